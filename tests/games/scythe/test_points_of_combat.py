"""What modules change about a combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from games.scythe.battle import ATTACKER, DEFENDER, FIVE, HERE, THREE, TWO, attack, fight, front, stars
from games.scythe.positions import Position
from spielwerk.games.scythe.combat import (
    Abilities,
    AddCards,
    BeforeCombat,
    CombatStep,
    Dial,
    change_settlement,
    settlement,
)
from spielwerk.games.scythe.options import CARD, DONE, NO, YES
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options


def changed(power: tuple[int, int] = (5, 5)) -> Position:
    """The front of battle.py, with the module in play."""
    plain = front(power)
    p = Position("crimea mechanical", "saxony industrial", "polania patriotic", modules=["changes"])
    p.s.players, p.s.hands, p.s.deck = plain.s.players, plain.s.hands, plain.s.deck
    return p.fresh()


def test_the_defender_wins_a_tie_with_an_ability_for_that(module: Module) -> None:
    module.on("wins_ties")(lambda _s, seat, foe, _place, attacks: (seat, foe, attacks) == (1, 0, False))
    assert stars(fight(changed(), 3, 3), DEFENDER) == 1
    assert stars(fight(changed(), 4, 3), ATTACKER) == 1
    assert stars(fight(changed(), 2, 3), DEFENDER) == 1


def test_a_tie_that_both_claim_is_the_attackers(module: Module) -> None:
    module.on("wins_ties")(lambda _s, _seat, _foe, _place, _attacks: True)
    assert stars(fight(changed(), 3, 3), ATTACKER) == 1


def test_other_options_for_combat_cards(module: Module) -> None:
    """Here the attacker may not play a 3."""

    def without_threes(_s: Scythe, seat: int, _laid: Sequence[int], options: Options) -> Options:
        return tuple([o for o in options if o is not CARD[1] or seat != ATTACKER])

    module.on("card_rules")(without_threes)
    p = attack(changed().hand(ATTACKER, 2, 3, 5).hand(DEFENDER, 3)).play("dial 0", seat=ATTACKER)
    assert p.options_of(ATTACKER) == [TWO, FIVE, DONE.text]
    p.play("dial 0", seat=DEFENDER)
    assert p.options_of(DEFENDER) == [THREE, DONE.text]


class Feint(Ask, frozen=True, tag="scythe.test.Feint"):
    """Two more power once everything is open."""

    gesture: ClassVar[str] = "ability"

    foe: int
    place: int

    def options(self, s: Scythe) -> Options:
        return (YES, NO)

    def choose(self, s: Scythe, option: Option) -> None:
        open_now = settlement(s)
        if option is YES and self.seat == open_now.attacker:
            change_settlement(s, replace(open_now, attack=open_now.attack + 2))


def test_a_commitment_changes_after_it_is_open(module: Module) -> None:
    module.on("after_reveal")(Feint)
    p = fight(changed(), 2, 3)
    assert (p.asked, stars(p, DEFENDER)) == ((ATTACKER, "Feint"), 0)
    again = p.game.loads(p.game.dumps(p.s))
    assert p.game.dumps(again) == p.game.dumps(p.s)
    p.play("yes", "no")
    assert (stars(p, ATTACKER), p.player(ATTACKER).power) == (1, 1)
    q = fight(changed(), 2, 3).play("no", "no")
    assert (stars(q, DEFENDER), q.player(ATTACKER).power) == (1, 3)


def test_a_module_learns_by_how_much_a_combat_was_won(module: Module) -> None:
    told: list[tuple[int, ...]] = []
    module.on("on_settled")(lambda s, *what: told.append((*what, stars_of(s))))
    fight(changed(), 4, 1)
    fight(changed(), 2, 5)
    fight(changed(), 2, 2)
    place = changed().place(HERE)
    assert told == [(0, 1, place, 3, 0), (1, 0, place, 3, 0), (0, 1, place, 0, 0)]


def stars_of(s: Scythe) -> int:
    return sum([p.star_count for p in s.players])


class DefenderFirst(CombatStep, frozen=True, tag="scythe.test.DefenderFirst"):
    """The defender commits before the attacker does."""

    def run(self, s: Scythe) -> None:
        s.then(Dial(self.defender, self.place), Later(self.attacker))


class Later(Ask, frozen=True, tag="scythe.test.Later"):
    """Keeps the two apart: a run of secret frames would be answered in any order."""

    def options(self, s: Scythe) -> Options:
        return (DONE,)

    def choose(self, s: Scythe, option: Option) -> None:
        s.next(AddCards(self.seat, settlement_place(s)))


def settlement_place(s: Scythe) -> int:
    return int(s.stack[-1].place)


def test_a_module_changes_the_order_of_commitments(module: Module) -> None:
    module.on("commit_order")(DefenderFirst)
    p = attack(changed())
    assert [d.seat for d in p.game.decisions(p.s)] == [DEFENDER]


class Weaken(BeforeCombat, frozen=True, tag="scythe.test.Weaken"):
    """An ability against the other side."""

    against: ClassVar[bool] = True

    def usable(self, s: Scythe) -> bool:
        return True

    def use(self, s: Scythe) -> None:
        s.players[self.foe].power = 0


def test_abilities_against_the_other_side_are_not_for_powers(module: Module) -> None:
    module.on("before_combat")(Weaken)
    assert attack(changed()).asked == (ATTACKER, "Weaken")
    module.powers = ("golem",)
    p = Position("crimea mechanical", "saxony industrial", modules=["changes"])
    p.s.stack = []
    Abilities(0, p.s.rules.actor("golem"), p.place(HERE)).run(p.s)
    assert p.s.stack == []

"""Mech modifications that work in combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import UNSET
from msgspec.structs import replace

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import BeforeCombat, change_settlement, defends, settlement
from spielwerk.games.scythe.components.modifications import CombatEffect
from spielwerk.games.scythe.control import controlled, enemy_units, pieces_changed
from spielwerk.games.scythe.effects import PayCards
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.albion import Sword
from spielwerk.games.scythe.factions.crimea import Scout
from spielwerk.games.scythe.factions.nordic import Artillery
from spielwerk.games.scythe.factions.polania import camaraderie
from spielwerk.games.scythe.factions.togawa_traps import LoseCard
from spielwerk.games.scythe.modules.mech_mods import MECH_TILES
from spielwerk.games.scythe.movement import fighters_at, retreat, workers_at
from spielwerk.games.scythe.options import DECLINE, DIAL_UP_TO, TO_EACH
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import DrawCard, gain_power, lose_power
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Frame
from spielwerk.kernel.option import Option, Options

__all__ = ["MECH_TILES"]


# --- before the dials


def always(_s: Scythe, _tile: CombatTile) -> bool:
    return True


def attacking(s: Scythe, tile: CombatTile) -> bool:
    return not defends(s, tile.seat)


def defending(s: Scythe, tile: CombatTile) -> bool:
    return defends(s, tile.seat)


def at_a_structure(s: Scythe, tile: CombatTile) -> bool:
    return bool(s.players[tile.seat].structures_at & BIT[tile.place])


WHEN: dict[str, Callable[[Scythe, CombatTile], bool]] = {
    "": always,
    "attacking": attacking,
    "defending": defending,
    "structure": at_a_structure,
}


class CombatTile(BeforeCombat, frozen=True):
    """Asks whether to use a tile before a combat; its row of the data says what it costs and brings."""

    tile: ClassVar[str]

    def effect(self, s: Scythe) -> CombatEffect:
        return s.rules.data.mech_mods()[self.tile].combat

    def usable(self, s: Scythe) -> bool:
        """Returns whether its condition holds, the cost can be paid, and it does something."""
        e, p = self.effect(s), s.players[self.seat]
        payable = p.power >= e.pay_power and sum(s.hands[self.seat]) >= e.pay_cards
        foe_loses = e.foe_power or (e.foe_cards and any(s.hands[self.foe]))
        gains = (e.power and p.power < s.rules.limits.power) or (e.cards and s.deck.drawable())
        return payable and bool(gains or foe_loses) and WHEN[e.when](s, self)

    def brings(self, s: Scythe) -> int:
        return self.effect(s).power - self.effect(s).pay_power

    def use(self, s: Scythe) -> None:
        """Pays and gains: power at once, then cards, and last what the other side loses."""
        e, seat, foe = self.effect(s), self.seat, self.foe
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(seat, self.tile))
        lose_power(s, seat, e.pay_power)
        gain_power(s, seat, e.power)
        lose_power(s, foe, e.foe_power)
        gives_up: type[Frame] = GiveUpCard if s.rules.chooses[foe] else LoseCard
        s.then(
            *[PayCards(seat, 1)] * e.pay_cards,
            *[DrawCard(seat)] * e.cards,
            *[gives_up(foe) for _ in range(min(e.foe_cards, sum(s.hands[foe])))],
            Stars(seat),
        )


class GiveUpCard(PayCards, frozen=True, tag="scythe.mechmods.GiveUpCard"):
    """Asks the other side which of its combat cards it discards.  [fenris.mechmods.armor-choice]"""

    gesture: ClassVar[str] = "discard"

    n: int = 1


class Armor(CombatTile, frozen=True, tag="scythe.mechmods.Armor"):
    """[fenris.mechmods.armor-choice, fenris.mechmods.npc-symbol]"""

    tile: ClassVar[str] = "armor"
    against: ClassVar[bool] = components.mech_mods()["armor"].not_against_powers


class Foothold(CombatTile, frozen=True, tag="scythe.mechmods.Foothold"):
    tile: ClassVar[str] = "foothold"


class Reinforce(CombatTile, frozen=True, tag="scythe.mechmods.Reinforce"):
    tile: ClassVar[str] = "reinforce"


class Tactics(CombatTile, frozen=True, tag="scythe.mechmods.Tactics"):
    """[fenris.mechmods.tactics-once]"""

    tile: ClassVar[str] = "tactics"


for tile in (Armor, Foothold, Reinforce, Tactics):
    MECH_TILES.add("before_combat", tile, tile.tile)


# --- the abilities of factions

for id, ability in {"artillery": Artillery, "scout": Scout, "sword": Sword}.items():
    MECH_TILES.add("before_combat", ability, id)
MECH_TILES.add("spares_workers", camaraderie, "camaraderie")


# --- after both sides have revealed


class DialTurned(Event, frozen=True, tag="scythe.DialTurned"):
    seat: int
    before: int
    n: int


class Feint(Ask, frozen=True, tag="scythe.mechmods.Feint"):
    """Asks for the new value of the dial, which the player must be able to pay instead of the first one.

    The attacker is asked first.
    [fenris.mechmods.feint-affordable, fenris.mechmods.feint-pay-new]
    """

    gesture: ClassVar[str] = "commit"
    begins: ClassVar[bool] = True

    foe: int
    place: int

    def dial(self, s: Scythe) -> int:
        fight = settlement(s)
        return fight.attack if fight.attacker == self.seat else fight.defence

    def options(self, s: Scythe) -> Options:
        fight = settlement(s)
        if self.seat not in (fight.attacker, fight.defender):
            return (DECLINE,)  # a partner of the player who dials
        dial, far = self.dial(s), s.rules.data.mech_mods()["feint"].dial
        most = min(dial + far, s.rules.limits.dial, s.players[self.seat].power)
        return DIAL_UP_TO[most][max(0, dial - far) :]

    def choose(self, s: Scythe, option: Option) -> None:
        fight, before = settlement(s), self.dial(s)
        if option is DECLINE or option.n == before:
            return
        if s.journal is not UNSET:
            s.journal.append(DialTurned(self.seat, before, option.n))
        attacks = fight.attacker == self.seat
        change_settlement(s, replace(fight, attack=option.n) if attacks else replace(fight, defence=option.n))


MECH_TILES.add("after_reveal", Feint, "feint")


@MECH_TILES.on("wins_ties", "entrenched")
def entrenched(_s: Scythe, _seat: int, _foe: int, _place: int, attacks: bool) -> bool:
    """Returns whether a tie is won: by a defender."""
    return not attacks


# --- after a defeat


class Regroup(Ask, frozen=True, tag="scythe.mechmods.Regroup"):
    """Asks where all beaten units retreat to: a controlled territory that is no lake, since workers may be
    with them, or where they would go without the tile.
    """

    gesture: ClassVar[str] = "retreat"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        safe = controlled(s, self.seat) & s.rules.board.land & ~enemy_units(s, self.seat)
        return (*TO_EACH(safe), DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DECLINE:
            return
        for unit in fighters_at(s, self.seat, self.place) + workers_at(s, self.seat, self.place):
            retreat(s, self.seat, unit, option.i)
        pieces_changed(s, self.seat)


MECH_TILES.add("retreats", Regroup, "regroup")

"""Combat: when and between whom, the secret commitment, the reveal, and what follows for both."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.events import (
    CardDiscarded,
    CardDrawn,
    CombatBegan,
    CombatWon,
    Gained,
    Retreated,
    Revealed,
    StarPlaced,
)
from spielwerk.games.scythe.state import FIRST_WORKER, POPULARITY, POWER
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.option import IllegalOption

ATTACKER, DEFENDER, THIRD = 0, 1, 2
HERE = "T6"
"""The combat region: the attacker comes from T5 (or V7, W7), the defender waits there."""
TWO, THREE, FOUR, FIVE = "card 0", "card 1", "card 2", "card 3"
"""Combat cards by their value."""


def front(power: tuple[int, int] = (5, 5)) -> Position:
    """Mech 1 of the attacker in T5 beside mech 1 of the defender in T6; empty hands, few coins."""
    p = Position("crimea mechanical", "saxony industrial", "polania patriotic")
    p.set(ATTACKER, power=power[0], popularity=5, coins=0).set(DEFENDER, power=power[1], popularity=5)
    for seat in p.game.seats:
        p.hand(seat)
    p.workers(ATTACKER, "V9").workers(DEFENDER, "M6").workers(THIRD, "W2")
    return p.mech(ATTACKER, 1, "T5").mech(DEFENDER, 1, HERE)


def attack(p: Position) -> Position:
    """The mech goes in with all its cargo, nobody else moves."""
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}")
    while p.asked == (ATTACKER, "Cargo"):
        p.play(p.options[0])
    return p.play("done")


def fight(p: Position, attack_with: int, defend_with: int) -> Position:
    """Both dial, without cards."""
    return attack(p).play(f"dial {attack_with}", seat=ATTACKER).play(f"dial {defend_with}", seat=DEFENDER)


def stars(p: Position, seat: int) -> int:
    return int(p.player(seat).stars[p.s.rules.star_rows["combat"]])


def hand(p: Position, seat: int) -> list[int]:
    """The values of the combat cards in a hand."""
    return [value for value, n in zip(p.s.rules.card_values, p.s.hands[seat], strict=True) for _ in range(n)]


# --- when and between whom


@pytest.mark.rule("scythe.combat.timing")
def test_a_combat_comes_after_all_movements_and_before_the_bottom_action() -> None:
    p = front().goods("V9", wood=3).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}")
    assert p.asked == (ATTACKER, "WhichUnit")  # there is a second movement first
    p.play("worker V9", "to F6", "load wood 3")
    assert p.asked == (ATTACKER, "Dial")
    p.play("dial 1", "dial 0")
    assert p.where(DEFENDER, 1) == "home"
    assert p.asked == (ATTACKER, "Bottom")


@pytest.mark.rule("scythe.combat.timing")
def test_a_combat_takes_place_in_each_region_with_characters_or_mechs_of_two_sides() -> None:
    p = front().mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    assert p.options == ["fight F5", f"fight {HERE}"]
    p.play("fight F5", "dial 1", "dial 0")
    assert p.asked == (ATTACKER, "Dial")  # the other one follows by itself
    p.play("dial 1", "dial 0")
    assert [p.where(DEFENDER, 1), p.where(DEFENDER, 2)] == ["home", "home"]
    assert p.asked[0] != ATTACKER


@pytest.mark.rule("scythe.combat.timing")
@pytest.mark.parametrize("defenders", ["workers", "structure"])
def test_there_is_no_combat_without_a_character_or_mech_of_the_other_side(defenders: str) -> None:
    p = front().mech(DEFENDER, 1, "M6")
    if defenders == "workers":
        p.workers(DEFENDER, HERE)
    else:
        p.structure(DEFENDER, "mill", HERE)
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}", "done")
    assert p.asked[0] != ATTACKER
    assert stars(p, ATTACKER) == 0


@pytest.mark.rule("scythe.combat.multiple-order")
@pytest.mark.parametrize("first", ["F5", HERE])
def test_the_attacker_chooses_the_order_of_combats(first: str) -> None:
    p = front().mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    assert p.asked == (ATTACKER, "WhichCombat")
    p.play(f"fight {first}", "dial 1", "dial 0")
    beaten = {HERE: 1, "F5": 2}
    assert p.where(DEFENDER, beaten.pop(first)) == "home"
    ((other, mech),) = beaten.items()
    assert p.where(DEFENDER, mech) == other


@pytest.mark.rule("scythe.combat.two-players")
def test_only_the_two_players_with_units_in_the_region_take_part() -> None:
    p = attack(front().mech(THIRD, 1, "V7").set(THIRD, power=9).hand(THIRD, 5))
    assert sorted([d.seat for d in p.game.decisions(p.s)]) == [ATTACKER, DEFENDER]
    with pytest.raises(IllegalOption):
        p.play("dial 1", seat=THIRD)
    p.play("dial 1", "dial 0")
    third = p.player(THIRD)
    assert [third.power, hand(p, THIRD), p.where(THIRD, 1), third.star_count] == [9, [5], "V7", 0]


@pytest.mark.rule("scythe.combat.two-players")
def test_combats_with_different_players_are_fought_with_each_of_them() -> None:
    p = front().mech(THIRD, 1, "F5").character(ATTACKER, "V7").set(THIRD, power=4).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5", "fight F5")
    assert sorted([d.seat for d in p.game.decisions(p.s)]) == [ATTACKER, THIRD]
    p.play("dial 1", "dial 0")
    assert sorted([d.seat for d in p.game.decisions(p.s)]) == [ATTACKER, DEFENDER]
    assert p.where(THIRD, 1) == "home"


@pytest.mark.rule("scythe.combat.no-requirement")
def test_a_combat_may_be_started_with_nothing() -> None:
    """Power 0, popularity 0 and no cards on both sides: 0 to 0, the attacker wins."""
    p = attack(front(power=(0, 0)).set(ATTACKER, popularity=0))
    assert stars(p, ATTACKER) == 1
    assert p.where(DEFENDER, 1) == "home"
    assert p.player(ATTACKER).power == 0


@pytest.mark.rule("scythe.deal.no-escape-from-combat", "scythe.ruling.bribe-during-combat")
def test_nothing_but_the_combat_can_follow() -> None:
    p = front().set(ATTACKER, coins=20).set(DEFENDER, coins=20).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}")
    assert "unit mech1" not in p.options  # no way back
    p.play("done")
    for seat in (ATTACKER, DEFENDER):
        assert p.options_of(seat) == [f"dial {n}" for n in range(6)]
    p.play("dial 0", seat=ATTACKER).play("dial 0", seat=DEFENDER)  # holding back is possible, leaving is not
    assert p.where(DEFENDER, 1) == "home"
    assert stars(p, ATTACKER) == 1


# --- abilities


@pytest.mark.rule("scythe.combat.ability-order")
def test_the_attackers_ability_comes_first_then_the_defenders_then_the_dials() -> None:
    p = Position("nordic mechanical", "saxony industrial").set(0, power=5).set(1, power=5)
    p.mech(0, 3, "T5").mech(1, 3, HERE).turn(0).play("move", "units", "unit mech3", f"to {HERE}", "done")
    assert p.asked == (0, "Artillery")
    p.play("yes")
    assert [p.player(0).power, p.player(1).power] == [4, 3]
    assert p.asked == (1, "Disarm")
    p.play("yes")
    assert [p.player(0).power, p.player(1).power] == [2, 3]
    assert p.options_of(0) == ["dial 0", "dial 1", "dial 2"]
    assert p.options_of(1) == ["dial 0", "dial 1", "dial 2", "dial 3"]


@pytest.mark.rule("scythe.combat.ability-order")
def test_the_attackers_ability_may_leave_the_defender_without_one() -> None:
    """Disarm takes the last 2 power: nothing is left to pay the artillery."""
    p = Position("saxony mechanical", "nordic industrial").set(0, power=5).set(1, power=2)
    p.mech(0, 3, "T5").mech(1, 3, HERE).turn(0).play("move", "units", "unit mech3", f"to {HERE}", "done")
    assert p.asked == (0, "Disarm")
    p.play("yes")
    assert p.player(1).power == 0
    assert p.asked == (0, "Dial")
    assert p.player(0).power == 5


# --- the commitment


@pytest.mark.rule("scythe.combat.simultaneous-choice")
def test_both_are_asked_at_the_same_time() -> None:
    p = attack(front(power=(3, 2)))
    assert p.options_of(ATTACKER) == ["dial 0", "dial 1", "dial 2", "dial 3"]
    assert p.options_of(DEFENDER) == ["dial 0", "dial 1", "dial 2"]
    assert [p.view(seat).sealed[0] for seat in (ATTACKER, DEFENDER)] == [-1, -1]  # nothing yet is not 0
    p.play("dial 0", seat=DEFENDER)
    assert p.options_of(DEFENDER) == []
    assert [p.view(seat).sealed[0] for seat in (ATTACKER, DEFENDER)] == [-1, 0]


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.combat.no-requirement")
@pytest.mark.parametrize("first", [ATTACKER, DEFENDER])
def test_nobody_waits_for_the_other_even_without_power(first: int) -> None:
    p = attack(front(power=(0, 0)).hand(ATTACKER, 2).hand(DEFENDER, 3))
    assert p.options_of(ATTACKER) == [TWO, "done"]
    assert p.options_of(DEFENDER) == [THREE, "done"]
    p.play("done", seat=first)
    other = DEFENDER if first == ATTACKER else ATTACKER
    assert [d.seat for d in p.game.decisions(p.s)] == [other]
    p.play("done", seat=other)
    assert stars(p, ATTACKER) == 1


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.combat.no-requirement")
@pytest.mark.parametrize(("dial", "winner"), [("dial 0", ATTACKER), ("dial 1", DEFENDER)])
def test_no_power_and_no_card_are_a_commitment_of_zero(dial: str, winner: int) -> None:
    p = attack(front(power=(0, 1)))
    assert [d.seat for d in p.game.decisions(p.s)] == [DEFENDER]
    p.play(dial)
    assert stars(p, winner) == 1


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.info.combat-commitment-secret")
@pytest.mark.parametrize("power", [(3, 0), (0, 3)])
@pytest.mark.parametrize("cards", [(), (2,)])
def test_what_another_seat_may_have_sealed_can_be_imagined(
    power: tuple[int, int], cards: tuple[int, ...]
) -> None:
    """Who looks ahead fills in something that fits the view, also for a side that has nothing to commit."""
    p = attack(front(power=power).hand(ATTACKER, *cards).hand(DEFENDER, *cards))
    for viewer in (ATTACKER, DEFENDER, THIRD, SPECTATOR):
        seen = p.view(viewer)
        for seed in range(5):
            assert p.game.view(p.game.resample(seen, Rng(seed)), viewer) == seen


@pytest.mark.rule("scythe.combat.simultaneous-choice")
@pytest.mark.parametrize(
    "order",
    [
        [(0, "dial 2"), (0, TWO), (1, "dial 1"), (1, FOUR), (1, "done")],
        [(1, "dial 1"), (1, FOUR), (1, "done"), (0, "dial 2"), (0, TWO)],
        [(1, "dial 1"), (0, "dial 2"), (1, FOUR), (0, TWO), (1, "done")],
        [(0, "dial 2"), (1, "dial 1"), (1, FOUR), (0, TWO), (1, "done")],
    ],
)
def test_the_order_of_the_answers_does_not_matter(order: list[tuple[int, str]]) -> None:
    p = front().hand(ATTACKER, 2, 3).hand(DEFENDER, 4, 5, 5).character(DEFENDER, HERE)
    attack(p)
    for seat, text in order:
        p.play(text, seat=seat)
    assert stars(p, DEFENDER) == 1  # 2 + 2 to 1 + 4
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [3, 4]
    assert hand(p, DEFENDER) == [5, 5]
    assert p.s.deck.discard == [0, 2]
    assert p.game.digest(p.s) == _digest_of_the_usual_order()


def _digest_of_the_usual_order() -> str:
    p = front().hand(ATTACKER, 2, 3).hand(DEFENDER, 4, 5, 5).character(DEFENDER, HERE)
    attack(p).play("dial 2", TWO, "dial 1", FOUR, "done")
    return p.game.digest(p.s)


COMMITMENTS = [
    ("dial 0", "done"),
    ("dial 5", "done"),
    ("dial 0", TWO, "done"),
    ("dial 3", TWO, TWO),
    ("dial 3", TWO, FIVE),
    ("dial 5", FIVE),  # nothing may follow the only 5, since cards are laid in ascending order
]


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.info.combat-commitment-secret")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_nobody_else_can_tell_one_commitment_from_another(seat: int) -> None:
    """Number and values of the cards, and the dial, are hidden; power and hands change at the reveal."""
    p = front().character(ATTACKER, "T5").character(DEFENDER, HERE)
    p.hand(ATTACKER, 2, 2, 5).hand(DEFENDER, 2, 2, 5).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", f"to {HERE}")
    others = [viewer for viewer in (ATTACKER, DEFENDER, THIRD, SPECTATOR) if viewer != seat]
    seen = []
    own = []
    for commitment in COMMITMENTS:
        s = p.s.copy()
        for text in commitment:
            p.game.apply(s, text, seat)
        assert [d.seat for d in p.game.decisions(s)] == [DEFENDER if seat == ATTACKER else ATTACKER]
        seen.append([p.game.view(s, viewer) for viewer in others])
        own.append(p.game.view(s, seat))
    assert all(views == seen[0] for views in seen)
    assert all(view != own[0] for view in own[1:])
    for view in seen[0]:
        assert [view.players[seat].power, view.hand_sizes[seat]] == [5, 3]  # type: ignore[attr-defined]


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.info.combat-commitment-secret")
def test_a_card_laid_does_not_show_before_the_last_one() -> None:
    """After the dial the others see that the seat has not finished, however many cards it has laid."""
    p = front().character(DEFENDER, HERE).hand(DEFENDER, 2, 3, 4)
    attack(p).play("dial 2", seat=DEFENDER)
    before = [p.view(viewer) for viewer in (ATTACKER, THIRD, SPECTATOR)]
    p.play(TWO, seat=DEFENDER)
    assert [p.view(viewer) for viewer in (ATTACKER, THIRD, SPECTATOR)] == before


@pytest.mark.rule("scythe.combat.dial-max")
@pytest.mark.parametrize(("power", "most"), [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7), (16, 7)])
def test_the_dial_ends_at_seven_and_at_the_own_power(power: int, most: int) -> None:
    p = attack(front(power=(power, power)).hand(ATTACKER, 2).hand(DEFENDER, 2))
    if most == 0:
        assert p.options_of(ATTACKER) == [TWO, "done"]  # the dial shows 0, only the card is asked
    else:
        assert p.options_of(ATTACKER) == p.options_of(DEFENDER) == [f"dial {n}" for n in range(most + 1)]
        p.play(f"dial {most}", seat=ATTACKER)
        assert p.options_of(ATTACKER) == [TWO, "done"]
        p.play("done", seat=ATTACKER).play("dial 0", "done", seat=DEFENDER)
        assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [power - most, power]
        assert hand(p, ATTACKER) == hand(p, DEFENDER) == [2]


@pytest.mark.rule("scythe.combat.cards-per-unit")
def test_one_card_for_each_character_and_mech_in_the_region() -> None:
    """The attacker has 1 fighter there, the defender 3; workers and units elsewhere add nothing."""
    p = front().hand(ATTACKER, 2, 2, 2, 2).hand(DEFENDER, 3, 3, 3, 3)
    p.character(ATTACKER, "T5").workers(ATTACKER, "T5", "T5")
    p.character(DEFENDER, HERE).mech(DEFENDER, 2, HERE).mech(DEFENDER, 4, "M6").workers(DEFENDER, HERE, HERE)
    attack(p).play("dial 0", TWO, seat=ATTACKER)
    assert p.options_of(ATTACKER) == []  # no second card
    p.play("dial 0", THREE, THREE, seat=DEFENDER)
    assert p.options_of(DEFENDER) == [THREE, "done"]
    p.play(THREE, seat=DEFENDER)
    assert [hand(p, ATTACKER)[:3], hand(p, DEFENDER)] == [[2, 2, 2], [3]]


@pytest.mark.rule("scythe.combat.cards-per-unit", "scythe.rusviet.peoples-army-extra-card")
@pytest.mark.parametrize(("workers", "most"), [(0, 1), (1, 2), (3, 2)])
def test_an_ability_may_allow_one_more(workers: int, most: int) -> None:
    p = Position("crimea mechanical", "rusviet industrial").set(0, power=1).set(1, power=0).hand(0)
    p.mech(0, 1, "T5").mech(1, 3, HERE).workers(1, *[HERE] * workers).hand(1, 2, 2, 2)
    attack(p).play(*[TWO] * most, seat=1)
    assert p.options_of(1) == []


@pytest.mark.rule("scythe.combat.cards-per-unit")
def test_cards_are_optional_and_must_be_in_the_hand() -> None:
    p = front().character(DEFENDER, HERE).hand(DEFENDER, 2, 5)
    attack(p).play("dial 0", seat=DEFENDER)
    assert p.options_of(DEFENDER) == [TWO, FIVE, "done"]
    p.play(TWO, seat=DEFENDER)
    assert p.options_of(DEFENDER) == [FIVE, "done"]


@pytest.mark.rule("scythe.combat.cards-per-unit")
def test_every_choice_of_cards_can_be_made_in_exactly_one_way() -> None:
    """Up to two of 2, 2, 3, 5."""
    p = front(power=(0, 5)).character(ATTACKER, "T5").hand(ATTACKER, 2, 2, 3, 5).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", f"to {HERE}")
    found = p.game.expand(p.s)
    cards = [tuple([o.text for o in path if o.text != "done"]) for path in found.sequences]
    assert found.complete
    assert sorted(cards) == sorted(
        [(), (TWO,), (THREE,), (FIVE,), (TWO, TWO), (TWO, THREE), (TWO, FIVE), (THREE, FIVE)]
    )


@pytest.mark.rule("scythe.combat.cards-with-zero-dial")
@pytest.mark.parametrize("power", [0, 5])
def test_cards_may_be_added_to_a_dial_of_zero(power: int) -> None:
    p = attack(front(power=(power, 4)).hand(ATTACKER, 5))
    if power:
        p.play("dial 0", seat=ATTACKER)
    p.play(FIVE, seat=ATTACKER).play("dial 4", seat=DEFENDER)
    assert stars(p, ATTACKER) == 1  # 0 + 5 to 4
    assert p.player(ATTACKER).power == power


@pytest.mark.rule("scythe.combat.no-hand-limit")
def test_a_hand_may_hold_any_number_of_combat_cards() -> None:
    p = front().hand(ATTACKER, *[2] * 16, *[3] * 12, *[4] * 8).set(ATTACKER, coins=1).turn(ATTACKER)
    p.play("bolster", "take cards 1")
    assert hand(p, ATTACKER) == [*[2] * 16, *[3] * 12, *[4] * 8, 5]


# --- the reveal


@pytest.mark.parametrize(
    ("attack_with", "defend_with", "winner"),
    [
        pytest.param(3, 2, ATTACKER, marks=pytest.mark.rule("scythe.combat.higher-wins")),
        pytest.param(2, 3, DEFENDER, marks=pytest.mark.rule("scythe.combat.higher-wins")),
        pytest.param(2, 2, ATTACKER, marks=pytest.mark.rule("scythe.combat.tie")),
        pytest.param(0, 0, ATTACKER, marks=pytest.mark.rule("scythe.combat.tie")),
        pytest.param(5, 5, ATTACKER, marks=pytest.mark.rule("scythe.combat.tie")),
    ],
)
def test_the_higher_total_wins_and_the_attacker_on_a_tie(
    attack_with: int, defend_with: int, winner: int
) -> None:
    p = fight(front(), attack_with, defend_with)
    loser = DEFENDER if winner == ATTACKER else ATTACKER
    assert p.where(winner, 1) == HERE
    assert p.where(loser, 1) == "home"
    assert [stars(p, winner), stars(p, loser)] == [1, 0]


@pytest.mark.rule("scythe.combat.reveal")
@pytest.mark.parametrize(
    ("attack_with", "defend_with", "winner"),
    [
        (("dial 1", FIVE), ("dial 5", "done"), ATTACKER),  # 1 + 5 = 6 to 5
        (("dial 1", FOUR), ("dial 5", "done"), ATTACKER),  # 5 to 5
        (("dial 1", THREE), ("dial 5", "done"), DEFENDER),  # 4 to 5
        (("dial 5", TWO), ("dial 0", FOUR, FOUR), DEFENDER),  # 7 to 8
        (("dial 5", THREE), ("dial 0", FOUR, FOUR), ATTACKER),  # 8 to 8
    ],
)
def test_the_total_is_the_dial_and_the_values_of_the_cards(
    attack_with: tuple[str, ...], defend_with: tuple[str, ...], winner: int
) -> None:
    p = front().hand(ATTACKER, 2, 3, 4, 5).hand(DEFENDER, 4, 4, 5).character(DEFENDER, HERE)
    attack(p)
    p.play(*attack_with, seat=ATTACKER)
    assert [stars(p, ATTACKER), stars(p, DEFENDER), p.where(DEFENDER, 1)] == [0, 0, HERE]  # not yet
    p.play(*defend_with, seat=DEFENDER)
    assert [p.view(ATTACKER).sealed, p.view(DEFENDER).sealed] == [[], []]  # the dials are put away
    assert [stars(p, seat) for seat in (ATTACKER, DEFENDER)] == [
        int(winner == ATTACKER),
        int(winner == DEFENDER),
    ]


@pytest.mark.rule("scythe.combat.pay-power")
@pytest.mark.parametrize(("attack_with", "defend_with"), [(4, 1), (1, 4), (3, 3), (0, 5)])
def test_winner_and_loser_pay_what_they_dialled(attack_with: int, defend_with: int) -> None:
    p = fight(front(power=(9, 5)), attack_with, defend_with)
    assert p.player(ATTACKER).power == 9 - attack_with
    assert p.player(DEFENDER).power == 5 - defend_with


@pytest.mark.rule("scythe.combat.discard-cards")
def test_cards_of_both_sides_are_discarded_and_cost_no_power() -> None:
    p = front().hand(ATTACKER, 2, 5).hand(DEFENDER, 3, 3, 4).character(DEFENDER, HERE)
    attack(p).play("dial 1", FIVE, seat=ATTACKER).play("dial 2", THREE, THREE, seat=DEFENDER)
    assert stars(p, DEFENDER) == 1  # 6 to 8
    assert hand(p, DEFENDER) == [4]
    assert hand(p, ATTACKER).count(2) >= 1
    assert sum(p.s.hands[ATTACKER]) == 2  # 2 - 1, and the loser's new card
    assert sorted(p.s.deck.discard) == [1, 1, 3]
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [4, 3]


@pytest.mark.rule("scythe.combat.reveal", "scythe.combat.two-players", "scythe.combat.winner-star")
def test_the_log_tells_the_combat_step_by_step() -> None:
    p = front().hand(DEFENDER, 3, 3).workers(DEFENDER, HERE).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}")
    here, home = p.place(HERE), p.place("home", DEFENDER)
    journal: list[Event] = []
    p.s.journal = journal
    p.play("done").play("dial 4", seat=ATTACKER)
    assert journal == [CombatBegan(ATTACKER, DEFENDER, here)]
    p.play("dial 1", THREE, seat=DEFENDER)
    (drawn,) = [event for event in journal if isinstance(event, CardDrawn)]
    assert drawn.seat == DEFENDER
    assert journal[1:12] == [
        Revealed(ATTACKER, 4, (0, 0, 0, 0), 4),
        Gained(ATTACKER, POWER, -4),
        Revealed(DEFENDER, 1, (0, 1, 0, 0), 4),
        Gained(DEFENDER, POWER, -1),
        CardDiscarded(DEFENDER, 1),
        CombatWon(ATTACKER, DEFENDER, here),
        Gained(ATTACKER, POPULARITY, -1),
        Retreated(DEFENDER, 1, here, home),
        Retreated(DEFENDER, FIRST_WORKER, here, home),
        drawn,
        StarPlaced(ATTACKER, "combat"),
    ]


# --- what follows for the winner


@pytest.mark.rule("scythe.combat.winner-control")
def test_a_winning_attacker_can_spend_the_resources_at_once() -> None:
    """3 wood lie in the region: after the combat they pay for the Build action of the same turn."""
    p = front().goods(HERE, wood=3)
    assert p.score(DEFENDER)["resources"] == 1
    fight(p, 1, 0)
    assert p.asked == (ATTACKER, "Bottom")
    assert p.options == ["build", "skip"]
    p.play("build", "decline", "take coins 2")
    assert p.tokens(HERE) == {}


@pytest.mark.rule("scythe.combat.winner-control")
def test_a_winning_defender_keeps_region_and_resources() -> None:
    p = front().goods(HERE, wood=3).workers(ATTACKER).workers(DEFENDER).set(DEFENDER, popularity=0)
    fight(p, 0, 1)
    assert p.asked[0] != ATTACKER  # nothing to build with
    assert p.score(ATTACKER)["regions"] == 0
    assert [p.score(DEFENDER)["regions"], p.score(DEFENDER)["resources"]] == [2, 1]


@pytest.mark.rule("scythe.combat.winner-control")
def test_a_winning_attacker_controls_a_region_with_an_enemy_structure() -> None:
    p = front().structure(DEFENDER, "mill", HERE).goods(HERE, oil=2).set(ATTACKER, popularity=0)
    fight(p.workers(ATTACKER), 1, 0)
    assert [p.score(ATTACKER)["regions"], p.score(ATTACKER)["resources"]] == [2, 1]


@pytest.mark.rule("scythe.combat.winner-star")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_winning_attacker_places_a_star_up_to_two(before: int, after: int) -> None:
    p = fight(front().stars(ATTACKER, combat=before), 1, 0)
    assert stars(p, ATTACKER) == after


@pytest.mark.rule("scythe.combat.winner-star")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_winning_defender_places_a_star_up_to_two(before: int, after: int) -> None:
    p = Position("saxony mechanical", "crimea industrial").set(0, power=1).set(1, power=1).hand(0).hand(1)
    p.mech(0, 1, "T5").mech(1, 1, HERE).stars(1, combat=before)
    fight(p, 0, 1)
    assert [stars(p, 0), stars(p, 1)] == [0, after]


@pytest.mark.rule("scythe.combat.winner-star", "scythe.faction.saxony-dominate-combat")
@pytest.mark.parametrize("wins_as", ["attacker", "defender"])
def test_one_faction_places_a_star_for_every_won_combat(wins_as: str) -> None:
    if wins_as == "defender":
        p = fight(front().stars(DEFENDER, combat=2), 0, 1)
        assert stars(p, DEFENDER) == 3
    else:
        p = Position("saxony mechanical", "crimea industrial").set(0, power=1).set(1, power=0).hand(0).hand(1)
        attack(p.mech(0, 1, "T5").mech(1, 1, HERE).stars(0, combat=3)).play("dial 1")
        assert stars(p, 0) == 4


@pytest.mark.rule("scythe.combat.winner-star")
@pytest.mark.parametrize(
    ("attack_with", "winner", "loser"), [(1, ATTACKER, DEFENDER), (0, DEFENDER, ATTACKER)]
)
def test_modules_hear_of_a_won_combat(attack_with: int, winner: int, loser: int) -> None:
    p = front()
    heard: list[tuple[int, ...]] = []
    p.s.rules.on_combat_won = (*p.s.rules.on_combat_won, lambda s, *about: heard.append(about))
    fight(p, attack_with, 1)
    assert heard == [(winner, loser, p.place(HERE))]


@pytest.mark.rule("scythe.combat.fight-after-limit")
def test_with_two_combat_stars_one_may_still_attack_and_win() -> None:
    p = fight(front().stars(ATTACKER, combat=2), 2, 1)
    assert p.where(ATTACKER, 1) == HERE
    assert p.where(DEFENDER, 1) == "home"
    assert p.player(ATTACKER).star_count == 2


@pytest.mark.rule("scythe.combat.fight-after-limit")
def test_with_two_combat_stars_one_may_still_defend_and_win() -> None:
    p = Position("saxony mechanical", "crimea industrial").set(0, power=1).set(1, power=1).hand(0).hand(1)
    fight(p.mech(0, 1, "T5").mech(1, 1, HERE).stars(1, combat=2), 0, 1)
    assert [p.where(0, 1), p.where(1, 1)] == ["home", HERE]


@pytest.mark.rule("scythe.combat.attacker-popularity")
@pytest.mark.parametrize("workers", [0, 1, 3])
def test_a_winning_attacker_loses_a_popularity_for_each_worker_driven_off(workers: int) -> None:
    p = fight(front().workers(DEFENDER, *[HERE] * workers, "M6").goods("V9", wood=3), 1, 0)
    assert p.asked == (ATTACKER, "Bottom")
    assert p.player(ATTACKER).popularity == 5 - workers
    assert p.view(ATTACKER).driven == workers
    assert p.player(DEFENDER).popularity == 5
    assert [p.workers_at(DEFENDER, "home"), p.workers_at(DEFENDER, "M6")] == [workers, 1]


@pytest.mark.rule("scythe.combat.defender-no-popularity", "scythe.combat.example-attacker-loses-with-workers")
def test_a_winning_defender_loses_no_popularity() -> None:
    """The attacking mech carried two workers: they go home with it."""
    p = fight(front().workers(ATTACKER, "T5", "T5", "V9").workers(DEFENDER, HERE), 0, 1)
    assert [p.player(ATTACKER).popularity, p.player(DEFENDER).popularity] == [5, 5]
    assert p.where(ATTACKER, 1) == "home"
    assert [p.workers_at(ATTACKER, "home"), p.workers_at(ATTACKER, "V9")] == [2, 1]
    assert p.workers_at(DEFENDER, HERE) == 1


@pytest.mark.rule("scythe.combat.retreat-with-low-popularity")
@pytest.mark.parametrize("popularity", [0, 1, 2])
def test_workers_are_driven_off_even_without_enough_popularity(popularity: int) -> None:
    p = fight(front().workers(DEFENDER, HERE, HERE, HERE).set(ATTACKER, popularity=popularity), 1, 0)
    assert p.workers_at(DEFENDER, "home") == 3
    assert p.player(ATTACKER).popularity == 0


# --- what follows for the loser


@pytest.mark.rule("scythe.combat.retreat-all-units")
def test_all_units_of_a_beaten_defender_go_home() -> None:
    p = front().character(DEFENDER, HERE).mech(DEFENDER, 2, HERE).mech(DEFENDER, 4, "M6")
    fight(p.workers(DEFENDER, HERE, HERE, "T8"), 1, 0)
    assert [p.where(DEFENDER, unit) for unit in (0, 1, 2, 4)] == ["home", "home", "home", "M6"]
    assert [p.workers_at(DEFENDER, "home"), p.workers_at(DEFENDER, "T8")] == [2, 1]
    assert p.where(ATTACKER, 1) == HERE
    assert p.asked[0] != ATTACKER  # there is nobody left to fight


@pytest.mark.rule("scythe.combat.retreat-all-units")
def test_all_units_of_a_beaten_attacker_go_home() -> None:
    """To the own home base, not to where they came from."""
    p = front().character(ATTACKER, "V7").workers(ATTACKER, "T5", "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "load worker 1", "unit character", f"to {HERE}")
    p.play("dial 0", seat=ATTACKER).play("dial 1", seat=DEFENDER)
    assert [p.where(ATTACKER, 0), p.where(ATTACKER, 1)] == ["home", "home"]
    assert [p.workers_at(ATTACKER, "home"), p.workers_at(ATTACKER, "V7")] == [1, 1]


@pytest.mark.rule("scythe.combat.retreat-leave-resources")
def test_what_a_beaten_attacker_brought_along_stays_with_the_defender() -> None:
    p = front().goods("T5", metal=2, food=1).goods(HERE, oil=1)
    fight(p, 0, 1)
    assert p.tokens("T5") == {}
    assert p.tokens(HERE) == {"oil": 1, "metal": 2, "food": 1}
    assert p.tokens("HB_CRIMEA") == {}
    assert p.score(DEFENDER)["resources"] == 2


@pytest.mark.rule("scythe.combat.retreat-leave-resources")
def test_what_lay_with_a_beaten_defender_stays_there() -> None:
    p = fight(front().goods(HERE, oil=4).workers(DEFENDER, HERE), 1, 0)
    assert p.tokens(HERE) == {"oil": 4}
    assert p.tokens("HB_SAXONY") == {}


@pytest.mark.parametrize(
    ("loser_plays", "cards"),
    [
        pytest.param(("dial 1", "done"), 1, marks=pytest.mark.rule("scythe.combat.loser-card")),
        pytest.param(("dial 0", TWO), 1, marks=pytest.mark.rule("scythe.combat.loser-card")),
        pytest.param(("dial 2", TWO), 1, marks=pytest.mark.rule("scythe.combat.loser-card")),
        pytest.param(("dial 0", "done"), 0, marks=pytest.mark.rule("scythe.combat.loser-no-card")),
    ],
)
@pytest.mark.parametrize("loser", [ATTACKER, DEFENDER])
def test_the_loser_draws_a_card_for_any_commitment(
    loser_plays: tuple[str, ...], cards: int, loser: int
) -> None:
    p = front(power=(7, 7)).hand(loser, 2)
    winner = DEFENDER if loser == ATTACKER else ATTACKER
    spent = int(TWO in loser_plays)
    attack(p).play(*loser_plays, seat=loser).play("dial 7", seat=winner)
    assert stars(p, winner) == 1
    assert sum(p.s.hands[loser]) == 1 - spent + cards
    assert hand(p, winner) == []


@pytest.mark.rule("scythe.combat.loser-card")
def test_the_card_is_drawn_after_the_retreat_and_after_the_discard() -> None:
    p = Position("crimea mechanical", "saxony industrial", ask=True)
    p.set(0, power=0).set(1, power=0).hand(0, 5).hand(1, 2).mech(0, 1, "T5").mech(1, 1, HERE)
    attack(p).play(FIVE, seat=0).play(TWO, seat=1)
    assert p.asked[1] == "DrawCard"
    assert p.where(1, 1) == "home"
    assert sorted(p.s.deck.discard) == [0, 3]
    p.play(FOUR)
    assert [hand(p, 0), hand(p, 1)] == [[], [4]]


# --- the sixth star


@pytest.mark.rule("scythe.combat.sixth-star-stops", "scythe.end.pending-units-return")
def test_after_the_sixth_star_the_other_combats_are_not_fought() -> None:
    p = front(power=(5, 5)).stars(ATTACKER, power=1, mechs=1, workers=1, combat=1, recruits=1)
    p.mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").goods("V7", food=2).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5", "load food 0")
    p.play(f"fight {HERE}", "dial 3", "dial 2")
    assert p.game.outcome(p.s) is not None
    assert p.where(ATTACKER, 0) == "V7"
    assert [p.where(DEFENDER, 1), p.where(DEFENDER, 2)] == ["home", "F5"]
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [2, 3]


@pytest.mark.rule("scythe.combat.sixth-star-stops")
def test_with_fewer_stars_the_next_combat_follows() -> None:
    p = front(power=(5, 5)).stars(ATTACKER, power=1, mechs=1, workers=1)
    p.mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    p.play(f"fight {HERE}", "dial 3", "dial 0", "dial 2", "dial 0")
    assert [p.where(ATTACKER, 0), p.where(DEFENDER, 2)] == ["F5", "home"]
    assert p.player(ATTACKER).star_count == 5


@pytest.mark.rule("scythe.combat.sixth-star-stops", "scythe.ruling.defender-sixth-star")
def test_the_sixth_star_of_the_defender_sends_the_other_attackers_back() -> None:
    p = front(power=(5, 5)).stars(DEFENDER, power=1, mechs=1, workers=1, recruits=1, combat=1)
    p.mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    p.play(f"fight {HERE}", "dial 0", "dial 1")
    assert p.game.outcome(p.s) is not None
    assert [p.where(ATTACKER, 0), p.where(ATTACKER, 1)] == ["V7", "home"]
    assert [p.where(DEFENDER, 1), p.where(DEFENDER, 2)] == [HERE, "F5"]


@pytest.mark.rule("scythe.ruling.sixth-star-combat-order")
def test_payment_retreat_popularity_and_the_card_come_before_the_sixth_star() -> None:
    p = front(power=(5, 5)).stars(ATTACKER, power=1, mechs=1, workers=1, combat=1, recruits=1)
    fight(p.workers(DEFENDER, HERE), 3, 2)
    assert p.game.outcome(p.s) is not None
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [2, 3]
    assert [p.where(DEFENDER, 1), p.workers_at(DEFENDER, "home")] == ["home", 1]
    assert p.player(ATTACKER).popularity == 4
    assert sum(p.s.hands[DEFENDER]) == 1


# --- on lakes


def lake_battle() -> Position:
    """The Nordic mech attacks from M2 on L3, where a mech of Polania carries two workers and 2 food."""
    p = Position("nordic mechanical", "polania industrial").set(0, power=3, popularity=5).set(1, power=3)
    p.hand(0).hand(1).mech(0, 2, "M2").mech(1, 2, "L3").workers(1, "L3", "L3", "W2").goods("L3", food=2)
    return p.workers(0, "W1").turn(0).play("move", "units", "unit mech2", "to L3", "done")


@pytest.mark.rule("scythe.combat.lake")
def test_a_combat_on_a_lake_goes_like_any_other() -> None:
    p = lake_battle()
    assert p.options_of(0) == p.options_of(1) == [f"dial {n}" for n in range(4)]
    p.play("dial 2", "dial 2")
    assert [p.where(0, 2), p.where(1, 2)] == ["L3", "home"]
    assert [stars(p, 0), p.player(0).power, p.player(1).power] == [1, 1, 1]
    assert sum(p.s.hands[1]) == 1


@pytest.mark.rule("scythe.combat.lake", "scythe.ruling.lake-cargo")
def test_the_winner_controls_the_lake_and_what_floats_there() -> None:
    p = lake_battle().set(0, popularity=0).play("dial 1", "dial 0")
    assert p.tokens("L3") == {"food": 2}
    assert [p.score(0)["regions"], p.score(0)["resources"]] == [2 * 2, 1]  # the lake and W1


@pytest.mark.rule("scythe.combat.lake-popularity")
def test_workers_aboard_go_home_with_their_mech_and_cost_popularity() -> None:
    p = lake_battle().play("dial 1", "dial 0")
    assert [p.workers_at(1, "home"), p.workers_at(1, "W2")] == [2, 1]
    assert p.player(0).popularity == 3


@pytest.mark.rule("scythe.combat.lake-popularity")
def test_a_winning_defender_on_a_lake_loses_no_popularity() -> None:
    p = Position("polania mechanical", "nordic industrial").set(0, power=3).set(1, power=3, popularity=5)
    p.hand(0).hand(1).mech(0, 2, "M4").workers(0, "M4").mech(1, 2, "L3").turn(0)
    p.play("move", "units", "unit mech2", "to L3", "load worker 1", "done")
    p.play("dial 0", "dial 1")
    assert [p.where(0, 2), p.workers_at(0, "home"), p.player(1).popularity] == ["home", 1, 5]


# --- John and Sandra


JOHN, SANDRA = 0, 1


def john_attacks_sandra() -> Position:
    """John's character walks into a free farm, then a mech with two workers into Sandra's region."""
    p = Position("crimea mechanical", "saxony industrial").set(JOHN, power=10, popularity=6)
    p.set(SANDRA, power=4, popularity=6).hand(JOHN, 2, 3, 4).hand(SANDRA, 3, 3, 5)
    p.mech(JOHN, 1, "T5").workers(JOHN, "T5", "T5", "V9")
    p.character(SANDRA, HERE).mech(SANDRA, 1, HERE).workers(SANDRA, HERE, "M6").goods(HERE, food=3)
    p.turn(JOHN).play("move", "units", "unit character", "to F6")
    return p.play("unit mech1", f"to {HERE}", "load worker 2")


@pytest.mark.rule("scythe.combat.example-john-sandra-limits")
def test_john_may_dial_7_and_add_1_card_sandra_4_and_2_cards() -> None:
    p = john_attacks_sandra()
    assert p.options_of(JOHN) == [f"dial {n}" for n in range(8)]
    assert p.options_of(SANDRA) == [f"dial {n}" for n in range(5)]
    p.play("dial 0", TWO, seat=JOHN)
    assert p.options_of(JOHN) == []
    p.play("dial 0", THREE, seat=SANDRA)
    assert p.options_of(SANDRA) == [THREE, FIVE, "done"]
    p.play(THREE, seat=SANDRA)
    assert p.asked[1] not in ("Dial", "AddCards")  # a third card cannot be added: it is decided


@pytest.mark.rule("scythe.combat.example-john-sandra-result", "scythe.combat.example-john-sandra-aftermath")
def test_seven_to_seven_john_wins() -> None:
    p = john_attacks_sandra()
    p.play("dial 7", "done", seat=JOHN).play("dial 4", THREE, "done", seat=SANDRA)
    assert [p.player(JOHN).power, p.player(SANDRA).power] == [3, 0]
    assert [p.where(SANDRA, 0), p.where(SANDRA, 1), p.workers_at(SANDRA, "home")] == ["home", "home", 1]
    assert [p.where(JOHN, 0), p.where(JOHN, 1), p.workers_at(JOHN, HERE)] == ["F6", HERE, 2]
    assert p.tokens(HERE) == {"food": 3}
    assert [item.count for item in p.game.score(p.s, JOHN).items if item.key == "resources"] == [3]
    assert [p.player(JOHN).popularity, p.player(SANDRA).popularity] == [5, 6]
    assert [stars(p, JOHN), stars(p, SANDRA)] == [1, 0]
    assert hand(p, JOHN) == [2, 3, 4]
    assert sum(p.s.hands[SANDRA]) == 3  # 3 - 1 + 1
    assert p.s.deck.discard == [1]

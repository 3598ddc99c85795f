"""Objectives: when they may be revealed, what they bring, and every card's condition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe import components
from spielwerk.games.scythe.demands import demands_of
from spielwerk.games.scythe.objectives import waits
from spielwerk.games.scythe.state import Scythe

RICH, MACHINE, WORKFORCE = 12, 7, 15


def rusviet(*objectives: int) -> Position:
    p = Position("rusviet mechanical", "saxony industrial", ask_forced=True).objectives(0, *objectives)
    return p.set(0, coins=20, power=0, popularity=0).workers(0, "V3", "M5").character(0, "M5")


def saxon(*objectives: int) -> Position:
    p = Position("rusviet mechanical", "saxony industrial").objectives(1, *objectives)
    return p.set(1, coins=20, power=0, popularity=0).workers(1, "M6", "T8").turn(1)


@pytest.mark.rule(
    "scythe.objective.end-of-turn-cards", "scythe.objective.reveal-timing", "scythe.ruling.objective-timing"
)
def test_some_cards_wait_for_the_end_of_the_turn() -> None:
    """Card 12 (20 coins) must hold at the end of the turn."""
    p = rusviet(RICH).turn(0)
    assert f"reveal {RICH}" not in p.options
    p.play("move", "skip")
    assert p.asked == (0, "EndTurn")
    assert p.options == ["end", f"reveal {RICH}"]


@pytest.mark.rule(
    "scythe.objective.reveal-timing", "scythe.objective.condition-now", "scythe.ruling.objective-timing"
)
def test_other_cards_may_be_revealed_before_and_after_an_action_never_within() -> None:
    """Card 15: as many workers as recruits.  With 2 workers and 2 recruits it holds, with 3 workers not."""
    p = rusviet(WORKFORCE).set(0, recruits=0b0011).goods("V3", food=4).turn(0)
    assert f"reveal {WORKFORCE}" in p.options, "before the top action"
    p.play("produce")
    assert f"reveal {WORKFORCE}" not in p.options, "not within it"
    p.play("at V3", "done")
    assert p.player(0).workers == 3
    assert p.asked == (0, "Bottom")
    assert f"reveal {WORKFORCE}" not in p.options, "the condition holds no longer"
    p.play("enlist")
    while p.asked[1] != "Enlist":
        p.play(p.options[0])
    assert f"reveal {WORKFORCE}" not in p.options, "not within the bottom action"
    p.play("recruit build", "bonus coins", "take coins 2")
    assert p.asked == (0, "EndTurn")
    assert f"reveal {WORKFORCE}" in p.options, "3 workers and 3 recruits, after the bottom action"


@pytest.mark.rule("scythe.objective.end-of-turn-cards")
def test_a_fulfilled_card_that_needs_no_end_of_turn_does_not_wait() -> None:
    p = rusviet(RICH, WORKFORCE).set(0, recruits=0b0011)
    assert (waits(p.s, 0, RICH), waits(p.s, 0, WORKFORCE)) == (True, False)


@pytest.mark.rule("scythe.objective.condition-now")
@pytest.mark.parametrize("workers", [3, 4])
def test_all_conditions_of_a_card_must_be_met(workers: int) -> None:
    """Card 7: a Factory card, a mech and at most 3 workers."""
    p = rusviet(MACHINE).set(0, factory_card=1).mech(0, 1, "M5").workers(0, *["V3"] * workers).turn(0)
    assert (f"reveal {MACHINE}" in p.options) is (workers == 3)
    assert f"reveal {MACHINE}" not in rusviet(MACHINE).set(0, factory_card=1).turn(0).options, "no mech"


@pytest.mark.rule("scythe.objective.reveal-optional", "scythe.info.objectives-secret")
def test_nobody_needs_to_reveal_and_nobody_else_can_tell() -> None:
    p = rusviet(RICH).turn(0).play("move", "skip")
    others = p.view(1)
    p.play("end")
    assert p.player(0).star_count == 0
    assert p.s.objectives[0] == (RICH,)
    q = rusviet(1).turn(0).play("move", "skip")
    assert q.asked == (0, "EndTurn"), "asked all the same with a card that is not fulfilled"
    assert q.view(1) == others
    assert others.objectives == ()
    assert others.objective_counts == [1, 0]


@pytest.mark.rule("scythe.objective.star", "scythe.star.objective", "scythe.objective.discard-both")
def test_revealing_places_a_star_and_discards_both_cards() -> None:
    p = rusviet(RICH, MACHINE).turn(0).play("move", "skip", f"reveal {RICH}")
    assert p.player(0).star_count == 1
    assert p.player(0).stars[p.s.rules.star_rows["objective"]] == 1
    assert p.s.objectives[0] == ()
    assert p.s.revealed == (RICH,)
    p.turn(0).play("move", "skip")
    assert p.options == ["end"], "nothing left to reveal"


@pytest.mark.rule("scythe.faction.saxony-dominate-objectives")
def test_saxony_may_fulfil_both() -> None:
    p = saxon(RICH, WORKFORCE).set(1, recruits=0b0011).turn(1)
    p.play(f"reveal {WORKFORCE}", "move", "skip")
    assert p.s.objectives[1] == (RICH,)
    p.play(f"reveal {RICH}")
    assert p.player(1).stars[p.s.rules.star_rows["objective"]] == 2
    assert p.player(1).star_count == 2


def test_only_on_the_own_turn() -> None:
    p = saxon(WORKFORCE).set(1, recruits=0b0011).turn(0)
    assert all(not text.startswith("reveal") for text in p.options)


def test_the_sixth_star_by_an_objective_ends_the_game() -> None:
    p = rusviet(RICH).stars(0, combat=2, power=1, popularity=1, mechs=1).turn(0)
    p.play("move", "skip", f"reveal {RICH}")
    assert p.s.over


@pytest.mark.rule("scythe.objective.example-machine-power")
def test_the_sample_card() -> None:
    p = rusviet(MACHINE).set(0, factory_card=3).mech(0, 1, "V3").workers(0, "V3", "V3", "M5")
    assert f"reveal {MACHINE}" in p.turn(0).options
    p.workers(0, "V3", "V3", "V3", "M5")
    assert f"reveal {MACHINE}" not in p.turn(0).options


Set = Callable[[Position], object]


def driven(p: Position) -> None:
    """Rusviet, on turn, has driven off one worker."""
    p.s.active, p.s.workers_driven_off = 0, 1


CARDS: list[tuple[int, Set, Set]] = [
    (1, lambda p: p.workers(0, "M4", "M5", "M7"), lambda p: p.workers(0, "M4", "M5", "V3")),
    (2, lambda p: p.workers(0, "V5", "T6", "F5"), lambda p: p.workers(0, "V5", "T6", "V3")),
    (3, lambda p: p.workers(0, "F2", "F3", "F7"), lambda p: p.workers(0, "F2", "F3", "V3")),
    (4, lambda p: p.workers(0, "T4", "T5", "T7"), lambda p: p.workers(0, "T4", "T5", "V3")),
    (
        5,
        lambda p: p.character(0, "FACTORY").set(0, power=4).set(1, power=4),
        lambda p: p.character(0, "FACTORY").set(0, power=3).set(1, power=4),
    ),
    (
        6,
        lambda p: driven(p.set(0, power=7)),
        lambda p: driven(p.set(0, power=6)),
    ),
    (
        7,
        lambda p: p.set(0, factory_card=1).mech(0, 1, "V3").workers(0, "V3", "V3", "M5"),
        lambda p: p.set(0, factory_card=1).mech(0, 1, "V3").workers(0, "V3", "V3", "M5", "M5"),
    ),
    (
        8,
        lambda p: p.set(0, coins=2, popularity=7).workers(0, "V3", "V3", "V3", "V3"),
        lambda p: p.set(0, coins=3, popularity=7).workers(0, "V3", "V3", "V3", "V3"),
    ),
    (
        9,
        lambda p: p.goods("V3", oil=6, metal=1, wood=1, food=1),
        lambda p: p.goods("V3", oil=7, metal=1, wood=1),
    ),
    (10, lambda p: p.workers(0, "W3", "W4", "W7"), lambda p: p.workers(0, "W3", "W4", "V3")),
    (11, lambda p: p.workers(0, "V1", "V2", "V3"), lambda p: p.workers(0, "V1", "V2", "M5")),
    (12, lambda p: p.set(0, coins=20), lambda p: p.set(0, coins=19)),
    (
        13,
        lambda p: p.workers(0, "V3", "V3", "V3", "V3").mech(0, 1, "V3").structure(0, "mine", "V3"),
        lambda p: p.workers(0, "V3", "V3", "V3").mech(0, 1, "V3").structure(0, "mine", "V3"),
    ),
    (
        14,
        lambda p: (
            p.set(0, slots=1, recruits=1)
            .mech(0, 1, "V3")
            .structure(0, "mine", "M5")
            .goods("V3", oil=1, metal=1, wood=1, food=1)
        ),
        lambda p: (
            p.set(0, slots=1, recruits=1)
            .mech(0, 1, "V3")
            .structure(0, "mine", "M5")
            .goods("V3", oil=1, metal=1, wood=1)
        ),
    ),
    (15, lambda p: p.set(0, recruits=0b0011), lambda p: p.set(0, recruits=0b0111)),
    (
        16,
        lambda p: p.character(0, "V3").mech(0, 1, "V3").workers(0, "V3", "M5").goods("V3", oil=5),
        lambda p: p.character(0, "V3").mech(0, 1, "V3").workers(0, "V3", "V3").goods("V3", oil=5),
    ),
    (
        17,
        lambda p: p.workers(0, "M4", "T5"),
        lambda p: p.workers(0, "M4", "T5").set(0, factory_card=1),
    ),
    (
        18,
        lambda p: p.set(0, power=0, popularity=13).workers(0, "V3", "V3", "V3", "V3", "V3"),
        lambda p: p.set(0, power=1, popularity=13).workers(0, "V3", "V3", "V3", "V3", "V3"),
    ),
    (
        19,
        lambda p: p.workers(0, "T4", "M5", "V5", "M7", "T7"),
        lambda p: p.workers(0, "T4", "M5", "V5", "M7", "V8"),
    ),
    (
        20,
        lambda p: (
            p.set(0, popularity=7)
            .structure(0, "mine", "V3")
            .structure(0, "mill", "M5")
            .structure(0, "armory", "T4")
        ),
        lambda p: p.set(0, popularity=7).structure(0, "mine", "V3").structure(0, "mill", "M5"),
    ),
    (
        21,
        lambda p: p.goods("V3", oil=5).goods("M5", oil=4),
        lambda p: p.goods("V3", oil=5).goods("M5", metal=4),
    ),
    (22, lambda p: p.set(0, factory_card=1), lambda p: p.set(0, factory_card=1, slots=1)),
    (
        23,
        lambda p: p.hand(0, 2, 2, 2, 2, 2, 2, 2, 2).stars(0, combat=1),
        lambda p: p.hand(0, 2, 2, 2, 2, 2, 2, 2).stars(0, combat=1),
    ),
    (
        24,
        lambda p: p.workers(0, "M4", "M4", "M4", "M4", "M4"),
        lambda p: p.workers(0, "M4", "M4", "M4", "M4", "V3"),
    ),
    (
        25,
        lambda p: p.set(0, popularity=3, power=13).mech(0, 1, "V3").mech(0, 2, "V3"),
        lambda p: p.set(0, popularity=4, power=13).mech(0, 1, "V3").mech(0, 2, "V3"),
    ),
    (
        26,
        lambda p: p.workers(0, "M5", "F3", "V3", "T4", "W4"),
        lambda p: p.workers(0, "M5", "F3", "V3", "T4", "FACTORY"),
    ),
    (
        27,
        lambda p: p.structure(0, "mine", "T4").structure(0, "mill", "F2").structure(0, "armory", "M4"),
        lambda p: p.structure(0, "mine", "T4").structure(0, "mill", "F2").structure(0, "armory", "M5"),
    ),
]


def test_every_card_has_a_position_that_meets_it() -> None:
    assert {number for number, _, _ in CARDS} == set(components.objectives())


@pytest.mark.parametrize(("number", "met", "missed"), CARDS, ids=[str(c[0]) for c in CARDS])
def test_the_condition_of_each_card(number: int, met: Set, missed: Set) -> None:
    """One position that just fulfils it, one that just does not."""

    def position() -> Scythe:
        p = Position("rusviet mechanical", "saxony industrial", promo=True)
        p.set(0, coins=5, power=5, popularity=5).workers(0, "V3", "M5").set(1, power=0)
        p.turn(0)
        (met if fits else missed)(p)
        return p.s

    def fulfilled(s: Scythe) -> bool:
        return all(least <= count(s, 0) <= most for count, least, most in demands_of(s.rules.data, number))

    fits = True
    assert fulfilled(position())
    fits = False
    assert not fulfilled(position())


@pytest.mark.rule("scythe.ruling.objective-readings")
def test_an_own_mine_is_no_tunnel_for_card_2() -> None:
    p = rusviet(2).structure(0, "mine", "V3").workers(0, "V5", "T6", "V3").turn(0).play("move", "skip")
    assert "reveal 2" not in p.options
    p = rusviet(2).workers(0, "V5", "T6", "F5").turn(0).play("move", "skip")
    assert "reveal 2" in p.options


@pytest.mark.rule("scythe.ruling.objective-readings")
@pytest.mark.parametrize(("power", "met"), [(3, False), (4, True), (5, True)])
def test_card_5_asks_only_that_nobody_has_more_power(power: int, met: bool) -> None:
    p = rusviet(5).character(0, "FACTORY").set(0, power=power).set(1, power=4).turn(0).play("move", "skip")
    assert ("reveal 5" in p.options) is met


@pytest.mark.rule("scythe.ruling.objective-readings")
def test_card_6_needs_a_worker_driven_off_in_this_turn() -> None:
    p = rusviet(6).set(0, power=9, popularity=5).encounters().mech(0, 1, "M5").workers(1, "V3")
    p.workers(0).turn(0).play("move", "units", "unit mech1", "to V3", "done")
    assert "reveal 6" in p.options
    p.turn(0)
    assert "reveal 6" not in p.options, "in the next turn it is too late"

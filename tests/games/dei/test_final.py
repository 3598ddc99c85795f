"""Clean-up and the end of the game."""

from __future__ import annotations

import pytest

from games.dei.positions import Position
from spielwerk.games.dei.events import Scored
from spielwerk.games.dei.options import CARDS
from spielwerk.games.dei.round import CleanUp
from spielwerk.games.dei.scoring import LastTurn
from spielwerk.kernel.event import Event


def cards(*names: str) -> tuple[int, ...]:
    return tuple([CARDS.index(name) for name in names])


@pytest.mark.rule("dei.cleanup.recycle", "dei.cleanup.recycled-unavailable")
def test_face_down_cards_are_recycled_for_good() -> None:
    p = Position("auxilia", "farm_z").set(0, hand=cards("AUX1", "AUX2"), played=(), down=cards("AUX3", "B1"))
    p.clean_up()
    assert p.cards(0, "recycled") == ["AUX3", "B1"]
    assert p.cards(0) == ["AUX1", "AUX2"]
    p.clean_up()
    assert p.cards(0, "recycled") == ["AUX3", "B1"]
    assert "AUX3" not in p.cards(0)


@pytest.mark.rule("dei.cleanup.take-back")
def test_open_cards_go_back_to_the_hand() -> None:
    p = Position("auxilia", "farm_z").set(0, hand=cards("AUX1"), played=cards("AUX3", "B1"), down=())
    p.clean_up()
    assert (p.cards(0), p.cards(0, "played")) == (["AUX1", "AUX3", "B1"], [])


@pytest.mark.rule("dei.cleanup.order", "dei.ruling.start-marker-twice")
def test_the_marker_passes_once_and_the_round_goes_on() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z").clean_up()
    assert (p.s.first, p.s.number) == (1, 2)
    p.clean_up()
    assert (p.s.first, p.s.number) == (2, 3)


@pytest.mark.rule("dei.cleanup.last-round")
def test_the_last_round_ends_after_the_cards_are_taken_back() -> None:
    p = (
        Position("auxilia", "farm_z")
        .number(4)
        .set(0, hand=(), played=cards("B12"), down=cards("B9"))
        .clean_up()
    )
    assert (p.s.first, p.s.number) == (0, 4), "the marker stays"
    assert (p.cards(0), p.cards(0, "recycled"), p.s.over) == (["B12"], ["B9"], True)
    assert p.game.outcome(p.s) is not None


# --- the end


def scored(p: Position, seat: int = 0) -> dict[str, int]:
    """The provisional scoring of a seat."""
    p.do(LastTurn(seat))
    p.game.decision(p.s)
    return p.score(seat)


@pytest.mark.rule("dei.final.provisional-time", "dei.ruling.final-order")
def test_outposts_badges_and_resources_count_after_the_own_last_mission() -> None:
    p = (
        Position("auxilia", "farm_z")
        .units(0, {"2.3-2": 1})
        .missions("MI01", "MI03", "MI05", "MI06")
        .number(4)
    )
    p.set(0, markers=(0, 2, 4, -1)).reserve(0, 4, 3).turn(0, "AUX1", "AUX3", "AUX5", phase=3)
    p.play("play AUX1", "done", "play AUX3", "done")
    assert p.player(0).scored
    assert p.player(0).score == 0 + 1 + 2 + 3, "the building mission, 1 outpost, 2 pairs, 3 energy"
    q = Position("auxilia", "farm_z").number(3).do(LastTurn(0))
    q.game.decision(q.s)
    assert not q.player(0).scored, "only in the last round"


@pytest.mark.rule("dei.final.outposts")
def test_a_point_for_each_outpost() -> None:
    p = Position("auxilia", "farm_z").number(4).units(0, {"2.3-2": 1, "2.8-1": 1, "2.5-3": 1})
    assert scored(p)["outposts"] == 3


@pytest.mark.rule("dei.final.badges")
@pytest.mark.parametrize(("earned", "points"), [(0b000, 0), (0b010, 1), (0b101, 3), (0b111, 6)])
def test_one_three_or_six_points_for_earned_badges(earned: int, points: int) -> None:
    assert scored(Position("auxilia", "farm_z").number(4).set(0, earned=earned))["badges"] == points


@pytest.mark.rule("dei.final.technology", "dei.final.energy", "dei.final.resources-example")
def test_pairs_of_technology_and_single_energy_cells() -> None:
    found = scored(Position("auxilia", "farm_z").number(4).reserve(0, 5, 3))
    assert (found["technology"], found["energy"]) == (2, 3)


@pytest.mark.rule(
    "dei.final.market-cards", "dei.final.market-cards-recycled", "dei.ruling.final-faction-cards"
)
def test_points_of_all_market_cards_recycled_ones_too() -> None:
    p = Position("auxilia", "farm_z").number(4)
    p.set(0, hand=cards("AUX1", "T8"), played=cards("DH2"), down=cards("B11"), recycled=cards("B1", "AUX2"))
    told: list[Event] = []
    p.s.journal = told
    p.clean_up()
    points = [e for e in told if isinstance(e, Scored)]
    assert [(e.seat, e.points) for e in points] == [(0, 5 + 4 + 6 + 2)]
    assert p.score(0)["cards"] == 17
    assert p.score(1)["cards"] == 0, "faction cards bring nothing"


@pytest.mark.rule("dei.final.market-cards")
def test_cards_are_counted_clockwise_from_the_start_player() -> None:
    p = Position("auxilia", "ravagers", "farm_z", oldest=2).number(4)
    for seat in range(3):
        p.set(seat, hand=cards(f"B{seat + 1}"))
    told: list[Event] = []
    p.s.journal = told
    p.clean_up()
    assert [e.seat for e in told if isinstance(e, Scored)] == [1, 2, 0]


@pytest.mark.rule("dei.ruling.final-double-outpost")
def test_a_snapshot_is_not_changed_by_later_losses() -> None:
    p = Position("auxilia", "farm_z").number(4).units(0, {"2.3-2": 1})
    assert scored(p)["outposts"] == 1
    p.units(0, {}).units(1, {"2.3-2": 1})
    assert p.score(0)["outposts"] == 1
    assert scored(p, 1)["outposts"] == 1, "the same cube counts twice"


@pytest.mark.rule("dei.final.winner")
def test_the_most_points_win() -> None:
    p = Position("auxilia", "farm_z").number(4).set(1, points=[7, *[0] * 8]).set(0, points=[6, *[0] * 8])
    for seat in (0, 1):
        p.reserve(seat, 0, 0)
    outcome = p.do(CleanUp()).clean_up().game.outcome(p.s)
    assert outcome is not None
    assert (outcome.winners, [s.total for s in outcome.scores]) == ((1,), [6, 7])


@pytest.mark.rule("dei.ruling.victory-tie")
@pytest.mark.parametrize(
    ("reserves", "winners", "used"),
    [
        (((0, 2), (4, 0)), (0,), ("energy",)),
        (((1, 1), (0, 1)), (0,), ("technology",)),
        (((1, 1), (1, 1)), (0, 1), ()),
    ],
)
def test_ties_go_by_energy_then_technology(
    reserves: tuple[tuple[int, int], ...], winners: tuple[int, ...], used: tuple[str, ...]
) -> None:
    p = Position("auxilia", "farm_z").number(4)
    for seat, (technology, energy) in enumerate(reserves):
        p.reserve(seat, technology, energy)
    p.do(LastTurn(0), LastTurn(1), CleanUp())
    p.game.decision(p.s)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (outcome.winners, outcome.tie_breaks) == (winners, used)

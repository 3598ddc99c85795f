"""Missions."""

from __future__ import annotations

import pytest

import spielwerk
from games.dei.positions import Position, only
from spielwerk.games.dei.missions import AskForMission
from spielwerk.games.dei.options import MISSIONS
from spielwerk.games.dei.state import NONE

TECHNOLOGY, ENERGY, DRONES, BUILDINGS = "MI01", "MI03", "MI05", "MI06"
SCRAPPERS, OUTPOSTS, RED, GARRISONS = "MI07", "MI08", "MI09", "MI12"
OVERVIEW = (TECHNOLOGY, ENERGY, DRONES, BUILDINGS, SCRAPPERS, OUTPOSTS, RED, GARRISONS)
"""Row by row: the columns are technology/scrappers, energy/outposts, drones/red, buildings/garrisons."""


def table(number: int = 1, **options: bool) -> Position:
    return Position("auxilia", "farm_z", **options).missions(*OVERVIEW).number(number, 3)


def points(p: Position, mission: str) -> int:
    """What a mission brings seat 0 now."""
    before = p.player(0).score
    return p.do(AskForMission(0)).play(f"mission {mission}").player(0).score - before


@pytest.mark.rule("dei.mission.one-per-round", "dei.mission.mandatory")
def test_one_marker_goes_to_one_mission_and_nobody_may_refuse() -> None:
    p = table().do(AskForMission(0))
    assert only(p.options, "mission") == list(OVERVIEW)
    assert len(p.options) == 8, "no way to do without"
    p.play(f"mission {DRONES}")
    assert (p.player(0).markers.count(NONE), p.asked) == (3, (-1, ""))


@pytest.mark.rule("dei.mission.marker-column")
def test_the_marker_lies_in_the_column_of_the_mission() -> None:
    p = table(number=1).do(AskForMission(0)).play(f"mission {RED}")
    assert p.player(0).markers == (NONE, NONE, MISSIONS.index(RED), NONE)


@pytest.mark.rule("dei.mission.one-per-column")
def test_never_two_own_markers_in_a_column() -> None:
    p = table().do(AskForMission(0)).play(f"mission {RED}")
    p.do(AskForMission(0))
    assert not set(only(p.options, "mission")) & {DRONES, RED}
    assert len(p.options) == 6
    p.do(AskForMission(1))
    assert len(p.options) == 8, "markers of others do not matter"


@pytest.mark.rule("dei.mission.on-time", "dei.mission.late")
@pytest.mark.parametrize(("number", "wanted"), [(1, 5), (2, 5), (3, 4), (4, 4)])
def test_this_and_later_rounds_are_on_time_earlier_ones_late(number: int, wanted: int) -> None:
    p = table(number).reserve(0, 0, 3).missions("MI02", TECHNOLOGY, *OVERVIEW[2:])
    assert points(p.reserve(0, wanted + (wanted == 4) * 2, 0), TECHNOLOGY) == wanted


@pytest.mark.rule("dei.mission.score-at-once")
def test_points_count_at_once() -> None:
    p = table().reserve(0, 5, 0).do(AskForMission(0)).play(f"mission {TECHNOLOGY}")
    assert (p.player(0).score, p.score(0)["missions"]) == (5, 5)


@pytest.mark.rule("dei.mission.nothing-spent")
def test_nothing_is_paid_or_removed() -> None:
    p = table().reserve(0, 5, 3).units(0, {"2.1-3": 4})
    points(p, TECHNOLOGY)
    points(p, ENERGY)
    assert (p.player(0).technology, p.player(0).energy, p.player(0).on_board) == (5, 3, 4)


@pytest.mark.rule("dei.mission.technology-on-time")
def test_technology_on_time() -> None:
    assert points(table(1).reserve(0, 7, 0), TECHNOLOGY) == 7


@pytest.mark.rule("dei.mission.technology-late", "dei.mission.technology-late-example")
@pytest.mark.parametrize(("tokens", "wanted"), [(7, 4), (2, 0), (9, 6)])
def test_technology_late(tokens: int, wanted: int) -> None:
    assert points(table(2).reserve(0, tokens, 0), TECHNOLOGY) == wanted


@pytest.mark.rule("dei.mission.energy-on-time")
def test_energy_on_time() -> None:
    assert points(table(2).reserve(0, 0, 5), ENERGY) == 10


@pytest.mark.rule("dei.mission.energy-late", "dei.mission.energy-late-example")
@pytest.mark.parametrize(("tokens", "wanted"), [(5, 6), (1, 0), (6, 9)])
def test_energy_late(tokens: int, wanted: int) -> None:
    assert points(table(3).reserve(0, 0, tokens), ENERGY) == wanted


@pytest.mark.rule("dei.mission.drone-cards", "dei.ruling.mission-drone-cards-recycled")
@pytest.mark.parametrize(("number", "each"), [(3, 2), (4, 1)])
def test_drone_cards_that_are_not_recycled(number: int, each: int) -> None:
    p = table(number).hand(0, "AUX1", "DE0", "DT1")
    assert points(p, DRONES) == 2 * each
    p = table(number)
    p.set(0, hand=(7,), down=p.hand(1, "DE0").player(1).hand, recycled=p.hand(1, "DT0").player(1).hand)
    assert p.cards(0) == ["AUX8"]
    assert points(p, DRONES) == 2 * each, "in hand and face down, not the recycled one"


@pytest.mark.rule("dei.mission.buildings")
@pytest.mark.parametrize(("number", "wanted"), [(4, 8), (5, 4)])
def test_structures_on_the_board(number: int, wanted: int) -> None:
    p = table(number).camps(0, "2.1-3", "2.5-3").bridges(0, "2.1-AB").elevators(0, ("2.1-1", "2.1-A"))
    assert points(p.camps(1, "2.6-A"), BUILDINGS) == wanted


@pytest.mark.rule("dei.mission.scrappers", "dei.ruling.leader-scope")
@pytest.mark.parametrize(("number", "wanted"), [(1, 15), (2, 10)])
def test_scrappers_in_play_and_the_leader(number: int, wanted: int) -> None:
    p = table(number).units(0, {"2.1-3": 3, "2.6-A": 1}, leader="2.2-3")
    assert points(p, SCRAPPERS) == wanted


@pytest.mark.rule("dei.ruling.scrapper-mission-value")
@pytest.mark.parametrize(("number", "wanted"), [(1, 5), (2, 2)])
def test_a_table_may_agree_on_softer_values(number: int, wanted: int) -> None:
    p = table(number, softer_missions=True).units(0, {"2.1-3": 3, "2.6-A": 1}, leader="2.2-3")
    assert points(p, SCRAPPERS) == wanted


@pytest.mark.rule("dei.mission.outposts-any")
@pytest.mark.parametrize(("number", "wanted"), [(2, 6), (3, 3)])
def test_all_outpost_cubes(number: int, wanted: int) -> None:
    p = table(number).units(0, {"2.3-2": 1, "2.8-1": 1, "2.5-3": 1}).units(1, {"2.6-A": 1})
    assert points(p, OUTPOSTS) == wanted


@pytest.mark.rule("dei.mission.outposts-colour")
@pytest.mark.parametrize(("number", "wanted"), [(3, 6), (4, 4)])
@pytest.mark.parametrize(
    ("mission", "places"),
    [("MI09", ("2.3-2", "2.8-1")), ("MI10", ("2.4-4", "2.7-3")), ("MI11", ("2.5-3", "2.6-5"))],
)
def test_cubes_of_one_colour(number: int, wanted: int, mission: str, places: tuple[str, ...]) -> None:
    other = "2.6-A" if mission != "MI09" else "2.5-3"
    p = table(number).missions(*OVERVIEW[:6], mission, GARRISONS)
    assert points(p.units(0, dict.fromkeys((*places, other), 1)), mission) == wanted


@pytest.mark.rule("dei.mission.garrisons")
@pytest.mark.parametrize(("number", "wanted"), [(4, 4), (5, 2)])
def test_outposts_with_an_own_unit(number: int, wanted: int) -> None:
    p = table(number).units(0, {"2.3-2": 1}, leader="2.8-1").units(1, {"2.3-2": 4})
    assert points(p, GARRISONS) == wanted


@pytest.mark.rule("dei.ruling.mission-same-card")
def test_several_players_may_choose_the_same_mission() -> None:
    p = table().reserve(0, 3, 0).reserve(1, 2, 0)
    p.do(AskForMission(0), AskForMission(1)).play(f"mission {TECHNOLOGY}", f"mission {TECHNOLOGY}")
    assert [p.player(seat).score for seat in (0, 1)] == [3, 2]


@pytest.mark.rule("dei.ruling.mission-zero")
def test_a_mission_without_points_is_placed_all_the_same() -> None:
    p = table()
    assert points(p, BUILDINGS) == 0
    assert p.player(0).markers[3] == MISSIONS.index(BUILDINGS)


@pytest.mark.rule("dei.mission.one-per-column")
def test_after_four_rounds_every_column_has_a_marker() -> None:
    game = spielwerk.game("dei", seats=2)
    s = game.new(3)
    while d := game.decision(s):
        game.apply(s, d.options[0])
    assert all(NONE not in p.markers for p in s.players)  # type: ignore[attr-defined]

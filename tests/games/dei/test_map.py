"""Old London: levels, merged areas, who borders whom."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, laid_out, only
from spielwerk.games.dei import components
from spielwerk.games.dei.actions.move import MoveFrom, MoveGroup
from spielwerk.games.dei.board import BIT, PARTS, Board, board, columns, quick
from spielwerk.games.dei.drones import Fly
from spielwerk.kernel.bitmask import bits

PLAIN, LOGISTICS = 0, 2


def beside(b: Board, part: str) -> set[str]:
    return {PARTS[i] for i in bits(b.beside[b.index(part)])}


def across(b: Board, part: str) -> set[str]:
    return {PARTS[i] for i in bits(b.across[b.index(part)])}


def reached(p: Position, style: int = PLAIN) -> list[str]:
    """Where the two units of seat 0 can go from the one area in which they are."""
    origin = only(p.do(MoveFrom(0, style, 1)).options, "from")
    if not origin:
        return []
    p.play(f"from {origin[0]}")
    d = p.game.decision(p.s)
    assert d is not None
    return [PARTS[d.frame.to]] if isinstance(d.frame, MoveGroup) else only(p.options, "to")


@pytest.mark.rule("dei.map.two-levels")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_district_has_ground_and_heights(players: int) -> None:
    for district in components.districts():
        assert {key.isdigit() for key in district.keys} == {True, False}
    b = board(quick(players), columns(players))
    assert b.ground | b.heights == b.areas
    assert b.ground & b.heights == 0


@pytest.mark.rule("dei.map.tile-back")
def test_the_back_of_a_district_tells_players_and_code() -> None:
    districts = components.districts()
    assert len({d.id for d in districts}) == 16
    assert all(d.id.startswith(f"{d.players}.") for d in districts)
    for players, tiles in ((2, 9), (3, 12), (4, 16)):
        assert sum(d.players <= players for d in districts) == tiles


@pytest.mark.rule("dei.map.adjacent-same-level")
def test_areas_of_one_level_that_share_a_border_are_adjacent() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2})
    assert sorted(reached(p)) == ["2.1-1", "2.1-2"]
    p.units(0, {"2.8-A": 2})
    assert sorted(reached(p)) == ["2.5-B", "2.8-1", "2.8-C"], "two heights, and the shared elevator down"


@pytest.mark.rule("dei.ruling.corner-contact")
def test_a_common_corner_is_no_border() -> None:
    b = laid_out("2.1 0", width=1)
    assert beside(b, "2.1-A") == set(), "the heights A and B face each other across the square"
    assert "2.1-2" not in beside(b, "2.1-1")
    assert across(b, "2.1-A") == {"2.1-1", "2.1-2", "2.1-3"}


@pytest.mark.rule("dei.map.merge-across-tiles")
def test_parts_of_one_level_that_touch_at_a_seam_are_one_area() -> None:
    b = laid_out("2.1 0", "2.7 90", width=2)
    assert b.index("2.1-1") != b.index("2.7-1")
    assert b.index("2.1-1") == b.index("2.7-2"), "ground meets ground in the upper half of the seam"
    assert b.index("2.1-B") == b.index("2.7-B"), "height meets height in the lower half"
    other = laid_out("2.7 90", "2.1 0", width=2)
    assert other.index("2.1-B") != other.index("2.7-B")
    crossed = laid_out("2.1 0", "2.7 0", width=2)
    assert crossed.index("2.1-1") != crossed.index("2.7-A"), "ground and height never merge"


@pytest.mark.rule("dei.ruling.merge-transitive", "dei.map.merge-across-tiles")
def test_areas_merge_over_several_districts() -> None:
    b = board(quick(4), columns(4))
    parts = [PARTS[i] for i in b.parts(b.index("2.1-2"))]
    assert parts == ["2.1-2", "2.4-1", "4.2-2", "4.4-2"]
    touching = laid_out("2.4 90", "2.1 0", width=2)
    assert touching.index("2.4-1") == touching.index("2.1-2")


@pytest.mark.rule("dei.map.merged-area-contents")
def test_what_lies_on_the_parts_of_an_area_lies_in_the_area() -> None:
    p = Position("auxilia", "farm_z")
    area = p.area("2.4-1")
    assert area == p.area("2.6-2") == p.area("2.7-2")
    assert p.s.tokens[area] == 1 + 0 + 2, "the technology of all three parts"
    p.units(0, {"2.7-2": 1}).units(1, {"2.4-1": 1}).do(MoveFrom(0, PLAIN, 1))
    assert p.at(1, "2.6-2") == 1


@pytest.mark.rule("dei.map.levels-not-adjacent", "dei.map.elevator-adjacency")
def test_levels_are_apart_without_an_elevator() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-2": 2})
    assert not set(reached(p)) & {"2.1-A", "2.1-B", "2.5-B"}
    p.elevators(0, ("2.1-2", "2.1-A"))
    assert "2.1-A" in reached(p)
    p.units(0, {"2.1-A": 2})
    assert reached(p) == ["2.1-2"], "it works both ways"
    p.elevators(0).elevators(1, ("2.1-2", "2.1-A"))
    assert reached(p) == [], "the elevators of others are of no use"


@pytest.mark.rule("dei.map.elevator-adjacency", "dei.ruling.shared-elevators")
def test_a_printed_elevator_is_for_all() -> None:
    for seat in (0, 1):
        p = Position("auxilia", "farm_z").units(0, {"2.1-1": 1}).units(1, {"2.1-1": 1})
        p.do(MoveFrom(seat, 1, 1)).play("from 2.1-1")
        assert "to 2.1-B" in p.options


@pytest.mark.rule("dei.map.levels-adjacent-drones", "dei.ruling.seam-levels")
def test_for_drones_and_blue_moves_bordering_levels_are_adjacent() -> None:
    p = Position("auxilia", "farm_z").drone("hunter", "2.1-A").do(Fly(0, 0, 0))
    flown = set(only(p.options, "fly"))
    assert {"2.1-1", "2.1-2", "2.1-3"} <= flown
    p.units(0, {"2.1-A": 1})
    assert reached(p) == []
    assert sorted(reached(p, LOGISTICS)) == ["2.1-1", "2.1-2", "2.1-3"]
    p.units(0, {"2.1-B": 1})
    assert "2.3-3" in reached(p, LOGISTICS), "they meet only at a seam"


@pytest.mark.rule("dei.map.bridge-adjacency", "dei.setup.step-02-shared-use")
def test_a_bridge_joins_its_heights_both_ways() -> None:
    p = Position("auxilia", "farm_z")
    for here, there in (("2.3-A", "2.3-B"), ("2.3-B", "2.3-A")):
        for seat in (0, 1):
            p.units(seat, {here: 1}).units(1 - seat, {})
            p.do(MoveFrom(seat, PLAIN, 1)).play(f"from {here}")
            assert f"to {there}" in p.options or p.at(seat, there) == 1
    p.units(0, {"2.1-A": 1}).units(1, {}).bridges(1, "2.1-AB")
    assert reached(p) == [], "a bridge of somebody else"
    p.bridges(0, "2.1-AB")
    assert p.do(MoveFrom(0, PLAIN, 1)).play("from 2.1-A").at(0, "2.1-B") == 1


@pytest.mark.rule("dei.map.bridge-same-district")
def test_bridges_stay_within_a_district() -> None:
    for district in components.districts():
        for bridge in district.bridges:
            assert {*bridge.ends, bridge.over} <= set(district.keys)
    b = Position("auxilia", "ravagers", "refuge42", "farm_z").board
    laid = [spot for spot in b.bridges if spot]
    assert len(laid) == 14
    assert all(spot.mask == BIT[spot.ends[0]] | BIT[spot.ends[1]] for spot in laid)


@pytest.mark.rule("dei.map.tile-symbols")
def test_symbols_of_the_districts() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z")
    b = p.board
    technology = sum([b.tokens[i] for i in bits(b.ground)])
    assert (technology, sum(b.tokens) - technology) == (40, 24)
    assert (b.camps.bit_count(), len(b.shared_elevators), len(b.drone_starts)) == (2, 5, 4)
    assert len([spot for spot in b.bridges if spot]) == 14

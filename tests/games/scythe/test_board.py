"""The map: adjacency, rivers, home regions, distances, rows."""

import math
from itertools import pairwise

import msgspec
import pytest

from spielwerk.games.scythe.board import BIT, PRODUCES, Board, Resource, Terrain, board, make_board
from spielwerk.games.scythe.components import BoardData, board_data, factions
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.data import DataError

B = board()

# Read off the printed map, independently of coordinates.
ADJACENT = {
    "M1": "F1 L1 T2 HB_ALBION",
    "V2": "T1 F2 F3",
    "T2": "M1 F1 L1 L2 W2 M3",
    "L2": "F1 V1 T2 T3 M3 W3",
    "M2": "W1 T1 T3 F2 L3 W4",
    "F3": "V2 F2 V3 HB_RUSVIET",
    "W2": "L1 T2 M3 F4 V4 HB_POLANIA",
    "V3": "F2 F3 W4 T4 M5 HB_RUSVIET",
    "V4": "W2 M3 F4 L4 W6 F5",
    "FACTORY": "W3 L3 L4 M4 T5 L5",
    "W5": "F4 W6 M6",
    "V7": "F5 T5 V6 T6 L7 F6",
    "L6": "T4 M5 V5 M7 T7",
    "L7": "V6 V7 T8 F6 HB_CRIMEA",
    "M8": "T6 W7 F6 V8 V9",
    "F7": "M7 T7 V8 HB_TOGAWA",
    "V9": "F6 M8 HB_CRIMEA",
    "HB_NORDIC": "W1 T1",
    "HB_SAXONY": "M6 T8",
    "HB_POLANIA": "L1 W2 F4",
}
TERRAINS = {"M": "MOUNTAIN", "F": "FARM", "V": "VILLAGE", "T": "TUNDRA", "W": "FOREST", "L": "LAKE"}


def names(mask: int) -> set[str]:
    return {B.places[p] for p in bits(mask)}


def place(name: str) -> int:
    return B.index(name)


def test_bits_lists_the_places_of_a_mask_in_ascending_order() -> None:
    assert bits(0) == ()
    assert bits(BIT[53] | BIT[0] | BIT[46]) == (0, 46, 53)
    assert BIT[-1] == 0


def test_places_stand_in_reading_order_and_home_bases_follow_clockwise() -> None:
    assert B.places[:4] == ("M1", "F1", "V1", "W1")
    assert B.places[22] == "FACTORY"
    assert B.places[46:] == (
        "V9", "HB_ALBION", "HB_NORDIC", "HB_RUSVIET", "HB_TOGAWA", "HB_CRIMEA", "HB_SAXONY", "HB_POLANIA",
    )  # fmt: skip
    assert [B.index(name) for name in B.places] == list(range(54))
    centres = B.xy[:47]
    assert list(centres) == sorted(centres, key=lambda xy: (xy[1], xy[0]))


def test_an_unknown_place_is_named() -> None:
    with pytest.raises(KeyError, match="no place 'X9'"):
        B.index("X9")


def test_a_board_is_made_once_and_cannot_be_changed() -> None:
    assert board(None) is board()
    with pytest.raises(AttributeError, match="immutable"):
        B.land = 0  # type: ignore[misc]


@pytest.mark.parametrize("name", ADJACENT)
def test_adjacency_is_that_of_the_printed_map(name: str) -> None:
    assert names(B.neighbours[place(name)]) == set(ADJACENT[name].split())


def test_places_are_adjacent_exactly_when_their_centres_are_one_hex_apart() -> None:
    for a, near in enumerate(B.neighbours):
        for b in range(54):
            touching = math.isclose(math.dist(B.xy[a], B.xy[b]), math.sqrt(3))
            assert bool(near & BIT[b]) is touching, (B.places[a], B.places[b])


@pytest.mark.rule("scythe.term.region")
def test_every_region_has_one_terrain() -> None:
    for p in range(47):
        name = B.places[p]
        expected = Terrain.FACTORY if name == "FACTORY" else Terrain[TERRAINS[name[0]]]
        assert B.terrain[p] == expected
        assert [t for t in Terrain if B.of_terrain[t] & BIT[p]] == [expected]
    assert [B.of_terrain[t].bit_count() for t in Terrain] == [7, 7, 8, 8, 9, 7, 1]
    assert B.factory == place("FACTORY")


def test_regions_and_home_bases_are_three_separate_sets() -> None:
    assert names(B.lakes) == {"L1", "L2", "L3", "L4", "L5", "L6", "L7"}
    assert B.land.bit_count() == 40
    assert names(B.homes) == {b.id for b in board_data().home_bases}
    assert B.land | B.lakes | B.homes == BIT[54] - 1
    assert not B.land & B.lakes
    assert not B.homes & (B.land | B.lakes)


def test_symbols_stand_where_they_are_printed() -> None:
    assert names(B.tunnels) == {"T3", "M3", "W4", "F5", "V5", "T6"}
    assert names(B.encounters) == {"V1", "T2", "M2", "F3", "V4", "T4", "W5", "V6", "V7", "M7", "M8"}


def test_terrain_produces_its_resource() -> None:
    assert PRODUCES[Terrain.TUNDRA] == Resource.OIL
    assert PRODUCES[Terrain.MOUNTAIN] == Resource.METAL
    assert PRODUCES[Terrain.FOREST] == Resource.WOOD
    assert PRODUCES[Terrain.FARM] == Resource.FOOD
    assert PRODUCES[Terrain.VILLAGE] == 4
    assert PRODUCES[Terrain.LAKE] == PRODUCES[Terrain.FACTORY] == -1


def test_a_step_on_land_crosses_no_water_and_enters_no_home_base() -> None:
    for p in range(54):
        around = B.neighbours[p] & B.land
        assert not B.walk[p] & (B.lakes | B.homes | B.river[p])
        if BIT[p] & B.lakes:
            assert B.walk[p] == B.river[p] == 0
        else:
            assert B.walk[p] | B.river[p] == around
    assert names(B.walk[place("V7")]) == {"F5", "T5", "T6"}
    assert names(B.river[place("V7")]) == {"V6", "F6"}
    assert names(B.walk[place("FACTORY")]) == {"W3", "M4", "T5"}


def test_31_river_edges_block_both_ways() -> None:
    edges = {frozenset((a, b)) for a in range(47) for b in bits(B.river[a])}
    assert len(edges) == 31
    assert all(B.river[b] & BIT[a] for a in range(47) for b in bits(B.river[a]))


def test_home_bases_open_to_land_and_some_to_water() -> None:
    exits = {name: names(B.walk[place(name)]) for name in B.places[47:]}
    assert exits == {
        "HB_ALBION": {"M1", "F1"},
        "HB_NORDIC": {"W1", "T1"},
        "HB_RUSVIET": {"V3", "M5"},
        "HB_TOGAWA": {"T7", "F7"},
        "HB_CRIMEA": {"F6", "V9"},
        "HB_SAXONY": {"M6", "T8"},
        "HB_POLANIA": {"W2", "F4"},
    }
    assert names(B.river[place("HB_RUSVIET")]) == {"F3"}
    assert [name for name in B.places[47:] if B.river[place(name)]] == ["HB_RUSVIET"]
    assert {f: {B.places[p] for p in B.starts[f]} for f in B.home} == {
        f: exits[B.places[p]] for f, p in B.home.items()
    }


@pytest.mark.rule("scythe.setup.seating")
def test_home_bases_of_the_base_game_stand_clockwise_from_the_top() -> None:
    base = [f for f in B.home if factions()[f].set == "base"]
    assert base == ["nordic", "rusviet", "crimea", "saxony", "polania"]
    middle = (sum(x for x, _ in B.xy) / 54, sum(y for _, y in B.xy) / 54)
    turns = [math.atan2(B.xy[p][1] - middle[1], B.xy[p][0] - middle[0]) for p in B.home.values()]
    assert sum(later < sooner for sooner, later in pairwise([*turns, turns[0]])) == 1, "one round clockwise"


@pytest.mark.rule("scythe.term.home-base-unused")
def test_two_home_bases_belong_to_no_faction_of_the_base_game() -> None:
    unused = [B.places[p] for f, p in B.home.items() if factions()[f].set != "base"]
    assert unused == ["HB_ALBION", "HB_TOGAWA"]


HOME_REGIONS = {
    "nordic": {"W1", "T1", "M2"},
    "rusviet": {"V3", "T4", "M5"},
    "crimea": {"F6", "M8", "V9"},
    "saxony": {"M6", "V6", "T8"},
    "polania": {"W2", "F4", "V4"},
}
RIVERWALK_EXITS = {
    "nordic": {"M2->W4"},
    "rusviet": {"T4->V5", "V3->F2", "V3->F3"},
    "crimea": {"F6->T6", "M8->T6"},
    "saxony": {"M6->W5", "M6->W6", "V6->W6"},
    "polania": {"V4->M3", "W2->M3"},
}


def on_foot(faction: str) -> set[str]:
    reached = names(B.walk[B.home[faction]])
    while more := {n for r in reached for n in names(B.walk[place(r)])} - reached:
        reached |= more
    return reached


@pytest.mark.parametrize("faction", HOME_REGIONS)
def test_rivers_close_the_home_region_of_a_base_faction(faction: str) -> None:
    assert on_foot(faction) == HOME_REGIONS[faction]


def test_the_expansion_home_bases_open_to_the_mainland() -> None:
    assert {"FACTORY", "T2"} <= on_foot("albion")
    assert {"FACTORY", "T7"} <= on_foot("togawa")


@pytest.mark.parametrize("faction", RIVERWALK_EXITS)
def test_riverwalk_leads_out_of_the_home_region(faction: str) -> None:
    targets = 0
    for terrain in factions()[faction].riverwalk:
        targets |= B.of_terrain[Terrain[terrain.upper()]]
    home = on_foot(faction)
    exits = {f"{a}->{b}" for a in home for b in names(B.river[place(a)] & targets) - home}
    assert exits == RIVERWALK_EXITS[faction]


def test_distance_counts_hexes_whatever_water_lies_between() -> None:
    def apart(a: str, b: str) -> int:
        return B.distance[place(a)][place(b)]

    assert apart("V7", "V7") == 0
    assert apart("V7", "V6") == 1
    assert apart("HB_NORDIC", "FACTORY") == 4
    assert apart("M1", "V9") == 7
    assert apart("M1", "F7") == 8
    assert apart("HB_NORDIC", "HB_CRIMEA") == 8
    assert B.factory_distance[place("L5")] == 1
    assert B.factory_distance == B.distance[B.factory]


def test_distance_is_the_shortest_way_over_neighbours() -> None:
    for start in range(47):
        reached, steps = BIT[start], 0
        ring = reached
        while ring:
            for p in bits(ring & ~B.homes):
                assert B.distance[start][p] == steps
            around = 0
            for p in bits(ring):
                around |= B.neighbours[p]
            ring = around & ~reached
            reached |= ring
            steps += 1
        assert reached == BIT[54] - 1


def test_lines_are_the_straight_rows_of_the_map() -> None:
    lines = {tuple(B.places[p] for p in line) for line in B.lines}
    assert ("M1", "F1", "V1", "W1", "T1", "V2") in lines
    assert ("F4", "V4", "L4", "FACTORY", "M4", "T4", "M5") in lines
    assert ("V1", "T3", "L3", "M4", "V5", "M7", "F7") in lines
    assert ("W1", "T3", "W3", "L4", "F5", "V6", "T8") in lines


def test_every_pair_of_neighbours_lies_in_exactly_one_line() -> None:
    pairs = [frozenset(pair) for line in B.lines for pair in pairwise(line)]
    adjacent = {frozenset((a, b)) for a in range(47) for b in bits(B.neighbours[a] & ~B.homes)}
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == adjacent


def broken(**changes: object) -> BoardData:
    return msgspec.structs.replace(board_data(), **changes)


def test_a_river_between_regions_that_do_not_touch_is_refused() -> None:
    rivers = (("M1", "V9"), *board_data().rivers[1:])
    with pytest.raises(DataError, match=r"board\.toml: rivers: M1-V9"):
        make_board(broken(rivers=rivers))


def test_a_river_along_a_lake_is_refused() -> None:
    rivers = (("M1", "L1"), *board_data().rivers[1:])
    with pytest.raises(DataError, match=r"rivers: M1-L1 does not lie between two adjacent land regions"):
        make_board(broken(rivers=rivers))


def test_a_leak_in_a_home_region_is_refused() -> None:
    rivers = tuple(edge for edge in board_data().rivers if edge != ("M2", "W4"))
    spare = (("T5", "T6"), *rivers)
    with pytest.raises(DataError, match=r"HB_NORDIC: home_region is W1, T1, M2, but the map says"):
        make_board(broken(rivers=spare))


@pytest.mark.parametrize("key", ["land", "workers", "across_river", "lakes"])
def test_a_home_base_beside_the_wrong_regions_is_refused(key: str) -> None:
    first, *rest = board_data().home_bases
    wrong = msgspec.structs.replace(first, **{key: ("M1", "X9")})
    with pytest.raises(DataError, match=rf"HB_ALBION: {key} is M1, X9"):
        make_board(broken(home_bases=(wrong, *rest)))


def test_a_board_from_the_same_data_has_the_same_tables() -> None:
    again: Board = make_board(board_data())
    assert msgspec.structs.asdict(again) == msgspec.structs.asdict(B)

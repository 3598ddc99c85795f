"""The six structure bonus tiles: what each counts on the real map, and what it pays."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.options import STRUCTURES
from spielwerk.kernel.outcome import Item

OWNER, RIVAL = 0, 1


def standing(tile: str, *places: str) -> Position:
    """A table with this tile; seat 0 has built mine, monument, armory and mill, in this order."""
    p = Position("rusviet mechanical", "saxony industrial").tile(tile)
    for name, place in zip(STRUCTURES, places, strict=False):
        p.structure(OWNER, name, place)
    return p


def bonus(p: Position, seat: int = OWNER) -> Item:
    """The row of the score: how many were counted, and the coins for them."""
    (row,) = [item for item in p.game.score(p.s, seat).items if item.key == "structures"]
    return row


def count(tile: str, *places: str) -> int:
    return bonus(standing(tile, *places)).count


@pytest.mark.rule("scythe.structure-bonus.lakes-adjacent")
@pytest.mark.parametrize(
    ("places", "lakes"),
    [
        (("W1",), 0),
        (("M1",), 1),  # L1
        (("T2",), 2),  # L1, L2
        (("FACTORY",), 3),  # L3, L4, L5
        (("T2", "T7"), 3),  # L1, L2, L6
        (("M1", "W3", "V5", "V6"), 7),  # all seven
    ],
)
def test_lakes_beside_structures_count(places: tuple[str, ...], lakes: int) -> None:
    assert count("adjacent_lakes", *places) == lakes


@pytest.mark.rule("scythe.structure-bonus.example-four-lakes", "scythe.ruling.structure-bonus-values")
@pytest.mark.parametrize("occupied", [False, True])
def test_two_structures_beside_four_lakes_bring_six_coins(occupied: bool) -> None:
    p = standing("adjacent_lakes", "FACTORY", "W3")  # L3, L4, L5 and L2, L3, L4
    if occupied:
        p.mech(RIVAL, 1, "FACTORY").mech(RIVAL, 2, "W3")
    assert bonus(p) == Item("structures", points=6, count=4)


@pytest.mark.rule("scythe.structure-bonus.tunnels-adjacent")
@pytest.mark.parametrize(
    ("places", "tunnels"),
    [
        (("M1",), 0),
        (("M4",), 2),  # W4, V5
        (("M4", "W7"), 3),  # W4, V5 and V5, T6
        (("W4",), 0),  # stands on a tunnel itself and touches no other one
        (("T3", "M3", "W4", "V5"), 0),  # tunnels are adjacent for movements only
        (("V8", "F7"), 0),  # the first is the mine: it is no tunnel for its neighbour
    ],
)
def test_tunnels_beside_structures_count(places: tuple[str, ...], tunnels: int) -> None:
    assert count("adjacent_tunnels", *places) == tunnels


@pytest.mark.rule("scythe.structure-bonus.encounters-adjacent")
@pytest.mark.parametrize(
    ("places", "encounters"),
    [
        (("V1",), 0),  # has a symbol itself, but touches none
        (("T1",), 1),  # M2
        (("W6",), 3),  # V4, W5, V6
        (("F1", "W6"), 5),  # V1, T2 as well
    ],
)
@pytest.mark.parametrize("tokens", [True, False])
def test_encounter_symbols_beside_structures_count_without_their_token_too(
    places: tuple[str, ...], encounters: int, tokens: bool
) -> None:
    p = standing("adjacent_encounters", *places)
    if not tokens:
        p.s.encounters = 0
    assert bonus(p).count == encounters


@pytest.mark.rule("scythe.structure-bonus.on-tunnels")
@pytest.mark.parametrize(
    ("places", "tunnels"),
    [
        (("M4", "W7"), 0),  # only beside tunnels
        (("V8",), 0),  # the mine makes no tunnel of its region
        (("T6",), 1),  # a mine on a real tunnel counts
        (("V8", "T3", "M3"), 2),
        (("V5", "T3", "M3", "F5"), 4),
    ],
)
def test_structures_on_tunnels_count(places: tuple[str, ...], tunnels: int) -> None:
    assert count("on_tunnels", *places) == tunnels


@pytest.mark.rule("scythe.structure-bonus.longest-row")
@pytest.mark.parametrize(
    ("places", "row"),
    [
        ((), 0),
        (("V9",), 1),
        (("M1",), 1),
        (("F4", "V4"), 2),  # level
        (("T1", "F2", "V3"), 3),  # falling
        (("F7", "M7", "V5", "M4"), 4),  # falling, built from the far end
        (("W5", "F4", "W2", "T2"), 4),  # rising
        (("M1", "F1", "T2"), 2),  # a triangle is no row
        (("T5", "F5", "V4"), 2),  # a bend
        (("M1", "F1", "W1"), 2),  # a gap
        (("T2", "T3"), 1),  # a lake between them
        (("F4", "V4", "V8", "F7"), 2),  # two rows: only the longer one counts, not the sum
        (("M1", "V8", "W7", "T6"), 2),  # V8–W7 falling, W7–T6 level
        (("W2", "V4", "F5", "M1"), 3),
        (("M1", "W2", "V4", "F5"), 3),
    ],
)
def test_the_longest_straight_row_counts(places: tuple[str, ...], row: int) -> None:
    assert count("in_a_row", *places) == row


@pytest.mark.rule("scythe.structure-bonus.farm-tundra")
@pytest.mark.parametrize(
    ("places", "regions"),
    [
        (("M1", "V1", "W1", "FACTORY"), 0),
        (("F1",), 1),
        (("T2",), 1),
        (("F1", "V1", "T2", "W2"), 2),
        (("F1", "F2", "T1", "T2"), 4),
    ],
)
def test_structures_on_farms_and_tundra_count(places: tuple[str, ...], regions: int) -> None:
    assert count("on_farms_tundra", *places) == regions


@pytest.mark.rule("scythe.structure-bonus.rivers-ignored")
@pytest.mark.parametrize(
    ("tile", "places", "n"),
    [
        ("adjacent_tunnels", ("T4",), 2),  # W4 and V5, both across a river
        ("adjacent_encounters", ("W1",), 2),  # V1 across a river, M2
        ("in_a_row", ("M1", "F1", "V1", "W1"), 4),  # a river between V1 and W1
    ],
)
def test_rivers_do_not_matter(tile: str, places: tuple[str, ...], n: int) -> None:
    assert count(tile, *places) == n


@pytest.mark.rule("scythe.structure-bonus.count-once")
@pytest.mark.parametrize(
    ("tile", "places", "n"),
    [
        ("adjacent_lakes", ("M2", "W4", "M4"), 2),  # L3 three times, L5
        ("adjacent_tunnels", ("M4", "M7", "T4", "W7"), 3),  # V5 four times, W4 twice, T6
        ("adjacent_encounters", ("W5", "M6", "T8"), 2),  # V6 twice, W5
    ],
)
def test_what_several_structures_touch_counts_once(tile: str, places: tuple[str, ...], n: int) -> None:
    assert count(tile, *places) == n


@pytest.mark.rule("scythe.structure-bonus.count-once")
def test_each_player_counts_the_same_lake() -> None:
    p = standing("adjacent_lakes", "W3").structure(RIVAL, "mill", "FACTORY")  # L2, L3, L4 and L3, L4, L5
    assert [bonus(p, OWNER).count, bonus(p, RIVAL).count] == [3, 3]


@pytest.mark.rule("scythe.structure-bonus.independent-of-control")
@pytest.mark.parametrize(
    ("tile", "coins"),
    [
        ("adjacent_tunnels", 2),  # W4
        ("adjacent_lakes", 2),  # L3
        ("adjacent_encounters", 4),  # M2, T4
        ("on_tunnels", 2),  # W4
        ("in_a_row", 4),  # F2, W4
        ("on_farms_tundra", 2),  # F2
    ],
)
def test_enemies_in_the_region_do_not_matter(tile: str, coins: int) -> None:
    p = standing(tile, "F2", "W4").workers(OWNER).workers(RIVAL, "F2").mech(RIVAL, 1, "W4")
    assert p.score(OWNER)["regions"] == 0
    assert p.score(OWNER)["structures"] == coins


ADJACENT = {
    "adjacent_tunnels": {
        1: ("V1",), 2: ("M2",), 3: ("V1", "V4"), 4: ("M2", "V4"), 5: ("V1", "V4", "M4"),
        6: ("M2", "V4", "W7"),
    },
    "adjacent_lakes": {
        1: ("M1",), 2: ("T2",), 3: ("W3",), 4: ("M1", "W3"), 5: ("T2", "FACTORY"), 6: ("M1", "W3", "V5"),
        7: ("M1", "W3", "V5", "V6"),
    },
    "adjacent_encounters": {
        1: ("M1",), 2: ("F1",), 3: ("W6",), 4: ("M1", "W6"), 5: ("F1", "W6"), 6: ("M1", "W1", "W6"),
        7: ("F1", "F2", "W6"), 8: ("M1", "W1", "V3", "W6"), 9: ("F1", "F2", "W6", "V5"),
    },
}  # fmt: skip
"""Places of structures by what they make each adjacency tile count."""


@pytest.mark.rule("scythe.structure-bonus.coins-adjacency", "scythe.ruling.structure-bonus-values")
@pytest.mark.parametrize("tile", ADJACENT)
def test_the_adjacency_tiles_pay_2_4_4_6_6_9(tile: str) -> None:
    paid = {1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 9, 7: 9, 8: 9, 9: 9}
    for n, places in ADJACENT[tile].items():
        assert bonus(standing(tile, *places)) == Item("structures", paid[n], n)


@pytest.mark.rule("scythe.structure-bonus.coins-row-and-farm")
@pytest.mark.parametrize("tile", ["in_a_row", "on_farms_tundra"])
@pytest.mark.parametrize(("n", "coins"), [(1, 2), (2, 4), (3, 6), (4, 9)])
def test_the_tiles_for_a_row_and_for_farms_pay_2_4_6_9(tile: str, n: int, coins: int) -> None:
    places = {"in_a_row": ("F1", "T2", "W2", "F4"), "on_farms_tundra": ("F1", "T2", "F3", "T4")}
    assert bonus(standing(tile, *places[tile][:n])) == Item("structures", coins, n)


@pytest.mark.rule("scythe.structure-bonus.coins-on-tunnels")
@pytest.mark.parametrize(("n", "coins"), [(1, 2), (2, 4), (3, 6), (4, 6)])
def test_the_tile_for_tunnels_pays_2_4_6_6(n: int, coins: int) -> None:
    assert bonus(standing("on_tunnels", *("T3", "M3", "W4", "F5")[:n])) == Item("structures", coins, n)


@pytest.mark.rule("scythe.structure-bonus.coins-zero")
@pytest.mark.parametrize(
    ("tile", "place"),
    [
        ("adjacent_tunnels", "M1"),
        ("adjacent_lakes", "W1"),
        ("adjacent_encounters", "V1"),
        ("on_tunnels", "M1"),
        ("on_farms_tundra", "M1"),
    ],
)
def test_a_count_of_zero_pays_nothing(tile: str, place: str) -> None:
    assert bonus(standing(tile, place)) == Item("structures", 0, 0)


@pytest.mark.rule("scythe.structure-bonus.coins-zero")
def test_no_structure_no_bonus() -> None:
    for tile in (*ADJACENT, "on_tunnels", "in_a_row", "on_farms_tundra"):
        assert bonus(standing(tile)) == Item("structures", 0, 0)

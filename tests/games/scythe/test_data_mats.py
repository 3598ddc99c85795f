"""The player mats: start values, columns, rows and workers."""

import pytest

from spielwerk.games.scythe import components
from spielwerk.games.scythe.components import Cost, Gain


@pytest.mark.rule("scythe.setup.mat-start-values")
@pytest.mark.parametrize(
    ("mat", "number", "popularity", "coins"),
    [
        ("industrial", "1", 2, 4),
        ("engineering", "2", 2, 5),
        ("patriotic", "3", 2, 6),
        ("mechanical", "4", 3, 6),
        ("agricultural", "5", 4, 7),
    ],
)
def test_start_values_of_a_mat(mat: str, number: str, popularity: int, coins: int) -> None:
    data = components.mats()[mat]
    assert (data.number, data.popularity, data.coins) == (number, popularity, coins)


@pytest.mark.parametrize(
    ("mat", "columns"),
    [
        ("industrial", "bolster 3-2 $3, produce 3-1 $2, move 3-2 $1, trade 4-2 $0"),
        ("engineering", "produce 3-2 $2, trade 4-2 $0, bolster 3-1 $3, move 3-2 $1"),
        ("patriotic", "move 2-2 $1, bolster 4-1 $3, trade 4-2 $0, produce 3-2 $2"),
        ("mechanical", "trade 3-2 $0, bolster 3-1 $2, move 3-2 $2, produce 4-2 $2"),
        ("agricultural", "move 2-2 $1, trade 4-2 $0, produce 4-2 $2, bolster 3-1 $3"),
        ("militant", "bolster 3-1 $0, move 3-2 $3, produce 4-3 $1, trade 3-1 $2"),
        ("innovative", "trade 3-3 $3, produce 3-2 $1, bolster 4-1 $2, move 3-1 $0"),
    ],
)
def test_columns_of_a_mat(mat: str, columns: str) -> None:
    data = components.mats()[mat].columns
    assert [c.bottom for c in data] == ["upgrade", "deploy", "build", "enlist"]
    assert ", ".join(f"{c.top} {c.cost_start}-{c.cost_min} ${c.coins}" for c in data) == columns


def test_top_row() -> None:
    file = components.mat_file()
    choices = {(a.id, c.what): (c.base, c.upgraded) for a in file.top_actions for c in a.choices}
    assert choices == {
        ("move", "units"): (2, 3),
        ("move", "coins"): (1, 2),
        ("bolster", "power"): (2, 3),
        ("bolster", "combat_cards"): (1, 2),
        ("trade", "resources"): (2, 2),
        ("trade", "popularity"): (1, 2),
        ("produce", "regions"): (2, 3),
    }
    assert {a.id: (a.cost.coins, a.structure) for a in file.top_actions} == {
        "move": (0, "mine"),
        "bolster": (1, "monument"),
        "trade": (1, "armory"),
        "produce": (0, "mill"),
    }
    assert file.produce_costs == (Cost(), Cost(power=1), Cost(), Cost(popularity=1), Cost(), Cost(coins=1))


def test_bottom_row() -> None:
    assert {a.id: (a.resource, a.recruit) for a in components.mat_file().bottom_actions} == {
        "upgrade": ("oil", Gain(power=1)),
        "deploy": ("metal", Gain(coins=1)),
        "build": ("wood", Gain(popularity=1)),
        "enlist": ("food", Gain(combat_cards=1)),
    }


def test_structures() -> None:
    gains = {s.id: s.gain.items() for s in components.mat_file().structures}
    assert gains == {"mine": (), "monument": (("popularity", 1),), "armory": (("power", 1),), "mill": ()}


def test_workers_on_mat_and_map_are_all_workers() -> None:
    for base in components.board_data().home_bases:
        assert components.mat_file().workers_on_mat + len(base.workers) == components.pieces().workers


def test_banned_pairs() -> None:
    pairs = [(p.faction, p.mat) for p in components.mat_file().banned]
    assert pairs == [("rusviet", "industrial"), ("crimea", "patriotic")]

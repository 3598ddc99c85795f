"""Final scoring: cash, stars, regions, pairs of resources and the structure bonus."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

ALL_BUT_ONE = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}


def table() -> Position:
    """Two players without anything on the board that is worth money."""
    p = Position("rusviet mechanical", "saxony industrial").tile("adjacent_lakes")
    return p.workers(0).workers(1).set(0, coins=0).set(1, coins=0)


def total(p: Position, seat: int) -> int:
    return int(p.game.score(p.s, seat).total)


@pytest.mark.rule("scythe.scoring.cash")
@pytest.mark.parametrize("popularity", [0, 18])
def test_cash_counts_in_full(popularity: int) -> None:
    p = table().set(0, coins=17, popularity=popularity)
    assert p.score(0)["coins"] == 17
    assert total(p, 0) == 17


LOW, MID, HIGH = (3, 2, 1), (4, 3, 2), (5, 4, 3)


@pytest.mark.parametrize(
    ("popularity", "paid"),
    [
        pytest.param(0, LOW, marks=pytest.mark.rule("scythe.scoring.tier-low")),
        pytest.param(6, LOW, marks=pytest.mark.rule("scythe.scoring.tier-low")),
        pytest.param(7, MID, marks=pytest.mark.rule("scythe.scoring.tier-mid")),
        pytest.param(10, MID, marks=pytest.mark.rule("scythe.scoring.example-popularity-10")),
        pytest.param(12, MID, marks=pytest.mark.rule("scythe.scoring.tier-mid")),
        pytest.param(13, HIGH, marks=pytest.mark.rule("scythe.scoring.tier-high")),
        pytest.param(17, HIGH, marks=pytest.mark.rule("scythe.scoring.tier-high")),
        pytest.param(
            18,
            HIGH,
            marks=pytest.mark.rule("scythe.scoring.popularity-18", "scythe.ruling.popularity-tier-18"),
        ),
    ],
)
def test_each_star_region_and_pair_is_paid_by_the_tier(popularity: int, paid: tuple[int, int, int]) -> None:
    star, region, pair = paid
    p = table().set(0, popularity=popularity)
    p.stars(0, combat=2, mechs=1).workers(0, "V3", "M5").goods("V3", oil=2)
    assert p.score(0) == {
        "coins": 0,
        "stars": 3 * star,
        "regions": 2 * region,
        "resources": pair,
        "structures": 0,
    }


@pytest.mark.rule("scythe.scoring.popularity-row")
def test_every_player_is_paid_by_the_own_tier() -> None:
    p = table().set(0, popularity=3).set(1, popularity=15)
    p.stars(0, power=1).stars(1, power=1).workers(0, "V3").workers(1, "M6")
    p.goods("V3", food=2).goods("M6", food=2)
    assert [total(p, 0), total(p, 1)] == [3 + 2 + 1, 5 + 4 + 3]


@pytest.mark.rule("scythe.scoring.popularity-row", "scythe.ruling.sixth-star-combat-order")
def test_the_popularity_at_the_end_counts() -> None:
    """The attack that brings the sixth star drives a worker off: popularity 7 becomes 6 before the end."""
    p = table().set(0, popularity=7, power=1).set(1, power=0).hand(0).hand(1)
    p.stars(0, **ALL_BUT_ONE).mech(0, 1, "T5").mech(1, 1, "T6").workers(1, "T6")
    p.turn(0).play("move", "units", "unit mech1", "to T6", "done", "dial 1")
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert p.player(0).popularity == 6
    assert p.score(0) == {"coins": 0, "stars": 6 * 3, "regions": 2, "resources": 0, "structures": 0}
    assert outcome.scores[0].total == 20


@pytest.mark.rule("scythe.scoring.regions")
def test_each_controlled_region_counts_whatever_controls_it() -> None:
    p = table().set(0, popularity=0)
    assert p.score(0)["regions"] == 0  # the character is in the home base
    p.character(0, "T4")
    assert p.score(0)["regions"] == 2
    p.mech(0, 1, "L6")  # a lake
    assert p.score(0)["regions"] == 4
    p.workers(0, "V3", "V3", "home")
    assert p.score(0)["regions"] == 6
    p.structure(0, "mill", "M5")
    assert p.score(0)["regions"] == 8


@pytest.mark.rule("scythe.scoring.regions")
@pytest.mark.parametrize("enemy", ["character", "mech", "worker"])
def test_a_structure_under_an_enemy_unit_is_no_controlled_region(enemy: str) -> None:
    p = table().set(0, popularity=0).set(1, popularity=0).structure(0, "mill", "M5")
    if enemy == "character":
        p.character(1, "M5")
    elif enemy == "mech":
        p.mech(1, 1, "M5")
    else:
        p.workers(1, "M5")
    assert [p.score(0)["regions"], p.score(1)["regions"]] == [0, 2]


@pytest.mark.rule("scythe.scoring.regions")
def test_an_enemy_structure_alone_does_not_take_a_region_from_a_unit() -> None:
    p = table().set(0, popularity=0).set(1, popularity=0).structure(1, "mill", "M5").workers(0, "M5")
    assert [p.score(0)["regions"], p.score(1)["regions"]] == [2, 0]


@pytest.mark.rule("scythe.scoring.factory-three")
@pytest.mark.parametrize(("popularity", "paid"), [(0, 2), (7, 3), (13, 4)])
def test_the_factory_is_paid_as_three_regions(popularity: int, paid: int) -> None:
    p = table().set(0, popularity=popularity).workers(0, "FACTORY", "M4")
    assert p.score(0)["regions"] == (3 + 1) * paid
    p.workers(0, "M4").structure(0, "mine", "FACTORY")  # by a structure alone
    assert p.score(0)["regions"] == (3 + 1) * paid
    p.workers(1, "FACTORY")
    assert p.score(0)["regions"] == paid


@pytest.mark.rule("scythe.scoring.resources-pairs")
@pytest.mark.parametrize(
    ("here", "there", "pairs"),
    [
        ({"oil": 1}, {}, 0),
        ({"oil": 1}, {"food": 1}, 1),  # different kinds in different regions make a pair
        ({"oil": 1, "metal": 1, "wood": 1}, {}, 1),  # the leftover is worth nothing
        ({"wood": 3}, {"metal": 2}, 2),
        ({"wood": 3, "oil": 1}, {"metal": 1, "food": 1}, 3),
    ],
)
def test_resources_are_paid_by_full_pairs_over_the_whole_board(
    here: dict[str, int], there: dict[str, int], pairs: int
) -> None:
    p = table().set(0, popularity=13).workers(0, "V3", "M5").goods("V3", **here).goods("M5", **there)
    assert p.score(0)["resources"] == 3 * pairs


@pytest.mark.rule("scythe.scoring.resources-pairs")
def test_only_resources_in_controlled_regions_are_paid() -> None:
    p = table().set(0, popularity=0).set(1, popularity=0).workers(0, "V3", "home").structure(0, "mill", "M5")
    p.goods("V3", oil=2).goods("T4", oil=2).goods("M5", oil=4).goods("HB_RUSVIET", oil=2)
    assert p.score(0)["resources"] == 3  # V3 by a worker, M5 by the mill; T4 and the home base do not count
    p.workers(1, "M5")
    assert [p.score(0)["resources"], p.score(1)["resources"]] == [1, 2]


@pytest.mark.rule("scythe.scoring.example-13-resources")
def test_thirteen_resources_at_popularity_10_are_twelve_coins() -> None:
    p = table().set(0, popularity=10).workers(0, "V3", "M5").goods("V3", oil=5, wood=3).goods("M5", metal=5)
    assert p.score(0)["resources"] == 12


@pytest.mark.rule("scythe.scoring.structure-bonus")
@pytest.mark.parametrize("popularity", [0, 7, 18])
def test_the_structure_bonus_is_added_once_for_each_player_at_any_popularity(popularity: int) -> None:
    p = table().set(0, popularity=popularity, coins=1).set(1, popularity=popularity, coins=1)
    p.structure(0, "mine", "FACTORY").structure(0, "mill", "W3").structure(1, "mill", "M1")
    p.workers(1, "FACTORY", "W3").workers(0, "M1")  # enemies everywhere: no region counts for the owner
    assert p.score(0)["structures"] == 6  # L2, L3, L4, L5
    assert p.score(1)["structures"] == 2  # L1
    assert total(p, 0) == 1 + 6 + p.score(0)["regions"]


@pytest.mark.rule("scythe.scoring.combat-cards-worthless")
def test_cards_power_and_popularity_pay_nothing_themselves() -> None:
    p = table().set(0, power=0, popularity=0).hand(0)
    assert total(p, 0) == 0
    p.set(0, power=16, popularity=6).hand(0, 5, 5, 5)
    assert total(p, 0) == 0
    p.set(0, popularity=18)  # the highest tier of nothing
    assert total(p, 0) == 0


@pytest.mark.rule("scythe.goal.scoring-sources")
def test_a_fortune_is_the_sum_of_its_rows() -> None:
    p = table().set(0, popularity=8, coins=11).stars(0, power=1, combat=2).structure(0, "mill", "W3")
    p.workers(0, "FACTORY").goods("W3", wood=5)
    assert p.score(0) == {"coins": 11, "stars": 12, "regions": 4 * 3, "resources": 2 * 2, "structures": 4}
    assert total(p, 0) == 43

"""Encounter, Factory and objective cards, and what is scored."""

import pytest

from spielwerk.games.scythe import components
from spielwerk.games.scythe.components import Cost, Gain
from spielwerk.games.scythe.components.conditions import Camp, Control, Have

# --- cards


def test_encounter_costs_nothing_then_coins_then_popularity() -> None:
    for card in components.encounters().values():
        first, second, third = (option.cost for option in card.options)
        assert first == Cost()
        assert second == Cost(coins=second.coins) != Cost()
        assert third == Cost(popularity=third.popularity) != Cost()
        assert all(option.gain.items() for option in card.options)


def test_sample_encounter_card() -> None:
    a, b, c = components.encounters()[8].options
    assert (a.cost, a.gain) == (Cost(), Gain(coins=2, popularity=1))
    assert (b.cost, b.gain) == (Cost(coins=2), Gain(oil=4))
    assert (c.cost, c.gain) == (Cost(popularity=2), Gain(enlist=1))


def test_sample_factory_card() -> None:
    card = components.factory_cards()[2]
    assert (card.cost, card.gains) == (Cost(popularity=1), (Gain(enlist=1), Gain(upgrade=1)))
    assert (components.factory_file().move_units, components.factory_file().move_times) == (1, 2)


def test_promo_factory_cards_with_exceptions() -> None:
    cards = components.factory_cards()
    assert [n for n, c in cards.items() if c.cost.different] == [13, 18]
    assert [n for n, c in cards.items() if c.worker_with == "mech"] == [14]


def test_sample_objective_card() -> None:
    card = components.objectives()[7]
    assert card.timing == "any"
    assert card.conditions == (
        Have("factory_cards", min=1),
        Have("mechs", min=1),
        Have("workers", max=3),
    )


def test_objectives_with_regions() -> None:
    cards = components.objectives()
    assert cards[2].conditions == (Control("tunnel", min=3),)
    assert cards[16].conditions == (Camp(characters=1, mechs=1, workers=1, min_resources=5),)
    waiting = [n for n, c in cards.items() if c.timing == "end_of_turn"]
    assert [n for n in waiting if n <= 27] == [1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21, 24, 26]


# --- scoring


@pytest.mark.rule("scythe.star.ten-spaces")
def test_triumph_track() -> None:
    stars = {s.id: s.max for s in components.scoring().stars}
    assert sum(stars.values()) == 10
    assert [s for s, n in stars.items() if n == 2] == ["combat"]


def test_numbers_that_earn_a_star() -> None:
    data, own = components.scoring(), components.pieces()
    assert {s.id: s.at for s in data.stars if s.at is not None} == {
        "upgrades": own.upgrade_cubes,
        "mechs": own.mechs,
        "structures": own.structures,
        "recruits": own.recruits,
        "workers": own.workers,
        "popularity": data.limits.popularity,
        "power": data.limits.power,
    }
    assert (data.limits.power, data.limits.popularity, data.limits.dial) == (16, 18, 7)


@pytest.mark.parametrize(
    ("popularity", "pays"),
    [(0, (3, 2, 1)), (6, (3, 2, 1)), (7, (4, 3, 2)), (12, (4, 3, 2)), (13, (5, 4, 3)), (18, (5, 4, 3))],
)
def test_tier_of_a_popularity(popularity: int, pays: tuple[int, int, int]) -> None:
    tier = components.scoring().tier(popularity)
    assert (tier.star, tier.region, tier.pair) == pays


@pytest.mark.parametrize(
    ("tiles", "pays"),
    [
        pytest.param(
            "adjacent_tunnels adjacent_lakes adjacent_encounters",
            {1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 9, 7: 9, 11: 9},
            marks=pytest.mark.rule("scythe.structure-bonus.coins-adjacency"),
        ),
        pytest.param(
            "in_a_row on_farms_tundra",
            {1: 2, 2: 4, 3: 6, 4: 9},
            marks=pytest.mark.rule("scythe.structure-bonus.coins-row-and-farm"),
        ),
        pytest.param(
            "on_tunnels",
            {1: 2, 2: 4, 3: 6, 4: 6},
            marks=pytest.mark.rule("scythe.structure-bonus.coins-on-tunnels"),
        ),
    ],
)
def test_structure_bonus_pays(tiles: str, pays: dict[int, int]) -> None:
    by_id = {b.id: b for b in components.scoring().structure_bonuses}
    for tile in tiles.split():
        assert {n: by_id[tile].pays(n) for n in pays} == pays


@pytest.mark.rule("scythe.structure-bonus.coins-zero")
def test_structure_bonus_pays_nothing_for_nothing() -> None:
    assert [b.pays(0) for b in components.scoring().structure_bonuses] == [0] * 6


def test_tie_breakers_and_factory() -> None:
    order = [t.id for t in components.scoring().tie_breakers]
    assert order == ["pieces", "power", "popularity", "resources", "regions", "stars"]
    assert components.scoring().factory_regions == 3

"""What the box holds: decks, pieces and factions."""

from typing import Any

import msgspec
import pytest

from spielwerk.games.scythe import components
from spielwerk.games.scythe.components import Cost, Gain

# --- what the box holds


@pytest.mark.rule("scythe.component.combat-deck")
def test_combat_deck() -> None:
    assert {c.value: c.count for c in components.decks().combat_cards} == {2: 16, 3: 12, 4: 8, 5: 6}


@pytest.mark.rule("scythe.component.other-decks")
def test_decks_by_set() -> None:
    """The printed cards; further ones may follow in sets other than the base game."""

    def numbers(cards: dict[int, Any], name: str, printed: int) -> list[int]:
        return [n for n, c in cards.items() if c.set == name and (name == "base" or n <= printed)]

    assert numbers(components.objectives(), "base", 27) == list(range(1, 24))
    assert numbers(components.objectives(), "promo", 27) == list(range(24, 28))
    assert numbers(components.encounters(), "base", 42) == list(range(1, 29))
    assert numbers(components.encounters(), "extra", 42) == list(range(29, 37))
    assert numbers(components.encounters(), "promo", 42) == list(range(37, 43))
    assert numbers(components.factory_cards(), "base", 18) == list(range(1, 13))
    assert numbers(components.factory_cards(), "promo", 18) == list(range(13, 19))


@pytest.mark.rule("scythe.component.faction-pieces")
def test_pieces_of_a_faction() -> None:
    assert msgspec.structs.asdict(components.pieces()) == {
        "action_token": 1, "popularity_marker": 1, "power_marker": 1, "stars": 6, "structures": 4,
        "recruits": 4, "mechs": 4, "character": 1, "workers": 8, "upgrade_cubes": 6,
    }  # fmt: skip


@pytest.mark.rule("scythe.component.factions")
def test_base_factions_and_their_colours() -> None:
    colours = {f.id: f.colour for f in components.factions().values() if f.set == "base"}
    assert colours == {
        "nordic": "blue",
        "saxony": "black",
        "polania": "white",
        "crimea": "yellow",
        "rusviet": "red",
    }


def test_invaders_bring_two_factions_and_two_mats() -> None:
    assert [f.id for f in components.factions().values() if f.set == "invaders"] == ["albion", "togawa"]
    assert [m.number for m in components.mats().values() if m.set == "invaders"] == ["2A", "3A"]


# --- factions


@pytest.mark.rule("scythe.setup.faction-start-values")
@pytest.mark.parametrize(
    ("faction", "power", "cards"),
    [("nordic", 4, 1), ("rusviet", 3, 2), ("crimea", 5, 0), ("saxony", 1, 4), ("polania", 2, 3)],
)
def test_start_values_of_a_faction(faction: str, power: int, cards: int) -> None:
    data = components.factions()[faction]
    assert (data.power, data.combat_cards) == (power, cards)


def test_start_values_of_the_invaders() -> None:
    albion, togawa = components.factions()["albion"], components.factions()["togawa"]
    assert (albion.power, albion.combat_cards) == (3, 0)
    assert (togawa.power, togawa.combat_cards) == (0, 2)


@pytest.mark.rule("scythe.mech.speed-all-factions")
def test_all_base_factions_have_speed_and_riverwalk() -> None:
    for f in components.faction_file().factions:
        assert ("speed" in f.mechs) is (f.set == "base")
        assert len(f.riverwalk) == (2 if "riverwalk" in f.mechs else 0)


@pytest.mark.parametrize(
    ("faction", "ability", "mechs", "riverwalk"),
    [
        ("nordic", "swim", "riverwalk seaworthy artillery speed", "forest mountain"),
        ("rusviet", "relentless", "riverwalk township peoples_army speed", "farm village"),
        ("crimea", "coercion", "riverwalk wayfare scout speed", "farm tundra"),
        ("saxony", "dominate", "riverwalk underpass disarm speed", "forest mountain"),
        ("polania", "meander", "riverwalk submerge camaraderie speed", "village mountain"),
        ("albion", "exalt", "burrow sword shield rally", ""),
        ("togawa", "maifuku", "toka suiton ronin shinobi", ""),
    ],
)
def test_abilities_of_a_faction(faction: str, ability: str, mechs: str, riverwalk: str) -> None:
    data = components.factions()[faction]
    assert (data.ability, " ".join(data.mechs), " ".join(data.riverwalk)) == (ability, mechs, riverwalk)


def test_every_described_ability_is_used() -> None:
    used = {a for f in components.factions().values() for a in (f.ability, *f.mechs)}
    assert used == set(components.abilities())


def test_tokens_of_the_invaders() -> None:
    flag, trap = components.factions()["albion"].tokens, components.factions()["togawa"].tokens
    assert flag is not None
    assert trap is not None
    assert (flag.id, flag.count, flag.faces) == ("flag", 4, ())
    assert (trap.id, trap.count) == ("trap", 4)
    losses = [face.loses for face in trap.faces]
    assert losses == [Cost(popularity=2), Cost(power=3), Cost(coins=4), Cost(combat_cards=2)]


def test_one_time_bonuses() -> None:
    bonuses = components.faction_file().one_time_bonuses
    assert bonuses == (Gain(power=2), Gain(coins=2), Gain(popularity=2), Gain(combat_cards=2))

"""What is in the box: counts, values and start-up checks of the data files."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.games.scythe import components
from spielwerk.games.scythe.components import Cost, Gain
from spielwerk.games.scythe.components.conditions import Camp, Control, Have
from spielwerk.kernel.data import DataError

DATA = Path(components.__file__).parents[1] / "data"
STAND_INS = Path(__file__).parents[3] / "docs" / "stand-ins.md"
READERS: dict[str, Any] = {
    "board": components.board_data,
    "decks": components.decks,
    "encounters": components.encounters,
    "factions": components.faction_file,
    "factory": components.factory_file,
    "mats": components.mat_file,
    "objectives": components.objectives,
    "scoring": components.scoring,
}


def pack_with(folder: Path, file: str, old: str, new: str, count: int = 1) -> Path:
    """A data pack whose one file is ours with a few words changed."""
    text = (DATA / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new, count), "utf-8")
    return folder


# --- what the box holds


@pytest.mark.rule("scythe.component.combat-deck")
def test_combat_deck() -> None:
    assert {c.value: c.count for c in components.decks().combat_cards} == {2: 16, 3: 12, 4: 8, 5: 6}


@pytest.mark.rule("scythe.component.other-decks")
def test_decks_by_set() -> None:
    def numbers(cards: dict[int, Any], name: str) -> list[int]:
        return [n for n, c in cards.items() if c.set == name]

    assert numbers(components.objectives(), "base") == list(range(1, 24))
    assert numbers(components.objectives(), "promo") == list(range(24, 28))
    assert numbers(components.encounters(), "base") == list(range(1, 29))
    assert numbers(components.encounters(), "extra") == list(range(29, 37))
    assert numbers(components.encounters(), "promo") == list(range(37, 43))
    assert numbers(components.factory_cards(), "base") == list(range(1, 13))
    assert numbers(components.factory_cards(), "promo") == list(range(13, 19))


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
    for f in components.factions().values():
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


# --- player mats


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
    assert waiting == [1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21, 24, 26]


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


# --- reading, packs and errors


def test_data_is_read_once() -> None:
    for reader in (*READERS.values(), components.factions, components.mats, components.factory_cards):
        assert reader() is reader(None)


def test_a_pack_replaces_the_files_it_brings(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "mats", 'de = "Technisch", source = "stand-in"', 'de = "Ingenieurwesen"')
    name = components.mats(pack)["engineering"].name
    assert (name.de, name.source) == ("Ingenieurwesen", "component")
    assert components.mats()["engineering"].name.de == "Technisch"
    assert components.scoring(pack) == components.scoring()


BROKEN = [
    (
        "board",
        "terrain =",
        "terain =",
        r"unknown field `terain`.*regions\[0\]|missing.*terrain.*regions\[0\]",
    ),
    ("board", 'row = 0, col = 1, terrain = "mountain"', 'row = 0, col = 1, terrain = "swamp"', "swamp"),
    ("board", "tunnel = true", "tunnel = false", "expected 6 tunnels, found 5"),
    ("board", "encounter = true", "encounter = false", "expected 11 encounters, found 10"),
    ("board", '    ["V1", "W1"],\n', "", "expected 31 river edges, found 30"),
    ("board", '["V1", "W1"]', '["T3", "V1"]', "river occurs twice"),
    (
        "board",
        '    { id = "F1", row = 0, col = 2, terrain = "farm" },\n',
        "",
        "expected 47 regions, found 46",
    ),
    ("board", "row = 0, col = 1,", "row = 9, col = 1,", "reading order"),
    ("board", 'id = "F1"', 'id = "M1"', "place occurs twice: M1"),
    ("factions", "power = 3", "power = -3", r"Expected `int` >= 0 .*\$\.factions\[0\]\.power"),
    ("factions", '"seaworthy"', '"seaworthi"', "abilities of nordic are not described: seaworthi"),
    ("factions", 'set = "base"', 'set = "attic"', "expected 5 base factions, found 4"),
    ("factions", 'set = "invaders"', 'set = "attic"', "unknown set attic; decks.toml has base, extra"),
    ("factions", 'id = "albion"', 'id = "wales"', "home bases are for albion, crimea"),
    ("mats", "cost_start = 3", "cost_start = 2", r"expected 6 upgrade spaces, found 5 .*\$\.mats\[0\]"),
    ("mats", "cost_min = 2", "cost_min = 5", r"cost_min is above cost_start .*columns\[0\]"),
    ("mats", "coins = 3 },", "coins = 4 },", "expected 6 coins in the bottom row, found 7"),
    ("mats", 'top = "bolster"', 'top = "move"', "top action occurs twice: move"),
    ("mats", 'number = "2"', 'number = "6"', "order of their start numbers"),
    ("mats", "upgraded = 3", "upgraded = 2", "expected 6 upgrade cubes on the top row, found 5"),
    ("mats", "workers_on_mat = 6", "workers_on_mat = 5", "expected 5 produce costs, found 6"),
    ("mats", 'mat = "patriotic"', 'mat = "patriot"', "banned: unknown mat patriot"),
    ("mats", 'faction = "crimea"', 'faction = "krim"', "banned: unknown faction krim"),
    ("decks", "count = 16", "count = 15", "expected 42 combat cards, found 41"),
    ("encounters", "number = 2\n", "number = 1\n", "card occurs twice: 1"),
    ("encounters", 'set = "base"', 'set = "extra"', "expected 28 base cards, found 27"),
    ("encounters", "{ food = 4 }", "{ fod = 4 }", r"fod.*\$\.cards\[0\]\.options\[1\]\.gain"),
    ("factory", 'set = "base"', 'set = "promo"', "expected 12 base cards, found 11"),
    ("objectives", 'set = "base"', 'set = "promo"', "expected 23 base cards, found 22"),
    ("objectives", 'kind = "control"', 'kind = "conquer"', r"conquer.*\$\.cards\[0\]\.conditions\[0\]\.kind"),
    ("scoring", 'id = "on_tunnels"', 'id = "in_a_row"', "structure bonus occurs twice: in_a_row"),
    ("scoring", "popularity = 7", "popularity = 17", "tiers must rise"),
    ("scoring", "[limits]", "[limits", "scoring"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), BROKEN)
def test_wrong_data_is_refused_with_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    pack = pack_with(tmp_path, file, old, new)
    with pytest.raises(DataError, match=message) as caught:
        READERS[file](pack)
    assert f"{file}.toml: " in str(caught.value)


def test_a_missing_structure_bonus_is_refused(tmp_path: Path) -> None:
    text = (DATA / "scoring.toml").read_text("utf-8")
    start, end = (
        text.index("[[structure_bonuses]]"),
        text.index('[[structure_bonuses]]\nid = "adjacent_lakes"'),
    )
    (tmp_path / "scoring.toml").write_text(text[:start] + text[end:], "utf-8")
    with pytest.raises(DataError, match="expected 6 structure bonus tiles, found 5"):
        components.scoring(tmp_path)


# --- stand-ins


def flagged(value: Any, path: str = "") -> Iterator[str]:
    """Where `source = "stand-in"` stands in a data file, named by the id, number or key around it."""
    if isinstance(value, dict):
        path = str(value.get("id", value.get("number", path)))
        if value.get("source") == "stand-in":
            yield path
        for key, child in value.items():
            yield from flagged(child, path if key == "name" else key)
    elif isinstance(value, list):
        for child in value:
            yield from flagged(child, path)


@pytest.mark.parametrize("file", READERS)
def test_every_stand_in_is_documented(file: str) -> None:
    entries = set(flagged(msgspec.toml.decode((DATA / f"{file}.toml").read_bytes())))
    rows = re.findall(rf"^\| `{file}\.toml` \|([^|]*)\|", STAND_INS.read_text("utf-8"), re.MULTILINE)
    assert {word for row in rows for word in re.findall(r"\w+", row)} == entries

"""`spielwerk.game(…, pack=DIR)`: data files take the place of the printed ones, for that game alone."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.games.dei.state import MISSION_POINTS
from spielwerk.games.dei.supply import score as gain_points
from spielwerk.games.scythe.automa import cards as automa_cards
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.data import DataError
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.record import RecordError
from spielwerk.kernel.registry import box
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import language

SCYTHE: dict[str, Any] = {
    "seats": [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "mat": "industrial"}]
}
DEI: dict[str, Any] = {"seats": [{"faction": "auxilia"}, {"faction": "farm_z"}]}


def pack(folder: Path, game: str, name: str, *changes: tuple[str, str]) -> Path:
    """A data pack with one file, in which some words are others."""
    text = files(f"spielwerk.games.{game}").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def play_on(game: Game, choices: int = 200) -> Any:
    """A random game for a while."""
    s, rng = game.new(3), Rng(3)
    for _ in range(choices):
        d = game.decision(s)
        if d is None:
            break
        game.apply(s, d.options[rng.below(len(d.options))])
    return s


def test_one_number_of_scythe_changes_one_game(tmp_path: Path) -> None:
    """A star pays 9 instead of 3 at a low popularity; the printed game stays as it is."""
    changed = pack(tmp_path, "scythe", "scoring", ("popularity = 0\nstar = 3", "popularity = 0\nstar = 9"))
    points = []
    for folder in (None, changed, None):
        p = Position("rusviet mechanical", "saxony industrial", pack=folder)
        p.set(0, popularity=2).stars(0, upgrades=1, mechs=1)
        points.append(p.score(0)["stars"])
    assert points == [6, 18, 6]


@pytest.mark.parametrize(
    ("name", "old", "new", "seen"),
    [
        (
            "scoring",
            "factory_regions = 3",
            "factory_regions = 5",
            lambda s: s.rules.data.scoring().factory_regions,
        ),
        ("scoring", "power = 16", "power = 15", lambda s: s.rules.limits.power),
        ("decks", "value = 5", "value = 6", lambda s: s.rules.card_values),
        ("mats", "objectives = 2", "objectives = 3", lambda s: len(s.objectives[0])),
        ("factions", "combat_cards = 4", "combat_cards = 3", lambda s: [sum(hand) for hand in s.hands]),
        ("factions", '["farm", "village"]', '["farm", "tundra"]', lambda s: s.rules.fighter_reach),
        (
            "board",
            'terrain = "farm" },\n    { id = "V1", row = 0, col = 3, terrain = "village", encounter = true }',
            'terrain = "farm", encounter = true },\n    { id = "V1", row = 0, col = 3, terrain = "village" }',
            lambda s: s.encounters,
        ),
    ],
)
def test_numbers_of_scythe_reach_the_table(tmp_path: Path, name: str, old: str, new: str, seen: Any) -> None:
    printed = spielwerk.game("scythe", **SCYTHE)
    changed = spielwerk.game("scythe", pack=pack(tmp_path, "scythe", name, (old, new)), **SCYTHE)
    assert seen(changed.new(1)) != seen(printed.new(1))
    play_on(changed)


def first_table(s: Any) -> tuple[int, ...]:
    """What card 1 spends in combat, by columns."""
    return automa_cards.in_order(s.rules.data.pack)[0].spend


def resources_of(s: Any) -> int:
    """How many of eight resources in one region count."""
    s.put(s.players[0].units[FIRST_WORKER], 0, 8)
    return next(item.count for item in box("scythe").score(s, 0).items if item.key == "resources")


@pytest.mark.parametrize(
    ("old", "new", "seen"),
    [
        ("coins = 5", "coins = 9", lambda s: s.players[1].coins),
        ("region_resources = 6", "region_resources = 2", resources_of),
        (
            "spend = [6, 7, 7]",
            "spend = [1, 1, 1]",
            first_table,
        ),
        ('recruit = "power"', 'recruit = "coins"', lambda s: s.rules.module_data["automa"][1].cards),
    ],
)
def test_numbers_of_the_automa_reach_the_table(tmp_path: Path, old: str, new: str, seen: Any) -> None:
    seats = [SCYTHE["seats"][0], {"faction": "saxony", "automa": "automa"}]
    folder = pack(tmp_path, "scythe", "automa", (old, new))
    printed, changed = (spielwerk.game("scythe", pack=pack, seats=seats) for pack in (None, folder))
    assert seen(changed.new(1)) != seen(printed.new(1))
    play_on(changed)


NEW_OBJECTIVE = """
[[cards]]
number = 40
set = "base"
name = { en = "Full Coffers", de = "Volle Kassen" }
text = { en = "Have 8 or more coins.", de = "Besitze mindestens 8 Münzen." }
timing = "any"
conditions = [{ kind = "have", what = "coins", min = 8 }]
"""


def test_a_pack_adds_an_objective_card(tmp_path: Path) -> None:
    folder = pack(tmp_path, "scythe", "objectives")
    file = folder / "objectives.toml"
    file.write_text(file.read_text(encoding="utf-8") + NEW_OBJECTIVE, encoding="utf-8")
    p = Position("rusviet mechanical", "saxony industrial", pack=folder)
    assert 40 in p.s.objective_deck
    p.objectives(0, 40).set(0, coins=7).turn(0)
    assert "reveal 40" not in p.options
    p.set(0, coins=8).turn(0)
    assert "reveal 40" in p.options
    told = [row for panel in p.game.box.speech().panels(p.view(0), p.s.rules) for row in panel.rows]
    assert any("Full Coffers" in row[0] and row[1] == "Have 8 or more coins." for row in told)
    assert p.play("reveal 40").player(0).star_count == 1


def test_panels_of_scythe_show_the_numbers_of_the_pack(tmp_path: Path) -> None:
    changed = pack(tmp_path, "scythe", "scoring", ("coins = [0, 2, ", "coins = [0, 3, "))
    shown = []
    for folder in (None, changed):
        p = Position("rusviet mechanical", "saxony industrial", pack=folder)
        p.s.tile = 0
        panels = p.game.box.speech().panels(p.view(0), p.s.rules)
        shown.append(" ".join([row[1] for panel in panels if panel.key == "table" for row in panel.rows]))
    assert ["1: 2 coins" in shown[0], "1: 3 coins" in shown[1]] == [True, True]


def test_cards_of_scythe_reach_the_table(tmp_path: Path) -> None:
    changed = pack(
        tmp_path, "scythe", "encounters", ("gain = { coins = 2, popularity = 1 }", "gain = { coins = 7 }")
    )
    pack(tmp_path, "scythe", "factory", ("cost = { coins = 1, combat_cards = 1 }", "cost = { coins = 4 }"))
    pack(tmp_path, "scythe", "objectives", ("min = 3", "min = 1"))
    game = spielwerk.game("scythe", pack=str(changed), **SCYTHE)
    data = game.rules.data  # type: ignore[attr-defined]
    assert data.encounters()[1].options[0].gain.coins == 7
    assert data.factory_cards()[1].cost.coins == 4
    assert data.objectives()[1].conditions[0].min == 1
    play_on(game)


def test_one_number_of_dei_changes_one_game(tmp_path: Path) -> None:
    """Each technology pays five points at the end; the printed game stays as it is."""
    printed: Any = spielwerk.game("dei", **DEI).rules
    rate = printed.data.box().final_technology
    words = f"final_technology = {{ points = {rate.points}, per = {rate.per} }}"
    changed = pack(tmp_path, "dei", "box", (words, "final_technology = { points = 5, per = 1 }"))
    points = []
    for folder in (None, changed, None):
        game = spielwerk.game("dei", pack=folder, **DEI)
        s: Any = game.new(1)
        s.players[0].technology = 6
        points += [item.points for item in game.score(s, 0).items if item.key == "technology"]
    assert points == [rate.of(6), 30, rate.of(6)]


def test_prices_and_missions_of_dei_reach_the_table(tmp_path: Path) -> None:
    printed: Any = spielwerk.game("dei", **DEI).rules
    changed = pack(tmp_path, "dei", "cards", ("technology = 2", "technology = 5"))
    pack(tmp_path, "dei", "missions", ("points = 2", "points = 6"))
    game = spielwerk.game("dei", pack=changed, **DEI)
    rules: Any = game.rules
    assert [card.technology for card in rules.cards] != [card.technology for card in printed.cards]
    assert rules.mission_rates != printed.mission_rates
    play_on(game)


@pytest.mark.parametrize(
    ("name", "old", "new", "seen"),
    [
        ("box", "rounds = 4", "rounds = 3", lambda s: panel(s, "table").rows[0]),
        ("box", "flip_at = 40", "flip_at = 30", lambda s: panel_of(s, 35).rows[0]),
        ("box", "scrappers = 15", "scrappers = 9", lambda s: panel(s, "pad-0").rows[3]),
        ("box", "surcharge = [1, 0, 0]", "surcharge = [3, 0, 0]", lambda s: s.rules.markets),
        ("cards", "times = 2", "times = 3", lambda s: s.rules.card_actions),
        ("missions", 'kind = "energy"', 'kind = "technology"', lambda s: s.rules.missions),
        ("districts", 'technology = { "1" = 1', 'technology = { "1" = 2', lambda s: s.board.tokens),
        ("layouts", '"2.1 90"', '"2.1 180"', lambda s: s.layout),
        ("badges", "adds 2", "adds 3", lambda s: [ability.text for ability in s.rules.abilities]),
    ],
)
def test_numbers_of_dei_reach_the_table(tmp_path: Path, name: str, old: str, new: str, seen: Any) -> None:
    printed, changed = (
        spielwerk.game("dei", pack=folder, **DEI)
        for folder in (None, pack(tmp_path, "dei", name, (old, new)))
    )
    assert seen(begun(changed)) != seen(begun(printed))
    play_on(changed)


def begun(game: Game) -> Any:
    """A game of DEI whose set-up is done."""
    s: Any = game.new(1)
    while (d := game.decision(s)) and s.number == 0:
        game.apply(s, d.options[0])
    return s


def panel(s: Any, key: str) -> Panel:
    """A panel of the plain table, as the first seat sees it."""
    found = box("dei").speech().panels(box("dei").view(s, 0), s.rules)
    return next(panel for panel in found if panel.key == key)


def panel_of(s: Any, score: int) -> Panel:
    gain_points(s, 0, MISSION_POINTS, score)
    return panel(s, "pad-0")


def test_a_pack_says_how_many_rounds_dei_has(tmp_path: Path) -> None:
    game = spielwerk.game("dei", pack=pack(tmp_path, "dei", "box", ("rounds = 4", "rounds = 2")), **DEI)
    s: Any = play_on(game, 10_000)
    assert (s.over, s.number) == (True, 2)


def test_what_a_pack_cannot_bring_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpielwerkError, match="there is no folder"):
        spielwerk.game("scythe", pack=tmp_path / "nowhere")
    with pytest.raises(SpielwerkError, match=r"scythe takes no guide\.toml from a data pack, but automa, "):
        spielwerk.game("scythe", pack=pack(tmp_path / "a", "scythe", "guide"))


@pytest.mark.parametrize(
    ("game", "name", "change", "problem"),
    [
        ("dei", "box", ("scrappers = 15", "scrappers = 16"), r"box\.toml: .* more than 15 scrappers"),
        ("dei", "box", ("camps = 3", "camps = 4"), r"box\.toml: .* more than 3 camps"),
        ("dei", "box", ("rounds = 4", "rounds = 9"), r"box\.toml: .* a mission for each round"),
        ("dei", "cards", ("technology = 2", "technology = 12"), r"cards\.toml: .*: a price goes up to 12"),
        ("dei", "districts", ("players = 2", "players = 3"), r"districts\.toml: "),
        ("dei", "cards", ('id = "', 'id = "X'), r"cards\.toml: a data pack cannot change ids and decks"),
        ("scythe", "encounters", ("number = 1\n", "number = 100\n"), r"numbers from 1 to 99, not 100"),
        ("scythe", "board", ('terrain = "village"', 'terrain = "farm"'), r"board\.toml: .* terrains"),
        ("scythe", "factions", ('"speed"', '"seaworthy"'), r"factions\.toml: "),
        ("scythe", "factions", ("workers = 8", "workers = 9"), r"factions\.toml: .* number of pieces"),
        (
            "scythe",
            "mats",
            ("objectives = 2", "objectives = 9"),
            r"mats\.toml: 63 objectives for all factions",
        ),
        ("scythe", "automa", ('id = "automa"', 'id = "robot"'), r"automa\.toml: the levels must be "),
        ("scythe", "scoring", ("power = 16", 'power = "much"'), r"scoring\.toml"),
    ],
)
def test_what_a_pack_cannot_change_is_refused_with_its_file(
    tmp_path: Path, game: str, name: str, change: tuple[str, str], problem: str
) -> None:
    folder = pack(tmp_path, game, name, change)
    with pytest.raises(DataError, match=problem):
        spielwerk.game(game, pack=folder, seats=2)


def played(folder: Path) -> list[str]:
    """The record of the first choices of a game with a data pack."""
    match = spielwerk.Match(spielwerk.game("scythe", pack=folder, **SCYTHE), seed=1)
    for _ in range(150):
        match.choose(match.decisions[0].options[-1])
    return match.record()


def test_a_game_with_a_pack_is_recorded_and_replayed(tmp_path: Path) -> None:
    """The header names the pack and its digest; the same data under another path are the same pack."""
    folder = pack(tmp_path / "mine", "scythe", "scoring", ("power = 16", "power = 15"))
    lines = played(folder)
    assert json.loads(lines[0])["pack"]["name"] == "mine"
    again = spielwerk.Match.load(lines, pack=folder)
    assert (again.warning, again.record()) == ("", lines)
    elsewhere = pack(tmp_path / "copy" / "mine", "scythe", "scoring", ("power = 16", "power = 15"))
    assert spielwerk.Match.load(lines, pack=elsewhere).record() == lines
    assert "pack" not in json.loads(spielwerk.Match(spielwerk.game("scythe", **SCYTHE), seed=1).record()[0])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_is_loaded_only_with_its_own_pack(tmp_path: Path, lang: str) -> None:
    mine = pack(tmp_path / "mine", "scythe", "scoring", ("power = 16", "power = 15"))
    other = pack(tmp_path / "other", "scythe", "scoring", ("power = 16", "power = 14"))
    plain = spielwerk.Match(spielwerk.game("scythe", **SCYTHE), seed=1).record()
    lines = played(mine)
    for record, given, problem in (
        (lines, None, "record:1: this game was played with the data pack 'mine'; load it with that pack"),
        (lines, other, "with other data than those of 'other'; its pack is 'mine'"),
        (plain, mine, "this game was played without a data pack"),
    ):
        with pytest.raises(RecordError, match=problem) as error, language(lang):
            spielwerk.Match.load(record, pack=given)
        with language(lang):
            assert "kernel-record" not in error.value.to_sentence()

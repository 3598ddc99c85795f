"""The Wind Gambit at a table: airships on the map, tiles in words, help, duels, and the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.scythe.positions import Position
from games.scythe.wind.flying import SEATS, Fleet, fleet
from games.scythe.wind.test_end_tiles import Ending
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.kit.controls import begun
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe import terminal
from spielwerk.games.scythe import components
from spielwerk.games.scythe.modules.end_tiles import IDS
from spielwerk.kernel.rulebook import open_ledgers
from spielwerk.kernel.text import language, text
from table.scythe_scenes import plain, scene

DRAWING = drawing("scythe")
BOTH = pytest.mark.parametrize("lang", ["en", "de"])


def test_the_map_draws_airships_with_their_cargo_also_over_lakes() -> None:
    drawn = DRAWING.board(scene(fleet()))
    found = re.findall(r'<g id="airship-(\d)" class="airship chip-(\w+)".*?</title>(.*?)</g>', drawn)
    assert [(seat, look) for seat, look, _ in found] == [("0", "rusviet"), ("1", "saxony"), ("2", "nordic")]
    assert [re.findall(r"#sc-(\w+)", inside) for _, _, inside in found] == [
        ["oil", "metal"],
        ["food"] * 3,
        [],
    ]
    places = re.findall(r'id="airship-\d"[^>]*transform="translate\((\S+) (\S+)\)"', drawn)
    assert len(set(places)) == 3, "two over one region are side by side"
    assert 'id="marker-T6"' not in drawn, "no flag besides"


def test_a_table_without_airships_draws_none() -> None:
    drawn = DRAWING.board(scene(Position(*SEATS).turn(0)))
    assert "airship" not in drawn.replace("layer-airships", "").replace('class="airships"', "")


def test_workers_aboard_are_not_drawn_on_the_ground() -> None:
    p = Fleet("bounty", "hero").embark(0, "T6", aboard=1).airship(0, "T6").turn(0)
    drawn = DRAWING.board(scene(p))
    assert drawn.count('href="#worker-rusviet" id="unit-0-') == 1
    assert 'href="#sc-worker"' in drawn


def test_a_flight_is_chosen_on_the_map_and_cargo_in_the_list() -> None:
    p = Fleet("espionage", "ferry").airship(0, "T6").goods("T6", oil=1).aboard(0, food=1).fly()
    view = scene(p)
    on_map = begun(DRAWING.board(view))
    assert on_map == {f"to {place}" for place in ("T5", "L5", "V7", "W7", "F6", "M8")}
    assert {o.text for o in view.mine.options} - on_map == {"hoist oil", "lower food"}  # type: ignore[union-attr]


def question(p: Fleet) -> str:
    d = p.game.decision(p.s)
    assert d is not None
    return p.game.box.speech().prompt(d, p.s.rules, p.s)


def test_the_question_speaks_of_cargo_where_some_can_be_moved() -> None:
    p = Fleet("espionage", "ferry").airship(0, "T6").goods("T6", oil=1).fly()
    assert question(p).endswith("It may load or set down here, too.")
    assert "load" not in question(Fleet("espionage", "ferry").airship(0, "L5").fly())


def test_the_airship_is_chosen_on_the_map() -> None:
    p = Fleet().airship(0, "L5").workers(0, "T6").turn(0).play("move", "units")
    assert "airship" in begun(DRAWING.board(scene(p)))


@BOTH
@pytest.mark.rule("scythe.windgambit.ruling-tile-texts")
def test_tiles_say_what_they_do_and_which_are_our_reading(lang: str) -> None:
    known = {"toll", "doomsday-clock", "factory-explosion"}
    with language(lang):
        airships = [(tile.id, Fleet(tile.id, "drill")) for tile in components.airships().aggressive] + [
            (tile.id, Fleet("toll", tile.id)) for tile in components.airships().passive
        ]
        for id, p in airships:
            assert marked(DRAWING.players(scene(p.turn(0))), id) == (id not in known)
        for id in IDS:
            ending = Position(*SEATS, modules=["end-tiles"], end_tile=id).turn(0)
            assert marked(DRAWING.players(scene(ending)), id) == (id not in known)


def marked(drawn: str, id: str) -> bool:
    """Whether a tile is marked; its sentence is there in any case, and the mark leads to a rule."""
    (inner,) = re.findall(rf'<div popover id="windtile-{id}"[^>]*>(.*?)</div>', drawn)
    assert len(plain(inner)) > 40
    links = re.findall(r'href="/rules/scythe/([\w-]+)#([\w.-]+)"', inner)
    for ledger, rule in links:
        assert rule in [r.id for r in open_ledgers()[ledger].rules]
    return bool(links)


def chip(p: Any, seat: int, id: str) -> str:
    """Returns what the button of a tile says to a player."""
    drawn = DRAWING.players(scene(p, seat))
    (inner,) = re.findall(
        rf'<button type="button" class="wind-tile[^>]*id="tile-{id}"[^>]*>(.*?)</button>', drawn
    )
    return " ".join(plain(inner).split())


def test_the_end_tile_says_how_far_away_the_end_is() -> None:
    explosion = Ending("factory-explosion").place_stars(1, 3).turn(0)
    assert chip(explosion, 0, "factory-explosion") == "End of the game Factory Explosion most stars: 3 of 5"
    explosion.place_stars(1, 5).turn(0).pass_turn()
    seat = explosion.asked[0]
    assert "2 turns left" in chip(explosion, seat, "factory-explosion")
    explosion.pass_turn()
    assert "1 turn left" in chip(explosion, seat, "factory-explosion")
    assert "2 turns left" in chip(explosion, explosion.asked[0], "factory-explosion")
    assert "round 1 of 20" in chip(Ending("doomsday-clock").turn(0), 0, "doomsday-clock")
    assert "most stars: 2 of 6" in chip(Ending("deja-vu").place_stars(2, 2).turn(0), 0, "deja-vu")
    rush = Ending("land-rush").turn(0).place_stars(0, 6)
    assert "this turn is the last" in chip(rush, 0, "land-rush")


def test_with_own_tiles_each_says_whose_it_is() -> None:
    tiles = [["toll", "drill"], ["bounty", "reap"]]
    drawn = DRAWING.players(scene(Fleet(airship_tiles=tiles, own_airship_tiles=True).turn(0)))
    assert "Rusviet Union Toll" in plain(drawn).replace("  ", " ")


def test_help_explains_an_airship_and_its_tiles() -> None:
    view = scene(fleet())
    titles = [about.title for about in DRAWING.about(view, "airship-0")]
    assert titles == ["Airship", "Bombard", "Ferry"]
    assert [about.title for about in DRAWING.about(view, "tile-backup-plan")] == ["Backup Plan"]
    for about in DRAWING.about(view, "tile-ferry"):
        assert about.rules == ("scythe.windgambit.tile.ferry",)
    assert DRAWING.about(view, "airship-9") == []


def test_a_duel_is_shown_as_one() -> None:
    p = Fleet("blitzkrieg").airship(0, "V7").airship(1, "F6").hand(0, 2, 2).hand(1, 3, 3)
    p.mech(1, 1, "F6").fly().route("to F6").play("done", "duel 1")
    words = plain(DRAWING.now(scene(p)))
    assert "Duel of airships over F6" in words
    assert text("scythe-combat-most", n=7) in words, "5 power and one card of 2"


@BOTH
def test_the_terminal_shows_airships_and_tiles(lang: str) -> None:
    p = fleet()
    p.game.decision(p.s)
    with language(lang):
        lines = terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
    page = "\n".join(lines)
    assert {"en": "A airship", "de": "A Luftschiff"}[lang] in page
    assert {"en": "aboard: 1 oil", "de": "an Bord: 1 Öl"}[lang] in page
    assert {"en": "our reading", "de": "unsere Auslegung"}[lang] in page
    assert re.search(r"\bbA", page), "the letter on the map"

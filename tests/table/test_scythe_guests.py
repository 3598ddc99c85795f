"""Vesna, Fenris and Tesla at a table of Scythe: map, players, mat and terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from games.scythe.automa.solo import HUMAN
from games.scythe.fenris.test_agents import Hunted
from games.scythe.fenris.test_fenris_automa import Pack
from games.scythe.fenris.test_tesla import Genius
from games.scythe.fenris.test_vesna import Inventor
from games.scythe.fenris.test_vesna_tiles import SettingUp
from games.scythe.fenris.wolves import DEATH_RAY, FOE, Wolves
from games.scythe.invasion import flag
from spielwerk.boards import scythe
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.kit.hyphens import SOFT
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe import terminal, zones
from spielwerk.boards.scythe.fenris import in_terminal
from spielwerk.boards.scythe.geometry import SIDE, centre
from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.components.reading import guests
from spielwerk.games.scythe.panels import panels
from spielwerk.games.scythe.speech import ScytheSpeech
from spielwerk.kernel.text import language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from table.playing import table_at
from table.scythe_scenes import plain, scene

DRAWING = drawing("scythe")
HALF_WIDTH, ROUND = 0.866, 12.1
"""Half the width of a hex of side 1, and the radius of a round token."""
STATIC = Path(scythe.__file__).parent / "static"


def wolves() -> Wolves:
    return Wolves().character(0, "V6").lay("M6", "T4").supply(12).supply(2, FOE).turn(0)


def test_static_files_do_not_name_the_guests() -> None:
    """They know them by their colours."""
    for file in STATIC.iterdir():
        words = file.read_text("utf-8").lower()
        assert not [name for name in ("vesna", "fenris", "tesla", "influence") if name in words], file.name
    for faction in guests().factions:
        assert f".chip-{faction.colour} " in (STATIC / "board.css").read_text("utf-8")
        assert f".fac-{faction.colour} " in (STATIC / "mat.css").read_text("utf-8")


@pytest.mark.parametrize(("lang", "words"), [("en", "Influence token"), ("de", "Einflussplättchen")])
def test_tokens_lie_on_the_map_in_the_colour_of_their_faction(lang: str, words: str) -> None:
    with language(lang):
        drawn = DRAWING.board(scene(wolves()))
    assert '<g class="marker own chip-rose" id="marker-M6"' in drawn
    assert f"<title>{words}</title>" in drawn
    assert 'id="marker-V6"' not in drawn
    assert '<use href="#character-rose" id="unit-0-0"' in drawn


def test_flags_are_drawn_as_before() -> None:
    p = Wolves("albion militant", "saxony industrial", modules=("invaders",))
    flag(p, "M6")
    assert '<g class="marker" id="marker-M6"' in DRAWING.board(scene(p.turn(0)))


def test_the_home_base_shows_who_plays_there() -> None:
    drawn = DRAWING.board(scene(wolves()))
    assert 'id="region-HB_CRIMEA" class="region home chip-rose"' in drawn
    assert 'id="region-HB_NORDIC" class="region home chip-nordic absent"' in drawn


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Influence tokens: 2; each costs 1 coin at the end"),
        ("de", "Einflussplättchen: 2; am Ende kostet jedes 1 Münze"),
    ],
)
def test_a_badge_counts_tokens_and_says_what_they_cost(lang: str, words: str) -> None:
    with language(lang):
        drawn = DRAWING.players(scene(wolves()))
    assert f'title="{words}"' in drawn
    assert drawn.count('class="held-count"') == 2
    assert 'class="held-count"' not in DRAWING.players(scene(Inventor().turn(0)))


def test_the_badge_of_an_automa_claims_no_cost() -> None:
    drawn = DRAWING.players(scene(Pack().turn(HUMAN), HUMAN))
    assert 'title="Influence tokens: 16"' in drawn


def test_a_badge_counts_clues_until_he_is_found() -> None:
    drawn = DRAWING.players(scene(Genius().tokens_of(0, 2).turn(0)))
    assert 'title="Search for Tesla: 2 of 3 encounter tokens"' in drawn
    assert drawn.count('class="held-count"') == 1, "nobody else has any"
    assert 'class="held-count"' not in DRAWING.players(scene(Genius().owned("V6").turn(0)))


def test_a_token_in_the_factory_leaves_its_name_free() -> None:
    drawn = DRAWING.board(scene(Hunted().turn(0)))
    spot = {
        place: float(re.findall(rf'id="marker-{place}" transform="translate\(\S+ (\S+)\)', drawn)[0])
        - centre(board().index(place))[1]
        for place in ("FACTORY", "T6")
    }
    assert spot["FACTORY"] > zones.NAME[1] * SIDE + 20 > spot["T6"]


def test_a_round_token_lies_inside_its_region_clear_of_name_and_structure() -> None:
    drawn = DRAWING.board(scene(Wolves().lay("M6", "V6", "FACTORY").structure(FOE, "mill", "V6").turn(0)))
    for place in ("M6", "V6", "FACTORY"):
        x, y = map(float, re.findall(rf'id="marker-{place}" transform="translate\((\S+) (\S+)\)', drawn)[0])
        dx, dy = abs(x - centre(board().index(place))[0]), y - centre(board().index(place))[1]
        far = max(dx, 0.5 * dx + HALF_WIDTH * abs(dy))
        assert far + ROUND <= HALF_WIDTH * SIDE, "clear of the border"
        assert dy - ROUND > zones.NAME[1] * SIDE or dx - ROUND > 8, "clear of the name"
    assert 'low" id="marker-V6"' in drawn, "below the structure"
    assert 'low" id="marker-M6"' not in drawn


@pytest.mark.parametrize(("lang", "words"), [("en", "Factory card 9"), ("de", "Fabrikkarte 9")])
def test_open_cards_are_further_sections_of_the_mat(lang: str, words: str) -> None:
    with language(lang):
        own = DRAWING.mat(scene(Inventor().turn(0)))
    assert words in plain(own).replace(SOFT, "")
    for card in (2, 5, 9):
        assert own.count(f'value="workshop {card}"') == 1
        assert f'id="mat-0-card-{card}"' in own
    watching = DRAWING.mat(scene(Inventor().turn(0), 1))
    assert 'value="workshop' not in watching


def test_tesla_has_a_shape_of_his_own_where_he_is_in_the_game() -> None:
    drawn = DRAWING.board(scene(Genius().owned("V6").turn(0)))
    assert '<use href="#champion-rusviet" id="unit-0-5"' in drawn
    assert 'id="champion-rusviet"' in drawn
    assert "champion-" not in DRAWING.board(scene(Inventor().turn(0)))


def test_a_second_leader_lies_beside_the_first() -> None:
    """As he does when he is found; both are seen."""
    drawn = DRAWING.board(scene(Genius().character(0, "V6").owned("V6").turn(0)))
    at = re.findall(r'id="unit-0-[05]" transform="translate\(([\d.]+) ([\d.]+)\)', drawn)
    (x, y), (other_x, other_y) = [(float(x), float(y)) for x, y in at]
    assert y == other_y
    assert other_x - x > 15


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "as a character and as a mech"), ("de", "als Anführer und als Mech")]
)
def test_tesla_has_a_field_on_the_mat_of_his_player(lang: str, words: str) -> None:
    with language(lang):
        p = Genius().owned("V6").turn(0)
        drawn, text_view = plain(DRAWING.mat(scene(p))), panels(p.view(0), p.s.rules)
        assert "Tesla V6" in drawn
        assert words in drawn
        assert words not in plain(DRAWING.mat(scene(Genius().tokens_of(0, 2).turn(0))))
    rows = next(panel.rows for panel in text_view if panel.key == "player-0")
    assert [row[0] for row in rows if row[1].startswith("V6")] == ["Tesla"], (
        "and not in the row of characters"
    )


def test_the_terminal_tells_tesla_from_a_character() -> None:
    p = Genius().owned("V6").character(0, "V3").turn(0)
    with language("en"):
        drawn = terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
        other = terminal.draw(Inventor().turn(0).view(0), Inventor().s.rules, Paint(colour=False), 150)
    assert any("|aT " in line for line in drawn)
    assert any("aC " in line for line in drawn)
    assert "T Tesla" in " ".join(drawn)
    assert "T Tesla" not in " ".join(other)


@pytest.mark.parametrize(("lang", "once"), [("en", "once only"), ("de", "einmalig")])
def test_open_cards_say_what_they_do_and_that_they_are_for_once(lang: str, once: str) -> None:
    p = Inventor().turn(0)
    with language(lang):
        told = " ".join(in_terminal.lines(p.view(0), p.s.rules, 500))
        drawn = plain(DRAWING.mat(scene(p)))
        speech = ScytheSpeech(p.s.rules.game)
        words = [speech.factory_card(card, p.s.rules) for card in (2, 5, 9)]
    assert told.count(once) == drawn.count(once) == 3
    assert all(f"{does}; {once}" in told for does in words)


@pytest.mark.parametrize(
    ("p", "words"),
    [
        (wolves(), "Influence tokens: Fenris (12), Saxony Empire (2)"),
        (Inventor().turn(0), "Open Factory cards: Vesna (2, 5, 9)"),
        (Genius().tokens_of(0, 2).turn(0), "Search for Tesla: Rusviet Union (2 of 3 encounter tokens)"),
        (Hunted().turn(0), "Agents taken: Rusviet Union (0), Saxony Empire (0)"),
    ],
    ids=["tokens", "cards", "search", "agents"],
)
def test_the_terminal_tells_the_same(p: Wolves | Inventor | Genius | Hunted, words: str) -> None:
    p.game.decision(p.s)
    with language("en"):
        told = " ".join(in_terminal.lines(p.view(0), p.s.rules, 100))
        assert words in told
        drawn = terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
    assert any(words[:12] in line for line in drawn)


def test_death_ray_is_in_the_highest_total() -> None:
    """Three cards of 2 and one of 5 with one unit: 5 power and 6."""
    p = Wolves().character(0, "V6").mech(FOE, 1, "M6").set(FOE, power=5).abilities(FOE)
    p.abilities(0, DEATH_RAY).hand(0, 2, 2, 2, 5).go("unit character", "M6").play("done")
    with language("en"):
        assert "11 at most" in plain(DRAWING.now(scene(p)))


def test_her_recruits_are_our_reading() -> None:
    mat = DRAWING.mat(scene(Inventor().turn(0)))
    assert 'class="our-reading" href="/rules/scythe/fenris-modules#fenris.ruling.vesna-start-values"' in mat
    assert "our-reading" not in DRAWING.mat(scene(wolves()))


def seen(p: SettingUp) -> TableScene:
    """What Vesna sees in the set-up."""
    p.game.decision(p.s)
    id, _ = table_at(p.game, p.s)
    return TableScene(tables.get(id), 0)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Mech ability tiles"), ("de", "Mech-Fähigkeitsplättchen")]
)
def test_a_sheet_compares_her_tiles(lang: str, words: str) -> None:
    p = SettingUp()
    with language(lang):
        found = DRAWING.now(seen(p))
        assert words in plain(found)
    assert found.count('class="choice option"') == 6
    p.first(2)
    chosen = p.options[0].removeprefix("ability ")
    p.first(1)
    with language("en"):
        found = DRAWING.now(seen(p))
    assert "Riverwalk" in plain(found)
    assert components.mech_abilities()[chosen].name.en in plain(found)
    p.play("space 1", "done")
    p.game.decision(p.s)
    with language("en"):
        known: Any = p.game.view(p.s, 0)
        told = " ".join(" ".join(in_terminal.lines(known, p.s.rules, 200)).split())
    assert " covers Riverwalk" in told
    assert "First tile" not in told, "nothing is covered there"
    assert "<s>Riverwalk</s>" in DRAWING.mat(seen(p))
    assert "<s>First tile</s>" not in DRAWING.mat(seen(p))

"""The drawings of the modules of Rise of Fenris, on the page and in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from games.scythe.battle import ATTACKER, DEFENDER, attack
from games.scythe.fenris.mods import MOMENTS, Modded, front
from games.scythe.fenris.pacts import ally
from games.scythe.fenris.staking import stake
from games.scythe.positions import Position
from games.scythe.test_data import pack_with
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe import terminal
from spielwerk.games.scythe.modules.infra_mods import InfraKept, InfraUsed
from spielwerk.games.scythe.modules.mech_mods import ModPlaced
from spielwerk.games.scythe.panels import panels
from spielwerk.kernel.data import DataError
from spielwerk.kernel.speech import plain as spoken
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.why import why
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import RULES, SeatPlan
from table.scythe_scenes import plain, scene

DRAWING = drawing("scythe")
SEATS = ("rusviet mechanical", "saxony industrial", "nordic patriotic")


def table(*modules: str) -> Position:
    given: dict[str, Any] = {"modules": list(modules), "spoilers": ["fenris-all"]}
    return Position(*SEATS, ask_forced=True, **given) if modules else Position(*SEATS, ask_forced=True)


def strip(p: Position) -> list[str]:
    """What the spaces of the strip say."""
    drawn = DRAWING.players(scene(p.turn(0))).partition('class="star-track"')[2]
    return re.findall(r'class="space" popovertarget="space-\d+" title="([^"]*)">', drawn)


def test_the_strip_has_ten_spaces_and_says_who_has_a_star() -> None:
    p = table("war-track").stars(0, mechs=1, combat=2).stars(1, combat=1)
    assert strip(p) == [
        "All upgrades or all structures",
        "All mechs: Rusviet Union",
        "All recruits",
        "Objective",
        "Combat won: Rusviet Union, Saxony Empire",
        "Combat won: Rusviet Union",
        "Combat won",
        "Combat won",
        "Full power",
        "Eight combat cards",
    ]


def test_a_space_says_how_many_are_needed_and_opens_in_words() -> None:
    drawn = DRAWING.players(scene(table("war-track").stars(0, mechs=1).turn(0)))
    cards = drawn[drawn.index('popovertarget="space-9"') :]
    assert re.search(r'href="#sc-cards"/></svg>8</span>', cards)
    assert "<h3>Eight combat cards</h3><p>nobody yet</p>" in cards
    assert "<h3>All mechs</h3><p>Rusviet Union</p>" in drawn
    peace = DRAWING.players(scene(table("peace-track").turn(0)))
    assert re.search(r'href="#sc-encounter"/></svg>3</span>', peace), "not the sign of any resource"


def test_a_player_without_a_limit_has_the_others_on_the_last_space() -> None:
    assert strip(table("war-track").stars(1, combat=6))[4:8] == [
        *["Combat won: Saxony Empire"] * 3,
        "Combat won: Saxony Empire × 3",
    ]


def test_tiles_lie_in_their_order_and_other_stars_beside_them() -> None:
    kinds = ["resources", "combat", "workers", "power", "mechs", "upgrades", "recruits", "structures"]
    given: dict[str, Any] = {"modules": ["tiles"], "spoilers": ["fenris-all"]}
    p = Position(*SEATS, ask_forced=True, chosen_tiles=[*kinds, "combat", "popularity"], **given)
    found = strip(p.stars(1, objective=2))
    assert (found[0], found[-2:]) == (
        "Sixteen resources",
        ["Full popularity", "Objective: Saxony Empire × 2"],
    )


def test_the_printed_track_has_no_strip() -> None:
    assert strip(table()) == strip(table("rivals")) == []


def test_stars_lie_on_the_home_bases_of_rivals() -> None:
    p = stake(stake(table("rivals"), 0, 1, 2), 2, 1, 1)
    drawn = DRAWING.board(scene(p.turn(0)))
    there = re.findall(r'class="home-star chip-(\w+)"[^>]*><title>([^<]*)</title>', drawn)
    assert there == [("rusviet", "2 stars of Rusviet Union"), ("nordic", "a star of Nordic Kingdoms")]
    assert "home-star" not in DRAWING.board(scene(table().turn(0)))


@pytest.mark.parametrize(("broken", "look"), [((), "held-token"), ((0,), "held-token broken")])
def test_the_token_of_an_ally_lies_beside_the_name(broken: tuple[int, ...], look: str) -> None:
    p = ally(table("alliances"), 0, 1, broken_by=broken)
    drawn = DRAWING.players(scene(p.turn(0)))
    found = re.findall(r'class="(held-token[^"]*)" role="img" title="([^"]*)"', drawn)
    said = "Saxony Empire, broken" if broken else "Saxony Empire: Dominate"
    assert sorted(found) == sorted(
        [(look, f"Alliance token: {said}"), ("held-token", "Alliance token: Rusviet Union: Relentless")]
    )
    assert "held-token" not in DRAWING.players(scene(table("alliances").turn(0)))


@pytest.mark.parametrize(("broken", "there"), [((), True), ((0,), False)])
def test_the_ability_of_an_ally_is_on_the_own_mat(broken: tuple[int, ...], there: bool) -> None:
    drawn = DRAWING.mat(scene(ally(table("alliances"), 0, 1, broken_by=broken).turn(0)))
    own = drawn[drawn.index('class="mat fac-rusviet own"') :]
    assert bool(re.search(r'class="deployed ally".*?Dominate <b>Saxony Empire</b>', own)) == there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_tells_all_of_it(lang: str) -> None:
    p = ally(stake(table("war-track", "rivals", "alliances").stars(0, mechs=1), 0, 1, 1), 0, 2)
    with language(lang):
        side = terminal.side(p.view(0), p.s.rules, Paint(False), 60)
    words = {
        "en": ("Star track", "All mechs: Rusviet", "Rivals", "Alliance token"),
        "de": ("Erfolgsleiste", "Alle Mechs: Rusviet", "Rivalen", "Bündnisplättchen"),
    }
    told = " ".join(" ".join(side).split())
    assert not [word for word in words[lang] if word not in told]


def test_tiles_lie_on_the_mats_and_the_sheet_compares_them() -> None:
    found = DRAWING.now(scene(MOMENTS["place"](), 1))
    assert len(re.findall(r'class="choice option"', found)) == 4
    assert found.count("our reading of this tile") == 2, "Pontoons and Tactics"
    assert found.count("not against units") == 1, "Sword"
    p = MOMENTS["free"]()
    mat = DRAWING.mat(scene(p))
    assert "Pontoons <s>Underpass</s>" in mat
    assert re.findall(r'value="(free [a-z]+)"', mat) == ["free deploy"]
    p.play("free deploy", "mech 1")
    assert 'class="addon used"' in DRAWING.mat(scene(p))


def test_the_terminal_tells_of_tiles() -> None:
    p = MOMENTS["free"]()
    with language("de"):
        drawn = " ".join(" ".join(terminal.side(p.view(0), p.s.rules, Paint(False), 60)).split())
    assert "Pontons auf Durchtunneln" in drawn
    assert "Montagelinie, Spion" in drawn
    assert "Pontons (unsere Auslegung): Für deinen Anführer" in drawn
    assert "Montagelinie: Führe deine Aktion Einsetzen aus" in drawn
    p.play("free deploy", "mech 1")
    with language("de"):
        drawn = " ".join(" ".join(terminal.side(p.view(0), p.s.rules, Paint(False), 60)).split())
    assert "Sächsisches Reich: Montagelinie (eingesetzt), Spion" in drawn, "no brackets in brackets"
    assert "Montagelinie: Führe" not in drawn, "it is used"


def test_the_text_view_names_a_mech_by_the_tile_that_covers_its_ability() -> None:
    p = MOMENTS["free"]()
    with language("en"):
        rows = next(panel.rows for panel in panels(p.view(0), p.s.rules) if panel.key == "player-0")
    assert next(row[1] for row in rows if row[0] == "Mechs").startswith("Pontoons: T5")


def test_the_terminal_leaves_out_who_has_no_tiles() -> None:
    with language("en"):
        before = beside(MOMENTS["place"]())
        drawn = beside(MOMENTS["free"]())
    assert "modifications:" not in before
    assert "Mech modifications: Saxony Empire (Pontoons covers Underpass, Feint covers Speed) Infra" in drawn
    assert "modifications: Saxony Empire (Assembly Line, Spy)" in drawn


def test_the_board_in_words_and_the_map_name_a_mech_by_its_tile() -> None:
    """Not by the ability that it has lost."""
    p = MOMENTS["free"]()
    with language("en"):
        rows = next(panel.rows for panel in panels(p.view(0), p.s.rules) if panel.key == "board")
        drawn = DRAWING.board(scene(p))
    (units,) = [row[3] for row in rows if row[0] == "T5"]
    assert units == "Saxony Empire: character (Gunter, Nacht & Tag), mech (Pontoons)"
    assert "mech (Pontoons)" in drawn
    assert "mech (Underpass)" not in drawn


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Crimean Khanate covers Riverwalk with Pontoons.",
                "Crimean Khanate keeps Assembly Line.",
                "Saxony Empire uses Assembly Line.",
            ],
        ),
        (
            "de",
            [
                "Das Khanat der Krim legt „Pontons“ auf „Waten“.",
                "Das Khanat der Krim behält „Montagelinie“.",
                "Das Sächsische Reich nutzt „Montagelinie“.",
            ],
        ),
    ],
)
def test_the_log_tells_of_tiles_in_sentences(lang: str, told: list[str]) -> None:
    found: list[str] = []
    for moment, choices in (
        ("place", ("mod pontoons", "space 1")),
        ("keep", ("infra assembly-line",)),
        ("free", ("free deploy",)),
    ):
        p = MOMENTS[moment]()
        p.s.journal = []
        p.play(*choices)
        with language(lang):
            found += [
                spoken(p.game.box.speech().event(event, p.s.rules))
                for event in p.s.journal
                if isinstance(event, ModPlaced | InfraKept | InfraUsed)
            ]
    assert found == told


# --- data packs


def mat(p: Modded) -> str:
    """The mat of Saxony with its pack, which tables of the server do not have."""
    p.game.decision(p.s)
    return plain(DRAWING.mat(Scene(p.game, 0, p.game.view(p.s, 0))))


def beside(p: Position) -> str:
    """What the terminal tells beside the map."""
    return " ".join(" ".join(terminal.side(p.view(0), p.s.rules, Paint(False), 60)).split())


def with_feint(p: Modded) -> Modded:
    """Saxony with this tile on its last ability, and with Spy."""
    p.keep(0, "spy").cover(0, "feint", 4).turn(0)
    return p


def test_texts_of_a_pack_are_on_all_screens(tmp_path: Path) -> None:
    """On the mat and in the terminal; without the mark of our reading once the pack knows better."""
    pack_with(tmp_path, "mech_mods", 'en = "Feint"', 'en = "Sham"')
    ours = (tmp_path / "mech_mods.toml").read_text("utf-8")
    known = ours.replace("by up to 2, up or down", "by up to 3, up or down")
    known = known.replace('dial = 2\nsource = "stand-in"', "dial = 3")
    (tmp_path / "mech_mods.toml").write_text(known, "utf-8")
    pack_with(tmp_path, "infra_mods", "shows them to you", "lays them open before you")
    seats = ("saxony mechanical", "crimea industrial")
    p, printed = with_feint(Modded(*seats, pack=tmp_path)), with_feint(Modded(*seats))
    with language("en"):
        for drawn in (mat(p), beside(p)):
            assert "by up to 3, up or down" in drawn
            assert "lays them open before you" in drawn
            assert "Feint" not in drawn
        assert "Sham covers Speed" in beside(p)
        assert mat(p).count("our reading of this tile") == 1, "Spy"
        for drawn in (mat(printed), beside(printed)):
            assert "by up to 2, up or down" in drawn, "other games are as they were"
        assert mat(printed).count("our reading of this tile") == 2


def test_a_wrong_pack_is_refused_with_file_and_key_and_changes_nothing(tmp_path: Path) -> None:
    pack_with(tmp_path, "mech_mods", "dial = 2", 'dial = "two"')
    with pytest.raises(DataError, match=r"mech_mods\.toml: .*`int`.* at `\$\.mods\[2\]\.dial`"):
        Modded(pack=tmp_path)
    with language("en"):
        assert "by up to 2, up or down" in mat(with_feint(Modded("saxony mechanical", "crimea industrial")))


@pytest.mark.parametrize(
    ("seat", "lang", "told"),
    [
        (ATTACKER, "en", "Revealed: you 6, Saxony Empire 3. You win a tie."),
        (ATTACKER, "de", "Aufgedeckt: du 6, Sächsisches Reich 3. Bei Gleichstand gewinnst du."),
        (DEFENDER, "en", "Revealed: you 3, Crimean Khanate 6. You lose a tie."),
        (DEFENDER, "de", "Aufgedeckt: du 3, Khanat der Krim 6. Bei Gleichstand verlierst du."),
    ],
)
def test_who_may_still_turn_the_dial_sees_both_totals(seat: int, lang: str, told: str) -> None:
    """Power and cards."""
    p = attack(front().give(seat, "feint").hand(ATTACKER, 4)).commit(ATTACKER, 2, 4).commit(DEFENDER, 3)
    (d,) = p.game.decisions(p.s)
    with language(lang):
        assert spoken(p.game.box.speech().request(d, p.s.rules, p.s)).endswith(f"? {told}")


def test_the_list_says_what_an_ability_to_cover_does() -> None:
    p = MOMENTS["cover"]()
    (d,) = p.game.decisions(p.s)
    with language("en"):
        said = [p.game.box.speech().option(option, d, p.s.rules) for option in d.options]
    assert said[0].startswith("Riverwalk: Your character and mechs may cross rivers")


def test_what_lies_open_before_the_own_dial() -> None:
    assert "shows 3 power, cards: 4; 7 in all" in DRAWING.now(scene(MOMENTS["spied"]()))


@pytest.mark.parametrize(("lang", "words"), [("en", "gets 4 benefits"), ("de", "4 Vorteile statt")])
def test_what_an_automa_gets_instead_of_tiles_is_explained(lang: str, words: str) -> None:
    seats = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"}]
    setup = {"seats": seats, "modules": ["mech-mods", "infra-mods"], "spoilers": ["fenris-all"]}
    made = tables.create("scythe", setup, [SeatPlan(name="Ada"), SeatPlan(RULES)], mode="solo", seed=3)
    for _ in range(2):
        live = tables.get(made.id)
        tables.choose(made.id, 0, live.seen(0), ["done"])
    with language(lang):
        view = TableScene(tables.get(made.id), 0)
        drawn = why(view, view.live.log(0))
    assert words in plain(drawn)
    assert "fenris.automa-modules.mods-both" in drawn


def test_what_each_of_two_automas_gets_is_explained() -> None:
    """Also what the later seat gets first, because it takes its turns first."""
    seats = [
        {"faction": "saxony", "mat": "industrial"},
        {"faction": "crimea", "automa": "automa"},
        {"faction": "rusviet", "automa": "automa"},
        {"faction": "nordic", "automa": "automa"},
    ]
    setup = {"seats": seats, "modules": ["infra-mods"], "spoilers": ["fenris-all"]}
    plan = [SeatPlan(name="Ada"), *[SeatPlan(RULES)] * 3]
    made = tables.create("scythe", setup, plan, mode="solo", seed=3)
    live = tables.get(made.id)
    tables.choose(made.id, 0, live.seen(0), ["done"])
    with language("en"):
        view = TableScene(tables.get(made.id), 0)
        drawn = plain(why(view, view.live.log(0)))
    order = [view.live.match.state.round.index(seat) for seat in (1, 2, 3)]
    assert order != sorted(order), "this seed shows it"
    for faction in ("Nordic Kingdoms get", "Rusviet Union gets", "Crimean Khanate gets"):
        assert f"{faction} 2 benefits instead of modifications" in drawn


def test_stars_to_collect_lie_around_the_factory() -> None:
    given: dict[str, Any] = {"modules": ["tiles"], "episode": "8a", "spoilers": ["fenris-1", "fenris-8a"]}
    p = Position(*SEATS[:2], ask_forced=True, **given)
    drawn = DRAWING.board(scene(p.turn(0)))
    there = re.findall(r'class="home-star chip-(\w+)"[^>]*><title>([^<]*)</title>', drawn)
    assert len(there) == 6
    assert {*there} == {("rusviet", "star of Rusviet Union"), ("saxony", "star of Saxony Empire")}


@pytest.mark.parametrize(
    ("lang", "tiles", "where"),
    [
        ("en", "? Your tiles: Feint covers Speed.", "Where do you deploy the mech (Feint)?"),
        ("de", "? Deine Plättchen: Finte auf Eile.", "Wo setzt du den Mech (Finte) ein?"),
    ],
)
def test_questions_of_deploy_name_the_tile_on_a_mech(lang: str, tiles: str, where: str) -> None:
    p = MOMENTS["deploy"]().workers(0, "V7", "V6")
    speech = p.game.box.speech()
    with language(lang):
        (d,) = p.game.decisions(p.s)
        assert spoken(speech.request(d, p.s.rules, p.s)).endswith(tiles)
        p.play("mech 4")
        (d,) = p.game.decisions(p.s)
        assert spoken(speech.request(d, p.s.rules, p.s)) == where

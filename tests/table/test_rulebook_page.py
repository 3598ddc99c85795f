"""Rules in context and the rulebook: what applies is found from what the code cites; spoilers stay away."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise

import pytest
from msgspec.structs import replace

from spielwerk.kernel import rulebook
from spielwerk.kernel.citing import cited_by
from spielwerk.kernel.frame import ASK, SECRET, frames_of
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.render import applicable_rules
from spielwerk.table.render import rules as drawn
from spielwerk.table.render.rules import search, sections
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import RULES, SeatPlan
from table.playing import new
from table.visiting import Guest


def solo(*, automa: bool = False) -> tuple[Guest, tables.LiveTable]:
    guest = Guest()
    seats = [{"faction": "rusviet", "mat": "industrial"}, {"faction": "saxony", "mat": "mechanical"}]
    if automa:
        seats[1] = {"faction": "saxony", "automa": "automa"}
    plan = [SeatPlan(), SeatPlan(RULES if automa else "bot:random")]
    created = tables.create("scythe", {"seats": seats}, plan, mode="solo", seed=7)
    guest.claim(created.host)
    return guest, tables.get(created.id)


def ids(html: str) -> list[str]:
    return re.findall(r'class="rule-id" href="[^"]*#([^"]+)"', html)


# --- what applies


def test_the_rules_of_what_is_asked_are_those_that_its_frame_cites() -> None:
    _, live = solo()
    scene = TableScene(live, 0)
    assert scene.mine is not None
    first = applicable_rules.topics(scene, "ask", ())[0]
    assert "scythe.turn.choose-new-section" in [r.id for r in first.rules]
    assert [r.id for r in first.rules] == [
        id for id in cited_by(type(scene.mine.frame)) if rulebook.rule(id).kind != "ruling"
    ]
    assert all(r.id.startswith("scythe.turn") for r in first.more), "the rest of the chapter"
    assert not set(first.rules) & set(first.more)


@pytest.mark.parametrize("game", ["scythe", "dei"])
def test_nearly_every_question_of_a_game_has_rules(game: str) -> None:
    box(game).schema()
    asked: list[type] = [
        f for f in frames_of(game) if f.asks in (ASK, SECRET) and f.__module__.startswith("spielwerk.games")
    ]
    without = [f.__qualname__ for f in asked if not cited_by(f)]
    assert len(without) <= len(asked) // 10, without


def test_an_option_leads_to_the_chapter_it_is_named_after() -> None:
    _, live = solo()
    for option, rule in (("move", "scythe.move.adjacent"), ("produce", "scythe.produce.per-worker")):
        (topic,) = applicable_rules.topics(TableScene(live, 0), f"option:{option}", ())
        known = [r.id for r in topic.rules]
        assert all(id.startswith(f"scythe.{option}") for id in known)
        assert rule in known
    assert applicable_rules.topics(TableScene(live, 0), "option:fly", ()) == []


def test_a_panel_is_about_the_chapters_that_the_game_names() -> None:
    _, live = solo(automa=True)
    scene = TableScene(live, 0)
    for panel, chapter in (
        ("board", "scythe.control."),
        ("player-0", "scythe.star."),
        ("mat-0", "scythe.upgrade."),
    ):
        (topic,) = applicable_rules.topics(scene, f"panel:{panel}", ())
        assert any(r.id.startswith(chapter) for r in topic.rules)
    (automa,) = applicable_rules.topics(scene, "panel:automa-1", ())
    assert automa.rules, "a panel that is not named goes by its own word"
    assert all(r.id.startswith("scythe.automa") for r in automa.rules)


def test_map_and_mat_are_asked_about_chapter_by_chapter() -> None:
    guest, live = solo()
    html = guest.page(f"/table/{live.id}")
    asked = re.findall(r'data-about="pane:(\w+)"', html)
    assert set(asked) == {"board", "mat", "player"}
    for pane in asked:
        found = applicable_rules.topics(TableScene(live, 0), f"pane:{pane}", ())
        assert len(found) == len(live.game.box.speech().chapters[pane]) > 1
        assert all(topic.rules for topic in found)
    assert applicable_rules.topics(TableScene(live, 0), "pane:cellar", ()) == []


@pytest.mark.parametrize("game", ["scythe", "dei"])
def test_the_chapters_of_panels_exist(game: str) -> None:
    known = applicable_rules.open_rules(game, ())
    for chapters in box(game).speech().chapters.values():
        for chapter in chapters:
            assert any(id.startswith(f"{chapter}.") for id in known), chapter


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dock_speaks_the_viewers_language_and_tells_rulings(lang: str) -> None:
    guest, live = solo()
    guest.client.cookies["language"] = lang
    html = unescape(guest.page(f"/table/{live.id}/rules?about=rule:scythe.turn.dead-turn", inside=True))
    assert "<html" not in html
    assert rulebook.rule("scythe.turn.dead-turn").text(lang) in html
    notes = rulebook.rulings("scythe.turn.dead-turn")
    assert notes
    assert all(note.text(lang) in html for note in notes)
    whole = guest.page(f"/table/{live.id}/rules")
    assert "<html" in whole, "without a script it is a page"


def test_every_panel_and_the_prompt_have_a_way_to_their_rules() -> None:
    guest, live = solo()
    html = guest.page(f"/table/{live.id}?open=text")
    asked = re.findall(r'form="help" name="about" value="([^"]+)"', html)
    assert asked[0] == "ask"
    assert set(asked[1:]) == {f"panel:{p.key}" for p in TableScene(live, 0).panels}
    preview = guest.page(f"/table/{live.id}/preview?choice=move")
    assert 'value="option:move"' in preview


def test_a_moment_of_before_is_asked_about_as_it_was() -> None:
    guest, live = solo()
    live = tables.choose(live.id, 0, live.seen(0), ["move"])
    now = ids(guest.page(f"/table/{live.id}/rules?about=ask", inside=True))
    then = ids(guest.page(f"/table/{live.id}/rules?about=ask&moment=0", inside=True))
    assert now[0].startswith("scythe.move.")
    assert then[0].startswith("scythe.turn.")


def test_strange_questions_get_an_answer_that_breaks_nothing() -> None:
    guest, live = solo()
    for about in ("", "ask", "panel:", "panel:nothing", "option:", "rule:none.such", "chapter:", "x" * 5000):
        guest.page(f"/table/{live.id}/rules?about={about}&moment=99999", inside=True)


# --- the book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_a_ledger_has_its_anchor_once(lang: str) -> None:
    guest = Guest(lang)
    for name, book in applicable_rules.ledgers("scythe").items():
        html = guest.page(f"/rules/scythe/{name}")
        assert re.findall(r'<article class="entry" id="([^"]+)"', html) == [r.id for r in book.rules]
        assert unescape(html).count(book.rules[0].text(lang)) == 1


def test_the_contents_lead_to_sections_with_different_names_next_to_each_other() -> None:
    for lang in LANGUAGES:
        with language(lang):
            found = sections(applicable_rules.ledgers("scythe")["scythe-base"])
        assert len({s.anchor for s in found}) == len(found) > 20
        assert all(one.title != two.title for one, two in pairwise(found))


def test_chapters_are_called_by_the_titles_of_their_sections() -> None:
    scene = TableScene(tables.get(new("scythe").id), 0)
    for chapter, en, de in (
        ("scythe.info", "Open and secret information", "Offene und geheime Informationen"),
        ("scythe.bottom", "Bottom-row actions", "Untere Aktionen"),
        ("scythe.combat", "Combat", "Kampf"),
        ("scythe.mech", "Mech abilities", "Mech-Fähigkeiten"),
    ):
        for lang, title in (("en", en), ("de", de)):
            with language(lang):
                assert [t.title for t in applicable_rules.topics(scene, f"chapter:{chapter}", ())] == [title]


def test_a_search_finds_all_words_in_any_ledger_and_marks_them() -> None:
    guest = Guest()
    html = guest.page("/rules/scythe?q=tunnel+adjacent")
    found, _ = search(applicable_rules.ledgers("scythe"), "tunnel adjacent")
    assert ids(html) == [r.id for _, r in found]
    assert "scythe.move.tunnels-adjacent" in ids(html)
    assert "<mark>tunnel</mark>" in html
    assert "Nothing found" in guest.page("/rules/scythe?q=zeppelin")
    assert "<script>" not in guest.page("/rules/scythe?q=<script>alert(1)</script>")


def test_what_carries_a_spoiler_key_does_not_exist() -> None:
    guest = Guest()
    guest.page("/rules/scythe/fenris-campaign", 404)
    guest.page("/rules/nothing", 404)
    secret = [
        r for book in rulebook.ledgers().values() for r in book.rules if r.spoiler.startswith("fenris-")
    ]
    assert secret
    html = guest.page("/rules/scythe?q=fenris")
    assert not set(ids(html)) & {r.id for r in secret}
    assert "/rules/scythe/fenris-campaign" not in html
    _, live = solo()
    for about in (f"rule:{secret[0].id}", "chapter:fenris.horde"):
        assert applicable_rules.topics(TableScene(live, 0), about, ()) == []
    assert applicable_rules.topics(TableScene(live, 0), f"rule:{secret[0].id}", {secret[0].spoiler})


def test_everybody_reads_how_several_people_play_with_automas() -> None:
    guest = Guest()
    html = guest.page("/rules/scythe/fenris-modules")
    everything = [r for r in rulebook.ledgers()["fenris-modules"].rules if not r.spoiler]
    assert set(ids(html)) == {r.id for r in everything}
    assert "fenris.multiautoma.coop-score" in ids(guest.page("/rules/scythe?q=cooperative"))
    _, live = solo()
    assert applicable_rules.topics(TableScene(live, 0), "rule:fenris.multiautoma.coop-score", ())


def test_a_table_that_opens_a_spoiler_opens_its_rules_for_its_people_alone() -> None:
    created = new("sample", spoilers=["desert"], modules=["sandworm"], mode="friends")
    ann, stranger = Guest(), Guest()
    ann.claim(created.links[0])
    hidden = next(r for book in rulebook.ledgers().values() for r in book.rules if r.spoiler == "desert")
    assert hidden.id in ann.page("/rules/sample")
    assert hidden.id not in stranger.page("/rules/sample")


FOR_DEVELOPERS = re.compile(
    r"option flag|special handling|in software|entries apply|-values entries|forum|somebody types"
    r"|offer (the|a) |->|^Given |^Step \d –|Sonderbehandlung|in den (zwei )?Einträgen|einträgt",
    re.IGNORECASE,
)


def test_rules_hold_no_notes_for_developers() -> None:
    """What a player reads of all games, in both languages."""
    found = [
        r.id
        for book in rulebook.ledgers().values()
        for r in book.rules
        if any(FOR_DEVELOPERS.search(r.text(lang)) for lang in LANGUAGES)
    ]
    assert found == []


IN_THE_THIRD_PERSON = re.compile(
    r"\b(the|a) player('s)? (may|must|can|chooses|looks|controls)|(?<!your )\bown (worker|unit|hand|mine)"
)


@pytest.mark.parametrize("game", ["scythe", "dei"])
def test_what_is_told_first_about_a_question_speaks_to_the_reader(game: str) -> None:
    """The rules that the frames of a game cite say what you may do."""
    box(game).schema()
    asked = [
        f for f in frames_of(game) if f.asks in (ASK, SECRET) and f.__module__.startswith("spielwerk.games")
    ]
    told = {id for f in asked for id in cited_by(f)} & applicable_rules.open_rules(game, ()).keys()
    assert len(told) > 80
    assert [id for id in sorted(told) if IN_THE_THIRD_PERSON.search(rulebook.rule(id).en)] == []


def test_a_ruling_without_a_question_for_players_asks_what_the_book_leaves_open() -> None:
    """In English only, the language of what is written for authors."""
    asked = next(r for r in applicable_rules.open_rules("dei", ()).values() if r.issue.endswith("?"))
    without = replace(asked, question=None)
    assert f"<strong>{asked.issue}</strong>" in unescape(drawn.entry(without))
    assert asked.issue not in unescape(drawn.entry(asked))
    with language("de"):
        assert asked.issue not in unescape(drawn.entry(without))


@pytest.mark.rule("scythe.variant.achievement-log")
@pytest.mark.parametrize(
    ("lang", "rule", "reason"),
    [
        ("en", "up to 2 times on the achievement sheet", "Not in the program:</strong> a sheet on paper"),
        ("de", "bis zu 2-mal in das Erfolgsprotokoll", "Nicht im Programm:</strong> ein Blatt Papier"),
    ],
)
def test_the_sheet_of_feats_is_in_the_book_with_the_reason_why_nobody_plays_it(
    lang: str, rule: str, reason: str
) -> None:
    """In the rulebook and in the dock beside the table."""
    guest, live = solo()
    guest.client.cookies["language"] = lang
    book = unescape(guest.page("/rules/scythe/scythe-base"))
    entry = book[book.index('id="scythe.variant.achievement-log"') :].partition("</article>")[0]
    dock = guest.page(f"/table/{live.id}/rules?about=rule:scythe.variant.achievement-log", inside=True)
    for shown in (entry, unescape(dock)):
        assert rule in shown
        assert reason in shown


def test_a_rule_that_the_program_keeps_has_no_such_reason() -> None:
    assert "Not in the program" not in drawn.entry(rulebook.rule("scythe.move.adjacent"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "book", "least"),
    [
        ("scythe", "scythe-base", 40),
        ("scythe", "scythe-automa", 35),
        ("scythe", "scythe-invaders", 5),
        ("scythe", "scythe-wind-gambit", 9),
        ("scythe", "fenris-campaign", 45),
        ("scythe", "fenris-modules", 64),
        ("dei", "dei", 70),
        ("tapestry", "tapestry-base", 30),
        ("tapestry", "tapestry-automa", 60),
        ("tapestry", "tapestry-cards", 35),
    ],
)
def test_rulings_are_questions_and_answers(game: str, book: str, least: int, lang: str) -> None:
    rulings = [r for r in rulebook.ledgers()[book].rules if r.kind == "ruling"]
    assert len(rulings) > least
    with language(lang):
        for r in rulings:
            assert r.question, r.id
            told = unescape(
                drawn.rule(game, rulebook.rule(r.affects[0]), {"fenris", r.spoiler, "fenris-all"})
            )
            assert f"<strong>{r.question}</strong> {r.text(lang)}" in told, r.id
            assert r.issue == str(r.question) or r.issue not in told, (
                "what the book leaves open is for authors"
            )
            assert f">{r.affects[0]}<" not in told, "ids are only behind a link"


def test_no_rule_speaks_of_another_by_its_id() -> None:
    known = re.compile(r"\b(?:scythe|dei)\.[a-z0-9-]+\.[a-z0-9-]+")
    books = ("scythe-base", "scythe-automa", "scythe-invaders", "dei")
    found = [
        r.id
        for book in books
        for r in rulebook.ledgers()[book].rules
        if any(known.search(r.text(lang)) for lang in LANGUAGES)
    ]
    assert found == []

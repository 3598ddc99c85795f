"""The guided first game: it takes what it asks for, and says kindly what comes first otherwise."""

from __future__ import annotations

import re

import pytest

from spielwerk.games.scythe.events import CombatWon
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.people.guided_game import (
    EARLIER,
    FAREWELL,
    Guide,
    begin,
    guide,
    guided,
    says,
)
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import RULES, LiveTable
from table.guiding import said, sit_down
from table.playing import rebuilt
from table.visiting import Guest

FIRST = ("goal", "board", "mat")


def read_on(live: LiveTable) -> LiveTable:
    for _ in FIRST:
        live = tables.turn_page(live.id)
    return live


def choose(live: LiveTable, *texts: str) -> LiveTable:
    for text in texts:
        live = tables.choose(live.id, 0, live.seen(0), [text])
    return live


def follow(live: LiveTable, until: str) -> LiveTable:
    """Do what the guide suggests until it says something."""
    while said(live).id != until:
        assert said(live).option, said(live)
        live = choose(live, said(live).option)
    return live


def scythe_guide() -> Guide:
    found = guide("scythe")
    assert found is not None
    return found


def test_the_start_page_offers_it_and_a_game_without_one_has_none() -> None:
    guest = Guest()
    page = guest.page("/")
    assert sorted(guided()) == ["dei", "scythe", "tapestry"]
    assert all(f'action="/guide/{game}"' in page for game in guided())
    guest.post("/guide/sample", 404)
    guest.post("/guide/nothing", 404)


def test_it_is_a_real_table_against_an_easy_automa() -> None:
    _, live = sit_down("scythe")
    assert live.plan[1].who == RULES
    assert live.mode == "solo"
    assert live.match.seed == scythe_guide().seed
    assert models.Table.objects.get(id=live.id).origin == "guide"


def test_the_goal_comes_first_page_by_page() -> None:
    guest, live = sit_down("scythe")
    for page in FIRST:
        assert said(live).id == page
        assert said(live).page
        html = guest.page(f"/table/{live.id}")
        assert 'value="guide-on"' in html
        guest.post(f"/table/{live.id}/act", do="guide-on")
        live = tables.get(live.id)
    assert said(live).id == "move"
    assert 'value="guide-on"' not in guest.page(f"/table/{live.id}")
    assert said(rebuilt(live.id)).id == "move", "how far one has read is stored"


def test_the_first_turns_are_played_already_and_can_be_undone_and_redone() -> None:
    _, live = sit_down("scythe")
    played = [text for turn in scythe_guide().played for text in turn]
    assert [choice.option.text for choice in live.match.choices if choice.seat == 0] == played
    live = tables.undo(live.id, 0, live.seen(0))
    assert said(live).id == EARLIER
    live = tables.redo(live.id, 0, live.seen(0))
    assert said(live).id == FIRST[0]


def test_what_it_speaks_of_is_marked_on_the_page() -> None:
    guest, live = sit_down("scythe")
    found = scythe_guide()
    shown = 0
    while (now := said(live)).id != FAREWELL:
        html = guest.page(f"/table/{live.id}")
        for id in now.show:
            assert f'id="{id}" data-pointed' in html, (now.id, id)
        assert html.count("data-pointed") == len(now.show)
        shown += len(now.show)
        live = tables.turn_page(live.id) if now.page else choose(live, now.option)
    steps = [step for lesson in found.lessons for step in lesson.steps]
    shows = [part.show for parts in (found.pages, found.lessons, steps) for part in parts]
    assert shown >= sum(map(len, shows)) > 10


def test_following_it_shows_every_action_every_word_and_ends_kindly() -> None:
    _, live = sit_down("scythe")
    live = read_on(live)
    heard: list[str] = list(FIRST)
    while said(live).id != FAREWELL:
        if said(live).id != heard[-1]:
            heard.append(said(live).id)
        live = choose(live, said(live).option)
    heard.append(FAREWELL)
    assert heard == sorted(scythe_guide().ids, key=heard.index), "nothing twice"
    assert set(heard) == set(scythe_guide().ids), "nothing is left out"
    p = live.match.state.players[0]  # type: ignore[attr-defined]
    assert p.mechs == 1
    assert p.slots.bit_count() == 1
    assert p.recruits.bit_count() == 1
    assert sum(p.stars) == 1, "the combat is won, and its star is the first"
    won = [event for events in live.match.events for event in events if isinstance(event, CombatWon)]
    assert [event.seat for event in won] == [0]
    chosen = [choice.option.text for choice in live.match.choices if choice.seat == 0]
    assert {"move", "bolster", "trade", "produce"} <= set(chosen)
    assert (said(live).lesson, said(live).lessons) == (5, 5)
    live = choose(live, live.match.decisions[0].options[0].text)
    assert says(live, 0) is None, "then it is silent"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_the_words_and_marks_the_suggestion(lang: str) -> None:
    guest, live = sit_down("scythe")
    guest.client.cookies["language"] = lang
    live = read_on(live)
    html = guest.page(f"/table/{live.id}")
    with language(lang):
        words = live.game.box.speech().guide("move")
    assert words in html
    assert html.index(words) < html.index('id="prompt"'), "above the prompt"
    marked = re.findall(r'name="choice" value="([^"]+)" data-suggested', html)
    assert set(marked) == {"move|units|unit character", "move"}
    assert {"en": "Suggested: Character", "de": "Vorschlag: Anführer"}[lang] in html


def answered(guest: Guest, live: LiveTable, choice: str) -> str:
    """What the page says to a choice."""
    form = {"choice": choice, "seen": live.seen(0)}
    answer = guest.client.post(f"/table/{live.id}/act", form, headers={"HX-Request": "true"})
    return str(answer.content.decode())


@pytest.mark.parametrize(("lang", "words"), [("en", "First: Character"), ("de", "Zuerst: Anführer")])
def test_something_else_than_it_asks_for_is_not_taken(lang: str, words: str) -> None:
    guest, live = sit_down("scythe")
    guest.client.cookies["language"] = lang
    assert {"en": "press Go on", "de": "„Weiter“"}[lang] in answered(guest, live, "bolster|take power 2")
    live = read_on(live)
    for stray in ("move|units|worker T1", "produce", "move|take coins 1"):
        assert words in answered(guest, live, stray), stray
        assert tables.get(live.id).match.position == live.match.position, "nothing has happened"
    answered(guest, live, "move|units|unit character")
    assert said(tables.get(live.id)).id == "move-to"


def test_what_it_does_not_speak_of_is_free_and_so_is_the_game_after_it() -> None:
    guest, live = sit_down("scythe")
    live = follow(read_on(live), FAREWELL)
    option = live.match.decisions[0].options[0].text
    answered(guest, live, option)
    assert tables.get(live.id).match.position > live.match.position
    guest, live = sit_down("scythe")
    live = tables.turn_page(live.id, leave=True)
    answered(guest, live, "produce")
    assert tables.get(live.id).match.position > live.match.position


def test_a_table_that_has_gone_another_way_is_not_held_up() -> None:
    _, live = sit_down("scythe")
    live = read_on(live)
    live = choose(live, "bolster")
    assert said(live).id == "bolster", "what was chosen is explained"
    live = choose(live, "take cards 1", "skip", "end")
    assert said(live).id == "move", "what was passed over is suggested again"
    live = choose(live, "trade", "skip", "end")
    assert said(live).id == "move"
    live = choose(live, "move", "take coins 1", "skip", "end")
    assert said(live).id == "produce", "the section of the second move is closed now"


def test_what_is_closed_now_is_not_suggested() -> None:
    _, live = sit_down("scythe")
    live = follow(read_on(live), "trade")
    live = choose(live, "produce", "skip", "end")
    assert "produce" not in [option.text for option in live.match.decisions[0].options]
    assert said(live).id == "trade"


def test_undo_goes_back_a_step() -> None:
    _, live = sit_down("scythe")
    live = follow(read_on(live), "upgrade-cover")
    live = tables.undo(live.id, 0, live.seen(0))
    assert said(live).id == "upgrade"


def test_after_a_while_it_says_goodbye() -> None:
    _, live = sit_down("scythe")
    live = read_on(live)
    asked = 0
    while (now := says(live, 0)) is None or now.id != FAREWELL:
        options = [option.text for option in live.match.decisions[0].options]
        asked += "move" in options or "bolster" in options
        wish = next(
            text for text in ("move", "bolster", "take coins 1", "skip", "end", *options) if text in options
        )
        live = choose(live, wish)
    assert asked == scythe_guide().patience


def test_one_can_leave_at_any_time_and_it_stays_away() -> None:
    guest, live = sit_down("scythe")
    guest.post(f"/table/{live.id}/act", do="guide-leave")
    html = guest.page(f"/table/{live.id}")
    assert 'class="guide"' not in html
    assert tables.get(live.id).guide == 0
    assert tables.turn_page(live.id).guide == 0
    assert says(choose(tables.get(live.id), "produce"), 0) is None


def test_only_who_sits_there_is_spoken_to() -> None:
    created = begin("scythe")
    watcher = Guest()
    watcher.claim(created.spectator)
    assert 'class="guide"' not in watcher.page(f"/table/{created.id}")
    watcher.post(f"/table/{created.id}/act", 422, do="guide-leave")
    assert tables.get(created.id).guide == 1


def test_a_guided_game_does_not_count_in_the_statistics() -> None:
    guest, _ = sit_down("scythe")
    assert "guided" in guest.page("/tables")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_says_has_words(lang: str) -> None:
    with language(lang):
        words = [box("scythe").speech().guide(id) for id in scythe_guide().ids]
    assert all(len(sentence) > 5 for sentence in words)

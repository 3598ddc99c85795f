"""The guided first game of DEI: a whole round with cards, a majority, a hunt, a purchase and a mission."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spielwerk.games.dei.events import CardBought, Killed, MissionFulfilled, OutpostTaken, RoundBegan
from spielwerk.games.dei.options import CARDS, MISSIONS
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.people.guided_game import FAREWELL, Guide, GuideMessage, guide, says
from spielwerk.table.serving.bot_process import answer
from spielwerk.table.serving.bot_supervisor import bot_seats, question
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable
from table.visiting import Guest

MOST_CLICKS = 35


def others(live: LiveTable) -> LiveTable:
    """The bot moves as it does behind the page, until the person is asked again."""
    while seats := bot_seats(live):
        d = live.decision(seats[0])
        assert d
        options = [option.text for option in d.options]
        chosen = options[0] if d.forced else answer(question(live, d.seat, options, "random"))
        live = tables.choose(live.id, d.seat, live.seen(d.seat), [chosen])
    return live


def sit_down() -> tuple[Guest, LiveTable]:
    guest = Guest()
    where = guest.post("/guide/dei")["Location"]
    return guest, others(tables.get(where.rpartition("/")[2]))


def lessons() -> Guide:
    found = guide("dei")
    assert found is not None
    return found


def said(live: LiveTable) -> GuideMessage:
    found = says(live, 0)
    assert found is not None
    return found


def go_on(live: LiveTable) -> LiveTable:
    """What somebody does who follows the guide: read on, or choose what is suggested."""
    now = said(live)
    if now.page:
        return tables.turn_page(live.id)
    return others(tables.choose(live.id, 0, live.seen(0), list(now.path)))


def test_following_it_hears_every_word_in_few_clicks_and_sees_a_whole_round() -> None:
    _, live = sit_down()
    heard: list[str] = []
    clicks = 0
    while said(live).id != FAREWELL:
        heard.append(said(live).id)
        live = go_on(live)
        clicks += 1
    assert clicks + 2 <= MOST_CLICKS, "with the start and *Play on*"
    assert sorted([*heard, FAREWELL]) == sorted(lessons().ids), "nothing twice, nothing left out"
    events = [event for told in live.match.events for event in told]
    mine = [type(event) for event in events if getattr(event, "seat", None) == 0]
    assert {OutpostTaken, Killed, CardBought, MissionFulfilled} <= set(mine)
    fulfilled = next(event for event in events if isinstance(event, MissionFulfilled) and event.seat == 0)
    assert (MISSIONS[fulfilled.mission], fulfilled.points) == ("MI07", 18)
    assert [event.number for event in events if isinstance(event, RoundBegan)] == [1, 2]
    p: Any = live.match.state.players[0]  # type: ignore[attr-defined]
    assert (p.technology, p.energy) == (0, 1)
    assert CARDS.index("L7") in p.hand, "what was bought is taken back"


def test_what_it_speaks_of_is_marked_on_the_page_with_one_control_for_its_suggestion() -> None:
    guest, live = sit_down()
    while (now := said(live)).id != FAREWELL:
        html = guest.page(f"/table/{live.id}")
        for id in now.show:
            assert f'id="{id}" data-pointed' in html, (now.id, id)
        if now.path:
            marked = re.findall(r'name="choice" value="([^"]+)" data-suggested( id="option-)?', html)
            drawn = [value for value, listed in marked if not listed]
            assert (drawn or [value for value, _ in marked]) == ["|".join(now.path)], (now.id, "in one click")
        live = go_on(live)


def test_whoever_does_otherwise_is_not_held_up() -> None:
    _, live = sit_down()
    for _ in lessons().pages:
        live = tables.turn_page(live.id)
    live = others(tables.choose(live.id, 0, live.seen(0), ["play AUX2"]))
    assert said(live).id == "move-bow", "what was chosen is explained"
    asked = 0
    while (now := says(live, 0)) is None or now.id != FAREWELL:
        options = live.match.decisions[0].options
        asked += 1
        assert asked < 400
        live = others(tables.choose(live.id, 0, live.seen(0), [options[0].text]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_says_has_words(lang: str) -> None:
    with language(lang):
        words = [box("dei").speech().guide(id) for id in lessons().ids]
    assert all(len(sentence) > 20 for sentence in words)

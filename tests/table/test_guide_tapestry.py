"""The guided first game of Tapestry: advance, explore, build, conquer and income, and the bots."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spielwerk.games.tapestry.automa.events import PairDrawn
from spielwerk.games.tapestry.events import IncomeBegan
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.people.guided_game import FAREWELL
from spielwerk.table.store.live_table import RULES
from table.guiding import (
    MOST_CLICKS,
    choose,
    follow,
    go_on,
    has_words,
    lessons,
    read_all,
    said,
    sit_down,
    takes_the_first_always,
)


def test_following_it_hears_every_word_in_few_clicks_and_sees_a_whole_era() -> None:
    _, live = sit_down("tapestry")
    assert live.plan[1].who == RULES
    live, heard = follow(live)
    assert len(heard) + 2 <= MOST_CLICKS, "with the start and *Play on*"
    assert sorted({*heard, FAREWELL}) == sorted(lessons("tapestry").ids), "nothing is left out"
    spoken = [lesson.id for lesson in lessons("tapestry").lessons]
    assert [id for id in dict.fromkeys(heard) if id in spoken] == spoken
    state: Any = live.match.state
    p = state.players[0]
    assert (p.vp, p.era) == (8, 2)
    assert p.built[0] == 1
    assert state.tile[20] >= 0, "explored"
    assert state.stand[0] >> 20 & 1, "and conquered"
    events = [event for told in live.match.events for event in told]
    assert len([event for event in events if isinstance(event, PairDrawn)]) >= 4, "turns of the bots"
    assert [event.number for event in events if isinstance(event, IncomeBegan) and event.seat == 0][-1] == 2


def test_what_it_speaks_of_is_marked_on_the_page() -> None:
    guest, live = sit_down("tapestry")
    while (now := said(live)).id != FAREWELL:
        html = guest.page(f"/table/{live.id}")
        for id in now.show:
            assert f'id="{id}" data-pointed' in html, (now.id, id)
        if now.id == "advance":
            assert "Suggested: Advance on Exploration" in html, "the payment goes without saying"
        if now.path:
            marked = re.findall(r'name="choice" value="([^"]+)" data-suggested', html)
            assert "|".join(now.path) in marked or now.option in marked, (now.id, marked)
        live = go_on(live)


def test_whoever_does_otherwise_is_not_held_up() -> None:
    _, live = sit_down("tapestry")
    live = choose(read_all(live, "tapestry"), "advance military", "pay food")
    assert said(live).id == "conquer-hex", "what was chosen is explained"
    takes_the_first_always(live)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_says_has_words(lang: str) -> None:
    with language(lang):
        assert has_words("tapestry")

"""The guided first game of DEI: a whole round with cards, a majority, a hunt, a purchase and a mission."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spielwerk.games.dei.events import CardBought, Killed, MissionFulfilled, OutpostTaken, RoundBegan
from spielwerk.games.dei.options import CARDS, MISSIONS
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.people.guided_game import FAREWELL
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


def test_following_it_hears_every_word_in_few_clicks_and_sees_a_whole_round() -> None:
    _, live = sit_down("dei")
    live, heard = follow(live)
    assert len(heard) + 2 <= MOST_CLICKS, "with the start and *Play on*"
    assert sorted([*heard, FAREWELL]) == sorted(lessons("dei").ids), "nothing twice, nothing left out"
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
    guest, live = sit_down("dei")
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
    _, live = sit_down("dei")
    live = choose(read_all(live, "dei"), "play AUX2")
    assert said(live).id == "move-bow", "what was chosen is explained"
    takes_the_first_always(live)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_says_has_words(lang: str) -> None:
    with language(lang):
        assert has_words("dei")

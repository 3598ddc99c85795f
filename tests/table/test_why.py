"""A table with an Automa: nobody is waited for in its place, and its reasons are on the page."""

from __future__ import annotations

import re
from html import unescape

import pytest
from msgspec import json

import spielwerk
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box
from spielwerk.kernel.speech import plain
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.side import side
from spielwerk.table.render.why import explained, explanations
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import RULES, LiveTable, SeatPlan
from spielwerk.table.store.notices import LuckOpened
from table.playing import move, rebuilt, same
from table.visiting import Guest

SEATS = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automaszyna"}]


def playing(choices: int, seed: int = 7) -> LiveTable:
    """A solo table after some random choices of its player."""
    plan = [SeatPlan(name="Ada"), SeatPlan(RULES)]
    made = tables.create("scythe", {"seats": SEATS}, plan, mode="solo", seed=seed)
    live, rng = tables.get(made.id), Rng(seed)
    for _ in range(choices):
        if not live.over:
            live = move(live, rng)
    return live


def test_only_the_player_is_waited_for_and_the_store_has_it_all() -> None:
    live = playing(60)
    assert {choice.seat for choice in live.match.choices} <= {0, -1}
    same(live, rebuilt(live.id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_turn_of_the_automa_opens_into_its_steps(lang: str) -> None:
    live = playing(60)
    with language(lang):
        html = side(TableScene(live, 0), debug=False)
        turns = re.findall(
            r'<details id="why-(\d)"[^>]*><summary>(.*?)</summary>.*?<ol class="steps">(.*?)</ol>', html, re.S
        )
        assert [n for n, _, _ in turns] == ["0", "1", "2", "3"], "the newest four"
        found = [event for events in live.match.events for event in events]
        stories = live.game.box.speech().why(found, live.game.rules)
        assert [unescape(short) for _, short, _ in turns] == [story.short for story in stories[:-5:-1]]
        assert [steps.count("<li") for _, _, steps in turns] == [len(s.steps) for s in stories[:-5:-1]]
        assert {"en": "Why?", "de": "Warum?"}[lang] in html


def test_everybody_may_read_it_and_a_page_of_the_past_stops_there() -> None:
    live = playing(60)
    assert 'class="why"' in side(TableScene(live, SPECTATOR), debug=False)
    early = side(TableScene(live, 0, live.at(0)), debug=False)
    assert 'class="why"' not in early, "nothing has been explained before the first turn"


def test_without_an_automa_there_is_nothing_to_explain() -> None:
    made = tables.create("scythe", {"seats": 2}, [SeatPlan(), SeatPlan()], mode="hotseat", seed=1)
    live, rng = tables.get(made.id), Rng(1)
    for _ in range(20):
        live = move(live, rng)
    assert 'class="why"' not in side(TableScene(live, 0), debug=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_tells_what_a_board_can_show(lang: str) -> None:
    """What falls away at a step was there before it, and a note says why; what is left goes on."""
    live = playing(60)
    found = [event for events in live.match.events for event in events]
    rules = 0
    with language(lang):
        for turn in live.game.box.speech().why(found, live.game.rules):
            for step in turn.steps:
                assert set(step.left) <= set(step.seen)
                assert len(step.notes) == len(step.gone)
                assert all(step.notes)
                rules += bool(step.rule and step.gone)
    assert rules > 20


def test_the_card_is_drawn_with_the_lines_that_came_to_nothing_dimmed() -> None:
    live = playing(60)
    html = side(TableScene(live, 0), debug=False)
    (turn, *_) = live.game.box.speech().why([e for es in live.match.events for e in es], live.game.rules)[
        ::-1
    ]
    card = html[html.index('<div class="why-card">') : html.index('<ol class="steps gist">')]
    assert card.count("<li") == len(turn.lines)
    assert card.count('<li class="done') == sum([line.done for line in turn.lines])
    assert plain(turn.title) in card


def test_a_turn_that_seems_wrong_can_be_saved_with_all_that_the_viewer_knows() -> None:
    guest = Guest()
    live = guest.adopt("scythe-solo")
    moment = int(re.findall(r'data-moment="(\d+)"', guest.page(f"/table/{live.id}"))[0])
    told = json.decode(guest.page(f"/table/{live.id}/report/{moment}"))
    assert (told["game"], told["moment"], told["seat"]) == ("scythe", moment, 0)
    assert told["turns"][0]["steps"][0]["words"]
    assert {"CardTurned"} <= {event["event"] for event in told["events"]}
    assert "players" in told["position"]
    guest.page(f"/table/{live.id}/report/{live.moments}", status=404)


def test_a_notice_about_the_table_is_no_part_of_the_last_turn() -> None:
    """At the end the luck is opened, in the same moment as the last turn of a bot."""
    game = spielwerk.game("tapestry", **box("tapestry").quick())
    match, rng = Match(game, 3), Rng(3)
    entries: list[tuple[int, int, Event]] = []
    while not (turns := explained(game, entries)):
        d = match.decisions[0]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
        entries = [(0, SPECTATOR, event) for events in match.events for event in events]
    with_notice = [*entries, (0, SPECTATOR, LuckOpened("key"))]
    assert explained(game, with_notice) == turns
    without, complete = [tuple([event for _, _, event in one]) for one in (entries, with_notice)]
    assert explanations(game, complete) == explanations(game, without) != []

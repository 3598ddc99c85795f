"""The drawing of DEI shows what the viewer may know: majorities, cards, markets, missions, badges."""

from __future__ import annotations

import re
from typing import Any

from django.test import Client

from spielwerk.boards.dei.pips import HIGH, LOW
from spielwerk.boards.dei.slots import actions, laid
from spielwerk.boards.registry import board, drawing
from spielwerk.games.dei import components, names
from spielwerk.games.dei.board import PARTS
from spielwerk.games.dei.majority import majority, value
from spielwerk.games.dei.markets import affordable, outposts_short
from spielwerk.games.dei.missions import worth
from spielwerk.games.dei.options import MISSIONS
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable, SeatPlan
from table.playing import move, new, play


def table(moves: int = 60, seed: int = 3) -> LiveTable:
    return play(new("dei", [SeatPlan()] * 3).id, moves, seed)


def part(drawn: str, id: str) -> str:
    found = re.search(rf'<section class="[^"]*" id="{id}">.*?</section>', drawn, re.DOTALL)
    assert found, id
    return found[0]


def test_a_bar_of_pips_shows_what_each_counts_for_and_the_holders_are_taller() -> None:
    live = table()
    state: Any = live.match.state
    drawn = board(TableScene(live, 0))
    contested = 0
    for area in bits(state.board.areas):
        bar = re.search(rf'<g class="pips" id="pips-{PARTS[area].replace(".", "-")}"[^>]*>(.*?)</g>', drawn)
        assert bar
        pips = re.findall(r'class="seat-(\d)".*?height="(\d+)"', bar[1])
        values = [value(state, p, area) for p in state.players]
        assert [len([seat for seat, _ in pips if int(seat) == i]) for i in range(3)] == values
        holder = majority(state, area)
        assert {int(seat) for seat, high in pips if int(high) == HIGH} == ({holder} if holder >= 0 else set())
        assert {int(high) for _, high in pips} <= {LOW, HIGH}
        contested += sum([n > 0 for n in values]) > 1
    assert contested, "somewhere more than one stands"


def to_a_move(live: LiveTable) -> tuple[LiveTable, str]:
    """Play until somebody says where units go; gives one of the ways."""
    rng = Rng(5)
    while True:
        d = live.match.decisions[0]
        to = [o.text for o in d.options if o.verb == "to"]
        if to:
            return live, to[-1]
        live = move(live, rng)


def test_pointing_at_an_option_shows_the_majorities_that_would_be() -> None:
    """From positions that fit the view; where nothing would change nothing is sent."""
    live, option = to_a_move(table(40))
    seat = live.match.decisions[0].seat
    found = tables.preview(live, seat, option)
    ghosts = drawing("dei").ghosts(TableScene(live, seat), found.after)
    now, then = [
        dict(re.findall(r'id="(pips-[^"]+)"[^>]*>(.*?)</g>', board(scene)))
        for scene in (
            TableScene(live, seat),
            TableScene(tables.choose(live.id, seat, live.seen(seat), [option]), seat),
        )
    ]
    changed = {id: html for id, html in then.items() if html != now[id]}
    assert {id: html for id, html in ghosts.items() if id.startswith("pips-")} == changed


def test_a_card_that_is_pointed_at_shows_in_its_slot_and_nothing_where_the_phase_ends() -> None:
    live, rng = table(30), Rng(2)
    shown = ended = 0
    for _ in range(80):
        d = live.match.decisions[0]
        scene = TableScene(live, d.seat)
        for option in d.options:
            found = tables.preview(live, d.seat, option.text)
            ghosts = drawing("dei").ghosts(scene, found.after)
            slots = [html for id, html in ghosts.items() if id.startswith("slot-")]
            if option.verb == "play" and found.then == "you":
                shown += any(str(components.cards()[option.i].name) in html for html in slots)
            if found.then == "others":
                assert slots == []
                ended += 1
        live = move(live, rng)
    assert shown
    assert ended


def test_the_preview_brings_its_ghosts_along() -> None:
    client = Client(SERVER_NAME="localhost")
    place = client.post("/play", {"game": "dei"}).headers["Location"]
    live = tables.get(place.removeprefix("/table/"))
    option = live.match.decisions[0].options[0].text
    answer = client.get(f"{place}/preview", {"choice": option}).content.decode()
    assert re.search(r'<template data-ghost="pips-[\w-]+"><rect', answer), "a leader counts where it is put"


def test_the_slots_list_the_actions_of_both_cards_in_order() -> None:
    live, rng = table(30), Rng(1)
    seen = set()
    for _ in range(60):
        state: Any = live.match.state
        view: Any = live.view(state.active)
        cards = laid(view, view.active)
        drawn = part(drawing("dei").now(TableScene(live, view.active)), "slots-dei")
        numbers = [int(n) for n in re.findall(r'<ol class="acts" start="(\d+)">', drawn)]
        lines = [len(actions(view, state.rules, *card)) for card in cards if card[1]]
        assert numbers == [1 + sum(lines[:i]) for i in range(len(lines))]
        for card, face_up in cards:
            assert str(components.cards()[card].name) in drawn
            assert not face_up or names.action(next(iter(dict(state.rules.card_actions[card])))) in drawn
        seen.add((len(cards), view.covered))
        live = move(live, rng)
        if live.match.state.active < 0:  # type: ignore[attr-defined]
            break
    assert {0, 1, 2} <= {n for n, _ in seen}


def test_the_market_says_what_can_be_bought_and_what_is_lacking() -> None:
    live = table()
    state: Any = live.match.state
    for seat in range(3):
        drawn = part(drawing("dei").mat(TableScene(live, seat)), "market-dei")
        can = [
            bool(affordable(state, seat, m, slot)) and not outposts_short(state, seat, m, slot)
            for m, row in enumerate(state.slots)
            for slot, card in enumerate(row)
            if card >= 0
        ]
        assert [kind == "can" for kind in re.findall(r'<li class="ware (can|cannot)"', drawn)] == can
        assert drawn.count("✗ lacking: ") == can.count(False)
    assert "verdict" not in part(drawing("dei").mat(TableScene(live, SPECTATOR)), "market-dei")


def test_missions_show_both_values_and_which_of_them_holds() -> None:
    live = table(150)
    state: Any = live.match.state
    drawn = part(drawing("dei").mat(TableScene(live, 0)), "missions-dei")
    columns = re.findall(r'<li class="(now|late|ahead)">', drawn)
    assert columns == [
        "late" if n < state.number else "now" if n == state.number else "ahead" for n in range(1, 5)
    ]
    assert "late" in columns
    for column in re.findall(r'<li class="late">.*?</ul></li>', drawn):
        holds = re.findall(r'<span class="holds">(\w+):', column)
        assert holds == ["late"] * column.count('class="rates"')
    assert drawn.count('class="rates"') == len(state.missions)


def test_a_mission_stands_beside_what_it_is_worth_now() -> None:
    """Also where it is chosen, which is above the rest of the display."""
    live, rng = table(60), Rng(4)
    while live.match.decisions[0].options[0].verb != "mission":
        live = move(live, rng)
    state: Any = live.match.state
    seat = live.match.decisions[0].seat
    scene = TableScene(live, seat)
    drawn = part(drawing("dei").now(scene), "missions-dei")
    assert "missions-dei" not in drawing("dei").mat(scene), "it is drawn once"
    found = re.findall(r'data-ref="mission:(\w+)">.*?aria-hidden="true">(\d+)<', drawn)
    assert {id: int(n) for id, n in found} == {MISSIONS[m]: worth(state, seat, m) for m in state.missions}
    assert {o.text for o in live.match.decisions[0].options} == set(
        re.findall(r'value="(mission \w+)"', drawn)
    )


def test_no_badges_lie_there_while_units_are_placed() -> None:
    for moves in range(4):
        live = table(moves)
        placing = live.match.decisions[0].kind == "dei.setup.PlaceLeader"
        assert placing == (moves < 3)
        for viewer in (0, 1, 2, SPECTATOR):
            drawn = drawing("dei").mat(TableScene(live, viewer))
            assert ('id="badges-dei"' in drawn) == (not placing)


def test_a_badge_is_secret_until_it_is_earned() -> None:
    live = table(30)
    state: Any = live.match.state
    for viewer in (0, 1, 2, SPECTATOR):
        drawn = part(drawing("dei").mat(TableScene(live, viewer)), "badges-dei")
        for seat, p in enumerate(state.players):
            for colour, number in enumerate(p.badges):
                open = seat == viewer or p.earned >> colour & 1
                with language("en"):
                    assert (str(components.badges()[number].name) in drawn) == bool(open)

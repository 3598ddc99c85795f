"""The drawing of DEI shows what the viewer may know: majorities, cards, markets, missions, badges."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

import spielwerk
from spielwerk.boards.dei.hyphens import soft
from spielwerk.boards.dei.pips import HIGH, LOW
from spielwerk.boards.dei.slots import actions, laid
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.registry import board, drawing
from spielwerk.games.dei import components, names
from spielwerk.games.dei.board import PARTS
from spielwerk.games.dei.majority import majority, value
from spielwerk.games.dei.markets import affordable, outposts_short
from spielwerk.games.dei.missions import worth
from spielwerk.games.dei.options import CARDS, COPY, DO, MISSIONS, PLAY
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.side import entries, log_lines
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable, SeatPlan
from table.playing import move, new, play, table_at


def table(moves: int = 60, seed: int = 3) -> LiveTable:
    return play(new("dei", [SeatPlan()] * 3).id, moves, seed)


def part(drawn: str, id: str) -> str:
    found = re.search(rf'<section class="[^"]*" id="{id}"[^>]*>.*?</section>', drawn, re.DOTALL)
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


def test_a_tint_tells_who_has_the_majority() -> None:
    live = table()
    state: Any = live.match.state
    drawn = board(TableScene(live, 0))
    tints = re.search(r'<g id="held">(.*?)</g>', drawn)
    assert tints
    holders = [majority(state, area) for area in bits(state.board.areas)]
    expected = [str(holder) for holder in holders if holder >= 0]
    assert expected
    assert re.findall(r'class="held seat-(\d)"', tints[1]) == expected


def test_no_badge_shows_a_placeholder() -> None:
    for seed in range(4):
        assert "{presence}" not in drawing("dei").mat(TableScene(table(seed=seed), 0))


@pytest.mark.parametrize(("lang", "words"), [("en", "Your leader is "), ("de", "An deiner Spitze steht ")])
def test_the_card_before_the_first_turn_names_leader_and_drone(lang: str, words: str) -> None:
    scene = TableScene(tables.get(new("dei", [SeatPlan()] * 3).id), 0)
    with language(lang):
        told = drawing("dei").briefing(scene)
        assert f"{words}{names.leader(0, rules_of(scene))}." in told
        assert any(names.drone(k).name in told for k in range(4))


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
            assert soft(str(components.cards()[card].name)) in drawn
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
        assert drawn.count("✗ missing: ") == can.count(False)
    assert "lacks" not in part(drawing("dei").mat(TableScene(live, SPECTATOR)), "market-dei")


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
    found = re.findall(r'data-ref="mission:(\w+)">.*?aria-hidden="true">\+(\d+)<', drawn)
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


def first_turn() -> LiveTable:
    """Two people have placed their leaders, and the first one chooses a card."""
    seats = [{"faction": "auxilia"}, {"faction": "ravagers"}]
    live = tables.get(tables.create("dei", {"seats": seats}, [SeatPlan()] * 2, mode="friends", seed=5).id)
    for seat in (0, 1):
        live = tables.choose(live.id, seat, live.seen(seat), ["leader 2.2-3"])
    return live


def test_the_log_opens_with_one_line_for_all_markets() -> None:
    live = first_turn()
    scene = TableScene(live, 0)
    lines = re.findall("<li.*?</li>", log_lines(scene, entries(scene)))
    wares = [line for line in lines if "or sale" in line]
    assert len(wares) == 1
    assert wares[0].count('data-ref="card:') == 12
    assert wares[0].count('data-ref="market:') == 4
    told = log_lines(scene, entries(scene), news=2)
    assert told.index('class="since"') > told.index("For sale"), "what is new is counted as before"


def test_a_line_of_the_log_has_the_colour_of_whom_it_tells() -> None:
    scene = TableScene(first_turn(), 0)
    lines = re.findall("<li.*?</li>", log_lines(scene, entries(scene)))
    begins = next(line for line in lines if "begins action phase" in line)
    assert 'class="seat-0' in begins, "although the other player chose before"


def test_a_card_that_would_do_nothing_says_so_before_and_after() -> None:
    live = first_turn()
    shown = drawing("dei").now(TableScene(live, 0))
    useless, useful = [
        re.search(f'<li data-ref="card:{card}">.*?</button>', shown) for card in ("AUX3", "AUX1")
    ]
    assert useless
    assert useful
    assert "Does nothing now: nothing lies where you have the majority." in useless[0]
    assert useless[0].count('class="idle"') == 1
    assert "nothing" not in useful[0]
    slot = drawing("dei").now(TableScene(tables.choose(live.id, 0, live.seen(0), ["play AUX3"]), 0))
    assert "No action was carried out." in slot
    assert 'class="done"' not in slot


def test_while_a_card_is_copied_nothing_is_said_to_have_come_of_it() -> None:
    game = spielwerk.game("dei", seats=[{"faction": "auxilia"}, {"faction": "ravagers"}])
    state: Any = game.new(5)
    for _ in range(2):
        game.apply(state, game.option("leader 2.2-3"))
    printed: Any = game.rules.card_actions  # type: ignore[attr-defined]
    copies = next(card for card, kinds in enumerate(printed) if COPY in dict(kinds))
    state.players[0].hand = (*state.players[0].hand, copies)
    state.players[1].played = (CARDS.index("RAV1"), CARDS.index("RAV2"))
    live = tables.get(table_at(game, state)[0])
    live = tables.choose(live.id, 0, live.seen(0), [PLAY[copies].text, DO[COPY].text])
    slot = drawing("dei").now(TableScene(live, 0))
    assert 'value="copy RAV1"' in slot
    assert "No action was carried out." not in slot


def test_a_card_with_an_action_carried_out_is_ticked() -> None:
    live = first_turn()
    live = tables.choose(live.id, 0, live.seen(0), ["play AUX1", *["do enlist", "at 2.2-3"] * 2])
    slot = drawing("dei").now(TableScene(live, 0))
    assert 'class="done"' in slot
    assert "No action was carried out." not in slot


def test_the_rows_of_a_score_begin_with_capitals() -> None:
    cards = drawing("dei").players(TableScene(first_turn(), 0))
    rows = re.findall("<dt>(.*?)</dt>", cards)
    assert "Market cards" in rows
    assert [row for row in rows if not row[0].isupper()] == []


def test_the_row_of_players_has_words_for_its_numbers() -> None:
    row = drawing("dei").strip(TableScene(first_turn(), 0))
    assert row.count('<span class="word">1 technology</span>') == 2
    assert row.count('<span class="word">1 energy cell</span>') == 2
    assert re.findall("<b [^>]*><svg.*?</svg>(.*?)</b>", row) == ['1<span class="unit"> VP</span>'] * 2

"""Obvious answers at a table: given for a person, told, undone with their cause, and asked on request."""

from __future__ import annotations

from typing import Any

import spielwerk
from games.scythe.positions import Position
from games.scythe.test_encounter import card_with, meet
from spielwerk.games.scythe.state import FULL, SHIFT
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.run import nobody
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable
from table.playing import table_at
from table.visiting import Guest


def seated(p: Position) -> LiveTable:
    p.game.decision(p.s)
    return tables.get(table_at(p.game, p.s)[0])


def choose(live: LiveTable, seat: int, *texts: str) -> LiveTable:
    return tables.choose(live.id, seat, live.seen(seat), texts)


def met() -> LiveTable:
    return seated(meet(card_with(popularity=1, oil=2)[0]))


def test_what_an_encounter_gives_is_taken_told_and_recorded() -> None:
    live = choose(met(), 0, "pick 0")
    assert live.decision(0).kind == "scythe.turn.EndTurn"  # type: ignore[union-attr]
    assert [c.option.text for c in live.match.choices] == ["pick 0", "take popularity 1", "make 2"]
    happened = [event for events in live.match.events for event in events]
    told = [live.game.box.speech().event(event, live.game.rules) for event in happened]
    assert any("gains 1 popularity" in sentence for sentence in told)
    assert any("2 oil" in sentence for sentence in told)


def test_undo_takes_it_back_as_part_of_the_same_move() -> None:
    live = choose(met(), 0, "pick 0")
    back = tables.undo(live.id, 0, live.seen(0))
    assert back.decision(0).kind == "scythe.encounter.Encounter"  # type: ignore[union-attr]
    again = tables.redo(back.id, 0, back.seen(0))
    assert again.match.position == live.match.position


def test_less_can_be_taken_afterwards() -> None:
    live = choose(met(), 0, "pick 0")
    assert live.took(0)
    asked = tables.ask_again(live.id, 0, live.seen(0))
    assert [o.text for o in asked.decision(0).options] == ["take popularity 1", "take popularity 0"]  # type: ignore[union-attr]
    less = choose(asked, 0, "take popularity 0")
    assert less.decision(0).kind == "scythe.turn.EndTurn", "the oil is taken at once again"  # type: ignore[union-attr]


def test_who_wants_to_be_asked_everything_is() -> None:
    live = met()
    live = tables.ask_everything(live.id, 0, on=True)
    live = choose(live, 0, "pick 0")
    assert live.decision(0).kind == "scythe.turn.Gain"  # type: ignore[union-attr]
    live = tables.ask_everything(live.id, 0, on=False)
    live = choose(live, 0, "take popularity 1")
    assert live.decision(0).kind == "scythe.turn.EndTurn"  # type: ignore[union-attr]


def bonus_in_the_turn_of_another() -> LiveTable:
    """Saxony can upgrade; the Nordic neighbour has the recruit that pays for it."""
    p = Position("saxony industrial", "nordic engineering")
    p.set(0, coins=10, popularity=5, power=5).workers(0, "T8", "T8").goods("T8", oil=4)
    p.set(1, power=3, recruits=0b0001).turn(0)
    return seated(p)


def test_what_a_person_wishes_once_counts_at_all_their_tables() -> None:
    """The wish belongs to the browser, not to a seat of one table."""
    guest, other = Guest(), Guest()
    p = meet(card_with(popularity=1, oil=2)[0])
    p.game.decision(p.s)
    first, second, third = [table_at(p.game, p.s)[1] for _ in range(3)]
    for one, table in ((guest, first), (guest, second), (other, third)):
        one.claim(table.links[0])
    guest.post(f"/table/{first.id}/act", do="ask-all", seen=tables.get(first.id).seen(0))
    for one, table, kind in ((guest, second, "take"), (other, third, "end")):
        one.post(f"/table/{table.id}/act", choice="pick 0", seen=tables.get(table.id).seen(0))
        assert tables.get(table.id).decision(0).options[0].verb == kind  # type: ignore[union-attr]


def test_nobody_is_interrupted_in_the_turn_of_another() -> None:
    live = bonus_in_the_turn_of_another()
    live = choose(live, 0, "bolster", "take power 2")
    live = choose(live, 0, "upgrade")
    live = choose(live, 0, live.decision(0).options[0].text)  # type: ignore[union-attr]
    before = live
    live = choose(live, 0, live.decision(0).options[0].text)  # type: ignore[union-attr]
    assert live.awaits == [0], "the neighbour has taken the bonus without a word"
    assert live.match.state.players[1].power == 4  # type: ignore[attr-defined]
    assert live.match.choices[-1].seat == 1
    back = tables.undo(live.id, 0, live.seen(0))
    assert back.match.state.players[1].power == 3, "undone with the move that brought it"  # type: ignore[attr-defined]
    assert back.match.position <= before.match.position


def test_an_obvious_answer_spends_nothing() -> None:
    """In random games of Scythe nobody who is given something has less of anything afterwards."""
    game = spielwerk.game("scythe", seats=3)
    seen = 0
    for seed in range(3):
        s, rng = game.new(seed), Rng(seed)
        for _ in range(400):
            d = game.decision(s)
            if d is None:
                break
            if (found := game.obvious(s)) is not None:
                seen += 1
                t = s.copy()
                for option in found[1]:
                    game.apply(t, option, source=nobody)
                assert all(a <= b for a, b in zip(held(s, d.seat), held(t, d.seat), strict=True))
            game.apply(s, d.options[rng.below(len(d.options))])
    assert seen > 20


def held(s: Any, seat: int) -> list[int]:
    """Power, popularity, coins, cards, stars, workers, and all goods on the board."""
    p = s.players[seat]
    goods = [sum([packed >> shift & FULL for packed in s.goods]) for shift in SHIFT]
    return [p.power, p.popularity, p.coins, sum(s.hands[seat]), sum(p.stars), p.workers, *goods]

"""A table outlives a change of rules: it goes on from its newest snapshot and says so."""

from __future__ import annotations

import pytest

import sample.box
import sample.round
from sample.options import BID
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import language
from spielwerk.table import models, tables
from spielwerk.table.errors import TableBroken
from spielwerk.table.render.fragment import draw
from spielwerk.table.sitting import Live, SeatPlan
from table.playing import is_record, move, new, play, rebuilt, same

NOW = sample.BOX.version


def long_game(moves: int = 150) -> Live:
    return play(new(plan=[SeatPlan()] * 4, rounds=9).id, moves)


def change_rules(patch: pytest.MonkeyPatch) -> None:
    """From now on everybody starts with another sum, so no choice of before leads to the same position."""
    patch.setattr(sample.box, "START_COINS", 9)
    patch.setattr(sample.box.SampleBox, "version", NOW + 1)


def test_a_table_goes_on_from_its_newest_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    before = long_game()
    assert before.match.position > 120
    change_rules(monkeypatch)
    after = rebuilt(before.id)
    assert "goes on from the position after choice 100" in after.warning
    assert after.match.choices == before.match.choices[100:]
    assert after.game.digest(after.match.state) == before.game.digest(before.match.state)
    assert after.seq == before.seq + 1
    assert after.seen(0) > before.seen(0)
    same(after, rebuilt(before.id))
    row = models.Table.objects.get(id=before.id)
    assert (row.rules, row.first) == (NOW + 1, 100)


@pytest.mark.parametrize(
    ("lang", "went_on", "taken_back"),
    [
        ("en", "It went on from a saved position", "the last moves no longer fitted and were taken back"),
        ("de", "Es ging mit einer gespeicherten Stellung weiter", "die letzten Züge passten nicht mehr"),
    ],
)
def test_the_table_says_whether_moves_were_taken_back(
    monkeypatch: pytest.MonkeyPatch, lang: str, went_on: str, taken_back: str
) -> None:
    """Without bids above nothing, choices after the snapshot no longer fit."""
    whole, short = long_game(), long_game()
    change_rules(monkeypatch)
    with language(lang):
        page = str(draw(rebuilt(whole.id), 0, 1, effects=True).html)
        assert went_on in page
        assert taken_back not in page
        monkeypatch.setattr(sample.round, "BID_UP_TO", (BID[:1],) * len(BID))
        after = rebuilt(short.id)
        assert len(after.match.choices) < len(short.match.choices) - 100
        for live in (after, rebuilt(short.id)):
            page = str(draw(live, 0, 1, effects=True).html)
            assert went_on in page
            assert taken_back in page


def test_the_log_still_tells_what_happened_before(monkeypatch: pytest.MonkeyPatch) -> None:
    before = long_game()
    change_rules(monkeypatch)
    after = rebuilt(before.id)
    for viewer in (0, 1, SPECTATOR):
        told = [event for _, _, event in before.log(viewer)][len(before.match.opening) :]
        assert [event for _, _, event in after.log(viewer)] == told


def test_play_goes_on_to_the_end_and_through_another_change(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game()
    change_rules(monkeypatch)
    live = rebuilt(table.id)
    rng = Rng(8)
    for _ in range(120):
        if not live.over:
            live = move(live, rng)
    same(live, rebuilt(table.id))
    is_record(table.id, live.match)
    monkeypatch.setattr(sample.box.SampleBox, "version", NOW + 2)
    monkeypatch.setattr(sample.box, "START_COINS", 4)
    same(live, rebuilt(table.id))
    live = play(table.id, 2000)
    assert live.over


def test_rules_that_lead_to_the_same_positions_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = long_game()
    monkeypatch.setattr(sample.box.SampleBox, "version", NOW + 1)
    after = rebuilt(before.id)
    assert after.warning == ""
    same(after, before)


def test_a_table_that_cannot_go_on_says_why_and_keeps_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    before = long_game(40)
    rows = models.Choice.objects.filter(table_id=before.id).count()
    change_rules(monkeypatch)
    with pytest.raises(TableBroken) as broken:
        rebuilt(before.id)
    assert f"rules version {NOW} made it, this is version {NOW + 1}" in str(broken.value)
    assert models.Choice.objects.filter(table_id=before.id).count() == rows
    monkeypatch.undo()
    same(rebuilt(before.id), before)
    tables.delete(before.id)

"""A table outlives a change of rules: it goes on from its newest snapshot and says so."""

from __future__ import annotations

from typing import Any

import pytest

import sample.box
import sample.round
from sample.board import COINS
from sample.options import BID
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import language
from spielwerk.table.errors import Refused, TableBroken
from spielwerk.table.render.fragment import draw
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import LiveTable, SeatPlan
from spielwerk.table.store.notices import Notice
from table.playing import is_record, move, new, play, rebuilt, same, stored

NOW = sample.BOX.version


def long_game(moves: int = 150) -> LiveTable:
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
        told = [event for _, _, event in before.log(viewer) if not isinstance(event, Notice)]
        assert [event for _, _, event in after.log(viewer) if not isinstance(event, Notice)] == told[
            len(before.match.opening) :
        ]


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


@pytest.mark.parametrize("bids_fit", [True, False])
@pytest.mark.parametrize("final", [True, False])
def test_a_finished_game_keeps_its_end(
    monkeypatch: pytest.MonkeyPatch, *, bids_fit: bool, final: bool
) -> None:
    """Older versions did not store the final position; then points and places are what is left."""
    before = long_game(5000)
    assert before.over
    assert before.outcome is not None
    if not final:
        models.Snapshot.objects.filter(table_id=before.id).exclude(n__in=range(0, 5000, 100)).delete()
    on_disk = stored(before.id)
    change_rules(monkeypatch)
    if not bids_fit:
        monkeypatch.setattr(sample.round, "BID_UP_TO", (BID[:1],) * len(BID))
    for _ in range(2):
        after = rebuilt(before.id)
        assert after.over
        assert after.awaits == []
        assert after.outcome is not None
        assert after.outcome.places == before.outcome.places
        assert [s.total for s in after.outcome.scores] == [s.total for s in before.outcome.scores]
        if final or bids_fit:
            assert after.outcome == before.outcome
            assert after.view(0) == before.view(0)
        told = [event for _, _, event in before.log(0) if not isinstance(event, Notice)]
        assert [event for _, _, event in after.log(0) if not isinstance(event, Notice)] == told[
            len(before.match.opening) :
        ]
        with pytest.raises(Refused):
            tables.choose(before.id, 0, after.seen(0), ["bid 0"])
        with pytest.raises(Refused):
            tables.undo(before.id, 0, after.seen(0))
        assert stored(before.id) == on_disk
        for lang, words in (
            ("en", "Its result stands; of its steps only"),
            ("de", "Das Ergebnis bleibt; von"),
        ):
            with language(lang):
                assert words in str(draw(after, 0, 1, effects=True).html)
    assert after.fork(0).decision is not None
    monkeypatch.undo()
    same(rebuilt(before.id), before)


def test_a_short_finished_game_is_shown_by_its_end_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = play(new(rounds=1).id, 5000)
    assert before.over
    assert before.match.position < 100
    change_rules(monkeypatch)
    after = rebuilt(before.id)
    assert after.outcome == before.outcome
    assert "its steps can no longer be shown" in str(draw(after, 0, 1, effects=True).html)


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


MORE = 100


def larger_bank(_box: object, raw: dict[str, Any], version: int) -> dict[str, Any]:
    """What becomes of an old position where more coins are in the bank."""
    assert version == NOW
    raw["bank"] += MORE
    return raw


def enlarge_bank(patch: pytest.MonkeyPatch) -> None:
    """The next version has more coins in the bank, and says what becomes of old positions."""
    patch.setattr(sample.box, "COINS", COINS + MORE)
    patch.setattr(sample.box.SampleBox, "version", NOW + 1)
    patch.setattr(sample.box.SampleBox, "upgrade", larger_bank)


def bank(live: LiveTable) -> int:
    return live.match.state.bank  # type: ignore[attr-defined, no-any-return]


def test_a_game_that_says_what_becomes_of_old_positions_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All choices are there, what was stored is stored anew, and yet another version reads that."""
    before = long_game()
    enlarge_bank(monkeypatch)
    after = rebuilt(before.id)
    assert after.warning == ""
    assert after.match.choices == before.match.choices
    assert bank(after) == bank(before) + MORE
    row = models.Table.objects.get(id=before.id)
    assert (row.rules, row.first, row.digest) == (NOW + 1, 0, after.game.digest(after.match.state))
    same(after, rebuilt(before.id))
    monkeypatch.setattr(sample.box.SampleBox, "version", NOW + 2)
    monkeypatch.setattr(sample.box.SampleBox, "upgrade", lambda _box, raw, _version: raw)
    again = rebuilt(before.id)
    assert (again.warning, again.match.choices) == ("", before.match.choices)
    assert again.game.digest(again.match.state) == row.digest
    assert play(before.id, 2000).over


def test_a_position_that_a_match_goes_on_from_is_upgraded_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody starts with other coins as well, so the choices before the snapshot no longer replay."""
    before = long_game()
    enlarge_bank(monkeypatch)
    monkeypatch.setattr(sample.box, "START_COINS", 9)
    after = rebuilt(before.id)
    assert "goes on from the position after choice 100" in after.warning
    assert after.match.choices == before.match.choices[100:]
    assert bank(after) == bank(before) + MORE
    same(after, rebuilt(before.id))
    assert play(before.id, 2000).over


def test_a_table_whose_positions_cannot_be_upgraded_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    before = long_game()
    change_rules(monkeypatch)
    monkeypatch.setattr(sample.box.SampleBox, "upgrade", lambda _box, _raw, _version: None)
    with pytest.raises(TableBroken, match="no snapshot in it can be used"):
        rebuilt(before.id)

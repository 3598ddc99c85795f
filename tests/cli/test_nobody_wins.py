"""A game that no seat has won ends in the terminal, in a record and in statistics like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sample import scoring
from sample.state import Sample
from spielwerk import cli
from spielwerk.boards.kit.characters import Paint
from spielwerk.cli.terminal.ending import ending
from spielwerk.cli.terminal.setup import finished
from spielwerk.cli.terminal.terminal_table import TerminalTable, load
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.text import language

RECORD = Path(__file__).parents[1] / "golden" / "sample-dunes.jsonl"
SIM = ["sim", "sample", "--seats", "random,random", "--games", "8", "--set", "rounds=9", "--jobs", "1"]


def last_lines(lang: str) -> list[str]:
    with language(lang):
        return list(ending(TerminalTable(load(RECORD), Path()), Paint(False)))


@pytest.mark.parametrize(
    ("lang", "sentence", "power"),
    [
        ("en", "The desert has swallowed the road: all have lost.", "1. The desert"),
        ("de", "Die Wüste hat die Straße verschlungen: Alle haben verloren.", "1. Die Wüste"),
    ],
)
def test_the_end_names_the_power_and_the_seats_behind_it(lang: str, sentence: str, power: str) -> None:
    outcome = load(RECORD).game.outcome(load(RECORD).state)
    assert outcome is not None
    (first,), (second,) = outcome.places
    lines = last_lines(lang)
    assert lines[2:4] == [sentence, power]
    seats = [line for line in lines if line[:3] in ("2. ", "3. ")]
    points = [outcome.scores[seat].total for seat in (first, second)]
    assert [line.rpartition(": ")[2] for line in seats] == [str(n) for n in points]
    assert [line.partition(":")[0][-1] for line in seats] == [str(first + 1), str(second + 1)]


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Nobody has won."), ("de", "Niemand hat gewonnen.")])
def test_where_all_have_lost_nobody_has_a_place(
    lang: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = scoring.outcome

    def lost(s: Sample) -> Outcome:
        return Outcome(whole(s).scores, ())

    match = load(RECORD)
    monkeypatch.setattr(scoring, "outcome", lost)
    with language(lang):
        lines = list(ending(TerminalTable(match, Path()), Paint(False)))
    assert lines[2] == sentence
    assert [line[:3] for line in lines[3:] if line[:3] != "   "] == ["–  "] * 2


def test_a_record_without_winners_is_of_a_finished_game(tmp_path: Path) -> None:
    assert json.loads(RECORD.read_text(encoding="utf-8").splitlines()[-1])["winners"] == []
    assert finished(RECORD)
    match = load(RECORD).fork(20)
    running = tmp_path / "running.jsonl"
    running.write_text("\n".join(match.record()) + "\n", encoding="utf-8")
    assert json.loads(match.record()[-1])["winners"] is None
    assert not finished(running)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "won by no seat: {} of 8 (The desert {})"),
        ("de", "von keinem Platz gewonnen: {} von 8 (Die Wüste {})"),
    ],
)
def test_statistics_say_what_no_seat_has_won(
    lang: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*SIM, "--set", "modules=dunes", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    lost = found["won_by_no_seat"]
    assert 0 < lost < 8
    assert found["victors"] == {"desert": lost}
    assert sum(seat["wins"] for seat in found["seats"]) == 8 - lost
    assert cli.main([*SIM, "--set", "modules=dunes", "--lang", lang]) == 0
    assert words.format(lost, lost) in capsys.readouterr().out.splitlines()
    assert cli.main([*SIM, "--lang", lang]) == 0
    assert words.partition(":")[0] not in capsys.readouterr().out, "said only where it happened"

"""`spielwerk campaign`: scripted sessions – legs, sheets, files, and errors of one line."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from games.scythe.fenris.made_up import next_leg
from kernel.test_campaign_record import resummed
from spielwerk import cli
from spielwerk.boards.registry import campaign_pages
from spielwerk.cli.terminal.lookup import found, rules_of
from spielwerk.games.scythe.fenris.chronicle import EPISODES, Chronicle
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match

pytestmark = pytest.mark.usefixtures("english")
Session = Callable[..., tuple[int, str, str]]
CLOSED = ("Vesna", "Tesla", "Modification", "modification", "Influence", "2a", "2b", "War", "Annihilator")
"""Words that nobody reads before the first vote."""


@pytest.fixture
def campaign(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Session:
    """Plays with these lines as input; returns exit code, output and errors."""

    def session(lines: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        code = cli.main(["campaign", *arguments, "--data", str(tmp_path)])
        out, err = capsys.readouterr()
        return code, out, err

    return session


def saved(folder: Path) -> Path:
    (file,) = (folder / "campaigns").glob("*.jsonl")
    return file


def load(file: Path) -> tuple[Campaign, Match | None]:
    return Campaign.load(file.read_text(encoding="utf-8").splitlines(), str(file))


def stored(campaign: Campaign, file: Path, match: Match | None = None) -> Path:
    file.write_text("\n".join(campaign.record(match)) + "\n", encoding="utf-8")
    return file


def made_up(legs: int, seats: object = 2, seed: int = 1) -> Campaign:
    found = Campaign(STORY, seed, seats=seats)
    for _ in range(legs):
        next_leg(found, Rng(seed))
    return found


def test_legs_follow_each_other_with_the_sheets_between_them(campaign: Session, tmp_path: Path) -> None:
    code, out, err = campaign(["1"] * 400, "fenris", "--seats", "me:faction=nordic,automa", "--seed", "3")
    assert (code, err) == (0, "")
    titles = re.findall(r"^(.*\d) begins\.", out, re.M)
    assert titles[:4] == ["Episode 1", "After episode 1", "Episode 2", "After episode 2"]
    assert "Rise of Fenris – next: After episode 1" in out
    assert re.search(r"^ +Faction +Nordic Kingdoms$", out, re.M)
    assert len(load(saved(tmp_path))[0].chain) >= 4


def test_a_campaign_is_saved_after_every_choice_and_goes_on(campaign: Session, tmp_path: Path) -> None:
    campaign(["no-bonus", "1", "q"], "fenris", "--seats", "me,automa", "--seed", "3")
    _, match = load(saved(tmp_path))
    assert match is not None
    code, out, _ = campaign(["1", "q"], "--resume", str(saved(tmp_path)))
    assert code == 0
    assert "This is a saved campaign" in out
    assert f"spielwerk campaign --resume {saved(tmp_path)}" in out
    _, later = load(saved(tmp_path))
    assert later is not None
    assert later.position > match.position


def test_without_a_file_the_newest_goes_on(campaign: Session) -> None:
    code, _, err = campaign(["q"], "--resume")
    assert code == 2
    assert "there is no saved game in" in err
    campaign(["q"], "fenris", "--seats", "me,automa")
    assert campaign(["q"], "--resume")[0] == 0
    assert campaign([], "--show")[1].startswith("Rise of Fenris – next: Episode 1")


def test_people_at_one_keyboard_have_a_curtain_and_luck_that_nobody_knows(
    campaign: Session, tmp_path: Path
) -> None:
    _, out, _ = campaign(["", "1", "", "1", "q"], "fenris", "--seats", "@Ada,@Ben")
    assert re.search(r"The next to play is .*\(Ada\)", out)
    assert re.search(r"The next to play is .*\(Ben\)", out)
    _, match = load(saved(tmp_path))
    assert match is not None
    assert match.seed == 0
    assert '"secret"' not in saved(tmp_path).read_text(encoding="utf-8")


def test_who_has_a_name_is_called_by_it_in_an_interlude(campaign: Session, tmp_path: Path) -> None:
    seats = [{"name": "Ada"}, {"name": "bot:random"}]
    file = stored(made_up(1, seats), tmp_path / "one.jsonl")
    _, out, _ = campaign(["1", "1", "1", "q"], "--resume", str(file))
    assert "Ada: " in out
    assert "Ada (Ada)" not in out
    assert "bot:" not in out


def test_a_person_alone_with_an_automa_sees_no_curtain_in_an_interlude(
    campaign: Session, tmp_path: Path
) -> None:
    file = stored(made_up(1, [{"name": "Ada"}, {"automa": "automa"}]), tmp_path / "one.jsonl")
    _, out, _ = campaign(["1", "q"], "--resume", str(file))
    assert "The next to play" not in out
    assert "How many of your tokens" in out or "In which column" in out


def test_a_match_that_was_resumed_with_new_luck_ends_its_leg(campaign: Session, tmp_path: Path) -> None:
    """The deal of the leg stays; only what is drawn from then on is new."""
    found = made_up(1, [{"name": "Ada"}, {"name": "Ben"}])
    file = stored(found, tmp_path / "two.jsonl", found.start())
    campaign(["", *["1", "", "1"] * 60], "--resume", str(file))
    assert len(load(file)[0].chain) >= 2
    half = made_up(0, [{"name": "bot:random"}, {"name": "Ada"}, {"name": "Ben"}])
    match = half.start()
    rng = Rng(4)
    while match.position < 40:
        d = match.decision
        assert d is not None
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    file = stored(half, tmp_path / "three.jsonl", match)
    code, _, err = campaign(["", "1", "q"], "--resume", str(file))
    assert (code, err) == (0, "")
    again, resumed = load(file)
    assert resumed is not None
    while (d := resumed.decision) is not None:
        resumed.choose(d.options[rng.below(len(d.options))], d.seat)
    again.close(resumed)
    assert again.chain == [0]


def test_the_sheets_of_a_file_are_shown_as_tables(campaign: Session, tmp_path: Path) -> None:
    file = stored(made_up(16), tmp_path / "whole.jsonl")
    code, out, _ = campaign([], "--show", str(file))
    assert code == 0
    assert "Rise of Fenris is over." in out
    assert re.search(r"^ +Campaign total +\d+$", out, re.M)
    assert re.search(r"has won the campaign\.$", out, re.M)
    _, out, _ = campaign([], "--show", str(file), "--lang", "de")
    assert "Aufstieg der Fenris ist zu Ende." in out
    assert re.search(r"hat die Kampagne gewonnen\.$", out, re.M)


def test_sheets_can_be_looked_at_during_an_episode(campaign: Session) -> None:
    _, out, _ = campaign(["sheets", "h", "q"], "fenris", "--seats", "me:faction=saxony,automa", "--seed", "3")
    assert re.search(r"^ +Faction +Saxony Empire$", out, re.M)
    assert "sheets  the sheets of the campaign" in out


def test_a_result_of_a_physical_table_can_be_entered(campaign: Session, tmp_path: Path) -> None:
    file = stored(made_up(0, [{"name": "Ada"}, {"automa": "automa"}]), tmp_path / "new.jsonl")
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"seats": [{"coins": 60, "place": 1}, {"coins": 41, "place": 2}]}))
    code, out, _ = campaign(["q"], "--resume", str(file), "--enter", str(report))
    assert code == 0
    assert "Entered: Episode 1." in out
    assert load(file)[0].chain == [0]
    code, _, err = campaign(["q"], "--resume", str(file), "--enter", str(report))
    assert code == 2
    assert err.startswith("spielwerk: report of after-1: ")
    report.write_text("coins: 3")
    assert "this is not a report" in campaign(["q"], "--resume", str(file), "--enter", str(report))[2]
    assert load(file)[0].chain == [0]


def test_a_damaged_file_is_told_by_its_line_and_stays_as_it_is(campaign: Session, tmp_path: Path) -> None:
    lines = made_up(6, [{"name": "Ada"}, {"automa": "automa"}]).record()
    fourth = next(i for i, line in enumerate(lines) if line.startswith('{"link":3'))
    lines[fourth] = lines[fourth].replace('"coins":', '"coins":1')
    file = tmp_path / "broken.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    code, out, _ = campaign(["q"], "--resume", str(file))
    assert code == 0
    said = " ".join(out.split())
    assert f"broken.jsonl:{fourth + 1}: The sum of the lines is not the recorded one." in said
    assert "The campaign goes on after: Episode 2;" in said
    assert file.read_text(encoding="utf-8") == before
    assert load(tmp_path / "broken-2.jsonl")[0].chain == [0, 1, 2]
    _, out, _ = campaign(["q"], "--resume", str(file), "--lang", "de")
    assert "Die Kampagne geht nach „Episode 2“ weiter" in " ".join(out.split())


def test_an_episode_out_of_order_is_told_and_left_out(campaign: Session, tmp_path: Path) -> None:
    lines = made_up(3, [{"name": "Ada"}, {"automa": "automa"}]).record()
    third = next(i for i, line in enumerate(lines) if line.startswith('{"link":2'))
    lines[third] = re.sub(r'"title":"2.",', '"title":"6",', lines[third])
    file = tmp_path / "order.jsonl"
    file.write_text("\n".join(resummed(lines)) + "\n", encoding="utf-8")
    _, out, _ = campaign(["q"], "--resume", str(file))
    assert f"order.jsonl:{third + 1}: This part cannot come next in the campaign." in " ".join(out.split())
    assert load(tmp_path / "order-2.jsonl")[0].chain == [0, 1]


def test_somebody_alone_is_addressed_and_not_numbered(campaign: Session) -> None:
    _, out, _ = campaign(["q"], "atlantis", "--seats", "me")
    assert "Choose your capital city." in out
    assert "Seat 1" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "say which campaign: spielwerk campaign NAME; NAME is one of atlantis, fenris"),
        (["fenrs"], "there is no campaign 'fenrs'; did you mean 'fenris'?"),
        (["fenris", "--seats", "me:faction=nordic,automa:faction=nordic"], "nordic is chosen twice"),
        (["fenris", "--seats", "me"], "1 given; allowed are 2 to 7"),
        (["fenris", "--seats", "greedy,automa"], "nobody in this campaign is a person"),
        (["fenris", "--seats", "me:faction=vesna,automa"], "'vesna' is not allowed"),
        (["fenris", "--enter", "x.json"], "--enter needs --resume"),
        (["--resume", "no.jsonl"], "no.jsonl cannot be read"),
        (["--resume", "no.jsonl", "--seats", "me,automa"], "--seats cannot be used together with --resume"),
    ],
)
def test_bad_input_is_one_line_and_leaves_no_file(
    campaign: Session, tmp_path: Path, arguments: list[str], said: str
) -> None:
    code, _, err = campaign(["q"], *arguments)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert not [*tmp_path.rglob("*.jsonl")]


def test_a_file_that_is_no_campaign_is_refused(campaign: Session, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("{}\n")
    assert campaign(["q"], "--resume", str(file))[2] == (
        f"spielwerk: {file}:1: This is not the first line of a campaign.\n"
    )


def test_nothing_is_named_before_its_time(campaign: Session, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = campaign(["sheets", "m 2", "s", "l", "q"], "fenris", "--seats", "me,automa", "--seed", "3")
    _, page, _ = campaign([], "--show")
    with pytest.raises(SystemExit):
        campaign([], "--help")
    said = out + page + capsys.readouterr().out
    assert [word for word in CLOSED if word in said] == []


@pytest.mark.rule("fenris.campaign.prologue-or-summary")
def test_before_the_set_up_there_is_a_summary_and_the_page_of_the_prologue(campaign: Session) -> None:
    _, out, _ = campaign(["q"], "fenris", "--seats", "me,automa", "--seed", "3")
    said = " ".join(out.split())
    first = said.index("Episode 1 begins.")
    summary = said.index("The old war is over, and everybody wants a say in what comes next.")
    page = said.index("in your own book, pages 16 and 17, before you begin.")
    assert first < summary < page < said.index("Your choice (h: help)")
    news = [campaign_pages("fenris").news(Chronicle(sheets=[], episode=episode)) for episode in EPISODES]
    assert len({found.lead for found in news if found}) == len(EPISODES)
    assert all(found and found.book for found in news)


def test_a_campaign_for_one_person_needs_no_seats(campaign: Session, tmp_path: Path) -> None:
    code, out, _ = campaign(["1", "q"], "kaiju", "--seed", "3")
    assert code == 0
    assert "spielwerk campaign --resume" in out
    assert load(saved(tmp_path))[1] is not None


def test_the_rules_of_opened_chapters_are_found_in_an_interlude_and_no_others() -> None:
    match = made_up(1).start()
    assert match.game.id == "interlude"
    keys = match.game.box.keys(match.state)
    assert any(rule.id.startswith("fenris.ep1.") for rule in found(match.game, "vote", keys))
    assert not [rule.id for rule in rules_of(match.game, keys) if rule.spoiler not in ("", "fenris-1")]
    assert any(rule.id.startswith("scythe.") for rule in rules_of(match.game, keys)), "the base game is open"

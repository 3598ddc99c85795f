"""Golden campaigns: a whole one for each path of the story, played at every episode."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from games.scythe.fenris.made_up import file_name
from games.scythe.fenris.test_story import PATHS, invariants
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.match import Match

GOLDEN = Path(__file__).parents[3] / "golden"
FILES = sorted(GOLDEN.glob("fenris-*.jsonl"))
LEGS = 16


@cache
def loaded(file: Path) -> Campaign:
    campaign, match = Campaign.load(file.read_text(encoding="utf-8").splitlines(), file.name)
    assert match is None
    return campaign


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_campaign_replays_to_its_end(file: Path) -> None:
    """Every match is played again, and every sheet follows from the rules."""
    campaign = loaded(file)
    assert campaign.warning == "", "if the rules have changed on purpose: python tools/golden.py fenris"
    assert campaign.over
    assert [link.kind for link in campaign.links] == ["match"] * LEGS
    assert file_name(campaign) == file.name
    invariants(campaign)


def test_there_is_one_for_each_path() -> None:
    assert {" ".join(loaded(file).chronicle.path) for file in FILES} == PATHS
    assert len(FILES) == len(PATHS)


def test_one_resumes_after_every_leg() -> None:
    """Cut after each leg, the rest is played with the same choices and leads to the same sheets."""
    whole = loaded(FILES[0])
    for number in range(0, LEGS, 3):
        cut = Campaign(whole.story, whole.seed, **whole.setup)
        for link in whole.links[:number]:
            cut.links.append(link)
            cut.head = len(cut.links) - 1
        again, _ = Campaign.load(cut.record(), "cut")
        assert again.warning == ""
        assert again.chronicle == whole.at(number - 1)
        match = again.start()
        before = Match.load(list(whole.links[number].record), "leg")
        for choice in before.choices:
            if choice.seat >= 0:
                match.choose(choice.option.text)
        again.close(match)
        assert again.chronicle == whole.at(number)


def test_another_machine_reads_the_same_sheets(tmp_path: Path) -> None:
    """A process with other settings, another folder and another language shows the end of the campaign."""
    file = tmp_path / "campaign.jsonl"
    file.write_bytes(FILES[0].read_bytes())
    environ = {**os.environ, "PYTHONHASHSEED": "7", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"}
    command = [sys.executable, "-m", "spielwerk", "campaign", "--show", str(file)]
    shown = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=True)
    assert shown.stderr == ""
    c = loaded(FILES[0]).chronicle
    for row in loaded(FILES[0]).story.panels(c):
        assert row.title in shown.stdout
    for i in range(len(c.sheets)):
        assert str(loaded(FILES[0]).story.facts(c, i)["total"]) in shown.stdout

"""The file of a campaign: it loads, verifies and resumes after every leg; damage is told by its line."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from kernel.test_campaign import played, to_the_end
from sample.tour import STORY, Rest
from spielwerk.kernel.campaign import START, Campaign, Edit
from spielwerk.kernel.record import RecordError, Writer
from spielwerk.kernel.text import language

HEADER = '{"campaign":1,"story":"tour","rules":1,"setup":{"seats":[{},{}],"modules":[],"rounds":1},"seed":4}'


def same(one: Campaign, other: Campaign) -> bool:
    return (one.links, one.head, one.chronicle, one.seed) == (
        *(other.links, other.head, other.chronicle, other.seed),
    )


def eventful() -> Campaign:
    """A campaign with everything that can happen in one."""
    campaign = Campaign(STORY, 4, seats=2)
    campaign.close(played(campaign.start()))
    campaign.correct([Edit(("done",), 1, 1)], who="Ada", why="nothing, really")
    campaign.change(Rest(1), who="Bo", why="away")
    campaign.enter({"coins": [3]})
    campaign.replay(3)
    campaign.close(played(campaign.start()))
    return campaign


def resummed(lines: list[str]) -> list[str]:
    """The lines with right checksums, as somebody would write who knows how."""
    out = Writer()
    for line in lines:
        if not re.match(r'{"links?"', line):
            out.put(line)
            continue
        raw: dict[str, Any] = json.loads(line)
        raw["sum"] = ""
        bare = json.dumps(raw, separators=(",", ":"), ensure_ascii=False)
        digest = out._hash.copy()
        digest.update(bare.replace(',"sum":""', "" if '"link"' in line else ',"sum":""').encode())
        out.put(bare.replace('"sum":""', f'"sum":"{digest.hexdigest()}"'))
    return out.lines


def test_a_campaign_loads_and_resumes_after_every_leg() -> None:
    whole = to_the_end(Campaign(STORY, 4, seats=2))
    campaign = Campaign(STORY, 4, seats=2)
    assert campaign.record()[0] == HEADER
    while not campaign.over:
        loaded, match = Campaign.load(campaign.record())
        assert same(loaded, campaign)
        assert (match, loaded.warning) == (None, "")
        campaign = loaded
        campaign.close(played(campaign.start()))
    assert same(campaign, whole)


def test_a_file_holds_corrections_changes_and_what_was_set_aside() -> None:
    campaign = eventful()
    loaded, _ = Campaign.load(campaign.record())
    assert loaded.warning == ""
    assert same(loaded, campaign)
    assert loaded.aside == [3]
    assert loaded.chain == [0, 1, 2, 4]


def test_a_file_holds_the_open_match() -> None:
    campaign = Campaign(STORY, 4, seats=2)
    campaign.close(played(campaign.start()))
    match = campaign.start()
    assert match.decision is not None
    match.choose(match.decision.options[0])
    loaded, resumed = Campaign.load(campaign.record(match))
    assert loaded.warning == ""
    assert resumed is not None
    assert resumed.record() == match.record()
    loaded.close(played(resumed))
    assert loaded.chain == [0, 1]


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "tour.jsonl:1: the record is empty"),
        (["{}"], "tour.jsonl:1: this is not the header of a campaign"),
        (["hello"], "tour.jsonl:1: this is not the header of a campaign"),
        ([HEADER.replace('"campaign":1', '"campaign":9')], "tour.jsonl:1: format 9 is not known here"),
        ([HEADER.replace("tour", "odyssey")], "tour.jsonl:1: there is no campaign 'odyssey'"),
        ([HEADER.replace('"rounds":1', '"rounds":9')], "tour.jsonl:1: set-up: rounds: 9 is not a number"),
    ],
)
def test_a_file_that_is_no_campaign_is_refused_with_its_line(lines: list[str], problem: str) -> None:
    with pytest.raises(RecordError, match=f"^{re.escape(problem)}") as raised:
        Campaign.load(lines, "tour.jsonl")
    for lang in ("en", "de"):
        with language(lang):
            assert raised.value.to_sentence().endswith(".")


def test_a_damaged_line_is_told_and_the_campaign_goes_on_from_the_last_good_sheet() -> None:
    campaign = to_the_end(Campaign(STORY, 4, seats=2))
    lines = campaign.record()
    links = [i for i, line in enumerate(lines, 1) if line.startswith('{"link"')]
    for number in range(2, len(lines) + 1):
        damaged = [*lines]
        damaged[number - 1] = damaged[number - 1][:-3] + "x" + damaged[number - 1][-2:]
        loaded, match = Campaign.load(damaged, "tour.jsonl")
        good = len([link for link in links if link < number])
        assert loaded.links == campaign.links[:good]
        assert loaded.head == good - 1
        assert match is None
        told = re.match(r"tour\.jsonl:(\d+): ", loaded.warning)
        assert told is not None
        assert int(told[1]) >= number


@pytest.mark.parametrize("kept", ["nothing", "a half line", "no closing line"])
def test_a_file_that_was_cut_goes_on_from_the_last_good_sheet(kept: str) -> None:
    campaign = to_the_end(Campaign(STORY, 4, seats=2))
    lines = campaign.record()
    cut = {"nothing": lines[:1], "a half line": [*lines[:-2], lines[-2][:50]], "no closing line": lines[:-1]}
    loaded, _ = Campaign.load(cut[kept], "tour.jsonl")
    assert loaded.head == {"nothing": START, "a half line": 1, "no closing line": 2}[kept]
    assert re.match(rf"tour\.jsonl:{len(cut[kept])}: ", loaded.warning)


def test_a_sheet_that_was_edited_is_found_even_with_the_right_sums() -> None:
    lines = eventful().record()
    purse = re.search(r'"purses":\[(\d+)', lines[-2])
    assert purse is not None
    rich = resummed([*lines[:-2], lines[-2].replace(purse[0], '"purses":[99'), lines[-1]])
    loaded, _ = Campaign.load(rich, "tour.jsonl")
    assert loaded.head == 3
    assert "the sheets are not those that the rules lead to; the campaign continues after summer" in (
        loaded.warning
    )


def test_right_sums_are_accepted() -> None:
    lines = eventful().record()
    assert resummed(lines) == lines


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"title":"spring"', '"title":"autumn"', "autumn cannot come next here"),
        ('{"coins":[3]}', '{"coins":[3,3]}', "report of summer: 1 caravans were on the road"),
        ('"old":1', '"old":2', "done is 1, not 2"),
        ('"type":"rest"', '"type":"sleep"', "Invalid value 'sleep'"),
        ('"link":2', '"link":3', "a link is missing before this line"),
        ('"links":5', '"links":6', "the closing line names other links"),
        ('"resting":[1]', '"resting":"all"', "the sheets cannot be read"),
    ],
)
def test_a_link_that_cannot_be_is_found_even_with_the_right_sums(old: str, new: str, problem: str) -> None:
    lines = eventful().record()
    where = next(i for i, line in enumerate(lines) if old in line)
    wrong = resummed([line.replace(old, new) if i == where else line for i, line in enumerate(lines)])
    loaded, _ = Campaign.load(wrong, "tour.jsonl")
    assert problem in loaded.warning
    assert loaded.warning.startswith(f"tour.jsonl:{where + 1}: ")


def test_a_match_that_was_edited_is_found_even_with_the_right_sums() -> None:
    lines = eventful().record()
    damaged = resummed([lines[0], lines[1], '"go home"', *lines[3:]])
    loaded, _ = Campaign.load(damaged, "tour.jsonl")
    assert loaded.head == START
    assert loaded.warning.startswith("tour.jsonl:3: ")


def test_more_after_the_closing_line_is_told() -> None:
    campaign = eventful()
    lines = [*campaign.record(), '"more"']
    loaded, _ = Campaign.load(lines, "tour.jsonl")
    assert loaded.warning.startswith(f"tour.jsonl:{len(lines)}: there is more after the closing line")
    assert loaded.chronicle == campaign.chronicle


def test_sheets_of_an_older_version_are_converted_and_not_judged_by_these_rules() -> None:
    campaign = eventful()
    older = resummed([HEADER.replace('"rules":1', '"rules":0'), *campaign.record()[1:]])
    assert same(Campaign.load(older)[0], campaign)
    unknown = resummed([HEADER.replace('"rules":1', '"rules":-1'), *campaign.record()[1:]])
    loaded, _ = Campaign.load(unknown, "tour.jsonl")
    assert loaded.head == START
    assert "the sheets cannot be read; the campaign continues from its beginning" in loaded.warning

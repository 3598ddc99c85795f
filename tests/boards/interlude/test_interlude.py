"""The pages of the campaign and the controls of its interludes, drawn from chronicles without a table."""

from __future__ import annotations

import re

import pytest

from games.scythe.fenris.made_up import next_leg, setup
from spielwerk.boards.interlude import DRAWING, PAGES
from spielwerk.boards.kit.campaign import Place
from spielwerk.boards.kit.controls import begun
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.story import story
from spielwerk.kernel.text import language

HAVE_BUTTONS = {"interlude.vote.Decide", "interlude.market.NameKind"}
"""Decisions between two things, for which the buttons of every game are enough."""


def begun_campaign(seed: int) -> tuple[Campaign, Rng]:
    rng = Rng(seed)
    return Campaign(story("fenris"), seed, **setup(rng)), rng


def draw_interlude(match: Match, rng: Rng) -> set[str]:
    """Plays an interlude and draws it at each decision; the kinds of decisions."""
    kinds = set()
    while (d := match.decision) is not None:
        for seat in {d.seat, (d.seat + 1) % len(match.game.seats), SPECTATOR}:
            scene = Scene(match.game, seat, match.game.view(match.state, seat))
            sheets, asked = DRAWING.board(scene), DRAWING.now(scene)
            assert sheets.count('<article class="sheet-card ') == len(match.game.seats)
            assert len(DRAWING.colours(scene)) == len(match.game.seats)
            options = {option.text for option in scene.mine.options} if scene.mine else set()
            if scene.mine is None:
                assert not begun(asked), "only who is asked has a control"
            elif d.kind not in HAVE_BUTTONS and not {"no", "done"} >= options:
                assert begun(asked) & options, (d.kind, options)
                assert options - {"no", "done"} <= begun(asked) | {"done"}, (d.kind, options)
        kinds.add(d.kind)
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    return kinds


@pytest.mark.parametrize(("lang", "seeds"), [("en", (1, 2)), ("de", (3, 4))])
def test_every_leg_of_a_campaign_is_drawn(lang: str, seeds: tuple[int, ...]) -> None:
    kinds: set[str] = set()
    with language(lang):
        for seed in seeds:
            campaign, rng = begun_campaign(seed)
            while campaign.leg is not None:
                before, leg = campaign.chronicle, campaign.leg
                for sheet in range(len(before.sheets)):
                    assert 'class="ticks"' in PAGES.card(before, sheet, before)
                    PAGES.correctable(before, sheet)
                assert PAGES.leg_title(leg)
                assert PAGES.leg_lead(leg)
                assert PAGES.leg_go(leg)
                news = PAGES.news(before)
                assert (news is None) == (leg.game == "interlude")
                PAGES.wishes(before)
                if leg.game == "interlude":
                    match = campaign.start()
                    kinds |= draw_interlude(match, rng)
                    campaign.close(match)
                else:
                    assert len(PAGES.questions(before, leg)) == len(leg.sheets)
                    next_leg(campaign, rng)
                PAGES.results(before, campaign.chronicle)
            assert "<table" in PAGES.ending(campaign)
    assert {"interlude.vote.Vote", "interlude.market.Buy", "interlude.last.ChooseMat"} <= kinds


def test_the_form_for_a_physical_table_asks_for_what_can_be_and_knows_the_price_of_a_bonus() -> None:
    """Each seat enters as much as its form takes, one after the other, and 15 is paid for a bonus."""
    campaign = Campaign(story("fenris"), 1, seats=[{}, {"automa": "automa"}])
    rng, paid = Rng(2), 0
    while (leg := campaign.leg) is not None:
        if leg.game == "scythe":
            person, automa = PAGES.questions(campaign.chronicle, leg)
            spaces = [id for id, _ in next(q for q in person if q.name == "stars").choices]
            assert ("beside" in spaces, "spent" in [q.name for q in person]) == (False, False)
            most = {q.name: q.most for q in person if q.name in ("tokens", "mechs", "structures")}
            if leg.title.startswith("7"):
                most["tokens"] = 5
            used = next(q for q in person if q.name == "instant").choices
            mine = {"coins": 60, "place": 1, "stars": [spaces[-1]], "instant": used[-1][0], **most}
            report = PAGES.report(leg, [mine, {"coins": 0, "place": 2, "stars": ["beside"]}])
            campaign.enter(report)
            paid += 15 * (leg.title != "1" and bool(mine["instant"]))
            assert sum([row["spent"] for row in report["seats"]]) == (15 if paid and mine["instant"] else 0)
            assert not [q for q in automa if q.name == "instant"]
        else:
            next_leg(campaign, rng)
    spent = [entry.n for entry in campaign.chronicle.sheets[0].entries if entry.why == "instant"]
    assert (sum(spent), paid) == (-90, 90)


def test_the_numbers_of_the_timeline_do_not_tell_the_branch() -> None:
    assert PAGES.place("2a") == PAGES.place("2b") == Place(2)
    assert PAGES.place("after-2a") == Place(2, between=True)
    assert PAGES.place("7w") == Place(7)
    assert PAGES.chapters == 8


def test_the_wealth_of_an_episode_is_on_the_sheet_before_its_interlude_begins() -> None:
    campaign, rng = begun_campaign(2)
    next_leg(campaign, rng)
    after = campaign.chronicle
    coins = {sheet: result.coins for sheet, result in zip(after.seats, after.results, strict=True)}
    for sheet, n in coins.items():
        assert f"<b>{n}</b></p>" in PAGES.card(after, sheet, campaign.opening)
    assert after.sheets[0].entries == [], "the chronicle itself waits for the interlude"
    rows = PAGES.results(campaign.opening, after)
    assert {row.sheet: row.after for row in rows if row.what == "Wealth"} == {
        sheet: str(n) for sheet, n in coins.items() if n
    } | {sheet: "0" for sheet, n in coins.items() if not n}
    assert [*PAGES.winners(campaign.opening, after)] == [
        sheet for sheet, result in zip(after.seats, after.results, strict=True) if result.place == 1
    ]


def test_a_full_row_and_a_full_column_are_framed() -> None:
    campaign, _ = begun_campaign(3)
    chronicle = campaign.chronicle.copy()
    sheet = chronicle.sheets[0]
    sheet.log = [["1"] for _ in sheet.log]
    sheet.log[4] = ["1", "2a", "3", "4", "5"]
    drawn = PAGES.card(chronicle, 0, campaign.opening)
    assert len(re.findall(r'<td class="[^"]*\bfull\b', drawn)) == 10 + 4
    assert "2 lines are full." in drawn


def test_what_is_closed_is_one_line_that_tells_nothing() -> None:
    campaign, rng = begun_campaign(1)
    cards = [PAGES.card(campaign.chronicle, i, campaign.opening) for i in range(2)]
    assert all(card.count("More opens later") == 1 for card in cards)
    assert "odification" not in cards[0]
    while campaign.leg is not None:
        next_leg(campaign, rng)
    assert "More opens later" not in PAGES.card(campaign.chronicle, 0, campaign.opening)

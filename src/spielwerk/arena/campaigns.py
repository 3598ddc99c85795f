"""Whole campaigns between bots: the plan and the seed determine everything that happens."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

from msgspec import Struct

from spielwerk.arena.play import ArenaError, Player
from spielwerk.arena.simulate import Progress, results
from spielwerk.arena.statistics import GroupResult, Numbers
from spielwerk.bots.registry import bot
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.outcome import TOTAL, Item, Score
from spielwerk.kernel.schema import AUTOMA, SetupError
from spielwerk.kernel.story import Leg, story

CUT = "cut by the turn limit"
LONGEST = 3000
"""The turn limit of a game in a campaign, if none is given."""


class CampaignPlan(Struct, frozen=True):
    """What all campaigns have in common; `bots` are by sheet, and an Automa's is never asked."""

    story: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    made_up: bool = False
    """Whether games are made up; then only the legs without a made-up report are played."""
    turn_limit: int = LONGEST
    """A game with more turns is cut, and its result made up: bots that are shut in may never end it."""


class CampaignPlayed(Struct, frozen=True):
    """The result of one campaign."""

    seed: int
    path: str
    winners: tuple[int, ...]
    facts: tuple[dict[str, int], ...]
    choices: int
    cut: int = 0
    """How many games were cut by the turn limit."""


def play_campaign(plan: CampaignPlan, seed: int) -> CampaignPlayed:
    """Plays the campaign of a seed to its end."""
    campaign, choices = played_out(plan, seed)
    cut = [link for link in campaign.links if link.why == CUT]
    c, told = campaign.chronicle, campaign.story
    return CampaignPlayed(
        seed=seed,
        path=told.path(c),
        winners=told.winners(c),
        facts=tuple([told.facts(c, sheet) for sheet in range(len(plan.bots))]),
        choices=choices,
        cut=len(cut),
    )


def played_out(
    plan: CampaignPlan, seed: int, watch: Callable[[Campaign], None] | None = None
) -> tuple[Campaign, int]:
    """Returns the campaign of a seed at its end, and how many free choices there were.

    `watch` is called after each leg.
    """
    campaign = Campaign(story(plan.story), seed, **plan.setup)
    if len(plan.bots) != len(campaign.setup["seats"]):
        raise ArenaError(f"{len(campaign.setup['seats'])} seats, but {len(plan.bots)} bots")
    choices, rng = 0, Rng(seed)
    while (leg := campaign.leg) is not None:
        report = campaign.story.made_up(campaign.chronicle, leg, rng) if plan.made_up else None
        if report is not None:
            campaign.enter(report)
        else:
            choices += play_leg(campaign, leg, plan, seed)
        if watch is not None:
            watch(campaign)
    return campaign, choices


def play_leg(campaign: Campaign, leg: Leg, plan: CampaignPlan, seed: int) -> int:
    """Plays the open leg and closes it; returns the number of free choices."""
    try:
        match = campaign.start()
    except SetupError as error:
        raise ArenaError(f"{campaign.story.called(leg)}: {error}") from error
    look = match.game.view

    def seated(seat: int) -> Player:
        return Player(plan.bots[leg.sheets[seat]], match.game, lambda: look(match.state, seat), seat, seed)

    players = {seat: seated(seat) for seat in match.game.players}
    choices = 0
    while (d := match.decision) is not None:
        if (match.game.box.turns(match.state) or 0) > plan.turn_limit:
            report = campaign.story.made_up(campaign.chronicle, leg, Rng(seed))
            campaign.enter(report, why=CUT)
            return choices
        option = d.options[0]
        if not d.forced:
            option = players[d.seat].choose(d)
            choices += 1
        match.choose(option, d.seat)
    try:
        campaign.close(match)
    except SpielwerkError as error:
        raise ArenaError(f"campaign with seed {seed}, {leg.title}: {error}") from error
    return choices


class CampaignTally:
    """The count over all campaigns of a plan."""

    def __init__(self, plan: CampaignPlan) -> None:
        self.plan = plan
        self.games = 0
        self.paths: dict[str, int] = {}
        self.choices = Numbers()
        self.cut = 0
        self.seats = [GroupResult() for _ in plan.bots]

    def add(self, played: CampaignPlayed) -> None:
        self.games += 1
        self.paths[played.path] = self.paths.get(played.path, 0) + 1
        self.choices.add(played.choices)
        self.cut += played.cut
        for sheet, facts in enumerate(played.facts):
            won = Fraction(sheet in played.winners, len(played.winners) or 1)
            total = facts.get(TOTAL, 0)
            self.seats[sheet].add(won, Score(sheet, (Item(TOTAL, total, total),)), dict(facts))

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain data, for JSON."""
        return {
            "campaign": self.plan.story,
            "setup": self.plan.setup,
            "made_up": self.plan.made_up,
            "games": self.games,
            "paths": dict(sorted(self.paths.items())),
            "turn_limit": self.plan.turn_limit,
            "cut": self.cut,
            "choices": self.choices.summary(),
            "seats": [
                {"bot": name, **line.summary()} for name, line in zip(self.plan.bots, self.seats, strict=True)
            ],
        }


def simulate_campaigns(
    plan: CampaignPlan, games: int, seed: int, jobs: int = 1, progress: Progress | None = None
) -> CampaignTally:
    """Plays campaigns with the seeds `seed`, `seed + 1`, … and counts what happened."""
    levels = [seat.get(AUTOMA) for seat in plan.setup["seats"]]
    for name, level in zip(plan.bots, levels, strict=True):
        if not level:
            bot(name)
    tally = CampaignTally(plan)
    for played in results(partial(play_campaign, plan), range(seed, seed + games), jobs):
        tally.add(played)
        if progress:
            progress(tally.games)
    return tally

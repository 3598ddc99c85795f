"""Made-up campaigns: plausible reports of episodes, with interludes that are really played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.arena.campaigns import CampaignPlan, played_out
from spielwerk.games.scythe.fenris.made_up import report
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match


def setup(rng: Rng) -> dict[str, Any]:
    """A random group of one to seven people, with Automas."""
    number = 2 + rng.below(6)
    automas = 1 + rng.below(number - 1) if rng.below(2) else 0
    seats: list[dict[str, Any]] = [{} for _ in range(number - automas)]
    seats += [{"automa": "automa"} for _ in range(automas)]
    return {
        "seats": rng.shuffled(seats),
        "invaders": number > 5 or rng.below(2) > 0,
        "adaptive": rng.below(2) > 0,
    }


def play_on(match: Match, rng: Rng) -> None:
    """The interlude, finished by random answers."""
    while (d := match.decision) is not None:
        match.choose(d.options[rng.below(len(d.options))], d.seat)


def next_leg(campaign: Campaign, rng: Rng) -> None:
    """Ends the open leg: an episode by a made-up report, an interlude by playing it."""
    leg = campaign.leg
    assert leg is not None
    if leg.game == "scythe":
        campaign.enter(report(campaign.chronicle, leg, rng), why="made up")
        return
    match = campaign.start()
    play_on(match, rng)
    campaign.close(match)


def plan(seed: int, bot: str = "random") -> CampaignPlan:
    """Seats of one kind, with Automas in half of the campaigns."""
    group = setup(Rng(seed))
    return CampaignPlan("fenris", group, (bot,) * len(group["seats"]))


def real(seed: int, bot: str = "random", watch: Callable[[Campaign], None] | None = None) -> Campaign:
    """A campaign whose episodes are really played."""
    return played_out(plan(seed, bot), seed, watch)[0]


def made_up(seed: int) -> Campaign:
    rng = Rng(seed)
    campaign = Campaign(STORY, seed, **setup(rng))
    while not campaign.over:
        next_leg(campaign, rng)
    return campaign


def solo(seed: int) -> Campaign:
    """One person who chooses at random, and an Automa with adaptive difficulty: the shortest campaign."""
    group = {"seats": [{"name": "Ada"}, {"automa": "automa"}], "adaptive": True}
    return played_out(CampaignPlan("fenris", group, ("random", "automa")), seed)[0]


def file_name(campaign: Campaign) -> str:
    """The golden file of a campaign, named after its path."""
    path = campaign.chronicle.path
    return f"fenris-{path[1]}-{path[-1]}.jsonl"

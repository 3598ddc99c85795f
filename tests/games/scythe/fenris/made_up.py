"""Made-up campaigns: plausible reports of episodes, with interludes that are really played."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.box import EPISODES
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import Chronicle, EpisodeReport, Result
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.story import Leg

DATA = reading.campaign()
STANDARD = (
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
)
WAR = (
    "upgrades-or-structures",
    "mechs",
    "recruits",
    "objective",
    "combat",
    "combat",
    "power",
    "combat-cards",
)
PEACE = ("upgrades", "structures", "mechs-or-recruits", "workers", "objective", "objective", "popularity")
SPACES = {
    "1": (*STANDARD, "combat", "open-objective"),
    "2a": (*WAR, "combat", "combat"),
    "2b": (*PEACE, "encounter-tokens", "factory-card", "resources"),
    "7w": (*WAR, "combat"),
    "7p": (*PEACE, "encounter-tokens", "factory-card", "resources"),
}
FOUND = ("3", "5", "7w", "7p")
"""The episodes in which something can be found."""


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


def report(c: Chronicle, leg: Leg, rng: Rng) -> EpisodeReport:
    """A report that this episode could have."""
    coins = [rng.below(120) for _ in leg.sheets]
    if rng.below(9) == 0:
        coins = [coins[0] for _ in coins]
    places = [1 + len([n for n in coins if n > mine]) for mine in coins]
    finder = rng.below(len(coins)) if leg.title in FOUND and rng.below(2) else -1
    spaces = SPACES.get(leg.title, (*STANDARD, "combat"))
    found = []
    for seat, sheet in enumerate([c.sheets[i] for i in leg.sheets]):
        stars = tuple(rng.shuffled(spaces)[: rng.below(7)])
        unused = [bonus for bonus in DATA.sheet.instant if bonus not in sheet.instant]
        bonus = ""
        if not sheet.automa and unused and rng.below(2) and (leg.title == "1" or sheet.wealth >= 15):
            bonus = unused[rng.below(len(unused))]
        found.append(
            Result(
                coins=coins[seat],
                place=places[seat],
                stars=stars,
                spent=DATA.sheet.instant_price if bonus and leg.title != "1" else 0,
                instant=bonus,
                tokens=rng.below(6),
                mechs=rng.below(5),
                structures=rng.below(5),
                found=seat == finder,
            )
        )
    return EpisodeReport(found)


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


def real(seed: int) -> Campaign:
    """A campaign whose episodes are played by random seats, as far as they can be played."""
    rng = Rng(seed)
    automas: list[dict[str, Any]] = [{"automa": "automa"} for _ in range(1 + rng.below(3))]
    campaign = Campaign(STORY, seed, seats=[{}, *automas], adaptive=True)
    while not campaign.over:
        leg = campaign.leg
        if leg is not None and leg.title in EPISODES:
            match = campaign.start()
            play_on(match, rng)
            campaign.close(match)
        else:
            next_leg(campaign, rng)
    return campaign


def made_up(seed: int) -> Campaign:
    rng = Rng(seed)
    campaign = Campaign(STORY, seed, **setup(rng))
    while not campaign.over:
        next_leg(campaign, rng)
    return campaign

"""Small helpers: campaigns of the sample story and of Rise of Fenris, and random play of their legs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.kernel.chance import Rng
from spielwerk.table.store import campaigns, models, tables
from spielwerk.table.store.live_campaign import LiveCampaign
from spielwerk.table.store.live_table import twin

AUTOMA = {"name": "Automa", "automa": "automa"}
LENA = {"name": "Lena", "faction": "nordic"}
JONAS = {"name": "Jonas", "faction": "crimea"}


def tour(seats: int = 2, mode: str = "friends") -> campaigns.Created:
    """Three games of the sample game, each over after a few choices."""
    return campaigns.create("tour", {"seats": seats}, mode=mode, seed=7)


def fenris(
    seats: Sequence[dict[str, Any]] = (LENA, AUTOMA), mode: str = "solo", seed: int = 7
) -> campaigns.Created:
    return campaigns.create("fenris", {"seats": list(seats)}, mode=mode, seed=seed)


def played_out(table_id: str, seed: int = 1) -> tables.LiveTable:
    """Random choices of all seats until the end."""
    live, rng = tables.get(table_id), Rng(seed)
    while not live.over:
        d = live.match.decisions[0]
        options = [d.options[rng.below(len(d.options))].text]
        live = tables.choose(table_id, d.seat, live.seen(d.seat), options, live)
    return live


def play_leg(campaign_id: str, seed: int = 1) -> LiveCampaign:
    """Opens the next leg and plays it to its end."""
    played_out(campaigns.open_leg(campaign_id), seed)
    return campaigns.get(campaign_id)


def stored(campaign_id: str) -> tuple[Any, ...]:
    """Everything that is on disk of a campaign, to see that nothing has changed."""
    row = models.Campaign.objects.filter(id=campaign_id).values_list("seq", "head", "table").get()
    links = models.Link.objects.filter(campaign_id=campaign_id).order_by("n")
    return row, list(links.values_list("n", "kind", "after", "title", "report", "chronicle"))


def title(live: LiveCampaign) -> str:
    """What is played next."""
    assert live.leg is not None
    return live.leg.title


def before_the_end(table_id: str, seed: int) -> str:
    """Plays until one choice is left; that choice."""
    live, rng = tables.get(table_id), Rng(seed + 1)
    while True:
        d = live.match.decisions[0]
        choice = d.options[rng.below(len(d.options))].text
        ahead = twin(live.match)
        ahead.choose(choice, d.seat)
        ahead.take_obvious(live.spared)
        if ahead.over:
            return choice
        live = tables.choose(table_id, d.seat, live.seen(d.seat), [choice], live)

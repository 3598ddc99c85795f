"""The campaigns that a browser knows."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import Struct

from spielwerk.table.errors import TableError
from spielwerk.table.people.tokens import hashed
from spielwerk.table.store import campaigns, models
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_campaign import LiveCampaign

MOST = 8
"""Most campaigns that are listed, the most recently used first."""

logger = logging.getLogger(__name__)


class MyCampaign(Struct, frozen=True):
    """A campaign of the list, and whether this browser is asked at the table of its open leg."""

    live: LiveCampaign
    turn: bool


@store_errors
def listed(viewer_keys: Sequence[str]) -> list[MyCampaign]:
    """Returns the campaigns of this browser; one that cannot be read is left out."""
    keys = [hashed(key) for key in viewer_keys]
    held = models.SheetHolder.objects.filter(key__in=keys).values("campaign_id")
    rows = models.Campaign.objects.filter(id__in=held).order_by("-updated").values_list("id", flat=True)
    found = []
    for id in rows[:MOST]:
        try:
            live = campaigns.get(id)
        except TableError as error:
            logger.warning("campaign %s cannot be listed: %s", id, error)
            continue
        found.append(MyCampaign(live, bool(live.table) and _asked(live.table, keys)))
    return found


def _asked(table_id: str, keys: Sequence[str]) -> bool:
    awaits = models.Table.objects.filter(id=table_id).values_list("awaits", flat=True).first() or ()
    seats = models.Holder.objects.filter(table_id=table_id, key__in=keys).values_list("seat", flat=True)
    return any(seat in awaits for seat in seats)

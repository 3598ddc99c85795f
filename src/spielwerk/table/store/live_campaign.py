"""One campaign in its current state, read-only."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from datetime import datetime
from typing import Any

from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.story import Leg, Side, Story


class LiveCampaign:
    """A campaign with what the table knows of it, immutable for callers.  A write creates a new one."""

    def __init__(
        self,
        *,
        id: str,
        seq: int,
        mode: str,
        campaign: Campaign,
        table: str,
        tables: list[str],
        whens: list[datetime],
        created: datetime,
        updated: datetime,
    ) -> None:
        self.id = id
        self.seq = seq
        self.mode = mode
        self.campaign = campaign
        self.table = table
        """The table of the open leg; empty if it has not been started."""
        self.tables = tables
        """By link, where it was played; empty if there is no such table."""
        self.whens = whens
        """By link, when it was stored."""
        self.created = created
        self.updated = updated
        self.kept: dict[tuple[str, str], Any] = {}
        """Parts of its pages that were drawn already, by language and name; see `render.campaign`."""
        self.problem: SpielwerkError | None = None
        """Why the result of the open leg cannot be, if it cannot."""

    @property
    def story(self) -> Story[Any]:
        return self.campaign.story

    @property
    def chronicle(self) -> Any:
        return self.campaign.chronicle

    @property
    def leg(self) -> Leg | None:
        """What is played next, or now; None at the end."""
        return self.campaign.leg

    @property
    def sides(self) -> Sequence[Side]:
        return self.story.sides(self.chronicle)

    @property
    def leg_mode(self) -> str:
        """How the table of a leg is played: alone, if only one person is left."""
        leg = self.leg
        people = [sheet for sheet in leg.sheets if self.sides[sheet].person] if leg else []
        return "solo" if self.mode != "hotseat" and len(people) == 1 else self.mode

    def copy(self) -> Campaign:
        """Returns the campaign for a change of its own."""
        other = copy(self.campaign)
        other.links = [*self.campaign.links]
        return other

"""The scene of a table: what drawings are given, with the players and the log."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Entry, Scene
from spielwerk.kernel.option import Decision
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.table.store.live_table import LiveTable, Past


class TableScene(Scene):
    """A table, now or at an earlier moment, as one viewer may see it."""

    def __init__(
        self, live: LiveTable, viewer: int, past: Past | None = None, opened: frozenset[str] | None = None
    ) -> None:
        super().__init__(live.game, viewer, (past or live).view(viewer), names=live.names, opened=opened)
        self.live = live
        self.past = past
        self.present = past is None

    @property
    def closed(self) -> bool:
        """Whether the host of the server has ended play here, so that nobody is asked any more."""
        return self.live.closed and self.past is None and not self.over

    @cached_property
    def asked(self) -> list[Decision]:
        """The open decisions of seats; none at a closed table."""
        return [] if self.closed else self.open_decisions()

    def address(self, part: str) -> str:
        return f"/table/{esc(self.live.id)}?open={part}"

    def lately(self, moments: int) -> list[Entry]:
        return self.live.log(self.viewer, max(-1, self.live.moments - moments))

    def chosen(self) -> list[str]:
        return [choice for _, choice in self.live.chosen(self.viewer)]

    @cached_property
    def over(self) -> bool:
        """Whether the game is over; a game finished under older rules may lack its last positions."""
        return self.live.over if self.past is None else self.view.over

    @cached_property
    def outcome(self) -> Outcome | None:
        """The outcome, which is public; None while the game goes on."""
        return self.live.outcome if self.over else None

    def sitter(self, seat: int) -> str:
        plan = self.live.plan[seat]
        if plan.away and seat != self.viewer:
            return text("table-bot-for", name=plan.name or self.seat_name(seat))
        if plan.bot and seat != self.viewer:
            return text("table-bot")
        return super().sitter(seat)

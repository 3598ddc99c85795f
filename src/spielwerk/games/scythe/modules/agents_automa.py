"""Fenris agents and Automas."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.events import LineRead
from spielwerk.games.scythe.automa.move_targets import began
from spielwerk.games.scythe.automa.neighbourhood import own_table
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.automa.ties import reading_order
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.modules.agents import (
    AGENTS,
    AgentsEscaped,
    Met,
    agents_at,
    guarded,
    subdue,
)
from spielwerk.games.scythe.modules.turned_cards import Turn, reveal_on
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.funnel import Funnel

__all__ = ["AGENTS"]

PEACEFUL = ("move-mech", "move-character", "encounter-or-factory")
"""The movements of combat units without conflict."""
HUNT = "hunt"
RULE = "fenris.agents.automa-trigger-neighbourhood"
FAILS_WITH = 5
"""The value of a card with which an Automa fails."""


@AGENTS.on("automa_bars")
def keep_away(s: Scythe, m: AutomaSeat, f: Funnel, action: str, _unit: int) -> None:
    """Keeps workers away from agents; all other movements ignore them.

    [fenris.agents.automa-workers-avoid, fenris.agents.automa-moves-ignore]
    """
    if action == "move-worker":
        f.without("fenris.agents.automa-workers-avoid", guarded(s, m.seat))


@AGENTS.on("automa_moved")
def attempt(s: Scythe, seat: int, unit: int, place: int, action: str) -> None:
    """Tries to subdue the agents where a unit has gone, or else those of one region next to it.

    The unit stays where it is.
    [fenris.agents.automa-trigger-same, fenris.agents.automa-trigger-neighbourhood]
    [fenris.agents.automa-neighbourhood-tie, fenris.agents.automa-no-move]
    """
    if action not in PEACEFUL:
        return
    near = guarded(s, seat) & own_table(s, seat)[s.players[seat].units[unit]]
    if agents_at(s, place):
        near = BIT[place]
    if near:
        at = near.bit_length() - 1 if near.bit_count() == 1 else one_of(s, seat, near)
        reveal_on(s, Hunt(seat, at, agents_at(s, at), 0))


def one_of(s: Scythe, seat: int, near: int) -> int:
    """Returns the region whose agents are meant: the first in reading order, or by the marker at larger
    tables.

    [fenris.agents.automa-neighbourhood-tie, fenris.multiautoma.tie-marker]
    """
    m = automa_of(s, seat)
    began(s, m, HUNT, "target")
    f = Funnel(s, s.rules.regions).only(RULE, near)
    at = reading_order(s, m, f)
    if s.journal is not UNSET:
        s.journal.append(LineRead(seat, "token", at, HUNT, "", 1, "done"))
    return at


AGENTS.add_row("automa_token_rules", HUNT, RULE)


class Hunt(Met, frozen=True, tag="scythe.agents.Hunt"):
    """Turns up a card for each agent; with a 5 among them the Automa fails, and otherwise it pays nothing.

    The cards stay discarded.
    [fenris.agents.automa-resolve, fenris.agents.automa-resolve-example, fenris.agents.automa-gain]
    """

    def again(self) -> Turn:
        return Hunt(self.seat, self.place, self.left - 1, self.shown + 1)

    def settle(self, s: Scythe, cards: list[int]) -> None:
        if FAILS_WITH not in [s.rules.card_values[kind] for kind in cards]:
            subdue(s, self.seat, self.place)
        elif s.journal is not UNSET:
            s.journal.append(AgentsEscaped(self.seat, self.place))

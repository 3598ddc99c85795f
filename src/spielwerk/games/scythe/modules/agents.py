"""Fenris agents: they lie in the tunnels and in the Factory, and who enters must subdue them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.move import FIRST_RESOURCE, SetOut
from spielwerk.games.scythe.actions.stopped import Continue
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.modules.turned_cards import Turn, reveal_on
from spielwerk.games.scythe.movement import carry, retreat
from spielwerk.games.scythe.options import GAINS, OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import COINS, FIRST_WORKER, POWER, Scythe, replaced
from spielwerk.games.scythe.tracks import gain_coins, lose_popularity, lose_power
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

IN_THE_FACTORY = 2
"""The agents in the Factory; in each tunnel region there is one."""
DEAREST = 10
"""The highest cost: two cards of value 5."""
BOUNTY = OPTIONS.grid("bounty", GAINS[:3], DEAREST)
"""What is paid: `bounty power 3`."""


class Agents(Part):
    """Where agents are, one entry for each, and how many each seat has taken.  All of it is public."""

    at: tuple[int, ...]
    taken: tuple[int, ...]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        b = rules.board
        return cls(at=(*bits(b.tunnels), *[b.factory] * IN_THE_FACTORY), taken=(0,) * rules.seats)


AGENTS = Module("agents", spoiler=key_of("agents"), part=Agents)


class AgentsMet(Event, frozen=True, tag="scythe.AgentsMet"):
    """The cards for the agents of a region are open: what it costs to subdue them."""

    seat: int
    place: int
    cards: tuple[int, ...]
    cost: int


class AgentsSubdued(Event, frozen=True, tag="scythe.AgentsSubdued"):
    seat: int
    place: int
    n: int


class AgentsEscaped(Event, frozen=True, tag="scythe.AgentsEscaped"):
    seat: int
    place: int


def agents_at(s: Scythe, place: int) -> int:
    return s.part(Agents).at.count(place)


@AGENTS.on("worker_bars")
def guarded(s: Scythe, _seat: int) -> int:
    """Returns the regions with agents, which workers do not enter alone; mechs may carry them there.

    [fenris.agents.workers-alone, fenris.agents.workers-carried]
    """
    mask = 0
    for place in s.part(Agents).at:
        mask |= BIT[place]
    return mask


@AGENTS.on("on_entered")
def stop(s: Scythe, step: SetOut, origin: int) -> bool:
    """Stops a combat unit where agents are; they come before everything else.

    When they are subdued it meets what else is there.
    [fenris.agents.stop, fenris.agents.reveal]
    """
    if not waiting(s, step.seat, step.unit, step.to):
        return False
    s.next(Continue.after(step, origin, min(step.left, 1)))
    reveal_on(
        s, Expose(step.seat, step.to, agents_at(s, step.to), 0, step.unit, origin, step.loads, step.moved)
    )
    return True


@AGENTS.on("lurks")
def waiting(s: Scythe, _seat: int, unit: int, place: int) -> bool:
    """Returns whether a combat unit meets agents there.  [fenris.agents.stop]"""
    return unit < FIRST_WORKER and bool(agents_at(s, place))


# --- the cards


class Met(Turn, frozen=True):
    """Turns up a combat card for each agent.  [fenris.agents.reveal]"""

    def done(self, s: Scythe, cards: list[int]) -> None:
        if s.journal is not UNSET:
            counts = tuple([cards.count(kind) for kind in range(len(s.rules.card_values))])
            s.journal.append(AgentsMet(self.seat, self.place, counts, cost_of(s, cards)))
        self.settle(s, cards)

    def settle(self, s: Scythe, cards: list[int]) -> None:
        """Goes on when the cost is known."""
        raise NotImplementedError


def cost_of(s: Scythe, cards: list[int]) -> int:
    """Returns the sum of the cards.  [fenris.agents.cost]"""
    return sum([s.rules.card_values[kind] for kind in cards])


class Expose(Met, frozen=True, tag="scythe.agents.Expose"):
    """Turns up a card for each agent that a player's unit meets.  [fenris.agents.reveal]"""

    unit: int
    origin: int
    loads: int
    moved: int

    def again(self) -> Turn:
        rest = (self.unit, self.origin, self.loads, self.moved)
        return Expose(self.seat, self.place, self.left - 1, self.shown + 1, *rest)

    def settle(self, s: Scythe, cards: list[int]) -> None:
        """Pays if the player can, or sends the unit back.

        [fenris.agents.must-pay, fenris.agents.failure]
        """
        p, cost = s.players[self.seat], cost_of(s, cards)
        if p.power + p.coins + p.popularity >= cost:
            s.next(PayPower(self.seat, self.place, len(cards), cost))
        else:
            self.fail(s)

    def fail(self, s: Scythe) -> None:
        """Sends the unit back where it came from, with all that it carried; the cards stay discarded.

        [fenris.agents.failure, fenris.agents.failure-return, fenris.ruling.agents-carried-workers]
        """
        if s.journal is not UNSET:
            s.journal.append(AgentsEscaped(self.seat, self.place))
        p = s.players[self.seat]
        step = SetOut(self.seat, self.unit, self.place, 1, self.moved, self.loads)
        for unit in (self.unit, *step.workers(p, self.place)):
            retreat(s, self.seat, unit, self.origin)
        carry(s, self.seat, self.place, self.origin, self.loads >> 16 * FIRST_RESOURCE)
        pieces_changed(s, self.seat)


# --- the payment


class Payment(Ask, frozen=True):
    """A part of the cost, which is paid in any mix of power, coins and popularity.

    [fenris.agents.cost, fenris.agents.must-pay, fenris.agents.factory-example]
    """

    gesture: ClassVar[str] = "pay"

    place: int
    shown: int
    cost: int


class PayPower(Payment, frozen=True, tag="scythe.agents.PayPower"):
    """Asks how much of the cost is paid with power."""

    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        least = max(0, self.cost - p.coins - p.popularity)
        return BOUNTY[POWER][least : min(self.cost, p.power) + 1]

    def choose(self, s: Scythe, option: Option) -> None:
        lose_power(s, self.seat, option.n)
        s.next(PayCoins(self.seat, self.place, self.shown, self.cost - option.n))


class PayCoins(Payment, frozen=True, tag="scythe.agents.PayCoins"):
    """Asks how much of the rest is paid with coins; popularity pays what is left."""

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        least = max(0, self.cost - p.popularity)
        return BOUNTY[COINS][least : min(self.cost, p.coins) + 1]

    def choose(self, s: Scythe, option: Option) -> None:
        gain_coins(s, self.seat, -option.n)
        lose_popularity(s, self.seat, self.cost - option.n)
        subdue(s, self.seat, self.place)
        take_cards(s, self.seat, self.shown)


def take_cards(s: Scythe, seat: int, shown: int) -> None:
    """Takes the open cards into the hand; this was no combat.

    [fenris.agents.success, fenris.agents.not-combat]
    """
    if s.over:
        return
    pile = s.deck.discard
    cards = pile[len(pile) - shown :]
    del pile[len(pile) - shown :]
    for kind in cards:
        s.hands[seat][kind] += 1
        for hook in s.rules.on_card_gained:
            hook(s, seat)


def subdue(s: Scythe, seat: int, place: int) -> None:
    """Gives a seat all agents of a region; with the last one the game ends at once.

    [fenris.agents.success-agents, fenris.ruling.agents-last]
    """
    part = s.part(Agents)
    n = agents_at(s, place)
    part.at = tuple([at for at in part.at if at != place])
    part.taken = replaced(part.taken, seat, part.taken[seat] + n)
    if s.journal is not UNSET:
        s.journal.append(AgentsSubdued(seat, place, n))
    if not part.at:
        s.rules.end(s, seat, AGENTS.id)


# --- in words

AGENTS.add_row("naming", "bounty", lambda o, _seat, _frame, _rules: {"amount": names.gain(o.i, o.n)})


@AGENTS.on("markers")
def marked(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the agents of a region in words."""
    n = view.parts[rules.slots[Agents]].at.count(place)
    return [text("scythe-panel-agents-here", n=n)] if n else []


@AGENTS.on("belongings")
def trophies(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns how many agents a seat has taken."""
    return [(text("scythe-panel-agents"), str(view.parts[rules.slots[Agents]].taken[seat]))]


@AGENTS.on("reports")
def report(s: Scythe, seat: int) -> dict[str, int]:
    """Reports how many agents a seat has subdued.  [fenris.ep4.reward-setup-bonus]"""
    return {"tokens": s.part(Agents).taken[seat]}

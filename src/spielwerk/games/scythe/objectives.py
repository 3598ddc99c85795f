"""Objectives: secret goals, one of which earns a star.

Revealing is offered at the decisions where it is allowed.  These are asked whether or not there is anything
to reveal: being asked then gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import UNSET

from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.move import WhichUnit
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.demands import Demand, demands_of
from spielwerk.games.scythe.events import ObjectiveRevealed
from spielwerk.games.scythe.options import OBJECTIVE, REVEAL
from spielwerk.games.scythe.stars import Stars, earn, takes_star
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.turn import ChooseSection, EndTurn
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights


class DealObjective(Chance, frozen=True, tag="scythe.setup.DealObjective"):
    """Deals a secret card from the shuffled deck.

    [scythe.setup.shuffle-decks, scythe.info.objectives-secret]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        found = s.objective_deck
        return tuple(map(OBJECTIVE.__getitem__, found)), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        i = s.objective_deck.index(option.n)
        s.objective_deck = s.objective_deck[:i] + s.objective_deck[i + 1 :]
        s.objectives[self.seat] = tuple(sorted([*s.objectives[self.seat], option.n]))


Card = tuple[Option, Demand, tuple[Demand, ...]]
"""How the card is revealed and what it demands.  The first demand is separate: it is rarely met, and then the
others need no check."""


def revealable(data: Components, hand: tuple[int, ...], ended: bool) -> tuple[Card, ...]:
    """Returns the cards of a hand that may be revealed; some cards wait for the end of the turn.

    [scythe.objective.end-of-turn-cards]
    """
    cards = data.objectives()
    open_now = [n for n in hand if ended or cards[n].timing == "any"]
    return tuple([(REVEAL[n], demands_of(data, n)[0], demands_of(data, n)[1:]) for n in open_now])


def reached(s: Scythe, seat: int, wanted: Sequence[Demand]) -> bool:
    """Returns whether a seat meets all these demands."""
    for count, least, most in wanted:  # noqa: SIM110 – `all` would create a generator each time
        if not least <= count(s, seat) <= most:
            return False
    return True


def waits(s: Scythe, seat: int, number: int) -> bool:
    """Returns whether a card is fulfilled now but counts only at the end of the turn.

    [scythe.objective.end-of-turn-cards, scythe.objective.end-of-turn-shown]
    """
    data = s.rules.data
    return data.objectives()[number].timing != "any" and reached(s, seat, demands_of(data, number))


def fulfilled(*, ended: bool) -> Callable[[Scythe, Ask], Options]:
    """Returns a function that lists the cards whose conditions are met.

    It includes the cards that must wait for the end of the turn only if `ended`.

    [scythe.objective.condition-now, scythe.objective.reveal-timing, scythe.objective.end-of-turn-cards]
    """

    def options(s: Scythe, frame: Ask) -> Options:
        seat = frame.seat
        hand = s.objectives[seat]
        known = s.rules.known_revealable[ended]
        try:
            cards = known[hand]
        except KeyError:
            cards = known[hand] = revealable(s.rules.data, hand, ended)
        found: Options = ()
        for card, (count, least, most), others in cards:
            if least <= count(s, seat) <= most and reached(s, seat, others):
                found += (card,)
        return found if found and has_room(s, seat) else ()

    return options


def has_room(s: Scythe, seat: int) -> bool:
    """Returns whether another objective would earn a star."""
    i = s.rules.star_rows.get("objective", -1)
    return i >= 0 and takes_star(s, seat, i)


at_any_time, at_the_end = fulfilled(ended=False), fulfilled(ended=True)


def before_factory_move(s: Scythe, frame: WhichUnit) -> Options:
    """Offers a reveal only before the first unit of a Factory move, never in the middle of an action."""
    return at_any_time(s, frame) if frame.times > 1 and not frame.moved else ()


def reveal(s: Scythe, frame: Ask, option: Option) -> None:
    """Earns a star and discards both cards, unless the faction keeps the other one.

    [scythe.objective.star, scythe.objective.discard-both, scythe.faction.saxony-dominate-objectives]
    """
    seat = frame.seat
    if s.journal is not UNSET:
        s.journal.append(ObjectiveRevealed(seat, option.n))
    s.revealed = (*s.revealed, option.n)
    rest = tuple([n for n in s.objectives[seat] if n != option.n])
    if s.rules.keeps_objectives[seat] or any(keeps(s, seat) for keeps in s.rules.keeps):
        s.objectives[seat] = rest
    else:
        s.objectives[seat] = ()
        s.objective_deck = tuple(sorted([*s.objective_deck, *rest]))
    earn(s, seat, "objective")
    s.then(Stars(seat), frame)
    for hook in s.rules.on_objective:
        hook(s, seat)


OBJECTIVE_CARDS = Module("objective-cards")
OBJECTIVE_CARDS.offer(ChooseSection, "reveal", at_any_time, reveal)
OBJECTIVE_CARDS.offer(Bottom, "reveal", at_any_time, reveal)
OBJECTIVE_CARDS.offer(WhichUnit, "reveal", before_factory_move, reveal)
OBJECTIVE_CARDS.offer(EndTurn, "reveal", at_the_end, reveal)

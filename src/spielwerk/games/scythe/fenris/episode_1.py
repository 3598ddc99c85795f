"""Episode 1: an open objective for everybody, and influence tokens on the spaces of the star track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.move import WhichUnit
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.dealing import Hands
from spielwerk.games.scythe.demands import demands_of
from spielwerk.games.scythe.objectives import reached
from spielwerk.games.scythe.options import OBJECTIVE, OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import Stars, earn, takes_star
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.games.scythe.turn import ChooseSection, EndTurn
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.state import Part

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

STAR = reading.campaign().open_objective
CLAIM = OPTIONS.one("claim")
NO_CARD = -1


class Influence(Part):
    """The open objective, the tokens on each row of the star track, and those of each seat.

    All of it is public.  [fenris.ep1.influence-on-spaces]
    """

    card: int = NO_CARD
    tokens: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        tokens = tuple([star.printed for star in rules.star_track.values()])
        return cls(tokens=tokens, taken=(0,) * rules.seats)


EPISODE_1 = Module("episode-1", spoiler=key_of("ep1"), part=Influence, requires=("sheet",))


EPISODE_1.add_row("star_track", STAR.id, STAR)
EPISODE_1.add_row("spelling", "objective", lambda value, _about, rules: names.objective(value, rules))


@EPISODE_1.on("track_order")
def eleven_spaces(_parts: Sequence[Any], rules: ScytheRules) -> tuple[str, ...]:
    """Puts the open objective before the track: there an Automa begins to count.

    [fenris.ep1.extra-objective, fenris.ep1.automa-objective-first-space]
    """
    printed = [star.id for star in rules.star_track.values() for _ in range(star.printed)]
    return (STAR.id, *[id for id in printed if id != STAR.id])


class ObjectiveOpened(Event, frozen=True, tag="scythe.ObjectiveOpened"):
    """An objective lies open for everybody."""

    objective: int


class TokenTaken(Event, frozen=True, tag="scythe.TokenTaken"):
    """Somebody has placed the first star of a space and takes its influence token."""

    seat: int
    star: str


class OpenObjective(Chance, frozen=True, tag="scythe.ep1.OpenObjective"):
    """Draws the objective that lies open.  [fenris.ep1.extra-objective]"""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        found = s.objective_deck
        return tuple(map(OBJECTIVE.__getitem__, found)), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        i = s.objective_deck.index(option.n)
        s.objective_deck = s.objective_deck[:i] + s.objective_deck[i + 1 :]
        s.revealed = (*s.revealed, option.n)
        s.part(Influence).card = option.n
        if s.journal is not UNSET:
            s.journal.append(ObjectiveOpened(option.n))


EPISODE_1.insert("set_up", OpenObjective, before=Hands)


# --- the open objective


def met(*, ended: bool) -> Any:
    """Returns a function that offers the star of the open objective if its conditions are met.

    The player's own cards stay in hand.
    [fenris.ep1.extra-objective-star, fenris.ruling.ep1-public-objective]
    """

    def options(s: Scythe, frame: Ask) -> Options:
        card, data = s.part(Influence).card, s.rules.data
        if card == NO_CARD or not (ended or data.objectives()[card].timing == "any"):
            return ()
        free = takes_star(s, frame.seat, s.rules.star_rows[STAR.id])
        return (CLAIM,) if free and reached(s, frame.seat, demands_of(data, card)) else ()

    return options


now, at_the_end = met(ended=False), met(ended=True)


def before_factory_move(s: Scythe, frame: WhichUnit) -> Options:
    """Offers it only before the first unit of a Factory move, as a reveal."""
    found: Options = now(s, frame)
    return found if frame.times > 1 and not frame.moved else ()


def claim(s: Scythe, frame: Ask, _option: Option) -> None:
    """Earns a star on the open objective.  [fenris.ep1.extra-objective-star]"""
    earn(s, frame.seat, STAR.id)
    s.then(Stars(frame.seat), frame)


EPISODE_1.offer(ChooseSection, CLAIM.verb, now, claim)
EPISODE_1.offer(Bottom, CLAIM.verb, now, claim)
EPISODE_1.offer(WhichUnit, CLAIM.verb, before_factory_move, claim)
EPISODE_1.offer(EndTurn, CLAIM.verb, at_the_end, claim)


# --- influence tokens


@EPISODE_1.on("on_star")
def take_token(s: Scythe, seat: int, row: int) -> None:
    """The first star of a space takes its token; each combat space has one of its own.

    An Automa takes tokens by the same rule, and a combat space with a token first.
    [fenris.ep1.first-star-takes-token, fenris.ep1.later-star-no-token, fenris.ep1.both-combat-tokens]
    [fenris.ep1.automa-takes-tokens, fenris.ep1.automa-combat-space]
    """
    part = s.part(Influence)
    if part.tokens[row]:
        part.tokens = replaced(part.tokens, row, part.tokens[row] - 1)
        part.taken = replaced(part.taken, seat, part.taken[seat] + 1)
        if s.journal is not UNSET:
            s.journal.append(TokenTaken(seat, s.rules.star_names[row]))


@EPISODE_1.on("reports")
def report(s: Scythe, seat: int) -> dict[str, Any]:
    """[fenris.ep1.vote-split]"""
    return {"tokens": s.part(Influence).taken[seat]}

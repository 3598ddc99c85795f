"""Episode 7: encounter tokens lead to Tesla, and who finds him ends the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.modules.collecting import Collection
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.sight import Sight
    from spielwerk.games.scythe.view import ScytheView

NOBODY = -1
CLUE = 1.5
"""What a token is worth to bots."""


class Trail(Collection):
    """How many encounter tokens each seat has kept, and who has found Tesla.  All of it is public."""

    finder: int = NOBODY


EPISODE_7 = Module("episode-7", spoiler=key_of("ep7"), part=Trail, requires=("sheet",))
"""[fenris.ep7.setup-mats]"""
EPISODE_7.add("opens", lambda s: (key_of("tesla"),) if s.part(Trail).finder != NOBODY else ())
"""Box E is opened when he is found.  [fenris.ep7.found-discard, fenris.unlocks.box-e-board-6]"""


def wanted(rules: ScytheRules) -> int:
    """Returns how many tokens it takes to find him; Automas count as players.

    [fenris.ep7.threshold-1-2, fenris.ep7.threshold-3-4, fenris.ep7.threshold-5-6, fenris.ep7.threshold-7]
    """
    return reading.campaign().trail[rules.seats - 1]


class TokenOnFactory(Step, frozen=True, tag="scythe.ep7.TokenOnFactory"):
    """Puts an encounter token on the Factory; there the encounter comes before the Factory card.

    [fenris.ep7.encounter-on-factory, fenris.ruling.ep7-encounter-and-factory]
    """

    def run(self, s: Scythe) -> None:
        s.encounters |= BIT[s.rules.board.factory]


EPISODE_7.insert("set_up", TokenOnFactory, after=FactoryCards)


# --- the search


class TrailFound(Event, frozen=True, tag="scythe.TrailFound"):
    """Somebody has enough tokens: Tesla is found."""

    seat: int
    place: int


@EPISODE_7.on("on_encounter")
def keep_token(s: Scythe, seat: int, _place: int) -> None:
    """Keeps the token of an encounter as soon as it begins.

    So it counts for the set-up bonus even if a star that the encounter brings ends the game.
    [fenris.ep7.keep-encounter-token, fenris.ep7.reward-setup-bonus]
    """
    trail = s.part(Trail)
    trail.tokens = replaced(trail.tokens, seat, trail.tokens[seat] + 1)


@EPISODE_7.on("on_met")
def find(s: Scythe, seat: int, place: int) -> None:
    """Finds Tesla when an encounter is over, if the player has enough tokens: all of them are given up.

    A star for the tokens is placed before the game ends.  If the sixth star ends it before the encounter is
    over, nobody finds him, and the tokens stay.
    [fenris.ep7.found-discard, fenris.ruling.ep7-star-before-end]
    """
    trail = s.part(Trail)
    if trail.finder == NOBODY and trail.tokens[seat] >= wanted(s.rules):
        trail.tokens, trail.finder = replaced(trail.tokens, seat, 0), seat
        if s.journal is not UNSET:
            s.journal.append(TrailFound(seat, place))
        s.next(EndOfSearch(seat))


class EndOfSearch(Step, frozen=True, tag="scythe.ep7.EndOfSearch"):
    """Ends the game.  [fenris.ep7.found-ends]"""

    seat: int

    def run(self, s: Scythe) -> None:
        s.rules.end(s, self.seat, EPISODE_7.id)


# --- scoring


@EPISODE_7.on("extra_regions")
def encounter_regions(s: Scythe, _seat: int, held: int) -> int:
    """Counts controlled regions with an encounter token at the start once more, the Factory among them.

    [fenris.ep7.encounter-territory-bonus, fenris.ep7.encounter-territory-factory]
    [fenris.ruling.ep7-territory-bonus-lakes]
    """
    b = s.rules.board
    return (held & (b.encounters | BIT[b.factory])).bit_count()


# --- in words, for bots, and for the campaign


@EPISODE_7.on("belongings")
def in_words(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns how far a seat's search is, or that it has found him."""
    trail: Trail = view.parts[rules.slots[Trail]]
    state = "own" if trail.finder == seat else "searching"
    said = text(f"scythe-panel-trail-{state}", n=trail.tokens[seat], wanted=wanted(rules))
    return ((text("scythe-panel-trail"), said),)


def worth(at: Sight) -> float:
    """Returns what the tokens of a player are worth, for bots."""
    return CLUE * at.s.part(Trail).tokens[at.seat]


EPISODE_7.add_row("estimate_terms", "trail", worth)


@EPISODE_7.on("reports")
def report(s: Scythe, seat: int) -> dict[str, Any]:
    """Reports the tokens that are left, and who has found him.

    [fenris.ep7.reward-setup-bonus, fenris.ep7.reward-setup-bonus-finder, fenris.ep7.branch-8a]
    """
    trail = s.part(Trail)
    return {"tokens": trail.tokens[seat], "found": trail.finder == seat}

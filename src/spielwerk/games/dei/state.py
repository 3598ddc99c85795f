"""The position of a game of DEI."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import UNSET, Struct

from spielwerk.games.dei.board import BIT, PARTS, Board, Key, board
from spielwerk.kernel.state import State

if TYPE_CHECKING:
    from spielwerk.games.dei.rules import DeiRules

NOWHERE = -1
NOBODY = -1
NONE = -1
LEFT, MIDDLE, RIGHT = range(3)
MISSION_POINTS, ACTION_POINTS, HUNT_POINTS, TRADE_POINTS = range(4)
OUTPOST_POINTS, BADGE_POINTS, TECHNOLOGY_POINTS, ENERGY_POINTS, CARD_POINTS = range(4, 9)
SOURCES = 9
"""Where points come from: the first four during play, the others at the end."""
LATEST: list[Board | None] = [None]
"""The tables that a position asked for last."""


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A row with one copy of an item less.

    >>> without((4, 7, 4), 4)
    (7, 4)
    """
    i = row.index(item)
    return (*row[:i], *row[i + 1 :])


class Player(Struct):
    """What one player has on pad and map; hands, badges and candy may be secret (`view.py`).

    Cards, badges, missions and kinds of candy go by their numbers in the data.  `abilities` is a mask: the
    own leader and the badges that are earned.  `used` is the mask of abilities that are spent in this phase.
    `markers` holds the mission of each column, -1 if none.  `present` is the mask of areas with own
    scrappers: it follows from the list, and `put` renews it.  `newer` are, where hands are hidden, the cards
    bought in this round, each with how many lay face down then: it is none of those, as everybody knows.
    """

    faction: int
    technology: int
    energy: int
    scrappers: list[int]
    present: int = 0
    leader: int = NOWHERE
    camps: tuple[int, ...] = ()
    bridges: tuple[int, ...] = ()
    elevators: tuple[tuple[int, int], ...] = ()
    hand: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    recycled: tuple[int, ...] = ()
    newer: tuple[tuple[int, int], ...] = ()
    candy: tuple[int, ...] = ()
    badges: tuple[int, ...] = (NONE, NONE, NONE)
    earned: int = 0
    abilities: int = 0
    used: int = 0
    markers: tuple[int, ...] = ()
    points: list[int] = []
    scored: bool = False

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> Self:
        t = self.__copy__()
        t.scrappers = self.scrappers[:]
        t.points = self.points[:]
        return t

    @property
    def score(self) -> int:
        """What the score board shows.  [dei.setup.step-13-score-board]"""
        return sum(self.points)

    def units_at(self, area: int) -> int:
        """Scrappers and the leader, who counts as one.  [dei.leader.counts-as-scrapper]"""
        return self.scrappers[area] + (self.leader == area)

    def put(self, area: int, n: int) -> None:
        """More scrappers in an area, or fewer."""
        self.scrappers[area] += n
        if self.scrappers[area]:
            self.present |= BIT[area]
        else:
            self.present &= ~BIT[area]

    @property
    def on_board(self) -> int:
        """How many scrappers have left the supply."""
        return sum(self.scrappers)

    @property
    def places(self) -> int:
        """The areas with own units, as a mask."""
        return self.present | BIT[self.leader]

    @property
    def owned(self) -> tuple[int, ...]:
        """All cards but the recycled ones."""
        return self.hand + self.played + self.down


class Dei(State, kw_only=True):
    """Players by seat, the map, the markets and the missions.

    `tokens` are the resources of each area: technology on the ground, energy on heights.  `letters` is the
    colour of each outpost letter, `holders` who controls each outpost.  `decks` are the cards of each market
    that lie face down, without an order.  Which drone cards are in which deck is not decided before they
    turn up either: `drone_cards` are those that have not, `drones_in` how many of them each deck holds.
    `pool` counts the candy boosts that lie face down, `spent` those that lie on cards.  `undealt` are badges
    that nobody has; `draft` is the order in which badges were picked, empty if they were dealt.
    """

    if TYPE_CHECKING:
        rules: DeiRules = UNSET  # type: ignore[assignment]

    players: list[Player]
    layout: Key
    width: int
    tokens: list[int]
    supply: list[int]
    letters: tuple[int, ...]
    holders: list[int]
    drones: list[int]
    decks: list[tuple[int, ...]]
    slots: list[tuple[int, int, int]]
    drone_cards: tuple[int, ...]
    drones_in: list[int]
    missions: tuple[int, ...]
    mission_deck: tuple[int, ...]
    undealt: tuple[int, ...]
    pool: list[int]
    spent: list[int]
    draft: tuple[int, ...] = ()
    number: int = 0
    """The round, from 1."""
    phase: int = 0
    """The action phase, from 1; 4 is clean-up."""
    first: int = 0
    """Who has the start player marker."""
    active: int = NOBODY
    covered: bool = False
    """Whether the active player has put a card face down in this phase."""
    turns: int = 0

    def copy(self) -> Self:
        t = State.copy(self)
        t.players = [p.copy() for p in self.players]
        t.tokens = self.tokens[:]
        t.supply = self.supply[:]
        t.holders = self.holders[:]
        t.drones = self.drones[:]
        t.decks = self.decks[:]
        t.slots = self.slots[:]
        t.drones_in = self.drones_in[:]
        t.pool = self.pool[:]
        t.spent = self.spent[:]
        return t

    @property
    def board(self) -> Board:
        """The tables of the layout.  It is asked for all the time, nearly always for the same one: looking
        whether it is spares the hash of a long key."""
        found = LATEST[0]
        if found is None or found.key is not self.layout or found.columns != self.width:
            found = LATEST[0] = board(self.layout, self.width)
            self.layout = found.key
        return found

    def order(self) -> list[int]:
        """The seats clockwise, beginning with the start player.  [dei.round.turn-order]"""
        return [*range(self.first, len(self.players)), *range(self.first)]

    def cubes(self, seat: int, colour: int) -> int:
        """How many outpost cubes of a colour lie on a pad.

        [dei.ruling.outpost-cube-identity, dei.outpost.cubes-conserved]
        """
        holders = self.holders
        if seat not in holders:
            return 0
        return [holders[k] for k in self.board.outposts_of[self.letters.index(colour)]].count(seat)


AREAS = len(PARTS)

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
"""The sources of points: the first four during play, the others at the end."""
LATEST: list[Board | None] = [None]
"""The cache of the board that was used last."""


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Returns a row with one copy of an item removed.

    >>> without((4, 7, 4), 4)
    (7, 4)
    """
    i = row.index(item)
    return (*row[:i], *row[i + 1 :])


class Player(Struct):
    """What one player has on pad and map; hands, badges and candy may be secret (`view.py`).

    Cards, badges, missions and kinds of candy are numbers in the data.  `abilities` is the mask of the
    player's leader and earned badges.  `used` is the mask of abilities used in this phase.  `markers` holds
    the mission of each column, -1 if none.  `present` is the mask of areas with the player's scrappers; it is
    derived from `scrappers`, and `put` updates it.  If hands are hidden, `newer` holds the cards bought in
    this round, each with the number of cards that were already face down: it cannot be one of those.
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
        """The points on the score board.  [dei.setup.step-13-score-board]"""
        return sum(self.points)

    def units_at(self, area: int) -> int:
        """Returns scrappers plus the leader, who counts as one.  [dei.leader.counts-as-scrapper]"""
        return self.scrappers[area] + (self.leader == area)

    def put(self, area: int, n: int) -> None:
        """Adds scrappers to an area; a negative number removes them."""
        self.scrappers[area] += n
        if self.scrappers[area]:
            self.present |= BIT[area]
        else:
            self.present &= ~BIT[area]

    @property
    def on_board(self) -> int:
        """The number of scrappers that have left the supply."""
        return sum(self.scrappers)

    @property
    def places(self) -> int:
        """The areas with the player's units, as a mask."""
        return self.present | BIT[self.leader]

    @property
    def owned(self) -> tuple[int, ...]:
        """All cards except the recycled ones."""
        return self.hand + self.played + self.down


class Dei(State, kw_only=True):
    """Players by seat, the map, the markets and the missions.

    `tokens` are the resources of each area: technology on the ground, energy on heights.  `letters` is the
    colour of each outpost letter, and `holders` the seat that controls each outpost.  `decks` are the
    face-down cards of each market, unordered.  Which drone card is in which deck is decided when it is turned
    up: `drone_cards` are the unseen ones, and `drones_in` is how many of them each deck holds.  `pool` counts
    the face-down candy boosts, `spent` those on cards.  `undealt` are badges that nobody has.  `draft` is the
    order in which badges were picked, empty if they were dealt.
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
    """The seat with the start player marker."""
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
        """The tables of the layout.  Nearly all calls ask for the same layout, so the last one is kept: that
        avoids hashing a long key."""
        found = LATEST[0]
        if found is None or found.key is not self.layout or found.columns != self.width:
            found = LATEST[0] = board(self.layout, self.width, self.rules.data.pack)
            self.layout = found.key
        return found

    def order(self) -> list[int]:
        """Returns the seats clockwise, beginning with the start player.  [dei.round.turn-order]"""
        return [*range(self.first, len(self.players)), *range(self.first)]

    def cubes(self, seat: int, colour: int) -> int:
        """Returns how many outpost cubes of a colour are on a pad.

        [dei.ruling.outpost-cube-identity, dei.outpost.cubes-conserved]
        """
        holders = self.holders
        if seat not in holders:
            return 0
        return [holders[k] for k in self.board.outposts_of[self.letters.index(colour)]].count(seat)


AREAS = len(PARTS)

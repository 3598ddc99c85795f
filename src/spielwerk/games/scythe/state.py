"""The position of a game of Scythe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import UNSET, Struct, field

from spielwerk.games.scythe.board import BIT, board
from spielwerk.kernel.chance import Deck
from spielwerk.kernel.state import State

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

MOVE, BOLSTER, TRADE, PRODUCE, FACTORY = range(5)
UPGRADE, DEPLOY, BUILD, ENLIST = range(4)
POWER, COINS, POPULARITY, CARDS = range(4)
"""What is gained, in the order of the bottom actions whose recruits bring it."""
MINE, MONUMENT, ARMORY, MILL = range(4)
CHARACTER = 0
FIRST_WORKER = 5
UNIT_COUNT = 13
"""A faction's units by number: the character, four mechs in the order of their abilities, eight workers."""
NOWHERE = -1

PLACE_COUNT = len(board().places)
SHIFT = (0, 16, 32, 48)
"""The resources of a place are packed into one int, sixteen bits a kind."""
FULL = 0xFFFF


def replaced(row: tuple[int, ...], i: int, n: int) -> tuple[int, ...]:
    """A row with another number at one place: what seldom changes is a tuple, so that copies share it."""
    return (*row[:i], n, *row[i + 1 :])


def counts(tokens: int) -> tuple[int, int, int, int]:
    """How many of each kind are among packed tokens."""
    return tokens & FULL, tokens >> 16 & FULL, tokens >> 32 & FULL, tokens >> 48


def unpacked(tokens: int) -> list[tuple[int, int]]:
    """The kinds that are among packed tokens, and how many of each."""
    return [(kind, n) for kind, n in enumerate(counts(tokens)) if n]


def stocked(goods: list[int]) -> list[int]:
    """For each kind of resource the mask of the places that have any."""
    return [sum([BIT[i] for i, tokens in enumerate(goods) if tokens >> shift & FULL]) for shift in SHIFT]


class Player(Struct):
    """What lies open of one player: mats, tracks and pieces.  Hands are in `Scythe.hands`.

    `slots` and `abilities` and the others are bit masks: upgrade cubes that have left the top row,
    mechs that have left the faction mat, recruits that have left the player mat, one-time bonuses
    that are taken.  The three `…_at` masks follow from where the pieces are (see `control.pieces_changed`).
    """

    power: int
    popularity: int
    coins: int
    home: int
    units: list[int]
    structures: tuple[int, ...]
    covered: tuple[int, ...]
    stars: tuple[int, ...]
    section: int = -1
    slots: int = 0
    abilities: int = 0
    recruits: int = 0
    bonuses: int = 0
    stars_due: int = field(default=0, name="due")
    factory_card: int = 0
    fighters_at: int = 0
    workers_at: int = 0
    structures_at: int = 0

    def copy(self) -> Self:
        t: Self = self.__copy__()  # type: ignore[attr-defined]
        t.units = self.units[:]
        return t

    def update_masks(self) -> None:
        """Update the masks after units have moved."""
        bit = BIT
        c, m1, m2, m3, m4, w1, w2, w3, w4, w5, w6, w7, w8 = self.units
        self.fighters_at = bit[c] | bit[m1] | bit[m2] | bit[m3] | bit[m4]
        self.workers_at = bit[w1] | bit[w2] | bit[w3] | bit[w4] | bit[w5] | bit[w6] | bit[w7] | bit[w8]

    def build(self, structure: int, place: int) -> None:
        """A structure stands for good.  [scythe.build.permanent]"""
        self.structures = replaced(self.structures, structure, place)
        self.structures_at |= BIT[place]

    @property
    def workers(self) -> int:
        """How many workers have left the player mat."""
        return UNIT_COUNT - FIRST_WORKER - self.units[FIRST_WORKER:].count(NOWHERE)

    @property
    def mechs(self) -> int:
        """How many mechs have left the faction mat."""
        return FIRST_WORKER - 1 - self.units[1:FIRST_WORKER].count(NOWHERE)

    @property
    def star_count(self) -> int:
        return sum(self.stars)


class Scythe(State, kw_only=True):
    """Players by seat, what lies on the board, the decks, and whose turn it is.

    `goods` packs the resources of each place into an int, and `stocked` are the masks of the places that
    have any of a kind.  `held` are the regions that each seat controls, `enemies` the places where others
    have units (see control.py).  `before_move` tells where the active player's units stood before the
    Move, as long as combats may follow from it, and `fought_at` where they have come to a combat since;
    `workers_driven_off` counts the enemy workers driven off in this turn; `saw_factory` is the mask of seats
    that have seen the Factory cards.  Encounter, objective and Factory cards go by their numbers, in tuples:
    they change rarely, and a copy shares them.  A field with a `name` is saved under that older name.
    `encounter_deck` has no order before a draw; what has gone under it lies in `encounter_bottom`, in order.
    """

    if TYPE_CHECKING:
        rules: ScytheRules = UNSET  # type: ignore[assignment]

    players: list[Player]
    hands: list[list[int]]
    goods: list[int]
    stocked: list[int] = []
    held: tuple[int, ...] = ()
    enemies: tuple[int, ...] = ()
    deck: Deck
    encounters: int
    encounter_deck: tuple[int, ...]
    encounter_bottom: tuple[int, ...] = ()
    objectives: list[tuple[int, ...]]
    objective_deck: tuple[int, ...]
    factory: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()
    saw_factory: int = field(default=0, name="looked")
    workers_driven_off: int = field(default=0, name="driven")
    active: int = -1
    turns: int = 0
    tile: int = -1
    before_move: tuple[int, ...] = ()
    fought_at: int = field(default=0, name="fought")

    def copy(self) -> Self:
        t = State.copy(self)
        t.players = [p.copy() for p in self.players]
        t.hands = [hand[:] for hand in self.hands]
        t.goods = self.goods[:]
        t.stocked = self.stocked[:]
        t.deck = self.deck.copy()
        t.objectives = self.objectives[:]
        return t

    def put(self, place: int, kind: int, n: int) -> None:
        """The one mutator of the resources on the board (negative: away); `stocked` follows from them."""
        shift = SHIFT[kind]
        self.goods[place] = left = self.goods[place] + (n << shift)
        if left >> shift & FULL:
            self.stocked[kind] |= BIT[place]
        else:
            self.stocked[kind] &= ~BIT[place]

    def goods_at(self, place: int, kind: int) -> int:
        return self.goods[place] >> SHIFT[kind] & FULL

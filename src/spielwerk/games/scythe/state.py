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
"""The kinds of gains, in the order of the bottom actions whose recruits bring them."""
MINE, MONUMENT, ARMORY, MILL = range(4)
CHARACTER = 0
CHAMPION = 5
FIRST_WORKER = 6
UNIT_COUNT = 14
"""Units by number: the character, four mechs in the order of their abilities, the champion, eight workers.

A champion counts as a character and as a mech.  Only modules bring one; without them it is off the board.
"""
MECH_COUNT = CHAMPION - CHARACTER - 1
LEADERS = (CHARACTER, CHAMPION)
"""The units that meet encounters and visit the Factory."""
NOWHERE = -1
ABOARD = -2
"""The place of a unit that something beside the units carries: it is on no region, but not on its mat either.
"""

PLACE_COUNT = len(board().places)
SHIFT = (0, 16, 32, 48)
"""The number of bits per kind of resource: the resources of a place are packed into one int."""
FULL = 0xFFFF


def replaced(row: tuple[int, ...], i: int, n: int) -> tuple[int, ...]:
    """Returns a row with another number at one index; tuples that rarely change are shared by copies."""
    return (*row[:i], n, *row[i + 1 :])


def counts(tokens: int) -> tuple[int, int, int, int]:
    """Returns how many tokens of each kind are packed."""
    return tokens & FULL, tokens >> 16 & FULL, tokens >> 32 & FULL, tokens >> 48


def unpacked(tokens: int) -> list[tuple[int, int]]:
    """Returns the kinds of packed tokens, and how many of each."""
    return [(kind, n) for kind, n in enumerate(counts(tokens)) if n]


def stocked(goods: list[int]) -> list[int]:
    """Returns for each kind of resource the mask of places that have any."""
    return [sum([BIT[i] for i, tokens in enumerate(goods) if tokens >> shift & FULL]) for shift in SHIFT]


class Player(Struct):
    """The public state of one player: mats, tracks and pieces.  Hands are in `Scythe.hands`.

    `slots`, `abilities`, `recruits` and `bonuses` are bit masks: upgrade cubes that have left the top row,
    mechs that have left the faction mat, recruits that have left the player mat, and one-time bonuses taken.
    The three `…_at` masks follow from the places of the pieces (see `control.pieces_changed`).
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
        """Updates the masks after units have moved."""
        bit = BIT
        c, m1, m2, m3, m4, h, w1, w2, w3, w4, w5, w6, w7, w8 = self.units
        self.fighters_at = bit[c] | bit[m1] | bit[m2] | bit[m3] | bit[m4] | bit[h]
        self.workers_at = bit[w1] | bit[w2] | bit[w3] | bit[w4] | bit[w5] | bit[w6] | bit[w7] | bit[w8]

    def build(self, structure: int, place: int) -> None:
        """Places a structure for the rest of the game.  [scythe.build.permanent]"""
        self.structures = replaced(self.structures, structure, place)
        self.structures_at |= BIT[place]

    @property
    def workers(self) -> int:
        """The number of workers that have left the player mat."""
        return UNIT_COUNT - FIRST_WORKER - self.units[FIRST_WORKER:].count(NOWHERE)

    @property
    def mechs(self) -> int:
        """The number of mechs that have left the faction mat."""
        return CHAMPION - 1 - self.units[1:CHAMPION].count(NOWHERE)

    @property
    def star_count(self) -> int:
        return sum(self.stars)


class Scythe(State, kw_only=True):
    """Players by seat, what is on the board, the decks, and whose turn it is.

    `goods` packs the resources of each place into an int, and `stocked` holds the masks of places with any of
    a kind.  `held` are the regions that each seat controls, `enemies` the places where others have units (see
    control.py).  `before_move` holds the places of the active player's units before the Move while combats
    may follow, and `fought_at` the mask of combats since.  `workers_driven_off` counts the enemy workers
    displaced in this turn; `saw_factory` is the mask of seats that have seen the Factory cards.  Encounter,
    objective and Factory cards are numbers in tuples, which rarely change and are shared by copies.
    `encounter_deck` is unordered until a draw; cards put under it are in `encounter_bottom`, in order.  A
    field with a `name` is saved under that older name.
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
        """Adds resources to a place (negative: removes them); they change only here, with `stocked`."""
        shift = SHIFT[kind]
        self.goods[place] = left = self.goods[place] + (n << shift)
        if left >> shift & FULL:
            self.stocked[kind] |= BIT[place]
        else:
            self.stocked[kind] &= ~BIT[place]

    def goods_at(self, place: int, kind: int) -> int:
        return self.goods[place] >> SHIFT[kind] & FULL

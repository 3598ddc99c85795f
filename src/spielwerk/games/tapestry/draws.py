"""Drawing from the decks: every draw of a tile, card or civilization goes through here."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.events import HangingDrawn, SpaceTileDrawn, TileDrawn
from spielwerk.games.tapestry.options import DRAW_HANGING, DRAW_SPACE, DRAW_TILE
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import chosen, nth
from spielwerk.kernel.chance import equal
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


def drawn_from(row: Options, deck: int) -> tuple[Options, Weights]:
    """Returns the options to draw each thing in a mask; all are equally likely."""
    found = tuple(chosen(deck, row))
    return found, equal(len(found))


def picked_from(row: Options, deck: int, number: int) -> Option:
    """Returns the option of `drawn_from` that a 64-bit random number picks."""
    return row[nth(deck, number * deck.bit_count() >> 64)]


class Draw(Step, frozen=True, tag="tapestry.draw.Draw"):
    """Draws `n` things one after another, as long as there is something to draw."""

    kind: ClassVar[type[DrawOne]]

    seat: int
    n: int

    def run(self, s: Tapestry) -> None:
        if self.n and not s.players[self.seat].ended and self.kind.deck(s):
            if self.n > 1:
                s.next(type(self)(self.seat, self.n - 1))
            s.next(self.kind(self.seat))


class DrawOne(Chance, frozen=True):
    """Draws one thing from a deck; each is equally likely."""

    row: ClassVar[Options]

    seat: int

    @staticmethod
    def deck(s: Tapestry) -> int:
        """Returns what may be drawn: the deck, or the discards once the deck is empty."""
        raise NotImplementedError

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(self.row, self.deck(s))

    def pick(self, s: Tapestry, number: int) -> Option:
        deck = self.deck(s)
        return self.row[nth(deck, number * deck.bit_count() >> 64)]


class DrawTile(DrawOne, frozen=True, tag="tapestry.draw.Tile"):
    """Draws a territory tile for the supply, which has no limit.

    [tapestry.base.explore.gain-tiles, tapestry.base.explore.draw-empty]
    """

    row: ClassVar[Options] = DRAW_TILE

    @staticmethod
    def deck(s: Tapestry) -> int:
        return s.tiles or s.old_tiles

    def choose(self, s: Tapestry, option: Option) -> None:
        take_tile(s, option.i)
        p = s.players[self.seat]
        p.tiles = tuple(sorted((*p.tiles, option.i)))
        if s.journal is not UNSET:
            s.journal.append(TileDrawn(self.seat, option.i))


def take_tile(s: Tapestry, tile: int) -> None:
    """Removes a tile from the stack, which is first refilled from the discards if it is empty.

    [tapestry.base.explore.draw-empty]
    """
    if not s.tiles:
        s.tiles, s.old_tiles = s.old_tiles, 0
    s.tiles &= ~(1 << tile)


class DrawSpace(DrawOne, frozen=True, tag="tapestry.draw.Space"):
    """Draws a space tile for the supply; the box limits how many there are.

    [tapestry.base.space.gain, tapestry.base.space.limit]
    """

    row: ClassVar[Options] = DRAW_SPACE

    @staticmethod
    def deck(s: Tapestry) -> int:
        return s.spaces

    def choose(self, s: Tapestry, option: Option) -> None:
        s.spaces &= ~(1 << option.i)
        p = s.players[self.seat]
        p.spaces = tuple(sorted((*p.spaces, option.i)))
        if s.journal is not UNSET:
            s.journal.append(SpaceTileDrawn(self.seat, option.i))


class DrawHanging(DrawOne, frozen=True, tag="tapestry.draw.Hanging"):
    """Draws a tapestry card for the hand, which is secret and has no limit.

    [tapestry.base.tapestry.hand-secret, tapestry.base.tapestry.deck-empty]
    [tapestry.base.tapestry.continuous]
    """

    row: ClassVar[Options] = DRAW_HANGING

    @staticmethod
    def deck(s: Tapestry) -> int:
        return s.hangings or s.old_hangings

    def choose(self, s: Tapestry, option: Option) -> None:
        take_from_deck(s, option.i)
        p = s.players[self.seat]
        p.hand = tuple(sorted((*p.hand, option.i)))
        p.newest = option.i
        if s.journal is not UNSET:
            s.journal.append(HangingDrawn(self.seat, option.i))
        for gained in s.rules.gained_hanging[self.seat][p.abilities]:
            gained(s, self.seat)


def take_from_deck(s: Tapestry, hanging: int) -> None:
    """Removes a tapestry card from the deck, which is first refilled from the discards if it is empty.

    [tapestry.base.tapestry.deck-empty]
    """
    if not s.hangings:
        s.hangings, s.old_hangings = s.old_hangings, 0
    s.hangings &= ~(1 << hanging)


class DrawTiles(Draw, frozen=True, tag="tapestry.draw.Tiles"):
    """Draws territory tiles, one after another.  [tapestry.base.explore.gain-tiles]"""

    kind: ClassVar[type[DrawOne]] = DrawTile


class DrawSpaces(Draw, frozen=True, tag="tapestry.draw.Spaces"):
    """Draws space tiles, one after another.  [tapestry.base.space.gain]"""

    kind: ClassVar[type[DrawOne]] = DrawSpace


class DrawHangings(Draw, frozen=True, tag="tapestry.draw.Hangings"):
    """Draws tapestry cards, one after another.  [tapestry.base.tapestry.hand-secret]"""

    kind: ClassVar[type[DrawOne]] = DrawHanging

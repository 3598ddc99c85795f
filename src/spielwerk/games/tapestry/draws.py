"""Drawing from the decks: every draw of a tile, card or civilization goes through here."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.events import HangingDrawn, HangingReplaced, SpaceTileDrawn, TileDrawn
from spielwerk.games.tapestry.options import DRAW_HANGING, DRAW_SPACE, DRAW_TILE
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits, chosen, nth
from spielwerk.kernel.chance import equal
from spielwerk.kernel.frame import Chance, Frame, Step
from spielwerk.kernel.option import Option, Options, Weights


def drawn_from(row: Options, deck: int) -> tuple[Options, Weights]:
    """Returns the options to draw each thing in a mask; all are equally likely."""
    found = tuple(chosen(deck, row))
    return found, equal(len(found))


def picked_from(row: Options, deck: int, number: int) -> Option:
    """Returns the option of `drawn_from` that a 64-bit random number picks."""
    return row[nth(deck, number * deck.bit_count() >> 64)]


def draw(s: Tapestry, seat: int, frame: Frame, n: int = 1) -> None:
    """Draws a thing by a frame; an ability may draw all n things of a gain in another way.

    If n is more than 1, the draw of the other things lies on top of the stack.
    """
    if s.rules.watched_own_draws:
        for foresees in s.rules.foresight[seat][s.players[seat].abilities]:
            if foresees(s, seat, frame, n):
                return
    s.next(frame)


def shown(s: Tapestry, seat: int, n: int) -> int:
    """Returns how many things a player sees who chooses one of n; abilities may show more."""
    return n + sum([more(s, seat) for more in s.rules.shown_more[seat][s.players[seat].abilities]])


class Draw(Step, frozen=True, tag="tapestry.draw.Draw"):
    """Draws `n` things one after another, as long as there is something to draw."""

    kind: ClassVar[type[DrawOne]]

    seat: int
    n: int

    def run(self, s: Tapestry) -> None:
        if self.n and not s.players[self.seat].ended and self.kind.deck(s):
            if self.n > 1:
                s.next(type(self)(self.seat, self.n - 1))
            if not self.due(s):
                draw(s, self.seat, self.kind(self.seat), self.n)

    def due(self, s: Tapestry) -> bool:
        """Returns whether something else happens than the next draw."""
        dues = s.rules.gain_due
        return bool(dues) and any(due(s, self.seat, self) for due in dues)


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
        receive_tile(s, self.seat, option.i)


def receive_tile(s: Tapestry, seat: int, tile: int) -> None:
    """Adds a territory tile to a supply.  [tapestry.base.explore.gain-tiles]"""
    p = s.players[seat]
    p.tiles = tuple(sorted((*p.tiles, tile)))
    if s.journal is not UNSET:
        s.journal.append(TileDrawn(seat, tile))


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
        receive_space(s, self.seat, option.i)
        for drew in s.rules.thing_drawn:
            drew(s, self.seat, "space", option.i)


def receive_space(s: Tapestry, seat: int, tile: int) -> None:
    """Adds a space tile to a supply.  [tapestry.base.space.gain]"""
    p = s.players[seat]
    p.spaces = tuple(sorted((*p.spaces, tile)))
    if s.journal is not UNSET:
        s.journal.append(SpaceTileDrawn(seat, tile))


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
        if s.rules.replaced and is_replaced(s, self.seat, option.i):
            return
        receive_hanging(s, self.seat, option.i)


def receive_hanging(s: Tapestry, seat: int, hanging: int) -> None:
    """Adds a card to a hand.  [tapestry.base.tapestry.hand-secret, tapestry.base.tapestry.continuous]"""
    p = s.players[seat]
    p.hand = tuple(sorted((*p.hand, hanging)))
    p.newest = hanging
    if s.journal is not UNSET:
        s.journal.append(HangingDrawn(seat, hanging))
    for gained in s.rules.gained_hanging[seat][p.abilities]:
        gained(s, seat)


def is_replaced(s: Tapestry, seat: int, hanging: int) -> bool:
    """Discards a card that the rules replace and draws another one, as long as there is one to keep."""
    if not put_away(s, seat, hanging):
        return False
    if keepable(s, seat):
        s.next(DrawHanging(seat))
    return True


def put_away(s: Tapestry, seat: int, hanging: int) -> bool:
    """Discards a card that the rules replace; returns whether this is one."""
    if not any(replaced(s, seat, hanging) for replaced in s.rules.replaced):
        return False
    s.old_hangings |= 1 << hanging
    if s.journal is not UNSET:
        s.journal.append(HangingReplaced(seat, hanging))
    return True


def keepable(s: Tapestry, seat: int, seen: int = 0) -> bool:
    """Returns whether there is a card to draw, none of those seen, that the rules do not replace."""
    cards, replaces = (s.hangings | s.old_hangings) & ~seen, s.rules.replaced
    if not replaces:
        return cards != 0
    return any(not any(replaced(s, seat, card) for replaced in replaces) for card in bits(cards))


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

    def due(self, s: Tapestry) -> bool:
        if s.all_abilities() & s.rules.watched_draws:
            for other in s.onlookers(self.seat):
                for decides in s.rules.hanging_due[other][s.players[other].abilities]:
                    if decides(s, other, self):
                        return True
        return Draw.due(self, s)

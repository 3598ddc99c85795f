"""Cards and tiles that are paid as a price, one by one, in the order of the data."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET
from msgspec.structs import replace

from spielwerk.games.tapestry.events import Discarded
from spielwerk.games.tapestry.options import GIVE_HANGING, GIVE_TECH, GIVE_TILE
from spielwerk.games.tapestry.state import Player, Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Discard(Ask, frozen=True):
    """Asks for the next thing to discard."""

    gesture: ClassVar[str] = "bonus"
    what: ClassVar[str]
    in_order: ClassVar[bool] = True
    """Whether things are named in ascending order, so that no choice is offered twice."""

    left: int
    lowest: int = 0

    def among(self, s: Tapestry) -> list[int]:
        """Returns what the player could discard, in ascending order."""
        raise NotImplementedError

    def remove(self, s: Tapestry, i: int) -> None:
        """Moves a thing from the player to the discards."""
        raise NotImplementedError

    row: ClassVar[Options]

    def options(self, s: Tapestry) -> Options:
        own = [i for i in self.among(s) if i >= self.lowest]
        return tuple([self.row[i] for i in own[: len(own) - self.left + 1]])

    def choose(self, s: Tapestry, option: Option) -> None:
        self.remove(s, option.i)
        if s.journal is not UNSET:
            s.journal.append(Discarded(self.seat, self.what, 1))
        if self.left > 1:
            s.next(replace(self, left=self.left - 1, lowest=option.i if self.in_order else 0))


class DiscardTile(Discard, frozen=True, tag="tapestry.discard.Tile"):
    """Asks for a territory tile from the supply.  [tapestry.base.benefit.bonus-discard]"""

    what: ClassVar[str] = "tile"
    row: ClassVar[Options] = GIVE_TILE

    def among(self, s: Tapestry) -> list[int]:
        return list(s.players[self.seat].tiles)

    def remove(self, s: Tapestry, i: int) -> None:
        p = s.players[self.seat]
        p.tiles = tuple([tile for tile in p.tiles if tile != i])
        s.old_tiles |= 1 << i


class DiscardHanging(Discard, frozen=True, tag="tapestry.discard.Hanging"):
    """Asks for a tapestry card from hand, in any order: an order would tell what is left of a secret hand.

    [tapestry.base.benefit.bonus-discard, tapestry.base.tapestry.hand-secret]
    """

    what: ClassVar[str] = "hanging"
    in_order: ClassVar[bool] = False
    row: ClassVar[Options] = GIVE_HANGING

    def among(self, s: Tapestry) -> list[int]:
        return list(s.players[self.seat].hand)

    def remove(self, s: Tapestry, i: int) -> None:
        discard_hanging(s, self.seat, i)


class DiscardTech(Discard, frozen=True, tag="tapestry.discard.Tech"):
    """Asks for a tech card from any row.  [tapestry.base.benefit.bonus-discard]"""

    what: ClassVar[str] = "tech"
    row: ClassVar[Options] = GIVE_TECH

    def among(self, s: Tapestry) -> list[int]:
        return sorted([card for card, _ in s.players[self.seat].tech])

    def remove(self, s: Tapestry, i: int) -> None:
        p = s.players[self.seat]
        p.tech = tuple([one for one in p.tech if one[0] != i])
        s.old_techs |= 1 << i


def discard_hanging(s: Tapestry, seat: int, hanging: int) -> None:
    """Moves a tapestry card from a hand to the discards."""
    p = s.players[seat]
    p.hand = tuple([card for card in p.hand if card != hanging])
    s.old_hangings |= 1 << hanging


KINDS: dict[str, type[Discard]] = {kind.what: kind for kind in (DiscardTile, DiscardHanging, DiscardTech)}


def held(p: Player, what: str) -> int:
    """Returns how many things of a kind a player could discard."""
    return len({"tile": p.tiles, "hanging": p.hand, "tech": p.tech}[what])


def discards(seat: int, what: str, n: int) -> Ask:
    """Returns the frame that asks for the things to be paid."""
    return KINDS[what](seat, n)

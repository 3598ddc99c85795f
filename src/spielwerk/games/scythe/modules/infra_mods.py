"""Infrastructure modifications: tiles beside the player mat, each of which can be used once.

Those that are triggered by other actions are in `infra_mods_triggered` and `infra_mods_spy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.actions.bottom import Bottom, carry_out, own_bonus
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.modules.modifications import Supply, bring_along, choosable, people
from spielwerk.games.scythe.options import BOTTOMS, DONE, OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import NOWHERE, Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Ability, Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.text import Name

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.modifications import InfraModData

KINDS = tuple(components.infra_mods())
INFRA = OPTIONS.row("infra", KINDS)
"""The tiles by kind."""
BIT_OF = {kind: 1 << i for i, kind in enumerate(KINDS)}
SPY = "spy"
FREE = OPTIONS.row("free", BOTTOMS)
FREE_LESS = OPTIONS.row("free-less", BOTTOMS)
"""Bottom actions without their cost; the second without all of the coins and the bonus."""
FREE_TILES = tuple([next(t.id for t in components.infra_mods().values() if t.timing == b) for b in BOTTOMS])
FREE_BITS = tuple([BIT_OF[id] for id in FREE_TILES])
"""The tile for each bottom action; a data pack cannot change when a tile is used."""


class Infra(Supply):
    """`own` and `used` are masks of kinds by seat.  `doubled` and `forgiven` are the last turns in which
    production was doubled and driving off workers was free; `refused` is where and when it was not used.
    """

    own: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    doubled: int = -1
    forgiven: int = -1
    refused: tuple[int, int] = (NOWHERE, -1)

    @classmethod
    def copies(cls, rules: Any) -> Sequence[int]:
        """Returns the tiles; no spies in games with an Automa.  [fenris.automa-mods.spy-removed]"""
        automas = AUTOMA_KEY in rules.module_data
        return [0 if automas and id == SPY else n.copies for id, n in rules.data.infra_mods().items()]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        part = super().fresh(rules)
        part.own = part.used = (0,) * rules.seats
        return part


def _spying(data: InfraModData) -> Ability:
    return Ability(data.id, Name(data.name.en, data.name.de), Name(data.text.en, data.text.de))


INFRA_MODS = Module(
    "infra-mods",
    spoiler=key_of("inframods"),
    part=Infra,
    abilities=[_spying(components.infra_mods()[SPY])],
)
"""[fenris.inframods.thirty-two]"""


class InfraDrawn(Event, frozen=True, tag="scythe.InfraDrawn"):
    seat: int
    infra: str


class InfraKept(Event, frozen=True, tag="scythe.InfraKept"):
    seat: int
    infra: str


class InfraUsed(Event, frozen=True, tag="scythe.InfraUsed"):
    seat: int
    infra: str


# --- set-up


class DealInfra(Step, frozen=True, tag="scythe.inframods.DealInfra"):
    """Lets each player draw tiles, and then choose some of them; in a campaign all that they own lie open.

    [fenris.inframods.module-draw, fenris.frame.open-infra-mods]
    """

    def run(self, s: Scythe) -> None:
        data, seats = s.rules.data.infra_mod_file(), people(s)
        part = s.part(Infra)
        if bring_along(s, part, "infra", KINDS):
            part.own, part.drawn = part.drawn, part.own
            return
        s.then(
            *[DrawTiles(seat, data.drawn) for seat in seats],
            *[KeepInfra(seat, data.kept) for seat in seats],
        )


INFRA_MODS.insert("set_up", DealInfra, before=FactoryCards)


class DrawTiles(Step, frozen=True, tag="scythe.inframods.DrawTiles"):
    """Draws the next of several tiles, unless no kind is left that the player does not have."""

    seat: int
    left: int

    def run(self, s: Scythe) -> None:
        if self.left and any(s.part(Infra).weights(self.seat, 0)):
            s.then(DrawInfra(self.seat), DrawTiles(self.seat, self.left - 1))


class DrawInfra(Chance, frozen=True, tag="scythe.inframods.DrawInfra"):
    """Draws a tile; one that the player has already is replaced.

    [fenris.inframods.module-draw, fenris.inframods.module-redraw]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return INFRA, s.part(Infra).weights(self.seat, 0)

    def choose(self, s: Scythe, option: Option) -> None:
        s.part(Infra).draw(self.seat, option.i)
        if s.journal is not UNSET:
            s.journal.append(InfraDrawn(self.seat, option.at))


class KeepInfra(Ask, frozen=True, tag="scythe.inframods.KeepInfra"):
    """Asks for a tile to keep, if any; the others are set aside.

    [fenris.inframods.module-keep, fenris.inframods.open]
    """

    gesture: ClassVar[str] = "mods"
    begins: ClassVar[bool] = True

    left: int

    def options(self, s: Scythe) -> Options:
        part = s.part(Infra)
        return (*choosable(part, self.seat, INFRA, part.own[self.seat]), DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        part = s.part(Infra)
        if option is not DONE:
            part.own = replaced(part.own, self.seat, part.own[self.seat] | 1 << option.i)
            if s.journal is not UNSET:
                s.journal.append(InfraKept(self.seat, option.at))
            if self.left > 1:
                s.next(KeepInfra(self.seat, self.left - 1))
                return
        part.set_aside(self.seat)


# --- in play


def face_up(s: Scythe, seat: int) -> int:
    """Returns the tiles of a player that are still face up, as a mask.  [fenris.inframods.once-per-game]"""
    part = s.part(Infra)
    return part.own[seat] & ~part.used[seat]


def ready(s: Scythe, seat: int, id: str) -> bool:
    """Returns whether a seat has a tile that is still face up; a power has none."""
    return seat < s.rules.seats and bool(face_up(s, seat) & BIT_OF[id])


def turn_over(s: Scythe, seat: int, id: str) -> None:
    """Turns a tile over for the rest of the game.

    [fenris.inframods.once-per-game, fenris.inframods.kept]
    """
    part = s.part(Infra)
    part.used = replaced(part.used, seat, part.used[seat] | BIT_OF[id])
    if s.journal is not UNSET:
        s.journal.append(InfraUsed(seat, id))


# --- bottom actions without their cost


@INFRA_MODS.on("waives_cost")
def can_be_free(s: Scythe, seat: int, bottom: int) -> bool:
    """Returns whether a tile replaces the cost of a bottom action.  [fenris.inframods.free-actions]"""
    return bool(face_up(s, seat) & FREE_BITS[bottom])


def free_options(s: Scythe, frame: Bottom) -> Options:
    """[fenris.inframods.free-actions, fenris.inframods.trigger-only]"""
    return (FREE[frame.bottom],) if can_be_free(s, frame.seat, frame.bottom) else ()


def free_options_for_less(s: Scythe, frame: Bottom) -> Options:
    """Lets a player decline coins and bonus here, too.  [fenris.inframods.free-actions-not-bonus]"""
    if not can_be_free(s, frame.seat, frame.bottom):
        return ()
    coins = s.rules.mats[frame.seat].coins[frame.bottom]
    return (FREE_LESS[frame.bottom],) if coins or own_bonus(s, frame.seat, frame.bottom, True) else ()


def take_for_free(s: Scythe, frame: Bottom, option: Option) -> None:
    """Carries out the bottom action with all its benefits, but without its cost.

    [fenris.inframods.free-actions, fenris.inframods.free-actions-not-bonus]
    """
    turn_over(s, frame.seat, FREE_TILES[frame.bottom])
    carry_out(s, frame.seat, frame.bottom, int(option.verb == FREE[0].verb), 0)


INFRA_MODS.offer(Bottom, FREE[0].verb, free_options, take_for_free)
INFRA_MODS.offer(Bottom, FREE_LESS[0].verb, free_options_for_less, take_for_free)

"""Clan Albion: Exalt, Burrow, Sword, Shield, Rally."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import BeforeCombat, defends
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.factory import FactoryVisit
from spielwerk.games.scythe.modules.invaders import Tokens, sites, token_data
from spielwerk.games.scythe.options import NO, YES
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import MINE, Scythe
from spielwerk.games.scythe.tracks import gain_power, lose_power
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

ALBION = Faction("albion", requires=("invaders",))
FLAG = token_data(ALBION.id)
POWER = 2
"""The power that Sword takes and Shield brings."""


# --- flags


class FlagPlaced(Event, frozen=True, tag="scythe.FlagPlaced"):
    seat: int
    place: int


class Exalt(Step, frozen=True, tag="scythe.albion.Exalt"):
    """Offers a flag after the movement of the character, and after its combat and encounter.

    [scythe.invaders.exalt, scythe.invaders.placing-after-movement, scythe.invaders.flags]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if s.rules.factions[self.seat] == ALBION.id and flags_left(s):
            s.then(*[PlaceFlag(self.seat, place) for place in sorted(sites(s, self.seat))])


def flags_left(s: Scythe) -> int:
    return FLAG.count - s.part(Tokens).flags.bit_count()


class PlaceFlag(Ask, frozen=True, tag="scythe.albion.PlaceFlag"):
    """Asks whether to place a flag from the supply; it stays for the rest of the game.

    [scythe.invaders.exalt, scythe.invaders.tokens-stay]
    """

    gesture: ClassVar[str] = "token"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        return (YES, NO) if flags_left(s) else (NO,)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            place_flag(s, self.seat, self.place)


def place_flag(s: Scythe, seat: int, place: int) -> None:
    """Places a flag; flags change only here.  [scythe.invaders.flags, scythe.invaders.tokens-stay]"""
    tokens = s.part(Tokens)
    tokens.flags |= BIT[place]
    if s.rules.factions[seat] != ALBION.id:
        tokens.lent_flags |= BIT[place]
    if s.journal is not UNSET:
        s.journal.append(FlagPlaced(seat, place))


ALBION.insert("after_move", Exalt, after=FactoryVisit)


@ALBION.on("extra_regions")
def flagged(s: Scythe, seat: int, held: int) -> int:
    """Returns how many regions flags add: a controlled region with a flag counts twice, unless it is next to
    the home base.

    [scythe.invaders.flag-score, scythe.invaders.flag-needs-control, scythe.invaders.flag-not-at-home]
    [scythe.invaders.ruling-flag-tie-break]
    """
    beside = s.rules.board.neighbours[s.players[seat].home]
    tokens = s.part(Tokens)
    return (held & tokens.flags & ~tokens.lent_flags & ~beside).bit_count()


# --- mech abilities


@ALBION.on("links", ALBION.bit("burrow"))
def burrow(s: Scythe, seat: int, place: int) -> int:
    """Lets units cross a river into a tunnel region or out of one; the player's mine is a tunnel.

    [scythe.invaders.burrow, scythe.invaders.burrow-mine]
    """
    b = s.rules.board
    tunnels = b.tunnels | BIT[s.players[seat].structures[MINE]]
    across = b.river[place]
    return across if BIT[place] & tunnels else across & tunnels


@ALBION.on("links", ALBION.bit("rally"))
def rally(s: Scythe, seat: int, _place: int) -> int:
    """Lets units move from anywhere to a region with one of the player's workers or flags.

    [scythe.invaders.rally, scythe.invaders.ruling-one-step]
    """
    return (s.players[seat].workers_at | s.part(Tokens).flags) & s.rules.regions


class Sword(BeforeCombat, frozen=True, tag="scythe.albion.Sword"):
    """Takes 2 power, or as much as there is, from the defender if Albion attacks.

    [scythe.invaders.sword, scythe.invaders.ruling-combat-abilities]
    """

    against: ClassVar[bool] = True

    def usable(self, s: Scythe) -> bool:
        return bool(s.active == self.seat)

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "sword"))
        lose_power(s, self.foe, POWER)


class Shield(BeforeCombat, frozen=True, tag="scythe.albion.Shield"):
    """Adds 2 power when attacked.  [scythe.invaders.shield, scythe.invaders.ruling-combat-abilities]"""

    def usable(self, s: Scythe) -> bool:
        return defends(s, self.seat)

    def brings(self, s: Scythe) -> int:
        return POWER

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "shield"))
        gain_power(s, self.seat, POWER)
        s.next(Stars(self.seat))


ALBION.add("before_combat", Sword, ALBION.bit("sword"))
ALBION.add("before_combat", Shield, ALBION.bit("shield"))


# --- in words


@ALBION.on("markers")
def flag_at(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the flag of a region in words."""
    if not view.parts[rules.slots[Tokens]].flags & BIT[place]:
        return []
    return [names.name(FLAG.name)]


@ALBION.on("belongings")
def supply(view: ScytheView, _seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns how many flags are left."""
    left = FLAG.count - view.parts[rules.slots[Tokens]].flags.bit_count()
    return [(text("scythe-panel-flags"), str(left))]

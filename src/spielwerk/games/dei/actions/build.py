"""Build: a camp, a bridge or an elevator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.events import Built
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.options import AT, AT_EACH, BRIDGE, CAMP, ELEVATOR, LIFT, SPOT, STRUCTURE
from spielwerk.games.dei.state import NOWHERE, Dei, Player
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def camp_sites(s: Dei, seat: int) -> int:
    """Returns the areas where a camp may be built, as a mask.

    One unit is enough, and majorities do not matter.  A player may have only one camp per area, unless the
    table allows several. [dei.build.camp, dei.build.no-majority, dei.build.beside-others,
    dei.ruling.camps-per-area]
    """
    p = s.players[seat]
    mask = p.places
    for more in s.rules.active("camp_sites", p.abilities):
        mask |= more(s)
    if not s.rules.several_camps:
        for area in p.camps:
            mask &= ~BIT[area]
    return mask


def bridge_sites(s: Dei, seat: int) -> list[int]:
    """Returns the printed bridge places with a unit of the player's at one end and no bridge of theirs yet.

    [dei.build.bridge-place, dei.build.bridge-presence, dei.ruling.bridge-elevator-places]
    """
    p = s.players[seat]
    places = p.places
    return [
        spot
        for spot, bridge in enumerate(s.board.bridges)
        if bridge and bridge.mask & places and spot not in p.bridges
    ]


def shafts(s: Dei, seat: int, ground: int) -> int:
    """Returns the heights to which the player's elevator could lead from a ground area, also across a seam.

    [dei.build.elevator-place, dei.build.elevator-presence, dei.ruling.bridge-elevator-places]
    """
    p = s.players[seat]
    mask = s.board.across[ground]
    if not p.places & BIT[ground]:
        mask &= p.places
    for low, high in p.elevators:
        if low == ground:
            mask &= ~BIT[high]
    return mask


def elevator_sites(s: Dei, seat: int) -> Iterator[int]:
    """Yields the ground areas from which the player's elevator could lead up."""
    near = places = s.players[seat].places
    for height in bits(places & s.board.heights):
        near |= s.board.across[height]
    for ground in bits(near & s.board.ground):
        if shafts(s, seat, ground):
            yield ground


def buildable(s: Dei, seat: int, structure: int) -> bool:
    """Returns whether there is a place for the structure."""
    if structure == CAMP:
        return camp_sites(s, seat) > 0
    if structure == BRIDGE:
        return bool(bridge_sites(s, seat))
    return any(True for _ in elevator_sites(s, seat))


class Build(Ask, frozen=True, tag="dei.build.Build"):
    """Asks what to build; `structure` is set if only one kind is allowed.  [dei.build.one-token]"""

    gesture: ClassVar[str] = "build"
    begins: ClassVar[bool] = True

    structure: int = -1

    def options(self, s: Dei) -> Options:
        kinds = range(len(STRUCTURE)) if self.structure < 0 else (self.structure,)
        return tuple([STRUCTURE[kind] for kind in kinds if buildable(s, self.seat, kind)])

    def choose(self, s: Dei, option: Option) -> None:
        s.next(BuildAt(self.seat, option.i))


class BuildAt(Ask, frozen=True, tag="dei.build.At"):
    """Asks where to build: an area, a bridge place, or the ground end of an elevator.

    [dei.build.camp, dei.build.bridge-place, dei.build.elevator-place]
    """

    gesture: ClassVar[str] = "build"

    structure: int

    def options(self, s: Dei) -> Options:
        if self.structure == CAMP:
            return AT_EACH(camp_sites(s, self.seat))
        if self.structure == BRIDGE:
            return tuple([SPOT[i] for i in bridge_sites(s, self.seat)])
        return tuple([AT[i] for i in elevator_sites(s, self.seat)])

    def choose(self, s: Dei, option: Option) -> None:
        if self.structure == ELEVATOR:
            s.next(ElevatorTo(self.seat, option.i))
        else:
            maybe_lift(s, self.seat, self.structure, option.i)


class ElevatorTo(Ask, frozen=True, tag="dei.build.ElevatorTo"):
    """Asks for the height to which the elevator leads.  [dei.build.elevator-place]"""

    gesture: ClassVar[str] = "build"

    ground: int

    def options(self, s: Dei) -> Options:
        return AT_EACH(shafts(s, self.seat, self.ground))

    def choose(self, s: Dei, option: Option) -> None:
        maybe_lift(s, self.seat, ELEVATOR, self.ground, option.i)


def tokens(p: Player, structure: int) -> tuple[int, ...]:
    """Returns where a player's structures of a kind stand: area, bridge place, or height of an elevator."""
    if structure == CAMP:
        return p.camps
    return p.bridges if structure == BRIDGE else tuple([height for _, height in p.elevators])


def maybe_lift(s: Dei, seat: int, structure: int, at: int, height: int = NOWHERE) -> None:
    """Builds, or if no token of the kind is left, asks which one to move.  [dei.build.relocate]"""
    standing = tokens(s.players[seat], structure)
    if len(standing) < s.rules.structure_limits[structure]:
        build(s, seat, structure, (at, height))
    else:
        s.next(Lift(seat, structure, at, height, standing))


class Lift(Ask, frozen=True, tag="dei.build.Lift"):
    """Asks which token of the kind to move.  [dei.build.relocate, dei.ruling.build-relocate]"""

    gesture: ClassVar[str] = "build"

    structure: int
    at: int
    height: int
    standing: tuple[int, ...]

    def options(self, s: Dei) -> Options:
        return LIFT[: len(self.standing)]

    def choose(self, s: Dei, option: Option) -> None:
        build(s, self.seat, self.structure, (self.at, self.height), option.n)


def build(s: Dei, seat: int, structure: int, site: tuple[int, int], lifted: int = -1) -> None:
    """Places the token and updates control where it was and where it is now.

    [dei.build.one-token, dei.build.relocate, dei.setup.step-19-owner-only, dei.ruling.outpost-reevaluation]
    """
    p, (at, height) = s.players[seat], site
    changed = touched(s, p, structure)
    if structure == CAMP:
        p.camps = (*_kept(p.camps, lifted), at)
    elif structure == BRIDGE:
        p.bridges = (*_kept(p.bridges, lifted), at)
    else:
        p.elevators = (*[e for i, e in enumerate(p.elevators) if i != lifted], (at, height))
    update_outposts(s, changed | touched(s, p, structure))
    if s.journal is not UNSET:
        bridge = s.board.bridges[at] if structure == BRIDGE else None
        where = bridge.over if bridge else at if height == NOWHERE else height
        s.journal.append(Built(seat, structure, where))
    for hook in s.rules.active("on_built", p.abilities):
        hook(s, seat, structure)


def touched(s: Dei, p: Player, structure: int) -> int:
    """Returns the areas whose majority a player's structures of a kind may affect."""
    mask = 0
    for at in tokens(p, structure):
        bridge = s.board.bridges[at] if structure == BRIDGE else None
        mask |= BIT[bridge.over] if bridge else BIT[at]
    return mask


def _kept(row: tuple[int, ...], lifted: int) -> tuple[int, ...]:
    return tuple([at for i, at in enumerate(row) if i != lifted])

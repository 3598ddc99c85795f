"""Setting up a table: what may be chosen, and the position before the first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import UNSET

from spielwerk.games.tapestry import grid
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.components import Capital
from spielwerk.games.tapestry.draws import drawn_from, picked_from
from spielwerk.games.tapestry.options import (
    CIVILIZATION,
    CIVILIZATIONS,
    DRAW_CIVILIZATION,
    DRAW_MAT,
    FIRST,
    MAT,
    MATS,
)
from spielwerk.games.tapestry.state import ALL_TRACKS, NONE, Player, Tapestry
from spielwerk.games.tapestry.tech import Refill
from spielwerk.games.tapestry.turn import BeginTurn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Uncovered
from spielwerk.kernel.frame import SPECTATOR, Chance, Secret, Step
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.schema import Field, Schema, SetupError

LEAST, MOST = 2, 5
SMALL_MAP = 3
"""With so many players the mats are dealt in pairs."""


def schema(
    civilizations: Mapping[str, str],
    modules: tuple[str, ...],
    seat: tuple[Field, ...] = (),
    options: tuple[Field, ...] = (),
    *,
    excludes: tuple[tuple[str, str], ...] = (),
    fewer: tuple[tuple[str, int], ...] = (),
) -> Schema:
    """Returns the set-up form: civilizations and mats may be chosen beforehand, or else they are dealt.

    Civilizations come with the module that brings them, empty for those of the base box.
    [tapestry.base.component.players, tapestry.base.civilization.adjustments]
    """
    return Schema(
        least_seats=LEAST,
        most_seats=MOST,
        seat=(
            brought_field("civilization", civilizations, "player"),
            Field("mat", "choice", choices=MATS, whose="player"),
            *seat,
        ),
        options=(Field("adjustments", "flag", False), *options),
        modules=modules,
        excludes=excludes,
        fewer=fewer,
    )


def brought_field(name: str, rows: Mapping[str, str], whose: Literal["player", "automa"]) -> Field:
    """Returns a choice among rows of data, each with the module that brings it or nothing."""
    brought = tuple([(id, module) for id, module in rows.items() if module])
    return Field(name, "choice", choices=tuple(rows), whose=whose, brought=brought)


def check(given: dict[str, Any], capitals: Sequence[Capital]) -> None:
    """Checks that nothing is chosen twice, nor, on the small side, both mats of a pair.

    [tapestry.base.setup.capital-small]
    """
    for name in ("civilization", "mat"):
        taken: list[str] = []
        for seat, one in enumerate(given["seats"]):
            if one[name] in taken:
                problem = f"'{one[name]}' is taken already"
                raise SetupError(f"seats[{seat}].{name}", problem, "tapestry-setup-taken")
            if one[name] is not None:
                taken.append(one[name])
    if len(given["seats"]) <= SMALL_MAP:
        pairs = {str(mat.id): str(mat.pair) for mat in capitals}
        for seat, one in enumerate(given["seats"]):
            if one["mat"] and pairs[one["mat"]] in taken[: taken.index(one["mat"])]:
                problem = f"mat {one['mat']} has the same start territory as mat {pairs[one['mat']]}"
                raise SetupError(f"seats[{seat}].mat", problem, "tapestry-setup-pair")


def check_playable(rules: Any) -> None:
    """Checks that the chosen civilizations are in the game: modules may leave some out."""
    for seat in range(rules.seats):
        wish = given(rules, seat, "civilization", CIVILIZATIONS)
        if wish != NONE and wish not in rules.playable_civilizations:
            problem = f"the {CIVILIZATIONS[wish]} are not in this game"
            raise SetupError(f"seats[{seat}].civilization", problem, "tapestry-setup-left-out")


def everything(n: int) -> int:
    return (1 << n) - 1


def begin(rules: Any) -> Tapestry:
    """Returns the empty table with all decks complete; the set-up steps draw everything random.

    [tapestry.base.setup.tapestry-deck, tapestry.base.setup.tiles, tapestry.base.setup.landmarks-board]
    [tapestry.base.setup.landmarks-tech, tapestry.base.setup.track-tokens, tapestry.base.setup.income-mat]
    [tapestry.base.setup.resources-zero, tapestry.base.setup.vp-zero, tapestry.base.setup.supply-outposts]
    """
    counts, pieces = rules.data.box().counts, rules.data.box().player
    actors, hexes = rules.actors, rules.world.hexes
    s = Tapestry(
        rules=rules,
        sealed=[[] for _ in range(rules.seats)],
        round=list(range(rules.seats)),
        players=[
            Player(
                res=[0] * 4,
                built=[0] * 4,
                outposts=pieces.outposts - pieces.start_outposts + rules.extra_outposts[seat],
            )
            for seat in range(rules.seats)
        ],
        at=[[0] * ALL_TRACKS for _ in range(actors)],
        done=[0] * actors,
        stand=[0] * actors,
        fallen=[0] * actors,
        inert=[0] * actors,
        toppled=[0] * actors,
        tile=[NONE] * hexes,
        turned=[0] * hexes,
        explored=rules.world.printed,
        hangings=rules.hanging_pool,
        techs=rules.tech_pool,
        tiles=everything(counts.tiles),
        spaces=rules.space_pool,
        civilizations=sum([1 << civ for civ in rules.playable_civilizations]),
        mats=everything(counts.capitals),
        landmarks=rules.landmark_pool,
        places=((),) * len(rules.data.achievements()),
        dealt=[0] * rules.seats,
    )
    s.then(*[step(0) for step in rules.setting_up])
    return s


def given(rules: Any, seat: int, name: str, names: tuple[str, ...]) -> int:
    """Returns what the set-up assigns to a seat, by number; NONE if it is dealt."""
    wish = rules.setup["seats"][seat][name]
    return NONE if wish is None else names.index(wish)


class DealMats(Step, frozen=True, tag="tapestry.setup.DealMats"):
    """Deals each player a mat on the large side, or a pair on the small side, of which one is kept.

    [tapestry.base.setup.capital-large, tapestry.base.setup.capital-small]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        seats = [seat for seat in range(s.rules.seats) if s.rules.chooses[seat]]
        for seat in seats:
            if (mat := given(s.rules, seat, "mat", MATS)) != NONE:
                s.players[seat].mat = mat
                s.mats &= ~mats_dealt_with(s, mat)
        s.then(*[DealMat(seat) for seat in seats if s.players[seat].mat == NONE])


def mats_dealt_with(s: Tapestry, mat: int) -> int:
    """Returns a mat and, on the small side, the one that shares its start territory."""
    if s.rules.seats > SMALL_MAP:
        return 1 << mat
    data = s.rules.data.capitals()
    return 1 << mat | 1 << [one.id for one in data].index(data[mat].pair)


class Deal(Chance, frozen=True):
    """Base class of what deals something from which a seat will choose."""


class DealMat(Deal, frozen=True, tag="tapestry.setup.DealMat"):
    """Deals a random mat; on the small side it comes with the other one of its pair.

    [tapestry.base.setup.capital-large, tapestry.base.setup.capital-small]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_MAT, s.mats)

    def choose(self, s: Tapestry, option: Option) -> None:
        dealt = mats_dealt_with(s, option.i)
        s.mats &= ~dealt
        if dealt.bit_count() == 1:
            s.players[self.seat].mat = option.i
        else:
            s.dealt[self.seat] = dealt
            keep_later(s, KeepMat(self.seat))


def keep_later(s: Tapestry, frame: Secret) -> None:
    """Schedules a secret choice after everything that is still to be dealt."""
    deals = len([one for one in s.stack if isinstance(one, Deal)])
    s.stack.insert(len(s.stack) - deals, frame)


class KeepMat(Secret, frozen=True, tag="tapestry.setup.KeepMat"):
    """Asks which mat to keep; all choose secretly at the same time.

    [tapestry.base.setup.capital-small, tapestry.ruling.base-setup-choices]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([MAT[mat] for mat in bits(s.dealt[self.seat])])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.sealed[self.seat].append(option.i)


class TakeMats(Step, frozen=True, tag="tapestry.setup.TakeMats"):
    """Reveals the mats and places two outposts on each start territory.

    [tapestry.base.setup.start-outposts, tapestry.ruling.base-setup-choices, tapestry.base.capital.impassable]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        capitals = s.rules.data.capitals()
        for seat, p in enumerate(s.players):
            if s.sealed[seat]:
                p.mat = s.sealed[seat].pop()
            s.dealt[seat] = 0
            if p.mat != NONE:
                p.city = grid.impassable(capitals[p.mat].grid)
            start = 1 << s.rules.start_of(seat, p.mat)
            s.stand[seat] |= start
            s.taken |= start
            s.full |= start
        revealed(s)


def revealed(s: Tapestry) -> None:
    """Records that the secret choices are revealed."""
    if s.journal is not UNSET:
        s.journal.append(Uncovered(SPECTATOR))


class DealCivilizations(Step, frozen=True, tag="tapestry.setup.DealCivilizations"):
    """Deals two civilizations to each player, or fewer if there are not enough.

    [tapestry.base.setup.civilizations]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        seats = range(s.rules.seats)
        wishes = [given(s.rules, seat, "civilization", CIVILIZATIONS) for seat in seats]
        without = [seat for seat in seats if wishes[seat] == NONE and s.rules.chooses[seat]]
        s.civilizations &= ~sum([1 << wish for wish in wishes if wish != NONE])
        if without:
            n = min(s.rules.data.box().civilizations_dealt, s.civilizations.bit_count() // len(without))
            s.then(*[DealCivilization(seat, n) for seat in without if n])


class DealCivilization(Deal, frozen=True, tag="tapestry.setup.DealCivilization"):
    """Deals a random civilization until a player has enough to choose from.

    [tapestry.base.setup.civilizations]
    """

    seat: int
    left: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_CIVILIZATION, s.civilizations)

    def pick(self, s: Tapestry, number: int) -> Option:
        return picked_from(DRAW_CIVILIZATION, s.civilizations, number)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.civilizations &= ~(1 << option.i)
        s.dealt[self.seat] |= 1 << option.i
        if self.left > 1:
            s.next(DealCivilization(self.seat, self.left - 1))
        else:
            keep_later(s, KeepCivilization(self.seat))


class KeepCivilization(Secret, frozen=True, tag="tapestry.setup.KeepCivilization"):
    """Asks which civilization to keep; all choose secretly at the same time.

    [tapestry.base.setup.civilizations, tapestry.ruling.base-setup-choices]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([CIVILIZATION[civ] for civ in bits(s.dealt[self.seat])])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.sealed[self.seat].append(option.i)


class TakeCivilizations(Step, frozen=True, tag="tapestry.setup.TakeCivilizations"):
    """Reveals the civilizations and runs their set-up; the others form the stack.

    [tapestry.base.setup.civilizations, tapestry.base.setup.civilization-setup]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        revealed(s)
        for seat in reversed(range(s.rules.seats)):
            kept = given(s.rules, seat, "civilization", CIVILIZATIONS)
            if s.sealed[seat]:
                kept = s.sealed[seat].pop()
                s.civilizations |= s.dealt[seat] & ~(1 << kept)
                s.dealt[seat] = 0
            if kept != NONE:
                give_civilization(s, seat, kept, starting=True)


class LayOutCards(Step, frozen=True, tag="tapestry.setup.LayOutCards"):
    """Lays out three open tech cards.  [tapestry.base.setup.tech-display]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        Refill().run(s)


class StartPlay(Step, frozen=True, tag="tapestry.setup.StartPlay"):
    """Draws the start player.  [tapestry.base.setup.start-player]"""

    final: ClassVar[bool] = True

    seat: int

    def run(self, s: Tapestry) -> None:
        s.next(DrawFirst())


class DrawFirst(Chance, frozen=True, tag="tapestry.setup.DrawFirst"):
    """Draws the first player, each equally likely; play then goes clockwise.

    [tapestry.base.setup.start-player, tapestry.base.turn.clockwise]
    """

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return FIRST[: s.rules.seats], (1,) * s.rules.seats

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(BeginTurn(option.n))

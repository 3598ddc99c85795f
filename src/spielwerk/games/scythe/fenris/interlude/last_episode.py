"""After episode 7: which last episode is played, its tiles, and the choice of player mats."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.fenris.chronicle import NOBODY
from spielwerk.games.scythe.fenris.interlude.events import MatTaken, TileLaid
from spielwerk.games.scythe.fenris.interlude.options import DEALT, FIRST, LAID, MAT, MATS, TRACK_TILES
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.interlude.vote import go_on
from spielwerk.games.scythe.modules.tiles import SPACES
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

FOUND, LOST = "8a", "8b"


class Branch(Step, frozen=True, tag="interlude.last.Branch"):
    """8a if Tesla was found, otherwise 8b; in 8a the tiles lie open before mats are chosen.

    [fenris.ep7.branch-8a, fenris.ep7.branch-8b, fenris.ep8.mat-choice, fenris.ep8a.tiles-setup]
    """

    def run(self, s: Interlude) -> None:
        found = [seat for seat in s.seats if s.result(seat).found]
        s.c.tesla = s.c.seats[found[0]] if found else NOBODY
        go_on(s, FOUND if found else LOST)
        s.then(*[LayTile()] * (SPACES if found else 0), ChooseMats())


class LayTile(Chance, frozen=True, tag="interlude.last.LayTile"):
    """Draws the tile of the next space of the track.  [fenris.ep8a.tiles-setup]"""

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        return LAID, [n - s.c.tiles.count(tile) for tile, n in TRACK_TILES.items()]

    def choose(self, s: Interlude, option: Option) -> None:
        s.c.tiles.append(option.at)
        if s.journal is not UNSET:
            s.journal.append(TileLaid(len(s.c.tiles), option.i))


def mat_rank(s: Interlude, seat: int) -> tuple[int, ...]:
    """Returns what decides who chooses a mat first: wealth, then wins, then ticks.

    [fenris.ep8.mat-choice, fenris.ep8.mat-choice-tie-wins, fenris.ep8.mat-choice-tie-log]
    """
    sheet = s.sheet(seat)
    return (-sheet.wealth, -len(sheet.wins), -sheet.ticks)


class ChooseMats(Step, frozen=True, tag="interlude.last.ChooseMats"):
    """Mats are chosen one after the other, the wealthiest first.

    The book has no further tie-break, so chance decides as it does when factions are chosen.

    An Automa takes a random mat if a person is still to choose after it: that is the only effect of its mat.

    [fenris.ep8.mat-choice, fenris.ep8.automa-mat]
    [fenris.ep8.automa-mat-three-plus, fenris.ep8.automa-mat-effect]
    """

    order: tuple[int, ...] = ()
    """Those whose turn to choose is certain."""

    def run(self, s: Interlude) -> None:
        s.c.mats = ["" for _ in s.c.sheets]
        waiting = [seat for seat in s.seats if seat not in self.order]
        if waiting:
            first = min([mat_rank(s, seat) for seat in waiting])
            tied = tuple([seat for seat in waiting if mat_rank(s, seat) == first])
            alone = len(tied) == 1
            s.next(ChooseMats((*self.order, tied[0])) if alone else DrawNext(self.order, tied))
            return
        frames: list[ChooseMat | DealMat] = []
        for i, seat in enumerate(self.order):
            if not s.sheet(seat).automa:
                frames.append(ChooseMat(seat))
            elif any(not s.sheet(later).automa for later in self.order[i + 1 :]):
                frames.append(DealMat(seat))
        s.then(*frames)


class DrawNext(Chance, frozen=True, tag="interlude.last.DrawNext"):
    """Draws who of those with equal wealth, wins and ticks chooses next.  [fenris.ep8.mat-choice-tie-log]"""

    order: tuple[int, ...]
    tied: tuple[int, ...]

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        return tuple([FIRST[seat] for seat in self.tied]), (1,) * len(self.tied)

    def choose(self, s: Interlude, option: Option) -> None:
        s.next(ChooseMats((*self.order, option.n)))


def free_mats(s: Interlude) -> list[str]:
    """Returns the mats that can be taken now, so that everybody who still has to choose finds an allowed one.

    The book does not say what happens if only a forbidden mat is left for the last; here it cannot be left.
    """
    sets = ("base", "invaders") if s.c.invaders else ("base",)
    free = [id for id in MATS if components.mats()[id].set in sets and id not in s.c.mats]
    later = [frame.seat for frame in s.stack[:-1] if isinstance(frame, ChooseMat)]
    return [id for id in free if _suffices([mat for mat in free if mat != id], later, s)]


def _suffices(free: list[str], seats: list[int], s: Interlude) -> bool:
    """Returns whether each of these seats can get an allowed mat of its own."""
    if not seats:
        return True
    first, *others = seats
    return any(
        mat not in banned(s, first) and _suffices([m for m in free if m != mat], others, s) for mat in free
    )


def banned(s: Interlude, seat: int) -> list[str]:
    """Returns the mats that the faction of a seat may not have.

    [fenris.ep8.mat-banned-rusviet, fenris.ep8.mat-banned-crimea]
    """
    return [pair.mat for pair in components.mat_file().banned if pair.faction == s.sheet(seat).faction]


class ChooseMat(Ask, frozen=True, tag="interlude.last.ChooseMat"):
    """Asks for a player mat; two pairs of faction and mat are forbidden.

    [fenris.ep8.mat-choice, fenris.ep8.mat-banned-rusviet, fenris.ep8.mat-banned-crimea]
    """

    gesture: ClassVar[str] = "mat"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        mine = banned(s, self.seat)
        return tuple([MAT[MATS.index(id)] for id in free_mats(s) if id not in mine])

    def choose(self, s: Interlude, option: Option) -> None:
        take_mat(s, self.seat, option.i)


class DealMat(Chance, frozen=True, tag="interlude.last.DealMat"):
    """[fenris.ep8.automa-mat, fenris.ep8.automa-mat-no-ban, fenris.ep8.automa-mat-three-plus]"""

    seat: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        free = free_mats(s)
        return DEALT, [int(id in free) for id in MATS]

    def choose(self, s: Interlude, option: Option) -> None:
        take_mat(s, self.seat, option.i)


def take_mat(s: Interlude, seat: int, mat: int) -> None:
    s.c.mats[s.c.seats[seat]] = MATS[mat]
    if s.journal is not UNSET:
        s.journal.append(MatTaken(seat, mat))

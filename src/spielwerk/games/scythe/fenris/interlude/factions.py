"""Vesna, Fenris, and changes of faction after episodes 3 and 6."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.fenris.chronicle import FENRIS, GUESTS, INFRA, MECH, VESNA
from spielwerk.games.scythe.fenris.interlude.events import FactionLeft, FactionTaken, HomeTaken, Rolled
from spielwerk.games.scythe.fenris.interlude.market import PRICE
from spielwerk.games.scythe.fenris.interlude.options import (
    FACTIONS,
    FIRST,
    GETS,
    GOES,
    HOMES,
    LEAVE,
    ROLL,
    SETTLE,
    STAY,
    TAKE,
)
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.kernel.frame import Ask, Chance, Secret, Step
from spielwerk.kernel.option import Option, Options, Weights

LEAVES_FROM = 4
"""An Automa gives up its faction on this roll or more.  [fenris.ep3.automa-switch-roll]"""
STAYING, LEAVING = 1, 2
"""The sealed answers."""


def finder(s: Interlude) -> int:
    """Returns the seat that found or defeated what the episode is about, otherwise the winner's.

    [fenris.ep3.vesna-finder, fenris.ep3.vesna-nobody, fenris.ep5.fenris-victor, fenris.ep5.fenris-nobody]
    """
    return next((seat for seat in s.seats if s.result(seat).found), s.leader)


class NewVesna(Step, frozen=True, tag="interlude.factions.NewVesna"):
    """[fenris.ep3.vesna-finder, fenris.ep3.vesna-nobody, fenris.ep3.vesna-home, fenris.ep3.vesna-keeps]"""

    def run(self, s: Interlude) -> None:
        take_faction(s, finder(s), VESNA)


class NewFenris(Step, frozen=True, tag="interlude.factions.NewFenris"):
    """[fenris.ep5.fenris-victor, fenris.ep5.fenris-nobody, fenris.ep5.fenris-may-drop-vesna]
    [fenris.ep5.fenris-home, fenris.ep5.fenris-keeps]
    """

    def run(self, s: Interlude) -> None:
        take_faction(s, finder(s), FENRIS)


def take_faction(s: Interlude, seat: int, faction: str) -> None:
    """Gives a sheet another faction; a guest keeps the home base of the sheet.  All else stays as it is.

    [fenris.campaign.faction-change-keeps-all, fenris.ep6.switch-home-kept, fenris.ruling.ep6-home-whose]
    """
    sheet = s.sheet(seat)
    sheet.faction = faction
    if faction not in GUESTS:
        sheet.home = faction
    if s.journal is not UNSET:
        s.journal.append(FactionTaken(seat, FACTIONS.index(faction)))


class AskToLeave(Step, frozen=True, tag="interlude.factions.AskToLeave"):
    """Everybody may change, after episode 3 all but Vesna's player; an Automa rolls a die.

    An Automa that plays Vesna or Fenris keeps its faction after episode 6.
    [fenris.ep3.switch-optional, fenris.ep3.switch-pool, fenris.ep6.switch-all, fenris.ep6.switch-pool]
    [fenris.ep3.automa-switch-roll, fenris.ep6.automa-switch-roll, fenris.ep6.automa-keeps-special]
    """

    def run(self, s: Interlude) -> None:
        s.leaving = [False for _ in s.seats]
        vesna = [seat for seat in s.seats if s.c.episode == "3" and s.sheet(seat).faction == VESNA]
        asked = [seat for seat in s.people if seat not in vesna]
        rolls = [
            RollToLeave(seat)
            for seat in s.seats
            if s.sheet(seat).automa and s.sheet(seat).faction not in GUESTS
        ]
        s.then(*[Stay(seat) for seat in asked], OpenLeaving(), *rolls, ChooseFactions())


class Stay(Secret, frozen=True, tag="interlude.factions.Stay"):
    """Asks whether to give up the faction.  [fenris.ep3.switch-optional, fenris.ep6.switch-all]"""

    gesture: ClassVar[str] = "leave"
    begins: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        return (STAY, LEAVE)

    def choose(self, s: Interlude, option: Option) -> None:
        s.sealed[self.seat] = [LEAVING if option is LEAVE else STAYING]


class OpenLeaving(Step, frozen=True, tag="interlude.factions.OpenLeaving"):
    """Opens who leaves; their mats join the unused ones before anybody chooses.

    [fenris.ep3.switch-pool, fenris.ep6.switch-pool]
    """

    def run(self, s: Interlude) -> None:
        for seat in s.seats:
            if s.sealed[seat] == [LEAVING]:
                leave(s, seat)
        s.sealed = [[] for _ in s.seats]


def leave(s: Interlude, seat: int) -> None:
    s.leaving[seat] = True
    if s.journal is not UNSET:
        s.journal.append(FactionLeft(seat, FACTIONS.index(s.sheet(seat).faction)))


class RollToLeave(Chance, frozen=True, tag="interlude.factions.RollToLeave"):
    """[fenris.ep3.automa-switch-roll, fenris.ep6.automa-switch-roll]"""

    seat: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        return ROLL[1:], (1,) * (len(ROLL) - 1)

    def choose(self, s: Interlude, option: Option) -> None:
        if s.journal is not UNSET:
            s.journal.append(Rolled(self.seat, option.n))
        if option.n >= LEAVES_FROM:
            leave(s, self.seat)


def rank(s: Interlude, seat: int) -> tuple[int, ...]:
    """Returns what decides who chooses first.

    After episode 3 the least wealth, with 50 for each modification, then the lower result, then fewer wins;
    after episode 6 the better result, then less wealth before the episode.
    [fenris.ep3.switch-order, fenris.ep3.switch-wealth-count, fenris.ruling.ep3-switch-tie]
    [fenris.ruling.ep3-free-mod-counts]
    [fenris.ep6.switch-order, fenris.ruling.ep6-automa-choice-order, fenris.ruling.shared-episode-win]
    """
    sheet, place = s.sheet(seat), s.result(seat).place
    if s.c.episode == "3":
        worth = sheet.wealth + PRICE * (sheet.owned(MECH) + sheet.owned(INFRA))
        return (worth, -place, len(sheet.wins))
    return (place, s.before[seat])


class ChooseFactions(Step, frozen=True, tag="interlude.factions.ChooseFactions"):
    """The next of those who leave chooses; on a tie chance decides who that is.

    [fenris.ep3.switch-order, fenris.ep6.switch-order, fenris.ruling.ep3-switch-tie]
    """

    def run(self, s: Interlude) -> None:
        waiting = [seat for seat in s.seats if s.leaving[seat]]
        if not waiting:
            s.next(FindHomes())
            return
        first = min([rank(s, seat) for seat in waiting])
        tied = tuple([seat for seat in waiting if rank(s, seat) == first])
        s.next(self)
        s.next(DrawFirst(tied) if len(tied) > 1 else choosing(s, tied[0]))


class DrawFirst(Chance, frozen=True, tag="interlude.factions.DrawFirst"):
    """[fenris.ruling.ep3-switch-tie, fenris.ruling.shared-episode-win]"""

    tied: tuple[int, ...]

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        return tuple([FIRST[seat] for seat in self.tied]), (1,) * len(self.tied)

    def choose(self, s: Interlude, option: Option) -> None:
        s.next(choosing(s, option.n))


def choosing(s: Interlude, seat: int) -> TakeFaction | DealFaction:
    return DealFaction(seat) if s.sheet(seat).automa else TakeFaction(seat)


def unused(s: Interlude) -> list[str]:
    """Returns the factions that can be chosen: nobody has them, and Vesna and Fenris are known.

    A player who is away keeps his.
    [fenris.ep3.switch-pool, fenris.ep6.switch-pool, fenris.ruling.absent-sheet]
    [fenris.campaign.compat-invaders]
    """
    gone = [s.c.seats[seat] for seat in s.seats if s.leaving[seat]]
    taken = [sheet.faction for i, sheet in enumerate(s.c.sheets) if sheet.status != "left" and i not in gone]
    known = {VESNA: "3" in s.c.path, FENRIS: "5" in s.c.path}
    sets = ("base", "invaders") if s.c.invaders else ("base",)
    boxed = [id for id in HOMES if components.factions()[id].set in sets]
    return [id for id in (*boxed, *[id for id in GUESTS if known[id]]) if id not in taken]


class TakeFaction(Ask, frozen=True, tag="interlude.factions.TakeFaction"):
    """Asks for a faction; the old one may be taken again.  [fenris.ep3.switch-pool, fenris.ep6.switch-all]"""

    gesture: ClassVar[str] = "faction"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        return tuple([TAKE[FACTIONS.index(id)] for id in unused(s)])

    def choose(self, s: Interlude, option: Option) -> None:
        s.leaving[self.seat] = False
        take_faction(s, self.seat, option.at)


class DealFaction(Chance, frozen=True, tag="interlude.factions.DealFaction"):
    """[fenris.ep3.automa-switch-random, fenris.ep6.automa-switch-random]"""

    seat: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        pool = unused(s)
        return GETS, [int(id in pool) for id in FACTIONS]

    def choose(self, s: Interlude, option: Option) -> None:
        s.leaving[self.seat] = False
        take_faction(s, self.seat, option.at)


def homes_left(s: Interlude) -> list[str]:
    """Returns the home bases where nobody lives.  [fenris.ep6.switch-home-taken]"""
    lived = [sheet.home for sheet in s.c.sheets if sheet.status != "left"]
    return [id for id in HOMES if id not in lived]


class FindHomes(Step, frozen=True, tag="interlude.factions.FindHomes"):
    """After all choices a guest whose base belongs to a chosen faction finds another one.

    [fenris.ep6.switch-home-taken, fenris.ruling.ep3-vesna-home, fenris.ep7.setup-mats]
    """

    def run(self, s: Interlude) -> None:
        owners = [sheet.faction for sheet in s.c.sheets if sheet.status != "left"]
        for number, sheet in reversed([*enumerate(s.c.sheets)]):
            if sheet.status != "left" and sheet.faction in GUESTS and sheet.home in owners:
                asked = [seat for seat in s.people if s.c.seats[seat] == number]
                s.next(Settle(asked[0]) if asked else GoTo(number))


class Settle(Ask, frozen=True, tag="interlude.factions.Settle"):
    """Asks for an unused home base.  [fenris.ep6.switch-home-taken, fenris.ruling.ep3-vesna-home]"""

    gesture: ClassVar[str] = "home"
    begins: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        return tuple([SETTLE[HOMES.index(id)] for id in homes_left(s)])

    def choose(self, s: Interlude, option: Option) -> None:
        live_at(s, s.c.seats[self.seat], option.i)


class GoTo(Chance, frozen=True, tag="interlude.factions.GoTo"):
    """Finds a home base by chance, for an Automa or a player who is away.  [fenris.ruling.ep3-vesna-home]"""

    sheet: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        free = homes_left(s)
        return GOES, [int(id in free) for id in HOMES]

    def choose(self, s: Interlude, option: Option) -> None:
        live_at(s, self.sheet, option.i)


def live_at(s: Interlude, sheet: int, home: int) -> None:
    s.c.sheets[sheet].home = HOMES[home]
    if s.journal is not UNSET:
        s.journal.append(HomeTaken(sheet, home))

"""Nordic Kingdoms: Swim, Riverwalk, Seaworthy, Artillery, Speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.combat import BeforeCombat
from spielwerk.games.scythe.control import enemy_units, pieces_changed
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.movement import fighters_at, retreat, workers_at
from spielwerk.games.scythe.options import LOAD, TO, TO_EACH
from spielwerk.games.scythe.state import CHARACTER, Scythe
from spielwerk.games.scythe.tracks import lose_power
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

NORDIC = Faction("nordic")
NORDIC.sails("seaworthy", between_lakes=False)


@NORDIC.on("worker_reach")
def swim(reach: list[list[int]], rules: ScytheRules, seat: int) -> list[list[int]]:
    """Lets workers cross rivers into any land region.  [scythe.faction.nordic-swim]"""
    for place, across in enumerate(rules.board.river):
        reach[seat][place] |= across
    return reach


class Artillery(BeforeCombat, frozen=True, tag="scythe.nordic.Artillery"):
    """Asks whether to pay 1 power; the opponent then loses 2, or as much as there is.

    [scythe.nordic.artillery-effect, scythe.nordic.artillery-once-per-combat, scythe.ruling.ability-floors]
    """

    against: ClassVar[bool] = True

    def usable(self, s: Scythe) -> bool:
        return s.players[self.seat].power >= 1

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "artillery"))
        lose_power(s, self.seat, 1)
        lose_power(s, self.foe, 2)


NORDIC.add("before_combat", Artillery, NORDIC.bit("artillery"))


class OntoLakes(Step, frozen=True, tag="scythe.nordic.OntoLakes"):
    """Asks where each defeated character or mech retreats to, one after the other.

    [scythe.nordic.seaworthy-retreat]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        if losers := fighters_at(s, self.seat, self.place):
            s.next(LakeRetreat(self.seat, self.place, losers[0]))


class LakeRetreat(Ask, frozen=True, tag="scythe.nordic.LakeRetreat"):
    """Asks whether a defeated character or mech goes to an adjacent lake instead of home.

    [scythe.nordic.seaworthy-retreat, scythe.ruling.seaworthy-retreat]
    """

    gesture: ClassVar[str] = "retreat"
    begins: ClassVar[bool] = True

    place: int
    unit: int = CHARACTER
    """The unit in question: the first one still there."""

    def options(self, s: Scythe) -> Options:
        b = s.rules.board
        lakes = b.neighbours[self.place] & b.lakes & ~enemy_units(s, self.seat)
        return (TO[s.players[self.seat].home], *TO_EACH(lakes))

    def choose(self, s: Scythe, option: Option) -> None:
        p = s.players[self.seat]
        unit = fighters_at(s, self.seat, self.place)[0]
        retreat(s, self.seat, unit, option.i)
        pieces_changed(s, self.seat)
        if left := fighters_at(s, self.seat, self.place):
            s.next(LakeRetreat(self.seat, self.place, left[0]))
        if option.i != p.home and unit != CHARACTER and workers_at(s, self.seat, self.place):
            s.next(TakeWorkers(self.seat, self.place, option.i))


class TakeWorkers(Ask, frozen=True, tag="scythe.nordic.TakeWorkers"):
    """Asks how many workers a mech that retreats to a lake carries; the others go home.

    [scythe.ruling.seaworthy-retreat]
    """

    gesture: ClassVar[str] = "retreat"

    place: int
    lake: int

    def options(self, s: Scythe) -> Options:
        return LOAD[0][len(workers_at(s, self.seat, self.place)) :: -1]

    def choose(self, s: Scythe, option: Option) -> None:
        for unit in workers_at(s, self.seat, self.place)[: option.n]:
            retreat(s, self.seat, unit, self.lake)
        pieces_changed(s, self.seat)


NORDIC.add("retreats", OntoLakes, NORDIC.bit("seaworthy"))

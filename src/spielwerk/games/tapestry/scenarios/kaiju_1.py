"""Kaiju 1: a monster that walks through the capital city of the person and destroys income buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.setup import RollFavourite, SetUpBots
from spielwerk.games.tapestry.effects import BUILDINGS, TRACKS
from spielwerk.games.tapestry.grid import DISTRICT, DISTRICTS, PLOTS
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.events import (
    BuildingDestroyed,
    CompassRead,
    KaijuMoved,
    KaijuStayed,
    NothingDestroyed,
)
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.speech import Reason
from spielwerk.kernel.state import Part
from spielwerk.kernel.tagged import tag_of
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

KAIJU_1 = "kaiju-1"
DIRECTIONS = ("up", "right", "down", "left")


class KaijuInCity(Part):
    """The district of the Kaiju and the one it came from, the plots in ruins, and what was lost by kind.

    [tapestry.kaiju1.kaiju-start]
    """

    district: int
    came: int = NONE
    ruins: tuple[int, ...] = ()
    lost: list[int] = []

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        line, column = scenario_file(rules.data.pack).kaiju.start
        return cls(line * DISTRICT + column, lost=[0] * len(BUILDINGS))


class RollFavourites(Step, frozen=True, tag="tapestry.kaiju1.RollFavourites"):
    """Rolls the favourite tracks of both bots; the Automa has no civilization, on no level.

    [tapestry.kaiju1.automa-no-civilization, tapestry.kaiju1.favourite-by-die]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(*[RollFavourite(actor) for actor in table_of(s).actors])


def rage(s: Tapestry, actor: int, card: int) -> None:
    """Moves the Kaiju before the tokens of the Automa move, and destroys a building.

    [tapestry.kaiju1.timing, tapestry.ruling.kaiju1-no-move]
    """
    table = table_of(s)
    if actor != table.automa:
        return
    kaiju = s.part(KaijuInCity)
    to = next_district(s, kaiju, table.data.cards[card].order)
    if to == NONE:
        if s.journal is not UNSET:
            s.journal.append(KaijuStayed())
        return
    kaiju.district, kaiju.came = to, kaiju.district
    if s.journal is not UNSET:
        s.journal.append(KaijuMoved(table.people[0], to))
    destroy(s, table.people[0])


def next_district(s: Tapestry, kaiju: KaijuInCity, order: tuple[str, ...]) -> int:
    """Returns the district to which the first useful symbol leads; symbols that no compass shows are skipped.

    Towards the edge of the city it goes the opposite way, and it never goes back at once.
    [tapestry.kaiju1.move, tapestry.kaiju1.move-leaving, tapestry.kaiju1.move-back]
    [tapestry.ruling.kaiju-arts-icon]
    """
    steps = scenario_file(s.rules.data.pack).compass.steps()
    line, column = divmod(kaiju.district, DISTRICT)
    for icon in order:
        if icon not in steps:
            continue
        down, right = steps[icon]
        turned = not (0 <= line + down < DISTRICT and 0 <= column + right < DISTRICT)
        if turned:
            down, right = -down, -right
        to = (line + down) * DISTRICT + column + right
        verdict = "back" if to == kaiju.came else "turned" if turned else "moves"
        if s.journal is not UNSET:
            s.journal.append(CompassRead(TRACKS.index(icon), DIRECTIONS[[*steps].index(icon)], verdict))
        if to != kaiju.came:
            return to
    return NONE


def destroy(s: Tapestry, seat: int) -> None:
    """Removes the first income building of the district, line by line, unless the district is complete.

    [tapestry.kaiju1.destroy-condition, tapestry.kaiju1.destroy-choice, tapestry.kaiju1.destroy-marker]
    [tapestry.kaiju1.complete-district-safe]
    """
    p, kaiju = s.players[seat], s.part(KaijuInCity)
    area = DISTRICTS[kaiju.district]
    here = sorted([(plot, kind) for plot, kind in p.buildings if PLOTS[plot] & area])
    if not here or p.city & area == area:
        if s.journal is not UNSET:
            s.journal.append(NothingDestroyed(kaiju.district, "complete" if here else "none"))
        return
    plot, kind = here[0]
    p.buildings = tuple([one for one in p.buildings if one != here[0]])
    kaiju.ruins += (plot,)
    kaiju.lost[kind] += 1
    if s.journal is not UNSET:
        s.journal.append(BuildingDestroyed(seat, kind, plot))


def ruins(s: Tapestry, _seat: int) -> int:
    """Returns the ruins of a city, which stay and can be neither removed nor built over.

    [tapestry.kaiju1.destroy-marker, tapestry.kaiju1.marker-lines, tapestry.kaiju1.marker-district]
    """
    return sum([PLOTS[plot] for plot in s.part(KaijuInCity).ruins])


def lost(s: Tapestry, seat: int, kind: int) -> int:
    """Returns the destroyed buildings of a kind, which count no longer.  [tapestry.kaiju1.destroyed-vp]"""
    return s.part(KaijuInCity).lost[kind] if s.rules.chooses[seat] else 0


def outscored(s: Tapestry, seat: int) -> bool:
    """Returns whether the person has more points than the Automa.  [tapestry.kaiju1.goal]"""
    return s.players[seat].vp > s.players[table_of(s).automa].vp


def drawn(view: TapestryView, rules: TapestryRules) -> list[Mark]:
    """Returns the Kaiju and the ruins, to be drawn."""
    kaiju = next(part for part in view.parts if isinstance(part, KaijuInCity))
    seat = next(seat for seat in range(rules.seats) if rules.chooses[seat])
    fallen = [Mark("ruin", seat=seat, plot=plot) for plot in kaiju.ruins]
    return [Mark("kaiju", seat=seat, district=kaiju.district), *fallen]


VERDICTS = {
    "moves": "tapestry.kaiju1.move",
    "turned": "tapestry.kaiju1.move-leaving",
    "back": "tapestry.kaiju1.move-back",
}


def told(event: CompassRead, rules: TapestryRules) -> list[Reason]:
    """Returns what a symbol of the decision card means for the Kaiju."""
    direction = text(f"tapestry-direction-{event.direction}")
    words = {"track": names.track(event.track, rules), "direction": direction}
    return [Reason(text(f"tapestry-kaiju-compass-{event.verdict}", **words), VERDICTS[event.verdict])]


def kaiju_1(_rules: TapestryRules) -> Module:
    """Returns the module; it works with every expansion.

    [tapestry.kaiju.compatibility, tapestry.kaiju1.build-beside]
    """
    module = Module(KAIJU_1, part=KaijuInCity)
    module.replace_step("setting_up", SetUpBots, RollFavourites)
    module.add("advancing_by_pair", rage)
    module.add("ruins", ruins)
    module.add("lost_buildings", lost)
    module.add("marks", drawn)
    module.add_row("telling", tag_of(CompassRead), told)
    return module

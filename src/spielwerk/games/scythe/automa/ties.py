"""The end of every choice: nearest to the Factory, then reading order, or the marker at larger tables."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.events import CompassMoved
from spielwerk.games.scythe.automa.seat import AutomaSeat
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.funnel import Funnel

FACTORY = "scythe.automa-move.tie-factory"
READING = "scythe.automa-move.tie-reading-order"
NEAREST = "fenris.multiautoma.tie-nearest"
STRIDE = 2
"""How many home bases clockwise the marker moves.  [fenris.multiautoma.tie-advance]"""


def best_region(s: Scythe, m: AutomaSeat, f: Funnel) -> int:
    """Returns the best region: of equally good ones the closest to the Factory, then by reading order.

    [scythe.automa-move.tie-factory, scythe.automa-move.tie-reading-order]
    [scythe.automa-move-worker.step4-ties, scythe.automa-move-peaceful.step4-ties]
    [scythe.automa-move-encounter.step4-ties]
    [scythe.automa-attack-unit.step4-ties, scythe.automa-attack-worker.step4-ties]
    [scythe.ruling.automa-reading-order, fenris.multiautoma.tie-marker]
    """
    f.least(FACTORY, s.rules.board.factory_distance)
    return reading_order(s, m, f)


def reading_order(s: Scythe, m: AutomaSeat, f: Funnel) -> int:
    """Returns the first region in reading order, or the one that the marker chooses at larger tables.

    [scythe.automa-move.tie-reading-order, fenris.multiautoma.tie-marker]
    """
    if m.marker and f.left & f.left - 1:
        by_marker(s, m, f, list(range(len(s.rules.board.places))))
    return f.first(READING)


def best_unit(s: Scythe, m: AutomaSeat, f: Funnel, places: list[int]) -> Funnel:
    """Keeps the first in reading order of units equally close to home.

    It does not distinguish units in one region.
    [scythe.automa-move.tie-reading-order, scythe.automa-move-worker.example-select]
    [fenris.multiautoma.tie-marker]
    """
    if m.marker:
        if len({places[unit] for unit in bits(f.left)}) > 1:
            by_marker(s, m, f, places)
        return f
    return f.least(READING, places)


def by_marker(s: Scythe, m: AutomaSeat, f: Funnel, places: list[int]) -> None:
    """Keeps the region nearest to the marker.

    The marker moves on while several are equally near, and once more at the end.
    `places` is where each candidate is.
    [fenris.multiautoma.tie-marker, fenris.multiautoma.tie-nearest, fenris.multiautoma.tie-still]
    [fenris.multiautoma.tie-advance, fenris.multiautoma.tie-example]
    """
    automas = s.part(Automas)
    homes = list(s.rules.board.home.values())
    while True:
        far = s.rules.board.distance[homes[automas.compass]]
        f.least(NEAREST, [far[place] for place in places])
        automas.compass = (automas.compass + STRIDE) % len(homes)
        if s.journal is not UNSET:
            s.journal.append(CompassMoved(m.seat, homes[automas.compass]))
        if len({places[candidate] for candidate in bits(f.left)}) == 1:
            return

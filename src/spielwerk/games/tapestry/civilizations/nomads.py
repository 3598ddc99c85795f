"""Nomads: buildings and landmarks on the map.

Their numbers are the mask of the hexes that such pieces control, and of those that they fortify.
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.capture import gained_otherwise, piece_placed
from spielwerk.games.tapestry.city import Plot, Rotation
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.events import Settled
from spielwerk.games.tapestry.options import CIVILIZATIONS, HEXES, OPTIONS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, each

NOMADS = Module("nomads")
NUMBER = CIVILIZATIONS.index("nomads")
SETTLE = OPTIONS.row("settle", HEXES)
"""The piece goes to a territory."""
SETTLE_EACH = each(SETTLE)
NOMADS.add_row("naming", "settle", lambda _speech, option, _rules: {"hex": names.hex(option.i)})


def territories(s: Tapestry, frame: Plot | Rotation) -> Options:
    """Returns the territories for a building or landmark: own ones with one piece, unoccupied ones nearby.

    [tapestry.civ.nomads.fortify, tapestry.civ.nomads.settle]
    """
    if not numbers(s.players[frame.seat], NUMBER):
        return ()
    own = s.control(frame.seat)
    unoccupied = s.rules.world.around(own) & s.explored & ~s.taken
    return SETTLE_EACH(own & ~s.full | unoccupied)


def settle(s: Tapestry, frame: Plot | Rotation, option: Option) -> None:
    """Fortifies a controlled territory for any resource, or gains control of an unoccupied one.

    Such a piece is toppled like an outpost.
    [tapestry.civ.nomads.fortify, tapestry.civ.nomads.settle, tapestry.civ.nomads.toppled]
    [tapestry.civ.nomads.counts]
    """
    seat, bit = frame.seat, 1 << option.i
    settled, fortified = numbers(s.players[seat], NUMBER)
    if s.taken & bit:
        set_numbers(s.players[seat], NUMBER, settled, fortified | bit)
        s.inert[seat] |= bit
        gain_any(s, seat, NUMBER)
    else:
        set_numbers(s.players[seat], NUMBER, settled | bit, fortified)
        s.stand[seat] |= bit
    piece_placed(s, option.i)
    gained_otherwise(s, seat)
    if s.journal is not UNSET:
        s.journal.append(Settled(seat, option.i))


NOMADS.offer(Plot, "settle", territories, settle)
NOMADS.offer(Rotation, "settle", territories, settle)


starts_with(NOMADS, 0, 0)

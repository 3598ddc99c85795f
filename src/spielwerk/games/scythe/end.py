"""The end of the game, which comes immediately with the sixth star."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import contested, enemy_units, pieces_changed, update_control
from spielwerk.games.scythe.events import GameEnded
from spielwerk.games.scythe.movement import send_home
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, Scythe


def sixth_star(s: Scythe, seat: int) -> bool:
    """Returns whether a player has placed the last star, which ends the game.

    [scythe.end.trigger, scythe.star.max-six, scythe.turn.order]
    """
    return s.players[seat].star_count >= s.rules.pieces.stars


def end(s: Scythe, seat: int, condition: str) -> None:
    """Ends the game: nothing pending happens, and units waiting for a combat go back.

    [scythe.end.trigger, scythe.end.opponent-turn-stars-cancelled, scythe.ruling.neighbour-bonus-at-end]
    """
    return_from_combats(s)
    if s.journal is not UNSET:
        s.journal.append(GameEnded(seat, condition))
    s.finish()
    update_control(s)


def return_from_combats(s: Scythe) -> None:
    """Returns units that wait for a combat to where they stood before the Move; their cargo stays.

    They belong to the active player, whoever has placed the sixth star.  A unit that cannot stay there goes
    home.  A unit that has not moved stays: somebody else has come upon it.
    [scythe.end.pending-units-return, scythe.combat.sixth-star-stops, scythe.ruling.defender-sixth-star]
    [scythe.ruling.pending-units-origin]
    """
    p = s.players[s.active]
    pending = contested(s, s.active)
    returned = [
        unit
        for unit, origin in enumerate(s.before_move)
        if BIT[p.units[unit]] & pending and p.units[unit] != origin
    ]
    for unit in returned:
        p.units[unit] = s.before_move[unit]
    s.before_move = ()
    pieces_changed(s, s.active)
    for unit in returned:
        if stranded(s, s.active, unit):
            send_home(s, s.active, unit)
    pieces_changed(s, s.active)


def stranded(s: Scythe, seat: int, unit: int) -> bool:
    """Returns whether an opponent is where the unit returned to, or a worker is on a lake without a mech.

    [scythe.ruling.pending-units-origin, scythe.ruling.lake-cargo, scythe.control.by-unit]
    """
    p = s.players[seat]
    place = p.units[unit]
    if BIT[place] & enemy_units(s, seat):
        return True
    carried = place in p.units[CHARACTER + 1 : FIRST_WORKER]
    return unit >= FIRST_WORKER and bool(BIT[place] & s.rules.board.lakes) and not carried

"""The end of the game: at once, with the sixth star."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import contested, settle
from spielwerk.games.scythe.events import GameEnded
from spielwerk.games.scythe.state import Scythe


def sixth_star(s: Scythe, seat: int) -> bool:
    """[scythe.end.trigger, scythe.star.max-six, scythe.turn.order]"""
    return s.players[seat].star_count >= s.rules.pieces.stars  # type: ignore[no-any-return]


def end(s: Scythe, seat: int, condition: str) -> None:
    """Nothing that was pending happens any more; units before an unfought combat go back.

    [scythe.end.trigger, scythe.end.opponent-turn-stars-cancelled, scythe.ruling.neighbour-bonus-at-end]
    """
    return_from_combats(s)
    if s.journal is not UNSET:
        s.journal.append(GameEnded(seat, condition))
    s.finish()


def return_from_combats(s: Scythe) -> None:
    """Units that wait for a combat go back to where they stood before the Move; what they carried stays.

    They are the active player's, whoever has placed the sixth star.
    [scythe.end.pending-units-return, scythe.combat.sixth-star-stops, scythe.ruling.defender-sixth-star]
    [scythe.ruling.pending-units-origin]
    """
    p = s.players[s.active]
    pending = contested(s, s.active)
    for unit, origin in enumerate(s.before_move):
        if BIT[p.units[unit]] & pending:
            p.units[unit] = origin
    s.before_move = ()
    settle(s, s.active)

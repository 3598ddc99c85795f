"""What the tests of rivals share."""

from __future__ import annotations

from typing import Any, TypeVar

from games.scythe.battle import ATTACKER, DEFENDER, HERE, THIRD
from games.scythe.positions import Position
from spielwerk.games.scythe.modules.rivals import Stakes
from spielwerk.games.scythe.state import replaced

MODULES: dict[str, Any] = {"modules": ["rivals"], "spoilers": ["fenris-all"]}

P = TypeVar("P", bound=Position)


def stake(p: P, seat: int, foe: int, n: int) -> P:
    """So many stars of a seat lie on the home base of another."""
    part = p.s.part(Stakes)
    row = replaced(part.on_base[seat], foe, n)
    part.on_base = (*part.on_base[:seat], row, *part.on_base[seat + 1 :])
    p.fresh()
    return p


def stakes(p: Position, seat: int) -> tuple[int, ...]:
    """How many stars of a seat lie on each home base, as everybody sees it."""
    part = p.view(-2).parts[p.s.rules.slots[Stakes]]
    assert isinstance(part, Stakes)
    return part.on_base[seat]


def front(*modules: str) -> Position:
    """Mech 1 of the attacker in T5 beside mech 1 of the defender in T6, as in `battle`, with rivals."""
    seats = ("crimea mechanical", "saxony industrial", "polania patriotic")
    p = Position(*seats, **{**MODULES, "modules": ["rivals", *modules]})
    p.set(ATTACKER, power=5, popularity=5, coins=0).set(DEFENDER, power=5, popularity=5)
    for seat in p.game.seats:
        p.hand(seat)
    p.workers(ATTACKER, "V9").workers(DEFENDER, "M6").workers(THIRD, "W2")
    return p.mech(ATTACKER, 1, "T5").mech(DEFENDER, 1, HERE)

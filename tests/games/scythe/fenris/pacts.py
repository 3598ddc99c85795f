"""What the tests of alliances share."""

from __future__ import annotations

from typing import Any, TypeVar

from games.scythe.positions import Position
from spielwerk.games.scythe.modules.alliances import Pacts

MODULES: dict[str, Any] = {"modules": ["alliances"], "spoilers": ["fenris-all"]}

P = TypeVar("P", bound=Position)


def table(*seats: str, modules: tuple[str, ...] = (), **options: Any) -> Position:
    """A table with alliances: no workers, no cards, no encounters, a few coins."""
    given = {**MODULES, "modules": ["alliances", *modules], **options}
    p = Position(*(seats or ("rusviet mechanical", "nordic industrial", "crimea patriotic")), **given)
    for seat in p.game.seats:
        p.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)
    return p.encounters()


def ally(p: P, seat: int, other: int, *, broken_by: tuple[int, ...] = ()) -> P:
    """Two seats have swapped their tokens, and some have broken the alliance."""
    pacts = p.s.part(Pacts)
    holds = list(pacts.holds)
    holds[seat], holds[other] = other, seat
    pacts.holds = tuple(holds)
    pacts.broken = sum([1 << one for one in broken_by])
    p.fresh()
    return p


def pacts(p: Position) -> Pacts:
    """The tokens as everybody sees them."""
    part = p.view(-2).parts[p.s.rules.slots[Pacts]]
    assert isinstance(part, Pacts)
    return part


def proposals(p: Position) -> list[str]:
    """The alliances that can be proposed now."""
    return [text for text in p.options if text.startswith("ally")]

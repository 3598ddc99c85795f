"""The points of Scythe's rules that are about units on the move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from spielwerk.games.scythe.state import MECH_COUNT, Scythe
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.module import BySeat, Masked, Rules, by_seat, folded, hook, masked, values

if TYPE_CHECKING:
    from spielwerk.games.scythe.actions.move import SetOut
    from spielwerk.games.scythe.rules import ScytheRules

OnMoved = Callable[[Scythe, int, int, int, int], None]
OnArrived = Callable[[Scythe, int, int, int, int], bool | None]
OnDisplaced = Callable[[Scythe, int, int, int, int], None]


def plain_steps(rules: Rules) -> list[list[int]]:
    return [[1] * (1 << MECH_COUNT) for _ in range(rules.actors)]


def plain_reach(rules: ScytheRules) -> list[list[list[int]]]:
    return [[list(rules.board.walk)] * (1 << MECH_COUNT) for _ in range(rules.actors)]


def plain_worker_reach(rules: ScytheRules) -> list[list[int]]:
    return [list(rules.board.walk) for _ in range(rules.actors)]


class PointsOfMovement(Rules):
    """Where units can go, how far, and what happens on the way."""

    on_moved: BySeat[tuple[OnMoved, ...]] = by_seat(hook())
    """(s, seat, unit, origin, to): a unit of the seat was moved or carried."""
    on_entered: tuple[Callable[[Scythe, SetOut, int], bool | None], ...] = hook()
    """(s, step, origin) -> whether a player's unit must stop before it meets anything else: `step` is what it
    has just done, with all that it carries."""
    before_meeting: tuple[Callable[[Scythe, SetOut, int], bool | None], ...] = hook()
    """(s, step, origin) -> whether the player is asked something first: after all stops of `on_entered`."""
    on_arrived: tuple[OnArrived, ...] = hook()
    """(s, seat, unit, place, origin) -> whether the unit must stop: the end of a step."""
    on_displaced: tuple[OnDisplaced, ...] = hook()
    """(s, seat, victim, place, n): lone workers were displaced."""

    fighter_reach: BySeat[Sequence[Sequence[int]]] = folded(plain_reach)
    """[seat][abilities][place]: where characters and mechs can go in one step."""
    worker_reach: BySeat[Sequence[int]] = folded(plain_worker_reach)
    """[seat][place]: where workers can go in one step."""
    fighter_steps: BySeat[Sequence[int]] = folded(plain_steps)
    """[seat][abilities]: the number of steps of characters and mechs."""
    uses_tunnels: BySeat[bool] = values(True)
    """Whether tunnels and mines lead characters and mechs to other tunnels."""
    links: Masked[Callable[[Scythe, int, int], int]] = masked(MECH_COUNT)
    """(s, seat, place) -> mask: links of characters and mechs that depend on the position."""
    worker_links: Masked[Callable[[Scythe, int, int], int]] = masked(MECH_COUNT)
    """(s, seat, place) -> mask: links of workers that move by themselves."""
    worker_bars: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> mask: where workers that move by themselves may not go."""
    mines: tuple[Callable[[Scythe, int], int], ...] = hook()
    """(s, seat) -> mask: mines of others that are tunnels for the seat too."""
    more_steps: Masked[Callable[[Scythe, int, int], int]] = masked(MECH_COUNT)
    """(s, seat, unit) -> the number of additional steps of a unit, workers included."""
    fares: tuple[Callable[[Scythe, int, int], tuple[int, ...]], ...] = hook()
    """(s, seat, place) -> the places beside the board to which a unit has to hand over a carried resource
    each before it enters a region by its own movement."""
    also_moves: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether something beside the units can be moved, for which a module has an offer."""
    on_landed: BySeat[tuple[Callable[[int], Frame], ...]] = by_seat(hook())
    """Frames (seat) that come when something beside the units has ended its movement."""
    passes: Masked[Callable[[Scythe, int, int, int], bool]] = masked(MECH_COUNT)
    """(s, seat, unit, place) -> whether a unit with steps left may go on through the place it has entered,
    before anything happens there."""
    lurks: tuple[Callable[[Scythe, int, int, int], bool], ...] = hook()
    """(s, seat, unit, place) -> whether something of a module acts on a unit that ends a step there."""
    blameless: tuple[Callable[[Scythe, int], bool], ...] = hook()
    """(s, seat) -> whether no worker that the seat displaces costs popularity now."""
    spares_workers: Masked[Callable[[Scythe, int], bool]] = masked(MECH_COUNT)
    """(s, seat) -> whether driving off workers costs no popularity."""

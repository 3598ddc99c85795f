"""The chronicle of a match: when gestures and turns began, and the points over time.

It is computed by replaying the stored choices.  Points are counted only after the end, when everything is
open; when a gesture or a turn begins is always public.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from msgspec import Struct

from spielwerk.kernel.choice import Script
from spielwerk.kernel.frame import CHANCE
from spielwerk.table.store.live_table import LiveTable
from spielwerk.table.store.moments import moments

CACHE_SIZE = 32
"""The number of cached chronicles: a finished table is viewed many times."""


class Standing(Struct, frozen=True):
    """The points of all seats when a turn began, or at the end."""

    moment: int
    turn: int
    points: tuple[int, ...]

    @property
    def leaders(self) -> tuple[int, ...]:
        best = max(self.points)
        return tuple([seat for seat, points in enumerate(self.points) if points == best])


class Lead(Struct, frozen=True):
    """Who was ahead from one standing to another, and the largest lead in points."""

    seats: tuple[int, ...]
    first: int
    last: int
    most: int


class Chronicle(Struct, frozen=True):
    """The moments at which gestures and turns began; standings (none before the end) with the points."""

    gestures: tuple[int, ...]
    turns: tuple[int, ...]
    numbers: tuple[int, ...]
    """The game's numbers of these turns: some begin and end between two moments."""
    standings: tuple[Standing, ...] = ()

    @property
    def leads(self) -> list[Lead]:
        """The game as a sequence of leads; each begins where the one before it ends."""
        found: list[Lead] = []
        for i, standing in enumerate(self.standings):
            first, *others = sorted(standing.points, reverse=True)
            ahead = first - others[0] if others else first
            last = found[-1] if found else None
            if last is not None and last.seats == standing.leaders:
                found[-1] = Lead(last.seats, last.first, i, max(last.most, ahead))
            else:
                found.append(Lead(standing.leaders, i, i, ahead))
        return found

    def standing_at(self, moment: int) -> int:
        """Returns the index of the last standing up to a moment."""
        found = [i for i, standing in enumerate(self.standings) if standing.moment <= moment]
        return found[-1] if found else 0


_kept: OrderedDict[str, tuple[int, Chronicle]] = OrderedDict()
_lock = threading.Lock()


def chronicle(live: LiveTable) -> Chronicle:
    """Returns the chronicle of a table, computed once for each of its positions."""
    with _lock:
        seq, found = _kept.get(live.id, (-1, None))
        if found is not None and seq == live.seq:
            _kept.move_to_end(live.id)
            return found
    written = _write(live)
    with _lock:
        _kept[live.id] = live.seq, written
        _kept.move_to_end(live.id)
        while len(_kept) > CACHE_SIZE:
            _kept.popitem(last=False)
    return written


def _write(live: LiveTable) -> Chronicle:
    match, game, outcome = live.match, live.game, live.outcome
    places = {position: moment for moment, position in enumerate(moments(match.choices))}
    script = Script(match.choices, 0, match.position, match.luck)
    state = match.at(0)
    gestures: list[int] = []
    turns: list[int] = []
    numbers: list[int] = []
    standings: list[Standing] = []
    turn = -1
    while True:
        at = script.next
        moment = places.get(at)
        if moment is not None:
            counted = game.box.turns(state)
            ended = at >= match.position
            begins = ended or (match.choices[at].begins and match.choices[at].seat != CHANCE)
            changed = begins if counted is None else counted != turn
            turn = len(standings) if counted is None else counted
            if begins:
                gestures.append(moment)
            if changed and counted is not None:
                turns.append(moment)
                numbers.append(counted)
            if outcome is not None and (ended or (changed and match.ended is None)):
                scores = outcome.scores if ended else [game.score(state, seat) for seat in game.seats]
                points = tuple([score.total for score in scores])
                standings.append(Standing(moment, turn, points))
        if at >= match.position:
            return Chronicle(tuple(gestures), tuple(turns), tuple(numbers), tuple(standings))
        script.play(game, state)

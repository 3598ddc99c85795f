"""One table as it is now, for looking only.

Whoever looks gets numbers that tell nothing of the others' secrets.  A sealed answer may take one choice or
five, and how many it took is part of the secret; so neither the number of writes nor the number of choices is
ever shown.  A viewer has a number of their own (`seen`), which goes up when something changes that they may
know, and history is counted in moments: positions at which nothing sealed was on the table.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cached_property
from operator import itemgetter
from typing import Any

from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import CHANCE, SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import Decision
from spielwerk.kernel.outcome import TOTAL, Item, Outcome, Score
from spielwerk.kernel.state import State
from spielwerk.kernel.view import View
from spielwerk.table.store.moments import moments
from spielwerk.table.store.notices import LuckGiven, LuckOpened, LuckSealed, Noted, Notice

PERSON = "person"
BOT = "bot:"
RULES = "rules"
"""A seat that the rules themselves play, such as an Automa."""


CARRIED_FIELDS = (
    *("id", "match", "counts", "mode", "plan", "created", "updated", "warning", "cut_back"),
    *("archive", "epilogue", "result", "first", "guide", "luck_given", "noted", "closed"),
)
"""Fields of a live table that a write carries over unless it gives new values."""


LATELY = 80
"""Moments: most parts of a page look no further back."""

Entry = tuple[int, int, Event]
"""A line of the log: its moment, the seat that chose, and what happened."""


class SeatPlan(Struct, frozen=True):
    """Who sits on a seat: `person`, `bot:` and its name, or `rules`.

    `away` is set while a bot sits in for a person; the seat remains that person's.
    """

    who: str = PERSON
    name: str = ""
    away: str = ""

    @property
    def bot(self) -> str:
        """The bot that acts for this seat now; empty if a person does."""
        return self.away or (self.who[len(BOT) :] if self.who.startswith(BOT) else "")


class SeenCounts(Struct):
    """One number a viewer, the seats first and then a spectator.

    `seen` goes up with each change that the viewer may know of.  `asked` is what `seen` was when the seat's
    present decision came up: a post that carries a number from there on is about this decision.
    """

    seen: list[int]
    asked: list[int]

    @classmethod
    def fresh(cls, seats: int) -> SeenCounts:
        return cls([1] * (seats + 1), [1] * (seats + 1))

    def after_open(self) -> SeenCounts:
        """Something happened for all to see."""
        seen = [n + 1 for n in self.seen]
        return SeenCounts(seen, seen[:])

    def after_sealed(self, seat: int, noticed: Sequence[bool]) -> SeenCounts:
        """A seat has sealed an answer (or taken it back); `noticed` says for which viewers that shows."""
        seen = [n + (i == seat or noticed[i]) for i, n in enumerate(self.seen)]
        asked = [seen[i] if i == seat else n for i, n in enumerate(self.asked)]
        return SeenCounts(seen, asked)


class LiveTable:
    """One table as it is now; immutable towards callers.  After a write there is a new one."""

    def __init__(
        self,
        *,
        id: str,
        seq: int,
        match: Match,
        counts: SeenCounts,
        mode: str,
        plan: tuple[SeatPlan, ...],
        created: datetime,
        updated: datetime,
        warning: str = "",
        cut_back: bool = False,
        archive: tuple[tuple[int, Event], ...] = (),
        epilogue: tuple[tuple[int, Event], ...] = (),
        result: Mapping[str, Any] | None = None,
        first: int = 0,
        guide: int = 0,
        luck_given: bool = False,
        noted: tuple[Noted, ...] = (),
        closed: bool = False,
    ) -> None:
        self.id = id
        self.seq = seq
        """Counts all writes, sealed ones too: a key for caches, never to be sent to anybody."""
        self.match = match
        self.counts = counts
        self.mode = mode
        self.plan = plan
        self.created = created
        self.updated = updated
        self.warning = warning
        """Not empty when the rules have changed and the match went on from a snapshot."""
        self.cut_back = cut_back
        """Whether choices after that no longer fitted and were left out."""
        self.archive = archive
        self.epilogue = epilogue
        """Seats and events after the last choice that the rules of today can show of a finished game."""
        self.result = result
        """Points and places of a finished game as they were stored."""
        self.first = first
        self.guide = guide
        """0 where no guide speaks; else one more than the pages that were read."""
        self.luck_given = luck_given
        """Whether somebody chose the luck of another game."""
        self.noted = noted
        """What happened to the table and not in the game."""
        self.closed = closed
        """Whether the person who hosts the server has ended play here."""

    def after(self, same: int | None = None, **changes: Any) -> LiveTable:
        """The table after a write that has left the first `same` choices as they were, or all of them."""
        kept = {name: getattr(self, name) for name in CARRIED_FIELDS}
        live = LiveTable(seq=self.seq + 1, **{**kept, **changes})
        live._positions = moments(live.match.choices, self._positions, same)
        return live

    # --- what is public

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> list[str]:
        """The names people have given themselves; empty where none was given."""
        return [seat.name for seat in self.plan]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; as far as it was stored, where the rules of today do not lead there."""
        return self.match.outcome if self.match.ended is None else self._stored_outcome

    @cached_property
    def _stored_outcome(self) -> Outcome:
        assert self.match.ended is not None
        found = self.match.outcome
        if found is not None and (
            self.result is None or self.result["points"] == [score.total for score in found.scores]
        ):
            return found
        if self.result is None:
            scores = tuple([Score(seat, ()) for seat in self.game.seats])
            return Outcome(scores, (self.match.ended.winners,) if self.match.ended.winners else ())
        points = self.result["points"]
        return Outcome(
            tuple([Score(seat, (Item(TOTAL, points[i]),)) for i, seat in enumerate(self.game.seats)]),
            tuple([tuple(place) for place in self.result["places"]]),
            victor=self.result.get("victor", ""),
        )

    @property
    def position(self) -> State:
        """The position that is shown: the newest one, or the end of a finished game."""
        return self.match.final or self.match.state

    @property
    def people(self) -> list[int]:
        """The seats that belong to people (even while a bot sits in)."""
        return [i for i, seat in enumerate(self.plan) if seat.who == PERSON]

    @cached_property
    def awaits(self) -> list[int]:
        """The seats that are asked now."""
        return [d.seat for d in self.match.decisions]

    @property
    def open(self) -> bool:
        """Whether everything may be shown to everybody here: one person plays, or the game is over."""
        return self.over or len(self.people) <= 1

    @property
    def foretold(self) -> bool:
        """Whether somebody at a table of several people may know what will be drawn."""
        return self.luck_given and len(self.people) > 1

    @property
    def seal(self) -> str:
        """What commits the server to the luck of this table; empty where luck comes from a seed."""
        luck = self.match.luck
        return luck.seal if isinstance(luck, Keyed) else ""

    @property
    def luck_key(self) -> str:
        """What opens the luck of this table, once the game is over; empty before."""
        luck = self.match.luck
        return "" if not self.over else luck.text if isinstance(luck, Keyed) else str(luck.seed)

    # --- what a viewer may know

    def seen(self, viewer: int) -> int:
        """The number that this viewer's page carries: posts bring it back, the event stream announces it."""
        return self.counts.seen[viewer if 0 <= viewer < len(self.plan) else len(self.plan)]

    def stamp(self, seats: Sequence[int]) -> int:
        """One number for a browser that holds these seats (none: a spectator), for the event stream."""
        return sum([self.seen(seat) for seat in seats]) if seats else self.seen(SPECTATOR)

    def view(self, viewer: int) -> View:
        return self.game.view(self.position, viewer)

    def known(self, viewer: int) -> State:
        """A full position that fits the view: what scores, gestures and previews are computed on."""
        return self.game.resample(self.view(viewer), Rng(1))

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now."""
        return next((d for d in self.match.decisions if d.seat == seat), None)

    def score(self, viewer: int, seat: int) -> Score:
        """A seat's score as far as this viewer can know it."""
        if (outcome := self.outcome) is not None:
            return outcome.scores[seat]
        return self.game.score(self.known(viewer), seat)

    def can_undo(self, seat: int) -> bool:
        return self.match.can_undo(seat)

    def half_made(self, seat: int) -> bool:
        """Whether this seat can go back one step of what it is doing."""
        return self.match.half_made(seat)

    def can_redo(self, seat: int) -> bool:
        """Whether something was taken back that this seat may choose again."""
        gestures = self.match.undone
        return bool(gestures) and gestures[-1][0].seat in self.acting(seat)

    def acting(self, seat: int) -> list[int]:
        """The seats whose gestures this one may take back: at one screen those of all people."""
        return self.people if self.match.free else [seat]

    # --- history

    @cached_property
    def _positions(self) -> list[int]:
        return moments(self.match.choices)

    @property
    def moments(self) -> int:
        """How many moments there are; `at(0)` is the first, `at(moments - 1)` the newest."""
        return len(self._positions)

    def at(self, moment: int) -> Past:
        """A moment of before; `IndexError` if there is none."""
        if not 0 <= moment < self.moments:
            raise IndexError(f"moment {moment}: this table has 0 to {self.moments - 1}")
        return Past(self, moment, self.match.at(self._positions[moment]))

    def fork(self, moment: int) -> Match:
        """A match of its own that goes on from a moment; `IndexError` if there is none."""
        if not 0 <= moment < self.moments:
            raise IndexError(f"moment {moment}: this table has 0 to {self.moments - 1}")
        return self.match.fork(self._positions[moment])

    @cached_property
    def _lately(self) -> list[Entry]:
        """The newest entries, which several parts of a page look at."""
        return self._log(self.moments - LATELY)

    @cached_property
    def _seen(self) -> dict[int, list[Entry]]:
        """The same as each viewer may see them, once somebody has looked."""
        return {}

    def _log(self, after: int) -> list[Entry]:
        """All entries since a moment, put together: of a long game only the end is looked at."""
        if after < 0:
            entries = [(0, seat, event) for seat, event in self.archive]
            entries += [(0, CHANCE, event) for event in self.match.opening]
            first = 0
        else:
            entries = []
            first = self._positions[after] if after < self.moments else self.match.position
        match, positions = self.match, self._positions
        for i, events in enumerate(match.events[first:], first):
            if events:
                moment, seat = bisect_right(positions, i), match.choices[i].seat
                entries += [(moment, seat, event) for event in events]
        entries += [(self._moment_of(match.position), seat, event) for seat, event in self.epilogue]
        noted = [entry for entry in self._notices if entry[0] > after]
        at_first = [entry for entry in noted if entry[0] == 0]
        return sorted([*at_first, *entries, *noted[len(at_first) :]], key=itemgetter(0)) if noted else entries

    @cached_property
    def _notices(self) -> list[Entry]:
        """What the log tells of the table itself, in order."""
        found: list[tuple[int, Notice]] = []
        if self.seal:
            since = min(self.match.since, self.match.position)
            found.append((since, LuckSealed(self.seal, from_here=since > 0)))
        if self.foretold:
            found.append((0, LuckGiven()))
        found += [(n - self.first, notice) for n, notice in self.noted]
        if self.seal and self.over:
            found.append((self.match.position, LuckOpened(self.luck_key)))
        entries: list[Entry] = [(self._moment_of(n), CHANCE, notice) for n, notice in found]
        return sorted(entries, key=itemgetter(0))

    def _moment_of(self, position: int) -> int:
        """The moment that the choices up to a position have led to."""
        return bisect_right(self._positions, min(position, self.match.position) - 1)

    def chosen(self, seat: int) -> list[tuple[int, str]]:
        """A seat's own choices: (moment, text)."""
        choices, positions = self.match.choices, self._positions
        return [
            (bisect_right(positions, i), choice.option.text)
            for i, choice in enumerate(choices)
            if choice.seat == seat
        ]

    def log(self, viewer: int, after: int = -1) -> list[Entry]:
        """What has happened since a moment: (moment, seat that chose, event as this viewer may see it)."""
        if after < max(0, self.moments - LATELY):
            return _seen_by(viewer, self._log(after))
        if viewer not in self._seen:
            self._seen[viewer] = _seen_by(viewer, self._lately)
        entries = self._seen[viewer]
        return entries[bisect_right(entries, after, key=itemgetter(0)) :]


def _seen_by(viewer: int, entries: list[Entry]) -> list[Entry]:
    return [(moment, seat, event.seen_by(viewer)) for moment, seat, event in entries]


class Past:
    """A moment of before, as views only."""

    def __init__(self, live: LiveTable, moment: int, state: State) -> None:
        self.live = live
        self.moment = moment
        self._state = state

    def view(self, viewer: int) -> View:
        return self.live.game.view(self._state, viewer)

    def decision(self, seat: int) -> Decision | None:
        """What this seat was asked then."""
        return next((d for d in self.live.game.decisions(self._state) if d.seat == seat), None)

    @property
    def awaits(self) -> list[int]:
        return [d.seat for d in self.live.game.decisions(self._state)]

    def known(self, viewer: int) -> State:
        return self.live.game.resample(self.view(viewer), Rng(1))

    def score(self, viewer: int, seat: int) -> Score:
        return self.live.game.score(self.known(viewer), seat)


def twin(match: Match) -> Match:
    """An independent copy to try a choice on; unlike a fork it remembers what was taken back."""
    other = match.fork()
    other.undone = match.undone[:]
    return other


__all__ = ["BOT", "PERSON", "RULES", "SPECTATOR", "LiveTable", "Past", "SeatPlan", "SeenCounts"]

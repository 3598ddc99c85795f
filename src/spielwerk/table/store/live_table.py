"""One table in its current state, read-only.

Viewers get numbers that reveal nothing about the secrets of others.  A sealed answer may take one choice or
five, and how many it took is part of the secret; so neither the number of writes nor the number of choices is
ever shown.  Each viewer has a number of their own (`seen`), which increases when something changes that they
may know.  History is counted in moments: positions without sealed answers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
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
from spielwerk.table.store.clock import BOT as TAKES_MOVE
from spielwerk.table.store.clock import Clock
from spielwerk.table.store.moments import moments
from spielwerk.table.store.notices import LuckGiven, LuckOpened, LuckSealed, Noted, Notice

PERSON = "person"
BOT = "bot:"
RULES = "rules"
"""The `who` of a seat that the rules themselves play, such as an Automa."""


CARRIED_FIELDS = (
    *("id", "match", "counts", "mode", "plan", "created", "updated", "warning", "cut_back"),
    *(
        "archive",
        "epilogue",
        "result",
        "first",
        "guide",
        "luck_given",
        "noted",
        "closed",
        "clock",
        "campaign",
    ),
)
"""Fields of a live table that a write carries over unless it sets new values."""


LATELY = 80
"""The number of moments that most parts of a page look back."""

Entry = tuple[int, int, Event]
"""A line of the log: its moment, the seat that chose, and what happened."""


class SeatPlan(Struct, frozen=True):
    """Who plays a seat: `person`, `bot:` and its name, or `rules`.

    `away` is set while a bot substitutes for a person; the seat remains that person's.  `asks_all` is set if
    the person wants to answer everything, even where one answer is obvious.
    """

    who: str = PERSON
    name: str = ""
    away: str = ""
    asks_all: bool = False

    @property
    def bot(self) -> str:
        """The bot that acts for this seat now; empty if a person does."""
        return self.away or (self.who[len(BOT) :] if self.who.startswith(BOT) else "")


class SeenCounts(Struct):
    """One number per viewer: the seats first, then a spectator.

    `seen` increases with each change that the viewer may know about.  `asked` is the value of `seen` when the
    seat's current decision came up: a post with at least this number is about this decision.
    """

    seen: list[int]
    asked: list[int]

    @classmethod
    def fresh(cls, seats: int) -> SeenCounts:
        return cls([1] * (seats + 1), [1] * (seats + 1))

    def after_open(self) -> SeenCounts:
        """Returns the counts after something that everybody can see."""
        seen = [n + 1 for n in self.seen]
        return SeenCounts(seen, seen[:])

    def after_sealed(self, seat: int, noticed: Sequence[bool]) -> SeenCounts:
        """Returns the counts after a seat has sealed or undone an answer; `noticed`: which viewers see it."""
        seen = [n + (i == seat or noticed[i]) for i, n in enumerate(self.seen)]
        asked = [seen[i] if i == seat else n for i, n in enumerate(self.asked)]
        return SeenCounts(seen, asked)


class LiveTable:
    """One table in its current state, immutable for callers.  A write creates a new one."""

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
        clock: Clock | None = None,
        campaign: str = "",
    ) -> None:
        self.id = id
        self.seq = seq
        """Counts all writes, including sealed ones: a cache key that is never sent to anybody."""
        self.match = match
        self.counts = counts
        self.mode = mode
        self.plan = plan
        self.created = created
        self.updated = updated
        self.warning = warning
        """Set if the rules have changed and the match continued from a snapshot."""
        self.cut_back = cut_back
        """Whether choices after that no longer fitted and were left out."""
        self.archive = archive
        self.epilogue = epilogue
        """Seats and events after the last choice that the current rules can show of a finished game."""
        self.result = result
        """Points and places of a finished game, as stored."""
        self.first = first
        self.guide = guide
        """0 without a guide; otherwise one more than the number of pages read."""
        self.luck_given = luck_given
        """Whether somebody chose the luck of another game."""
        self.noted = noted
        """What happened to the table outside the game."""
        self.closed = closed
        """Whether the host of the server has ended play here."""
        self.clock = clock
        """How much time everybody has left; None without a clock."""
        self.campaign = campaign
        """The campaign of which this is a leg; empty for a single game."""

    def after(self, same: int | None = None, **changes: Any) -> LiveTable:
        """Returns the table after a write that left the first `same` choices unchanged (None: all)."""
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
        """The names people have given themselves; empty if none."""
        return [seat.name for seat in self.plan]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; as stored, if the current rules do not lead there."""
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
        """The seats that belong to people (even while a bot substitutes)."""
        return [i for i, seat in enumerate(self.plan) if seat.who == PERSON]

    def timed(self, asked: Iterable[int]) -> list[int]:
        """Returns the people among the seats that are asked for whom time runs."""
        return [i for i in asked if i in self.people and not self.plan[i].bot]

    @property
    def time_up(self) -> list[int]:
        """The seats for which a bot takes the move, because their time is up."""
        if self.clock is None or self.clock.then != TAKES_MOVE or self.closed:
            return []
        return [i for i in self.timed(self.awaits) if not self.clock.remaining(i, runs=True)]

    @property
    def until_a_bot(self) -> float | None:
        """The seconds until a bot takes the move for somebody; None if it never does."""
        if self.clock is None or self.clock.then != TAKES_MOVE or self.closed or self.over:
            return None
        left = [self.clock.remaining(i, runs=True) for i in self.timed(self.awaits)]
        return min(left, default=None)

    @property
    def spared(self) -> list[int]:
        """The seats of people for whom the table gives obvious answers."""
        return [i for i in self.people if not (self.plan[i].away or self.plan[i].asks_all)]

    @cached_property
    def awaits(self) -> list[int]:
        """The seats that are asked now."""
        return [d.seat for d in self.match.decisions]

    @property
    def open(self) -> bool:
        """Whether everything may be shown to everybody: one person plays, or the game is over."""
        return self.over or len(self.people) <= 1

    @property
    def foretold(self) -> bool:
        """Whether somebody at a table with several people may know what will be drawn."""
        return self.luck_given and len(self.people) > 1

    @property
    def seal(self) -> str:
        """The server's commitment to the luck of this table; empty if luck comes from a seed."""
        luck = self.match.luck
        return luck.seal if isinstance(luck, Keyed) else ""

    @property
    def luck_key(self) -> str:
        """The key to the luck of this table once the game is over; empty before."""
        luck = self.match.luck
        return "" if not self.over else luck.text if isinstance(luck, Keyed) else str(luck.seed)

    # --- what a viewer may know

    def seen(self, viewer: int) -> int:
        """Returns the number of this viewer's page: posts send it back, the event stream announces it."""
        return self.counts.seen[viewer if 0 <= viewer < len(self.plan) else len(self.plan)]

    def stamp(self, seats: Sequence[int]) -> int:
        """Returns one number for a browser with these seats (none: a spectator), for the event stream."""
        return sum([self.seen(seat) for seat in seats]) if seats else self.seen(SPECTATOR)

    def view(self, viewer: int) -> View:
        return self.game.view(self.position, viewer)

    def known(self, viewer: int) -> State:
        """Returns a full position that fits the view, for scores, gestures and previews."""
        return self.game.resample(self.view(viewer), Rng(1))

    def decision(self, seat: int) -> Decision | None:
        """Returns the open decision of this seat."""
        return next((d for d in self.match.decisions if d.seat == seat), None)

    def score(self, viewer: int, seat: int) -> Score:
        """Returns a seat's score as far as this viewer can know it."""
        if (outcome := self.outcome) is not None:
            return outcome.scores[seat]
        return self.game.score(self.known(viewer), seat)

    @property
    def done(self) -> bool:
        """Whether this is a finished leg of a campaign: its result is on the sheets, so nothing is undone."""
        return bool(self.campaign) and self.over

    def can_undo(self, seat: int) -> bool:
        return not self.done and self.match.can_undo(seat)

    def half_made(self, seat: int) -> bool:
        """Returns whether this seat can undo one step of its gesture."""
        return self.match.half_made(seat)

    def took(self, seat: int) -> bool:
        """Returns whether the table has just taken something for this seat, which may want less."""
        if self.over or not self.match.choices or not self.match.choices[-1].joins:
            return False
        return self.match.last_obvious(seat) >= 0 and self.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        """Returns whether something was undone that this seat may redo."""
        gestures = self.match.undone
        return bool(gestures) and gestures[-1][0].seat in self.acting(seat)

    def acting(self, seat: int) -> list[int]:
        """Returns the seats whose gestures this one may undo: at one screen those of all people."""
        return self.people if self.match.free else [seat]

    # --- history

    @cached_property
    def _positions(self) -> list[int]:
        return moments(self.match.choices)

    @property
    def moments(self) -> int:
        """The number of moments; `at(0)` is the first, `at(moments - 1)` the newest."""
        return len(self._positions)

    def at(self, moment: int) -> Past:
        """Returns a past moment; raises `IndexError` if there is none."""
        if not 0 <= moment < self.moments:
            raise IndexError(f"moment {moment}: this table has 0 to {self.moments - 1}")
        return Past(self, moment, self.match.at(self._positions[moment]))

    def fork(self, moment: int) -> Match:
        """Returns an independent match that continues from a moment; raises `IndexError` if there is none."""
        if not 0 <= moment < self.moments:
            raise IndexError(f"moment {moment}: this table has 0 to {self.moments - 1}")
        return self.match.fork(self._positions[moment])

    @cached_property
    def _lately(self) -> list[Entry]:
        """The newest entries, which several parts of a page use."""
        return self._log(self.moments - LATELY)

    @cached_property
    def _seen(self) -> dict[int, list[Entry]]:
        """The newest entries as each viewer may see them, computed on demand."""
        return {}

    def _log(self, after: int) -> list[Entry]:
        """Returns all entries since a moment; usually only the end of a long game is needed."""
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
        """The log entries about the table itself, in order."""
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
        """Returns the moment that the choices up to a position have led to."""
        return bisect_right(self._positions, min(position, self.match.position) - 1)

    def chosen(self, seat: int) -> list[tuple[int, str]]:
        """Returns a seat's own choices: (moment, text)."""
        choices, positions = self.match.choices, self._positions
        return [
            (bisect_right(positions, i), choice.option.text)
            for i, choice in enumerate(choices)
            if choice.seat == seat
        ]

    def log(self, viewer: int, after: int = -1) -> list[Entry]:
        """Returns what has happened since a moment, as this viewer may see it: (moment, seat, event)."""
        if after < max(0, self.moments - LATELY):
            return _seen_by(viewer, self._log(after))
        if viewer not in self._seen:
            self._seen[viewer] = _seen_by(viewer, self._lately)
        entries = self._seen[viewer]
        return entries[bisect_right(entries, after, key=itemgetter(0)) :]


def _seen_by(viewer: int, entries: list[Entry]) -> list[Entry]:
    return [(moment, seat, event.seen_by(viewer)) for moment, seat, event in entries]


class Past:
    """A past moment, as views only."""

    def __init__(self, live: LiveTable, moment: int, state: State) -> None:
        self.live = live
        self.moment = moment
        self._state = state

    def view(self, viewer: int) -> View:
        return self.live.game.view(self._state, viewer)

    def decision(self, seat: int) -> Decision | None:
        """Returns the decision of this seat at that moment."""
        return next((d for d in self.live.game.decisions(self._state) if d.seat == seat), None)

    @property
    def awaits(self) -> list[int]:
        return [d.seat for d in self.live.game.decisions(self._state)]

    def known(self, viewer: int) -> State:
        return self.live.game.resample(self.view(viewer), Rng(1))

    def score(self, viewer: int, seat: int) -> Score:
        return self.live.game.score(self.known(viewer), seat)


def twin(match: Match) -> Match:
    """Returns an independent copy to try a choice on; unlike a fork it keeps what can be redone."""
    other = match.fork()
    other.undone = match.undone[:]
    return other


__all__ = ["BOT", "PERSON", "RULES", "SPECTATOR", "LiveTable", "Past", "SeatPlan", "SeenCounts"]

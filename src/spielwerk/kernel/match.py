"""Match: a game being played, with choose, undo, redo, fork and time travel."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.kernel.choice import Choice, Script, follows
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE, SECRET
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Luck, Seeded
from spielwerk.kernel.option import Decision, IllegalOption, Option, Options, UnknownOption
from spielwerk.kernel.run import Source
from spielwerk.kernel.schema import SHOWN
from spielwerk.kernel.sealing import SecretRun
from spielwerk.kernel.text import one_line

if TYPE_CHECKING:
    from spielwerk.kernel.event import Event, Journal
    from spielwerk.kernel.loading import Gap
    from spielwerk.kernel.outcome import Outcome
    from spielwerk.kernel.state import State

SNAPSHOT_EVERY = 20
BY_ITSELF = "something hidden was revealed in between: choose what follows by itself"


class CannotUndo(SpielwerkError):
    """A choice that cannot be undone or redone, and the reason: there is `nothing` to undo, something has
    been `revealed` since, `others` have acted since, or the game is `over`."""

    def __init__(self, reason: Literal["nothing", "revealed", "others", "over"], problem: str) -> None:
        super().__init__(problem)
        self.reason = reason


class Ended(Struct, frozen=True):
    """The stored end of a finished game that the current rules no longer lead to."""

    winners: tuple[int, ...]
    position: State | None = None
    """The final position; None if it was not stored or can no longer be read."""


BOT = "bot:"
"""The prefix of the name of a seat that a bot plays; the rest is the name of the bot."""


class Match:
    """A game being played: its choices, and the position they lead to.

    Undo takes back one gesture, with everything that was chosen together with it.  It stops where something
    hidden was revealed or another seat has acted, unless `free` is set (one person, or several at one
    screen).
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        *,
        luck: Luck | None = None,
        free: bool = False,
        names: Sequence[str] = (),
        start: bytes | None = None,
        source: Source | None = None,
    ) -> None:
        self.game = game
        self.source = source
        """Answers for luck in place of the match's own source, while a record is read."""
        self.luck: Luck = Seeded(seed) if luck is None else luck
        self.since = 0
        """The first choice since which all luck has come from this source; see `renew`."""
        self.free = free
        self.names = _checked(names)
        self.choices: list[Choice] = []
        self.events: list[tuple[Event, ...]] = []
        self.start = start
        """The saved position the match started from, if earlier choices no longer replay."""
        self.warning = ""
        self.gap: Gap | None = None
        """The warning as data: what is missing of the record the match was read from."""
        self.shortened = False
        """Whether choices of the record it was read from are missing."""
        self.ended: Ended | None = None
        """Set if the game was finished under older rules, but its choices no longer lead to its end.

        Such a match asks nothing and takes no choices; a fork of it can be played on.
        """
        self.undone: list[list[Choice]] = []
        """The gestures that were undone and can be redone, the newest last."""
        self.state = self.beginning()
        journal: Journal = []
        self.state.journal = journal
        answers = game.advance(self.state, self._source)
        self.opening = tuple(journal)
        """The events before the first choice."""
        self._log_chance(answers)
        self._snapshots: dict[int, State] = {len(self.choices): self.state.copy()}

    def beginning(self) -> State:
        """Returns the position before anything has run."""
        return self.game.begin(self.luck) if self.start is None else self.game.loads(self.start)

    @property
    def _source(self) -> Source | None:
        """What answers for luck now; None if the game asks."""
        if self.source is None and self.game.chance == "own":
            return self.luck.draw
        return self.source

    # --- looking

    @property
    def seed(self) -> int:
        """The seed that luck comes from; 0 if it comes from a secret."""
        return self.luck.seed

    @property
    def position(self) -> int:
        """The number of choices so far, including luck."""
        return len(self.choices)

    @property
    def decision(self) -> Decision | None:
        """The open decision; None if the game is over."""
        return self.game.decision(self.state) if self.ended is None else None

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions: one, or one per seat while answers are sealed."""
        return self.game.decisions(self.state) if self.ended is None else []

    @property
    def over(self) -> bool:
        """Whether the game is finished, under these rules or under older ones."""
        return self.ended is not None or self.state.over

    @property
    def final(self) -> State | None:
        """The position at the end; None while the game runs, or if the position was lost."""
        return self.ended.position if self.ended is not None else self.state if self.state.over else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs, or if its final position was lost."""
        return None if self.final is None else self.game.outcome(self.final)

    def at(self, position: int) -> State:
        """Returns the position after this many choices as an independent state.

        >>> import spielwerk
        >>> match = spielwerk.Match(spielwerk.game("dei"), seed=1)
        >>> match.choose(match.decision.options[0])
        >>> match.game.decision(match.at(match.position)) == match.decision
        True
        >>> match.at(-1)
        Traceback (most recent call last):
        ...
        spielwerk.kernel.errors.SpielwerkError: position -1: this match goes from 0 to ...
        """
        if not 0 <= position <= self.position:
            raise SpielwerkError(f"position {position}: this match goes from 0 to {self.position}")
        script = Script(self.choices, 0, position, self.luck)
        script.next = max([p for p in self._snapshots if p <= position], default=-1)
        if script.next >= 0:
            state = self._snapshots[script.next].copy()
        else:
            state, script.next = self.beginning(), 0
            self.game.advance(state, script)
        while script.next < position:
            script.play(self.game, state)
        return state

    def keep_position(self, position: int) -> None:
        """Stores a copy of the current position as the snapshot after this many choices."""
        self._snapshots[position] = self.state.copy()

    # --- choosing

    def choose(
        self, what: Option | str | Iterable[Option | str], seat: int | None = None, *, blind: bool = False
    ) -> None:
        """Chooses an option (or its text), or several at once: all of them or none.

        With `blind`, nothing may follow a choice that reveals something, since the caller has not seen it
        yet: otherwise one could try out whether a choice turns out well.
        """
        what = [what] if isinstance(what, Option | str) else list(what)
        if not what:
            return
        if self.ended is not None:
            raise IllegalOption("the game is over")
        before = self.position
        try:
            for i, option in enumerate(what):
                if i and blind and self.choices[-1].reveals:
                    raise IllegalOption(BY_ITSELF)
                self._choose(option, seat, together=i > 0)
        except Exception as error:
            refused = isinstance(error, IllegalOption | UnknownOption)
            if not refused or self.position > before:  # a rule that failed has left the position half changed
                self._cut(before)
            raise
        self.undone = []
        self.since = min(self.since, before)

    def take_obvious(self, seats: Collection[int]) -> None:
        """Gives the obvious answers for some seats, as part of the choice that led to them.

        Whoever undoes that choice takes back these answers too.
        """
        while self.choices and self.ended is None:
            found = self._obvious(self.position)
            if found is None or found[0].seat not in seats:
                return
            for option in found[1]:
                self._choose(option, found[0].seat)
                self._join_last()

    def last_obvious(self, seat: int) -> int:
        """Returns where the obvious answers begin that were given last for a seat; -1 if there are none."""
        first = self.position
        while first and self.choices[first - 1].joins and self.choices[first - 1].seat == seat:
            first -= 1
        for i in range(first, self.position):
            found = self._obvious(i)
            if found is not None and found[1][0] is self.choices[i].option:
                return i
        return -1

    def ask_again(self, seat: int) -> None:
        """Takes back the obvious answers that were given last for a seat, so that it is asked itself."""
        start = self.last_obvious(seat)
        if start < 0:
            raise CannotUndo("nothing", "no answer was given for this seat")
        if not self.free and any(choice.reveals for choice in self.choices[start:]):
            raise CannotUndo("revealed", "something hidden has been revealed since")
        self._cut(start)
        self.undone = []

    def _obvious(self, position: int) -> tuple[Decision, Options] | None:
        """Returns the decision that was open after this many choices, with its obvious answer."""

        def chosen(seat: int) -> Iterator[Option]:
            for choice in reversed(self.choices[:position]):
                if choice.seat == seat:
                    yield choice.option

        state = self.state if position == self.position else self.at(position)
        return self.game.obvious(state, chosen)

    def _join_last(self) -> None:
        """Marks the last choice of a seat as part of the one before it."""
        i = next(i for i in range(self.position - 1, -1, -1) if not follows(self.choices[i]))
        self.choices[i] = replace(self.choices[i], joins=True)

    def _choose(self, what: Option | str, seat: int | None, *, together: bool = False) -> None:
        if seat is not None and (given := self.game.gift(self.state, what, seat)) is not None:
            self._give(given, seat)
            return
        first = self.game.decision(self.state)
        state = self.state
        journal: Journal = []
        state.journal = journal
        before = self._decision_of(seat)
        option = self.game.option(what, before) if isinstance(what, str) else what
        run = SecretRun(state)
        try:
            answers = self.game.apply(state, option, seat, self._source)
        finally:
            still_open = run.still_open(state)
        assert before is not None
        self.choices.append(
            Choice(
                before.seat,
                option,
                before.gesture,
                begins=not self._continues(before),
                secret=before.frame.asks == SECRET,
                reveals=before.seat == CHANCE
                or (before.frame.asks == SECRET and not still_open)
                or any(event.reveals for event in journal),
                out_of_turn=first is not None and first.seat != before.seat,
                joins=together and self._same_hand(before.seat),
            )
        )
        self.events.append(tuple(journal))
        self._log_chance(answers)
        self._keep_snapshot()

    def _give(self, option: Option, seat: int) -> None:
        """Carries out a gift as a gesture of its own; the record names its seat, as it does for any choice
        out of turn.
        """
        journal: Journal = []
        self.state.journal = journal
        self.game.apply(self.state, option, seat)
        gesture = self.game.rules.gifts[option.verb].gesture
        self.choices.append(Choice(seat, option, gesture, out_of_turn=True))
        self.events.append(tuple(journal))
        self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        if self.position - max(self._snapshots) >= SNAPSHOT_EVERY:
            self._snapshots[self.position] = self.state.copy()

    def _decision_of(self, seat: int | None) -> Decision | None:
        for d in self.decisions:
            if seat is None or d.seat == seat:
                return d
        return None

    def _continues(self, before: Decision, last: Choice | None = None) -> bool:
        """Returns whether this choice continues the gesture of the last one."""
        if not self.choices or before.seat == CHANCE or before.gesture == "" or before.begins:
            return False
        last = last or self.choices[-1]
        return last.seat == before.seat and last.gesture == before.gesture

    def _same_hand(self, seat: int) -> bool:
        """Returns whether the same seat made the last choice, with nothing drawn or revealed since."""
        last = self.choices[-1]
        return last.seat == seat != CHANCE and not last.reveals

    def _log_chance(self, answers: Options) -> None:
        for option in answers:
            self.choices.append(Choice(CHANCE, option, "", begins=False, reveals=True))
            self.events.append(())

    # --- going back

    def undo(self, seat: int | None = None, *, step: bool = False) -> None:
        """Undoes the last gesture, or the last one of a seat if only sealed answers of others have followed.

        With `step`, undoes only the last choice of an unfinished gesture.
        """
        sealed = self._sealed_by(seat)
        if sealed:
            self._take_back(self._last_step(sealed) if step else sealed)
            return
        start = self._gesture_start(seat, step=step)
        undone = self.choices[start:]
        self._cut(start)
        self.undone.append(undone)

    def can_undo(self, seat: int | None = None) -> bool:
        """Returns whether `undo` would succeed (for a seat, if one is given)."""
        try:
            return bool(self._sealed_by(seat)) or self._gesture_start(seat) >= 0
        except CannotUndo:
            return False

    def half_made(self, seat: int) -> bool:
        """Returns whether a seat is in the middle of a gesture and may undo one step of it.

        Sealed answers of other seats in between do not matter.
        """
        d, sealed = self._decision_of(seat), self._sealed_by(seat)
        last = self.choices[sealed[-1]] if sealed else None
        return d is not None and self._continues(d, last) and self.can_undo(seat)

    def _gesture_start(self, seat: int | None, *, step: bool = False) -> int:
        if self.ended is not None or (self.state.over and not self.free):
            raise CannotUndo("over", "the game is over, and everything lies open")
        for i in range(self.position - 1, -1, -1):
            choice = self.choices[i]
            if not self.free and choice.reveals:
                raise CannotUndo("revealed", "something hidden has been revealed since")
            if follows(choice):
                continue
            if choice.joins:
                continue
            if not self.free and seat is not None and choice.seat != seat:
                raise CannotUndo("others", "another seat has acted since")
            if choice.begins or step:
                return i
        raise CannotUndo("nothing", "there is nothing to take back")

    def _sealed_by(self, seat: int | None) -> list[int]:
        """Returns the positions of a seat's sealed answers that have not been revealed yet."""
        mine: list[int] = []
        if self.ended is not None:
            return mine
        for i in range(self.position - 1, -1, -1):
            choice = self.choices[i]
            if not choice.secret or choice.reveals:
                break
            if choice.seat == seat:
                mine.append(i)
        return mine[::-1]

    def _last_step(self, mine: list[int]) -> list[int]:
        """Returns the last of a seat's sealed answers, with those given together with it."""
        i = len(mine) - 1
        while i and self.choices[mine[i]].joins:
            i -= 1
        return mine[i:]

    def _take_back(self, mine: list[int]) -> None:
        others = [c for i, c in enumerate(self.choices) if i >= mine[0] and i not in mine]
        self._cut(mine[0])
        for choice in others:
            self._choose(choice.option, choice.seat)
        self.undone = []

    def redo(self) -> None:
        """Repeats what the last undo took back, with the same luck."""
        if not self.undone:
            raise CannotUndo("nothing", "there is nothing to choose again")
        choices = self.undone.pop()
        script = Script(choices, 0, len(choices), self.luck)
        while script.next < len(choices):
            journal: Journal = []
            self.state.journal = journal
            done = script.play(self.game, self.state)
            self.events.append(tuple(journal))
            self.events.extend([()] * (done - 1))
        self.choices.extend(choices)

    def _cut(self, position: int) -> None:
        state = self.at(position)
        del self.choices[position:], self.events[position:]
        self._snapshots = {p: s for p, s in self._snapshots.items() if p <= position}
        self.state = state

    def fork(self, position: int | None = None) -> Match:
        """Returns a new match that continues from any position of this one.

        If the position lies between a choice and its luck, luck draws again (unless it is asked).

        >>> import spielwerk
        >>> match = spielwerk.Match(spielwerk.game("dei"), seed=1)
        >>> before = match.position
        >>> match.choose(match.decision.options[0])
        >>> other = match.fork(before)          # what if?
        >>> other.choose(other.decision.options[1])
        >>> match.choices[before].option == other.choices[before].option
        False
        """
        position = self.position if position is None else position
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state = self.at(position) if position != self.position else self.state.copy()
        other.choices = self.choices[:position]
        other.events = self.events[:position]
        other._snapshots = {p: s for p, s in self._snapshots.items() if p <= position}
        other.undone = []
        other.ended = None
        other.draw_open_luck()
        return other

    def draw_open_luck(self) -> None:
        """Draws luck if a fork or a record ends between a choice and its luck, unless luck is asked."""
        d = self.decision
        if d is not None and d.seat == CHANCE and self.game.chance == "own":
            self._snapshots.pop(self.position, None)
            self._draw_again()
        self._snapshots = self._snapshots or {self.position: self.state.copy()}

    def _draw_again(self) -> None:
        """Repeats the last choice with the luck recorded so far, then lets luck draw."""
        begun = self.position
        while begun and follows(self.choices[begun - 1]):
            begun -= 1
        script = Script(self.choices, max(begun - 1, 0), self.position, self.luck)
        self.state = self.at(begun - 1) if begun else self.beginning()
        journal: Journal = []
        self.state.journal = journal
        if begun:
            script.play(self.game, self.state)
        else:
            self.game.advance(self.state, script)
        self._log_chance(self.game.advance(self.state, self._source))
        if begun:
            self.events[begun - 1] = tuple(journal)
        else:
            self.opening = tuple(journal)

    def renew(self, luck: Luck) -> None:
        """Draws luck from another source from now on.

        Past draws stay, including those of undone gestures that may be redone.
        """
        self.luck = luck
        self.since = self.position + sum(map(len, self.undone))
        if self.start is not None:
            start = self.game.loads(self.start)
            start.random = luck.after(0)
            self.start = self.game.dumps(start)
        drawn = [0, *accumulate(map(follows, self.choices))]
        self.state.random = luck.after(drawn[-1])
        self._snapshots = {position: state.copy() for position, state in self._snapshots.items()}
        for position, state in self._snapshots.items():  # copies: a fork shares its snapshots
            state.random = luck.after(drawn[position])

    # --- saving (see record.py)

    def record(self) -> list[str]:
        """Returns the saved form: JSON lines."""
        from spielwerk.kernel.record import write

        return write(self)

    @classmethod
    def load(
        cls,
        lines: Iterable[str],
        name: str = "record",
        *,
        chance: str | None = None,
        luck: Luck | None = None,
        pack: str | Path | None = None,
    ) -> Match:
        """Loads a match from its lines; `RecordError` names the file, the line and the problem.

        If luck was asked, it is asked again; `chance="own"` lets it draw by itself.  Luck continues from the
        recorded seed or opened secret, or from `luck`.  If the secret is unknown, luck is new from the end of
        the record on.  A game with a data pack is loaded with the same pack.
        """
        from spielwerk.kernel.loading import read

        return read(list(lines), name, chance, luck, pack)


def _checked(names: Sequence[str]) -> tuple[str, ...]:
    """Returns the names if a record can hold them."""
    for name in names:
        if not isinstance(name, str) or _lonely(name):
            raise SpielwerkError(f"names: {one_line(ascii(name), SHOWN)} is no name; a name is a text")
    return tuple(names)


def _lonely(name: str) -> bool:
    """Returns whether it holds a lone surrogate, which UTF-8 cannot encode."""
    return any("\ud800" <= letter <= "\udfff" for letter in name)

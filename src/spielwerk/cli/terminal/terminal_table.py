"""A table in the terminal: the match, who sits where, the bots, and the file it is saved in."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import dropwhile
from pathlib import Path

from spielwerk.bots.bot import Bot
from spielwerk.cli.terminal.words import FOLDER as _WORDS  # noqa: F401 – makes the sentences known
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.choice import Choice
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import BOT, CannotUndo, Match
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.record import RecordError, lines_of
from spielwerk.kernel.speech import Why
from spielwerk.kernel.text import shown_name, text


class TerminalTable:
    """One game between people at this terminal and bots; a replay needs no bots."""

    def __init__(self, match: Match, file: Path, bots: Mapping[int, Bot] | None = None) -> None:
        self.match = match
        self.file = file
        match.free = True
        names: Sequence[str] = match.names
        names = [*names, *[""] * len(match.game.seats)][: len(match.game.seats)]
        self.names = [shown_name(name) for name in names]
        self.bots = bots or {}
        self.exported: list[Path] = []

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.game.players if seat not in self.bots]

    def called(self, seat: int) -> str:
        """Returns the game's name for a seat, with the name of the person."""
        called = str(self.game.box.speech().seat(seat, self.game.rules))
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if not name:
            return called
        return f"{called} ({name.removeprefix(BOT)})"

    # --- choosing

    def asked(self) -> Decision | None:
        """Returns the open decision; of several open seats bots go first, then people in turn."""
        open_now = self.match.decisions
        return next((d for d in open_now if d.seat in self.bots), open_now[0] if open_now else None)

    def let_bot_choose(self, d: Decision) -> None:
        """Lets the bot at this seat choose; its luck depends only on that of the match and the position."""
        rng = Rng(self.match.luck.bot(self.match.position, d.seat))
        game = self.game
        if d.forced:
            option = d.options[0]
        else:
            option = self.bots[d.seat].choose(d, lambda: game.view(self.match.state, d.seat), rng)
        self.match.choose(option, d.seat)

    def choose(self, options: tuple[Option, ...], seat: int) -> None:
        self.match.choose(options, seat)
        self.save()

    def undo(self) -> bool:
        """Undoes the last gesture of a person, with everything that bots have done since."""
        if not self._of_person(self.match.choices):
            return False
        return self._stepped(self.match.undo, lambda: self._of_person(self.match.undone[-1]))

    def redo(self) -> bool:
        """Redoes what was undone, with the answers of the bots."""
        undone = self.match.undone
        return self._stepped(self.match.redo, lambda: not undone or self._of_person(undone[-1]))

    def _of_person(self, choices: Sequence[Choice]) -> bool:
        return any(choice.seat in self.people for choice in choices)

    def _stepped(self, step: Callable[[], None], enough: Callable[[], bool]) -> bool:
        """Steps gesture by gesture until a person's is included: a bot asked again would only do the same."""
        moved = False
        with suppress(CannotUndo):
            while not moved or not enough():
                step()
                moved = True
        if moved:
            self.save()
        return moved

    # --- looking back

    def since(self, seat: int) -> list[Event]:
        """Returns what has happened since a seat's last choice, as it may know it.

        Events without a decision, such as a whole turn that the rules play, belong to that choice.  The plain
        effect of the choice itself is left out, unless luck was involved or something was revealed.
        """
        choices = self.match.choices
        last = self._last_choice(seat)
        if last < 0:
            return self._seen(seat)
        surprising = any(
            choice.reveals for choice in choices[last : last + 2] if choice.seat in (seat, CHANCE)
        )
        events = self._seen(seat, self._gesture(last))
        if surprising:
            return events
        return list(dropwhile(lambda event: getattr(event, "seat", None) == seat, events))

    def turns_since(self, seat: int) -> list[Why]:
        """Returns why automated seats acted as they did since then, including an interrupted turn."""
        last = self._last_choice(seat)
        return self._ended(self._turns(seat), self._gesture(last)) if last >= 0 else self._turns(seat)

    def _last_choice(self, seat: int) -> int:
        return max([i for i, choice in enumerate(self.match.choices) if choice.seat == seat], default=-1)

    def _gesture(self, last: int) -> int:
        """Returns where the gesture of a choice begins."""
        while self.match.choices[last].joins:
            last -= 1
        return last

    def _turns(self, seat: int) -> list[Why]:
        return self.game.box.speech().why(self._seen(seat), self.game.rules)

    def _ended(self, turns: list[Why], start: int) -> list[Why]:
        """Returns the turns that ended at or after a choice."""
        before = sum([len(events) for events in (self.match.opening, *self.match.events[:start])])
        return [turn for turn in turns if turn.span[1] >= before]

    def _seen(self, seat: int, start: int = -1) -> list[Event]:
        """Returns all events from a choice on, or from the opening on, as a seat may know them."""
        events = [] if start >= 0 else list(self.match.opening)
        events += [event for some in self.match.events[max(start, 0) :] for event in some]
        return [event.seen_by(seat) for event in events]

    def log(self, seat: int) -> list[str]:
        """Returns everything that has happened, in words."""
        return self.sentences(self._seen(seat))

    def reasons(self, seat: int) -> list[Why]:
        """Returns why automated seats did what they did since a seat's last turn, or else the last time."""
        turns = self._turns(seat)
        for start in range(self.match.position - 1, -1, -1):
            if turns and self.match.choices[start].seat == seat and (recent := self._ended(turns, start)):
                return recent
        return turns[-1:]

    def sentences(self, events: list[Event]) -> list[str]:
        speech = self.game.box.speech()
        return [line for event in events if (line := speech.event(event, self.game.rules))]

    # --- saving

    def export(self, file: Path) -> None:
        """Writes the record to another file: a new one, or one that this table has written before."""
        keep(file, self.file, *self.exported)
        self.save(file)
        self.exported.append(file)

    def lines(self) -> list[str]:
        """Returns what is saved."""
        return self.match.record()

    def save(self, file: Path | None = None) -> None:
        write(file or self.file, self.lines())


def write(file: Path, lines: Sequence[str]) -> None:
    """Writes lines atomically: the file is either the old one or the new one."""
    part = file.with_name(f".{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(part, "w", encoding="utf-8", opener=for_oneself) as out:
            out.write("\n".join(lines) + "\n")
        part.replace(file)
    except OSError as error:
        problem = error.strerror or str(error)
        raise SpielwerkError(text("terminal-not-saved", file=str(file), problem=problem)) from error


def keep(file: Path | None, *own: Path) -> None:
    """Raises an error if a file exists, unless it is one of these."""
    if file is None or not os.path.lexists(file):
        return
    if not any(file.exists() and one.exists() and file.samefile(one) for one in own):
        raise SpielwerkError(text("terminal-file-exists", file=str(file)))


def for_oneself(path: str, flags: int) -> int:
    """Opens a file that others on this machine cannot read, since a record contains hidden information."""
    return os.open(path, flags, 0o600)


def read(file: Path) -> list[str]:
    """Returns the lines of a file."""
    try:
        return lines_of(file.read_bytes())
    except OSError as error:
        problem = error.strerror or str(error)
        raise SpielwerkError(text("terminal-cannot-read", file=str(file), problem=problem)) from error


def load(file: Path, pack: Path | None = None) -> Match:
    """Returns a match from a file, with the data pack that it was played with; every problem is one line."""
    lines = read(file)
    try:
        return Match.load(lines, str(file), chance="own", pack=pack)  # nobody at a terminal is asked for luck
    except RecordError as error:
        raise SpielwerkError(f"{file}:{error.line}: {error.to_sentence()}") from error


def warning(match: Match) -> str:
    """Returns what an incomplete record leaves out, with file and line; empty if it is complete."""
    gap = match.gap
    if gap is None:
        return ""
    where = f"{gap.name}:{gap.line}"
    if gap.flaw is None:
        return text("terminal-middle", where=where)
    if match.over:
        steps = {"steps": match.position, "first": gap.position + 1, "last": gap.position + match.position}
        return text("terminal-shortened-over", where=where, problem=gap.flaw.to_sentence(), **steps)
    said = text("terminal-shortened", where=where, problem=gap.flaw.to_sentence(), position=gap.position)
    return f"{said} {text('terminal-left-out', line=gap.left_out)}" if gap.left_out else said

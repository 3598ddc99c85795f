"""A table in the terminal: the match, who sits where, the bots, and the file it is saved in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from spielwerk.bots.bot import Bot
from spielwerk.bots.registry import seated
from spielwerk.cli.terminal.words import FOLDER as _WORDS  # noqa: F401 – makes the sentences known
from spielwerk.kernel.chance import GOLDEN, MASK, Rng, scramble
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.event import Event
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import Why
from spielwerk.kernel.text import one_line, text

BOT = "bot:"
"""How the name of a seat begins at which a bot sits; the record keeps the names."""
MOST_NAME = 40


class Sitting:
    """One game between people at this terminal and bots."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        match.free = True
        names: Sequence[str] = match.names
        names = [*names, *[""] * len(match.game.seats)][: len(match.game.seats)]
        self.names = [one_line(name, MOST_NAME) for name in names]
        self.bots: dict[int, Bot] = {
            seat: seated(name.removeprefix(BOT), match.game)
            for seat, name in enumerate(self.names)
            if name.startswith(BOT)
        }

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.game.players if seat not in self.bots]

    def called(self, seat: int) -> str:
        """A seat as the game calls it, with the name of the person."""
        called = str(self.game.box.speech().seat(seat, self.game.rules))
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        if not name:
            return called
        return f"{called} ({name.removeprefix(BOT)})"

    # --- choosing

    def asked(self) -> Decision | None:
        """What is asked now; of several open seats a bot goes first, and people in turn."""
        open_now = self.match.decisions
        return next((d for d in open_now if d.seat in self.bots), open_now[0] if open_now else None)

    def let_bot_choose(self, d: Decision) -> None:
        """The bot at this seat moves; its luck follows from the seed and the position alone."""
        rng = Rng(scramble((self.match.seed + GOLDEN * (self.match.position + 1)) & MASK))
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
        """Back to the last gesture of a person: what bots have done since goes with it."""
        if not any(choice.seat in self.people for choice in self.match.choices):
            return False
        return self._back_and_forth(self.match.undo)

    def redo(self) -> bool:
        """Once more what was taken back, with the answers of the bots."""
        return self._back_and_forth(self.match.redo)

    def _back_and_forth(self, step: Callable[[], None]) -> bool:
        moved = False
        try:
            while True:
                step()
                moved = True
                d = self.match.decision
                if d is None or d.seat in self.people:
                    break
        except CannotUndo:
            pass
        if moved:
            self.save()
        return moved

    # --- looking back

    def since(self, seat: int) -> list[Event]:
        """What has happened since a seat's last choice, as it may know it."""
        last = max([i for i, c in enumerate(self.match.choices) if c.seat == seat], default=-1)
        events = [] if last >= 0 else list(self.match.opening)
        for i in range(last + 1, self.match.position):
            events += self.match.events[i]
        return [event.seen_by(seat) for event in events]

    def log(self, seat: int) -> list[str]:
        """Everything that has happened, in words."""
        events = [*self.match.opening, *[e for some in self.match.events for e in some]]
        return self.told([event.seen_by(seat) for event in events])

    def reasons(self, seat: int) -> list[Why]:
        """Why those whom nobody asks did what they did since a seat's last turn, or else the last time."""
        speech, rules = self.game.box.speech(), self.game.rules
        recent = speech.why(self.since(seat), rules)
        if recent:
            return recent
        events = [event.seen_by(seat) for some in self.match.events for event in some]
        return speech.why(events, rules)[-1:]

    def told(self, events: list[Event]) -> list[str]:
        speech = self.game.box.speech()
        return [line for event in events if (line := speech.event(event, self.game.rules))]

    # --- saving

    def save(self, file: Path | None = None) -> None:
        """Write the record; a file is either the old one or the new one, never half of it."""
        file = file or self.file
        part = file.with_name(f".{file.name}.part")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            part.write_text("\n".join(self.match.record()) + "\n", encoding="utf-8")
            part.replace(file)
        except OSError as error:
            problem = error.strerror or str(error)
            raise SpielwerkError(text("terminal-not-saved", file=str(file), problem=problem)) from error


def load(file: Path) -> Match:
    """A match from a file; whatever is wrong is one line."""
    try:
        lines = file.read_text(encoding="utf-8-sig").split("\n")  # names may hold what else breaks lines
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SpielwerkError(text("terminal-cannot-read", file=str(file), problem=problem)) from error
    return Match.load(lines, str(file))

"""The loop: show the table to the person who is asked, read a line, do what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from spielwerk.boards.kit.characters import columns, seat_style, wrapped
from spielwerk.cli.terminal.ending import ending
from spielwerk.cli.terminal.lookup import lookup
from spielwerk.cli.terminal.picture import of_seat, panels, picture, table
from spielwerk.cli.terminal.screen import Screen, number_in
from spielwerk.cli.terminal.terminal_table import TerminalTable
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.event import Event
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import one_line, text

LEAST, RECAP = 2, 8
"""The number of lines of what others did that are shown unasked; fewer if the screen is full."""
LOG = 20
GIFT = 3
"""How many numbers specify a gift completely: to whom, how much, from whom."""
LONGEST = 40
"""How many characters of a wrong line a message quotes."""


class PlayerLeft(Exception):
    """Raised when the player leaves; the game can be continued later."""


class MenuLine:
    """A line of the list: its label, and the options it stands for."""

    def __init__(self, label: str, options: tuple[Option, ...], *, default: bool = False) -> None:
        self.label = label
        self.options = options
        self.default = default


class Session:
    """One person, or several in turn, at one terminal."""

    def __init__(self, table: TerminalTable, screen: Screen, greeting: Sequence[str] = ()) -> None:
        self.table = table
        self.greeting = greeting
        """What is shown first, before the first curtain or with the first question."""
        self.screen = screen
        self.speech = table.game.box.speech()
        self.facing = -1
        """The seat of the person in front of the screen."""
        self.notes: list[str] = []
        """The output of the last command, shown below the table."""
        self.commands: dict[str, Callable[[str, Decision], None]] = {
            "u": self._undo,
            "r": self._redo,
            "g": self._give,
            "l": self._log,
            "b": self._board,
            "m": self._mat,
            "s": self._score,
            "why": self._why,
            "?": self._rules,
            "w": self._write,
            "h": self._help,
            "q": self._quit,
        }

    def run(self) -> None:
        """Runs until the game is over, or the player leaves (`PlayerLeft`)."""
        table = self.table
        table.save()
        while (d := table.asked()) is not None:
            if d.seat in table.bots:
                self._bot(d)
            else:
                self._person(d)
        table.save()
        self.screen.clear()
        self.end(self.facing if self.facing >= 0 else table.people[0])

    def end(self, viewer: int) -> None:
        """Shows the table for the last time, and how the game has ended."""
        self.screen.show(self._drawn(viewer))
        self._recap(viewer, RECAP)
        self.screen.show(ending(self.table, self.screen.paint))

    def _bot(self, d: Decision) -> None:
        try:
            self.table.let_bot_choose(d)
        except (Exception, SystemExit) as error:
            problem = f"{type(error).__name__}: {error}"
            self.notes.append(text("terminal-bot-failed", seat=self.table.called(d.seat), problem=problem))
            self.table.match.choose(d.options[Rng(self.table.match.position).below(len(d.options))], d.seat)

    # --- a person is asked

    def _person(self, d: Decision) -> None:
        """Shows what is asked and does what the next line says."""
        arrived = self.facing != d.seat
        if arrived:
            self._curtain(d.seat)
        self.screen.clear()
        drawn = self._drawn(d.seat) if self.screen.live else []
        choices = self._choices(d)
        asked = self._asked(d, choices)
        self.screen.show(drawn)
        self._recap(d.seat, self.screen.height - len(drawn) - len(asked) - 4 if drawn else RECAP)
        self.screen.show(asked)
        self._do(self.screen.ask(self.screen.paint(text("terminal-prompt"), "bold")), d, choices)

    def _curtain(self, seat: int) -> None:
        """Hides the screen until the next person confirms, so that secrets stay with their owner.

        Lines that were typed are erased, since the arrow keys would recall them.
        """
        if len(self.table.people) > 1:
            self.screen.forget()
            self._greet()
            self.screen.say(text("terminal-curtain", seat=self.table.called(seat)), "title")
            if self.screen.ask(">").lower() == "q":
                raise PlayerLeft
        self.facing = seat

    def _drawn(self, seat: int) -> list[str]:
        match = self.table.match
        view = self.table.game.view(match.final or match.state, seat)
        return picture(self.table.game, view, self.screen.paint, self.screen.width)

    def _greet(self) -> None:
        """Shows what concerns everybody at the table, once, before anything else."""
        for words in self.greeting:
            self.screen.show(["", *wrapped(words, self.screen.width)])
        self.greeting = ()

    def _recap(self, seat: int, room: int) -> None:
        """Shows the output of the last command, or else what has happened since the last choice."""
        self._greet()
        if self.notes:
            self.screen.show(["", *self.notes])
            self.notes = []
            return
        events = self.table.since(seat)
        lines = self.table.sentences(events)
        if not lines:
            return
        paint, room = self.screen.paint, max(LEAST, min(RECAP, room))
        more = ""
        if len(lines) > room:
            stories = [why.short for why in self.table.turns_since(seat)]
            if stories:  # a sentence per turn of an Automa, then what others did
                players = self.table.game.players
                others = [event for event in events if getattr(event, "seat", seat) in players]
                more, lines = text("terminal-more-reasons"), [*stories, *self._foremost(others, LEAST)]
            else:
                more, lines = text("terminal-more", n=len(lines) - room), self._foremost(events, room)
        self.screen.show(
            ["", paint(text("terminal-since"), "title") + (paint(f"  {more}", "dim") if more else "")]
        )
        for line in lines:
            self.screen.show(wrapped(line, self.screen.width, "    ", "  "))

    def _foremost(self, events: list[Event], room: int) -> list[str]:
        """Returns this many lines of what happened: memorable events first, then the newest."""
        with_words = [event for event in events if self.table.sentences([event])]
        marked = tuple(self.speech.milestones)
        order = sorted(range(len(with_words)), key=lambda i: (isinstance(with_words[i], marked), i))
        return self.table.sentences([with_words[i] for i in sorted(order[-room:])])

    def _choices(self, d: Decision) -> list[MenuLine]:
        """Returns named gestures first, then every option."""
        game = self.table.game
        known = game.resample(game.view(self.table.match.state, d.seat), Rng(1))
        found: list[MenuLine] = []
        if game.decision(known) == d:
            for name, options in game.defaults(known).items():
                if options and options not in [choice.options for choice in found]:
                    found.append(MenuLine(capital(self.speech.default(name)), options, default=True))
        return found + [MenuLine(self.speech.option(o, d, game.rules), (o,)) for o in d.options]

    def _asked(self, d: Decision, choices: list[MenuLine]) -> list[str]:
        """Returns the question and the numbered answers."""
        paint, width = self.screen.paint, self.screen.width
        game = self.table.game
        known = game.resample(game.view(self.table.match.state, d.seat), Rng(1))
        numbered = self.speech.seat(d.seat, game.rules).name == text("kernel-seat", n=d.seat + 1)
        alone = numbered and len(self.table.people) == 1
        question = (self.speech.request if alone else self.speech.prompt)(d, game.rules, known)
        prompt = wrapped(question, width)
        cells = []
        for n, choice in enumerate(choices, 1):
            mark = "»" if choice.default else " "
            cells.append(f"{paint(f'{n:3}', 'key')} {mark}{choice.label}")
        only = [paint(text("terminal-nothing-else"), "dim")] if len(choices) == 1 else []
        return ["", *[paint(line, seat_style(d.seat)) for line in prompt], *columns(cells, width), *only]

    def _do(self, line: str, d: Decision, choices: list[MenuLine]) -> None:
        """Handles a number, a command, or the words of an option."""
        if not line:
            if len(choices) == 1:
                self.table.choose(choices[0].options, d.seat)
            return
        if line.isdecimal():
            n = number_in(line)
            if n is None or not 1 <= n <= len(choices):
                self._complain(text("terminal-no-number", n=one_line(line, LONGEST), most=len(choices)))
            else:
                self.table.choose(choices[n - 1].options, d.seat)
            return
        named = [c for c in choices if line.casefold() in (c.label.casefold(), c.options[0].text.casefold())]
        if named:
            self.table.choose(named[-1].options, d.seat)
            return
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self.commands.get(word.lower())
        if command is None:
            self._complain(text("terminal-wrong", input=line, most=len(choices)))
        else:
            command(rest.strip(), d)

    def _complain(self, words: str) -> None:
        self.notes = [self.screen.paint(line, "error") for line in wrapped(words, self.screen.width)]

    # --- commands

    def _undo(self, _rest: str, _d: Decision) -> None:
        if not self.table.undo():
            self._complain(text("terminal-cannot-undo"))

    def _redo(self, _rest: str, _d: Decision) -> None:
        if not self.table.redo():
            self._complain(text("terminal-cannot-redo"))

    def _give(self, rest: str, d: Decision) -> None:
        """Gives something: `g 2 4` to seat 2, from the seat that is asked; `g 2 4 3` from seat 3; `g` lists
        gifts.
        """
        game, state = self.table.game, self.table.match.state
        numbers = [number_in(word) for word in rest.split()]
        giver = d.seat if len(numbers) < GIFT else (numbers[2] or 0) - 1
        found = game.gifts(state, giver) if giver in self.table.people else ()
        if not found:
            self._complain(text("terminal-nothing-to-give"))
            return
        meant = [o for o in found if [o.i + 1, o.n] == numbers[:2]]
        if meant:
            self.table.choose((meant[0],), giver)
            return
        most = {o.i: o for o in found}.values()
        self.notes = [text("terminal-give")]
        self.notes += [f"  g {o.i + 1} {o.n}  {self.speech.option(o, d, game.rules)}" for o in most]

    def _log(self, rest: str, d: Decision) -> None:
        lines = self.table.log(d.seat)[-(number_in(rest) or LOG) :]
        width = self.screen.width
        self.notes = [piece for line in lines for piece in wrapped(line, width, "    ", "  ")]
        self.notes = self.notes or [text("terminal-log-empty")]

    def _board(self, _rest: str, d: Decision) -> None:
        view = self.table.game.view(self.table.match.state, d.seat)
        self.notes = []
        if not self.screen.live:
            self.screen.show(self._drawn(d.seat))
        for panel in panels(self.table.game, view):
            if panel.seat < 0:
                self.notes += [*table(panel, self.screen.paint, self.screen.width), ""]

    def _mat(self, rest: str, d: Decision) -> None:
        game = self.table.game
        seat = d.seat
        if rest:
            n = number_in(rest)
            if n is None or not 1 <= n <= len(game.seats):
                self._complain(text("terminal-no-seat", n=one_line(rest, LONGEST), most=len(game.seats)))
                return
            seat = n - 1
        view = game.view(self.table.match.state, d.seat)
        self.notes = []
        for panel in of_seat(game, view, seat):
            self.notes += [*table(panel, self.screen.paint, self.screen.width), ""]

    def _score(self, _rest: str, d: Decision) -> None:
        """Shows the current score as far as the person can know it, from positions that fit their view."""
        game = self.table.game
        view = game.view(self.table.match.state, d.seat)
        guesses = [game.resample(view, Rng(n)) for n in range(1, 4)]
        self.notes = [self.screen.paint(text("terminal-score"), "title")]
        for seat in game.seats:
            scores = [game.score(guess, seat) for guess in guesses]
            rows = []
            for items in zip(*[score.items for score in scores], strict=True):
                sure = all(item == items[0] for item in items)
                points = items[0].points if sure else text("terminal-unknown-points")
                rows.append(f"{self.speech.score(items[0].key)} {points}")
            sure = all(score == scores[0] for score in scores)
            total = scores[0].total if sure else text("terminal-unknown-points")
            name = self.screen.paint(self.table.called(seat), seat_style(seat))
            said = f"{name}: {total}  ({', '.join(rows)})"
            self.notes += wrapped(said, self.screen.width, "    ", "  ")

    def _why(self, _rest: str, d: Decision) -> None:
        """Shows what automated seats did: one sentence per turn, with every step below."""
        self.notes = []
        for why in self.table.reasons(d.seat):
            self.notes += [self.screen.paint(line, "title") for line in wrapped(why.short, self.screen.width)]
            for step in why.steps:
                self.notes += wrapped(step.words, self.screen.width, "    ", "  ")
        self.notes = self.notes or [text("terminal-no-reasons")]

    def _rules(self, rest: str, _d: Decision) -> None:
        if not rest:
            self._complain(text("terminal-no-word", example=text("terminal-example")))
        else:
            self.notes = list(lookup(self.table.match, rest, self.screen.paint, self.screen.width))

    def _write(self, rest: str, _d: Decision) -> None:
        if not rest:
            self._complain(text("terminal-no-file"))
            return
        try:
            self.table.export(Path(rest).expanduser())
            self.notes = [text("terminal-saved", file=rest)]
        except SpielwerkError as error:
            self._complain(str(error))

    def _help(self, _rest: str, _d: Decision) -> None:
        self.notes = text("terminal-help").splitlines()

    def _quit(self, _rest: str, _d: Decision) -> None:
        raise PlayerLeft

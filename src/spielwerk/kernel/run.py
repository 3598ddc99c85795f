"""The run loop: runs the rules forward until somebody must choose."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from spielwerk.kernel.chance import GOLDEN, MASK, scramble
from spielwerk.kernel.frame import CHANCE, CHANCE_FRAME, SECRET, Ask, Chance
from spielwerk.kernel.module import luck
from spielwerk.kernel.option import Decision, IllegalOption, Option, Options, Weights
from spielwerk.kernel.tagged import tag_of

Source = Callable[[Any, Chance], Option | None]
"""A function that answers for luck, given the position and the frame; it returns None if luck is to be asked.
"""


def own_random(s: Any, frame: Chance) -> Option:
    """Returns the answer of the state's own generator."""
    s.random = x = (s.random + GOLDEN) & MASK
    try:
        return frame.pick(s, scramble(x))
    except ValueError as error:
        raise ValueError(f"{tag_of(type(frame))}: {error}") from None


def nobody(_s: Any, _frame: Chance) -> None:
    """Returns None, so that luck is asked like a seat."""
    return


def can_happen(s: Any, frame: Chance) -> tuple[Options, Weights]:
    """Returns the outcomes that luck may draw here (those with a weight above 0), and their weights."""
    options, weights = frame.outcomes(s)
    return tuple(compress(options, weights)), tuple(filter(None, weights))


class Idle:
    """A frame that does nothing: it stands in for the last choice when the loop starts without one."""

    def choose(self, s: Any, option: Option) -> None:
        """Does nothing."""


IDLE, NOTHING = Idle(), Option("", "", 0, -1, -1, "")
START = Decision(CHANCE, (NOTHING,), IDLE)


class Runner:
    """Asks, takes answers and runs positions forward.

    It has no state of its own besides `source`: all else is in the position and its rules.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        """Answers for luck unless another source is passed."""

    def decision(self, s: Any) -> Decision | None:
        """Returns the open decision; None if the game is over."""
        d = s.open
        if d is UNSET:
            self.advance(s)
            d = s.open
        return d  # type: ignore[no-any-return]

    def decisions(self, s: Any) -> list[Decision]:
        """Returns all open decisions: one, or one per seat while answers are sealed."""
        first = self.decision(s)
        if first is None or first.seat == CHANCE:
            return [] if first is None else [first]
        others = [Decision(f.seat, ask(s, f), f) for f in open_frames(s)[1:]]  # type: ignore[arg-type, union-attr]
        return [first, *[d for d in others if not d.forced or must_ask(s, d.frame)]]

    def gifts(self, s: Any, seat: int) -> Options:
        """Returns what a seat may do now unasked, while any seat is asked.

        Pass such an option to `apply` with the seat.  No decision contains these options, so bots and random
        play never choose them.
        """
        if not s.rules.gifts or (d := self.decision(s)) is None or d.seat == CHANCE:
            return ()
        return tuple([option for gift in s.rules.gifts.values() for option in gift.options(s, seat)])

    def gift(self, s: Any, option: Option | str, seat: int) -> Option | None:
        """Returns the gift that an option or its text stands for; None if it is not available now."""
        word = option if isinstance(option, str) else option.text
        verb, text = word.partition(" ")[0], " ".join(word.split())
        if verb not in s.rules.gifts:
            return None
        return next((gift for gift in self.gifts(s, seat) if gift.text == text), None)

    def apply(
        self, s: Any, option: Option | str, seat: int | None = None, source: Source | None = None
    ) -> tuple[Option, ...]:
        """Makes a choice and runs the rules to the next decision.  Returns the answers of luck on the way.

        The choice goes to the frame on top of the stack, which asked for it.  If only one option is left it
        is taken, unless the frame wants to be asked anyway and the game has `ask_forced` set.  A gift
        (`gifts`) acts at once, and the open decision stays.  Raises `IllegalOption` and changes nothing if
        the option is not open (to that seat).
        """
        d = s.open
        rules = s.rules
        if seat is not None or not d or option not in d.options:
            option = self._checked(s, option, seat)
            if option.verb in rules.gifts:
                return self._give(s, option, seat)
        asking = rules.asking
        offered = rules.offered
        stack = s.stack
        frame = stack.pop()
        begun = ""
        answers: tuple[Option, ...] = ()
        while True:
            if offered and (verb := option.verb) in offered and type(frame) in offered[verb]:  # type: ignore[union-attr]
                offered[verb][type(frame)].choose(s, frame, option)
            else:
                frame.choose(s, option)
            while stack:
                frame = stack[-1]
                try:
                    asks = asking[type(frame)]
                except KeyError:  # the first frame of its type at this table
                    asks = rules.asks(type(frame))
                if asks is None:  # a step
                    stack.pop()
                    frame.run(s)
                    continue
                if asks is not luck:  # a seat is asked
                    options = asks(frame, s)
                    if len(options) > 1 or (rules.ask_forced and must_ask(s, frame)):
                        s.open = Decision(frame.seat, options, frame, (), begun)
                        return answers
                    begun = frame.gesture if frame.begins else begun
                    assert options, f"{tag_of(type(frame))} asks without an option"
                    stack.pop()
                    option = options[0]
                    break
                drawn = (source or self.source)(s, frame)
                if drawn is None:
                    s.open = luck_asked(s, frame)
                    return answers
                stack.pop()
                frame.choose(s, drawn)
                answers += (drawn,)
            else:
                s.open = None
                return answers

    def advance(self, s: Any, source: Source | None = None) -> tuple[Option, ...]:
        """Runs steps and luck until a decision is open, without making a choice."""
        s.stack.append(IDLE)
        s.open = START
        s.derived = UNSET
        return self.apply(s, NOTHING, source=source)

    def _checked(self, s: Any, option: Option | str, seat: int | None) -> Option:
        """Handles rarer choices: by text, for another open seat, in a changed state, or illegal ones."""
        d = self.decision(s)
        if seat is not None and (given := self.gift(s, option, seat)) is not None:
            return given
        if seat is not None and d is not None and d.seat != seat:
            d = self._for_seat(s, seat)
        if isinstance(option, str):
            option = s.rules.options.parse(option, d.options if d else ())
        if d is None or option not in d.options:
            raise self._illegal(option, d)
        if s.stack[-1] is not d.frame:
            bring_up(s, d.seat)
        return option

    def _give(self, s: Any, gift: Option, seat: int | None) -> tuple[Option, ...]:
        """Carries out a gift; the same decision stays open, with its current options."""
        s.rules.gifts[gift.verb].choose(s, seat, gift)
        s.open = replace(s.open, options=ask(s, s.open.frame))
        return ()

    def _for_seat(self, s: Any, seat: int) -> Decision:
        for d in self.decisions(s):
            if d.seat == seat:
                return d
        raise IllegalOption(f"seat {seat} is not asked now")

    @staticmethod
    def _illegal(option: Any, d: Decision | None) -> IllegalOption:
        text = option.text if isinstance(option, Option) else repr(option)
        if d is None:
            return IllegalOption(f"'{text}' cannot be chosen: the game is over")
        return IllegalOption(
            f"'{text}' cannot be chosen now; open are {', '.join([o.text for o in d.options])}"
        )


def reopen(s: Any) -> None:
    """Restores the open decision of a saved position.  Nothing runs, even if only one option is left."""
    frame = s.stack[-1] if s.stack else None
    if frame is None:
        s.open = None
    elif frame.asks == CHANCE_FRAME:
        s.open = luck_asked(s, frame)
    else:
        s.open = Decision(frame.seat, ask(s, frame), frame)


def luck_asked(s: Any, frame: Chance) -> Decision:
    """Returns the decision of luck, if luck is asked like a seat."""
    options, weights = can_happen(s, frame)
    return Decision(CHANCE, options, frame, weights)


def ask(s: Any, frame: Ask) -> Options:
    """Returns the options of a frame, including those that modules offer."""
    return s.rules.asks(type(frame))(frame, s)  # type: ignore[no-any-return]


def must_ask(s: Any, frame: Ask) -> bool:
    """Returns whether a seat is asked although there is only one option: the frame or an offer wants it."""
    return s.rules.ask_forced and (frame.must_ask(s) or type(frame) in s.rules.asked_if_forced)


def open_frames(s: Any) -> list[Ask | Chance]:
    """Returns the frames that may be answered now: the top one, or one per seat in a run of secret frames."""
    if not s.stack:
        return []
    top = s.stack[-1]
    if top.asks != SECRET:
        return [top]
    found: dict[int, Ask] = {}
    for frame in reversed(s.stack):
        if frame.asks != SECRET:
            break
        found.setdefault(frame.seat, frame)
    return list(found.values())


def bring_up(s: Any, seat: int) -> bool:
    """Lets another seat of a run of secret frames answer next: moves its topmost frame to the top."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if frame.asks != SECRET:
            return False
        if frame.seat == seat:
            s.stack.append(s.stack.pop(i))
            s.open = UNSET
            return True
    return False

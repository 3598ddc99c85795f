"""The run loop: carries the rules forward until somebody must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from spielwerk.kernel.chance import GOLDEN, MASK, scramble, weighted
from spielwerk.kernel.frame import CHANCE, CHANCE_FRAME, SECRET, Ask, Chance, tag_of
from spielwerk.kernel.option import Decision, Option, Options, Weights

Source = Callable[[Any, Options, Weights], Option | None]
"""Who answers for luck; None means: nobody, ask."""


def own_random(s: Any, options: Options, weights: Weights) -> Option:
    """The answer of the state's own generator."""
    s.random = x = (s.random + GOLDEN) & MASK
    return options[weighted(scramble(x), weights)]


def nobody(_s: Any, _options: Options, _weights: Weights) -> None:
    """Luck is asked like a seat."""
    return


def advance(s: Any, source: Source = own_random) -> tuple[Option, ...]:
    """Run steps and luck until a decision is open; gives the answers that luck made on the way."""
    s.stack.append(IDLE)
    return carry_on(s, NOTHING, source)


def carry_on(s: Any, option: Option, source: Source) -> tuple[Option, ...]:
    """Hand a choice to the frame on top, which has asked for it, and run on to the next decision.

    Where only one way is left it is taken, unless the frame wants to be asked all the same and the
    game pauses for that.  Gives the answers that luck made on the way.
    """
    answers: tuple[Option, ...] = ()
    stack = s.stack
    offers = s.rules.offers
    frame = stack.pop()
    while True:
        if option.verb in s.rules.offered and type(frame) in s.rules.offered[option.verb]:
            s.rules.offered[option.verb][type(frame)].choose(s, frame, option)
        else:
            frame.choose(s, option)
        while stack:
            frame = stack[-1]
            if (further := offers[type(frame)]) is not None:  # a seat is asked
                options = frame.options(s)
                if further:
                    for more in further:
                        options += more(s, frame)
                if len(options) > 1 or (s.rules.pauses and frame.lone):
                    s.open = Decision(frame.seat, options, frame)
                    return answers
                assert options, f"{tag_of(type(frame))} asks without an option"
                stack.pop()
                option = options[0]
                break
            if not frame.asks:  # a step
                stack.pop()
                frame.run(s)
                continue
            options, weights = frame.outcomes(s)
            luck = source(s, options, weights)
            if luck is None:
                s.open = Decision(CHANCE, options, frame, weights)
                return answers
            stack.pop()
            frame.choose(s, luck)
            answers += (luck,)
        else:
            s.open = None
            return answers


class Idle:
    """Stands for the last choice where there was none."""

    def choose(self, s: Any, option: Option) -> None:
        """Nothing happens."""


IDLE, NOTHING = Idle(), Option("", "", 0, -1, -1, "")


def reopen(s: Any) -> None:
    """Ask again what a position at rest was asking: nothing is carried forward, even if one way is left."""
    frame = s.stack[-1] if s.stack else None
    if frame is None:
        s.open = None
    elif frame.asks == CHANCE_FRAME:
        options, weights = frame.outcomes(s)
        s.open = Decision(CHANCE, options, frame, weights)
    else:
        s.open = Decision(frame.seat, ask(s, frame), frame)


def ask(s: Any, frame: Ask) -> Options:
    """The options of a frame, with what modules offer on top."""
    options = frame.options(s)
    for more in s.rules.offers[type(frame)]:
        options += more(s, frame)
    return options


def open_frames(s: Any) -> list[Ask | Chance]:
    """The frames that may be answered now: the top one, or one a seat in a run of secrets."""
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
    """Let another seat of a run of secrets answer next: its topmost frame moves to the top."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if frame.asks != SECRET:
            return False
        if frame.seat == seat:
            s.stack.append(s.stack.pop(i))
            s.open = UNSET
            return True
    return False

"""Effects: cards, tiles and track spaces as expressions over a game's own atoms.

A game registers its atoms (`gain`, `draw`, `place` …) in the named table `atoms` of its rules and
its conditions in `conditions`; this file is the only interpreter.  Expressions are frozen data that
travel inside frames, so what is still to come can be listed (`pending`) and saved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec import Struct

from spielwerk.kernel.frame import Ask, Frame, Step
from spielwerk.kernel.option import Option, Options


class Effect(Struct, frozen=True, gc=False):
    """Base of all expressions."""

    def run(self, s: Any, seat: int) -> None:
        """Carry it out now; what comes after its first part is pushed before that part runs."""
        raise NotImplementedError

    def possible(self, s: Any, seat: int) -> bool:
        """Whether carrying it out would do anything for this seat now."""
        raise NotImplementedError

    def payable(self, s: Any, seat: int) -> bool:
        """Whether *all* of it can be done, as a cost must be (its atoms must draw on different things)."""
        return self.possible(s, seat)

    def times(self, n: int) -> AnyEffect:  # noqa: ARG002 – only what is paid by number grows
        """The same as a cost that is paid so many times: its numbers are multiplied."""
        return self  # type: ignore[return-value]


class Atom(Effect, frozen=True, tag="atom"):
    """One thing the game knows how to do: `Atom("gain", n=2, at=OIL)`."""

    verb: str
    n: int = 1
    at: int = -1

    def run(self, s: Any, seat: int) -> None:
        s.rules.atoms[self.verb].run(s, seat, self)

    def possible(self, s: Any, seat: int) -> bool:
        return s.rules.atoms[self.verb].possible(s, seat, self)  # type: ignore[no-any-return]

    def times(self, n: int) -> AnyEffect:
        return Atom(self.verb, self.n * n, self.at)


class Seq(Effect, frozen=True, tag="seq"):
    """All of them, in this order."""

    items: tuple[AnyEffect, ...]

    def run(self, s: Any, seat: int) -> None:
        items = self.items
        for item in items[:0:-1]:
            s.next(Do(seat, item))
        items[0].run(s, seat)

    def possible(self, s: Any, seat: int) -> bool:
        return any(item.possible(s, seat) for item in self.items)

    def payable(self, s: Any, seat: int) -> bool:
        return all(item.payable(s, seat) for item in self.items)

    def times(self, n: int) -> AnyEffect:
        return Seq(tuple([item.times(n) for item in self.items]))


class AnyOrder(Effect, frozen=True, tag="any-order"):
    """All of them, in the order the player likes."""

    items: tuple[AnyEffect, ...]

    def run(self, s: Any, seat: int) -> None:
        s.next(Which(seat, self))

    def possible(self, s: Any, seat: int) -> bool:
        return any(item.possible(s, seat) for item in self.items)

    def payable(self, s: Any, seat: int) -> bool:
        return all(item.payable(s, seat) for item in self.items)

    def times(self, n: int) -> AnyEffect:
        return AnyOrder(tuple([item.times(n) for item in self.items]))

    def take(self, s: Any, seat: int, i: int) -> None:
        """The chosen one, then the others: they may become possible through it."""
        if len(self.items) > 1:
            s.next(Which(seat, AnyOrder(self.items[:i] + self.items[i + 1 :])))
        self.items[i].run(s, seat)


class OneOf(Effect, frozen=True, tag="one-of"):
    """Exactly one of those that are possible."""

    items: tuple[AnyEffect, ...]

    def run(self, s: Any, seat: int) -> None:
        s.next(Which(seat, self))

    def possible(self, s: Any, seat: int) -> bool:
        return any(item.possible(s, seat) for item in self.items)

    def payable(self, s: Any, seat: int) -> bool:
        return any(item.payable(s, seat) for item in self.items)

    def times(self, n: int) -> AnyEffect:
        """Each way by itself must do: what two ways pay together is not reckoned."""
        return OneOf(tuple([item.times(n) for item in self.items]))

    def take(self, s: Any, seat: int, i: int) -> None:
        """The chosen one alone."""
        self.items[i].run(s, seat)


class Times(Effect, frozen=True, tag="times"):
    """The same thing several times."""

    n: int
    item: AnyEffect

    def run(self, s: Any, seat: int) -> None:
        if self.n > 1:
            s.next(Do(seat, Times(self.n - 1, self.item)))
        if self.n > 0:
            self.item.run(s, seat)

    def possible(self, s: Any, seat: int) -> bool:
        return self.n > 0 and self.item.possible(s, seat)

    def payable(self, s: Any, seat: int) -> bool:
        return self.item.times(self.n).payable(s, seat)

    def times(self, n: int) -> AnyEffect:
        return Times(self.n * n, self.item)


class May(Effect, frozen=True, tag="may"):
    """The player may do it or leave it."""

    item: AnyEffect

    def run(self, s: Any, seat: int) -> None:
        if self.item.possible(s, seat):
            s.next(Whether(seat, self.item))

    def possible(self, s: Any, seat: int) -> bool:
        return self.item.possible(s, seat)


class PayThen(Effect, frozen=True, tag="pay-then"):
    """The gain, if the whole cost can be paid."""

    cost: AnyEffect
    gain: AnyEffect

    def run(self, s: Any, seat: int) -> None:
        if self.cost.payable(s, seat):
            s.next(Do(seat, self.gain))
            self.cost.run(s, seat)

    def possible(self, s: Any, seat: int) -> bool:
        return self.cost.payable(s, seat)

    def times(self, n: int) -> AnyEffect:
        return PayThen(self.cost.times(n), self.gain)


class When(Effect, frozen=True, tag="when"):
    """Only while a condition of the game holds."""

    condition: str
    item: AnyEffect
    n: int = 0

    def holds(self, s: Any, seat: int) -> bool:
        return bool(s.rules.conditions[self.condition](s, seat, self.n))

    def run(self, s: Any, seat: int) -> None:
        if self.holds(s, seat):
            self.item.run(s, seat)

    def possible(self, s: Any, seat: int) -> bool:
        return self.holds(s, seat) and self.item.possible(s, seat)

    def payable(self, s: Any, seat: int) -> bool:
        return self.holds(s, seat) and self.item.payable(s, seat)

    def times(self, n: int) -> AnyEffect:
        return When(self.condition, self.item.times(n), self.n)


AnyEffect = Atom | Seq | AnyOrder | OneOf | Times | May | PayThen | When


class AtomRule(Struct, frozen=True):
    """How a game carries out an atom, and whether it would do anything now.

    `run` may come although `possible` says no: in a list, several times, or when it was paid for.  Then it
    does what can be done.
    """

    run: Callable[[Any, int, Atom], None]
    possible: Callable[[Any, int, Atom], bool] = lambda _s, _seat, _atom: True


def possible(s: Any, seat: int, e: AnyEffect) -> bool:
    """Whether carrying out the effect would do anything for this seat now."""
    return e.possible(s, seat)


def payable(s: Any, seat: int, e: AnyEffect) -> bool:
    """Whether all of a cost can be paid."""
    return e.payable(s, seat)


class Do(Step, frozen=True, tag="kernel.effect.Do"):
    """Carry out an effect for a seat."""

    seat: int
    effect: AnyEffect

    def run(self, s: Any) -> None:
        self.effect.run(s, self.seat)


class Which(Ask, frozen=True, tag="kernel.effect.Which"):
    """Choose the next effect of several (`OneOf`), or which comes first (`AnyOrder`).

    Of equal ones the first stands for all.  Where only one would do anything, or none, nobody is asked: the
    run loop takes the lone way.
    """

    effect: AnyOrder | OneOf

    begins: ClassVar[bool] = True

    def options(self, s: Any) -> Options:
        options = s.rules.options
        pick, seat, items = options.pick, self.seat, self.effect.items
        doable = [
            pick[i] for i, item in enumerate(items) if item.possible(s, seat) and items.index(item) == i
        ]
        return tuple(doable) or (options.no,)

    def choose(self, s: Any, option: Option) -> None:
        if option is not s.rules.options.no:
            self.effect.take(s, self.seat, option.n)


class Whether(Ask, frozen=True, tag="kernel.effect.Whether"):
    """Do it or leave it."""

    effect: AnyEffect

    begins: ClassVar[bool] = True

    def options(self, s: Any) -> Options:
        options = s.rules.options
        return (options.yes, options.no) if self.effect.possible(s, self.seat) else (options.no,)

    def choose(self, s: Any, option: Option) -> None:
        if option is s.rules.options.yes:
            self.effect.run(s, self.seat)


def pending(s: Any) -> list[Frame]:
    """What is still to come, the next thing first: the visible queue."""
    return list(s.stack[::-1])

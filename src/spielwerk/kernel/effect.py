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


class Atom(Effect, frozen=True, tag="atom"):
    """One thing the game knows how to do: `Atom("gain", n=2, at=OIL)`."""

    verb: str
    n: int = 1
    at: int = -1


class Seq(Effect, frozen=True, tag="seq"):
    """All of them, in this order."""

    items: tuple[AnyEffect, ...]


class AnyOrder(Effect, frozen=True, tag="any-order"):
    """All of them, in the order the player likes."""

    items: tuple[AnyEffect, ...]


class OneOf(Effect, frozen=True, tag="one-of"):
    """Exactly one of those that are possible."""

    items: tuple[AnyEffect, ...]


class Times(Effect, frozen=True, tag="times"):
    """The same thing several times."""

    n: int
    item: AnyEffect


class May(Effect, frozen=True, tag="may"):
    """The player may do it or leave it."""

    item: AnyEffect


class PayThen(Effect, frozen=True, tag="pay-then"):
    """The gain, if the whole cost can be paid."""

    cost: AnyEffect
    gain: AnyEffect


class When(Effect, frozen=True, tag="when"):
    """Only while a condition of the game holds."""

    condition: str
    item: AnyEffect
    n: int = 0


AnyEffect = Atom | Seq | AnyOrder | OneOf | Times | May | PayThen | When


class AtomRule(Struct, frozen=True):
    """How a game carries out an atom, and whether it would do anything now."""

    run: Callable[[Any, int, Atom], None]
    possible: Callable[[Any, int, Atom], bool] = lambda _s, _seat, _atom: True


def possible(s: Any, seat: int, e: AnyEffect) -> bool:
    """Whether carrying out the effect would do anything for this seat now."""
    match e:
        case Atom():
            return s.rules.atoms[e.verb].possible(s, seat, e)  # type: ignore[no-any-return]
        case Seq() | AnyOrder() | OneOf():
            return any(possible(s, seat, item) for item in e.items)
        case Times():
            return e.n > 0 and possible(s, seat, e.item)
        case May():
            return possible(s, seat, e.item)
        case PayThen():
            return payable(s, seat, e.cost)
        case When():
            return bool(s.rules.conditions[e.condition](s, seat, e.n)) and possible(s, seat, e.item)


def payable(s: Any, seat: int, e: AnyEffect) -> bool:
    """Whether *all* of a cost can be paid (its atoms must draw on different things)."""
    match e:
        case Seq() | AnyOrder():
            return all(payable(s, seat, item) for item in e.items)
        case Times(n, Atom(verb, each, at)):
            return n > 0 and possible(s, seat, Atom(verb, n * each, at))
        case _:
            return possible(s, seat, e)


class Do(Step, frozen=True, tag="kernel.effect.Do"):
    """Carry out an effect for a seat."""

    seat: int
    effect: AnyEffect

    def again(self, e: AnyEffect) -> Do:
        return Do(self.seat, e)

    def run(self, s: Any) -> None:
        e = self.effect
        match e:
            case Atom():
                s.rules.atoms[e.verb].run(s, self.seat, e)
            case Seq():
                s.then(*[self.again(item) for item in e.items])
            case Times():
                if e.n > 0:
                    s.then(self.again(e.item), self.again(Times(e.n - 1, e.item)))
            case PayThen():
                if payable(s, self.seat, e.cost):
                    s.then(self.again(e.cost), self.again(e.gain))
            case When():
                if s.rules.conditions[e.condition](s, self.seat, e.n):
                    s.then(self.again(e.item))
            case AnyOrder() | OneOf():
                self._offer(s, e)
            case May():
                if possible(s, self.seat, e.item):
                    s.then(Whether(self.seat, e.item))

    def _offer(self, s: Any, e: AnyOrder | OneOf) -> None:
        """Ask only when there is something to choose."""
        doable = [i for i, item in enumerate(e.items) if possible(s, self.seat, item)]
        if len(doable) == 1:
            s.then(*following(self.seat, e, doable[0]))
        elif doable:
            s.then(Which(self.seat, e))


def following(seat: int, e: AnyOrder | OneOf, i: int) -> tuple[Do, ...]:
    """The chosen effect and, in any order, the others: they may become possible through it."""
    chosen = Do(seat, e.items[i])
    if isinstance(e, OneOf):
        return (chosen,)
    return chosen, Do(seat, AnyOrder(e.items[:i] + e.items[i + 1 :]))


class Which(Ask, frozen=True, tag="kernel.effect.Which"):
    """Choose the next effect of several (`OneOf`), or which comes first (`AnyOrder`)."""

    effect: AnyEffect

    begins: ClassVar[bool] = True

    def options(self, s: Any) -> Options:
        assert isinstance(self.effect, AnyOrder | OneOf)
        pick = s.rules.options.pick
        doable = [pick[i] for i, item in enumerate(self.effect.items) if possible(s, self.seat, item)]
        return tuple(doable) or (s.rules.options.no,)

    def choose(self, s: Any, option: Option) -> None:
        assert isinstance(self.effect, AnyOrder | OneOf)
        if option is not s.rules.options.no:
            s.then(*following(self.seat, self.effect, option.n))


class Whether(Ask, frozen=True, tag="kernel.effect.Whether"):
    """Do it or leave it."""

    effect: AnyEffect

    begins: ClassVar[bool] = True

    def options(self, s: Any) -> Options:
        options = s.rules.options
        return (options.yes, options.no) if possible(s, self.seat, self.effect) else (options.no,)

    def choose(self, s: Any, option: Option) -> None:
        if option is s.rules.options.yes:
            s.then(Do(self.seat, self.effect))


def pending(s: Any) -> list[Frame]:
    """What is still to come, the next thing first: the visible queue."""
    return list(s.stack[::-1])

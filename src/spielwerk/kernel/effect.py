"""Effects: cards, tiles and track spaces as expressions over a game's own atoms.

A game registers its atoms (`gain`, `draw`, `place` …) in the named table `atoms` of its rules and its
conditions in `conditions`.  This module is the only interpreter.  Expressions are frozen data inside frames,
so pending effects can be listed (`pending`) and saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, product
from typing import Any, ClassVar

from msgspec import Struct

from spielwerk.kernel.frame import Ask, Frame, Step
from spielwerk.kernel.option import PICKS, Option, Options

MOST_PICKED = PICKS + 1
"""The largest number of effects to choose from: the options `pick 0` to `pick N` name them."""


class Effect(Struct, frozen=True, gc=False):
    """Base class of all expressions."""

    def run(self, s: Any, seat: int) -> None:
        """Carries out the effect.  Later parts are pushed on the stack before the first part runs."""
        raise NotImplementedError

    def possible(self, s: Any, seat: int) -> bool:
        """Returns whether carrying it out would do anything for this seat now."""
        raise NotImplementedError

    def payable(self, s: Any, seat: int) -> bool:
        """Returns whether the *whole* effect can be carried out in at least one way, as a cost must be."""
        return any(way.paid_whole(s, seat) for way in self.ways(s, seat))

    def ways(self, s: Any, seat: int) -> tuple[Seq, ...]:  # noqa: ARG002
        """Returns the ways to pay it as a cost now, each a list without choices or conditions.

        Equal atoms are added up.  Different atoms must draw on different things.
        """
        return (Seq((self,)),)  # type: ignore[arg-type]

    def pay(self, s: Any, seat: int, gain: AnyEffect) -> None:
        """Pays it as a cost if possible, then carries out `gain`.  The player chooses how to pay."""
        ways = self.ways(s, seat)
        if len(ways) > 1:
            s.next(Which(seat, OneOf(tuple([PayThen(way, gain) for way in ways]))))
        elif ways and ways[0].paid_whole(s, seat):
            s.next(Do(seat, gain))
            ways[0].run(s, seat)

    def plus(self, other: Effect) -> AnyEffect | None:  # noqa: ARG002
        """Returns both effects as one if they are of the same kind; otherwise None."""
        return None


class Atom(Effect, frozen=True, tag="atom"):
    """One action the game knows: `Atom("gain", n=2, at=OIL)`."""

    verb: str
    n: int = 1
    at: int = -1

    def run(self, s: Any, seat: int) -> None:
        s.rules.atoms[self.verb].run(s, seat, self)

    def possible(self, s: Any, seat: int) -> bool:
        return s.rules.atoms[self.verb].possible(s, seat, self)  # type: ignore[no-any-return]

    def payable(self, s: Any, seat: int) -> bool:
        return self.possible(s, seat)

    def pay(self, s: Any, seat: int, gain: AnyEffect) -> None:
        """Pays a single atom: the most common cost by far, with nothing to add up."""
        if self.possible(s, seat):
            s.next(Do(seat, gain))
            self.run(s, seat)

    def plus(self, other: Effect) -> AnyEffect | None:
        if isinstance(other, Atom) and (self.verb, self.at) == (other.verb, other.at):
            return Atom(self.verb, self.n + other.n, self.at)
        return None


class Seq(Effect, frozen=True, tag="seq"):
    """Carries out all effects, in this order."""

    items: tuple[AnyEffect, ...]

    def run(self, s: Any, seat: int) -> None:
        items = self.items
        for item in items[:0:-1]:
            s.next(Do(seat, item))
        if items:
            items[0].run(s, seat)

    def possible(self, s: Any, seat: int) -> bool:
        return any(item.possible(s, seat) for item in self.items)

    def ways(self, s: Any, seat: int) -> tuple[Seq, ...]:
        return _together([item.ways(s, seat) for item in self.items])

    def paid_whole(self, s: Any, seat: int) -> bool:
        """Returns whether all of it can be paid, with equal atoms added up."""
        return all(item.payable(s, seat) for item in _summed(self.items))


class Picked(Effect, frozen=True):
    """Base class of effects where the player picks from several."""

    items: tuple[AnyEffect, ...]

    def __post_init__(self) -> None:
        if (n := len(self.items)) > MOST_PICKED:
            raise ValueError(
                f"an effect has {n} things to choose from; at most {MOST_PICKED} can be asked for"
            )

    def run(self, s: Any, seat: int) -> None:
        s.next(Which(seat, self))  # type: ignore[arg-type]

    def possible(self, s: Any, seat: int) -> bool:
        return any(item.possible(s, seat) for item in self.items)


class AnyOrder(Picked, frozen=True, tag="any-order"):
    """Carries out all effects, in the order the player chooses."""

    def ways(self, s: Any, seat: int) -> tuple[Seq, ...]:
        return _together([item.ways(s, seat) for item in self.items])

    def take(self, s: Any, seat: int, i: int) -> None:
        """Carries out the chosen effect.  The others come later, since it may make them possible."""
        if len(self.items) > 1:
            s.next(Which(seat, AnyOrder(self.items[:i] + self.items[i + 1 :])))
        self.items[i].run(s, seat)


class OneOf(Picked, frozen=True, tag="one-of"):
    """Carries out exactly one of the possible effects; the player chooses which."""

    def ways(self, s: Any, seat: int) -> tuple[Seq, ...]:
        return _each_once([way for item in self.items for way in item.ways(s, seat)])

    def take(self, s: Any, seat: int, i: int) -> None:
        """Carries out only the chosen effect."""
        self.items[i].run(s, seat)


class Times(Effect, frozen=True, tag="times"):
    """Carries out the same effect several times."""

    n: int
    item: AnyEffect

    def run(self, s: Any, seat: int) -> None:
        if self.n > 1:
            s.next(Do(seat, Times(self.n - 1, self.item)))
        if self.n > 0:
            self.item.run(s, seat)

    def possible(self, s: Any, seat: int) -> bool:
        return self.n > 0 and self.item.possible(s, seat)

    def ways(self, s: Any, seat: int) -> tuple[Seq, ...]:
        return _together([self.item.ways(s, seat)] * self.n)


class May(Effect, frozen=True, tag="may"):
    """Carries out an effect that the player may decline."""

    item: AnyEffect

    def run(self, s: Any, seat: int) -> None:
        if self.item.possible(s, seat):
            s.next(Whether(seat, self.item))

    def possible(self, s: Any, seat: int) -> bool:
        return self.item.possible(s, seat)

    def payable(self, s: Any, seat: int) -> bool:
        return self.possible(s, seat)


class PayThen(Effect, frozen=True, tag="pay-then"):
    """Carries out the gain if the whole cost can be paid.  The player chooses among several ways to pay."""

    cost: AnyEffect
    gain: AnyEffect

    def run(self, s: Any, seat: int) -> None:
        self.cost.pay(s, seat, self.gain)

    def possible(self, s: Any, seat: int) -> bool:
        return self.cost.payable(s, seat)

    def payable(self, s: Any, seat: int) -> bool:
        return self.possible(s, seat)


class When(Effect, frozen=True, tag="when"):
    """Carries out the effect only while a condition of the game holds."""

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

    def ways(self, s: Any, seat: int) -> tuple[Seq, ...]:
        """Returns the ways to pay the effect if the condition holds now; the payment itself may end the
        condition.
        """
        return self.item.ways(s, seat) if self.holds(s, seat) else ()


AnyEffect = Atom | Seq | AnyOrder | OneOf | Times | May | PayThen | When


def _together(parts: Sequence[tuple[Seq, ...]]) -> tuple[Seq, ...]:
    """Returns the ways to pay several costs: one way of each."""
    each = product(*parts)
    return _each_once([Seq(tuple(chain.from_iterable([way.items for way in ways]))) for ways in each])


def _each_once(ways: Sequence[Seq]) -> tuple[Seq, ...]:
    """Removes ways that pay the same in another order."""
    found = {frozenset(_summed(way.items)): way for way in reversed(ways)}
    return tuple(found.values())[::-1]


def _summed(items: Sequence[AnyEffect]) -> list[AnyEffect]:
    """Adds up equal effects."""
    sums: list[AnyEffect] = []
    for item in items:
        for i, other in enumerate(sums):
            both = other.plus(item)
            if both is not None:
                sums[i] = both
                break
        else:
            sums.append(item)
    return sums


class AtomRule(Struct, frozen=True):
    """How a game carries out an atom, and whether the atom would do anything now.

    `run` may be called although `possible` is false: in a list, in a repetition or after it was paid for.  It
    then does as much as it can.
    """

    run: Callable[[Any, int, Atom], None]
    possible: Callable[[Any, int, Atom], bool] = lambda _s, _seat, _atom: True


def possible(s: Any, seat: int, e: AnyEffect) -> bool:
    """Returns whether carrying out the effect would do anything for this seat now."""
    return e.possible(s, seat)


def payable(s: Any, seat: int, e: AnyEffect) -> bool:
    """Returns whether a cost can be paid in full."""
    return e.payable(s, seat)


class Do(Step, frozen=True, tag="kernel.effect.Do"):
    """Carries out an effect for a seat."""

    seat: int
    effect: AnyEffect

    def run(self, s: Any) -> None:
        self.effect.run(s, self.seat)


class Which(Ask, frozen=True, tag="kernel.effect.Which"):
    """Asks for one effect of several (`OneOf`), or for the one that comes next (`AnyOrder`).

    Of equal effects only the first is offered.  If at most one would do anything, the run loop takes the only
    option without asking.
    """

    effect: AnyOrder | OneOf

    begins: ClassVar[bool] = True

    def options(self, s: Any) -> Options:
        rules, seat, items = s.rules, self.seat, self.effect.items
        pick, atoms = rules.options.pick, rules.atoms
        doable = []
        i = 0
        for item in items:
            if type(item) is Atom:  # by far the most common, so one call less
                possible = atoms[item.verb].possible(s, seat, item)
            else:
                possible = item.possible(s, seat)
            if possible and items.index(item) == i:
                doable.append(pick[i])
            i += 1  # noqa: SIM113 – `enumerate` is slower
        return tuple(doable) or (rules.options.no,)

    def choose(self, s: Any, option: Option) -> None:
        if option is not s.rules.options.no:
            self.effect.take(s, self.seat, option.n)


class Whether(Ask, frozen=True, tag="kernel.effect.Whether"):
    """Asks whether to carry out an effect or decline it."""

    effect: AnyEffect

    begins: ClassVar[bool] = True

    def options(self, s: Any) -> Options:
        options = s.rules.options
        return (options.yes, options.no) if self.effect.possible(s, self.seat) else (options.no,)

    def choose(self, s: Any, option: Option) -> None:
        if option is s.rules.options.yes:
            self.effect.run(s, self.seat)


def pending(s: Any) -> list[Frame]:
    """Returns the visible queue: the pending frames, the next one first."""
    return list(s.stack[::-1])

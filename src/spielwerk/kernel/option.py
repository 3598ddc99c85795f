"""Options: what can be chosen, created once, with a text form that parses back."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, NoReturn

from msgspec import Struct

from spielwerk.kernel.bitmask import CACHE_SIZE, chosen
from spielwerk.kernel.errors import SpielwerkError

PICKS = 24
"""The largest number N of the options `pick N`, by which a card or queue offers alternatives."""

READY = 5
"""Rows of up to this many options have a ready table of all combinations."""


class Option(Struct, frozen=True, eq=False, gc=False):
    """One thing that may be chosen.  Options are interned: compare them with `is`.

    `at` names a place, piece or kind, and `i` is its index in its row; `n` is a number.  `id` is the position
    in the catalogue, which is what a learner masks.
    """

    verb: str
    at: str
    n: int
    i: int
    id: int
    text: str

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: Any) -> Option:
        return self


Options = tuple[Option, ...]
Weights = Sequence[int]


def each(row: Options, *others: Option) -> Callable[[int], Options]:
    """Returns a function from a mask to the options of a row at its set bits, followed by the others.

    A short row has a ready table; for a long one the tuples are cached.

    >>> demo = Catalogue("demo")
    >>> TO = demo.row("to", ["V1", "V2", "V3"])
    >>> TO_EACH, TO_OR_STAY = each(TO), each(TO, demo.one("stay"))
    >>> TO_EACH(0b101), TO_OR_STAY(0b10)
    ((<to V1>, <to V3>), (<to V2>, <stay>))
    """

    if len(row) <= READY:
        return tuple([(*found, *others) for found in subsets(row)]).__getitem__

    @lru_cache(CACHE_SIZE)
    def options(mask: int) -> Options:
        assert not mask >> len(row)
        return (*chosen(mask, row), *others)

    return options


def subsets(row: Options) -> tuple[Options, ...]:
    """Returns, by mask, the options of a short row at the set bits, as ready tuples.

    >>> subsets(Catalogue("demo").row("to", ["V1", "V2"]))
    ((), (<to V1>,), (<to V2>,), (<to V1>, <to V2>))
    """
    found: list[Options] = [()]
    for option in row:
        found += [(*others, option) for others in found]
    return tuple(found)


def held(row: Options, *others: Option) -> Callable[..., Options]:
    """Returns a function from counts to the options of a row whose count is not zero, followed by the others.

    The tuples are cached, since the same counts come up many times.

    >>> demo = Catalogue("demo")
    >>> PLAY_OR_REST = held(demo.row("play", ["well", "gift"]), demo.one("rest"))
    >>> PLAY_OR_REST(*[0, 2])
    (<play gift>, <rest>)
    """

    @lru_cache(CACHE_SIZE)
    def options(*counts: int) -> Options:
        return (*compress(row, counts), *others)

    return options


def up_to(row: Options) -> tuple[Options, ...]:
    """Returns, by number, the options of a row of numbers up to that number, as ready tuples.

    >>> LOAD_UP_TO = up_to(Catalogue("demo").numbers("load", 3))
    >>> LOAD_UP_TO[1]
    (<load 0>, <load 1>)
    """
    return tuple([row[: n + 1] for n in range(len(row))])


class Catalogue:
    """All options of one game, in order of creation.

    >>> options = Catalogue("demo")
    >>> TO = options.row("to", ["V1", "V2"])
    >>> TO[1].text, TO[1].i
    ('to V2', 1)
    >>> options.parse("to V2") is TO[1]
    True
    >>> options.parse("to V3")
    Traceback (most recent call last):
    ...
    spielwerk.kernel.option.UnknownOption: demo has no option 'to V3'; did you mean 'to V2' or 'to V1'?
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._by_text: dict[str, Option] = {}
        self._all: list[Option] = []
        self.verbs: set[str] = set()
        self.yes = self.one("yes")
        self.no = self.one("no")
        self.pick = self.numbers("pick", PICKS)

    def _add(self, verb: str, at: str, n: int, i: int, text: str) -> Option:
        if text in self._by_text:
            raise SpielwerkError(f"{self.game}: the option '{text}' is declared twice")
        option = Option(verb, at, n, i, len(self._all), text)
        self._by_text[text] = option
        self._all.append(option)
        self.verbs.add(verb)
        return option

    def one(self, verb: str) -> Option:
        """Adds a single option such as `done`."""
        return self._add(verb, "", 0, -1, verb)

    def ones(self, verbs: Sequence[str]) -> Options:
        """Adds alternatives with a verb each: `bolster`, `trade`; `i` counts them."""
        return tuple([self._add(verb, "", 0, i, verb) for i, verb in enumerate(verbs)])

    def row(self, verb: str, places: Sequence[str]) -> Options:
        """Adds one option per place: `to V7`."""
        return tuple([self._add(verb, at, 0, i, f"{verb} {at}") for i, at in enumerate(places)])

    def numbers(self, verb: str, most: int) -> Options:
        """Adds `dial 0` … `dial 7`; the row is indexed by the number itself."""
        return tuple([self._add(verb, "", n, n, f"{verb} {n}") for n in range(most + 1)])

    def grid(self, verb: str, places: Sequence[str], most: int) -> tuple[Options, ...]:
        """Adds options such as `load oil 3`, indexed by place, then by number."""
        return tuple(
            [
                tuple([self._add(verb, at, n, i, f"{verb} {at} {n}") for n in range(most + 1)])
                for i, at in enumerate(places)
            ]
        )

    def parse(self, text: str, among: Options | None = None) -> Option:
        """Returns the option with this text.  Errors suggest only options from `among`."""
        option = self._by_text.get(" ".join(text.split()))
        return option if option is not None else self._unknown(text, among)

    def _unknown(self, text: str, among: Options | None) -> NoReturn:
        known = [o.text for o in (self._all if among is None else among)]
        near = difflib.get_close_matches(text, known, n=2)
        hint = "; did you mean " + " or ".join(f"'{t}'" for t in near) + "?" if near else ""
        raise UnknownOption(f"{self.game} has no option '{text}'{hint}")

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Any:
        return iter(self._all)

    def __getitem__(self, id: int) -> Option:
        return self._all[id]


class Decision(Struct, frozen=True, gc=False):
    """Who may choose, among which options, and why.

    `frame` is the rulebook step that asks: public data that fills the prompt.  `weights` are set only if luck
    decides.  `begun` is the gesture of a frame that began one but had only one option, so that it was not
    asked: this decision may then be the first of the gesture.
    """

    seat: int
    options: Options
    frame: Any
    weights: Weights = ()
    begun: str = ""

    @property
    def kind(self) -> str:
        """The saved name of the frame that asks: `scythe.move.Destination`."""
        return str(type(self.frame).__struct_config__.tag)

    @property
    def gesture(self) -> str:
        """The name of the move this decision belongs to, in a person's words."""
        return str(self.frame.gesture)

    @property
    def begins(self) -> bool:
        """Whether a gesture begins here, or began in a frame that was not asked just before."""
        return bool(self.frame.begins) or (self.begun != "" and self.begun == self.gesture)

    @property
    def forced(self) -> bool:
        return len(self.options) == 1


class UnknownOption(SpielwerkError):
    """No option of the game has this text."""


class IllegalOption(SpielwerkError):
    """The option exists but may not be chosen now; the state is unchanged."""

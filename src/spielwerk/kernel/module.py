"""Modules: how expansions, factions and variants plug into a game without an `if` in its base code.

A game writes one subclass of `Rules` whose class attributes declare its *points*:

    class MyRules(Rules):
        on_moved: Hook = hook()                       # functions, called by the one mutator of a fact
        reach: Any = folded(base_reach)               # a value that modules refine once, at assembly
        cards_allowed: Any = masked(bits=4)           # functions by seat and ability mask
        hand_limit: list[int] = values(7)             # a plain value by seat
        turn: Steps = steps(TopAction, BottomAction)  # a list of frames, each made with (seat)
        end_conditions: dict[str, Any] = table({...}) # a named table

A `Module` says what it adds to which point; `assemble` checks and flattens everything into tuples,
so that what is unused costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import Ask, Frame, tag_of
from spielwerk.kernel.option import Catalogue, Option, Options
from spielwerk.kernel.state import Part

Hook = tuple[Callable[..., None], ...]
Steps = tuple[type[Frame], ...]
F = TypeVar("F", bound=Callable[..., Any])


class AssemblyError(SpielwerkError):
    """Modules that do not fit together, or name something that is not there."""


class Scoped:
    """What a module registered, and the seat for which it was assembled (None: the whole game)."""

    __slots__ = ("arg", "module", "seat", "value")

    def __init__(self, value: Any, arg: Any, seat: int | None, module: str) -> None:
        self.value = value
        self.arg = arg
        self.seat = seat
        self.module = module


class Point:
    """A declared extension point; `build` turns what modules registered into what the rules read."""

    name = ""
    shape = "point"

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        raise NotImplementedError

    def shown(self, built: Any) -> Sequence[str]:  # noqa: ARG002 – most points are shown by their modules
        """What was built, as far as it can be told in a line."""
        return ()


class _Hook(Point):
    shape = "hook"

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:  # noqa: ARG002
        return tuple([e.value for e in entries])

    def shown(self, built: Any) -> Sequence[str]:
        return [f"{f.__module__}.{f.__qualname__}" for f in built]


class _Folded(Point):
    shape = "folded"

    def __init__(self, start: Callable[[Rules], Any]) -> None:
        self.start = start

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        value = self.start(rules)
        for e in entries:
            value = e.value(value, rules, e.seat)
        return value


class _Masked(Point):
    shape = "masked"

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        return tuple([self._seat(entries, seat) for seat in range(rules.seats)])

    def _seat(self, entries: Sequence[Scoped], seat: int) -> tuple[Any, ...]:
        mine = [e for e in entries if e.seat is None or e.seat == seat]
        rows: list[tuple[Any, ...]] = [()] * (1 << self.bits)
        for e in mine:
            rows = [row if e.arg and not mask & e.arg else (*row, e.value) for mask, row in enumerate(rows)]
        return tuple(rows)


class _Values(Point):
    shape = "values"

    def __init__(self, default: Any) -> None:
        self.default = default

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        row = [self.default] * rules.seats
        for e in entries:
            for seat in range(rules.seats) if e.seat is None else (e.seat,):
                row[seat] = e.value
        return tuple(row)

    def shown(self, built: Any) -> Sequence[str]:
        return [str(value) for value in built]


class _Steps(Point):
    shape = "steps"

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        self.frames = frames

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:  # noqa: ARG002
        row = list(self.frames)
        for e in entries:
            how, old = e.arg
            if old not in row:
                there = ", ".join(tag_of(f) for f in row)
                raise AssemblyError(
                    f"module '{e.module}': step list '{self.name}' has no step {tag_of(old)}; it has {there}"
                )
            i = row.index(old)
            if how == "replace":
                row[i] = e.value
            else:
                row.insert(i + (how == "after"), e.value)
        return tuple(row)

    def shown(self, built: Any) -> Sequence[str]:
        return [tag_of(frame) for frame in built]


class _Table(Point):
    shape = "table"

    def __init__(self, rows: Mapping[str, Any]) -> None:
        self.rows = rows

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:  # noqa: ARG002
        rows = dict(self.rows)
        for e in entries:
            how, key = e.arg
            if how == "all":
                rows = dict(e.value)
            elif how == "add":
                if key in rows:
                    raise AssemblyError(f"module '{e.module}': table '{self.name}' already has a row '{key}'")
                rows[key] = e.value
            elif key not in rows:
                raise AssemblyError(
                    f"module '{e.module}': table '{self.name}' has no row '{key}'; it has {', '.join(rows)}"
                )
            elif how == "remove":
                del rows[key]
            else:
                rows[key] = e.value
        return rows

    def shown(self, built: Any) -> Sequence[str]:
        return list(built)


def hook() -> Any:
    """A named moment: functions with plain arguments, called in the order of the modules."""
    return _Hook()


def folded(start: Callable[[Any], Any]) -> Any:
    """A value made by `start(rules)`, then passed through each module's `f(value, rules, seat)`."""
    return _Folded(start)


def masked(bits: int) -> Any:
    """Functions filtered by seat and ability mask: `rules.point[seat][mask]` is a ready tuple."""
    return _Masked(bits)


def values(default: Any) -> Any:
    """A plain value by seat."""
    return _Values(default)


def steps(*frames: type[Frame]) -> Any:
    """A list of frames into which a module may insert, or in which it may replace."""
    return _Steps(frames)


def table(rows: Mapping[str, Any]) -> Any:
    """A named table that a module may add to, take from or replace."""
    return _Table(rows)


class Offer:
    """Further options for a base decision, with a verb of the module that makes the offer."""

    __slots__ = ("ask", "choose", "options", "verb")

    def __init__(
        self,
        ask: type[Ask],
        verb: str,
        options: Further,
        choose: Callable[[Any, Any, Option], None],
    ) -> None:
        self.ask = ask
        self.verb = verb
        self.options = options
        self.choose = choose


Further = Callable[[Any, Any], Options]
"""The options that an offer has for a decision now."""


class Offers(dict[type[Frame], tuple[Further, ...] | None]):
    """What is offered at a frame – nothing at most of them – and None where no seat is asked."""

    def __missing__(self, frame: type[Frame]) -> tuple[Further, ...] | None:
        self[frame] = found = () if issubclass(frame, Ask) else None
        return found


class Module:
    """An expansion, a variant or a faction: data, frames, own state and what it adds to which point."""

    def __init__(
        self,
        id: str,
        *,
        requires: Sequence[str] = (),
        conflicts: Sequence[str] = (),
        spoiler: str = "",
        part: type[Part] | None = None,
    ) -> None:
        self.id = id
        self.requires = tuple(requires)
        self.conflicts = tuple(conflicts)
        self.spoiler = spoiler
        self.part = part
        self.entries: list[tuple[str, Any, Any]] = []
        self.offers: list[Offer] = []

    def add(self, point: str, value: Any, arg: Any = None) -> None:
        """Register a value (for `masked`, `arg` is the ability bit, 0 for always)."""
        self.entries.append((point, value, arg))

    def on(self, point: str, bit: int = 0) -> Callable[[F], F]:
        """Decorator: register a function at a hook, a folded value or a masked pipeline."""

        def register(f: F) -> F:
            self.add(point, f, bit)
            return f

        return register

    def insert(self, point: str, frame: type[Frame], *, before: Any = None, after: Any = None) -> None:
        """Put a step into a list, before or after a named one."""
        self.add(point, frame, ("before", before) if before is not None else ("after", after))

    def replace_step(self, point: str, old: type[Frame], new: type[Frame]) -> None:
        self.add(point, new, ("replace", old))

    def add_row(self, point: str, key: str, value: Any) -> None:
        self.add(point, value, ("add", key))

    def replace_row(self, point: str, key: str, value: Any) -> None:
        self.add(point, value, ("replace", key))

    def remove_row(self, point: str, key: str) -> None:
        self.add(point, None, ("remove", key))

    def replace_table(self, point: str, rows: Mapping[str, Any]) -> None:
        self.add(point, rows, ("all", ""))

    def offer(
        self,
        ask: type[Ask],
        verb: str,
        options: Further,
        choose: Callable[[Any, Any, Option], None],
    ) -> None:
        """Offer further options with this verb whenever the rules ask `ask`; there may be none now."""
        self.offers.append(Offer(ask, verb, options, choose))


class Rules:
    """The assembled rules of one table: every point flattened into tuples and tables."""

    def __init__(self, game: str, setup: Any, seats: int, options: Catalogue) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.options = options
        self.modules: tuple[str, ...] = ()
        self.slots: dict[type[Part], int] = {}
        self.part_types: tuple[type[Part], ...] = ()
        self.offers = Offers()
        self.offered: dict[str, dict[type[Ask], Offer]] = {}
        """The same offers by their verbs: most options have none of these."""
        self.origin: dict[str, list[str]] = {}
        self.pauses = True
        """Whether questions with one answer are asked where a frame wants that (see `Ask.lone`)."""

    @classmethod
    @cache
    def points(cls) -> dict[str, Point]:
        found: dict[str, Point] = {}
        for c in reversed(cls.__mro__):
            for name, point in vars(c).items():
                if isinstance(point, Point):
                    point.name = name
                    found[name] = point
        return found

    def describe(self) -> str:
        """What was assembled, point by point, and which module it came from."""
        lines = [f"{self.game} with {', '.join(self.modules) or 'no modules'}"]
        for name, point in self.points().items():
            what = ", ".join(point.shown(getattr(self, name))) or "–"
            origin = ", ".join(dict.fromkeys(self.origin.get(name, [])))
            lines.append(f"  {point.shape:7} {name}: {what}" + (f" ({origin})" if origin else ""))
        for ask, offers in self.offers.items():
            if offers:
                lines.append(f"  offer   {tag_of(ask)}: {len(offers)}")
        for kind in self.part_types:
            lines.append(f"  part    {kind.__module__}.{kind.__qualname__}")
        return "\n".join(lines)


def check(modules: Sequence[Module]) -> None:
    """Requires and conflicts, with an error that names both sides."""
    ids = [m.id for m in modules]
    for m in modules:
        for other in m.requires:
            if other not in ids:
                raise AssemblyError(f"modules: '{m.id}' needs '{other}' as well")
        for other in m.conflicts:
            if other in ids:
                raise AssemblyError(f"modules: '{m.id}' cannot be combined with '{other}'")


def assemble(rules: Rules, modules: Sequence[tuple[Module, int | None]]) -> Rules:
    """Flatten modules into the rules; a module with a seat (a faction) counts for that seat alone."""
    check([m for m, _ in modules])
    points = rules.points()
    entries: dict[str, list[Scoped]] = {name: [] for name in points}
    for module, seat in modules:
        for name, value, arg in module.entries:
            if name not in entries:
                raise AssemblyError(f"module '{module.id}': {rules.game} has no point '{name}'")
            entries[name].append(Scoped(value, arg, seat, module.id))
            rules.origin.setdefault(name, []).append(module.id if seat is None else f"{module.id}@{seat}")
        for offer in module.offers:
            same = rules.offered.setdefault(offer.verb, {})
            if offer.ask not in same:
                same[offer.ask] = offer
                rules.offers[offer.ask] = (*(rules.offers[offer.ask] or ()), offer.options)
            elif same[offer.ask] is not offer:
                raise AssemblyError(f"module '{module.id}': '{offer.verb}' is offered by another one too")
        if module.part is not None and module.part not in rules.slots:
            rules.slots[module.part] = len(rules.slots)
    rules.modules = tuple([m.id if seat is None else f"{m.id}@{seat}" for m, seat in modules])
    rules.part_types = tuple(rules.slots)
    for name, point in points.items():
        setattr(rules, name, point.build(entries[name], rules))
    return rules

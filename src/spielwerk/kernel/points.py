"""The points of a game's rules: the shape of each, what modules may give it and what it becomes.

`kernel/module.py` says how a game declares points and how modules use them.  A point checks its entries
during assembly, so that a mistake in a module raises an error that names the module, the point and what the
point takes.  None of this runs while a game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from spielwerk.kernel.ability import Active, ready
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.tagged import tag_of

if TYPE_CHECKING:
    from spielwerk.kernel.module import Rules


READY_BITS = 4
"""Masks of up to this many bits have a ready table of all combinations."""


class AssemblyError(SpielwerkError):
    """Modules that do not fit together, or that name something unknown."""


class MissingModule(AssemblyError):
    """A module needs another one that is not in play."""

    def __init__(self, module: str, other: str) -> None:
        super().__init__(f"modules: '{module}' needs '{other}' as well")
        self.module = module
        self.other = other


class ClashingModules(AssemblyError):
    """Two modules exclude each other."""

    def __init__(self, module: str, other: str) -> None:
        super().__init__(f"modules: '{module}' cannot be combined with '{other}'")
        self.module = module
        self.other = other


class Scoped:
    """An entry that a module registered, and the seat it applies to (None: the whole game)."""

    __slots__ = ("arg", "module", "seat", "value")

    def __init__(self, value: Any, arg: Any, seat: int | None, module: str) -> None:
        self.value = value
        self.arg = arg
        self.seat = seat
        self.module = module


def _name_of(thing: Any) -> str:
    """Returns the name of a class or function; the repr of anything else."""
    return str(getattr(thing, "__qualname__", None) or repr(thing))


def _once(entries: Sequence[Scoped]) -> list[Scoped]:
    """Removes entries that a module brings again for further seats."""
    if len(entries) < 2:
        return list(entries)
    first: dict[tuple[str, Any, int], int | None] = {}
    return [e for e in entries if first.setdefault((e.module, e.arg, id(e.value)), e.seat) == e.seat]


def _by_actor(entries: Sequence[Scoped], rules: Rules) -> list[list[Scoped]]:
    """Returns the entries of each actor: a seat's own and everybody's, or those of a power."""
    if not entries:
        return [[] for _ in range(rules.actors)]
    everybody = [(None, seat) for seat in range(rules.seats)]
    powers = [(power,) for power in range(rules.seats, rules.actors)]
    return [[e for e in entries if e.seat in mine] for mine in (*everybody, *powers)]


def _alone(entries: Sequence[Scoped], what: str) -> None:
    """Checks that the entries come from one module: otherwise the last one would win silently."""
    modules = list(dict.fromkeys([e.module for e in entries]))
    if len(modules) > 1:
        raise AssemblyError(f"modules: '{modules[0]}' and '{modules[1]}' both set {what}")


def _is_frame(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Frame)


class Point:
    """A declared extension point; `build` turns what modules registered into what the rules read."""

    name = ""
    shape = "point"
    takes = ""
    """The kind of point and what it accepts, as worded in error messages."""
    tells_seats = False
    """Whether the point itself distinguishes seats."""
    each = False
    """Whether there is one per seat (`by_seat`)."""

    def fits(self, value: Any, arg: Any) -> bool:
        """Returns whether a module may register this."""
        raise NotImplementedError

    def check(self, e: Scoped, rules: Rules) -> None:  # noqa: ARG002 – some points use the rules
        """Raises an error that names the module, the point and what it takes if an entry does not fit."""
        if not self.fits(e.value, e.arg):
            given = _name_of(e.value)
            if isinstance(e.arg, tuple):
                given = f"{e.arg[0]} {_name_of(e.arg[1])}: {given}"
            elif e.arg:
                given = f"{given} with bit {_name_of(e.arg)}"
            raise AssemblyError(f"module '{e.module}': '{self.name}' is {self.takes}, not {given}")

    def built(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        """Returns what the rules read: one value for the table, or one per seat.

        A seat gets its own entries and everybody's.  Entries for the table are included once, however many
        seats bring them.
        """
        if self.each:
            return tuple([self.build(own, rules) for own in _by_actor(entries, rules)])
        return self.build(entries if self.tells_seats else _once(entries), rules)

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        """Returns one value."""
        raise NotImplementedError

    def describe(self, built: Any) -> Sequence[str]:
        """Returns a description of what was built, seat by seat if seats differ."""
        if not self.each:
            return self.shown(built)
        rows = [self.shown(one) for one in built]
        if all(row == rows[0] for row in rows):
            return rows[0]
        return [f"{seat}: {' '.join(row) or '–'}" for seat, row in enumerate(rows)]

    def shown(self, built: Any) -> Sequence[str]:  # noqa: ARG002 – most points are shown by their modules
        """Returns a description of one value, cut off at the length of a line."""
        return ()


class _Hook(Point):
    shape = "hook"
    takes = "a hook and takes functions (on)"

    def fits(self, value: Any, arg: Any) -> bool:
        return callable(value) and not arg

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:  # noqa: ARG002
        return tuple([e.value for e in entries])

    def shown(self, built: Any) -> Sequence[str]:
        return [f"{f.__module__}.{f.__qualname__}" for f in built]


class _Folded(Point):
    shape = "folded"
    tells_seats = True
    takes = "a folded value and takes functions (on)"

    def __init__(self, start: Callable[[Rules], Any]) -> None:
        self.start = start

    def fits(self, value: Any, arg: Any) -> bool:
        return callable(value) and not arg

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        value = self.start(rules)
        for e in entries:
            value = e.value(value, rules, e.seat)
        return value


class Masked(Point):
    """Entries by seat and by the mask of its abilities.

    The module of the seat defines the first `bits` of a mask.  The abilities of the game and its modules
    follow; they mean the same for everybody.
    """

    shape = "masked"
    tells_seats = True

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.takes = f"masked and takes things with bits up to {(1 << bits) - 1}, 0 for always (on, add)"

    def fits(self, value: Any, arg: Any) -> bool:  # noqa: ARG002
        return arg is None or (isinstance(arg, int) and 0 <= arg < 1 << self.bits)

    def check(self, e: Scoped, rules: Rules) -> None:
        """Replaces the id of an ability by its bit."""
        if not isinstance(e.arg, str):
            super().check(e, rules)
        elif not rules.has_ability(e.arg):
            raise AssemblyError(
                f"module '{e.module}': '{self.name}' is for the ability '{e.arg}', which does not exist here"
            )
        else:
            e.arg = rules.bit(e.arg)

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        """Builds a ready table for few bits; otherwise the rows of a mask are computed when first asked for.

        Entries for a seat or for always come first, followed by those of abilities in the order of their
        bits.
        """
        own_bits = rules.own_bits()
        bits = own_bits + len(rules.abilities)
        found: list[Any] = []
        made: list[list[tuple[int, Any]]] = []
        for own in _by_actor(entries, rules):
            rows = sorted([(e.arg or 0, e.value) for e in own], key=lambda row: row[0] >> own_bits)
            if rows in made:  # most actors have the same entries, and share what is computed
                found.append(found[made.index(rows)])
            else:
                found.append(ready(rows, bits) if bits <= READY_BITS else Active(rows))
            made.append(rows)
        return tuple(found)

    def shown(self, built: Any) -> Sequence[str]:
        """Returns a description of the entries with all abilities, seat by seat."""
        full = [rows[-1] for rows in built]  # -1 has all bits set, and is also the last row of a table
        return [f"{seat}: {' '.join([_name_of(f) for f in row])}" for seat, row in enumerate(full) if row]


class _Values(Point):
    shape = "values"
    tells_seats = True
    takes = "a value by seat and takes plain values (add)"

    def __init__(self, default: Any, start: Callable[[Any], Any] | None) -> None:
        self.default = default
        self.start = start

    def fits(self, value: Any, arg: Any) -> bool:  # noqa: ARG002
        return not arg

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        """Returns a value per seat: a module's value for this seat takes precedence over one for
        all seats.
        """
        default = self.start(rules) if self.start else self.default
        if not entries:
            return (default,) * rules.actors
        everybody = self._said(entries, None)
        said = [self._said(entries, seat) or everybody for seat in range(rules.seats)]
        said += [self._said(entries, power) for power in range(rules.seats, rules.actors)]
        return tuple([e.value if e else default for e in said])

    def _said(self, entries: Sequence[Scoped], seat: int | None) -> Scoped | None:
        """Returns the entry for a seat (None: for all seats); two modules cannot both set it."""
        found = [e for e in entries if e.seat == seat]
        _alone(found, f"value '{self.name}'")
        return found[-1] if found else None

    def shown(self, built: Any) -> Sequence[str]:
        return [str(value) for value in built]


class _Steps(Point):
    shape = "steps"
    takes = "a step list and takes frames at a frame (insert, replace_step)"

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        self.frames = frames

    def fits(self, value: Any, arg: Any) -> bool:
        match arg:
            case ("before" | "after" | "replace", old):
                return _is_frame(old) and _is_frame(value)
        return False

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:  # noqa: ARG002
        """Returns the list of steps.  An entry next to a step that was replaced goes next to its replacement,
        in whatever order modules come.  Two modules cannot both replace a step.
        """
        row = list(self.frames)
        instead: dict[type[Frame], type[Frame]] = {}
        for e in entries:
            how, old = e.arg
            while how != "replace" and old not in row and old in instead:
                old = instead[old]
            if old not in row:
                there = ", ".join(tag_of(f) for f in row)
                raise AssemblyError(
                    f"module '{e.module}': step list '{self.name}' has no step {tag_of(old)}; it has {there}"
                )
            i = row.index(old)
            if how == "replace":
                row[i] = instead[old] = e.value
            else:
                row.insert(i + (how == "after"), e.value)
        self._check_reached(row, entries)
        return tuple(row)

    def _check_reached(self, row: Sequence[type[Frame]], entries: Sequence[Scoped]) -> None:
        """Checks that no step follows one that never lets the list continue."""
        for step, behind in pairwise(row):
            if step.final:
                module = next((e.module for e in entries if e.value in (step, behind)), "")
                raise AssemblyError(
                    f"module '{module}': in the step list '{self.name}' {tag_of(behind)} would never run: "
                    f"{tag_of(step)} comes before it and begins what follows the list"
                )

    def shown(self, built: Any) -> Sequence[str]:
        return [tag_of(frame) for frame in built]


class _Table(Point):
    shape = "table"
    takes = "a table and takes rows by name (add_row, replace_row, remove_row, replace_table)"

    def __init__(self, rows: Mapping[str, Any] | Callable[[Any], Mapping[str, Any]]) -> None:
        self.rows = rows

    def fits(self, value: Any, arg: Any) -> bool:
        match arg:
            case ("all", _):
                return isinstance(value, Mapping)
            case ("add" | "replace" | "remove", str()):
                return True
        return False

    def build(self, entries: Sequence[Scoped], rules: Rules) -> Any:
        """Applies entries in the order of the modules; no two modules can replace the same row."""
        _alone([e for e in entries if e.arg[0] == "all"], f"table '{self.name}'")
        for key in {e.arg[1] for e in entries if e.arg[0] == "replace"}:
            same = [e for e in entries if e.arg == ("replace", key)]
            _alone(same, f"row '{key}' of table '{self.name}'")
        rows = dict(self.rows(rules) if callable(self.rows) else self.rows)
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


def by_seat(point: Any) -> Any:
    """Declares one hook, step list or table per seat, `rules.point[seat]`, instead of one for the table.

    A module with a seat adds to that of its seat, a module without one to all of them.
    """
    assert not point.tells_seats, f"{point.shape} tells seats apart by itself"
    point.each = True
    return point


def hook() -> Any:
    """Declares a named moment: functions with plain arguments, called in the order of the modules."""
    return _Hook()


def folded(start: Callable[[Any], Any]) -> Any:
    """Declares a value made by `start(rules)` and passed through each module's `f(value, rules, seat)`."""
    return _Folded(start)


def masked(bits: int = 0) -> Any:
    """Declares what abilities add, as tuples: `rules.point[seat][mask]`.

    `Rules.active` returns the same by name.  The module of a seat defines the first `bits` of a mask, such as
    the mechs of its faction.  The abilities of the game and its modules follow.
    """
    return Masked(bits)


def values(default: Any = None, *, start: Callable[[Any], Any] | None = None) -> Any:
    """Declares a value per seat: `default`, or what `start(rules)` returns, unless a module sets another."""
    return _Values(default, start)


def steps(*frames: type[Frame]) -> Any:
    """Declares a list of frames in which a module may insert or replace steps."""
    return _Steps(frames)


def table(rows: Mapping[str, Any] | Callable[[Any], Mapping[str, Any]]) -> Any:
    """Declares a named table whose rows a module may add, remove or replace."""
    return _Table(rows)

"""The set-up of a game as typed fields, so that errors are clear and a page can draw a form."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import one_line, text

AUTOMA = "automa"
"""If the seat field of this name is set, the rules play the seat and nobody is asked."""
DEAL = "deal"
"""The option of this name is the number from which the open parts of a set-up are dealt."""
SHOWN = 60
"""The longest part of a wrong value that an error repeats."""


class SetupError(SpielwerkError):
    """A set-up that cannot be played; names the field and what is allowed.

    As a string it is an English line for programs and the command line.  A page shows it next to the field in
    the viewer's language: `key` and `params` name the sentence.
    """

    def __init__(self, field: str, problem: str, key: str = "kernel-setup-no-fit", **params: object) -> None:
        super().__init__(f"set-up: {one_line(field, SHOWN)}: {problem}")
        self.field = field
        self.problem = problem
        self.key = key
        self.params = params

    def to_sentence(self) -> str:
        """Returns the problem in the current language.

        >>> SetupError("speed", "9 is too much", "kernel-setup-number", least=1, most=3).to_sentence()
        'Please give a whole number from 1 to 3.'
        """
        return text(self.key, **self.params)


class Field(Struct, frozen=True):
    """One field of the set-up.  A choice lists what is allowed; a number has a range; data have a type.

    Data come from a program, such as the sheet of a campaign.  They are checked against `type`, and no form
    asks for them.
    """

    name: str
    kind: Literal["choice", "number", "flag", "data"]
    default: Any = None
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    whose: Literal["anybody", "player", "automa"] = "anybody"
    """The seats where it matters: those of players, those that the rules play, or all.  A table option for
    Automas matters if an Automa plays.  Pages ask only for what matters."""
    among_people: Any = None
    """The value proposed instead of the default if two or more people play; programs get the default."""
    before: Any = None
    """The value used before this table option existed, if it differs from the default: a saved game whose
    set-up does not name the option continues with it."""
    spoiler: str = ""
    """The spoiler key that opens the field; without it the field does not exist and nothing names it."""
    hidden: tuple[tuple[str, str], ...] = ()
    """Choices, each with the spoiler key that opens it."""
    brought: tuple[tuple[str, str], ...] = ()
    """Choices that a module brings, each with that module; pages offer them only with it."""
    type: Any = None
    """The type of the data: a struct, or whatever else `msgspec` can check."""
    module: str = ""
    """The module that it belongs to; without the module it does not matter, and pages do not show it."""
    prominent: bool = False
    """Whether a page shows it prominently, with a reason (`Speech.field_why`)."""

    def opened(self, keys: Collection[str]) -> Field:
        """Returns the field with the choices that exist for these spoiler keys.

        >>> Field("guild", "choice", choices=("north",), hidden=(("deep", "sea"),)).opened(["sea"]).choices
        ('north', 'deep')
        """
        if not self.hidden:
            return self
        choices = (*self.choices, *[choice for choice, key in self.hidden if key in keys])
        brought = tuple([pair for pair in self.brought if pair[0] in choices])
        return replace(self, choices=choices, hidden=(), brought=brought)

    def proposed(self, people: int) -> Any:
        """Returns the value that a table with this many people starts with.

        >>> Field("deals", "flag", False, among_people=True).proposed(2)
        True
        """
        return self.default if people < 2 or self.among_people is None else self.among_people

    def read(self, path: str, value: Any) -> Any:
        if self.kind == "choice":
            if value not in self.choices:
                problem = f"'{one_line(str(value), SHOWN)}' is not allowed; choose {_either(self.choices)}"
                raise SetupError(path, problem, "kernel-setup-choice")
        elif self.kind == "number":
            if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
                problem = f"{one_line(repr(value), SHOWN)} is not a number from {self.least} to {self.most}"
                raise SetupError(path, problem, "kernel-setup-number", least=self.least, most=self.most)
        elif self.kind == "data":
            return self._data(path, value)
        elif not isinstance(value, bool):
            raise SetupError(path, f"{one_line(repr(value), SHOWN)} is neither true nor false")
        return value

    def _data(self, path: str, value: Any) -> Any:
        """Returns the data as plain, complete JSON; None if nothing is given.

        >>> Field("path", "data", type=list[str]).read("path", ["2a", 3])
        Traceback (most recent call last):
        ...
        spielwerk.kernel.schema.SetupError: set-up: path: Expected `str`, got `int` - at `$[1]`
        """
        if value is None:
            return None
        try:
            return msgspec.to_builtins(msgspec.convert(msgspec.to_builtins(value), self.type))
        except (msgspec.ValidationError, TypeError) as error:
            raise SetupError(path, one_line(str(error), SHOWN)) from None


class Schema(Struct, frozen=True):
    """All fields with which a game can be set up."""

    least_seats: int
    most_seats: int
    seat: tuple[Field, ...] = ()
    options: tuple[Field, ...] = ()
    modules: tuple[str, ...] = ()
    hidden: tuple[tuple[str, str], ...] = ()
    """Modules with the spoiler key that opens them; without it nothing here names them."""
    unlisted: tuple[tuple[str, str], ...] = ()
    """Modules with their spoiler keys that a program may name, but that no form, list or error offers."""
    opens_all: str = ""
    """The spoiler key that opens everything the others open."""
    further_keys: tuple[str, ...] = ()
    """Keys of chapters of the rulebook to which no field and no module belongs; a set-up may have them."""
    excludes: tuple[tuple[str, str], ...] = ()
    """Pairs of modules that cannot be combined."""
    fewer: tuple[tuple[str, int], ...] = ()
    """Modules with which fewer seats are enough, and how many."""
    former: tuple[str, ...] = ()
    """Former options that did not change play: a saved game may still name them."""

    @property
    def keys(self) -> list[str]:
        """All spoiler keys that open something.

        >>> Schema(2, 4, hidden=(("snow", "winter"),), further_keys=("spring",)).keys
        ['spring', 'winter']
        """
        fields = (*self.seat, *self.options)
        groups = (self.hidden, self.unlisted, *[f.hidden for f in fields])
        found = [key for hidden in groups for _, key in hidden]
        found += [f.spoiler for f in fields if f.spoiler]
        found += self.further_keys
        return sorted({*found, self.opens_all}) if self.opens_all and found else sorted(set(found))

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the game's own Automa; empty if it has none or only one."""
        return next((field.choices for field in self.seat if field.name == AUTOMA), ())

    def expanded(self, keys: Collection[str]) -> Collection[str]:
        """Returns the keys, with all others if one of them opens everything.

        >>> Schema(2, 4, hidden=(("snow", "winter"),), opens_all="year").expanded(["year"])
        ['winter', 'year']
        """
        return self.keys if self.opens_all and self.opens_all in keys else keys

    def opened(self, keys: Collection[str] = ()) -> Schema:
        """Returns the schema as it exists for these spoiler keys.

        Code that shows a set-up should use this one, since it cannot leak what is closed.

        >>> schema = Schema(2, 4, options=(Field("depth", "number", spoiler="sea"),))
        >>> len(schema.opened().options), len(schema.opened(["sea"]).options)
        (0, 1)
        """
        keys = self.expanded(keys)
        seat, options = [
            tuple([field.opened(keys) for field in fields if not field.spoiler or field.spoiler in keys])
            for fields in (self.seat, self.options)
        ]
        modules = self.visible(keys)
        excludes = tuple([pair for pair in self.excludes if {*pair} <= {*modules}])
        return replace(
            self,
            seat=seat,
            options=options,
            modules=modules,
            hidden=(),
            unlisted=tuple([pair for pair in self.unlisted if pair[1] in keys]),
            opens_all="",
            further_keys=(),
            excludes=excludes,
            fewer=tuple([(module, n) for module, n in self.fewer if module in modules]),
        )

    def least_with(self, modules: Collection[str]) -> int:
        """Returns the fewest seats with these modules.

        >>> schema = Schema(2, 4, modules=("storm",), fewer=(("storm", 1),))
        >>> schema.least_with(()), schema.least_with(["storm"])
        (2, 1)
        """
        return min([self.least_seats, *[n for module, n in self.fewer if module in modules]])

    def asked(self) -> Schema:
        """Returns what a form asks for: all fields but data.

        >>> Schema(2, 4, seat=(Field("sheet", "data", type=dict),)).asked().seat
        ()
        """
        seat, options = [
            tuple([field for field in fields if field.kind != "data"]) for fields in (self.seat, self.options)
        ]
        return replace(self, seat=seat, options=options)

    def secrets(self, keys: Collection[str]) -> set[str]:
        """Returns the names of everything that does not exist for these spoiler keys."""
        keys, fields = self.expanded(keys), (*self.seat, *self.options)
        hidden = [*self.hidden, *self.unlisted, *[pair for field in fields for pair in field.hidden]]
        hidden += [(field.name, field.spoiler) for field in fields if field.spoiler]
        return {name for name, key in hidden if key not in keys}

    def proposed(self, people: int, keys: Collection[str] = ()) -> dict[str, Any]:
        """Returns the values proposed to this many people that differ from the defaults."""
        options = self.opened(keys).options
        return {f.name: f.proposed(people) for f in options if f.proposed(people) != f.default}

    def saved(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the set-up of a record, which names every option that existed when the game was set up.

        >>> schema = Schema(2, 4, options=(Field("traps", "flag", True, before=False),))
        >>> schema.saved({"seats": 2}), schema.saved({"seats": 2, "traps": True})
        ({'traps': False, 'seats': 2}, {'traps': True, 'seats': 2})
        >>> Schema(2, 4, former=("diary",)).saved({"seats": 2, "diary": True})
        {'seats': 2}
        """
        named = {name: value for name, value in setup.items() if name not in self.former}
        return {**{f.name: f.before for f in self.options if f.before is not None}, **named}

    def visible(self, keys: Collection[str] = ()) -> tuple[str, ...]:
        """Returns the modules that exist for these spoiler keys.

        >>> Schema(2, 4, modules=("rain",), hidden=(("snow", "winter"),)).visible(["winter"])
        ('rain', 'snow')
        """
        opened = self.expanded(keys)
        return (*self.modules, *[module for module, key in self.hidden if key in opened])

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the complete set-up with defaults filled in; raises `SetupError`.

        >>> schema = Schema(2, 4, options=(Field("speed", "number", 1, least=1, most=3),))
        >>> schema.read({"seats": 2})
        {'seats': [{}, {}], 'modules': [], 'speed': 1}
        >>> schema.read({"seats": 2, "speed": 9})
        Traceback (most recent call last):
        ...
        spielwerk.kernel.schema.SetupError: set-up: speed: 9 is not a number from 1 to 3
        """
        every = self.keys
        keys = list(self.expanded(_keys(given.get("spoilers", ()), every))) if every else []
        return self.opened(keys)._read(given, keys, ["spoilers"] if every else [])

    def _read(self, given: Mapping[str, Any], keys: list[str], more: list[str]) -> dict[str, Any]:
        """Reads a set-up with an opened schema, so that no error can mention what is closed."""
        known = {f.name for f in self.options} | {"seats", "modules", *more}
        for name in given:
            if name not in known:
                near = difflib.get_close_matches(name, known, n=1)
                hint = f"; did you mean '{near[0]}'?" if near else f"; there is {_either(sorted(known))}"
                raise SetupError(name, f"no such field{hint}")
        modules = self._modules(given.get("modules", ()))
        least = self.least_with(modules)
        seats = self._seats(given.get("seats", self.least_seats), least)
        out: dict[str, Any] = {"seats": seats, "modules": modules}
        if keys:
            out["spoilers"] = keys
        for field in self.options:
            out[field.name] = field.read(field.name, given.get(field.name, field.default))
        return out

    def dealt(self, given: Mapping[str, Any], seed: int) -> dict[str, Any]:
        """Returns a set-up whose open parts are dealt by a seed, unless it already has a deal.

        >>> schema = Schema(2, 4, options=(Field("deal", "number", 0, most=9),))
        >>> schema.dealt({"seats": 2}, 123)
        {'seats': 2, 'deal': 3}
        >>> schema.dealt({"deal": 7}, 123)
        {'deal': 7}
        """
        options = self.opened(_keys(given.get("spoilers", ()), self.keys)).options
        field = next((f for f in options if f.name == DEAL), None)
        if field is None or DEAL in given:
            return dict(given)
        return {**given, DEAL: field.least + seed % (field.most - field.least + 1)}

    def _seats(self, given: Any, least: int) -> list[dict[str, Any]]:
        counted = isinstance(given, int) and not isinstance(given, bool)
        if not counted and (not isinstance(given, Sequence) or isinstance(given, str)):
            raise SetupError("seats", "must be a number of seats or a list with one entry a seat")
        number = given if counted else len(given)
        if not least <= number <= self.most_seats:
            most = self.most_seats
            problem = f"{number} given; allowed are {least} to {most}"
            raise SetupError("seats", problem, "kernel-setup-seats", least=least, most=most)
        return [self._seat(i, seat) for i, seat in enumerate([{}] * number if counted else given)]

    def _seat(self, i: int, given: Any) -> dict[str, Any]:
        path = f"seats[{i}]"
        if not isinstance(given, Mapping):
            raise SetupError(path, f"{one_line(repr(given), SHOWN)} is not a table of fields")
        fields = {f.name: f for f in self.seat}
        for name in given:
            if name not in fields:
                there = f"there is {_either(sorted(fields))}" if fields else "a seat of this game has none"
                raise SetupError(f"{path}.{name}", f"no such field; {there}")
        return {
            name: field.read(f"{path}.{name}", given[name]) if given.get(name) is not None else field.default
            for name, field in fields.items()
        }

    def _modules(self, given: Any) -> list[str]:
        """Returns the modules in the order of the schema.

        >>> schema = Schema(2, 4, modules=("rain",), unlisted=(("snow", "winter"),)).opened(["winter"])
        >>> schema.modules, schema._modules(["snow"])
        (('rain',), ['snow'])
        """
        allowed, known = self.modules, (*self.modules, *[module for module, _ in self.unlisted])
        if not isinstance(given, Sequence) or isinstance(given, str):
            raise SetupError("modules", "must be a list of module names")
        for i, module in enumerate(given):
            if module not in known:
                there = f"choose {_either(allowed)}" if allowed else "this game has none"
                named = one_line(str(module), SHOWN)
                raise SetupError(f"modules[{i}]", f"there is no module '{named}'; {there}")
            if module in given[:i]:
                raise SetupError("modules", f"'{module}' is named twice")
        return [m for m in known if m in given]


def _keys(given: Any, known: Sequence[str]) -> list[str]:
    """Returns the spoiler keys of a set-up."""
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise SetupError("spoilers", "must be a list of keys")
    for i, key in enumerate(given):
        if key not in known:
            raise SetupError(f"spoilers[{i}]", f"'{one_line(str(key), SHOWN)}' opens nothing")
    return sorted(set(given))


def _either(choices: Sequence[str]) -> str:
    return " | ".join(choices)

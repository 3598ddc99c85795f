"""Modules: how expansions, factions and variants plug into a game without an `if` in its base code.

A game writes one subclass of `Rules` whose class attributes declare its *points*:

    class MyRules(Rules):
        on_moved: Hook = hook()                       # functions, called by the one mutator of a fact
        reach: Any = folded(base_reach)               # a value that modules refine once, at assembly
        cards_allowed: Masked[Bonus] = masked()       # functions by seat and the mask of its abilities
        hand_limit: list[int] = values(7)             # a plain value by seat
        turn: Steps = steps(TopAction, BottomAction)  # a list of frames, each made with (seat)
        end_conditions: dict[str, Any] = table({...}) # a named table
        own_steps: tuple[Steps, ...] = by_seat(steps(Income))  # a hook, a list or a table for each seat

Points are built in the order of declaration, so a point may read those above it.

A `Module` says what it adds to which point.  `assemble` checks everything and flattens it into tuples, so
that unused points cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar

from spielwerk.kernel.ability import Ability, Rows
from spielwerk.kernel.frame import CHANCE_FRAME, Ask, Frame
from spielwerk.kernel.option import Catalogue, Option, Options
from spielwerk.kernel.points import (
    AssemblyError,
    ClashingModules,
    MissingModule,
    Point,
    Scoped,
    by_seat,
    folded,
    hook,
    masked,
    steps,
    table,
    values,
)
from spielwerk.kernel.points import Masked as MaskedPoint
from spielwerk.kernel.state import Part

__all__ = [
    "Ability",
    "AssemblyError",
    "BySeat",
    "Hook",
    "Masked",
    "Module",
    "Offer",
    "Rules",
    "Steps",
    "assemble",
    "by_seat",
    "folded",
    "hook",
    "masked",
    "steps",
    "table",
    "values",
]

Hook = tuple[Callable[..., None], ...]
Steps = tuple[type[Frame], ...]
T = TypeVar("T")
BySeat = tuple[T, ...]
"""One entry per seat, followed by one per power."""
Masked = tuple[Rows[T], ...]
"""By seat, then by the mask of abilities: the entries that these abilities add."""
F = TypeVar("F", bound=Callable[..., Any])


class Offer:
    """Further options for a decision of the base game, with a verb of the module that offers them."""

    __slots__ = ("ask", "ask_if_forced", "choose", "options", "verb")

    def __init__(
        self,
        ask: type[Ask],
        verb: str,
        options: Further,
        choose: Callable[[Any, Any, Option], None],
        *,
        ask_if_forced: bool = False,
    ) -> None:
        self.ask = ask
        self.verb = verb
        self.options = options
        self.choose = choose
        self.ask_if_forced = ask_if_forced


class Gift:
    """Something a seat may do unasked, in anybody's turn; no decision offers it.

    It acts at once and leaves nothing pending.  `gesture` names it in a person's words.
    """

    __slots__ = ("choose", "gesture", "options", "verb")

    def __init__(
        self,
        verb: str,
        options: Callable[[Any, int], Options],
        choose: Callable[[Any, int, Option], None],
        gesture: str,
    ) -> None:
        self.verb = verb
        self.options = options
        self.choose = choose
        self.gesture = gesture


Further = Callable[[Any, Any], Options]
"""A function that returns the options that an offer adds to a decision now."""
Asking = Callable[[Any, Any], Options]
"""A function that returns the options of a frame, like its method `options`."""


def luck(_frame: Any, _s: Any) -> Options:
    """Stands for luck in `Rules.asking`: no seat is asked, so there are no options for one."""
    return ()


def _with_offers(own: Asking, further: Sequence[Further]) -> Asking:
    """Returns a function for the options of a frame followed by those that modules offer."""
    if not further:
        return own
    *others, last = further
    before = _with_offers(own, others)
    return lambda frame, s: before(frame, s) + last(s, frame)


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
        powers: Sequence[str] = (),
        abilities: Sequence[Ability] = (),
    ) -> None:
        for name, given in (("requires", requires), ("conflicts", conflicts), ("powers", powers)):
            if isinstance(given, str):
                raise AssemblyError(f"module '{id}': {name} takes a list of ids; write {name}=['{given}']")
        self.id = id
        self.requires = tuple(requires)
        self.conflicts = tuple(conflicts)
        self.spoiler = spoiler
        self.part = part
        self.powers = tuple(powers)
        """Actors without a player that the module adds.  They are numbered after the seats (`Rules.actor`)
        and have rows of their own wherever seats have them."""
        self.abilities = tuple(abilities)
        """The abilities it adds; their bits follow those of the game."""
        self.entries: list[tuple[str, Any, Any, str]] = []
        self.offers: list[Offer] = []
        self.gifts: list[Gift] = []

    def add(self, point: str, value: Any, arg: Any = None, *, power: str = "") -> None:
        """Registers a value at a point.

        For a `masked` point, `arg` is the id of an ability, a bit that the module of a seat defines, or 0 for
        always.  A module without a seat registers for all seats, but not for powers: those must be named.
        """
        self.entries.append((point, value, arg, power))

    def on(self, point: str, bit: int | str = 0, *, power: str = "") -> Callable[[F], F]:
        """Decorator that registers a function at a hook, a folded value or a masked point (with the id of an
        ability, or a bit)."""

        def register(f: F) -> F:
            self.add(point, f, bit, power=power)
            return f

        return register

    def insert(self, point: str, frame: type[Frame], *, before: Any = None, after: Any = None) -> None:
        """Inserts a step into a list, before or after an existing one."""
        if (before is None) == (after is None):
            raise AssemblyError(f"module '{self.id}': insert at '{point}' takes one of before and after")
        self.add(point, frame, ("before", before) if after is None else ("after", after))

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
        *,
        ask_if_forced: bool = False,
    ) -> None:
        """Offers further options with this verb (possibly none) whenever the rules ask `ask`.

        If that depends on something hidden, set `ask_if_forced`: `ask` is then asked even if there is only
        one option, since being skipped could give the secret away.
        """
        self.offers.append(Offer(ask, verb, options, choose, ask_if_forced=ask_if_forced))

    def gift(
        self,
        verb: str,
        options: Callable[[Any, int], Options],
        choose: Callable[[Any, int, Option], None],
        gesture: str,
    ) -> None:
        """Lets seats do something unasked, with options of this verb.  `options(s, seat)` returns those of a
        seat now; they may depend only on what the seat knows."""
        self.gifts.append(Gift(verb, options, choose, gesture))


class Rules:
    """The assembled rules of one table: every point flattened into tuples and tables."""

    declared: ClassVar[dict[str, Point]] = {}

    def __init_subclass__(cls) -> None:
        """Moves declared points out of the class: rules read the values of points all the time, and Python
        finds them several times faster if the class has no attribute of that name."""
        own = {name: point for name, point in vars(cls).items() if isinstance(point, Point)}
        for name, point in own.items():
            point.name = name
            delattr(cls, name)
        cls.declared = own

    def __init__(
        self, game: str, setup: Any, seats: int, options: Catalogue, abilities: Sequence[Ability] = ()
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.options = options
        self.powers: tuple[str, ...] = ()
        self.abilities: tuple[Ability, ...] = ()
        """The abilities of the game, followed by those of its modules."""
        self._bits: dict[str, int] = {}
        self.declare(abilities)
        self.modules: tuple[str, ...] = ()
        self.slots: dict[type[Part], int] = {}
        self.part_types: tuple[type[Part], ...] = ()
        self.offers: list[Offer] = []
        """The offers of modules, in the order of the modules."""
        self.offered_to: dict[Offer, set[int]] = {}
        """The seats that get an offer, if it is not for all."""
        self.gifts: dict[str, Gift] = {}
        """What seats may do unasked, by verb."""
        self.asking: dict[type[Frame], Asking | None] = {}
        """The cache of `asks`; a plain dict, since that is the fastest lookup."""
        self.offered: dict[str, dict[type[Frame], Offer]] = {}
        """The offers by verb and type of frame; most options have none."""
        self.asked_if_forced: set[type[Frame]] = set()
        """The types of frames that are asked even if there is only one option, because an offer demands it.
        """
        self.origin: dict[str, list[str]] = {}
        self.ask_forced = True
        """Whether decisions with one option are asked if the frame wants that (see `Ask.must_ask`)."""

    def asks(self, frame: type[Frame]) -> Asking | None:
        """Returns how a type of frame is asked for its options, including those of offers; None for a step,
        `luck` if luck decides. An offer for a type also applies to its subclasses, such as a step that a
        module puts in its place.
        """
        if frame not in self.asking:
            here = [offer for offer in self.offers if issubclass(frame, offer.ask)]
            for offer in here:
                self.offered.setdefault(offer.verb, {})[frame] = offer
                if offer.ask_if_forced:
                    self.asked_if_forced.add(frame)
            further = [self._to_its_seats(offer) for offer in here]
            if issubclass(frame, Ask):
                self.asking[frame] = _with_offers(frame.options, further)
            else:
                self.asking[frame] = luck if frame.asks == CHANCE_FRAME else None
        return self.asking[frame]

    def _to_its_seats(self, offer: Offer) -> Further:
        """Returns the options of an offer, which are empty for seats that do not get it."""
        seats, options = self.offered_to.get(offer), offer.options
        if seats is None:
            return options

        def own(s: Any, frame: Ask) -> Options:
            return options(s, frame) if frame.seat in seats else ()

        return own

    @classmethod
    @cache
    def own_bits(cls) -> int:
        """Returns how many bits of a mask the module of a seat defines; the abilities follow them."""
        return max(
            [point.bits for point in cls.points().values() if isinstance(point, MaskedPoint)], default=0
        )

    def declare(self, abilities: Sequence[Ability]) -> None:
        """Adds abilities after the existing ones."""
        self.abilities += tuple(abilities)
        first = self.own_bits()
        self._bits = {ability.id: 1 << first + i for i, ability in enumerate(self.abilities)}

    def has_ability(self, id: str) -> bool:
        return id in self._bits

    def bit(self, id: str) -> int:
        """Returns the bit of an ability in masks."""
        return self._bits[id]

    def having(self, mask: int) -> list[Ability]:
        """Returns the abilities in a mask, to put them into words."""
        own = mask >> self.own_bits()
        return [ability for i, ability in enumerate(self.abilities) if own >> i & 1]

    def active(self, point: str, mask: int, seat: int = 0) -> tuple[Any, ...]:
        """Returns what the abilities in a mask add at a point: unconditional entries first, then by bit.

        The result is cached by mask.  The seat matters if modules of a seat add something.
        """
        return getattr(self, point)[seat][mask]  # type: ignore[no-any-return]

    @property
    def actors(self) -> int:
        """The number of actors: the seats, followed by the powers."""
        return self.seats + len(self.powers)

    def actor(self, power: str) -> int:
        """Returns the number of a power."""
        return self.seats + self.powers.index(power)

    @classmethod
    @cache
    def points(cls) -> dict[str, Point]:
        """Returns all declared points, those of base classes first."""
        found: dict[str, Point] = {}
        for c in reversed(cls.__mro__):
            found |= vars(c).get("declared", {})
        return found

    def describe(self) -> str:
        """Returns what was assembled, point by point, and which module it came from."""
        lines = [f"{self.game} with {', '.join(self.modules) or 'no modules'}"]
        for name, point in self.points().items():
            what = ", ".join(point.describe(getattr(self, name))) or "–"
            origin = ", ".join(dict.fromkeys(self.origin.get(name, [])))
            lines.append(f"  {point.shape:7} {name}: {what}" + (f" ({origin})" if origin else ""))
        for offer in self.offers:
            where = offer.ask.__struct_config__.tag or offer.ask.__name__
            to = "".join([f" @{seat}" for seat in sorted(self.offered_to.get(offer, ()))])
            lines.append(f"  offer   {where}: {offer.verb}{to}")
        lines += [f"  gift    {verb}" for verb in self.gifts]
        lines += [f"  ability {ability.id}: {ability.text.en}" for ability in self.abilities]
        for kind in self.part_types:
            lines.append(f"  part    {kind.__module__}.{kind.__qualname__}")
        return "\n".join(lines)


def check(modules: Sequence[tuple[Module, int | None]], seats: int) -> None:
    """Checks ids, seats, requires and conflicts; an error names the module and the other side."""
    ids = [m.id for m, _ in modules]
    at: dict[str, list[int | None]] = {}
    for m, seat in modules:
        if seat is not None and not 0 <= seat < seats:
            raise AssemblyError(f"module '{m.id}': there is no seat {seat}; seats are 0 to {seats - 1}")
        taken = at.setdefault(m.id, [])
        if seat in taken or None in taken or (taken and seat is None):
            raise AssemblyError(
                f"modules: two have the id '{m.id}'; only modules of different seats may share an id"
            )
        taken.append(seat)
        for other in m.requires:
            if other not in ids:
                raise MissingModule(m.id, other)
        for other in m.conflicts:
            if other in ids:
                raise ClashingModules(m.id, other)


def in_order(modules: Sequence[tuple[Module, int | None]]) -> list[tuple[Module, int | None]]:
    """Returns the modules in the given order, but each after those it requires."""
    left, ordered = list(modules), []
    while left:
        waiting = {m.id for m, _ in left}
        first = next((one for one in left if not waiting & {*one[0].requires} - {one[0].id}), left[0])
        left.remove(first)
        ordered.append(first)
    return ordered


def check_offer(offer: Offer, rules: Rules, module: str) -> None:
    """Checks that an offer is for a decision, and that its verb is known and unique."""
    if not (isinstance(offer.ask, type) and issubclass(offer.ask, Ask)):
        raise AssemblyError(f"module '{module}': an offer goes to a type of Ask, not to {offer.ask!r}")
    if offer.verb not in rules.options.verbs:
        raise AssemblyError(f"module '{module}': {rules.game} has no option with the verb '{offer.verb}'")
    for other in rules.offers:
        together = issubclass(offer.ask, other.ask) or issubclass(other.ask, offer.ask)
        if together and offer.verb == other.verb:
            raise AssemblyError(f"module '{module}': '{offer.verb}' is already offered by another module")


def bring_abilities(rules: Rules, modules: Sequence[Module]) -> None:
    """Adds the abilities of modules after those of the game, in the order of the modules."""
    brought: dict[str, tuple[Ability, str]] = {}
    for module in modules:
        for ability in module.abilities:
            _, other = brought.setdefault(ability.id, (ability, module.id))
            if rules.has_ability(ability.id) or other != module.id:
                raise AssemblyError(f"module '{module.id}': there is an ability '{ability.id}' already")
    rules.declare([ability for ability, _ in brought.values()])


def check_gift(gift: Gift, rules: Rules, module: str) -> None:
    """Checks that the verb of a gift is known and unique."""
    if gift.verb not in rules.options.verbs:
        raise AssemblyError(f"module '{module}': {rules.game} has no option with the verb '{gift.verb}'")
    if gift.verb in rules.gifts and rules.gifts[gift.verb] is not gift:
        raise AssemblyError(f"module '{module}': '{gift.verb}' is already a gift of another module")


def assemble(rules: Rules, modules: Sequence[tuple[Module, int | None]]) -> Rules:
    """Flattens modules into the rules.

    The offers of a module with a seat (a faction) and its entries at points that distinguish seats apply to
    that seat only: masked and plain values, points declared `by_seat`, and folded values if they look at the
    seat.  A hook, step list or table of the whole game applies to everybody and contains an entry once,
    however many seats bring it.
    """
    check(modules, rules.seats)
    modules = in_order(modules)
    bring_abilities(rules, [module for module, _ in modules])
    rules.powers = tuple(dict.fromkeys([power for module, _ in modules for power in module.powers]))
    points = rules.points()
    entries: dict[str, list[Scoped]] = {name: [] for name in points}
    for module, seat in modules:
        for name, value, arg, power in module.entries:
            if name not in entries:
                raise AssemblyError(f"module '{module.id}': {rules.game} has no point '{name}'")
            if power and power not in rules.powers:
                raise AssemblyError(
                    f"module '{module.id}': '{name}' is for '{power}', which is not a power in this game"
                )
            entry = Scoped(value, arg, rules.actor(power) if power else seat, module.id)
            points[name].check(entry, rules)
            entries[name].append(entry)
            rules.origin.setdefault(name, []).append(module.id if seat is None else f"{module.id}@{seat}")
        for offer in module.offers:
            if offer not in rules.offers:
                check_offer(offer, rules, module.id)
                rules.offers.append(offer)
            if seat is not None:
                rules.offered_to.setdefault(offer, set()).add(seat)
        for gift in module.gifts:
            check_gift(gift, rules, module.id)
            rules.gifts[gift.verb] = gift
    kinds = dict.fromkeys([module.part for module, _ in modules if module.part is not None])
    rules.slots = {kind: i for i, kind in enumerate(sorted(kinds, key=lambda kind: kind.sleeps))}
    rules.modules = tuple([m.id if seat is None else f"{m.id}@{seat}" for m, seat in modules])
    rules.part_types = tuple(rules.slots)
    for name, point in points.items():
        try:
            setattr(rules, name, point.built(entries[name], rules))
        except AttributeError as error:
            if error.obj is rules and error.name in points:
                raise AssemblyError(
                    f"{rules.game}: '{name}' reads '{error.name}', which is declared after it"
                ) from error
            raise
    return rules

"""Game: one set-up of a registered game, and everything that can be asked of its positions."""

from __future__ import annotations

import functools
import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec
from msgspec import UNSET

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.first_use import BUILDING, build
from spielwerk.kernel.frame import SECRET, SPECTATOR, TABLE, frames_of
from spielwerk.kernel.gesture import Expansion, Narrow, every_option, expand
from spielwerk.kernel.luck import Luck, Seeded
from spielwerk.kernel.module import Rules
from spielwerk.kernel.option import Catalogue, Decision, Option
from spielwerk.kernel.outcome import Outcome, Score
from spielwerk.kernel.outlook import Outlook
from spielwerk.kernel.points import AssemblyError, ClashingModules, MissingModule
from spielwerk.kernel.run import Runner, nobody, own_random, reopen
from spielwerk.kernel.schema import AUTOMA, SHOWN, Schema
from spielwerk.kernel.speech import Speech
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name, one_line
from spielwerk.kernel.view import View


class Box(ABC):
    """What a game registers under its id: its contents, and the questions only the game can answer.

    A function of the game can be used directly: `score = staticmethod(scoring.score)`.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Raise it when records of an earlier version no longer replay."""
    name: ClassVar[Name]
    sort_key: ClassVar[int] = 100
    """The sort key in the list of games: smaller numbers come first."""
    hidden: ClassVar[bool] = False
    """Whether it is part of another game: it is then not listed anywhere."""
    rules_of: ClassVar[str] = ""
    """The id of the game whose ledgers hold its rules, if those are not its own."""
    options: ClassVar[Catalogue]
    state: ClassVar[type[State]]
    outlook: ClassVar[Outlook] = Outlook()
    """How bots look ahead in this game."""
    pack_files: ClassVar[tuple[str, ...]] = ()
    """The names of the data files that a data pack may replace: those that are read through the rules."""
    unlisted_pack_files: ClassVar[tuple[str, ...]] = ()
    """Further such files, which no error names because their names tell what is behind a spoiler key."""
    pack: Path | None = None
    """The data pack of this box; set by `with_pack`."""

    @abstractmethod
    def schema(self) -> Schema:
        """Returns the fields with which the game can be set up."""

    @abstractmethod
    def rules(self, setup: dict[str, Any]) -> Rules:
        """Returns the assembled rules for a set-up; raises `SetupError` if it cannot be played."""

    def with_pack(self, folder: str | Path) -> Self:
        """Returns this box with a data pack: a folder whose TOML files replace the game's own."""
        pack = Path(folder)
        if not pack.is_dir():
            raise SpielwerkError(f"pack: there is no folder {pack}")
        for file in sorted(pack.glob("*.toml")):
            if file.stem not in (*self.pack_files, *self.unlisted_pack_files):
                allowed = ", ".join(self.pack_files) or "nothing"
                raise SpielwerkError(f"pack: {self.id} takes no {file.name} from a data pack, but {allowed}")
        packed = copy(self)
        packed.pack = pack.resolve()
        return packed

    @abstractmethod
    def begin(self, rules: Any) -> State:
        """Returns the position before the first step.  Set-up draws are frames on its stack."""

    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any] | None:  # noqa: ARG002
        """Converts a position that was saved by an older version of the rules to this version.

        `raw` is its parsed JSON, which may be changed in place, and `version` is the version that saved it.
        Returns None if the position cannot be continued.  Extend this whenever you raise `version` and change
        the fields of a position or their meaning; otherwise an old position would be decoded and misread.
        """
        return raw

    def without_sleepers(self, s: Any) -> Any:
        """Returns a position without what nobody may know of yet; `s` is a shallow copy.

        Parts of modules that sleep are left out by the kernel; a game leaves out what belongs to them.
        """
        return s

    def add_sleepers(self, s: Any) -> None:  # noqa: B027
        """Adds what `without_sleepers` has left out to a position that was saved."""

    def report(self, s: Any) -> dict[str, Any]:  # noqa: ARG002
        """Returns what a finished position hands on to whoever plays on with its results."""
        return {}

    def keys(self, s: Any) -> frozenset[str]:  # noqa: ARG002
        """Returns the spoiler keys that a position has opened, besides those of its set-up."""
        return frozenset()

    @abstractmethod
    def view(self, s: Any, seat: int) -> View:
        """Returns what a seat may know."""

    @abstractmethod
    def resample(self, view: Any, rules: Any, rng: Rng) -> State:
        """Returns a full position that fits a view.  Each module's part fills in its own hidden state."""

    @abstractmethod
    def score(self, s: Any, seat: int) -> Score:
        """Returns the current breakdown of a seat's score."""

    @abstractmethod
    def outcome(self, s: Any) -> Outcome:
        """Returns scores, places and tie-breaks of a finished game."""

    def quick(self) -> dict[str, Any]:
        """Returns the set-up of a game that starts with one click, with the player in the first seat: as few
        seats as the game allows, but at least one opponent.  A game with an Automa seats it here."""
        schema = self.schema()
        return {"seats": min(max(schema.least_seats, 2), schema.most_seats)}

    def open_score(self, rules: Any) -> bool:  # noqa: ARG002
        """Returns whether everybody can know all current scores, so that no view needs to be checked."""
        return False

    def estimate(self, s: Any, seat: int) -> float:
        """Returns how promising a position is for a seat, for bots; by default its current score."""
        return float(self.score(s, seat).total)

    def speech(self) -> Speech:
        """Returns how the game puts things into words."""
        return Speech(self.id)

    def defaults(self, s: Any) -> dict[str, tuple[Option, ...]]:  # noqa: ARG002
        """Returns named sensible answers to the open gesture, for example `take-all`."""
        return {}

    def obvious(self, s: Any, d: Decision, chosen: Iterable[Option]) -> tuple[Option, ...]:  # noqa: ARG002
        """Returns the one sensible answer to an open decision, or nothing if there are several.

        It takes what the player was given or has just chosen, and spends nothing.  It depends only on what
        everybody knows, so that nobody learns anything from who is asked.  `chosen` are the choices of this
        seat so far, the newest first: they may show that it wants to be asked.
        """
        return ()

    def turns(self, s: Any) -> int | None:  # noqa: ARG002
        """Returns how many turns have begun, for statistics and limits; None if there are no turns."""
        return None

    def facts(self, s: Any, seat: int) -> dict[str, int | str]:  # noqa: ARG002
        """Returns facts about a seat for statistics: numbers are averaged, words are grouped by."""
        return {}


class Game(Runner):
    """A game that can be played; `spielwerk.game(id, **setup)` creates one.

    All positions of a game are plain states; the game itself never changes.
    """

    def __init__(
        self, box: Box, setup: dict[str, Any], *, chance: str = "own", ask_forced: bool = True
    ) -> None:
        if chance not in ("own", "ask"):
            raise SpielwerkError(f"chance: {_shown(chance)} is not allowed; choose own | ask")
        if not isinstance(ask_forced, bool):  # it goes into records, which hold only booleans here
            raise SpielwerkError(f"ask_forced: {_shown(ask_forced)} is neither True nor False")
        super().__init__(own_random if chance == "own" else nobody)
        self.chance = chance
        self.box = box
        schema = box.schema()
        self.setup = schema.read(setup)
        try:
            self.rules = box.rules(self.setup)
        except (MissingModule, ClashingModules) as error:
            secrets = schema.secrets(self.setup.get("spoilers", ()))
            known = [name for name in (error.module, error.other) if name not in secrets]
            if len(known) < 2:
                named = f"'{known[0]}'" if known else "what is named"
                raise AssemblyError(f"modules: {named} cannot be played in this set-up") from None
            raise
        self.rules.ask_forced = ask_forced

    @property
    def id(self) -> str:
        """The id under which the game is registered.

        >>> import spielwerk
        >>> spielwerk.game("dei").id
        'dei'
        """
        return self.box.id

    # --- playing

    def new(self, seed: int = 0) -> State:
        """Returns a full position, run forward to the first decision.

        >>> import spielwerk
        >>> spielwerk.game("dei").new("x")
        Traceback (most recent call last):
        ...
        spielwerk.kernel.errors.SpielwerkError: seed: 'x' is not a whole number
        """
        s = self.start(seed)
        self.advance(s)
        return s

    def start(self, seed: int) -> State:
        """Returns the position before anything has run; `new` runs it forward."""
        return self.begin(Seeded(seed))

    def begin(self, luck: Luck) -> State:
        """Returns the position before anything has run, with any source of luck."""
        s = self.box.begin(self.rules)
        s.rules = self.rules
        s.random = luck.after(0)
        s.parts = [kind.fresh(self.rules) for kind in self.rules.part_types]
        return s

    def option(self, text: str, d: Decision | None = None) -> Option:
        """Returns the option with this text."""
        return self.box.options.parse(text, d.options if d else ())

    def expand(
        self, s: State, limit: int = 500, *, narrow: Narrow = every_option, seat: int | None = None
    ) -> Expansion:
        """Returns all legal sequences of choices that complete the open gesture; `seat` says whose, if
        several are open.

        `narrow` returns the options of a decision that are worth following.
        """
        return expand(self, s, limit, narrow, seat)

    def defaults(self, s: State) -> dict[str, tuple[Option, ...]]:
        """Returns named sensible answers to the open gesture."""
        return self.box.defaults(s)

    def obvious(
        self, s: State, chosen: Callable[[int], Iterable[Option]] = lambda _: ()
    ) -> tuple[Decision, tuple[Option, ...]] | None:
        """Returns the open decision with its obvious answer, which a table may give for a person.

        None if there is none.  `chosen` returns the choices of a seat so far, the newest first.  A sealed
        answer is never obvious, nor is one that is asked so that nobody
        learns what a player holds.
        """
        d = self.decision(s)
        if d is None or d.seat < 0 or d.frame.asks == SECRET or d.frame.must_ask(s):
            return None
        answer = self.box.obvious(s, d, chosen(d.seat))
        return (d, answer) if answer else None

    # --- looking

    def view(self, s: State, seat: int) -> View:
        """Returns what a seat may know; `SPECTATOR` knows what everybody knows.

        >>> import spielwerk
        >>> game = spielwerk.game("dei", seats=2)
        >>> game.view(game.new(), 99)
        Traceback (most recent call last):
        ...
        spielwerk.kernel.errors.SpielwerkError: seat: there is no seat 99; the seats are 0 and 1
        """
        if seat not in self._viewers or not _is_number(seat):
            raise self._no_seat(seat)
        return self.box.view(s, seat)

    def resample(self, view: View, rng: Rng) -> State:
        """Returns a full position that fits the view: the only way to look ahead for a seat."""
        s = self.box.resample(view, self.rules, rng)
        s.rules = self.rules
        s.random = rng.number()
        s.parts = [part.resample(view.seat, rng) for part in view.parts]
        self._add_sleepers(s)
        if view.sealed:
            s.sealed[view.seat] = view.sealed[:]
        for part in s.parts:
            part.seal(s, view, rng)
        reopen(s)
        return s

    def score(self, s: State, seat: int) -> Score:
        """Returns the current breakdown of a score."""
        if seat not in self.seats or not _is_number(seat):  # -1 would be the last seat
            raise self._no_seat(seat)
        return self.box.score(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        """Returns None until the end, then scores, winners (possibly none) and tie-breaks."""
        return self.box.outcome(s) if s.over else None

    # --- saving

    def dumps(self, s: State) -> bytes:
        """Returns the position as JSON."""
        return msgspec.json.encode(self._plain(s))

    def _plain(self, s: State) -> State:
        """Returns a copy with what is saved: nothing of a running game, and nothing that sleeps."""
        t: State = self.box.without_sleepers(s.__copy__())
        t.parts = t.awake_parts()
        t.rules = t.open = t.journal = t.derived = UNSET
        return t

    def _add_sleepers(self, s: State) -> None:
        """Adds the parts that sleep to a position that was saved or shown."""
        s.parts += [kind.fresh(self.rules) for kind in self.rules.part_types[len(s.parts) :]]

    def upgraded(self, raw: bytes, version: int) -> bytes | None:
        """Converts a position saved by the given version for `loads`; returns None if it cannot be used."""
        if not self.upgrades(version):
            return raw
        found = self.box.upgrade(msgspec.json.decode(raw), version)
        return None if found is None else msgspec.json.encode(found)

    def upgrades(self, version: int) -> bool:
        """Returns whether the game converts positions that the given version has saved."""
        return version < self.box.version and type(self.box).upgrade is not Box.upgrade

    def loads(self, raw: bytes) -> State:
        """Returns the position from its JSON, with its open decision."""
        state, loose = self._decoders
        s: State = state.decode(raw)
        asleep = len(s.parts) == self._parts_awake
        found = msgspec.convert({"stack": s.stack, "parts": s.parts}, loose[0 if asleep else -1])
        s.stack = found.stack
        s.parts = list(found.parts)
        s.rules = self.rules
        self._add_sleepers(s)
        self.box.add_sleepers(s)
        reopen(s)
        return s

    @cached_property
    def _decoders(self) -> tuple[Any, list[Any]]:
        """Decoders, built once after all modules are imported: a union of 40 frame types is slow to build."""
        package = type(self.box).__module__.rpartition(".")[0]
        frames: Any = functools.reduce(operator.or_, frames_of(self.id, package))
        loose = []
        for n in sorted({self._parts_awake, len(self.rules.part_types)}):
            parts: Any = tuple.__class_getitem__(self.rules.part_types[:n])
            loose.append(msgspec.defstruct("Loose", [("stack", list[frames]), ("parts", parts)]))
        with BUILDING:
            for kind in loose:
                build(kind)
            return msgspec.json.Decoder(self.box.state), loose

    @property
    def _parts_awake(self) -> int:
        """The number of parts that everybody knows from the start."""
        return len([kind for kind in self.rules.part_types if not kind.sleeps])

    def digest(self, s: State) -> str:
        """Returns a short hash of the position; the random number does not count."""
        t = self._plain(s)
        t.random = 0
        return blake2b(msgspec.json.encode(t), digest_size=8).hexdigest()

    @cached_property
    def seats(self) -> Sequence[int]:
        """The numbers of all seats, including those that the rules play.

        >>> import spielwerk
        >>> list(spielwerk.game("scythe", seats=[{}, {"automa": "automa"}]).seats)
        [0, 1]
        """
        return range(self.rules.seats)

    @property
    def players(self) -> Sequence[int]:
        """The seats that may be asked something; the rules play the others."""
        return [seat for seat in self.seats if not self.setup["seats"][seat].get(AUTOMA)]

    @cached_property
    def _viewers(self) -> tuple[int, ...]:
        """Everybody who may ask for a view: the seats, spectators and the table."""
        return (*self.seats, SPECTATOR, TABLE)

    def _no_seat(self, seat: object) -> SpielwerkError:
        *others, last = map(str, self.seats)
        there = f"the seats are {', '.join(others)} and {last}" if others else f"the only seat is {last}"
        return SpielwerkError(f"seat: there is no seat {_shown(seat)}; {there}")


def _is_number(seat: object) -> bool:
    """Returns whether it is an int but not a bool: 1.0 and True equal 1 but are saved differently."""
    return isinstance(seat, int) and not isinstance(seat, bool)


def _shown(wrong: object) -> str:
    """Returns a wrong value as an error shows it."""
    return one_line(repr(wrong), SHOWN)

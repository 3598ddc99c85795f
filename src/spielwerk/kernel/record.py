"""The saved form of a match: JSON lines.

It has a header, one string per choice (including luck and set-up draws), a check line every hundred choices
and at the end of a finished game, and a closing line.  A check line has a digest, a checksum over all lines
so far and a full snapshot.
`loading` reads records.  See docs/record-format.md.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from spielwerk.kernel.errors import SpielwerkError, again
from spielwerk.kernel.luck import SECRET, Keyed, Luck
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import one_line, text

if TYPE_CHECKING:
    from spielwerk.kernel.match import Match

FORMAT = 1
CHECK_EVERY = 100
LONGEST_PROBLEM, LONGEST_WORD = 500, 80
"""How many characters of a foreign file an error message quotes: from a problem, and from a single word."""


def lines_of(raw: bytes) -> list[str]:
    """Returns the lines of a file.  Bytes that are not text stay in their line, so that loading can name it.

    Only a line feed ends a line: names may contain other line separators.
    """
    return raw.decode("utf-8-sig", "surrogateescape").split("\n")


class Flaw(Exception):
    """What is wrong with a line: an English line for programs, and a sentence in the viewer's language."""

    def __init__(self, line: int, problem: str, key: str, /, **params: object) -> None:
        self.problem = one_line(problem, LONGEST_PROBLEM)
        super().__init__(self.problem)
        self.line = line
        self.key = key
        self.params = {
            name: one_line(value, LONGEST_WORD) if isinstance(value, str) else value
            for name, value in params.items()
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (type(self), self.args, self.__dict__)

    def to_sentence(self) -> str:
        """Returns the sentence in the current language.

        >>> Flaw(7, "the record is empty", "kernel-record-empty").to_sentence()
        'The record is empty.'
        """
        return text(self.key, **{name: _said(value) for name, value in self.params.items()})


def _said(value: object) -> object:
    """Returns the value of a parameter; a flaw or set-up error becomes a sentence in the current language."""
    return value.to_sentence() if isinstance(value, Flaw | SetupError) else value


class RecordError(SpielwerkError):
    """A record that cannot be loaded; names the file, the line and the problem."""

    def __init__(self, name: str, flaw: Flaw) -> None:
        super().__init__(f"{name}:{flaw.line}: {flaw.problem}")
        self.line = flaw.line
        self.to_sentence = flaw.to_sentence


class Sealed(Struct, frozen=True, omit_defaults=True):
    """What a record says about luck that comes from a secret."""

    seal: str
    """The hash of the secret, shown from the beginning."""
    since: int = 0
    """The first choice whose luck comes from it."""
    secret: Annotated[str, Meta(pattern=f"^{SECRET}$")] | UnsetType = UNSET
    """Set only when the game is over."""


class PackMark(Struct, frozen=True):
    """The data pack that a game was played with: the name of its folder, and a hash of its files."""

    name: str
    digest: str


def pack_mark(pack: Path | None) -> PackMark | UnsetType:
    """Returns the mark of a data pack; unset without one."""
    return UNSET if pack is None else PackMark(pack.name, pack_digest(pack))


@cache
def pack_digest(pack: Path) -> str:
    """Returns the hash of a pack's files, read once like the files themselves."""
    found = blake2b(digest_size=8)
    for file in sorted(pack.glob("*.toml")):
        found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: what is needed to set up the game again."""

    spielwerk: int
    game: str
    rules: int
    setup: dict[str, Any]
    seed: int
    names: tuple[str, ...] = ()
    start: Raw | UnsetType = UNSET
    """A saved position, if the choices before it are not in this record."""
    ask_forced: bool = field(default=True, name="pauses")
    """Whether decisions with one option are among the choices."""
    chance: str = "own"
    """What answers for luck when the match continues: its source of luck (own), or a person (ask)."""
    luck: Sealed | UnsetType = UNSET
    """Set if luck comes from a secret; the seed is then 0 and has no meaning."""
    pack: PackMark | UnsetType = UNSET
    """Set if the game was played with a data pack."""


class Check(Struct, frozen=True):
    """The position after every hundred choices, and at the end of a finished game.

    The checksum covers this line and all lines before it.
    """

    at: int
    digest: str
    state: Raw
    sum: str = ""


class Closing(Struct, frozen=True):
    """The last line.  A record without it is incomplete."""

    end: int
    digest: str
    winners: tuple[int, ...] | None
    """None while the game is running; empty if it is over and no seat has won."""
    sum: str = ""


class Writer:
    """Collects lines and their running checksum."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._hash = blake2b(digest_size=8)

    def add(self, item: Any) -> None:
        self.put(msgspec.json.encode(item).decode())

    def put(self, line: str) -> None:
        self.lines.append(line)
        self._hash.update(line.encode() + b"\n")

    def add_summed(self, item: Struct) -> None:
        """Adds a line with a checksum over itself and all lines before it."""
        self.add(msgspec.structs.replace(item, sum=self.sum(item)))

    def sum(self, item: Struct) -> str:
        """Returns the checksum of this line after the lines so far."""
        so_far = self._hash.copy()
        so_far.update(msgspec.json.encode(msgspec.structs.replace(item, sum="")))
        return so_far.hexdigest()


def write(match: Match) -> list[str]:
    """Returns the lines of a match."""
    game = match.game
    out = Writer()
    start = UNSET if match.start is None else Raw(match.start)
    made = (FORMAT, game.id, game.box.version, game.setup, match.seed, match.names, start)
    luck = sealed(match.luck, match.since, opened=match.over)
    asked, pack = game.rules.ask_forced, pack_mark(game.box.pack)
    out.add(Header(*made, ask_forced=asked, chance=game.chance, luck=luck, pack=pack))
    for i, choice in enumerate(match.choices, 1):
        out.add(f"@{choice.seat} {choice.option.text}" if choice.out_of_turn else choice.option.text)
        if i % CHECK_EVERY == 0 and i < match.position:
            state = match.at(i)
            out.add_summed(Check(i, game.digest(state), Raw(game.dumps(state))))
    if match.final is not None:
        out.add_summed(Check(match.position, game.digest(match.final), Raw(game.dumps(match.final))))
    out.add_summed(Closing(match.position, game.digest(match.final or match.state), winners(match)))
    return out.lines


def sealed(luck: Luck, since: int, *, opened: bool) -> Sealed | UnsetType:
    """Returns what a header says about a source of luck; unset if it is a seed."""
    if not isinstance(luck, Keyed):
        return UNSET
    return Sealed(luck.seal, since, luck.text if opened else UNSET)


def winners(match: Match) -> tuple[int, ...] | None:
    """Returns the seats that have won, empty if a power or nobody has; None while the game is running."""
    if match.ended is not None:
        return match.ended.winners
    outcome = match.game.outcome(match.state)
    return None if outcome is None else outcome.winners

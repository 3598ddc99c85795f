"""The saved form of a match: JSON lines.

A header, one string a choice (luck included, set-up draws too), a check line every hundred choices
with a digest, a sum over all lines so far and a full snapshot, and a closing line.  `loading` reads it.
See docs/record-format.md.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from spielwerk.kernel.errors import SpielwerkError, again
from spielwerk.kernel.luck import SECRET, Keyed, Luck
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import one_line, text

if TYPE_CHECKING:
    from spielwerk.kernel.match import Match

FORMAT = 1
CHECK_EVERY = 100
LONGEST_PROBLEM, LONGEST_WORD = 500, 80
"""What of a strange file is repeated in words."""


def lines_of(raw: bytes) -> list[str]:
    """The lines of a file.  What is no text stays in its line, so that loading can name it.

    Only a line feed ends a line: names may hold what else breaks lines.
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
        """The sentence in the current language.

        >>> Flaw(7, "the record is empty", "kernel-record-empty").to_sentence()
        'The record is empty.'
        """
        return text(self.key, **{name: _said(value) for name, value in self.params.items()})


def _said(value: object) -> object:
    """A parameter that is a flaw itself, or a set-up that is wrong, speaks the same language."""
    return value.to_sentence() if isinstance(value, Flaw | SetupError) else value


class RecordError(SpielwerkError):
    """A record that cannot be loaded; says file, line and what is wrong."""

    def __init__(self, name: str, flaw: Flaw) -> None:
        super().__init__(f"{name}:{flaw.line}: {flaw.problem}")
        self.line = flaw.line
        self.to_sentence = flaw.to_sentence


class Sealed(Struct, frozen=True, omit_defaults=True):
    """What a record tells of luck that comes from a secret."""

    seal: str
    """The hash of the secret, shown from the beginning on."""
    since: int = 0
    """The choice from which on luck comes from it."""
    secret: Annotated[str, Meta(pattern=f"^{SECRET}$")] | UnsetType = UNSET
    """Only when the game is over."""


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: what is needed to set the game up again."""

    spielwerk: int
    game: str
    rules: int
    setup: dict[str, Any]
    seed: int
    names: tuple[str, ...] = ()
    start: Raw | UnsetType = UNSET
    """A saved position, where the choices before it are not in this record."""
    pauses: bool = True
    """Whether questions with one answer are among the choices."""
    chance: str = "own"
    """Who answers for luck when the match goes on: its source of luck, or whoever is asked."""
    luck: Sealed | UnsetType = UNSET
    """Where luck comes from a secret; the seed is 0 then and says nothing."""


class Check(Struct, frozen=True):
    """Every hundred choices: the position so far.  The sum covers this line and all before it."""

    at: int
    digest: str
    state: Raw
    sum: str = ""


class Closing(Struct, frozen=True):
    """The last line.  A record without it is not whole."""

    end: int
    digest: str
    winners: tuple[int, ...] | None
    """None while the game goes on; empty when it is over and no seat has won."""
    sum: str = ""


class Writer:
    """Collects lines and their running sum."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._hash = blake2b(digest_size=8)

    def add(self, item: Any) -> None:
        self.put(msgspec.json.encode(item).decode())

    def put(self, line: str) -> None:
        self.lines.append(line)
        self._hash.update(line.encode() + b"\n")

    def add_summed(self, item: Check | Closing) -> None:
        """A line that vouches for itself and all lines before it."""
        self.add(msgspec.structs.replace(item, sum=self.sum(item)))

    def sum(self, item: Check | Closing) -> str:
        """What the sum of this line should be after the lines so far."""
        so_far = self._hash.copy()
        so_far.update(msgspec.json.encode(msgspec.structs.replace(item, sum="")))
        return so_far.hexdigest()


def write(match: Match) -> list[str]:
    """The lines of a match; a record could not say yet which data pack a game was played with."""
    game = match.game
    if game.box.pack:
        raise SpielwerkError("a game with a data pack cannot be recorded")
    out = Writer()
    start = UNSET if match.start is None else Raw(match.start)
    made = (FORMAT, game.id, game.box.version, game.setup, match.seed, match.names, start)
    luck = sealed(match.luck, match.since, opened=match.state.over)
    out.add(Header(*made, pauses=game.rules.pauses, chance=game.chance, luck=luck))
    for i, choice in enumerate(match.choices, 1):
        out.add(f"@{choice.seat} {choice.option.text}" if choice.out_of_turn else choice.option.text)
        if i % CHECK_EVERY == 0 and i < match.position:
            state = match.at(i)
            out.add_summed(Check(i, game.digest(state), Raw(game.dumps(state))))
    out.add_summed(Closing(match.position, game.digest(match.state), winners(match)))
    return out.lines


def sealed(luck: Luck, since: int, *, opened: bool) -> Sealed | UnsetType:
    """What a header tells of a source of luck; unset where that is a seed."""
    if not isinstance(luck, Keyed):
        return UNSET
    return Sealed(luck.seal, since, luck.text if opened else UNSET)


def winners(match: Match) -> tuple[int, ...] | None:
    """The seats that have won, none if a power without a seat has or nobody; None while the game goes on."""
    outcome = match.game.outcome(match.state)
    return None if outcome is None else outcome.winners

"""Sources of luck: a seed, or a secret without which nobody can compute the draws.

A position holds one number that says how many draws were made.  A source of luck turns that number into an
answer, so a draw that is undone and repeated has the same result.
"""

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any

from spielwerk.kernel.chance import GOLDEN, MASK, next_random, seeded, weighted
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.run import own_random
from spielwerk.kernel.schema import SHOWN
from spielwerk.kernel.tagged import tag_of
from spielwerk.kernel.text import one_line

if TYPE_CHECKING:
    from spielwerk.kernel.frame import Chance
    from spielwerk.kernel.option import Option

SECRET_BYTES = 16
"""The length of a new secret: 128 bits."""
SECRET = "[0-9a-f]{32,128}"
"""A secret as text."""
SEED = "[0-9]{1,19}"
LARGEST_SEED = 1 << 62
"""Seeds given by people are smaller than this."""


class Luck(ABC):
    """A source of luck.  A match has one; games do not know which."""

    seed: int = 0
    """The seed it comes from; 0 if it comes from a secret."""

    @abstractmethod
    def after(self, draws: int) -> int:
        """Returns the number that a position holds after this many draws."""

    @abstractmethod
    def next(self, number: int) -> int:
        """Returns the number that a position holds after one more draw."""

    @abstractmethod
    def draw(self, s: Any, frame: Chance) -> Option:
        """Answers for luck and advances the number in the position."""

    @property
    @abstractmethod
    def deal(self) -> int:
        """The number from which a set-up is dealt if it leaves something open."""

    @abstractmethod
    def bot(self, position: int, seat: int) -> int:
        """Returns the seed of a bot's decision after this many choices.

        It is always the same, so a bot decides the same again after an undo.
        """


class Seeded(Luck):
    """Luck that follows from a seed: fast, and predictable for anyone who knows the seed.

    >>> Seeded("x")
    Traceback (most recent call last):
    ...
    spielwerk.kernel.errors.SpielwerkError: seed: 'x' is not a whole number
    """

    def __init__(self, seed: int) -> None:
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise SpielwerkError(f"seed: {one_line(repr(seed), SHOWN)} is not a whole number")
        self.seed = seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def after(self, draws: int) -> int:
        return (seeded(self.seed) + draws * GOLDEN) & MASK

    def next(self, number: int) -> int:
        return next_random(number)

    def draw(self, s: Any, frame: Chance) -> Option:
        return own_random(s, frame)

    @property
    def deal(self) -> int:
        return self.seed

    def bot(self, position: int, seat: int) -> int:
        moment = sha256(f"{self.seed} {position} {seat}".encode()).digest()
        return int.from_bytes(moment[:7])


class Keyed(Luck):
    """Luck that follows from a secret by BLAKE2b: nobody can compute it without the secret.

    A position holds the number of the last draw, which says nothing about the secret.

    >>> Keyed(b"0123456789abcdef").text
    '30313233343536373839616263646566'
    >>> Keyed(b"short")
    Traceback (most recent call last):
    ...
    spielwerk.kernel.errors.SpielwerkError: a secret of luck has 16 to 64 bytes
    """

    def __init__(self, secret: bytes) -> None:
        if not SECRET_BYTES <= len(secret) <= blake2b.MAX_KEY_SIZE:
            raise SpielwerkError(f"a secret of luck has {SECRET_BYTES} to {blake2b.MAX_KEY_SIZE} bytes")
        self._secret = secret

    @classmethod
    def fresh(cls) -> Keyed:
        """Returns luck with a new random secret."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    def __repr__(self) -> str:
        """Leaves out the secret, since error messages and logs may show this."""
        return f"<Keyed luck {self.seal[:8]}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keyed) and self._secret == other._secret

    def __hash__(self) -> int:
        return hash(self._secret)

    @property
    def text(self) -> str:
        """The secret as text.  Only the store may have it before the game is over."""
        return self._secret.hex()

    @property
    def seal(self) -> str:
        """The commitment to the secret that is shown beforehand: the SHA-256 of its text.

        >>> Keyed(b"0123456789abcdef").seal[:16]
        '301716ea96a1ff13'
        """
        return sha256(self.text.encode()).hexdigest()

    def after(self, draws: int) -> int:
        return draws

    def next(self, number: int) -> int:
        return number + 1

    def draw(self, s: Any, frame: Chance) -> Option:
        options, weights = frame.outcomes(s)
        s.random += 1
        try:
            return options[weighted(self._number(b"draw", str(s.random)), weights)]
        except ValueError as error:
            raise ValueError(f"{tag_of(type(frame))}: {error}") from None

    @property
    def deal(self) -> int:
        return self._number(b"deal", "")

    def bot(self, position: int, seat: int) -> int:
        return self._number(b"bot", f"{position} {seat}") >> 8

    def _number(self, purpose: bytes, what: str) -> int:
        """Returns 64 bits; the numbers for different purposes are independent."""
        digest = blake2b(what.encode(), key=self._secret, person=purpose, digest_size=8).digest()
        return int.from_bytes(digest)


def known_luck(text: str) -> Luck | None:
    """Returns the luck of another game, from a seed or an opened secret; None if the text is neither.

    >>> known_luck("7").seed
    7
    >>> known_luck("seven") is None
    True
    """
    if re.fullmatch(SEED, text):
        return Seeded(int(text)) if int(text) < LARGEST_SEED else None
    if re.fullmatch(SECRET, text) and len(text) % 2 == 0:
        return Keyed(bytes.fromhex(text))
    return None

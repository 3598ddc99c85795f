"""Tokens, keys and codes: made at random, kept as hashes; and luck that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256

from spielwerk.kernel.luck import Keyed, Luck

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Without those that are read as another one."""
CODE_LENGTH = 12


def new_token() -> str:
    """A secret for a link or a cookie: 192 bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A secret that a person can write down: `KQ7M-2XHD-94TB`."""
    letters = "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])
    return "-".join([letters[i : i + 4] for i in range(0, CODE_LENGTH, 4)])


def new_luck() -> Luck:
    """The luck of a new table: its deal, its draws, and what its bots decide by."""
    return Keyed.fresh()


def plain_code(written: str) -> str:
    """A code as somebody typed it, in the form that is hashed.

    >>> plain_code(" kq7m 2xhd-94tb ")
    'KQ7M2XHD94TB'
    """
    return "".join([c for c in written.upper() if c in LETTERS])


def hashed(secret: str) -> str:
    """What is stored of a secret.  The secrets are random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()

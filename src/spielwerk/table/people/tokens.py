"""Tokens, keys and codes: created at random, stored as hashes; and luck that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256

from spielwerk.kernel.luck import Keyed, Luck

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""The letters and digits of codes, without those that are easily confused."""
CODE_LENGTH = 12


def new_token() -> str:
    """Returns a secret for a link or a cookie: 192 bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """Returns a secret that a person can write down: `KQ7M-2XHD-94TB`."""
    letters = "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])
    return "-".join([letters[i : i + 4] for i in range(0, CODE_LENGTH, 4)])


def new_luck() -> Luck:
    """Returns the luck of a new table: its deal, its draws, and its bots' decisions."""
    return Keyed.fresh()


def plain_code(written: str) -> str:
    """Returns a code as typed in the form that is hashed.

    >>> plain_code(" kq7m 2xhd-94tb ")
    'KQ7M2XHD94TB'
    """
    return "".join([c for c in written.upper() if c in LETTERS])


def hashed(secret: str) -> str:
    """Returns what is stored of a secret.  Secrets are random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()

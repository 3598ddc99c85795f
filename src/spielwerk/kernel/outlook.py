"""Outlook: how bots that look ahead should search a game.  `estimate` says what a position is worth."""

from __future__ import annotations

from msgspec import Struct


class Outlook(Struct, frozen=True):
    """How many alternatives a bot follows, and which positions it may treat as equal.

    >>> Outlook(width=2).few
    6
    """

    width: int = 3
    """How many positions are followed after each gesture, for each first choice."""
    closer: int = 0
    """A first look follows one position per gesture; only this many of the best first choices are then
    followed in full width.  0: all of them, without a first look."""
    few: int = 6
    """If there are at most this many options after the first step, each is followed separately."""
    through: bool = False
    """Whether a choice that only opens another decision is judged by the answers to it.  If a turn is a list
    of actions in any order, naming the next one says nothing."""
    alike: bool = False
    """Whether positions with equal estimates, pending work and options count as one.  Use it if most of them
    are the same actions in another order, or at equivalent places."""

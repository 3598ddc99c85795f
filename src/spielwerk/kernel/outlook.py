"""How a game wants to be thought about by bots that look ahead; what a position is worth, `estimate` says."""

from __future__ import annotations

from msgspec import Struct


class Outlook(Struct, frozen=True):
    """How many ways a bot follows, and what it may take for the same.

    >>> Outlook(width=2).few
    6
    """

    width: int = 3
    """How many positions are followed on after each gesture, for each way to begin."""
    closer: int = 0
    """A first look follows one position a gesture; only so many ways to begin that it finds best are then
    followed in full width.  0: all of them, without a first look."""
    few: int = 6
    """As many ways to go on after the first step are each followed for themselves."""
    through: bool = False
    """Whether a choice that only opens a question is judged by the answers to it: where a turn is a list of
    actions in any order, naming the next one tells nothing."""
    alike: bool = False
    """Whether positions that promise the same, with the same work pending and the same options, are taken for
    one: where most of them are the same things done in another order, or the like at another place."""

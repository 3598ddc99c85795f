"""Options that only hangings offer."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import RESOURCES
from spielwerk.games.tapestry.options import ALL_TRACKS, HANGINGS, HEXES, OPTIONS

MOST_SEATS = 5
MOST_TRADES = 3

OPPONENT = OPTIONS.numbers("opponent", MOST_SEATS - 1)
"""A seat."""
COPY = OPTIONS.row("copy", HANGINGS)
BUY = OPTIONS.numbers("buy", MOST_TRADES)
SELL = OPTIONS.numbers("sell", MOST_TRADES)
CATCH_UP = OPTIONS.row("catch-up", ALL_TRACKS)
FALL_BACK = OPTIONS.row("fall-back", ALL_TRACKS)
CONVERT = OPTIONS.row("convert", RESOURCES)
STAND_UP = OPTIONS.row("stand-up", HEXES)

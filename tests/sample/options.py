"""Everything that can be chosen in the base game; modules bring their own verbs."""

from __future__ import annotations

from sample.board import GOODS
from spielwerk.kernel.option import Catalogue, held, up_to

CARDS = ("peddler", "well", "bazaar", "pilgrims", "camels", "gift")

OPTIONS = Catalogue("sample")
BID = OPTIONS.numbers("bid", 3)
BID_UP_TO = up_to(BID)
ON = OPTIONS.one("on")
STOP = OPTIONS.one("stop")
LOAD = OPTIONS.numbers("load", 3)
LOAD_UP_TO = up_to(LOAD)
PLAY = OPTIONS.row("play", CARDS)
REST = OPTIONS.one("rest")
PLAY_OR_REST = held(PLAY, REST)
LOSE_HELD = held(OPTIONS.row("lose", GOODS))

DRAWN = OPTIONS.row("drawn", CARDS)
BLOWS = OPTIONS.numbers("blows", 3)

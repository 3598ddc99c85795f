"""Infiltrators: outposts beside those of opponents, and tokens on their start territories.

Their numbers are the mask of shared hexes and, by seat, the tokens on its start territory.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.capture import gained_otherwise, piece_placed, take_outpost
from spielwerk.games.tapestry.civilization import gain_civilization, numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income
from spielwerk.games.tapestry.events import OutpostPlaced
from spielwerk.games.tapestry.facts import gain, score
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import CIVILIZATIONS, HEXES, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

INFILTRATORS = Module("infiltrators")
NUMBER = CIVILIZATIONS.index("infiltrators")
CULTURE = 2
TOKENS_FOR_CIVILIZATION = 3
SHOWN = 3
SHARE = OPTIONS.row("share", HEXES)
INFILTRATORS.add_row("naming", "share", lambda _speech, option, _rules: {"hex": names.hex(option.i)})


@INFILTRATORS.on("civilization_gained", "infiltrators")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Gains culture as starting civilization.  [tapestry.civ.infiltrators.start]"""
    set_numbers(s.players[seat], NUMBER, 0, *[0] * len(s.players))
    if starting:
        gain(s, seat, CULTURE)


@INFILTRATORS.on("civilizations_shown", "infiltrators")
def shown(_s: Tapestry, _seat: int) -> int:
    """Returns the further civilizations to choose from.  [tapestry.civ.infiltrators.draw]"""
    return SHOWN - 1


def shared(s: Tapestry) -> int:
    """Returns the hexes whose control is shared.  [tapestry.civ.infiltrators.share]"""
    return sum([own[0] for p in s.players if (own := numbers(p, NUMBER))])


INFILTRATORS.add("shared_hexes", shared)


def single(s: Tapestry, seat: int) -> int:
    """Returns the territories with exactly one standing outpost of an opponent and nothing else.

    [tapestry.civ.infiltrators.share, tapestry.civ.infiltrators.solo]
    """
    if not s.players[seat].outposts:
        return 0
    theirs = sum([s.stand[other] for other in s.opponents(seat)])
    return theirs & ~s.full


class Infiltrate(Ask, frozen=True, tag="tapestry.infiltrators.Infiltrate"):
    """Asks for a territory to share, or for an opponent on whose start territory a token is put.

    [tapestry.civ.infiltrators.share, tapestry.civ.infiltrators.capital]
    [tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        territories = [SHARE[hex] for hex in bits(single(s, self.seat))]
        return (*territories, *[OPPONENT[other] for other in s.others(self.seat)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        if option is SHARE[option.i]:
            share(s, self.seat, option.i)
        else:
            watch(s, self.seat, option.n)


def share(s: Tapestry, seat: int, hex: int) -> None:
    """Puts an outpost beside that of an opponent, without a conquest, and gains the reward of the tile.

    [tapestry.civ.infiltrators.share, tapestry.civ.infiltrators.no-conquest]
    """
    p = s.players[seat]
    mask, *tokens = numbers(p, NUMBER)
    set_numbers(p, NUMBER, mask | 1 << hex, *tokens)
    s.stand[seat] |= 1 << hex
    piece_placed(s, hex)
    if s.journal is not UNSET:
        s.journal.append(OutpostPlaced(seat, hex))
    if (tile := s.tile[hex]) != NONE:
        carry_out(s, seat, s.rules.tile_rewards[tile], Source(CIVILIZATION, NUMBER))
    gained_otherwise(s, seat)
    take_outpost(s, seat)


def watch(s: Tapestry, seat: int, opponent: int) -> None:
    """Puts a token on a start territory: points for outposts in supply; the third brings a civilization.

    [tapestry.civ.infiltrators.capital, tapestry.civ.infiltrators.third, tapestry.civ.infiltrators.solo]
    """
    p = s.players[seat]
    mask, *tokens = numbers(p, NUMBER)
    tokens[opponent] += 1
    set_numbers(p, NUMBER, mask, *tokens)
    score(s, seat, s.players[opponent].outposts, CIVILIZATION)
    if tokens[opponent] == TOKENS_FOR_CIVILIZATION:
        gain_civilization(s, seat)


asks_in_income(INFILTRATORS, Infiltrate)

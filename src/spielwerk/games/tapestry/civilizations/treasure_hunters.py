"""Treasure Hunters: tokens on unoccupied territories, for a treasure by its terrain.

Their numbers are how many tokens are left, the mask of treasures that were found, and the mask of hexes with
a token.
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.capture import gained_otherwise, piece_placed
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income
from spielwerk.games.tapestry.conquer import EQUAL_DICE, die_effect, further_rolls
from spielwerk.games.tapestry.dice import BLACK, RED, show
from spielwerk.games.tapestry.draws import DrawTiles
from spielwerk.games.tapestry.effects import BENEFIT, BONUS, in_order
from spielwerk.games.tapestry.events import ConquerDiceRolled
from spielwerk.games.tapestry.explore import corners
from spielwerk.games.tapestry.facts import gain
from spielwerk.games.tapestry.options import CIVILIZATIONS, DICE, FACES, HEXES, NO, OPTIONS
from spielwerk.games.tapestry.science import Roll, rolls
from spielwerk.games.tapestry.source import DIE, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import OneOf
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

TREASURE_HUNTERS = Module("treasure-hunters")
NUMBER = CIVILIZATIONS.index("treasure-hunters")
START_TILES = 2
LANDS = "DGMF"
"""Desert, grassland, mountain and forest: each has one treasure."""
DESERT, GRASSLAND, MOUNTAIN, FOREST = range(4)
RESOURCE = (3, 2, 1, 0)
"""Coin, culture, worker and food."""
DIG_AT = OPTIONS.row("dig-at", HEXES)
DIG = OPTIONS.numbers("dig", len(LANDS) - 1)
TREASURE_HUNTERS.add_row("naming", "dig-at", lambda _speech, option, _rules: {"hex": names.hex(option.i)})
TREASURE_HUNTERS.add_row("naming", "dig", lambda _speech, option, _rules: {"land": LANDS[option.n]})


@TREASURE_HUNTERS.on("civilization_gained", "treasure-hunters")
def begin(s: Tapestry, seat: int, _starting: bool) -> None:
    """Begins with tokens and territory tiles.  [tapestry.civ.treasure-hunters.start]"""
    set_numbers(s.players[seat], NUMBER, s.rules.data.civilizations()[NUMBER].tokens, 0, 0)
    s.next(DrawTiles(seat, START_TILES))


def treasures(s: Tapestry, seat: int, hex: int) -> list[int]:
    """Returns the free treasures of a territory.

    [tapestry.civ.treasure-hunters.income, tapestry.civ.treasure-hunters.once]
    """
    _, found, _ = numbers(s.players[seat], NUMBER)
    tile = s.tile[hex]
    land = s.rules.data.tiles()[tile].land if tile != NONE else corners(s, hex)
    return [i for i, one in enumerate(LANDS) if one in land and not found >> i & 1]


class DigAt(Ask, frozen=True, tag="tapestry.treasure.DigAt"):
    """Asks for an unoccupied territory next to a controlled one that has a free treasure.

    [tapestry.civ.treasure-hunters.income, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        left, _, _ = numbers(s.players[self.seat], NUMBER)
        near = s.rules.world.around(s.control(self.seat)) & s.explored & ~s.taken if left else 0
        return (*[DIG_AT[hex] for hex in bits(near) if treasures(s, self.seat, hex)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(Dig(self.seat, option.i))


class Dig(Ask, frozen=True, tag="tapestry.treasure.Dig"):
    """Asks which treasure of the territory is gained; the token gives control of it.

    [tapestry.civ.treasure-hunters.control, tapestry.civ.treasure-hunters.conquered]
    """

    gesture: ClassVar[str] = "civilization"

    hex: int

    def options(self, s: Tapestry) -> Options:
        return tuple([DIG[i] for i in treasures(s, self.seat, self.hex)])

    def choose(self, s: Tapestry, option: Option) -> None:
        p, bit = s.players[self.seat], 1 << self.hex
        left, found, where = numbers(p, NUMBER)
        set_numbers(p, NUMBER, left - 1, found | 1 << option.n, where | bit)
        s.stand[self.seat] |= bit
        piece_placed(s, self.hex)
        treasure(s, self.seat, self.hex, option.n)
        gain(s, self.seat, RESOURCE[option.n])
        gained_otherwise(s, self.seat)


def treasure(s: Tapestry, seat: int, hex: int, which: int) -> None:
    """Rolls the dice of a treasure.  [tapestry.civ.treasure-hunters.treasures]"""
    if which == GRASSLAND:
        s.next(Roll(seat, BENEFIT | BONUS, rolls(s, seat) + 1))
    else:
        s.next(DigDice(seat, hex, which))


class DigDice(Chance, frozen=True, tag="tapestry.treasure.Dice"):
    """Rolls the black die twice for one of both, the red die twice for both, or both dice.

    [tapestry.civ.treasure-hunters.treasures]
    """

    seat: int
    hex: int
    which: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return DICE, EQUAL_DICE

    def choose(self, s: Tapestry, option: Option) -> None:
        first, second = divmod(option.i, FACES)
        dice = {DESERT: (0, 0), MOUNTAIN: (0, 1), FOREST: (1, 1)}[self.which]
        faces = zip(dice, (first, second), strict=True)
        effects = tuple([die_effect(s, red, face, self.hex) for red, face in faces])
        if s.journal is not UNSET and self.which == MOUNTAIN:
            s.journal.append(ConquerDiceRolled(self.seat, first, second))
        if further_rolls(s, self.seat):
            s.next(DigAgain(self.seat, self.hex, self.which, option.i))
        else:
            gained = OneOf(effects) if self.which == DESERT else in_order(effects)
            carry_out(s, self.seat, gained, Source(DIE, self.hex))
        show(s, self.seat, tuple(zip(dice, (first, second), strict=True)), self.hex)


class DigAgain(Chance, frozen=True, tag="tapestry.treasure.DiceAgain"):
    """Rolls once more: a third result of a die that was rolled twice, or a second one of each die.

    [tapestry.civ.treasure-hunters.treasures, tapestry.civ.psionics.dice]
    """

    seat: int
    hex: int
    which: int
    before: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return DICE, EQUAL_DICE

    def choose(self, s: Tapestry, option: Option) -> None:
        rolls = [divmod(self.before, FACES), divmod(option.i, FACES)]
        if self.which == MOUNTAIN:
            (blacks, reds) = [
                [die_effect(s, die, roll[die], self.hex) for roll in rolls] for die in (BLACK, RED)
            ]
            found = [in_order((black, red)) for black in blacks for red in reds]
        else:
            faces = [*rolls[0], rolls[1][0]]
            effects = [die_effect(s, int(self.which == FOREST), face, self.hex) for face in faces]
            found = effects if self.which == DESERT else [in_order(two) for two in combinations(effects, 2)]
        carry_out(s, self.seat, OneOf(tuple(dict.fromkeys(found))), Source(DIE, self.hex))


asks_in_income(TREASURE_HUNTERS, DigAt)

"""Conquering: an outpost on a territory, what the owner does about it, then the dice."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.capture import Take, piece_placed, take_outpost
from spielwerk.games.tapestry.dice import BLACK, RED, show
from spielwerk.games.tapestry.effects import (
    ANYWHERE,
    BESIDE_START,
    BOTH_DICE,
    BOTH_FROM_OPPONENT,
    NO_CONQUEST,
    in_order,
)
from spielwerk.games.tapestry.events import ConquerDiceRolled, OutpostPlaced
from spielwerk.games.tapestry.options import CONQUER_EACH, DICE, FACES, NO, TAKE_BLACK, TAKE_RED
from spielwerk.games.tapestry.reactions import may_react
from spielwerk.games.tapestry.source import DIE, TERRITORY_TILE, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import equal
from spielwerk.kernel.effect import AnyEffect, Atom
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights

EQUAL_DICE = equal(len(DICE))


def conquerable(s: Tapestry, seat: int, flags: int) -> int:
    """Returns the territories a player can conquer: explored, with room, next to one under control.

    [tapestry.base.conquer.adjacent, tapestry.base.conquer.anywhere, tapestry.base.conquer.needs-territory]
    [tapestry.base.conquer.room, tapestry.base.conquer.not-own, tapestry.base.conquer.start-safe]
    [tapestry.base.conquer.no-outpost, tapestry.base.end.finished-no-gain]
    """
    p, rules = s.players[seat], s.rules
    if not p.outposts or p.ended:
        return 0
    own, world = s.control(seat), rules.world
    reach = world.everywhere
    if flags & BESIDE_START:
        reach = world.near[rules.start_of(seat, p.mat)]
    elif not flags & ANYWHERE:
        reach = world.around(own)
    found = reach & s.explored & ~s.full & ~own
    for closed in rules.closed_hexes:
        found &= ~closed(s, seat)
    for forbidden in rules.may_not_conquer[seat][p.abilities]:
        found &= ~forbidden(s, seat)
    if s.all_abilities() & rules.watched_conquests:
        for other in s.others(seat):
            for shielded in rules.not_conquered_by[other][s.players[other].abilities]:
                found &= ~shielded(s, other, seat)
    return found


class Conquer(Ask, frozen=True, tag="tapestry.conquer.Target"):
    """Asks which territory to conquer with an outpost from the supply; nothing happens without one.

    [tapestry.base.conquer.outpost, tapestry.base.conquer.no-outpost, tapestry.base.conquer.outposts-limit]
    [tapestry.base.conquer.order]
    """

    gesture: ClassVar[str] = "conquer"
    begins: ClassVar[bool] = True

    flags: int

    def options(self, s: Tapestry) -> Options:
        return CONQUER_EACH(conquerable(s, self.seat, self.flags)) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            attack(s, self.seat, option.i, self.flags)


def attack(s: Tapestry, seat: int, hex: int, flags: int) -> None:
    """Places the outpost; the owner may react; then control changes and the dice are rolled.

    [tapestry.base.conquer.order, tapestry.base.conquer.unoccupied, tapestry.ruling.base-trap-timing]
    """
    owner = s.owner(hex)
    s.next(Dice(seat, hex, flags, owner))
    invade(s, seat, hex, owner)


def invade(s: Tapestry, seat: int, hex: int, owner: int) -> None:
    """Places the outpost; unless the owner reacts, control changes.

    [tapestry.base.conquer.order, tapestry.ruling.base-trap-timing]
    """
    take_outpost(s, seat)
    piece_placed(s, hex)
    if s.journal is not UNSET:
        s.journal.append(OutpostPlaced(seat, hex))
    if owner != NONE and may_react(s, owner, seat):
        s.next(s.rules.reacts[owner](owner, seat, hex))
    else:
        s.next(Take(seat, hex, owner))


class RollDice(Chance, frozen=True):
    """Rolls both conquer dice, which everybody sees."""

    seat: int
    hex: int
    flags: int
    owner: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return DICE, EQUAL_DICE

    def choose(self, s: Tapestry, option: Option) -> None:
        black, red = divmod(option.i, FACES)
        if s.journal is not UNSET:
            s.journal.append(ConquerDiceRolled(self.seat, black, red))
        self.rolled(s, black, red)
        show(s, self.seat, ((BLACK, black), (RED, red)), self.hex)

    def rolled(self, s: Tapestry, black: int, red: int) -> None:
        """Goes on with what was rolled."""
        raise NotImplementedError


class Dice(RollDice, frozen=True, tag="tapestry.conquer.Dice"):
    """Rolls both conquer dice, whether or not the conquest succeeded.

    [tapestry.base.conquer.dice, tapestry.base.trap.conqueror-dice]
    """

    def rolled(self, s: Tapestry, black: int, red: int) -> None:
        if more := further_rolls(s, self.seat):
            seen = 1 << black * FACES + red
            s.next(RollAgain(self.seat, self.hex, self.flags, self.owner, more, seen))
        else:
            gain_dice(s, self, black, red)


def further_rolls(s: Tapestry, seat: int) -> int:
    """Returns how many more times a player rolls each conquer die; one result of each is chosen."""
    rolls = s.rules.conquer_rolls[seat][s.players[seat].abilities]
    return sum([more(s, seat) for more in rolls]) if rolls else 0


class RollAgain(RollDice, frozen=True, tag="tapestry.conquer.RollAgain"):
    """Rolls both conquer dice again; `seen` is the mask of what was rolled."""

    left: int
    seen: int

    def rolled(self, s: Tapestry, black: int, red: int) -> None:
        seen, left = self.seen | 1 << black * FACES + red, self.left - 1
        where = (self.seat, self.hex, self.flags, self.owner)
        s.next(RollAgain(*where, left, seen) if left else WhichResults(*where, seen))


class WhichResults(Ask, frozen=True, tag="tapestry.conquer.WhichResults"):
    """Asks which result of each die counts."""

    gesture: ClassVar[str] = "die"
    begins: ClassVar[bool] = True

    hex: int
    flags: int
    owner: int
    seen: int

    def options(self, s: Tapestry) -> Options:
        rolled = [divmod(pair, FACES) for pair in bits(self.seen)]
        blacks, reds = ({roll[die] for roll in rolled} for die in (BLACK, RED))
        return tuple([DICE[black * FACES + red] for black in sorted(blacks) for red in sorted(reds)])

    def choose(self, s: Tapestry, option: Option) -> None:
        gain_dice(s, self, *divmod(option.i, FACES))


def gain_dice(s: Tapestry, rolled: Dice | WhichResults, black: int, red: int) -> None:
    """Gains both results, or has one of them chosen.  [tapestry.base.conquer.dice]"""
    seat, hex = rolled.seat, rolled.hex
    if gains_both(s, rolled):
        both = in_order((die_effect(s, 0, black, hex), die_effect(s, 1, red, hex)))
        carry_out(s, seat, both, Source(DIE, hex))
    else:
        s.next(WhichDie(seat, hex, black, red))
    if not rolled.flags & NO_CONQUEST:
        for gained in s.rules.dice_rolled[seat][s.players[seat].abilities]:
            gained(s, seat, hex, black, red)


def gains_both(s: Tapestry, rolled: Dice | WhichResults) -> bool:
    """Returns whether both results are gained, judged by who controlled the territory beforehand.

    [tapestry.base.conquer.both-dice, tapestry.ruling.base-both-dice-trap]
    """
    if rolled.flags & BOTH_DICE or (rolled.flags & BOTH_FROM_OPPONENT and rolled.owner != NONE):
        return True
    dice = s.rules.both_dice[rolled.seat][s.players[rolled.seat].abilities]
    return bool(dice) and any(both(s, rolled.seat, rolled.owner) for both in dice)


def die_effect(s: Tapestry, red: int, face: int, hex: int) -> AnyEffect:
    """Returns the effect of a die's face; a tile reward refers to the conquered hex.

    [tapestry.base.conquer.black-tile, tapestry.base.conquer.red-after, tapestry.ruling.base-red-die-trap]
    """
    effect = s.rules.conquer_dice[red][face]
    if isinstance(effect, Atom) and effect.verb == "tile-reward":
        return Atom("tile-reward", 1, hex)
    return effect


class WhichDie(Ask, frozen=True, tag="tapestry.conquer.WhichDie"):
    """Asks which die's result to take; one without effect is offered only if neither has any.

    [tapestry.base.conquer.dice, tapestry.ruling.base-or-impossible, tapestry.base.civilization.several]
    """

    gesture: ClassVar[str] = "die"
    begins: ClassVar[bool] = True

    hex: int
    black: int
    red: int

    def options(self, s: Tapestry) -> Options:
        both = (
            (TAKE_BLACK, die_effect(s, 0, self.black, self.hex)),
            (TAKE_RED, die_effect(s, 1, self.red, self.hex)),
        )
        possible = [option for option, effect in both if effect.possible(s, self.seat)]
        return tuple(possible) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            red = option is TAKE_RED
            left = die_effect(s, not red, self.black if red else self.red, self.hex)
            if s.all_abilities() & s.rules.watched_dice:
                for other in s.onlookers(self.seat):
                    for offered in s.rules.die_left[other][s.players[other].abilities]:
                        offered(s, other, self.hex, left)
            effect = die_effect(s, red, self.red if red else self.black, self.hex)
            carry_out(s, self.seat, effect, Source(DIE, self.hex))


def tile_reward(s: Tapestry, seat: int, atom: Atom) -> None:
    """Gains the reward of a territory tile; printed territories have none.

    [tapestry.base.conquer.black-tile, tapestry.base.achievement.island-territory]
    """
    if (tile := s.tile[atom.at]) != NONE:
        carry_out(s, seat, s.rules.tile_rewards[tile], Source(TERRITORY_TILE, tile))


def rewards(s: Tapestry, seat: int, atom: Atom) -> bool:
    """Returns whether a territory has a reward that would do something."""
    tile = s.tile[atom.at]
    return tile != NONE and s.rules.tile_rewards[tile].possible(s, seat)

"""Playing together against the Horde: what partners share, and what each must do alone."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import controlled, units_at
from spielwerk.games.scythe.modules.collecting import between_actions
from spielwerk.games.scythe.modules.horde import FIVE_STARS, HORDE, HORDE_ID, SHARE, Horde
from spielwerk.games.scythe.options import NO, OPTIONS, YES
from spielwerk.games.scythe.stars import earn, place_due, place_star, stars_left, takes_star
from spielwerk.games.scythe.state import MINE, NOWHERE, Scythe
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Rules
from spielwerk.kernel.option import Option, Options

BORROW = OPTIONS.row("borrow", [str(seat) for seat in range(7)])
"""Asking a partner for the resources of his regions."""


# --- one side


@HORDE.on("foes")
def one_enemy(_foes: object, rules: Rules, _seat: None) -> tuple[tuple[int, ...], ...]:
    """Makes the Horde the only enemy of the players, and all of them its enemies.

    [fenris.horde.no-pvp, fenris.horde.shared-territory, fenris.horde.opponent-tokens]
    """
    me, seats = rules.actor(HORDE_ID), tuple(range(rules.seats))
    return tuple([seats if actor == me else (me,) for actor in range(rules.actors)])


@HORDE.on("sharing")
def one_group(_groups: object, rules: Rules, _seat: None) -> tuple[tuple[int, ...], ...]:
    """Lets the players control regions as one faction.

    [fenris.horde.shared-control, fenris.horde.shared-territory, fenris.horde.mill]
    [fenris.horde.carry-shared-resources]
    """
    return (tuple(range(rules.seats)),)


@HORDE.on("teams")
def one_team(_teams: object, rules: Rules, _seat: None) -> tuple[tuple[int, ...], ...]:
    return (tuple(range(rules.seats)),)


@HORDE.on("open_hands")
def open_cards(_closed: bool, _rules: Rules, _seat: None) -> bool:
    """Lets everybody see all objectives and combat cards.  [fenris.horde.open-cards]"""
    return True


@HORDE.on("mines")
def all_mines(s: Scythe, _seat: int) -> int:
    """Returns the mines of all players.  [fenris.horde.mine]"""
    mask = 0
    for p in s.players:
        mask |= BIT[p.structures[MINE]]
    return mask


# --- consent


class ResourcesAsked(Event, frozen=True, tag="scythe.ResourcesAsked"):
    """Somebody asks a partner for the resources of his regions."""

    seat: int
    partner: int


class ResourcesLent(Event, frozen=True, tag="scythe.ResourcesLent"):
    seat: int
    partner: int
    answer: str


def lender(s: Scythe, place: int) -> int:
    """Returns who is asked for the resources of a region: the first in turn order with pieces there.

    [fenris.ruling.horde-consent]
    """
    here = BIT[place]
    for seat in s.rules.seating:
        if (units_at(s, seat) | s.players[seat].structures_at) & here:
            return int(seat)
    return NOWHERE


@HORDE.on("kept_back")
def not_lent(s: Scythe, seat: int) -> int:
    """Returns the regions of partners who have not agreed to what others spend.

    A region with a piece of the player's own needs no consent.
    [fenris.horde.shared-resources, fenris.ruling.horde-consent]
    """
    if s.rules.setup[SHARE] or seat >= s.rules.seats:
        return 0
    part, own = s.part(Horde), units_at(s, seat) | s.players[seat].structures_at
    mask, there = 0, s.held[seat] & ~own
    while there:
        low = there & -there
        there ^= low
        if part.turn != s.turns or not part.lent >> lender(s, low.bit_length() - 1) & 1:
            mask |= low
    return mask


def lenders(s: Scythe, frame: Ask) -> Options:
    """Returns the partners who can be asked for resources, once in a turn each.

    [fenris.horde.shared-resources, fenris.ruling.horde-consent]
    """
    part, asked = s.part(Horde), 0
    if part.turn == s.turns:
        asked = part.asked
    goods = not_lent(s, frame.seat) & (s.stocked[0] | s.stocked[1] | s.stocked[2] | s.stocked[3])
    found = 0
    while goods:
        low = goods & -goods
        goods ^= low
        found |= 1 << lender(s, low.bit_length() - 1)
    return tuple([BORROW[seat] for seat in s.rules.seating if (found & ~asked) >> seat & 1])


def borrow(s: Scythe, frame: Ask, option: Option) -> None:
    """Asks the partner, and then goes on with the turn."""
    part = s.part(Horde)
    if part.turn != s.turns:
        part.turn, part.asked, part.lent = s.turns, 0, 0
    part.asked |= 1 << option.i
    if s.journal is not UNSET:
        s.journal.append(ResourcesAsked(frame.seat, option.i))
    s.then(Consent(option.i, frame.seat), frame)


class Consent(Ask, frozen=True, tag="scythe.horde.Consent"):
    """Asks whether a partner may spend the resources in one's regions during this turn.

    [fenris.horde.shared-resources, fenris.ruling.horde-consent]
    """

    gesture: ClassVar[str] = "ability"
    begins: ClassVar[bool] = True

    partner: int

    def options(self, s: Scythe) -> Options:
        return (YES, NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            s.part(Horde).lent |= 1 << self.seat
        if s.journal is not UNSET:
            s.journal.append(ResourcesLent(self.seat, self.partner, option.text))


HORDE.offer(ChooseSection, "borrow", lenders, borrow)


# --- what the tiles of this module reward


def territories(s: Scythe, seat: int) -> int:
    """Returns how many regions the players control; the Factory counts once.

    [fenris.horde.seven-territories-factory, fenris.horde.shared-control]
    """
    return controlled(s, seat).bit_count()


def coins(s: Scythe, seat: int) -> int:
    """Returns the coins of a player, which are not spent.  [fenris.ruling.horde-tile-20-coins]"""
    return s.players[seat].coins


def full_structure_bonus(s: Scythe, seat: int) -> int:
    """Returns 1 if all structures of a player stand where the structure bonus tile pays its maximum.

    [fenris.horde.structure-bonus-tile]
    """
    if NOWHERE in s.players[seat].structures:
        return 0
    tile = s.rules.data.scoring().structure_bonuses[s.tile]
    return int(tile.pays(s.rules.structure_bonus[tile.id](s, seat)) == max(tile.coins))


COUNTS = {"territories": territories, "coins": coins, "structure-bonus": full_structure_bonus}
for cause, count in COUNTS.items():
    HORDE.add_row("star_counts", cause, count)


class CountAchievements(Step, frozen=True, tag="scythe.horde.CountAchievements"):
    """Looks at regions, coins and structures in the player's turn, never in the middle of an action.

    [fenris.horde.seven-territories-timing, fenris.ruling.horde-tile-20-coins]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        for cause, count in COUNTS.items():
            earn(s, self.seat, cause, count(s, self.seat))
        place_due(s, self.seat)


between_actions(HORDE, CountAchievements)


@HORDE.on("on_star")
def sixth_for_five(s: Scythe, seat: int, _row: int) -> None:
    """Places the sixth star on the tile for five stars, right after the fifth.

    [fenris.horde.five-star-tile]
    """
    row = s.rules.star_rows[FIVE_STARS]
    five = s.rules.star_at[FIVE_STARS]
    if s.players[seat].star_count == five and takes_star(s, seat, row) and stars_left(s, seat):
        place_star(s, seat, row)

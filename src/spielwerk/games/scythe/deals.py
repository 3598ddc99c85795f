"""Deals: players may give each other coins, with nothing binding.

At tables with the option `deals` (all but tournaments), any player may give coins to any other, in anybody's
turn, until the first dial of a combat is set.  Nobody is ever asked.
[scythe.deal.informal, scythe.deal.money-only, scythe.deal.not-binding, scythe.deal.tournament-ban]
[scythe.ruling.deals-default]
"""

from __future__ import annotations

from typing import Self

from msgspec import UNSET

from spielwerk.games.scythe.combat import AddCards, CombatStar, Commit, Dial, Reveal, Settle
from spielwerk.games.scythe.events import CoinsGiven
from spielwerk.games.scythe.options import GIVE, MOST_LOAD, NO
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import gain_coins
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part


def coins_to_give(s: Scythe, seat: int) -> Options:
    """Returns the options to give any number of coins to any other player; Automas neither give nor take.

    [scythe.deal.money-only, scythe.deal.hold-back-offer, scythe.deal.no-escape-from-combat]
    [scythe.ruling.bribe-during-combat, scythe.ruling.deals-default]
    """
    chooses, most = s.rules.chooses, min(s.players[seat].coins, MOST_LOAD)
    if not chooses[seat] or not most or dial_committed(s):
        return ()
    takers = [to for to in range(len(s.players)) if to != seat and chooses[to]]
    return tuple([option for to in takers for option in GIVE[to][1 : most + 1]])


def dial_committed(s: Scythe) -> bool:
    """Returns whether a combat is between its first committed dial and its end.

    Only pending steps count, which everybody can see; nothing sealed is read.
    """
    fight: Reveal | None = None
    for frame in reversed(s.stack):
        if isinstance(frame, Commit):
            return False
        if isinstance(frame, Settle | CombatStar):
            return True
        if isinstance(frame, Reveal):
            fight = frame
            break
    return fight is not None and any(
        committed(s, seat) for seat in (fight.attacker, fight.defender) if not s.rules.commits[seat]
    )


def committed(s: Scythe, seat: int) -> bool:
    """Returns whether a seat has set its dial; a seat without power, whether it has chosen its cards."""
    if s.players[seat].power:
        return not any(isinstance(frame, Dial) and frame.seat == seat for frame in s.stack)
    waits = [isinstance(frame, AddCards) and frame.seat == seat for frame in s.stack]
    return any(s.hands[seat]) and not any(waits)


def give(s: Scythe, seat: int, option: Option) -> None:
    """Moves coins from one player to another; promises are not binding.  [scythe.deal.not-binding]"""
    gain_coins(s, seat, -option.n)
    gain_coins(s, option.i, option.n)
    if s.journal is not UNSET:
        s.journal.append(CoinsGiven(seat, option.i, option.n))


# --- what positions of rules version 7 hold


class Gifts(Part):
    """The former state of deals, which is empty now."""

    @classmethod
    def fresh(cls, rules: Rules) -> Self:  # noqa: ARG003
        return cls()


class Bribes(Step, frozen=True, tag="scythe.deal.Bribes"):
    """Kept for saved games: formerly asked everybody for bribes before the dials."""

    attacker: int
    defender: int
    place: int

    def run(self, s: Scythe) -> None:
        """Does nothing."""


class Bribe(Ask, frozen=True, tag="scythe.deal.Bribe"):
    """Kept for saved games: formerly asked for a bribe.  A game saved at this question continues with `no`.

    [scythe.deal.informal]
    """

    attacker: int
    defender: int

    def options(self, s: Scythe) -> Options:
        return (NO,)

    def choose(self, s: Scythe, option: Option) -> None:
        """Does nothing: players give coins unasked."""


class HowMuch(Ask, frozen=True, tag="scythe.deal.HowMuch"):
    """Kept for saved games: formerly asked how many coins to give.  A game saved at it continues with none.

    [scythe.deal.money-only]
    """

    to: int

    def options(self, s: Scythe) -> Options:
        return (NO,)

    def choose(self, s: Scythe, option: Option) -> None:
        """Does nothing: players give coins unasked."""


DEALS = Module("deals-in-coins", part=Gifts)
DEALS.gift("give", coins_to_give, give, gesture="deal")

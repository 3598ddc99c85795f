"""Atlantis 4: the tracks are walked in reverse, from the end to the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from spielwerk.games.tapestry.adjustment import Adjust
from spielwerk.games.tapestry.civilizations.hidden import Hidden, accounts_for
from spielwerk.games.tapestry.discard import DiscardHanging, DiscardTech
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.effects import FROM_ANYWHERE, RESOURCES, TRACKS
from spielwerk.games.tapestry.facts import gain
from spielwerk.games.tapestry.income import Finish
from spielwerk.games.tapestry.options import NO, UPGRADE
from spielwerk.games.tapestry.scenarios.choosing import DrawToChoose, KeepOne
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tables import Space, bound
from spielwerk.games.tapestry.tech import Invent, upgradable, upgrade
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, Seq
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

ATLANTIS_4 = "atlantis-4"
LAST = 12
MILITARY_START = 11
"""The military track begins on the space before the last.  [tapestry.atlantis4.start-military]"""
TRACK_MASK = 31


# --- the tracks in reverse


def in_reverse(rows: tuple[tuple[Space, ...], ...], rules: TapestryRules, _seat: Any) -> tuple[Any, ...]:
    """Returns the spaces of each track from the last one down to the first, with other prices.

    The normal start spaces are not used, and a space counts for how far it is from the normal end.
    [tapestry.atlantis4.start-military, tapestry.atlantis4.start-other-tracks, tapestry.atlantis4.direction]
    [tapestry.atlantis4.start-spaces, tapestry.atlantis4.reverse-rules, tapestry.atlantis4.landmarks]
    [tapestry.atlantis4.example-end, tapestry.ruling.atlantis4-progress-count]
    """
    found = []
    for track, row in enumerate(rows):
        start = MILITARY_START if TRACKS[track] == "military" else LAST
        found.append(tuple([turned(row[start - i], track, i, rules) for i in range(start)]))
    return tuple(found)


def turned(space: Space, track: int, step: int, rules: TapestryRules) -> Space:
    """Returns a space at its new place.

    [tapestry.atlantis4.cost-tier1, tapestry.atlantis4.cost-tier2, tapestry.atlantis4.cost-tier3]
    [tapestry.atlantis4.cost-tier4, tapestry.ruling.atlantis4-costs, tapestry.atlantis4.example-military-vp]
    """
    own, any_other = scenario_file(rules.data.pack).downfall.costs[space.tier - 1]
    benefit = rebound(space.benefit, track, step) if space.benefit is not None else None
    return replace(space, own=own, any=any_other, advanced=LAST + 1 - space.number, benefit=benefit)


def rebound(effect: AnyEffect, track: int, step: int) -> AnyEffect:
    """Returns an effect bound to its new step: one that uses a position again leaves out its own."""
    if isinstance(effect, Atom) and effect.verb == "again":
        return bound(Atom(effect.verb, effect.n, effect.at & TRACK_MASK), track, step)
    if isinstance(effect, Seq | AnyOrder):
        return type(effect)(tuple([rebound(item, track, step) for item in effect.items]))
    return effect


def no_way_back(_both: bool, _rules: TapestryRules, _seat: Any) -> bool:
    """Returns that every regress is ignored.  [tapestry.atlantis4.no-regress]"""
    return True


# --- the first income turn


class GainEach(Step, frozen=True, tag="tapestry.atlantis4.GainEach"):
    """Gains one of each resource.  [tapestry.atlantis4.turn1-resources, tapestry.ruling.atlantis4-level]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        for kind in range(len(RESOURCES)):
            gain(s, self.seat, kind)


class SecondCivilization(Step, frozen=True, tag="tapestry.atlantis4.SecondCivilization"):
    """Draws two civilizations, one of which is a further starting one.

    [tapestry.atlantis4.turn1-civilization]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        n = min(scenario_file(s.rules.data.pack).downfall.civilizations, s.civilizations.bit_count())
        s.then(*[DrawToChoose(self.seat)] * n, *[KeepOne(self.seat, 1)] * (n > 0))


class Hand(Hidden):
    """The cards that a second civilization has brought, while others are drawn of which one is discarded."""


class DrawCards(Step, frozen=True, tag="tapestry.atlantis4.DrawCards"):
    """Draws three tapestry cards and discards one of them.  [tapestry.atlantis4.turn1-tapestry]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        numbers = scenario_file(s.rules.data.pack).downfall
        p = s.players[self.seat]
        s.part(Hand).cards[self.seat], p.hand = p.hand, ()
        s.then(
            DrawHangings(self.seat, numbers.hangings),
            DiscardHanging(self.seat, numbers.hangings - numbers.hangings_kept),
            TakeUp(self.seat),
        )


class TakeUp(Step, frozen=True, tag="tapestry.atlantis4.TakeUp"):
    """Takes up the cards from before again.  [tapestry.atlantis4.turn1-tapestry]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        p, own = s.players[self.seat], s.part(Hand).cards
        p.hand, own[self.seat] = tuple(sorted((*p.hand, *own[self.seat]))), ()


class InventCards(Step, frozen=True, tag="tapestry.atlantis4.InventCards"):
    """Takes three tech cards one after another and discards one.  [tapestry.atlantis4.turn1-tech]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        numbers = scenario_file(s.rules.data.pack).downfall
        had = sum([1 << card for card, _ in s.players[self.seat].tech])
        s.then(
            *[Invent(self.seat, FROM_ANYWHERE)] * numbers.techs,
            DiscardNew(self.seat, numbers.techs - numbers.techs_kept, had=had),
        )


class DiscardNew(DiscardTech, frozen=True, tag="tapestry.atlantis4.DiscardNew"):
    """Asks for one of the new tech cards; `had` is the mask of those from before.

    [tapestry.atlantis4.turn1-tech]
    """

    had: int = 0

    def among(self, s: Tapestry) -> list[int]:
        return [card for card in DiscardTech.among(self, s) if not self.had >> card & 1]


class UpgradeQuietly(Ask, frozen=True, tag="tapestry.atlantis4.Upgrade"):
    """Asks which tech card moves up one row, without its benefit.  [tapestry.atlantis4.turn1-upgrade]"""

    gesture: ClassVar[str] = "upgrade"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([UPGRADE[card] for card in upgradable(s, self.seat)]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            upgrade(s, self.seat, option.i, gains=False)


# --- goal and material


def built_up(s: Tapestry, seat: int) -> bool:
    """Returns whether all income buildings of at least two kinds are placed.  [tapestry.atlantis4.goal]"""
    complete = [n for n in s.players[seat].built if n >= s.rules.buildings]
    return len(complete) >= scenario_file(s.rules.data.pack).downfall.kinds


def without_ongoing(pool: int, rules: TapestryRules, _seat: Any) -> int:
    """Leaves out space tiles whose effect goes on.  [tapestry.atlantis4.remove-space-tiles]"""
    lasting = [i for i, tile in enumerate(rules.data.spaces()) if tile.ongoing is not None]
    return pool & ~sum([1 << i for i in lasting])


def atlantis_4(_rules: TapestryRules) -> Module:
    """Returns the module.  Eras go on as ever, and cards of the first one lie on its printed space.

    [tapestry.atlantis4.eras-normal, tapestry.atlantis4.era1-tapestry, tapestry.atlantis4.tech-requirements]
    """
    module = Module(ATLANTIS_4, part=Hand)
    accounts_for(module, Hand)
    module.add("spaces", in_reverse)
    module.add("one_way", no_way_back)
    module.add("space_pool", without_ongoing)
    module.add("ignores_requirements", lambda _s, _seat: True)
    first = (GainEach, SecondCivilization, DrawCards, InventCards, UpgradeQuietly, Adjust, Finish)
    module.add("first_income", first)
    return module

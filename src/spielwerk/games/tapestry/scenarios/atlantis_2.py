"""Atlantis 2: the whole map is known, and whoever would explore conquers instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.territory import LayTile
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.options import HANGING_KINDS, HANGINGS
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.events import MapFilled, TrapTaken
from spielwerk.games.tapestry.scenarios.scenario import person
from spielwerk.games.tapestry.setup import DealMats
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

ATLANTIS_2 = "atlantis-2"
TRAP = "trap"
MILITARY = TRACKS.index("military")
FRONTS = 1 << MILITARY | 1 << TRACKS.index("exploration")
"""The tracks that the Automa may favour."""


def traps(pool: int) -> list[int]:
    """Returns the traps in a pool of tapestry cards."""
    kind = HANGING_KINDS[HANGINGS.index(TRAP)]
    return [card for card in bits(pool) if HANGING_KINDS[card] == kind]


def without_one_trap(pool: int, _rules: TapestryRules, _seat: Any) -> int:
    """Leaves one trap out.  [tapestry.atlantis2.remove-trap]"""
    return pool & ~(1 << traps(pool)[-1])


class Mobilize(Step, frozen=True, tag="tapestry.atlantis2.Mobilize"):
    """Before the set-up the person takes a trap, and every empty hex gets a tile.

    [tapestry.atlantis2.human-trap, tapestry.atlantis2.map-filled]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        own, card = person(s.rules), traps(s.hangings)[0]
        s.hangings &= ~(1 << card)
        p = s.players[own]
        p.hand, p.newest = (*p.hand, card), card
        empty = bits(s.rules.world.everywhere & ~s.explored)
        if s.journal is not UNSET:
            s.journal += [TrapTaken(own), MapFilled(len(empty))]
        s.then(*[LayTile(table_of(s).automa, hex, 0) for hex in empty])


def no_first_card(s: Tapestry, seat: int, n: int) -> int:
    """Returns the tapestry cards of an income turn: none in the first.

    [tapestry.atlantis2.no-first-tapestry]
    """
    return 0 if s.players[seat].era == 1 else n


def fronts(s: Tapestry, actor: int) -> tuple[str, int]:
    """Returns the tracks that a bot may favour; the Automa only two, unless it has completed both.

    [tapestry.atlantis2.automa-favourite-limits, tapestry.atlantis2.shadow-favourite-free]
    """
    if actor != table_of(s).automa:
        return "tapestry.atlantis2.shadow-favourite-free", s.rules.tracks
    ended = all(s.at[actor][t] == len(s.rules.spaces[t]) - 1 for t in bits(FRONTS))
    return "tapestry.atlantis2.automa-favourite-limits", s.rules.tracks if ended else FRONTS


def all_placed(s: Tapestry) -> bool:
    """Returns whether all outposts of the Shadow Empire are on the map.

    [tapestry.atlantis2.shadow-outposts-empty]
    """
    return not s.part(Bots).outposts


def more_land(s: Tapestry, seat: int) -> bool:
    """Returns whether the person controls more territories than the Automa.  [tapestry.atlantis2.goal]"""
    return s.control(seat).bit_count() > s.control(table_of(s).automa).bit_count()


def atlantis_2(rules: TapestryRules) -> Module:
    """Returns the module.

    [tapestry.atlantis2.explore-becomes-conquer, tapestry.atlantis2.explore-anywhere]
    [tapestry.atlantis2.automa-favourite, tapestry.atlantis2.extra-outposts, tapestry.ruling.atlantis2-dice]
    """
    module = Module(ATLANTIS_2)
    module.add("hanging_pool", without_one_trap)
    module.insert("setting_up", Mobilize, before=DealMats)
    module.add(
        "extra_outposts", scenario_file(rules.data.pack).war.colours * rules.data.box().player.outposts
    )
    module.add("income_cards", no_first_card)
    module.add("first_favourite", MILITARY)
    module.add("favourite_allowed", fronts)
    module.add_row("instead", "explore", "conquer")
    module.add("topple_ignored", all_placed)
    return module

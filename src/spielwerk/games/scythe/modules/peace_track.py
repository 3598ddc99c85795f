"""The Peace track: a star track for fewer combats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.progress import change_schemes
from spielwerk.games.scythe.events import ObjectiveDrawn
from spielwerk.games.scythe.modules.collecting import (
    Collection,
    CountResources,
    between_actions,
    keep_tokens,
)
from spielwerk.games.scythe.objectives import DealObjective
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import earn, place_due
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

WITHOUT = 23
"""The objective that asks for combat stars.  [fenris.peacetrack.remove-objective-23]"""
SAXON_OBJECTIVES = 3


class Peace(Collection):
    """The encounter tokens, and the mask of seats whose peace was disturbed.

    A combat disturbs the peace of both sides.  Displacing workers disturbs that of both seats involved.
    """

    disturbed: int = 0


PEACE_TRACK = Module("peace-track", conflicts=("war-track",), spoiler=key_of("peacetrack"), part=Peace)
PEACE_TRACK.replace_table("star_track", components.star_tracks()["peace"])
"""[fenris.peacetrack.cover, fenris.peacetrack.ten-spaces, fenris.peacetrack.combined-mech-recruit]
[fenris.peacetrack.two-objectives, fenris.peacetrack.popularity-13, fenris.peacetrack.no-combat]
[fenris.peacetrack.saxony-no-combat, fenris.peacetrack.no-power, fenris.peacetrack.end]
[fenris.automa-modules.peace-stars, fenris.automa-modules.stars-beside-board]
"""


# --- objectives


@PEACE_TRACK.on("objective_numbers")
def without_combats(numbers: tuple[int, ...], _rules: ScytheRules, _seat: None) -> tuple[int, ...]:
    """Removes the objective that asks for combat stars.

    [fenris.peacetrack.remove-objective-23, fenris.ruling.war-objective-removal]
    """
    return tuple([n for n in numbers if n != WITHOUT])


@PEACE_TRACK.on("objective_cards")
def saxon_objectives(numbers: Any, rules: ScytheRules, _seat: None) -> Any:
    """Deals Saxony three objectives, because won combats give it no stars here.

    [fenris.peacetrack.saxony-three-objectives]
    """
    return [
        SAXON_OBJECTIVES if faction == "saxony" else n
        for n, faction in zip(numbers, rules.factions, strict=True)
    ]


PEACE_TRACK.add("keeps_objectives", True)


class DrawObjective(DealObjective, frozen=True, tag="scythe.peace.DrawObjective"):
    """Draws a new objective in place of the one that was fulfilled.  [fenris.peacetrack.objective-refill]"""

    def choose(self, s: Scythe, option: Option) -> None:
        super().choose(s, option)
        if s.journal is not UNSET:
            s.journal.append(ObjectiveDrawn(self.seat, option.n))


@PEACE_TRACK.on("on_objective")
def refill(s: Scythe, seat: int) -> None:
    """Draws a new objective at once, if there is any; the other cards are kept.

    [fenris.peacetrack.objective-refill, fenris.peacetrack.objective-deck-empty]
    [fenris.ruling.peace-saxony-objectives]
    """
    if s.objective_deck:
        s.next(DrawObjective(seat))


# --- encounters, Factory, resources


keep_tokens(PEACE_TRACK, Peace)
between_actions(PEACE_TRACK, CountResources)


@PEACE_TRACK.on("on_factory_card")
def reward_factory_card(s: Scythe, seat: int) -> None:
    """Earns the star for a Factory card.

    [fenris.peacetrack.factory-card, fenris.peacetrack.automa-factory]
    """
    earn(s, seat, "factory-card")
    place_due(s, seat)


# --- Automas


@PEACE_TRACK.on("on_combat_won")
def disturb_by_combat(s: Scythe, winner: int, loser: int, _place: int) -> None:
    s.part(Peace).disturbed |= 1 << winner | 1 << loser


@PEACE_TRACK.on("on_displaced")
def disturb_by_displacing(s: Scythe, seat: int, victim: int, _place: int, _n: int) -> None:
    s.part(Peace).disturbed |= 1 << seat | 1 << victim


@PEACE_TRACK.on("automa_waits")
def at_peace(s: Scythe, seat: int) -> bool:
    """Returns whether scheme II must wait: the Automa was in no combat yet, and no workers of it or by it
    were displaced.  Alliances have a rule of their own.

    [fenris.peacetrack.automa-scheme-no-alliance]
    """
    return "alliances" not in s.rules.modules and not s.part(Peace).disturbed >> seat & 1


@PEACE_TRACK.on("on_turn_ended")
def begin_second_schemes(s: Scythe, _seat: int) -> None:
    """Switches Automas to scheme II at the end of a turn, once both the star and the disturbance have
    happened.

    [fenris.peacetrack.automa-scheme-no-alliance, fenris.ruling.peace-scheme-order]
    """
    change_schemes(s)

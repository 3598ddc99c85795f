"""The Peace track: a star track for fewer combats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.progress import change_scheme
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY
from spielwerk.games.scythe.combat import Combats
from spielwerk.games.scythe.control import all_stock
from spielwerk.games.scythe.events import ObjectiveDrawn
from spielwerk.games.scythe.objectives import DealObjective
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import earn, place_due
from spielwerk.games.scythe.state import Scythe, counts
from spielwerk.games.scythe.turn import BottomAction, ChooseSection, TopAction
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

WITHOUT = 23
"""The objective that asks for combat stars.  [fenris.peacetrack.remove-objective-23]"""
SAXON_OBJECTIVES = 3


class Peace(Part):
    """How many encounter tokens each seat has, and the mask of seats whose peace was disturbed.

    A combat disturbs the peace of both sides.  Displacing workers disturbs that of both seats involved.
    """

    tokens: tuple[int, ...]
    disturbed: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        return cls(tokens=(0,) * rules.seats)


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


@PEACE_TRACK.on("on_met")
def keep_token(s: Scythe, seat: int, _place: int) -> None:
    """Counts the kept encounter token, which may earn a star.

    [fenris.peacetrack.keep-encounter-tokens, fenris.peacetrack.three-encounters]
    [fenris.peacetrack.automa-encounters]
    """
    peace = s.part(Peace)
    peace.tokens = tuple([n + (i == seat) for i, n in enumerate(peace.tokens)])
    earn(s, seat, "encounter-tokens", peace.tokens[seat])
    place_due(s, seat)


@PEACE_TRACK.on("belongings")
def collected(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns how many encounter tokens a player has."""
    return ((text("scythe-panel-encounter-tokens"), str(view.parts[rules.slots[Peace]].tokens[seat])),)


@PEACE_TRACK.on("on_factory_card")
def reward_factory_card(s: Scythe, seat: int) -> None:
    """Earns the star for a Factory card.

    [fenris.peacetrack.factory-card, fenris.peacetrack.automa-factory]
    """
    earn(s, seat, "factory-card")
    place_due(s, seat)


class CountResources(Step, frozen=True, tag="scythe.peace.CountResources"):
    """Counts resources in the player's turn: before it, after each action and after combats.

    [fenris.peacetrack.sixteen-resources, fenris.peacetrack.sixteen-resources-spread]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        earn(s, self.seat, "resources", sum(counts(all_stock(s, self.seat))))
        place_due(s, self.seat)


PEACE_TRACK.insert("turn", CountResources, before=ChooseSection)
PEACE_TRACK.insert("turn", CountResources, after=TopAction)
PEACE_TRACK.insert("turn", CountResources, after=BottomAction)
PEACE_TRACK.insert("after_move", CountResources, after=Combats)


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
    were displaced.

    [fenris.peacetrack.automa-scheme-no-alliance]
    """
    return not s.part(Peace).disturbed >> seat & 1


@PEACE_TRACK.on("on_turn_ended")
def begin_second_schemes(s: Scythe, _seat: int) -> None:
    """Switches Automas to scheme II at the end of a turn, once both the star and the disturbance have
    happened.

    [fenris.peacetrack.automa-scheme-no-alliance, fenris.ruling.peace-scheme-order]
    """
    for automa in s.rules.module_data.get(AUTOMA_KEY, {}).values():
        change_scheme(s, automa)

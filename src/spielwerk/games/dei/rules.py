"""The assembled rules of a table of DEI: every point where leaders, badges and variants plug in.

Badges are dealt during play, so what an ability adds is a row of a table under the id of the ability;
`active` gives the rows of the abilities that a player has, as a ready tuple.
"""

from __future__ import annotations

from typing import Any

from spielwerk.games.dei import components, drones, missions, scoring, setup
from spielwerk.games.dei.actions.move import GROUP_VERBS
from spielwerk.games.dei.badges import DealBadges, EarnBadges
from spielwerk.games.dei.cards import ACTS
from spielwerk.games.dei.layout import LayMap
from spielwerk.games.dei.missions import AskForMission, LayMissions
from spielwerk.games.dei.options import COLOURS, FACTIONS, OPTIONS
from spielwerk.games.dei.round import BeginRound, EndOfPhase, FirstCard, SecondCard, Turns
from spielwerk.games.dei.scoring import LastTurn
from spielwerk.kernel.module import Rules, folded, hook, steps, table


class StartPlay(BeginRound, frozen=True, tag="dei.setup.StartPlay"):
    """Set-up is done."""

    first: int


def missions_drawn(_rules: Rules) -> int:
    """[dei.setup.step-11-missions]"""
    return components.box().missions_drawn


def open_hands(_rules: Rules) -> bool:
    """Hands lie open unless a module hides them.  [dei.ruling.hand-visibility]"""
    return False


class DeiRules(Rules):
    """What the base game declares; `docs/adding-a-module.md` tells how to plug in."""

    on_move_action: Any = hook()
    """(s, seat, style, sprinted): a move action was carried out."""
    on_collected: Any = hook()
    """(s, seat, area): a collect action took a token."""
    on_built: Any = hook()
    """(s, seat, structure)."""
    on_bought: Any = hook()
    """(s, seat, card)."""
    on_phase_end: Any = hook()
    """(s, seat): both cards are done; frames that are pushed come before badges and missions."""
    unresolved: Any = hook()
    """(s) -> cards that lie open but have not been played yet."""
    next_start: Any = hook()
    """(s, seat) -> seat: who gets the start player marker instead."""

    majority: Any = table({})
    """(s, player, area) -> what is added to a majority value."""
    wins_ties: Any = table({})
    """() -> whether the player wins ties for a majority."""
    leader_forces: Any = table({})
    """() -> whether a move with the leader ignores majorities."""
    leader_links: Any = table({})
    """(s, seat, area) -> areas that the leader alone can reach."""
    links: Any = table({})
    """(s, seat, area) -> further areas that are adjacent for moves."""
    origins: Any = table({})
    """(s, player) -> areas without units from which something can move."""
    groups: Any = table({})
    """(s, route) -> further groups that may move."""
    camp_sites: Any = table({})
    """(s) -> further areas in which a camp may be built."""
    drone_range_bonus: Any = table({})
    """() -> how much further drones fly."""
    prices: Any = table({})
    """(s, player, card, prices) -> prices."""

    setting_up: Any = steps(
        LayMap,
        setup.PlaceTokens,
        setup.PlaceDrones,
        setup.PlaceOutposts,
        setup.OpenMarkets,
        LayMissions,
        setup.PlaceUnits,
        DealBadges,
        StartPlay,
    )
    phase: Any = steps(Turns)
    turn: Any = steps(FirstCard, SecondCard, EndOfPhase)
    endings: Any = table({"1": (), "2": (EarnBadges,), "3": (AskForMission, LastTurn)})
    """What follows at the end of the own action phase, by its number."""

    acts: Any = table(ACTS)
    drone_abilities: Any = table(drones.ABILITIES)
    group_verbs: Any = table(GROUP_VERBS)
    mission_counts: Any = table(missions.COUNTS)
    missions_drawn: Any = folded(missions_drawn)
    hidden_hands: Any = folded(open_hands)
    tie_breaks: Any = table(scoring.TIE_BREAKS)

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__("dei", given, len(given["seats"]), OPTIONS)
        data = components.box()
        self.factions = tuple([seat["faction"] for seat in given["seats"]])
        self.presence = not given["majority_without_units"]
        self.enlist_needs_majority = given["enlist_needs_majority"]
        self.several_camps = given["several_camps"]
        self.drone_range = data.drone_range
        self.structure_limits = (data.player.camps, data.player.bridges, data.player.elevators)
        self.badge_colours = tuple([COLOURS.index(badge.colour) for badge in components.badges()])
        self.ability_ids = (
            *[faction.ability for faction in components.factions()],
            *[badge.id for badge in components.badges()],
        )
        softer = given["softer_missions"]
        self.mission_rates = tuple([missions.rates(mission, softer) for mission in components.missions()])
        self._active: dict[tuple[str, int], tuple[Any, ...]] = {}

    def leader_bit(self, faction: int) -> int:
        """The bit of a leader's ability."""
        return 1 << faction

    def badge_bit(self, badge: int) -> int:
        """The bit of a badge's ability."""
        return 1 << len(FACTIONS) + badge

    def bit(self, ability: str) -> int:
        return 1 << self.ability_ids.index(ability)

    def active(self, point: str, abilities: int) -> tuple[Any, ...]:
        """The rows of a table that belong to some abilities."""
        found = self._active.get((point, abilities))
        if found is None:
            rows = getattr(self, point)
            ids = [id for i, id in enumerate(self.ability_ids) if abilities >> i & 1]
            found = tuple([rows[id] for id in ids if id in rows])
            self._active[point, abilities] = found
        return found

"""The assembled rules of a table of DEI: every point that leaders, badges and variants plug into.

Leaders and badges are abilities.  Badges are dealt during play, so the state has a mask of each player's
abilities, and most points are read as `rules.active(point, p.abilities)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from spielwerk.games.dei import components, drones, estimate, missions, scoring, setup
from spielwerk.games.dei.actions.move import GROUP_VERBS
from spielwerk.games.dei.badges import DealBadges, EarnBadges
from spielwerk.games.dei.cards import ACTS, printed_actions
from spielwerk.games.dei.layout import LayMap
from spielwerk.games.dei.missions import AskForMission, LayMissions
from spielwerk.games.dei.options import COLOURS, DRONES, FACTIONS, OPTIONS
from spielwerk.games.dei.round import BeginRound, EndOfPhase, FirstCard, SecondCard, Turns
from spielwerk.games.dei.scoring import LastTurn
from spielwerk.games.dei.state import NONE
from spielwerk.games.dei.table_data import TableData
from spielwerk.kernel.module import Ability, Masked, Rules, Steps, folded, hook, masked, steps, table
from spielwerk.kernel.text import Name

if TYPE_CHECKING:
    from spielwerk.games.dei.actions.move import Route
    from spielwerk.games.dei.cards import Act
    from spielwerk.games.dei.markets import Price
    from spielwerk.games.dei.state import Dei, Player
    from spielwerk.kernel.frame import Frame
    from spielwerk.kernel.option import Option


class StartPlay(BeginRound, frozen=True, tag="dei.setup.StartPlay"):
    """Ends the set-up and begins the first round."""

    final: ClassVar[bool] = True

    first: int


def abilities(data: TableData) -> list[Ability]:
    """Returns the abilities of leaders, then those of badges, in the order of the data."""
    leaders = [Ability(f.ability, Name(f.leader, f.leader), f.text) for f in data.factions()]
    return leaders + [Ability(badge.id, badge.name, badge.text) for badge in data.badges()]


def missions_drawn(rules: DeiRules) -> int:
    """Returns how many missions are drawn at set-up.  [dei.setup.step-11-missions]"""
    return rules.data.box().missions_drawn


def open_hands(_rules: Rules) -> bool:
    """Returns False: hands are open unless a module hides them.  [dei.ruling.hand-visibility]"""
    return False


class DeiRules(Rules):
    """The points of the base game; `docs/adding-a-module.md` explains how to use them."""

    on_move_action: Masked[Callable[[Dei, int, int, int], None]] = masked()
    """(s, seat, style, sprinted): a move action was carried out."""
    on_collected: Masked[Callable[[Dei, int, int], None]] = masked()
    """(s, seat, area): a collect action took a token."""
    on_built: Masked[Callable[[Dei, int, int], None]] = masked()
    """(s, seat, structure): a structure was built."""
    on_bought: Masked[Callable[[Dei, int, int], None]] = masked()
    """(s, seat, card): a card was bought."""
    on_phase_end: Masked[Callable[[Dei, int], None]] = masked()
    """(s, seat): both cards are done; pushed frames run before badges and missions."""
    unresolved: tuple[Callable[[Dei], Sequence[int]], ...] = hook()
    """(s) -> cards that are open but not played yet."""
    next_start: tuple[Callable[[Dei, int], int], ...] = hook()
    """(s, seat) -> the seat that gets the start player marker instead."""

    majority: Masked[Callable[[Dei, Player, int], int]] = masked()
    """(s, player, area) -> what is added to a majority value."""
    wins_ties: Masked[Callable[[], bool]] = masked()
    """() -> whether the player wins ties for a majority."""
    leader_forces: Masked[Callable[[], bool]] = masked()
    """() -> whether a move with the leader ignores majorities."""
    leader_links: Masked[Callable[[Dei, int, int], int]] = masked()
    """(s, seat, area) -> areas that the leader alone can reach."""
    links: Masked[Callable[[Dei, int, int], int]] = masked()
    """(s, seat, area) -> further areas that are adjacent for moves."""
    origins: Masked[Callable[[Dei, Player], int]] = masked()
    """(s, player) -> areas without units from which something can move."""
    groups: Masked[Callable[[Dei, Route], Sequence[Option]]] = masked()
    """(s, route) -> further groups that may move."""
    camp_sites: Masked[Callable[[Dei], int]] = masked()
    """(s) -> further areas in which a camp may be built."""
    drone_range_bonus: Masked[Callable[[], int]] = masked()
    """() -> how much further drones fly."""
    prices: Masked[Callable[[Dei, Player, components.Card, list[Price]], list[Price]]] = masked()
    """(s, player, card, prices) -> prices."""

    setting_up: Steps = steps(
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
    phase: Steps = steps(Turns)
    turn: Steps = steps(FirstCard, SecondCard, EndOfPhase)
    endings: dict[str, Steps] = table({"1": (), "2": (EarnBadges,), "3": (AskForMission, LastTurn)})
    """The steps at the end of a player's action phase, by its number."""

    acts: dict[str, Act] = table(ACTS)
    drone_abilities: dict[str, type[Frame]] = table(drones.ABILITIES)
    group_verbs: dict[str, tuple[int, int]] = table(GROUP_VERBS)
    mission_counts: dict[str, Callable[[Dei, int, components.Mission], int]] = table(missions.COUNTS)
    missions_drawn: int = folded(missions_drawn)
    hidden_hands: bool = folded(open_hands)
    tie_breaks: dict[str, Callable[[Dei, int], int]] = table(scoring.TIE_BREAKS)
    estimate_terms: dict[str, estimate.Term] = table(estimate.TERMS)
    """What bots think of a position, term by term."""

    def __init__(self, given: dict[str, Any], data: TableData) -> None:
        super().__init__("dei", given, len(given["seats"]), OPTIONS, abilities(data))
        self.data = data
        box = data.box()
        self.cards = data.cards()
        self.card_actions = tuple([printed_actions(card) for card in self.cards])
        self.card_drones = tuple([DRONES.index(card.drone) if card.drone else NONE for card in self.cards])
        """The drone of each card, or `NONE`."""
        self.card_strengths = tuple([estimate.strength_of(actions) for actions in self.card_actions])
        self.rounds = box.rounds
        self.scrappers = box.player.scrappers
        self.markets = box.markets
        self.market_colours = tuple([COLOURS.index(m.colour) if m.colour else NONE for m in box.markets])
        self.asked = tuple([m.outposts if m.colour else (0,) * len(m.outposts) for m in box.markets])
        """[market][slot]: how many outposts of its colour it requires."""
        self.printed_points = tuple([card.points for card in data.cards()])
        self.missions = data.missions()
        self.factions = tuple([seat["faction"] for seat in given["seats"]])
        self.presence = not given["majority_without_units"]
        self.enlist_needs_majority = given["enlist_needs_majority"]
        self.several_camps = given["several_camps"]
        self.drone_range = box.drone_range
        self.structure_limits = (box.player.camps, box.player.bridges, box.player.elevators)
        self.badge_colours = tuple([COLOURS.index(badge.colour) for badge in data.badges()])
        softer = given["softer_missions"]
        self.mission_rates = tuple([missions.rates(mission, softer) for mission in data.missions()])

    def leader_bit(self, faction: int) -> int:
        """Returns the bit of a leader's ability."""
        return 1 << faction

    def badge_bit(self, badge: int) -> int:
        """Returns the bit of a badge's ability."""
        return 1 << len(FACTIONS) + badge

"""Missions: one per round, worth more if fulfilled on time."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.cards import drone_cards, outposts
from spielwerk.games.dei.components import Mission, Rate
from spielwerk.games.dei.events import MissionFulfilled
from spielwerk.games.dei.majority import garrisons
from spielwerk.games.dei.options import ANY, COLOURS, LAY, MISSION
from spielwerk.games.dei.state import MISSION_POINTS, NONE, NOWHERE, Dei, without
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


def structures(s: Dei, seat: int, _mission: Mission) -> int:
    """Counts the player's camps, bridges and elevators on the board.  [dei.mission.buildings]"""
    p = s.players[seat]
    return len(p.camps) + len(p.bridges) + len(p.elevators)


def scrappers(s: Dei, seat: int, _mission: Mission) -> int:
    """Counts scrappers; the leader counts as one.  [dei.mission.scrappers, dei.ruling.leader-scope]"""
    p = s.players[seat]
    return p.on_board + (p.leader != NOWHERE)


def cubes(s: Dei, seat: int, mission: Mission) -> int:
    """Counts outposts of a colour, or all.  [dei.mission.outposts-any, dei.mission.outposts-colour]"""
    return outposts(s, seat, COLOURS.index(mission.colour) if mission.colour else ANY)


COUNTS: dict[str, Callable[[Dei, int, Mission], int]] = {
    "technology": lambda s, seat, _mission: s.players[seat].technology,
    "energy": lambda s, seat, _mission: s.players[seat].energy,
    "drone-cards": lambda s, seat, _mission: len(drone_cards(s, s.players[seat])),
    "buildings": structures,
    "scrappers": scrappers,
    "outposts": cubes,
    "garrisons": lambda s, seat, _mission: garrisons(s, seat),
}
"""The counting function of each kind of mission."""


def column(s: Dei, mission: int) -> int:
    """Returns the round to which a mission belongs, from 0.  [dei.mission.marker-column]"""
    return s.missions.index(mission) % s.rules.rounds


def worth(s: Dei, seat: int, mission: int) -> int:
    """Returns what a mission would score now.

    [dei.mission.on-time, dei.mission.late, dei.mission.technology-on-time, dei.mission.technology-late]
    [dei.mission.technology-late-example, dei.mission.energy-on-time, dei.mission.energy-late]
    [dei.mission.energy-late-example, dei.mission.drone-cards, dei.mission.garrisons]
    [dei.mission.nothing-spent, dei.ruling.scrapper-mission-value]
    """
    return paid(s, seat, mission, column(s, mission) + 1 < s.number)


def paid(s: Dei, seat: int, mission: int, late: bool) -> int:
    """Returns what a mission would score on time, or late."""
    data = s.rules.missions[mission]
    rate: Rate = s.rules.mission_rates[mission][late]
    return rate.of(s.rules.mission_counts[data.kind](s, seat, data))


def rates(mission: Mission, softer: bool) -> tuple[Rate, Rate]:
    """Returns what a mission pays on time and late.  [dei.ruling.scrapper-mission-value]"""
    found = mission.softer if softer and mission.softer else mission
    return found.on_time, found.late


class FulfilMission(Ask, frozen=True, tag="dei.mission.Fulfil"):
    """Asks which mission gets a marker: one in a column without a marker of the player.

    `missions` are those of the overview, so that the prompt can name them.
    [dei.mission.one-per-round, dei.mission.mandatory, dei.mission.one-per-column, dei.phase.3-missions]
    [dei.ruling.mission-same-card, dei.ruling.mission-zero]
    """

    gesture: ClassVar[str] = "mission"
    begins: ClassVar[bool] = True

    number: int
    missions: tuple[int, ...]

    def options(self, s: Dei) -> Options:
        free = [c for c, marker in enumerate(s.players[self.seat].markers) if marker == NONE]
        return tuple([MISSION[m] for m in s.missions if column(s, m) in free])

    def choose(self, s: Dei, option: Option) -> None:
        fulfil(s, self.seat, option.i)


def fulfil(s: Dei, seat: int, mission: int) -> None:
    """Puts the marker in the column of the mission and scores it at once.

    [dei.mission.score-at-once, dei.mission.marker-column]
    """
    p = s.players[seat]
    points = worth(s, seat, mission)
    at = column(s, mission)
    p.markers = (*p.markers[:at], mission, *p.markers[at + 1 :])
    p.points[MISSION_POINTS] += points
    if s.journal is not UNSET:
        s.journal.append(MissionFulfilled(seat, mission, points))


class AskForMission(Step, frozen=True, tag="dei.mission.Ask"):
    """Asks a player to fulfil one of this round's missions.  [dei.mission.one-per-round]"""

    seat: int

    def run(self, s: Dei) -> None:
        s.next(FulfilMission(self.seat, s.number, s.missions))


class LayMissions(Step, frozen=True, tag="dei.setup.LayMissions"):
    """Fills the overview row by row.  [dei.setup.step-10-overview, dei.setup.step-11-missions]"""

    first: int

    def run(self, s: Dei) -> None:
        s.then(*[LayMission()] * s.rules.missions_drawn)


class LayMission(Chance, frozen=True, tag="dei.setup.LayMission"):
    """Lays out a random mission from the deck.  [dei.setup.step-11-missions]"""

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        return tuple([LAY[m] for m in s.mission_deck]), (1,) * len(s.mission_deck)

    def choose(self, s: Dei, option: Option) -> None:
        s.mission_deck = without(s.mission_deck, option.i)
        s.missions = (*s.missions, option.i)

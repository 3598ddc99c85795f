"""Episode 2a: everybody begins further on, because the war has been prepared for a long time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.scythe.actions.build import Build
from spielwerk.games.scythe.actions.produce import add_workers
from spielwerk.games.scythe.actions.upgrade import Upgrade
from spielwerk.games.scythe.automa.cards import in_order
from spielwerk.games.scythe.automa.deck import Automas, draw, draws
from spielwerk.games.scythe.automa.progress import advance
from spielwerk.games.scythe.automa.seat import GainLine, automa_of
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.modules.mods_automa import BenefitGains
from spielwerk.games.scythe.options import DECLINE
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, Player, Scythe
from spielwerk.games.scythe.tracks import gain_popularity
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

if TYPE_CHECKING:
    from spielwerk.games.scythe.automa.seat import AutomaSeat
    from spielwerk.games.scythe.rules import ScytheRules

DATA = reading.campaign().war
EPISODE_2A = Module("episode-2a", spoiler=key_of("ep2a"), requires=("sheet", "war-track", "rivals"))
"""[fenris.ep2a.war-track, fenris.ep2a.rivals-last, fenris.ep2a.setup-mats]"""


@EPISODE_2A.on("objective_numbers")
def fewer_objectives(numbers: tuple[int, ...], _rules: Any, _seat: None) -> tuple[int, ...]:
    """Leaves out objectives for this game.  [fenris.ep2a.remove-objectives]"""
    return tuple([n for n in numbers if n not in DATA.without_objectives])


# --- players


class PrepareWar(Step, frozen=True, tag="scythe.ep2a.PrepareWar"):
    """Gives each player workers, structures, upgrades and popularity; they bring nothing else.

    [fenris.ep2a.extra-workers, fenris.ep2a.structures, fenris.ep2a.upgrades, fenris.ep2a.popularity]
    [fenris.ruling.ep2a-no-bonuses, fenris.ruling.ep2a-boost-only]
    """

    def run(self, s: Scythe) -> None:
        frames: list[StartStructure | StartUpgrade] = []
        for seat in s.rules.seating:
            if s.rules.chooses[seat]:
                starts = [place for place in s.rules.board.starts[s.rules.homes[seat]] if place != NOWHERE]
                for place in starts:
                    add_workers(s, seat, place, DATA.workers)
                gain_popularity(s, seat, DATA.popularity)
                frames += [StartStructure(seat, place) for place in starts]
                frames += [StartUpgrade(seat)] * DATA.upgrades
        s.then(*frames)


EPISODE_2A.insert("set_up", PrepareWar, after=FactoryCards)


class StartStructure(Build, frozen=True, tag="scythe.ep2a.StartStructure"):
    """Asks which structure a starting region gets.  [fenris.ep2a.structures]"""

    def options(self, s: Scythe) -> Options:
        return tuple([option for option in super().options(s) if option is not DECLINE])


class StartUpgrade(Upgrade, frozen=True, tag="scythe.ep2a.StartUpgrade"):
    """Asks for an upgrade.  [fenris.ep2a.upgrades]"""

    def options(self, s: Scythe) -> Options:
        return tuple([option for option in super().options(s) if option is not DECLINE])


# --- Automas


@EPISODE_2A.on("automa_popularity")
def popular(_n: int, _rules: Any, _seat: None) -> int:
    """[fenris.ep2a.automa-popularity]"""
    return DATA.automa_popularity


@EPISODE_2A.on("start_pieces")
def stronger(rules: ScytheRules, actor: int, p: Player) -> None:
    """Puts further workers and a mech of an Automa on its home base.

    [fenris.ep2a.automa-workers, fenris.ep2a.automa-mech]
    """
    if actor < rules.seats and not rules.chooses[actor]:
        free = [unit for unit in range(FIRST_WORKER, len(p.units)) if p.units[unit] == NOWHERE]
        for unit in (*free[: DATA.automa_workers], *range(1, 1 + DATA.automa_mechs)):
            p.units[unit] = p.home


@EPISODE_2A.on("automa_set_up")
def further(_s: Scythe, seat: int) -> Sequence[Step | Chance]:
    """[fenris.ep2a.automa-progress, fenris.ep2a.automa-cards, fenris.ep2a.automa-reshuffle]"""
    steps: list[Step | Chance] = [AdvanceAutoma(seat)] * DATA.automa_progress
    return [*steps, *[WarCard(seat)] * DATA.automa_cards, Reshuffle(seat)]


class AdvanceAutoma(Step, frozen=True, tag="scythe.ep2a.AdvanceAutoma"):
    """Moves the progress marker of an Automa.  [fenris.ep2a.automa-progress]"""

    seat: int

    def run(self, s: Scythe) -> None:
        advance(s, automa_of(s, self.seat))


class WarCard(Chance, frozen=True, tag="scythe.ep2a.WarCard"):
    """Draws a card of an Automa for the gains of its red half.  [fenris.ep2a.automa-cards]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return draws(s, self.seat)

    def choose(self, s: Scythe, option: Option) -> None:
        s.next(WarGains(self.seat, draw(s, self.seat, option, for_turn=False), 0))


class WarGains(BenefitGains, frozen=True, tag="scythe.ep2a.WarGains"):
    """Carries out the gains of the red half, but none for a faction.  [fenris.ep2a.automa-cards]"""

    def lines(self, s: Scythe, _m: AutomaSeat) -> Sequence[GainLine]:
        printed = in_order(s.rules.data.pack)[self.card].schemes[1].gains
        return [GainLine(line.gain, line.n, "", applies=True) for line in printed if not line.faction]


class Reshuffle(Step, frozen=True, tag="scythe.ep2a.Reshuffle"):
    """Shuffles the deck again.  [fenris.ep2a.automa-reshuffle]"""

    seat: int

    def run(self, s: Scythe) -> None:
        s.part(Automas).shuffle(automa_of(s, self.seat).deck)

"""End-condition tiles with further stars: Spoils of War, Déjà Vu and Mission Possible.

The game ends with the sixth star, as usual.
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.move import WhichUnit
from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.components import Text
from spielwerk.games.scythe.components.reading import LARGEST_NUMBER
from spielwerk.games.scythe.components.score_sheet import StarData
from spielwerk.games.scythe.dealing import Hands
from spielwerk.games.scythe.demands import demands_of
from spielwerk.games.scythe.events import ObjectiveRevealed
from spielwerk.games.scythe.modules.end_tiles import EndTile, numbers, tile
from spielwerk.games.scythe.objectives import reached
from spielwerk.games.scythe.options import BOTTOMS, OBJECTIVE, OPTIONS
from spielwerk.games.scythe.stars import Stars, earn, takes_star
from spielwerk.games.scythe.state import POPULARITY, POWER, Scythe, replaced
from spielwerk.games.scythe.turn import ChooseSection, EndTurn
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

MOST = 6

# --- Spoils of War

SPOILS_OF_WAR = tile("spoils-of-war")
SPOILS = StarData("spoils", Text("Spoils of War", "Kriegsbeute"), max=MOST, printed=0, skip=True)
SPOILS_OF_WAR.add_row("star_track", SPOILS.id, SPOILS)


@SPOILS_OF_WAR.on("on_combat_won")
def spoils(s: Scythe, winner: int, _loser: int, _place: int) -> None:
    """Earns a star on the tile for a won combat that earns none on the track.

    [scythe.windgambit.end.spoils-of-war, scythe.windgambit.end.six-stars]
    """
    row = s.rules.star_rows.get("combat", -1)
    if winner < s.rules.seats and not (row >= 0 and s.players[winner].stars_due >> row & 1):
        earn(s, winner, SPOILS.id)


# --- Déjà Vu

DEJA_VU = tile("deja-vu")
PIECES = dict(zip(BOTTOMS, ("upgrades", "mechs", "structures", "recruits"), strict=True))
TWICE = (*PIECES.values(), "workers", "objective", "popularity", "power")
"""The categories in which a second star can be earned: all but combats."""


def rows_of(s: Scythe, *causes: str) -> int:
    """Returns the rows of the star track that these causes fill, as a mask."""
    mask = 0
    for cause in causes:
        mask |= BIT[s.rules.star_rows.get(cause, -1)]
    return mask


@DEJA_VU.on("star_room")
def two_stars(s: Scythe, _seat: int, row: int, room: int) -> int:
    """Makes room for a second star.  [scythe.windgambit.end.deja-vu]"""
    return max(room, 2) if room and rows_of(s, *TWICE) >> row & 1 else room


@DEJA_VU.on("star_bars")
def not_yet(s: Scythe, seat: int, row: int) -> bool:
    """Returns whether a second star has to wait until it is earned once more.

    Another objective earns one by itself.  [scythe.windgambit.end.deja-vu]
    """
    if not s.players[seat].stars[row] or not rows_of(s, *TWICE) & ~rows_of(s, "objective") & BIT[row]:
        return False
    return not s.part(EndTile).again[seat] >> row & 1


def allow_again(s: Scythe, seat: int, cause: str) -> None:
    """Notes that the second star of a category may be earned, if the first one is there."""
    row, part = s.rules.star_rows.get(cause, -1), s.part(EndTile)
    if row >= 0 and s.players[seat].stars[row]:
        part.again = replaced(part.again, seat, part.again[seat] | BIT[row])


def earn_once_more(s: Scythe, seat: int, cause: str) -> None:
    """Earns the second star for an action that was finished before, and is paid once more."""
    needed = s.rules.star_at.get(cause)
    if needed is not None and s.rules.star_counts[cause](s, seat) >= needed:
        allow_again(s, seat, cause)
        earn(s, seat, cause, needed)


@DEJA_VU.on("on_bottom_paid")
def pay_once_more(s: Scythe, seat: int, bottom: int) -> None:
    """Earns the second star by paying an action again that has nothing left to give.

    [scythe.windgambit.end.deja-vu]
    """
    earn_once_more(s, seat, PIECES[BOTTOMS[bottom]])


@DEJA_VU.on("on_produced")
def produce_once_more(s: Scythe, seat: int, place: int) -> None:
    """Earns the second star for workers with a village that produces when all are in play.

    [scythe.windgambit.end.deja-vu]
    """
    if BIT[place] & s.rules.board.of_terrain[Terrain.VILLAGE]:
        earn_once_more(s, seat, "workers")


@DEJA_VU.on("on_lost")
def reach_once_more(s: Scythe, seat: int, what: int) -> None:
    """Lets a player who has dropped below the value reach it again.  [scythe.windgambit.end.deja-vu]"""
    cause, n = {
        POWER: ("power", s.players[seat].power),
        POPULARITY: ("popularity", s.players[seat].popularity),
    }[what]
    if n < s.rules.star_at.get(cause, 0):
        allow_again(s, seat, cause)


@DEJA_VU.on("keeps")
def keep_objectives(s: Scythe, seat: int) -> bool:  # noqa: ARG001
    """Keeps the other objective for the second star.  [scythe.windgambit.end.deja-vu]"""
    return True


# --- Mission Possible

MISSION_POSSIBLE = tile("mission-possible")
MISSION = OPTIONS.numbers("mission", LARGEST_NUMBER)
MISSIONS = StarData("mission", Text("Mission", "Mission"), max=MOST, printed=0, skip=True)
MISSION_POSSIBLE.add_row("star_track", MISSIONS.id, MISSIONS)


class MissionLaid(Event, frozen=True, tag="scythe.MissionLaid"):
    card: int


class LayMissions(Step, frozen=True, tag="scythe.endtiles.LayMissions"):
    """Lays objective cards open before the others are dealt.  [scythe.windgambit.end.mission-possible]"""

    def run(self, s: Scythe) -> None:
        s.then(*[LayMission()] * numbers(s.rules)[0])


MISSION_POSSIBLE.insert("set_up", LayMissions, before=Hands)


class LayMission(Chance, frozen=True, tag="scythe.endtiles.LayMission"):
    """Draws an objective card that lies open for everybody."""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return tuple([OBJECTIVE[n] for n in s.objective_deck]), (1,) * len(s.objective_deck)

    def choose(self, s: Scythe, option: Option) -> None:
        part = s.part(EndTile)
        s.objective_deck = tuple([n for n in s.objective_deck if n != option.n])
        s.revealed = (*s.revealed, option.n)
        part.missions = tuple(sorted([*part.missions, option.n]))
        if s.journal is not UNSET:
            s.journal.append(MissionLaid(option.n))


def accomplished(s: Scythe, frame: Ask) -> Options:
    """Offers the open objectives that a player fulfils, each once; some only at the end of the turn.

    [scythe.windgambit.end.mission-possible, scythe.objective.end-of-turn-cards]
    """
    part, data = s.part(EndTile), s.rules.data
    if isinstance(frame, WhichUnit) and (frame.times == 1 or frame.moved):
        return ()
    if not takes_star(s, frame.seat, s.rules.star_rows[MISSIONS.id]):
        return ()
    ended = isinstance(frame, EndTurn)
    return tuple(
        [
            MISSION[n]
            for i, n in enumerate(part.missions)
            if not part.fulfilled[frame.seat] >> i & 1
            and (ended or data.objectives()[n].timing == "any")
            and reached(s, frame.seat, demands_of(data, n))
        ]
    )


def accomplish(s: Scythe, frame: Ask, option: Option) -> None:
    """Places a star on the card.  [scythe.windgambit.end.mission-possible]"""
    part, seat = s.part(EndTile), frame.seat
    if s.journal is not UNSET:
        s.journal.append(ObjectiveRevealed(seat, option.n))
    done = part.fulfilled[seat] | 1 << part.missions.index(option.n)
    part.fulfilled = replaced(part.fulfilled, seat, done)
    earn(s, seat, MISSIONS.id)
    s.then(Stars(seat), frame)


for moment in (ChooseSection, Bottom, WhichUnit, EndTurn):
    MISSION_POSSIBLE.offer(moment, MISSION[0].verb, accomplished, accomplish)

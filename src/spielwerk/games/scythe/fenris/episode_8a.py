"""Episode 8a: three stars of each player lie around the Factory, to be collected before they are placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.move import SetOut
from spielwerk.games.scythe.actions.stopped import Continue
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.modules.tile_track import ACHIEVEMENT
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import earn, earn_again, place_due, place_star, stars_left
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.automa.seat import AutomaSeat
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.sight import Sight
    from spielwerk.games.scythe.view import ScytheView
    from spielwerk.kernel.funnel import Funnel

DATA = reading.campaign().new_era
COMBAT = "combat"
TIE = "fenris.ep8a.automa-move-tie"
AT_HAND = 1.5
"""What a collected star is worth to bots."""


class BoardStars(Part):
    """Where stars of each seat lie on the board, as masks.  All of it is public.

    Of an Automa, `owed` is how many stars of its progress wait for one at hand, and `further` whether one of
    them lies on a combat tile that it does not fill by combats.
    """

    at: tuple[int, ...]
    owed: tuple[int, ...]
    further: tuple[int, ...]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        """Puts a star of each player on each land region next to the Factory.

        [fenris.ep8a.stars-on-board, fenris.ep8a.automa-collects]
        """
        board, none = rules.board, (0,) * rules.seats
        around = board.neighbours[board.factory] & rules.regions & ~board.lakes
        return cls(at=(around,) * rules.seats, owed=none, further=none)


EPISODE_8A = Module("episode-8a", spoiler=key_of("ep8a"), part=BoardStars, requires=("sheet", "tiles"))
"""[fenris.ep8a.setup-mats]"""


class StarCollected(Event, frozen=True, tag="scythe.StarCollected"):
    """Somebody takes a star of their own from the board."""

    seat: int
    place: int


# --- stars at hand


@EPISODE_8A.on("stars_left")
def at_hand(s: Scythe, seat: int) -> int:
    """Returns how many stars are neither on the track nor on the board.

    [fenris.ep8a.stars-three-available]
    """
    on_board = s.part(BoardStars).at[seat].bit_count()
    return int(s.rules.pieces.stars - s.players[seat].star_count - on_board)


@EPISODE_8A.on("star_bars")
def nothing_at_hand(s: Scythe, seat: int, _row: int) -> bool:
    """Returns whether there is no star to place; a combat that is won then earns none later either.

    [fenris.ep8a.stars-three-available, fenris.ep8a.no-retroactive-combat, fenris.ep8a.automa-no-retroactive]
    """
    return not stars_left(s, seat)


@EPISODE_8A.on("stars_short")
def choose_tile(s: Scythe, seat: int, due: int) -> bool:
    """Asks a player with fewer stars at hand than conditions which tile gets one; more may come later.

    [fenris.ep8a.collected-immediate, fenris.ep8a.stars-three-available]
    """
    if not (s.rules.chooses[seat] and s.part(BoardStars).at[seat] and stars_left(s, seat)):
        return False
    s.next(WhichTile(seat, due))
    return True


class WhichTile(Ask, frozen=True, tag="scythe.ep8a.WhichTile"):
    """Asks for the tile that gets a star, if several conditions are met and there are not enough stars.

    [fenris.ep8a.collected-immediate]
    """

    due: int

    def options(self, s: Scythe) -> Options:
        rows = {s.rules.star_names[i] for i in bits(self.due)}
        return tuple([option for option in ACHIEVEMENT if option.at in rows])

    def choose(self, s: Scythe, option: Option) -> None:
        i = s.rules.star_names.index(option.at)
        place_star(s, self.seat, i)
        if not s.over and stars_left(s, self.seat):
            s.players[self.seat].stars_due |= self.due & ~(1 << i)
            place_due(s, self.seat)


# --- collecting them


@EPISODE_8A.on("lurks")
def lies_there(s: Scythe, seat: int, _unit: int, place: int) -> bool:
    """Returns whether a unit that ends a step there takes a star."""
    return seat < s.rules.seats and bool(s.part(BoardStars).at[seat] & BIT[place])


@EPISODE_8A.on("on_entered")
def stop_to_collect(s: Scythe, step: SetOut, origin: int) -> bool:
    """Stops any unit of a player where a star of its own lies, before it meets anything else there.

    [fenris.ep8a.collect-star, fenris.ep8a.collect-before-combat]
    """
    if not lies_there(s, step.seat, step.unit, step.to):
        return False
    s.then(Collect(step.seat, step.to), Continue.after(step, origin))
    return True


@EPISODE_8A.on("on_arrived")
def collect_on_arrival(s: Scythe, seat: int, unit: int, place: int, _origin: int) -> bool:
    """Collects the star for a unit that has come in another way: one of an Automa, or from an airship.

    The airship itself collects nothing.
    [fenris.ep8a.automa-collects, fenris.ep8a.airship-no-star]
    """
    if not lies_there(s, seat, unit, place):
        return False
    s.next(Collect(seat, place))
    return True


class Collect(Step, frozen=True, tag="scythe.ep8a.Collect"):
    """Takes the star; it is placed at once if the condition of a tile holds, otherwise it is kept.

    Events that have passed earn nothing.
    [fenris.ep8a.collect-star, fenris.ep8a.collected-immediate, fenris.ep8a.collected-kept]
    [fenris.ep8a.no-retroactive-combat]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        part = s.part(BoardStars)
        part.at = replaced(part.at, self.seat, part.at[self.seat] & ~BIT[self.place])
        if s.journal is not UNSET:
            s.journal.append(StarCollected(self.seat, self.place))
        if s.rules.chooses[self.seat]:
            earn_again(s, self.seat)
        else:
            s.next(PayOwedStar(self.seat))
            earn_by_play(s, self.seat)
        place_due(s, self.seat)


# --- Automas


def earn_by_play(s: Scythe, seat: int) -> None:
    """Earns a star of an Automa on a tile that it fills by play, if its condition still holds.

    [fenris.ep8a.automa-power-16, fenris.ep8a.collected-immediate]
    """
    for cause, count in s.rules.star_counts.items():
        star = s.rules.star_track.get(cause)
        if star is not None and star.skip:
            earn(s, seat, cause, count(s, seat))


class PayOwedStar(Step, frozen=True, tag="scythe.ep8a.PayOwedStar"):
    """Places a star of progress that had to wait, if there is one at hand now.

    [fenris.ep8a.automa-progress-retroactive]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        part, place = s.part(BoardStars), s.rules.automa_star[self.seat]
        if part.owed[self.seat] and stars_left(s, self.seat) and place is not None:
            part.owed = replaced(part.owed, self.seat, part.owed[self.seat] - 1)
            s.next(place(self.seat))


@EPISODE_8A.on("on_progress_star")
def wait_for_star(s: Scythe, seat: int, row: int) -> None:
    """Notes a star of progress for which no star is at hand, and one on a combat tile.

    [fenris.ep8a.automa-progress-retroactive, fenris.ep8a.automa-skip]
    """
    part = s.part(BoardStars)
    if row < 0:
        part.owed = replaced(part.owed, seat, part.owed[seat] + 1)
    elif s.rules.star_names[row] == COMBAT:
        part.further = replaced(part.further, seat, 1)


def skips_combat(s: Scythe, seat: int, nth: int) -> bool:
    """Returns whether progress skips a combat tile: the leftmost ones, and one with a star of its own.

    [fenris.ep8a.automa-skip]
    """
    return nth < DATA.combat_tiles or bool(s.part(BoardStars).further[seat])


EPISODE_8A.add_row("automa_skips", COMBAT, skips_combat)


@EPISODE_8A.on("star_room")
def by_combats(s: Scythe, seat: int, row: int, room: int) -> int:
    """Returns how many combat tiles take a star of an Automa: fewer than of a player.

    [fenris.ep8a.automa-skip]
    """
    if s.rules.chooses[seat] or s.rules.star_names[row] != COMBAT:
        return room
    return min(room, DATA.combat_tiles + s.part(BoardStars).further[seat])


@EPISODE_8A.on("automa_first_prefers")
def towards_stars(s: Scythe, m: AutomaSeat, f: Funnel, _action: str, _unit: int) -> None:
    """Prefers a region with a star of the Automa, before all else.  [fenris.ep8a.automa-move-tie]"""
    if there := f.left & s.part(BoardStars).at[m.seat]:
        f.prefer(TIE, there)


EPISODE_8A.add_row("automa_reasons", TIE, "own-star")


# --- in words, and for bots


@EPISODE_8A.on("markers")
def stars_at(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the stars of a region in words."""
    at = view.parts[rules.slots[BoardStars]].at
    return [
        text("scythe-panel-star-of", seat=names.seat(seat, rules))
        for seat, mask in enumerate(at)
        if mask & BIT[place]
    ]


@EPISODE_8A.on("belongings")
def stars_in_words(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns where stars of a player are left to collect."""
    at = view.parts[rules.slots[BoardStars]].at[seat]
    return ((text("scythe-panel-board-stars"), names.listed([names.hex_name(p).name for p in bits(at)])),)


def worth(at: Sight) -> float:
    """Returns what collected stars are worth, for bots."""
    return -AT_HAND * at.s.part(BoardStars).at[at.seat].bit_count()


EPISODE_8A.add_row("estimate_terms", "board-stars", worth)

"""Rivals: stars that lie on the home bases of opponents until a combat brings them to the track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.dealing import Conclusion, FactoryCards
from spielwerk.games.scythe.options import DONE, OPTIONS
from spielwerk.games.scythe.sight import STAR, Sight
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import earn_again, place_due, room_on, stars_left
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.games.scythe.tracks import gain_coins
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Frame, Secret, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView
    from spielwerk.kernel.chance import Rng
    from spielwerk.kernel.view import View

RIVAL = OPTIONS.row("rival", [str(seat) for seat in range(7)])
"""The home bases by seat."""
OWN_STAR = OPTIONS.one("own-star")
COINS = 5
MOST, MOST_IN_WAR = 2, 4
"""How many stars a player may put on home bases: more on a track with more combats."""


class Stakes(Part):
    """`on_base[seat][foe]`: how many stars of a seat lie on the home base of another."""

    on_base: tuple[tuple[int, ...], ...]

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        return cls(on_base=((0,) * rules.seats,) * rules.seats)

    def seal(self, s: Any, view: View, rng: Rng) -> None:
        """Guesses what others have declared, while declarations are sealed."""
        asked = [frame.seat for frame in s.stack if isinstance(frame, Declare)]
        if not any(isinstance(frame, OpenDeclarations) for frame in s.stack):
            return
        for seat, answered in enumerate(view.answered):
            if answered and seat != view.seat:
                least = 1 if seat in asked else 0
                s.sealed[seat] = guess(s, seat, least, rng)


RIVALS = Module("rivals", conflicts=("peace-track",), spoiler=key_of("rivals"), part=Stakes)
"""[fenris.compat.rivals-not-peace, fenris.rivals.war-track-companion]"""


def most_staked(s: Scythe, seat: int) -> int:
    """Returns how many stars a player may declare: no more than free combat spaces could still take.

    [fenris.rivals.up-to-four, fenris.rivals.without-war-track]
    """
    most = MOST_IN_WAR if "war-track" in s.rules.modules else MOST
    return min(most, room_on(s, seat, s.rules.star_rows["combat"]))


def opponents(s: Scythe, seat: int) -> list[int]:
    """Returns who can be a rival: any opponent at the table, but no power without a player."""
    return [foe for foe in s.rules.foes[seat] if foe < s.rules.seats]


def guess(s: Scythe, seat: int, least: int, rng: Rng) -> list[int]:
    """Returns a declaration that a seat may have sealed; a seat that is still choosing has at least one star
    left.
    """
    most = most_staked(s, seat) - least
    found = [0] * s.rules.seats
    for _ in range(least + rng.below(most - least + 1)):
        foes = opponents(s, seat)
        found[foes[rng.below(len(foes))]] += 1
    return found


# --- declaring them


class RivalDeclared(Event, frozen=True, tag="scythe.RivalDeclared"):
    """A seat has put stars on a home base."""

    seat: int
    foe: int
    n: int


@RIVALS.on("remarks")
def stars_laid(s: Scythe, frame: Frame) -> str:
    """Returns how many stars a player has laid in secret, and how many it may be."""
    if not isinstance(frame, Declare):
        return ""
    return text(
        "scythe-rivals-laid", n=sum(s.sealed[frame.seat]), most=most_staked(s, frame.seat), coins=COINS
    )


class NoRivals(Event, frozen=True, tag="scythe.NoRivals"):
    seat: int


class Declarations(Conclusion, frozen=True, tag="scythe.rivals.Declarations"):
    """Lets everybody declare rivals in secret as the last step of the set-up, then opens all of it.

    [fenris.rivals.declare-last, fenris.rivals.declare-simultaneous]
    """

    def run(self, s: Scythe) -> None:
        people = [seat for seat in s.rules.seating if s.rules.chooses[seat]]
        s.then(*[Declare(seat) for seat in people], OpenDeclarations())


RIVALS.insert("set_up", Declarations, after=FactoryCards)


class Declare(Secret, frozen=True, tag="scythe.rivals.Declare"):
    """Asks for a home base to put a star on, one after the other in the order of seats, or for no more.

    Automas can be rivals, and several stars may lie on one base.
    [fenris.rivals.declare-optional, fenris.rivals.up-to-four, fenris.rivals.same-base]
    [fenris.rivals.without-war-track, fenris.ruling.rivals-on-automa]
    """

    gesture: ClassVar[str] = "rivals"

    def options(self, s: Scythe) -> Options:
        laid = s.sealed[self.seat]
        if sum(laid) >= most_staked(s, self.seat):
            return (DONE,)
        last = max([foe for foe, n in enumerate(laid) if n], default=0)
        return (*[RIVAL[foe] for foe in opponents(s, self.seat) if foe >= last], DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        laid = s.sealed[self.seat] = s.sealed[self.seat] or [0] * s.rules.seats
        if option is not DONE:
            laid[option.i] += 1
            s.next(self)


class OpenDeclarations(Step, frozen=True, tag="scythe.rivals.OpenDeclarations"):
    """Opens all declarations, and puts a star of each Automa on the bases of both neighbouring opponents.

    At a table of two both are the same player.
    [fenris.rivals.declare-simultaneous, fenris.rivals.automa-setup, fenris.rivals.automa-setup-three-plus]
    """

    def run(self, s: Scythe) -> None:
        for seat in s.rules.seating:
            row = tuple(s.sealed[seat]) if s.rules.chooses[seat] else beside(s, seat)
            s.sealed[seat] = []
            stakes = s.part(Stakes)
            stakes.on_base = (*stakes.on_base[:seat], row, *stakes.on_base[seat + 1 :])
            tell(s, seat, row)


def beside(s: Scythe, seat: int) -> tuple[int, ...]:
    """Returns a star for the nearest opponent on either side, but none that could never come to the track.

    [fenris.rivals.automa-setup, fenris.rivals.automa-setup-three-plus]
    """
    around = [other for other in clockwise(s, seat) if other in s.rules.foes[seat]]
    row = (0,) * s.rules.seats
    for foe in (around[0], around[-1])[: most_staked(s, seat)]:
        row = replaced(row, foe, row[foe] + 1)
    return row


def clockwise(s: Scythe, seat: int) -> tuple[int, ...]:
    """Returns the other seats in the order of their home bases, beginning with the next one."""
    order = s.rules.seating
    i = order.index(seat)
    return order[i + 1 :] + order[:i]


def tell(s: Scythe, seat: int, row: Sequence[int]) -> None:
    if s.journal is not UNSET:
        s.journal.extend([RivalDeclared(seat, foe, n) for foe, n in enumerate(row) if n])
        if not any(row):
            s.journal.append(NoRivals(seat))


# --- stars at hand, and stars on home bases


def staked(s: Scythe, seat: int) -> tuple[int, ...]:
    """Returns how many stars of a seat lie on the home base of each other one."""
    return s.part(Stakes).on_base[seat]


def rivals_of(s: Scythe, seat: int) -> list[int]:
    """Returns the rivals of a seat: those on whose home bases it has a star.  [fenris.rivals.definition]"""
    return [foe for foe, n in enumerate(staked(s, seat)) if n]


@RIVALS.on("stars_left")
def at_hand(s: Scythe, seat: int) -> int:
    """Returns how many stars are neither on the track nor on home bases.  [fenris.rivals.only-by-combat]"""
    return int(s.rules.pieces.stars - s.players[seat].star_count - sum(staked(s, seat)))


@RIVALS.on("star_bars")
def nothing_at_hand(s: Scythe, seat: int, row: int) -> bool:
    """Returns whether there is no star for this row: only a won combat brings one from a home base.

    [fenris.rivals.only-by-combat, fenris.ruling.rivals-all-staked]
    """
    if stars_left(s, seat):
        return False
    return row != s.rules.star_rows.get("combat") or not any(staked(s, seat))


@RIVALS.on("on_turn_ended")
def make_up(s: Scythe, seat: int) -> None:
    """Earns the star for a condition that still holds, once there is one at hand.

    [fenris.ruling.rivals-all-staked]
    """
    if s.rules.chooses[seat]:
        earn_again(s, seat)
        place_due(s, seat)


# --- the star of a won combat


class RivalBeaten(Event, frozen=True, tag="scythe.RivalBeaten"):
    """A star comes from a home base to the track."""

    seat: int
    foe: int


@RIVALS.on("on_combat_won")
def choose_source(s: Scythe, winner: int, loser: int, _place: int) -> None:
    """Asks where the star comes from, if the combat brings one.

    [fenris.ruling.rivals-star-source, fenris.rivals.win-against-rival]
    """
    if not s.players[winner].stars_due >> s.rules.star_rows["combat"] & 1:
        return
    if s.rules.chooses[winner]:
        s.next(StarSource(winner, loser))
    elif (base := automa_source(s, winner, loser)) >= 0:
        take(s, winner, base, loser)


class StarSource(Ask, frozen=True, tag="scythe.rivals.StarSource"):
    """Asks for the source of the star: the base of the beaten rival, another base, or the own supply.

    [fenris.rivals.win-against-rival, fenris.rivals.win-other-source, fenris.ruling.rivals-star-source]
    """

    gesture: ClassVar[str] = "star"
    begins: ClassVar[bool] = True

    loser: int

    def options(self, s: Scythe) -> Options:
        bases = tuple([RIVAL[foe] for foe in rivals_of(s, self.seat)])
        return (*bases, OWN_STAR) if stars_left(s, self.seat) else bases

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not OWN_STAR:
            take(s, self.seat, option.i, self.loser)


def take(s: Scythe, seat: int, base: int, loser: int) -> None:
    """Takes a star from a home base, which brings coins if it is the base of the loser.

    [fenris.rivals.win-against-rival, fenris.rivals.five-coins-only-loser, fenris.rivals.automa-five-coins]
    """
    stakes = s.part(Stakes)
    row = replaced(stakes.on_base[seat], base, stakes.on_base[seat][base] - 1)
    stakes.on_base = (*stakes.on_base[:seat], row, *stakes.on_base[seat + 1 :])
    if s.journal is not UNSET:
        s.journal.append(RivalBeaten(seat, base))
    if base == loser:
        gain_coins(s, seat, COINS)


def automa_source(s: Scythe, seat: int, loser: int) -> int:
    """Returns the base from which an Automa takes its star: the loser's, or the next one clockwise.

    Without a star on any base it is -1: the star comes from its supply.
    [fenris.rivals.automa-five-coins, fenris.rivals.automa-other-star]
    [fenris.ruling.rivals-automa-star-origin]
    """
    rivals = rivals_of(s, seat)
    return next((other for other in (loser, *clockwise(s, seat)) if other in rivals), -1)


def stranded(s: Scythe, seat: int) -> int:
    """Returns how many stars on home bases can no longer come to the track, for want of combat spaces."""
    row = s.rules.star_rows["combat"]
    left = room_on(s, seat, row) - s.players[seat].stars[row]
    return max(0, sum(staked(s, seat)) - left)


def cost_of_stranding(at: Sight) -> float:
    """Returns what stranded stars cost, for bots."""
    return -STAR * stranded(at.s, at.seat)


RIVALS.add_row("estimate_terms", "rivals", cost_of_stranding)


# --- in words


def named(o: Option, _seat: int, frame: object, rules: ScytheRules) -> dict[str, object]:
    """Returns whose base it is, and what it is chosen for: the beaten rival's brings coins."""
    way = "declare" if not isinstance(frame, StarSource) else "beaten" if o.i == frame.loser else "other"
    return {"seat": names.seat(o.i, rules), "way": way, "coins": COINS}


RIVALS.add_row("naming", "rival", named)


@RIVALS.on("markers")
def stars_at(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the stars on a home base in words."""
    on_base = view.parts[rules.slots[Stakes]].on_base
    at = [foe for foe, p in enumerate(view.players) if p.home == place and foe < rules.seats]
    return [
        text("scythe-panel-rival-stars", seat=names.seat(seat, rules), n=row[foe])
        for foe in at
        for seat, row in enumerate(on_base)
        if row[foe]
    ]


@RIVALS.on("belongings")
def rivals_in_words(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns the rivals of a player, and how many stars lie there."""
    row = view.parts[rules.slots[Stakes]].on_base[seat]
    found = [f"{names.seat(foe, rules)} × {n}" for foe, n in enumerate(row) if n]
    return [(text("scythe-panel-rivals"), names.listed(found))]

"""Utilitarians: landmarks with abilities, two of which are active.

Their numbers are the two active landmarks, -1 for none, whether the tiles of this turn were sold, and whether
this turn is an income turn.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry import components, names
from spielwerk.games.tapestry.advance import payable_tracks
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.conquer import die_effect
from spielwerk.games.tapestry.discard import DiscardTile
from spielwerk.games.tapestry.effects import RESOURCES, TRACKS
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, INCOME, NO, OPTIONS, YES
from spielwerk.games.tapestry.source import CIVILIZATION, DIE, Source, carry_out
from spielwerk.games.tapestry.state import MOST_RESOURCES, NONE, TOP, Tapestry
from spielwerk.games.tapestry.tracks import gain_landmark
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

UTILITARIANS = Module("utilitarians")
NUMBER = CIVILIZATIONS.index("utilitarians")
NAMES = tuple([landmark.id for landmark in components.landmarks()])
TOKENS = 2
FIRST_TIER = 3
"""From this tier on, advances score."""
POINTS = 4
TILES = 2
FORGE, BARRACKS, LIGHTHOUSE, APOTHECARY = [
    NAMES.index(name) for name in ("forge", "barracks", "lighthouse", "apothecary")
]
ADVANCES = {
    NAMES.index(name): TRACKS.index(track)
    for name, track in (
        ("rubber-works", "technology"),
        ("tank-factory", "military"),
        ("train-station", "exploration"),
        ("academy", "science"),
    )
}
SMALL = (LIGHTHOUSE, APOTHECARY, BARRACKS, FORGE)
"""The landmarks of tier II, by track."""
LISTED = (*SMALL, *ADVANCES)
START_LANDMARK = OPTIONS.row("start-landmark", NAMES)
ACTIVATE = OPTIONS.numbers("activate", TOKENS - 1)
SELL_TILES = OPTIONS.one("sell-tiles")
UTILITARIANS.add_row(
    "naming", "start-landmark", lambda _speech, option, rules: {"landmark": names.landmark(option.i, rules)}
)
UTILITARIANS.add_row("naming", "activate", lambda _speech, option, _rules: {"n": option.n + 1})


def active(s: Tapestry, seat: int, landmark: int) -> bool:
    """Returns whether the ability of a landmark has a token.  [tapestry.civ.utilitarians.activate]"""
    return landmark in numbers(s.players[seat], NUMBER)[:TOKENS]


@UTILITARIANS.on("civilization_gained", "utilitarians")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """Takes a landmark as starting civilization; during the game, activates owned ones.

    [tapestry.civ.utilitarians.start, tapestry.civ.utilitarians.midgame]
    """
    p = s.players[seat]
    set_numbers(p, NUMBER, NONE, NONE, 0, 0)
    if starting:
        s.next(StartLandmark(seat))
    else:
        s.then(*[Activate(seat, landmark) for landmark in p.landmarks if landmark in LISTED])


class StartLandmark(Ask, frozen=True, tag="tapestry.utilitarians.Start"):
    """Asks for a landmark of tier II, which is placed and activated.  [tapestry.civ.utilitarians.start]"""

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([START_LANDMARK[one] for one in SMALL if s.landmarks >> one & 1]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            set_numbers(s.players[self.seat], NUMBER, option.i, NONE, 0, 0)
            gain_landmark(s, self.seat, option.i)


@UTILITARIANS.on("gained_landmark", "utilitarians")
def gained(s: Tapestry, seat: int, landmark: int, _track: int) -> None:
    """Offers a token for a listed landmark; the Apothecary pays for each further one.

    [tapestry.civ.utilitarians.activate, tapestry.civ.utilitarians.apothecary]
    """
    if landmark in LISTED and not active(s, seat, landmark):
        s.next(Activate(seat, landmark))
    if active(s, seat, APOTHECARY) and landmark != APOTHECARY:
        gain_any(s, seat, NUMBER)


class Activate(Ask, frozen=True, tag="tapestry.utilitarians.Activate"):
    """Asks whether a token is put on a landmark, perhaps from another one.

    [tapestry.civ.utilitarians.activate, tapestry.civ.utilitarians.midgame]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    landmark: int

    def options(self, s: Tapestry) -> Options:
        own = numbers(s.players[self.seat], NUMBER)
        if NONE in own[:TOKENS]:
            return (ACTIVATE[own.index(NONE)], NO)
        return (*ACTIVATE, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            p = s.players[self.seat]
            own = list(numbers(p, NUMBER))
            own[option.n] = self.landmark
            set_numbers(p, NUMBER, *own)


# --- what the landmarks do


@UTILITARIANS.on("advanced", "utilitarians")
def advanced(s: Tapestry, seat: int, track: int, step: int) -> None:
    """Scores advances in the upper tiers of a track.  [tapestry.civ.utilitarians.advance]"""
    if s.rules.spaces[track][step].tier >= FIRST_TIER:
        for landmark, of in ADVANCES.items():
            if of == track and active(s, seat, landmark):
                score(s, seat, POINTS, CIVILIZATION)


@UTILITARIANS.on("upgraded", "utilitarians")
def upgraded(s: Tapestry, seat: int, _tech: int, row: int) -> None:
    """Gains any resource for a card that reaches the top row.  [tapestry.civ.utilitarians.forge]"""
    if row == TOP and active(s, seat, FORGE):
        gain_any(s, seat, NUMBER)


@UTILITARIANS.on("dice_rolled", "utilitarians")
def rolled(s: Tapestry, seat: int, hex: int, _black: int, red: int) -> None:
    """Gains the red die too, even if it is chosen.  [tapestry.civ.utilitarians.barracks]"""
    if active(s, seat, BARRACKS):
        carry_out(s, seat, die_effect(s, 1, red, hex), Source(DIE, hex))


# --- the Lighthouse


def can_sell(s: Tapestry, seat: int) -> bool:
    """Returns whether tiles can be sold now, once in an advance turn."""
    p = s.players[seat]
    own = numbers(p, NUMBER)
    ready = bool(own) and not own[TOKENS] and LIGHTHOUSE in own[:TOKENS]
    return ready and len(p.tiles) >= TILES and not p.ended


def sell(s: Tapestry, seat: int) -> None:
    """Discards tiles for any resource.  [tapestry.civ.utilitarians.lighthouse]"""
    p = s.players[seat]
    own = list(numbers(p, NUMBER))
    own[TOKENS] = 1
    set_numbers(p, NUMBER, *own)
    gain_any(s, seat, NUMBER)
    s.next(DiscardTile(seat, TILES))


def before_advance(s: Tapestry, frame: Turn) -> Options:
    """Offers the sale before an advance that is possible anyway, or with one resource more.

    [tapestry.civ.utilitarians.lighthouse]
    """
    if not can_sell(s, frame.seat) or not s.players[frame.seat].era:
        return ()
    return (SELL_TILES,) if payable_tracks(s, frame.seat) or enabled(s, frame.seat) else ()


def enabled(s: Tapestry, seat: int) -> bool:
    """Returns whether one resource more would pay for an advance."""
    p = s.players[seat]
    for kind in range(len(RESOURCES)):
        if p.res[kind] < MOST_RESOURCES:
            p.res[kind] += 1
            found = payable_tracks(s, seat)
            p.res[kind] -= 1
            if found:
                return True
    return False


def sell_before(s: Tapestry, frame: Turn, _option: Option) -> None:
    """Sells, and then the turn is an advance turn, if one can be paid."""
    s.next(AdvanceTurn(frame.seat))
    sell(s, frame.seat)


class AdvanceTurn(Turn, frozen=True, tag="tapestry.utilitarians.AdvanceTurn"):
    """Asks for an advance after the sale.  [tapestry.civ.utilitarians.lighthouse]"""

    def options(self, s: Tapestry) -> Options:
        found = Turn.options(self, s)
        return tuple([option for option in found if option is not INCOME]) or found


UTILITARIANS.offer(Turn, "sell-tiles", before_advance, sell_before)


@UTILITARIANS.on("income_ended", "utilitarians")
def income_ended(s: Tapestry, seat: int) -> None:
    """Remembers that this turn is an income turn."""
    own = list(numbers(s.players[seat], NUMBER))
    set_numbers(s.players[seat], NUMBER, *own[:-1], 1)


def turn_over(s: Tapestry, actor: int) -> None:
    """Offers the sale at the end of an advance turn.  [tapestry.civ.utilitarians.lighthouse]"""
    own = numbers(s.players[actor], NUMBER) if actor < len(s.players) else ()
    if own:
        if not own[-1] and can_sell(s, actor):
            s.next(SellNow(actor))
        set_numbers(s.players[actor], NUMBER, *own[:TOKENS], 0, 0)


UTILITARIANS.add("turn_over", turn_over)


class SellNow(Ask, frozen=True, tag="tapestry.utilitarians.Sell"):
    """Asks whether to sell tiles at the end of an advance turn.  [tapestry.civ.utilitarians.lighthouse]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            s.then(DiscardTile(self.seat, TILES))
            gain_any(s, self.seat, NUMBER)

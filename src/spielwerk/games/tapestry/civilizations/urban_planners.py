"""Urban Planners: one more landmark card, and landmarks that wait on the mat.

Their number is the mask of the landmarks on the mat.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry import components, names
from spielwerk.games.tapestry.city import Rotation
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.choosing_another import AnotherInstead
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.grid import WIDTH
from spielwerk.games.tapestry.modules.landmark_cards import LANDMARK_CARD, LandmarkCards
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import LAST_INCOME, Tapestry
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

URBAN_PLANNERS = Module("urban-planners")
NUMBER = CIVILIZATIONS.index("urban-planners")
STORE = OPTIONS.one("store")
UNPACK = OPTIONS.row("unpack", tuple([landmark.id for landmark in components.landmarks()]))
URBAN_PLANNERS.add_row(
    "naming", "unpack", lambda _speech, option, rules: {"landmark": names.landmark(option.i, rules)}
)


@URBAN_PLANNERS.on("civilization_gained", "urban-planners")
def begin(s: Tapestry, seat: int, _starting: bool) -> None:
    """Asks for another landmark card; without one, whether another civilization is gained.

    [tapestry.civ.urban-planners.start, tapestry.civ.urban-planners.no-card]
    """
    set_numbers(s.players[seat], NUMBER, 0)
    s.next(MoreCards(seat) if s.part(LandmarkCards).deck else NoCard(seat))


class MoreCards(Ask, frozen=True, tag="tapestry.planners.MoreCards"):
    """Asks for a card of the landmark card deck.  [tapestry.civ.urban-planners.start]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([LANDMARK_CARD[card] for card in bits(s.part(LandmarkCards).deck)]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            cards = s.part(LandmarkCards)
            cards.deck &= ~(1 << option.i)
            cards.kept[self.seat] += (option.i,)


class NoCard(AnotherInstead, frozen=True, tag="tapestry.planners.NoCard"):
    """Asks whether to gain another civilization instead.  [tapestry.civ.urban-planners.no-card]"""

    civilization: ClassVar[int] = NUMBER


# --- landmarks on the mat


def storable(s: Tapestry, frame: Rotation) -> Options:
    """Offers to keep a landmark that was just gained.  [tapestry.civ.urban-planners.store]"""
    return (STORE,) if type(frame) is Rotation and numbers(s.players[frame.seat], NUMBER) else ()


def store(s: Tapestry, frame: Rotation, _option: Option) -> None:
    p = s.players[frame.seat]
    (stored,) = numbers(p, NUMBER)
    set_numbers(p, NUMBER, stored | 1 << frame.landmark)


class PlaceStored(Rotation, frozen=True, tag="tapestry.planners.PlaceStored"):
    """Asks how a landmark of the mat is rotated.  [tapestry.civ.urban-planners.store]"""


def waiting(s: Tapestry, frame: Turn) -> Options:
    """Returns the landmarks that can be placed in an own turn.  [tapestry.civ.urban-planners.store]"""
    own = numbers(s.players[frame.seat], NUMBER)
    return tuple([UNPACK[landmark] for landmark in bits(own[0])]) if own else ()


def unpack(s: Tapestry, frame: Turn, option: Option) -> None:
    p = s.players[frame.seat]
    (stored,) = numbers(p, NUMBER)
    set_numbers(p, NUMBER, stored & ~(1 << option.i))
    s.then(PlaceStored(frame.seat, option.i), Turn(frame.seat))


URBAN_PLANNERS.offer(Rotation, "store", storable, store)
URBAN_PLANNERS.offer(Turn, "unpack", waiting, unpack)


# --- scoring


def cells(mask: int) -> set[tuple[int, int]]:
    """Returns the plots of a mask as lines and columns."""
    return {divmod(bit, WIDTH) for bit in bits(mask)}


def largest_group(s: Tapestry, seat: int) -> int:
    """Returns how many landmarks of the capital city hang together by their sides.

    [tapestry.civ.urban-planners.final]
    """
    pieces = [cells(s.rules.footprint(*site)) for site in s.players[seat].sites]
    best = 0
    while pieces:
        group, n = pieces.pop(), 1
        while True:
            around = {(i + a, j + b) for i, j in group for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            near = [piece for piece in pieces if piece & around]
            if not near:
                break
            pieces = [piece for piece in pieces if not piece & around]
            group, n = group.union(*near), n + len(near)
        best = max(best, n)
    return best


@URBAN_PLANNERS.on("income_ended", "urban-planners")
def final(s: Tapestry, seat: int) -> None:
    """Scores the largest group at the end of the last income turn.  [tapestry.civ.urban-planners.final]"""
    table = s.rules.data.civilizations()[NUMBER].table
    if s.players[seat].era == LAST_INCOME and (n := min(largest_group(s, seat), len(table))):
        score(s, seat, table[n - 1], CIVILIZATION)

"""Collectors: one object of each of six kinds on the mat.

Their number is the mask of the kinds that lie there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.atoms import per
from spielwerk.games.tapestry.capture import take_outpost
from spielwerk.games.tapestry.city import Plot, Rotation
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.any_resource import gain_any
from spielwerk.games.tapestry.civilizations.hidden import Hidden, accounts_for, part_of
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.conquer import Conquer, conquerable
from spielwerk.games.tapestry.counters import COUNTERS, Counter
from spielwerk.games.tapestry.draws import Draw, DrawHangings, DrawTiles
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.events import Collected
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import (
    CIVILIZATIONS,
    HANGING_KINDS,
    HANGINGS,
    NO,
    OPTIONS,
    TILES,
    YES,
)
from spielwerk.games.tapestry.source import CIVILIZATION, Source, in_income_turn
from spielwerk.games.tapestry.state import FACE_DOWN, NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Frame
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import Aside, TapestryView
    from spielwerk.kernel.chance import Rng

NUMBER = CIVILIZATIONS.index("collectors")
KINDS = ("outpost", "house", "landmark", "hanging", "tile", "tech")
OUTPOST, HOUSE, LANDMARK, HANGING, TILE, TECH = range(len(KINDS))
COLLECT = OPTIONS.one("collect")
COLLECT_TILE = OPTIONS.row("collect-tile", TILES)
COLLECT_HANGING = OPTIONS.row("collect-hanging", HANGINGS)


class Collection(Hidden):
    """By seat, the face-down card, tile and tech card; `drawn` are the cards of a draw that goes on.

    Tile and tech card lay open before, so everybody knows them.  [tapestry.civ.collectors.owned]
    """

    tiles: list[int]
    techs: list[int]
    drawn: list[tuple[int, ...]]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        n = rules.seats
        return cls([()] * n, [NONE] * n, [NONE] * n, [()] * n)

    def seen_by(self, viewer: int) -> Self:
        t = super().seen_by(viewer)
        t.drawn = [own if seat == viewer else () for seat, own in enumerate(self.drawn)]
        return t

    def seal(self, s: Any, view: Any, rng: Rng) -> None:
        """Guesses the card, and which cards somebody else is drawing: one of the hand stands for them."""
        super().seal(s, view, rng)
        for frame in s.stack:
            if type(frame) is CollectHanging and frame.seat != view.seat:
                hand = s.players[frame.seat].hand
                s.part(Collection).drawn[frame.seat] = (hand[rng.below(len(hand))],) if hand else ()

    def aside(self) -> Aside:
        cards = super().aside()[0]
        techs = sum([1 << card for card in self.techs if card != NONE])
        return cards, techs, sum([1 << tile for tile in self.tiles if tile != NONE]), 0


COLLECTORS = Module("collectors", part=Collection)
starts_with(COLLECTORS, 0)
accounts_for(COLLECTORS, Collection)


def collects(s: Tapestry, seat: int, kind: int) -> bool:
    """Returns whether an object of a kind that is gained now may be put on the mat.

    [tapestry.civ.collectors.store]
    """
    p = s.players[seat]
    own = numbers(p, NUMBER)
    if not own or own[0] >> kind & 1 or s.active != seat or not p.era or p.ended:
        return False
    return not in_income_turn(s)


def collect(s: Tapestry, seat: int, kind: int) -> None:
    """Notes that a kind lies on the mat and gains any resource.  [tapestry.civ.collectors.resource]"""
    p = s.players[seat]
    (kinds,) = numbers(p, NUMBER)
    set_numbers(p, NUMBER, kinds | 1 << kind)
    if s.journal is not UNSET:
        s.journal.append(Collected(seat, KINDS[kind]))
    gain_any(s, seat, NUMBER)


# --- outposts, houses and landmarks, instead of their place


def an_outpost(s: Tapestry, frame: Conquer) -> Options:
    """Offers to keep the outpost of a conquest.  [tapestry.civ.collectors.outpost]"""
    may = collects(s, frame.seat, OUTPOST) and conquerable(s, frame.seat, frame.flags)
    return (COLLECT,) if may else ()


def keep_outpost(s: Tapestry, frame: Conquer, _option: Option) -> None:
    take_outpost(s, frame.seat)
    collect(s, frame.seat, OUTPOST)


def a_house(s: Tapestry, frame: Plot) -> Options:
    """Offers to keep a house, which stays gained.  [tapestry.civ.collectors.store]"""
    return (COLLECT,) if frame.kind == BUILDINGS.index("house") and collects(s, frame.seat, HOUSE) else ()


def a_landmark(s: Tapestry, frame: Rotation) -> Options:
    """Offers to keep a landmark that was just gained.  [tapestry.civ.collectors.store]"""
    return (COLLECT,) if type(frame) is Rotation and collects(s, frame.seat, LANDMARK) else ()


COLLECTORS.offer(Conquer, "collect", an_outpost, keep_outpost)
COLLECTORS.offer(Plot, "collect", a_house, lambda s, frame, _option: collect(s, frame.seat, HOUSE))
COLLECTORS.offer(Rotation, "collect", a_landmark, lambda s, frame, _option: collect(s, frame.seat, LANDMARK))


# --- tiles and cards


def after_draws(s: Tapestry, seat: int, draws: type[Draw], frame: Frame) -> None:
    """Asks once everything of the current draw is there; a question that waits already is enough."""
    at = len(s.stack)
    for i in reversed(range(len(s.stack))):
        one = s.stack[i]
        if type(one) is Source:
            break
        if isinstance(one, draws) and one.seat == seat:
            at = i
    if not at or type(s.stack[at - 1]) is not type(frame):
        s.stack.insert(at, frame)


@COLLECTORS.on("gain_due")
def tile_due(s: Tapestry, seat: int, draw: Draw) -> bool:
    """Asks for one of the tiles after they are drawn; the draw itself goes on as usual.

    [tapestry.civ.collectors.store]
    """
    if type(draw) is DrawTiles and collects(s, seat, TILE):
        had = sum([1 << tile for tile in s.players[seat].tiles])
        after_draws(s, seat, DrawTiles, CollectTile(seat, had))
    return False


class CollectTile(Ask, frozen=True, tag="tapestry.collectors.Tile"):
    """Asks for one of the tiles that were gained; `had` is the mask of those from before.

    [tapestry.civ.collectors.store, tapestry.civ.collectors.owned]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    had: int

    def options(self, s: Tapestry) -> Options:
        new = [tile for tile in s.players[self.seat].tiles if not self.had >> tile & 1]
        return (*[COLLECT_TILE[tile] for tile in new if collects(s, self.seat, TILE)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            p = s.players[self.seat]
            p.tiles = tuple([tile for tile in p.tiles if tile != option.i])
            s.part(Collection).tiles[self.seat] = option.i
            collect(s, self.seat, TILE)


@COLLECTORS.on("gained_hanging", "collectors")
def hanging_gained(s: Tapestry, seat: int) -> None:
    """Asks for one of the tapestry cards after they are drawn.  [tapestry.civ.collectors.store]"""
    if collects(s, seat, HANGING):
        s.part(Collection).drawn[seat] += (s.players[seat].newest,)
        after_draws(s, seat, DrawHangings, CollectHanging(seat))


class CollectHanging(Ask, frozen=True, tag="tapestry.collectors.Hanging"):
    """Asks for one of the tapestry cards that were gained and are still in hand; of identical ones the first.

    [tapestry.civ.collectors.store, tapestry.civ.collectors.owned]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        drawn, hand = s.part(Collection).drawn[self.seat], s.players[self.seat].hand
        found = {HANGING_KINDS[card]: card for card in reversed(drawn) if card in hand}
        return (*[COLLECT_HANGING[card] for card in sorted(found.values())], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        own = s.part(Collection)
        own.drawn[self.seat] = ()
        if option is not NO:
            p = s.players[self.seat]
            p.hand = tuple([card for card in p.hand if card != option.i])
            own.put(self.seat, option.i)
            collect(s, self.seat, HANGING)


@COLLECTORS.on("gained_tech", "collectors")
def tech_gained(s: Tapestry, seat: int, tech: int) -> None:
    """Asks whether a tech card goes on the mat.  [tapestry.civ.collectors.store]"""
    if collects(s, seat, TECH):
        s.next(CollectTech(seat, tech))


class CollectTech(Ask, frozen=True, tag="tapestry.collectors.Tech"):
    """Asks whether the tech card that was gained goes on the mat, where no upgrade moves it.

    [tapestry.civ.collectors.store, tapestry.civ.collectors.owned]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    tech: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            p = s.players[self.seat]
            p.tech = tuple([one for one in p.tech if one[0] != self.tech])
            s.part(Collection).techs[self.seat] = self.tech
            collect(s, self.seat, TECH)


# --- what the objects are worth


def also(kind: int) -> Counter:
    """Returns a counter that counts an object on the mat, too.  [tapestry.civ.collectors.owned]"""
    before = COUNTERS[KINDS[kind]]

    def counter(s: Tapestry, seat: int) -> int:
        own = numbers(s.players[seat], NUMBER)
        return before(s, seat) + (own[0] >> kind & 1 if own else 0)

    return counter


for counted in (HANGING, TILE, TECH):
    COLLECTORS.replace_row("counters", KINDS[counted], also(counted))
    COLLECTORS.replace_row("atoms", f"per-{KINDS[counted]}", per(also(counted)))


@COLLECTORS.on("finishing", "collectors")
def final(s: Tapestry, seat: int) -> None:
    """Scores the kinds on the mat when the player's game ends.

    [tapestry.civ.collectors.final, tapestry.ruling.civ-collectors-end]
    """
    (kinds,) = numbers(s.players[seat], NUMBER)
    table = s.rules.data.civilizations()[NUMBER].table
    if kinds:
        score(s, seat, table[kinds.bit_count() - 1], CIVILIZATION)


# --- words


def thing(kind: str) -> str:
    return text(f"tapestry-collected-{kind}")


@COLLECTORS.on("on_mats")
def on_mat(view: TapestryView, seat: int, rules: TapestryRules) -> list[str]:
    """Returns what lies on the mat; the tapestry card is named for its owner only."""
    own = numbers(view.players[seat], NUMBER)
    if not own:
        return []
    part = part_of(view, Collection)
    found = [thing(KINDS[kind]) for kind in bits(own[0])]
    return found + [str(names.hanging(card, rules)) for card in part.cards[seat] if card != FACE_DOWN]


COLLECTORS.add_row(
    "naming", "collect-tile", lambda speech, option, rules: {"tile": speech.tile(option.i, rules)}
)
COLLECTORS.add_row(
    "naming", "collect-hanging", lambda _speech, option, rules: {"hanging": names.hanging(option.i, rules)}
)
COLLECTORS.add_row("spelling", "thing", lambda value, _rules: thing(value))

"""Hucksters: a pool of things that count like landmarks, until the person takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import Bots
from spielwerk.games.tapestry.automa.cards import AUTOMA, BotCivilization
from spielwerk.games.tapestry.automa.events import Offered
from spielwerk.games.tapestry.draws import (
    Draw,
    DrawHanging,
    DrawHangings,
    DrawOne,
    DrawSpace,
    DrawSpaces,
    DrawTile,
    DrawTiles,
    draw,
    receive_hanging,
    receive_space,
    receive_tile,
    take_from_deck,
    take_tile,
)
from spielwerk.games.tapestry.modules.gallery import (
    NUMBERS,
    Create,
    DrawMasterpiece,
    Gallery,
    masterpiece_name,
    own,
)
from spielwerk.games.tapestry.options import (
    DRAW_HANGING,
    DRAW_SPACE,
    DRAW_TILE,
    FROM_DECK,
    HANGINGS,
    OPTIONS,
    SPACES,
    TECHS,
    TILES,
)
from spielwerk.games.tapestry.source import in_income_turn
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tech import DrawTech, Invent, deck, take
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import Aside, TapestryView

ID = "hucksters"
HANGING, TECH, TILE, SPACE, MASTERPIECE = range(5)
KINDS = ("hanging", "tech", "tile", "space", "masterpiece")
BY_FAVOURITE = (TILE, HANGING, HANGING, TECH, MASTERPIECE)
"""What is added by the favourite track: exploration, science, military, technology, the fifth.

[tapestry.automa.civ.hucksters.add, tapestry.automa.civ.hucksters.add-arts]
[tapestry.automa.replace.civilization-card]
"""
DRAWS: dict[type[Draw], int] = {DrawHangings: HANGING, DrawTiles: TILE, DrawSpaces: SPACE}
TAKE_HANGING = OPTIONS.row("pool-hanging", HANGINGS)
TAKE_TECH = OPTIONS.row("pool-tech", TECHS)
TAKE_TILE = OPTIONS.row("pool-tile", TILES)
TAKE_SPACE = OPTIONS.row("pool-space", SPACES)
TAKE_MASTERPIECE = OPTIONS.row("pool-masterpiece", NUMBERS)
TAKE = (TAKE_HANGING, TAKE_TECH, TAKE_TILE, TAKE_SPACE, TAKE_MASTERPIECE)


class Pool(Part):
    """The open things of each kind, as masks."""

    items: list[int]

    @classmethod
    def fresh(cls, _rules: Any) -> Self:
        return cls([0] * len(KINDS))

    @property
    def size(self) -> int:
        return sum([mask.bit_count() for mask in self.items])


def set_up(s: Tapestry, seat: int, data: BotCivilization) -> None:
    """Opens the pool with a space tile, a tapestry card, and what the favourite track adds.

    [tapestry.automa.civ.hucksters.pool, tapestry.automa.civ.hucksters.add]
    """
    income(s, seat, data)
    for kind in (HANGING, SPACE):
        add(s, seat, kind)


def income(s: Tapestry, seat: int, _data: BotCivilization) -> None:
    """Adds a thing by the favourite track.  [tapestry.automa.civ.hucksters.add]"""
    add(s, seat, BY_FAVOURITE[s.part(Bots).favourite[AUTOMA]])


def add(s: Tapestry, seat: int, kind: int) -> None:
    """Adds a thing from its stack, unless that is empty.  [tapestry.automa.civ.hucksters.add]"""
    frame, left = STACKS[kind]
    if left(s):
        s.next(frame(seat))


def put(s: Tapestry, seat: int, kind: int, i: int) -> None:
    """Puts a drawn thing into the pool."""
    s.part(Pool).items[kind] |= 1 << i
    if s.journal is not UNSET:
        s.journal.append(Offered(seat, KINDS[kind]))


class OfferHanging(DrawOne, frozen=True, tag="tapestry.automa.hucksters.Hanging"):
    """A tapestry card joins the pool.  [tapestry.automa.civ.hucksters.pool]"""

    row: ClassVar[Options] = DRAW_HANGING
    deck = staticmethod(DrawHanging.deck)

    def choose(self, s: Tapestry, option: Option) -> None:
        take_from_deck(s, option.i)
        put(s, self.seat, HANGING, option.i)


class OfferTile(DrawOne, frozen=True, tag="tapestry.automa.hucksters.Tile"):
    """A territory tile joins the pool.  [tapestry.automa.civ.hucksters.add]"""

    row: ClassVar[Options] = DRAW_TILE
    deck = staticmethod(DrawTile.deck)

    def choose(self, s: Tapestry, option: Option) -> None:
        take_tile(s, option.i)
        put(s, self.seat, TILE, option.i)


class OfferSpace(DrawOne, frozen=True, tag="tapestry.automa.hucksters.Space"):
    """A space tile joins the pool.  [tapestry.automa.civ.hucksters.pool]"""

    row: ClassVar[Options] = DRAW_SPACE
    deck = staticmethod(DrawSpace.deck)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.spaces &= ~(1 << option.i)
        put(s, self.seat, SPACE, option.i)


class OfferTech(DrawTech, frozen=True, tag="tapestry.automa.hucksters.Tech"):
    """A tech card joins the pool.  [tapestry.automa.civ.hucksters.add]"""

    seat: int

    def drawn(self, s: Tapestry, card: int) -> None:
        put(s, self.seat, TECH, card)


class OfferMasterpiece(DrawMasterpiece, frozen=True, tag="tapestry.automa.hucksters.Masterpiece"):
    """A masterpiece joins the pool.  [tapestry.automa.civ.hucksters.add-arts]"""

    seat: int

    def drawn(self, s: Tapestry, masterpiece: int) -> None:
        put(s, self.seat, MASTERPIECE, masterpiece)


STACKS: tuple[tuple[type[Any], Any], ...] = (
    (OfferHanging, DrawHanging.deck),
    (OfferTech, deck),
    (OfferTile, DrawTile.deck),
    (OfferSpace, DrawSpace.deck),
    (OfferMasterpiece, lambda s: s.part(Gallery).deck | s.part(Gallery).old),
)


# --- what the person takes


def may_take(s: Tapestry, seat: int) -> bool:
    """Returns whether it is an advance turn of the person.  [tapestry.automa.civ.hucksters.take]"""
    return s.active == seat and s.rules.chooses[seat] and not in_income_turn(s)


def due(s: Tapestry, seat: int, draws: Draw) -> bool:
    """Offers things of the pool instead of a draw.  [tapestry.automa.civ.hucksters.take]"""
    kind = DRAWS[type(draws)]
    if not s.part(Pool).items[kind] or not may_take(s, seat):
        return False
    s.next(TakeFromPool(seat, kind, draws.n))
    return True


class TakeFromPool(Ask, frozen=True, tag="tapestry.automa.hucksters.Take"):
    """Asks for a thing of the pool instead of one from its stack.  [tapestry.automa.civ.hucksters.take]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    ware: int
    n: int = 1
    """So many things of the gain are still to come."""

    def options(self, s: Tapestry) -> Options:
        mask = s.part(Pool).items[self.ware]
        return (*[option for option in TAKE[self.ware] if mask >> option.i & 1], FROM_DECK)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is FROM_DECK:
            draws = {HANGING: DrawHanging, TILE: DrawTile, SPACE: DrawSpace}
            draw(s, self.seat, draws[self.ware](self.seat), self.n)
        else:
            s.part(Pool).items[self.ware] &= ~(1 << option.i)
            receive = {HANGING: receive_hanging, TILE: receive_tile, SPACE: receive_space}[self.ware]
            receive(s, self.seat, option.i)


def open_techs(s: Tapestry, frame: Invent) -> Options:
    """Returns the tech cards of the pool for an invention.  [tapestry.automa.civ.hucksters.take]"""
    mask = s.part(Pool).items[TECH]
    return tuple([one for one in TAKE_TECH if mask >> one.i & 1]) if may_take(s, frame.seat) else ()


def take_tech(s: Tapestry, frame: Invent, option: Option) -> None:
    s.part(Pool).items[TECH] &= ~(1 << option.i)
    take(s, frame.seat, option.i)


def open_masterpieces(s: Tapestry, frame: Create) -> Options:
    """Returns the masterpieces of the pool.  [tapestry.automa.civ.hucksters.take]"""
    mask = s.part(Pool).items[MASTERPIECE]
    return tuple([one for one in TAKE_MASTERPIECE if mask >> one.i & 1]) if may_take(s, frame.seat) else ()


def take_masterpiece(s: Tapestry, frame: Create, option: Option) -> None:
    s.part(Pool).items[MASTERPIECE] &= ~(1 << option.i)
    own(s, frame.seat, option.i)


# --- what it counts for


def landmarks(s: Tapestry) -> int:
    """Returns how many things count like landmarks.  [tapestry.automa.civ.hucksters.score]"""
    return s.part(Pool).size


def aside(parts: Sequence[Part]) -> Aside:
    """Returns what lies in the pool."""
    pool = next(part for part in parts if isinstance(part, Pool))
    hangings, techs, tiles, spaces, _ = pool.items
    return hangings, techs, tiles, spaces


def panel(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns the pool."""
    pool = next(part for part in view.parts if isinstance(part, Pool))
    if not pool.size:
        return []
    words = (
        names.hanging,
        names.tech,
        lambda tile, _rules: TILES[tile],
        lambda tile, _rules: SPACES[tile],
        lambda one, _rules: NUMBERS[one],
    )
    rows = []
    for kind, mask in enumerate(pool.items):
        named = [words[kind](option.i, rules) for option in TAKE[kind] if mask >> option.i & 1]
        rows.append((text(f"tapestry-price-{KINDS[kind]}", n=mask.bit_count()), names.listed(named)))
    return [Panel(ID, text("tapestry-automa-panel-pool"), tuple(rows))]


def module() -> Module:
    """Returns what the Hucksters need at a table where the Automa may have them."""
    found = Module(ID, part=Pool)
    found.add("gain_due", due)
    found.add("lies_elsewhere", aside)
    found.add("counted_as_landmarks", landmarks)
    found.add("panels", panel)
    found.offer(Invent, "pool-tech", open_techs, take_tech)
    found.offer(Create, "pool-masterpiece", open_masterpieces, take_masterpiece)
    for verb, spell in (
        ("pool-hanging", lambda _speech, option, rules: {"hanging": names.hanging(option.i, rules)}),
        ("pool-tech", lambda _speech, option, rules: {"tech": names.tech(option.i, rules)}),
        ("pool-tile", lambda speech, option, rules: {"tile": speech.tile(option.i, rules)}),
        (
            "pool-masterpiece",
            lambda speech, option, rules: {"masterpiece": masterpiece_name(speech, option.i, rules)},
        ),
        ("pool-space", lambda speech, option, rules: {"tile": speech.space_tile(option.i, rules)}),
    ):
        found.add_row("naming", verb, spell)
    return found

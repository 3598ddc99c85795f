"""Masterpieces and inspiration: what the fifth track brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.tapestry import names, tables
from spielwerk.games.tapestry.components.fifth import MASTERPIECES
from spielwerk.games.tapestry.draws import draw, drawn_from
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.events import Inspired, MasterpieceCreated, MasterpiecesRefreshed
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.income import Abilities
from spielwerk.games.tapestry.options import FROM_DECK, NO, OPTIONS
from spielwerk.games.tapestry.setup import LayOutCards
from spielwerk.games.tapestry.source import INCOME, Source, carry_out
from spielwerk.games.tapestry.state import LAST_INCOME, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyEffect, AtomRule, Seq
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

NUMBERS = [str(n + 1) for n in range(MASTERPIECES)]
CREATE = OPTIONS.row("create", NUMBERS)
DRAW_MASTERPIECE = OPTIONS.row("draw-masterpiece", NUMBERS)
PRESENT = OPTIONS.row("present", NUMBERS)
INSPIRE = OPTIONS.row("inspire", BUILDINGS)
FIRST_INCOME = 2
ALONE = 1


class Gallery(Part):
    """Deck and discards as masks, the open masterpieces, by seat the own ones and inspired income rows."""

    deck: int
    owned: list[tuple[int, ...]]
    inspired: list[tuple[int, ...]]
    old: int = 0
    display: tuple[int, ...] = ()

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        """Returns the whole deck.  [tapestry.masterpiece.table]"""
        rows = [(0,) * len(BUILDINGS)] * rules.seats
        return cls((1 << MASTERPIECES) - 1, [()] * rules.seats, rows)


def benefits(rules: TapestryRules) -> tuple[AnyEffect, ...]:
    """Returns what each masterpiece gives."""
    return rules.module_data[GALLERY]  # type: ignore[no-any-return]


GALLERY = "masterpieces"


class Exhibit(Step, frozen=True, tag="tapestry.masterpiece.Exhibit"):
    """Refills the open masterpieces, as long as there are any.  [tapestry.masterpiece.display]"""

    seat: int = 0

    def run(self, s: Tapestry) -> None:
        gallery = s.part(Gallery)
        if len(gallery.display) < s.rules.data.fifth().display and gallery.deck | gallery.old:
            s.next(ExhibitOne())


class DrawMasterpiece(Chance, frozen=True):
    """Draws a masterpiece from the deck, which is refilled from the discards if it is empty."""

    row: ClassVar[Options] = DRAW_MASTERPIECE

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        gallery = s.part(Gallery)
        return drawn_from(DRAW_MASTERPIECE, gallery.deck or gallery.old)

    def choose(self, s: Tapestry, option: Option) -> None:
        gallery = s.part(Gallery)
        if not gallery.deck:
            gallery.deck, gallery.old = gallery.old, 0
        gallery.deck &= ~(1 << option.i)
        self.drawn(s, option.i)

    def drawn(self, s: Tapestry, masterpiece: int) -> None:
        """Decides what happens to the masterpiece."""
        raise NotImplementedError


class ExhibitOne(DrawMasterpiece, frozen=True, tag="tapestry.masterpiece.ExhibitOne"):
    """Adds a masterpiece to the open ones.  [tapestry.masterpiece.display]"""

    def drawn(self, s: Tapestry, masterpiece: int) -> None:
        gallery = s.part(Gallery)
        gallery.display = (*gallery.display, masterpiece)
        Exhibit().run(s)


class CreateFromDeck(DrawMasterpiece, frozen=True, tag="tapestry.masterpiece.FromDeck"):
    """Creates the top masterpiece of the deck.  [tapestry.masterpiece.create]"""

    seat: int

    def drawn(self, s: Tapestry, masterpiece: int) -> None:
        own(s, self.seat, masterpiece)


class Create(Ask, frozen=True, tag="tapestry.masterpiece.Create"):
    """Asks for an open masterpiece or the top one of the deck.  [tapestry.masterpiece.create]"""

    gesture: ClassVar[str] = "masterpiece"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        gallery = s.part(Gallery)
        found = [CREATE[one] for one in gallery.display]
        if gallery.deck | gallery.old:
            found.append(FROM_DECK)
        return tuple(found) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is FROM_DECK:
            draw(s, self.seat, CreateFromDeck(self.seat))
        elif option is not NO:
            gallery = s.part(Gallery)
            gallery.display = tuple([one for one in gallery.display if one != option.i])
            own(s, self.seat, option.i)


def own(s: Tapestry, seat: int, masterpiece: int) -> None:
    """Adds a masterpiece to those of a player; the open ones are refilled at once.

    [tapestry.masterpiece.create, tapestry.masterpiece.display]
    """
    gallery = s.part(Gallery)
    gallery.owned[seat] += (masterpiece,)
    if s.journal is not UNSET:
        s.journal.append(MasterpieceCreated(seat, masterpiece))
    Exhibit().run(s)


def refresh(s: Tapestry, seat: int) -> None:
    """Discards all open masterpieces and lays out new ones.  [tapestry.automa.reward.masterpiece]"""
    gallery = s.part(Gallery)
    gallery.old |= sum([1 << one for one in gallery.display])
    gallery.display = ()
    if s.journal is not UNSET:
        s.journal.append(MasterpiecesRefreshed(seat))
    Exhibit().run(s)


class ShowOwn(Step, frozen=True, tag="tapestry.masterpiece.ShowOwn"):
    """Gains the benefit of each own masterpiece in income turns, before the civilizations.

    [tapestry.masterpiece.income]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if FIRST_INCOME <= p.era <= LAST_INCOME:
            gains = [benefits(s.rules)[one] for one in s.part(Gallery).owned[self.seat]]
            if gains:
                carry_out(s, self.seat, Seq(tuple(gains)), Source(INCOME, p.era))


# --- using masterpieces again


def shown(s: Tapestry, seat: int, n: int, used: int) -> tuple[int, ...]:
    """Returns the masterpieces that can be used again: own ones, or also those of neighbours.

    [tapestry.masterpiece.broadcast]
    """
    owned = s.part(Gallery).owned
    found = {*owned[seat]}
    if n > ALONE:
        found |= {one for neighbour in s.neighbours(seat) for one in owned[neighbour]}
    return tuple([one for one in sorted(found) if not used >> one & 1])


class Broadcast(Ask, frozen=True, tag="tapestry.masterpiece.Broadcast"):
    """Asks for a masterpiece whose benefit is gained again; of several, each is another one.

    [tapestry.masterpiece.broadcast]
    """

    gesture: ClassVar[str] = "masterpiece"
    begins: ClassVar[bool] = True

    n: int
    left: int
    used: int = 0

    def options(self, s: Tapestry) -> Options:
        found = [PRESENT[one] for one in shown(s, self.seat, self.n, self.used)]
        return (*found, NO) if self.n > ALONE or not found else tuple(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        if self.left > 1:
            s.next(Broadcast(self.seat, self.n, self.left - 1, self.used | 1 << option.i))
        benefits(s.rules)[option.i].run(s, self.seat)


# --- inspiration


class Inspire(Ask, frozen=True, tag="tapestry.masterpiece.Inspire"):
    """Asks for the income row that gets an inspiration tile.  [tapestry.masterpiece.inspire]"""

    gesture: ClassVar[str] = "masterpiece"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return INSPIRE

    def choose(self, s: Tapestry, option: Option) -> None:
        gallery = s.part(Gallery)
        rows = list(gallery.inspired[self.seat])
        rows[option.i] += 1
        gallery.inspired[self.seat] = tuple(rows)
        if s.journal is not UNSET:
            s.journal.append(Inspired(self.seat, option.i))


def inspired_points(s: Tapestry, seat: int) -> None:
    """Scores the buildings of inspired income rows in each step of points.

    [tapestry.masterpiece.inspire]
    """
    rows = zip(s.part(Gallery).inspired[seat], BUILDINGS, strict=True)
    points = s.rules.data.fifth().inspiration.points
    counters = s.rules.counters
    score(s, seat, points * sum([tiles * counters[kind](s, seat) for tiles, kind in rows]), INCOME)


# --- words and the module


def masterpiece_name(speech: Any, masterpiece: int, rules: Any) -> str:
    gain = speech.effect(benefits(rules)[masterpiece], rules)
    return text("tapestry-masterpiece", n=masterpiece + 1, gain=gain)


def panel(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns the open masterpieces, and those and the inspired rows of each player, by number."""
    gallery = next(part for part in view.parts if isinstance(part, Gallery))
    rows = [(text("tapestry-panel-display"), names.listed([one + 1 for one in gallery.display]))]
    for seat in range(rules.seats):
        if rules.chooses[seat]:
            inspired = [
                names.building(kind) for kind, n in enumerate(gallery.inspired[seat]) for _ in range(n)
            ]
            owned = names.listed([one + 1 for one in gallery.owned[seat]])
            rows.append((str(names.actor(seat, rules)), f"{owned} | {names.listed(inspired)}"))
    return [Panel(GALLERY, text("tapestry-panel-masterpieces"), tuple(rows))]


def module(rules: TapestryRules, id: str, *requires: str) -> Module:
    """Returns the module of the fifth track's masterpieces."""
    found = Module(id, requires=requires, part=Gallery)
    data = rules.data.fifth()
    found.add_row("module_data", GALLERY, tables.effects(list(data.masterpieces.benefits), rules.data))
    found.insert("setting_up", Exhibit, after=LayOutCards)
    found.insert("income", ShowOwn, before=Abilities)
    found.add("income_scored", inspired_points)
    found.add("panels", panel)
    for verb, rule in ATOMS.items():
        found.add_row("atoms", verb, rule)
    for verb in ("create", "draw-masterpiece", "present"):
        found.add_row(
            "naming",
            verb,
            lambda speech, option, rules: {"masterpiece": masterpiece_name(speech, option.i, rules)},
        )
    found.add_row("naming", "inspire", lambda _speech, option, _rules: {"kind": names.building(option.i)})
    return found


ATOMS: dict[str, AtomRule] = {
    "masterpiece": AtomRule(
        lambda s, seat, _atom: s.next(Create(seat)),
        lambda s, _seat, _atom: bool(s.part(Gallery).display or s.part(Gallery).deck),
    ),
    "refresh-masterpieces": AtomRule(
        lambda s, seat, _atom: refresh(s, seat), lambda s, _seat, _atom: bool(s.part(Gallery).display)
    ),
    "inspire": AtomRule(lambda s, seat, _atom: s.next(Inspire(seat))),
    "broadcast": AtomRule(
        lambda s, seat, atom: s.next(Broadcast(seat, atom.n, atom.n)),
        lambda s, seat, atom: bool(shown(s, seat, atom.n, 0)),
    ),
}


def held(gallery: Gallery) -> list[int]:
    """Returns all masterpieces, wherever they are."""
    owned = [one for own in gallery.owned for one in own]
    return sorted([*bits(gallery.deck), *bits(gallery.old), *gallery.display, *owned])

"""Tech cards: inventing, upgrading, using their benefits again, the open display."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.draws import draw, drawn_from, picked_from
from spielwerk.games.tapestry.effects import FROM_DECK as SOURCE_DECK
from spielwerk.games.tapestry.effects import FROM_DISPLAY as SOURCE_DISPLAY
from spielwerk.games.tapestry.events import DisplayRefreshed, Invented, Upgraded
from spielwerk.games.tapestry.income_mat import uncovered
from spielwerk.games.tapestry.options import DRAW_TECH, FROM_DECK, INVENT, NO, UPGRADE, USE
from spielwerk.games.tapestry.source import TECH, Source
from spielwerk.games.tapestry.state import BOTTOM, MIDDLE, NONE, TOP, Tapestry
from spielwerk.games.tapestry.tracks import tier
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


def deck(s: Tapestry) -> int:
    """Returns the cards that may be drawn: the deck, or the discards once the deck is empty.

    [tapestry.base.tech.deck-empty]
    """
    return s.techs or s.old_techs


class DrawTech(Chance, frozen=True):
    """Draws a card from the deck, which is refilled from the discards if it is empty.

    [tapestry.base.tech.deck-empty]
    """

    row: ClassVar[Options] = DRAW_TECH

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_TECH, deck(s))

    def pick(self, s: Tapestry, number: int) -> Option:
        return picked_from(DRAW_TECH, deck(s), number)

    def choose(self, s: Tapestry, option: Option) -> None:
        if not s.techs:
            s.techs, s.old_techs = s.old_techs, 0
        s.techs &= ~(1 << option.i)
        self.drawn(s, option.i)

    def drawn(self, s: Tapestry, card: int) -> None:
        """Decides what happens to the drawn card."""
        raise NotImplementedError


class RefillOne(DrawTech, frozen=True, tag="tapestry.tech.RefillOne"):
    """Adds a card from the deck to the open display.  [tapestry.base.tech.refill]"""

    def drawn(self, s: Tapestry, card: int) -> None:
        s.display = (*s.display, card)
        Refill().run(s)


class InventFromDeck(DrawTech, frozen=True, tag="tapestry.tech.FromDeck"):
    """Invents the top card of the deck.  [tapestry.base.tech.invent]"""

    seat: int

    def drawn(self, s: Tapestry, card: int) -> None:
        put_in_bottom_row(s, self.seat, card)
        if not any(decides(s, self.seat, "tech", card) for decides in s.rules.thing_drawn):
            invented(s, self.seat, card)


class Refill(Step, frozen=True, tag="tapestry.tech.Refill"):
    """Refills the display to three open cards, as long as there are cards.

    [tapestry.base.tech.refill, tapestry.base.setup.tech-display]
    """

    def run(self, s: Tapestry) -> None:
        if len(s.display) < s.rules.display and deck(s):
            s.next(RefillOne())


def can_invent(s: Tapestry, seat: int, source: int) -> bool:
    """Returns whether there is a card to take."""
    if s.players[seat].ended:
        return False
    return bool(source != SOURCE_DECK and s.display) or bool(source != SOURCE_DISPLAY and deck(s))


class Invent(Ask, frozen=True, tag="tapestry.tech.Invent"):
    """Asks for a face-up tech card, or the top card of the deck.

    [tapestry.base.tech.invent, tapestry.base.tech.invent-several, tapestry.base.tech.no-limit]
    """

    gesture: ClassVar[str] = "invent"
    begins: ClassVar[bool] = True

    source: int

    def options(self, s: Tapestry) -> Options:
        open_cards = [INVENT[card] for card in s.display] if self.source != SOURCE_DECK else []
        if self.source != SOURCE_DISPLAY and deck(s):
            open_cards.append(FROM_DECK)
        return tuple(open_cards) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is FROM_DECK:
            draw(s, self.seat, InventFromDeck(self.seat))
        elif option is not NO:
            s.display = tuple([card for card in s.display if card != option.i])
            take(s, self.seat, option.i)


def take(s: Tapestry, seat: int, card: int) -> None:
    """Invents a tech card: it comes into the bottom row.  [tapestry.base.tech.bottom-row]"""
    put_in_bottom_row(s, seat, card)
    invented(s, seat, card)


def put_in_bottom_row(s: Tapestry, seat: int, card: int) -> None:
    """Puts a new tech card in the bottom row.  [tapestry.base.tech.bottom-row]"""
    p = s.players[seat]
    p.tech = (*p.tech, (card, BOTTOM))


def invented(s: Tapestry, seat: int, card: int) -> None:
    """Triggers what follows an invention; the display is refilled at once.

    [tapestry.base.tech.refill, tapestry.base.tapestry.continuous]
    """
    if s.journal is not UNSET:
        s.journal.append(Invented(seat, card))
    for gained in s.rules.gained_tech[seat][s.players[seat].abilities]:
        gained(s, seat, card)
    Refill().run(s)


def requirement_met(s: Tapestry, seat: int, card: int) -> bool:
    """Returns whether the player or a neighbour currently meets the requirement of the top row.

    [tapestry.base.tech.requirement-who, tapestry.base.tech.requirement-track]
    [tapestry.base.tech.requirement-building, tapestry.base.tech.requirement-once]
    """
    need = s.rules.requirements[card]
    if need.track is not None and not s.rules.tracks >> need.track & 1:
        return True
    who = (seat, *s.neighbours(seat))
    if need.track is None:
        rows = [uncovered(s.rules, actor, s.players[actor])[need.building] for actor in who]
        return any(row >> need.space - 1 & 1 for row in rows)
    who += tuple(range(len(s.players), len(s.at)))  # powers are neighbours of everybody
    return any(tier(s, actor, need.track) >= need.tier for actor in who)


def upgradable(s: Tapestry, seat: int) -> list[int]:
    """Returns the cards that can move up one row; only the top row has a requirement.

    [tapestry.base.tech.upgrade-top, tapestry.base.tech.no-middle-requirement, tapestry.base.tech.top-final]
    """
    p = s.players[seat]
    if p.ended:
        return []
    ignoring = s.rules.ignores_requirements[seat][p.abilities]
    free = bool(ignoring) and any(ignores(s, seat) for ignores in ignoring)
    found = []
    for card, row in p.tech:
        if row == BOTTOM or (row == MIDDLE and (free or requirement_met(s, seat, card))):
            found.append(card)
    return found


def upgrades_otherwise(s: Tapestry, seat: int) -> bool:
    """Returns whether an ability offers another use of an upgrade."""
    p = s.players[seat]
    others = s.rules.upgrades_otherwise[seat][p.abilities]
    return bool(others) and not p.ended and any(uses(s, seat) for uses in others)


class Upgrade(Ask, frozen=True, tag="tapestry.tech.Upgrade"):
    """Asks which card moves up one row; the upgrade of an income turn may be declined.

    [tapestry.base.tech.one-step, tapestry.base.tech.mandatory]
    """

    gesture: ClassVar[str] = "upgrade"
    begins: ClassVar[bool] = True

    optional: int = 0

    def options(self, s: Tapestry) -> Options:
        found = [UPGRADE[card] for card in upgradable(s, self.seat)]
        if self.optional or not (found or upgrades_otherwise(s, self.seat)):
            found.append(NO)
        return tuple(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            upgrade(s, self.seat, option.i)


def upgrade(s: Tapestry, seat: int, card: int, *, by: int = NONE, gains: bool = True) -> None:
    """Moves a card up and gains its benefit: the circle in the middle row, the square in the top row.

    The upgrade is made by the owner of the card, or by somebody else whose ability it is.
    [tapestry.base.tech.upgrade-middle, tapestry.base.tech.upgrade-top, tapestry.base.tapestry.continuous]
    [tapestry.base.civilization.several]
    """
    p = s.players[seat]
    row = dict(p.tech)[card] + 1
    p.tech = tuple([(one, row if one == card else old) for one, old in p.tech])
    if s.journal is not UNSET:
        s.journal.append(Upgraded(seat, card, row))
    if s.all_abilities() & s.rules.watched_upgrades:
        for other in s.onlookers(seat):
            for saw in s.rules.opponent_upgraded[other][s.players[other].abilities]:
                saw(s, other, seat, card, row)
    if gains:
        s.next(Benefit(seat, card, row))
    maker = seat if by == NONE else by
    for upgraded in s.rules.upgraded[maker][s.players[maker].abilities]:
        upgraded(s, maker, card, row)


class Benefit(Step, frozen=True, tag="tapestry.tech.Benefit"):
    """Gains the circle or square of a card without moving it; some can be used only once a turn.

    [tapestry.base.tech.circle-benefit, tapestry.base.tech.battery-once]
    """

    seat: int
    card: int
    row: int

    def run(self, s: Tapestry) -> None:
        if not is_spent(s, self.card, self.row):
            if self.row == TOP and s.rules.once_a_turn >> self.card & 1:
                s.once |= 1 << self.card
            s.next(Source(TECH, self.card))
            s.rules.tech_effects[self.row][self.card].run(s, self.seat)


def is_spent(s: Tapestry, card: int, row: int) -> bool:
    """Returns whether a square that works only once a turn has been used in this turn.

    [tapestry.base.tech.battery-once, tapestry.ruling.base-battery-academic]
    """
    return row == TOP and bool(s.once >> card & 1)


def reusable(s: Tapestry, seat: int, row: int) -> list[int]:
    """Returns the cards in a row whose benefit can be used again."""
    return [card for card, at in s.players[seat].tech if at == row and not is_spent(s, card, row)]


class Use(Ask, frozen=True, tag="tapestry.tech.Use"):
    """Asks for a card in the middle row to use its circle again, or in the top row to use its square.

    [tapestry.base.tech.circle-benefit]
    """

    gesture: ClassVar[str] = "use"
    begins: ClassVar[bool] = True

    row: int

    def options(self, s: Tapestry) -> Options:
        return tuple([USE[card] for card in reusable(s, self.seat, self.row)]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(Benefit(self.seat, option.i, self.row))


def refresh(s: Tapestry, seat: int) -> None:
    """Discards all face-up cards and lays out new ones.  [tapestry.base.tech.refresh]"""
    s.old_techs |= sum([1 << card for card in s.display])
    s.display = ()
    if s.journal is not UNSET:
        s.journal.append(DisplayRefreshed(seat))
    Refill().run(s)

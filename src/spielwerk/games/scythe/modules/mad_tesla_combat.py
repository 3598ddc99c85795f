"""Combats with Mad Tesla: his strength, where he retreats to, his health and his end."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET
from msgspec.structs import replace

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import (
    Abilities,
    Combats,
    CombatStep,
    CommitByLuck,
    Reveal,
    Settle,
    WhichCombat,
    cards_of,
    change_settlement,
    in_a_row,
    nothing,
    settlement,
)
from spielwerk.games.scythe.control import contested, pieces_changed
from spielwerk.games.scythe.directions import BLUE, EVEN, FACES, ORANGE, ways
from spielwerk.games.scythe.events import Gained
from spielwerk.games.scythe.modules.mad_tesla import (
    ENDS,
    MAD_TESLA,
    NOBODY,
    TESLA,
    Roll,
    Tesla,
    come_upon,
    meet,
    numbers,
    place_of,
    step,
    tesla,
)
from spielwerk.games.scythe.movement import retreat
from spielwerk.games.scythe.options import CARD, FIGHT_EACH, TO_EACH
from spielwerk.games.scythe.stars import place_due
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, POPULARITY, Scythe
from spielwerk.games.scythe.tracks import gain_coins, gain_popularity
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class Raged(Event, frozen=True, tag="scythe.Raged"):
    """His strength: the orange die, and the cards on top of the discard pile."""

    seat: int
    die: int
    cards: tuple[int, ...]
    total: int


class Wounded(Event, frozen=True, tag="scythe.Wounded"):
    seat: int
    n: int
    health: int


class Destroyed(Event, frozen=True, tag="scythe.Destroyed"):
    """Somebody has destroyed him."""

    seat: int
    loser: int


# --- the order of combats


class TeslaFirst(Combats, frozen=True, tag="scythe.madtesla.TeslaFirst"):
    """Resolves the combats of a Move; one against him on the Factory comes first.

    [fenris.ruling.madtesla-two-combats]
    """

    def run(self, s: Scythe) -> None:
        if contested(s, self.seat):
            s.then(WhichWithTesla(self.seat), TeslaFirst(self.seat))
        else:
            s.before_move = ()


class WhichWithTesla(WhichCombat, frozen=True, tag="scythe.madtesla.WhichWithTesla"):
    """Asks which combat comes next.  [fenris.ruling.madtesla-two-combats, fenris.madtesla.mutual-combat]"""

    def options(self, s: Scythe) -> Options:
        places, factory = contested(s, self.seat), s.rules.board.factory
        first = places & BIT[factory] if place_of(s) == factory else 0
        return FIGHT_EACH(first or places)


MAD_TESLA.replace_step("after_move", Combats, TeslaFirst)


# --- before the dials, and the dials


def encourage(s: Scythe, seat: int) -> None:
    """Gives popularity for a combat with him; an Automa gets it too, but no star for it.

    [fenris.madtesla.automa-popularity, fenris.madtesla.automa-scoring]
    """
    n = numbers(s.rules.data.pack).popularity
    if s.rules.chooses[seat]:
        gain_popularity(s, seat, n)
        return
    p = s.players[seat]
    n = min(n, s.rules.limits.popularity - p.popularity)
    p.popularity += n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, POPULARITY, n))


class Courage(CombatStep, frozen=True, tag="scythe.madtesla.Courage"):
    """Gives popularity to a player in combat with him, and to an Automa that attacks him.

    [fenris.madtesla.popularity-start, fenris.madtesla.automa-popularity]
    [fenris.madtesla.automa-popularity-only]
    """

    def run(self, s: Scythe) -> None:
        me = tesla(s)
        if me not in (self.attacker, self.defender):
            return
        seat = self.attacker if self.defender == me else self.defender
        if s.rules.chooses[seat] or seat == self.attacker:
            encourage(s, seat)
            place_due(s, seat)


MAD_TESLA.insert("combat", Courage, before=Abilities)


def base_power(s: Scythe) -> list[int]:
    """Returns the cards on top of the discard pile, by kind.

    They are read before the cards of this combat are discarded, and they stay.
    [fenris.madtesla.base-power, fenris.ruling.madtesla-base-timing, fenris.ruling.madtesla-short-discard]
    """
    n = numbers(s.rules.data.pack).cards
    return s.deck.discard[-n:] if n else []


class Rage(CommitByLuck, frozen=True, tag="scythe.madtesla.Rage"):
    """Rolls the orange die and adds it to his base power.

    [fenris.madtesla.orange-die, fenris.madtesla.base-power, fenris.madtesla.choose]
    """

    decided_by: ClassVar[str] = "die"

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return ORANGE, EVEN

    def choose(self, s: Scythe, option: Option) -> None:
        cards = base_power(s)
        total = option.i + 1 + sum([s.rules.card_values[kind] for kind in cards])
        s.sealed[self.seat] = [total, *nothing(s)[1:]]
        if s.journal is not UNSET:
            counts = tuple([cards.count(kind) for kind in range(len(s.rules.card_values))])
            s.journal.append(Raged(self.seat, option.i + 1, counts, total))


MAD_TESLA.add("commits", Rage, power=TESLA)


def expected(s: Scythe) -> float:
    """Returns the total that bots expect of him."""
    return (1 + FACES) / 2 + sum([s.rules.card_values[kind] for kind in base_power(s)])


MAD_TESLA.add("strength", expected, power=TESLA)


# --- the order of discarded cards


class OrderDiscards(Step, frozen=True, tag="scythe.madtesla.OrderDiscards"):
    """Lets both sides order the cards they discard, as far as they may lie on top of the pile.

    The cards of the attacker lie under those of the defender.
    [fenris.madtesla.discard-order, fenris.madtesla.discard-own-order, fenris.madtesla.automa-discard]
    """

    seat: int
    foe: int
    place: int

    def run(self, s: Scythe) -> None:
        if s.part(Tesla).destroyer != NOBODY:
            return  # the order no longer matters
        fight = settlement(s)
        covered = len(cards_of(fight.defence_cards)) if self.seat == fight.attacker else 0
        left = numbers(s.rules.data.pack).cards - covered
        order_on(s, self.seat, left, [])


def order_on(s: Scythe, seat: int, left: int, top: list[int]) -> None:
    """Asks for the next card below the top ones, or discards the others below them in any order."""
    rest = rest_of(s, seat, top)
    if left > 0 and len(set(rest)) > 1:
        by_luck = not s.rules.chooses[seat]
        frame = LuckyOrder if by_luck else DiscardOrder
        s.next(frame(seat, left, in_a_row(top)))
    elif top:
        fight = settlement(s)
        packed = in_a_row([*rest, *top[::-1]])
        if seat == fight.attacker:
            change_settlement(s, replace(fight, attack_cards=packed))
        else:
            change_settlement(s, replace(fight, defence_cards=packed))


def rest_of(s: Scythe, seat: int, top: list[int]) -> list[int]:
    """Returns the cards of a seat in this combat without those that are on top already."""
    fight: Settle = settlement(s)
    rest = cards_of(fight.attack_cards if seat == fight.attacker else fight.defence_cards)
    for kind in top:
        rest.remove(kind)
    return rest


class DiscardOrder(Ask, frozen=True, tag="scythe.madtesla.DiscardOrder"):
    """Asks which of the remaining cards is discarded last, on top of the others.

    [fenris.madtesla.discard-own-order]
    """

    gesture: ClassVar[str] = "commit"
    begins: ClassVar[bool] = True

    left: int
    top: int

    def options(self, s: Scythe) -> Options:
        return tuple([CARD[kind] for kind in sorted(set(rest_of(s, self.seat, cards_of(self.top))))])

    def choose(self, s: Scythe, option: Option) -> None:
        order_on(s, self.seat, self.left - 1, [*cards_of(self.top), option.n])


class LuckyOrder(Chance, frozen=True, tag="scythe.madtesla.LuckyOrder"):
    """Draws which card of an Automa lies on top.  [fenris.madtesla.automa-discard]"""

    seat: int
    left: int
    top: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        rest = rest_of(s, self.seat, cards_of(self.top))
        return CARD, [rest.count(kind) for kind in range(len(CARD))]

    def choose(self, s: Scythe, option: Option) -> None:
        order_on(s, self.seat, self.left - 1, [*cards_of(self.top), option.n])


MAD_TESLA.add("after_reveal", OrderDiscards)


# --- his retreat


class Flee(Step, frozen=True, tag="scythe.madtesla.Flee"):
    """Lets him retreat when he is beaten: to the Factory, or from the Factory to a free neighbour.

    [fenris.madtesla.win-retreat, fenris.madtesla.win-on-factory, fenris.madtesla.win-on-factory-full]
    [fenris.madtesla.automa-factory-win, fenris.ruling.madtesla-retreat-targets]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        if self.place != s.rules.board.factory:
            flee_to(s, s.rules.board.factory)
            return
        free, winner = free_neighbours(s), victor(s, self.place)
        if not free:
            s.next(Driven(self.seat))
        elif free.bit_count() == 1:
            flee_to(s, free.bit_length() - 1)
        elif s.rules.chooses[winner]:
            s.next(WhereTo(winner, self.seat))
        else:
            s.next(AnyWay(self.seat))


MAD_TESLA.add("retreats", Flee, power=TESLA)


def free_neighbours(s: Scythe) -> int:
    """Returns the neighbours of the Factory without units, lakes included.

    [fenris.ruling.madtesla-retreat-targets]
    """
    taken = 0
    for p in s.players:
        taken |= p.fighters_at | p.workers_at
    return s.rules.board.neighbours[s.rules.board.factory] & s.rules.regions & ~taken


def victor(s: Scythe, place: int) -> int:
    """Returns who has combat units where he was beaten."""
    return next(foe for foe in s.rules.foes[tesla(s)] if s.players[foe].fighters_at & BIT[place])


def flee_to(s: Scythe, place: int) -> None:
    retreat(s, tesla(s), CHARACTER, place)
    pieces_changed(s, tesla(s))
    come_upon(s)


class WhereTo(Ask, frozen=True, tag="scythe.madtesla.WhereTo"):
    """Asks the winner where he retreats to.  [fenris.madtesla.win-on-factory]"""

    gesture: ClassVar[str] = "retreat"
    begins: ClassVar[bool] = True

    loser: int

    def options(self, s: Scythe) -> Options:
        return TO_EACH(free_neighbours(s))

    def choose(self, s: Scythe, option: Option) -> None:
        flee_to(s, option.i)


class AnyWay(Chance, frozen=True, tag="scythe.madtesla.AnyWay"):
    """Rolls for his retreat from an Automa until a free neighbour comes up.

    [fenris.madtesla.automa-factory-win]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        free, way = free_neighbours(s), ways(s.rules.data.pack)
        return BLUE, [int(bool(BIT[way[i][place_of(s)]] & free)) for i in range(FACES)]

    def choose(self, s: Scythe, option: Option) -> None:
        flee_to(s, ways(s.rules.data.pack)[option.i][place_of(s)])


class Driven(Roll, frozen=True, tag="scythe.madtesla.Driven"):
    """Moves him by the blue die if all neighbours of the Factory are occupied.

    [fenris.madtesla.win-on-factory-full]
    """

    def choose(self, s: Scythe, option: Option) -> None:
        if self.again(s, option):
            s.next(Driven(self.seat, 1))
        else:
            step(s, option)


# --- what a win against him brings


@MAD_TESLA.on("on_settled")
def measure(s: Scythe, _winner: int, loser: int, _place: int, margin: int) -> None:
    """Remembers the wound: the difference of the totals, 1 for a tie.

    [fenris.madtesla.win-health, fenris.madtesla.win-health-tie, fenris.madtesla.tie]
    """
    if loser == tesla(s):
        s.part(Tesla).wound = max(1, margin)


@MAD_TESLA.on("on_combat_won")
def reward(s: Scythe, winner: int, loser: int, _place: int) -> None:
    """Gives popularity for a win; the star follows, and then the wound, unless the star ends the game.

    [fenris.madtesla.win-popularity, fenris.madtesla.win-order, fenris.madtesla.win-star]
    [fenris.ruling.madtesla-sixth-star]
    """
    if loser == tesla(s):
        encourage(s, winner)
        p = s.players[winner]
        if p.star_count + p.stars_due.bit_count() >= s.rules.pieces.stars:
            wound(s, winner)


def wound(s: Scythe, winner: int) -> None:
    """Reduces his health; at 0 he is destroyed.

    [fenris.madtesla.win-health, fenris.madtesla.destroyed, fenris.madtesla.destroyed-coins]
    [fenris.ruling.madtesla-automa-coins, fenris.madtesla.health-not-spent]
    """
    part, me = s.part(Tesla), tesla(s)
    n, part.wound = min(part.wound, part.health), 0
    part.health -= n
    if s.journal is not UNSET:
        s.journal.append(Wounded(me, n, part.health))
    if part.health:
        return
    part.destroyer = winner
    s.players[me].units[CHARACTER] = NOWHERE
    pieces_changed(s, me)
    if s.journal is not UNSET:
        s.journal.append(Destroyed(winner, me))
    gain_coins(s, winner, numbers(s.rules.data.pack).coins)


class AfterTesla(CombatStep, frozen=True, tag="scythe.madtesla.AfterTesla"):
    """Ends a combat with him: his wound, his return to the Factory, and the combat that follows from it.

    [fenris.madtesla.win-order, fenris.madtesla.win-retreat, fenris.madtesla.lose-retreat]
    [fenris.ruling.madtesla-lose-on-factory, fenris.ruling.madtesla-attacker]
    [fenris.ruling.madtesla-destroyed-off-turn]
    """

    def run(self, s: Scythe) -> None:
        me, part = tesla(s), s.part(Tesla)
        if me not in (self.attacker, self.defender):
            return
        if part.wound:
            wound(s, self.attacker if self.defender == me else self.defender)
        if part.destroyer != NOBODY:
            if s.rules.setup[ENDS] and s.active != part.destroyer:
                s.rules.end(s, part.destroyer, TESLA)
            return
        if place_of(s) == self.place != s.rules.board.factory:
            flee_to(s, s.rules.board.factory)
        meet(s)


MAD_TESLA.insert("combat", AfterTesla, after=Reveal)


@MAD_TESLA.on("on_turn_ended")
def end_with_him(s: Scythe, seat: int) -> None:
    """Ends the game after the turn in which he was destroyed, or goes on without him.

    [fenris.madtesla.destroyed-end, fenris.madtesla.end, fenris.madtesla.module-end-option]
    [fenris.ruling.madtesla-automa-coins]
    """
    destroyer, me = s.part(Tesla).destroyer, tesla(s)
    if destroyer == NOBODY:
        return
    if s.rules.setup[ENDS]:
        s.rules.end(s, destroyer, TESLA)
    elif seat != me and me in s.round:
        s.round = [actor for actor in s.round if actor != me]

"""Combats with the Horde: joint defence, open dials and cards, its die, and what follows."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import (
    Abilities,
    Commit,
    CommitByLuck,
    Retreat,
    Reveal,
    Settle,
    cards_of,
    cards_to_add,
    in_a_row,
    nothing,
    offer_abilities,
    paid,
    tell_of_win,
)
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.directions import EVEN, FACES, ORANGE
from spielwerk.games.scythe.events import Revealed
from spielwerk.games.scythe.modules.horde import (
    HARDER,
    HORDE,
    HORDE_ID,
    CardBeside,
    Horde,
    horde,
    lose,
    numbers,
    units_left,
    win,
)
from spielwerk.games.scythe.modules.horde_turn import pass_time
from spielwerk.games.scythe.movement import fighters_at, workers_at
from spielwerk.games.scythe.options import DIAL_UP_TO, DONE, NO, OPTIONS
from spielwerk.games.scythe.stars import Stars, fill, takes_star
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.games.scythe.tracks import DrawCard
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options, Weights

PARTNER = OPTIONS.row("partner", [str(seat) for seat in range(7)])
"""One of the players: who sets the dial, or who places the star."""


class HordeRolled(Event, frozen=True, tag="scythe.HordeRolled"):
    """Its strength: the orange die, and its base power."""

    seat: int
    die: int
    power: int
    total: int


class UnitDestroyed(Event, frozen=True, tag="scythe.UnitDestroyed"):
    """A unit of the Horde has left the board; so many are `left`."""

    seat: int
    place: int
    left: int


class HordeStar(Event, frozen=True, tag="scythe.HordeStar"):
    """The Horde has placed a star: it has `stars` now."""

    seat: int
    stars: int


def side(s: Scythe, place: int) -> list[int]:
    """Returns the players with combat units in a region, in turn order.

    A player who attacks is alone there.  [fenris.horde.joint-defence, fenris.ruling.horde-vs-joint-attack]
    """
    return [seat for seat in s.rules.seating if s.players[seat].fighters_at & BIT[place]]


# --- before the dials


class JointAbilities(Abilities, frozen=True, tag="scythe.horde.JointAbilities"):
    """Offers the combat abilities of all players involved, but none that would weaken the Horde.

    [fenris.horde.joint-cards, fenris.horde.own-effects, fenris.horde.no-opponent-effects]
    [fenris.horde.no-reduction]
    """

    def run(self, s: Scythe) -> None:
        for seat in reversed(side(s, self.place)):
            offer_abilities(s, seat, horde(s), self.place)


HORDE.replace_step("combat", Abilities, JointAbilities)


# --- dials and cards


class CommitOpenly(Commit, frozen=True, tag="scythe.horde.CommitOpenly"):
    """Asks the players for one dial and for cards of each, openly; then the die is rolled.

    [fenris.horde.open-commit, fenris.horde.joint-power, fenris.horde.joint-cards, fenris.horde.orange-die]
    """

    def run(self, s: Scythe) -> None:
        s.part(Horde).committed = ((),) * s.rules.seats
        players = side(s, self.place)
        able = [seat for seat in players if s.players[seat].power]
        dials = [OpenDial(seat, self.place) for seat in able]
        s.then(
            *([WhoDials(players[0], self.place)] if len(able) > 1 else dials),
            *[OpenCards(seat, self.place) for seat in players if any(s.hands[seat])],
            RollStrength(horde(s), self.place),
        )


HORDE.replace_step("combat", Commit, CommitOpenly)


class WhoDials(Ask, frozen=True, tag="scythe.horde.WhoDials"):
    """Asks which of the defenders spends power, on behalf of all.  [fenris.horde.joint-power]"""

    gesture: ClassVar[str] = "partner"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        return tuple([PARTNER[seat] for seat in side(s, self.place) if s.players[seat].power])

    def choose(self, s: Scythe, option: Option) -> None:
        s.next(OpenDial(option.i, self.place))


def laid_by(s: Scythe, seat: int) -> list[int]:
    """Returns what a player has committed so far: power, and cards of each kind."""
    rows = s.part(Horde).committed
    return [*(rows[seat] if rows and rows[seat] else nothing(s))]


def commit(s: Scythe, seat: int, row: list[int]) -> None:
    rows = s.part(Horde).committed
    s.part(Horde).committed = (*rows[:seat], tuple(row), *rows[seat + 1 :])


class OpenDial(Ask, frozen=True, tag="scythe.horde.OpenDial"):
    """Asks for the power to spend, for everybody to see.  [fenris.horde.open-commit]"""

    gesture: ClassVar[str] = "commit"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        return DIAL_UP_TO[min(s.rules.limits.dial, s.players[self.seat].power)]

    def choose(self, s: Scythe, option: Option) -> None:
        commit(s, self.seat, [option.n, *laid_by(s, self.seat)[1:]])


class OpenCards(Ask, frozen=True, tag="scythe.horde.OpenCards"):
    """Asks for combat cards for one's own units, one after the other.

    [fenris.horde.open-commit, fenris.horde.joint-cards]
    """

    gesture: ClassVar[str] = "commit"

    place: int

    def options(self, s: Scythe) -> Options:
        return cards_to_add(s, self.seat, self.place, laid_by(s, self.seat)[1:])

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DONE:
            row = laid_by(s, self.seat)
            row[1 + option.n] += 1
            commit(s, self.seat, row)
            s.next(self)


class RollStrength(CommitByLuck, frozen=True, tag="scythe.horde.RollStrength"):
    """Rolls the orange die and adds it to the power of the Horde.

    [fenris.horde.orange-die, fenris.horde.base-power, fenris.ruling.horde-power-cap]
    [fenris.horde.combat-example]
    """

    decided_by: ClassVar[str] = "power"

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return ORANGE, EVEN

    def choose(self, s: Scythe, option: Option) -> None:
        power = s.players[self.seat].power
        total = s.part(Horde).strength = power + option.i + 1
        if s.journal is not UNSET:
            s.journal.append(HordeRolled(self.seat, option.i + 1, power, total))


HORDE.add("commits", RollStrength, power=HORDE_ID)


def expected(s: Scythe) -> float:
    """Returns the total that bots expect of it."""
    return s.players[horde(s)].power + (1 + FACES) / 2


HORDE.add("strength", expected, power=HORDE_ID)


# --- who wins


class RevealOpenly(Reveal, frozen=True, tag="scythe.horde.RevealOpenly"):
    """Puts together what the players have committed; the first of them stands for all.

    [fenris.horde.open-commit, fenris.horde.joint-defence]
    """

    def run(self, s: Scythe) -> None:
        players = side(s, self.place)
        main, me, total = dialler(s, players), horde(s), s.part(Horde).strength
        if s.journal is not UNSET:
            for seat in players:
                dial, *cards = laid_by(s, seat)
                s.journal.append(Revealed(seat, dial, tuple(cards), worth(s, seat)))
        ours = laid_by(s, main)[0], cards_laid(s, main)
        sides = (total, 0, *ours) if self.attacker == me else (*ours, total, 0)
        a, d = (me, main) if self.attacker == me else (main, me)
        s.next(JointSettle(a, d, self.place, *sides))
        for seat in reversed(players):
            for change in s.rules.after_reveal[seat][s.players[seat].abilities]:
                s.next(change(seat, me, self.place))


HORDE.replace_step("combat", Reveal, RevealOpenly)


def dialler(s: Scythe, players: list[int]) -> int:
    """Returns who has spent power, or the first of the players."""
    return next((seat for seat in players if laid_by(s, seat)[0]), players[0])


def cards_laid(s: Scythe, seat: int) -> int:
    """Returns the cards that a player has added, packed."""
    return in_a_row([kind for kind, n in enumerate(laid_by(s, seat)[1:]) for _ in range(n)])


def worth(s: Scythe, seat: int) -> int:
    """Returns the total of what a player has committed."""
    dial, *cards = laid_by(s, seat)
    return dial + sum([n * value for n, value in zip(cards, s.rules.card_values, strict=True)])


class JointSettle(Settle, frozen=True, tag="scythe.horde.JointSettle"):
    """Compares the totals, with the cards of all defenders.  The Horde pays nothing.

    [fenris.horde.tie, fenris.horde.joint-cards, fenris.horde.no-reduction, fenris.horde.combat-example]
    """

    def spent_by(self, s: Scythe, seat: int) -> tuple[int, int]:
        """Returns the power that a player spends in the end, and his cards, packed."""
        if seat == self.attacker:
            return self.attack, self.attack_cards
        if seat == self.defender:
            return self.defence, self.defence_cards
        return 0, cards_laid(s, seat)

    def totals(self, s: Scythe) -> tuple[int, int]:
        ours = 0
        for seat in side(s, self.place):
            dial, cards = self.spent_by(s, seat)
            ours += paid(s, seat, dial, cards_of(cards))
        return (self.attack, ours) if self.attacker == horde(s) else (ours, self.defence)

    def claims_tie(self, s: Scythe, seat: int, foe: int, *, attacks: bool) -> bool:
        """Returns whether an ability of any player involved wins ties.  [fenris.horde.joint-cards]"""
        involved = [seat] if seat == horde(s) else side(s, self.place)
        claims = super().claims_tie
        return any(claims(s, one, foe, attacks=attacks) for one in involved)

    def follow(self, s: Scythe, winner: int, loser: int, attacker_wins: bool) -> None:
        """Lets the players retreat like any losers, or destroys the unit of the Horde.

        [fenris.horde.player-loses, fenris.horde.player-loses-star, fenris.horde.player-wins]
        [fenris.ruling.horde-loss-retreat, fenris.horde.one-star, fenris.horde.power-grows]
        """
        me, place = horde(s), self.place
        players = side(s, place)
        if winner == me:
            driven = sum([len(workers_at(s, seat, place)) for seat in s.rules.seating])
            s.then(
                *[Retreat(me, seat, place, int(attacker_wins)) for seat in on_the_spot(s, place)],
                *[DrawCard(seat) for seat in players if any(self.spent_by(s, seat))],
                Aftermath(me, loser, place),
                PlaceHordeStar(me, driven),
            )
        else:
            s.then(
                Retreat(winner, me, place, int(attacker_wins)),
                CardBeside(me),
                Aftermath(winner, me, place),
                Honour(players[0], place),
            )
        s.part(Horde).committed = ()


def on_the_spot(s: Scythe, place: int) -> list[int]:
    """Returns the players with any units in a region: those without combat units there retreat as well."""
    here = BIT[place]
    return [
        seat for seat in s.rules.seating if (s.players[seat].fighters_at | s.players[seat].workers_at) & here
    ]


class Aftermath(Step, frozen=True, tag="scythe.horde.Aftermath"):
    """Tells modules who has won; stars come afterwards."""

    winner: int
    loser: int
    place: int

    def run(self, s: Scythe) -> None:
        tell_of_win(s, self.winner, self.loser, self.place)


class PlaceHordeStar(Step, frozen=True, tag="scythe.horde.PlaceHordeStar"):
    """Places a star of the Horde for a combat that the players have lost; with the sixth they lose.

    [fenris.horde.player-loses-star, fenris.horde.lose-stars, fenris.horde.stars-dice, fenris.horde.harder]
    """

    seat: int
    driven: int

    def run(self, s: Scythe) -> None:
        part = s.part(Horde)
        part.stars += 1
        if s.journal is not UNSET:
            s.journal.append(HordeStar(self.seat, part.stars))
        if part.stars >= numbers(s.rules.data.pack).stars:
            lose(s, "horde-stars")
        elif self.driven and s.rules.setup[HARDER]:
            pass_time(s, self.driven)


class Perish(Step, frozen=True, tag="scythe.horde.Perish"):
    """Removes a beaten unit of the Horde from the board; with the last one the players win.

    [fenris.horde.player-wins, fenris.horde.win-units]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        for unit in fighters_at(s, self.seat, self.place):
            s.players[self.seat].units[unit] = NOWHERE
        pieces_changed(s, self.seat)
        winner = side(s, self.place)[0]
        if s.journal is not UNSET:
            s.journal.append(UnitDestroyed(winner, self.place, units_left(s)))
        if not units_left(s):
            win(s, winner, "horde-units")


HORDE.add("retreats", Perish, power=HORDE_ID)


# --- the star


def combat_row(s: Scythe) -> int:
    return s.rules.star_rows["combat"]


def candidates(s: Scythe, place: int) -> list[int]:
    """Returns the players involved who can place a combat star.  [fenris.horde.one-star]"""
    return [seat for seat in side(s, place) if takes_star(s, seat, combat_row(s))]


def fills_tile(s: Scythe, seat: int) -> bool:
    """Returns whether a combat star of a player goes to a tile, not beside the tiles.

    [fenris.ruling.horde-saxony]
    """
    return s.players[seat].stars[combat_row(s)] < s.part(Horde).laid.count(combat_row(s))


class Honour(Ask, frozen=True, tag="scythe.horde.Honour"):
    """Asks which player involved places the combat star; there is one for each combat.

    A star that fills no tile may be left out.
    [fenris.horde.one-star, fenris.ruling.horde-saxony]
    """

    gesture: ClassVar[str] = "partner"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        able = candidates(s, self.place)
        must = any(fills_tile(s, seat) for seat in able)
        return (*[PARTNER[seat] for seat in able], *(() if must else (NO,)))

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not NO:
            fill(s, option.i, combat_row(s))
            s.next(Stars(option.i))

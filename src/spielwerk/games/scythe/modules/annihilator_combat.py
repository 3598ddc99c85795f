"""Combats with the Annihilator: its cards, its end, and an Automa that fights it first."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.combat import (
    CombatStar,
    CombatStep,
    Foreboding,
    Retreat,
    Reveal,
    nothing,
)
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.events import CombatWon
from spielwerk.games.scythe.modules.annihilator import (
    ANNIHILATOR,
    ANNIHILATOR_ID,
    NOBODY,
    Guard,
    annihilator,
    numbers,
)
from spielwerk.games.scythe.modules.turned_cards import Turn, reveal_on
from spielwerk.games.scythe.options import CARD
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, Scythe
from spielwerk.games.scythe.tracks import discard, lose_power
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class AnnihilatorStruck(Event, frozen=True, tag="scythe.AnnihilatorStruck"):
    """Its strength: the die, and the cards that were drawn for it."""

    seat: int
    die: int
    cards: tuple[int, ...]
    total: int


class AnnihilatorDestroyed(Event, frozen=True, tag="scythe.AnnihilatorDestroyed"):
    seat: int


class DrawStrength(Turn, frozen=True, tag="scythe.annihilator.DrawStrength"):
    """Draws combat cards for it after the player has committed; they count for this combat only.

    [fenris.annihilator.combat-cards, fenris.annihilator.combat-example, fenris.annihilator.no-reduction]
    [fenris.ruling.annihilator-cards, fenris.ruling.annihilator-marker]
    """

    decided_by: ClassVar[str] = "drawn"

    def again(self) -> Turn:
        return DrawStrength(self.seat, self.place, self.left - 1, self.shown + 1)

    def done(self, s: Scythe, cards: list[int]) -> None:
        die = s.part(Guard).die
        total = die + sum([s.rules.card_values[kind] for kind in cards])
        s.sealed[self.seat] = [total, *nothing(s)[1:]]
        if s.journal is not UNSET:
            counts = tuple([cards.count(kind) for kind in range(len(s.rules.card_values))])
            s.journal.append(AnnihilatorStruck(self.seat, die, counts, total))


class Strike(Step, frozen=True, tag="scythe.annihilator.Strike"):
    """Begins to draw its cards.  [fenris.annihilator.combat-cards]"""

    decided_by: ClassVar[str] = "drawn"

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        reveal_on(s, DrawStrength(self.seat, self.place, numbers(s.rules.data.pack).cards, 0))


ANNIHILATOR.add("commits", Strike, power=ANNIHILATOR_ID)


def expected(s: Scythe) -> float:
    """Returns the total that bots expect of it."""
    counts = s.deck.counts if len(s.deck) else [s.deck.discard.count(kind) for kind in range(len(CARD))]
    values = zip(s.rules.card_values, counts, strict=True)
    mean = sum([value * n for value, n in values]) / max(1, sum(counts))
    return s.part(Guard).die + numbers(s.rules.data.pack).cards * mean


ANNIHILATOR.add("strength", expected, power=ANNIHILATOR_ID)


# --- who fights it first


class FirstFight(Foreboding, frozen=True, tag="scythe.annihilator.FirstFight"):
    """Decides the combat of an Automa that fights it before anybody else: the Automa loses at once.

    [fenris.annihilator.automa-first-fight, fenris.annihilator.automa-later-fights]
    [fenris.annihilator.automa-outcome]
    """

    def run(self, s: Scythe) -> None:
        part = s.part(Guard)
        first, part.fought = not part.fought, True
        if s.rules.chooses[self.foe] or not first:
            return
        while isinstance(s.stack[-1], CombatStep):  # neither side commits anything
            kind = type(s.stack.pop())
            if issubclass(kind, Reveal):
                break
        if s.journal is not UNSET:
            s.journal.append(CombatWon(self.seat, self.foe, self.place))
        lose_power(s, self.foe, numbers(s.rules.data.pack).power)
        s.then(
            *[LoseCard(self.foe)] * any(s.hands[self.foe]),
            Retreat(self.seat, self.foe, self.place, 0),
            CombatStar(self.seat, self.foe, self.place),
        )


ANNIHILATOR.add("before_combat", FirstFight, power=ANNIHILATOR_ID)


class LoseCard(Chance, frozen=True, tag="scythe.annihilator.LoseCard"):
    """Discards a random combat card of an Automa, if it has one.

    [fenris.annihilator.automa-first-fight]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return CARD, s.hands[self.seat]

    def choose(self, s: Scythe, option: Option) -> None:
        discard(s, self.seat, option.n)


# --- its end


class Fall(Step, frozen=True, tag="scythe.annihilator.Fall"):
    """Removes it from the board when it is beaten.  [fenris.annihilator.combat-win]"""

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        s.players[self.seat].units[CHARACTER] = NOWHERE
        pieces_changed(s, self.seat)


ANNIHILATOR.add("retreats", Fall, power=ANNIHILATOR_ID)


@ANNIHILATOR.on("on_combat_won")
def end_with_it(s: Scythe, winner: int, loser: int, _place: int) -> None:
    """Ends the game after the star for beating it.

    [fenris.annihilator.combat-win, fenris.ep5.end-annihilator]
    """
    if loser == annihilator(s):
        s.part(Guard).victor = winner
        if s.journal is not UNSET:
            s.journal.append(AnnihilatorDestroyed(winner))
        s.then(Stars(winner), EndWithIt(winner))


class EndWithIt(Step, frozen=True, tag="scythe.annihilator.EndWithIt"):
    """Ends the game.  [fenris.ep5.end-annihilator]"""

    seat: int

    def run(self, s: Scythe) -> None:
        s.rules.end(s, self.seat, ANNIHILATOR_ID)


@ANNIHILATOR.on("reports")
def report(s: Scythe, seat: int) -> dict[str, bool]:
    """Reports who has beaten it, if it was discovered.  [fenris.ep5.fenris-victor]"""
    part = s.part(Guard)
    return {"found": part.victor == seat != NOBODY} if part.awake else {}

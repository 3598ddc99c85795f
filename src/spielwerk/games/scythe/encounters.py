"""Encounters: a character meets people on the way."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.actions.move import SetOut, arrive
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.effects import bargain
from spielwerk.games.scythe.events import EncounterChosen, EncounterDrawn, HandSeen
from spielwerk.games.scythe.movement import fighters_at, relocate, workers_at
from spielwerk.games.scythe.options import AT_EACH, DECLINE, DONE, ENCOUNTER, OPTIONS, UNIT, WORKER_AT
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import LEADERS, Scythe
from spielwerk.kernel.effect import AnyEffect, AtomRule, Do, possible
from spielwerk.kernel.frame import Ask, Chance, Frame, Step
from spielwerk.kernel.option import Option, Options, Weights


class Encounters(Step, frozen=True, tag="scythe.encounter.Encounters"):
    """Starts the encounters, after all combats: a character on an encounter token resolves it.

    Only characters have encounters.  A character that lost its combat is no longer there, and the token
    stays.  A defender's character has one where it has just won, unless the rules play its seat.  A card may
    move a character to another token, which then follows.
    [scythe.encounter.timing, scythe.encounter.only-characters, scythe.encounter.combat-first]
    [scythe.encounter.combat-lost, scythe.combat.winner-encounter]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if not s.encounters:
            return
        people = [q for q in s.rules.seating if s.rules.chooses[q]] if s.fought_at else []
        others = [q for q in people if q != self.seat]
        met: list[Frame] = []
        for seat in (self.seat, *others[::-1]):
            units = s.players[seat].units
            for leader in LEADERS:
                here = BIT[units[leader]]
                if here & s.encounters & (-1 if seat == self.seat else s.fought_at):
                    s.encounters &= ~here
                    met.append(DrawEncounter(seat, units[leader]))
        if met:
            s.then(*met, self)


class DrawEncounter(Chance, frozen=True, tag="scythe.encounter.DrawEncounter"):
    """Removes the token; a card is drawn and shown to all.  [scythe.info.encounter-card-open]"""

    seat: int
    place: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        found = s.encounter_deck or s.encounter_bottom[:1]
        return tuple([ENCOUNTER[n] for n in found]), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        """Puts the card under the deck after use.  [scythe.encounter.card-to-bottom]"""
        s.encounter_deck = tuple([n for n in s.encounter_deck if n != option.n])
        s.encounter_bottom = (*[n for n in s.encounter_bottom if n != option.n], option.n)
        if s.journal is not UNSET:
            s.journal.append(EncounterDrawn(self.seat, self.place, option.n))
        for hook in s.rules.on_encounter:
            hook(s, self.seat, self.place)
        if s.rules.on_met:
            s.next(EncounterOver(self.seat, self.place))
        usual, more = s.rules.encounter_options[self.seat], s.rules.encounter_choices
        most = max([usual, *[allowed(s, self.seat) for allowed in more]]) if more else usual
        s.then(Encounter(self.seat, self.place, option.n, most, 0), Stars(self.seat))


class Encounter(Ask, frozen=True, tag="scythe.encounter.Encounter"):
    """Asks which option to take: one whose cost can be paid in full; a faction may be allowed a second one.

    [scythe.encounter.choose-one, scythe.encounter.must-afford, scythe.encounter.isolated]
    """

    gesture: ClassVar[str] = "encounter"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    place: int
    card: int
    left: int
    used: int

    def options(self, s: Scythe) -> Options:
        effects = encounter_effects(s.rules.data, self.card, self.place)
        found = [
            OPTIONS.pick[i]
            for i, e in enumerate(effects)
            if not self.used >> i & 1 and possible(s, self.seat, e)
        ]
        return (*found, DONE) if self.used else tuple(found)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            return
        if s.journal is not UNSET:
            s.journal.append(EncounterChosen(self.seat, self.card, option.n))
        if self.left > 1:
            s.next(Encounter(self.seat, self.place, self.card, self.left - 1, self.used | 1 << option.n))
        s.then(
            Do(self.seat, encounter_effects(s.rules.data, self.card, self.place)[option.n]), Stars(self.seat)
        )


class EncounterOver(Step, frozen=True, tag="scythe.encounter.EncounterOver"):
    """Ends the encounter: calls the hooks `on_met`."""

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        for hook in s.rules.on_met:
            hook(s, self.seat, self.place)


def encounter_effects(data: Components, number: int, place: int) -> list[AnyEffect]:
    """Returns the options of a card: a gain at its cost, placed in the region of the encounter."""
    return [bargain(o.cost, o.gain, place) for o in data.encounters()[number].options]


# --- two gains that only special cards have


class Peek(Step, frozen=True, tag="scythe.encounter.Peek"):
    """Looks at the combat cards of all opponents; only this seat learns them."""

    seat: int

    def run(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            for foe in s.rules.foes[self.seat]:
                for kind, n in enumerate(s.hands[foe]):
                    s.journal.extend([HandSeen(self.seat, foe, kind)] * n)


class MoveAway(Ask, frozen=True, tag="scythe.encounter.MoveAway"):
    """Asks whether the player's units here leave together for an adjacent empty land region,
    ignoring rivers.
    """

    gesture: ClassVar[str] = "relocate"
    begins: ClassVar[bool] = True

    place: int

    def options(self, s: Scythe) -> Options:
        taken = 0
        for p in s.players:
            taken |= p.fighters_at | p.workers_at | p.structures_at
        free = s.rules.board.neighbours[self.place] & s.rules.board.land & ~taken
        return (*AT_EACH(free), DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DECLINE:
            s.next(WhoMovesAway(self.seat, self.place, option.i))


class WhoMovesAway(Ask, frozen=True, tag="scythe.encounter.WhoMovesAway"):
    """Asks which units go along, one after the other; they carry nothing."""

    gesture: ClassVar[str] = "relocate"

    place: int
    to: int

    def options(self, s: Scythe) -> Options:
        found = [UNIT[u] for u in fighters_at(s, self.seat, self.place)]
        workers = (WORKER_AT[self.place],) if workers_at(s, self.seat, self.place) else ()
        return (*found, *workers, DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            return
        unit = option.i if option.verb == "unit" else workers_at(s, self.seat, self.place)[0]
        relocate(s, self.seat, unit, self.to)
        pieces_changed(s, self.seat)
        s.next(self)
        arrive(s, SetOut(self.seat, unit, self.to, 1, 0, 0), self.place)


SPECIAL_ATOMS: dict[str, AtomRule] = {
    "gain-peek_hands": AtomRule(lambda s, seat, _: s.next(Peek(seat))),
    "gain-relocate": AtomRule(lambda s, seat, a: s.next(MoveAway(seat, a.at))),
}

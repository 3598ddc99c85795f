"""Step 2b: what an Automa gains from its card, free of charge.  [scythe.automa-nature.free-actions]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from spielwerk.games.scythe.automa.deck import active
from spielwerk.games.scythe.automa.events import LineRead, UnitReady
from spielwerk.games.scythe.automa.hesitation import combat_cards, restrained
from spielwerk.games.scythe.automa.seat import AutomaSeat, GainLine, automa_of
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import (
    CARDS,
    CHAMPION,
    CHARACTER,
    FIRST_WORKER,
    NOWHERE,
    POWER,
    UNIT_COUNT,
    Scythe,
)
from spielwerk.games.scythe.tracks import DrawCard, gain_coins, gain_power, room
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

NO_UNIT = -1


class Gains(Step, frozen=True, tag="scythe.automa.Gains"):
    """Carries out every symbol of the second row from left to right, unless its bracket names another
    faction.

    [scythe.automa-gain.every-symbol, scythe.automa-gain.faction-bracket, scythe.automa-gain.money]
    [scythe.automa-gain.power, scythe.automa-gain.combat-card, scythe.ruling.automa-power-cap]
    """

    seat: int
    card: int
    at: int

    def run(self, s: Scythe) -> None:
        m = automa_of(s, self.seat)
        lines = self.lines(s, m)
        for at in range(self.at, len(lines)):
            more = self.take(s, m, lines[at], at)
            if more:
                s.then(*more, type(self)(self.seat, self.card, at + 1))
                return
            if s.over:
                return

    def lines(self, s: Scythe, m: AutomaSeat) -> Sequence[GainLine]:
        return active(s, m, self.card).gains

    def take(self, s: Scythe, m: AutomaSeat, line: GainLine, at: int) -> tuple[Chance, ...]:
        """Carries out one symbol; returns the frames that draw cards for it."""
        if not line.applies:
            tell(s, m, line, at, "other-faction")
        elif not line.n:
            tell(s, m, line, at, "counted")
        elif line.gain == "coins":
            tell(s, m, line, at, "done")
            gain_coins(s, m.seat, line.n)
        elif line.gain == "power":
            n = room(s, m.seat, POWER, line.n)
            tell(s, m, line, at, "done" if n else "full", n=n)
            gain_power(s, m.seat, line.n)
            Stars(m.seat).run(s)
        elif line.gain == "cards":
            tell(s, m, line, at, "done" if room(s, m.seat, CARDS, line.n) else "none-left")
            return (DrawCard(m.seat),) * line.n
        else:
            return self.deploy(s, m, line, at)
        return ()

    def deploy(self, s: Scythe, m: AutomaSeat, line: GainLine, at: int) -> tuple[Chance, ...]:
        """Moves a unit from the faction mat, if one is there, to the home base.

        [scythe.automa-gain.worker, scythe.automa-gain.character-first, scythe.automa-gain.mech]
        [scythe.automa-variant.deploy-check]
        """
        unit = next_unit(s, m, line.gain)
        if unit == NO_UNIT:
            tell(s, m, line, at, "none-left")
        elif m.hesitant_deployment and s.deck.drawable():
            return (HesitateToDeploy(m.seat, self.card, at, unit),)
        else:
            ready(s, m, line, at, unit)
        return ()


def next_unit(s: Scythe, m: AutomaSeat, gain: str) -> int:
    """Returns the worker, or the character before any mech, that is on the faction mat; -1 if none is.

    [scythe.automa-gain.worker, scythe.automa-gain.character-first, scythe.automa-gain.mech]
    """
    units = range(FIRST_WORKER, UNIT_COUNT) if gain == "worker" else range(CHARACTER, CHAMPION)
    waiting = [unit for unit in units if s.players[m.seat].units[unit] == NOWHERE]
    if gain != "worker":
        waiting += [unit for reserve in s.rules.automa_reserve for unit in reserve(s, m.seat)]
    return waiting[0] if waiting else NO_UNIT


def ready(s: Scythe, m: AutomaSeat, line: GainLine, at: int, unit: int) -> None:
    """Moves the unit to the home base; it gets no ability.  [scythe.automa-nature.no-abilities]"""
    tell(s, m, line, at, "done")
    s.players[m.seat].units[unit] = m.home
    pieces_changed(s, m.seat)
    if s.journal is not UNSET:
        s.journal.append(UnitReady(m.seat, unit))


class HesitateToDeploy(Chance, frozen=True, tag="scythe.automa.HesitateToDeploy"):
    """Turns up a combat card: with a 4 or 5 the unit stays on the faction mat.

    [scythe.automa-variant.deploy-check, scythe.ruling.automa-variant-reveal-pile]
    """

    seat: int
    card: int
    at: int
    unit: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return combat_cards(s)

    def choose(self, s: Scythe, option: Option) -> None:
        m = automa_of(s, self.seat)
        line = active(s, m, self.card).gains[self.at]
        if restrained(s, self.seat, option, "deploy"):
            tell(s, m, line, self.at, "hesitates")
        else:
            ready(s, m, line, self.at, self.unit)


def tell(s: Scythe, m: AutomaSeat, line: GainLine, at: int, verdict: str, *, n: int = 0) -> None:
    """Logs the result of a symbol; `n` is how much of it was gained, if there was no room for all of it."""
    if s.journal is not UNSET:
        s.journal.append(LineRead(m.seat, "gain", at, line.gain, line.faction, n or line.n, verdict))

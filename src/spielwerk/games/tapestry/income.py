"""Income turns: civilizations, a hanging, an upgrade and points, then resources, tiles and cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.draws import DrawHanging, DrawHangings, DrawTiles
from spielwerk.games.tapestry.events import IncomeBegan, PlayerFinished
from spielwerk.games.tapestry.facts import gain
from spielwerk.games.tapestry.hang import FaceDown, PlayHanging, plays_on, take_down
from spielwerk.games.tapestry.income_mat import uncovered
from spielwerk.games.tapestry.options import CIVILIZATION, NO
from spielwerk.games.tapestry.source import ERA, INCOME, Source, carry_out
from spielwerk.games.tapestry.state import ERAS, LAST_INCOME, Tapestry
from spielwerk.games.tapestry.tech import Upgrade
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options


class Income(Step, frozen=True, tag="tapestry.income.Begin"):
    """Begins the next of the player's five eras; the effect of the old era's card ends first.

    [tapestry.base.turn.eras, tapestry.base.turn.five-incomes, tapestry.base.turn.independent-eras]
    [tapestry.ruling.base-this-era-end, tapestry.base.income.turn1, tapestry.base.income.turn5]
    [tapestry.civ.elder-ones.era4]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.era != ERAS or not plays_on(s, self.seat):
            take_down(s, self.seat)
        p.begin_era()
        if s.journal is not UNSET:
            s.journal.append(IncomeBegan(self.seat, p.era))
        s.next(Source(INCOME, p.era))
        first = s.rules.first_income[self.seat]
        if first and p.era == 1:
            s.then(*[step(self.seat) for step in first])
        else:
            s.stack += s.rules.income_frames[self.seat]


class Abilities(Step, frozen=True, tag="tapestry.income.Abilities"):
    """Step 1: offers the income abilities of the player's civilizations.

    [tapestry.base.income.step1-civilization]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if able(s, self.seat, 0):
            s.next(WhichAbility(self.seat))


def able(s: Tapestry, seat: int, used: int) -> list[int]:
    """Returns the civilizations of a player that have an ability to use in this income turn.

    [tapestry.civ.income-time]
    """
    p = s.players[seat]
    now = s.rules.able_in_turn[seat][p.era]
    if used:
        now &= ~used
    return [one[0] for one in p.civilizations if now >> one[0] & 1]


class WhichAbility(Ask, frozen=True, tag="tapestry.income.WhichAbility"):
    """Asks which civilization uses its income ability next; the player chooses the order.

    A civilization gained in this step can still use its ability.
    [tapestry.base.civilization.several, tapestry.base.civilization.during-income, tapestry.civ.order]
    [tapestry.civ.income-time]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    used: int = 0

    def options(self, s: Tapestry) -> Options:
        return tuple([CIVILIZATION[civ] for civ in able(s, self.seat, self.used)]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(WhichAbility(self.seat, self.used | 1 << option.i))
            for use in s.rules.income_abilities(self.seat, option.i):
                use(s, self.seat)


class FirstInEra(Step, frozen=True, tag="tapestry.income.FirstInEra"):
    """Step 2: gives resources to a player who enters an era before both neighbours; the card comes
    afterwards.

    [tapestry.base.income.first-bonus, tapestry.base.income.first-bonus-neighbours]
    [tapestry.base.income.first-bonus-none, tapestry.ruling.base-first-bonus-time]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        players = s.players
        era = players[self.seat].era
        bonus = s.rules.first_bonus.get(era)
        if bonus is None:
            return
        for neighbour in s.neighbours(self.seat):
            if players[neighbour].era >= era:
                return
        carry_out(s, self.seat, bonus, Source(ERA, era))


class Hang(Step, frozen=True, tag="tapestry.income.Hang"):
    """Step 2: plays a card from hand on the space of the new era, or one from the deck face down.

    [tapestry.base.income.step2-tapestry, tapestry.base.tapestry.income-play]
    [tapestry.base.tapestry.face-down, tapestry.base.tapestry.era5-none]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.era in s.rules.income_turns.hanging:
            if p.hand:
                s.next(PlayHanging(self.seat))
            elif DrawHanging.deck(s):
                s.next(FaceDown(self.seat))


class UpgradeOne(Step, frozen=True, tag="tapestry.income.Upgrade"):
    """Step 3: offers to upgrade one tech card.  [tapestry.base.income.step3-upgrade]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.tech and p.era in s.rules.income_turns.upgrade:
            s.next(Upgrade(self.seat, 1))


class Points(Step, frozen=True, tag="tapestry.income.Points"):
    """Step 3: scores all uncovered points of the income mat.

    [tapestry.base.income.step3-vp, tapestry.base.income.vp-order-free]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p, rules = s.players[self.seat], s.rules
        if p.era in rules.income_turns.points:
            atoms = rules.atoms
            for atom in rules.income_points[uncovered(rules, self.seat, p)]:
                atoms[atom.verb].run(s, self.seat, atom)
            for scored in rules.income_scored[self.seat][p.abilities]:
                scored(s, self.seat)


class Yield(Step, frozen=True, tag="tapestry.income.Yield"):
    """Step 4: gains all uncovered resources, tiles and cards.

    [tapestry.base.income.step4-gain, tapestry.base.income.tapestry-after-play]
    [tapestry.base.building.uncover]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.era not in s.rules.income_turns.gains:
            return
        resources, tiles, cards = s.rules.income_yields[uncovered(s.rules, self.seat, p)]
        for others in s.rules.income_cards:
            cards = others(s, self.seat, cards)
        if cards:
            s.next(DrawHangings(self.seat, cards))
        if tiles:
            s.next(DrawTiles(self.seat, tiles))
        paid = list(resources)
        for received in s.rules.income_resources[self.seat][p.abilities]:
            received(s, self.seat, paid)
        for kind, n in enumerate(paid):
            if n:
                gain(s, self.seat, kind, n)


class Finish(Step, frozen=True, tag="tapestry.income.Finish"):
    """Ends the game for a player after the fifth income turn; pieces stay where they are.

    [tapestry.base.end.per-player, tapestry.base.end.finished-pieces, tapestry.base.turn.five-incomes]
    [tapestry.base.civilization.several, tapestry.civ.elder-ones.after]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.era == LAST_INCOME and not plays_on(s, self.seat):
            s.next(PlayerDone(self.seat))
        for ended in s.rules.income_ended[self.seat][p.abilities]:
            ended(s, self.seat)


class PlayerDone(Step, frozen=True, tag="tapestry.income.Done"):
    """Marks a player as finished: from now on only points from civilizations are gained.

    [tapestry.base.end.finished-no-gain, tapestry.base.end.no-extra-scoring]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        for finishing in s.rules.finishing[self.seat][p.abilities]:
            finishing(s, self.seat)
        p.ended = True
        if s.journal is not UNSET:
            s.journal.append(PlayerFinished(self.seat))

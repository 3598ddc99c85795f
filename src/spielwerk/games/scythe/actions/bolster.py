"""Bolster: pay a coin for either power or combat cards.  [scythe.bolster.choice]"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.scythe.options import LESS, SKIP, TAKE
from spielwerk.games.scythe.stars import Stars, place_due
from spielwerk.games.scythe.state import BOLSTER, CARDS, MONUMENT, POPULARITY, POWER, Scythe
from spielwerk.games.scythe.tracks import Gain, gain, gain_coins, room, structure_adds
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Bolster(Ask, frozen=True, tag="scythe.bolster.Bolster"):
    """Asks for power or cards.  A player who wants only a part chooses `LESS` first and is then asked in
    detail.

    [scythe.bolster.power, scythe.bolster.card, scythe.upgrade.bolster-cubes]
    [scythe.turn.partial-benefit, scythe.turn.cost-must-be-affordable]
    """

    gesture: ClassVar[str] = "bolster"

    less: int = 0

    def options(self, s: Scythe) -> Options:
        p = s.players[self.seat]
        if p.coins < s.rules.costs[BOLSTER].coins:
            return (SKIP,)
        power = room(s, self.seat, POWER, s.rules.benefit(p, BOLSTER, 0))
        cards = room(s, self.seat, CARDS, s.rules.benefit(p, BOLSTER, 1))
        if self.less:
            return (*TAKE[POWER][power::-1], *TAKE[CARDS][cards:0:-1])
        all_of_it: Options = (TAKE[POWER][power],) if power else ()
        if cards:
            all_of_it += (TAKE[CARDS][cards],)
        if all_of_it or structure_adds(s, self.seat, MONUMENT, POPULARITY):
            return (*(all_of_it or TAKE[POWER][:1]), LESS, SKIP)
        return (TAKE[POWER][0], SKIP)

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether coins are hidden: skipping the question would show that there was none to pay with.

        [scythe.ruling.coins-visibility]
        """
        return bool(s.rules.setup["hidden_coins"])

    def choose(self, s: Scythe, option: Option) -> None:
        """Pays a coin and gains one of the two; the player's monument adds popularity.  Stars come last.

        [scythe.bolster.choice, scythe.bolster.power, scythe.build.monument]
        [scythe.build.benefit-without-control, scythe.build.opponents-cannot-use]
        [scythe.ruling.gains-before-stars]
        """
        if option is SKIP:
            return
        if option is LESS:
            s.next(Bolster(self.seat, 1))
            return
        gain_coins(s, self.seat, -s.rules.costs[BOLSTER].coins)
        more = structure_adds(s, self.seat, MONUMENT, POPULARITY)
        if more:
            s.then(Gain(self.seat, POPULARITY, more, 1 - self.less), Stars(self.seat))
        gain(s, self.seat, option.i, option.n)
        if not more:
            place_due(s, self.seat)

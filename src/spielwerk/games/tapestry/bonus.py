"""The bonus of a space, which may be bought after its benefit."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.discard import discards, held
from spielwerk.games.tapestry.facts import pay
from spielwerk.games.tapestry.options import NO, PAY_OR_NOT, YES
from spielwerk.games.tapestry.source import BONUS, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class BuyBonus(Ask, frozen=True, tag="tapestry.advance.Bonus"):
    """Asks whether to buy the bonus of a space at its full price.

    A resource is chosen at once; cards and tiles are discarded one by one.
    [tapestry.base.benefit.bonus-optional, tapestry.base.benefit.bonus-cost-any]
    [tapestry.base.benefit.bonus-discard, tapestry.base.benefit.bonus-independent]
    """

    gesture: ClassVar[str] = "bonus"
    begins: ClassVar[bool] = True

    track: int
    step: int
    free: int = 0

    def is_free(self, s: Tapestry) -> bool:
        """Returns whether the bonus costs nothing."""
        if self.free:
            return True
        bonus = s.rules.spaces[self.track][self.step].bonus
        assert bonus is not None
        spared = s.rules.bonus_free[self.seat][s.players[self.seat].abilities]
        return bool(spared) and any(free(s, self.seat, bonus) for free in spared)

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        bonus = s.rules.spaces[self.track][self.step].bonus
        assert bonus is not None
        if self.is_free(s):
            return (YES, NO)
        if bonus.cost != "resource":
            return (YES, NO) if held(p, bonus.cost) >= bonus.n else (NO,)
        return PAY_OR_NOT(*p.res)

    def choose(self, s: Tapestry, option: Option) -> None:
        bonus = s.rules.spaces[self.track][self.step].bonus
        if option is NO or bonus is None:
            return
        carry_out(s, self.seat, bonus.gain, Source(BONUS, self.track, self.step))
        if option is not YES:
            pay(s, self.seat, option.i)
        elif not self.is_free(s):
            s.next(discards(self.seat, bonus.cost, bonus.n))

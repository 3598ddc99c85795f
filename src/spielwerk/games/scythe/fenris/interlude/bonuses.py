"""Set-up bonuses: earned after episodes 3, 4 and 7, received in every later episode."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.fenris.chronicle import COINS, POPULARITY, POWER
from spielwerk.games.scythe.fenris.interlude.events import BonusRaised
from spielwerk.games.scythe.fenris.interlude.options import DATA, RAISE
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

CAPS = {POWER: DATA.sheet.power_cap, POPULARITY: DATA.sheet.popularity_cap}
"""[fenris.sheet.setup-bonus-caps, fenris.sheet.setup-bonus-cap-values]"""


class RaiseBonuses(Step, frozen=True, tag="interlude.bonuses.RaiseBonuses"):
    """One increase for every 2 tokens or agents, rounded up; after episode 7 one for each token.

    [fenris.ep3.reward-setup-bonus, fenris.ep4.reward-setup-bonus, fenris.ep7.reward-setup-bonus]
    [fenris.ep7.reward-setup-bonus-finder, fenris.automa-campaign.setup-bonus-coins]
    """

    def run(self, s: Interlude) -> None:
        frames = []
        for seat in s.seats:
            tokens = s.result(seat).tokens
            earned = tokens if s.c.episode.startswith("7") else (tokens + 1) // 2
            if s.sheet(seat).automa:
                for _ in range(earned):
                    raise_bonus(s, seat, COINS)
            else:
                frames += [RaiseBonus(seat)] * earned
        s.then(*frames)


class RaiseBonus(Ask, frozen=True, tag="interlude.bonuses.RaiseBonus"):
    """Asks for the bonus to raise: coins, power or popularity, within their limits.

    [fenris.sheet.setup-bonus-options, fenris.sheet.setup-bonus-caps]
    """

    gesture: ClassVar[str] = "raise"
    begins: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        had = s.sheet(self.seat).bonuses
        return tuple([RAISE[i] for i in range(len(RAISE)) if i not in CAPS or had[i] < CAPS[i]])

    def choose(self, s: Interlude, option: Option) -> None:
        raise_bonus(s, self.seat, option.i)


def raise_bonus(s: Interlude, seat: int, bonus: int) -> None:
    s.sheet(seat).bonuses[bonus] += 1
    if s.journal is not UNSET:
        s.journal.append(BonusRaised(seat, bonus))

"""What Automas get instead of modifications: benefits, one for each that they would have bought.

[fenris.automa-modules.mods-benefits]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET

from spielwerk.games.scythe.automa.cards import in_order
from spielwerk.games.scythe.automa.deck import AUTOMA_CARD, EQUAL
from spielwerk.games.scythe.automa.gains import NO_UNIT, Gains, next_unit, ready, tell
from spielwerk.games.scythe.automa.progress import advance
from spielwerk.games.scythe.automa.seat import AutomaSeat, GainLine, automa_of
from spielwerk.games.scythe.episodes import EPISODE
from spielwerk.games.scythe.modules.infra_mods_spy import INFRA_MODS
from spielwerk.games.scythe.modules.mech_mods import MECH_MODS
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import BySeat
from spielwerk.kernel.option import Option, Options, Weights

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.modifications import Benefit
    from spielwerk.games.scythe.rules import ScytheRules

__all__ = ["INFRA_MODS", "MECH_MODS"]

Column = Literal["infra", "mech"]


def bought(rules: ScytheRules) -> tuple[Column, tuple[Benefit, ...]]:
    """Returns what each Automa gets: of which kind, and the benefits in their order.

    In an episode of the campaign its sheet says that.
    [fenris.automa-modules.mods-infra-only, fenris.automa-modules.mods-mech-only]
    [fenris.automa-modules.mods-both, fenris.automa-modules.mods-benefits]
    """
    if rules.setup.get(EPISODE) is not None:
        return "infra", ()
    data = rules.data.automa_mods()
    infra, mech = [module.id in rules.setup["modules"] for module in (INFRA_MODS, MECH_MODS)]
    if infra:
        return "infra", data.infra[: data.both if mech else data.infra_only]
    return "mech", data.mech[: data.mech_only]


class BenefitGained(Event, frozen=True, tag="scythe.BenefitGained"):
    """An Automa has got the n-th modification of a kind; `benefit` is what it is good for."""

    seat: int
    column: str
    n: int
    benefit: str
    card: int


def benefits(s: Scythe, seat: int) -> Sequence[GetBenefit]:
    """Returns the frames that give an Automa its benefits."""
    return [GetBenefit(seat, n) for n in range(len(bought(s.rules)[1]))]


def only_infra(s: Scythe, seat: int) -> Sequence[GetBenefit]:
    """Returns the benefits for mech modifications: none if infrastructure modifications are in play, too.

    [fenris.automa-modules.mods-both]
    """
    return benefits(s, seat) if INFRA_MODS.id not in s.rules.setup["modules"] else ()


INFRA_MODS.add("automa_set_up", benefits)
MECH_MODS.add("automa_set_up", only_infra)


class GetBenefit(Step, frozen=True, tag="scythe.automamods.GetBenefit"):
    """Gives an Automa one benefit; a card that is removed has never been in its deck.

    [fenris.automa-modules.mods-benefits]
    """

    seat: int
    n: int

    def run(self, s: Scythe) -> None:
        column, found = bought(s.rules)
        benefit = found[self.n]
        if s.journal is not UNSET:
            s.journal.append(BenefitGained(self.seat, column, self.n + 1, benefit.what, benefit.card))
        if benefit.what == "progress":
            advance(s, automa_of(s, self.seat))
        elif benefit.what == "gain":
            s.next(DrawBenefit(self.seat))


@INFRA_MODS.on("automa_deck")
def removed(cards: BySeat[frozenset[int]], rules: ScytheRules, _seat: None) -> BySeat[frozenset[int]]:
    """Removes the cards that the benefits say.  [fenris.automa-modules.mods-benefits]"""
    gone = {benefit.card for benefit in bought(rules)[1] if benefit.card}
    return tuple([numbers | gone for numbers in cards])


class DrawBenefit(Chance, frozen=True, tag="scythe.automamods.DrawBenefit"):
    """Draws any card of the Automa, which then goes back: its gains of scheme I are the benefit.

    [fenris.automa-modules.mods-benefits]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return AUTOMA_CARD, EQUAL

    def choose(self, s: Scythe, option: Option) -> None:
        s.next(BenefitGains(self.seat, option.i, 0))


class BenefitGains(Gains, frozen=True, tag="scythe.automamods.BenefitGains"):
    """Carries out the gains of the green half as printed, but none for a faction, and without hesitation.

    [fenris.automa-modules.mods-benefits]
    """

    def lines(self, s: Scythe, _m: AutomaSeat) -> Sequence[GainLine]:
        printed = in_order(s.rules.data.pack)[self.card].schemes[0].gains
        return [GainLine(line.gain, line.n, "", applies=True) for line in printed if not line.faction]

    def deploy(self, s: Scythe, m: AutomaSeat, line: GainLine, at: int) -> tuple[Chance, ...]:
        unit = next_unit(s, m, line.gain)
        if unit == NO_UNIT:
            tell(s, m, line, at, "none-left")
        else:
            ready(s, m, line, at, unit)
        return ()

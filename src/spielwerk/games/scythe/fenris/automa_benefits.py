"""What the sheet of an Automa brings into an episode: its benefits, and the adaptive difficulty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from spielwerk.games.scythe.automa.cards import in_order
from spielwerk.games.scythe.automa.progress import advance
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.fenris.chronicle import Benefit
from spielwerk.games.scythe.fenris.progress_stars import SHEET
from spielwerk.games.scythe.fenris.sheet import HEAD_START, Bonuses, sheet_of
from spielwerk.games.scythe.modules.mods_automa import BenefitGained, BenefitGains
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import BySeat

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

__all__ = ["SHEET"]


class HeldBack(Event, frozen=True, tag="scythe.HeldBack"):
    """An Automa must make so many steps of progress before its marker enters the progress card."""

    seat: int
    n: int


def noted(rules: ScytheRules, seat: int) -> list[Benefit]:
    """Returns the benefits on the sheet of a seat."""
    sheet = sheet_of(rules, seat)
    return [] if sheet is None else sheet.benefits


@SHEET.on("automa_deck")
def removed(cards: BySeat[frozenset[int]], rules: ScytheRules, _seat: None) -> BySeat[frozenset[int]]:
    """Removes cards for the rest of the campaign, each from the deck of the Automa whose sheet says so.

    [fenris.automa-mods.benefit-remove-card, fenris.automa-campaign.mods-from-ep3]
    """
    gone = [
        {benefit.card for benefit in noted(rules, seat) if benefit.what == "remove"}
        for seat in range(rules.seats)
    ]
    return tuple([numbers | more for numbers, more in zip(cards, gone, strict=True)])


@SHEET.on("automa_set_up")
def from_sheet(s: Scythe, seat: int) -> Sequence[Step]:
    """Returns the frames for the difficulty and for every benefit.

    [fenris.automa-campaign.mods-from-ep3, fenris.automa-campaign.adaptive-move]
    """
    benefits = [NotedBenefit(seat, n) for n in range(len(noted(s.rules, seat)))]
    return [HeadStart(seat), *benefits]


class HeadStart(Step, frozen=True, tag="scythe.sheet.HeadStart"):
    """Moves the progress marker by the adaptive difficulty, in addition to everything else.

    [fenris.automa-campaign.adaptive-move, fenris.automa-campaign.adaptive-negative]
    [fenris.automa-campaign.adaptive-example]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        n = s.rules.setup["seats"][self.seat].get(HEAD_START) or 0
        if n < 0:
            fall_behind(s, self.seat, -n)
        else:
            s.then(*[StepAhead(self.seat)] * n)


class StepAhead(Step, frozen=True, tag="scythe.sheet.StepAhead"):
    """Moves the progress marker one space.  [fenris.automa-campaign.adaptive-move]"""

    seat: int

    def run(self, s: Scythe) -> None:
        advance(s, automa_of(s, self.seat))


def fall_behind(s: Scythe, seat: int, n: int) -> None:
    part = s.part(Bonuses)
    part.behind = replaced(part.behind, seat, n)
    if s.journal is not UNSET:
        s.journal.append(HeldBack(seat, n))


@SHEET.on("automa_holds")
def catch_up(s: Scythe, seat: int) -> bool:
    """Uses up a step of progress that an Automa is behind.  [fenris.automa-campaign.adaptive-negative]"""
    behind = s.part(Bonuses).behind[seat]
    if behind:
        fall_behind(s, seat, behind - 1)
    return behind > 0


class NotedBenefit(Step, frozen=True, tag="scythe.sheet.NotedBenefit"):
    """Gives an Automa a benefit of its sheet, in the set-up of every episode; limits of pieces hold.

    [fenris.automa-mods.benefit-progress, fenris.automa-mods.benefit-gain-each-setup]
    [fenris.automa-campaign.component-limit, fenris.automa-campaign.component-limit-example]
    """

    seat: int
    n: int

    def run(self, s: Scythe) -> None:
        benefits = noted(s.rules, self.seat)
        benefit = benefits[self.n]
        if s.journal is not UNSET:
            before = [other for other in benefits[: self.n] if other.kind == benefit.kind]
            told = (benefit.kind, len(before) + 1, benefit.what, benefit.card)
            s.journal.append(BenefitGained(self.seat, *told))
        if benefit.what == "progress":
            advance(s, automa_of(s, self.seat))
        elif benefit.what == "gain":
            numbers = [card.number for card in in_order(s.rules.data.pack)]
            s.next(BenefitGains(self.seat, numbers.index(benefit.card), 0))

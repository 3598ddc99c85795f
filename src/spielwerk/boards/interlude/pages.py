"""The pages of the campaign: eight episodes, and an interlude after each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.boards.interlude import forms
from spielwerk.boards.interlude.ending import ending, totals
from spielwerk.boards.interlude.news import news
from spielwerk.boards.interlude.results import results, winners
from spielwerk.boards.interlude.sheet import card, look, noted, pictures, shield
from spielwerk.boards.kit.campaign import (
    CampaignPages,
    Change,
    News,
    Opens,
    Place,
    Question,
    Welcome,
    Wish,
)
from spielwerk.boards.scythe.choosing import choosing
from spielwerk.games.scythe.box import BOX as SCYTHE
from spielwerk.games.scythe.fenris.checks import BASE_SEATS
from spielwerk.games.scythe.fenris.chronicle import FINALES
from spielwerk.games.scythe.fenris.group import boxed_factions
from spielwerk.games.scythe.fenris.in_words import AFTER, MATS, faction, number
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.story import Leg
from spielwerk.kernel.text import text

INVADERS = "invaders"
EXPLAINED = (INVADERS, "adaptive")
FACTS = {
    "games": "flag",
    "time": "pause",
    "people": "friends",
    "sheet": "sheet",
    "secret": "curtain",
    "known": "book",
}
"""What a newcomer should know, with an icon each."""


class FenrisPages(CampaignPages):
    """What Rise of Fenris shows of itself."""

    chapters = 8
    styles = ("boards/interlude/sheets.css",)
    form_styles = ("boards/scythe/board.css",)

    def welcome(self) -> Welcome:
        facts = [(icon, text(f"interlude-page-welcome-{name}")) for name, icon in FACTS.items()]
        hint, lead = text("interlude-page-welcome-hint"), text("interlude-page-welcome-lead")
        return Welcome(hint, lead, tuple(facts))

    def place(self, title: str) -> Place | None:
        return Place(int(number(_episode(title))), _between(title))

    def leg_title(self, leg: Leg) -> str:
        episode = number(_episode(leg.title))
        if not _between(leg.title):
            return text("interlude-page-episode", n=episode)
        return text(f"interlude-page-after-{_kind(leg)}", n=episode)

    def leg_lead(self, leg: Leg) -> str:
        if not _between(leg.title):
            return text("interlude-page-episode-lead")
        return text(f"interlude-page-after-{_kind(leg)}-lead")

    def leg_go(self, leg: Leg) -> str:
        if not _between(leg.title):
            return text("interlude-page-episode-go", n=number(leg.title))
        return text(f"interlude-page-after-{_kind(leg)}-go")

    def news(self, chronicle: Any) -> News | None:
        return news(chronicle)

    def pictures(self) -> str:
        return pictures()

    def look(self, chronicle: Any, sheet: int) -> str:
        return look(chronicle.sheets[sheet].faction)

    def emblem(self, chronicle: Any, sheet: int) -> str:
        return shield(chronicle.sheets[sheet].faction)

    def called(self, chronicle: Any, sheet: int) -> str:
        return faction(chronicle.sheets[sheet].faction)

    def badge(self, chronicle: Any, sheet: int) -> str:
        wins = len(noted(chronicle).sheets[sheet].wins)
        return text("interlude-page-won", n=wins) if wins else ""

    def card(self, chronicle: Any, sheet: int, before: Any) -> str:
        return card(noted(chronicle), sheet, noted(before))

    def results(self, before: Any, after: Any) -> Sequence[Change]:
        return results(before, after)

    def winners(self, before: Any, after: Any) -> Sequence[int]:
        return winners(before, after)

    def standing(self, chronicle: Any) -> Sequence[int]:
        if chronicle.stage == "over":
            return totals(chronicle)
        if chronicle.stage == "interlude" and chronicle.episode in FINALES:
            return ()  # the last wealth is spent, and the totals are not known yet
        return [sheet.wealth for sheet in noted(chronicle).sheets]

    def standing_name(self, chronicle: Any) -> str:
        return text("interlude-page-to-the-end" if chronicle.stage == "over" else "interlude-panel-wealth")

    def ending(self, campaign: Campaign) -> str:
        return ending(campaign.chronicle)

    def field(self, name: str) -> str:
        return text(f"interlude-page-field-{name}")

    def field_why(self, name: str) -> str:
        return text(f"interlude-page-why-{name}") if name in EXPLAINED else ""

    def choice(self, field: str, value: str) -> str:
        return SCYTHE.speech().choice(field, value)

    def choosing(self, field: str, value: str) -> str:
        return choosing(field, value)

    def opens(self, option: str) -> Opens | None:
        if option != INVADERS:
            return None
        boxed = boxed_factions(invaders=False)
        return Opens(tuple([id for id in boxed_factions(invaders=True) if id not in boxed]), BASE_SEATS)

    def questions(self, chronicle: Any, leg: Leg) -> Sequence[Sequence[Question]]:
        return forms.questions(chronicle, leg)

    def report(self, leg: Leg, answers: Sequence[Mapping[str, Any]]) -> Any:
        return forms.report(leg, answers)

    def correctable(self, chronicle: Any, sheet: int) -> Sequence[Question]:
        return forms.correctable(chronicle, sheet)

    def wishes(self, chronicle: Any) -> Sequence[Wish]:
        return forms.wishes(chronicle)

    def change_said(self, change: Mapping[str, Any], after: Any) -> str:
        return forms.change_said(change, after)


def _between(title: str) -> bool:
    return title.startswith((AFTER, MATS))


def _episode(title: str) -> str:
    """Returns the episode of a leg, or the one before it."""
    return title.removeprefix(AFTER).removeprefix(MATS)


def _kind(leg: Leg) -> str:
    """Returns what an interlude is about: a vote, mats, the end, or rewards."""
    if leg.title.startswith(MATS):
        return "mats"
    episode = _episode(leg.title)
    return "vote" if episode == "1" else "end" if episode in FINALES else "rewards"

"""The pages of the campaigns: the fate of Atlantis and the rise of the Kaiju."""

# ruff: noqa: ARG002 – a page is given more than each of these needs

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.boards.kit.campaign import CampaignPages, Change, News, Place, Question, Welcome, Wish
from spielwerk.boards.kit.html import esc
from spielwerk.games.tapestry.automa.levels import LEVEL, STARRED
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.modules.expansions import EXPANSIONS
from spielwerk.games.tapestry.scenarios.atlantis_5 import ATLANTIS_5
from spielwerk.games.tapestry.scenarios.data import LEVELS
from spielwerk.games.tapestry.scenarios.story import (
    ATLANTIS,
    AUTOMA,
    FATE,
    KAIJU,
    PERSON,
    RISE,
    Chronicle,
    Entry,
    Scenarios,
)
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.story import Leg
from spielwerk.kernel.text import text

LEDGER = "/rules/tapestry/tapestry-automa"
RULES = {
    "atlantis-1": "tapestry.atlantis1.remove-civilizations",
    "atlantis-2": "tapestry.atlantis2.remove-tapestry",
    "atlantis-3": "tapestry.atlantis3.no-military-tokens",
    "atlantis-4": "tapestry.atlantis4.remove-civilizations",
    "atlantis-5": "tapestry.atlantis5.civilizations",
    "kaiju-1": "tapestry.kaiju1.automa-no-civilization",
    "kaiju-2": "tapestry.kaiju2.no-bots",
}
"""The rule with which the chapter of a scenario begins."""
ALONE = ("kaiju-2",)
"""The scenarios without an Automa."""
FACTS = {"games": "flag", "time": "pause", "level": "score", "known": "book"}
"""What a newcomer should know, with an icon each."""


class ScenarioPages(CampaignPages):
    """What a campaign of scenarios shows of itself; `scored` says whether its points are added up."""

    def __init__(self, story: Scenarios, chapters: int, *, scored: bool) -> None:
        self.story = story
        self.chapters = chapters
        self.scored = scored

    def welcome(self) -> Welcome:
        name = f"tapestry-campaign-welcome-{self.story.id}"
        facts = [(icon, text(f"{name}-{fact}")) for fact, icon in FACTS.items()]
        return Welcome(text(f"{name}-hint"), text(f"{name}-lead"), tuple(facts))

    def place(self, title: str) -> Place:
        return Place(int(title.rpartition("-")[2]))

    def leg_title(self, leg: Leg) -> str:
        return scenario(leg.title)

    def leg_lead(self, leg: Leg) -> str:
        alone = len(leg.sheets) == 1
        return text("tapestry-campaign-lead-alone" if alone else "tapestry-campaign-lead")

    def leg_go(self, leg: Leg) -> str:
        return text("tapestry-campaign-start", n=self.place(leg.title).chapter)

    def news(self, chronicle: Any) -> News | None:
        leg = self.story.leg(chronicle)
        if leg is None:
            return None
        rules = f"{LEDGER}#{RULES[leg.title]}"
        lines = ((level(chronicle.level), ""), (text("tapestry-campaign-rules"), rules))
        return News(text(f"tapestry-scenario-goal-{leg.title}"), lines)

    # --- sheets

    def emblem(self, chronicle: Any, sheet: int) -> str:
        return f'<span class="chip seat-{sheet}" aria-hidden="true">{sheet + 1}</span>'

    def called(self, chronicle: Any, sheet: int) -> str:
        return level(chronicle.level) if sheet == AUTOMA else text("tapestry-campaign-person")

    def badge(self, chronicle: Any, sheet: int) -> str:
        won = sum([_winner(entry) == sheet for entry in chronicle.entries])
        return text("tapestry-campaign-won", n=won) if won else ""

    def card(self, chronicle: Any, sheet: int, before: Any) -> str:
        entries = [e for e in chronicle.entries if sheet == PERSON or e.scenario not in ALONE]
        rows = "".join([self._entry(entry, sheet) for entry in entries])
        empty = f"<p>{esc(text('tapestry-campaign-nothing'))}</p>"
        return (
            self._total(chronicle, sheet, before)
            + f"<section><h4>{esc(text('tapestry-campaign-scenarios'))}</h4>"
            + (f'<ol class="entries">{rows}</ol>' if rows else empty)
            + "</section>"
        )

    def _total(self, chronicle: Chronicle, sheet: int, before: Chronicle) -> str:
        if not self.scored:
            return ""
        now, was = self.story.totals(chronicle)[sheet], self.story.totals(before)[sheet]
        change = f"<del>{was}</del><i>→</i>" if was != now else ""
        title = esc(text("tapestry-campaign-points"))
        return f'<section><h4>{title}</h4><p class="sum">{change}<b>{now}</b></p></section>'

    def _entry(self, entry: Entry, sheet: int) -> str:
        won = _winner(entry) == sheet
        gained = f"+{entry.points}" if won and self.scored else text(f"tapestry-campaign-{_end(won)}")
        return f"<li><span>{esc(_played(entry))}</span><b>{esc(gained)}</b></li>"

    # --- results

    def results(self, before: Any, after: Any) -> Sequence[Change]:
        found = []
        for entry in after.entries[len(before.entries) :]:
            if (sheet := _winner(entry)) == NONE:
                continue
            what, counts = text("tapestry-campaign-wins"), [_wins(c, sheet) for c in (before, after)]
            if self.scored:
                what = text("tapestry-campaign-gained")
                counts = [self.story.totals(c)[sheet] for c in (before, after)]
            was, now = map(str, counts)
            rule = "tapestry.campaign.points" if self.scored else "tapestry.kaiju.campaign"
            found.append(Change(sheet, what, was, now, _played(entry), f"{LEDGER}#{rule}"))
        return found

    def winners(self, before: Any, after: Any) -> Sequence[int]:
        found = [_winner(entry) for entry in after.entries[len(before.entries) :]]
        return [sheet for sheet in found if sheet != NONE]

    def standing(self, chronicle: Any) -> Sequence[int]:
        return self.story.totals(chronicle) if self.scored else ()

    def standing_name(self, chronicle: Any) -> str:
        return text("tapestry-campaign-points")

    def ending(self, campaign: Campaign) -> str:
        """Returns the finished scenarios as a table, below what a power that nobody plays has won."""
        c = campaign.chronicle
        assert isinstance(c, Chronicle)
        heads, rows = ["scenario", "level", "winner"], [_row(c, entry) for entry in c.entries]
        if self.scored:
            heads.append("points")
            rows = [[*row, str(entry.points)] for row, entry in zip(rows, c.entries, strict=True)]
        words = [text(f"tapestry-campaign-{head}") for head in heads]
        head = "".join([f'<th scope="col">{esc(word)}</th>' for word in words])
        body = "".join([_table_row(words, row) for row in rows])
        label = esc(text("tapestry-campaign-scenarios"))
        overrun = c.entries and _winner(c.entries[-1]) == NONE
        said = f"<p>{esc(text('tapestry-victory-kaiju'))}</p>" if overrun else ""
        return (
            f'{said}<div class="scroll" tabindex="0" role="region" aria-label="{label}">'
            f'<table class="grid-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    # --- forms

    def field(self, name: str) -> str:
        if name in EXPANSIONS:
            return BOX.speech().module(name).partition(":")[0]
        return BOX.speech().field(STARRED) if name == STARRED else text("tapestry-campaign-level")

    def field_why(self, name: str) -> str:
        if name == STARRED:
            return text("tapestry-why-starred")
        return text("tapestry-campaign-level-free") if name == "level" else ""

    def choice(self, field: str, value: str) -> str:
        return level(value)

    def questions(self, chronicle: Any, leg: Leg) -> Sequence[Sequence[Question]]:
        asked = Question("won", text("tapestry-campaign-ask-won"), "flag", False)
        return [[asked] if sheet == PERSON else [] for sheet in leg.sheets]

    def report(self, leg: Leg, answers: Sequence[Mapping[str, Any]]) -> Any:
        return {"won": answers[leg.sheets.index(PERSON)]["won"]}

    def correctable(self, chronicle: Any, sheet: int) -> Sequence[Question]:
        if sheet != PERSON:
            return ()
        return [
            Question(
                f"won-{i}",
                text("tapestry-campaign-was-won", scenario=_played(entry)),
                "flag",
                entry.won,
                path=("entries", i, "won"),
            )
            for i, entry in enumerate(chronicle.entries)
        ]

    def wishes(self, chronicle: Any) -> Sequence[Wish]:
        leg = self.story.leg(chronicle)
        if leg is None:
            return ()
        levels = tuple([(id, level(id)) for id in LEVELS])
        asked = Question("level", text("tapestry-campaign-level"), "choice", chronicle.level, levels)
        found = [Wish("level", text("tapestry-campaign-wish-level"), {"type": "level"}, (asked,))]
        if leg.title == ATLANTIS_5 and chronicle.hangings:
            found.append(_switch("recorded", "use", new=not chronicle.recorded))
        if len(self.story.possible(chronicle)) > 1:
            found.append(_switch("again", "again", new=not chronicle.again))
        return found

    def change_said(self, change: Mapping[str, Any], after: Any) -> str:
        if change["type"] == "level":
            return text("tapestry-campaign-said-level", level=level(change["level"]))
        value = change["use"] if change["type"] == "recorded" else change["again"]
        return text(f"tapestry-campaign-{change['type']}-{'on' if value else 'off'}")


def level(id: str) -> str:
    """Returns a level in words."""
    return BOX.speech().choice(LEVEL, id)


def _switch(kind: str, field: str, *, new: bool) -> Wish:
    """Returns a button that turns something on or off."""
    label = text(f"tapestry-campaign-{kind}-{'on' if new else 'off'}")
    return Wish(kind, label, {"type": kind, field: new})


def scenario(title: str) -> str:
    """Returns the name of a scenario without the campaign and the number that stand before it.

    >>> from spielwerk.kernel.text import language
    >>> with language("en"):
    ...     scenario("atlantis-1"), scenario("kaiju-2")
    ('Focus', 'Inescapable')
    """
    return text(f"tapestry-module-{title}").partition(": ")[2].partition(" (")[0]


def _winner(entry: Entry) -> int:
    """Returns the sheet that has won; NONE if nobody on a sheet has, but the Kaiju."""
    if entry.won:
        return PERSON
    return NONE if entry.scenario in ALONE else AUTOMA


def _wins(c: Chronicle, sheet: int) -> int:
    return sum([_winner(entry) == sheet for entry in c.entries])


def _end(won: bool) -> str:
    return "was-victory" if won else "was-defeat"


def _played(entry: Entry) -> str:
    """Returns a finished scenario with its level."""
    return text("tapestry-campaign-played", scenario=scenario(entry.scenario), level=entry.level)


def _row(c: Chronicle, entry: Entry) -> list[str]:
    others = {AUTOMA: text("tapestry-automa"), NONE: text("tapestry-victor-kaiju")}
    winner = others.get(_winner(entry)) or c.name or text("tapestry-campaign-you")
    return [scenario(entry.scenario), entry.level, winner]


def _table_row(heads: Sequence[str], row: Sequence[str]) -> str:
    cells = [
        f'<td data-head="{esc(head)}">{esc(cell)}</td>' for head, cell in zip(heads[1:], row[1:], strict=True)
    ]
    return f'<tr><th scope="row">{esc(row[0])}</th>{"".join(cells)}</tr>'


ATLANTIS_PAGES = ScenarioPages(ATLANTIS, len(FATE), scored=True)
KAIJU_PAGES = ScenarioPages(KAIJU, len(RISE), scored=False)

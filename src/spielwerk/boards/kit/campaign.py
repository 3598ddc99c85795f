"""What a campaign shows of itself on its pages, which are the same for every story.

A package declares it in the entry point group `spielwerk.campaign_pages` under the id of its story: an object
of a subclass of `CampaignPages`.  Everything has a default, so a story without one can be played as well.
Words are in the current language, and nothing may name what the chronicle has not reached yet.
"""

# ruff: noqa: ARG002 – the defaults look at nothing

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.story import Leg
from spielwerk.kernel.text import text


class Place(Struct, frozen=True):
    """Where a leg is on the timeline: at a chapter, or between it and the next one."""

    chapter: int
    between: bool = False


class Change(Struct, frozen=True):
    """A line of the results: what has changed on a sheet, from what to what, and why."""

    sheet: int
    what: str
    before: str
    after: str
    why: str = ""
    rules: str = ""
    """The address of the rule that says so."""


class Question(Struct, frozen=True):
    """A field of a form.  A `set` has several of its choices as its value, `counts` how often each."""

    name: str
    label: str
    kind: Literal["number", "flag", "choice", "set", "counts", "text"] = "number"
    value: Any = 0
    choices: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = 999
    path: tuple[str | int, ...] = ()
    """Where the value is in the chronicle, if the form corrects it."""


class Wish(Struct, frozen=True):
    """A change that the host may make between two legs: a button, perhaps with questions."""

    id: str
    label: str
    fixed: Mapping[str, Any]
    """What is known of the change; `type` names its kind."""
    questions: tuple[Question, ...] = ()
    sheet: int = -1
    """The sheet it is about; -1 if it is about the group."""
    grave: bool = False
    """Whether it cannot be taken back."""


class News(Struct, frozen=True):
    """What is new in a leg: a few sentences, and where the players read on in their own book."""

    lead: str
    lines: tuple[tuple[str, str], ...] = ()
    """Sentences, each with the address of its rule (or an empty one)."""
    book: str = ""


class Welcome(Struct, frozen=True):
    """What somebody reads who has never heard of a story; it gives nothing away."""

    hint: str
    """A line for the start page: of which game it is, and how long."""
    lead: str
    facts: tuple[tuple[str, str], ...] = ()
    """What to expect: the name of an icon and a sentence each."""


class Opens(Struct, frozen=True):
    """What a flag of the set-up adds: choices of other fields, and seats beyond a number."""

    choices: tuple[str, ...]
    seats: int


class CampaignPages:
    """The pages of a story; a subclass overrides what it can say."""

    chapters = 0
    """How many numbers the timeline has; 0 if it shows only what has been played."""
    styles: tuple[str, ...] = ()
    """Its style sheets, among the static files."""
    form_styles: tuple[str, ...] = ()
    """Those of the pictures of what can be chosen in its set-up."""

    def welcome(self) -> Welcome | None:
        """Returns what a newcomer reads before the set-up; None if the story has no words of its own."""
        return None

    def place(self, title: str) -> Place | None:
        """Returns where the leg with this title is on the timeline; None if only its order is known."""
        return None

    def leg_title(self, leg: Leg) -> str:
        """Returns what a leg is called; empty if the story says it (`Story.called`)."""
        return ""

    def leg_lead(self, leg: Leg) -> str:
        """Returns what happens in a leg and how long it takes, in a sentence or two."""
        return ""

    def leg_go(self, leg: Leg) -> str:
        """Returns the words of the button that starts a leg."""
        return text("kit-campaign-start")

    def news(self, chronicle: Any) -> News | None:
        """Returns what is new in the next leg; None if nothing is."""
        return None

    def pictures(self) -> str:
        """Returns what is on a page once, such as pictograms that sheets use by name; HTML."""
        return ""

    def look(self, chronicle: Any, sheet: int) -> str:
        """Returns the name of a sheet's colour, as the style sheet of seats knows it."""
        return ""

    def emblem(self, chronicle: Any, sheet: int) -> str:
        """Returns the picture of a sheet, as HTML."""
        return ""

    def called(self, chronicle: Any, sheet: int) -> str:
        """Returns what a sheet plays, in words."""
        return ""

    def badge(self, chronicle: Any, sheet: int) -> str:
        """Returns a few words beside the name of a sheet, such as its victories; empty if there are none."""
        return ""

    def card(self, chronicle: Any, sheet: int, before: Any) -> str:
        """Returns a sheet below its name, as HTML; `before` is the chronicle with which it is compared.

        If it is empty, the page shows the table of the story (`Story.panels`).
        """
        return ""

    def results(self, before: Any, after: Any) -> Sequence[Change]:
        """Returns what has changed on the sheets, line by line."""
        return ()

    def winners(self, before: Any, after: Any) -> Sequence[int]:
        """Returns the sheets that have won what happened between two chronicles."""
        return ()

    def standing(self, chronicle: Any) -> Sequence[int]:
        """Returns a number for each sheet that shows how it stands; empty if there is none."""
        return ()

    def standing_name(self, chronicle: Any) -> str:
        """Returns what these numbers are, up to this chronicle."""
        return ""

    def ending(self, campaign: Campaign) -> str:
        """Returns the end of the story, as HTML: who has won the campaign, and how."""
        return ""

    # --- forms

    def field(self, name: str) -> str:
        """Returns the label of a field of the set-up."""
        return name

    def field_why(self, name: str) -> str:
        """Returns a sentence about a field of the set-up; empty if its label says enough."""
        return ""

    def choice(self, field: str, value: str) -> str:
        """Returns the name of what can be chosen for a field of the set-up."""
        return value

    def choosing(self, field: str, value: str) -> str:
        """Returns a picture of what can be chosen for a field of the set-up, as HTML."""
        return ""

    def opens(self, option: str) -> Opens | None:
        """Returns what a flag of the set-up adds; None if other fields do not depend on it."""
        return None

    def questions(self, chronicle: Any, leg: Leg) -> Sequence[Sequence[Question]]:
        """Returns what is asked about each seat of a leg that was played on a physical table.

        Empty if its result cannot be entered by hand.
        """
        return ()

    def report(self, leg: Leg, answers: Sequence[Mapping[str, Any]]) -> Any:
        """Returns the report of a leg from the answers about its seats."""
        raise NotImplementedError

    def correctable(self, chronicle: Any, sheet: int) -> Sequence[Question]:
        """Returns the values of a sheet that can be corrected by hand."""
        return ()

    def wishes(self, chronicle: Any) -> Sequence[Wish]:
        """Returns the changes that can be made now."""
        return ()

    def change_said(self, change: Mapping[str, Any], after: Any) -> str:
        """Returns a change of the host in words, for the log."""
        return ""

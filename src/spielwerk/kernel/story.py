"""Stories: a campaign is a chain of ordinary matches, and a story says which match comes next.

A story knows the legs of a campaign and what each hands on; `Campaign` plays it.  Its memory is a
*chronicle*: a struct of plain data with the sheets of the players and the path so far.  An interlude, in
which people vote, buy or choose, is a leg like any other: a match of a small hidden game.
"""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.installed import CAMPAIGNS, entries, load_only
from spielwerk.kernel.schema import SHOWN, Schema
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import Name, one_line, text

C = TypeVar("C", bound=Struct)
"""The chronicle of a story."""


class Leg(Struct, frozen=True):
    """One match of a campaign: what is played, how it is set up, and who sits where."""

    title: str
    """The name of the leg within its story, such as `1` or `after-1`."""
    game: str
    setup: dict[str, Any]
    """The set-up; if it has no deal, its open parts are dealt by the luck of the match."""
    sheets: tuple[int, ...]
    """The number of the sheet that sits in each seat."""
    names: tuple[str, ...] = ()


class Side(Struct, frozen=True):
    """Whose a sheet is: a name, whether a person plays it (otherwise the rules do), and whether they do."""

    name: str
    person: bool = True
    status: Literal["playing", "away", "left"] = "playing"


class CampaignError(SpielwerkError):
    """Something that cannot be done in a campaign now, with the reason; nothing has changed.

    As a string it is an English line for programs and the command line.  A page shows it in the viewer's
    language: `key` and `params` name the sentence.
    """

    def __init__(self, problem: str, key: str = "kernel-campaign-refused", **params: object) -> None:
        super().__init__(problem)
        self.key = key
        self.params = params

    def to_sentence(self) -> str:
        """Returns the problem in the current language.

        >>> CampaignError("the campaign is over", "kernel-campaign-over").to_sentence()
        'The campaign is over.'
        """
        return text(self.key, **self.params)


class UnknownStory(SpielwerkError):
    """No story is registered under this id."""


class BrokenStory(SpielwerkError):
    """What is registered as a story cannot be played; names the package and the problem."""


class Story(ABC, Generic[C]):
    """What a campaign registers under its id: its legs, and what is remembered between them.

    All functions are pure: they return a new chronicle and leave the given one as it is.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Raise it when a chronicle that an earlier version saved is no longer what these rules lead to."""
    name: ClassVar[Name]
    chronicle: ClassVar[type[Struct]]
    changes: ClassVar[Any] = None
    """The type of the changes that a host may make between legs: a tagged struct, or a union of them."""

    @abstractmethod
    def schema(self) -> Schema:
        """Returns the fields with which a campaign can be set up; its seats are the players."""

    @abstractmethod
    def begin(self, setup: dict[str, Any], seed: int) -> C:
        """Returns the chronicle of a new campaign; raises `SetupError` if it cannot be played."""

    @abstractmethod
    def leg(self, c: C) -> Leg | None:
        """Returns what is played next; None at the end of the campaign."""

    @abstractmethod
    def close(self, c: C, leg: Leg, report: Any) -> C:
        """Returns the chronicle after a leg.

        The report is of the leg's report type.  Raises `CampaignError` if it cannot be.
        """

    @abstractmethod
    def check(self, c: C) -> None:
        """Raises `CampaignError` if a chronicle cannot be, for example after a correction by hand."""

    def report_type(self, leg: Leg) -> Any:  # noqa: ARG002
        """Returns the type of a leg's report; results of a match on a physical table are entered in it."""
        return dict[str, Any]

    def sides(self, c: C) -> Sequence[Side]:
        """Returns whose each sheet is, by number; unless a story says more, people play all of its legs."""
        leg = self.leg(c)
        named = dict(zip(leg.sheets, leg.names or [""] * len(leg.sheets), strict=True)) if leg else {}
        return [Side(named.get(sheet, "")) for sheet in range(max(named, default=-1) + 1)]

    def keys(self, c: C) -> frozenset[str]:  # noqa: ARG002
        """Returns the spoiler keys that the story has opened so far."""
        return frozenset()

    def change(self, c: C, change: Any) -> C:  # noqa: ARG002
        """Returns the chronicle after a change by the host; raises `CampaignError` if it cannot be made."""
        raise CampaignError("nothing can be changed in this campaign", "kernel-campaign-fixed")

    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any] | None:  # noqa: ARG002
        """Converts a chronicle that an older version saved, as `Box.upgrade` does for a position."""
        return raw

    # --- for people and for statistics

    def called(self, leg: Leg) -> str:
        """Returns the name of a leg in words; it tells nothing that its players do not know yet."""
        return leg.title

    def panels(self, c: C) -> list[Panel]:  # noqa: ARG002
        """Returns the sheets as tables; the seat of a panel is the number of its sheet."""
        return []

    def path(self, c: C) -> str:  # noqa: ARG002
        """Returns the way that a campaign has taken so far, for statistics."""
        return ""

    def winners(self, c: C) -> tuple[int, ...]:  # noqa: ARG002
        """Returns the sheets that have won the campaign; empty while it runs."""
        return ()

    def facts(self, c: C, sheet: int) -> dict[str, int]:  # noqa: ARG002
        """Returns numbers about a sheet, for statistics."""
        return {}

    def made_up(self, c: C, leg: Leg, rng: Rng) -> Any:  # noqa: ARG002
        """Returns a plausible report of a leg that is not played, for statistics; None if it must be."""
        return None

    def read_report(self, leg: Leg, given: Any) -> Any:
        """Returns a report from plain data; raises `CampaignError` if a field is wrong or missing."""
        try:
            return msgspec.convert(msgspec.to_builtins(given), self.report_type(leg))
        except (msgspec.ValidationError, TypeError) as error:
            problem = f"report of {leg.title}: {one_line(str(error), SHOWN * 2)}"
            raise CampaignError(problem, "kernel-campaign-report") from None


_stories: dict[str, Story[Any]] = {}


def register_story(story: Story[Any]) -> None:
    """Registers a story by hand; installed packages use the entry point group `spielwerk.campaigns`."""
    other = _stories.setdefault(story.id, story)
    if other is not story:
        raise BrokenStory(f"there is a campaign '{story.id}' already")


def stories() -> list[str]:
    """Returns the ids of all registered stories."""
    return sorted({*_stories, *[entry.name for entry in entries(CAMPAIGNS)]})


def story(id: str) -> Story[Any]:
    """Returns the story of a campaign, loaded on first use."""
    if id not in _stories:
        found = [entry for entry in entries(CAMPAIGNS) if entry.name == id]
        if not found:
            raise _unknown(id, stories())
        loaded = load_only(found, f"the campaign '{id}'", BrokenStory)
        if not isinstance(loaded, Story) or loaded.id != id:
            raise BrokenStory(f"the campaign '{id}': this must be a Story with this id")
        _stories[id] = loaded
    return _stories[id]


def _unknown(id: object, there: Sequence[str]) -> UnknownStory:
    near = difflib.get_close_matches(str(id), there, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"there is {', '.join(there) or 'none yet'}"
    return UnknownStory(f"there is no campaign {one_line(repr(id), SHOWN)}; {hint}")

"""Campaign: a story being played, with its finished legs, corrections and branches that were set aside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import LARGEST_SEED, Luck, Seeded
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import Flaw
from spielwerk.kernel.registry import box
from spielwerk.kernel.schema import DEAL, SHOWN
from spielwerk.kernel.story import CampaignError, Leg, Story
from spielwerk.kernel.text import one_line

START = -1
"""The link before the first: the campaign as it began."""


Kind = Literal["match", "by-hand", "correction", "change"]


class Edit(Struct, frozen=True):
    """One corrected value: where it is in the chronicle, what it was, and what it is now."""

    path: tuple[str | int, ...]
    old: Any
    new: Any


class Link(Struct, frozen=True, omit_defaults=True):
    """One thing that happened in a campaign, with the chronicle it led to."""

    kind: Kind
    after: int
    """The number of the link it follows; `START` if it is the first."""
    chronicle: Any
    title: str = ""
    """The title of the leg that it finished, if any."""
    report: Any = None
    record: tuple[str, ...] = ()
    """The record of the match."""
    edits: tuple[Edit, ...] = ()
    change: Any = None
    who: str = ""
    why: str = ""


class Campaign:
    """A story being played.

    Everything that happens is a link; nothing is ever deleted.  The links from the beginning to `head` are
    the campaign as it stands, and those beside them are branches that a replay has set aside.

    The same campaign with the same choices has the same luck.  A leg that is played again has other luck.
    """

    def __init__(self, story: Story[Any], seed: int = 0, **setup: Any) -> None:
        self.story = story
        self.luck = Seeded(seed)
        self.setup = story.schema().read(setup)
        self.opening = story.begin(self.setup, seed)
        """The chronicle before the first leg."""
        self.links: list[Link] = []
        self.head = START
        self.warning = ""
        """What is missing of the file that it was read from, with its line."""
        self.flaw: Flaw | None = None
        """The same, for a sentence in the viewer's language."""

    # --- looking

    @property
    def seed(self) -> int:
        return self.luck.seed

    @property
    def chronicle(self) -> Any:
        """The sheets and the path as they stand now."""
        return self.at(self.head)

    def at(self, link: int) -> Any:
        """Returns the chronicle after a link; `START` is the beginning."""
        return self.opening if link == START else self.links[link].chronicle

    @property
    def chain(self) -> list[int]:
        """The numbers of the links from the beginning to the head."""
        found, i = [], self.head
        while i != START:
            found.append(i)
            i = self.links[i].after
        return found[::-1]

    @property
    def aside(self) -> list[int]:
        """The numbers of the links that a replay has set aside."""
        mine = {*self.chain}
        return [i for i in range(len(self.links)) if i not in mine]

    @property
    def leg(self) -> Leg | None:
        """What is played next; None at the end of the campaign."""
        leg: Leg | None = self.story.leg(self.chronicle)
        return leg

    @property
    def over(self) -> bool:
        return self.leg is None

    @property
    def keys(self) -> frozenset[str]:
        """The spoiler keys that were opened; what was set aside stays known."""
        opened = [self.story.keys(self.at(i)) for i in range(START, len(self.links))]
        return frozenset().union(*opened)

    # --- playing

    def start(self, *, luck: Luck | None = None) -> Match:
        """Returns a new match of the next leg; its luck follows from the campaign unless it is given."""
        leg = self._open_leg()
        drawn = luck or Seeded(self._seed_of(len(self.links)))
        return Match(_game(leg, drawn), luck=drawn, names=leg.names)

    def close(self, match: Match) -> None:
        """Ends the open leg with its finished match."""
        leg = self._open_leg()
        if match.game.id != leg.game or match.game.setup != _dealt(leg, match).setup:
            problem = f"this match is not the next leg of the campaign, {leg.title}"
            raise CampaignError(problem, "kernel-campaign-order")
        if match.final is None:
            raise CampaignError(f"the match of {leg.title} is not over yet", "kernel-campaign-running")
        report = reported(match)
        self._add("match", self._closed(leg, report), leg.title, report=report, record=tuple(match.record()))

    def enter(self, report: Any, *, who: str = "", why: str = "") -> None:
        """Ends the open leg with a report that was entered by hand, for example of a physical table."""
        leg = self._open_leg()
        given = _plain(report)
        self._add("by-hand", self._closed(leg, given), leg.title, report=given, who=who, why=why)

    def correct(self, edits: Sequence[Edit], *, who: str, why: str) -> None:
        """Changes values of the chronicle by hand.  A correction cannot open spoiler keys."""
        if not why.strip():
            raise CampaignError("a correction needs a reason", "kernel-campaign-reason")
        corrected = corrected_by(self.story, self.chronicle, edits)
        if not self.story.keys(corrected) <= self.keys:
            raise CampaignError(
                "a correction cannot open what the story has not opened yet", "kernel-campaign-closed"
            )
        self._add("correction", corrected, edits=tuple(edits), who=who, why=why)

    def change(self, change: Any, *, who: str = "", why: str = "") -> None:
        """Makes a change of the story's own between two legs, such as a player who joins or leaves."""
        given = _plain(change)
        made = changed(self.story, self.chronicle, given)
        self._add("change", made, change=given, who=who, why=why)

    def replay(self, link: int) -> None:
        """Goes back to the point before a link of the chain; what came after it is set aside."""
        if link not in self.chain:
            raise CampaignError(
                "only a finished leg of this campaign can be played again", "kernel-campaign-unfinished"
            )
        self.head = self.links[link].after

    def _open_leg(self) -> Leg:
        leg = self.leg
        if leg is None:
            raise CampaignError("the campaign is over", "kernel-campaign-over")
        return leg

    def _closed(self, leg: Leg, report: Any) -> Any:
        return closed(self.story, self.chronicle, leg, report)

    def _add(self, kind: Kind, chronicle: Any, title: str = "", **more: Any) -> None:
        self.links.append(Link(kind, self.head, chronicle, title, **more))
        self.head = len(self.links) - 1

    def _seed_of(self, number: int) -> int:
        moment = sha256(f"{self.seed} {number}".encode()).digest()
        return int.from_bytes(moment[:8]) % LARGEST_SEED

    # --- saving (see campaign_record.py)

    def record(self, open_match: Match | None = None) -> list[str]:
        """Returns the saved form: JSON lines, with the match of the open leg if one is given."""
        from spielwerk.kernel.campaign_record import write

        return write(self, open_match)

    @classmethod
    def load(cls, lines: Iterable[str], name: str = "campaign") -> tuple[Campaign, Match | None]:
        """Returns the campaign of a file and the match of its open leg, if the file has one.

        A file that cannot be read raises `RecordError`, which names the line.  If only a later part is
        damaged, the campaign continues from the last good link, and `warning` says so.
        """
        from spielwerk.kernel.campaign_record import read

        return read(list(lines), name)


def reported(match: Match) -> Any:
    """Returns what a finished match hands on, as plain data."""
    return _plain(match.game.box.report(match.final))


def closed(story: Story[Any], chronicle: Any, leg: Leg, report: Any) -> Any:
    """Returns the chronicle after a leg with this report, which is plain data; it is checked."""
    after = story.close(chronicle, leg, story.read_report(leg, report))
    story.check(after)
    return after


def corrected_by(story: Story[Any], chronicle: Any, edits: Sequence[Edit]) -> Any:
    """Returns the chronicle after a correction; raises `CampaignError` if it cannot be."""
    raw = _plain(chronicle)
    for edit in edits:
        _edit(raw, edit)
    try:
        corrected = msgspec.convert(raw, story.chronicle)
    except msgspec.ValidationError as error:
        raise CampaignError(one_line(str(error), SHOWN * 2), "kernel-campaign-value") from None
    story.check(corrected)
    return corrected


def changed(story: Story[Any], chronicle: Any, change: Any) -> Any:
    """Returns the chronicle after a change of the story's own, which is plain data; it is checked."""
    if story.changes is None:
        raise CampaignError("nothing can be changed in this campaign", "kernel-campaign-fixed")
    try:
        given = msgspec.convert(change, story.changes)
    except msgspec.ValidationError as error:
        raise CampaignError(one_line(str(error), SHOWN * 2), "kernel-campaign-value") from None
    made = story.change(chronicle, given)
    story.check(made)
    return made


def _game(leg: Leg, luck: Luck) -> Game:
    found = box(leg.game)
    return Game(found, found.schema().dealt(leg.setup, luck.deal))


def _dealt(leg: Leg, match: Match) -> Game:
    """Returns the game of a leg with the deal of a match; its luck may have been renewed since."""
    deal = {DEAL: match.game.setup[DEAL]} if DEAL in match.game.setup else {}
    return Game(box(leg.game), {**deal, **leg.setup})


def _plain(data: Any) -> Any:
    """Returns data as JSON has them."""
    return msgspec.json.decode(msgspec.json.encode(data))


def _edit(raw: Any, edit: Edit) -> None:
    """Changes one value in plain data, if it is what the edit says it was."""
    where = ".".join(map(str, edit.path))
    *path, last = edit.path or ("",)
    try:
        for step in path:
            raw = raw[step]
        before = raw[last]
    except (KeyError, IndexError, TypeError):
        problem = f"there is no {one_line(where, SHOWN)} in the chronicle"
        raise CampaignError(problem, "kernel-campaign-value") from None
    if before != edit.old:
        problem = f"{where} is {one_line(repr(before), SHOWN)}, not {one_line(repr(edit.old), SHOWN)}"
        raise CampaignError(problem, "kernel-campaign-stale")
    raw[last] = edit.new

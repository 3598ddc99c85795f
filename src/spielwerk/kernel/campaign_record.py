"""The saved form of a campaign: JSON lines, one link after the other, with the records of its matches.

It has a header and then, for each link, the record of its match (if it has one) followed by a line that
begins with `{"link"`.  Last come the record of the open match (if there is one) and a closing line.  Each
line about a link has a checksum over all lines so far.  See docs/record-format.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.kernel.campaign import (
    START,
    Campaign,
    Edit,
    Kind,
    Link,
    changed,
    closed,
    corrected_by,
    reported,
)
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import Flaw, RecordError, Writer
from spielwerk.kernel.record_lines import CUT_OFF, UNREADABLE, cut_off
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.story import Story, UnknownStory, story

FORMAT = 1
LINK, END = '{"link"', '{"links"'
"""The first characters of a line about a link, and of the closing line."""


class Header(Struct, frozen=True):
    """The first line: what is needed to begin the campaign again."""

    campaign: int
    """The version of this format."""
    story: str
    rules: int
    setup: dict[str, Any]
    seed: int


class LinkLine(Struct, frozen=True, omit_defaults=True):
    """A link; the lines of its match come before it."""

    link: int
    kind: Kind
    after: int
    chronicle: Any
    title: str = ""
    report: Any = None
    edits: tuple[Edit, ...] = ()
    change: Any = None
    who: str = ""
    why: str = ""
    sum: str = ""


class Closing(Struct, frozen=True):
    """The last line: how many links there are, and at which of them the campaign stands."""

    links: int
    head: int
    sum: str = ""


def write(campaign: Campaign, open_match: Match | None = None) -> list[str]:
    """Returns the lines of a campaign."""
    out = Writer()
    told = campaign.story
    out.add(Header(FORMAT, told.id, told.version, campaign.setup, campaign.seed))
    for i, link in enumerate(campaign.links):
        for line in link.record:
            out.put(line)
        named = {name: getattr(link, name) for name in LinkLine.__struct_fields__[1:-1]}
        out.add_summed(LinkLine(i, **named))
    for line in open_match.record() if open_match is not None else ():
        out.put(line)
    out.add_summed(Closing(len(campaign.links), campaign.head))
    return out.lines


def read(lines: Sequence[str], name: str) -> tuple[Campaign, Match | None]:
    """Returns the campaign of a file and its open match; raises `RecordError`."""
    lines = [line.rstrip("\r\n") for line in lines]
    while lines and not lines[-1].strip():
        lines.pop()
    try:
        header, campaign = _begun(lines)
    except Flaw as flaw:
        raise RecordError(name, flaw) from None
    reader = _Reader(campaign, header, name)
    try:
        match = reader.read(lines)
    except Flaw as flaw:
        goes_on = "from its beginning" if reader.head == START else f"after {_said(campaign, reader.head)}"
        campaign.warning = f"{name}:{flaw.line}: {flaw.problem}; the campaign continues {goes_on}"
        campaign.flaw = flaw
        match = None
    campaign.head = reader.head
    return campaign, match


def _said(campaign: Campaign, link: int) -> str:
    return campaign.links[link].title or campaign.links[link].kind


def _begun(lines: Sequence[str]) -> tuple[Header, Campaign]:
    """Returns the header and the campaign at its beginning."""
    if not lines:
        raise Flaw(1, "the record is empty", "kernel-record-empty")
    try:
        header = msgspec.json.decode(lines[0], type=Header)
    except UNREADABLE:
        problem = "this is not the header of a campaign"
        raise Flaw(1, problem, "kernel-campaign-header") from None
    if header.campaign != FORMAT:
        problem = f"format {header.campaign} is not known here; this version reads format {FORMAT}"
        raise Flaw(1, problem, "kernel-record-format", found=header.campaign, known=FORMAT)
    try:
        return header, Campaign(story(header.story), header.seed, **header.setup)
    except UnknownStory as error:
        raise Flaw(1, str(error), "kernel-campaign-story", story=header.story) from None
    except SpielwerkError as error:
        wrong = error if isinstance(error, SetupError) else SetupError("setup", str(error))
        raise Flaw(1, str(error), "kernel-record-setup", problem=wrong) from None


class _Reader:
    """Adds the links of a file to a campaign, as far as they are good."""

    def __init__(self, campaign: Campaign, header: Header, name: str) -> None:
        self.campaign = campaign
        self.story: Story[Any] = campaign.story
        self.version = header.rules
        self.name = name
        self.head = START
        """Where the campaign continues: the last good link, or the one that the closing line names."""
        self._hashed = Writer()
        self._vouched = 1
        """The last line that a checksum covers."""

    def read(self, lines: Sequence[str]) -> Match | None:
        self._hashed.put(lines[0])
        first = 2
        for number, line in enumerate(lines[1:], 2):
            record = lines[first - 1 : number - 1]
            if line.startswith(END):
                return self._close(line, number, len(lines), record)
            if line.startswith(LINK):
                self._add(self._summed(line, number, LinkLine), number, record)
                first = number + 1
            self._hashed.put(line)
        if cut_off(lines[-1]):
            raise Flaw(len(lines), *CUT_OFF)
        raise Flaw(len(lines), "the record is truncated: its closing line is missing", "kernel-record-cut")

    def _summed(self, line: str, number: int, kind: type[Any]) -> Any:
        """Returns what a line says, if its checksum is right."""
        try:
            item = msgspec.json.decode(line, type=kind)
        except UNREADABLE as error:
            raise Flaw(number, f"this line cannot be read ({error})", "kernel-record-unreadable") from None
        if item.sum != self._hashed.sum(item):
            first = self._vouched + 1
            between = f"line {first}" if first == number else f"one of the lines {first} to {number}"
            raise Flaw(number, f"{between} was changed or damaged", "kernel-record-sum")
        self._vouched = number
        return item

    def _close(self, line: str, number: int, last: int, record: Sequence[str]) -> Match | None:
        closing: Closing = self._summed(line, number, Closing)
        links = len(self.campaign.links)
        if number < last:
            raise Flaw(number + 1, "there is more after the closing line", "kernel-record-after-end")
        if closing.links != links or not START <= closing.head < links:
            raise Flaw(number, "the closing line names other links", "kernel-record-sum")
        self.head = closing.head
        return self._match(record, number) if record else None

    def _add(self, item: LinkLine, number: int, record: Sequence[str]) -> None:
        """Adds a link whose checksum is right, if these rules lead to its chronicle."""
        campaign = self.campaign
        if item.link != len(campaign.links) or not START <= item.after < item.link:
            raise Flaw(number, "a link is missing before this line", "kernel-record-sum")
        link = Link(
            item.kind,
            item.after,
            self._chronicle(item.chronicle, number),
            *(item.title, item.report, tuple(record), item.edits, item.change, item.who, item.why),
        )
        if self.version == self.story.version:
            self._verify(link, number)
        campaign.links.append(link)
        self.head = item.link

    def _chronicle(self, raw: Any, number: int) -> Any:
        problem = "the sheets cannot be read"
        try:
            upgraded = raw if self.version == self.story.version else self.story.upgrade(raw, self.version)
            if upgraded is not None:
                return msgspec.convert(upgraded, self.story.chronicle)
        except Exception as error:  # code for another version may fail on it in any way
            problem = f"{problem} ({error})"
        raise Flaw(number, problem, "kernel-campaign-sheets")

    def _verify(self, link: Link, number: int) -> None:
        """Raises `Flaw` if the rules do not lead to the chronicle of a link."""
        before = self.campaign.at(link.after)
        try:
            after = self._after(link, before, number)
        except SpielwerkError as error:
            raise Flaw(number, str(error), "kernel-campaign-sheets") from None
        if after != link.chronicle or (link.kind == "match" and not self._reports(link, number)):
            problem = "the sheets are not those that the rules lead to"
            raise Flaw(number, problem, "kernel-campaign-sheets")

    def _after(self, link: Link, before: Any, number: int) -> Any:
        """Returns the chronicle to which a link leads by these rules."""
        if link.kind == "correction":
            return corrected_by(self.story, before, link.edits)
        if link.kind == "change":
            return changed(self.story, before, link.change)
        leg = self.story.leg(before)
        if leg is None or leg.title != link.title:
            raise Flaw(number, f"{link.title} cannot come next here", "kernel-campaign-order")
        return closed(self.story, before, leg, link.report)

    def _reports(self, link: Link, number: int) -> bool:
        """Returns whether the match of a link, played again, has the report that was written."""
        match = self._match(link.record, number)
        return bool(match.warning) or (match.final is not None and reported(match) == link.report)

    def _match(self, record: Sequence[str], number: int) -> Match:
        """Returns the match whose record ends before this line."""
        try:
            return Match.load(record, self.name)
        except RecordError as error:
            line = number - len(record) + error.line - 1
            problem = str(error).partition(f":{error.line}: ")[2]
            raise Flaw(line, problem, "kernel-record-unreadable") from None

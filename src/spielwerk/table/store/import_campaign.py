"""Campaigns from files.  A file from somebody's disk can be anything, so every problem has a message."""

from __future__ import annotations

from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import RecordError, lines_of
from spielwerk.table.errors import Refused
from spielwerk.table.people import limits


def read(raw: bytes) -> tuple[Campaign, Match | None]:
    """Returns the campaign of a file and the match of its open leg; its `flaw` says what is damaged.

    Raises `Refused` if nothing of the file can be used.
    """
    limits.records.count()
    try:
        campaign, match = Campaign.load(lines_of(raw), "campaign")
    except RecordError as error:
        key = "table-refused-record-line"
        raise Refused(str(error), key, line=error.line, problem=error.to_sentence()) from error
    except Exception as error:  # a made-up position can make the rules fail anywhere
        raise Refused(repr(error), "table-refused-campaign-other") from error
    return campaign, match

"""Checks draw by draw that the luck of a recorded game came from the source that the record names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct

from spielwerk.kernel.choice import Script, follows
from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import CHECK_EVERY, Flaw, RecordError
from spielwerk.kernel.record_lines import header_of, luck_of

if TYPE_CHECKING:
    from pathlib import Path

    from spielwerk.kernel.frame import Chance
    from spielwerk.kernel.option import Option


class Checked(Struct, frozen=True):
    """The result of a check: how many draws were checked, and the seal (or seed) they follow from."""

    draws: int
    since: int
    """The first choice whose luck was checked; earlier luck came from another source."""
    seal: str = ""
    seed: int = 0


def check_luck(lines: Iterable[str], name: str = "record", pack: str | Path | None = None) -> Checked:
    """Replays a record and compares every draw with its source; raises `RecordError` if they differ.

    `pack` is the data pack that the game was played with, if any.
    """
    lines = [line.rstrip("\r\n") for line in lines]
    match = Match.load(lines, name, pack=pack)
    try:
        return _checked(lines, match)
    except Flaw as flaw:
        raise RecordError(name, flaw) from None


def _checked(lines: list[str], match: Match) -> Checked:
    header = header_of(lines)
    if match.game.chance == "ask":
        raise Flaw(1, "luck was asked in this game; there is nothing to check", "kernel-luck-asked")
    if match.gap is not None and match.gap.flaw is not None:
        problem = "other rules made this record; only the version that wrote it can check its luck"
        raise Flaw(match.gap.line, problem, "kernel-luck-other-rules")
    luck = luck_of(header)
    if luck is None:
        problem = "the secret of its luck is opened only when the game is over"
        raise Flaw(1, problem, "kernel-luck-not-opened")
    sealed = header.luck
    if sealed is not UNSET and isinstance(luck, Keyed) and luck.seal != sealed.seal:
        raise Flaw(1, "the opened secret is not the one that was sealed", "kernel-luck-other-secret")
    audit = _Audit(match)
    while audit.next < audit.end:
        audit.play(match.game, audit.state)
    return Checked(audit.draws, match.since, sealed.seal if sealed is not UNSET else "", luck.seed)


class _Audit(Script):
    """Replays the record and repeats each draw."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.choices, 0, match.position, match.luck)
        self.since = match.since
        self.draws = 0
        self.state = match.beginning()
        match.game.advance(self.state, self)

    def __call__(self, s: Any, frame: Chance) -> Option | None:
        at, number = self.next, s.random
        if self.since <= at < self.end and follows(self.choices[at]):
            drawn, recorded = self.luck.draw(s, frame), self.choices[at].option
            s.random = number
            if drawn is not recorded:
                problem = f"luck would have answered '{drawn.text}' here, not '{recorded.text}'"
                words = {"drawn": drawn.text, "recorded": recorded.text}
                raise Flaw(line_of(at), problem, "kernel-luck-differs", **words)
            self.draws += 1
        return super().__call__(s, frame)


def line_of(choice: int) -> int:
    """Returns the line of a record that holds a choice; the first choice is number 0."""
    return 2 + choice + choice // CHECK_EVERY

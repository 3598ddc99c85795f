"""Progress stars of an Automa in the campaign: they go onto the star track, and dice say where."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.fenris.sheet import SHEET
from spielwerk.games.scythe.fenris.triumph_log import BESIDE
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.stars import Stars, fill, spaces, stars_left
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.option import Option, Options, Weights

LOWER = OPTIONS.numbers("lower-die", 6)
CHANCES = (0, 11, 9, 7, 5, 3, 1)
"""In how many of 36 throws of two dice this is the lower number."""
NO_THROW = LOWER[:1], (1,)
"""Without a star at hand nothing is thrown."""


class DiceThrown(Event, frozen=True, tag="scythe.DiceThrown"):
    """The lower of two dice counts the spaces for an Automa's star."""

    seat: int
    n: int
    star: str


class ProgressStar(Chance, frozen=True, tag="scythe.campaign.ProgressStar"):
    """Throws two dice; the lower number counts the spaces from the left, again from the left if necessary.

    [fenris.automa-campaign.progress-star-dice, fenris.automa-campaign.progress-star-count]
    [fenris.automa-campaign.progress-star-wrap, fenris.automa-campaign.all-stars-on-track]
    """

    decided_by: ClassVar[str] = "dice"

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return (LOWER, CHANCES) if stars_left(s, self.seat) else NO_THROW

    def choose(self, s: Scythe, option: Option) -> None:
        if not option.n:
            self.notify(s, NOWHERE)
            return
        found = counted(s, self.seat)
        id = found[(option.n - 1) % len(found)] if found else BESIDE
        if s.journal is not UNSET:
            s.journal.append(DiceThrown(self.seat, option.n, id))
        row = s.rules.star_names.index(id)
        self.notify(s, row)
        fill(s, self.seat, row)
        Stars(self.seat).run(s)

    def notify(self, s: Scythe, row: int) -> None:
        for hook in s.rules.on_progress_star:
            hook(s, self.seat, row)


def counted(s: Scythe, seat: int) -> list[str]:
    """Returns the spaces that are counted: without those that an Automa fills by play, and without its stars.

    [fenris.automa-campaign.progress-star-count, fenris.automa-campaign.skip-list-normal-stars]
    [fenris.frame.automa-skip-standard, fenris.ruling.automa-no-valid-space]
    """
    track, p = s.rules.star_track, s.players[seat]
    taken = Counter(dict(zip(s.rules.star_names, p.stars, strict=True)))
    seen: Counter[str] = Counter()
    found = []
    for id in spaces(s, s.rules):
        seen[id] += 1
        if id in s.rules.automa_skips:
            skipped = s.rules.automa_skips[id](s, seat, seen[id] - 1)
        else:
            skipped = track[id].skip or seen[id] <= taken[id]
        if not skipped and id != BESIDE:
            found.append(id)
    return found


SHEET.add("automa_star", ProgressStar)

__all__ = ["SHEET"]

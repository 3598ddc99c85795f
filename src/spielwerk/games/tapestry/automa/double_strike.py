"""Double strike: a second set of tokens that follows the Shadow Empire on the next track clockwise.

[tapestry.doublestrike.two-sets, tapestry.doublestrike.scope]
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.levels import DOUBLE_STRIKE
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.state import ALL_TRACKS, NONE, Tapestry
from spielwerk.games.tapestry.tracks import open_tracks, take_landmark
from spielwerk.games.tapestry.view import TapestryView
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.module import Module
from spielwerk.kernel.schema import Field
from spielwerk.kernel.state import Part

FIFTH_BESIDE = Field("fifth_beside", "choice", "military", choices=TRACKS, module=DOUBLE_STRIKE)
"""The track beside which the fifth one lies; it matters with both modules.

[tapestry.doublestrike.arts-clockwise]
"""
LEAD_POINTS = 3
"""What The Chosen score for a track that they lead.  [tapestry.doublestrike.chosen]"""


class Strike(Part):
    """Where the second tokens are, by track.  [tapestry.doublestrike.setup]"""

    at: list[int]

    @classmethod
    def fresh(cls, rules: Any) -> Self:  # noqa: ARG003 – all tracks have a start space
        return cls([0] * ALL_TRACKS)


class DoubleStruck(Event, frozen=True, tag="tapestry.DoubleStruck"):
    """The second token of the Shadow Empire advanced."""

    rule: ClassVar[str] = "tapestry.doublestrike.clockwise"
    short: ClassVar[str] = "tapestry-automa-short-strike"
    seat: int
    track: int
    space: int


class NoStrike(Event, frozen=True, tag="tapestry.NoStrike"):
    """The second token could not advance; `why` is `end` or `blocked`."""

    rule: ClassVar[str] = "tapestry.doublestrike.trigger"
    seat: int
    track: int
    why: str


def next_track(order: tuple[int, ...], track: int) -> int:
    """Returns the track that follows clockwise.

    [tapestry.doublestrike.clockwise, tapestry.doublestrike.arts-clockwise]
    """
    return order[(order.index(track) + 1) % len(order)]


def with_fifth(order: tuple[int, ...], rules: Any, _seat: Any) -> tuple[int, ...]:
    """Returns the tracks around the board, with the fifth one behind the track it lies beside.

    [tapestry.doublestrike.arts-clockwise, tapestry.doublestrike.arts-beside-military]
    [tapestry.doublestrike.arts-beside-science, tapestry.doublestrike.arts-beside-exploration]
    [tapestry.doublestrike.arts-beside-technology]
    """
    fifth = len(TRACKS)
    if not rules.tracks >> fifth & 1:
        return order
    after = order.index(TRACKS.index(rules.setup[FIFTH_BESIDE.name])) + 1
    return (*order[:after], fifth, *order[after:])


def strike(s: Tapestry, actor: int, track: int) -> None:
    """Moves the second token on the next track, if possible; it never passes on to a further one.

    Only landmarks count for it, and nobody reacts to them: no achievement, no reward.
    [tapestry.doublestrike.trigger, tapestry.doublestrike.landmarks, tapestry.doublestrike.no-achievement]
    [tapestry.doublestrike.historians, tapestry.ruling.double-strike-end, tapestry.ruling.double-strike-scope]
    """
    if actor != table_of(s).shadow:
        return
    to, at = next_track(s.rules.clockwise, track), s.part(Strike).at
    spaces = s.rules.spaces[to]
    ended = at[to] == len(spaces) - 1
    if ended or not open_tracks(s, actor) >> to & 1:
        if s.journal is not UNSET:
            s.journal.append(NoStrike(actor, to, "end" if ended else "blocked"))
        return
    at[to] += 1
    space = spaces[at[to]]
    if s.journal is not UNSET:
        s.journal.append(DoubleStruck(actor, to, space.number))
    if space.landmark != NONE and s.landmarks >> space.landmark & 1:
        take_landmark(s, actor, space.landmark)


def tokens(view: TapestryView, rules: Any) -> list[Mark]:
    """Returns the second tokens, to be drawn."""
    at = next(part for part in view.parts if isinstance(part, Strike)).at
    return [Mark("strike", track=track, step=at[track]) for track in bits(rules.tracks)]


def double_strike() -> Module:
    """Returns the module.

    [tapestry.doublestrike.still-one-bot, tapestry.doublestrike.neighbours, tapestry.doublestrike.chosen]
    """
    module = Module(DOUBLE_STRIKE, part=Strike)
    module.add("clockwise", with_fifth)
    module.add("power_advanced", strike)
    module.add("lead_points", LEAD_POINTS)
    module.add("marks", tokens)
    return module

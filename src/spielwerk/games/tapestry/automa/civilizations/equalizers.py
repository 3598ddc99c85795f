"""Equalizers: the Automa catches up with the person on a track, or scores."""

from __future__ import annotations

from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, BotCivilization
from spielwerk.games.tapestry.automa.points import score_row
from spielwerk.games.tapestry.automa.rewards import Rewards
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import enter, open_tracks
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.funnel import Funnel

REACH = (1, 2)
"""So many spaces the Automa may be behind."""


def behind(s: Tapestry, seat: int) -> int:
    """Returns the tracks on which the Automa is just behind the person.

    [tapestry.automa.civ.equalizers.income]
    """
    person = table_of(s).people[0]
    tracks = bits(open_tracks(s, seat))
    return sum([1 << track for track in tracks if s.at[person][track] - s.at[seat][track] in REACH])


def income(s: Tapestry, seat: int, data: BotCivilization) -> None:
    """Advances to the space of the person, with the reward of this space only; otherwise scores.

    [tapestry.automa.civ.equalizers.income, tapestry.automa.civ.equalizers.several]
    [tapestry.automa.civ.equalizers.none, tapestry.automa.civ.equalizers.landmarks]
    """
    found = behind(s, seat)
    if not found:
        score_row(s, seat, data.id, 1, data.points)
        return
    funnel = Funnel(s, s.rules.tracks).only("tapestry.automa.civ.equalizers.income", found)
    if funnel.left & funnel.left - 1:
        bots = s.part(Bots)
        order = table_of(s).cards[bots.right].ranks[AUTOMA][bots.favourite[AUTOMA]]
        funnel.least("tapestry.automa.tie-order", order)
    track = funnel.left.bit_length() - 1
    at, to = s.at[seat][track], s.at[table_of(s).people[0]][track]
    s.next(Rewards(seat, track, to))
    enter(s, seat, track, at, 0, far=to - at)

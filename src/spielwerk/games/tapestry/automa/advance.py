"""Advancing: which track a bot takes, and what entering a space brings it.

[tapestry.shadow.role.subset, tapestry.automa.reward.no-bonus]
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, END, LANDMARK_OR_END
from spielwerk.games.tapestry.automa.events import ChoiceBegan, NoAdvance, NoTrack
from spielwerk.games.tapestry.automa.rewards import Research, go
from spielwerk.games.tapestry.effects import BENEFIT, EVERY_TRACK
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tracks import FORWARD, open_tracks
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Frame, Step
from spielwerk.kernel.funnel import Funnel

TRACK, NEW_FAVOURITE = "track", "favourite"


def unfinished(s: Tapestry, actor: int) -> int:
    """Returns the tracks whose end an actor has not reached: its position decides, not what it completed.

    [tapestry.automa.advance.indicator-all, tapestry.ruling.completed-then-regressed]
    """
    at, spaces = s.at[actor], s.rules.spaces
    found = 0
    for track in bits(s.rules.tracks):
        if at[track] < len(spaces[track]) - 1:
            found |= 1 << track
    return found


def to_end(s: Tapestry, actor: int, track: int) -> int:
    """Returns how many spaces an actor is away from the end of a track."""
    return len(s.rules.spaces[track]) - 1 - s.at[actor][track]


def to_landmark_or_end(s: Tapestry, actor: int, track: int) -> int:
    """Returns how many spaces it is to the next available landmark ahead, or to the end.

    [tapestry.ruling.landmark-distance]
    """
    at, spaces = s.at[actor][track], s.rules.spaces[track]
    for step in range(at + 1, len(spaces)):
        landmark = spaces[step].landmark
        if landmark != NONE and s.landmarks >> landmark & 1:
            return step - at
    return len(spaces) - 1 - at


def choose_track(s: Tapestry, bot: int, indicator: str, about: str = TRACK) -> int:
    """Returns the track that a bot takes by an indicator and the order of the tie card, or NONE.

    A track that is closed to the bot can still become its favourite: only advances are forbidden there.
    [tapestry.automa.advance.indicator-all, tapestry.automa.advance.indicator-landmark-or-end]
    [tapestry.automa.advance.indicator-end, tapestry.automa.tie-order]
    [tapestry.automa.advance.tie-only-if-needed, tapestry.ruling.all-tracks-ended]
    [tapestry.base.advance.blocked]
    """
    table, bots = table_of(s), s.part(Bots)
    actor = table.actors[bot]
    if s.journal is not UNSET:
        s.journal.append(ChoiceBegan(actor, about, bots.right + 1))
    funnel = Funnel(s, s.rules.tracks).only("tapestry.automa.advance.indicator-all", unfinished(s, actor))
    if about == TRACK and (closed := funnel.left & ~open_tracks(s, actor)):
        funnel.without("tapestry.base.advance.blocked", closed)
    if about == NEW_FAVOURITE:
        for allowed in s.rules.favourite_allowed:
            funnel.only(*allowed(s, actor))
    if indicator == LANDMARK_OR_END:
        rule = "tapestry.automa.advance.indicator-landmark-or-end"
        funnel.least(rule, lambda track: to_landmark_or_end(s, actor, track))
    elif indicator == END:
        funnel.least("tapestry.automa.advance.indicator-end", lambda track: to_end(s, actor, track))
    if funnel.left & funnel.left - 1:
        order = table.cards[bots.right].ranks[bot][bots.favourite[bot]]
        funnel.least("tapestry.automa.tie-order", order)
    return funnel.left.bit_length() - 1


class AdvanceBot(Step, frozen=True, tag="tapestry.automa.Advance"):
    """Step 4: a bot advances by its indicator on the left card.

    [tapestry.automa.turn.step4-order, tapestry.automa.advance.own-icon, tapestry.automa.income.last-pair]
    """

    seat: int
    bot: int

    def run(self, s: Tapestry) -> None:
        table, bots = table_of(s), s.part(Bots)
        indicator = table.cards[bots.left].indicators[self.bot]
        track = choose_track(s, self.bot, indicator)
        if track != NONE:
            for advancing in s.rules.advancing_by_pair:
                advancing(s, table.actors[self.bot], bots.right)
            go(s, table.actors[self.bot], track, rewarded=self.bot == AUTOMA)
            return
        if s.journal is not UNSET:
            s.journal.append(NoTrack(table.actors[self.bot]))
        cannot_advance(s, table.actors[self.bot])


def cannot_advance(s: Tapestry, actor: int) -> None:
    """Triggers what a bot has from an advance that is impossible."""
    for instead in s.rules.no_advance:
        instead(s, actor)


class AdvanceOn(Step, frozen=True, tag="tapestry.automa.AdvanceOn"):
    """A bot advances on a given track; at its end, or if it is closed, nothing happens.

    [tapestry.level.five-bots-advance, tapestry.level.six-bots-advance, tapestry.automa.civ.explorers.end]
    [tapestry.base.advance.blocked]
    """

    seat: int
    bot: int
    track: int

    def run(self, s: Tapestry) -> None:
        actor = table_of(s).actors[self.bot]
        ended = not unfinished(s, actor) >> self.track & 1
        if not ended and open_tracks(s, actor) >> self.track & 1:
            go(s, actor, self.track, rewarded=self.bot == AUTOMA)
            return
        if s.journal is not UNSET:
            unused = not s.rules.tracks >> self.track & 1
            why = "unused" if unused else "end" if ended else "blocked"
            s.journal.append(NoAdvance(actor, self.track, why))
        cannot_advance(s, actor)


def by_civilization(s: Tapestry, seat: int, track: int) -> Frame:
    """Returns the advance of the Automa that a civilization gives; on an unused track the die decides.

    [tapestry.atlantis3.civilization-military]
    """
    if s.rules.tracks >> track & 1:
        return AdvanceOn(seat, AUTOMA, track)
    return Research(seat, FORWARD, EVERY_TRACK, BENEFIT)

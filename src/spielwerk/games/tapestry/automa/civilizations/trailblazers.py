"""Trailblazers: outposts of an unused colour on the tracks, worth points unless the person passes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, BotCivilization, civilizations
from spielwerk.games.tapestry.automa.events import PointsCounted, TrackMarked
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.facts import score_passively
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tracks import tokens
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.module import Module
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import Aside, TapestryView

ID = "trailblazers"
NUMBER = list(civilizations()).index(ID)
SOCIALISM = HANGINGS.index("socialism")
AHEAD = 2


class Trail(Part):
    """The outposts on tracks, as (track, step); and whether the card that they forbid is out."""

    outposts: tuple[tuple[int, int], ...] = ()
    removed: bool = False

    @classmethod
    def fresh(cls, _rules: Any) -> Self:
        return cls()


def set_up(s: Tapestry, seat: int, data: BotCivilization) -> None:
    """Removes a tapestry card and puts the first outpost on a track.

    [tapestry.automa.civ.trailblazers.socialism, tapestry.automa.civ.trailblazers.place]
    """
    holders = [person for person in table_of(s).people if SOCIALISM in s.players[person].hand]
    s.part(Trail).removed = bool(holders or s.hangings >> SOCIALISM & 1)  # it may lie in another pool
    s.hangings &= ~(1 << SOCIALISM)
    for person in holders:
        p = s.players[person]
        p.hand = tuple([card for card in p.hand if card != SOCIALISM])
        s.next(DrawHangings(person, 1))
    income(s, seat, data)


def goal(s: Tapestry, track: int) -> int:
    """Returns the space for an outpost on a track, or NONE.  [tapestry.automa.civ.trailblazers.place]"""
    own = [step for person in table_of(s).people for step in (0, *tokens(s, person, track))]
    own += [step for of, step in s.part(Trail).outposts if of == track]
    step = max(own) + AHEAD
    return step if step < len(s.rules.spaces[track]) else NONE


def income(s: Tapestry, seat: int, _data: BotCivilization) -> None:
    """Puts an outpost on the favourite track, or on the first track of the tie card that has the space.

    [tapestry.automa.civ.trailblazers.place, tapestry.automa.civ.trailblazers.impossible]
    [tapestry.automa.civ.trailblazers.no-effect]
    """
    bots = s.part(Bots)
    favourite = bots.favourite[AUTOMA]
    order = [favourite]
    if bots.right != NONE:
        ranks = table_of(s).cards[bots.right].ranks[AUTOMA][favourite]
        order += sorted(bits(s.rules.tracks), key=lambda track: ranks[track])
    found = [(track, goal(s, track)) for track in order if goal(s, track) != NONE]
    if found:
        track, step = found[0]
        s.part(Trail).outposts += ((track, step),)
        if s.journal is not UNSET:
            s.journal.append(TrackMarked(seat, track, s.rules.spaces[track][step].number))


def passed(s: Tapestry, track: int, step: int) -> bool:
    """Returns whether the person has passed an outpost: is beyond it, or has reached the last space.

    [tapestry.automa.civ.trailblazers.end]
    """
    last = len(s.rules.spaces[track]) - 1
    for person in table_of(s).people:
        done = s.done[person] >> track & 1
        if done or any(one > step or one == step == last for one in tokens(s, person, track)):
            return True
    return False


def final(s: Tapestry, _actor: int) -> None:
    """Scores the outposts that nobody has passed once everybody has finished.

    [tapestry.automa.civ.trailblazers.end, tapestry.automa.civ.set-up-parts]
    """
    if NUMBER not in s.part(Bots).civilizations or not all(p.ended for p in s.players):
        return
    table = table_of(s)
    left = [one for one in s.part(Trail).outposts if not passed(s, *one)]
    points = table.civilization(NUMBER).points
    if s.journal is not UNSET:
        s.journal.append(PointsCounted(table.automa, ID, len(left), points))
    score_passively(s, table.automa, len(left) * points, CIVILIZATION)


def aside(parts: Sequence[Part]) -> Aside:
    """Returns the card that is out of the game."""
    out = any(isinstance(part, Trail) and part.removed for part in parts)
    return 1 << SOCIALISM if out else 0, 0, 0, 0


def panel(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns where the outposts are."""
    trail = next(part for part in view.parts if isinstance(part, Trail))
    rows = [
        (str(names.track(track, rules)), str(names.space(track, rules.spaces[track][step].number, rules)))
        for track, step in trail.outposts
    ]
    return [Panel(ID, text("tapestry-automa-panel-trail"), tuple(rows))] if rows else []


def module() -> Module:
    """Returns what the Trailblazers need at a table where the Automa may have them."""
    found = Module(ID, part=Trail)
    found.add("turn_over", final)
    found.add("lies_elsewhere", aside)
    found.add("panels", panel)
    return found

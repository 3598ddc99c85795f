"""Rewards: what entering a space brings the Automa, which of it counts, and how it is gained.

[tapestry.automa.reward.table-only, tapestry.automa.reward.other-sources]
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import UNSET

from spielwerk.games.tapestry.automa.events import NoEffect, RewardRead
from spielwerk.games.tapestry.automa.territory import CONQUER, EXPLORE, MapAction
from spielwerk.games.tapestry.dice import SCIENCE, show
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.effects import ANYWHERE, BENEFIT, EVERY_TRACK
from spielwerk.games.tapestry.events import ScienceDieRolled
from spielwerk.games.tapestry.modules import gallery
from spielwerk.games.tapestry.options import ROLL
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tech import refresh
from spielwerk.games.tapestry.tracks import BACK, FORWARD, enter, leave
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyEffect, AnyOrder, Atom, May, OneOf, Seq, Times
from spielwerk.kernel.frame import Chance, Frame, Step
from spielwerk.kernel.option import Option, Options, Weights

COUNTS, AGAIN, OTHER, IGNORED = "counts", "again", "other", "ignored"
Reading = tuple[tuple[Atom, str], ...]


@cache
def read(effect: AnyEffect) -> Reading:
    """Returns the icons of a space, each with what becomes of it.

    [tapestry.automa.reward.table-only, tapestry.automa.reward.once]
    [tapestry.automa.reward.ignored-kinds, tapestry.automa.reward.explore-or-building]
    """
    seen: set[str] = set()
    found = []
    for atom, verdict in icons(effect):
        if verdict == COUNTS and atom.verb in seen:
            found.append((atom, AGAIN))
        else:
            found.append((atom, verdict))
            if verdict == COUNTS:
                seen.add(atom.verb)
    return tuple(found)


def icons(effect: AnyEffect) -> Reading:
    """Returns the atoms of an effect; of a choice, the first option that is in the table counts."""
    match effect:
        case Atom():
            return ((effect, COUNTS if effect.verb in GAINED else IGNORED),)
        case Seq(items) | AnyOrder(items):
            return tuple([icon for item in items for icon in icons(item)])
        case Times(n, item):
            return icons(item) * n
        case May(item):
            return icons(item)
        case OneOf(items):
            options = [icons(item) for item in items]
            able = [any(verdict == COUNTS for _, verdict in option) for option in options]
            taken = able.index(True) if any(able) else -1
            return tuple(
                [
                    (atom, verdict if i == taken or taken < 0 else OTHER)
                    for i, option in enumerate(options)
                    for atom, verdict in option
                ]
            )
        case _:
            return ()


def go(s: Tapestry, actor: int, track: int, *, rewarded: bool) -> None:
    """Moves a bot one space forward: landmark, achievement, then what the space gives the Automa.

    [tapestry.automa.reward.table-only, tapestry.shadow.reward.none, tapestry.automa.setup.favourite-token]
    """
    step = s.at[actor][track]
    if rewarded:
        s.next(Rewards(actor, track, step + 1))
    enter(s, actor, track, step, 0)


class Rewards(Step, frozen=True, tag="tapestry.automa.Rewards"):
    """Gains what a space gives the Automa, from left to right.

    [tapestry.automa.reward.table-only, tapestry.automa.reward.once]
    [tapestry.automa.reward.explore-or-building]
    """

    seat: int
    track: int
    step: int

    def run(self, s: Tapestry) -> None:
        benefit = s.rules.spaces[self.track][self.step].benefit
        if benefit is None:
            return
        reading = read(benefit)
        if s.journal is not UNSET:
            at = (self.seat, self.track, self.step)
            s.journal += [RewardRead(*at, i, verdict) for i, (_, verdict) in enumerate(reading)]
        s.then(*[GAINED[atom.verb](self.seat, atom) for atom, verdict in reading if verdict == COUNTS])


class Refresh(Step, frozen=True, tag="tapestry.automa.Refresh"):
    """Discards the open tech cards and lays out new ones; the Automa gets none.

    [tapestry.automa.reward.tech]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        refresh(s, self.seat)


class RefreshMasterpieces(Step, frozen=True, tag="tapestry.automa.RefreshMasterpieces"):
    """Discards the open masterpieces and lays out new ones.  [tapestry.automa.reward.masterpiece]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        gallery.refresh(s, self.seat)


class Research(Step, frozen=True, tag="tapestry.automa.Research"):
    """Rolls the science die for one of the printed tracks; without one to advance on, nothing is rolled.

    [tapestry.automa.reward.research, tapestry.automa.reward.advance-or-regress]
    [tapestry.ruling.advance-roll-at-end]
    """

    seat: int
    way: int
    tracks: int
    benefit: int

    def run(self, s: Tapestry) -> None:
        tracks = bits(self.tracks & s.rules.tracks)
        ended = [s.at[self.seat][track] == len(s.rules.spaces[track]) - 1 for track in tracks]
        if self.way == BACK or not all(ended):
            s.next(BotRoll(self.seat, self.way, self.tracks, self.benefit))
            return
        if s.journal is not UNSET:
            s.journal.append(NoEffect(self.seat, "end"))
        for instead in s.rules.no_advance:
            instead(s, self.seat)


class BotRoll(Chance, frozen=True, tag="tapestry.automa.Roll"):
    """The science die shows one of the printed tracks: any other result would be rolled again.

    [tapestry.automa.reward.research, tapestry.automa.reward.advance-or-regress]
    """

    seat: int
    way: int
    tracks: int
    benefit: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        die = s.rules.science_die
        return ROLL, tuple([weight * (self.tracks >> track & 1) for track, weight in enumerate(die)])

    def choose(self, s: Tapestry, option: Option) -> None:
        seat, track = self.seat, option.i
        if s.journal is not UNSET:
            s.journal.append(ScienceDieRolled(seat, track))
        before = len(s.stack)
        show(s, seat, ((SCIENCE, track),))
        moves = BotMove(seat, self.way, track, self.benefit)
        if len(s.stack) > before:
            s.stack.insert(before, moves)
        else:
            moves.run(s)


class BotMove(Step, frozen=True, tag="tapestry.automa.Move"):
    """Moves the Automa after what others gain from its roll.  [tapestry.automa.reward.research]"""

    seat: int
    way: int
    track: int
    benefit: int

    def run(self, s: Tapestry) -> None:
        move(s, self.seat, self.way, self.track, rewarded=bool(self.benefit))


def move(s: Tapestry, seat: int, way: int, track: int, *, rewarded: bool) -> None:
    """Moves the Automa on the rolled track, which it must; at the end or start nothing happens.

    [tapestry.automa.reward.research-at-end, tapestry.automa.advance.regress-at-start]
    [tapestry.ruling.research-restart, tapestry.ruling.advance-roll-benefit, tapestry.ruling.regress-from-end]
    """
    step = s.at[seat][track]
    if way == FORWARD and step < len(s.rules.spaces[track]) - 1:
        go(s, seat, track, rewarded=rewarded)
    elif way == BACK and step and not s.rules.one_way:
        if rewarded:
            s.next(Rewards(seat, track, step - 1))
        leave(s, seat, track, step, 0)
    elif s.journal is not UNSET:
        back = "one-way" if s.rules.one_way else "start"
        s.journal.append(NoEffect(seat, "end" if way == FORWARD else back))


def moving(way: int) -> Callable[[int, Atom], Frame]:
    """Returns the reward of advancing or regressing on one of several tracks."""
    return lambda seat, atom: Research(seat, way, atom.at, atom.n & BENEFIT)


GAINED: dict[str, Callable[[int, Atom], Frame]] = {
    "research": lambda seat, atom: Research(seat, FORWARD, EVERY_TRACK, atom.at & BENEFIT),
    "invent": lambda seat, _atom: Refresh(seat),
    "conquer": lambda seat, atom: MapAction(seat, CONQUER, int(atom.at & ANYWHERE > 0)),
    "explore": lambda seat, atom: MapAction(seat, EXPLORE, atom.at),
    "advance": moving(FORWARD),
    "regress": moving(BACK),
    "hanging": lambda seat, _atom: DrawHangings(seat, 1),
    "masterpiece": lambda seat, _atom: RefreshMasterpieces(seat),
}
"""The table of the Automa's rewards.

[tapestry.automa.reward.research, tapestry.automa.reward.tech, tapestry.automa.reward.conquer]
[tapestry.automa.reward.explore, tapestry.automa.reward.advance-or-regress, tapestry.automa.reward.tapestry]
[tapestry.automa.reward.masterpiece]
"""

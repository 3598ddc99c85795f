"""Atlantis 1: the person has a favourite track, and blockers hold the tokens on all others back.

A blocker always stands a few spaces behind the favourite track's foremost token, so its place follows from
the tokens and is not kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.tapestry.automa.advance import AdvanceOn
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, SHADOW
from spielwerk.games.tapestry.automa.setup import SetUpBots
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.marks import Mark
from spielwerk.games.tapestry.options import (
    CIVILIZATIONS,
    NO,
    OPTIONS,
    TRACK_EACH,
)
from spielwerk.games.tapestry.scenarios.choosing import (
    REPLACE,
    DrawToChoose,
    KeepOne,
    replaced_civilization,
)
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.events import FocusLost, FocusSet
from spielwerk.games.tapestry.scenarios.scenario import person
from spielwerk.games.tapestry.setup import DealCivilizations, TakeCivilizations, given
from spielwerk.games.tapestry.source import SPACE, Source, carry_out
from spielwerk.games.tapestry.state import NONE, OFF_TRACK, Tapestry
from spielwerk.games.tapestry.tracks import gain_landmark, take_landmark, tokens
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

ATLANTIS_1 = "atlantis-1"
FIRST_SPACES = 4
TAKE_SPACE = OPTIONS.numbers("take-space", FIRST_SPACES)
TAKE_LANDMARK = OPTIONS.one("take-landmark")


class Focus(Part):
    """The favourite track of the person, and the former ones, whose tokens nothing holds back any more.

    `unguarded` says that the blockers are not on the board yet.
    """

    track: int = NONE
    former: int = 0
    unguarded: bool = False

    @classmethod
    def fresh(cls, rules: Any) -> Self:  # noqa: ARG003 – it is chosen in set-up
        return cls()


# --- set-up


class CivilizationLater(Step, frozen=True, tag="tapestry.atlantis1.CivilizationLater"):
    """Stands where civilizations are dealt otherwise.  [tapestry.atlantis1.civilization-later]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        """The civilization comes after the favourite track."""


class NoneTaken(CivilizationLater, frozen=True, tag="tapestry.atlantis1.NoneTaken"):
    """Stands where civilizations are revealed otherwise.  [tapestry.atlantis1.civilization-later]"""


class FindFocus(Step, frozen=True, tag="tapestry.atlantis1.FindFocus"):
    """Once the bots have theirs, the person chooses a favourite track, and then a civilization.

    [tapestry.atlantis1.favourite-choice, tapestry.atlantis1.civilization-later]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        own = person(s.rules)
        s.then(ChooseFocus(own), TakeStart(own), PlaceBlockers(own), DealFocused(own))


class ChooseFocus(Ask, frozen=True, tag="tapestry.atlantis1.ChooseFocus"):
    """Asks for one of the tracks that no bot favours; the tokens there start further on.

    [tapestry.atlantis1.favourite-choice, tapestry.atlantis1.favourite-tokens]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        taken = sum([1 << track for track in s.part(Bots).favourite])
        return TRACK_EACH(s.rules.tracks & ~taken)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.at[self.seat][option.i] = scenario_file(s.rules.data.pack).focus.start
        s.part(Focus).unguarded = True
        set_focus(s, self.seat, option.i)


def set_focus(s: Tapestry, seat: int, track: int) -> None:
    s.part(Focus).track = track
    if s.journal is not UNSET:
        s.journal.append(FocusSet(seat, track))


class TakeStart(Ask, frozen=True, tag="tapestry.atlantis1.TakeStart"):
    """Asks for the benefit of one of the first spaces, or the first landmark; otherwise the Automa has it.

    [tapestry.atlantis1.start-reward, tapestry.atlantis1.start-landmark-automa]
    [tapestry.ruling.atlantis1-start-without-bonus]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return (*TAKE_SPACE[1:], TAKE_LANDMARK)

    def choose(self, s: Tapestry, option: Option) -> None:
        track = s.part(Focus).track
        spaces = s.rules.spaces[track]
        landmark = next(space.landmark for space in spaces if space.landmark != NONE)
        if option is TAKE_LANDMARK:
            gain_landmark(s, self.seat, landmark, track)
            return
        take_landmark(s, table_of(s).automa, landmark)
        benefit = spaces[option.n].benefit
        if benefit is not None:
            carry_out(s, self.seat, benefit, Source(SPACE, track, option.n))


class PlaceBlockers(Step, frozen=True, tag="tapestry.atlantis1.PlaceBlockers"):
    """Puts the blockers on the board, after the benefit or landmark of the start was gained.

    [tapestry.atlantis1.blockers]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        s.part(Focus).unguarded = False


class DealFocused(Step, frozen=True, tag="tapestry.atlantis1.Deal"):
    """Deals three civilizations, unless the set-up names one.

    [tapestry.atlantis1.three-civilizations, tapestry.scenario.civilizations-default]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        wish = given(s.rules, self.seat, "civilization", CIVILIZATIONS)
        if wish != NONE:
            s.civilizations &= ~(1 << wish)
            give_civilization(s, self.seat, wish, starting=True)
            return
        n = min(scenario_file(s.rules.data.pack).focus.civilizations, s.civilizations.bit_count())
        s.then(*[DrawToChoose(self.seat)] * n, KeepOne(self.seat))


def first_advances(s: Tapestry, seat: int) -> None:
    """Lets both bots advance on the track that nobody favours, first the Automa, which gains the reward.

    [tapestry.atlantis1.bots-first-step, tapestry.ruling.atlantis1-third-track]
    """
    if s.players[seat].era != 1:
        return
    favoured = (*s.part(Bots).favourite, s.part(Focus).track)
    for track in [track for track in bits(s.rules.tracks) if track not in favoured][:1]:
        s.then(AdvanceOn(seat, AUTOMA, track), AdvanceOn(seat, SHADOW, track))


# --- blockers


def blocker(s: Tapestry, seat: int) -> int:
    """Returns the space of the blockers: so many behind the foremost token of the favourite track.

    [tapestry.atlantis1.blockers-follow, tapestry.atlantis1.example-blocker]
    [tapestry.atlantis1.front-token-counts, tapestry.atlantis1.switch-blocker]
    """
    track = s.part(Focus).track
    return behind(max(tokens(s, seat, track), default=0), s.rules)


def behind(step: int, rules: TapestryRules) -> int:
    return max(0, step - scenario_file(rules.data.pack).focus.behind)


def held(s: Tapestry, actor: int, track: int, step: int) -> bool:
    """Returns whether a token of the person is held: it stands on the space of a blocker or beyond.

    Tokens left on a former favourite track are free; bots are never blocked.
    [tapestry.atlantis1.blocked, tapestry.atlantis1.switch-old-ignored, tapestry.atlantis1.not-bots]
    [tapestry.ruling.atlantis1-blocked-moves, tapestry.ruling.atlantis1-level1]
    """
    focus = s.part(Focus)
    if actor >= len(s.players) or not s.rules.chooses[actor] or focus.track in (NONE, track):
        return False
    if focus.unguarded:
        return False
    if focus.former >> track & 1 and step == s.at[actor][track]:
        return False
    return step >= blocker(s, actor)


def rerolled(s: Tapestry, seat: int) -> int:
    """Returns the tracks where all tokens of the person are held: the science die is rolled again.

    [tapestry.atlantis1.die-reroll, tapestry.ruling.atlantis1-all-blocked]
    """
    found = 0
    for track in bits(s.rules.tracks):
        own = tokens(s, seat, track)
        if own and all(held(s, seat, track, step) for step in own):
            found |= 1 << track
    return found


def reached_end(s: Tapestry, seat: int, track: int, step: int) -> None:
    """Switches the favourite track when the person is on its last space, before the benefit is gained.

    [tapestry.atlantis1.switch-trigger, tapestry.atlantis1.switch-only-way, tapestry.atlantis1.not-bots]
    """
    if seat >= len(s.players) or not s.rules.chooses[seat]:
        return
    if track == s.part(Focus).track and step == len(s.rules.spaces[track]) - 1:
        s.next(SwitchFocus(seat))


class SwitchFocus(Ask, frozen=True, tag="tapestry.atlantis1.SwitchFocus"):
    """Asks for the new favourite track among those where the person is furthest, but not at the end.

    A token of the old one joins the foremost on the new one, and a blocker changes places.
    [tapestry.atlantis1.switch-target, tapestry.atlantis1.switch-token, tapestry.atlantis1.switch-blocker]
    [tapestry.atlantis1.switch-old-ignored]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        at, ended = s.at[self.seat], s.done[self.seat]
        left = [track for track in bits(s.rules.tracks & ~ended) if at[track] != OFF_TRACK]
        most = max([at[track] for track in left], default=NONE)
        return TRACK_EACH(sum([1 << track for track in left if at[track] == most])) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        focus = s.part(Focus)
        focus.former |= 1 << focus.track
        if option is not NO:
            set_focus(s, self.seat, option.i)
            return
        focus.track = NONE
        if s.journal is not UNSET:
            s.journal.append(FocusLost(self.seat))


def drawn(view: TapestryView, rules: TapestryRules) -> list[Mark]:
    """Returns the blockers and the heart on the favourite track, to be drawn."""
    focus = next(part for part in view.parts if isinstance(part, Focus))
    if focus.track == NONE:
        return []
    seat = person(rules)
    spare = [step for actor, track, step in view.spare if (actor, track) == (seat, focus.track)]
    front = max(view.at[seat][focus.track], *spare, 0)
    others = [track for track in bits(rules.tracks) if track != focus.track]
    step = behind(front, rules)
    blockers = [Mark("blocker", track=track, step=step) for track in others if not focus.unguarded]
    return [Mark("focus", track=focus.track, step=front), *blockers]


def atlantis_1(_rules: TapestryRules) -> Module:
    """Returns the module."""
    module = Module(ATLANTIS_1, part=Focus)
    module.replace_step("setting_up", DealCivilizations, CivilizationLater)
    module.replace_step("setting_up", TakeCivilizations, NoneTaken)
    module.insert("setting_up", FindFocus, after=SetUpBots)
    module.add("bot_income", first_advances)
    module.add("held", held)
    module.add("rerolled", rerolled)
    module.add("advanced", reached_end)
    module.add("marks", drawn)
    module.add_row("naming", REPLACE[0].verb, replaced_civilization)
    return module

"""Tracks: where tokens are, and what an advance, a regress or the use of a position brings about.

`enter` is the only way on: token, landmark, achievement, triggers, benefit, bonus, in this order.
A token goes by its step; an actor may have several on one track after one was put on a start space.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.bonus import BuyBonus
from spielwerk.games.tapestry.city import place_landmark
from spielwerk.games.tapestry.effects import BENEFIT, BONUS, FREE_BONUS
from spielwerk.games.tapestry.events import Advanced, LandmarkGained, Regressed, Restarted
from spielwerk.games.tapestry.facts import COMPLETE_TRACK, achieve, is_player
from spielwerk.games.tapestry.options import NO, TOKEN, TRACK_EACH
from spielwerk.games.tapestry.source import SPACE, Source
from spielwerk.games.tapestry.state import NONE, OFF_TRACK, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

FORWARD, BACK, AGAIN = range(3)


def tokens(s: Tapestry, actor: int, track: int) -> list[int]:
    """Returns the steps of the tokens of an actor on a track, the foremost first."""
    at = s.at[actor][track]
    own = [at] if at != OFF_TRACK else []
    if s.spare:
        own += [step for a, t, step in s.spare if a == actor and t == track]
    return own


def put_tokens(s: Tapestry, actor: int, track: int, steps: list[int]) -> None:
    """Sets the tokens that an actor has on a track."""
    steps = sorted(steps, reverse=True)
    s.at[actor][track] = steps[0] if steps else OFF_TRACK
    others = [one for one in s.spare if one[:2] != (actor, track)]
    s.spare = tuple(sorted([*others, *[(actor, track, step) for step in steps[1:]]]))


def advanced(s: Tapestry, actor: int, track: int) -> int:
    """Returns how far an actor has come: its foremost token, or the whole track once completed.

    [tapestry.base.track.vp-per-space, tapestry.base.track.ai-technology-count]
    [tapestry.ruling.base-two-tokens-scoring]
    """
    spaces = s.rules.spaces[track]
    if s.done[actor] >> track & 1:
        return spaces[-1].advanced
    return spaces[max(s.at[actor][track], 0)].advanced


def tier(s: Tapestry, actor: int, track: int) -> int:
    """Returns the tier of an actor's foremost token, or the last tier once the track is completed.

    [tapestry.base.tech.requirement-track, tapestry.ruling.base-ai-requirement]
    """
    spaces = s.rules.spaces[track]
    if s.done[actor] >> track & 1:
        return spaces[-1].tier
    return spaces[max(s.at[actor][track], 0)].tier


def open_tracks(s: Tapestry, actor: int) -> int:
    """Returns the tracks where nothing forbids an advance; tokens of players who have finished stay put.

    [tapestry.base.advance.blocked, tapestry.base.end.finished-no-gain]
    """
    rules, players = s.rules, s.players
    found = rules.tracks
    if s.blocks:
        for closed in rules.closed_by_others:
            found &= ~closed(s, actor)
    if actor < len(players):
        p = players[actor]
        if p.ended:
            return 0
        for closed in rules.closed_tracks[actor][p.abilities]:
            found &= ~closed(s, actor)
    return found


def movable(s: Tapestry, actor: int, track: int) -> list[int]:
    """Returns the tokens that can advance.

    [tapestry.base.advance.end, tapestry.base.advance.several-tokens]
    """
    if not open_tracks(s, actor) >> track & 1:
        return []
    last = len(s.rules.spaces[track]) - 1
    return [step for step in free_tokens(s, actor, track) if step < last]


def free_tokens(s: Tapestry, actor: int, track: int) -> list[int]:
    """Returns the tokens that nothing holds back."""
    found = tokens(s, actor, track)
    for held in s.rules.held:
        found = [step for step in found if not held(s, actor, track, step)]
    return found


def returnable(s: Tapestry, actor: int, track: int) -> list[int]:
    """Returns the tokens that can regress.  [tapestry.base.science.regress-at-start]"""
    if s.rules.one_way or not s.rules.tracks >> track & 1:
        return []
    return [step for step in free_tokens(s, actor, track) if step > 0]


def usable(s: Tapestry, actor: int, track: int, without: int = NONE) -> list[int]:
    """Returns the positions that can be used again, except that of the space with this effect.

    [tapestry.base.track.reuse-position, tapestry.ruling.base-battery-academic]
    """
    found = tokens(s, actor, track) if s.rules.tracks >> track & 1 else []
    return [step for step in found if step > 0 and step != without]


def enter(s: Tapestry, actor: int, track: int, token: int, flags: int, *, far: int = 1) -> None:
    """Moves a token exactly one space forward, or several in one advance.

    [tapestry.base.advance.one-space, tapestry.base.advance.order-landmark]
    [tapestry.base.landmark.any-advance, tapestry.base.landmark.passing, tapestry.hanging.several-spaces]
    """
    to = token + far
    if s.spare:
        move_token(s, actor, track, token, to)
    else:
        s.at[actor][track] = to
    spaces = s.rules.spaces[track]
    if to == len(spaces) - 1:
        s.done[actor] |= 1 << track
    if s.journal is not UNSET:
        s.journal.append(Advanced(actor, track, spaces[to].number))
    if not (s.rules.watched_own_benefits and gives_up(s, actor, track, to, flags)):
        use(s, actor, track, to, flags)
    if far == 1 and spaces[to].landmark == NONE:
        arrive(s, actor, track, to, far)
        return
    s.next(Arrived(actor, track, to, far))
    for step in range(to, token, -1):
        if spaces[step].landmark != NONE:
            s.next(ReachLandmark(actor, track, step))


def gives_up(s: Tapestry, actor: int, track: int, step: int, flags: int) -> bool:
    """Returns whether an ability lets the player give up the benefit of an advance."""
    players = s.players
    if not flags & BENEFIT or actor >= len(players):
        return False
    offers = s.rules.benefit_due[actor][players[actor].abilities]
    return any(due(s, actor, track, step, flags) for due in offers)


def move_token(s: Tapestry, actor: int, track: int, token: int, to: int) -> None:
    """Moves one of an actor's tokens on a track; `at` stays the foremost one."""
    if not s.spare:
        s.at[actor][track] = to
        return
    steps = tokens(s, actor, track)
    steps.remove(token)
    put_tokens(s, actor, track, [*steps, to])


def use(s: Tapestry, actor: int, track: int, step: int, flags: int) -> None:
    """Gains the benefit of a space and then offers its bonus, as the flags allow.

    [tapestry.base.benefit.benefit-with-bonus, tapestry.base.benefit.no-benefit-mark]
    [tapestry.base.benefit.bonus-once, tapestry.base.science.regress-to-start]
    """
    space = s.rules.spaces[track][step]
    if space.bonus is not None and flags & (BONUS | FREE_BONUS):
        s.next(BuyBonus(actor, track, step, int(flags & FREE_BONUS > 0)))
    if space.benefit is not None and flags & BENEFIT:
        s.next(Benefit(actor, track, step))


def leave(s: Tapestry, actor: int, track: int, token: int, flags: int, *, far: int = 1) -> None:
    """Moves a token exactly one space back, or several in one regress, which gains no landmarks.

    [tapestry.base.science.regress, tapestry.base.science.regress-benefit]
    [tapestry.base.landmark.not-by-regress, tapestry.ruling.hanging-revisionism-reach]
    """
    to = token - far
    move_token(s, actor, track, token, to)
    if token == len(s.rules.spaces[track]) - 1:
        s.done[actor] &= ~(1 << track)
    if s.journal is not UNSET:
        s.journal.append(Regressed(actor, track, s.rules.spaces[track][to].number))
    use(s, actor, track, to, flags)
    landmark = s.rules.spaces[track][to].landmark
    if landmark != NONE and not s.landmarks >> landmark & 1:
        s.next(ReachLandmark(actor, track, to))


class ReachLandmark(Step, frozen=True, tag="tapestry.track.ReachLandmark"):
    """Gains the landmark of a space for the first to reach it, who places it at once.

    [tapestry.base.landmark.first-in-tier, tapestry.base.landmark.before-benefit, tapestry.base.landmark.once]
    [tapestry.base.tapestry.continuous]
    """

    seat: int
    track: int
    step: int

    def run(self, s: Tapestry) -> None:
        landmark = s.rules.spaces[self.track][self.step].landmark
        if s.landmarks >> landmark & 1:
            gain_landmark(s, self.seat, landmark, self.track)
        elif is_player(s, self.seat):
            for reached in s.rules.reached_taken_landmark[self.seat][s.players[self.seat].abilities]:
                reached(s, self.seat, self.track)


def gain_landmark(s: Tapestry, actor: int, landmark: int, track: int = NONE) -> None:
    """Takes a landmark, if it is still available, and has it placed.

    [tapestry.base.landmark.place-in-capital, tapestry.base.landmark.tech-landmarks]
    [tapestry.base.tapestry.continuous, tapestry.base.civilization.several]
    """
    if not s.landmarks >> landmark & 1:
        return
    take_landmark(s, actor, landmark)
    for other in s.onlookers(actor):
        for saw in s.rules.opponent_gained_landmark[other][s.players[other].abilities]:
            saw(s, other, actor, landmark, track)
    if is_player(s, actor) and s.rules.chooses[actor]:
        for gained in s.rules.gained_landmark[actor][s.players[actor].abilities]:
            gained(s, actor, landmark, track)
        place_landmark(s, actor, landmark)


def take_landmark(s: Tapestry, actor: int, landmark: int) -> None:
    """Gives an available landmark to its new owner; powers may have somebody who keeps theirs."""
    s.landmarks &= ~(1 << landmark)
    if s.journal is not UNSET:
        s.journal.append(LandmarkGained(actor, landmark))
    owner = s.rules.landmark_owner[actor]
    if owner != NONE:
        s.players[owner].landmarks += (landmark,)


class Arrived(Step, frozen=True, tag="tapestry.track.Arrived"):
    """Follows an advance once its landmarks are placed.  [tapestry.base.advance.order-landmark]"""

    seat: int
    track: int
    step: int
    far: int = 1

    def run(self, s: Tapestry) -> None:
        arrive(s, self.seat, self.track, self.step, self.far)


def arrive(s: Tapestry, actor: int, track: int, step: int, far: int) -> None:
    """Grants the achievement for a completed track, then triggers what follows an advance.

    [tapestry.base.achievement.complete-track, tapestry.base.advance.order-landmark]
    [tapestry.base.tapestry.continuous]
    """
    rules, players = s.rules, s.players
    spaces = rules.spaces[track]
    if step == len(spaces) - 1:
        achieve(s, actor, COMPLETE_TRACK)
    held = s.all_abilities()
    if held & rules.watched_advances:
        for other in s.onlookers(actor):
            for saw in rules.opponent_advanced[other][players[other].abilities]:
                saw(s, other, actor, track, step)
    if actor >= len(players):
        for went in rules.power_advanced:
            went(s, actor, track)
        return
    if not held & rules.watched_own_advances:
        return
    abilities = players[actor].abilities
    if all_entered := rules.entered_tier[actor][abilities]:
        for passed in range(step - far + 1, step + 1):
            if spaces[passed].tier != spaces[passed - 1].tier:
                for entered in all_entered:
                    entered(s, actor, track, passed)
    for moved in rules.advanced[actor][abilities]:
        moved(s, actor, track, step)


class Benefit(Step, frozen=True, tag="tapestry.track.Benefit"):
    """Gains the benefit of a space, as far as possible.

    [tapestry.base.benefit.mandatory, tapestry.base.benefit.partial, tapestry.base.advance.unusable-benefit]
    [tapestry.base.tapestry.continuous]
    """

    seat: int
    track: int
    step: int

    def run(self, s: Tapestry) -> None:
        rules = s.rules
        benefit = rules.spaces[self.track][self.step].benefit
        assert benefit is not None
        if s.all_abilities() & rules.watched_benefits:
            for other in s.onlookers(self.seat):
                for saw in rules.opponent_benefited[other][s.players[other].abilities]:
                    saw(s, other, self.seat, self.track, self.step)
        s.next(Source(SPACE, self.track, self.step))
        benefit.run(s, self.seat)


MOVES = (enter, leave, use)


def candidates(s: Tapestry, actor: int, way: int, track: int, without: int = NONE) -> list[int]:
    """Returns the tokens on a track that can move in a given way."""
    if way == FORWARD:
        return movable(s, actor, track)
    return returnable(s, actor, track) if way == BACK else usable(s, actor, track, without)


def possible_tracks(s: Tapestry, actor: int, way: int, at: int) -> int:
    """Returns the tracks of a mask where an actor can move; `at` may also encode a space to leave out."""
    if way == FORWARD:
        return advanceable(s, actor) & at
    track, step = (at >> 5 & 7) - 1, at >> 8
    found = 0
    for t in bits(at & s.rules.tracks):
        if candidates(s, actor, way, t, step if t == track else NONE):
            found |= 1 << t
    return found


def advanceable(s: Tapestry, actor: int) -> int:
    """Returns the tracks where an actor has a token that can advance.  [tapestry.base.advance.end]"""
    mask = open_tracks(s, actor)
    if s.spare or s.rules.held:
        return sum([1 << track for track in bits(mask) if movable(s, actor, track)])
    at, spaces = s.at[actor], s.rules.spaces
    for track in bits(mask):
        if not OFF_TRACK < at[track] < len(spaces[track]) - 1:
            mask ^= 1 << track
    return mask


class WhichTrack(Ask, frozen=True, tag="tapestry.track.WhichTrack"):
    """Asks on which track a token moves or a position is used again; a single one needs no choice.

    [tapestry.base.track.physics, tapestry.base.track.neuroscience, tapestry.base.track.reuse-position]
    [tapestry.base.science.fixed-advance-mandatory, tapestry.base.advance.free-advances]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    way: int
    at: int
    flags: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(possible_tracks(s, self.seat, self.way, self.at)) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            track, step = (self.at >> 5 & 7) - 1, self.at >> 8
            without = step if option.i == track else NONE
            move_on(s, WhichToken(self.seat, self.way, option.i, self.flags, without))


def move_on(s: Tapestry, asked: WhichToken) -> None:
    """Moves the player's only token on a track, or asks which of several."""
    if s.spare:
        s.next(asked)
    else:
        at = s.at[asked.seat][asked.track]
        MOVES[asked.way](s, asked.seat, asked.track, at, asked.flags)


class WhichToken(Ask, frozen=True, tag="tapestry.track.WhichToken"):
    """Asks which of the player's tokens on a track moves.

    [tapestry.base.advance.several-tokens, tapestry.base.track.ai-two-tokens]
    """

    gesture: ClassVar[str] = "track"

    way: int
    track: int
    flags: int
    without: int = NONE

    def options(self, s: Tapestry) -> Options:
        found = sorted(set(candidates(s, self.seat, self.way, self.track, self.without)), reverse=True)
        return tuple([TOKEN[step] for step in found]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            MOVES[self.way](s, self.seat, self.track, option.n, self.flags)


def completed(s: Tapestry, actor: int, mask: int) -> int:
    """Returns the tracks of a mask on whose last space an actor has a token."""
    return sum([1 << t for t in bits(mask & s.rules.tracks) if s.at[actor][t] == len(s.rules.spaces[t]) - 1])


class Restart(Ask, frozen=True, tag="tapestry.track.Restart"):
    """Asks for a track, perhaps the same one, to whose start space the token at the end of a track moves.

    That is neither an advance nor a regress, and the track still counts as completed.
    [tapestry.base.track.ai-singularity, tapestry.base.track.ai-counts-complete]
    [tapestry.ruling.base-ai-token-benefits]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    origin: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(s.rules.tracks)

    def choose(self, s: Tapestry, option: Option) -> None:
        steps = tokens(s, self.seat, self.origin)
        put_tokens(s, self.seat, self.origin, steps[1:])
        put_tokens(s, self.seat, option.i, [*tokens(s, self.seat, option.i), 0])
        if s.journal is not UNSET:
            s.journal.append(Restarted(self.seat, option.i))


def restart(s: Tapestry, seat: int, atom: Atom) -> None:
    """Moves one token from the end of one of the tracks to a start space."""
    for track in bits(completed(s, seat, atom.at))[:1]:
        s.next(Restart(seat, track))

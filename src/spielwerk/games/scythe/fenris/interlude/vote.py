"""After episode 1: the vote for war or peace."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.fenris.interlude.events import NextEpisode, PathChosen, Voted
from spielwerk.games.scythe.fenris.interlude.options import SIDES, WAR_UP_TO
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.kernel.frame import Ask, Secret, Step
from spielwerk.kernel.option import Option, Options

WAR_EPISODE, PEACE_EPISODE = "2a", "2b"


def tokens(s: Interlude, seat: int) -> int:
    """Returns the influence tokens of a seat, with the one that everybody gets after the episode.

    [fenris.ep1.reward-extra-token, fenris.ep1.automa-extra-token]
    """
    return s.result(seat).tokens + 1


class CallVote(Step, frozen=True, tag="interlude.vote.CallVote"):
    """All people vote at once and in secret.  [fenris.ep1.vote-split, fenris.ep1.vote-reveal]"""

    def run(self, s: Interlude) -> None:
        s.then(*[Vote(seat) for seat in s.people], CountVotes())


class Vote(Secret, frozen=True, tag="interlude.vote.Vote"):
    """Asks how many tokens go to War; the others go to Peace.  [fenris.ep1.vote-split]"""

    gesture: ClassVar[str] = "vote"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        return WAR_UP_TO[tokens(s, self.seat)]

    def choose(self, s: Interlude, option: Option) -> None:
        s.sealed[self.seat] = [option.n]


def automa_vote(n: int) -> int:
    """Returns an Automa's tokens for War: all if their number is even, otherwise none.

    [fenris.ep1.automa-votes-even, fenris.ep1.automa-votes-odd]
    """
    return n if n % 2 == 0 else 0


class CountVotes(Step, frozen=True, tag="interlude.vote.CountVotes"):
    """Opens the votes and adds them up; on a tie the winner decides, an Automa for the side it voted for.

    [fenris.ep1.vote-reveal, fenris.ep1.vote-war, fenris.ep1.vote-peace, fenris.ep1.vote-tie]
    [fenris.ruling.ep1-tie-automa-winner, fenris.ep1.tokens-returned]
    """

    def run(self, s: Interlude) -> None:
        war = peace = 0
        votes = []
        for seat in s.seats:
            n = tokens(s, seat)
            votes.append(s.sealed[seat][0] if s.sealed[seat] else automa_vote(n))
            war, peace = war + votes[seat], peace + n - votes[seat]
            if s.journal is not UNSET:
                s.journal.append(Voted(seat, votes[seat], n - votes[seat]))
        s.sealed = [[] for _ in s.seats]
        if war != peace:
            choose_path(s, war > peace)
        elif s.sheet(s.leader).automa:
            choose_path(s, votes[s.leader] > 0)
        else:
            s.next(Decide(s.leader))


class Decide(Ask, frozen=True, tag="interlude.vote.Decide"):
    """Asks the winner of the episode, since the vote is tied.  [fenris.ep1.vote-tie]"""

    gesture: ClassVar[str] = "decide"
    begins: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        return SIDES

    def choose(self, s: Interlude, option: Option) -> None:
        choose_path(s, option.at == "war")


def choose_path(s: Interlude, war: bool) -> None:
    """[fenris.ep1.vote-war, fenris.ep1.vote-peace]"""
    if s.journal is not UNSET:
        s.journal.append(PathChosen("war" if war else "peace"))
    go_on(s, WAR_EPISODE if war else PEACE_EPISODE)


def go_on(s: Interlude, episode: str) -> None:
    """Names the next episode."""
    s.c.episode = episode
    if s.journal is not UNSET:
        s.journal.append(NextEpisode(episode))

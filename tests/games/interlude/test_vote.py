"""After episode 1: war or peace."""

from __future__ import annotations

import pytest

from games.interlude.between import after, answer, asked, now, result, sheet, texts
from spielwerk.games.scythe.fenris.interlude.events import Voted
from spielwerk.kernel.match import Match


def vote(*tokens: int, winner: int = 0, automas: tuple[int, ...] = (), **more: object) -> Match:
    """The vote of these seats; an Automa has no sheet of a person."""
    factions = ("nordic", "saxony", "crimea", "polania")
    return after(
        "1",
        *[
            (
                sheet(factions[i], automa="automa" if i in automas else ""),
                result(50, 1 if i == winner else 2, tokens=n),
            )
            for i, n in enumerate(tokens)
        ],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("fenris.ep1.vote-split")
@pytest.mark.rule("fenris.ep1.reward-extra-token")
def test_a_player_splits_all_tokens_and_one_more_as_he_likes() -> None:
    match = vote(3, 0)
    assert texts(match, 0) == ["war 0", "war 1", "war 2", "war 3", "war 4"]
    assert texts(match, 1) == ["war 0", "war 1"]


@pytest.mark.rule("fenris.ep1.vote-split")
@pytest.mark.rule("fenris.ep1.vote-reveal")
def test_votes_are_secret_until_all_have_voted() -> None:
    match = vote(3, 2)
    answer(match, "war 4", seat=0)
    seen = match.game.view(match.state, 1)
    assert seen.answered == [True, False]
    assert seen.sealed == []
    answer(match, "war 0", seat=1)
    assert match.state.sealed == [[], []]
    assert now(match).episode == "2a"


@pytest.mark.rule("fenris.ep1.vote-war")
@pytest.mark.rule("fenris.ep1.vote-peace")
@pytest.mark.parametrize(("mine", "episode"), [(4, "2a"), (1, "2b")])
def test_the_majority_of_tokens_decides(mine: int, episode: str) -> None:
    match = vote(3, 1)
    answer(match, f"war {mine}", seat=0)
    answer(match, "war 1", seat=1)
    assert match.over
    assert (now(match).episode, now(match).stage) == (episode, "episode")


@pytest.mark.rule("fenris.ep1.vote-tie")
@pytest.mark.parametrize(("side", "episode"), [("war", "2a"), ("peace", "2b")])
def test_on_a_tie_the_winner_of_the_episode_decides(side: str, episode: str) -> None:
    match = vote(1, 1, winner=1)
    answer(match, "war 2", seat=0)
    answer(match, "war 0", seat=1)
    assert match.decision is not None
    assert (asked(match), match.decision.seat) == ("Decide", 1)
    answer(match, f"choose {side}")
    assert now(match).episode == episode


@pytest.mark.rule("fenris.ep1.vote-tie")
@pytest.mark.parametrize(("tokens", "episode"), [(1, "2a"), (2, "2b")])
def test_on_a_tie_an_automa_that_won_chooses_the_side_it_voted_for(tokens: int, episode: str) -> None:
    match = vote(tokens, tokens, winner=1, automas=(1,))
    answer(match, f"war {0 if tokens == 1 else tokens + 1}")
    assert match.over
    assert now(match).episode == episode


@pytest.mark.rule("fenris.ep1.automa-votes-even")
@pytest.mark.rule("fenris.ep1.automa-extra-token")
@pytest.mark.rule("fenris.ep1.automa-vote-example")
def test_an_automa_with_3_tokens_and_one_more_votes_war_with_4() -> None:
    match = vote(2, 3, automas=(1,))
    answer(match, "war 0")
    assert now(match).episode == "2a"
    told = [event for event in match.events[-1] if isinstance(event, Voted)]
    assert told == [Voted(0, 0, 3), Voted(1, 4, 0)]


@pytest.mark.rule("fenris.ep1.automa-votes-odd")
def test_an_automa_with_an_odd_number_votes_peace_with_all() -> None:
    match = vote(1, 2, automas=(1,))
    answer(match, "war 2")
    assert now(match).episode == "2b"


@pytest.mark.rule("fenris.ep1.tokens-returned")
@pytest.mark.rule("fenris.ep1.no-special-reward")
def test_nothing_is_kept_and_nothing_can_be_bought_after_episode_1() -> None:
    match = vote(5, 0)
    before = [s.copy() for s in now(match).sheets]
    answer(match, "war 6", seat=0)
    answer(match, "war 0", seat=1)
    assert match.over
    assert now(match).sheets == before

"""Rewards: which icons of a space count for the Automa, and what they do."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.events import NoEffect, RewardRead, TileLaid
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.events import Advanced, DisplayRefreshed, Regressed, ScienceDieRolled
from spielwerk.games.tapestry.options import TECHS
from spielwerk.kernel.bitmask import bits

COUNTED = {
    "exploration": ["", "explore", "explore", "explore", "", "", "explore", "", "explore", "", "", ""],
    "science": [
        *("research", "hanging", "research", "hanging", "research", "research"),
        *("", "", "advance", "regress", "advance", "research"),
    ],
    "military": [
        *("conquer", "hanging", "conquer", "", "conquer", "conquer hanging"),
        *("conquer", "conquer", "", "", "", "conquer"),
    ],
    "technology": ["invent", "hanging", "invent", "invent", "", "", "invent", "", "", "", "", ""],
}
"""What counts on each space, read from the printed icons and the table of the book."""


def counted(p: Solo) -> list[str]:
    """The icons that counted, in their order."""
    from spielwerk.games.tapestry.automa.rewards import read

    found = []
    for event in p.told(RewardRead):
        assert isinstance(event, RewardRead)
        benefit = p.s.rules.spaces[event.track][event.step].benefit
        assert benefit is not None
        if event.verdict == "counts":
            found.append(read(benefit)[event.i][0].verb)
    return found


@pytest.mark.parametrize("track", list(COUNTED))
@pytest.mark.rule("tapestry.automa.reward.table-only", "tapestry.automa.reward.ignored-kinds")
def test_only_icons_of_the_table_count(track: str) -> None:
    found = []
    for step in range(1, 13):
        p = Solo().pair(7, 8)
        p.s.places = ((), (), (AUTOMA,))  # the island gives no points again
        p.enters(track, step)
        found.append(" ".join(counted(p)))
        p.until_asked()
        automa = p.player(AUTOMA)
        assert not any([*automa.res, *automa.built, *automa.tiles, *automa.tech, *automa.spaces, automa.vp])
        assert not automa.civilizations
    assert found == COUNTED[track]


@pytest.mark.rule("tapestry.automa.reward.once")
def test_a_reward_shown_several_times_is_gained_once() -> None:
    """Quantum Physics shows two advances, Alien Biology four researches, Rubber two inventions."""
    p = Solo().pair(7, 8).enters("science", 11).luck("roll military").until_asked()
    assert [type(event) for event in p.told(ScienceDieRolled)] == [ScienceDieRolled]
    p = Solo().pair(7, 8).enters("science", 12).luck("roll military").until_asked()
    assert len(p.told(ScienceDieRolled)) == 1
    p = Solo().pair(7, 8).enters("technology", 7).until_asked()
    assert len(p.told(DisplayRefreshed)) == 1


@pytest.mark.rule("tapestry.shadow.reward.none")
def test_the_shadow_empire_gains_no_rewards() -> None:
    p = Solo().token(SHADOW, military=4, technology=12, exploration=12, science=12).pair(7, 8).advances(1)
    assert p.at(SHADOW, "military") == 5  # conquer
    assert p.told(RewardRead) == []
    assert p.standing(SHADOW) == set()


@pytest.mark.rule("tapestry.automa.reward.no-bonus")
def test_no_bot_gains_a_bonus() -> None:
    """Rafts has a bonus: a tapestry card for any resource."""
    p = Solo().token(AUTOMA, exploration=1, science=12, military=12, technology=12).pair(7, 8)
    p.advances().until_asked()
    assert (p.at(AUTOMA, "exploration"), p.cards(AUTOMA)) == (2, [])
    p = Solo().token(SHADOW, exploration=1, science=12, military=12, technology=12).pair(7, 8).advances(1)
    assert p.at(SHADOW, "exploration") == 2
    assert p.game.decision(p.s) is None


@pytest.mark.rule("tapestry.automa.reward.research")
def test_research_advances_on_the_rolled_track_with_reward() -> None:
    """Chemistry researches with reward: technology 2 gives a tapestry card."""
    p = Solo().token(AUTOMA, technology=1).pair(7, 8).enters("science", 5)
    assert p.weights == {f"roll {track}": 3 for track in COUNTED}
    p.luck("roll technology")
    assert p.waiting == "Hanging"
    assert p.told(ScienceDieRolled) == [ScienceDieRolled(AUTOMA, TRACKS.index("technology"))]
    p.until_asked()
    assert (p.at(AUTOMA, "technology"), len(p.cards(AUTOMA))) == (2, 1)


@pytest.mark.rule("tapestry.automa.reward.research")
def test_research_with_an_x_gives_no_reward() -> None:
    """Astronomy researches without benefit."""
    p = Solo().token(AUTOMA, technology=1).pair(7, 8).enters("science", 1).luck("roll technology")
    assert (p.at(AUTOMA, "technology"), p.game.decision(p.s)) == (2, None)


@pytest.mark.rule("tapestry.ruling.research-restart")
def test_research_goes_on_from_space_to_space() -> None:
    p = Solo().token(AUTOMA, science=4).pair(7, 8).enters("science", 5).luck("roll science")
    assert p.at(AUTOMA, "science") == 5
    p.luck("roll technology")  # space 5 researches again
    assert p.at(AUTOMA, "technology") == 1


@pytest.mark.rule("tapestry.automa.reward.research-at-end")
def test_a_roll_for_a_completed_track_is_ignored() -> None:
    p = Solo().token(AUTOMA, military=12).pair(7, 8).enters("science", 5).luck("roll military")
    assert p.told(Advanced) == []
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "end")]
    assert p.game.decision(p.s) is None


@pytest.mark.rule("tapestry.automa.reward.tech")
def test_an_invention_replaces_all_open_tech_cards() -> None:
    p = Solo().display(*TECHS[:3]).pair(7, 8).enters("technology", 1)
    assert p.s.display == ()
    p.until_asked()
    assert len(p.s.display) == 3
    assert not {0, 1, 2} & {*p.s.display}
    assert bits(p.s.old_techs) == (0, 1, 2)
    assert p.player(AUTOMA).tech == ()


@pytest.mark.parametrize(("step", "anywhere"), [(1, False), (8, True)])
@pytest.mark.rule("tapestry.automa.reward.conquer")
def test_conquer_icons_start_the_conquest(step: int, anywhere: bool) -> None:
    """Archery conquers next to own land, Warplanes anywhere."""
    p = Solo().pair(7, 8).enters("military", step)
    near = {15, 18, 19, 25, 26, 29}
    assert (p.after("anywhere" if anywhere else "valid1") == near) is not anywhere
    assert p.player(AUTOMA).outposts == (8 if p.waiting == "TurnTile" else 7)


@pytest.mark.parametrize(("step", "anywhere"), [(2, False), (9, True)])
@pytest.mark.rule("tapestry.automa.reward.explore")
def test_explore_icons_start_the_exploration(step: int, anywhere: bool) -> None:
    """Rafts explores next to own land, Airplanes anywhere."""
    p = Solo().pair(7, 8).enters("exploration", step)
    assert p.after("anywhere" if anywhere else "valid") >= {18, 19, 29}
    assert (len(p.after("anywhere" if anywhere else "valid")) == 21) is anywhere
    p.until_asked()
    assert len(p.told(TileLaid)) == 1


@pytest.mark.rule("tapestry.automa.reward.advance-or-regress")
@pytest.mark.rule("tapestry.ruling.advance-roll-benefit")
def test_printed_tracks_are_rolled_for() -> None:
    """Physics: exploration, military or technology; Neuroscience goes back on military or technology."""
    p = Solo().token(AUTOMA, military=1).pair(7, 8).enters("science", 9)
    assert p.weights == {"roll exploration": 3, "roll military": 3, "roll technology": 3}
    p.luck("roll military")
    assert (p.at(AUTOMA, "military"), p.waiting) == (2, "Hanging")  # with the reward of space 2
    p = Solo().token(AUTOMA, military=3).pair(7, 8).enters("science", 10)
    assert p.weights == {"roll military": 3, "roll technology": 3}
    p.luck("roll military")
    assert (p.at(AUTOMA, "military"), p.waiting) == (2, "Hanging")
    assert p.told(Regressed) == [Regressed(AUTOMA, 2, 2)]
    p.until_asked()
    assert len(p.cards(AUTOMA)) == 1  # the reward once, and no benefit besides


@pytest.mark.rule("tapestry.ruling.advance-roll-at-end")
@pytest.mark.rule("tapestry.automa.reward.advance-or-regress")
def test_completed_printed_tracks_stop_the_roll_unless_all_are() -> None:
    p = Solo().token(AUTOMA, military=12).pair(7, 8).enters("science", 9).luck("roll military")
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "end")]
    p = Solo().token(AUTOMA, exploration=12, military=12, technology=12).pair(7, 8).enters("science", 9)
    assert p.game.decision(p.s) is None
    assert p.told(ScienceDieRolled) == []


@pytest.mark.rule("tapestry.automa.reward.tapestry")
def test_a_tapestry_card_is_put_face_down_next_to_the_mat() -> None:
    p = Solo().pair(7, 8).enters("science", 2)
    p.luck("draw-hanging academia")
    assert p.cards(AUTOMA) == ["academia"]
    assert p.view(HUMAN).hand_sizes[AUTOMA] == 1
    assert p.view(HUMAN).players[AUTOMA].hand == ()
    assert p.player(AUTOMA).abilities == 0


@pytest.mark.rule("tapestry.automa.reward.explore-or-building")
def test_of_a_choice_the_option_of_the_table_is_taken() -> None:
    """Wagons: explore or a farm.  Glass: three buildings, none of which counts."""
    p = Solo().pair(7, 8).enters("exploration", 3)
    verdicts = [event.verdict for event in p.told(RewardRead) if isinstance(event, RewardRead)]
    assert verdicts == ["counts", "other"]
    assert p.waiting == "TurnTile"
    p = Solo().pair(7, 8).enters("technology", 5)
    verdicts = [event.verdict for event in p.told(RewardRead) if isinstance(event, RewardRead)]
    assert verdicts == ["ignored"] * 3
    assert p.game.decision(p.s) is None


@pytest.mark.rule("tapestry.automa.reward.other-sources")
def test_the_table_also_holds_for_rewards_from_elsewhere() -> None:
    """The research of the Scientists reaches Standing Army, where a worker and points are printed."""
    p = Solo(civilization="scientists").token(AUTOMA, military=3).pair(7, 8).takes_income(3, until="Roll")
    p.luck("roll military")
    assert p.at(AUTOMA, "military") == 4
    assert p.player(AUTOMA).res == [0, 0, 0, 0]
    assert counted(p) == []
    assert p.controlled(AUTOMA) == [AUTOMA_START]

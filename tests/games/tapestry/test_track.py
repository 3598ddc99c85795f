"""Spaces of tracks with rules of their own."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import BENEFIT, BONUS, TRACKS, Form
from spielwerk.games.tapestry.events import Advanced
from spielwerk.games.tapestry.options import TECHS
from spielwerk.games.tapestry.tech import requirement_met
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken


def enter(p: Position, track: str, space: int) -> Position:
    """The token of seat 0 enters a space; its landmark is gone."""
    row = p.s.rules.spaces[TRACKS.index(track)]
    p.token(0, **{track: space - 1})
    if row[space].landmark >= 0:
        p.s.landmarks &= ~(1 << row[space].landmark)
    p.s.players[0].era = max(p.s.players[0].era, 1)
    return p.do(WhichToken(0, FORWARD, TRACKS.index(track), BENEFIT | BONUS))


@pytest.mark.rule("tapestry.base.track.reuse-position", "tapestry.ruling.base-battery-academic")
def test_academic_research_uses_any_other_position() -> None:
    p = enter(Position().token(0, exploration=5, military=11), "science", 7)
    assert p.options == ["track exploration", "track military"]
    p.play("track exploration")
    assert (p.vp(0), p.at(0, "exploration")) == (1, 5)


@pytest.mark.rule("tapestry.base.track.physics")
def test_physics_advances_on_one_of_three_tracks_and_quantum_physics_twice() -> None:
    p = enter(
        Position().token(0, technology=7, military=9, exploration=4).gone("fusion-reactor"), "science", 9
    )
    assert p.options == ["track exploration", "track military", "track technology"]
    p.play("track exploration")
    assert (p.at(0, "exploration"), p.vp(0), p.asked) == (5, 1, (-1, ""))
    p = enter(Position().token(0, exploration=4, technology=12, military=12), "science", 11)
    p.set(0, tiles=()).built(0, farm=5).run()
    assert p.at(0, "exploration") == 6


@pytest.mark.rule("tapestry.base.track.neuroscience", "tapestry.base.science.regress-benefit")
def test_neuroscience_goes_back_and_uses_the_space() -> None:
    p = enter(Position().token(0, military=5, technology=0), "science", 10).tiles(0, 1, 2).run()
    assert (p.at(0, "military"), p.res(0), p.vp(0)) == (4, {"worker": 1}, 2)


@pytest.mark.rule("tapestry.base.track.alien-biology", "tapestry.ruling.base-maxout")
def test_alien_biology_rolls_four_times_and_pays_for_completed_tracks() -> None:
    p = enter(Position(ask=True).token(0, military=12), "science", 12)
    p.play("roll military", "roll technology", "yes", "roll exploration", "no", "roll science")
    vp = 10 + 5 + 5
    assert (p.vp(0), p.at(0, "technology"), p.at(0, "exploration"), p.asked) == (vp, 1, 0, (-1, ""))


@pytest.mark.rule("tapestry.base.track.alien-biology")
def test_a_completed_track_pays_even_if_a_token_has_begun_it_again() -> None:
    p = Position(ask=True).token(0, technology=12)
    p.s.at[0][3] = 2
    p = enter(p, "science", 12).play(*["roll technology"] * 4)
    assert (p.vp(0), p.at(0, "technology"), p.asked) == (10 + 4 * 5, 2, (-1, ""))


@pytest.mark.rule("tapestry.base.track.vp-per-space", "tapestry.ruling.base-two-tokens-scoring")
def test_points_per_space_count_the_foremost_token() -> None:
    p = Position().token(0, technology=6)
    p.s.spare = ((0, 3, 2),)
    assert p.effect(0, Form(do="per", what="technology")).run().vp(0) == 6


@pytest.mark.rule("tapestry.base.track.ai-singularity", "tapestry.ruling.base-ai-token-benefits")
def test_ai_singularity_gives_resources_and_restarts_the_token() -> None:
    p = enter(Position().token(0, science=4), "technology", 12)
    assert p.options == [f"track {track}" for track in TRACKS]
    events = p.told("track science")
    assert not [event for event in events if type(event).__name__ in ("Advanced", "Regressed")]
    assert (p.res(0), p.s.at[0][3], p.s.spare) == (
        {"food": 1, "worker": 1, "culture": 1, "coin": 1},
        -1,
        ((0, 1, 0),),
    )


def restarted(track: str) -> Position:
    p = enter(Position().built(0, farm=0), "technology", 12)
    return p.play(f"track {track}")


@pytest.mark.rule(
    "tapestry.base.track.ai-counts-complete",
    "tapestry.base.track.ai-technology-count",
    "tapestry.ruling.base-ai-requirement",
)
def test_the_technology_track_stays_completed() -> None:
    p = restarted("technology")
    assert (p.at(0, "technology"), p.s.done[0]) == (0, 0b1000)
    assert requirement_met(p.s, 0, TECHS.index("time-travel"))
    before = p.vp(0)
    assert p.effect(0, Form(do="per", what="technology")).run().vp(0) - before == 12
    assert p.has(0, food=1).turn(0).options[-2:] == ["advance technology", "income"]


@pytest.mark.rule("tapestry.base.track.ai-singularity")
def test_a_token_that_left_its_track_cannot_move_there() -> None:
    p = restarted("military").has(0, food=1).turn(0)
    assert "advance technology" not in p.options


@pytest.mark.rule("tapestry.base.track.nuclear-bomb", "tapestry.base.tapestry.overplay-empty")
def test_nuclear_bomb_scores_and_overplays() -> None:
    p = enter(
        Position().token(0, exploration=6).set(0, era=2).hung(0, "academia").hand(0, "trap"), "military", 10
    )
    p.play("pick 1")
    assert (p.vp(0), [len(space) for space in p.player(0).eras]) == (16, [0, 2, 0, 0])
    p = enter(Position().token(0, exploration=6).set(0, era=2).hung(0, "academia"), "military", 10).run()
    assert (p.vp(0), p.player(0).abilities) == (6, p.s.rules.bit("academia"))


@pytest.mark.rule("tapestry.base.track.anti-aircraft", "tapestry.ruling.base-tapestry-count")
def test_points_per_card_count_hand_and_uncovered_cards() -> None:
    p = Position().set(0, era=3).hand(0, "trap", "academia")
    p.set(0, eras=((), (4, 5), (-1,), ()))
    assert p.effect(0, Form(do="per", what="hanging")).run().vp(0) == 4


@pytest.mark.rule("tapestry.base.track.data")
def test_every_space_can_be_entered() -> None:
    for track in TRACKS:
        for space in range(1, 13):
            p = enter(
                Position(seed=space).has(0, food=4, worker=4, culture=4, coin=4).tiles(0, 1, 2, 3),
                track,
                space,
            )
            p.hand(0, "trap", "trap", "trap").tech(0, bottom=["paper"], middle=["calendar"], top=["ammonia"])
            p.s.journal = []
            while p.options:
                p.play(p.options[0])
            assert Advanced(0, TRACKS.index(track), space) in p.s.journal

"""Advancing on a track: indicators, the order of ties, and what bots do at the ends of tracks."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.events import NoEffect, NoTrack


@pytest.mark.rule("tapestry.automa.advance.own-icon")
def test_each_bot_has_its_own_indicator_on_the_left_card() -> None:
    """Card 3: the Automa goes for a landmark or the end, the Shadow Empire for the end."""
    p = Solo().token(AUTOMA, military=3, science=9).token(SHADOW, technology=3, science=6).pair(3, 7)
    p.advances(0)
    assert p.measured("indicator-landmark-or-end") == {0: 4, 1: 1, 2: 1, 3: 4}
    p.advances(1)
    assert p.measured("indicator-end") == {0: 12, 1: 6, 2: 12, 3: 9}
    assert p.at(SHADOW, "science") == 7


@pytest.mark.rule("tapestry.automa.advance.indicator-all")
def test_all_tracks_are_valid_whose_end_is_not_reached() -> None:
    """Card 7 lets the Automa take any track; the order of card 19 has military first, then technology."""
    p = Solo().token(AUTOMA, military=12, science=11).pair(7, 19).advances()
    assert p.after("indicator-all") == {0, 1, 3}
    assert (p.at(AUTOMA, "technology"), p.at(AUTOMA, "military")) == (1, 12)


@pytest.mark.rule("tapestry.automa.advance.indicator-landmark-or-end")
@pytest.mark.rule("tapestry.ruling.landmark-distance")
def test_the_closest_available_landmark_or_end_decides() -> None:
    """Spaces 4, 7 and 10 have landmarks; that of space 4 on exploration is gone."""
    p = Solo().gone("lighthouse").token(AUTOMA, exploration=3, science=2, military=10, technology=12)
    p.pair(4, 7).advances()
    assert p.measured("indicator-landmark-or-end") == {0: 4, 1: 2, 2: 2}
    assert p.after("indicator-landmark-or-end") == {1, 2}


@pytest.mark.rule("tapestry.automa.advance.indicator-landmark-or-end")
def test_a_landmark_behind_the_token_does_not_count() -> None:
    p = Solo().token(AUTOMA, exploration=4, science=5).gone("train-station")
    assert p.chooses(0, "landmark-or-end") == "science"  # 2 to the academy, 6 to the launch pad
    p.token(AUTOMA, exploration=8)
    p.gone("academy")
    assert p.chooses(0, "landmark-or-end") == "exploration"


@pytest.mark.rule("tapestry.automa.advance.indicator-end")
def test_the_closest_end_decides_and_completed_tracks_are_ignored() -> None:
    p = Solo().token(AUTOMA, exploration=12, science=5, military=6, technology=4).pair(1, 7).advances()
    assert p.measured("indicator-end") == {1: 7, 2: 6, 3: 8}
    assert p.at(AUTOMA, "military") == 7


@pytest.mark.rule("tapestry.automa.tie-order")
def test_the_automa_reads_the_order_down_and_the_shadow_empire_up() -> None:
    """Card 8: exploration, military, technology, favourite, science."""
    p = Solo().pair(7, 8).favours("technology", "exploration")
    assert p.chooses(0, "all") == "exploration"
    assert p.chooses(1, "all") == "science"


@pytest.mark.rule("tapestry.automa.advance.tie-only-if-needed")
def test_with_one_valid_track_the_order_is_not_consulted() -> None:
    p = Solo().token(AUTOMA, exploration=4).pair(1, 8).advances()  # closest to the end: only exploration
    assert p.rules_used() == ["indicator-all", "indicator-end"]
    assert p.at(AUTOMA, "exploration") == 5


@pytest.mark.rule("tapestry.automa.advance.favourite-icon")
def test_the_heart_is_the_favourite_track_of_the_bot_that_chooses() -> None:
    """Card 7 begins with the heart; card 10 ends with it."""
    p = Solo().favours("science", "technology").pair(6, 7)
    assert p.chooses(0, "all") == "science"
    p.pair(6, 10)
    assert p.chooses(1, "all") == "technology"
    p.favours("", "exploration")
    assert p.chooses(1, "all") == "exploration"


@pytest.mark.rule("tapestry.automa.advance.favourite-icon")
def test_a_favourite_that_is_no_valid_track_is_passed_over() -> None:
    p = Solo().favours("science").token(AUTOMA, science=12).pair(6, 7)
    assert p.chooses(0, "all") == "technology"


@pytest.mark.rule("tapestry.automa.advance.regress-at-start")
def test_a_regress_from_the_start_space_has_no_effect() -> None:
    p = Solo().token(AUTOMA, military=3, science=10).enters("science", 10)
    assert p.weights == {"roll military": 3, "roll technology": 3}  # technology stands on its start space
    p.luck("roll technology")
    assert p.at(AUTOMA, "technology") == 0
    assert p.told(NoEffect) == [NoEffect(AUTOMA, "start")]


@pytest.mark.rule("tapestry.ruling.all-tracks-ended")
def test_a_bot_that_has_completed_all_tracks_does_not_advance() -> None:
    p = Solo().token(AUTOMA, exploration=12, science=12, military=12, technology=12).pair(7, 8).advances()
    assert p.told(NoTrack) == [NoTrack(AUTOMA)]


@pytest.mark.rule("tapestry.ruling.completed-then-regressed", "tapestry.ruling.regress-from-end")
def test_after_a_regress_from_the_end_the_track_is_valid_again() -> None:
    p = Solo().token(AUTOMA, military=12, science=10).pair(7, 8).enters("science", 10).luck("roll military")
    assert p.at(AUTOMA, "military") == 11
    assert p.chooses(0, "end") == "military"


@pytest.mark.rule("tapestry.automa.example.tie-automa")
def test_example_the_automa_takes_technology() -> None:
    """Military and technology are valid; card 16 has technology above military."""
    p = Solo().token(AUTOMA, exploration=12, science=12).pair(7, 16).advances()
    assert p.after("indicator-all") == {2, 3}
    assert p.at(AUTOMA, "technology") == 1


@pytest.mark.rule("tapestry.automa.example.tie-shadow")
def test_example_the_shadow_empire_takes_military() -> None:
    p = Solo().favours("technology", "science").token(SHADOW, exploration=12, science=12).pair(7, 16)
    p.advances(1)
    assert p.after("indicator-all") == {2, 3}
    assert p.at(SHADOW, "military") == 1
    assert p.at(HUMAN, "military") == 0

"""Civilizations whose abilities are used in income turns; and the start adjustments."""

from __future__ import annotations

import pytest

from games.tapestry.civilized import gained, kept, quiet_income, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilizations.alchemists import Brew

# --- leaders


@pytest.mark.rule("tapestry.civ.leaders.income", "tapestry.civ.leaders.four")
def test_each_leader_advances_once_with_benefit_without_bonus() -> None:
    p = quiet_income(starting("leaders").token(0, exploration=1).has(0, coin=3).tiles(0))
    assert p.options == [*[f"lead {t}" for t in ("exploration", "science", "military", "technology")], "no"]
    p.tiles(0, 1).play("lead exploration")
    assert p.at(0, "exploration") == 2
    assert p.asked == (0, "explore.Hex"), "the benefit of the space; its bonus is not offered"
    assert kept(p, "leaders") == (0b1,)
    p = quiet_income(Position().civilization(0, "leaders", 0b1011), 3)
    assert p.options == ["lead military", "no"]


@pytest.mark.rule("tapestry.civ.leaders.income")
def test_a_leader_of_a_complete_track_is_of_no_use_and_none_must_be_followed() -> None:
    p = quiet_income(Position().civilization(0, "leaders", 0).token(0, science=12))
    assert "lead science" not in p.options
    p.play("no")
    assert (kept(p, "leaders"), p.vp(0)) == ((0,), 10)


# --- entertainers


@pytest.mark.rule("tapestry.civ.entertainers.move", "tapestry.civ.entertainers.graph")
def test_the_token_moves_along_a_line_and_gains_the_space() -> None:
    p = quiet_income(starting("entertainers"))
    assert p.options == ["perform 2", "perform 3", "perform 4", "perform 5", "no"]
    p.play("perform 4")
    assert (kept(p, "entertainers"), p.res(0)["food"]) == ((4,), 2), "1 from the mat, 1 from the income mat"
    p = quiet_income(Position().civilization(0, "entertainers", 4), 3)
    assert p.options == ["perform 7", "perform 8", "no"]
    p.play("perform 8")
    assert p.asked == (0, "city.Plot")
    assert quiet_income(Position().civilization(0, "entertainers", 15), 5).options == []


@pytest.mark.rule("tapestry.civ.entertainers.advance")
def test_the_last_spaces_advance_with_benefit_and_bonus() -> None:
    p = Position().civilization(0, "entertainers", 13).token(0, science=1).has(0, coin=2)
    quiet_income(p, 5).play("perform 17")
    assert (p.at(0, "science"), len(p.cards(0))) == (2, 2), "Mathematics: a tapestry card"
    assert (p.asked, p.options) == ((0, "advance.Bonus"), ["pay coin", "no"])


@pytest.mark.rule("tapestry.civ.entertainers.midgame")
def test_gained_later_the_token_goes_anywhere_at_once() -> None:
    p = gained("entertainers")
    assert p.options == [f"perform {space}" for space in range(1, 18)]
    p.play("perform 5")
    assert (kept(p, "entertainers"), p.res(0)) == ((5,), {"coin": 1})


# --- the chosen


@pytest.mark.rule("tapestry.civ.the-chosen.tracks")
def test_each_track_led_or_completed_scores_per_opponent() -> None:
    p = Position(3).civilization(0, "the-chosen").token(0, exploration=3, science=2, military=4)
    p.token(1, exploration=3, science=3).token(2, military=5, technology=1)
    assert quiet_income(p).run().vp(0) == 10 + 1 * 2, "exploration is tied; the others are behind"
    p = Position(3).civilization(0, "the-chosen").token(0, science=12).token(1, exploration=1, military=1)
    p.token(2, technology=1)
    p.s.at[0][1] = 0
    p.token(1, science=5)
    p.s.done[0] = 0b10
    assert quiet_income(p).run().vp(0) == 10 + 1 * 2, "a completed track stays completed"


@pytest.mark.rule("tapestry.civ.the-chosen.achievements", "tapestry.civ.final-time")
def test_achievements_give_resources_and_points_at_the_end() -> None:
    p = Position().civilization(0, "the-chosen").token(1, exploration=1, science=1, military=1, technology=1)
    p.s.places = ((0,), (1,), (1, 0))
    quiet_income(p, 3)
    assert p.options == ["pick 0", "pick 1", "pick 2", "pick 3"]
    p.play("pick 3", "pick 3")
    assert (p.res(0)["coin"], p.vp(0)) == (3, 10)
    p = Position().civilization(0, "the-chosen").token(1, exploration=1, science=1, military=1, technology=1)
    p.s.places = ((0,), (1,), (1, 0))
    assert p.income(0, 5).run().vp(0) == 2 * 5


# --- alchemists


def brewing() -> Position:
    p = Position(ask=True).civilization(0, "alchemists").set(1, era=4).income(0, 2)
    assert (p.asked, p.options) == ((0, "alchemists.Brew"), ["yes", "no"])
    return p.play("yes")


@pytest.mark.rule("tapestry.civ.alchemists.roll", "tapestry.civ.alchemists.stop")
def test_rolled_tracks_advance_without_benefit_but_with_landmarks() -> None:
    p = brewing()
    p.token(0, exploration=3, science=1)
    p.play("roll exploration", "yes", "roll science", "no")
    assert p.options == ["track exploration", "track science", "no"]
    p.play("track exploration")
    assert p.asked == (0, "city.Rotation"), "the lighthouse"
    p.play("beside")
    assert (p.options, p.at(0, "exploration"), p.player(0).tiles) == (["track science", "no"], 4, ())
    p.play("no")
    assert p.at(0, "science") == 1, "nobody must advance"


@pytest.mark.rule("tapestry.civ.alchemists.stop")
def test_no_advance_is_offered_on_a_rolled_track_that_is_closed() -> None:
    p = brewing().play("roll military", "yes", "roll science")
    p.hung(0, "broker-of-peace").play("no")
    assert p.options == ["track science", "no"]


@pytest.mark.rule("tapestry.civ.alchemists.bust")
def test_a_track_rolled_twice_ends_it_for_a_resource() -> None:
    p = brewing().play("roll military", "yes", "roll military")
    assert (p.asked, p.options) == ((0, "effect.Which"), ["pick 0", "pick 1", "pick 2", "pick 3"])
    p.play("pick 2")
    assert (p.at(0, "military"), p.res(0)) == (0, {"culture": 1})


@pytest.mark.rule("tapestry.civ.alchemists.end")
def test_a_completed_track_gives_points_instead() -> None:
    p = brewing().token(0, technology=12, exploration=2)
    p.play("roll technology", "yes", "roll exploration", "no")
    assert (p.vp(0), p.options) == (5, ["track exploration", "no"])
    p = brewing().token(0, technology=12)
    p.s.at[0][3] = 1
    p.play("roll technology", "yes", "roll exploration", "no")
    assert (p.vp(0), p.options) == (5, ["track exploration", "no"]), "even if a token has begun it again"


def test_alchemists_may_choose_among_two_rolls_with_empiricism() -> None:
    p = Position(ask=True).civilization(0, "alchemists").set(0, era=2).hung(0, "empiricism")
    p.do(Brew(0, 0b1)).play("yes", "roll exploration", "roll science")
    assert p.options == ["track exploration", "track science"]
    p.play("track science")
    assert p.asked == (0, "alchemists.Brew")


# --- start adjustments


@pytest.mark.parametrize(
    ("name", "seats", "vp"),
    [
        pytest.param("alchemists", 2, 10, marks=pytest.mark.rule("tapestry.civ.alchemists.adjustment")),
        pytest.param("architects", 2, 0, marks=pytest.mark.rule("tapestry.civ.architects.adjustment")),
        pytest.param("architects", 4, 30, marks=pytest.mark.rule("tapestry.civ.architects.adjustment")),
        pytest.param("the-chosen", 3, 30, marks=pytest.mark.rule("tapestry.civ.the-chosen.adjustment")),
        pytest.param("traders", 2, 10, marks=pytest.mark.rule("tapestry.civ.traders.adjustment")),
        ("leaders", 3, 0),
    ],
)
def test_points_of_start_adjustments(name: str, seats: int, vp: int) -> None:
    assert starting(name, seats, adjustments=True).vp(0) == vp
    assert starting(name, seats).vp(0) == 0


@pytest.mark.parametrize(
    ("name", "n"),
    [
        pytest.param("alchemists", 2, marks=pytest.mark.rule("tapestry.civ.alchemists.adjustment")),
        pytest.param("entertainers", 1, marks=pytest.mark.rule("tapestry.civ.entertainers.adjustment")),
        pytest.param("traders", 2, marks=pytest.mark.rule("tapestry.civ.traders.adjustment")),
        ("historians", 0),
    ],
)
def test_resources_of_start_adjustments_come_after_the_first_income_turn(name: str, n: int) -> None:
    p = starting(name, adjustments=True).income(0, 1).run()
    before = sum(p.player(0).res)
    p.play(*["pick 0"] * n)
    assert (sum(p.player(0).res) - before, p.asked) == (n, (-1, ""))

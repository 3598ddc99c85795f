"""Income turns of the bots: favourite tracks, advances, points, cards; and the end of the game."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.deck import progress_size
from spielwerk.games.tapestry.automa.events import CardAdded, FavouriteSet, PointsCounted, Shuffled
from spielwerk.games.tapestry.automa.income import PlaceHanging, check_favourite
from spielwerk.games.tapestry.automa.points import ScorePoints
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.events import (
    Advanced,
    HangingDrawn,
    HungFaceDown,
    IncomeBegan,
    PlayerFinished,
    Scored,
)
from spielwerk.kernel.bitmask import bits

SCIENCE = TRACKS.index("science")
ROWS = ("land", "military-science", "technology-exploration", "first")


def counted(p: Solo) -> dict[str, tuple[int, int]]:
    """Count and multiplier of each row."""
    return {e.row: (e.count, e.times) for e in p.told(PointsCounted) if isinstance(e, PointsCounted)}


def kinds(p: Solo, *kinds: type) -> list[str]:
    return [type(event).__name__ for event in p.events if isinstance(event, kinds)]


def scores(p: Solo, era: int) -> Solo:
    """The Automa scores its points in this income turn."""
    p.automa_era(era - 1).set(AUTOMA, era=era)
    return p.acts(ScorePoints(AUTOMA))


# --- the chart


@pytest.mark.rule("tapestry.automa.income.chart", "tapestry.automa.income.order-level2")
def test_the_steps_of_level_two_come_in_the_order_of_the_chart() -> None:
    p = Solo(civilization="scientists").favours("science").token(AUTOMA, science=5).token(HUMAN, science=6)
    p.pair(7, 8).takes_income(3).until_asked()
    told = (FavouriteSet, Advanced, Scored, CardAdded, HungFaceDown, HangingDrawn, Shuffled)
    found = [name for name in kinds(p, *told) if name != "Advanced"]
    assert found == ["FavouriteSet", "Scored", *["CardAdded"] * 2, "HungFaceDown", "HangingDrawn", "Shuffled"]
    order = kinds(p, FavouriteSet, Advanced, Scored)
    assert order[:2] == ["FavouriteSet", "Advanced"]  # the research of the Scientists comes before the points


@pytest.mark.rule("tapestry.automa.income.chart")
def test_the_new_era_decides_what_is_gained() -> None:
    p = Solo().takes_income(1).until_asked()
    assert kinds(p, Scored, CardAdded, HungFaceDown, HangingDrawn, Shuffled) == ["HangingDrawn"]


# --- favourite tracks


@pytest.mark.rule("tapestry.automa.income.switch-condition")
def test_a_bot_switches_at_the_end_of_its_track_or_if_somebody_is_ahead() -> None:
    for bot, actor in ((0, AUTOMA), (1, SHADOW)):
        for other in (HUMAN, SHADOW if actor == AUTOMA else AUTOMA):
            p = Solo().favours("science", "science").pair(7, 8).token(actor, science=5, military=6)
            p.token(other, science=6)
            check_favourite(p.s, bot)
            assert TRACKS[p.bots.favourite[bot]] == "military"
        p = Solo().favours("science", "science").pair(7, 8).token(actor, science=12, military=6)
        check_favourite(p.s, bot)
        assert TRACKS[p.bots.favourite[bot]] == "military"
        p = Solo().favours("science", "science").pair(7, 8).token(actor, science=5, military=6)
        p.token(HUMAN, science=5)
        check_favourite(p.s, bot)
        assert TRACKS[p.bots.favourite[bot]] == "science"


@pytest.mark.rule("tapestry.automa.income.switch-example")
@pytest.mark.rule("tapestry.ruling.switch-whose-token")
def test_example_of_a_switch() -> None:
    p = Solo().favours("science").pair(7, 8).token(AUTOMA, science=5, military=8).token(HUMAN, science=6)
    check_favourite(p.s, 0)
    assert TRACKS[p.bots.favourite[0]] == "military"
    p = Solo().favours("science").pair(7, 8).token(AUTOMA, science=5, military=8)
    p.token(HUMAN, science=5).token(SHADOW, science=4)
    check_favourite(p.s, 0)
    assert p.bots.favourite[0] == SCIENCE


@pytest.mark.rule("tapestry.ruling.ai-and-switch")
def test_a_token_that_has_left_its_track_is_not_ahead() -> None:
    p = Solo().favours("technology").pair(7, 8).token(AUTOMA, technology=5, military=6)
    p.s.at[HUMAN][3], p.s.done[HUMAN] = -1, 1 << 3
    check_favourite(p.s, 0)
    assert TRACKS[p.bots.favourite[0]] == "technology"


@pytest.mark.rule("tapestry.automa.income.switch-choice")
@pytest.mark.rule("tapestry.ruling.switch-indicator")
def test_the_new_favourite_is_closest_to_a_landmark_or_the_end() -> None:
    """Whatever the indicator of the left card is; ties by the order of the right card."""
    p = Solo().favours("science").pair(1, 8).token(HUMAN, science=1).token(AUTOMA, military=2, technology=9)
    p.s.journal = []
    check_favourite(p.s, 0)
    assert p.measured("indicator-landmark-or-end") == {0: 4, 1: 4, 2: 2, 3: 1}
    assert TRACKS[p.bots.favourite[0]] == "technology"
    p.token(AUTOMA, technology=0, military=0)
    p.favours("science")
    check_favourite(p.s, 0)
    assert TRACKS[p.bots.favourite[0]] == "exploration"  # all four are equal; card 8 begins with exploration


@pytest.mark.rule("tapestry.automa.income.switch-choice", "tapestry.automa.income.switch-condition")
def test_both_bots_check_their_favourites_at_the_beginning_of_an_income_turn() -> None:
    p = Solo("1").favours("science", "science").token(HUMAN, science=1)
    p.token(AUTOMA, military=6).token(SHADOW, technology=6).pair(7, 8).takes_income(2, until="AddCard")
    assert [TRACKS[track] for track in p.bots.favourite] == ["military", "technology"]


@pytest.mark.rule("tapestry.automa.income.switch-same")
def test_the_new_favourite_may_be_the_old_one_or_that_of_the_other_bot() -> None:
    p = Solo().favours("science", "military").pair(7, 8).token(AUTOMA, science=6).token(HUMAN, science=7)
    check_favourite(p.s, 0)
    assert TRACKS[p.bots.favourite[0]] == "science"
    p.token(AUTOMA, science=4, military=6)
    check_favourite(p.s, 0)
    assert p.bots.favourite[0] == p.bots.favourite[1] == TRACKS.index("military")


@pytest.mark.rule("tapestry.automa.income.switch-token")
@pytest.mark.rule("tapestry.ruling.two-tokens-split")
def test_the_second_token_goes_to_the_token_of_the_new_track() -> None:
    p = Solo().favours("science").pair(7, 8).token(AUTOMA, science=12, military=6)
    check_favourite(p.s, 0)
    assert (p.at(AUTOMA, "science"), p.at(AUTOMA, "military"), p.s.spare) == (12, 6, ())
    p.token(AUTOMA, exploration=12, technology=12).advances().until_asked()
    assert p.at(AUTOMA, "military") == 7


@pytest.mark.rule("tapestry.ruling.switch-details")
def test_a_bot_that_has_completed_all_tracks_keeps_its_favourite() -> None:
    p = Solo().favours("science").pair(7, 8)
    p.token(AUTOMA, exploration=12, science=12, military=12, technology=12)
    check_favourite(p.s, 0)
    assert p.bots.favourite[0] == SCIENCE


# --- the extra advance


@pytest.mark.rule("tapestry.automa.income.extra-advance", "tapestry.automa.income.extra-advance-double-use")
def test_both_bots_advance_again_with_the_last_pair() -> None:
    """Level 3, the last pair without an income symbol: used for a turn, and again in the income turn."""
    p = Solo("3").automa_era(1).deck().draw(7, 8).until_asked()
    assert (p.at(AUTOMA, "exploration"), p.at(SHADOW, "science")) == (1, 1)
    p.begin().until_asked("AddCard")
    assert p.told(IncomeBegan) == [IncomeBegan(AUTOMA, 2)]
    assert (p.at(AUTOMA, "exploration"), p.at(SHADOW, "science")) == (2, 2)
    assert p.s.explored.bit_count() == 14  # the reward of Rafts


@pytest.mark.rule("tapestry.automa.income.last-pair")
def test_the_last_pair_of_an_income_symbol_is_the_one_just_drawn() -> None:
    p = Solo("3").automa_era(1).deck().draw(8, 7).until_asked()
    assert p.told(IncomeBegan) == [IncomeBegan(AUTOMA, 2)]
    assert p.at(AUTOMA, "technology") == 1  # card 7 begins with the heart


@pytest.mark.rule("tapestry.automa.income.tie-card")
def test_ties_use_the_last_pair_and_a_progress_card_in_the_first_income_turn() -> None:
    p = Solo(civilization="explorers").favours("military").token(AUTOMA, exploration=1).pair(7, 11)
    p.takes_income(2, until="TurnTile")
    assert p.after("tie2-aid") == {29}  # s-nw of card 11
    p = Solo("5", "explorers").favours("exploration").token(AUTOMA, exploration=1).takes_income(1)
    assert p.waiting == "DrawTieCard"


# --- civilizations and points


@pytest.mark.rule("tapestry.automa.income.civilization", "tapestry.automa.civ.when")
def test_the_ability_of_the_civilization_comes_before_the_points() -> None:
    p = Solo(civilization="explorers").favours("exploration").token(AUTOMA, exploration=4).pair(7, 8)
    p.takes_income(2, until="AddCard")
    assert p.at(AUTOMA, "exploration") == 5
    assert counted(p)["technology-exploration"] == (5, 1)
    p = Solo("1", "explorers").token(AUTOMA, exploration=4).pair(7, 8).takes_income(2, until="AddCard")
    assert p.at(AUTOMA, "exploration") == 4  # level 1 has no such step


@pytest.mark.rule("tapestry.automa.income.vp-landmarks-territories", "tapestry.automa.income.vp-tracks")
def test_landmarks_territories_and_spaces_are_counted() -> None:
    p = Solo().owns(AUTOMA, "forge", "academy").outposts(AUTOMA, 15, 26)
    p.token(AUTOMA, military=3, science=5, technology=4, exploration=2)
    scores(p, 4)
    assert counted(p) == {
        "land": (5, 2),
        "military-science": (8, 1),
        "technology-exploration": (6, 2),
        "first": (1, 4),
    }
    assert p.vp(AUTOMA) == 10 + 8 + 12 + 4


@pytest.mark.parametrize(
    ("level", "times"),
    [
        pytest.param(
            "2",
            [(1, 0, 1), (2, 1, 1), (2, 1, 2), (3, 2, 3)],
            marks=pytest.mark.rule("tapestry.automa.income.vp-multipliers-normal"),
        ),
        pytest.param(
            "5",
            [(1, 0, 1), (2, 1, 2), (2, 2, 2), (3, 3, 4)],
            marks=pytest.mark.rule("tapestry.automa.income.vp-multipliers-hard"),
        ),
    ],
)
@pytest.mark.rule("tapestry.automa.income.vp-icons", "tapestry.automa.income.vp-multiply")
def test_the_leftmost_visible_multipliers_count(level: str, times: list[tuple[int, ...]]) -> None:
    """One territory, 1 space of military, 1 of technology; the person is ahead in the era."""
    for era in (2, 3, 4, 5):
        p = Solo(level).set(HUMAN, era=5).token(AUTOMA, military=1, technology=1)
        scores(p, era)
        assert tuple(n for row, (_, n) in counted(p).items() if row != "first") == times[era - 2]
        assert p.vp(AUTOMA) == sum(times[era - 2])


@pytest.mark.rule("tapestry.automa.income.vp-civilization-unmultiplied")
def test_points_of_a_civilization_are_not_multiplied() -> None:
    p = Solo().set(HUMAN, era=5).owns(AUTOMA, "forge", "academy").pair(7, 8).takes_income(5)
    assert counted(p)["engineers"] == (2, 1)
    assert counted(p)["land"] == (3, 3)
    assert p.vp(AUTOMA) == 2 + 9
    lines = {item.key: item.points for item in p.game.score(p.s, AUTOMA).items if item.points}
    assert lines == {"income": 9, "civilizations": 2}


@pytest.mark.rule("tapestry.automa.income.vp-before-tapestry")
@pytest.mark.rule("tapestry.ruling.first-in-era-timing")
def test_points_come_before_the_card_covers_a_multiplier() -> None:
    p = Solo().set(HUMAN, era=5).pair(7, 8).takes_income(3).until_asked()
    assert counted(p)["land"] == (1, 2)
    assert kinds(p, Scored, HungFaceDown) == ["Scored", "HungFaceDown"]


@pytest.mark.rule("tapestry.automa.income.vp-other-turns")
def test_outside_income_turns_only_achievements_give_points() -> None:
    """Ships, Medicine and Computers have points on them; completing a track is an achievement."""
    for track, step in (("exploration", 4), ("science", 3), ("technology", 9)):
        others = {name: 12 for name in TRACKS if name != track}
        p = Solo().owns(AUTOMA, "forge").token(AUTOMA, **{**others, track: step}).pair(7, 8)
        p.advances().until_asked()
        assert (p.at(AUTOMA, track), p.vp(AUTOMA)) == (step + 1, 0)
    p = Solo().token(AUTOMA, exploration=11, science=12, military=12, technology=12).pair(7, 8).advances()
    assert p.vp(AUTOMA) == 10


def example(era_of_person: int) -> Solo:
    """4 territories, 2 landmarks, spaces military 3, science 5, technology 4, exploration 2."""
    p = Solo().owns(AUTOMA, "forge", "academy").outposts(AUTOMA, 15, 25, 26).set(HUMAN, era=era_of_person)
    return scores(p.token(AUTOMA, military=3, science=5, technology=4, exploration=2), 3)


@pytest.mark.rule("tapestry.automa.example.income-turn-3")
def test_example_the_multipliers_of_the_third_income_turn() -> None:
    assert [n for row, (_, n) in counted(example(3)).items() if row != "first"] == [2, 1, 1]
    assert example(3).vp(AUTOMA) == 12 + 8 + 6


@pytest.mark.rule("tapestry.automa.example.income-turn-3-first")
def test_example_three_more_for_the_first_in_the_third_era() -> None:
    assert example(2).vp(AUTOMA) - example(3).vp(AUTOMA) == 3


@pytest.mark.rule("tapestry.automa.example.income-turn-3-numbers")
def test_example_twenty_nine_points() -> None:
    p = example(2)
    assert [counted(p)[row] for row in ROWS] == [(6, 2), (8, 1), (6, 1), (1, 3)]
    assert p.vp(AUTOMA) == 12 + 8 + 6 + 3 == 29


@pytest.mark.rule("tapestry.automa.income.first-in-era", "tapestry.automa.income.first-in-era-values")
@pytest.mark.rule("tapestry.ruling.first-in-era-vs-human")
def test_the_first_in_an_era_gains_its_points() -> None:
    for era, points in ((2, 2), (3, 3), (4, 4), (5, 0)):
        ahead = scores(Solo().set(HUMAN, era=era - 1), era)
        behind = scores(Solo().set(HUMAN, era=era), era)
        assert ahead.vp(AUTOMA) - behind.vp(AUTOMA) == points


# --- cards


@pytest.mark.rule("tapestry.automa.income.add-cards")
def test_two_progress_cards_join_the_discard_pile() -> None:
    p = Solo().pair(7, 8).takes_income(2, until="AddCard")
    assert p.weights == {f"progress {n}": 1 for n in range(9, 23)}
    p.luck("progress 12", "progress 20")
    assert p.told(CardAdded) == [CardAdded(AUTOMA, 12), CardAdded(AUTOMA, 20)]
    assert p.waiting == "FaceDown"
    assert bits(p.bots.pile) == (11, 19)
    assert not p.bots.progress & p.bots.pile
    assert progress_size(p.bots) == 12


@pytest.mark.rule("tapestry.automa.income.place-tapestry")
def test_a_card_of_the_deck_covers_the_leftmost_free_space() -> None:
    p = Solo().supply("academia").pair(7, 8).takes_income(3, until="FaceDown")
    assert "draw-hanging academia" not in p.weights
    p.luck("draw-hanging monarchy")
    assert p.player(AUTOMA).eras == ((), (-1,), (-1,), ())
    assert p.told(HungFaceDown) == [HungFaceDown(AUTOMA, 3)]
    assert "academia" in p.cards(AUTOMA)
    p = Solo("1").pair(7, 8).automa_era(2)
    p.s.hangings = p.s.old_hangings = 0
    p.acts(PlaceHanging(AUTOMA))
    assert (p.s.stack, p.player(AUTOMA).eras) == ([], ((), (-1,), (), ()))  # there is no card left


@pytest.mark.rule("tapestry.automa.income.gain-tapestry")
def test_a_face_down_card_is_put_next_to_the_mat() -> None:
    p = Solo().takes_income(1)
    assert (p.waiting, p.cards(AUTOMA)) == ("Hanging", [])
    p.luck("draw-hanging trap")
    assert p.cards(AUTOMA) == ["trap"]


@pytest.mark.rule("tapestry.automa.income.reshuffle")
def test_all_cards_of_the_past_era_and_the_new_ones_are_shuffled() -> None:
    p = Solo().pair(7, 8).deck().takes_income(2, until="AddCard")
    p.luck("progress 12", "progress 20").until_asked()
    assert bits(p.bots.deck) == (0, 1, 2, 3, 4, 5, 6, 7, 11, 19)
    assert (p.bots.pile, p.bots.left, p.bots.right) == (0, -1, -1)
    assert p.told(Shuffled) == [Shuffled(AUTOMA, 10)]


# --- the end


@pytest.mark.rule("tapestry.automa.end.era5")
def test_the_fifth_income_turn_is_the_end_for_the_bots() -> None:
    """Level 2, number 5: favourite tracks, civilization and points, no more cards."""
    p = Solo().favours("science").token(AUTOMA, science=12).owns(AUTOMA, "forge").pair(7, 8).takes_income(5)
    assert kinds(
        p, FavouriteSet, Scored, CardAdded, HungFaceDown, HangingDrawn, Shuffled, PlayerFinished
    ) == [
        "FavouriteSet",
        "Scored",
        "Scored",
        "PlayerFinished",
    ]
    assert p.player(AUTOMA).ended


@pytest.mark.rule("tapestry.automa.end.winner", "tapestry.automa.end.possible-winners")
def test_most_points_win_then_resources() -> None:
    p = Solo()
    for person, automa, food, places in (
        (9, 8, 0, ((0,), (1,))),
        (8, 9, 3, ((1,), (0,))),
        (9, 9, 1, ((0,), (1,))),
    ):
        p.set(HUMAN, vp=person).has(HUMAN, food=food).set(AUTOMA, vp=automa)
        p.s.finish()
        outcome = p.game.outcome(p.s)
        assert outcome is not None
        assert outcome.places == places


@pytest.mark.rule("tapestry.ruling.tied-score-solo")
def test_a_tie_without_resources_is_won_by_nobody() -> None:
    p = Solo().set(HUMAN, vp=9).set(AUTOMA, vp=9)
    p.s.finish()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rule("tapestry.shadow.end.excluded")
def test_the_shadow_empire_is_not_ranked() -> None:
    p = Solo().token(SHADOW, exploration=12, science=12, military=12, technology=12).set(HUMAN, vp=1)
    p.s.finish()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert [score.seat for score in outcome.scores] == [HUMAN, AUTOMA]
    assert outcome.places == ((HUMAN,), (AUTOMA,))

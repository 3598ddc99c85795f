"""The end of the game: at once with the sixth star, apart from the edge cases of the rulebook."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.events import GameEnded, StarPlaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.option import IllegalOption

FIVE = {"upgrades": 1, "mechs": 1, "recruits": 1, "workers": 1, "objective": 1}
"""Rows of the triumph track that are full, one star before the end."""


def table(*others: str) -> Position:
    """Seat 0 (Nordic, clockwise before Rusviet and Saxony) has five stars.

    Its mat has Bolster over Upgrade, Produce over Deploy, Move over Build, Trade over Enlist.
    """
    p = Position("nordic industrial", *(others or ("rusviet mechanical", "saxony engineering")))
    p.stars(0, **FIVE).set(0, power=4, popularity=4, coins=5).workers(0, "T1", "T1")
    for seat in p.game.seats:
        p.hand(seat)
    return p


def ended(p: Position) -> bool:
    return p.game.outcome(p.s) is not None


@pytest.mark.rule("scythe.end.trigger")
def test_the_game_goes_on_with_the_fifth_star() -> None:
    p = table().stars(0, objective=0).set(0, power=15).turn(0).play("bolster", "take power 1")
    assert p.player(0).star_count == 5
    assert not ended(p)
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.end.trigger")
def test_the_sixth_star_ends_the_game_after_the_gains_of_the_action_and_before_the_bottom_action() -> None:
    """The monument's popularity is a gain of the same action; the bottom action is another one."""
    p = table().set(0, power=15).structure(0, "monument", "W1").goods("T1", oil=3)
    p.turn(0).play("bolster", "take power 1")
    assert ended(p)
    assert p.options == []
    assert p.player(0).popularity == 5
    assert p.tokens("T1") == {"oil": 3}


@pytest.mark.rule("scythe.end.trigger")
def test_after_the_end_nothing_can_be_chosen() -> None:
    p = table().set(0, power=15).turn(0).play("bolster", "take power 1")
    digest = p.game.digest(p.s)
    for seat in (None, 0, 1, 2):
        with pytest.raises(IllegalOption):
            p.play("bolster", seat=seat)
    assert p.game.digest(p.s) == digest
    assert p.game.decisions(p.s) == []


@pytest.mark.rule("scythe.end.trigger", "scythe.star.mandatory")
def test_the_log_ends_with_the_star_and_the_end() -> None:
    p = table().set(0, power=15).turn(0).play("bolster")
    journal: list[Event] = []
    p.s.journal = journal
    p.play("take power 1")
    assert journal[-2:] == [StarPlaced(0, "power"), GameEnded(0, "sixth-star")]


@pytest.mark.rule("scythe.end.trigger")
def test_the_eighth_worker_ends_the_game_when_all_regions_have_produced() -> None:
    p = table().stars(0, workers=0, combat=1).workers(0, "V2", *["T1"] * 6).goods("T1", metal=3)
    p.turn(0).play("produce", "at V2")
    assert not ended(p)
    p.play("at T1", "make 6")
    assert ended(p)
    assert p.tokens("T1") == {"oil": 6, "metal": 3}  # and no mech was deployed for the metal


@pytest.mark.rule("scythe.end.trigger")
def test_the_armory_comes_before_the_star() -> None:
    p = table().set(0, popularity=17).structure(0, "armory", "W1").turn(0).play("trade", "take popularity 1")
    assert ended(p)
    assert p.player(0).power == 5


@pytest.mark.rule("scythe.end.trigger")
def test_the_armory_itself_may_bring_the_sixth_star() -> None:
    p = table().set(0, power=15).structure(0, "armory", "W1").turn(0)
    p.play("trade", "less", "resources", "token oil", "token oil")
    assert p.asked == (0, "Gain")
    assert not ended(p)
    p.play("take power 1")
    assert ended(p)
    assert p.tokens("T1") == {"oil": 2}


def fourth_structure(p: Position, how: str = "build") -> Position:
    """Seat 0 is about to build its last structure, with the recruit for it open."""
    p.structure(0, "mine", "W1").structure(0, "monument", "M2").structure(0, "armory", "V2")
    return p.goods("T1", wood=3).set(0, recruits=0b0100).turn(0).play("move", "skip", how)


@pytest.mark.rule("scythe.end.bottom-action-first")
def test_a_bottom_action_brings_its_coins_and_the_own_bonus_before_the_star() -> None:
    p = fourth_structure(table(), "less")
    p.play("structure mill")
    assert p.player(0).star_count == 5
    assert p.asked == (0, "Gain")
    p.play("take coins 1")
    assert p.player(0).star_count == 5
    p.play("take popularity 1")
    assert ended(p)
    assert p.player(0).star_count == 6
    assert [p.player(0).coins, p.player(0).popularity] == [6, 5]
    assert p.player(0).structures[3] == p.place("T1")
    assert p.tokens("T1") == {}


@pytest.mark.rule("scythe.end.bottom-action-first")
def test_the_one_time_bonus_belongs_to_the_main_effect() -> None:
    """The fourth recruit: its one-time bonus and the card of the open circle, then the star."""
    p = table().stars(0, recruits=0, combat=1).goods("T1", food=4)
    p.set(0, recruits=0b1110, bonuses=0b1110)
    p.turn(0).play("trade", "skip", "less", "recruit upgrade", "take power 2")
    assert not ended(p)
    p.play("take cards 1")
    assert ended(p)
    assert p.player(0).power == 6
    assert sum(p.s.hands[0]) == 1


@pytest.mark.rule("scythe.end.bottom-action-first")
def test_the_own_bonus_itself_may_bring_the_sixth_star() -> None:
    p = table().goods("T1", wood=3).set(0, recruits=0b0100, popularity=17)
    p.turn(0).play("move", "skip", "build", "decline")
    assert ended(p)
    assert p.player(0).coins == 6


def neighbours_ready(p: Position) -> Position:
    """Both neighbours would reach popularity 18 with the bonus of the Build action."""
    for seat in (1, 2):
        p.set(seat, recruits=0b0100, popularity=17)
    return p


@pytest.mark.rule("scythe.end.opponent-turn-stars-cancelled", "scythe.ruling.neighbour-bonus-at-end")
def test_the_sixth_star_of_the_active_player_leaves_nothing_to_the_neighbours() -> None:
    p = fourth_structure(neighbours_ready(table()))
    p.play("structure mill")
    assert ended(p)
    for seat in (1, 2):
        assert p.player(seat).popularity == 17
        assert p.player(seat).star_count == 0


@pytest.mark.rule("scythe.end.opponent-turn-stars", "scythe.ruling.neighbour-bonus-sequence")
def test_neighbours_place_their_stars_clockwise_after_the_action() -> None:
    p = fourth_structure(neighbours_ready(table()).stars(0, objective=0), "less")
    p.play("structure mill", "take coins 1")
    assert p.asked == (0, "Gain")  # first all of the active player
    p.play("take popularity 1")
    assert p.player(0).star_count == 5
    assert p.asked == (1, "Gain")  # then the left neighbour
    assert [p.player(1).star_count, p.player(2).star_count] == [0, 0]
    p.play("take popularity 1")
    assert p.asked == (2, "Gain")  # then the right one
    assert [p.player(1).star_count, p.player(2).star_count] == [1, 0]
    p.play("take popularity 1")
    assert [p.player(1).star_count, p.player(2).star_count] == [1, 1]
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.end.opponent-turn-stars", "scythe.ruling.neighbour-bonus-sequence")
def test_the_sixth_star_of_the_left_neighbour_leaves_nothing_to_the_right_one() -> None:
    p = fourth_structure(neighbours_ready(table()).stars(0, objective=0).stars(1, **FIVE).stars(2, **FIVE))
    p.play("structure mill", "take popularity 1")
    assert ended(p)
    assert [p.player(1).star_count, p.player(2).star_count] == [6, 5]
    assert [p.player(1).popularity, p.player(2).popularity] == [18, 17]


@pytest.mark.rule("scythe.end.opponent-turn-stars")
def test_the_right_neighbour_may_end_the_game_on_anothers_turn() -> None:
    p = fourth_structure(neighbours_ready(table()).stars(0, objective=0).stars(2, **FIVE))
    p.play("structure mill", *["take popularity 1"] * 2)
    assert ended(p)
    assert [p.player(seat).star_count for seat in (0, 1, 2)] == [5, 1, 6]


@pytest.mark.rule("scythe.end.opponent-turn-stars")
def test_power_stars_of_neighbours_are_placed_in_the_same_way() -> None:
    p = table().stars(0, objective=0).goods("T1", oil=3).set(1, recruits=0b0001, power=15)
    p.stars(1, **FIVE).turn(0).play("bolster", "take power 2", "upgrade", "decline")
    assert p.asked == (1, "Gain")
    p.play("take power 1")
    assert ended(p)
    assert p.player(1).star_count == 6


def two_fronts(p: Position) -> Position:
    """The mech of seat 0 with two workers attacks F5 out of T5, its character T3 out of the tunnel M3."""
    p.mech(0, 1, "T5").workers(0, "T5", "T5", "T1").character(0, "M3").set(0, power=5)
    p.mech(1, 1, "F5").mech(1, 2, "T3").set(1, power=0)
    p.turn(0).play("move", "units", "unit mech1", "to F5", "load worker 2", "unit character", "to T3")
    assert p.asked == (0, "WhichCombat")
    return p


@pytest.mark.rule("scythe.end.pending-units-return", "scythe.combat.sixth-star-stops")
def test_units_before_a_pending_combat_go_back_with_all_workers() -> None:
    p = two_fronts(table("saxony mechanical"))
    p.play("fight T3", "dial 1")
    assert ended(p)
    assert p.where(0, 0) == "T3"  # the winner of the first combat stays
    assert p.where(0, 1) == "T5"
    assert p.workers_at(0, "T5") == 2
    assert p.workers_at(0, "T1") == 1  # was not moved at all
    assert p.where(1, 1) == "F5"  # not attacked
    assert p.where(1, 2) == "home"
    assert [p.player(0).power, p.player(0).star_count] == [4, 6]
    assert p.view(0).before_move == ()


@pytest.mark.rule("scythe.end.pending-units-return", "scythe.combat.sixth-star-stops")
def test_each_unit_goes_back_to_where_it_came_from() -> None:
    p = two_fronts(table("saxony mechanical"))
    p.play("fight F5", "dial 1")
    assert ended(p)
    assert [p.where(0, 0), p.where(0, 1), p.workers_at(0, "F5")] == ["M3", "F5", 2]


@pytest.mark.rule("scythe.end.pending-units-return")
def test_the_score_is_taken_after_the_units_have_gone_back() -> None:
    """T3, T5 and T1 are controlled by seat 0, F5 by seat 1."""
    p = two_fronts(table("saxony mechanical").tile("on_tunnels").set(1, popularity=0).workers(1))
    p.play("fight T3", "dial 1")
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert {item.key: item.count for item in outcome.scores[0].items}["regions"] == 3
    assert {item.key: item.count for item in outcome.scores[1].items}["regions"] == 1


@pytest.mark.rule("scythe.end.pending-units-return")
def test_a_unit_out_of_its_home_base_goes_back_there() -> None:
    p = table("saxony mechanical").mech(0, 1, "T5").set(0, power=5).set(1, power=0)
    p.mech(1, 1, "F5").mech(1, 2, "W1").turn(0)
    p.play("move", "units", "unit mech1", "to F5", "unit character", "to W1", "fight F5", "dial 1")
    assert ended(p)
    assert [p.where(0, 0), p.where(0, 1), p.where(1, 2)] == ["home", "F5", "W1"]


@pytest.mark.rule("scythe.ruling.pending-units-origin", "scythe.end.pending-units-return")
def test_with_speed_a_unit_goes_back_to_where_its_movement_began() -> None:
    """The mech goes from T5 by way of F5 to W6, one worker comes along all the way, one from F5 on."""
    p = table("saxony mechanical").set(0, power=5).set(1, power=0).tile("on_tunnels")
    p.mech(0, 1, "T5").abilities(0, 4).workers(0, "T5", "F5").goods("T5", oil=1).character(0, "M3")
    p.mech(1, 1, "W6").mech(1, 2, "T3").turn(0)
    p.play("move", "units", "unit mech1", "to F5", "load worker 1", "load oil 1")
    p.play("to W6", "load worker 2", "load oil 1", "unit character", "to T3")
    p.play("fight T3", "dial 1")
    assert ended(p)
    assert [p.where(0, 0), p.where(0, 1), p.where(1, 1)] == ["T3", "T5", "W6"]
    assert [p.workers_at(0, "T5"), p.workers_at(0, "F5")] == [1, 1]
    assert p.tokens("W6") == {"oil": 1}, "what was brought along stays"


@pytest.mark.rule("scythe.ruling.pending-units-origin")
def test_a_worker_that_walked_before_it_was_carried_goes_back_all_the_way() -> None:
    p = table("saxony mechanical").set(0, power=5, slots=1).set(1, power=0)
    p.mech(0, 1, "T5").workers(0, "V7").character(0, "M3").mech(1, 1, "F5").mech(1, 2, "T3").turn(0)
    p.play("move", "units", "worker V7", "to T5", "unit mech1", "to F5", "load moved-worker 1")
    p.play("unit character", "to T3", "fight T3", "dial 1")
    assert ended(p)
    assert [p.where(0, 1), p.workers_at(0, "V7")] == ["T5", 1]


@pytest.mark.rule("scythe.end.pending-units-return", "scythe.combat.timing")
def test_combats_of_earlier_turns_are_forgotten() -> None:
    """Mech 1 of seat 1 has moved into a combat before; that is not where mech 1 of seat 0 came from."""
    p = table("rusviet mechanical").stars(1, combat=1).set(1, power=1).mech(1, 1, "W7").mech(0, 3, "T6")
    p.abilities(0, 1).set(0, power=0).turn(1).play("move", "units", "unit mech1", "to T6", "done", "dial 1")
    assert [p.where(1, 1), p.where(0, 3)] == ["T6", "home"]
    two_fronts(p).play("fight T3", "dial 1")
    assert ended(p)
    assert [p.where(0, 0), p.where(0, 1), p.workers_at(0, "T5")] == ["T3", "T5", 2]


@pytest.mark.rule("scythe.end.trigger", "scythe.ruling.defender-sixth-star")
def test_the_sixth_star_of_the_defender_ends_the_game_in_the_same_way() -> None:
    """The beaten units are at home, those before the other combat go back."""
    p = two_fronts(table("saxony mechanical").stars(0, objective=0).stars(1, **FIVE).set(1, popularity=5))
    p.set(1, power=3).play("fight F5", "dial 0", "dial 1")
    assert ended(p)
    assert p.player(1).star_count == 6
    assert [p.where(0, 0), p.where(0, 1)] == ["M3", "home"]
    assert p.workers_at(0, "home") == 2
    assert [p.where(1, 1), p.where(1, 2)] == ["F5", "T3"]


@pytest.mark.rule("scythe.ruling.pending-units-origin", "scythe.control.by-unit")
def test_a_unit_whose_lake_was_taken_meanwhile_goes_home() -> None:
    """Polania's mech 2 waits in M4; the Nordic mech that mech 1 beats in T6 goes to the lake it left."""
    p = Position("polania industrial", "nordic engineering", "saxony patriotic")
    for seat in p.game.seats:
        p.hand(seat).character(seat, "home")
    p.stars(0, **FIVE).set(0, power=7).set(1, power=0).set(2, power=0).encounters()
    p.mech(0, 2, "L5").mech(0, 1, "W7").workers(0, "W2").mech(1, 2, "T6").workers(1, "W1")
    p.mech(2, 1, "M4").workers(2, "M6")
    p.turn(0).play("move", "units", "unit mech2", "to M4", "unit mech1", "to T6", "fight T6")
    p.commit(0, 1).play("to L5")
    assert ended(p)
    assert [p.where(0, 1), p.where(0, 2), p.where(1, 2)] == ["T6", "home", "L5"]
    assert p.counts(1)["regions"] == 2, "W1 and the lake"


@pytest.mark.rule("scythe.ruling.pending-units-origin", "scythe.ruling.lake-cargo")
def test_a_worker_cannot_go_back_to_a_lake_that_its_mech_has_left() -> None:
    """Mech 2 brings it from L5 to T5, mech 1 into the combat in T6; the character wins in M4."""
    p = Position("polania industrial", "saxony patriotic")
    for seat in p.game.seats:
        p.hand(seat)
    p.stars(0, **FIVE).set(0, power=7, slots=1, factory_card=3).set(1, power=0).encounters()
    p.mech(0, 2, "L5").workers(0, "L5").mech(0, 1, "T5").character(0, "FACTORY")
    p.mech(1, 1, "T6").mech(1, 2, "M4").character(1, "home").workers(1, "M6")
    p.turn(0).play("move", "units", "unit mech2", "to T5")
    p.play("unit mech1", "to T6", "load worker 1", "unit character", "to M4", "fight M4").commit(0, 1)
    assert ended(p)
    assert [p.where(0, 1), p.where(0, 2), p.workers_at(0, "L5"), p.workers_at(0, "home")] == [
        "T5",
        "T5",
        0,
        1,
    ]
    assert p.counts(0)["regions"] == 2, "T5 and M4"

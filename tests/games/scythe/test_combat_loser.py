"""What follows for the loser of a combat; the sixth star, lakes, and the example of the rulebook."""

from __future__ import annotations

import pytest

from games.scythe.battle import (
    ATTACKER,
    DEFENDER,
    FIVE,
    FOUR,
    HERE,
    THREE,
    TWO,
    attack,
    fight,
    front,
    hand,
    stars,
)
from games.scythe.positions import Position

# --- what follows for the loser


@pytest.mark.rule("scythe.combat.retreat-all-units")
def test_all_units_of_a_beaten_defender_go_home() -> None:
    p = front().character(DEFENDER, HERE).mech(DEFENDER, 2, HERE).mech(DEFENDER, 4, "M6")
    fight(p.workers(DEFENDER, HERE, HERE, "T8"), 1, 0)
    assert [p.where(DEFENDER, unit) for unit in (0, 1, 2, 4)] == ["home", "home", "home", "M6"]
    assert [p.workers_at(DEFENDER, "home"), p.workers_at(DEFENDER, "T8")] == [2, 1]
    assert p.where(ATTACKER, 1) == HERE
    assert p.asked[0] != ATTACKER  # there is nobody left to fight


@pytest.mark.rule("scythe.combat.retreat-all-units")
def test_all_units_of_a_beaten_attacker_go_home() -> None:
    """To the own home base, not to where they came from."""
    p = front().character(ATTACKER, "V7").workers(ATTACKER, "T5", "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "load worker 1", "unit character", f"to {HERE}")
    p.play("dial 0", seat=ATTACKER).play("dial 1", seat=DEFENDER)
    assert [p.where(ATTACKER, 0), p.where(ATTACKER, 1)] == ["home", "home"]
    assert [p.workers_at(ATTACKER, "home"), p.workers_at(ATTACKER, "V7")] == [1, 1]


@pytest.mark.rule("scythe.combat.retreat-leave-resources")
def test_what_a_beaten_attacker_brought_along_stays_with_the_defender() -> None:
    p = front().goods("T5", metal=2, food=1).goods(HERE, oil=1)
    fight(p, 0, 1)
    assert p.tokens("T5") == {}
    assert p.tokens(HERE) == {"oil": 1, "metal": 2, "food": 1}
    assert p.tokens("HB_CRIMEA") == {}
    assert p.score(DEFENDER)["resources"] == 2


@pytest.mark.rule("scythe.combat.retreat-leave-resources")
def test_what_lay_with_a_beaten_defender_stays_there() -> None:
    p = fight(front().goods(HERE, oil=4).workers(DEFENDER, HERE), 1, 0)
    assert p.tokens(HERE) == {"oil": 4}
    assert p.tokens("HB_SAXONY") == {}


@pytest.mark.parametrize(
    ("loser_plays", "cards"),
    [
        pytest.param(("dial 1", "done"), 1, marks=pytest.mark.rule("scythe.combat.loser-card")),
        pytest.param(("dial 0", TWO), 1, marks=pytest.mark.rule("scythe.combat.loser-card")),
        pytest.param(("dial 2", TWO), 1, marks=pytest.mark.rule("scythe.combat.loser-card")),
        pytest.param(("dial 0", "done"), 0, marks=pytest.mark.rule("scythe.combat.loser-no-card")),
    ],
)
@pytest.mark.parametrize("loser", [ATTACKER, DEFENDER])
def test_the_loser_draws_a_card_for_any_commitment(
    loser_plays: tuple[str, ...], cards: int, loser: int
) -> None:
    p = front(power=(7, 7)).hand(loser, 2)
    winner = DEFENDER if loser == ATTACKER else ATTACKER
    spent = int(TWO in loser_plays)
    attack(p).play(*loser_plays, seat=loser).play("dial 7", seat=winner)
    assert stars(p, winner) == 1
    assert sum(p.s.hands[loser]) == 1 - spent + cards
    assert hand(p, winner) == []


@pytest.mark.rule("scythe.combat.loser-card")
def test_the_card_is_drawn_after_the_retreat_and_after_the_discard() -> None:
    p = Position("crimea mechanical", "saxony industrial", ask=True)
    p.set(0, power=0).set(1, power=0).hand(0, 5).hand(1, 2).mech(0, 1, "T5").mech(1, 1, HERE)
    attack(p).play(FIVE, seat=0).play(TWO, seat=1)
    assert p.asked[1] == "DrawCard"
    assert p.where(1, 1) == "home"
    assert sorted(p.s.deck.discard) == [0, 3]
    p.play(FOUR)
    assert [hand(p, 0), hand(p, 1)] == [[], [4]]


# --- the sixth star


@pytest.mark.rule("scythe.combat.sixth-star-stops", "scythe.end.pending-units-return")
def test_after_the_sixth_star_the_other_combats_are_not_fought() -> None:
    p = front(power=(5, 5)).stars(ATTACKER, power=1, mechs=1, workers=1, combat=1, recruits=1)
    p.mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").goods("V7", food=2).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5", "load food 0")
    p.play(f"fight {HERE}", "dial 3", "dial 2")
    assert p.game.outcome(p.s) is not None
    assert p.where(ATTACKER, 0) == "V7"
    assert [p.where(DEFENDER, 1), p.where(DEFENDER, 2)] == ["home", "F5"]
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [2, 3]


@pytest.mark.rule("scythe.combat.sixth-star-stops")
def test_with_fewer_stars_the_next_combat_follows() -> None:
    p = front(power=(5, 5)).stars(ATTACKER, power=1, mechs=1, workers=1)
    p.mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    p.play(f"fight {HERE}", "dial 3", "dial 0", "dial 2", "dial 0")
    assert [p.where(ATTACKER, 0), p.where(DEFENDER, 2)] == ["F5", "home"]
    assert p.player(ATTACKER).star_count == 5


@pytest.mark.rule("scythe.combat.sixth-star-stops", "scythe.ruling.defender-sixth-star")
def test_the_sixth_star_of_the_defender_sends_the_other_attackers_back() -> None:
    p = front(power=(5, 5)).stars(DEFENDER, power=1, mechs=1, workers=1, recruits=1, combat=1)
    p.mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    p.play(f"fight {HERE}", "dial 0", "dial 1")
    assert p.game.outcome(p.s) is not None
    assert [p.where(ATTACKER, 0), p.where(ATTACKER, 1)] == ["V7", "home"]
    assert [p.where(DEFENDER, 1), p.where(DEFENDER, 2)] == [HERE, "F5"]


@pytest.mark.rule("scythe.ruling.sixth-star-combat-order")
def test_payment_retreat_popularity_and_the_card_come_before_the_sixth_star() -> None:
    p = front(power=(5, 5)).stars(ATTACKER, power=1, mechs=1, workers=1, combat=1, recruits=1)
    fight(p.workers(DEFENDER, HERE), 3, 2)
    assert p.game.outcome(p.s) is not None
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [2, 3]
    assert [p.where(DEFENDER, 1), p.workers_at(DEFENDER, "home")] == ["home", 1]
    assert p.player(ATTACKER).popularity == 4
    assert sum(p.s.hands[DEFENDER]) == 1


# --- on lakes


def lake_battle() -> Position:
    """The Nordic mech attacks from M2 on L3, where a mech of Polania carries two workers and 2 food."""
    p = Position("nordic mechanical", "polania industrial").set(0, power=3, popularity=5).set(1, power=3)
    p.hand(0).hand(1).mech(0, 2, "M2").mech(1, 2, "L3").workers(1, "L3", "L3", "W2").goods("L3", food=2)
    return p.workers(0, "W1").turn(0).play("move", "units", "unit mech2", "to L3", "done")


@pytest.mark.rule("scythe.combat.lake")
def test_a_combat_on_a_lake_goes_like_any_other() -> None:
    p = lake_battle()
    assert p.options_of(0) == p.options_of(1) == [f"dial {n}" for n in range(4)]
    p.play("dial 2", "dial 2")
    assert [p.where(0, 2), p.where(1, 2)] == ["L3", "home"]
    assert [stars(p, 0), p.player(0).power, p.player(1).power] == [1, 1, 1]
    assert sum(p.s.hands[1]) == 1


@pytest.mark.rule("scythe.combat.lake", "scythe.ruling.lake-cargo")
def test_the_winner_controls_the_lake_and_what_floats_there() -> None:
    p = lake_battle().set(0, popularity=0).play("dial 1", "dial 0")
    assert p.tokens("L3") == {"food": 2}
    assert [p.score(0)["regions"], p.score(0)["resources"]] == [2 * 2, 1]  # the lake and W1


@pytest.mark.rule("scythe.combat.lake-popularity")
def test_workers_aboard_go_home_with_their_mech_and_cost_popularity() -> None:
    p = lake_battle().play("dial 1", "dial 0")
    assert [p.workers_at(1, "home"), p.workers_at(1, "W2")] == [2, 1]
    assert p.player(0).popularity == 3


@pytest.mark.rule("scythe.combat.lake-popularity")
def test_a_winning_defender_on_a_lake_loses_no_popularity() -> None:
    p = Position("polania mechanical", "nordic industrial").set(0, power=3).set(1, power=3, popularity=5)
    p.hand(0).hand(1).mech(0, 2, "M4").workers(0, "M4").mech(1, 2, "L3").turn(0)
    p.play("move", "units", "unit mech2", "to L3", "load worker 1", "done")
    p.play("dial 0", "dial 1")
    assert [p.where(0, 2), p.workers_at(0, "home"), p.player(1).popularity] == ["home", 1, 5]


# --- John and Sandra


JOHN, SANDRA = 0, 1


def john_attacks_sandra() -> Position:
    """John's character walks into a free farm, then a mech with two workers into Sandra's region."""
    p = Position("crimea mechanical", "saxony industrial").set(JOHN, power=10, popularity=6)
    p.set(SANDRA, power=4, popularity=6).hand(JOHN, 2, 3, 4).hand(SANDRA, 3, 3, 5)
    p.mech(JOHN, 1, "T5").workers(JOHN, "T5", "T5", "V9")
    p.character(SANDRA, HERE).mech(SANDRA, 1, HERE).workers(SANDRA, HERE, "M6").goods(HERE, food=3)
    p.turn(JOHN).play("move", "units", "unit character", "to F6")
    return p.play("unit mech1", f"to {HERE}", "load worker 2")


@pytest.mark.rule("scythe.combat.example-john-sandra-limits")
def test_john_may_dial_7_and_add_1_card_sandra_4_and_2_cards() -> None:
    p = john_attacks_sandra()
    assert p.options_of(JOHN) == [f"dial {n}" for n in range(8)]
    assert p.options_of(SANDRA) == [f"dial {n}" for n in range(5)]
    p.play("dial 0", TWO, seat=JOHN)
    assert p.options_of(JOHN) == []
    p.play("dial 0", THREE, seat=SANDRA)
    assert p.options_of(SANDRA) == [THREE, FIVE, "done"]
    p.play(THREE, seat=SANDRA)
    assert p.asked[1] not in ("Dial", "AddCards")  # a third card cannot be added: it is decided


@pytest.mark.rule("scythe.combat.example-john-sandra-result", "scythe.combat.example-john-sandra-aftermath")
def test_seven_to_seven_john_wins() -> None:
    p = john_attacks_sandra()
    p.play("dial 7", "done", seat=JOHN).play("dial 4", THREE, "done", seat=SANDRA)
    assert [p.player(JOHN).power, p.player(SANDRA).power] == [3, 0]
    assert [p.where(SANDRA, 0), p.where(SANDRA, 1), p.workers_at(SANDRA, "home")] == ["home", "home", 1]
    assert [p.where(JOHN, 0), p.where(JOHN, 1), p.workers_at(JOHN, HERE)] == ["F6", HERE, 2]
    assert p.tokens(HERE) == {"food": 3}
    assert [item.count for item in p.game.score(p.s, JOHN).items if item.key == "resources"] == [3]
    assert [p.player(JOHN).popularity, p.player(SANDRA).popularity] == [5, 6]
    assert [stars(p, JOHN), stars(p, SANDRA)] == [1, 0]
    assert hand(p, JOHN) == [2, 3, 4]
    assert sum(p.s.hands[SANDRA]) == 3  # 3 - 1 + 1
    assert p.s.deck.discard == [1]

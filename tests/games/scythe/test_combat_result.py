"""The reveal of a combat, and what follows for both."""

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
from spielwerk.games.scythe.events import (
    CardDiscarded,
    CardDrawn,
    CombatBegan,
    CombatWon,
    Gained,
    Retreated,
    Revealed,
    StarPlaced,
)
from spielwerk.games.scythe.state import FIRST_WORKER, POPULARITY, POWER
from spielwerk.kernel.event import Event

# --- the reveal


@pytest.mark.parametrize(
    ("attack_with", "defend_with", "winner"),
    [
        pytest.param(3, 2, ATTACKER, marks=pytest.mark.rule("scythe.combat.higher-wins")),
        pytest.param(2, 3, DEFENDER, marks=pytest.mark.rule("scythe.combat.higher-wins")),
        pytest.param(2, 2, ATTACKER, marks=pytest.mark.rule("scythe.combat.tie")),
        pytest.param(0, 0, ATTACKER, marks=pytest.mark.rule("scythe.combat.tie")),
        pytest.param(5, 5, ATTACKER, marks=pytest.mark.rule("scythe.combat.tie")),
    ],
)
def test_the_higher_total_wins_and_the_attacker_on_a_tie(
    attack_with: int, defend_with: int, winner: int
) -> None:
    p = fight(front(), attack_with, defend_with)
    loser = DEFENDER if winner == ATTACKER else ATTACKER
    assert p.where(winner, 1) == HERE
    assert p.where(loser, 1) == "home"
    assert [stars(p, winner), stars(p, loser)] == [1, 0]


@pytest.mark.rule("scythe.combat.reveal")
@pytest.mark.parametrize(
    ("attack_with", "defend_with", "winner"),
    [
        (("dial 1", FIVE), ("dial 5", "done"), ATTACKER),  # 1 + 5 = 6 to 5
        (("dial 1", FOUR), ("dial 5", "done"), ATTACKER),  # 5 to 5
        (("dial 1", THREE), ("dial 5", "done"), DEFENDER),  # 4 to 5
        (("dial 5", TWO), ("dial 0", FOUR, FOUR), DEFENDER),  # 7 to 8
        (("dial 5", THREE), ("dial 0", FOUR, FOUR), ATTACKER),  # 8 to 8
    ],
)
def test_the_total_is_the_dial_and_the_values_of_the_cards(
    attack_with: tuple[str, ...], defend_with: tuple[str, ...], winner: int
) -> None:
    p = front().hand(ATTACKER, 2, 3, 4, 5).hand(DEFENDER, 4, 4, 5).character(DEFENDER, HERE)
    attack(p)
    p.play(*attack_with, seat=ATTACKER)
    assert [stars(p, ATTACKER), stars(p, DEFENDER), p.where(DEFENDER, 1)] == [0, 0, HERE]  # not yet
    p.play(*defend_with, seat=DEFENDER)
    assert [p.view(ATTACKER).sealed, p.view(DEFENDER).sealed] == [[], []]  # the dials are put away
    assert [stars(p, seat) for seat in (ATTACKER, DEFENDER)] == [
        int(winner == ATTACKER),
        int(winner == DEFENDER),
    ]


@pytest.mark.rule("scythe.combat.pay-power")
@pytest.mark.parametrize(("attack_with", "defend_with"), [(4, 1), (1, 4), (3, 3), (0, 5)])
def test_winner_and_loser_pay_what_they_dialled(attack_with: int, defend_with: int) -> None:
    p = fight(front(power=(9, 5)), attack_with, defend_with)
    assert p.player(ATTACKER).power == 9 - attack_with
    assert p.player(DEFENDER).power == 5 - defend_with


@pytest.mark.rule("scythe.combat.discard-cards")
def test_cards_of_both_sides_are_discarded_and_cost_no_power() -> None:
    p = front().hand(ATTACKER, 2, 5).hand(DEFENDER, 3, 3, 4).character(DEFENDER, HERE)
    attack(p).play("dial 1", FIVE, seat=ATTACKER).play("dial 2", THREE, THREE, seat=DEFENDER)
    assert stars(p, DEFENDER) == 1  # 6 to 8
    assert hand(p, DEFENDER) == [4]
    assert hand(p, ATTACKER).count(2) >= 1
    assert sum(p.s.hands[ATTACKER]) == 2  # 2 - 1, and the loser's new card
    assert sorted(p.s.deck.discard) == [1, 1, 3]
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [4, 3]


@pytest.mark.rule("scythe.combat.reveal", "scythe.combat.two-players", "scythe.combat.winner-star")
def test_the_log_tells_the_combat_step_by_step() -> None:
    p = front().hand(DEFENDER, 3, 3).workers(DEFENDER, HERE).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}")
    here, home = p.place(HERE), p.place("home", DEFENDER)
    journal: list[Event] = []
    p.s.journal = journal
    p.play("done").play("dial 4", seat=ATTACKER)
    assert journal == [CombatBegan(ATTACKER, DEFENDER, here)]
    p.play("dial 1", THREE, seat=DEFENDER)
    (drawn,) = [event for event in journal if isinstance(event, CardDrawn)]
    assert drawn.seat == DEFENDER
    assert journal[1:12] == [
        Revealed(ATTACKER, 4, (0, 0, 0, 0), 4),
        Revealed(DEFENDER, 1, (0, 1, 0, 0), 4),
        Gained(ATTACKER, POWER, -4),
        Gained(DEFENDER, POWER, -1),
        CardDiscarded(DEFENDER, 1),
        CombatWon(ATTACKER, DEFENDER, here),
        Gained(ATTACKER, POPULARITY, -1),
        Retreated(DEFENDER, 1, here, home),
        Retreated(DEFENDER, FIRST_WORKER, here, home),
        drawn,
        StarPlaced(ATTACKER, "combat"),
    ]


# --- what follows for the winner


@pytest.mark.rule("scythe.combat.winner-control")
def test_a_winning_attacker_can_spend_the_resources_at_once() -> None:
    """3 wood lie in the region: after the combat they pay for the Build action of the same turn."""
    p = front().goods(HERE, wood=3)
    assert p.score(DEFENDER)["resources"] == 1
    fight(p, 1, 0)
    assert p.asked == (ATTACKER, "Bottom")
    assert p.options == ["build", "less", "skip"]
    p.play("build", "decline")
    assert p.tokens(HERE) == {}


@pytest.mark.rule("scythe.combat.winner-control")
def test_a_winning_defender_keeps_region_and_resources() -> None:
    p = front().goods(HERE, wood=3).workers(ATTACKER).workers(DEFENDER).set(DEFENDER, popularity=0)
    fight(p, 0, 1)
    assert p.asked[0] != ATTACKER  # nothing to build with
    assert p.score(ATTACKER)["regions"] == 0
    assert [p.score(DEFENDER)["regions"], p.score(DEFENDER)["resources"]] == [2, 1]


@pytest.mark.rule("scythe.combat.winner-control")
def test_a_winning_attacker_controls_a_region_with_an_enemy_structure() -> None:
    p = front().structure(DEFENDER, "mill", HERE).goods(HERE, oil=2).set(ATTACKER, popularity=0)
    fight(p.workers(ATTACKER), 1, 0)
    assert [p.score(ATTACKER)["regions"], p.score(ATTACKER)["resources"]] == [2, 1]


@pytest.mark.rule("scythe.combat.winner-star")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_winning_attacker_places_a_star_up_to_two(before: int, after: int) -> None:
    p = fight(front().stars(ATTACKER, combat=before), 1, 0)
    assert stars(p, ATTACKER) == after


@pytest.mark.rule("scythe.combat.winner-star")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_winning_defender_places_a_star_up_to_two(before: int, after: int) -> None:
    p = Position("saxony mechanical", "crimea industrial").set(0, power=1).set(1, power=1).hand(0).hand(1)
    p.mech(0, 1, "T5").mech(1, 1, HERE).stars(1, combat=before)
    fight(p, 0, 1)
    assert [stars(p, 0), stars(p, 1)] == [0, after]


@pytest.mark.rule("scythe.combat.winner-star", "scythe.faction.saxony-dominate-combat")
@pytest.mark.parametrize("wins_as", ["attacker", "defender"])
def test_one_faction_places_a_star_for_every_won_combat(wins_as: str) -> None:
    if wins_as == "defender":
        p = fight(front().stars(DEFENDER, combat=2), 0, 1)
        assert stars(p, DEFENDER) == 3
    else:
        p = Position("saxony mechanical", "crimea industrial").set(0, power=1).set(1, power=0).hand(0).hand(1)
        attack(p.mech(0, 1, "T5").mech(1, 1, HERE).stars(0, combat=3)).play("dial 1")
        assert stars(p, 0) == 4


@pytest.mark.rule("scythe.combat.winner-star")
@pytest.mark.parametrize(
    ("attack_with", "winner", "loser"), [(1, ATTACKER, DEFENDER), (0, DEFENDER, ATTACKER)]
)
def test_modules_hear_of_a_won_combat(attack_with: int, winner: int, loser: int) -> None:
    p = front()
    heard: list[tuple[int, ...]] = []
    p.s.rules.on_combat_won = (*p.s.rules.on_combat_won, lambda s, *about: heard.append(about))
    fight(p, attack_with, 1)
    assert heard == [(winner, loser, p.place(HERE))]


@pytest.mark.rule("scythe.combat.fight-after-limit")
def test_with_two_combat_stars_one_may_still_attack_and_win() -> None:
    p = fight(front().stars(ATTACKER, combat=2), 2, 1)
    assert p.where(ATTACKER, 1) == HERE
    assert p.where(DEFENDER, 1) == "home"
    assert p.player(ATTACKER).star_count == 2


@pytest.mark.rule("scythe.combat.fight-after-limit")
def test_with_two_combat_stars_one_may_still_defend_and_win() -> None:
    p = Position("saxony mechanical", "crimea industrial").set(0, power=1).set(1, power=1).hand(0).hand(1)
    fight(p.mech(0, 1, "T5").mech(1, 1, HERE).stars(1, combat=2), 0, 1)
    assert [p.where(0, 1), p.where(1, 1)] == ["home", HERE]


@pytest.mark.rule("scythe.combat.attacker-popularity")
@pytest.mark.parametrize("workers", [0, 1, 3])
def test_a_winning_attacker_loses_a_popularity_for_each_worker_driven_off(workers: int) -> None:
    p = fight(front().workers(DEFENDER, *[HERE] * workers, "M6").goods("V9", wood=3), 1, 0)
    assert p.asked == (ATTACKER, "Bottom")
    assert p.player(ATTACKER).popularity == 5 - workers
    assert p.view(ATTACKER).workers_driven_off == workers
    assert p.player(DEFENDER).popularity == 5
    assert [p.workers_at(DEFENDER, "home"), p.workers_at(DEFENDER, "M6")] == [workers, 1]


@pytest.mark.rule("scythe.combat.defender-no-popularity", "scythe.combat.example-attacker-loses-with-workers")
def test_a_winning_defender_loses_no_popularity() -> None:
    """The attacking mech carried two workers: they go home with it."""
    p = fight(front().workers(ATTACKER, "T5", "T5", "V9").workers(DEFENDER, HERE), 0, 1)
    assert [p.player(ATTACKER).popularity, p.player(DEFENDER).popularity] == [5, 5]
    assert p.where(ATTACKER, 1) == "home"
    assert [p.workers_at(ATTACKER, "home"), p.workers_at(ATTACKER, "V9")] == [2, 1]
    assert p.workers_at(DEFENDER, HERE) == 1


@pytest.mark.rule("scythe.combat.retreat-with-low-popularity")
@pytest.mark.parametrize("popularity", [0, 1, 2])
def test_workers_are_driven_off_even_without_enough_popularity(popularity: int) -> None:
    p = fight(front().workers(DEFENDER, HERE, HERE, HERE).set(ATTACKER, popularity=popularity), 1, 0)
    assert p.workers_at(DEFENDER, "home") == 3
    assert p.player(ATTACKER).popularity == 0

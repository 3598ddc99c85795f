"""Mad Tesla at a table with Automas."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.fenris.wild import Wild
from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.neighbourhood import fighters_by_place, hunted, threatened
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.modules.mad_tesla import RolledAgain
from spielwerk.games.scythe.scoring import region_count
from spielwerk.games.scythe.turn import NextTurn
from spielwerk.kernel.event import Event

AUTOMA, OTHER = 1, 2
SEATS: tuple[Any, ...] = ("crimea mechanical", {"faction": "saxony", "automa": "automa"})
TWO = (*SEATS, {"faction": "nordic", "automa": "automa"})


def table(*seats: Any, **options: Any) -> Wild:
    """Automas have popularity 10 and no power unless a test gives them some."""
    p = Wild(*(seats or SEATS), **options)
    for seat in range(1, p.s.rules.seats):
        p.set(seat, popularity=10, power=0, abilities=0)
    return p


def automa_mech(p: Wild, place: str, seat: int = AUTOMA, number: int = 1) -> Wild:
    p.s.players[seat].units[number] = p.place(place)
    return p.fresh()


def attack(p: Wild, place: str, seat: int = AUTOMA) -> Wild:
    """An Automa attacks him where he and its mech are."""
    p.s.active = seat
    p.s.stack = []
    p.fresh()
    begin_combat(p.s, seat, p.place(place))
    assert p.fresh().asked == (-1, "DrawCombatCard")
    return p


def fight(p: Wild, card: int, die: int) -> Wild:
    """The Automa draws this card for the combat, and the orange die is rolled."""
    while (step := p.asked[1]) in ("DrawCombatCard", "PickCombatCard", "Rage"):
        picked = {"DrawCombatCard": f"automa-card {card}", "Rage": f"orange-die {die}"}
        p.play(picked.get(step, p.options[0]))
    return p


@pytest.mark.rule("fenris.faction-fenris.automa-gives-token")
def test_an_automa_that_beats_him_as_fenris_gives_him_no_token() -> None:
    wolf: dict[str, Any] = {"faction": "fenris", "automa": "automa", "home": "nordic"}
    p = table(SEATS[0], wolf, modules=["mad-tesla", "fenris-faction"], spoilers=["fenris-all"])
    automa_mech(p, "FACTORY").set(AUTOMA, power=16).deck(*[2] * 10, discards=(2, 2))
    fight(attack(p, "FACTORY"), 17, 1).roll(3)
    assert (p.at, p.health < 16) == ("L5", True)
    assert p.s.part(Influence).held == (0, 16)


@pytest.mark.rule("fenris.madtesla.automa-enemy", "fenris.madtesla.combat-unit")
def test_he_is_an_enemy_combat_unit_for_every_movement() -> None:
    p = table()
    factory = p.s.rules.board.factory
    assert fighters_by_place(p.s, AUTOMA)[factory] == 1
    assert p.s.rules.board.distance[factory] in hunted(p.s, AUTOMA)
    around = p.s.rules.board.neighbours[factory]
    assert threatened(p.s, AUTOMA) & around == around, "lakes and land across rivers, too"


@pytest.mark.rule("fenris.madtesla.no-tunnels")
def test_he_threatens_only_his_neighbours_from_a_tunnel() -> None:
    p = table().tesla("T3")
    p.s.players[0].units[0] = p.place("home", 0)
    near = p.s.rules.board.neighbours[p.place("T3")] & p.s.rules.regions
    assert threatened(p.fresh().s, AUTOMA) == near | BIT[p.place("T3")]


@pytest.mark.rule("fenris.ruling.madtesla-sixth-star")
def test_a_mech_of_an_automa_that_he_comes_upon_stays_if_its_sixth_star_ends_the_game() -> None:
    p = table().stars(AUTOMA, upgrades=1, mechs=1, structures=1, recruits=1, workers=1).tesla("M4")
    automa_mech(automa_mech(p.set(AUTOMA, power=16), "W4"), "FACTORY", number=2)
    p.s.active, p.s.stack = AUTOMA, []
    p.deck(*[2] * 9, discards=(2, 2)).fresh()
    go(p.s, AUTOMA, 1, p.place("M4"), "attack-unit")
    fight(p.fresh(), 1, 1)
    assert (p.s.over, p.at, p.where(AUTOMA, 2)) == (True, "FACTORY", "FACTORY")
    assert region_count(p.s, AUTOMA) == 1 + 3


@pytest.mark.rule("fenris.madtesla.automa-enemy")
def test_an_automa_attacks_him() -> None:
    """With some of its cards, if it is strong and he is within reach."""
    attacks = 0
    for card in range(1, 20):
        p = table().set(0, power=0).set(AUTOMA, power=16)
        automa_mech(p, "T5").s.part(Automas).marker[AUTOMA] = 9
        p.s.players[0].units[0] = p.place("home", 0)
        p.fresh().turn(AUTOMA).play(f"automa-card {card}")
        attacks += p.s.players[AUTOMA].popularity == 11
    assert attacks


@pytest.mark.rule("fenris.ruling.madtesla-short-discard", "scythe.automa-variant.move-check")
def test_the_cards_after_a_reshuffle_lie_on_the_pile_before_a_hesitant_automa_attacks_him() -> None:
    """The card that it turns up is the last of the pile: two more are discarded first."""
    hesitant: dict[str, Any] = {"faction": "saxony", "automa": "automa", "hesitant_moves": True}
    attacks = 0
    for card in range(1, 20):
        p = table("crimea mechanical", hesitant).set(0, power=0).set(AUTOMA, power=16)
        automa_mech(p, "T5").s.part(Automas).marker[AUTOMA] = 9
        p.s.players[0].units[0] = p.place("home", 0)
        p.deck(discards=(2, 2, 3, 3, 4, 2)).fresh().turn(AUTOMA).play(f"automa-card {card}")
        if p.asked[1] != "HesitateToMove":
            continue
        p.play("card 0")
        assert (p.asked[1], p.player(AUTOMA).popularity) == ("DiscardTop", 10), "nobody has attacked yet"
        p.play("card 1").play("card 2")
        attacks += p.player(AUTOMA).popularity == 11
        assert p.s.deck.discard[:3] == [0, 1, 2]
    assert attacks


@pytest.mark.rule("fenris.madtesla.automa-popularity", "fenris.madtesla.automa-popularity-only")
def test_an_automa_gains_popularity_for_attacking_and_for_beating_him() -> None:
    p = attack(automa_mech(table().set(AUTOMA, power=16).tesla("M4"), "M4"), "M4")
    assert p.player(AUTOMA).popularity == 11
    fight(p.deck(*[2] * 9, discards=()), 1, 1)
    assert (p.combat_stars(AUTOMA), p.player(AUTOMA).popularity) == (1, 12)
    q = attack(automa_mech(table().tesla("M4"), "M4"), "M4")
    fight(q, 1, 6)
    assert (q.combat_stars(AUTOMA), q.player(AUTOMA).popularity) == (0, 11)


@pytest.mark.rule("fenris.madtesla.automa-popularity-only")
def test_nothing_else_changes_the_popularity_of_an_automa() -> None:
    """It drives off workers for nothing, as always, and a human does so at a cost."""
    p = automa_mech(table().tesla("L1").workers(0, "FACTORY"), "T5")

    p.s.active = AUTOMA
    go(p.s, AUTOMA, 1, p.place("FACTORY"), "attack-workers")
    assert (p.workers_at(0, "FACTORY"), p.player(AUTOMA).popularity) == (0, 10)


@pytest.mark.rule("fenris.madtesla.automa-popularity")
def test_an_automa_has_no_star_for_popularity() -> None:
    p = attack(automa_mech(table().set(AUTOMA, popularity=17).tesla("M4"), "M4"), "M4")
    assert (p.player(AUTOMA).popularity, p.player(AUTOMA).star_count) == (18, 0)


@pytest.mark.rule("fenris.madtesla.automa-scoring")
def test_the_changed_popularity_counts_in_the_scoring() -> None:
    p = attack(automa_mech(table().set(AUTOMA, popularity=12).tesla("M4").workers(AUTOMA, "T8"), "M4"), "M4")
    assert p.player(AUTOMA).popularity == 13
    before = automa_mech(table().set(AUTOMA, popularity=12).workers(AUTOMA, "T8"), "L1")
    after = automa_mech(table().set(AUTOMA, popularity=13).workers(AUTOMA, "T8"), "L1")
    assert after.score(AUTOMA)["regions"] > before.score(AUTOMA)["regions"]


@pytest.mark.rule("fenris.madtesla.automa-reroll")
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_a_roll_that_leads_to_an_automa_is_repeated_once(unit: str) -> None:
    p = automa_mech(table(), "M4") if unit == "mech" else table().workers(AUTOMA, "M4")
    p.his_turn()
    p.s.journal = journal = list[Event]()
    p.roll(2)
    assert (p.at, p.asked) == ("FACTORY", (-1, "Wander"))
    assert RolledAgain(p.me, 2, p.place("M4")) in journal
    p.roll(2)
    assert p.at == "M4", "the second result stands"


@pytest.mark.rule("fenris.madtesla.automa-reroll")
def test_each_of_his_two_moves_may_be_rolled_again() -> None:
    p = automa_mech(table(), "M4").his_turn().roll(4)
    assert p.at == "T5"
    p.tesla("FACTORY").roll(2)
    assert (p.at, p.asked) == ("FACTORY", (-1, "Wander"))
    q = Wild().mech(1, 1, "M4").his_turn().roll(2)
    assert q.at == "M4", "a player is met at once"


@pytest.mark.rule("fenris.madtesla.automa-factory-win")
def test_from_an_automa_he_retreats_where_a_die_says() -> None:
    """Only free neighbours of the Factory come up."""
    p = automa_mech(table().set(AUTOMA, power=16).mech(0, 1, "M4").workers(0, "W3"), "FACTORY")
    attack(p.deck(*[2] * 9, discards=()), "FACTORY")
    fight(p, 1, 1)
    assert (p.at, p.asked) == ("FACTORY", (-1, "AnyWay"))
    outcomes = p.s.stack[-1].outcomes(p.s)
    assert [o.text for o, weight in zip(*outcomes, strict=True) if weight] == [
        "blue-die 1",
        "blue-die 3",
        "blue-die 4",
        "blue-die 5",
    ]
    assert (p.roll(3).at, p.combat_stars(AUTOMA)) == ("L5", 1)


@pytest.mark.rule("fenris.madtesla.automa-discard")
def test_an_automa_discards_in_random_order() -> None:
    p = automa_mech(table().tesla("L1").set(AUTOMA, power=16).hand(AUTOMA, 2, 3, 4, 5), "FACTORY")
    p.mech(0, 1, "T5").attack()
    p.commit(0, 0)
    for card in range(1, 20):
        q = Wild(*SEATS)
        q.s = p.s.copy()
        q.play(f"automa-card {card}")
        while q.asked[1] == "PickCombatCard":
            q.play(next(o for o in q.options if o))
        if q.asked[1] == "LuckyOrder":
            options, weights = q.s.stack[-1].outcomes(q.s)
            assert sum(weights) >= 2
            top = [o for o, weight in zip(options, weights, strict=True) if weight][-1]
            q.play(top.text)
            while q.asked[1] == "LuckyOrder":
                q.play(next(o for o in q.options))
            assert q.s.deck.discard[-1] == top.n
            return
    raise AssertionError("no card plays two different combat cards")


@pytest.mark.rule("fenris.ruling.madtesla-automa-coins")
def test_an_automa_that_destroys_him_gets_the_coins_and_finishes_its_card() -> None:
    p = automa_mech(table().set(AUTOMA, power=16).with_health(1).tesla("M4"), "M4")
    attack(p.deck(*[2] * 9, discards=()), "M4")
    coins = p.player(AUTOMA).coins
    fight(p, 1, 1)
    assert (p.health, p.player(AUTOMA).coins, p.s.over) == (0, coins + 10, False)

    p.s.stack = [NextTurn(AUTOMA)]
    p.fresh()
    assert p.asked == (-1, "")
    assert p.s.over


@pytest.mark.rule("fenris.ruling.madtesla-automa-coins")
def test_destroyed_in_his_attack_on_an_automa_the_game_ends_at_once() -> None:
    p = automa_mech(table().set(AUTOMA, power=16).with_health(1), "M4").his_turn().roll(2, 2)
    p.deck(*[2] * 9, discards=())
    fight(p, 1, 1)
    assert (p.s.over, p.player(AUTOMA).popularity) == (True, 11), "for the win, not for being attacked"


def test_with_several_automas_he_spares_all_of_them_once() -> None:
    p = automa_mech(table(*TWO), "M4", OTHER)
    p.his_turn().roll(2)
    assert p.at == "FACTORY"
    assert BIT[p.place("M4")] & p.s.players[OTHER].fighters_at

"""Combat with an Automa, and the resources that are found after it."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.kernel.frame import CHANCE


def attacked(place: str = "M4", start: str = "W4", *, level: str = "automa") -> Solo:
    """The player's mech in W4 beside the Automa's in M4; 7 power each."""
    p = Solo(f"polania {level}").mech(AUTOMA, 1, place).mech(HUMAN, 2, start).character(AUTOMA, "mat")
    return p.set(AUTOMA, power=7).set(HUMAN, power=7, popularity=9)


def attack(p: Solo, place: str = "M4") -> Solo:
    p.turn(HUMAN)
    p.s.journal = []
    p.play("move", "units", "unit mech2", f"to {place}")
    while p.waiting == "Cargo":
        p.play(p.options[-1])
    p.play("done")
    return p


@pytest.mark.rule("scythe.automa-combat.human-first", "scythe.automa-combat.draw")
def test_the_player_commits_then_a_card_is_drawn_for_the_automa() -> None:
    p = attack(attacked())
    assert p.asked == (HUMAN, "Dial")
    assert [d.seat for d in p.game.decisions(p.s)] == [HUMAN], "nobody else is asked"
    p.commit(HUMAN, 2)
    assert p.waiting == "DrawCombatCard"
    p.fight(6)
    assert p.automas.combat == [(5,)]
    assert p.automas.main == [()]
    assert p.automas.marker[AUTOMA] == 0, "only its combat table matters"


@pytest.mark.rule("scythe.automa-combat.column")
@pytest.mark.parametrize(("power", "spent"), [(0, 0), (5, 2), (7, 2), (8, 4), (13, 4), (14, 7), (16, 7)])
def test_the_column_follows_the_power_it_has(power: int, spent: int) -> None:
    """Card 5: 2 up to power 7, 4 up to 13, 7 beyond."""
    p = attack(attacked().set(AUTOMA, power=power))
    p.commit(HUMAN, 0).fight(5)
    assert p.player(AUTOMA).power == power - spent


@pytest.mark.rule("scythe.automa-combat.power-used")
@pytest.mark.parametrize(("power", "spent"), [(0, 0), (3, 3), (6, 6), (7, 7)])
def test_all_it_has_if_it_has_less(power: int, spent: int) -> None:
    """Card 6 asks for 7 in every column."""
    p = attack(attacked().set(AUTOMA, power=power))
    p.commit(HUMAN, 0).fight(6)
    assert p.player(AUTOMA).power == power - spent


@pytest.mark.rule("scythe.automa-combat.cards-used", "scythe.ruling.automa-combat-card-limit")
@pytest.mark.parametrize("held", [(), (2,), (2, 3), (2, 3, 4), (2, 3, 4, 5)])
def test_as_many_cards_as_printed_or_all_it_has(held: tuple[int, ...]) -> None:
    """Card 13 spends 3 and adds 3 cards, for one mech; the attacker with 7 wins a tie."""
    p = attack(attacked().hand(AUTOMA, *held))
    p.commit(HUMAN, 7).fight(13, *held[:3])
    used = min(3, len(held))
    total = 3 + sum(held[:used])
    assert len(p.held(AUTOMA)) == len(held) - used
    assert (p.where(AUTOMA, 1) == "mat") is (total <= 7)


@pytest.mark.rule("scythe.automa-combat.cards-used")
def test_exactly_the_cards_that_were_picked_are_used() -> None:
    """Card 13 adds 3 cards: a 5 and two of three 2s; the third 2 and the 3 stay in hand."""
    p = attack(attacked().hand(AUTOMA, 2, 2, 2, 3, 5).deck())
    p.commit(HUMAN, 0).fight(13, 5, 2, 2)
    assert p.held(AUTOMA) == [2, 3]
    assert sorted(p.s.deck.discard) == [0, 0, 3]


@pytest.mark.rule("scythe.ruling.automa-combat-card-limit")
def test_the_cards_are_picked_at_random() -> None:
    p = attack(attacked().hand(AUTOMA, 2, 2, 5))
    p.commit(HUMAN, 0).luck("automa-card 1")
    d = p.game.decision(p.s)
    assert d is not None
    assert [(o.text, w) for o, w in zip(d.options, d.weights, strict=True)] == [("card 0", 2), ("card 3", 1)]


@pytest.mark.rule("scythe.ruling.automa-combat-dial-limit")
def test_no_table_asks_for_more_than_the_dial_has() -> None:
    for number in range(1, 20):
        p = attack(attacked().set(AUTOMA, power=16))
        p.commit(HUMAN, 0).fight(number)
        assert p.player(AUTOMA).power >= 16 - 7


@pytest.mark.rule("scythe.automa-combat.loser-to-mat")
@pytest.mark.parametrize("attacks", [True, False])
def test_defeated_fighters_go_to_the_faction_mat(attacks: bool) -> None:
    """As defender – also two of them – and as attacker."""
    if attacks:
        p = attacked("M4", "V5").second_scheme().draw(16).commit(HUMAN, 7).fight(10)
        assert p.where(AUTOMA, 1) == "mat"
        return
    p = attacked().character(AUTOMA, "M4")
    attack(p).commit(HUMAN, 7).fight(10)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 1)) == ("mat", "mat")


@pytest.mark.rule("scythe.automa-combat.workers-to-home")
def test_workers_in_a_lost_combat_retreat_home() -> None:
    p = attacked().workers(AUTOMA, "M4", "M4")
    attack(p).commit(HUMAN, 7).fight(10)
    assert p.workers_at(AUTOMA, "home") == 2
    assert p.player(HUMAN).popularity == 7, "a popularity for each worker driven off"


@pytest.mark.rule("scythe.automa-combat.base-rules", "scythe.ruling.automa-loser-card")
@pytest.mark.parametrize(("number", "card"), [(6, True), (10, False)])
def test_winner_payment_star_and_the_losers_card_are_as_always(number: int, card: bool) -> None:
    """The attacker wins 7 against 7 and pays.  A loser who committed nothing (card 10) gets no card."""
    p = attack(attacked()).commit(HUMAN, 7).fight(number)
    assert p.player(HUMAN).power == 0
    assert (p.waiting == "DrawCard") is card
    if card:
        p.luck("card 1")
        assert p.held(AUTOMA) == [3]
    assert p.player(HUMAN).star_count == 1


@pytest.mark.rule("scythe.automa-combat.lone-automa-workers")
def test_lone_automa_workers_go_home_and_cost_popularity() -> None:
    p = Solo("polania automa").workers(AUTOMA, "M4", "M4").mech(HUMAN, 2, "W4").set(HUMAN, popularity=9)
    attack(p)
    assert p.workers_at(AUTOMA, "home") == 2
    assert p.player(HUMAN).popularity == 7
    assert p.player(HUMAN).star_count == 0
    assert p.automas.combat == [()]


@pytest.mark.rule("scythe.ruling.automa-human-abilities")
def test_the_players_abilities_work_before_the_table_is_read() -> None:
    """Nordic Artillery (1 power, the Automa loses 2): from 8 to 6, so the first column of card 5 counts."""
    p = Solo("polania automa", human="nordic mechanical").mech(AUTOMA, 1, "M4").mech(HUMAN, 2, "W4")
    p.abilities(HUMAN, 3).set(AUTOMA, power=8).set(HUMAN, power=3).character(AUTOMA, "mat")
    attack(p).play("yes").commit(HUMAN, 0).fight(5)
    assert p.player(HUMAN).power == 2
    assert p.player(AUTOMA).power == 8 - 2 - 2


@pytest.mark.rule("scythe.ruling.automa-human-abilities")
def test_disarm_changes_the_column_of_the_table() -> None:
    """In the Factory the Automa loses 2 of 14 power, so card 5 has it use 4 and not 7."""
    p = Solo("polania automa", human="saxony industrial").mech(AUTOMA, 1, "FACTORY").mech(HUMAN, 2, "M4")
    p.abilities(HUMAN, 3).set(AUTOMA, power=14).set(HUMAN, power=3).character(AUTOMA, "mat")
    p.structure(HUMAN, "mine", "FACTORY")
    attack(p, "FACTORY")
    assert p.asked == (HUMAN, "Disarm"), "before anything is committed"
    p.play("yes").commit(HUMAN, 0).fight(5)
    assert p.player(AUTOMA).power == 14 - 2 - 4


@pytest.mark.rule("scythe.ruling.automa-human-abilities")
def test_scout_steals_a_random_card_that_the_automa_then_lacks() -> None:
    """Of the cards 2, 3 and 3 each may be stolen; card 12 would use two cards, and one is left."""
    p = Solo("polania automa", human="crimea industrial").mech(AUTOMA, 1, "M4").mech(HUMAN, 2, "W4")
    p.abilities(HUMAN, 3).set(AUTOMA, power=7).set(HUMAN, power=3).character(AUTOMA, "mat")
    p.hand(AUTOMA, 2, 3)
    attack(p)
    assert p.asked == (HUMAN, "Scout"), "before anything is committed"
    p.play("yes")
    d = p.game.decision(p.s)
    assert d is not None
    assert (d.seat, [o.text for o in d.options], list(d.weights)) == (CHANCE, ["card 0", "card 1"], [1, 1])
    p.play("card 1")
    assert (p.held(HUMAN), p.held(AUTOMA)) == ([3], [2])
    p.commit(HUMAN, 0).fight(12, 2)
    assert p.held(AUTOMA) == []


@pytest.mark.rule("scythe.ruling.automa-human-abilities")
def test_the_player_uses_abilities_as_defender_too() -> None:
    """Card 17 attacks; Artillery is asked once the Automa has moved and before the dial."""
    p = Solo("polania automa", human="nordic mechanical").open_water().mech(AUTOMA, 1, "M4")
    p.mech(HUMAN, 1, "V5").abilities(HUMAN, 3).character(AUTOMA, "mat")
    p.set(AUTOMA, power=9).set(HUMAN, power=3).draw(17)
    assert p.asked == (HUMAN, "Artillery")
    p.play("yes")
    assert p.player(AUTOMA).power == 9 - 2
    assert p.asked == (HUMAN, "Dial")


# --- worked example 5


@pytest.mark.rule("scythe.automa-combat.example-12")
def test_example_5_power_12_uses_5_and_two_cards() -> None:
    """Card 12: 4 up to power 7, 5 up to 13, 7 beyond, and 2 combat cards."""
    p = attack(attacked().set(AUTOMA, power=12).hand(AUTOMA, 3, 4, 5))
    p.commit(HUMAN, 0).fight(12, 3, 4)
    assert (p.player(AUTOMA).power, p.held(AUTOMA)) == (7, [5])


@pytest.mark.rule("scythe.automa-combat.example-1")
def test_example_5_power_1_uses_1_and_two_cards() -> None:
    p = attack(attacked().set(AUTOMA, power=1).hand(AUTOMA, 3, 4, 5))
    p.commit(HUMAN, 0).fight(12, 3, 4)
    assert (p.player(AUTOMA).power, p.held(AUTOMA)) == (0, [5])


# --- claiming resources


@pytest.mark.rule("scythe.automa-claim.when", "scythe.ruling.automa-claim-attacker-only")
def test_who_wins_as_attacker_finds_resources_a_defender_none() -> None:
    """Card 9 yields 3: after a won attack, after driving off workers, not after a won defence."""
    p = attacked().last(9)
    attack(p).commit(HUMAN, 7).fight(10)
    assert p.tokens("M4") == {"metal": 3}
    q = Solo("polania automa").workers(AUTOMA, "M4").mech(HUMAN, 2, "W4").set(HUMAN, popularity=9)
    attack(q.last(9))
    assert q.tokens("M4") == {"metal": 3}
    r = attacked("M4", "T4").second_scheme().last(9).draw(16).commit(HUMAN, 7).fight(10)
    assert r.where(AUTOMA, 1) == "mat"
    assert r.tokens("T4") == {}


@pytest.mark.rule("scythe.automa-claim.card")
@pytest.mark.parametrize(("number", "found"), [(3, 0), (1, 1), (2, 2), (9, 3), (5, 4)])
def test_the_last_card_of_a_turn_tells_how_many_never_that_of_a_combat(number: int, found: int) -> None:
    p = attacked().last(number)
    attack(p).commit(HUMAN, 7).fight(10)
    assert sum(p.tokens("M4").values()) == found, "card 10, drawn for the combat, would say 1"


@pytest.mark.rule("scythe.automa-claim.type")
@pytest.mark.parametrize(
    ("place", "start", "kind"),
    [("M4", "W4", "metal"), ("W3", "FACTORY", "wood"), ("F5", "T5", "food"), ("T6", "T5", "oil")],
)
def test_the_tokens_are_what_the_region_produces(place: str, start: str, kind: str) -> None:
    p = attacked(place, start).last(5)
    attack(p, place).commit(HUMAN, 7).fight(10)
    assert p.tokens(place) == {kind: 4}


@pytest.mark.rule("scythe.automa-claim.nothing")
@pytest.mark.parametrize(("place", "start"), [("V5", "M4"), ("FACTORY", "M4")])
def test_villages_and_the_factory_yield_nothing(place: str, start: str) -> None:
    p = attacked(place, start).last(5).factory(1, 2)
    attack(p, place).commit(HUMAN, 7).fight(10)
    assert p.where(AUTOMA, 1) == "mat"
    assert p.tokens(place) == {}
    assert p.workers_at(HUMAN, place) == 0


@pytest.mark.rule("scythe.automa-claim.nothing")
def test_a_lake_yields_nothing() -> None:
    """Nordic's Seaworthy mech attacks on the lake L3."""
    p = Solo("polania automa", human="nordic mechanical").mech(AUTOMA, 1, "L3").mech(HUMAN, 2, "M4")
    p.character(AUTOMA, "mat").set(HUMAN, power=7).set(AUTOMA, power=0)
    attack(p.last(5), "L3").commit(HUMAN, 7).fight(10)
    assert p.where(AUTOMA, 1) == "mat"
    assert p.tokens("L3") == {}


@pytest.mark.rule("scythe.automa-claim.several-combats")
def test_several_victories_of_one_turn_use_the_same_card() -> None:
    """A combat in M4 and workers in F2: 3 each, by the last turn's card 9."""
    p = attacked().workers(AUTOMA, "F2").character(HUMAN, "W4").last(9)
    p.turn(HUMAN).play("move", "units", "unit mech2", "to M4", "unit character", "to F2")
    p.commit(HUMAN, 7).fight(10)
    assert (p.tokens("M4"), p.tokens("F2")) == ({"metal": 3}, {"food": 3})


@pytest.mark.rule("scythe.ruling.automa-claim-two-combats", "scythe.automa-claim.several-combats")
def test_the_card_of_the_first_combat_does_not_count_for_the_second() -> None:
    """Two combats of one turn: 3 each by the last turn's card 9, although card 10 (1) lies between them."""
    p = attacked().set(AUTOMA, power=0).mech(AUTOMA, 2, "F2").character(HUMAN, "W4").last(9)
    p.turn(HUMAN).play("move", "units", "unit mech2", "to M4", "unit character", "to F2", "fight M4")
    p.commit(HUMAN, 4).fight(10)
    assert p.where(AUTOMA, 1) == "mat"
    p.commit(HUMAN, 3).fight(3)
    assert (p.where(AUTOMA, 1), p.where(AUTOMA, 2)) == ("mat", "mat")
    assert (p.tokens("M4"), p.tokens("F2")) == ({"metal": 3}, {"food": 3})


FIVE = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}


@pytest.mark.rule("scythe.ruling.automa-sixth-star-resources", "scythe.ruling.sixth-star-combat-order")
def test_the_resources_of_a_combat_that_ends_the_game_are_claimed_and_scored() -> None:
    p = attacked().last(9).stars(HUMAN, **FIVE)
    attack(p).commit(HUMAN, 7).fight(10)
    assert p.s.over
    assert p.tokens("M4") == {"metal": 3}
    assert p.score(HUMAN)["resources"] > 0


@pytest.mark.rule(
    "scythe.ruling.automa-sixth-star-resources",
    "scythe.ruling.sixth-star-combat-order",
    "scythe.automa-claim.automa-wins",
)
def test_an_automa_clears_the_region_before_its_sixth_star() -> None:
    p = attacked("M4", "T4").second_scheme().goods("T4", oil=3, wood=1).stars(AUTOMA, **FIVE)
    p.draw(16).commit(HUMAN, 0).fight(6)
    assert p.s.over
    assert p.where(AUTOMA, 1) == "T4"
    assert p.tokens("T4") == {}


@pytest.mark.rule("scythe.automa-claim.reshuffle")
def test_a_reshuffle_for_the_combat_does_not_change_the_number() -> None:
    p = attacked().last(9)
    p.automas.faces_down[0] = 0
    p.automas.combat[0] = tuple([i for i in range(19) if i != 8])
    attack(p).commit(HUMAN, 7).luck("automa-card 10")
    assert p.automas.main == [()]
    assert p.tokens("M4") == {"metal": 3}


@pytest.mark.rule("scythe.ruling.automa-claim-no-card")
def test_before_the_first_turn_nothing_is_found_and_after_a_switch_the_card_is_remembered() -> None:
    p = attacked()
    attack(p).commit(HUMAN, 7).fight(10)
    assert p.tokens("M4") == {}
    q = attacked().marker(8).draw(2)
    assert q.automas.main == [()], "the first star of progress has shuffled all cards"
    q.mech(AUTOMA, 1, "M4").workers(AUTOMA)
    attack(q).commit(HUMAN, 7).fight(10)
    assert q.tokens("M4") == {"metal": 2}


@pytest.mark.rule("scythe.automa-claim.automa-wins")
def test_an_automa_that_wins_as_attacker_clears_the_region() -> None:
    p = attacked("M4", "T4").second_scheme().goods("T4", oil=3, wood=1).draw(16).commit(HUMAN, 0).fight(6)
    assert p.where(AUTOMA, 1) == "T4"
    assert p.tokens("T4") == {}


@pytest.mark.rule("scythe.automa-claim.automa-enters", "scythe.ruling.automa-worker-on-resources")
def test_fighters_that_enter_an_undefended_region_clear_it_workers_do_not() -> None:
    """A mech enters the Factory with the player's metal on it; then a worker a farm with food."""
    p = Solo("polania automa").open_water().character(AUTOMA, "mat").mech(AUTOMA, 1, "T5")
    p.mech(HUMAN, 1, "M4").goods("FACTORY", metal=2).structure(HUMAN, "mill", "FACTORY").draw(12)
    assert p.where(AUTOMA, 1) == "FACTORY"
    assert p.tokens("FACTORY") == {}
    q = Solo("polania automa").character(AUTOMA, "mat").workers(AUTOMA, "W2").goods("V4", food=2).draw(6)
    assert q.where_workers() == ["V4"]
    assert q.tokens("V4") == {"food": 2}
    assert q.score(AUTOMA)["resources"] == 0


@pytest.mark.rule("scythe.ruling.automa-defender-resources")
def test_what_a_beaten_attacker_carried_stays_and_can_be_won_back() -> None:
    p = attacked().goods("W4", wood=2)
    p.turn(HUMAN).play("move", "units", "unit mech2", "to M4", "load wood 2", "done")
    p.commit(HUMAN, 0).fight(6)
    assert p.where(AUTOMA, 1) == "M4"
    assert p.tokens("M4") == {"wood": 2}

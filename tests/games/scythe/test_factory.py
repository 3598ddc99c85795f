"""The Factory: its cards, the fifth section, the move of one unit."""

from __future__ import annotations

import pytest

from games.scythe.card_effects import change, effect
from games.scythe.positions import Position
from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import board

FACTORY = board().index("FACTORY")


def before_the_gate(*others: str, **options: bool) -> Position:
    """Rusviet's character stands beside the Factory."""
    p = Position("rusviet mechanical", *(others or ("saxony industrial",)), **options)
    return p.set(0, coins=5, popularity=5, power=5).workers(0, "V3").character(0, "M4").turn(0)


def owner_of(card: int, **options: bool) -> Position:
    """Rusviet owns this card and is on."""
    return before_the_gate(**options).set(0, factory_card=card).turn(0)


@pytest.mark.rule("scythe.setup.factory-card-count")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_card_more_than_players_lies_face_down(players: int) -> None:
    seats = ["rusviet", "saxony", "nordic", "polania", "crimea"][:players]
    p = Position(*seats)
    assert len(p.s.factory) == players + 1
    assert len(set(p.s.factory)) == players + 1
    assert all(1 <= n <= 12 for n in p.s.factory)
    assert p.view(0).factory == ()
    assert p.view(0).factory_size == players + 1


@pytest.mark.rule("scythe.factory.card-trigger", "scythe.factory.card-choice")
def test_the_first_visit_brings_a_card_of_ones_choice() -> None:
    p = before_the_gate().factory(2, 5, 9)
    p.play("move", "units", "unit character", "to FACTORY")
    assert p.asked == (0, "WhichUnit"), "only after the Move action"
    p.play("done")
    assert p.asked == (0, "TakeFactoryCard")
    assert p.options == ["factory-card 2", "factory-card 5", "factory-card 9"]
    p.play("factory-card 5")
    assert p.player(0).factory_card == 5
    assert p.s.factory == (2, 9)


@pytest.mark.rule("scythe.factory.card-supply")
def test_each_visitor_chooses_from_one_card_fewer() -> None:
    p = before_the_gate("saxony industrial", "nordic engineering").factory(1, 2, 3, 4)
    seen = []
    for seat in (0, 1, 2):
        for other in range(3):
            p.character(other, "home")
        p.character(seat, "M4").turn(seat).play("move", "units", "unit character", "to FACTORY", "done")
        seen.append(len(p.options))
        p.play(p.options[0])
    assert seen == [4, 3, 2]


@pytest.mark.rule("scythe.factory.only-one-card", "scythe.factory.card-permanent")
def test_a_second_visit_brings_nothing() -> None:
    p = before_the_gate().factory(2, 5).set(0, factory_card=7)
    p.play("move", "units", "unit character", "to FACTORY", "done")
    assert p.asked[1] != "TakeFactoryCard"
    assert p.player(0).factory_card == 7
    assert p.s.factory == (2, 5)


@pytest.mark.rule("scythe.unit.character-role", "scythe.factory.card-trigger")
def test_a_mech_gets_no_card_and_combat_comes_first() -> None:
    p = before_the_gate().mech(0, 1, "M4")
    p.play("move", "units", "unit mech1", "to FACTORY", "done")
    assert p.asked[1] != "TakeFactoryCard"
    p = before_the_gate().mech(1, 1, "FACTORY").set(1, power=7).hand(0).hand(1).set(0, power=0)
    p.play("move", "units", "unit character", "to FACTORY", "done", "dial 7")
    assert p.where(0, 0) == "home"
    assert p.player(0).factory_card == 0


@pytest.mark.rule("scythe.factory.fifth-section")
def test_the_card_is_a_fifth_section_under_the_same_rules() -> None:
    p = Position("saxony industrial", "nordic engineering").turn(0)
    assert "factory" not in p.options
    p.set(0, factory_card=3).turn(0)
    assert p.options == ["move", "bolster", "trade", "produce", "factory"]
    p.set(0, section=4).turn(0)
    assert p.options == ["move", "bolster", "trade", "produce"]


@pytest.mark.rule("scythe.faction.rusviet-relentless-factory", "scythe.ruling.relentless-factory-card")
def test_rusviet_may_repeat_the_card_unless_the_table_agrees_otherwise() -> None:
    assert "factory" in owner_of(3).set(0, section=4).turn(0).options
    strict = owner_of(3, repeat_factory=False).set(0, section=4).turn(0)
    assert strict.options == ["move", "bolster", "trade", "produce"]


@pytest.mark.rule(
    "scythe.ruling.factory-card-sample", "scythe.factory.example-card", "scythe.factory.top-then-bottom"
)
@pytest.mark.parametrize("pick", ["pick 0", "pick 1"])
def test_both_options_of_the_sample_card_cost_a_popularity(pick: str) -> None:
    p = owner_of(2).play("factory", pick)
    assert p.player(0).popularity == 4
    p = owner_of(2).set(0, popularity=0).play("factory")
    assert pick not in p.options


@pytest.mark.rule(
    "scythe.factory.example-card", "scythe.factory.top-then-bottom", "scythe.factory.bottom-move"
)
def test_the_sample_card() -> None:
    p = owner_of(2).play("factory")
    assert p.options == ["pick 0", "pick 1", "skip"]
    p.play("pick 1", "lift move-units", "cover build")
    assert (p.player(0).popularity, p.player(0).slots) == (4, 0b1)
    assert p.asked == (0, "WhichUnit"), "then one unit moves"
    p.play("unit character", "to FACTORY")
    assert p.asked == (0, "Destination"), "a second time"
    p.play("to T5")
    assert p.where(0, 0) == "T5"
    assert p.asked[1] not in ("WhichUnit", "Destination"), "one unit, twice, no more"
    skipped = owner_of(2).play("factory", "skip", "done")
    assert skipped.player(0).popularity == 5


@pytest.mark.rule("scythe.factory.no-mat-bonuses", "scythe.enlist.ongoing-not-top-or-factory")
def test_a_card_brings_no_mat_bonuses() -> None:
    """Card 9 upgrades: no coins, no recruit bonus for anybody; card 1 produces without mill and cost."""
    p = owner_of(9).set(0, recruits=0b0001).set(1, recruits=0b0001, power=1)
    p.play("factory", "pick 0", "take popularity 1", "lift move-coins", "cover enlist")
    assert (p.player(0).coins, p.player(0).power, p.player(1).power) == (3, 5, 1)
    q = owner_of(1).hand(0, 2).structure(0, "mill", "M5").workers(0, "V3", "V3", "V3", "V3", "M5")
    q.set(0, power=0).play("factory", "pick 0")
    assert q.options == ["at V3", "at M5", "done"]
    q.play("at M5")
    assert q.tokens("M5") == {"metal": 1}, "the mill does not help"
    assert (q.player(0).power, q.player(0).coins) == (0, 4)


@pytest.mark.rule("scythe.factory.move-rules-apply")
def test_the_move_stops_at_encounters_and_enemies() -> None:
    p = owner_of(3).character(0, "M5").play("factory", "skip", "unit character", "to T4")
    assert p.asked[1] != "Destination", "the encounter in T4 stops the character"
    q = (
        owner_of(3)
        .character(0, "M5")
        .workers(1, "V3")
        .workers(0)
        .play("factory", "skip", "unit character", "to V3")
    )
    assert q.asked[1] != "Destination", "so do enemy workers"
    assert q.workers_at(1, "home") == 1


@pytest.mark.rule("scythe.factory.move-mine-allowed")
def test_the_own_mine_serves_the_move() -> None:
    p = owner_of(3).structure(0, "mine", "M5").character(0, "M5").play("factory", "skip", "unit character")
    assert "to T6" in p.options


@pytest.mark.rule("scythe.factory.move-with-speed")
def test_with_speed_one_fighter_goes_three_regions() -> None:
    p = owner_of(3).abilities(0, 4).character(0, "M4")
    p.play("factory", "skip", "unit character", "to FACTORY", "to T5", "to T6")
    assert p.where(0, 0) == "T6"
    assert p.asked[1] != "Destination"
    worker = (
        owner_of(3).abilities(0, 4).workers(0, "V5").play("factory", "skip", "worker V5", "to W7", "to V8")
    )
    assert worker.workers_at(0, "V8") == 1
    assert worker.asked[1] != "Destination", "Speed is not for workers"


@pytest.mark.rule("scythe.factory.move-combat-after")
def test_combats_and_encounters_follow_at_once() -> None:
    p = owner_of(3).mech(1, 1, "T5").set(1, power=0).hand(1).hand(0)
    p.play("factory", "unit character", "to FACTORY", "to T5")
    assert p.asked == (0, "Dial")
    q = owner_of(3).character(0, "M5").encounter(8).play("factory", "skip", "unit character", "to T4")
    assert q.asked == (0, "Encounter")


def test_only_visitors_know_the_cards() -> None:
    p = before_the_gate().factory(2, 5, 9)
    p.play("move", "units", "unit character", "to FACTORY", "done")
    assert p.view(0).factory == (2, 5, 9)
    assert p.view(1).factory == ()


@pytest.mark.parametrize("number", components.factory_cards())
def test_every_gain_of_every_card_costs_and_brings_what_its_row_says(number: int) -> None:
    card = components.factory_cards()[number]
    for i, gain in enumerate(card.gains):
        p = owner_of(number, promo=True).hand(0, 2, 3).goods("V3", oil=2, wood=2).mech(0, 1, "V3")
        p.play("factory")
        assert f"pick {i}" in p.options, (number, i)
        found = effect(p, f"pick {i}", "WhichUnit", "ChooseSection")
        if gain.produce:
            assert found.pop("worker") + found.pop("resources", 0) > 0, "Produce is tested with its action"
        assert found == change(card.cost, gain), i


@pytest.mark.rule("scythe.info.combat-card-values-secret")
def test_nobody_learns_from_a_question_whether_the_cards_for_a_cost_differ() -> None:
    alike, different = (
        owner_of(8, ask_forced=True).hand(0, *hand).play("factory", "pick 0") for hand in ((2, 2), (2, 3))
    )
    assert alike.view(1) == different.view(1)
    assert (alike.options, different.options) == (["card 0"], ["card 0", "card 1"])


@pytest.mark.rule("scythe.trade.needs-worker-on-region", "scythe.trade.resource-placement")
@pytest.mark.parametrize("split", [False, True])
@pytest.mark.parametrize("workers", [("home", "home"), ("L3",)])
def test_resources_of_a_card_need_a_worker_on_land_too(workers: tuple[str, ...], split: bool) -> None:
    p = owner_of(8, trade_split=split).workers(0, *workers).mech(0, 1, "L3").hand(0, 2, 3)
    p.play("factory", "pick 0", "card 0")
    assert sum(p.s.hands[0]) == 1, "the cost is paid"
    assert not any(p.s.goods), "but there is no region for what it brings"
    assert p.asked == (0, "WhichUnit")


@pytest.mark.rule("scythe.nordic.seaworthy-no-dropping")
@pytest.mark.parametrize(("mechs", "place"), [(("L3",), ""), (("L3", "T1"), "T1")])
def test_no_new_worker_comes_to_a_lake(mechs: tuple[str, ...], place: str) -> None:
    """Card 14 brings coins, and a worker to a region with an own mech."""
    p = Position("nordic industrial", "rusviet engineering", promo=True)
    p.hand(0, 2).character(0, "W1").workers(0, "W1").set(0, factory_card=14, coins=0)
    for unit, where in enumerate(mechs, 1):
        p.mech(0, unit, where)
    p.turn(0).play("factory", "pick 0", "take coins 2")
    if place:
        p.play("make 1")
    assert p.player(0).coins == 2
    assert [p.workers_at(0, where) for where in ("L3", "T1")] == [0, int(bool(place))]
    assert p.player(0).workers == 1 + bool(place), "a worker for whom there is no place does not come"
    assert p.asked == (0, "WhichUnit"), "nothing more is asked about it"

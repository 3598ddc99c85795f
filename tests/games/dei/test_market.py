"""Markets and purchases."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.markets import Buy
from spielwerk.games.dei.options import CARDS

EMPTY = ("", "", "")
OTHERS = {
    "tactics": ("logistics", "machines", "black"),
    "black": ("tactics", "logistics", "machines"),
}


def alone(market: str, *cards: str, technology: int = 9, energy: int = 9) -> Position:
    """Only one market has open cards; seat 0 is about to buy."""
    p = Position("auxilia", "farm_z").reserve(0, technology, energy)
    for other in OTHERS[market]:
        p.market(other, *EMPTY)
    return p.market(market, *cards).do(Buy(0))


def buyable(p: Position) -> list[str]:
    return only(p.options, "buy")


@pytest.mark.rule("dei.market.outposts-required", "dei.ruling.outpost-banner")
def test_banners_ask_for_outposts_of_the_colour() -> None:
    p = alone("tactics", "T1", "T2", "T3")
    p.units(0, {"2.5-3": 1, "2.4-4": 1, "2.7-3": 1}).turn(0, "AUX1", "AUX2", "AUX3")
    assert only(p.options, "down") == [], "green and blue outposts are of no use here"
    p.units(0, {"2.3-2": 1}).do(Buy(0))
    assert buyable(p) == ["T2", "T3"], "one red outpost: middle and right"
    p.units(0, {"2.3-2": 1, "2.8-1": 1}).do(Buy(0))
    assert buyable(p) == ["T1", "T2", "T3"]


@pytest.mark.rule("dei.market.outposts-required")
def test_the_market_tells_how_many_outposts_are_lacking() -> None:
    p = alone("tactics", "T1", "T2", "T3")
    for outposts, told in (
        ({}, ["missing: 2 outposts", "missing: 1 outpost", "missing: 1 outpost"]),
        ({"2.3-2": 1}, ["missing: 1 outpost", "can be bought", "can be bought"]),
        ({"2.3-2": 1, "2.8-1": 1}, ["can be bought"] * 3),
    ):
        p.units(0, outposts).do(Buy(0))
        panel = next(q for q in p.game.box.speech().panels(p.view(0), p.game.rules) if q.key == "markets")
        assert [row[-1] for row in panel.rows[:3]] == told


@pytest.mark.rule("dei.market.drone-cards-no-market", "dei.ruling.outpost-banner")
def test_drone_cards_are_sold_where_they_turn_up() -> None:
    p = alone("tactics", "DH0", "DE1", "T3").units(0, {"2.3-2": 1}).do(Buy(0))
    assert buyable(p) == ["DE1", "T3"], "the slot asks for red outposts, for drone cards too"


@pytest.mark.rule("dei.purchase.any-market", "dei.ruling.leftmost-slot")
def test_nothing_is_sold_in_an_empty_slot() -> None:
    assert buyable(alone("black", "B1", "", "B3")) == ["B1", "B3"]


@pytest.mark.rule("dei.market.black-no-outposts")
def test_the_black_market_asks_for_resources_only() -> None:
    assert buyable(alone("black", "B1", "B2", "B3")) == ["B1", "B2", "B3"]


@pytest.mark.rule("dei.market.black-left-surcharge", "dei.ruling.leftmost-slot")
def test_the_left_card_costs_one_technology_more() -> None:
    assert buyable(alone("black", "B1", "B2", "B3", technology=2)) == ["B2", "B3"]
    p = alone("black", "B1", "B2", "B6", technology=3).play("buy B1")
    assert p.player(0).technology == 0, "2 and 1"


@pytest.mark.rule("dei.market.black-middle-price")
def test_the_middle_card_costs_what_is_printed() -> None:
    p = alone("black", "B1", "B8", "B3").play("buy B8")
    assert (p.player(0).technology, p.player(0).energy) == (8, 8)


@pytest.mark.rule("dei.market.black-right-refund", "dei.market.black-right-pay-first")
def test_the_right_card_is_paid_in_full_before_one_technology_comes_back() -> None:
    p = alone("black", "B1", "B12", "B9", technology=3, energy=1)
    assert buyable(p) == ["B1", "B9"]
    p.play("buy B9")
    assert (p.player(0).technology, p.player(0).energy) == (1, 0)
    assert "B9" not in buyable(alone("black", "B1", "B2", "B9", technology=2, energy=1))


@pytest.mark.rule("dei.ruling.refund-without-technology")
def test_the_refund_comes_from_the_supply_whatever_was_paid() -> None:
    p = alone("black", "B1", "B2", "B3").badge(0, "drone_engineer")
    before = p.s.supply[0]
    p.play("buy B3")
    assert p.s.supply[0] == before + 2 - 1
    assert p.player(0).technology == 9 - 2 + 1


@pytest.mark.rule("dei.market.refill", "dei.ruling.market-slide")
@pytest.mark.parametrize(
    ("bought", "stay"),
    [("B1", ["B2", "B3"]), ("B2", ["B1", "B3"]), ("B3", ["B1", "B2"])],
)
def test_cards_left_of_the_gap_slide_right_and_a_new_one_turns_up(bought: str, stay: list[str]) -> None:
    p = alone("black", "B1", "B2", "B3").play(f"buy {bought}")
    row = p.slots("black")
    assert row[1:] == stay
    assert row[0] not in ("", "B1", "B2", "B3")
    assert CARDS.index(row[0]) not in p.s.decks[3]


@pytest.mark.rule("dei.ruling.market-deck-empty")
def test_with_an_empty_deck_slots_on_the_left_stay_empty() -> None:
    p = alone("black", "B1", "B2", "B3")
    p.s.decks[3] = ()
    p.play("buy B3")
    assert p.slots("black") == ["", "B1", "B2"]
    p.do(Buy(0)).play("buy B1")
    assert p.slots("black") == ["", "", "B2"]


@pytest.mark.rule("dei.market.new-card-available")
def test_the_new_card_may_be_bought_next() -> None:
    p = alone("black", "B1", "B2", "B3").play("buy B2").reserve(1, 9, 9).do(Buy(1))
    assert p.slots("black")[0] in buyable(p)


@pytest.mark.rule("dei.purchase.needs-face-down-card")
def test_a_purchase_takes_the_place_of_a_card() -> None:
    p = alone("black", "B1", "B2", "B3").turn(0, "AUX1", "AUX2", "AUX3", "AUX5")
    p.play("play AUX1", "done", "down AUX3", "buy B2")
    assert p.asked == (-1, ""), "one card for its actions, the other for the purchase"
    assert (p.cards(0, "played"), p.cards(0, "down")) == (["AUX1"], ["AUX3"])
    p.set(0, played=(), down=()).turn(0, "AUX1", "AUX2", "AUX3").play("play AUX1")
    assert not [o for o in p.options if o.startswith("buy")]


@pytest.mark.rule("dei.purchase.any-market")
def test_one_open_card_of_any_market() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 9, 9).units(0, {"2.3-2": 1, "2.4-4": 1, "2.5-3": 1})
    p.market("tactics", "T1", "T2", "T3").market("logistics", "L1", "L2", "L3")
    p.market("machines", "M1", "M2", "M3").market("black", "B1", "B2", "B3").do(Buy(0))
    assert buyable(p) == ["T2", "T3", "L2", "L3", "M2", "M3", "B1", "B2", "B3"]
    p.play("buy L2")
    assert p.asked == (-1, ""), "exactly one"
    p.reserve(0, 3, 1).market("black", "B7", "B9", "B10").do(Buy(0))
    assert {"B9", "B10"} <= set(buyable(p)), "the last token is enough"


@pytest.mark.rule("dei.purchase.total-cost", "dei.ruling.supply-empty-resources")
def test_technology_and_energy_go_back_to_the_supply() -> None:
    p = alone("black", "B1", "B12", "B3")
    before = p.s.supply[:]
    p.play("buy B12")
    assert (p.player(0).technology, p.player(0).energy) == (5, 7)
    assert p.s.supply == [before[0] + 4, before[1] + 2]
    assert "B12" in p.cards(0)


@pytest.mark.rule("dei.purchase.outposts-not-spent")
def test_cubes_stay_on_the_pad() -> None:
    p = alone("tactics", "T1", "T2", "T3").units(0, {"2.3-2": 1, "2.8-1": 1}).do(Buy(0)).play("buy T1")
    assert p.s.cubes(0, 0) == 2

"""The badges of machines."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.markets import Buy
from spielwerk.games.dei.modules.green_badges import Salvage
from spielwerk.games.dei.options import ENERGY


def shop(
    badge: str,
    *cards: str,
    technology: int = 9,
    energy: int = 9,
    market: str = "black",
    pack: Path | None = None,
) -> Position:
    """Only one market has open cards."""
    p = Position("auxilia", "farm_z", "ravagers", pack=pack).badge(0, badge).reserve(0, technology, energy)
    for other in ("tactics", "logistics", "machines", "black"):
        p.market(other, "", "", "")
    return p.market(market, *cards)


@pytest.mark.rule("dei.badge.salvage-yard.swap")
@pytest.mark.parametrize("area", ["2.1-2", "2.1-A"])
def test_after_collecting_at_an_own_elevator_technology_becomes_energy(area: str) -> None:
    p = Position("auxilia", "farm_z").badge(0, "salvage_yard").units(0, {area: 1}).tokens(**{area: 2})
    p.do(Collect(0, 0)).run()
    assert p.asked == (-1, ""), "without an elevator nothing follows"
    p.elevators(0, ("2.1-2", "2.1-A")).reserve(0, 2, 1).do(Collect(0, 0)).run()
    assert p.options == ["yes", "no"]
    before = (p.player(0).technology, p.player(0).energy)
    p.play("yes")
    assert (p.player(0).technology, p.player(0).energy) == (before[0] - 1, before[1] + 1)


@pytest.mark.rule("dei.badge.salvage-yard.swap")
def test_the_swap_may_be_left_out() -> None:
    p = Position("auxilia", "farm_z").badge(0, "salvage_yard").units(0, {"2.1-2": 1}).tokens(**{"2.1-2": 2})
    p.elevators(0, ("2.1-2", "2.1-A")).do(Collect(0, 0)).play("no")
    assert (p.player(0).technology, p.player(0).energy) == (2, 1)


@pytest.mark.rule("dei.badge.salvage-yard.swap")
@pytest.mark.parametrize(("technology", "energy_left"), [(0, 5), (3, 0)])
def test_a_swap_takes_a_technology_and_an_energy_cell_in_the_supply(
    technology: int, energy_left: int
) -> None:
    p = Position("auxilia", "farm_z").badge(0, "salvage_yard").units(0, {"2.1-A": 1}).tokens(**{"2.1-A": 0})
    p.elevators(0, ("2.1-2", "2.1-A")).reserve(0, technology, 0)
    p.s.supply[ENERGY] = energy_left
    p.do(Salvage(0))
    assert p.asked == (-1, ""), "nothing to choose"
    assert (p.player(0).technology, p.player(0).energy) == (technology, 0)


@pytest.mark.rule("dei.badge.alternative-energy.substitute")
def test_one_technology_may_pay_for_one_energy() -> None:
    p = shop("alternative_energy", "B1", "B12", "B9").do(Buy(0)).play("buy B12")
    assert p.options == ["pay 4 2", "pay 5 1"]
    p.play("pay 5 1")
    assert (p.player(0).technology, p.player(0).energy) == (4, 8)
    q = shop("alternative_energy", "B1", "B8", "B2", technology=2, energy=0).do(Buy(0)).play("buy B8")
    assert (q.player(0).technology, q.player(0).energy) == (0, 0)


@pytest.mark.rule("dei.badge.alternative-energy.substitute")
def test_a_card_without_energy_has_nothing_to_substitute() -> None:
    """B2 costs 2 technology."""
    p = shop("alternative_energy", "B1", "B2", "B3", technology=9, energy=3).do(Buy(0)).play("buy B2")
    assert p.asked == (-1, ""), "no other price is offered"
    assert (p.player(0).technology, p.player(0).energy) == (7, 3)


@pytest.mark.rule("dei.badge.alternative-energy.limit")
def test_it_works_once_a_phase() -> None:
    p = shop("alternative_energy", "B1", "B12", "B9", technology=20, energy=20)
    p.turn(0, "AUX1", "AUX2", "AUX3").play("down AUX1", "buy B12", "pay 5 1")
    p.do(Buy(0)).play("buy B9")
    assert p.asked == (-1, ""), "paid as printed, without a choice"
    p.turn(0, "AUX1", "AUX2", "AUX3", phase=2).market("black", "B1", "B12", "B8").play("down AUX1", "buy B8")
    assert p.options == ["pay 1 1", "pay 2 0"], "again in the next phase"


@pytest.mark.rule("dei.purchase.total-cost", "dei.badge.alternative-energy.limit")
def test_a_printed_price_uses_no_ability_up() -> None:
    p = shop("alternative_energy", "B1", "B12", "B9", technology=20, energy=20)
    p.turn(0, "AUX1", "AUX2", "AUX3").play("down AUX1", "buy B12", "pay 4 2")
    assert p.player(0).used == 0
    p.market("black", "B1", "B8", "B9").do(Buy(0)).play("buy B8")
    assert p.options == ["pay 1 1", "pay 2 0"], "the ability has not been used in this phase"


@pytest.mark.rule("dei.badge.parcel-bot.purchase", "dei.badge.parcel-bot.limit")
def test_for_one_energy_a_purchase_without_a_face_down_card() -> None:
    p = shop("parcel_bot", "B1", "B2", "B3", technology=9, energy=3).turn(0, "AUX1", "AUX2", "AUX3")
    assert "parcel" in p.options
    p.play("parcel", "buy B2")
    assert (p.player(0).technology, p.player(0).energy) == (7, 2)
    assert (p.cards(0, "down"), p.asked) == ([], (0, "phase.ChooseCard"))
    assert "parcel" not in p.options, "once a phase"
    assert "play B2" in p.options
    assert only(p.options, "down"), "a face-down purchase may be made in addition"


@pytest.mark.rule("dei.badge.parcel-bot.purchase")
def test_the_fee_is_paid_in_energy_besides_the_price() -> None:
    p = shop("parcel_bot", "B1", "B8", "B7", technology=2, energy=1).turn(0, "AUX1", "AUX2", "AUX3")
    assert "parcel" not in p.options, "B8 costs the only energy, and the others too much technology"
    assert only(p.options, "down") == ["AUX1", "AUX2", "AUX3"]
    assert "parcel" in p.reserve(0, 2, 2).turn(0).options
    assert "parcel" not in p.reserve(0, 9, 0).turn(0).options, "technology does not pay the fee"


@pytest.mark.rule("dei.ruling.parcel-bot-time")
def test_before_between_and_after_the_cards_but_not_during_one() -> None:
    p = shop("parcel_bot", "B1", "B2", "B3").units(0, {"2.1-3": 1}).turn(0, "AUX1", "AUX2", "AUX3")
    assert "parcel" in p.options
    p.play("play AUX1")
    assert "parcel" not in p.options
    p.play("done")
    assert "parcel" in p.options
    p.play("play AUX2", "done")
    assert p.options == ["parcel", "done"]
    p.play("parcel", "buy B2")
    assert ("B2" in p.cards(0), p.asked) == (True, (-1, ""))


@pytest.mark.rule("dei.ruling.parcel-bot-time")
@pytest.mark.parametrize("first", [(), ("play AUX1", "done")])
def test_a_card_that_a_parcel_brings_may_be_played_in_the_same_phase(first: tuple[str, ...]) -> None:
    p = shop("parcel_bot", "B1", "B2", "B3").units(0, {"2.1-3": 1}).turn(0, "AUX1", "AUX2", "AUX3")
    p.play(*first, "parcel", "buy B2", "play B2")
    assert "do move" in p.options
    assert "B2" in p.cards(0, "played")


@pytest.mark.rule("dei.ruling.candy-parcel-bot")
def test_no_outpost_candy_for_a_parcel() -> None:
    p = shop("parcel_bot", "T1", "T2", "T3", market="tactics").candy(0, "outpost")
    p.turn(0, "AUX1", "AUX2", "AUX3")
    assert "parcel" not in p.options
    assert only(p.options, "down"), "a face-down card could carry it"


@pytest.mark.rule("dei.badge.prospector.place", "dei.ruling.prospector-source")
def test_a_collect_may_put_a_resource_instead() -> None:
    p = Position("auxilia", "farm_z").badge(0, "prospector").tokens().units(0, {"2.1-1": 1}, leader="2.1-A")
    p.units(1, {"2.1-1": 4}).do(Collect(0, 0))
    assert p.options == ["prospect 2.1-1", "prospect 2.1-A"], "an own unit is enough"
    before = p.s.supply[0]
    p.play("prospect 2.1-1")
    assert (p.s.tokens[p.area("2.1-1")], p.s.supply[0], p.player(0).technology) == (1, before - 1, 1)
    assert p.asked == (-1, "")
    p.units(0, {"2.1-1": 1, "2.1-2": 1}).units(1, {}).tokens(**{"2.1-1": 1, "2.1-2": 1})
    q = p.set(0, abilities=1, earned=0).do(Collect(0, 0))
    assert q.options == ["at 2.1-1", "at 2.1-2"], "only with the badge"


@pytest.mark.rule("dei.badge.prospector.kind")
def test_technology_on_the_ground_energy_on_heights() -> None:
    p = Position("auxilia", "farm_z").badge(0, "prospector").tokens().units(0, {"2.1-1": 1, "2.1-A": 1})
    before = p.s.supply[:]
    p.do(Collect(0, 0)).play("prospect 2.1-A").do(Collect(0, 0)).play("prospect 2.1-1")
    assert p.s.supply == [before[0] - 1, before[1] - 1]
    assert p.supply(0, 5).do(Collect(0, 0)).options == ["at 2.1-1", "at 2.1-A", "prospect 2.1-A"]


@pytest.mark.rule("dei.badge.drone-engineer.discount", "dei.ruling.drone-engineer-zero")
def test_a_drone_card_costs_one_resource_less() -> None:
    p = shop("drone_engineer", "DH1", "DE1", "DE0", market="tactics").units(0, {"2.3-2": 1})
    p.do(Buy(0)).play("buy DE1")
    assert p.options == ["pay 0 1", "pay 1 0"], "instead of 1 technology and 1 energy"
    p.play("pay 1 0")
    assert (p.player(0).technology, p.player(0).energy) == (8, 9)
    q = shop("drone_engineer", "DH1", "DE1", "DE0", market="tactics").units(0, {"2.3-2": 1})
    q.do(Buy(0)).play("buy DE0")
    assert q.asked == (-1, ""), "it costs no energy, so there is no choice of what to save"
    assert (q.player(0).technology, q.player(0).energy) == (9, 9)


@pytest.mark.rule("dei.ruling.drone-engineer-zero")
@pytest.mark.parametrize(("energy", "left"), [(1, (9, 9)), (0, (9, 9))])
def test_no_price_falls_below_zero(tmp_path: Path, energy: int, left: tuple[int, int]) -> None:
    """A drone card that costs no technology, as a data pack may print it: only its energy can be saved."""
    text = files("spielwerk.games.dei").joinpath("data", "cards.toml").read_text(encoding="utf-8")
    head, card, rest = text.partition('id = "DE0"')
    rest = rest.replace("technology = 1", f"energy = {energy}", 1)
    (tmp_path / "cards.toml").write_text(head + card + rest, encoding="utf-8")
    p = shop("drone_engineer", "DH1", "DE1", "DE0", market="tactics", pack=tmp_path)
    p.units(0, {"2.3-2": 1}).do(Buy(0)).play("buy DE0")
    assert p.asked == (-1, ""), "nothing else could be saved"
    assert (p.player(0).technology, p.player(0).energy) == left


@pytest.mark.rule("dei.badge.drone-engineer.drone-only")
def test_no_discount_on_other_cards() -> None:
    p = shop("drone_engineer", "B1", "B12", "B9").do(Buy(0)).play("buy B12")
    assert (p.player(0).technology, p.player(0).energy) == (5, 7)


@pytest.mark.rule("dei.badge.trading-post.vp")
def test_each_card_bought_scores_a_point() -> None:
    p = shop("trading_post", "B1", "B2", "B3").do(Buy(0)).play("buy B2")
    assert (p.player(0).score, p.score(0)["trade"]) == (1, 1)
    p.badge(1, "trading_post", earned=False).do(Buy(0)).play("buy B3")
    assert p.player(0).score == 2

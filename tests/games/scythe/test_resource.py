"""Resources: they lie on the board, belong to whoever controls the region, and pay from there."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.option import IllegalOption


def on_board(p: Position) -> dict[str, int]:
    """All tokens on the board together."""
    total: dict[str, int] = {}
    for place in board().places:
        for kind, n in p.tokens(place).items():
            total[kind] = total.get(kind, 0) + n
    return total


@pytest.mark.rule("scythe.resource.types")
def test_there_are_four_resources_and_workers_are_none() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, *["V8"] * 8)
    p.turn(0).play("trade", "resources")
    assert p.options == ["token oil", "token metal", "token wood", "token food", "done"]
    p.play("done")
    assert p.asked == (1, "ChooseSection"), "eight workers pay for nothing"
    assert p.counts(0)["resources"] == 0


@pytest.mark.rule("scythe.resource.stay-on-board")
def test_resources_lie_where_they_were_made_until_somebody_takes_them() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "F7", "F7", "V8").workers(1)
    p.turn(0).play("produce", "at F7", "make 2", "done")
    assert p.tokens("F7") == {"food": 2}
    p.turn(0).play("trade", "resources", "token oil", "token wood", "at V8")
    assert p.tokens("V8") == {"oil": 1, "wood": 1}
    p.turn(0).play("move", "units", "worker V8", "to W7", "load oil 1", "load wood 0", "done")
    assert (p.tokens("V8"), p.tokens("W7")) == ({"wood": 1}, {"oil": 1})
    p.workers(0, "W7").character(1, "F7")
    assert p.counts(0)["resources"] == 1, "what lies behind is not his any more"
    assert p.counts(1)["resources"] == 2


@pytest.mark.rule("scythe.resource.spend-only-controlled")
def test_only_what_lies_under_control_can_be_spent() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "T7", "T6", "W7").workers(1)
    p.goods("T7", oil=2).goods("T6", oil=1).goods("T4", oil=5)
    p.turn(0).play("bolster", "skip", "upgrade")
    assert p.asked == (0, "Upgrade"), "exactly 3 oil are there: nothing to choose"
    assert [p.tokens(r) for r in ("T7", "T6", "T4")] == [{}, {}, {"oil": 5}]


@pytest.mark.rule("scythe.resource.types", "scythe.turn.cost-must-be-affordable")
def test_no_kind_pays_for_another() -> None:
    """An upgrade costs 3 oil: other tokens in the same region do not help."""
    p = Position("rusviet industrial", "nordic").workers(0, "T7").workers(1)
    p.goods("T7", oil=2, metal=9, wood=9, food=9).turn(0).play("bolster", "skip")
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.resource.spend-across-regions")
def test_nobody_is_asked_where_every_token_of_the_kind_is_needed() -> None:
    """3 oil lie in two regions; the other tokens there offer no further way to pay."""
    p = Position("rusviet industrial", "nordic").workers(0, "T6", "T7").workers(1)
    p.goods("T6", oil=2).goods("T7", oil=1, metal=9, wood=9).turn(0).play("bolster", "skip", "upgrade")
    assert p.asked == (0, "Upgrade")
    assert (p.tokens("T6"), p.tokens("T7")) == ({}, {"metal": 9, "wood": 9})


@pytest.mark.rule("scythe.resource.spend-only-controlled")
def test_control_counts_at_the_moment_of_paying() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "M7", "V5").workers(1).goods("M7", wood=3)
    p.turn(0).play("move", "units", "worker M7", "to V8", "load wood 0", "done")
    assert p.asked == (1, "ChooseSection"), "he has just left the wood behind"
    p.turn(0).play("move", "units", "worker V8", "to M7", "done")
    assert p.options == ["build", "less", "skip"]


@pytest.mark.rule("scythe.resource.belong-to-controller")
def test_resources_belong_to_whoever_controls_the_region() -> None:
    p = Position("rusviet industrial", "nordic patriotic").workers(0, "T7", "T7", "T7").workers(1)
    p.character(1, "M7").set(1, popularity=5)
    p.turn(0).play("produce", "at T7", "make 3")
    assert (p.counts(0)["resources"], p.counts(1)["resources"]) == (3, 0)
    p.turn(1).play("move", "units", "unit character", "to T7")
    assert (p.counts(0)["resources"], p.counts(1)["resources"]) == (0, 3)
    p.play("upgrade", "decline")
    assert p.tokens("T7") == {"oil": 1}, "an upgrade costs 2 on this mat"


@pytest.mark.rule("scythe.resource.spend-across-regions")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["from T3", "from T3", "from T6"], (0, 1, 2)),
        (["from T3", "from T3", "from T7"], (0, 2, 1)),
        (["from T3", "from T6", "from T6"], (1, 0, 2)),
        (["from T3", "from T6", "from T7"], (1, 1, 1)),
        (["from T3", "from T7"], (1, 2, 0)),
        (["from T6", "from T6"], (2, 0, 1)),
        (["from T6", "from T7"], (2, 1, 0)),
    ],
)
def test_a_cost_is_paid_from_any_regions_together(choices: list[str], left: tuple[int, ...]) -> None:
    """Where one way is left the game takes it."""
    p = Position("rusviet industrial", "nordic").workers(0, "T3", "T6", "T7").workers(1)
    p.goods("T3", oil=2).goods("T6", oil=2).goods("T7", oil=2)
    p.turn(0).play("bolster", "skip", "upgrade", *choices)
    assert p.asked == (0, "Upgrade")
    assert tuple([p.tokens(r).get("oil", 0) for r in ("T3", "T6", "T7")]) == left


@pytest.mark.rule("scythe.resource.spend-across-regions")
def test_every_region_of_the_board_can_pay() -> None:
    p = Position("nordic industrial", "rusviet").workers(0).workers(1).abilities(0, 2)
    for place in board().places[:47]:
        p.mech(0, 2, place).goods(place, oil=3).set(0, section=-1)
        p.turn(0).play("bolster", "skip", "upgrade", "decline")
        assert p.tokens(place) == {}, place


@pytest.mark.rule("scythe.resource.supply")
def test_resources_come_from_the_supply_and_go_back_there() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "T7", "T7").workers(1).goods("M8", oil=1)
    p.turn(0).play("produce", "at T7", "make 2")
    assert on_board(p) == {"oil": 3}
    p.turn(0).play("trade", "resources", "token oil", "token food")
    assert on_board(p) == {"oil": 4, "food": 1}
    p.turn(0).play("bolster", "skip", "upgrade", "decline")
    assert on_board(p) == {"oil": 1, "food": 1}
    assert p.tokens("M8") == {"oil": 1}


@pytest.mark.rule("scythe.resource.unlimited")
def test_more_tokens_than_the_box_holds() -> None:
    p = (
        Position("rusviet industrial", "nordic")
        .workers(0, "T7", "T7")
        .goods("T7", oil=100)
        .goods("T8", oil=80)
    )
    p.turn(0).play("produce", "at T7", "make 2")
    assert p.tokens("T7") == {"oil": 102}
    p.turn(0).play("trade", "resources", "token oil", "token oil")
    assert p.tokens("T7") == {"oil": 104}


@pytest.mark.rule("scythe.resource.example-pay-mech-elsewhere")
def test_three_metal_from_two_regions_pay_for_a_mech_in_a_third() -> None:
    p = (
        Position("rusviet industrial", "nordic")
        .workers(0, "V8")
        .character(0, "M7")
        .structure(0, "mine", "M4")
    )
    p.goods("M7", metal=1).goods("M4", metal=2)
    p.turn(0).play("produce", "skip", "deploy")
    assert (p.tokens("M7"), p.tokens("M4")) == ({}, {})
    p.play("mech 2")
    assert p.where(0, 2) == "V8"


@pytest.mark.rule("scythe.resource.example-pay-mech-elsewhere")
def test_three_metal_in_one_region_pay_for_a_mech_there_or_elsewhere() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8", "M7").goods("M7", metal=3)
    p.turn(0).play("produce", "skip", "deploy", "mech 2")
    assert p.options == ["at M7", "at V8"]
    p.play("at V8")
    assert (p.where(0, 2), p.tokens("M7")) == ("V8", {})


@pytest.mark.rule("scythe.resource.example-uncontrolled-metal")
def test_nordic_spends_where_it_stands_but_not_the_metal_beyond() -> None:
    p = Position("nordic industrial", "rusviet").workers(0, "T1").character(0, "W1").mech(0, 1, "M2")
    p.structure(0, "mill", "F2").goods("T3", metal=4)
    for place in ("T1", "W1", "M2", "F2"):
        p.goods(place, metal=1)
    p.turn(0).play("produce", "skip", "deploy")
    assert p.options == ["from W1", "from T1"], "3 of the 4, in the order of the board"
    with pytest.raises(IllegalOption):
        p.play("from T3")
    p.play("from T1")
    assert p.asked == (0, "Deploy")
    assert [p.tokens(r) for r in ("W1", "T1", "M2", "F2", "T3")] == [{"metal": 1}, {}, {}, {}, {"metal": 4}]

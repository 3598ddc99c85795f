"""Influence tokens: who takes them, and what they cost."""

from __future__ import annotations

import pytest

from games.scythe.fenris.wolves import FENRIS, FOE, ME, Wolves
from spielwerk.games.scythe.modules.influence import COUNT
from spielwerk.kernel.module import Module


@pytest.mark.rule("fenris.influence.sixteen", "fenris.faction-fenris.sixteen-tokens")
def test_fenris_begins_with_all_sixteen_tokens() -> None:
    p = Wolves()
    assert (COUNT, p.part.held, p.part.on_board) == (16, (16, 0), 0)


def test_without_fenris_at_the_table_they_are_set_aside() -> None:
    p = Wolves("nordic mechanical", "saxony industrial")
    assert (p.part.held, p.part.aside) == ((0, 0), 16)
    assert [p.score(seat)["influence"] for seat in (0, 1)] == [0, 0]


# --- stop and take


@pytest.mark.rule("fenris.influence.stop-and-take")
@pytest.mark.parametrize("unit", ["character", "mech1"])
def test_a_unit_of_another_player_stops_and_takes_the_token(unit: str) -> None:
    """With Speed it could go on: the same way without a token shows it."""
    p = Wolves().character(FOE, "V6").mech(FOE, 1, "V6").abilities(FOE, 4).lay("M6")
    p.go(f"unit {unit}", "M6", "T8", seat=FOE)
    assert (p.part.held, p.tokens_on_board) == ((15, 1), [])
    assert p.where(FOE, 0 if unit == "character" else 1) == "M6"
    q = Wolves().character(FOE, "V6").mech(FOE, 1, "V6").abilities(FOE, 4).lay("T8")
    q.go(f"unit {unit}", "M6", seat=FOE)
    assert (q.asked, "to T8" in q.options) == ((FOE, "Destination"), True)


@pytest.mark.rule("fenris.influence.stop-and-take")
def test_a_worker_takes_the_token_walking_or_carried() -> None:
    p = Wolves().workers(FOE, "V6").lay("M6").go("worker V6", "M6", seat=FOE)
    assert (p.part.held[FOE], p.tokens_on_board) == (1, [])
    p = (
        Wolves()
        .workers(FOE, "V6")
        .mech(FOE, 1, "V6")
        .abilities(FOE)
        .lay("M6")
        .go("unit mech1", "M6", seat=FOE)
    )
    p.play("load worker 1")
    assert (p.part.held[FOE], p.workers_at(FOE, "M6")) == (1, 1)


@pytest.mark.rule("fenris.influence.stop-and-take")
def test_the_token_is_taken_before_a_combat_there() -> None:
    p = Wolves().character(FOE, "V6").mech(ME, 1, "M6").lay("M6").go("unit character", "M6", seat=FOE)
    p.play("done")
    assert (p.asked[1], p.part.held[FOE]) == ("Dial", 1)


@pytest.mark.rule("fenris.influence.fenris-units")
def test_fenris_neither_stops_nor_takes() -> None:
    """The two steps of a Factory card lead through a region with a token to another one."""
    p = Wolves().character(ME, "V6").lay("M6", "T8").set(ME, factory_card=5).abilities(ME)
    p.turn(ME).play("factory")
    while p.asked[1] != "WhichUnit":
        p.play("skip" if "skip" in p.options else p.options[0])
    p.walk("unit character", "M6")
    assert (p.asked[1], "to T8" in p.options) == ("Destination", True)
    p.play("to T8")
    assert (p.part.held[ME], p.tokens_on_board) == (14, ["M6", "T8"])


@pytest.mark.rule("fenris.influence.mill-worker")
@pytest.mark.parametrize(("seat", "taken"), [(FOE, True), (ME, False)])
def test_a_mill_that_produces_a_worker_takes_the_token(seat: int, taken: bool) -> None:
    p = Wolves().structure(seat, "mill", "V6").lay("V6").set(seat, section=-1).turn(seat)
    p.play("produce", "at V6")
    while p.asked[1] in ("HowMany", "ProduceAt"):
        p.play(p.options[0])
    assert p.workers_at(seat, "V6") == 1
    assert (p.tokens_on_board, p.part.held[FOE]) == (([], 1) if taken else (["V6"], 0))


@pytest.mark.rule("fenris.influence.mill-worker")
def test_a_mill_that_produces_something_else_takes_nothing() -> None:
    p = Wolves().structure(FOE, "mill", "M6").lay("M6").set(FOE, section=-1).turn(FOE)
    p.play("produce", "at M6")
    while p.asked[1] in ("HowMany", "ProduceAt"):
        p.play(p.options[0])
    assert (p.tokens("M6"), p.tokens_on_board) == ({"metal": 1}, ["M6"])


@pytest.mark.rule("fenris.influence.mill-worker")
def test_a_mill_takes_nothing_if_no_worker_is_left_on_the_mat() -> None:
    p = Wolves().structure(FOE, "mill", "V6").workers(FOE, *["M6"] * 8).lay("V6").set(FOE, section=-1)
    p.turn(FOE).play("produce", "at V6")
    assert p.asked[1] == "ProduceAt"
    assert (p.tokens_on_board, p.part.held[FOE]) == (["V6"], 0)


# --- scoring


@pytest.mark.rule("fenris.influence.value", "fenris.influence.fenris-minus-16")
def test_each_token_costs_a_coin_and_fenris_begins_at_minus_16() -> None:
    p = Wolves()
    assert [p.score(seat)["influence"] for seat in (ME, FOE)] == [-16, 0]
    p.supply(9).supply(2, FOE)
    assert [p.score(seat)["influence"] for seat in (ME, FOE)] == [-9, -2]


@pytest.mark.rule("fenris.influence.scoring-example")
def test_five_in_the_supply_and_three_with_an_opponent() -> None:
    """The eight on the board cost nobody."""
    p = Wolves().lay("M6", "T8", "V6", "W6", "W5", "F5", "V7", "T6").supply(3, FOE).supply(5)
    before = [p.game.score(p.s, seat).total - p.score(seat)["influence"] for seat in (ME, FOE)]
    assert p.part.aside == 0
    assert [p.score(seat)["influence"] for seat in (ME, FOE)] == [-5, -3]
    assert [p.game.score(p.s, seat).total for seat in (ME, FOE)] == [before[0] - 5, before[1] - 3]


@pytest.mark.rule("fenris.ruling.influence-stop-and-stealth")
def test_who_passes_through_a_region_ignores_its_token(passing: Wolves) -> None:
    """With an ability to pass, made for the tests."""
    p = passing
    p.character(FOE, "V6").abilities(FOE, 4).lay("M6").go("unit character", "M6", seat=FOE)
    assert p.asked == (FOE, "GoOn")
    p.play("to T8")
    assert (p.where(FOE, 0), p.part.held[FOE], p.tokens_on_board) == ("T8", 0, ["M6"])


@pytest.fixture
def passing(module: Module) -> Wolves:
    """A table where every unit may pass."""
    module.add("passes", lambda _s, _seat, _unit, _place: True)
    return Wolves(FENRIS, "saxony industrial", modules=("changes",))


@pytest.mark.rule("fenris.horde.opponent-tokens", "fenris.horde.opponent-tokens-own-use")
def test_against_the_horde_tokens_do_nothing_to_partners() -> None:
    """Fenris may still move to them."""
    p = Wolves(modules=("horde",)).character(FOE, "V6").abilities(FOE, 4).lay("M6", "M1")
    p.go("unit character", "M6", seat=FOE)
    assert (p.asked[1], p.part.held[FOE]) == ("Destination", 0)
    p.character(ME, "V6").mech(ME, 4, "home").set(ME, section=-1).turn(ME).play("move", "units")
    assert "M1" in p.destinations("unit character")

"""The improved actions: copying, gaining, and the coloured forms."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import Enlist
from spielwerk.games.dei.actions.move import MoveFrom

TACTICS, LOGISTICS, MACHINES = 1, 2, 3


@pytest.mark.rule("dei.improved.copy", "dei.ruling.copy-scope")
def test_copy_repeats_a_card_of_this_round() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).set(1, played=(24,))
    assert p.cards(1, "played") == ["FRZ1"]
    p.turn(0, "B5", "AUX1", "AUX2").play("play AUX1", "done", "play B5", "do copy")
    assert only(p.options, "copy") == ["AUX1", "FRZ1"], "anybody's, but not the copying card"
    p.play("copy FRZ1", "do enlist", "at 2.1-3", "do enlist", "at 2.1-3")
    assert p.at(0, "2.1-3") == 3


@pytest.mark.rule("dei.ruling.copy-scope")
def test_a_copied_copy_gives_only_its_other_actions() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).turn(0, "B5", "L8", "AUX1")
    p.play("play L8", "done", "play B5", "do copy")
    assert p.options == ["do move-logistics", "done"]
    q = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).turn(0, "B5", "L8", "AUX1")
    q.play("play B5", "play L8")
    assert "do copy" not in q.options, "B5 alone lies there, and a copy is not copied"


@pytest.mark.rule("dei.ruling.copy-scope")
def test_a_copy_counts_the_own_outposts_and_no_candy() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-1": 1, "2.3-2": 1}).units(1, {"2.8-1": 1, "2.6-A": 1})
    p.hand(1, "T7").turn(1, "T7", "FRZ1", "FRZ2").candy(1, "outpost").play("play T7", "candy outpost", "done")
    p.turn(0, "B5", "AUX1", "AUX2").play("play B5", "do copy")
    p.play("do move-tactics-per-red", "from 2.1-1", "to 2.1-3")
    assert "do move-tactics" not in p.options, "one own red outpost, so one move"
    assert "do enlist-tactics" in p.options


@pytest.mark.rule("dei.improved.gain-vp")
def test_points_count_at_once() -> None:
    p = Position("auxilia", "farm_z").turn(0, "B11", "AUX1", "AUX2").play("play B11", "do points")
    assert p.player(0).score == 2
    assert p.score(0)["actions"] == 2


@pytest.mark.rule("dei.improved.gain-resource")
@pytest.mark.parametrize(("card", "act", "wanted"), [("B8", "technology", (3, 1)), ("B7", "energy", (1, 2))])
def test_resources_come_from_the_supply_at_once(card: str, act: str, wanted: tuple[int, int]) -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1})
    before = p.s.supply[:]
    p.turn(0, card, "AUX1", "AUX2").play(f"play {card}", f"do {act}")
    assert (p.player(0).technology, p.player(0).energy) == wanted
    assert sum(before) - sum(p.s.supply) == sum(wanted) - 2


@pytest.mark.rule("dei.ruling.supply-empty-resources")
def test_an_empty_supply_gives_what_it_has_and_the_rest_happens() -> None:
    p = Position("auxilia", "farm_z").supply(1, 0).turn(0, "B8", "AUX1", "AUX2").play("play B8")
    assert p.play("do technology").player(0).technology == 2
    p.units(0, {"2.1-1": 1}).tokens(**{"2.1-1": 1}).supply(0, 5).do(Collect(0, MACHINES)).run()
    assert p.player(0).technology == 3, "the collected one, and no extra"
    p.tokens(**{"2.1-1": 1}).supply(5, 0).do(Collect(0, LOGISTICS)).run()
    assert p.asked == (-1, ""), "nothing to swap for"
    p.supply(0, 0).do(Enlist(0, MACHINES)).play("at 2.1-3")
    assert (p.at(0, "2.1-3"), p.asked) == (1, (-1, ""))


@pytest.mark.rule("dei.improved.per-outpost", "dei.ruling.per-outpost-colour")
def test_an_action_for_each_outpost_of_the_colour() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-2": 1, "2.8-1": 1, "2.5-3": 1})
    p.turn(0, "T7", "AUX1", "AUX2").play("play T7", "do move-tactics-per-red", "from 2.3-2", "to 2.3-1")
    assert p.s.cubes(0, 0) == 1
    p.play("do move-tactics", "from 2.3-1", "to 2.3-2")
    assert "do move-tactics" not in p.options, "two red outposts when it began: two moves"
    q = Position("auxilia", "farm_z").units(0, {"2.5-3": 1}).turn(0, "T7", "AUX1", "AUX2").play("play T7")
    assert q.options == ["do enlist-tactics", "done"], "no red outpost, no move"


@pytest.mark.rule("dei.improved.tactics-move")
def test_a_red_move_ignores_majorities() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).units(1, {"2.1-1": 5})
    assert "to 2.1-1" not in p.do(MoveFrom(0, 0, 1)).after("from 2.1-3")
    p.do(MoveFrom(0, TACTICS, 1)).play("from 2.1-3", "to 2.1-1")
    assert p.at(0, "2.1-1") == 1


@pytest.mark.rule("dei.improved.tactics-enlist", "dei.ruling.tactics-enlist-majority")
def test_a_red_enlist_comes_in_beside_an_own_unit() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.5-3": 1}, leader="2.6-A").units(1, {"2.5-3": 4})
    p.do(Enlist(0, TACTICS))
    assert only(p.options, "at") == ["2.1-3", "2.2-3", "2.5-3", "2.6-A"]
    assert p.play("at 2.5-3").at(0, "2.5-3") == 2


@pytest.mark.rule("dei.improved.logistics-move", "dei.improved.logistics-move-majority")
def test_a_blue_move_changes_the_level_but_not_the_majority() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2}).units(1, {"2.1-A": 2, "2.1-B": 1})
    assert not set(only(p.do(MoveFrom(0, 0, 1)).after("from 2.1-3"), "to")) & {"2.1-A", "2.1-B"}
    p.do(MoveFrom(0, LOGISTICS, 1)).play("from 2.1-3")
    assert only(p.options, "to") == ["2.1-1", "2.1-2", "2.1-B"]
    assert p.play("to 2.1-B").at(0, "2.1-B") == 2


@pytest.mark.rule("dei.improved.logistics-collect")
@pytest.mark.parametrize(("area", "wanted"), [("2.1-1", (1, 2)), ("2.1-A", (2, 1))])
def test_a_blue_collect_may_swap_the_token(area: str, wanted: tuple[int, int]) -> None:
    p = Position("auxilia", "farm_z").units(0, {area: 1}).tokens(**{area: 1}).do(Collect(0, LOGISTICS))
    before = p.s.supply[:]
    p.run()
    assert p.options == ["yes", "no"]
    p.play("yes")
    assert (p.player(0).technology, p.player(0).energy) == wanted
    assert sum(p.s.supply) == sum(before)


@pytest.mark.rule("dei.improved.machines-enlist")
@pytest.mark.parametrize(("area", "kind"), [("2.5-3", 0), ("2.6-A", 1)])
def test_a_green_enlist_may_bring_a_resource(area: str, kind: int) -> None:
    p = Position("auxilia", "farm_z").tokens().camps(0, area).do(Enlist(0, MACHINES)).play(f"at {area}")
    before = p.s.supply[kind]
    assert p.options == ["yes", "no"]
    p.play("yes")
    assert (p.s.tokens[p.area(area)], p.s.supply[kind]) == (1, before - 1)
    assert p.at(0, area) == 1


@pytest.mark.rule("dei.improved.machines-enlist", "dei.improved.logistics-collect")
def test_who_says_no_gets_neither_token_nor_swap() -> None:
    p = Position("auxilia", "farm_z").tokens().do(Enlist(0, MACHINES)).play("at 2.1-3", "no")
    assert (p.at(0, "2.1-3"), sum(p.s.tokens)) == (1, 0)
    p.units(0, {"2.1-1": 1}).tokens(**{"2.1-1": 1}).do(Collect(0, LOGISTICS)).play("no")
    assert (p.player(0).technology, p.player(0).energy) == (2, 1)


@pytest.mark.rule("dei.improved.machines-enlist")
def test_a_plain_enlist_brings_no_resource() -> None:
    p = Position("auxilia", "farm_z").tokens().do(Enlist(0, 0)).play("at 2.1-3")
    assert (p.asked, sum(p.s.tokens)) == ((-1, ""), 0)


@pytest.mark.rule("dei.improved.machines-collect")
@pytest.mark.parametrize(("area", "wanted"), [("2.1-1", (3, 1)), ("2.1-A", (2, 2))])
def test_a_green_collect_brings_a_technology_besides(area: str, wanted: tuple[int, int]) -> None:
    p = Position("auxilia", "farm_z").units(0, {area: 1}).tokens(**{area: 1})
    p.do(Collect(0, MACHINES)).run()
    assert (p.player(0).technology, p.player(0).energy) == wanted

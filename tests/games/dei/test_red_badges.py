"""The badges of tactics."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.drones import Fly
from spielwerk.games.dei.majority import majority, value
from spielwerk.games.dei.options import CARDS
from spielwerk.games.dei.state import NOBODY

FOUR = ("auxilia", "ravagers", "refuge42", "farm_z")


def worth(p: Position, seat: int, area: str) -> int:
    return value(p.s, p.player(seat), p.area(area))


@pytest.mark.rule("dei.badge.bombardier.bonus")
def test_own_bridges_count_two_for_the_ground_below() -> None:
    p = Position("auxilia", "farm_z").badge(0, "bombardier").units(0, {"2.6-5": 1}).units(1, {"2.6-5": 2})
    assert majority(p.s, p.area("2.6-5")) == 1
    p.bridges(0, "2.6-AB")
    assert (worth(p, 0, "2.6-5"), majority(p.s, p.area("2.6-5"))) == (3, 0)


@pytest.mark.rule("dei.badge.bombardier.not-ends")
def test_bridges_count_nothing_at_their_ends_and_shared_ones_nowhere() -> None:
    p = Position("auxilia", "farm_z").badge(0, "bombardier").bridges(0, "2.6-AB")
    p.units(0, {"2.6-A": 1, "2.6-B": 1, "2.3-2": 1})
    assert [worth(p, 0, area) for area in ("2.6-A", "2.6-B", "2.3-2")] == [1, 1, 1]


@pytest.mark.rule("dei.badge.barricader.bonus")
def test_own_camps_count_two_in_their_area() -> None:
    p = Position("auxilia", "farm_z").badge(0, "barricader").units(0, {"2.5-3": 1}).camps(0, "2.5-3")
    assert worth(p, 0, "2.5-3") == 3


@pytest.mark.rule("dei.badge.barricader.own-only")
def test_neutral_camps_and_those_of_others_count_nothing() -> None:
    p = Position("auxilia", "farm_z").badge(0, "barricader").units(0, {"2.1-3": 1, "2.5-3": 1})
    p.camps(1, "2.5-3")
    assert (worth(p, 0, "2.1-3"), worth(p, 0, "2.5-3")) == (1, 1)


@pytest.mark.rule("dei.badge.scout.tie-win")
def test_the_scout_wins_ties() -> None:
    p = Position(*FOUR).badge(0, "scout").units(0, {"2.3-2": 2}).units(1, {"2.3-2": 2})
    assert (majority(p.s, p.area("2.3-2")), p.holder("2.3-2")) == (0, 0)
    p.units(0, {"2.3-1": 2}).do(MoveFrom(0, 0, 1)).play("from 2.3-1")
    assert "to 2.3-2" in p.options, "two may enter among two"


@pytest.mark.rule("dei.badge.scout.not-tied")
def test_the_scout_does_not_help_otherwise() -> None:
    p = Position(*FOUR).badge(0, "scout").units(0, {"2.3-2": 1}).units(1, {"2.3-2": 2}).units(2, {"2.3-2": 2})
    assert majority(p.s, p.area("2.3-2")) == NOBODY
    p.units(2, {})
    assert majority(p.s, p.area("2.3-2")) == 1
    p.units(0, {"2.3-1": 1}).do(MoveFrom(0, 0, 1)).play("from 2.3-1")
    assert "to 2.3-2" not in p.options, "one may not enter among two"


@pytest.mark.rule("dei.badge.covert-operator.bonus", "dei.ruling.own-drones")
def test_each_own_drone_counts_one_where_it_is() -> None:
    p = Position(*FOUR).badge(0, "covert_operator").units(0, {"2.6-5": 1}).units(1, {"2.6-5": 1})
    p.drone("hunter", "2.6-5").drone("harvester", "2.6-5")
    assert worth(p, 0, "2.6-5") == 2, "the own hunter, not the harvester of the Ravagers"
    p.hand(0, "AUX8", "DH0", "DE0")
    assert worth(p, 0, "2.6-5") == 3, "a drone counts once however many cards one has of it"
    p.hand(0, "AUX1").set(0, recycled=(7,))
    assert worth(p, 0, "2.6-5") == 1, "a recycled card is no longer owned"
    p.badge(1, "covert_operator")
    assert worth(p, 1, "2.6-5") == 2


@pytest.mark.rule("dei.badge.covert-operator.bonus", "dei.ruling.outpost-reevaluation")
def test_a_drone_that_flies_off_or_in_changes_who_controls() -> None:
    """At an outpost where both have a scrapper the own hunter decides, as long as it is there."""
    p = Position(*FOUR).badge(0, "covert_operator").units(0, {"2.3-2": 1}).units(1, {"2.3-2": 1})
    p.drone("hunter", "2.3-1")
    assert p.holder("2.3-2") == NOBODY
    p.do(Fly(0, 0, 0)).play("fly 2.3-2", "no")
    assert p.holder("2.3-2") == 0


@pytest.mark.rule("dei.ruling.own-drones", "dei.outpost.gain-control")
def test_a_drone_that_one_buys_counts_at_once() -> None:
    """At an outpost where both have a scrapper, the harvester decides as soon as it is an own one."""
    p = Position("auxilia", "farm_z", "ravagers").badge(0, "covert_operator")
    p.drone("harvester", "2.3-2").drone("hunter", "2.6-5").drone("teleporter", "2.6-5")
    p.units(1, {"2.3-2": 1}, leader="2.2-3").units(2, {"2.2-3": 1}, leader="2.2-3")
    p.units(0, {"2.3-2": 1, "2.6-A": 1, "2.8-1": 1}, leader="2.1-3")
    p.market("tactics", "T1", "T2", "DE0").reserve(0, 6, 3).turn(0, "AUX1", "AUX2", "AUX3")
    p.play("down AUX1")
    assert p.holder("2.3-2") == NOBODY
    p.play("buy DE0")
    assert p.holder("2.3-2") == 0


@pytest.mark.rule("dei.ruling.own-drones", "dei.outpost.transfer", "dei.cleanup.recycle")
def test_a_drone_whose_card_is_recycled_counts_no_longer() -> None:
    p = Position("auxilia", "farm_z").badge(0, "covert_operator")
    p.drone("hunter", "2.3-2").drone("harvester", "2.3-2")
    p.units(0, {"2.3-2": 1}, leader="2.1-3").units(1, {"2.3-2": 2}, leader="2.2-3")
    p.hand(0, "AUX1").set(0, down=(CARDS.index("AUX8"), CARDS.index("DE0"))).settled()
    assert p.holder("2.3-2") == 0, "three against two"
    p.clean_up()
    assert p.holder("2.3-2") == 1, "one against two"


@pytest.mark.rule("dei.badge.sniper.kill", "dei.badge.sniper.candy", "dei.badge.sniper.no-reward")
def test_a_collect_may_kill_a_scrapper_instead() -> None:
    p = (
        Position("auxilia", "farm_z")
        .badge(0, "sniper")
        .units(0, {"2.3-2": 1})
        .units(1, {"2.3-2": 2}, "2.3-2")
    )
    p.tokens(**{"2.3-2": 1}).turn(0, "AUX3", "AUX1", "AUX2").play("play AUX3", "do collect")
    assert p.at(1, "2.3-2") == 1
    assert (p.player(0).score, p.candies(0), p.player(0).technology) == (0, [], 1)
    assert len(p.candies(1)) == 1
    p.units(1, {}, leader="2.3-2").turn(0, "AUX3", "AUX1", "AUX2").play("play AUX3")
    assert "do collect" not in p.options, "never a leader"


@pytest.mark.rule("dei.badge.sniper.kill")
def test_with_the_majority_nobody_is_shot() -> None:
    p = Position("auxilia", "ravagers").badge(0, "sniper").units(0, {"2.3-2": 3, "2.5-3": 1})
    p.units(1, {"2.3-2": 1, "2.5-3": 2}).tokens(**{"2.3-2": 1}).do(Collect(0, 0))
    assert p.options == ["at 2.3-2", "shoot 2.5-3"]


@pytest.mark.rule("dei.badge.sniper.kill", "dei.badge.inactive-face-down")
def test_nobody_shoots_without_the_earned_badge() -> None:
    p = Position("auxilia", "ravagers").badge(0, "sniper", earned=False).badge(1, "sniper")
    p.units(0, {"2.3-2": 3, "2.5-3": 1}).units(1, {"2.5-3": 2}).tokens(**{"2.3-2": 1})
    assert only(p.do(Collect(0, 0)).options, "shoot") == []


@pytest.mark.rule("dei.ruling.sniper-presence")
def test_the_sniper_must_be_there() -> None:
    p = Position("auxilia", "ravagers").badge(0, "sniper").units(0, {"2.5-3": 1, "2.1-3": 1})
    p.units(1, {"2.3-2": 1, "2.5-3": 1, "2.1-3": 1}).do(Collect(0, 0))
    assert only(p.options, "shoot") == ["2.1-3", "2.5-3"]


@pytest.mark.rule("dei.badge.sniper.kill")
def test_the_sniper_chooses_the_victim() -> None:
    p = (
        Position(*FOUR)
        .badge(0, "sniper")
        .units(0, {"2.3-2": 1})
        .units(1, {"2.3-2": 1})
        .units(3, {"2.3-2": 1})
    )
    p.do(Collect(0, 0)).run()
    assert p.options == ["victim 1", "victim 3"]
    p.play("victim 3")
    assert [p.at(seat, "2.3-2") for seat in (1, 3)] == [1, 0]


@pytest.mark.rule("dei.ruling.collect-replacement")
def test_what_replaces_a_collect_collects_nothing() -> None:
    p = Position("auxilia", "ravagers").badge(0, "sniper").badge(0, "salvage_yard")
    p.units(0, {"2.3-2": 1}).units(1, {"2.3-2": 1}).elevators(0, ("2.3-2", "2.3-A")).do(Collect(0, 3))
    p.run()
    assert (p.asked, p.player(0).technology) == ((-1, ""), 1), "no swap, no technology of a green collect"


@pytest.mark.rule("dei.badge.caravan-leader.move-camps", "dei.badge.caravan-leader.group")
def test_camps_move_like_scrappers_alone_or_with_a_group() -> None:
    p = Position("auxilia", "farm_z").badge(0, "caravan_leader").units(0, {"2.5-3": 1}, leader="2.5-3")
    p.camps(0, "2.5-3").do(MoveFrom(0, 0)).play("to 2.3-3")
    assert p.options == ["led 1", "led 0", "take 1", "haul-led 1", "haul-led 0", "haul 1", "haul 0"]
    q = p.s.copy()
    p.play("haul-led 1")
    assert (p.player(0).camps, p.at(0, "2.3-3")) == ((p.area("2.3-3"),), 1)
    assert p.player(0).leader == p.area("2.3-3")
    p.s = q
    p.play("haul 0")
    assert (p.player(0).camps, p.at(0, "2.5-3")) == ((p.area("2.3-3"),), 1), "the camp alone"
    p.units(0, {}).do(MoveFrom(0, 0, 1))
    assert "from 2.3-3" in p.options, "where nobody stands, the camp may set out"


@pytest.mark.rule("dei.ruling.caravan-majority")
def test_a_camp_alone_enters_only_where_the_owner_rules_or_nobody_is() -> None:
    p = Position("auxilia", "farm_z").badge(0, "caravan_leader").camps(0, "2.1-3").units(1, {"2.1-1": 1})
    p.do(MoveFrom(0, 0, 1)).play("from 2.1-3")
    assert p.player(0).camps == (p.area("2.1-2"),), "2.1-2 is free, 2.1-1 is not"
    p.camps(0, "2.1-3").units(0, {"2.1-1": 2}).do(MoveFrom(0, 0, 1))
    assert "to 2.1-1" in p.after("from 2.1-3"), "the owner has the majority there"
    p.camps(0, "2.1-3", "2.1-1").do(MoveFrom(0, 0, 1))
    assert "from 2.1-3" in p.options
    assert p.play("from 2.1-3").player(0).camps == (p.area("2.1-1"), p.area("2.1-2")), "one camp an area"
    q = Position("auxilia", "farm_z").badge(0, "caravan_leader").do(MoveFrom(0, 0, 1))
    assert q.asked == (-1, ""), "neutral camps stay"


@pytest.mark.rule("dei.ruling.camps-per-area", "dei.badge.barricader.bonus")
@pytest.mark.parametrize("several", [False, True])
def test_a_camp_joins_another_only_where_the_table_allows_several(several: bool) -> None:
    p = Position("auxilia", "farm_z", several_camps=several).badge(0, "caravan_leader")
    p.units(0, {"2.1-1": 1}).camps(0, "2.1-1", "2.1-3").do(MoveFrom(0, 0)).play("from 2.1-1", "to 2.1-3")
    assert p.options == (["take 1", "haul 1", "haul 0"] if several else [])
    if several:
        p.play("haul 1").badge(0, "barricader")
        assert value(p.s, p.player(0), p.area("2.1-3")) == 5, "a unit and two camps"

"""Drones: flying, and what each can do."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.board import PARTS
from spielwerk.games.dei.drones import Fly
from spielwerk.kernel.bitmask import bits

HUNTER, TRANSPORTER, HARVESTER, TELEPORTER = range(4)
THREE = ("auxilia", "ravagers", "refuge42")
FOUR = (*THREE, "farm_z")


@pytest.mark.rule("dei.drone.shared", "dei.drone.activation")
def test_who_plays_the_card_steers_the_drone() -> None:
    p = Position("auxilia", "ravagers").tokens(**{"2.1-1": 2}).drone("harvester", "2.1-1")
    p.turn(0, "DE0", "AUX1", "AUX2").play("play DE0")
    assert p.options == ["do drone-harvester-0", "done"], "the harvester is the Ravagers' drone"
    p.play("do drone-harvester-0", "fly 2.1-1", "harvest 2")
    assert p.player(0).technology == 3


@pytest.mark.rule("dei.drone.move-2")
def test_a_drone_flies_up_to_two_areas_or_stays() -> None:
    p = Position("auxilia", "farm_z").drone("hunter", "2.6-A").do(Fly(0, HUNTER, 0))
    reach = set(only(p.options, "fly"))
    assert {"2.6-A", "2.6-5", "2.6-B"} <= reach, "zero, one and two areas"
    assert "2.7-B" not in reach, "three areas"
    p.play("fly 2.6-A")
    assert p.s.drones[HUNTER] == p.area("2.6-A")


@pytest.mark.rule("dei.drone.move-2", "dei.map.levels-adjacent-drones")
def test_an_own_bridge_is_a_way_for_drones_too() -> None:
    """Over the bridge 2.4-1 is two areas away from 2.1-A; the bridge of somebody else shortens nothing."""
    for owner in (0, 1):
        p = Position("auxilia", "farm_z").drone("hunter", "2.1-A").bridges(owner, "2.1-AB")
        assert ("fly 2.4-1" in p.do(Fly(0, HUNTER, 0)).options) == (owner == 0)


@pytest.mark.rule("dei.drone.teleporter", "dei.ruling.leader-scope")
def test_the_teleporter_sends_only_whom_it_finds_or_nobody() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.6-5": 0, "2.1-3": 2}, leader="2.6-5")
    p.drone("teleporter", "2.6-5").do(Fly(0, TELEPORTER, 0)).play("fly 2.6-5")
    assert p.options == ["unit leader", "done"], "the scrappers are elsewhere"
    p.play("done")
    assert (p.asked, p.player(0).leader) == ((-1, ""), p.area("2.6-5"))
    q = Position("auxilia", "farm_z").units(0, {"2.6-5": 1}, leader="2.1-3").drone("teleporter", "2.6-5")
    q.do(Fly(0, TELEPORTER, 0)).play("fly 2.6-5")
    assert q.options == ["unit scrapper", "done"]


@pytest.mark.rule("dei.drone.transporter")
def test_the_transporter_may_bring_one_or_nobody() -> None:
    p = Position("auxilia", "refuge42").drone("transporter", "2.5-3").do(Fly(0, TRANSPORTER, 0))
    p.play("fly 2.5-3", "yes", "done")
    assert (p.at(0, "2.5-3"), p.asked) == (1, (-1, ""))


@pytest.mark.rule("dei.drone.move-bonus")
@pytest.mark.parametrize(("card", "far"), [("DH0", False), ("DH1", True), ("DH2", True)])
def test_a_card_may_add_to_the_flight(card: str, far: bool) -> None:
    p = Position("auxilia", "farm_z").drone("hunter", "2.6-A").turn(0, card, "AUX1", "AUX2")
    p.play(f"play {card}", f"do drone-hunter-{card[-1]}")
    assert ("fly 2.7-B" in p.options) == far


@pytest.mark.rule("dei.drone.move-then-ability")
def test_the_ability_works_where_the_flight_ended() -> None:
    p = Position("auxilia", "ravagers").tokens(**{"2.1-1": 2, "2.1-A": 1}).drone("harvester", "2.1-1")
    p.do(Fly(0, HARVESTER, 0)).play("fly 2.1-A")
    assert p.options == ["harvest 1", "harvest 0"]
    p.play("harvest 1")
    assert (p.player(0).technology, p.player(0).energy) == (1, 2)


@pytest.mark.rule("dei.drone.stacking")
def test_several_drones_in_one_area() -> None:
    p = Position("auxilia", "farm_z").drone("hunter", "2.6-A").drone("teleporter", "2.6-5")
    p.do(Fly(0, HUNTER, 0)).play("fly 2.6-5")
    assert p.s.drones[HUNTER] == p.s.drones[TELEPORTER] == p.area("2.6-5")


@pytest.mark.rule("dei.drone.harvester")
def test_the_harvester_takes_up_to_two_whoever_has_the_majority() -> None:
    p = Position("auxilia", "ravagers").tokens(**{"2.1-1": 3}).units(1, {"2.1-1": 5})
    p.drone("harvester", "2.1-1").do(Fly(0, HARVESTER, 0)).play("fly 2.1-1")
    assert p.options == ["harvest 2", "harvest 1", "harvest 0"]
    p.play("harvest 2")
    assert (p.player(0).technology, p.s.tokens[p.area("2.1-1")]) == (3, 1)


@pytest.mark.rule("dei.drone.harvester")
@pytest.mark.parametrize("n", [0, 1])
def test_the_harvester_takes_no_more_than_there_is(n: int) -> None:
    p = Position("auxilia", "ravagers").tokens(**{"2.1-1": n}).drone("harvester", "2.1-1")
    p.do(Fly(0, HARVESTER, 0)).play("fly 2.1-1")
    assert "harvest 2" not in p.options
    assert ("harvest 1" in p.options) == (n == 1)


@pytest.mark.rule("dei.drone.transporter", "dei.drone.transporter-no-camp")
def test_the_transporter_brings_two_scrappers_anywhere() -> None:
    p = Position("auxilia", "refuge42").units(1, {"2.5-3": 5}).drone("transporter", "2.5-3")
    p.do(Fly(0, TRANSPORTER, 0)).play("fly 2.5-3")
    assert p.options == ["yes", "done"]
    p.play("yes", "yes")
    assert (p.at(0, "2.5-3"), p.asked) == (2, (-1, "")), "without camp and majority, two at most"


@pytest.mark.rule("dei.ruling.transporter-empty-supply")
def test_with_an_empty_supply_the_transporter_takes_scrappers_of_the_board() -> None:
    p = Position("auxilia", "refuge42").units(0, {"2.1-3": 14}, leader="2.6-A").drone("transporter", "2.5-3")
    p.do(Fly(0, TRANSPORTER, 0)).play("fly 2.5-3", "yes")
    assert p.options == ["from 2.1-3", "done"], "the second comes from the board, never the leader"
    p.play("from 2.1-3")
    assert (p.at(0, "2.5-3"), p.at(0, "2.1-3")) == (2, 13)


@pytest.mark.rule("dei.drone.teleporter", "dei.drone.teleporter-ground")
def test_the_teleporter_sends_two_to_different_ground_areas() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.6-5": 3}).units(1, {"2.1-3": 4})
    p.drone("teleporter", "2.6-5").do(Fly(0, TELEPORTER, 0)).play("fly 2.6-5", "unit scrapper", "to 2.1-3")
    p.play("unit scrapper")
    ground = [PARTS[i] for i in bits(p.board.ground) if i != p.area("2.6-5")]
    assert only(p.options, "to") == ground, "the second to any ground, and only there"
    p.play("to 2.2-3")
    assert (p.at(0, "2.1-3"), p.at(0, "2.2-3"), p.at(0, "2.6-5")) == (1, 1, 1)
    assert p.asked == (-1, "")


@pytest.mark.rule("dei.drone.teleporter-ground")
@pytest.mark.parametrize(("second", "there"), [(("done",), 1), (("unit scrapper", "to 2.1-3"), 2)])
def test_the_teleporter_may_send_one_alone_or_two_to_the_same_ground(
    second: tuple[str, ...], there: int
) -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.6-5": 3}).drone("teleporter", "2.6-5")
    p.do(Fly(0, TELEPORTER, 0)).play("fly 2.6-5", "unit scrapper", "to 2.1-3", *second)
    assert (p.at(0, "2.1-3"), p.at(0, "2.6-5"), p.asked) == (there, 3 - there, (-1, ""))


@pytest.mark.rule("dei.drone.teleporter-height", "dei.ruling.teleporter-mix")
def test_only_one_goes_to_a_height() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.6-5": 3}).drone("teleporter", "2.6-5")
    p.do(Fly(0, TELEPORTER, 0)).play("fly 2.6-5", "unit scrapper", "to 2.1-A")
    assert (p.at(0, "2.1-A"), p.asked) == (1, (-1, ""))


@pytest.mark.rule("dei.drone.hunter-kill", "dei.ruling.hunter-selection")
def test_the_hunter_kills_one_scrapper_of_each_opponent() -> None:
    p = Position(*FOUR).units(0, {"2.6-5": 1}).units(1, {"2.6-5": 2}).units(2, {"2.6-5": 1})
    p.units(3, {"2.6-3": 1}).drone("hunter", "2.6-5").do(Fly(0, HUNTER, 0)).play("fly 2.6-5")
    assert p.options == ["yes", "no"], "all of them or nobody"
    spared = p.s.copy()
    p.game.apply(spared, "no")
    assert [q.on_board for q in spared.players] == [1, 2, 1, 1]
    p.play("yes")
    assert [p.at(seat, "2.6-5") for seat in range(4)] == [1, 1, 0, 0]
    assert p.at(3, "2.6-3") == 1


@pytest.mark.rule("dei.drone.hunter-kill", "dei.ruling.outpost-reevaluation", "dei.ruling.outpost-tie")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_all_whom_the_hunter_hits_lose_their_scrappers_at_once(holder: int) -> None:
    """Between two losses nobody has a majority for a moment: on a tie the holder keeps the outpost."""
    p = Position(*THREE).drone("hunter", "2.3-2").units(0, {"2.3-2": 1}, leader="2.1-3")
    p.units(1, {"2.3-2": 2}, leader="2.2-3").units(2, {"2.3-2": 2}, leader="2.2-3")
    (outpost,) = p.board.outposts_in[p.area("2.3-2")]
    p.s.holders[outpost] = holder
    p.do(Fly(0, HUNTER, 0)).play(f"fly {p.name('2.3-2')}", "yes")
    assert [p.at(seat, "2.3-2") for seat in (0, 1, 2)] == [1, 1, 1]
    assert p.holder("2.3-2") == holder


@pytest.mark.rule("dei.drone.hunter-immune", "dei.leader.not-removable")
def test_the_hunter_spares_leaders_and_own_scrappers() -> None:
    p = (
        Position(*THREE)
        .units(0, {"2.6-5": 2})
        .units(1, {}, leader="2.6-5")
        .units(2, {"2.6-5": 1}, leader="2.6-5")
    )
    p.drone("hunter", "2.6-5").do(Fly(0, HUNTER, 0)).play("fly 2.6-5", "yes")
    assert p.at(0, "2.6-5") == 2
    assert [p.player(seat).leader for seat in (1, 2)] == [p.area("2.6-5")] * 2
    assert p.at(2, "2.6-5") == 0
    assert p.do(Fly(0, HUNTER, 0)).play("fly 2.6-5").asked == (-1, ""), "only leaders are left"


@pytest.mark.rule("dei.drone.hunter-vp", "dei.drone.hunter-candy", "dei.ruling.candy-both-sides")
def test_a_point_for_each_kill_and_one_candy_boost() -> None:
    p = Position(*THREE).units(1, {"2.6-5": 2}).units(2, {"2.6-5": 1}).drone("hunter", "2.6-5")
    p.do(Fly(0, HUNTER, 0)).play("fly 2.6-5", "yes")
    assert p.score(0)["hunt"] == p.player(0).score == 2
    assert [len(p.candies(seat)) for seat in range(3)] == [1, 1, 1]
    p.do(Fly(0, HUNTER, 0)).play("fly 2.6-5", "no")
    assert (p.player(0).score, len(p.candies(0))) == (2, 1), "nothing for a spared opponent"


@pytest.mark.rule("dei.ruling.killed-scrappers")
def test_killed_scrappers_go_back_to_their_owner() -> None:
    p = Position(*THREE).units(1, {"2.6-5": 2}).drone("hunter", "2.6-5").do(Fly(0, HUNTER, 0))
    p.play("fly 2.6-5", "yes")
    assert p.player(1).on_board == 1
    assert p.holder("2.6-5") == 1


@pytest.mark.rule("dei.ruling.drone-ability-hooks")
def test_what_drones_do_is_no_action_of_its_kind() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z").badge(0, "sprinter").badge(0, "salvage_yard")
    p.units(0, {"2.6-5": 2}).tokens(**{"2.6-5": 2}).elevators(0, ("2.6-5", "2.6-A"))
    p.drone("harvester", "2.6-5").do(Fly(0, HARVESTER, 0)).play("fly 2.6-5", "harvest 2")
    assert p.asked == (-1, ""), "no swap"
    p.drone("teleporter", "2.6-5").do(Fly(0, TELEPORTER, 0)).play("fly 2.6-5", "unit scrapper", "to 2.1-A")
    assert p.asked == (-1, ""), "no further move"

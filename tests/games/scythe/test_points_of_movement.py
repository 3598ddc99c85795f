"""What modules change about units on the move, and about the start and control."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.board import BIT, board, union
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.movement import reach
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, MINE, NOWHERE, Player, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.module import Module


def place(name: str) -> int:
    return board().index(name)


def table(*seats: str) -> Position:
    p = Position(*(seats or ("rusviet mechanical", "saxony industrial")), modules=["changes"])
    return p.set(0, coins=9, popularity=5, power=5).workers(0, "V3").character(0, "M4").encounters()


def worker_goes(p: Position) -> set[str]:
    """Where a worker goes from V3."""
    return {board().places[i] for i in bits(reach(p.s, 0, FIRST_WORKER, place("V3")))}


def test_a_link_for_workers(module: Module) -> None:
    plain = worker_goes(table())
    module.on("worker_links")(lambda _s, _seat, here: BIT[place("F2")] if here == place("V3") else 0)
    assert worker_goes(table()) == plain | {"F2"}


def test_a_place_where_workers_do_not_go_unless_they_are_carried(module: Module) -> None:
    plain = worker_goes(table())
    module.on("worker_bars")(lambda _s, seat: BIT[place("M5")] if seat == 0 else 0)
    assert worker_goes(table()) == plain - {"M5"}
    p = table().mech(0, 1, "V3").turn(0).play("move", "units", "unit mech1", "to M5", "load worker 1")
    assert p.workers_at(0, "M5") == 1


def test_more_steps_also_for_workers(module: Module) -> None:
    module.on("more_steps")(lambda _s, _seat, unit: int(unit >= FIRST_WORKER))
    p = table().turn(0).play("move", "units", "worker V3", "to T4")
    assert p.asked == (0, "Destination")
    assert p.play("to M5").workers_at(0, "M5") == 1


def test_a_shared_mine_is_a_tunnel(module: Module) -> None:
    plain = worker_goes(table().structure(1, "mine", "V3"))
    module.on("mines")(lambda s, _seat: BIT[s.players[1].structures[MINE]])
    tunnels = {board().places[i] for i in bits(board().tunnels)}
    assert worker_goes(table().structure(1, "mine", "V3")) == plain | tunnels
    assert not tunnels & plain


def test_sparing_workers_depends_on_the_position(module: Module) -> None:
    module.on("spares_workers")(lambda s, seat: s.players[seat].coins > 5)
    for coins, lost in ((9, 0), (3, 1)):
        p = table("saxony industrial", "rusviet mechanical").set(0, coins=coins, power=5)
        p.mech(1, 1, "FACTORY").workers(1, "FACTORY").set(1, power=0).hand(0).hand(1).turn(0)
        p.play("move", "units", "unit character", "to FACTORY", "done").commit(0, 1)
        assert p.player(0).popularity == 5 - lost


class TestPassing:
    """A unit may pass through W3 before anything happens there."""

    @pytest.fixture(autouse=True)
    def passing(self, module: Module) -> None:
        module.on("passes")(lambda _s, _seat, _unit, here: here == place("W3"))
        module.on("more_steps")(lambda _s, _seat, unit: int(unit < FIRST_WORKER))

    def ready(self) -> Position:
        p = table().mech(0, 1, "M3").workers(0, "M3", "M3").goods("M3", oil=2).workers(1, "W3")
        p.turn(0).play("move", "units", "unit mech1", "to W3", "load worker 1", "load oil 2")
        assert p.asked == (0, "GoOn")
        return p

    def test_it_goes_on_with_all_that_it_carries_and_nobody_is_driven_off(self) -> None:
        p = self.ready()
        assert p.workers_at(1, "W3") == 1
        p.play("to FACTORY")
        assert (p.where(0, 1), p.workers_at(0, "FACTORY"), p.tokens("FACTORY")) == ("FACTORY", 1, {"oil": 2})
        assert (p.workers_at(1, "W3"), p.player(0).popularity, p.workers_at(0, "M3")) == (1, 5, 1)

    def test_it_stops_and_meets_what_is_there(self) -> None:
        p = self.ready().play("stop")
        assert (p.where(0, 1), p.workers_at(1, "W3"), p.player(0).popularity) == ("W3", 0, 4)
        assert p.asked == (0, "WhichUnit")

    def test_with_no_step_left_it_is_not_asked(self) -> None:
        p = table().mech(0, 1, "T5").workers(1, "W3").turn(0)
        p.play("move", "units", "unit mech1", "to FACTORY", "to W3")
        assert (p.where(0, 1), p.workers_at(1, "W3"), p.asked[1]) == ("W3", 0, "WhichUnit")


def test_a_module_changes_what_a_player_starts_with(module: Module) -> None:
    @module.on("start_pieces")
    def rich(rules: ScytheRules, seat: int, p: Player) -> None:
        if seat == 1:
            p.coins += 7
            p.units[1] = rules.board.index("FACTORY")

    plain: Any = spielwerk.game("scythe", seats=2, deal=1).new(4)
    s: Any = spielwerk.game("scythe", seats=2, deal=1, modules=["changes"]).new(4)
    assert [p.coins for p in s.players] == [plain.players[0].coins, plain.players[1].coins + 7]
    assert s.players[1].fighters_at & BIT[place("FACTORY")], "the masks know it"


class TestHomes:
    """Seat 1, Saxony, uses the home base of the Nordic Kingdoms."""

    @pytest.fixture(autouse=True)
    def moved_in(self, module: Module) -> None:
        module.on("homes")(lambda homes, _rules, _seat: (homes[0], "nordic", *homes[2:]))

    def test_it_starts_there_and_plays_when_that_base_does(self) -> None:
        p = Position("rusviet mechanical", "saxony industrial", "crimea patriotic", modules=["changes"])
        player = p.player(1)
        assert (player.home, player.units[CHARACTER]) == (place("HB_NORDIC"),) * 2
        assert player.units[FIRST_WORKER : FIRST_WORKER + 2] == list(board().starts["nordic"])
        order = list(p.s.rules.order)
        assert order[(order.index(1) + 1) % 3] == 0, "the Nordic base is before the Rusviet one"

    def test_wayfare_leads_to_the_base_that_is_empty(self) -> None:
        p = Position("crimea mechanical", "saxony industrial", modules=["changes"]).mech(0, 2, "V5").turn(0)
        found = p.play("move", "units").destinations("unit mech2")
        assert "HB_SAXONY" in found
        assert "HB_NORDIC" not in found

    def test_an_automa_starts_from_there(self) -> None:
        p = Solo("saxony automa", table={"modules": ["changes"]})
        m = automa_of(p.s, AUTOMA)
        assert (m.home, m.home_near) == (place("HB_NORDIC"), union(board().starts["nordic"]))


def test_seats_that_share_control_hold_regions_together(module: Module) -> None:
    module.on("sharing")(lambda _groups, _rules, _seat: ((0, 2),))
    module.on("foes")(lambda _foes, _rules, _seat: ((1,), (0, 2), (1,)))
    p = Position("rusviet mechanical", "saxony industrial", "crimea patriotic", modules=["changes"])
    p.workers(0, "V3").workers(1, "T8").workers(2, "V9")
    assert controlled(p.s, 0) == controlled(p.s, 2)
    assert controlled(p.s, 0) & BIT[place("V9")]
    assert not controlled(p.s, 1) & BIT[place("V9")]


def test_deploy_offers_the_mechs_that_are_off_the_board(module: Module) -> None:
    """Whatever the mask of abilities says: one of them may be covered."""

    @module.on("on_deployed")
    def covered(s: Scythe, seat: int, mech: int) -> None:
        s.players[seat].abilities &= ~(1 << mech)

    p = table("saxony mechanical", "rusviet industrial").workers(0, "V7").goods("V7", metal=8)
    p.turn(0).play("bolster", "skip", "deploy", "mech 3")
    assert p.player(0).abilities == 0
    p.set(0, section=-1).goods("V7", metal=8).turn(0).play("bolster", "skip", "deploy")
    assert [o for o in p.options if o.startswith("mech")] == ["mech 1", "mech 2", "mech 4"]
    assert p.player(0).units[4] == NOWHERE


def test_what_a_game_hands_on_and_the_keys_it_opens(module: Module) -> None:
    module.on("reports")(lambda s, seat: {"coins": s.players[seat].coins})
    module.on("opens")(lambda s: ["fenris-5c"] if s.players[0].coins > 9 else [])
    p = table().set(1, coins=4)
    assert p.game.box.report(p.s) == {"seats": [{"coins": 9}, {"coins": 4}]}
    assert p.game.box.keys(p.s) == frozenset()
    assert p.game.box.keys(p.set(0, coins=10).s) == frozenset({"fenris-5c"})

"""Airships: set-up, tiles and movement."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from games.scythe.positions import Position
from games.scythe.wind.flying import SEATS, Fleet
from spielwerk.games.scythe import components
from spielwerk.games.scythe.modules.airships import Airships, carries, passive, tiles_of
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import CHARACTER
from spielwerk.kernel.schema import SetupError

RESOURCES, WORKERS = (3, 0), (0, 2)


# --- set-up


@pytest.mark.rule("scythe.windgambit.use.two-modules")
def test_both_modules_can_be_used_alone_or_together_at_every_player_count() -> None:
    for modules in (["airships"], ["end-tiles"], ["airships", "end-tiles"]):
        for seats in (2, 3, 5, 7):
            more = ["invaders"] if seats > 5 else []
            game = spielwerk.game("scythe", seats=seats, modules=[*modules, *more])
            parts = {kind.__name__ for kind in game.rules.slots}
            assert ("Airships" in parts, "EndTile" in parts) == (
                "airships" in modules,
                "end-tiles" in modules,
            )
            assert game.decision(game.new(1)) is not None


@pytest.mark.rule("scythe.windgambit.airship.one-each")
def test_each_player_has_one_airship_on_the_home_base() -> None:
    p = Fleet(seats=SEATS)
    assert p.s.part(Airships).at == tuple([player.home for player in p.s.players])


@pytest.mark.rule("scythe.windgambit.airship.tiles")
def test_one_tile_of_each_of_the_eight_is_drawn_for_all() -> None:
    file = components.airships()
    assert (len(file.aggressive), len(file.passive)) == (8, 8)
    drawn = set()
    for deal in range(60):
        game = spielwerk.game("scythe", seats=3, deal=deal, modules=["airships"])
        (pair,) = game.setup["airship_tiles"]
        assert [tiles_of(game.rules, seat) for seat in range(3)] == [pair] * 3  # type: ignore[arg-type]
        drawn |= set(pair)
    assert drawn == set(file.tiles())


@pytest.mark.rule("scythe.windgambit.airship.own-tiles")
def test_each_player_may_draw_tiles_of_their_own() -> None:
    game = spielwerk.game("scythe", seats=7, deal=3, modules=["airships", "invaders"], own_airship_tiles=True)
    pairs = game.setup["airship_tiles"]
    assert [len(set(kind)) for kind in zip(*pairs, strict=True)] == [7, 7], "none is drawn twice"
    own = [["bombard", "drill"], ["bounty", "reap"]]
    p = Fleet(airship_tiles=own, own_airship_tiles=True).airship(0, "T6").airship(1, "T6")
    assert [tiles_of(p.s.rules, seat) for seat in (0, 1)] == own
    assert p.fly(0).may("to") == {"T5", "L5", "V7", "W7", "F6", "M8"}
    p.route("to T5", "to T6", "to T5")
    assert p.over(0) == "T5", "three with Drill"
    p.fly(1).play("to T5")
    assert p.over(1) == "T5"
    assert p.asked[1] != "Flight", "one with Reap"


@pytest.mark.rule("scythe.windgambit.airship.values", "scythe.windgambit.airship.value-table")
def test_the_tiles_say_what_an_airship_carries_and_how_far_it_flies() -> None:
    cargo = {
        "bombard": RESOURCES,
        "espionage": RESOURCES,
        "toll": RESOURCES,
        "war-correspondent": RESOURCES,
        "bounty": WORKERS,
        "siege-engine": WORKERS,
        "distract": WORKERS,
        "blitzkrieg": WORKERS,
    }
    ranges = {"drill": 3, "negotiate": 3, "reap": 1}
    assert {tile: carries(Fleet(tile).s.rules, 0) for tile in cargo} == cargo
    for tile in components.airships().passive:
        p = Fleet("toll", tile.id)
        assert passive(p.s.rules, 1).range == ranges.get(tile.id, 2)


def test_given_tiles_are_checked() -> None:
    for tiles in ([], [["toll"]], [["boost", "toll"]], [["toll", "boost"], ["bombard", "reap"]]):
        with pytest.raises(SetupError, match="airship_tiles"):
            Fleet(airship_tiles=tiles)


def test_a_data_pack_replaces_values_without_code(tmp_path: Path) -> None:
    box = Path(str(components.__file__)).parents[1] / "data"
    text = (box / "airships.toml").read_text("utf-8")
    changed = text.replace("resources = 3 ", "resources = 4 ")
    changed = changed.replace("numbers = [1, 3, 5]", "numbers = [2, 4, 6]")
    (tmp_path / "airships.toml").write_text(changed.replace("range = 3", "range = 5"), "utf-8")
    game = spielwerk.game(
        "scythe", seats=2, modules=["airships"], airship_tiles=[["bombard", "drill"]], pack=tmp_path
    )
    rules = game.rules
    assert carries(rules, 0) == (4, 0)  # type: ignore[arg-type]
    assert passive(rules, 0).range == 5  # type: ignore[arg-type]
    panel = next(p for p in game.box.speech().panels(game.view(game.new(1), 0), rules) if p.key == "airships")
    assert "2, 4 or 6" in panel.rows[0][2]
    assert "5" in panel.rows[1][1]


# --- movement


@pytest.mark.rule("scythe.windgambit.airship.move")
def test_it_moves_as_one_of_the_units_of_a_move_action_and_finishes_first() -> None:
    p = Fleet().airship(0, "T6").workers(0, "F6", "F6").turn(0).play("move", "units")
    assert "airship" in p.options
    p.play("airship").route("to V7", "to V6")
    assert p.asked == (0, "WhichUnit")
    assert "airship" not in p.options, "only once"
    p.play("worker F6", "to V9")
    assert p.asked != (0, "WhichUnit"), "two units have moved"
    assert p.over(0) == "V6"


@pytest.mark.rule("scythe.windgambit.airship.move")
def test_no_other_unit_moves_in_the_middle_of_a_flight_nor_does_it_fly_beyond_its_range() -> None:
    p = Fleet().airship(0, "T6").workers(0, "F6").fly().play("to V7")
    assert p.asked == (0, "Flight")
    assert not [text for text in p.options if text.split(" ")[0] in ("unit", "worker")]
    p.play("to V6")
    assert not p.may("to"), "its range is 2"


@pytest.mark.rule("scythe.windgambit.airship.flight")
def test_it_flies_over_rivers_lakes_the_factory_opponents_and_other_airships() -> None:
    p = Fleet(passive="drill").airship(0, "T3").airship(1, "W3").mech(1, 1, "V1")
    assert p.fly().may("to") == {"V1", "W1", "L2", "M2", "W3", "L3"}, "W1 and V1 lie across rivers"
    p.play("to L3", "to FACTORY")
    assert p.may("to") == {"W3", "L3", "L4", "M4", "T5", "L5"}
    p.play("to W3")
    assert p.over(0) == "W3"
    p.airship(0, "T3").fly().route("to V1")
    assert p.over(0) == "V1"
    assert p.where(1, 1) == "V1", "nothing happens to the mech"


@pytest.mark.rule("scythe.windgambit.airship.no-home-base")
def test_it_never_flies_to_a_home_base_and_uses_neither_tunnels_nor_mines() -> None:
    p = Fleet().structure(0, "mine", "M5").airship(0, "M5")
    assert p.fly().may("to") == {"V3", "T4", "L6"}, "no mine, no adjacent home base"
    p.airship(0, "W4")
    assert p.fly().may("to") == {"M2", "F2", "L3", "V3", "M4", "T4"}, "a tunnel, too"


@pytest.mark.rule("scythe.windgambit.airship.factory-move")
def test_with_a_factory_card_it_flies_one_region_further_but_not_twice() -> None:
    p = Fleet().airship(0, "T6").set(0, factory_card=1, section=-1, coins=0, power=0, popularity=0)
    p.turn(0).play("factory")
    while p.asked[1] != "WhichUnit":
        p.play("skip")
    p.play("airship", "to V7", "to T6", "to V7")
    assert p.over(0) == "V7"
    assert p.asked[1] not in ("Flight", "WhichUnit")


@pytest.mark.rule("scythe.windgambit.airship.no-abilities")
def test_no_ability_moves_it_and_it_counts_for_no_star_objective_or_tie_breaker() -> None:
    p = Fleet().abilities(0, 1, 2, 3, 4).airship(0, "V5")
    assert p.fly().may("to") == {"M4", "T4", "L5", "L6", "W7", "M7"}, "no Township, no Riverwalk"
    p.play("to W7", "to V8")
    assert p.over(0) == "V8", "Speed adds nothing"
    before = Fleet().airship(0, "home")
    after = Fleet().airship(0, "FACTORY")
    for rank in before.s.rules.tie_breaks.values():
        assert rank(before.s, 0) == rank(after.s, 0)
    for count in before.s.rules.star_counts.values():
        assert count(before.s, 0) == count(after.s, 0)


@pytest.mark.rule("scythe.windgambit.airship.no-control")
def test_it_controls_nothing_and_gives_no_right_to_resources_below() -> None:
    p = Fleet().goods("T6", oil=4).airship(0, "T6")
    assert not p.s.held[0]
    assert p.counts(0)["regions"] == p.counts(0)["resources"] == 0
    p.set(0, section=-1).turn(0).play("move", "skip")
    assert p.asked != (0, "Bottom"), "nothing to pay with"


@pytest.mark.rule("scythe.windgambit.airship.no-conflict")
def test_it_neither_fights_nor_drives_off_nor_stops_anybody() -> None:
    p = Fleet().airship(0, "V7").mech(1, 1, "T6").workers(1, "F6").character(0, "T5").mech(0, 1, "T5")
    p.fly().route("to T6", "to F6").play("done")
    assert p.where(1, 1) == "T6"
    assert p.workers_at(1, "F6") == 1
    assert p.player(0).popularity == 5
    p = Fleet().airship(1, "T5").mech(0, 1, "F5").mech(0, 4, "F5").turn(0)
    p.play("move", "units", "unit mech1", "to T5")
    assert p.asked == (0, "Destination"), "a unit with Speed goes on through the territory of an airship"
    p.play("to FACTORY", "done")
    assert p.where(0, 1) == "FACTORY"


@pytest.mark.rule("scythe.windgambit.airship.no-conflict")
def test_it_adds_no_combat_card_and_does_not_retreat() -> None:
    p = Fleet("toll").airship(0, "T6").airship(1, "T6").hand(0, 2, 2).hand(1, 3, 3)
    p.mech(1, 1, "T6").mech(0, 1, "T5").turn(0)
    p.aboard(1, oil=3).play("move", "units", "unit mech1", "to T6", "done")
    p.play("dial 5", "card 0", seat=0)
    assert not p.options_of(0), "one unit, one card"
    p.commit(1, 0)
    assert p.where(1, 1) == "home"
    assert (p.over(0), p.over(1)) == ("T6", "T6")


@pytest.mark.rule("scythe.windgambit.airship.no-tokens")
def test_it_sets_off_no_traps_has_no_encounter_and_gains_no_factory_card() -> None:
    p = Fleet(seats=("togawa innovative", "rusviet mechanical"), modules=["invaders"], passive="drill")
    tokens = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("T6"), -1, -1, -1), 1
    p.encounters("V7").airship(1, "F6").fly(1).play("to T6")
    assert tokens.armed == 1
    p.route("to V7").play("done")
    assert p.s.encounters >> p.place("V7") & 1
    p.airship(1, "T5").fly(1).route("to FACTORY").play("done")
    assert not p.player(1).factory_card
    assert p.asked[1] != "TakeFactoryCard"


@pytest.mark.rule("scythe.windgambit.airship.occupied", "scythe.windgambit.tile.craft")
def test_only_workers_characters_and_mechs_occupy_a_region() -> None:
    def sites(p: Fleet) -> bool:
        p.aboard(0).workers(0, "V3").goods("V3", wood=4).set(0, section=-1)
        bottoms = p.s.rules.mats[0].bottom
        section = ("move", "bolster", "trade", "produce")[bottoms.index(2)]
        p.turn(0).play(section, "skip", "build")
        while p.asked[1] == "Pay":
            p.play(p.options[0])
        p.play("structure mine")
        return "at T6" in p.options

    def craft() -> Fleet:
        return Fleet("toll", "craft").airship(0, "T6")

    assert sites(craft())
    assert sites(craft().airship(1, "T6")), "an airship does not occupy"
    for occupied in (
        craft().mech(1, 1, "T6"),
        craft().character(1, "T6"),
        craft().workers(1, "T6"),
        craft().character(0, "T6"),
    ):
        assert not sites(occupied)
    p = craft().structure(1, "mill", "T6")
    assert p.s.rules.sites[0](p.s, 0), "a structure does not occupy, but leaves no room for another"
    assert not sites(p)


def test_a_player_whose_units_cannot_move_may_still_fly() -> None:
    p = Fleet().character(0, "V2").workers(0)
    p.player(0).units[CHARACTER] = -1
    p.fresh().turn(0).play("move")
    assert "units" in p.options
    p.play("units")
    assert p.options == ["done", "airship"]


def test_positions_of_other_modules_have_no_airship() -> None:
    p = Position("rusviet mechanical", "saxony industrial").turn(0).play("move", "units")
    assert "airship" not in p.options

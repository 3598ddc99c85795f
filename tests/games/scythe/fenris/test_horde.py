"""The Horde: its set-up, its turn and the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.siege import MODULE, RING, Siege
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.modules.horde import Horde
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import NOWHERE
from spielwerk.kernel.points import ClashingModules
from spielwerk.kernel.schema import SetupError

SEVEN: dict[str, Any] = {"modules": ["invaders", "horde"], "spoilers": ["fenris-h"]}
ONLY_HERE = ["objective", "territories", "coins", "structure-bonus", "five-stars"]


def laid(seats: int, seed: int) -> list[str]:
    """The tiles of a new game."""
    game = spielwerk.game("scythe", seats=seats, **(SEVEN if seats > 5 else MODULE))
    s: Any = game.new(seed)
    return [s.rules.star_names[row] for row in s.part(Horde).laid]


# --- set-up


@pytest.mark.rule("fenris.horde.tiles-1", "fenris.horde.tiles-2", "fenris.horde.tiles-3")
@pytest.mark.parametrize(("seats", "n"), [(1, 5), (2, 8), (3, 10)])
def test_few_players_fill_few_tiles(seats: int, n: int) -> None:
    assert len(laid(seats, 1)) == n


@pytest.mark.rule("fenris.horde.tiles-4", "fenris.horde.tiles-5")
@pytest.mark.parametrize(("seats", "n"), [(4, 12), (5, 14)])
def test_more_players_fill_more_tiles(seats: int, n: int) -> None:
    assert len(laid(seats, 1)) == n


@pytest.mark.rule("fenris.horde.tiles-6", "fenris.horde.tiles-7", "fenris.horde.tiles-layout")
@pytest.mark.parametrize(("seats", "n"), [(6, 16), (7, 18)])
def test_many_players_fill_more_tiles_than_the_track_has_spaces(seats: int, n: int) -> None:
    game = spielwerk.game("scythe", seats=seats, **SEVEN)
    s: Any = game.new(1)
    assert len(laid(seats, 1)) == n
    assert len(s.rules.track_order[0](s.parts, s.rules)) == n


@pytest.mark.rule("fenris.horde.tiles-21", "fenris.ruling.horde-tile-composition")
def test_there_are_21_tiles() -> None:
    track = Siege().s.rules.star_track
    printed = Counter({id: star.printed for id, star in track.items()})
    assert printed.total() == 21
    assert printed["combat"] == 4
    assert printed["objective"] == 2
    assert len(track) == 17


@pytest.mark.rule("fenris.horde.tiles-only-five")
def test_five_tiles_are_used_only_here() -> None:
    here = Siege().s.rules.star_track
    rules: Any = spielwerk.game("scythe", seats=2, modules=["tiles"], spoilers=["fenris-8a"]).rules
    there = rules.star_track
    more = Counter({id: star.printed for id, star in here.items()})
    more.subtract({id: star.printed for id, star in there.items() if star.printed})
    assert +more == Counter(ONLY_HERE)
    needed = [here[id].at for id in ("territories", "coins", "five-stars")]
    assert needed == [7, 20, 5]


@pytest.mark.rule("fenris.horde.tiles-1-no-five-star", "fenris.horde.tiles-1-second-objective")
def test_one_player_gets_neither_five_stars_nor_a_second_objective() -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        tiles = laid(1, seed)
        assert tiles.count("objective") <= 1
        seen.update(tiles)
    assert seen["five-stars"] == 0
    assert seen["objective"] > 20
    assert "five-stars" in {tile for seed in range(20) for tile in laid(2, seed)}
    assert max(laid(2, seed).count("objective") for seed in range(40)) == 2


@pytest.mark.rule("fenris.horde.units", "fenris.horde.extra-figure", "fenris.horde.faction")
def test_six_units_stand_around_the_factory() -> None:
    """On land and on lakes, one in each region; nobody has to give up a faction for them."""
    p = Siege("crimea mechanical", "saxony industrial", "nordic", "rusviet", "polania")
    assert sorted(p.units) == sorted(RING)


@pytest.mark.rule("fenris.horde.popularity-18", "fenris.horde.stars-dice", "fenris.horde.any-factions")
def test_the_timer_begins_at_18_and_no_star_is_placed() -> None:
    game = spielwerk.game("scythe", seats=[{"faction": "togawa"}, {"faction": "nordic"}], **SEVEN)
    s: Any = game.new(3)
    assert s.players[-1].popularity == 18
    assert s.part(Horde).stars == 0
    assert s.rules.factions == ("togawa", "nordic", "horde")


@pytest.mark.rule("fenris.horde.first-card", "fenris.horde.base-power")
def test_one_card_beside_its_tile_is_its_power() -> None:
    powers = set()
    for seed in range(12):
        game = spielwerk.game("scythe", seats=2, **MODULE)
        s: Any = game.new(seed)
        (kind,) = [kind for kind, n in enumerate(s.hands[-1]) if n]
        assert s.hands[-1][kind] == 1
        assert s.players[-1].power == s.rules.card_values[kind]
        powers.add(s.players[-1].power)
    assert len(powers) > 1


@pytest.mark.rule("fenris.horde.first-player", "fenris.horde.acts-last")
def test_the_lowest_mat_begins_and_the_horde_comes_last() -> None:
    p = Siege("crimea innovative", "saxony industrial", "nordic engineering", modules=["invaders", "horde"])
    numbers = [p.s.rules.mats[seat].number for seat in range(3)]
    assert p.s.round[0] == numbers.index(min(numbers))
    assert p.s.round[-1] == p.me
    p.turn(p.s.round[-2]).play("move", "skip")
    assert (p.timer, p.asked) == (17, (p.s.round[0], "ChooseSection"))


@pytest.mark.rule("fenris.horde.one-player")
def test_one_person_may_play_alone() -> None:
    game = spielwerk.game("scythe", seats=1, **MODULE)
    assert list(game.players) == [0]
    with pytest.raises(SetupError, match="1 given; allowed are 2 to"):
        spielwerk.game("scythe", seats=1)
    with pytest.raises(SetupError, match="1 given; allowed are 2 to"):
        spielwerk.game("scythe", seats=1, modules=["mad-tesla"], spoilers=["fenris-all"])


@pytest.mark.rule("fenris.compat.horde-no-automa")
def test_no_automa_plays_against_the_horde() -> None:
    with pytest.raises(SetupError, match=r"seats\[1\].automa: no Automa plays with"):
        spielwerk.game("scythe", seats=[{}, {"automa": "automa"}], **MODULE)


@pytest.mark.rule(
    "fenris.compat.horde-no-tracks", "fenris.compat.horde-no-rivals", "fenris.compat.horde-no-mad-tesla"
)
@pytest.mark.parametrize("other", ["war-track", "peace-track", "tiles", "rivals", "mad-tesla"])
def test_what_the_horde_excludes(other: str) -> None:
    with pytest.raises(ClashingModules) as clash:
        spielwerk.game("scythe", seats=2, modules=["horde", other], spoilers=["fenris-all"])
    assert {clash.value.module, clash.value.other} == {"horde", other}


# --- the timer


@pytest.mark.rule("fenris.horde.timer", "fenris.horde.timer-13-17", "fenris.horde.blue-die-12")
@pytest.mark.parametrize("before", [18, 14])
def test_with_much_time_left_its_turn_ends_at_once(before: int) -> None:
    p = Siege().its_turn(before)
    assert p.asked[1] == "ChooseSection"
    assert p.timer == before - 1
    assert sorted(p.units) == sorted(RING)


@pytest.mark.rule("fenris.horde.timer-1-12", "fenris.horde.blue-die-12")
@pytest.mark.parametrize("before", [13, 2])
def test_from_12_on_its_units_march(before: int) -> None:
    p = Siege().its_turn(before)
    assert (p.timer, p.asked) == (before - 1, (-1, "March"))


@pytest.mark.rule("fenris.horde.timer-0", "fenris.horde.cooperative")
def test_at_0_all_players_lose_at_once() -> None:
    p = Siege().its_turn(1)
    assert (p.timer, p.won) == (0, False)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (outcome.victor, outcome.places) == ("horde", ())


@pytest.mark.rule("fenris.horde.timer-example")
def test_it_stays_for_five_turns_marches_for_twelve_and_wins_in_the_eighteenth() -> None:
    p = Siege().horde("F7")
    stayed = marched = 0
    for turn in range(1, 18):
        p.its_turn(p.timer)
        if p.asked[1] == "March":
            marched += 1
            p.march(2)  # off the board
        else:
            stayed += 1
        assert p.won is None, turn
    assert (stayed, marched) == (5, 12)
    assert p.its_turn(p.timer).won is False


# --- the march


@pytest.mark.rule("fenris.horde.move-all", "fenris.horde.terrain")
def test_all_units_go_one_region_in_the_direction_of_the_die() -> None:
    """Onto lakes and across rivers: between M4 and T4 there is one."""
    p = Siege().horde("M4", "T5", "W3").its_turn().march(2)
    assert p.units == ["T4", "L5", "L3"]


@pytest.mark.rule("fenris.horde.no-stacking", "fenris.horde.move-order")
def test_units_in_a_row_all_move_however_they_are_numbered() -> None:
    p = Siege().horde("W3", "L3", "W4").its_turn().march(2)
    assert p.units == ["L3", "W4", "V3"]


@pytest.mark.rule("fenris.horde.no-stacking", "fenris.horde.move-order", "fenris.ruling.horde-off-board")
def test_a_unit_stays_at_the_edge_and_blocks_those_behind_it() -> None:
    p = Siege().horde("M7", "T7", "W7", "V9").its_turn().march(2)
    assert p.units == ["M7", "T7", "W7", "V9"]
    p.its_turn().march(3)
    assert p.units == ["F7", "T7", "V8", "V9"]


@pytest.mark.rule("fenris.horde.no-tunnels", "fenris.ruling.madtesla-home-bases")
def test_neither_tunnels_nor_home_bases_are_ways() -> None:
    p = Siege().horde("W4", "F4").its_turn().march(5)
    assert p.units == ["L3", "F4"], "the home base of Polania is beside F4"


@pytest.mark.rule("fenris.horde.workers", "fenris.horde.workers-no-loss")
def test_workers_without_a_combat_unit_go_home() -> None:
    p = Siege().workers(0, "T4", "T4").workers(1, "T4").goods("T4", oil=3).horde("M4").its_turn().march(2)
    assert (p.workers_at(0, "home"), p.workers_at(1, "home")) == (2, 1)
    assert p.timer == 12
    assert p.asked[1] == "ChooseSection", "no combat"
    assert p.tokens("T4") == {"oil": 3}


@pytest.mark.rule("fenris.horde.workers")
def test_workers_beside_a_partners_mech_stay_for_the_combat() -> None:
    p = Siege().workers(0, "T4").mech(1, 1, "T4").horde("M4").its_turn().march(2)
    assert (p.workers_at(0, "T4"), p.asked) == (1, (1, "OpenDial"))


@pytest.mark.rule("fenris.horde.carry-resources")
def test_resources_move_along_with_a_unit() -> None:
    p = Siege().horde("W3", "L3").goods("W3", wood=2).goods("L3", oil=1).its_turn().march(2)
    assert (p.tokens("W3"), p.tokens("L3"), p.tokens("W4")) == ({}, {"wood": 2}, {"oil": 1})


@pytest.mark.rule("fenris.horde.ignores-tokens")
def test_traps_and_encounters_mean_nothing_to_its_units() -> None:
    p = Siege("togawa", "crimea mechanical", modules=["invaders", "horde"], spoilers=["fenris-h"])
    tokens = p.s.part(Tokens)
    tokens.traps = (p.place("T4"), *tokens.traps[1:])
    tokens.armed = 1
    p.encounters("T4").horde("M4").its_turn().march(2)
    assert (p.units, p.timer, tokens.armed) == (["T4"], 12, 1)
    assert p.s.encounters == BIT[p.place("T4")]


@pytest.mark.rule("fenris.horde.harder")
@pytest.mark.parametrize(("harder", "timer"), [(False, 12), (True, 9)])
def test_in_the_harder_game_driven_off_workers_cost_time(harder: bool, timer: int) -> None:
    p = Siege(horde_harder=harder).workers(0, "T4", "T4").workers(1, "T4").horde("M4").its_turn().march(2)
    assert p.timer == timer


@pytest.mark.rule("fenris.horde.harder", "fenris.horde.timer-0")
def test_in_the_harder_game_time_may_run_out_in_the_middle_of_its_turn() -> None:
    p = Siege(horde_harder=True).workers(0, "T4", "T4").horde("M4", "V9").its_turn(3).march(2)
    assert (p.timer, p.won) == (0, False)


@pytest.mark.rule("fenris.horde.workers", "fenris.horde.timer-0")
def test_when_time_has_run_out_nobody_else_is_driven_off() -> None:
    p = Siege(horde_harder=True).workers(0, "T4", "T4", "T6").horde("M4", "V7").its_turn(3).march(2)
    assert (p.timer, p.won) == (0, False)
    assert (p.workers_at(0, "home"), p.workers_at(0, "T6")) == (2, 1)


# --- the end


@pytest.mark.rule("fenris.horde.win-units", "fenris.horde.cooperative")
def test_all_players_win_when_all_six_units_are_destroyed() -> None:
    p = Siege().horde("M4").mech(0, 1, "FACTORY").move("unit mech1", "to M4").answer(7).die(1)
    assert (p.units, p.won) == ([], True)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("fenris.horde.win-tiles")
def test_all_players_win_when_every_tile_has_a_star() -> None:
    p = Siege().tiles("power", "popularity").stars(1, popularity=1).set(0, power=15, coins=3)
    p.turn(0).play("bolster", "take power 1")
    assert p.stars_of(0, "power") == 1
    assert p.won is True


@pytest.mark.rule("fenris.horde.win-tiles")
def test_each_of_two_tiles_of_a_kind_needs_a_star() -> None:
    p = Siege().tiles("combat", "combat").horde("M4", "F7").mech(0, 1, "FACTORY")
    p.move("unit mech1", "to M4").answer(7).die(1).play("card 0")
    assert (p.stars_of(0), p.won) == (1, None)
    p.horde("V5", "F7").set(0, power=9, section=-1).move("unit mech1", "to V5").answer(7).die(1).play(
        "card 0"
    )
    assert (p.stars_of(0), p.won) == (2, True)


@pytest.mark.rule("fenris.horde.sixth-star-no-end")
def test_a_sixth_star_does_not_end_the_game() -> None:
    p = Siege().tiles("power", "popularity", "combat").set(0, power=15, coins=3)
    p.player(0).stars = (5, *[0] * (len(p.player(0).stars) - 1))
    p.turn(0).play("bolster", "take power 1")
    assert (p.player(0).star_count, p.won) == (6, None)


@pytest.mark.rule("fenris.horde.no-scoring")
@pytest.mark.parametrize("rich", [0, 1])
def test_coins_decide_nothing(rich: int) -> None:
    p = Siege().set(rich, coins=90, popularity=18).horde("M4").mech(0, 1, "FACTORY")
    p.move("unit mech1", "to M4").answer(7).die(1)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (outcome.places, outcome.tie_breaks) == (((0, 1),), ())


def test_destroyed_units_stay_off_the_board() -> None:
    p = Siege().horde("M4").its_turn().march(2)
    assert p.s.players[p.me].units[1:6] == [NOWHERE] * 5

"""Fenris: its set-up, the tokens it places, and the abilities of its mechs."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.wolves import (
    DEATH_RAY,
    FANATICAL,
    FENRIS,
    FOE,
    HORRIFY,
    LEAP,
    ME,
    Wolves,
)
from games.scythe.invasion import flag, trap
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.influence import InfluenceGiven
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language

MODULE: dict[str, Any] = {"modules": ["fenris-faction"], "spoilers": ["fenris-all"]}
HOMES = ["albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"]


# --- set-up


def homes(deal: int, *factions: str) -> tuple[str, ...]:
    seats = [{"faction": faction} for faction in factions]
    game = spielwerk.game("scythe", seats=seats, deal=deal, **MODULE)
    return game.rules.homes  # type: ignore[attr-defined,no-any-return]


@pytest.mark.rule("fenris.faction-fenris.home-module")
def test_fenris_plays_at_a_random_base_that_nobody_uses() -> None:
    found = {homes(deal, "fenris", "saxony", "nordic")[0] for deal in range(40)}
    assert found == {*HOMES} - {"saxony", "nordic"}
    assert {homes(deal, "fenris", "saxony")[1] for deal in range(9)} == {"saxony"}


@pytest.mark.rule("fenris.faction-fenris.home-module")
def test_its_character_and_workers_begin_there_and_its_beaten_units_return_there() -> None:
    seats = [FENRIS, {"faction": "saxony", "mat": "industrial"}]
    s: Any = spielwerk.game("scythe", seats=seats, **MODULE).new(1)
    b = board()
    assert s.players[0].home == s.players[0].units[0] == b.home["crimea"]
    assert [place for place in s.players[0].units[6:] if place >= 0] == [*b.starts["crimea"]]


@pytest.mark.rule("fenris.faction-fenris.home-campaign")
@pytest.mark.parametrize("base", HOMES[:4])
def test_a_campaign_hands_the_former_base_in(base: str) -> None:
    seats = [{"faction": "fenris", "home": base}, {"faction": "saxony"}]
    for deal in range(4):
        game = spielwerk.game("scythe", seats=seats, deal=deal, **MODULE)
        assert game.rules.homes == (base, "saxony")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("faction", "home"),
    [("fenris", "saxony"), ("fenris", "atlantis"), ("nordic", "crimea"), (None, "crimea")],
)
def test_a_base_must_be_free_and_is_for_factions_without_one(faction: str | None, home: str) -> None:
    seats: list[Any] = [{"faction": faction, "home": home}, {"faction": "saxony"}]
    with pytest.raises(SetupError, match=r"seats\[0\]\.home.*free are"):
        spielwerk.game("scythe", seats=seats, **MODULE)


@pytest.mark.rule("fenris.faction-fenris.mat-in-pool")
def test_its_mat_is_shuffled_in_with_the_others() -> None:
    def dealt(**options: Any) -> set[str]:
        games = [spielwerk.game("scythe", seats=3, deal=deal, **options) for deal in range(40)]
        return {seat["faction"] for game in games for seat in game.setup["seats"]}

    assert "fenris" in dealt(**MODULE)
    assert dealt() == {"nordic", "rusviet", "crimea", "saxony", "polania"}


def test_without_its_module_or_its_key_it_does_not_exist() -> None:
    seats: list[Any] = [{"faction": "fenris"}, {}]
    with pytest.raises(SetupError, match="comes with the module 'fenris-faction'"):
        spielwerk.game("scythe", seats=seats, spoilers=["fenris-all"])
    with pytest.raises(SetupError) as error:
        spielwerk.game("scythe", seats=seats)
    assert "fenris" not in str(error.value).replace("'fenris'", "", 1)


@pytest.mark.rule("fenris.faction-fenris.start-values", "fenris.ruling.fenris-start-values")
def test_it_begins_with_4_power_and_2_combat_cards() -> None:
    s: Any = spielwerk.game("scythe", seats=[FENRIS, {}], **MODULE).new(1)
    assert (s.players[0].power, sum(s.hands[0])) == (4, 2)


@pytest.mark.rule("fenris.faction-fenris.recruit-bonuses", "fenris.ruling.fenris-start-values")
@pytest.mark.parametrize(("bonus", "n"), [("power", 3), ("coins", 3), ("popularity", 1), ("cards", 3)])
def test_its_recruits_bring_more_or_less_than_those_of_others(bonus: str, n: int) -> None:
    assert (gained(ME, bonus), gained(FOE, bonus)) == (n, 2)


def gained(seat: int, bonus: str) -> int:
    """What the one-time bonus of a recruit brings to a seat."""
    p = Wolves().workers(seat, "V6").goods("V6", food=9).set(seat, section=-1).turn(seat)
    section = p.s.rules.mats[seat].bottom.index(3)
    p.play(["move", "bolster", "trade", "produce"][section], "skip", "enlist")
    while p.asked[1] != "OneTimeBonus":
        p.play(p.options[0])
    before = possessions(p, seat)[bonus]
    p.play(f"bonus {bonus}")
    while p.asked == (seat, "Gain"):
        p.play(p.options[0])
    paid = p.s.rules.mats[seat].coins[3] if bonus == "coins" else 0
    return possessions(p, seat)[bonus] - before - paid


def possessions(p: Wolves, seat: int) -> dict[str, int]:
    q = p.player(seat)
    return {"power": q.power, "coins": q.coins, "popularity": q.popularity, "cards": sum(p.s.hands[seat])}


@pytest.mark.rule("fenris.faction-fenris.components")
def test_it_has_as_many_pieces_as_every_faction() -> None:
    """Eight workers and four mechs, one of them the Annihilator of the campaign."""
    p = Wolves()
    assert len(p.player(ME).units) == len(p.player(FOE).units)
    for mech in (1, 2, 3, 4):
        p.mech(ME, mech, "V6")
    assert p.workers(ME, *["V6"] * 8).player(ME).workers == 8
    assert p.player(ME).mechs == 4


# --- placing tokens


def walker() -> Wolves:
    """The character of Fenris is in V6, beside M6."""
    return Wolves().character(ME, "V6")


@pytest.mark.rule("fenris.faction-fenris.influence-first")
def test_after_its_movement_the_character_may_leave_a_token() -> None:
    p = walker().go("unit character", "M6").play("done")
    assert (p.asked, p.options) == ((ME, "FirstToken"), ["yes", "no"])
    p.play("yes")
    assert (p.tokens_on_board, p.part.held[ME]) == (["M6"], 15)


@pytest.mark.rule("fenris.faction-fenris.influence-first")
def test_it_comes_after_combat_and_encounter() -> None:
    p = walker().encounters("M6").encounter(1).mech(FOE, 1, "M6").abilities(FOE).set(FOE, power=0)
    p.go("unit character", "M6").play("done")
    assert p.asked[1] == "Dial"
    p.commit(ME, 5).commit(FOE, 0)
    assert p.asked == (ME, "Encounter")
    p.play(p.options[0])
    while p.asked[1] != "FirstToken":
        p.play(p.options[0])
    assert p.play("yes").tokens_on_board == ["M6"]


@pytest.mark.rule("fenris.faction-fenris.influence-first")
def test_a_character_that_has_not_moved_or_was_beaten_leaves_none() -> None:
    p = walker().mech(ME, 1, "T8").go("unit mech1", "M6").play("done")
    assert p.asked[0] == FOE
    p = walker().set(ME, power=0).mech(FOE, 1, "M6").go("unit character", "M6").play("done").commit(FOE, 5)
    assert (p.where(ME, 0), p.tokens_on_board) == ("home", [])
    assert p.asked[1] != "FirstToken"
    p = walker().supply(3, FOE).character(FOE, "W5").go("unit character", "W6", seat=FOE).play("done")
    assert p.asked[1] != "FirstToken", "nobody else places tokens"


@pytest.mark.rule("fenris.ruling.influence-first-token", "fenris.faction-fenris.primary-terrain")
def test_the_first_token_may_lie_on_the_factory_or_a_lake() -> None:
    p = walker().character(ME, "T5").factory().go("unit character", "FACTORY").play("done")
    assert p.play("yes").tokens_on_board == ["FACTORY"]
    p = walker().character(ME, "T5").mech(ME, FANATICAL, "home").lay("L3")
    p.go("unit character", "L3").play("done")
    assert (p.asked[1], p.part.held[ME]) == ("FirstToken", 16)
    assert p.play("yes").tokens_on_board == ["L3"]


@pytest.mark.rule("fenris.faction-fenris.no-stack")
@pytest.mark.parametrize("token", ["flag", "trap", "influence", "encounter"])
def test_no_token_where_another_one_lies(token: str) -> None:
    p = Wolves(FENRIS, "albion militant", "togawa innovative", modules=("invaders",)).character(ME, "V6")
    if token == "flag":
        flag(p, "M6")
    elif token == "trap":
        trap(p, "coins", "M6", armed=False)
    elif token == "influence":
        p.lay("M6")
    p.go("unit character", "M6").play("done")
    if token == "encounter":  # it comes there while the question is open
        p.encounters("M6")
    assert "yes" not in p.options


@pytest.mark.rule("fenris.faction-fenris.influence-second", "fenris.faction-fenris.no-stack")
def test_the_second_token_goes_anywhere_without_units_and_tokens() -> None:
    p = Wolves(FENRIS, "albion militant", "togawa innovative", modules=("invaders",)).character(ME, "V6")
    flag(p, "F1")
    trap(p, "coins", "T1")
    p.lay("V9").encounters("M2").character(1, "W1").workers(1, "W2").mech(2, 1, "T4")
    p.go("unit character", "M6").play("done", "yes")
    assert p.asked == (ME, "SecondToken")
    b = board()
    taken = {"F1", "T1", "V9", "M2", "W1", "W2", "T4", "M6"}
    primary = {name for i, name in enumerate(b.places[: len(b.terrain)]) if b.terrain[i] < 5}
    assert {o.removeprefix("at ") for o in p.options} == {*(primary - taken), "decline"}
    assert p.play("at M1").tokens_on_board == ["M1", "M6", "V9"]
    assert p.part.held[ME] == 13


@pytest.mark.rule("fenris.faction-fenris.primary-terrain")
def test_lakes_the_factory_and_home_bases_are_no_primary_territories() -> None:
    p = walker().go("unit character", "M6").play("done", "yes")
    names = [option.removeprefix("at ") for option in p.options if option != "decline"]
    assert not [name for name in names if name[0] == "L" or name.startswith(("FACTORY", "HB"))]
    assert {name[0] for name in names} == {"M", "F", "T", "W", "V"}


@pytest.mark.rule("fenris.faction-fenris.occupied-meaning")
def test_a_structure_alone_occupies_nothing() -> None:
    p = walker().structure(FOE, "mine", "W5").workers(FOE, "W6")
    p.go("unit character", "M6").play("done", "yes")
    assert ("at W5" in p.options, "at W6" in p.options) == (True, False)


@pytest.mark.rule(
    "fenris.faction-fenris.influence-second-needs-first", "fenris.ruling.influence-second-token"
)
def test_without_the_first_there_is_no_second() -> None:
    p = walker().go("unit character", "M6").play("done", "no")
    assert (p.asked[0], p.tokens_on_board) == (FOE, [])
    p = walker().lay("M6").go("unit character", "M6").play("done")
    assert p.asked[1] != "SecondToken"


@pytest.mark.rule("fenris.faction-fenris.influence-second")
def test_the_second_is_optional_and_comes_from_the_supply_too() -> None:
    p = walker().go("unit character", "M6").play("done", "yes", "decline")
    assert p.tokens_on_board == ["M6"]
    p = walker().supply(1).go("unit character", "M6").play("done", "yes")
    assert (p.asked[1] != "SecondToken", p.part.held[ME]) == (True, 0)
    p = walker().supply(0).go("unit character", "M6").play("done")
    assert p.asked[1] != "FirstToken"


def test_a_champion_leaves_tokens_like_the_character() -> None:
    """One after the other, each with a second one."""
    p = walker().champion("T8").set(ME, section=-1).turn(ME).play("move", "units")
    p.walk("unit character", "M6").walk("unit champion", "V6").play("done")
    assert p.asked[1] == "FirstToken"
    p.play("yes", "at M1", "yes", "at F1")
    assert p.tokens_on_board == ["M1", "F1", "M6", "V6"]


# --- Leap


def leaper(place: str = "M6", **fields: Any) -> Wolves:
    return walker().mech(ME, 1, place).abilities(ME, LEAP).set(ME, **fields)


@pytest.mark.rule("fenris.faction-fenris.leap", "fenris.ruling.leap-geometry")
def test_a_leap_goes_two_regions_in_a_straight_line() -> None:
    p = leaper("T6").turn(ME).play("move", "units")
    assert p.destinations("unit mech1") == {"T5", "V7", "W7", "T3", "M3", "W4", "F5", "V5"} | {
        "M4",
        "V6",
        "M7",
    }
    p = leaper("T6").abilities(ME).turn(ME).play("move", "units")
    assert p.destinations("unit mech1") == {"T5", "V7", "W7", "T3", "M3", "W4", "F5", "V5"}


@pytest.mark.rule("fenris.faction-fenris.leap-obstacles")
@pytest.mark.parametrize(
    ("origin", "to", "what"),
    [
        ("M6", "V7", "a river and enemies in V6"),
        ("F5", "W3", "a lake"),
        ("W5", "T8", "a river on both sides"),
    ],
)
def test_a_leap_crosses_rivers_lakes_and_enemies(origin: str, to: str, what: str) -> None:
    p = leaper(origin).character(ME, "home").mech(FOE, 1, "V6").mech(FOE, 2, "M6").abilities(FOE)
    if origin == "M6":
        p.s.players[FOE].units[2] = p.place("V6")
        p.fresh()
    p.go("unit mech1", to).play("done")
    assert p.where(ME, 1) == to, what
    assert p.asked[1] != "Dial", "nobody in between is attacked"


@pytest.mark.rule("fenris.ruling.leap-geometry")
def test_with_a_tile_for_lakes_a_leap_ends_there_too() -> None:
    """From T5 lakes L3 and L7 are two steps away; Suiton leads onto lakes."""
    p = Wolves(modules=("mech-mods",)).mech(ME, 1, "T5").mech(ME, 2, "home")
    p.set(ME, abilities=1 << LEAP - 1 | p.s.rules.bit("suiton")).turn(ME).play("move", "units")
    found = p.destinations("unit mech1")
    assert {place for place in found if place.startswith("L")} == {"L3", "L4", "L5", "L7"}


@pytest.mark.rule("fenris.ruling.leap-geometry")
def test_a_leap_ends_only_where_the_unit_may_go() -> None:
    """From T5 lakes L3 and L7 are two steps away, but Fenris does not sail; from home it leaps onto land."""
    p = leaper("T5").turn(ME).play("move", "units")
    found = p.destinations("unit mech1")
    assert not [place for place in found if place.startswith("L")]
    assert {"M3", "W6", "V5", "M8"} <= found
    p = leaper("home").character(ME, "V6").turn(ME).play("move", "units")
    assert p.destinations("unit mech1") == {"F6", "V9", "V6", "T6"}


@pytest.mark.rule("fenris.faction-fenris.leap")
def test_workers_do_not_leap() -> None:
    p = leaper("M6").workers(ME, "M6").turn(ME).play("move", "units")
    assert p.destinations("worker M6") == {"V6", "T8"}


def factory_move(p: Wolves) -> Wolves:
    p.set(ME, factory_card=5, section=-1).turn(ME).play("factory")
    while p.asked[1] != "WhichUnit":
        p.play("skip" if "skip" in p.options else p.options[0])
    return p


@pytest.mark.rule("fenris.faction-fenris.leap-factory-card")
def test_with_a_factory_card_a_unit_leaps_twice() -> None:
    p = factory_move(leaper("M6").character(ME, "home")).walk("unit mech1", "V7")
    assert "to FACTORY" in p.options
    assert p.play("to FACTORY").where(ME, 1) == "FACTORY"


@pytest.mark.rule("fenris.faction-fenris.leap-factory-card")
def test_the_leap_of_an_earlier_turn_does_not_count() -> None:
    p = leaper("T6").character(ME, "home").go("unit mech1", "V6").play("done")
    assert p.where(ME, 1) == "V6"
    factory_move(p.mech(ME, 1, "M6").abilities(ME, LEAP)).walk("unit mech1", "V7", "FACTORY")
    assert p.where(ME, 1) == "FACTORY"


@pytest.mark.rule("fenris.faction-fenris.leap-factory-card")
def test_a_worker_that_leaps_along_counts_for_nothing() -> None:
    p = factory_move(leaper("M6").workers(ME, "M6").character(ME, "home")).play("unit mech1")
    p.play("to V7", "load worker 1", "to FACTORY", "load worker 1")
    assert (p.where(ME, 1), p.workers_at(ME, "FACTORY")) == ("FACTORY", 1)


@pytest.mark.rule("fenris.faction-fenris.leap")
def test_a_unit_leaps_again_in_its_next_turn() -> None:
    p = leaper("M6").character(ME, "home").go("unit mech1", "V7").play("done")
    p.go("unit mech1", "FACTORY")
    assert p.where(ME, 1) == "FACTORY"


@pytest.mark.rule("fenris.faction-fenris.leap-factory-card")
@pytest.mark.parametrize("tile", ["pontoons", "regroup"])
def test_a_step_that_a_tile_allows_is_no_leap(module: Any, tile: str) -> None:
    """From W3 over a lake to F5, whose shores Pontoons connect; one more step is made for the tests."""
    module.add("more_steps", lambda _s, _seat, _unit: 1)
    p = Wolves(modules=("changes", "mech-mods")).character(ME, "home").mech(ME, LEAP, "W3")
    p.set(ME, abilities=p.player(ME).abilities | p.s.rules.bit(tile)).go(f"unit mech{LEAP}", "F5")
    assert p.where(ME, LEAP) == "F5"
    assert ("to T8" in p.options) == (tile == "pontoons"), "a leap, if there was none before"


@pytest.mark.rule("fenris.faction-fenris.leap-factory-card")
def test_without_one_more_steps_bring_no_second_leap(module: Any) -> None:
    """With one more step, made for the tests; another unit has a leap of its own."""
    module.add("more_steps", lambda _s, _seat, _unit: 1)
    p = Wolves(modules=("changes",)).mech(ME, 1, "M6").mech(ME, 2, "F5").abilities(ME, LEAP)
    p.set(ME, section=-1).turn(ME).play("move", "units").walk("unit mech1", "V7")
    assert {"to F5", "to T5", "to T6"} <= {*p.options}
    assert not {"to FACTORY", "to M6", "to W7", "to V9"} & {*p.options}
    p.play("stop")
    assert "to W3" in p.play("unit mech2").options
    q = Wolves(modules=("changes",)).mech(ME, 1, "M6").abilities(ME, LEAP)
    factory_move(q).walk("unit mech1", "V7", "FACTORY")
    assert q.asked[1] == "Destination"
    assert not {"to V4", "to V7", "to M2", "to T4", "to W7"} & {*q.options}, "two are enough"


# --- Fanatical


@pytest.mark.rule("fenris.faction-fenris.fanatical")
@pytest.mark.parametrize("unit", ["character", "mech4"])
def test_a_fanatical_move_goes_to_any_token_and_takes_it(unit: str) -> None:
    p = Wolves().character(ME, "V6").mech(ME, FANATICAL, "V6").lay("M1", "T4")
    p.go(f"unit {unit}", "M1").play("done")
    assert p.where(ME, 0 if unit == "character" else FANATICAL) == "M1"
    assert p.part.on_board == 1 << p.place("T4")
    assert p.part.held[ME] == 15


@pytest.mark.rule("fenris.faction-fenris.fanatical")
def test_without_the_ability_tokens_are_out_of_reach() -> None:
    p = Wolves().character(ME, "V6").lay("M1", "T4").turn(ME).play("move", "units")
    assert p.destinations("unit character") == {"M6", "T8"}
    p = Wolves().mech(ME, FANATICAL, "home").workers(ME, "V6").lay("M1").turn(ME).play("move", "units")
    assert p.destinations("worker V6") == {"M6", "T8"}, "and for workers"


@pytest.mark.rule("fenris.ruling.fanatical-adjacent")
def test_an_adjacent_token_can_only_be_entered_normally_and_stays() -> None:
    """M6 is adjacent, V7 lies across a river, and F5 and T6 are tunnels."""
    p = Wolves().character(ME, "V6").mech(ME, FANATICAL, "home").lay("M6", "V7", "M1")
    p.set(ME, section=-1).turn(ME).play("move", "units")
    assert p.destinations("unit character") == {"M6", "T8", "M1"}
    p.walk("unit character", "M6").play("done")
    assert p.part.on_board >> p.place("M6") & 1
    p = Wolves().character(ME, "F5").mech(ME, FANATICAL, "home").lay("T6").go("unit character", "T6")
    assert p.tokens_on_board == ["T6"]


@pytest.mark.rule("fenris.ruling.fanatical-adjacent")
def test_a_token_that_a_tile_makes_adjacent_stays() -> None:
    """Pontoons make T5 and F5, on the shores of the same lakes, adjacent to each other."""
    p = Wolves(modules=("mech-mods",)).character(ME, "M3").mech(ME, FANATICAL, "home").lay("T5")
    p.go("unit character", "T5").play("done")
    assert p.part.held[ME] == 16, "without the tile it is far away"
    p = Wolves(modules=("mech-mods",)).character(ME, "M3").mech(ME, FANATICAL, "home").lay("T5")
    p.set(ME, abilities=p.player(ME).abilities | p.s.rules.bit("pontoons"))
    p.go("unit character", "T5").play("done")
    assert (p.where(ME, 0), p.tokens_on_board) == ("T5", ["T5"])


@pytest.mark.rule("fenris.ruling.fanatical-adjacent", "fenris.faction-fenris.fanatical-only")
@pytest.mark.parametrize(
    ("tile", "origin", "to", "stays"),
    [
        ("township", "V1", "FACTORY", True),
        ("township", "FACTORY", "V1", False),
        ("underpass", "M1", "T6", True),
        ("underpass", "T6", "M1", False),
    ],
)
def test_what_a_tile_makes_adjacent_depends_on_control_before_the_move(
    tile: str, origin: str, to: str, stays: bool
) -> None:
    """The unit itself controls the village or mountain: where it comes from, or only where it goes."""
    p = Wolves(modules=("mech-mods",)).character(ME, "home").mech(ME, FANATICAL, origin).lay(to)
    p.workers(ME, origin).set(ME, abilities=p.player(ME).abilities | p.s.rules.bit(tile))
    p.go(f"unit mech{FANATICAL}", to).play("load worker 1", "done")
    assert (p.where(ME, FANATICAL), p.workers_at(ME, to)) == (to, 1)
    assert p.tokens_on_board == [to] * stays


@pytest.mark.rule("fenris.faction-fenris.fanatical-only", "fenris.mechmods.stealth-ignore")
def test_a_fanatical_move_past_enemies_takes_the_token_where_it_ends_alone() -> None:
    """With Stealth and a Factory card: first to T4, where a foe stands, then on by a normal step."""
    p = Wolves(modules=("mech-mods",)).character(ME, "V6").mech(ME, FANATICAL, "home").character(FOE, "T4")
    p.set(ME, abilities=p.player(ME).abilities | p.s.rules.bit("stealth")).lay("T4")
    before = p.s.copy()
    factory_move(p).walk("unit character", "T4")
    assert p.asked == (ME, "GoOn")
    onward = next(text for text in p.options if text.startswith("to "))
    assert p.play(onward).tokens_on_board == ["T4"], "what is there is ignored"
    p.play("done").go("unit character", "T4")
    assert (p.where(ME, 0), p.tokens_on_board) == ("T4", ["T4"]), "a normal step takes nothing"
    p.s = before
    factory_move(p.fresh()).walk("unit character", "T4")
    assert p.play("stop").tokens_on_board == []


@pytest.mark.rule("fenris.faction-fenris.fanatical-only")
@pytest.mark.parametrize(("answer", "left"), [("no", ["V7"]), ("yes", [])])
def test_where_a_leap_leads_too_the_player_says_which_it_was(answer: str, left: list[str]) -> None:
    p = Wolves().mech(ME, 1, "M6").mech(ME, FANATICAL, "home").abilities(ME, LEAP, FANATICAL).lay("V7")
    p.go("unit mech1", "V7")
    assert (p.asked, p.options) == ((ME, "TakeBack"), ["no", "yes"])
    assert p.play(answer).tokens_on_board == left


@pytest.mark.rule("fenris.faction-fenris.fanatical")
def test_who_cannot_leap_is_not_asked_which_it_was() -> None:
    p = Wolves().mech(ME, 1, "M6").abilities(ME, FANATICAL).lay("V7").go("unit mech1", "V7")
    assert (p.where(ME, 1), p.tokens_on_board) == ("V7", [])
    assert p.asked[1] != "TakeBack"


@pytest.mark.rule("fenris.faction-fenris.fanatical-only", "fenris.faction-fenris.fanatical")
def test_which_it_was_is_said_before_the_next_step() -> None:
    p = Wolves().mech(ME, 1, "M6").mech(ME, FANATICAL, "home").abilities(ME, LEAP, FANATICAL).lay("V7")
    factory_move(p).walk("unit mech1", "V7")
    assert p.asked == (ME, "TakeBack")
    assert p.play("yes").tokens_on_board == []
    assert (p.asked[1], "to FACTORY" in p.options) == ("Destination", True)


@pytest.mark.rule("fenris.faction-fenris.fanatical-only")
def test_a_leap_alone_takes_nothing() -> None:
    p = leaper("M6").lay("V7").go("unit mech1", "V7").play("done")
    assert (p.where(ME, 1), p.tokens_on_board) == ("V7", ["V7"])


@pytest.mark.rule("fenris.faction-fenris.fanatical-only", "fenris.agents.failure-return")
def test_a_fanatical_move_that_agents_send_back_takes_nothing_and_leaves_no_trace() -> None:
    """A foe who subdues them later takes the one token that lies there."""
    p = Wolves(modules=("agents",)).character(ME, "home").mech(ME, FANATICAL, "V6").lay("T3")
    p.set(ME, power=0, popularity=0, coins=0).set(FOE, power=9, popularity=9, coins=9)
    p.go(f"unit mech{FANATICAL}", "T3").play("done")
    assert (p.where(ME, FANATICAL), p.tokens_on_board) == ("V6", ["T3"])
    p.character(FOE, "W3").abilities(FOE).go("unit character", "T3", seat=FOE)
    while p.asked[1] in ("PayPower", "PayCoins"):
        p.play(p.options[0])
    assert (p.where(FOE, 0), p.part.held) == ("T3", (15, 1))


# --- Horrify


@pytest.mark.rule("fenris.faction-fenris.horrify-example", "fenris.faction-fenris.horrify")
def test_a_won_attack_on_a_mech_and_two_workers_gives_three_tokens() -> None:
    p = attack(workers=2)
    assert (p.asked, p.options) == ((ME, "Horrify"), ["horrify 3", "horrify 2", "horrify 1", "horrify 0"])
    assert p.where(FOE, 1) == "M6", "with the retreat itself"
    p.play("horrify 3")
    assert (p.part.held, p.where(FOE, 1)) == ((13, 3), "home")


def attack(*, workers: int = 0, supply: int = 16, abilities: tuple[int, ...] = (HORRIFY,)) -> Wolves:
    """Fenris wins its attack on M6."""
    p = Wolves().character(ME, "V6").mech(FOE, 1, "M6").workers(FOE, *["M6"] * workers).set(FOE, power=0)
    p.abilities(ME, *abilities).abilities(FOE).supply(supply).go("unit character", "M6").play("done")
    return p.commit(ME, 5)


@pytest.mark.rule("fenris.faction-fenris.horrify")
def test_giving_is_optional_and_needs_the_ability() -> None:
    p = attack().play("horrify 0")
    assert p.part.held == (16, 0)
    assert attack(abilities=()).asked[1] != "Horrify"


@pytest.mark.rule("fenris.faction-fenris.horrify-source")
def test_the_tokens_come_from_the_supply() -> None:
    p = attack(workers=2, supply=2)
    assert p.options == ["horrify 2", "horrify 1", "horrify 0"]
    assert attack(workers=2, supply=0).asked[1] != "Horrify"


@pytest.mark.rule("fenris.faction-fenris.horrify")
def test_a_defender_gives_none() -> None:
    p = (
        Wolves()
        .character(ME, "M6")
        .abilities(ME, HORRIFY)
        .mech(FOE, 1, "V6")
        .abilities(FOE)
        .set(FOE, power=0)
    )
    p.go("unit mech1", "M6", seat=FOE).play("done").commit(ME, 5)
    assert (p.where(FOE, 1), p.asked[1] == "Horrify", p.part.held) == ("home", False, (16, 0))


@pytest.mark.rule("fenris.faction-fenris.horrify", "fenris.faction-fenris.horrify-workers")
def test_nobody_else_gives_tokens() -> None:
    """Not even tokens that it has collected, with the ability on the same space of its own mat."""
    p = Wolves().character(FOE, "V6").mech(ME, 1, "M6").set(ME, power=0).abilities(ME).supply(3, FOE)
    p.abilities(FOE, HORRIFY).go("unit character", "M6", seat=FOE).play("done").commit(FOE, 5)
    assert (p.where(ME, 1), p.part.held[FOE]) == ("home", 3)
    assert p.asked[1] != "Horrify"
    q = Wolves().character(FOE, "V6").workers(ME, "M6").supply(3, FOE).abilities(FOE, HORRIFY)
    assert q.go("unit character", "M6", seat=FOE).asked[1] != "Horrify"


@pytest.mark.rule("fenris.faction-fenris.horrify")
def test_a_power_takes_no_tokens() -> None:
    p = Wolves(modules=("mad-tesla",), ask=True).mech(ME, HORRIFY, "T5").deck(*[2] * 10, discards=(2, 2))
    p.set(ME, power=9).go(f"unit mech{HORRIFY}", "FACTORY").play("done").commit(ME, 7)
    p.play("orange-die 1")
    assert (p.asked[1], p.part.held) == ("WhereTo", (16, 0))


@pytest.mark.rule("fenris.faction-fenris.horrify-workers")
def test_driving_off_workers_gives_tokens_without_a_combat() -> None:
    p = (
        Wolves()
        .character(ME, "V6")
        .workers(FOE, "M6", "M6")
        .abilities(ME, HORRIFY)
        .go("unit character", "M6")
    )
    assert (p.asked, p.options[0]) == ((ME, "Horrify"), "horrify 2")
    assert p.play("horrify 1").part.held == (15, 1)
    q = Wolves().character(ME, "V6").workers(FOE, "M6", "M6").abilities(ME).go("unit character", "M6")
    assert q.asked[1] != "Horrify"


@pytest.mark.rule("fenris.ruling.horrify-timing")
def test_the_tokens_are_given_even_if_the_star_ends_the_game() -> None:
    p = (
        Wolves()
        .character(ME, "V6")
        .mech(FOE, 1, "M6")
        .set(FOE, power=0)
        .abilities(ME, HORRIFY)
        .abilities(FOE)
    )
    p.stars(ME, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    p.go("unit character", "M6").play("done").commit(ME, 5)
    assert (p.asked[1], p.s.over) == ("Horrify", False)
    p.play("horrify 1")
    assert (p.s.over, p.part.held) == (True, (15, 1))


# --- Death Ray


def duel(*hand: int, abilities: tuple[int, ...] = (DEATH_RAY,)) -> Wolves:
    """One unit of Fenris attacks; the foe has neither power nor cards."""
    p = Wolves().character(ME, "V6").mech(FOE, 1, "M6").set(FOE, power=0).abilities(FOE)
    p.abilities(ME, *abilities).hand(ME, *hand).go("unit character", "M6").play("done", "dial 0")
    return p


@pytest.mark.rule("fenris.faction-fenris.death-ray-example", "fenris.faction-fenris.death-ray")
def test_hand_2_2_2_5_with_one_unit() -> None:
    p = duel(2, 2, 2, 5)
    assert p.options == ["card 0", "card 3", "done"]
    p.play("card 0")
    assert p.options == ["card 0", "done"], "not 2 and 5"
    p.play("card 0", "card 0")
    assert p.held(ME) == [5]
    q = duel(2, 2, 2, 5).play("card 3")
    assert q.held(ME) == [2, 2, 2]


@pytest.mark.rule("fenris.faction-fenris.death-ray-restriction")
def test_only_equal_cards_even_with_two_units() -> None:
    p = Wolves().character(ME, "V6").mech(ME, 1, "V6").mech(FOE, 1, "M6").set(FOE, power=0).abilities(FOE)
    p.abilities(ME, DEATH_RAY).hand(ME, 3, 4).set(ME, section=-1).turn(ME).play("move", "units")
    p.walk("unit character", "M6").walk("unit mech1", "M6").play("done", "dial 0", "card 1")
    assert p.held(ME) == [4]
    assert p.asked[1] != "AddCards", "the other card does not fit"
    q = duel(3, 4, abilities=()).play("card 1")
    assert q.held(ME) == [4], "without it one card for one unit, as for everybody"


def test_a_guess_of_its_sealed_cards_is_one_it_could_have_made() -> None:
    """Bots fill in what they cannot see: whatever they guess follows Death Ray."""
    p = Wolves().character(ME, "V6").mech(FOE, 1, "M6").set(FOE, power=5).abilities(FOE)
    p.abilities(ME, DEATH_RAY).hand(ME, 2, 2, 2, 5).hand(FOE, 3).go("unit character", "M6").play("done")
    p.play("dial 0", seat=ME).play("card 0", seat=ME).play("card 0", seat=ME).play("done", seat=ME)
    sizes = set()
    for seed in range(60):
        sealed = p.game.resample(p.view(FOE), Rng(seed)).sealed[ME]
        assert sum(n > 0 for n in sealed[1:]) <= 1, sealed
        sizes.add(sum(sealed[1:]))
    assert len(sizes) > 2


def test_the_log_tells_of_the_tokens() -> None:
    p = attack()
    p.s.journal = []
    p.play("horrify 1")
    told = [event for event in p.s.journal if isinstance(event, InfluenceGiven)]
    assert told == [InfluenceGiven(ME, FOE, 1)]
    with language("en"):
        said = p.game.box.speech().event(InfluenceGiven(ME, FOE, 2), p.s.rules)
    assert said == "Fenris gives Saxony Empire 2 influence tokens."

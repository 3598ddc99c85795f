"""Stars: what earns one, that it must be placed, stays, and blocks nobody."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def table() -> Position:
    """Seat 0 has a mat with Bolster over Upgrade, Produce over Deploy, Move over Build, Trade over Enlist."""
    p = Position("nordic industrial", "saxony mechanical").set(0, power=4, popularity=4, coins=5)
    return p.workers(0, "T1", "T1").hand(0).hand(1)


def placed(p: Position, seat: int, row: str) -> int:
    """Stars of a player in a row of the triumph track."""
    return int(p.player(seat).stars[p.s.rules.star_rows[row]])


def upgrade(p: Position) -> Position:
    return p.turn(0).play("bolster", "take power 3", "upgrade", "lift produce-regions")


@pytest.mark.rule("scythe.star.all-upgrades")
def test_the_sixth_upgrade_earns_a_star() -> None:
    p = table().set(0, slots=0b011111, covered=[1, 2, 1, 1]).goods("T1", oil=2)
    upgrade(p)
    assert p.player(0).slots == 0b111111
    assert placed(p, 0, "upgrades") == 1


@pytest.mark.rule("scythe.star.all-upgrades")
def test_the_fifth_upgrade_earns_none() -> None:
    p = table().set(0, slots=0b001111, covered=[1, 2, 0, 1]).goods("T1", oil=2)
    upgrade(p).play("cover build")
    assert p.player(0).star_count == 0


@pytest.mark.rule("scythe.star.all-mechs")
@pytest.mark.parametrize(("before", "stars"), [(2, 0), (3, 1)])
def test_the_fourth_mech_earns_a_star(before: int, stars: int) -> None:
    p = table().goods("T1", metal=3)
    for number in range(1, before + 1):
        p.mech(0, number, "T1")
    p.turn(0).play("produce", "skip", "deploy", "mech 4")
    assert p.where(0, 4) == "T1"
    assert placed(p, 0, "mechs") == p.player(0).star_count == stars


@pytest.mark.rule("scythe.star.all-structures")
@pytest.mark.parametrize(("before", "stars"), [(2, 0), (3, 1)])
def test_the_fourth_structure_earns_a_star(before: int, stars: int) -> None:
    p = table().goods("T1", wood=3)
    for name, place in (("mine", "W1"), ("monument", "M2"), ("armory", "V2"))[:before]:
        p.structure(0, name, place)
    p.turn(0).play("move", "skip", "build", "structure mill")
    assert placed(p, 0, "structures") == p.player(0).star_count == stars


@pytest.mark.rule("scythe.star.all-recruits")
@pytest.mark.parametrize(("before", "stars"), [(0b0011, 0), (0b0111, 1)])
def test_the_fourth_recruit_earns_a_star(before: int, stars: int) -> None:
    p = table().goods("T1", food=4).set(0, recruits=before, bonuses=0b0110)
    p.turn(0).play("trade", "skip", "enlist", "recruit enlist", "bonus power", "take power 2")
    assert placed(p, 0, "recruits") == p.player(0).star_count == stars


@pytest.mark.rule("scythe.star.all-workers")
@pytest.mark.parametrize(("makes", "stars"), [("make 1", 0), ("make 2", 1)])
def test_the_eighth_worker_earns_a_star(makes: str, stars: int) -> None:
    p = table().workers(0, "V2", "V2", "T1", "T1", "T1", "T1")
    p.turn(0).play("produce", "at V2", makes, "done")
    assert placed(p, 0, "workers") == p.player(0).star_count == stars


@pytest.mark.rule("scythe.star.all-workers", "scythe.ruling.worker-star-home-base")
def test_workers_in_the_home_base_count_for_the_star() -> None:
    p = table().workers(0, "V2", *["home"] * 6)
    p.turn(0).play("produce", "at V2")
    assert placed(p, 0, "workers") == 1


@pytest.mark.rule("scythe.star.popularity")
@pytest.mark.parametrize(("before", "stars"), [(16, 0), (17, 1)])
def test_popularity_18_earns_a_star(before: int, stars: int) -> None:
    p = table().set(0, popularity=before).turn(0).play("trade", "take popularity 1")
    assert p.player(0).popularity == before + 1
    assert placed(p, 0, "popularity") == p.player(0).star_count == stars


@pytest.mark.rule("scythe.star.power")
@pytest.mark.parametrize(("before", "stars"), [(13, 0), (14, 1)])
def test_power_16_earns_a_star(before: int, stars: int) -> None:
    p = table().set(0, power=before).turn(0).play("bolster", "take power 2")
    assert p.player(0).power == before + 2
    assert placed(p, 0, "power") == p.player(0).star_count == stars


def attack(p: Position, attacker: int = 0, defender: int = 1) -> Position:
    """A mech walks from T5 to T6 and wins with 1 to 0."""
    p.set(attacker, power=1, section=-1).set(defender, power=0).hand(attacker).hand(defender)
    p.mech(attacker, 1, "T5").mech(defender, 1, "T6")
    return p.turn(attacker).play("move", "units", "unit mech1", "to T6", "done", "dial 1")


@pytest.mark.rule("scythe.star.combat")
def test_two_won_combats_earn_a_star_each_a_third_none() -> None:
    p = table()
    found = []
    for _ in range(3):
        attack(p)
        found.append(placed(p, 0, "combat"))
    assert found == [1, 2, 2]


@pytest.mark.rule("scythe.star.combat", "scythe.star.once-per-space")
def test_a_faction_may_have_no_limit_for_combats() -> None:
    p = table()
    found = []
    for _ in range(4):
        attack(p, attacker=1, defender=0)
        found.append(placed(p, 1, "combat"))
    assert found == [1, 2, 3, 4]


@pytest.mark.rule("scythe.star.popularity-range", "scythe.ruling.track-limits")
def test_popularity_beyond_18_is_lost() -> None:
    p = table().set(0, popularity=17, slots=0b010000).turn(0).play("trade")
    assert "take popularity 1" in p.options
    assert "take popularity 2" not in p.options  # the cube has left its field: 2 would be gained below 17
    p = table().set(0, popularity=18).structure(0, "monument", "T1").turn(0)
    p.play("bolster", "less", "take power 2")
    assert p.player(0).popularity == 18
    assert p.asked != (0, "Gain")


@pytest.mark.rule("scythe.star.popularity-range", "scythe.ruling.track-limits")
def test_losses_of_popularity_stop_at_zero() -> None:
    p = table().set(0, popularity=1).mech(0, 1, "T5").workers(1, "T6", "T6", "T6")
    p.turn(0).play("move", "units", "unit mech1", "to T6")
    assert p.player(0).popularity == 0
    assert p.workers_at(1, "home") == 3


@pytest.mark.rule("scythe.star.power-range", "scythe.ruling.track-limits")
def test_power_beyond_16_is_lost() -> None:
    p = table().set(0, power=15).turn(0).play("bolster")
    assert "take power 1" in p.options
    assert "take power 2" not in p.options
    assert p.play("take power 1").player(0).power == 16
    p = table().set(0, power=16).goods("T1", food=4)
    p.turn(0).play("trade", "skip", "enlist", "recruit enlist", "bonus power")
    assert p.player(0).power == 16


@pytest.mark.rule("scythe.star.power-range", "scythe.ruling.track-limits", "scythe.ruling.ability-floors")
def test_losses_of_power_stop_at_zero() -> None:
    p = table().set(0, power=5).set(1, power=1).mech(0, 1, "T5").abilities(0, 3).mech(1, 1, "T6")
    p.turn(0).play(
        "move", "units", "unit mech1", "to T6", "done", "yes"
    )  # artillery: 1 of mine for 2 of yours
    assert [p.player(0).power, p.player(1).power] == [4, 0]


@pytest.mark.rule("scythe.star.ten-spaces")
def test_the_triumph_track_has_ten_spaces() -> None:
    p = table()
    track = {row: star.max for row, star in p.s.rules.star_track.items()}
    assert sum(track.values()) == sum(p.s.rules.star_limits[0]) == 10
    assert track == {
        "upgrades": 1,
        "mechs": 1,
        "structures": 1,
        "recruits": 1,
        "workers": 1,
        "objective": 1,
        "combat": 2,
        "popularity": 1,
        "power": 1,
    }


@pytest.mark.rule("scythe.star.mandatory")
def test_the_star_is_placed_without_a_question() -> None:
    p = table().set(0, power=14).turn(0).play("bolster", "take power 2")
    assert placed(p, 0, "power") == 1
    assert p.asked == (1, "ChooseSection")  # nobody was asked in between


@pytest.mark.rule("scythe.star.mandatory", "scythe.star.once-per-space")
def test_one_success_is_one_star() -> None:
    """A won combat is not counted again when the next action comes to its stars."""
    p = attack(table())
    p.set(0, power=3).turn(0).play("bolster", "take power 2")
    assert placed(p, 0, "combat") == p.player(0).star_count == 1


@pytest.mark.rule("scythe.star.mandatory", "scythe.faction.saxony-dominate-mandatory")
def test_even_the_star_of_a_won_combat_that_ends_the_game_too_early() -> None:
    p = table().stars(1, combat=5).set(1, coins=0).set(0, coins=90)
    attack(p, attacker=1, defender=0)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert placed(p, 1, "combat") == 6
    assert outcome.winners == (0,)


@pytest.mark.rule("scythe.star.never-lost")
def test_the_star_for_power_stays_when_power_is_spent() -> None:
    p = table().set(0, power=15).turn(0).play("bolster", "take power 1")
    p.mech(0, 1, "T5").mech(1, 1, "T6").set(1, power=0)
    p.turn(0).play("move", "units", "unit mech1", "to T6", "done", "dial 7")
    assert p.player(0).power == 9
    assert placed(p, 0, "power") == 1


@pytest.mark.rule("scythe.star.never-lost", "scythe.star.example-popularity-drop")
def test_the_star_for_popularity_stays_when_popularity_falls() -> None:
    p = table().set(0, popularity=17).turn(0).play("trade", "take popularity 1")
    assert placed(p, 0, "popularity") == 1
    p.mech(0, 1, "T5").workers(1, "T6").turn(0).play("move", "units", "unit mech1", "to T6")
    assert p.player(0).popularity == 17
    assert placed(p, 0, "popularity") == 1


@pytest.mark.rule("scythe.star.once-per-space")
@pytest.mark.parametrize(("row", "play"), [("power", "bolster"), ("popularity", "trade")])
def test_reaching_the_same_space_again_earns_nothing(row: str, play: str) -> None:
    p = table().set(0, power=15, popularity=17)
    p.turn(0).play(play, f"take {row} 1")
    assert placed(p, 0, row) == 1
    p.set(0, power=15, popularity=17, section=-1).turn(0).play(play, f"take {row} 1")
    assert placed(p, 0, row) == p.player(0).star_count == 1


@pytest.mark.rule("scythe.star.ten-spaces")
def test_what_is_not_on_the_track_earns_nothing() -> None:
    """A variant may take a space away."""
    p = table().set(0, power=15)
    del p.s.rules.star_rows["power"]
    p.turn(0).play("bolster", "take power 1")
    assert [p.player(0).power, p.player(0).star_count] == [16, 0]
    assert p.player(0).stars_due == 0


@pytest.mark.rule("scythe.star.shared-spaces", "scythe.star.all-upgrades")
def test_the_first_space_of_the_track_is_shared_too() -> None:
    p = table().stars(1, upgrades=1).set(0, slots=0b011111, covered=[1, 2, 1, 1]).goods("T1", oil=2)
    upgrade(p)
    assert [placed(p, 0, "upgrades"), placed(p, 1, "upgrades")] == [1, 1]


@pytest.mark.rule("scythe.star.shared-spaces")
def test_stars_of_all_players_may_lie_on_one_space() -> None:
    p = table().stars(1, power=1).set(0, power=15).turn(0).play("bolster", "take power 1")
    assert [placed(p, 0, "power"), placed(p, 1, "power")] == [1, 1]


@pytest.mark.rule("scythe.star.shared-spaces")
def test_combat_stars_of_another_player_do_not_use_up_the_two() -> None:
    p = attack(table().stars(1, combat=2))
    assert placed(p, 0, "combat") == 1


@pytest.mark.rule("scythe.star.max-six")
def test_two_stars_at_once_are_only_one_when_five_lie_already() -> None:
    """The last recruit brings the power for another star."""
    p = table().stars(0, upgrades=1, mechs=1, structures=1, workers=1, combat=1)
    p.goods("T1", food=4).set(0, recruits=0b0111, bonuses=0b0110, power=14)
    p.turn(0).play("trade", "skip", "enlist", "recruit enlist", "bonus power", "take power 2")
    assert p.player(0).star_count == 6
    assert p.options == []


@pytest.mark.rule("scythe.star.max-six", "scythe.star.mandatory")
def test_below_five_both_of_two_stars_are_placed() -> None:
    p = table().stars(0, upgrades=1, mechs=1, structures=1)
    p.goods("T1", food=4).set(0, recruits=0b0111, bonuses=0b0110, power=14)
    p.turn(0).play("trade", "skip", "enlist", "recruit enlist", "bonus power", "take power 2")
    assert [placed(p, 0, "recruits"), placed(p, 0, "power")] == [1, 1]
    assert p.player(0).star_count == 5
    assert p.asked == (1, "ChooseSection")

"""The War track: what earns stars there, for people and Automas."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.fenris.tracks import Several, draw_to_the_end, stars, win
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.progress import progress_star
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.stars import Stars, earn, spaces
from spielwerk.games.scythe.tracks import gain_popularity, gain_power
from spielwerk.kernel.module import AssemblyError
from spielwerk.kernel.schema import SetupError

WAR: dict[str, Any] = {"modules": ["war-track"], "spoilers": ["fenris-2a"]}
GOLDEN = 6


def table(*seats: str) -> Position:
    return Position(*(seats or ("rusviet mechanical", "nordic industrial")), **WAR)


@pytest.mark.rule("fenris.wartrack.cover", "fenris.wartrack.ten-spaces")
def test_it_takes_the_place_of_the_printed_track() -> None:
    p = table()
    assert spaces(p.s, p.s.rules) == (
        "upgrades-or-structures",
        "mechs",
        "recruits",
        "objective",
        *["combat"] * 4,
        "power",
        "combat-cards",
    )


@pytest.mark.rule("fenris.wartrack.combined-upgrade-structure")
@pytest.mark.parametrize(("first", "second"), [("upgrades", "structures"), ("structures", "upgrades")])
def test_upgrades_and_structures_share_one_star(first: str, second: str) -> None:
    p = table()
    number = {"upgrades": 6, "structures": 4}
    earn(p.s, 0, first, number[first] - 1)
    Stars(0).run(p.s)
    assert stars(p) == {}
    for cause in (first, second):
        earn(p.s, 0, cause, number[cause])
        Stars(0).run(p.s)
        assert stars(p) == {"upgrades-or-structures": 1}


@pytest.mark.rule("fenris.wartrack.four-combats")
def test_four_combats_bring_a_star_each_and_a_fifth_none() -> None:
    p = table()
    for n in (1, 2, 3, 4, 4):
        win(p, 0, 1)
        assert stars(p) == {"combat": n}


@pytest.mark.rule("fenris.wartrack.saxony", "fenris.wartrack.end")
def test_saxony_has_no_limit_and_the_sixth_star_ends_the_game_at_once() -> None:
    p = table("saxony industrial", "rusviet mechanical")
    win(p, 0, 5)
    assert (stars(p), p.s.over) == ({"combat": 5}, False)
    win(p, 0, 1)
    assert (stars(p), p.s.over) == ({"combat": 6}, True)


@pytest.mark.rule("fenris.wartrack.saxony")
def test_saxony_has_no_limit_to_stars_for_objectives() -> None:
    p = table("saxony industrial", "rusviet mechanical")
    for _ in range(3):
        earn(p.s, 0, "objective")
        Stars(0).run(p.s)
    assert stars(p) == {"objective": 3}
    q = table()
    for _ in range(2):
        earn(q.s, 0, "objective")
        Stars(0).run(q.s)
    assert stars(q) == {"objective": 1}, "others have one"


@pytest.mark.rule("fenris.wartrack.no-workers", "fenris.wartrack.no-popularity")
def test_workers_and_popularity_bring_no_star() -> None:
    p = table().set(0, popularity=17, power=15)
    gain_popularity(p.s, 0, 1)
    earn(p.s, 0, "workers", 8)
    Stars(0).run(p.s)
    assert (p.player(0).popularity, stars(p)) == (18, {})
    gain_power(p.s, 0, 1)
    Stars(0).run(p.s)
    assert stars(p) == {"power": 1}


@pytest.mark.rule("fenris.wartrack.eight-cards")
@pytest.mark.parametrize(("cards", "star"), [(7, {}), (8, {"combat-cards": 1}), (9, {"combat-cards": 1})])
def test_eight_combat_cards_at_the_end_of_the_turn(cards: int, star: dict[str, int]) -> None:
    p = table().hand(0, *[2] * cards).turn(0).play("move", "skip")
    assert stars(p) == star
    assert p.s.active == 1


@pytest.mark.rule("fenris.wartrack.eight-cards-timing", "fenris.ruling.eight-cards-timing")
def test_eight_cards_during_the_turn_or_in_that_of_another_are_not_enough() -> None:
    p = table().hand(0, *[2] * 8).workers(1, "V3").turn(1).play("move", "skip")
    assert (p.s.active, stars(p)) == (0, {}), "not in the turn of another"
    p.play("move")
    assert stars(p) == {}, "not during the own turn"
    p.hand(0, *[2] * 7).play("skip")
    assert (p.s.active, stars(p)) == (1, {}), "seven are left at its end"


@pytest.mark.rule("fenris.wartrack.end")
def test_the_sixth_star_may_be_that_for_the_cards() -> None:
    p = table().stars(0, mechs=1, recruits=1, combat=3).hand(0, *[2] * 8).turn(0).play("move", "skip")
    assert (p.s.over, p.s.stack) == (True, [])


@pytest.mark.rule("fenris.compat.war-no-objective-removal", "fenris.ruling.war-objective-removal")
def test_all_objectives_stay_in_the_game() -> None:
    assert table().s.rules.objective_numbers == tuple(range(1, 24))


# --- Automas


def solo() -> Solo:
    return Solo("polania automa", table=WAR)


@pytest.mark.rule("fenris.wartrack.automa-eight-cards")
def test_an_automa_places_no_star_for_eight_cards() -> None:
    p = solo().hand(AUTOMA, *[2] * 9)
    draw_to_the_end(p, GOLDEN, AUTOMA)
    assert p.s.active != AUTOMA
    assert stars(p, AUTOMA) == {}


@pytest.mark.rule(
    "fenris.wartrack.automa-stars", "fenris.automa-modules.war", "fenris.automa-modules.skip-lists-meaning"
)
def test_an_automa_has_stars_for_four_combats_and_power() -> None:
    p = solo().set(AUTOMA, power=15)
    win(p, AUTOMA, 5)
    gain_power(p.s, AUTOMA, 1)
    Stars(AUTOMA).run(p.s)
    assert (stars(p, AUTOMA), p.s.over) == ({"combat": 4, "power": 1}, False)


@pytest.mark.rule("fenris.automa-modules.stars-beside-board")
def test_stars_of_progress_lie_beside_the_board_even_six_of_them() -> None:
    p = solo()
    for n in range(1, 7):
        progress_star(p.s, automa_of(p.s, AUTOMA))
        assert stars(p, AUTOMA) == {"beside": n}
    assert p.s.over


@pytest.mark.rule("fenris.automa-modules.skip-default")
def test_without_a_list_they_are_two_combats_and_power() -> None:
    p = Solo("polania automa").set(AUTOMA, power=15)
    win(p, AUTOMA, 3)
    gain_power(p.s, AUTOMA, 1)
    Stars(AUTOMA).run(p.s)
    assert stars(p, AUTOMA) == {"combat": 2, "power": 1}


@pytest.mark.rule("fenris.wartrack.automa-stars", "fenris.wartrack.automa-eight-cards")
def test_each_of_several_automas_has_stars_of_its_own() -> None:
    p = Several(**WAR)
    win(p, 2, 4)
    win(p, 3, 1)
    draw_to_the_end(p.hand(3, *[2] * 8), GOLDEN, 3)
    assert (stars(p, 2), stars(p, 3)) == ({"combat": 4}, {"combat": 1})


# --- the wall


def test_without_its_key_there_is_no_such_module() -> None:
    with pytest.raises(
        SetupError,
        match=r"modules\[0\]: there is no module 'war-track'; choose invaders \| airships \| end-tiles$",
    ):
        spielwerk.game("scythe", seats=2, modules=["war-track"])
    with pytest.raises(
        SetupError,
        match=r"'war-track'; choose invaders \| airships \| end-tiles \| peace-track \| alliances$",
    ):
        spielwerk.game("scythe", seats=2, modules=["war-track"], spoilers=["fenris-2b"])


def test_one_track_excludes_the_other() -> None:
    with pytest.raises(AssemblyError, match=r"'war-track' cannot be combined with 'peace-track'$"):
        spielwerk.game("scythe", seats=2, modules=["war-track", "peace-track"], spoilers=["fenris-all"])

"""What modules are told while a game is played, and where they put in a word."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.move_targets import peaceful_target, select_mech
from spielwerk.games.scythe.automa.progress import change_scheme, progress_star
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.components.score_sheet import StarData
from spielwerk.games.scythe.stars import Stars, earn_again, spaces, stars_left
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.module import Module

TO_AN_ENCOUNTER = 15
"""Scheme I: encounter or Factory, character; 3 power and a coin; no progress."""


def place(name: str) -> int:
    return board().index(name)


def table(*seats: str) -> Position:
    p = Position(*(seats or ("rusviet mechanical", "saxony industrial")), modules=["changes"])
    return p.set(0, coins=9, popularity=5, power=5).workers(0, "V3").character(0, "M4")


def solo() -> Solo:
    return Solo("polania automa", table={"modules": ["changes"]}).open_water()


def test_an_encounter_is_over_when_its_card_is_done_with(module: Module) -> None:
    met: list[tuple[int, int]] = []
    module.on("on_met")(lambda _s, seat, place: met.append((seat, place)))
    p = table("saxony industrial", "rusviet mechanical").character(0, "M6").encounters("V6").encounter(8)
    p.turn(0).play("move", "units", "unit character", "to V6", "done")
    assert (p.asked, met) == ((0, "Encounter"), [])
    while p.asked[0] == 0 and not met:
        p.play(p.options[0])
    assert met == [(0, place("V6"))]
    assert p.asked[1] != "Gain"


def test_an_encounter_begins_with_its_card(module: Module) -> None:
    begun: list[tuple[int, int]] = []
    module.on("on_encounter")(lambda _s, seat, place: begun.append((seat, place)))
    p = table("saxony industrial", "rusviet mechanical").character(0, "M6").encounters("V6").encounter(8)
    p.turn(0).play("move", "units", "unit character", "to V6")
    assert begun == []
    p.play("done")
    assert (p.asked, begun) == ((0, "Encounter"), [(0, place("V6"))])
    solo().character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert begun == [(0, place("V6")), (AUTOMA, place("V6"))]


def test_an_automa_has_met_who_was_where_its_character_goes(module: Module) -> None:
    met: list[tuple[int, int]] = []
    module.on("on_met")(lambda _s, seat, place: met.append((seat, place)))
    solo().character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert met == [(AUTOMA, place("V6"))]


def test_a_factory_card_was_taken_or_hidden(module: Module) -> None:
    told: list[int] = []
    module.on("on_factory_card")(lambda _s, seat: told.append(seat))
    p = table().factory(2, 5, 9).turn(0).play("move", "units", "unit character", "to FACTORY", "done")
    assert told == []
    p.play("factory-card 5")
    assert told == [0]
    q = solo().character(AUTOMA, "M4").factory(3, 4)
    q.draw(TO_AN_ENCOUNTER).luck("factory-card 3")
    assert told == [0, AUTOMA]


def test_a_mech_was_deployed(module: Module) -> None:
    told: list[tuple[int, int, int]] = []
    module.on("on_deployed")(lambda s, seat, mech: told.append((seat, mech, s.players[seat].mechs)))
    p = table("saxony mechanical", "rusviet industrial").workers(0, "V7").goods("V7", metal=4)
    p.turn(0).play("bolster", "skip", "deploy", "mech 3")
    assert told == [(0, 2, 1)]


def test_a_unit_has_arrived_from_somewhere(module: Module) -> None:
    told: list[tuple[int, int, int]] = []

    def arrived(_s: Scythe, _seat: int, unit: int, to: int, origin: int) -> None:
        told.append((unit, origin, to))

    module.on("on_arrived")(arrived)
    table().turn(0).play("move", "units", "unit character", "to FACTORY")
    assert told == [(0, place("M4"), place("FACTORY"))]
    solo().character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert told[1:] == [(0, place("M6"), place("V6"))]


def test_an_objective_was_fulfilled(module: Module) -> None:
    told: list[int] = []
    module.on("on_objective")(lambda _s, seat: told.append(seat))
    table().objectives(0, 12).set(0, coins=20).turn(0).play("move", "skip", "reveal 12")
    assert told == [0]


# --- stars


def test_a_module_bars_a_space(module: Module) -> None:
    module.on("star_bars")(lambda s, seat, i: seat == 0 and s.rules.star_names[i] == "power")
    p = table().set(0, power=15).turn(0).play("bolster", "take power 1")
    assert p.player(0).star_count == 0
    p.set(1, power=15).workers(1, "V7").set(1, coins=2).turn(1).play("bolster", "take power 1")
    assert p.player(1).star_count == 1


def test_a_star_that_becomes_free_is_placed_for_what_still_holds(module: Module) -> None:
    """Nothing is made up for a combat that was won meanwhile."""
    at_hand = [0]
    module.on("stars_left")(lambda _s, _seat: at_hand[0])
    p = table().set(0, power=15).turn(0).play("bolster", "take power 1")
    assert (p.player(0).star_count, stars_left(p.s, 0)) == (0, 0)
    at_hand[0] = 6
    earn_again(p.s, 0)
    Stars(0).run(p.s)
    assert [p.s.rules.star_names[i] for i, n in enumerate(p.player(0).stars) if n] == ["power"]
    assert stars_left(p.s, 0) == 5


@pytest.mark.rule("scythe.star.ten-spaces")
def test_the_spaces_of_the_track_are_its_rows_as_often_as_printed() -> None:
    p = Position("rusviet", "saxony")
    printed = spaces(p.s, p.s.rules)
    assert len(printed) == 10
    assert (printed.count("combat"), len(set(printed))) == (2, 9)


# --- Automas


def test_a_module_has_a_preference_before_all_others(module: Module) -> None:
    """Here for V4; without it the Automa goes to V6."""

    def to_v4(_s: Scythe, _m: AutomaSeat, f: Funnel, action: str, unit: int) -> None:
        assert (action, unit) == ("encounter-or-factory", 0)
        f.prefer("scythe.automa-move-encounter.step4-target", BIT[place("V4")])

    def gone_to() -> str:
        p = solo().character(AUTOMA, "F5").encounters("V4", "V6", "V7")
        p.workers(AUTOMA, "M6", "M4").draw(TO_AN_ENCOUNTER)
        return p.where(AUTOMA, 0)

    plain = gone_to()
    module.on("automa_prefers")(to_v4)
    assert (plain != "V4", gone_to()) == (True, "V4")


def test_a_module_replaces_a_movement(module: Module) -> None:
    module.add_row("automa_actions", "encounter-or-factory", (select_mech, peaceful_target))
    p = solo().character(AUTOMA, "M6").mech(AUTOMA, 1, "F5").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert p.verdicts() == ["done", "row-done"]
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 1) != "F5") == ("M6", True)


def test_a_combat_unit_of_an_automa_holds_its_place(module: Module) -> None:
    told: list[tuple[Any, ...]] = []
    module.on("automa_moved")(lambda _s, *what: told.append(what))
    solo().character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert told == [(AUTOMA, 0, place("V6"), "encounter-or-factory")]


def test_scheme_ii_is_held_back_until_it_is_asked_for_again(module: Module) -> None:
    held = [True]
    module.on("automa_waits")(lambda _s, _seat: held[0])
    p = solo()
    p.automas.marker[AUTOMA], p.automas.scheme[AUTOMA] = 9, 0
    change_scheme(p.s, automa_of(p.s, AUTOMA))
    assert p.automas.scheme[AUTOMA] == 0
    held[0] = False
    change_scheme(p.s, automa_of(p.s, AUTOMA))
    assert p.automas.scheme[AUTOMA] == 1


def test_stars_of_progress_go_beside_the_board_where_the_track_says_so(module: Module) -> None:
    """As many as there are; the only other space that is free for them stays so."""
    rows = {star.id: star for star in components.scoring().stars if star.skip or star.id == "mechs"}
    beside = StarData("beside", Text("Beside", "Daneben"), max=6, printed=0)
    module.replace_table("star_track", {**rows, "beside": beside})
    p = solo()
    for _ in range(3):
        progress_star(p.s, automa_of(p.s, AUTOMA))
    found = dict(zip(p.s.rules.star_names, p.player(AUTOMA).stars, strict=True))
    assert {name: n for name, n in found.items() if n} == {"beside": 3}

"""The sixth fighter, which a module may bring: it counts as a character and as a mech."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe import names, panels
from spielwerk.games.scythe.combat import cards_allowed
from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import CHAMPION, NOWHERE
from spielwerk.kernel.module import Module


def table(*seats: str, **options: Any) -> Position:
    p = Position(*(seats or ("rusviet mechanical", "saxony industrial")), **options)
    return p.set(0, coins=9, popularity=5, power=5).workers(0, "V3").character(0, "home")


def champion(p: Position, place: str, seat: int = 0) -> Position:
    p.s.players[seat].units[CHAMPION] = p.place(place, seat)
    return p.fresh()


def test_nobody_has_a_champion_without_a_module() -> None:
    p = table()
    assert [q.units[CHAMPION] for q in p.s.players] == [NOWHERE, NOWHERE]
    assert "unit champion" not in p.turn(0).play("move", "units").options


def test_a_champion_carries_workers_like_a_mech() -> None:
    p = champion(table(), "V3").turn(0).play("move", "units", "unit champion", "to M5", "load worker 1")
    assert (p.where(0, CHAMPION), p.workers_at(0, "M5")) == ("M5", 1)


def test_a_champion_meets_an_encounter_like_a_character() -> None:
    p = champion(table(), "T5").encounters("V7").turn(0)
    p.play("move", "units", "unit champion", "to V7", "done")
    assert (p.asked, p.s.encounters) == ((0, "Encounter"), 0)


def test_a_champion_gets_a_factory_card_but_no_second_one() -> None:
    p = champion(table(), "M4").factory(2, 5).turn(0)
    p.play("move", "units", "unit champion", "to FACTORY", "done")
    assert p.asked == (0, "TakeFactoryCard")
    p.play("factory-card 5")
    q = champion(table().character(0, "M4"), "FACTORY").set(0, factory_card=5).factory(2, 9).turn(0)
    assert q.play("move", "units", "unit character", "to FACTORY", "done").asked != (0, "TakeFactoryCard")


def test_a_champion_is_one_fighter_for_cards_and_no_mech_for_the_star() -> None:
    p = champion(table().mech(0, 1, "V4"), "V4")
    for mech in (2, 3, 4):
        p.mech(0, mech, "M5")
    assert cards_allowed(p.s, 0, p.place("V4")) == 2
    assert p.player(0).mechs == 4
    p.s.players[0].units[4] = NOWHERE
    assert p.fresh().player(0).mechs == 3


def test_a_champion_goes_home_when_beaten() -> None:
    p = champion(table().set(0, power=0).hand(0).hand(1), "M4").mech(1, 1, "FACTORY").set(1, power=5).turn(0)
    p.play("move", "units", "unit champion", "to FACTORY", "done").commit(1, 1)
    assert p.where(0, CHAMPION) == "home"


@pytest.mark.parametrize("left", [1, 2])
def test_character_and_champion_both_leave_flags(left: int) -> None:
    """As long as there are any."""
    p = table("albion militant", "saxony industrial", modules=["invaders"]).character(0, "F1").encounters()
    tokens = p.s.part(Tokens)
    flags = ["M8", "F7", "T8"][: 4 - left]
    tokens.flags = sum([1 << p.place(place) for place in flags])
    champion(p, "M3").turn(0).play("move", "units", "unit character", "to V1", "unit champion")
    p.play(next(o for o in p.options if o != "to V1"))
    while p.asked[1] != "PlaceFlag":
        p.play("done")
    before = tokens.flags.bit_count()
    p.play("yes")
    if left > 1:
        p.play("yes")
    assert tokens.flags.bit_count() == before + left


def test_an_automa_does_not_deploy_a_champion() -> None:
    p = Solo("polania automa")
    for mech in (1, 2, 3, 4):
        p.mech(AUTOMA, mech, "home")
    for _ in range(12):
        p.play(p.options[0])
    assert p.player(AUTOMA).units[CHAMPION] == NOWHERE


def test_a_champion_has_the_name_that_the_module_gives(module: Module) -> None:
    module.add("champion", Text("Giant", "Riese"))
    p = champion(table(modules=["changes"]), "M4")
    assert str(names.unit(0, CHAMPION, p.s.rules)) == "Giant"
    told = [row for panel in panels.panels(p.view(0), p.s.rules) for row in panel.rows]
    assert any("Giant" in str(cell) for row in told for cell in row)

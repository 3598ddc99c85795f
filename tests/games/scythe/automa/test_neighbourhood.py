"""Neighbourhoods, and how units jump between them."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo


@pytest.mark.rule("scythe.automa-neighbourhood.definition")
def test_the_own_region_and_all_that_one_step_reaches() -> None:
    """T5 is in the middle of the board: itself and six more."""
    p = Solo("polania automa").open_water().character(AUTOMA, "mat").mech(AUTOMA, 1, "T5").draw(12)
    assert p.candidates("step2-candidates") == {"T5", "L4", "FACTORY", "F5", "L5", "V7", "T6", "W2", "F4"}


@pytest.mark.rule("scythe.automa-neighbourhood.home-base", "scythe.ruling.automa-home-base-water")
@pytest.mark.parametrize("water", [False, True])
def test_the_home_base_has_the_two_regions_next_to_the_emblem(water: bool) -> None:
    """Crimea's home touches the lake L7 as well, which is none of the two."""
    p = Solo("crimea automa")
    p = p.open_water() if water else p
    p.draw(18)
    assert p.candidates("step2-candidates") == {"F6", "V9"}


@pytest.mark.rule("scythe.automa-neighbourhood.home-base-units")
def test_units_in_a_home_base_have_no_neighbourhood() -> None:
    """Workers at home add nothing to the count, and the player's units at home threaten nothing."""
    p = Solo("saxony automa", human="crimea mechanical").workers(AUTOMA, "M6", "home", "home")
    p.mech(HUMAN, 1, "home").character(AUTOMA, "mat").open_water().draw(6)
    assert p.counts("step4-most-units")["T8"] == 1, "the worker in M6 alone"
    p.workers(AUTOMA, "F6").draw(6)
    assert {"F6", "V9"} <= p.candidates("step4-not-threatened"), "beside the player's home base"


@pytest.mark.rule(
    "scythe.automa-neighbourhood.human-uses-own-abilities", "scythe.ruling.automa-human-neighbourhood"
)
def test_the_players_units_threaten_where_they_could_step() -> None:
    """Rusviet's mech in W4: V3 lies across a river; Riverwalk (farms, villages) threatens it, Speed not."""
    p = Solo("saxony automa").open_water().mech(AUTOMA, 1, "M5").mech(HUMAN, 4, "W4").character(AUTOMA, "mat")
    safe = {}
    for name, abilities in {"none": (), "riverwalk": (1,), "speed": (4,)}.items():
        p.workers(AUTOMA, "FACTORY").abilities(HUMAN, *abilities).draw(6)
        safe[name] = p.candidates("step4-not-threatened")
    assert {"V3", "T4", "M5"} <= safe["none"]
    assert not safe["none"] & {"M4", "W4"}
    assert safe["none"] - safe["riverwalk"] == {"V3"}
    assert safe["speed"] == safe["none"]


@pytest.mark.rule("scythe.ruling.automa-human-neighbourhood")
def test_tunnels_and_the_mine_of_the_player_count() -> None:
    """A mech in the tunnel W4 threatens all tunnels, and the region of the player's mine."""
    p = Solo("saxony automa").open_water().workers(AUTOMA, "V7", "W6").character(AUTOMA, "mat")
    p.mech(HUMAN, 4, "W4").abilities(HUMAN).draw(6)
    assert not p.candidates("step4-not-threatened") & {"F5", "T6"}
    assert "V6" in p.candidates("step4-not-threatened")
    p.workers(AUTOMA, "V7", "W6").structure(HUMAN, "mine", "V6").draw(6)
    assert "V6" not in p.candidates("step4-not-threatened")


@pytest.mark.rule("scythe.automa-teleport.rule")
def test_every_unit_gets_into_the_neighbourhood_of_every_other_at_once() -> None:
    """A mech at home moves beside a worker at the other end of the board."""
    p = Solo("saxony automa", human="nordic mechanical").open_water().character(AUTOMA, "mat")
    p.mech(AUTOMA, 1, "home").workers(AUTOMA, "V2").mech(HUMAN, 1, "F3")
    p.draw(12)
    assert p.where(AUTOMA, 1) in {"V2", "F2", "T1"}

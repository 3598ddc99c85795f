"""Deploy: a mech goes from the faction mat to the board and frees its ability."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def deploying(*workers: str, faction: str = "saxony") -> Position:
    """A faction about to deploy: Mechanical pairs Deploy with Bolster and asks 3 metal for it."""
    p = Position(f"{faction} mechanical", "rusviet industrial").workers(0, *(workers or ("M6", "T8")))
    return p.set(0, coins=5, popularity=3).structure(0, "armory", "V7").goods("V7", metal=3).turn(0)


@pytest.mark.rule("scythe.deploy.choose-mech")
def test_any_mech_on_the_mat_for_metal_in_any_order() -> None:
    p = deploying().play("bolster", "skip", "deploy")
    assert p.tokens("V7") == {}
    assert p.options == ["mech 1", "mech 2", "mech 3", "mech 4", "decline"]
    p.play("mech 3", "at T8")
    assert (p.where(0, 3), p.player(0).mechs, p.player(0).coins) == ("T8", 1, 7)
    assert [p.where(0, mech) for mech in (1, 2, 4)] == ["mat"] * 3


@pytest.mark.rule("scythe.deploy.choose-mech")
def test_a_deployed_mech_is_no_choice_again() -> None:
    p = deploying().mech(0, 2, "M6").mech(0, 4, "V7").play("bolster", "skip", "deploy")
    assert p.options == ["mech 1", "mech 3", "decline"]


@pytest.mark.rule("scythe.deploy.placement")
def test_the_mech_stands_in_a_controlled_region_with_an_own_worker() -> None:
    p = deploying("M6", "V6").character(0, "T8").mech(0, 2, "F5").workers(1, "W6").structure(1, "mine", "M6")
    p.play("bolster", "skip", "deploy", "mech 1")
    assert p.options == ["at M6", "at V6"]
    assert p.play("at V6").where(0, 1) == "V6"


@pytest.mark.rule("scythe.deploy.placement")
def test_metal_from_elsewhere_pays_and_without_a_worker_only_coins_are_left() -> None:
    p = deploying("home", "home").character(0, "M6").play("bolster", "skip", "deploy")
    assert (p.asked, p.tokens("V7")) == ((1, "ChooseSection"), {})
    assert (p.player(0).mechs, p.player(0).coins) == (0, 7)
    p = deploying("home", "home").character(0, "M6").play("bolster", "skip", "less")
    assert p.asked == (0, "Gain")
    assert p.options == ["take coins 2", "take coins 1", "take coins 0"]
    assert p.player(0).mechs == 0


@pytest.mark.rule("scythe.deploy.not-on-lake")
def test_not_on_a_lake_and_not_in_a_home_base() -> None:
    p = deploying("L1", "home", "W2", "F4", faction="polania").mech(0, 2, "L1")
    p.play("bolster", "skip", "deploy", "mech 1")
    assert p.options == ["at W2", "at F4"]


@pytest.mark.rule("scythe.deploy.not-on-lake")
def test_a_worker_on_a_lake_or_at_home_deploys_nothing() -> None:
    p = deploying("L1", "home", faction="nordic").mech(0, 2, "L1").play("bolster", "skip", "less")
    assert p.asked == (0, "Gain")


@pytest.mark.rule("scythe.deploy.unlocks-ability")
def test_the_ability_serves_character_and_mechs_at_once() -> None:
    """Riverwalk leads Saxony across rivers to forests and mountains."""
    p = deploying("M6", "V6").character(0, "V6").mech(0, 4, "M6").encounters()
    assert p.play("move", "units").destinations("unit mech4").isdisjoint({"W5", "W6"})
    p.turn(0).play("bolster", "skip", "deploy", "mech 1", "at M6")
    p.set(0, section=-1).turn(0).play("move", "units")
    for unit in ("unit mech1", "unit mech4"):
        assert {"W5", "W6"} < p.destinations(unit)
    assert "W6" in p.destinations("unit character")


@pytest.mark.rule("scythe.deploy.unlocks-ability")
def test_the_ability_never_serves_workers() -> None:
    p = deploying("M6", "M6").play("bolster", "skip", "deploy", "mech 1")
    assert p.where(0, 1) == "M6"
    p.set(0, section=-1).turn(0).play("move", "units")
    assert p.destinations("worker M6") == {"V6", "T8"}


@pytest.mark.rule("scythe.deploy.unlocks-ability")
def test_the_ability_stays_wherever_the_mech_is() -> None:
    p = deploying("M6", "V6").mech(0, 1, "home").character(0, "V6")
    assert "W6" in p.play("move", "units").destinations("unit character")
    p = deploying("M6", "V6").character(0, "V6")
    assert "W6" not in p.play("move", "units").destinations("unit character")

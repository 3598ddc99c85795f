"""What all movements have in common: which symbol, which unit, water, ties."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo


@pytest.mark.rule("scythe.automa-move.left-to-right", "scythe.automa-move.first-legal-only")
def test_the_first_legal_movement_is_made_and_the_rest_ignored() -> None:
    """Card 17: attack from power 6, attack workers, worker.  All three would be legal with power 6."""
    p = Solo("polania automa").open_water().mech(AUTOMA, 1, "M4").workers(AUTOMA, "F4")
    p.mech(HUMAN, 1, "V5").workers(HUMAN, "FACTORY").set(AUTOMA, power=5).character(AUTOMA, "mat").draw(17)
    assert p.verdicts() == ["power", "done", "row-done"]
    assert p.where(AUTOMA, 1) == "FACTORY"
    assert p.where_workers() == ["F4"]


@pytest.mark.rule("scythe.automa-move.none-legal")
def test_without_a_legal_movement_nothing_moves() -> None:
    p = Solo("polania automa").character(AUTOMA, "mat").draw(6)
    assert p.verdicts() == ["no-unit"]
    assert p.story().symbols[0].move is None
    assert p.player(AUTOMA).power == 4, "the rest of the card is carried out"


@pytest.mark.rule("scythe.automa-move.faction-bracket", "scythe.automa-move.faction-bracket-example")
@pytest.mark.parametrize(
    ("faction", "verdicts"), [("nordic", ["done", "row-done"]), ("polania", ["other-faction", "done"])]
)
def test_a_symbol_in_brackets_is_for_its_faction(faction: str, verdicts: list[str]) -> None:
    """Card 12: (Nordic: worker), mech."""
    p = Solo(f"{faction} automa").open_water().workers(AUTOMA, "W3").mech(AUTOMA, 1, "T5")
    p.draw(12)
    assert p.verdicts() == verdicts
    assert (p.where_workers() == ["W3"]) == (faction == "polania")


@pytest.mark.rule("scythe.automa-move.same-region-legal")
def test_moving_to_where_one_is_can_be_legal() -> None:
    """A mech in the Factory beside the player's in M4: it cannot get closer, stays, and the row is over."""
    p = Solo("polania automa").open_water().character(AUTOMA, "mat").mech(AUTOMA, 1, "FACTORY")
    p.mech(HUMAN, 1, "M4").workers(AUTOMA, "F4").draw(10)
    assert p.verdicts() == ["done", "row-done"]
    move = p.story().symbols[0].move
    assert move is not None
    assert move.origin == move.to
    assert p.where(AUTOMA, 1) == "FACTORY"


@pytest.mark.rule("scythe.automa-move.nearest-home-unit", "scythe.ruling.automa-units-not-on-board")
def test_the_unit_closest_to_home_moves() -> None:
    """Saxony: mech 1 in V6 is 2 steps away, mech 2 at home; mech 3 on the mat cannot go."""
    p = Solo().open_water().mech(AUTOMA, 1, "V6").mech(AUTOMA, 2, "home").mech(HUMAN, 1, "M4")
    p.character(AUTOMA, "mat").draw(12)
    assert (p.where(AUTOMA, 1), p.where(AUTOMA, 3)) == ("V6", "mat")
    assert p.where(AUTOMA, 2) != "home"
    p.draw(12)
    assert p.where(AUTOMA, 1) != "V6", "now mech 1 is the closest"


@pytest.mark.rule("scythe.automa-move.tie-factory")
def test_equally_good_regions_the_one_closest_to_the_factory() -> None:
    """Polania's lone worker in F4, water locked: W2, F4 and V4 are near nobody; V4 is the closest."""
    p = Solo("polania automa").workers(AUTOMA, "F4").character(AUTOMA, "mat").draw(6)
    assert p.counts("step4-most-units") == {"W2": 0, "F4": 0, "V4": 0}
    assert p.where_workers() == ["V4"]


@pytest.mark.rule("scythe.automa-move.tie-reading-order", "scythe.ruling.automa-reading-order")
def test_then_the_first_in_reading_order() -> None:
    """V4 is taken by the other worker: W2 (row 3) and F4 (row 4) are both 3 steps from the Factory."""
    p = Solo("polania automa").workers(AUTOMA, "F4", "V4").character(AUTOMA, "mat").draw(6)
    assert p.candidates("tie-factory") == {"W2", "F4"}
    assert p.where_workers() == ["W2", "V4"]


@pytest.mark.rule("scythe.automa-move.water-locked")
@pytest.mark.parametrize(
    ("faction", "start", "peninsula"),
    [
        ("saxony", "M6", {"M6", "T8", "V6"}),
        ("polania", "W2", {"W2", "F4", "V4"}),
        ("nordic", "W1", {"W1", "T1", "M2"}),
        ("crimea", "F6", {"F6", "M8", "V9"}),
        ("rusviet", "V3", {"V3", "T4", "M5"}),
    ],
)
def test_while_water_is_locked_nobody_leaves_the_peninsula(
    faction: str, start: str, peninsula: set[str]
) -> None:
    human = "saxony industrial" if faction == "rusviet" else "rusviet industrial"
    p = Solo(f"{faction} automa", human=human).workers(AUTOMA, start)
    p.marker(3).draw(6)
    assert p.candidates("step2-candidates") <= peninsula
    assert set(p.where_workers()) <= peninsula


@pytest.mark.rule("scythe.automa-move.water-unlocked")
def test_once_water_is_open_workers_too_cross_rivers_and_enter_lakes() -> None:
    """Across rivers out of V6; then four mechs around the lake L4 draw a worker onto it."""
    p = Solo().workers(AUTOMA, "V6").character(AUTOMA, "mat").marker(4).draw(6)
    assert p.candidates("step2-candidates") == {"V6", "W6", "F5", "M6", "V7", "T8", "L7"}
    p.workers(AUTOMA, "T8").mech(AUTOMA, 1, "M3").mech(AUTOMA, 2, "V4").mech(AUTOMA, 3, "F5")
    p.mech(AUTOMA, 4, "T5").draw(6)
    assert p.where_workers() == ["L4"]


@pytest.mark.rule("scythe.automa-move.attack-is-move")
def test_an_attack_is_the_movement_of_the_turn() -> None:
    """Card 19: attack workers, worker.  After the attack the worker stays."""
    p = Solo().open_water().character(AUTOMA, "T5").workers(HUMAN, "V7").workers(AUTOMA, "T8").draw(19)
    assert p.verdicts() == ["done", "row-done"]
    assert (p.where(AUTOMA, 0), p.where_workers()) == ("V7", ["T8", "home"])


@pytest.mark.rule("scythe.automa-move.before-gains")
def test_units_that_are_gained_do_not_move_in_the_same_turn() -> None:
    """Card 19 gives a worker; there was none before, so none moves."""
    p = Solo().character(AUTOMA, "mat").draw(19)
    assert p.verdicts() == ["no-unit", "no-unit"]
    assert p.where_workers() == ["home"]


@pytest.mark.rule("scythe.automa-move.five-steps", "scythe.ruling.automa-no-transport")
def test_exactly_the_selected_unit_moves() -> None:
    """A mech leaves two workers and what lies there behind."""
    p = Solo("polania automa").open_water().character(AUTOMA, "mat").mech(AUTOMA, 1, "F4")
    p.workers(AUTOMA, "F4", "F4").goods("F4", food=2).mech(HUMAN, 1, "T5").draw(12)
    assert p.where(AUTOMA, 1) != "F4"
    assert p.where_workers() == ["F4", "F4"]
    assert p.tokens("F4") == {"food": 2}
    first, second = p.story().symbols[1].choices
    assert [first.about, second.about] == ["unit", "target"]
    assert first.rules[0].rule.endswith("step1-select")
    assert second.rules[0].rule.endswith("step2-candidates")


@pytest.mark.rule("scythe.automa-move.lifted-unit")
def test_the_lifted_unit_counts_for_candidates_but_not_for_the_target() -> None:
    """A lone worker far from everybody: only its own neighbourhood makes candidates, and all count 0."""
    p = Solo("polania automa").open_water().character(AUTOMA, "mat").workers(AUTOMA, "M8").draw(6)
    around = {"M8", "T6", "W7", "F6", "V8", "V9"}
    assert p.candidates("step2-candidates") == {*around, "W2", "F4"}
    assert set(p.counts("step4-most-units").values()) == {0}

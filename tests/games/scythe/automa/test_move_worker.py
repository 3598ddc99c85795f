"""Move a worker: to a safe region near many own units."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo

WORKER_CARD = 6
"""Its only movement, in scheme I, is that of a worker; it gives power."""


def table() -> Solo:
    """Polania with open water and nobody on the board; Rusviet is the player's."""
    return Solo("polania automa").open_water().character(AUTOMA, "mat")


@pytest.mark.rule("scythe.automa-move-worker.step1-select")
def test_the_worker_closest_to_home_goes() -> None:
    """T5 is 4 steps from Polania's home, W2 one."""
    p = table().workers(AUTOMA, "T5", "W2").draw(WORKER_CARD)
    assert p.where_workers()[0] == "T5"
    assert p.where_workers()[1] != "W2"


@pytest.mark.rule("scythe.automa-move-worker.step1-select", "scythe.automa-move-worker.example-select")
def test_of_equally_close_workers_the_first_in_reading_order_goes() -> None:
    """W2 (row 3) and F4 (row 4) are one step from home; the worker placed last stands in W2."""
    p = table().workers(AUTOMA, "F4", "W2").draw(WORKER_CARD)
    assert p.where_workers()[0] == "F4"
    assert p.where_workers()[1] != "W2"


@pytest.mark.rule("scythe.automa-move-worker.step2-candidates")
def test_candidates_are_near_any_own_unit_or_the_home_base() -> None:
    p = table().workers(AUTOMA, "V9").mech(AUTOMA, 1, "V2").draw(WORKER_CARD)
    near_worker, near_mech, near_home = {"V9", "F6", "M8"}, {"V2", "T1", "F2", "F3"}, {"W2", "F4"}
    assert p.candidates("step2-candidates") == near_worker | near_mech | near_home


@pytest.mark.rule("scythe.automa-move-worker.step2-no-enemy")
def test_no_region_with_a_unit_of_the_player() -> None:
    """A worker, a mech; a building does not count."""
    p = table().workers(AUTOMA, "V7").workers(HUMAN, "F5").mech(HUMAN, 1, "T6").structure(HUMAN, "mill", "V6")
    p.draw(WORKER_CARD)
    left = p.candidates("step2-no-enemy")
    assert not left & {"F5", "T6"}
    assert "V6" in left


@pytest.mark.rule("scythe.automa-move-worker.step2-no-automa-worker")
def test_no_region_with_another_own_worker_but_with_own_fighters() -> None:
    """The selected worker does not bar its own region, unless another one stands there too."""
    p = table().workers(AUTOMA, "F4", "V7").mech(AUTOMA, 1, "T5").draw(WORKER_CARD)
    left = p.candidates("step2-no-automa-worker")
    assert "V7" not in left
    assert {"F4", "T5"} <= left
    p.workers(AUTOMA, "F4", "F4").draw(WORKER_CARD)
    assert "F4" not in p.candidates("step2-no-automa-worker")


@pytest.mark.rule("scythe.automa-move-worker.step3-lift", "scythe.automa-move-worker.example-lifted")
def test_the_lifted_worker_is_near_nothing_any_more() -> None:
    """Its neighbourhood makes W5 a candidate; counted there are only the mech's 1 around W6."""
    p = table().workers(AUTOMA, "F4").mech(AUTOMA, 1, "W6").draw(WORKER_CARD)
    counts = p.counts("step4-most-units")
    assert counts["W2"] == 0, "near the lifted worker alone"
    assert counts["W5"] == 1, "the worker, had it counted, would make it 2"


@pytest.mark.rule("scythe.automa-move-worker.step4-not-threatened", "scythe.automa-move.lifted-unit")
def test_a_lifted_worker_no_longer_keeps_a_player_from_control() -> None:
    """The player's mill stands where the worker was: with Township the mech in the Factory can go there."""
    p = table().structure(HUMAN, "mill", "V7").workers(AUTOMA, "V7").character(HUMAN, "home")
    p.mech(HUMAN, 2, "FACTORY").draw(WORKER_CARD)
    assert "V7" not in p.candidates("step4-not-threatened")
    assert p.where_workers()[0] != "V7"
    q = table().workers(AUTOMA, "V7").character(HUMAN, "home").mech(HUMAN, 2, "FACTORY").draw(WORKER_CARD)
    assert "V7" in q.candidates("step4-not-threatened"), "without the mill the village is nobody's"


@pytest.mark.rule("scythe.automa-move-worker.step4-not-threatened")
def test_no_region_within_reach_of_the_players_fighters() -> None:
    """Character in T6 without abilities: T6 itself, T5, V7 and W7, and the tunnels."""
    p = table().workers(AUTOMA, "F4").mech(AUTOMA, 1, "T5").mech(AUTOMA, 2, "V7").character(HUMAN, "T6")
    p.draw(WORKER_CARD)
    left = p.candidates("step4-not-threatened")
    assert not left & {"T5", "V7", "F5"}
    assert {"L4", "L7"} <= left


@pytest.mark.rule("scythe.ruling.automa-worker-no-safe-target", "scythe.automa-move.first-legal-only")
def test_without_a_safe_region_the_movement_is_not_legal_and_the_next_symbol_counts() -> None:
    """Card 1: (Nordic: worker) first.  All around W1, T1 and M2 is within the player's reach."""
    p = Solo("nordic automa", human="polania mechanical").workers(AUTOMA, "W1").character(AUTOMA, "T1")
    p.mech(HUMAN, 3, "M2").encounters().draw(1)
    assert p.verdicts()[:3] == ["no-target", "no-target", "done"]
    assert p.where_workers()[0] == "W1"


@pytest.mark.rule("scythe.automa-move-worker.step4-most-units")
def test_the_region_near_the_most_own_units() -> None:
    """Mechs in L4, F5 and V7 and a worker in T6 surround T5: four units near it, more than anywhere else."""
    p = table().workers(AUTOMA, "F4", "T6").mech(AUTOMA, 1, "L4").mech(AUTOMA, 2, "F5").mech(AUTOMA, 3, "V7")
    p.draw(WORKER_CARD)
    counts = p.counts("step4-most-units")
    assert counts["T5"] == 4
    assert sorted(counts.values())[-2] < 4
    assert p.where_workers() == ["T5", "T6"]


@pytest.mark.rule("scythe.automa-move-worker.step4-ties")
def test_ties_go_to_the_factory_and_then_by_reading_order() -> None:
    """A mech in W3: six regions around it count 1; the Factory is the closest.  Without it L3 before L4."""
    p = table().workers(AUTOMA, "home").mech(AUTOMA, 1, "W3").draw(WORKER_CARD)
    assert p.where_workers() == ["FACTORY"]
    p.workers(AUTOMA, "home").structure(HUMAN, "mill", "T5").workers(HUMAN, "FACTORY").draw(WORKER_CARD)
    assert p.candidates("tie-factory") == {"W3", "L3", "L4"}
    assert p.automas.compass == 0, "no marker is used at a table of two"
    assert p.where_workers() == ["W3"]


@pytest.mark.rule("scythe.automa-move-worker.step5-place")
def test_the_worker_stands_in_its_target() -> None:
    p = table().workers(AUTOMA, "home").mech(AUTOMA, 1, "M4").draw(WORKER_CARD)
    assert p.where_workers() == ["FACTORY"]
    assert p.game.score(p.s, AUTOMA).items[2].count == 4, (
        "it controls the Factory, which counts thrice, and M4"
    )

"""Worked examples 1 to 4 of the Automa book (5 is in test_combat).

The book's pictures are not part of the ledger, so each docstring describes a position on our map that fits
what the book says about its picture; all numbers follow from the map and the rules alone.
"""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo


@pytest.mark.rule("scythe.automa-neighbourhood.example-human-crimea")
def test_example_1_the_neighbourhood_of_a_players_crimean_mech() -> None:
    """The player's Crimean mech with Riverwalk (farms, tundra) stands in M2.

    A: W1 and T1, by land.  B: M2 itself.  C: L3, a lake.  D: W4, a forest across a river.  E: T3, a tundra
    across a river (and F2, a farm across a river).  The Automa's mechs in T3, W4 and T1 make all of these
    candidates for its worker, so the threatened ones are exactly A, B and E; B falls away before, being held.
    """
    p = Solo("polania automa", human="crimea mechanical").open_water().workers(AUTOMA, "F4")
    p.mech(AUTOMA, 1, "T3").mech(AUTOMA, 2, "W4").mech(AUTOMA, 3, "T1").character(AUTOMA, "mat")
    p.mech(HUMAN, 1, "M2").abilities(HUMAN, 1).draw(6)
    around = {"M2", "W1", "T1", "T3", "F2", "L3", "W4"}
    candidates = p.candidates("step2-candidates") & around
    assert candidates == around
    assert p.candidates("step4-not-threatened") & around == {"L3", "W4"}, "C and D"


@pytest.mark.rule("scythe.automa-neighbourhood.example-automa-crimea")
def test_example_2_the_neighbourhood_of_the_same_mech_of_an_automa() -> None:
    """The mech in M2 belongs to an Automa with open water: its own region and all six around it."""
    p = Solo("crimea automa").open_water().mech(AUTOMA, 1, "M2").character(AUTOMA, "mat").draw(12)
    assert p.candidates("step2-candidates") == {"M2", "W1", "T1", "T3", "F2", "L3", "W4", "F6", "V9"}
    q = Solo("crimea automa").mech(AUTOMA, 1, "M2").character(AUTOMA, "mat").draw(12)
    assert q.candidates("step2-candidates") == {"M2", "W1", "T1", "F6", "V9"}, "before it has learned that"


def example_3() -> Solo:
    """Polania's workers in W2 and F4, one step from home, its character in V4, mechs in M3, F5, T5, FACTORY.

    The player's Rusviet mech with Riverwalk (farms, villages) stands in W6: by land it reaches W5 and F5,
    across the river V4 (a village) and F4 (a farm).
    """
    p = Solo("polania automa").open_water().workers(AUTOMA, "F4", "W2").character(AUTOMA, "V4")
    p.mech(AUTOMA, 1, "M3").mech(AUTOMA, 2, "F5").mech(AUTOMA, 3, "T5").mech(AUTOMA, 4, "FACTORY")
    return p.mech(HUMAN, 1, "W6").abilities(HUMAN, 1)


@pytest.mark.rule("scythe.automa-move-worker.example-select", "scythe.automa-move-worker.example-lifted")
def test_example_3_the_first_of_two_equally_close_workers_is_lifted() -> None:
    """W2 is read before F4.  Lifted, the worker from W2 does not count: T2 is near no unit but M3's."""
    p = example_3().draw(6)
    assert p.where_workers()[0] == "F4"
    assert p.where_workers()[1] != "W2"
    assert {"W2", "L1"} <= p.candidates("step2-candidates"), "near the worker itself"
    assert p.counts("step4-most-units")["L1"] == 0
    assert p.counts("step4-most-units")["T2"] == 1


@pytest.mark.rule("scythe.automa-move-worker.example-highest-count")
def test_example_3_the_worker_goes_where_five_units_are_near() -> None:
    """L4 lies beside M3, V4, F5, T5 and the Factory: 5.  No other region has as many."""
    p = example_3().draw(6)
    counts = p.counts("step4-most-units")
    assert counts["L4"] == 5
    assert sorted(counts.values())[-2] < 5
    assert p.where_workers()[1] == "L4"


@pytest.mark.rule("scythe.automa-move-worker.example-threatened")
def test_example_3_regions_within_reach_of_the_player_are_no_target_whatever_their_count() -> None:
    """V4 and F5 (*) fall away.  With the Factory's mech in L4 and T5's off the board, V4 has 5 and L4 4.

    V4: character, M3, F5, L4 and the worker in F4.  L4: M3, V4, F5 and L4 itself.  The worker goes to L4 all
    the same, as long as the player's mech has Riverwalk; without it V4 is safe.
    """
    p = example_3().draw(6)
    assert not p.candidates("step4-not-threatened") & {"V4", "F5", "W5"}
    p = example_3().mech(AUTOMA, 4, "L4").mech(AUTOMA, 3, "mat").draw(6)
    assert p.where_workers()[1] == "L4"
    assert p.counts("step4-most-units")["L4"] == 4
    q = example_3().mech(AUTOMA, 4, "L4").mech(AUTOMA, 3, "mat").abilities(HUMAN).draw(6)
    assert q.counts("step4-most-units")["V4"] == 5
    assert q.where_workers()[1] == "V4"


@pytest.mark.rule("scythe.automa-move-peaceful.example")
def test_example_4_two_regions_beside_the_enemy_one_of_them_the_factory() -> None:
    """Polania's mechs in F4 (one step from home) and W3; the player's only fighter away from home in M4.

    Near W3 lie L3 and the Factory, both 1 from M4; everything else is further.  The mech from F4 goes to the
    Factory, which is closest to itself.
    """
    p = Solo("polania automa").open_water().mech(AUTOMA, 1, "W3").mech(AUTOMA, 2, "F4")
    p.character(AUTOMA, "mat").mech(HUMAN, 1, "M4").draw(12)
    counts = p.counts("step4-nearest-enemy")
    assert {place for place, n in counts.items() if n == 1} == {"L3", "FACTORY"}
    assert (p.where(AUTOMA, 1), p.where(AUTOMA, 2)) == ("W3", "FACTORY")

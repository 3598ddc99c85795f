"""Move a mech or the character without conflict: towards the player's fighters."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo

MECH_CARD, CHARACTER_CARD = 12, 15
"""Scheme I: (Nordic: worker), mech; and encounter or Factory, character."""


def table() -> Solo:
    """Polania with open water; it has been to the Factory, and no encounter tokens are left."""
    p = Solo("polania automa").open_water().character(AUTOMA, "mat")
    p.automas.visited = 1 << AUTOMA
    return p


@pytest.mark.rule("scythe.automa-move-peaceful.step1-select")
def test_the_mech_closest_to_home_goes_or_the_character_as_the_symbol_says() -> None:
    """Mechs in W2 and F4 are equally close: W2 is read first.  The character has its own symbol."""
    p = table().mech(AUTOMA, 1, "F4").mech(AUTOMA, 2, "W2").character(AUTOMA, "home").draw(MECH_CARD)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 1)) == ("home", "F4")
    assert p.where(AUTOMA, 2) not in ("W2", "F4")
    p.mech(AUTOMA, 2, "W2").draw(CHARACTER_CARD)
    assert (p.where(AUTOMA, 1), p.where(AUTOMA, 2)) == ("F4", "W2")
    assert p.where(AUTOMA, 0) != "home"


@pytest.mark.rule("scythe.automa-move-peaceful.step2-candidates")
def test_candidates_are_near_any_own_unit_or_the_home_base() -> None:
    p = table().mech(AUTOMA, 1, "V9").workers(AUTOMA, "V2").draw(MECH_CARD)
    assert p.candidates("step2-candidates") == {"V9", "F6", "M8", "V2", "T1", "F2", "F3", "W2", "F4"}


@pytest.mark.rule("scythe.automa-move-peaceful.step2-no-enemy", "scythe.ruling.automa-structure-regions")
def test_no_region_with_a_unit_of_the_player_but_with_a_building() -> None:
    p = (
        table()
        .mech(AUTOMA, 1, "V7")
        .workers(HUMAN, "F5")
        .character(HUMAN, "T6")
        .structure(HUMAN, "mill", "T5")
    )
    p.draw(MECH_CARD)
    assert not p.candidates("step2-no-enemy") & {"F5", "T6"}
    assert p.where(AUTOMA, 1) == "T5", "beside T6 and closest to the Factory, in spite of the mill"
    assert p.game.score(p.s, AUTOMA).items[2].count == 1, "and it controls the region now"


@pytest.mark.rule("scythe.automa-move-peaceful.step2-no-automa-combat-unit")
def test_no_region_with_another_own_fighter_but_with_own_workers() -> None:
    p = table().mech(AUTOMA, 1, "V7").mech(AUTOMA, 2, "T5").character(AUTOMA, "F5").workers(AUTOMA, "V6")
    p.draw(MECH_CARD)
    left = p.candidates("step2-no-automa-combat-unit")
    moved = 1 if p.where(AUTOMA, 1) != "V7" else 2
    assert moved == 2, "T5 is 4 steps from home, V7 is 5"
    assert not left & {"V7", "F5"}
    assert {"T5", "V6"} <= left


@pytest.mark.rule("scythe.automa-move-peaceful.step3-lift", "scythe.automa-move-peaceful.step5-place")
def test_the_mech_is_lifted_and_placed_where_it_was_not() -> None:
    """Its own neighbourhood made the candidate; afterwards its old region is empty."""
    p = table().mech(AUTOMA, 1, "W2").character(HUMAN, "M4").draw(MECH_CARD)
    assert p.where(AUTOMA, 1) == "M3"
    assert p.s.players[AUTOMA].fighters_at == 1 << p.place("M3")


@pytest.mark.rule("scythe.automa-move-peaceful.step4-nearest-enemy", "scythe.ruling.automa-distance-metric")
def test_the_candidate_closest_to_any_fighter_of_the_player() -> None:
    """From T5: F5 and V7 lie beside the character in V6; the mech in M7 is 2 steps from L5 and T6."""
    p = table().mech(AUTOMA, 1, "T5").character(HUMAN, "V6").mech(HUMAN, 1, "M7").draw(MECH_CARD)
    counts = p.counts("step4-nearest-enemy")
    assert {place: counts[place] for place in ("F5", "V7", "T5", "L5", "T6", "FACTORY", "L4")} == {
        **{"F5": 1, "V7": 1, "T5": 2, "L5": 2, "T6": 2},
        **{"FACTORY": 3, "L4": 2},
    }
    assert p.where(AUTOMA, 1) == "F5"


@pytest.mark.rule("scythe.automa-move-peaceful.step4-home-base-units")
def test_fighters_at_home_count_only_if_there_are_no_others() -> None:
    """Rusviet at home in the east, a mech in W6 in the west: the Automa's mech in the Factory turns west.

    Without the mech L3 and M4, both 3 steps from Rusviet's home, are the closest; L3 is read first.
    """
    p = table().mech(AUTOMA, 1, "FACTORY").mech(HUMAN, 1, "W6").draw(MECH_CARD)
    assert p.where(AUTOMA, 1) == "F4", "next to the own home base, and beside W6"
    q = table().mech(AUTOMA, 1, "FACTORY").draw(MECH_CARD)
    assert q.where(AUTOMA, 1) == "L3"


@pytest.mark.rule("scythe.automa-move-peaceful.step4-ties")
def test_ties_go_to_the_factory_and_then_by_reading_order() -> None:
    """Beside the player's mech in T3 lie W3 and L3, both 1 step from the Factory; W3 is read first."""
    p = table().mech(AUTOMA, 1, "FACTORY").mech(HUMAN, 1, "T3").draw(MECH_CARD)
    assert p.candidates("tie-factory") == {"W3", "L3"}
    assert p.where(AUTOMA, 1) == "W3"

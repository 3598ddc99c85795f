"""Scoring against an Automa."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo


@pytest.mark.rule(
    "scythe.automa-scoring.stars", "scythe.automa-scoring.regions", "scythe.automa-scoring.cash"
)
def test_four_a_star_three_a_region_and_all_cash() -> None:
    """2 stars, 3 regions and the Factory (as three), 17 coins: 8 + 18 + 17."""
    p = (
        Solo("polania automa")
        .stars(AUTOMA, combat=1, power=1)
        .workers(AUTOMA, "W2", "F4")
        .mech(AUTOMA, 1, "L4")
    )
    p.character(AUTOMA, "FACTORY").set(AUTOMA, coins=17)
    assert p.score(AUTOMA) == {"coins": 17, "stars": 8, "regions": 18, "resources": 0, "structures": 0}


@pytest.mark.rule("scythe.automa-scoring.no-resources-structures")
def test_nothing_for_resources_or_the_structure_tile() -> None:
    p = Solo("polania automa").workers(AUTOMA, "W2").goods("W2", wood=8).tile("adjacent_lakes")
    assert (p.score(AUTOMA)["resources"], p.score(AUTOMA)["structures"]) == (0, 0)


@pytest.mark.rule("scythe.automa-scoring.human-resource-cap")
def test_a_player_counts_at_most_six_resources_a_region() -> None:
    """9 in V3 count as 6, 3 in M5 as 3: together 9, four pairs at popularity 3."""
    p = Solo("polania automa").workers(HUMAN, "V3", "M5").goods("V3", oil=5, food=4).goods("M5", metal=3)
    p.set(HUMAN, popularity=3)
    assert p.score(HUMAN)["resources"] == 4
    q = Solo("polania automa").workers(HUMAN, "V3", "M5").goods("V3", oil=3).goods("M5", metal=3)
    assert q.set(HUMAN, popularity=3).score(HUMAN)["resources"] == 3, "pairs are made over all regions"


@pytest.mark.rule("scythe.automa-scoring.tiebreak", "scythe.ruling.automa-tiebreak-pieces")
def test_resources_break_no_tie_and_units_on_the_mat_are_no_pieces() -> None:
    """With all else equal the player's resources count for nothing: regions decide."""
    p = Solo("polania automa").mech(AUTOMA, 1, "home").workers(AUTOMA, "home").workers(HUMAN, "home", "home")
    p.set(HUMAN, power=3, popularity=10, coins=20).set(AUTOMA, power=3, coins=20)
    p.s.over = True
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.places == ((HUMAN, AUTOMA),), "1 mech and 1 worker against 2 workers: all is equal"
    p.workers(HUMAN, "home", "M5").goods("M5", metal=1).set(HUMAN, coins=17)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.tie_breaks == ("regions",)
    p.workers(AUTOMA, "home", "home").set(HUMAN, coins=17)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (outcome.winners, outcome.tie_breaks) == ((AUTOMA,), ("pieces",))

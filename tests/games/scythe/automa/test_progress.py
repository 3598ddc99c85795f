"""The progress marker, the stars, and the change of scheme."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.scythe.automa.deck import WHOLE

GOLDEN, CROSSED = 6, 15


@pytest.mark.rule("scythe.automa-progress.advance", "scythe.automa-progress.no-advance")
@pytest.mark.parametrize("number", range(1, 20))
def test_a_golden_star_moves_the_marker_a_crossed_out_one_does_not(number: int) -> None:
    """Cards 4, 15 and 17 are crossed out."""
    p = Solo("polania automa").draw(number)
    while p.asked[0] < 0 and p.waiting:
        p.play(p.options[0])
    assert p.automas.marker[AUTOMA] == (0 if number in (4, 15, 17) else 1)


@pytest.mark.rule("scythe.automa-progress.next-line")
def test_lines_of_four_spaces_follow_each_other() -> None:
    """From the last space of the first line to the first of the second, as the table shows it."""
    p = Solo("polania automa").marker(3).draw(GOLDEN)
    assert p.automas.marker[AUTOMA] == 4
    panels = p.game.box.speech().panels(p.game.view(p.s, HUMAN), p.game.rules)
    shown = next(panel.rows for panel in panels if panel.key == "automa-1")
    rows = {row[0]: row[1] for row in shown}
    assert rows["Progress marker"] == "4 of 21 (line 2, space 1)"


@pytest.mark.rule("scythe.automa-progress.water-symbol")
def test_the_first_space_without_the_symbol_opens_lakes_and_rivers_at_once() -> None:
    """Automa: locked on 0 to 3.  The turn that reaches 4 still moves on land; the next crosses the water."""
    p = Solo().workers(AUTOMA, "V6").character(AUTOMA, "mat").marker(3).draw(GOLDEN)
    assert p.candidates("step2-candidates") == {"V6", "M6", "T8"}
    p.workers(AUTOMA, "V6").draw(GOLDEN)
    assert {"L7", "W6", "F5", "V7"} < p.candidates("step2-candidates")


@pytest.mark.rule("scythe.ruling.automa-progress-end")
def test_the_last_space_is_the_last_star_and_the_end() -> None:
    stars = dict.fromkeys(("upgrades", "mechs", "structures", "recruits", "workers"), 1)
    p = Solo("polania automa").marker(20).stars(AUTOMA, **stars).draw(3)
    assert p.automas.marker[AUTOMA] == 21
    assert p.s.over


@pytest.mark.rule("scythe.ruling.automa-progress-end")
def test_the_marker_never_moves_past_the_last_space() -> None:
    p = Solo("polania automa").marker(21).set(AUTOMA, power=1).draw(GOLDEN)
    assert p.automas.marker[AUTOMA] == 21
    assert p.player(AUTOMA).star_count == 0


# --- stars


@pytest.mark.rule("scythe.automa-star.progress", "scythe.automa-star.progress-location")
def test_a_golden_space_is_a_star_away_from_combat_and_power() -> None:
    p = Solo("polania automa")
    for space in (8, 13, 16, 18, 19):
        p.marker(space).set(AUTOMA, power=1).draw(GOLDEN)
    stars = dict(zip(p.s.rules.star_names, p.player(AUTOMA).stars, strict=True))
    assert sum(stars.values()) == 5
    assert (stars["combat"], stars["power"]) == (0, 0)
    assert max(stars.values()) == 1


@pytest.mark.rule("scythe.ruling.automa-star-space-occupied")
def test_stars_of_progress_never_run_out_of_spaces() -> None:
    """With two combat stars and the power star there is room for the three that may still come."""
    p = Solo("polania automa").stars(AUTOMA, combat=2, power=1)
    for space in (8, 13, 16):
        p.marker(space).set(AUTOMA, power=1).draw(GOLDEN)
    assert p.player(AUTOMA).star_count == 6
    assert p.s.over


@pytest.mark.rule("scythe.automa-star.scheme-switch", "scythe.ruling.automa-switch-timing")
def test_the_first_star_of_progress_shuffles_all_cards_and_brings_scheme_two() -> None:
    """The turn is finished with scheme I; then deck and both piles, the current card too, are one deck."""
    p = Solo("polania automa").left(6).marker(8).set(AUTOMA, power=1).draw(GOLDEN)
    assert p.player(AUTOMA).power == 3, "2 power: scheme I"
    assert p.automas.marker[AUTOMA] == 9
    assert p.automas.scheme[AUTOMA] == 1
    assert (p.automas.faces_down, p.automas.main, p.automas.combat) == ([WHOLE], [()], [()])
    p.set(AUTOMA, power=1).draw(GOLDEN)
    assert p.player(AUTOMA).mechs == 1, "2 power and a mech: scheme II"


@pytest.mark.rule("scythe.automa-star.combat-max-two")
@pytest.mark.parametrize("faction", ["saxony", "polania"])
def test_two_combat_stars_at_most_even_for_saxony(faction: str) -> None:
    p = Solo(f"{faction} automa", human="nordic mechanical")
    for n in (1, 2, 2):
        p.second_scheme().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "V5").set(AUTOMA, power=9).set(HUMAN, power=0)
        p.character(AUTOMA, "mat").workers(AUTOMA).draw(16).fight(6)
        assert dict(zip(p.s.rules.star_names, p.player(AUTOMA).stars, strict=True))["combat"] == n


@pytest.mark.rule("scythe.automa-star.no-switch-otherwise")
def test_combat_and_power_stars_do_not_change_the_scheme() -> None:
    """Card 17, scheme I, attacks from power 6 and is crossed out; card 12 brings power to 16."""
    p = (
        Solo("polania automa")
        .open_water()
        .mech(AUTOMA, 1, "M4")
        .mech(HUMAN, 1, "V5")
        .character(AUTOMA, "mat")
    )
    p.set(AUTOMA, power=9).set(HUMAN, power=0).draw(17).fight(6)
    p.set(AUTOMA, power=15).draw(12)
    assert p.player(AUTOMA).star_count == 2
    assert p.automas.scheme[AUTOMA] == 0
    assert p.automas.main != [()]


@pytest.mark.rule("scythe.automa-star.three-sources")
def test_nothing_else_earns_a_star() -> None:
    """All mechs, all workers: no star for either."""
    p = Solo("polania automa").workers(AUTOMA, *["W2"] * 7).mech(AUTOMA, 1, "F4").mech(AUTOMA, 2, "W2")
    p.mech(AUTOMA, 3, "V4").draw(9)
    assert (p.player(AUTOMA).workers, p.player(AUTOMA).mechs) == (8, 4)
    assert p.player(AUTOMA).star_count == 0

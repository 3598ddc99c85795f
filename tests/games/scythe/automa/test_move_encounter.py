"""The character goes to an encounter token or to the Factory, and takes what lies there."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo

CARD = 15
"""Scheme I: encounter or Factory, character; 3 power and a coin; no progress."""


def table() -> Solo:
    return Solo("polania automa").open_water()


@pytest.mark.rule("scythe.automa-move-encounter.step1-select")
def test_the_character_goes_and_nobody_else() -> None:
    p = table().character(AUTOMA, "F5").mech(AUTOMA, 1, "F4").encounters("V7").draw(CARD)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 1)) == ("V7", "F4")
    q = table().character(AUTOMA, "mat").mech(AUTOMA, 1, "F5").encounters("V7").draw(CARD)
    assert q.verdicts() == ["no-unit", "no-unit"]


@pytest.mark.rule(
    "scythe.automa-move-encounter.step2-neighbourhood", "scythe.ruling.automa-encounter-home-base"
)
def test_only_regions_near_a_unit_not_near_the_home_base() -> None:
    """A token in F4, next to Polania's home: out of the character's reach, unless a unit is near it."""
    p = table().encounters("F4").draw(CARD)
    assert p.verdicts() == ["no-target", "done"]
    q = table().encounters("F4").workers(AUTOMA, "W6").draw(CARD)
    assert q.verdicts() == ["done", "row-done"]
    assert q.where(AUTOMA, 0) == "F4"


@pytest.mark.rule("scythe.automa-move-encounter.step2-factory")
@pytest.mark.parametrize("card", [False, True])
def test_the_factory_as_long_as_there_is_no_factory_card(card: bool) -> None:
    p = table().character(AUTOMA, "T5")
    p.automas.visited = int(card) << AUTOMA
    p.draw(CARD)
    assert p.candidates("step2-encounter" if card else "step2-factory") == (set() if card else {"FACTORY"})
    assert p.verdicts() == (["no-target", "done"] if card else ["done", "row-done"])


@pytest.mark.rule("scythe.automa-move-encounter.step2-encounter", "scythe.ruling.automa-encounter-candidates")
@pytest.mark.parametrize("card", [False, True])
def test_every_encounter_token_whether_or_not_there_is_a_factory_card(card: bool) -> None:
    """With the Factory out of reach the character turns to the token in V6 at once."""
    p = table().character(AUTOMA, "M6").encounters("V6")
    p.automas.visited = int(card) << AUTOMA
    p.draw(CARD)
    assert p.candidates("step2-encounter") == {"V6"}
    assert p.where(AUTOMA, 0) == "V6"


@pytest.mark.rule("scythe.automa-move-encounter.step3-lift", "scythe.automa-move-encounter.step5-place")
def test_the_character_leaves_its_region_and_stands_in_the_target() -> None:
    p = table().character(AUTOMA, "M6").encounters("V6").draw(CARD)
    assert p.s.players[AUTOMA].fighters_at == 1 << p.place("V6")


@pytest.mark.rule("scythe.automa-move-encounter.step4-target")
def test_no_target_with_a_fighter_of_the_player_or_an_own_mech() -> None:
    p = table().character(AUTOMA, "F5").encounters("V4", "V6", "V7")
    p.mech(HUMAN, 1, "V4").mech(AUTOMA, 1, "V6").workers(AUTOMA, "V7").draw(CARD)
    assert p.candidates("step4-target") == {"V7"}, "an own worker is in nobody's way"


@pytest.mark.rule("scythe.ruling.automa-encounter-human-workers")
def test_lone_workers_of_the_player_are_driven_off_and_resources_removed() -> None:
    p = table().character(AUTOMA, "F5").encounters("V7").workers(HUMAN, "V7", "V7").goods("V7", oil=3)
    p.set(HUMAN, popularity=6).draw(CARD)
    assert p.where(AUTOMA, 0) == "V7"
    assert p.workers_at(HUMAN, "home") == 2
    assert p.tokens("V7") == {}
    assert p.player(AUTOMA).star_count == 0


@pytest.mark.rule("scythe.automa-move-encounter.step4-ties")
def test_ties_go_to_the_factory_and_then_by_reading_order() -> None:
    """The Factory before any token; of V4 and V7, both 2 steps from it, V4 is read first."""
    p = table().character(AUTOMA, "F5").encounters("V4", "V7").workers(AUTOMA, "T5").draw(CARD)
    assert p.where(AUTOMA, 0) == "FACTORY"
    q = table().character(AUTOMA, "F5").encounters("V4", "V7").draw(CARD)
    assert q.where(AUTOMA, 0) == "V4"


@pytest.mark.rule("scythe.automa-move-encounter.token-removed")
def test_a_token_is_removed_however_the_character_got_there() -> None:
    """By a conflict-free movement, too; nobody draws an encounter card, and a mech leaves the token."""
    p = table().character(AUTOMA, "M6").encounters("V6").draw(CARD)
    assert p.s.encounters == 0
    assert p.s.encounter_bottom == ()
    q = Solo("polania automa").open_water().second_scheme().character(AUTOMA, "F5").encounters("V7")
    q.workers(HUMAN, "V7").set(AUTOMA, power=1).draw(15)
    assert q.verdicts()[:2] == ["no-target", "done"], "by an attack on workers"
    assert q.s.encounters == 0
    r = table().character(AUTOMA, "mat").mech(AUTOMA, 1, "V7").encounters("V7").mech(HUMAN, 1, "F6").draw(12)
    assert r.where(AUTOMA, 1) == "V7"
    assert r.s.encounters == 1 << r.place("V7")


@pytest.mark.rule("scythe.automa-move-encounter.token-removed", "scythe.automa-move-encounter.factory-card")
@pytest.mark.parametrize("wins", [True, False])
def test_after_a_combat_only_the_winner_takes_what_lies_there(wins: bool) -> None:
    """The character attacks a mech in the Factory: it gets the card if it wins.  The same with a token."""
    for place, start in (("FACTORY", "T5"), ("V7", "T5")):
        p = Solo("polania automa").second_scheme().character(AUTOMA, start).encounters("V7")
        p.mech(HUMAN, 1, place).set(AUTOMA, power=7).set(HUMAN, power=0 if wins else 7)
        p.draw(15)
        p.commit(HUMAN, 0 if wins else 7).fight(6 if wins else 10)
        if place == "FACTORY":
            assert (p.waiting == "HideFactoryCard") is wins
        else:
            assert (p.s.encounters == 0) is wins


@pytest.mark.rule("scythe.automa-move-encounter.factory-card")
def test_it_takes_one_card_only_however_often_it_comes() -> None:
    """The character wins an attack on the Factory, where it has been before."""
    p = Solo("polania automa").second_scheme().character(AUTOMA, "T5").mech(HUMAN, 1, "FACTORY")
    p.set(AUTOMA, power=7).set(HUMAN, power=0).factory(1, 2)
    p.automas.visited = 1 << AUTOMA
    p.draw(15).commit(HUMAN, 0).fight(6)
    assert (p.where(AUTOMA, 0), p.s.factory) == ("FACTORY", (1, 2))
    assert p.waiting != "HideFactoryCard"


@pytest.mark.rule("scythe.automa-move-encounter.factory-card")
def test_in_the_factory_it_takes_one_random_card_face_down_for_nothing() -> None:
    p = table().character(AUTOMA, "T5").factory(1, 2, 3).draw(CARD)
    assert p.waiting == "HideFactoryCard"
    assert p.options == ["factory-card 1", "factory-card 2", "factory-card 3"]
    p.play("factory-card 2")
    assert p.s.factory == (1, 3)
    assert p.player(AUTOMA).factory_card == 0, "nobody is shown which one"
    assert p.automas.visited == 1 << AUTOMA
    p.character(AUTOMA, "T5").draw(CARD)
    assert p.where(AUTOMA, 0) != "FACTORY" or p.s.factory == (1, 3)
    assert p.s.factory == (1, 3)

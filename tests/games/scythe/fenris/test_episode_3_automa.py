"""Episode 3: an Automa searches for Vesna."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.fenris.rescue import EPISODE
from games.scythe.fenris.test_sheet import episode, finished, sheet
from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.automa.move_targets import MOVES
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.fenris.episode_3 import Rescue
from spielwerk.games.scythe.state import FIRST_WORKER, Scythe

CHARACTER, MECH = 0, 1


def solo() -> Solo:
    """An Automa whose character is next to the Factory; in the deck are cards 1 to 3 and Vesna's."""
    p = Solo("polania automa", table=EPISODE).open_water().factory(1, 2, 3)
    return p.character(AUTOMA, "M4").set(AUTOMA, power=7)


def rescue(p: Solo) -> Rescue:
    return p.s.part(Rescue)


def moved(p: Solo, to: str, action: str = "move-character", unit: int = CHARACTER) -> Solo:
    p.s.active = AUTOMA
    p.s.stack = []
    go(p.s, AUTOMA, unit, p.place(to), action)
    p.game.decision(p.fresh().s)
    return p


def target(p: Solo, action: str, unit: int) -> str:
    _, aim = p.s.rules.automa_actions.get(action) or MOVES[action]
    at = aim(p.s, automa_of(p.s, AUTOMA), unit)
    return board().places[at] if at >= 0 else ""


# --- what it gets


@pytest.mark.rule("fenris.ep3.automa-search")
@pytest.mark.rule("fenris.ep3.automa-first-card")
def test_it_takes_a_token_draws_cards_and_keeps_the_first() -> None:
    p = solo()
    rescue(p).tokens, rescue(p).supply = (0, 1), 15
    moved(p, "FACTORY")
    assert p.waiting == "DrawSearched"
    p.luck("factory-card 3", "factory-card 1")
    assert (rescue(p).tokens, rescue(p).supply) == ((0, 2), 14)
    assert (p.s.factory, rescue(p).beside) == ((1, 2), (3,))
    assert p.automas.visited >> AUTOMA & 1


@pytest.mark.rule("fenris.ep3.automa-search")
@pytest.mark.rule("fenris.ep3.automa-first-card")
def test_it_finds_vesna_and_keeps_nothing_then() -> None:
    p = moved(solo(), "FACTORY").luck("vesna-card")
    assert (rescue(p).finder, p.s.factory, rescue(p).beside) == (AUTOMA, (1, 2, 3), ())
    assert p.game.box.report(p.s)["seats"][AUTOMA]["found"] is True
    moved(p, "FACTORY").luck("factory-card 2", "factory-card 1")
    assert (p.s.factory, rescue(p).beside) == ((1, 3), (2,)), "later it keeps a card"
    moved(p, "FACTORY").luck("factory-card 1", "factory-card 3")
    assert p.s.factory == (1, 3), "and only one"


# --- when it searches


@pytest.mark.rule("fenris.ep3.automa-search-trigger")
@pytest.mark.parametrize(
    ("action", "searches"),
    [
        ("move-character", True),
        ("encounter-or-factory", True),
        ("move-mech", False),
        ("attack-unit", False),
        ("attack-workers", False),
    ],
)
def test_it_searches_after_two_kinds_of_movements(action: str, searches: bool) -> None:
    p = moved(solo(), "FACTORY", action)
    assert (p.waiting == "DrawSearched") == searches


@pytest.mark.rule("fenris.ep3.automa-search-trigger")
@pytest.mark.rule("fenris.ep3.automa-mech-as-character")
def test_a_mech_in_the_factory_will_do_wherever_the_character_goes() -> None:
    p = moved(solo().mech(AUTOMA, MECH, "FACTORY"), "W4")
    assert p.waiting == "DrawSearched"
    p.luck("vesna-card")
    assert rescue(p).finder == AUTOMA
    assert p.where(AUTOMA, MECH) == "FACTORY"


@pytest.mark.rule("fenris.ep3.automa-search-trigger")
def test_without_a_combat_unit_in_the_factory_it_does_not_search() -> None:
    assert moved(solo().workers(AUTOMA, "FACTORY"), "W4").waiting != "DrawSearched"


@pytest.mark.rule("fenris.ep3.automa-search")
def test_it_takes_no_hidden_card_beside_its_search() -> None:
    p = moved(solo(), "FACTORY", "encounter-or-factory").luck("vesna-card")
    assert p.waiting != "HideFactoryCard"
    assert p.s.factory == (1, 2, 3)


# --- where it goes


COMBAT_UNITS = [
    ("move-mech", MECH),
    ("move-character", CHARACTER),
    ("encounter-or-factory", CHARACTER),
    ("attack-unit", MECH),
    ("attack-workers", MECH),
]


@pytest.mark.rule("fenris.ep3.automa-target-factory")
@pytest.mark.parametrize(("action", "unit"), COMBAT_UNITS)
def test_combat_units_go_to_the_factory_until_vesna_is_found(action: str, unit: int) -> None:
    """Whatever the movement is for: people, an army and workers are all within reach."""
    p = solo().mech(AUTOMA, MECH, "M4").encounters("V5").character(HUMAN, "W4").workers(HUMAN, "T4")
    assert target(p, action, unit) == "FACTORY"
    rescue(p).finder = HUMAN
    p.automas.visited |= 1 << AUTOMA  # with its card it has no other reason to go there
    assert target(p, action, unit) != "FACTORY"


@pytest.mark.rule("fenris.ep3.automa-target-factory")
def test_it_stays_where_it_can_be_moved() -> None:
    """Out of reach, or beside its own combat unit, the movement is an ordinary one."""
    far = solo().character(AUTOMA, "F1")
    assert target(far, "move-character", CHARACTER) not in ("", "FACTORY")
    guarded = solo().mech(AUTOMA, MECH, "FACTORY").character(HUMAN, "V3")
    assert target(guarded, "move-character", CHARACTER) not in ("", "FACTORY")
    assert target(guarded, "move-mech", MECH) == "FACTORY", "it may stay there to search again"
    assert target(guarded.mech(HUMAN, 1, "T4"), "attack-unit", MECH) == "T4", "but it attacks from there"


@pytest.mark.rule("fenris.ep3.automa-target-factory")
def test_workers_do_not_go_there() -> None:
    p = solo().workers(AUTOMA, "V3")
    plain = Solo("polania automa").open_water().character(AUTOMA, "M4").workers(AUTOMA, "V3")
    assert target(p, "move-worker", FIRST_WORKER) == target(plain, "move-worker", FIRST_WORKER)


@pytest.mark.rule("fenris.ep3.automa-target-factory")
@pytest.mark.rule("fenris.ep3.automa-target-exception")
@pytest.mark.parametrize(("action", "unit"), COMBAT_UNITS)
def test_with_4_power_or_less_it_does_not_fight_for_it(action: str, unit: int) -> None:
    """Two units of the player are in the Factory; with 5 power it fights there, even in a peaceful move."""
    p = solo().mech(AUTOMA, MECH, "M4").mech(HUMAN, 1, "FACTORY").mech(HUMAN, 2, "FACTORY")
    assert target(p.set(AUTOMA, power=5), action, unit) == "FACTORY"
    p.mech(HUMAN, 3, "W4")
    assert target(p.set(AUTOMA, power=4), action, unit) != "FACTORY"


@pytest.mark.rule("fenris.ep3.automa-target-exception")
def test_without_a_combat_its_power_does_not_matter() -> None:
    p = solo().set(AUTOMA, power=0).workers(HUMAN, "FACTORY")
    assert target(p, "move-character", CHARACTER) == "FACTORY"


@pytest.mark.rule("fenris.ep3.automa-target-factory")
def test_a_peaceful_movement_to_the_factory_may_end_in_a_combat() -> None:
    p = moved(solo().mech(HUMAN, 1, "FACTORY"), "FACTORY")
    assert p.s.stack, "somebody is asked for the dial"
    assert p.where(AUTOMA, CHARACTER) == "FACTORY"


def test_several_automas_search_in_a_real_game() -> None:
    sheets = [sheet("nordic"), *[sheet(id, automa="automa") for id in ("polania", "saxony", "crimea")]]
    match = finished(episode("3", *sheets), 5)
    assert isinstance(match.final, Scythe)
    part = match.final.part(Rescue)
    assert sum(part.tokens) > 0
    assert part.supply + sum(part.tokens) == 16

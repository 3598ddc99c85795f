"""Ultimaszyna and the individual variants."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo


def ultimaszyna(faction: str = "polania") -> Solo:
    return Solo(f"{faction} ultimaszyna")


@pytest.mark.rule("scythe.automa-difficulty.ultimaszyna")
def test_ultimaszyna_has_its_own_card_and_skips_nothing() -> None:
    p = ultimaszyna().draw(7)
    assert not p.story().skipped
    assert p.automas.marker[AUTOMA] == 1


@pytest.mark.rule("scythe.automa-ultimaszyna.water", "scythe.ruling.automa-ultimaszyna-progress")
def test_ultimaszyna_crosses_water_from_the_start() -> None:
    p = Solo("saxony ultimaszyna").workers(AUTOMA, "V6").character(AUTOMA, "mat").draw(6)
    assert p.candidates("step2-candidates") == {"V6", "W6", "F5", "M6", "V7", "T8", "L7"}


@pytest.mark.rule("scythe.automa-ultimaszyna.all-moves", "scythe.automa-variant.all-moves")
@pytest.mark.parametrize("level", ["ultimaszyna", "automa"])
def test_all_legal_movements_one_after_the_other(level: str) -> None:
    """Card 10: mech, worker.  The mech goes first, and the worker finds it where it stands then: in W2."""
    variant: dict[str, Any] = {} if level == "ultimaszyna" else {"all_moves": True}
    p = Solo(f"polania {level}", **variant).mech(AUTOMA, 1, "home").workers(AUTOMA, "home")
    p.character(AUTOMA, "mat").mech(HUMAN, 1, "M4").draw(10)
    assert p.verdicts() == ["done", "done"]
    assert p.where(AUTOMA, 1) == "W2"
    assert p.counts("step4-most-units")["W2"] == 1
    assert "home" not in p.where_workers()
    q = (
        Solo("polania automa")
        .mech(AUTOMA, 1, "home")
        .workers(AUTOMA, "home")
        .character(AUTOMA, "mat")
        .draw(10)
    )
    assert q.verdicts() == ["done", "row-done"], "without the variant only the first"


@pytest.mark.rule("scythe.automa-ultimaszyna.tokens", "scythe.automa-variant.all-moves-tokens")
@pytest.mark.parametrize("level", ["ultimaszyna", "automa"])
def test_a_token_is_taken_on_arrival_and_the_region_may_be_left_again(level: str) -> None:
    """Card 15: encounter or Factory, then the character moves on towards the player's mech in T6."""
    variant: dict[str, Any] = {} if level == "ultimaszyna" else {"all_moves": True}
    p = Solo(f"polania {level}", **variant)
    p = p if level == "ultimaszyna" else p.open_water()
    p.character(AUTOMA, "F5").encounters("V4").mech(HUMAN, 1, "T6").draw(15)
    assert p.verdicts() == ["done", "done"]
    assert p.s.encounters == 0
    assert p.where(AUTOMA, 0) != "V4"


@pytest.mark.rule("scythe.automa-ultimaszyna.tokens", "scythe.automa-variant.all-moves-tokens")
def test_with_a_combat_the_token_is_taken_after_it_is_won() -> None:
    """Card 15, scheme II: attack from power 1 into V7, where a token lies, then on to the Factory."""
    p = ultimaszyna().second_scheme().character(AUTOMA, "F5").workers(AUTOMA, "T5")
    p.encounters("V7").mech(HUMAN, 1, "V7").set(AUTOMA, power=9).set(HUMAN, power=0).draw(15)
    assert p.s.encounters == 1 << p.place("V7")
    p.fight(6)
    assert p.s.encounters == 0
    assert p.waiting == "HideFactoryCard"
    assert p.where(AUTOMA, 0) == "FACTORY"


@pytest.mark.rule("scythe.automa-ultimaszyna.retreat-home")
def test_defeated_fighters_of_ultimaszyna_go_home() -> None:
    p = ultimaszyna().mech(AUTOMA, 1, "M4").mech(HUMAN, 2, "W4").set(HUMAN, power=7).set(AUTOMA, power=0)
    p.character(AUTOMA, "M4").turn(HUMAN).play("move", "units", "unit mech2", "to M4", "done")
    p.commit(HUMAN, 7).fight(10)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 1)) == ("home", "home")


@pytest.mark.rule("scythe.automa-ultimaszyna.money", "scythe.automa-ultimaszyna.power")
def test_ultimaszyna_gets_one_more_once_per_card() -> None:
    """Card 15: 3 power and a coin become 4 and 2; card 2 for Crimea: 1 + 1 become 3; card 6: no coins."""
    p = ultimaszyna().set(AUTOMA, power=1, coins=5).character(AUTOMA, "mat").draw(15)
    assert (p.player(AUTOMA).power, p.player(AUTOMA).coins) == (5, 7)
    q = ultimaszyna("crimea").set(AUTOMA, power=1, coins=5).character(AUTOMA, "mat").draw(2)
    assert (q.player(AUTOMA).power, q.player(AUTOMA).coins) == (1, 8)
    r = ultimaszyna().set(AUTOMA, power=1, coins=5).character(AUTOMA, "mat").draw(6)
    assert (r.player(AUTOMA).power, r.player(AUTOMA).coins) == (4, 5)


# --- variants


@pytest.mark.rule("scythe.automa-variant.skip-turns")
@pytest.mark.parametrize("level", ["automa", "automaszyna"])
def test_marked_turns_are_skipped_with_another_progress_card(level: str) -> None:
    p = Solo(f"polania {level}", skip_turns=True).draw(8)
    assert p.story().skipped
    assert (p.player(AUTOMA).mechs, p.automas.marker[AUTOMA]) == (0, 0)
    p.draw(6)
    assert p.automas.marker[AUTOMA] == 1


@pytest.mark.rule("scythe.automa-variant.money", "scythe.ruling.automa-variant-per-card")
@pytest.mark.parametrize(
    ("extra", "alone", "twice"), [(2, 3, 4), (1, 2, 3), (0, 1, 2), (-1, 0, 1), (-2, 0, 0)]
)
def test_more_or_less_money_once_per_card_never_below_nothing(extra: int, alone: int, twice: int) -> None:
    """Card 2, scheme I: (Crimea: a coin), a coin."""
    for faction, gained in (("polania", alone), ("crimea", twice)):
        p = Solo(f"{faction} automa", extra_coins=extra).set(AUTOMA, coins=5).draw(2)
        assert p.player(AUTOMA).coins == 5 + gained
    q = Solo("polania automa", extra_coins=extra).set(AUTOMA, coins=5).draw(3)
    assert q.player(AUTOMA).coins == 5, "a card without coins stays so"


@pytest.mark.rule("scythe.automa-variant.power", "scythe.ruling.automa-variant-per-card")
@pytest.mark.parametrize(("extra", "gained"), [(2, 3), (1, 2), (0, 1), (-1, 0), (-2, 0)])
def test_more_or_less_power_never_below_nothing(extra: int, gained: int) -> None:
    """Card 1, scheme I: 1 power."""
    p = Solo("polania automa", extra_power=extra).set(AUTOMA, power=5).draw(1)
    assert p.player(AUTOMA).power == 5 + gained
    p.draw(17)
    assert p.player(AUTOMA).power == 5 + gained, "a card without power stays so"


@pytest.mark.rule("scythe.automa-variant.move-check", "scythe.ruling.automa-variant-reveal-pile")
@pytest.mark.parametrize(("value", "moves"), [(2, True), (3, True), (4, False), (5, False)])
def test_hesitating_moves(value: int, moves: bool) -> None:
    """Card 10: mech, worker.  A 4 or 5 stops all movements of the row; the card goes to the discard pile."""
    p = Solo("polania automa", hesitant_moves=True).mech(AUTOMA, 1, "W2").workers(AUTOMA, "F4")
    p.character(AUTOMA, "mat").mech(HUMAN, 1, "M4").deck(2, 3, 4, 5).draw(10)
    assert p.waiting == "HesitateToMove"
    p.luck(f"card {value - 2}")
    assert p.verdicts() == (["done", "row-done"] if moves else ["hesitates", "hesitates"])
    assert (p.where(AUTOMA, 1) == "W2", p.where_workers()) == (not moves, ["F4"])
    assert p.s.deck.discard == [value - 2]
    q = Solo("polania automa", hesitant_moves=True).character(AUTOMA, "mat").draw(10)
    assert q.waiting == "ChooseSection", "where nothing would move no card is turned up"


@pytest.mark.rule("scythe.automa-variant.move-check", "scythe.ruling.automa-variant-reveal-pile")
def test_without_a_combat_card_nobody_hesitates() -> None:
    """All cards are in hands: none can be revealed.  A pile of open cards is shuffled for it."""
    p = Solo("polania automa", hesitant_moves=True).mech(AUTOMA, 1, "W2").workers(AUTOMA, "F4")
    p.character(AUTOMA, "mat").mech(HUMAN, 1, "M4").deck().draw(10)
    assert p.verdicts() == ["done", "row-done"]
    assert p.where(AUTOMA, 1) != "W2"
    q = Solo("polania automa", hesitant_moves=True).mech(AUTOMA, 1, "W2").workers(AUTOMA, "F4")
    q.character(AUTOMA, "mat").mech(HUMAN, 1, "M4").deck(discards=(4,)).draw(10)
    assert q.waiting == "HesitateToMove"


@pytest.mark.rule("scythe.automa-variant.deploy-check", "scythe.ruling.automa-variant-reveal-pile")
def test_without_a_combat_card_units_come_at_once() -> None:
    p = Solo("polania automa", hesitant_deployment=True).character(AUTOMA, "mat").deck().draw(9)
    assert (p.where_workers(), p.where(AUTOMA, 0)) == (["home"], "home")


@pytest.mark.rule("scythe.automa-variant.deploy-check", "scythe.ruling.automa-variant-reveal-pile")
@pytest.mark.parametrize(("value", "comes"), [(2, True), (3, True), (4, False), (5, False)])
def test_hesitating_deployment(value: int, comes: bool) -> None:
    """Card 9: a worker and a mech, each with a card of its own."""
    p = Solo("polania automa", hesitant_deployment=True).character(AUTOMA, "mat").deck(2, 2, 3, 4, 5).draw(9)
    assert p.waiting == "HesitateToDeploy"
    p.luck(f"card {value - 2}", "card 0")
    assert p.where_workers() == (["home"] if comes else [])
    assert p.where(AUTOMA, 0) == "home"
    assert p.s.deck.discard == [value - 2, 0]
    q = Solo("polania automa", hesitant_deployment=True).workers(AUTOMA, *["W2"] * 8).mech(AUTOMA, 1, "F4")
    q.mech(AUTOMA, 2, "F4").mech(AUTOMA, 3, "F4").mech(AUTOMA, 4, "F4").draw(9)
    assert q.waiting == "ChooseSection", "where nothing is left no card is turned up"

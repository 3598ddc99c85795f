"""An Automa's turn, and the card that rules it."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.scythe.automa.deck import WHOLE
from spielwerk.games.scythe.automa.events import Advanced, LineRead, MoveMade
from spielwerk.games.scythe.events import StarPlaced


@pytest.mark.rule("scythe.automa-turn.human-first")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
@pytest.mark.parametrize("mat", ["industrial", "agricultural"])
def test_the_player_begins_and_then_they_alternate(seats: tuple[int, int], mat: str) -> None:
    import spielwerk

    both = [{"faction": "polania", "mat": mat}, {"faction": "nordic", "automa": "automa"}]
    game = spielwerk.game("scythe", seats=[both[i] for i in seats], chance="ask")
    s = game.new(1)
    while (d := game.decision(s)) is not None and d.kind != "scythe.turn.ChooseSection":
        game.apply(s, d.options[0])
    assert d is not None
    human = seats.index(0)
    assert d.seat == human
    assert s.round == [human, 1 - human]
    game.apply(s, "produce")
    while (d := game.decision(s)) is not None and d.kind != "scythe.automa.DrawTurnCard":
        game.apply(s, d.options[-1])
    assert s.active == 1 - human  # type: ignore[attr-defined]


@pytest.mark.rule("scythe.automa-turn.draw")
def test_a_card_is_drawn_and_put_on_the_main_pile() -> None:
    p = Solo().draw(3)
    assert p.automas.main == [(2,)]
    assert p.automas.faces_down == [WHOLE & ~(1 << 2)]
    assert p.automas.last == [2]
    p.turn(AUTOMA)
    assert "automa-card 3" not in p.options


@pytest.mark.rule("scythe.automa-turn.row-order", "scythe.automa-turn.progress-last")
def test_movement_gains_recruit_bonus_progress() -> None:
    """Card 1: worker or encounter or character; power and worker; power for neighbours; golden star."""
    p = Solo("polania automa").workers(AUTOMA, "F4").encounters("V4").character(AUTOMA, "W2")
    p.draw(1)
    told = [e for e in p.s.journal if isinstance(e, LineRead | MoveMade | Advanced)]
    rows = [e.row for e in told if isinstance(e, LineRead)]
    assert rows == ["move", "move", "move", "gain", "gain", "recruit", "progress"]
    assert isinstance(told[-1], Advanced)
    assert [type(e) for e in told].index(MoveMade) < rows.index("gain") + 1


@pytest.mark.rule("scythe.automa-turn.autometta-skip", "scythe.ruling.automa-autometta-skip")
@pytest.mark.parametrize("number", [4, 7, 8, 17])
def test_autometta_skips_the_whole_turn(number: int) -> None:
    p = Solo("saxony autometta").workers(AUTOMA, "T8").mech(AUTOMA, 1, "M6")
    p.set(HUMAN, recruits=15, bonuses=15)
    before, hand = p.player(AUTOMA).copy(), p.held(AUTOMA)
    p.draw(number)
    assert p.asked == (HUMAN, "ChooseSection"), "no bonus for the player either"
    assert (p.player(AUTOMA), p.held(AUTOMA)) == (before, hand)
    assert p.automas.marker[AUTOMA] == 0
    assert p.automas.main == [(number - 1,)], "the card goes to the main pile all the same"


@pytest.mark.rule(
    "scythe.automa-difficulty.autometta",
    "scythe.automa-difficulty.automa",
    "scythe.automa-difficulty.automaszyna",
)
@pytest.mark.parametrize(("level", "skips"), [("autometta", True), ("automa", False), ("automaszyna", False)])
def test_the_skip_symbol_counts_for_autometta_alone(level: str, skips: bool) -> None:
    """Card 7 has it: the marker moves at all other levels."""
    p = Solo(f"polania {level}").workers(AUTOMA, "F4")
    p.draw(7)
    assert p.story().skipped is skips
    assert p.automas.marker[AUTOMA] == (0 if skips else 1)


@pytest.mark.rule("scythe.automa-turn.end-drops-rest")
def test_the_sixth_star_ends_the_game_and_drops_the_rest_of_the_card() -> None:
    """Card 15 gives 3 power, which is the sixth star at 16; the coin behind it is not gained."""
    p = Solo("polania automa").set(AUTOMA, power=13, coins=5)
    p.stars(AUTOMA, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    p.draw(15)
    assert p.s.over
    assert p.player(AUTOMA).coins == 5
    assert p.automas.marker[AUTOMA] == 0


RECRUIT = {"recruits": 1, "bonuses": 1}
"""The recruit that brings power has left the mat."""


@pytest.mark.rule("scythe.ruling.automa-recruit-star-timing", "scythe.end.opponent-turn-stars-cancelled")
def test_the_automas_sixth_star_of_progress_comes_before_the_star_of_a_recruit_bonus() -> None:
    """Card 1 brings the player power 16 in row 2c, and the Automa its last star of progress in step 3."""
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    p = Solo("saxony automa").marker(20).stars(HUMAN, **five).stars(AUTOMA, **five)
    p.set(HUMAN, power=15, **RECRUIT).draw(1)
    assert p.asked == (HUMAN, "Gain")
    p.play("take power 1")
    assert p.s.over
    assert (p.player(HUMAN).power, p.player(HUMAN).star_count, p.player(AUTOMA).star_count) == (16, 5, 6)


@pytest.mark.rule("scythe.ruling.automa-recruit-star-timing", "scythe.automa-recruit.bonus")
@pytest.mark.parametrize("stars", [0, 5])
def test_the_star_of_a_recruit_bonus_is_placed_after_the_automas_progress(stars: int) -> None:
    p = Solo("saxony automa").set(HUMAN, power=15, **RECRUIT)
    for row in ("upgrades", "mechs", "structures", "recruits", "workers")[:stars]:
        p.stars(HUMAN, **{row: 1})
    p.draw(1).play("take power 1")
    told = [type(e) for e in p.s.journal]
    assert told.index(Advanced) < told.index(StarPlaced)
    assert p.player(HUMAN).star_count == stars + 1
    assert p.s.over is (stars == 5)
    assert p.automas.marker[AUTOMA] == 1, "step 3 has taken place"


# --- the card


@pytest.mark.rule(
    "scythe.automa-card.scheme-one", "scythe.automa-card.scheme-two", "scythe.automa-card.active-is-top"
)
def test_scheme_one_at_first_then_scheme_two() -> None:
    """Card 3: 3 power in scheme I; 2 power and a worker in scheme II."""
    p = Solo("polania automa").set(AUTOMA, power=2)
    p.draw(3)
    assert (p.player(AUTOMA).power, p.where_workers()) == (5, [])
    p.second_scheme().set(AUTOMA, power=2)
    p.draw(3)
    assert (p.player(AUTOMA).power, p.where_workers()) == (4, ["home"])


@pytest.mark.rule("scythe.automa-card.combat-and-resource-independent")
@pytest.mark.parametrize("second", [False, True])
def test_combat_table_and_resource_field_do_not_depend_on_the_scheme(second: bool) -> None:
    """Card 9 spends 4 at power 6 and yields 3 resources."""
    p = Solo().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "W4").set(AUTOMA, power=6).set(HUMAN, power=7)
    p = p.second_scheme() if second else p
    p.last(9).turn(HUMAN).play("move", "units", "unit mech1", "to M4", "done").commit(HUMAN, 7).fight(9)
    p.luck("card 0")
    assert p.player(AUTOMA).power == 2
    assert p.tokens("M4") == {"metal": 3}


@pytest.mark.rule("scythe.automa-card.reshuffle")
def test_an_empty_deck_is_shuffled_from_both_piles_before_a_turn() -> None:
    p = Solo().left()
    assert p.turn(AUTOMA).options == [f"automa-card {n}" for n in range(1, 20)]
    p.play("automa-card 3")
    assert p.automas.faces_down == [WHOLE & ~(1 << 2)]
    assert (p.automas.main, p.automas.combat) == ([(2,)], [()])


@pytest.mark.rule("scythe.automa-card.reshuffle", "scythe.ruling.automa-reshuffle-current-card")
def test_an_empty_deck_is_shuffled_for_a_combat_with_the_current_card_in_it() -> None:
    """The Automa attacks with its last card: the combat draw may even be that card; the rest of it counts."""
    p = Solo("polania automa").second_scheme().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "V5").left(16)
    p.set(AUTOMA, power=9, coins=5).set(HUMAN, power=0)
    p.turn(AUTOMA).play("automa-card 16")
    assert p.waiting == "DrawCombatCard"
    assert len(p.options) == 19
    p.play("automa-card 16")
    assert p.automas.main == [()]
    assert p.automas.combat == [(15,)]
    assert p.player(AUTOMA).coins == 6, "the gains of card 16 are still carried out"
    assert p.automas.marker[AUTOMA] == 10

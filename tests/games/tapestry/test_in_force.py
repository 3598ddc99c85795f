"""Cards and civilizations against the general rules: what they forbid, and how long they hold."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilization import numbers
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.facts import score, score_passively
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.kernel.option import IllegalOption

MILITARY = Form(do="advance", tracks=("military",), benefit=False, bonus="none")


@pytest.mark.rule("tapestry.base.advance.blocked")
def test_a_forbidden_advance_does_not_happen() -> None:
    p = Position().set(0, era=2).hung(0, "broker-of-peace").effect(0, MILITARY).run()
    assert (p.at(0, "military"), p.asked) == (0, (-1, ""))
    assert "advance military" not in p.has(0, coin=1).turn(0).options


@pytest.mark.rule("tapestry.base.trap.blocked")
def test_nobody_reacts_to_an_attacker_who_cannot_be_answered() -> None:
    p = Position(ask=True).set(0, era=2).hung(0, "pillage-and-plunder").hand(1, "trap").outposts(1, 7)
    p.effect(0, Form(do="conquer")).play("conquer 7")
    assert (p.asked, p.controlled(0)) == ((-1, "conquer.Dice"), [4, 7])


@pytest.mark.rule("tapestry.base.tapestry.this-era-income")
def test_a_card_of_this_income_turn_already_holds_in_its_later_steps() -> None:
    p = Position().set(1, era=4).hand(0, "capitalism").income(0, 2).run()
    assert (p.res(0)["coin"], p.vp(0)) == (1, 2)


@pytest.mark.rule("tapestry.base.tapestry.continuous")
def test_a_card_in_force_works_each_time_also_in_turns_of_others() -> None:
    p = Position().set(0, era=2).hung(0, "broker-of-peace")
    for n in (1, 2):
        p.effect(1, MILITARY).run()
        assert p.vp(0) == 3 * n


@pytest.mark.rule("tapestry.base.limit.vp-not-negative")
def test_points_cannot_be_spent_below_zero() -> None:
    p = Position().set(0, vp=7, era=2).effect(0, Form(do="guilds"))
    assert [option for option in p.options if option.startswith("buy")] == ["buy 1"]
    score(p.s, 0, -20)
    assert p.vp(0) == 0


@pytest.mark.rule("tapestry.ruling.base-finished-player-vp", "tapestry.base.end.finished-no-gain")
def test_a_finished_player_gains_points_of_civilizations_only() -> None:
    p = Position().set(0, ended=True, era=5)
    score(p.s, 0, 4)
    assert p.vp(0) == 0
    score_passively(p.s, 0, 4)
    assert p.vp(0) == 4


@pytest.mark.rule("tapestry.ruling.base-lead")
def test_ties_lead_a_track() -> None:
    p = Position(3).set(0, era=2).token(0, science=3).token(1, science=3, military=1)
    assert p.effect(0, Form(do="boast-of-superiority")).run().vp(0) == 3 * 4


@pytest.mark.rule("tapestry.ruling.base-fixed-advance", "tapestry.base.science.fixed-advance-mandatory")
def test_the_advance_of_a_tech_card_is_mandatory() -> None:
    p = Position().tech(0, bottom=["vaccines"]).effect(0, Form(do="upgrade")).run()
    assert (p.at(0, "science"), p.asked) == (1, (-1, ""))


@pytest.mark.rule("tapestry.base.civilization.override")
def test_a_civilization_overrides_the_general_rules() -> None:
    p = Position().civilization(0, "craftsmen", 0, 0, 0).effect(0, Form(do="building", what="house"))
    p.play("craft 1")
    assert (p.player(0).buildings, p.player(0).built, p.res(0)) == ((), [0, 1, 0, 0], {"coin": 1})


@pytest.mark.rule("tapestry.base.civilization.tokens")
def test_tokens_never_run_out() -> None:
    """Four tokens on tracks and sixteen of other civilizations are no limit for the Traders."""
    p = Position().civilization(0, "historians", 0b1111, 0b10).civilization(0, "inventors", 0, 0b1111)
    p.civilization(0, "heralds", 0, 0b1111).civilization(0, "isolationists", 0)
    p.civilization(0, "traders", 4, 0).outposts(1, 7).set(1, era=4).hand(0, "trap").income(0, 2)
    p.play("civilization traders", "trade-at 7")
    assert numbers(p.player(0), CIVILIZATIONS.index("traders")) == (3, 1 << 7)
    p.effect(0, Form(do="civilization")).run()
    assert len(p.player(0).civilizations) == 6


@pytest.mark.rule("tapestry.base.limit.deals")
def test_nothing_can_be_handed_over_by_agreement() -> None:
    """No option of the game, offered or not, does anything for either player but the turn itself."""
    p = Position().has(0, coin=3).has(1, coin=3).tiles(0, 5).hand(0, "trap").turn(0)
    own = p.options
    assert {option.partition(" ")[0] for option in own} == {"advance", "income"}
    before = p.game.digest(p.s)
    for seat in (0, 1):
        assert p.game.gifts(p.s, seat) == ()
        for option in p.game.box.options:
            if seat == 1 or option.text not in own:
                with pytest.raises(IllegalOption):
                    p.game.apply(p.s, option, seat)
    assert p.game.digest(p.s) == before


@pytest.mark.rule("tapestry.ruling.base-civilization-versions")
def test_civilizations_are_those_of_the_first_printing_with_adjustments_as_an_option() -> None:
    steps = [
        Position(2, given=[{"civilization": "futurists"}, {}], adjustments=on).s.at[0] for on in (True, False)
    ]
    assert steps == [[4, 4, 4, 4, 0]] * 2

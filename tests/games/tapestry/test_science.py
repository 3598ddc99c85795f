"""Research and regress."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form

PLAIN = Form(do="research")
MARKED = Form(do="research", benefit=False, bonus="none")


@pytest.mark.rule(
    "tapestry.base.science.research",
    "tapestry.base.science.research-plain",
    "tapestry.base.component.science-faces",
)
def test_research_rolls_and_advances_with_benefit_and_bonus() -> None:
    p = Position(ask=True).token(0, exploration=4).has(0, coin=1).effect(0, PLAIN)
    d = p.game.decision(p.s)
    assert d is not None
    assert d.weights[:4] == (3, 3, 3, 3)
    p.play("roll exploration", "yes")
    assert (p.at(0, "exploration"), p.vp(0), p.asked) == (5, 1, (0, "advance.Bonus"))


@pytest.mark.rule("tapestry.base.science.research")
def test_further_rolls_end_and_one_of_them_is_chosen() -> None:
    """Empiricism rolls once more; two equal results leave no choice."""
    p = Position(ask=True).set(0, era=2).hung(0, "empiricism").effect(0, PLAIN)
    p.play("roll military")
    assert p.asked == (-1, "science.Roll")
    p.play("roll exploration")
    assert (p.asked, p.options) == ((0, "science.Rolled"), ["track exploration", "track military"])
    p.effect(0, PLAIN).play("roll military", "roll military")
    assert p.asked == (0, "science.MayAdvance")


@pytest.mark.rule("tapestry.base.science.research-x")
def test_a_marked_research_gives_neither_benefit_nor_bonus() -> None:
    p = (
        Position(ask=True)
        .token(0, exploration=4)
        .has(0, coin=1)
        .effect(0, MARKED)
        .play("roll exploration", "yes")
    )
    assert (p.at(0, "exploration"), p.vp(0), p.asked) == (5, 0, (-1, ""))


@pytest.mark.rule("tapestry.base.science.research-optional", "tapestry.ruling.base-research-decline")
def test_a_research_advance_may_be_declined() -> None:
    p = Position(ask=True).token(0, exploration=4).effect(0, PLAIN).play("roll exploration", "no")
    assert (p.at(0, "exploration"), p.vp(0), p.asked) == (4, 0, (-1, ""))


@pytest.mark.rule("tapestry.base.science.research-at-end", "tapestry.base.advance.end")
def test_on_a_completed_track_nothing_happens() -> None:
    p = Position(ask=True).token(0, exploration=12).effect(0, PLAIN).play("roll exploration")
    assert (p.at(0, "exploration"), p.vp(0), p.asked) == (12, 0, (-1, ""))


@pytest.mark.rule("tapestry.base.science.regress", "tapestry.base.science.regress-benefit")
def test_a_regress_moves_one_back_and_gives_the_benefit_only_if_it_says_so() -> None:
    p = Position().token(0, military=5).tiles(0, 1)
    p.effect(0, Form(do="regress", tracks=("military",), benefit=False, bonus="none")).run()
    assert (p.at(0, "military"), p.vp(0), p.res(0)) == (4, 0, {})
    p.token(0, military=5).effect(0, Form(do="regress", tracks=("military",))).run()
    assert (p.at(0, "military"), p.vp(0), p.res(0)) == (4, 1, {"worker": 1})


@pytest.mark.rule("tapestry.base.science.regress-at-start")
def test_a_token_at_the_start_cannot_regress() -> None:
    p = Position().token(0, technology=2).effect(0, Form(do="regress", benefit=False, bonus="none")).run()
    assert p.s.at[0] == [0, 0, 0, 1, 0]


@pytest.mark.rule("tapestry.base.science.regress-to-start")
def test_the_start_space_gives_nothing() -> None:
    p = Position().token(0, technology=1).has(0, coin=1).effect(0, Form(do="regress")).run()
    assert (p.at(0, "technology"), p.asked, p.vp(0)) == (0, (-1, ""), 0)


def test_a_regress_from_the_end_takes_the_completion_back() -> None:
    p = Position().token(0, technology=12).effect(0, Form(do="regress", benefit=False, bonus="none")).run()
    assert p.s.done[0] == 0

"""What civilizations of the person mean by opponents in solo games."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.civilization import numbers
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.tracks import gain_landmark


def income(p: Solo, number: int = 2) -> Solo:
    p.set(AUTOMA, era=number).hand(HUMAN, "trap").income(HUMAN, number)
    return p


def points(p: Solo) -> int:
    return {item.key: item.points for item in p.game.score(p.s, HUMAN).items}["civilizations"]


@pytest.mark.rule("tapestry.civ.the-chosen.solo")
def test_the_chosen_have_two_opponents() -> None:
    p = Solo()
    p.civilization(HUMAN, "the-chosen").token(HUMAN, exploration=2, science=1)
    p.token(AUTOMA, exploration=1, science=1, military=1)
    p.token(SHADOW, science=2, technology=1)
    assert points(income(p).run()) == 2, "exploration alone, for two opponents"


@pytest.mark.rule("tapestry.civ.historians.solo")
@pytest.mark.parametrize(("bot", "vp"), [(AUTOMA, 0), (SHADOW, 6)])
def test_a_landmark_counts_for_the_bot_whose_token_reached_it(bot: int, vp: int) -> None:
    p = Solo()
    p.civilization(HUMAN, "historians", 0b1111, 1 << SHADOW)
    gain_landmark(p.s, bot, p.landmark("lighthouse"))
    p.fresh().run()
    assert (p.vp(HUMAN), sum(p.player(HUMAN).res)) == (vp, vp // 3)


@pytest.mark.rule("tapestry.civ.historians.solo")
def test_tokens_may_be_given_to_both_bots() -> None:
    p = Solo()
    p.civilization(HUMAN, "historians", 0, 0).tiles(HUMAN, 3)
    income(p).play("uncover 0")
    assert p.options == [f"opponent {AUTOMA}", f"opponent {SHADOW}"]
    p.play(f"opponent {SHADOW}")
    assert numbers(p.player(HUMAN), CIVILIZATIONS.index("historians")) == (0b1, 1 << SHADOW)


@pytest.mark.rule("tapestry.civ.heralds.solo")
def test_heralds_find_only_own_cards() -> None:
    p = Solo().automa_era(3)
    p.civilization(HUMAN, "heralds", 0, 0).set(HUMAN, era=2).hung(HUMAN, "feudalism", era=2)
    income(p, 3)
    assert p.options == ["copy feudalism", "no"]


@pytest.mark.rule("tapestry.ruling.civ-architects-adjustment")
@pytest.mark.parametrize(("others", "vp"), [([{"automa": "2"}], 20), ([{}], 0), ([{}, {}], 20)])
def test_three_actors_are_enough_for_the_adjustment_of_the_architects(
    others: list[dict[str, str]], vp: int
) -> None:
    """In a solo game the bots are two opponents."""
    game = spielwerk.game("tapestry", seats=[{"civilization": "architects"}, *others], adjustments=True)
    s: Any = game.new(3)
    while (d := game.decision(s)) and d.kind.startswith(("tapestry.setup", "tapestry.mystics")):
        game.apply(s, d.options[0], d.seat)
    assert s.players[0].vp == vp


@pytest.mark.rule("tapestry.civ.inventors.solo")
def test_inventors_find_only_own_cards() -> None:
    p = Solo()
    p.civilization(HUMAN, "inventors", 4, 0).tech(HUMAN, bottom=["paper"])
    assert income(p).options == ["improve paper", "no"]
    assert p.player(AUTOMA).tech == ()

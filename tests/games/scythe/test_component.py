"""What is in the box, as far as it matters in play."""

from __future__ import annotations

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.kernel.schema import SetupError


@pytest.mark.rule("scythe.component.tokens")
def test_the_number_of_tokens_and_coins_in_the_box_is_no_limit() -> None:
    p = Position("saxony mechanical", "nordic industrial").workers(0, "F7", "F7", "M6")
    p.set(0, coins=100).goods("F7", food=20).goods("F4", food=60).structure(0, "mine", "F4").turn(0)
    p.play("produce", "at F7", "make 2", "done", "enlist", *["from F4"] * 4, "decline")
    assert (p.tokens("F7"), p.tokens("F4"), p.player(0).coins) == ({"food": 22}, {"food": 56}, 102)


@pytest.mark.rule("scythe.component.mats-and-dials")
def test_five_faction_mats_and_five_player_mats() -> None:
    """At a full table everybody has one, and there are no others in the base game."""
    game = spielwerk.game("scythe", seats=5)
    fields = {
        "faction": ("nordic", "rusviet", "crimea", "saxony", "polania"),
        "mat": ("industrial", "engineering", "patriotic", "mechanical", "agricultural"),
    }
    for field, choices in fields.items():
        assert sorted(seat[field] for seat in game.setup["seats"]) == sorted(choices)
        others = {choice for f in game.box.schema().seat if f.name == field for choice in f.choices}
        for other in others - {*choices}:
            with pytest.raises(SetupError, match="comes with the module"):
                spielwerk.game("scythe", seats=[{field: other}, {}])


@pytest.mark.rule("scythe.component.mats-and-dials")
def test_two_dials_are_enough_for_every_combat() -> None:
    p = Position("saxony mechanical", "nordic industrial", "rusviet patriotic").encounters()
    p.character(0, "V7").character(1, "T6").mech(2, 1, "F5").set(0, power=16).turn(0)
    p.play("move", "units", "unit character", "to T6", "done")
    assert sorted(d.seat for d in p.game.decisions(p.s)) == [0, 1]
    assert p.options_of(0) == [f"dial {n}" for n in range(8)]

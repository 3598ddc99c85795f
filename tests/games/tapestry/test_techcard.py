"""Tech cards: each is upgraded twice through the public interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.tapestry.gains import choices, gains
from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.options import TECHS
from spielwerk.kernel.effect import Atom

UPGRADE = Atom("upgrade")
COUNTED = {"exploration": 1, "science": 2, "military": 3, "technology": 2}
"""Spaces in tier I, which meet no requirement."""


def table(**rows: list[str]) -> Position:
    """Player 0 has come a little way on each track, has two tiles, these tech cards and no buildings."""
    p = Position(2, ask=True).token(0, **COUNTED).tiles(0, 5, 9).set(0, era=1).tech(0, **rows)
    mine = [card for cards in rows.values() for card in cards]
    return p.display(
        *[card for card in ("clocks", "compass", "light-bulb", "zeppelins") if card not in mine][:3]
    )


def meet(p: Position, need: Mapping[str, int], seat: int = 1) -> Position:
    """A player has what the top row of a card asks for: a space of a track, or buildings off the mat."""
    tracks = {name: n for name, n in need.items() if name in TRACKS}
    return p.token(seat, **tracks).built(seat, **{name: n for name, n in need.items() if name not in TRACKS})


CIRCLES = [  # card, choices, gains
    ("air-conditioning", "", {"worker": 1}),
    ("ammonia", "beside", {"farm": 1}),
    ("anesthesia", "beside", {"armory": 1}),
    ("calendar", "", {"culture": 1}),
    ("canned-food", "", {"food": 1}),
    ("clocks", "", {"technology": 1}),
    ("concrete", "beside", {"market": 1}),
    ("irrigation", "", {"food": 1}),
    ("light-bulb", "", {"coin": 1}),
    ("paper", "beside", {"house": 1}),
    ("sewage-and-plumbing", "", {"culture": 1}),
    ("siegecraft", "beside", {"military": 1, "landmarks": 1}),
    ("the-nail", "draw-hanging academia", {"hand": 1}),
    ("transistors", "", {"coin": 1}),
    ("vaccines", "", {"science": 1}),
    ("zeppelins", "", {"exploration": 1}),
    ("telescope", "draw-tile 1", {"culture": 1, "tiles": 1}),
    ("bakery", "", {"vp": 4}),
    ("barn", "", {"vp": 3}),
    ("com-tower", "", {"vp": 5}),
    ("library", "", {"vp": 3}),
    ("stock-market", "", {"vp": 5}),
    ("treasury", "", {"vp": 4}),
    ("compass", "draw-tile 1 / draw-tile 3", {"tiles": 2}),
    ("dynamite", "conquer 6 / dice 1-1 / take-black", {"territories": 1, "coin": 1}),
    ("warships", "", {"worker": 1}),
    ("penicillin", "roll science / yes", {"science": 1}),
    ("eyeglasses", "from-deck / draw-tech paper", {"techs": 1}),
    ("time-travel", "", {"coin": 1}),
    ("printing-press", "draw-hanging trap", {"hand": 1}),
    ("lithium-ion-battery", "", {"vp": 4}),
]
SQUARES = [  # card, what a neighbour needs, choices, gains
    ("air-conditioning", {"technology": 4}, "beside", {"house": 1}),
    ("ammonia", {"military": 7}, "", {"vp": 2}),
    ("anesthesia", {"science": 4}, "", {"vp": 2}),
    ("calendar", {"exploration": 4}, "", {"vp": 7}),
    ("canned-food", {"military": 4}, "", {"vp": 7}),
    ("clocks", {"technology": 4}, "", {"vp": 2}),
    ("concrete", {"exploration": 4}, "", {"vp": 2}),
    ("irrigation", {"science": 4}, "beside", {"farm": 1}),
    ("light-bulb", {"military": 4}, "beside", {"market": 1}),
    ("paper", {"science": 4}, "", {"vp": 2}),
    ("sewage-and-plumbing", {"technology": 4}, "beside", {"armory": 1}),
    ("siegecraft", {"military": 4}, "", {"vp": 3}),
    ("the-nail", {"technology": 4}, "pick 1 / beside", {"house": 1}),
    ("transistors", {"military": 10}, "", {"culture": 1, "vp": 4}),
    ("vaccines", {"science": 4}, "", {"vp": 2}),
    ("zeppelins", {"exploration": 4}, "", {"vp": 1}),
    ("telescope", {"technology": 4}, "", {"vp": 2}),
    ("bakery", {"farm": 1}, "beside", {"landmarks": 1}),
    ("barn", {"farm": 2}, "beside", {"landmarks": 1}),
    ("com-tower", {"house": 3}, "beside", {"landmarks": 1}),
    ("library", {"house": 2}, "beside", {"landmarks": 1}),
    ("stock-market", {"market": 2}, "beside", {"landmarks": 1}),
    ("treasury", {"market": 1}, "beside", {"landmarks": 1}),
    ("compass", {"technology": 4}, "tile 5 / hex 1", {"tiles": -1, "food": 1, "vp": 1}),
    ("dynamite", {"military": 4}, "", {"vp": 1}),
    ("warships", {"exploration": 7}, "conquer 6 / dice 1-1 / take-red", {"territories": 1, "vp": 4}),
    ("penicillin", {"science": 4}, "", {"vp": 5}),
    ("eyeglasses", {"technology": 4}, "", {"vp": 1}),
    ("time-travel", {"technology": 10}, "track military", {"military": -1}),
    ("printing-press", {"technology": 4}, "", {}),
    (
        "lithium-ion-battery",
        {"exploration": 10},
        "track military / pick 0 / conquer 6 / dice 1-1 / take-black",
        {"territories": 1, "coin": 1},
    ),
]


def proving(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Each row proves the rule of its card."""
    return [
        pytest.param(*row, id=row[0], marks=pytest.mark.rule(f"tapestry.techcard.{row[0]}")) for row in rows
    ]


@pytest.mark.parametrize(("card", "plays", "expected"), proving(CIRCLES))
def test_the_circle_is_gained_on_the_way_to_the_middle_row(
    card: str, plays: str, expected: dict[str, int]
) -> None:
    p = table(bottom=[card]).effect(0, UPGRADE)
    assert gains(p, *choices(plays)) == expected
    assert p.techs(0)[card] == 1


@pytest.mark.parametrize(("card", "need", "plays", "expected"), proving(SQUARES))
def test_the_square_needs_something_that_a_neighbour_may_have(
    card: str, need: dict[str, int], plays: str, expected: dict[str, int]
) -> None:
    p = table(middle=[card])
    if card in ("ammonia", "anesthesia", "concrete", "paper"):
        p.built(0, farm=2, armory=2, market=2, house=2)
    assert gains(p.effect(0, UPGRADE)) == {}
    assert gains(meet(p, {name: n - 1 for name, n in need.items()}).effect(0, UPGRADE)) == {}
    assert p.techs(0)[card] == 1
    assert gains(meet(p, need).effect(0, UPGRADE), *choices(plays)) == expected
    assert p.techs(0)[card] == 2


@pytest.mark.rule("tapestry.techcard.assembly-line")
def test_assembly_line_uses_a_square_and_then_a_circle() -> None:
    p = table(bottom=["assembly-line"], top=["calendar", "canned-food"]).effect(0, UPGRADE)
    assert gains(p, "use calendar") == {"vp": 7}
    p = meet(table(middle=["assembly-line", "irrigation"]), {"exploration": 7}).effect(0, UPGRADE)
    assert gains(p) == {"food": 1}


@pytest.mark.rule("tapestry.techcard.assembly-line.void")
def test_assembly_line_does_nothing_alone() -> None:
    p = table(bottom=["assembly-line"]).effect(0, UPGRADE)
    assert gains(p) == {}
    assert p.techs(0) == {"assembly-line": 1}
    p = meet(table(middle=["assembly-line"]), {"exploration": 7}).effect(0, UPGRADE)
    assert gains(p) == {}
    assert p.techs(0) == {"assembly-line": 2}


@pytest.mark.rule("tapestry.base.tech.battery-once", "tapestry.ruling.base-battery-academic")
def test_the_battery_is_used_once_a_turn() -> None:
    p = table(top=["lithium-ion-battery"]).token(0, military=0, science=2, exploration=0, technology=0)
    p.s.once = 1 << TECHS.index("lithium-ion-battery")
    assert gains(p.effect(0, Atom("square"))) == {}
    p.s.once = 0
    assert gains(p.effect(0, Atom("square")), "draw-hanging academia") == {"hand": 1}


LANDMARK_CARDS = ("bakery", "barn", "com-tower", "library", "stock-market", "treasury")


@pytest.mark.rule("tapestry.techcard.landmarks", "tapestry.techcard.landmarks-again")
@pytest.mark.parametrize("card", LANDMARK_CARDS)
def test_a_landmark_is_gained_once(card: str) -> None:
    p = table(top=[card]).effect(0, Atom("square"))
    assert gains(p, "beside") == {"landmarks": 1}
    assert p.player(0).landmarks == (p.landmark(card),)
    assert gains(p.effect(0, Atom("square"))) == {}


@pytest.mark.rule("tapestry.techcard.radio")
def test_radio_gives_points_and_then_a_civilization() -> None:
    assert gains(table(bottom=["radio"]).effect(0, UPGRADE)) == {"vp": 3}
    p = meet(table(middle=["radio"]), {"science": 9})
    assert gains(p.effect(0, UPGRADE)) == {}
    p = meet(p, {"science": 10}).effect(0, UPGRADE)
    assert gains(p, "draw-civilization merrymakers") == {"civilizations": 1}


def test_every_tech_card_is_tried() -> None:
    assert sorted([card for card, *_ in CIRCLES] + ["assembly-line", "radio"]) == sorted(TECHS)

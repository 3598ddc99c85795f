"""Cards in force and civilizations listen each time, whoever's turn it is: one case per trigger."""

from __future__ import annotations

import pytest

from games.tapestry.gains import choices, gains
from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import BENEFIT
from spielwerk.games.tapestry.income import Yield
from spielwerk.games.tapestry.options import TECHS
from spielwerk.kernel.effect import Atom

SCIENCE, MILITARY = 0b10, 0b100
CONQUER, EXPLORE = Atom("conquer", 1, 0), Atom("explore", 1, 0)
RADIO = ["radio", "barn", "clocks"]
TRIGGERS: dict[str, tuple[str, int, Atom, str, dict[str, int]]] = {
    "a card is drawn": ("academia", 0, Atom("hanging"), "draw-hanging trap", {"hand": 1, "vp": 3}),
    "a tech card is gained": (
        "academia",
        0,
        Atom("invent", 1, 0),
        "invent radio / draw-tech bakery",
        {"techs": 1, "vp": 3},
    ),
    "a tech card is upgraded": ("golden-age", 0, Atom("upgrade"), "", {"culture": 1, "vp": 3}),
    "a building is gained": ("capitalism", 0, Atom("building", 1, 3), "beside", {"market": 1, "coin": 1}),
    "a building is placed": ("monarchy", 0, Atom("building", 1, 0), "beside", {"farm": 1, "vp": 3}),
    "plots are covered": ("terraforming", 0, Atom("building", 1, 0), "plot a2", {"farm": 1, "vp": 5}),
    "a landmark is gained": (
        "revisionism",
        0,
        Atom("advance", 0, SCIENCE),
        "beside / pick 3",
        {"science": 1, "landmarks": 1, "coin": 1},
    ),
    "a landmark is gone": (
        "revisionism",
        0,
        Atom("advance", 0, MILITARY),
        "beside",
        {"military": 1, "armory": 1},
    ),
    "a token advances": (
        "empiricism",
        0,
        Atom("advance", 0, SCIENCE),
        "beside",
        {"science": 1, "landmarks": 1, "vp": 2},
    ),
    "a tier is entered": ("theocracy", 0, Atom("advance", 0, MILITARY), "", {"military": 1, "vp": 4}),
    "an opponent advances": ("broker-of-peace", 1, Atom("advance", 0, MILITARY), "", {"vp": 3}),
    "a player explores": ("age-of-sail", 0, EXPLORE, "draw-tile 2 / draw-tile 3 / draw-tile 4", {"tiles": 3}),
    "a tile is laid": (
        "militarism",
        0,
        EXPLORE,
        "hex 1 / yes",
        {"tiles": -1, "vp": 1, "territories": 1, "food": 1},
    ),
    "a territory is conquered": (
        "pirate-rule",
        0,
        CONQUER,
        "conquer 2 / dice 1-1 / take-red",
        {"territories": 1, "vp": 4, "coin": 1},
    ),
}


def in_force(card: str) -> Position:
    """A card of player 0, in whose position everything can happen."""
    p = Position(ask=True).set(0, era=2).hung(0, card).display(*RADIO).tech(0, bottom=["calendar"])
    return p.token(0, science=3, military=3).gone("barracks").tiles(0, 5).explored(2, 1)


@pytest.mark.rule("tapestry.base.tapestry.continuous")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_a_card_in_force_listens_to_what_happens(trigger: str) -> None:
    card, seat, effect, plays, expected = TRIGGERS[trigger]
    p = in_force(card)
    assert gains(p.effect(seat, effect), *choices(plays)) == expected


@pytest.mark.rule("tapestry.base.tapestry.continuous")
def test_a_card_in_force_listens_to_the_income_and_to_benefits_of_others() -> None:
    p = in_force("mercantilism").do(Yield(0)).run()
    assert "convert coin" in p.options
    p = Position(ask=True).set(0, era=1).hand(0, "marriage-of-state").token(1, science=1)
    p.effect(0, Atom("overplay")).play("track science")
    for n, (theirs, own) in enumerate((("trap", "guilds"), ("academia", "alliance")), 1):
        p.token(1, science=1).effect(1, Atom("advance", BENEFIT, SCIENCE))
        p.play(f"draw-hanging {theirs}", f"draw-hanging {own}").run()
        assert (len(p.cards(0)), len(p.cards(1))) == (n, n)


# --- civilizations: each player has a second one besides


def two_civilizations(name: str, *numbers: int, seat: int = 0) -> Position:
    """A player has the Leaders as well."""
    return Position(ask=True).civilization(seat, "leaders", 0).civilization(seat, name, *numbers)


@pytest.mark.rule("tapestry.base.civilization.several")
def test_an_outpost_that_is_taken_and_a_district_are_noticed() -> None:
    p = two_civilizations("militants", 0, 0).effect(0, CONQUER).play("conquer 6")
    assert p.options == ["enlist 0", "enlist 1"]
    corner = (".##......", "###......", "###......", *["........."] * 6)
    p = two_civilizations("architects").city(0, *corner)
    found = gains(p.effect(0, Atom("building", 1, 0)), "plot a1", "pick 0", "pick 1")
    assert found == {"farm": 1, "food": 1, "worker": 1}


@pytest.mark.rule("tapestry.base.civilization.several")
def test_what_opponents_do_is_noticed() -> None:
    p = two_civilizations("historians", 0b1, 0b10)
    assert gains(p.effect(1, Atom("landmark", 1, 0)), "beside") == {"vp": 3}
    marked = 1 << TECHS.index("library")
    p = two_civilizations("inventors", 3, marked).tech(1, middle=["library"]).built(1, house=2)
    assert gains(p.effect(1, Atom("upgrade")), "beside") == {"techs": 1}
    p = two_civilizations("traders", 3, 1 << 6)
    p.effect(1, Atom("conquer", 1, 4)).play("conquer 6", "dice 1-1", "take-black")
    assert (p.asked, p.options) == ((0, "effect.Whether"), ["yes", "no"])


@pytest.mark.rule("tapestry.base.civilization.several")
def test_the_end_of_an_income_turn_is_noticed() -> None:
    p = two_civilizations("heralds", 1, 0).hand(0, "trap").income(0, 1).run()
    while p.asked[0] < 0:
        p.play(p.options[0])
    assert p.asked == (0, "effect.Whether"), "a card may be played on Maker of Fire"

"""Civilizations: gaining them, their abilities, and the first four of them."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.civilized import FARM, GAIN, kept, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.hangings.revolution import Rise as StandUp
from spielwerk.games.tapestry.options import CIVILIZATIONS, TECHS
from spielwerk.games.tapestry.state import Player
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game


def own(p: Player) -> list[str]:
    return [CIVILIZATIONS[one[0]] for one in p.civilizations]


@pytest.mark.rule("tapestry.base.setup.civilizations", "tapestry.ruling.base-setup-choices")
def test_two_are_dealt_and_one_is_kept_in_secret() -> None:
    game = Game(BOX, {"seats": [{"mat": "1"}, {"mat": "2"}]}, chance="ask")
    s: Any = game.new(1)
    for name in ("craftsmen", "futurists", "merrymakers", "mystics"):
        game.apply(s, f"draw-civilization {name}")
    options = {d.seat: [o.text for o in d.options] for d in game.decisions(s)}
    assert options[0] == ["civilization craftsmen", "civilization futurists"]
    assert options[1] == ["civilization merrymakers", "civilization mystics"]
    game.apply(s, "civilization merrymakers", 1)
    assert own(s.players[1]) == []
    game.apply(s, "civilization futurists", 0)
    assert [own(p) for p in s.players] == [["futurists"], ["merrymakers"]]
    stack = {CIVILIZATIONS[i] for i in bits(s.civilizations)}
    assert stack == {civ.id for civ in components.of_base(components.civilizations())} - {
        "futurists",
        "merrymakers",
    }


def test_two_seats_cannot_have_the_same_civilization() -> None:
    with pytest.raises(SpielwerkError, match="taken already"):
        Game(BOX, {"seats": [{"civilization": "mystics"}, {"civilization": "mystics"}]})


@pytest.mark.rule("tapestry.base.civilization.gain", "tapestry.base.civilization.several")
def test_one_gained_later_is_the_top_of_the_stack() -> None:
    p = Position(ask=True).civilization(0, "merrymakers", 0, 0, 0).effect(0, GAIN)
    d = p.game.decision(p.s)
    assert d is not None
    assert (d.seat, len(set(d.weights))) == (-1, 1)
    p.play("draw-civilization craftsmen")
    assert own(p.player(0)) == ["merrymakers", "craftsmen"]


@pytest.mark.rule("tapestry.base.civilization.stack-empty")
def test_an_empty_stack_gives_none() -> None:
    p = Position()
    p.s.civilizations = 0
    assert p.effect(0, GAIN).options == []


@pytest.mark.rule("tapestry.base.civilization.gain-setup", "tapestry.civ.midgame-plain")
def test_one_gained_later_is_set_up_without_start_adjustments() -> None:
    p = Position(ask=True, adjustments=True).effect(0, GAIN).play("draw-civilization merrymakers")
    assert (kept(p, "merrymakers"), p.res(0), p.vp(0)) == ((0, 0, 0), {}, 0)


@pytest.mark.rule("tapestry.base.track.mechs")
def test_mechs_conquer_with_both_dice_and_bring_a_civilization() -> None:
    p = Position(ask=True).token(0, military=11).has(0, culture=2).turn(0).play("advance military")
    assert p.vp(0) == 10
    p.play("pick 1", "draw-civilization craftsmen")
    assert own(p.player(0)) == ["craftsmen"]
    p.play("conquer 7", "dice 1-1")
    assert (p.vp(0), p.res(0)) == (14, {"coin": 1})


@pytest.mark.rule("tapestry.base.income.step1-civilization", "tapestry.base.income.abilities-optional")
def test_income_abilities_come_first_and_may_be_left() -> None:
    p = Position().civilization(0, "merrymakers", 0, 0, 0).set(1, era=4).hand(0, "trap").income(0, 2)
    assert (p.asked, p.options) == ((0, "merrymakers.Rise"), ["rise 0", "rise 1", "rise 2", "no"])
    d = p.game.decision(p.s)
    assert d
    said = p.game.box.speech().request(d, p.s.rules, p.s)
    assert said.endswith("goes up? Column 1: 1 coin. Column 2: 1 territory tile. Column 3: 5 VP.")
    p.play("no")
    assert (kept(p, "merrymakers"), p.vp(0)) == ((0, 0, 0), 10)


@pytest.mark.rule("tapestry.civ.income-time", "tapestry.base.income.turn1")
def test_an_ability_works_in_the_turns_that_it_names() -> None:
    p = Position().civilization(0, "merrymakers", 0, 0, 0).income(0, 1).run()
    assert p.asked == (-1, "")


@pytest.mark.rule("tapestry.civ.income-time")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("alchemists", "Brew"),
        ("entertainers", "Perform"),
        ("historians", "Uncover"),
        ("inventors", "Improve"),
        ("leaders", "Lead"),
        ("merrymakers", "Rise"),
        ("traders", "TradeAt"),
    ],
)
def test_income_abilities_are_asked_for_in_turns_two_to_five(name: str, step: str, turn: int) -> None:
    p = starting(name).tiles(0, 3).tech(0, bottom=["radio"]).set(1, era=5).hand(0, "trap")
    p.income(0, turn).run()
    assert (p.asked == (0, f"{name}.{step}")) is (turn > 1)


@pytest.mark.rule("tapestry.base.setup.civilizations")
def test_the_civilizations_that_are_dealt_are_random() -> None:
    """With own luck too: over a few games every civilization is dealt, to every seat."""
    game = Game(BOX, {"seats": [{"mat": "1"}, {"mat": "2"}]})
    seen: list[set[str]] = [set(), set()]
    for seed in range(80):
        s: Any = game.new(seed)
        hands = [[o.text for o in d.options] for d in game.decisions(s)]
        assert [len(set(hand)) for hand in hands] == [2, 2]
        assert not set(hands[0]) & set(hands[1])
        for seat, hand in enumerate(hands):
            seen[seat] |= set(hand)
    assert [len(dealt) for dealt in seen] == [components.box().counts.civilizations] * 2


@pytest.mark.rule("tapestry.civ.order", "tapestry.base.civilization.several")
def test_several_abilities_come_in_the_order_of_the_player() -> None:
    p = (
        Position()
        .civilization(0, "merrymakers", 0, 0, 0)
        .civilization(0, "mystics", 1, 1, 1, 1, 0)
        .income(0, 5)
    )
    assert p.options == ["civilization merrymakers", "civilization mystics"]
    p.play("civilization mystics")
    assert (p.vp(0), p.asked) == (10, (0, "merrymakers.Rise"))


@pytest.mark.rule("tapestry.base.civilization.during-income")
def test_one_gained_in_step_1_can_be_used_in_it() -> None:
    p = Position().civilization(0, "mystics", 9, 9, 1, 4, 0).set(0, civilizations=()).income(0, 5)
    p.civilization(0, "merrymakers", 3, 3, 2)
    assert p.asked == (0, "merrymakers.Rise")
    p.civilization(0, "mystics", 9, 9, 1, 4, 0).play("rise 2")
    assert p.vp(0) == 15 + 10


@pytest.mark.rule(
    "tapestry.civ.midgame-discard", "tapestry.civ.futurists.midgame", "tapestry.civ.mystics.midgame"
)
def test_some_are_discarded_for_another_one_when_gained_later() -> None:
    p = Position(ask=True).effect(0, GAIN).play("draw-civilization futurists", "draw-civilization mystics")
    left = {civ.id for civ in components.of_base(components.civilizations())} - {"futurists", "mystics"}
    assert p.options == [f"draw-civilization {name}" for name in CIVILIZATIONS if name in left]
    p.play("draw-civilization craftsmen")
    assert (own(p.player(0)), p.s.at[0], p.s.old_civilizations.bit_count()) == (["craftsmen"], [0] * 5, 2)


# --- futurists


@pytest.mark.rule(
    "tapestry.civ.futurists.start",
    "tapestry.civ.futurists.resources",
    "tapestry.base.setup.civilization-setup",
)
def test_futurists_start_four_ahead_with_one_of_each() -> None:
    p = starting("futurists")
    assert (p.s.at[0], p.res(0)) == ([4, 4, 4, 4, 0], {"food": 1, "worker": 1, "culture": 1, "coin": 1})
    assert (p.vp(0), p.player(0).built, p.player(0).tiles) == (0, [0] * 4, ())


@pytest.mark.rule("tapestry.civ.futurists.landmarks", "tapestry.base.landmark.passing")
def test_landmarks_that_futurists_pass_stay_for_the_next() -> None:
    p = starting("futurists")
    assert p.player(0).landmarks == ()
    p.token(1, military=3).has(1, culture=2).set(1, era=1).turn(1).play("advance military", "beside")
    assert p.player(1).landmarks == (p.landmark("barracks"),)


@pytest.mark.rule("tapestry.civ.futurists.adjustment", "tapestry.civ.adjustment-time")
def test_futurists_lose_a_culture_and_any_resource() -> None:
    p = starting("futurists", adjustments=True)
    assert sum(p.player(0).res) == 4
    p.income(0, 1)
    assert p.options == ["pay food", "pay worker", "pay culture", "pay coin"]
    p.play("pay coin")
    assert p.res(0) == {"food": 2, "worker": 2, "culture": 1, "coin": 1}


@pytest.mark.rule("tapestry.base.civilization.adjustments")
def test_adjustments_are_an_option() -> None:
    p = starting("futurists").income(0, 1).run()
    assert sum(p.player(0).res) == 8


# --- merrymakers


@pytest.mark.rule("tapestry.civ.merrymakers.income", "tapestry.civ.merrymakers.columns")
def test_a_token_goes_up_and_gains_its_space() -> None:
    p = Position().civilization(0, "merrymakers", 1, 3, 2).income(0, 5)
    assert p.options == ["rise 0", "rise 2", "no"]
    p.play("rise 2")
    assert (p.vp(0), kept(p, "merrymakers")) == (15, (1, 3, 3))
    p = Position().civilization(0, "merrymakers", 1, 3, 2).income(0, 5).play("rise 0")
    assert p.res(0) == {"worker": 1, "food": 1}


@pytest.mark.rule("tapestry.civ.merrymakers.adjustment", "tapestry.civ.mystics.adjustment")
@pytest.mark.parametrize("name", ["merrymakers", "mystics"])
def test_some_gain_any_resource_at_the_end_of_the_first_income_turn(name: str) -> None:
    p = starting(name, adjustments=True).has(0).income(0, 1).play("pick 3")
    assert p.res(0) == {"food": 1, "worker": 1, "culture": 1, "coin": 2}


# --- craftsmen


@pytest.mark.rule("tapestry.civ.craftsmen.site", "tapestry.civ.craftsmen.columns")
def test_a_building_may_stand_on_the_mat_for_its_benefit() -> None:
    p = Position().civilization(0, "craftsmen", 0, 0, 4).effect(0, FARM)
    assert p.options[-3:] == ["craft 0", "craft 1", "craft 2"]
    p.play("craft 2")
    assert (p.vp(0), kept(p, "craftsmen")) == (15, (0, 0, 5))
    p.effect(0, FARM).play("craft 0")
    assert p.res(0) == {"worker": 1}
    assert "craft 2" not in p.effect(0, FARM).options
    assert [len(column) for column in p.s.rules.civilization_columns[CIVILIZATIONS.index("craftsmen")]] == [
        3,
        4,
        5,
    ]


@pytest.mark.rule("tapestry.civ.craftsmen.counts")
def test_buildings_on_the_mat_count_as_buildings_only() -> None:
    p = Position().civilization(0, "craftsmen", 0, 0, 0).effect(0, FARM)
    city = p.player(0).city
    p.play("craft 0").effect(0, Form(do="per", what="farm")).run()
    assert (p.vp(0), p.player(0).city, p.player(0).buildings) == (1, city, ())


def test_others_have_no_such_mat() -> None:
    p = Position().civilization(0, "craftsmen", 0, 0, 0).effect(1, FARM)
    assert not [option for option in p.options if option.startswith("craft")]


@pytest.mark.rule("tapestry.civ.craftsmen.adjustment")
def test_craftsmen_lose_any_resource() -> None:
    p = starting("craftsmen", adjustments=True).income(0, 1).play("pay food")
    assert p.res(0) == {"worker": 1, "culture": 1, "coin": 1}


# --- mystics


@pytest.mark.rule("tapestry.civ.mystics.predict")
def test_mystics_foretell_four_numbers() -> None:
    game = Game(
        BOX, {"seats": [{"mat": "1", "civilization": "mystics"}, {"mat": "2", "civilization": "craftsmen"}]}
    )
    s: Any = game.new(1)
    for most in (9, 9, 9, 4):
        d = game.decision(s)
        assert d is not None
        assert [o.text for o in d.options] == [f"predict {n}" for n in range(1, most + 1)]
        game.apply(s, "predict 2")
    assert s.players[0].civilizations[0][1:5] == (2, 2, 2, 2)


@pytest.mark.rule("tapestry.ruling.civ-mystics-secret")
def test_nobody_chooses_anything_after_the_predictions_and_they_are_open_from_then_on() -> None:
    game = Game(BOX, {"seats": [{"mat": "1"}, {"mat": "2"}]}, chance="ask")
    s: Any = game.new(1)
    for name in ("mystics", "futurists", "merrymakers", "traders"):
        game.apply(s, f"draw-civilization {name}")
    game.apply(s, "civilization mystics", 0)
    assert [d.seat for d in game.decisions(s)] == [1], "the other choice is still to be made"
    game.apply(s, "civilization traders", 1)
    for n in (3, 4, 5, 2):
        assert [d.kind for d in game.decisions(s)] == ["tapestry.mystics.Predict"]
        game.apply(s, f"predict {n}")
    seen: Any = game.view(s, 1)
    assert seen.players[0].civilizations[0][1:5] == (3, 4, 5, 2)
    while (d := game.decision(s)) is not None and d.seat < 0:
        game.apply(s, d.options[0])
    assert d is not None
    assert d.kind == "tapestry.turn.Turn"


@pytest.mark.rule("tapestry.civ.mystics.reach")
def test_a_number_that_is_reached_gives_any_resource_once() -> None:
    p = (
        Position(ask=True)
        .civilization(0, "mystics", 1, 9, 2, 4, 0)
        .effect(0, Form(do="conquer"))
        .play("conquer 7")
    )
    assert p.asked == (0, "effect.Which")
    p.play("pick 0", "dice 1-1", "take-red")
    assert (p.res(0), kept(p, "mystics")[-1]) == ({"food": 1}, 0b100)
    p.display("radio", "clocks", "barn").effect(0, Form(do="invent"))
    p.play("from-deck", "draw-tech paper", "pick 1")
    assert (p.res(0), kept(p, "mystics")[-1]) == ({"food": 1, "worker": 1}, 0b101)
    p.effect(0, Form(do="conquer")).play("conquer 0", "dice 1-1", "take-red")
    assert p.res(0) == {"food": 1, "worker": 1}


@pytest.mark.rule("tapestry.civ.mystics.reach")
def test_districts_and_tracks_are_foretold_too() -> None:
    p = (
        Position()
        .civilization(0, "mystics", 9, 1, 9, 1, 0)
        .city(0, "##.......", *["###......"] * 2, *["." * 9] * 6)
    )
    p.effect(0, FARM).play("plot c1", "pick 0", "pick 0")
    assert (p.res(0), kept(p, "mystics")[-1]) == ({"food": 2}, 0b10)
    p.token(0, military=11).effect(0, Form(do="advance", tracks=("military",), benefit=False, bonus="none"))
    p.play("pick 1")
    assert (p.res(0), p.vp(0)) == ({"food": 2, "worker": 1}, 10)


@pytest.mark.rule("tapestry.civ.mystics.reach")
@pytest.mark.parametrize("way", ["militarism", "revolution", "nomads", "inventors"])
def test_what_comes_without_a_conquest_or_an_invention_counts_at_once(way: str) -> None:
    """One tech card and two territories were foretold."""
    p = Position(ask=True).civilization(0, "mystics", 1, 9, 2, 4, 0).set(0, era=2)
    if way == "militarism":
        p.hung(0, way).tiles(0, 5).effect(0, Form(do="explore")).play("hex 1", "yes")
    elif way == "revolution":
        p.fallen(0, 7).do(StandUp(0, 1)).play("stand-up 7")
    elif way == "nomads":
        p.civilization(0, way, 0, 0).explored(1, 5).effect(0, FARM).play("settle 1")
    else:
        marked = 1 << TECHS.index("library")
        p.civilization(0, way, 3, marked).tech(1, middle=["library"]).built(1, house=2)
        p.effect(1, Form(do="upgrade")).play("beside")
    assert p.asked == (0, "effect.Which")
    p.play("pick 3")
    assert (p.res(0)["coin"], kept(p, "mystics")[-1]) == (1, 0b1 if way == "inventors" else 0b100)


@pytest.mark.rule("tapestry.civ.mystics.reach")
def test_a_start_territory_may_be_all_that_was_foretold() -> None:
    game = Game(BOX, {"seats": [{"mat": "1", "civilization": "mystics"}, {"mat": "2"}]})
    for n, asked in ((1, True), (2, False)):
        s: Any = game.new(1)
        while (d := game.decision(s)) is not None and d.kind != "tapestry.mystics.Predict":
            game.apply(s, d.options[0], d.seat)
        for number in (2, 2, n, 2):
            game.apply(s, f"predict {number}")
        d = game.decision(s)
        assert d is not None
        assert (d.kind == "kernel.effect.Which") is asked


@pytest.mark.rule("tapestry.civ.mystics.final", "tapestry.civ.final-time")
def test_exact_predictions_score_in_the_last_income_turn() -> None:
    p = Position().civilization(0, "mystics", 1, 9, 1, 4, 0b101).tech(0, top=["paper"]).income(0, 5).run()
    assert p.vp(0) == 10 + 10 + 1
    p = Position().civilization(0, "mystics", 2, 9, 1, 4, 0b100).tech(0, top=["paper"]).income(0, 5).run()
    assert p.vp(0) == 10 + 1, "two tech cards were foretold"

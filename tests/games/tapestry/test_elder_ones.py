"""Elder Ones: what they gain, and how they play on after the last income turn."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, Solo
from games.tapestry.civilized import kept
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS
from spielwerk.games.tapestry.reactions import may_react
from spielwerk.kernel.effect import Atom, Do

BAKERY = Form(do="landmark", what="bakery")
OVERPLAY = Form(do="overplay")


def elders(p: Position | None = None) -> Position:
    p = p or Position(ask=True, modules=["fantasies"])
    give_civilization(p.s, 0, CIVILIZATIONS.index("elder-ones"), starting=False)
    p.s.civilizations &= ~(1 << CIVILIZATIONS.index("elder-ones"))
    return p.fresh()


def done(p: Position) -> Position:
    """Their fifth income turn is over."""
    return p.set(0, era=5)


@pytest.mark.rule("tapestry.civ.elder-ones.income")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_they_gain_any_resource_or_two_cards(turn: int) -> None:
    p = elders().set(1, era=turn).hand(0, "trap", "guilds").income(0, turn).run()
    assert p.options == ["pick 0", "pick 1"]
    p.play("pick 0")
    assert len(p.options) == 4
    assert p.play("pick 2").res(0) == {"culture": 1}
    p = elders().set(1, era=turn).hand(0, "trap", "guilds").income(0, turn).run().play("pick 1")
    p.play("draw-hanging monarchy", "draw-hanging academia")
    assert p.cards(0) == ["academia", "guilds", "monarchy", "trap"]
    assert p.asked == (0, "hanging.Play")
    assert kept(p, "elder-ones") == ()


@pytest.mark.rule("tapestry.civ.elder-ones.trade")
def test_in_the_last_income_turn_six_cards_are_worth_two_resources_each() -> None:
    names = ("academia", "alliance", "dark-ages", "feudalism", "guilds", "monarchy", "trap")
    p = elders().hand(0, *names).income(0, 5).run()
    assert p.options == [*[f"give-hanging {name}" for name in names], "no"]
    for given in range(6):
        assert p.asked == (0, "elders.Barter")
        p.play(f"give-hanging {names[given]}", *["pick 0" if given < 4 else "pick 1"] * 2)
    assert p.asked != (0, "elders.Barter")
    assert (p.cards(0), p.res(0)) == (["trap"], {"food": 8, "worker": 4})
    assert p.s.old_hangings >> HANGINGS.index("monarchy") & 1
    p = elders().hand(0, "trap", "trap").income(0, 5).run()
    assert p.options == ["give-hanging trap", "no"]
    assert p.play("no").res(0) == {}


@pytest.mark.rule("tapestry.civ.elder-ones.after")
def test_after_the_fifth_income_turn_they_only_advance_until_they_cannot() -> None:
    p = elders().set(0, mat=0).has(0, food=2).set(1, ended=True).income(0, 5).run()
    assert not p.player(0).ended
    p = done(elders()).has(0, food=1, coin=1).gone("bakery").set(1, ended=True).round(0)
    assert all(option.startswith("advance ") for option in p.options)
    p.play("advance exploration")
    while p.asked[1] != "turn.Turn":
        p.play(p.options[-1])
    assert all(option.startswith("advance ") for option in p.options)
    p.has(0).round(0).run()
    assert (p.player(0).ended, p.s.over) == (True, True)


@pytest.mark.rule("tapestry.civ.elder-ones.after")
def test_others_have_their_turns_in_between_and_finish_as_usual() -> None:
    p = done(elders()).set(1, era=4).has(1, food=1).round(1)
    assert "income" in p.options
    p.play("income").run()
    while p.asked[0] == 1 or (p.asked[0] == -1 and p.asked[1]):
        p.play(p.options[-1])
    assert (p.player(1).ended, p.player(0).ended, p.s.over) == (True, True, True)


@pytest.mark.rule("tapestry.civ.elder-ones.traps")
def test_they_cannot_react_any_more() -> None:
    p = elders().hand(0, "trap").set(0, era=4)
    assert may_react(p.s, 0, 1)
    assert not may_react(done(p).s, 0, 1)


@pytest.mark.rule("tapestry.civ.elder-ones.landmark")
def test_landmarks_are_worth_ten_points_after_the_fifth_income_turn() -> None:
    def points(era: int) -> int:
        return elders().set(0, era=era).effect(0, BAKERY).play("beside").vp(0)

    assert (points(4), points(5)) == (0, 10)


@pytest.mark.rule("tapestry.civ.elder-ones.landmark")
def test_a_landmark_of_the_fifth_income_turn_itself_is_worth_none() -> None:
    p = elders().hand(0, "trap").income(0, 5).run()
    p.s.next(Do(0, Atom("landmark", at=p.landmark("bakery"))))
    p.fresh().play("beside")
    assert (p.vp(0), p.asked) == (0, (0, "elders.Barter"))


@pytest.mark.rule("tapestry.civ.elder-ones.era4")
def test_the_card_of_the_fourth_era_stays_in_force_until_it_is_covered() -> None:
    p = elders().set(0, era=4).hung(0, "tyranny").hand(0, "academia", "trap").income(0, 5).run()
    tyranny = p.s.rules.bit("tyranny")
    assert p.player(0).abilities & tyranny
    p.play("no").run()
    assert p.player(0).abilities & tyranny
    p.effect(0, OVERPLAY).play("hang trap")
    assert not p.player(0).abilities & tyranny
    assert [HANGINGS[card] for card in p.player(0).eras[3]] == ["tyranny", "trap"]
    p = elders().set(0, era=3).hung(0, "tyranny").hand(0, "trap").set(1, era=4).income(0, 4).run()
    assert not p.player(0).abilities & p.s.rules.bit("tyranny")


@pytest.mark.rule("tapestry.civ.elder-ones.after")
def test_the_automa_goes_on_beside_them() -> None:
    p = elders(Solo(modules=["fantasies"]))
    done(p).set(AUTOMA, era=5, ended=True).has(0).round(0).run()
    assert (p.player(0).ended, p.s.over) == (True, True)

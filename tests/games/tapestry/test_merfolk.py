"""Merfolk: submerged cards, and turns that spend them after the last income turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, Solo
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilizations.merfolk import Depths
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.events import Gained, HangingDrawn
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.reactions import may_react
from spielwerk.games.tapestry.state import FACE_DOWN
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import SPECTATOR

FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}
POINTS = 5


def merfolk(*submerged: str, p: Position | None = None) -> Position:
    """Seat 0 has the Merfolk and these submerged cards."""
    p = (p or Position(ask=True, **FANTASIES)).civilization(0, "merfolk")
    cards = tuple(sorted([HANGINGS.index(name) for name in submerged]))
    p.s.part(Depths).cards[0] = cards
    p.s.hangings &= ~sum([1 << card for card in cards])
    return p.fresh()


def late(*hand: str, p: Position | None = None) -> Position:
    """Their fifth income turn is over, and it is their turn; everybody else has finished."""
    return merfolk(p=p).set(0, era=5).set(1, era=5, ended=True).hand(0, *hand).round(0)


def depths(p: Position) -> list[str]:
    return [HANGINGS[card] for card in p.s.part(Depths).cards[0]]


# --- income turns


@pytest.mark.rule("tapestry.civ.merfolk.income")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_they_gain_a_card_and_submerge_all_but_two(turn: int) -> None:
    p = merfolk("monarchy").hand(0, "academia", "guilds", "trap").set(1, era=turn).income(0, turn).run()
    p.play("draw-hanging feudalism")
    assert p.options == [f"submerge {name}" for name in ("academia", "feudalism", "guilds", "trap")]
    p.play("submerge guilds", "submerge academia")
    assert (p.cards(0), depths(p)) == (["feudalism", "trap"], ["academia", "guilds", "monarchy"])
    assert p.asked == (0, "hanging.Play")


@pytest.mark.rule("tapestry.civ.merfolk.income")
def test_two_cards_stay_and_identical_ones_are_offered_once() -> None:
    p = merfolk().hand(0, "guilds").set(1, era=2).income(0, 2).run().play("draw-hanging academia")
    assert (depths(p), p.asked) == ([], (0, "hanging.Play"))
    p = merfolk().hand(0, "trap", "trap").set(1, era=2).income(0, 2).run().play("draw-hanging trap-3")
    assert p.options == ["submerge trap"]
    p.play("submerge trap")
    assert (p.cards(0), depths(p)) == (["trap-2", "trap-3"], ["trap"])


@pytest.mark.rule("tapestry.civ.merfolk.submerged")
def test_submerged_cards_are_hidden_and_neither_played_counted_nor_spent() -> None:
    p = merfolk("guilds", "academia").hand(0, "trap").set(0, era=2)

    def seen(viewer: int) -> Any:
        return next(part for part in p.game.view(p.s, viewer).parts if isinstance(part, Depths))

    assert seen(0).cards[0] == p.s.part(Depths).cards[0]
    assert seen(1).cards[0] == seen(SPECTATOR).cards[0] == (FACE_DOWN,) * 2
    assert p.effect(0, Form(do="per", what="hanging")).run().vp(0) == 1
    p.set(1, era=3).income(0, 3).run().play("draw-hanging monarchy")
    assert p.options == ["hang monarchy", "hang trap"]


@pytest.mark.rule("tapestry.civ.merfolk.turn5")
def test_in_the_last_income_turn_they_take_everything_back_and_discard_down_to_five() -> None:
    p = merfolk("academia", "guilds", "monarchy", "dystopia").hand(0, "feudalism", "trap")
    p.set(1, ended=True).income(0, 5).run().play("draw-hanging colonialism")
    assert (len(p.cards(0)), depths(p), p.asked) == (7, [], (0, "discard.Hanging"))
    p.play("give-hanging academia", "give-hanging trap")
    assert p.cards(0) == ["colonialism", "dystopia", "feudalism", "guilds", "monarchy"]
    assert {HANGINGS[card] for card in bits(p.s.old_hangings)} == {"trap", "academia"}
    assert not p.player(0).ended


@pytest.mark.rule("tapestry.civ.merfolk.turn5", "tapestry.civ.merfolk.submerged")
def test_the_points_of_that_turn_come_first_and_taking_back_is_no_gain() -> None:
    p = merfolk("guilds", "monarchy").set(0, era=4).hung(0, "academia").hand(0, "trap")
    p.set(1, ended=True).income(0, 5).run()
    p.s.journal = []
    p.play("draw-hanging colonialism")
    drawn = [event for event in p.s.journal if isinstance(event, HangingDrawn | Gained)]
    assert (len(drawn), p.vp(0), len(p.cards(0))) == (1, 3, 4)


@pytest.mark.rule("tapestry.civ.merfolk.turn5")
def test_with_five_cards_nothing_is_discarded() -> None:
    p = merfolk("guilds", "monarchy").hand(0, "trap", "dystopia").set(1, ended=True).income(0, 5).run()
    p.play("draw-hanging colonialism").run()
    assert (len(p.cards(0)), p.s.old_hangings, p.player(0).ended, p.asked[1]) == (5, 0, False, "")


# --- afterwards


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_each_turn_they_discard_one_or_more_cards_for_five_points_each() -> None:
    p = late("academia", "guilds", "trap", "trap").has(0, food=8, coin=8)
    hung = ["hang guilds", "hang trap"]
    assert (p.asked, p.options) == (
        (0, "merfolk.Spend"),
        ["sell-hanging academia", "sell-hanging guilds", "sell-hanging trap", *hung],
    )
    p.play("sell-hanging academia")
    assert (p.vp(0), p.options) == (POINTS, ["sell-hanging guilds", "sell-hanging trap", "no"])
    p.play("sell-hanging trap", "no")
    assert (p.vp(0), p.cards(0), p.asked) == (2 * POINTS, ["guilds", "trap-2"], (0, "merfolk.Spend"))
    assert {HANGINGS[card] for card in bits(p.s.old_hangings)} == {"academia", "trap"}


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_a_card_with_an_effect_when_played_may_be_played_on_the_last_era() -> None:
    p = late("academia", "trap", "monarchy")
    assert [option for option in p.options if option.startswith("hang")] == ["hang trap"]
    p.play("hang trap")
    assert (p.vp(0), [HANGINGS[card] for card in p.player(0).eras[3]]) == (10, ["trap"])
    assert (p.asked, p.cards(0)) == ((0, "merfolk.Spend"), ["academia", "monarchy"])


@pytest.mark.rule("tapestry.civ.merfolk.after")
@pytest.mark.parametrize("last", ["sell-hanging trap", "hang trap"])
def test_the_last_card_ends_their_game(last: str) -> None:
    p = late("trap").has(0, food=8).play(last).run()
    assert (p.player(0).ended, p.s.over, p.vp(0)) == (True, True, 5 if last.startswith("sell") else 10)


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_without_a_card_their_game_ends_and_nobody_passes() -> None:
    p = late().has(0, food=8).run()
    assert (p.player(0).ended, p.s.over) == (True, True)
    p = late("academia").has(0, food=8)
    assert p.options == ["sell-hanging academia"]


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_others_have_their_turns_in_between() -> None:
    p = late("academia", "monarchy").set(1, era=2, ended=False).has(1, food=1)
    p.play("sell-hanging academia", "no")
    assert p.asked == (1, "turn.Turn")
    p = late("academia").set(1, era=2, ended=False).has(1, food=1).play("sell-hanging academia")
    assert (p.asked, p.player(0).ended) == ((1, "turn.Turn"), True)


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_the_card_of_the_fourth_era_stays_in_force_until_it_is_covered() -> None:
    p = merfolk().set(0, era=4).hung(0, "academia").hand(0, "trap", "guilds").set(1, ended=True)
    p.income(0, 5).run().play("draw-hanging monarchy")
    assert p.player(0).abilities & p.s.rules.bit("academia")
    p.round(0).play("hang trap")
    assert not p.player(0).abilities & p.s.rules.bit("academia")


@pytest.mark.rule("tapestry.civ.merfolk.reactions")
def test_they_can_still_react() -> None:
    p = late("trap")
    assert may_react(p.s, 0, 1)
    assert not may_react(late().s, 0, 1)
    assert not may_react(p.set(0, ended=True).s, 0, 1)
    assert not may_react(Position(**FANTASIES).hand(0, "trap").set(0, era=5).s, 0, 1)


def test_elder_ones_of_the_same_player_may_advance_too() -> None:
    p = merfolk().civilization(0, "elder-ones").set(0, era=5).hand(0, "trap").has(0, food=1)
    p.set(1, era=5, ended=True).round(0)
    assert {"advance exploration", "spend-cards"} <= {*p.options}
    p.play("spend-cards", "sell-hanging trap")
    assert (p.asked, p.player(0).ended) == ((0, "turn.Turn"), False)


def test_the_automa_waits_for_them() -> None:
    p = late("academia", p=Solo(**FANTASIES)).set(AUTOMA, era=5, ended=True)
    p.play("sell-hanging academia").run()
    assert (p.player(0).ended, p.s.over) == (True, True)

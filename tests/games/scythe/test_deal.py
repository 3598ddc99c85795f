"""Deals: money may change hands, whoever's turn it is, and nobody is asked for it."""

from __future__ import annotations

import json

import msgspec
import pytest

import spielwerk
from games.scythe.automa.solo import Solo
from games.scythe.positions import Position
from spielwerk.games.scythe.deals import Bribe, Bribes, HowMuch
from spielwerk.games.scythe.events import CoinsGiven
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.option import IllegalOption


def three(*, deals: bool = True) -> Position:
    """Rusviet is on; it has 9 coins, Saxony 2 and Nordic none."""
    p = Position("rusviet mechanical", "saxony industrial", "nordic engineering", deals=deals)
    return p.set(0, coins=9).set(1, coins=2).set(2, coins=0).turn(0)


def gifts(p: Position, seat: int) -> list[str]:
    """What a seat may give now."""
    return [option.text for option in p.game.gifts(p.s, seat)]


@pytest.mark.rule("scythe.deal.tournament-ban", "scythe.ruling.deals-default")
def test_in_a_tournament_no_money_changes_hands() -> None:
    p = three(deals=False)
    assert [gifts(p, seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalOption):
        p.play("give 1 1", seat=0)
    schema = p.game.box.schema()
    assert [schema.proposed(people).get("deals") for people in (1, 2, 5)] == [None, True, True]


@pytest.mark.rule("scythe.deal.money-only", "scythe.deal.informal")
def test_coins_may_be_given_to_anybody_as_many_as_there_are() -> None:
    p = three()
    assert gifts(p, 1) == ["give 0 1", "give 0 2", "give 2 1", "give 2 2"], "no more than there is"
    assert gifts(p, 2) == []
    p.play("give 1 4", seat=0)
    assert [p.player(seat).coins for seat in range(3)] == [5, 6, 0]
    p.play("give 1 1", seat=0)
    assert [p.player(seat).coins for seat in range(3)] == [4, 7, 0], "as often as one likes"


@pytest.mark.rule("scythe.ruling.deals-default")
def test_it_need_not_be_the_own_turn_and_the_question_stays() -> None:
    p = three()
    before = p.options
    p.play("give 0 2", seat=1)
    assert [p.player(seat).coins for seat in range(3)] == [11, 0, 0]
    assert (p.asked, p.options) == ((0, "ChooseSection"), before)
    p.set(0, coins=0).play("bolster")
    assert p.asked != (0, "Bolster"), "it went by, since there was no coin"
    q = three().set(0, coins=1).play("bolster")
    assert "take power 2" in q.options
    q.play("give 1 1", seat=0)
    assert q.options == ["skip"], "who has given the last coin away cannot pay any more"
    q.play("give 0 1", seat=1)
    assert "take power 2" in q.options, "and with a coin of somebody else again"


@pytest.mark.rule("scythe.ruling.deals-default")
def test_a_gift_is_no_option_of_a_decision() -> None:
    p = three()
    rng = Rng(1)
    for _ in range(300):
        decisions = p.game.decisions(p.s)
        if not decisions:
            break
        assert not [o for d in decisions for o in d.options if o.verb == "give"]
        assert {d.frame.__class__ for d in decisions}.isdisjoint({Bribe, HowMuch})
        d = decisions[0]
        p.game.apply(p.s, d.options[rng.below(len(d.options))], d.seat)


@pytest.mark.rule("scythe.ruling.deals-default")
def test_without_people_the_same_game_is_played_with_and_without_deals() -> None:
    digests = []
    for deals in (True, False):
        game = spielwerk.game("scythe", seats=2, deals=deals)
        s, rng, texts = game.new(1), Rng(1), []
        for _ in range(200):
            d = game.decision(s)
            if d is None:
                break
            option = d.options[rng.below(len(d.options))]
            texts.append(option.text)
            game.apply(s, option)
        digests.append(texts)
    assert digests[0] == digests[1]


@pytest.mark.rule("scythe.ruling.deals-default")
def test_an_automa_neither_gives_nor_takes() -> None:
    p = Solo(table={"deals": True}).set(0, coins=9).set(1, coins=9).turn(0)
    assert gifts(p, 0) == []
    assert gifts(p, 1) == []


def attack() -> Position:
    p = Position("rusviet mechanical", "saxony industrial", "nordic engineering", deals=True)
    p.hand(0).hand(1).set(0, coins=3, power=2).set(1, coins=3, power=2).set(2, coins=3)
    p.character(0, "M5").mech(1, 1, "V3").workers(0).workers(1)
    return p.turn(0).play("move", "units", "unit character", "to V3")


@pytest.mark.rule(
    "scythe.deal.hold-back-offer", "scythe.deal.not-binding", "scythe.deal.no-escape-from-combat"
)
def test_before_the_dials_money_may_be_given_and_the_combat_is_fought_all_the_same() -> None:
    p = attack()
    assert p.asked[1] == "Dial", "the combat is not avoided, and nobody is asked for a bribe"
    p.play("give 1 2", seat=0).play("give 0 1", seat=2)
    assert [p.player(seat).coins for seat in range(3)] == [2, 5, 2]
    assert p.asked[1] == "Dial"
    assert p.options_of(1) == ["dial 0", "dial 1", "dial 2"], "and nobody is bound to anything"


@pytest.mark.rule("scythe.ruling.bribe-during-combat", "scythe.ruling.deals-default")
@pytest.mark.parametrize("first", [0, 1])
def test_between_the_first_dial_and_the_end_of_the_combat_nobody_gives(first: int) -> None:
    p = attack()
    assert all(gifts(p, seat) for seat in range(3))
    p.play("dial 1", seat=first)
    assert [gifts(p, seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(IllegalOption):
        p.play("give 1 1", seat=0)
    p.play("dial 0", seat=1 - first)
    assert p.asked[1] != "Dial"
    assert all(gifts(p, seat) for seat in range(3)), "after the combat again"


@pytest.mark.rule("scythe.ruling.bribe-during-combat")
@pytest.mark.parametrize("answer", ["card 1", "done"])
def test_who_has_no_power_has_committed_when_the_cards_are_chosen(answer: str) -> None:
    p = Position("rusviet mechanical", "saxony industrial", "nordic engineering", deals=True)
    p.hand(0, 3, 4).hand(1, 2).set(0, power=0).set(1, power=2).set(2, coins=3)
    p.character(0, "M5").mech(1, 1, "V3").workers(0).workers(1)
    p.turn(0).play("move", "units", "unit character", "to V3")
    assert gifts(p, 2)
    p.play(answer, seat=0)
    assert gifts(p, 2) == []


@pytest.mark.rule("scythe.ruling.deals-default")
def test_a_gift_is_recorded_as_a_choice_of_its_seat_and_can_be_taken_back() -> None:
    match = Match(spielwerk.game("scythe", seats=3, deals=True), seed=1)
    while (d := match.decision) and not d.kind.endswith("ChooseSection"):
        match.choose(d.options[0], d.seat)
    assert d is not None
    giver = (d.seat + 1) % 3
    before = [player.coins for player in match.state.players]  # type: ignore[attr-defined]
    match.choose(f"give {d.seat} 2", giver)
    assert match.decision == d
    assert CoinsGiven(giver, d.seat, 2) in match.events[-1]
    choice = match.choices[-1]
    assert (choice.seat, choice.gesture, choice.out_of_turn) == (giver, "deal", True)
    assert f'"@{giver} give {d.seat} 2"' in match.record()
    again = Match.load(match.record())
    assert again.warning == ""
    assert again.game.digest(again.state) == match.game.digest(match.state)
    with pytest.raises(CannotUndo):
        match.undo(d.seat)
    match.undo(giver)
    assert [player.coins for player in match.state.players] == before  # type: ignore[attr-defined]
    match.redo()
    assert match.game.digest(match.state) == again.game.digest(again.state)
    match.choose(match.decision.options[0], d.seat)
    assert Match.load(match.record()).game.digest(match.state) == match.game.digest(match.state)


@pytest.mark.parametrize("seed", range(6))
def test_gifts_at_any_time_leave_every_question_an_answer(seed: int) -> None:
    """Random games in which people give away whatever they have, whenever they may."""
    game = spielwerk.game("scythe", seats=3, deals=True, extra=True, promo=True, deal=seed)
    s, rng, given = game.new(seed), Rng(seed), 0
    for _ in range(1500):
        decisions = game.decisions(s)
        if not decisions:
            break
        seat = rng.below(3)
        if (open_to := game.gifts(s, seat)) and rng.below(3) == 0:
            total = sum([player.coins for player in s.players])  # type: ignore[attr-defined]
            game.apply(s, open_to[rng.below(len(open_to))], seat)
            assert sum([player.coins for player in s.players]) == total  # type: ignore[attr-defined]
            assert all(d.options for d in game.decisions(s))
            given += 1
        d = game.decisions(s)[0]
        game.apply(s, d.options[rng.below(len(d.options))], d.seat)
    assert given > 20


@pytest.mark.parametrize("frame", [Bribe(1, 0, 1), HowMuch(0, 1), Bribes(0, 1, 5)])
def test_positions_of_before_that_ask_for_a_deal_go_on(frame: Bribe | HowMuch | Bribes) -> None:
    """Rules version 7 asked before combats and kept who had given to whom."""
    p = three()
    p.game.decision(p.s)
    saved = json.loads(p.game.dumps(p.s))
    saved["parts"] = [{"turn": 3, "given": 9} if part == {} else part for part in saved["parts"]]
    saved["stack"].append(msgspec.to_builtins(frame))
    s = p.game.loads(json.dumps(saved).encode()) if isinstance(frame, Bribe | HowMuch) else p.s.copy()
    if isinstance(frame, Bribes):
        s.stack.append(frame)
        p.game.advance(s)
    else:
        p.game.apply(s, "no")
    d = p.game.decision(s)
    assert d is not None
    assert d.kind == "scythe.turn.ChooseSection"

"""What lies open and what is secret."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.events import CardDrawn
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match


def table(**options: bool) -> Position:
    p = Position("saxony mechanical", "nordic industrial", "rusviet patriotic", **options)
    return p.hand(0, 2, 2, 5).hand(1, 3).hand(2)


def combat() -> Position:
    """Saxony's character has attacked Nordic's in T6; both are asked for their dials."""
    p = table().encounters().character(0, "V7").character(1, "T6").set(0, power=5).set(1, power=5)
    return p.turn(0).play("move", "units", "unit character", "to T6", "done")


@pytest.mark.rule("scythe.info.combat-card-count-open")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everybody_sees_how_many_cards_are_in_a_hand(viewer: int) -> None:
    assert table().view(viewer).hand_sizes == [3, 1, 0]


@pytest.mark.rule("scythe.info.combat-card-values-secret")
def test_one_sees_the_own_cards_only() -> None:
    p = table()
    assert [p.view(seat).hand for seat in (0, 1, 2, SPECTATOR)] == [[2, 0, 0, 1], [0, 1, 0, 0], [0] * 4, []]


@pytest.mark.rule("scythe.info.combat-card-values-secret")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_other_cards_in_an_opponents_hand_make_no_difference_to_a_view(viewer: int) -> None:
    p = table()
    before, own = p.view(viewer), p.view(0)
    p.hand(0, 4, 4, 3)
    assert p.view(viewer) == before
    assert p.view(0) != own


@pytest.mark.rule("scythe.info.combat-card-values-secret")
def test_who_looks_on_is_not_told_which_card_was_drawn() -> None:
    match = Match(table().game, seed=3)
    assert match.decision is not None
    seat = match.decision.seat
    match.choose(["bolster", "take cards 1"])
    (drawn,) = [event for events in match.events for event in events if isinstance(event, CardDrawn)]
    assert drawn.seen_by(seat).card == drawn.card >= 0
    for other in {0, 1, 2, SPECTATOR} - {seat}:
        assert drawn.seen_by(other) == CardDrawn(seat, -1)


@pytest.mark.rule("scythe.info.combat-card-values-secret")
def test_a_position_made_from_a_view_guesses_the_unseen_cards() -> None:
    p = table()
    p.s.deck.counts[3] -= 1
    p.s.deck.discard = [3]
    hands = []
    for n in range(20):
        s: Any = p.game.resample(p.view(1), Rng(n))
        assert s.hands[1] == [0, 1, 0, 0]
        assert [sum(hand) for hand in s.hands] == [3, 1, 0]
        assert [sum(column) for column in zip(*s.hands, s.deck.counts, strict=True)] == [16, 12, 8, 5]
        assert s.deck.discard == [3]
        hands.append(tuple(s.hands[0]))
    assert len(set(hands)) > 3


@pytest.mark.rule("scythe.info.coins", "scythe.ruling.coins-visibility")
def test_with_secret_coins_nobody_is_told_how_much_money_the_others_have() -> None:
    p = table(hidden_coins=True).set(0, coins=7).set(1, coins=4).set(2, coins=9)
    assert [[q.coins for q in p.view(seat).players] for seat in (0, 1, SPECTATOR)] == [
        [7, -1, -1],
        [-1, 4, -1],
        [-1, -1, -1],
    ]
    before = p.view(0)
    p.set(1, coins=11)
    assert p.view(0) == before
    assert [q.coins for q in p.s.players] == [7, 11, 9], "looking changes nothing"


@pytest.mark.rule("scythe.ruling.coins-visibility")
def test_money_is_open_unless_the_table_agrees_otherwise_and_the_end_opens_it() -> None:
    p = table().set(0, coins=7).set(1, coins=4).set(2, coins=9)
    assert [q.coins for q in p.view(SPECTATOR).players] == [7, 4, 9]
    p = (
        table(hidden_coins=True)
        .set(0, coins=7, power=14)
        .stars(0, combat=5)
        .turn(0)
        .play("bolster", "take power 2")
    )
    assert p.view(1).players[0].coins == 6


@pytest.mark.rule("scythe.ruling.coins-visibility")
def test_a_position_made_from_a_view_guesses_the_money() -> None:
    p = table(hidden_coins=True).set(0, coins=7)
    guessed = [p.game.resample(p.view(0), Rng(n)).players for n in range(30)]  # type: ignore[attr-defined]
    assert {players[0].coins for players in guessed} == {7}
    assert min(q.coins for players in guessed for q in players) >= 0
    assert len({players[1].coins for players in guessed}) > 5


@pytest.mark.rule("scythe.ruling.coins-visibility")
@pytest.mark.parametrize("action", ["bolster", "trade", "produce"])
def test_nobody_learns_from_a_question_whether_there_was_money_for_an_action(action: str) -> None:
    """With all workers in play production costs a coin too, besides power and popularity."""

    def chosen(coins: int, *, hidden: bool) -> Position:
        p = table(hidden_coins=hidden, ask_forced=True).workers(0, *["M6"] * 8)
        return p.set(0, coins=coins, power=5, popularity=5).turn(0).play(action)

    poor, rich = chosen(0, hidden=True), chosen(3, hidden=True)
    assert poor.view(1) == rich.view(1)
    assert poor.options == ["skip"]
    assert len(rich.options) > 1
    assert chosen(0, hidden=False).asked[1] == "EndTurn", "where money lies open there is nothing to ask"


@pytest.mark.rule("scythe.ruling.coins-visibility")
@pytest.mark.parametrize(("power", "popularity"), [(0, 5), (5, 0), (0, 0)])
def test_nobody_is_asked_to_produce_without_the_power_and_popularity_that_all_can_see(
    power: int, popularity: int
) -> None:
    p = table(hidden_coins=True, ask_forced=True).workers(0, *["M6"] * 8)
    p.set(0, coins=9, power=power, popularity=popularity)
    assert p.turn(0).play("produce").asked[1] == "EndTurn"


@pytest.mark.rule("scythe.ruling.coins-visibility")
@pytest.mark.parametrize("card", [1, 9, 10, 11, 12])
def test_nobody_learns_from_a_question_whether_there_was_money_for_a_factory_card(card: int) -> None:
    def chosen(coins: int, *hand: int, hidden: bool = True) -> Position:
        p = table(hidden_coins=hidden, ask_forced=True).hand(0, *hand)
        return p.set(0, coins=coins, factory_card=card).turn(0).play("factory")

    poor, rich = chosen(0, 2, 2), chosen(5, 2, 2)
    assert poor.view(1) == rich.view(1)
    assert poor.asked[1] == rich.asked[1] == "UseFactoryCard"
    assert poor.options == ["skip"]
    assert chosen(0, 2, 2, hidden=False).asked[1] == "WhichUnit"


@pytest.mark.rule("scythe.ruling.coins-visibility")
def test_nobody_is_asked_for_a_factory_card_without_the_combat_cards_that_all_can_count() -> None:
    """Card 1 costs a coin and a combat card."""
    p = table(hidden_coins=True, ask_forced=True).hand(0).set(0, coins=5, factory_card=1)
    assert p.turn(0).play("factory").asked[1] == "WhichUnit"


@pytest.mark.rule("scythe.ruling.coins-visibility")
@pytest.mark.parametrize("hidden", [False, True])
def test_scores_are_open_unless_coins_are_hidden(hidden: bool) -> None:
    p = table(hidden_coins=hidden)
    assert p.game.box.open_score(p.game.rules) is not hidden


@pytest.mark.rule("scythe.info.combat-card-values-secret", "scythe.faction.crimea-coercion")
def test_nobody_learns_from_a_question_whether_the_cards_to_pay_with_differ() -> None:
    """Crimea has two oil for an upgrade that costs three: the third must be a card."""

    def paying(*hand: int) -> Position:
        p = (
            Position("crimea industrial", "nordic", ask_forced=True)
            .workers(0, "T6")
            .workers(1)
            .hand(0, *hand)
        )
        return p.goods("T6", oil=2).turn(0).play("bolster", "skip", "upgrade")

    alike, different = paying(2, 2), paying(2, 3)
    assert alike.view(1) == different.view(1)
    assert alike.options == ["coerce 0"]
    assert different.options == ["coerce 0", "coerce 1"]
    assert paying(2).asked == (0, "Upgrade"), "one card is one card, as everybody sees"


@pytest.mark.rule("scythe.info.combat-commitment-secret")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_dial_and_cards_stay_secret_until_both_are_revealed(viewer: int) -> None:
    views = []
    for dial, cards in ((0, ()), (5, ()), (2, ("card 1",))):
        p = combat().play(f"dial {dial}", *cards or ("done",), seat=1)
        assert p.options_of(1) == []
        views.append(p.view(viewer))
    assert views[0] == views[1] == views[2]
    assert p.view(1).sealed == [2, 0, 1, 0, 0]
    assert views[0].sealed == []


@pytest.mark.rule("scythe.info.combat-commitment-secret")
def test_power_and_hand_do_not_shrink_before_the_reveal() -> None:
    p = combat().play("dial 4", "card 1", seat=1)
    assert (p.view(0).players[1].power, p.view(0).hand_sizes) == (5, [3, 1, 0])
    p.play("dial 3", "done", seat=0)
    assert (p.view(0).players[1].power, p.view(0).discards) == (1, [1])


@pytest.mark.rule("scythe.info.combat-commitment-secret")
def test_a_position_made_from_a_view_guesses_what_is_sealed() -> None:
    p = combat().play("dial 4", seat=1)
    guesses = [p.game.resample(p.view(0), Rng(n)).sealed[1] for n in range(40)]
    assert {guess[0] for guess in guesses} == {0, 1, 2, 3, 4, 5}
    assert {sum(guess[1:]) for guess in guesses} == {0}, "the seat still chooses among its one card"
    p.play("done", seat=1)
    guesses = [p.game.resample(p.view(0), Rng(n)).sealed[1] for n in range(40)]
    assert {sum(guess[1:]) for guess in guesses} == {0, 1}
    assert p.game.resample(p.view(0), Rng(1)).sealed[0] == []


@pytest.mark.rule("scythe.info.combat-commitment-secret")
def test_nothing_is_guessed_before_somebody_has_answered() -> None:
    p = combat()
    assert p.game.resample(p.view(0), Rng(1)).sealed[1] == []
    p = table().encounters().character(0, "V7").character(1, "T6").mech(0, 3, "V7").set(0, power=5)
    p.turn(0).play("move", "units", "unit character", "to T6", "done")
    assert p.asked == (0, "Disarm")
    assert p.game.resample(p.view(0), Rng(1)).sealed == [[], [], []]

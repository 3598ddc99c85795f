"""The rules of the sample game, one by one."""

from __future__ import annotations

import pytest

import spielwerk
from sample.automa import AutomaTravels, target
from sample.board import COINS, STORM
from sample.draw import Draw
from sample.options import CARDS
from sample.positions import asked, give, position
from sample.round import Bid, Grow, Reveal, StartRound, Turns
from sample.state import Caravan, Sample
from sample.storm import LoseCube, StormMoves
from sample.turn import Load, PlayCard, Travel
from spielwerk.kernel.funnel import Narrowed


@pytest.mark.rule("sample.setup.stations", "sample.setup.coins", "sample.setup.hands")
def test_the_set_up() -> None:
    s = spielwerk.game("sample", seats=3).new(5)
    assert isinstance(s, Sample)
    assert s.stock == [0] + [1] * 9
    assert [trader.coins for trader in s.traders] == [5, 5, 5]
    assert s.bank == COINS - 15
    assert [sum(s.traders[seat].hand) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("sample.setup.coins")
def test_an_empty_bank_pays_nothing() -> None:
    game, s = position(PlayCard(0), Travel(0), seats=1)
    give(s, 0, "peddler")
    s.bank = 1
    game.apply(s, "play peddler")
    assert (s.traders[0].coins, s.bank) == (6, 0)


@pytest.mark.rule("sample.round.bid", "sample.round.reveal")
def test_the_highest_bid_goes_first_and_all_pay() -> None:
    game, s = position(Bid(0), Bid(1), Bid(2), Reveal(), Travel(0), seats=3)
    s.traders[2].coins = 1
    assert asked(game, s) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert [len(d.options) for d in game.decisions(s)] == [4, 4, 2]
    game.apply(s, "bid 1", seat=1)
    game.apply(s, "bid 1", seat=2)
    assert [trader.coins for trader in s.traders] == [5, 5, 1]
    game.apply(s, "bid 0")
    assert [trader.coins for trader in s.traders] == [5, 4, 0]
    assert s.round == [1, 2, 0] * 3 + [STORM]


@pytest.mark.rule("sample.automa.bid")
def test_the_automa_bids_one() -> None:
    game, s = position(Bid(0), Reveal(), Travel(0), seats=[{}, {"automa": True}])
    game.apply(s, "bid 0")
    assert s.round[0] == 1
    assert s.traders[1].coins == 4


@pytest.mark.rule("sample.round.order")
def test_the_storm_comes_last_in_the_round() -> None:
    game, s = position(Turns(), seats=2)
    s.round = [1, 0, STORM]
    game.decision(s)
    turns = [Travel(1), PlayCard(1), Travel(0), PlayCard(0), StormMoves()]
    assert s.stack[::-1] == [*turns, Grow(), StartRound()]


@pytest.mark.rule("sample.round.grow")
def test_goods_grow_where_there_is_room_and_supply() -> None:
    game, s = position(Grow(), Travel(0), seats=1)
    s.stock[1], s.supply[2] = 3, 0
    game.decision(s)
    assert s.stock == [0, 3, 2, 1, 2, 2, 1, 2, 2, 1]


@pytest.mark.rule("sample.travel.distance", "sample.travel.ring")
def test_a_caravan_goes_up_to_three_stations_around_the_ring() -> None:
    game, s = position(Travel(0), PlayCard(0), Travel(0), seats=1)
    s.traders[0].place = 8
    s.traders[0].goods = [4, 0, 0]
    for place in (9, 0, 1):
        assert asked(game, s) == ["on", "stop"]
        game.apply(s, "on")
        assert s.traders[0].place == place
    assert not isinstance(s.stack[-1], Load)


@pytest.mark.rule("sample.travel.load", "sample.travel.capacity")
def test_where_it_stops_it_loads_what_it_likes_and_can_carry() -> None:
    game, s = position(Travel(0), PlayCard(0), seats=1)
    s.traders[0].place, s.traders[0].goods, s.stock[1] = 1, [0, 2, 0], 3
    game.apply(s, "stop")
    assert asked(game, s) == ["load 0", "load 1", "load 2"]
    game.apply(s, "load 2")
    assert s.traders[0].goods == [2, 2, 0]
    assert s.stock[1] == 1


@pytest.mark.rule("sample.card.play", "sample.turn.rest", "sample.draw.limit")
def test_play_a_card_or_rest() -> None:
    game, s = position(PlayCard(0), PlayCard(0), Travel(0), seats=1)
    give(s, 0, "peddler", "gift")
    assert asked(game, s) == ["play peddler", "play gift", "rest"]
    game.apply(s, "play peddler")
    assert s.traders[0].coins == 7
    assert s.deck.discard == [CARDS.index("peddler")]
    game.apply(s, "rest")
    assert sum(s.traders[0].hand) == 3
    game, s = position(PlayCard(0), Travel(0), seats=1)
    give(s, 0, "peddler", "gift")
    game.apply(s, "rest")
    assert sum(s.traders[0].hand) == 3, "only one more fits"


@pytest.mark.rule("sample.draw.reshuffle")
def test_the_discard_pile_becomes_the_deck() -> None:
    game, s = position(Draw(0, more=1), Travel(0), seats=1)
    s.deck.discard = [kind for kind, n in enumerate(s.deck.counts) for _ in range(n)]
    s.deck.counts = [0] * len(CARDS)
    game.decision(s)
    assert sum(s.traders[0].hand) == 2
    assert (len(s.deck), s.deck.discard) == (22, [])


@pytest.mark.rule("sample.card.bazaar")
def test_the_bazaar_buys_one_cube() -> None:
    game, s = position(PlayCard(0), Travel(0), seats=1)
    give(s, 0, "bazaar")
    s.traders[0].goods = [1, 0, 1]
    game.apply(s, "play bazaar")
    assert asked(game, s) == ["pick 0", "pick 2"]
    game.apply(s, "pick 2")
    assert (s.traders[0].goods, s.traders[0].coins) == ([1, 0, 0], 8)


@pytest.mark.rule("sample.card.well")
def test_the_well_gives_three_things_in_any_order() -> None:
    game, s = position(PlayCard(0), Travel(0), seats=1)
    give(s, 0, "well")
    s.traders[0].coins = 2
    game.apply(s, "play well")
    assert asked(game, s) == ["pick 0", "pick 1"], "three coins are not there yet"
    game.apply(s, "pick 0")
    assert asked(game, s) == ["pick 0", "pick 1"]
    game.apply(s, "pick 1")
    assert (s.traders[0].coins, s.traders[0].goods, sum(s.traders[0].hand)) == (0, [0, 0, 1], 1)


@pytest.mark.rule("sample.card.pilgrims")
@pytest.mark.parametrize(("place", "coins"), [(8, 8), (7, 5)])
def test_pilgrims_pay_at_the_oasis(place: int, coins: int) -> None:
    game, s = position(PlayCard(0), Travel(0), seats=1)
    give(s, 0, "pilgrims")
    s.traders[0].place = place
    game.apply(s, "play pilgrims")
    assert (s.traders[0].place, s.traders[0].coins) == ((place + 2) % 10, coins)


@pytest.mark.rule("sample.card.gift")
@pytest.mark.parametrize(("answer", "coins", "cards"), [("yes", 4, 2), ("no", 5, 0)])
def test_a_gift_may_be_bought(answer: str, coins: int, cards: int) -> None:
    game, s = position(PlayCard(0), Travel(0), seats=1)
    give(s, 0, "gift")
    game.apply(s, "play gift")
    game.apply(s, answer)
    assert (s.traders[0].coins, sum(s.traders[0].hand)) == (coins, cards)


@pytest.mark.rule("sample.storm.moves", "sample.storm.cube", "sample.automa.loses")
def test_the_storm_takes_a_cube_from_all_it_meets() -> None:
    game, s = position(StormMoves(), Travel(0), seats=[{}, {"automa": True}], chance="ask")
    s.storm = 4
    for trader in s.traders:
        trader.place, trader.goods = 6, [1, 2, 0]
    d = game.decision(s)
    assert d is not None
    assert dict(zip([o.n for o in d.options], d.weights, strict=True)) == {1: 1, 2: 2, 3: 1}
    game.apply(s, "blows 2")
    assert s.traders[1].goods == [1, 1, 0]
    assert asked(game, s) == ["lose salt", "lose silk"]
    assert isinstance(s.stack[-1], LoseCube)
    game.apply(s, "lose salt")
    assert s.traders[0].goods == [0, 2, 0]


@pytest.mark.rule("sample.automa.travels", "sample.automa.most-cubes", "sample.automa.nearest")
def test_the_automa_goes_where_the_most_cubes_lie() -> None:
    game, s = position(AutomaTravels(1), Travel(0), seats=[{}, {"automa": True}])
    s.stock = [0, 1, 3, 3, 0, 0, 0, 0, 0, 0]
    journal: list[object] = []
    s.journal = journal
    game.decision(s)
    assert (s.traders[1].place, s.traders[1].goods) == (2, [0, 3, 0])
    steps = [event for event in journal if isinstance(event, Narrowed)]
    assert [(event.rule, event.before, event.after) for event in steps] == [
        ("sample.automa.no-storm", 0b1110, 0b1110),
        ("sample.automa.most-cubes", 0b1110, 0b1100),
        ("sample.automa.nearest", 0b1100, 0b0100),
    ]
    assert steps[1].values == (1, 3, 3)


@pytest.mark.rule("sample.automa.no-storm")
def test_the_automa_avoids_the_storm() -> None:
    _, s = position(seats=[{}, {"automa": True}])
    s.stock = [0, 1, 3, 2, 0, 0, 0, 0, 0, 0]
    s.storm = 2
    assert target(s, 1) == 3


@pytest.mark.rule("sample.end.rounds")
def test_the_game_ends_after_the_agreed_rounds() -> None:
    game, s = position(StartRound(), seats=1)
    s.rounds_left = 0
    assert game.decision(s) is None
    assert game.outcome(s) is not None


@pytest.mark.rule("sample.score.coins", "sample.score.goods", "sample.score.winner")
def test_points_and_the_tie_break() -> None:
    game, s = position(StartRound(), seats=3)
    s.rounds_left = 0
    for trader, coins, goods in zip(s.traders, (4, 6, 3), ([1, 1, 1], [1, 0, 1], [0, 0, 0]), strict=True):
        trader.coins, trader.goods = coins, goods
    game.decision(s)
    outcome = game.outcome(s)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [10, 10, 3]
    assert (outcome.winners, outcome.tie_breaks) == ((1,), ("coins",))


def test_an_automa_has_no_hand_and_a_caravan_has() -> None:
    s = spielwerk.game("sample", seats=[{}, {"automa": True}]).new(1)
    assert isinstance(s, Sample)
    assert [isinstance(trader, Caravan) for trader in s.traders] == [True, False]

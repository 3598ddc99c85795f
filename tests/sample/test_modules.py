"""What modules bring to the sample game: guilds, tolls, markets, famine, smugglers, dunes, the council."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

import spielwerk
from sample.automa import AutomaTravels
from sample.board import COINS, GOODS, OASIS, STATIONS, STORM
from sample.modules.council import NOTHING, Give, Show
from sample.modules.dunes import Dunes
from sample.modules.market_day import AutomaTrades, Sell
from sample.modules.smugglers import Marks
from sample.modules.tolls import Toll
from sample.options import CARDS
from sample.positions import asked, give, position
from sample.round import Bid, Grow, Reveal, StartRound, Turns
from sample.state import Sample
from sample.turn import Load, PlayCard, Travel
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError


@pytest.mark.rule("sample.guild.porters")
def test_porters_carry_six() -> None:
    game, s = position(Load(0), seats=[{"guild": "porters"}])
    s.traders[0].place, s.traders[0].goods, s.stock[1] = 1, [0, 4, 0], 3
    assert asked(game, s) == ["load 0", "load 1", "load 2"]


@pytest.mark.rule("sample.guild.riders")
@pytest.mark.parametrize(
    ("guild", "skills", "stations"), [("riders", 1, 5), ("riders", 0, 3), ("none", 1, 3)]
)
def test_riders_with_camels_go_farther(guild: str, skills: int, stations: int) -> None:
    game, s = position(Travel(0), PlayCard(0), seats=[{"guild": guild}])
    s.traders[0].skills = skills
    s.traders[0].goods = [4, 0, 0]
    give(s, 0, "peddler")
    while asked(game, s) == ["on", "stop"]:
        game.apply(s, "on")
    assert s.traders[0].place == stations


BROKERS = [{"guild": "brokers"}, {}, {"guild": "brokers"}, {"guild": "riders"}]


@pytest.mark.rule("sample.guild.brokers-borrow")
def test_brokers_without_a_coin_take_one_before_they_travel() -> None:
    """In their own turns, not in those of others."""
    game, s = position(Turns(), seats=BROKERS)
    for trader, coins in zip(s.traders, (0, 0, 2, 0), strict=True):
        trader.coins = coins
    s.round = [0, 1, 2, 3]
    while not isinstance(s.open.frame if s.open else None, Bid):
        game.apply(s, "stop" if "stop" in asked(game, s) else asked(game, s)[-1])
    assert [trader.coins for trader in s.traders] == [1, 0, 2, 0]


@pytest.mark.rule("sample.guild.brokers-haggle")
@pytest.mark.parametrize("seat", range(4))
def test_brokers_alone_may_sell_a_cube_instead_of_playing_a_card(seat: int) -> None:
    game, s = position(PlayCard(seat), PlayCard(seat), seats=BROKERS)
    give(s, seat, "peddler")
    s.traders[seat].goods = [0, 2, 1]
    if BROKERS[seat].get("guild") != "brokers":
        assert asked(game, s) == ["play peddler", "rest"]
        return
    assert asked(game, s) == ["play peddler", "rest", "haggle silk", "haggle spice"]
    game.apply(s, "haggle spice")
    assert (s.traders[seat].goods, s.traders[seat].coins) == ([0, 2, 0], 5 + 3)
    assert asked(game, s) == ["play peddler", "rest", "haggle silk"]


@pytest.mark.rule("sample.tolls.passing")
@pytest.mark.parametrize(("answer", "coins"), [("yes", [4, 6]), ("no", [5, 5])])
def test_who_is_left_behind_may_ask_for_a_toll(answer: str, coins: list[int]) -> None:
    game, s = position(Travel(0), PlayCard(0), seats=2, modules=["tolls"])
    give(s, 0, "peddler")
    s.traders[0].place = s.traders[1].place = 3
    s.stock[4] = 0
    game.apply(s, "on")
    game.apply(s, "stop")
    d = game.decision(s)
    assert d is not None
    assert (d.seat, d.kind) == (1, "sample.tolls.Toll")
    game.apply(s, answer)
    assert [trader.coins for trader in s.traders] == coins


@pytest.mark.rule("sample.tolls.passing")
@pytest.mark.parametrize(("place", "coins"), [(0, 5), (3, 0)], ids=["at the oasis", "without a coin"])
def test_no_toll(place: int, coins: int) -> None:
    game, s = position(Travel(0), PlayCard(0), seats=2, modules=["tolls"])
    give(s, 0, "peddler")
    s.traders[0].place = s.traders[1].place = place
    s.traders[0].coins = coins
    s.stock[place + 1] = 0
    game.apply(s, "on")
    game.apply(s, "stop")
    assert isinstance(s.stack[-1], PlayCard)
    assert s.traders[0].coins == coins


@pytest.mark.rule("sample.market.sell", "sample.market.automa")
def test_on_a_market_day_goods_are_sold() -> None:
    game, s = position(Sell(0), Travel(0), seats=1, modules=["market-day"])
    s.traders[0].goods = [1, 0, 2]
    game.apply(s, "sell spice")
    assert asked(game, s) == ["sell spice", "done"], "kind after kind"
    game.apply(s, "done")
    assert (s.traders[0].goods, s.traders[0].coins) == ([1, 0, 1], 7)
    game, s = position(AutomaTrades(1), Travel(0), seats=[{}, {"automa": True}], modules=["market-day"])
    s.traders[1].goods, s.stock = [2, 1, 0], [0] * 10
    game.decision(s)
    assert (s.traders[1].goods, s.traders[1].coins) == ([1, 1, 0], 6)


@pytest.mark.rule("sample.famine.barren", "sample.famine.prices", "sample.famine.rich")
def test_famine() -> None:
    game, s = position(Grow(), StartRound(), seats=1, modules=["famine"])
    s.traders[0].goods = [1, 0, 1]
    before = s.stock[:]
    assert game.score(s, 0).total == 5 + 3 + 2
    s.traders[0].coins = 15
    assert game.decision(s) is None
    assert s.over
    assert s.stock[7:] == before[7:] == [0, 0, 0]


@pytest.mark.rule("sample.smugglers.mark", "sample.smugglers.show", "sample.smugglers.score")
def test_smugglers() -> None:
    game, s = position(PlayCard(0), PlayCard(0), Travel(0), seats=2, modules=["tolls", "smugglers"])
    give(s, 0, "peddler", "gift")
    marks = s.part(Marks)
    assert sum(marks.bag) == 4
    mark = marks.marks[0]
    assert "smuggle" not in asked(game, s)
    s.traders[0].goods[mark] = 2
    s.open = UNSET
    assert asked(game, s)[-1] == "smuggle"
    assert [item.points for item in game.score(s, 0).items if item.key == "contraband"] == [4]
    game.apply(s, "smuggle")
    assert (s.traders[0].coins, s.traders[0].goods[mark], marks.shown) == (9, 1, [True, False])
    assert "smuggle" not in asked(game, s)


def test_modules_bring_words_and_panels_of_their_own() -> None:
    modules = ["tolls", "market-day", "smugglers"]
    game, s = position(Toll(1, 0), Sell(0), Travel(0), seats=2, modules=modules)
    speech = game.box.speech()
    s.part(Marks).marks = [1, 2]
    s.traders[0].goods = [0, 2, 0]
    d = game.decision(s)
    assert d is not None
    assert speech.prompt(d, game.rules) == "Seat 2: do you ask Seat 1 for a toll?"
    panels = {panel.key: panel.rows for panel in speech.panels(game.view(s, 0), game.rules)}
    assert panels["trader-0"][-1] == ("Mark", "silk")
    assert "Mark" not in [row[0] for row in panels["trader-1"]]
    assert panels["prices"] == (("salt", "0"), ("silk", "1"), ("spice", "2"))
    game.apply(s, "no")
    d = game.decision(s)
    assert d is not None
    assert [speech.option(option, d, game.rules) for option in d.options] == ["Sell silk for a coin", "Done"]


@pytest.mark.rule("sample.dunes.drift", "sample.dunes.desert")
def test_the_desert_wins_when_two_stations_are_buried() -> None:
    game, s = position(Bid(0), Reveal(), Travel(0), StartRound(), seats=1, modules=["dunes"])
    dunes, s.storm = s.part(Dunes), OASIS
    game.apply(s, "bid 0")
    assert dunes.buried == [True] + [False] * 9, "where the storm lies"
    game.apply(s, "on")
    assert not any(dunes.buried), "whoever leaves takes it away"
    for number, over in ((1, False), (2, True)):
        game, s = position(StartRound(), seats=2, modules=["dunes"])
        s.traders[1].coins += 3
        s.part(Dunes).buried[4 : 4 + number] = [True] * number
        assert (game.decision(s) is None) == over
    outcome = game.outcome(s)
    assert outcome is not None
    assert (outcome.victor, outcome.winners, outcome.places) == ("desert", (), ((1,), (0,)))
    assert outcome.ranks == {1: 2, 0: 3}


@pytest.mark.rule("sample.sandworm.storm")
def test_the_secret_of_the_desert() -> None:
    with pytest.raises(SetupError, match="there is no module 'sandworm'; choose tolls"):
        spielwerk.game("sample", modules=["sandworm"])
    game, s = position(Bid(0), Reveal(), Travel(0), seats=1, modules=["sandworm"], spoilers=["desert"])
    s.traders[0].goods = [3] * len(GOODS)
    game.apply(s, "bid 0")
    assert s.round == [STORM, 0, 0, 0, STORM]
    assert game.score(s, 0).total == 5


def council(*frames: Any) -> tuple[Game, Sample]:
    """Three people and an Automa; the people hold two cards each, the first of them two of a kind."""
    game, s = position(*frames, seats=[{}, {}, {}, {"automa": True}], modules=["council"])
    give(s, 0, "camels", "camels")
    give(s, 1, "peddler", "camels")
    give(s, 2, "well", "gift")
    return game, s


@pytest.mark.rule("sample.council.meeting")
@pytest.mark.parametrize("frame", [Travel(1), AutomaTravels(3)], ids=["caravan", "automa"])
def test_the_council_meets_when_the_first_in_a_round_has_come_to_the_oasis(frame: Any) -> None:
    game, s = council(frame, Travel(0), Travel(1))
    s.traders[0].place = s.traders[frame.seat].place = len(STATIONS) - 1
    s.storm = 5
    if isinstance(frame, Travel):
        game.apply(s, "on")
        assert asked(game, s) == ["on", "stop"], "the traveller goes on first"
        game.apply(s, "stop")
    assert [d.seat for d in game.decisions(s)] == [0, 1, 2]
    assert asked(game, s) == ["give camels", "keep"]
    for seat in (2, 0, 1):
        game.apply(s, "keep", seat=seat)
    assert [trader.coins for trader in s.traders] == [5] * 4
    game.apply(s, "on")
    game.apply(s, "stop")
    assert s.open.frame == Travel(1), "it meets once in a round"
    s.rounds_left -= 1
    s.traders[1].place = len(STATIONS) - 1
    s.then(Travel(1), Travel(0))
    s.open = UNSET
    game.apply(s, "on")
    game.apply(s, "stop")
    assert [d.seat for d in game.decisions(s)] == [0, 1, 2]


@pytest.mark.rule("sample.council.coins")
def test_each_card_given_to_the_council_earns_a_coin_for_all_who_gave_one() -> None:
    game, s = council(Give(0), Give(1), Give(2), Show(), Travel(0))
    game.apply(s, "give gift", seat=2)
    game.apply(s, "give camels", seat=0)
    assert sum(s.traders[0].hand) == 2, "it stays in hand until it is shown"
    game.apply(s, "keep", seat=1)
    assert [trader.coins for trader in s.traders] == [7, 5, 7, 5]
    assert [sum(trader.hand) for trader in s.traders] == [1, 2, 1, 0]
    assert s.deck.discard == [CARDS.index("camels"), CARDS.index("gift")]


def test_what_was_given_to_the_council_is_guessed_from_the_hand_that_was_guessed() -> None:
    """The module alone knows what is sealed there; what the viewer gave stays as it was."""
    game, s = council(Give(0), Give(1), Give(2), Show(), Travel(0))
    game.apply(s, "give camels", seat=0)
    game.apply(s, "keep", seat=2)
    view = game.view(s, 0)
    assert (view.sealed, view.answered) == ([CARDS.index("camels")], [True, False, True, False])
    guesses = set()
    for n in range(100):
        t: Any = game.resample(view, Rng(n))
        mine, open_yet, (guess,), automa = t.sealed
        assert (mine, open_yet, automa) == (view.sealed, [], [])
        assert guess == NOTHING or t.traders[2].hand[guess]
        assert [d.seat for d in game.decisions(t)] == [1]
        guesses.add(guess)
    assert guesses == {NOTHING, *range(len(CARDS))}
    others = [len(answers) for answers in game.resample(game.view(s, SPECTATOR), Rng(1)).sealed]
    assert others == [1, 0, 1, 0]


@pytest.mark.rule("sample.guild.nomads", "sample.setup.caches")
def test_what_keys_open() -> None:
    seats = [{"guild": "nomads"}, {}, {"automa": True}]
    s = spielwerk.game("sample", seats=seats, spoilers=["desert", "hoard"], caches=2).new(1)
    assert isinstance(s, Sample)
    assert [sum(trader.hand) for trader in s.traders] == [4, 3, 0]
    assert [trader.coins for trader in s.traders] == [7, 7, 7]
    assert s.bank == COINS - 21

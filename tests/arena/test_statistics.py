"""What is counted, with numbers that can be checked by hand."""

from __future__ import annotations

from fractions import Fraction
from statistics import mean, stdev

import pytest

from spielwerk.arena.play import Plan, Played
from spielwerk.arena.statistics import Numbers, Tally, interval
from spielwerk.kernel.outcome import Item, Score


def score(seat: int, coins: int, stars: int) -> Score:
    return Score(seat, (Item("coins", coins), Item("stars", stars)))


def played(
    winners: tuple[int, ...], coins: tuple[int, int], *, cut: bool = False, turns: int = 10, victor: str = ""
) -> Played:
    return Played(
        seed=0,
        cut=cut,
        winners=winners,
        scores=(score(0, coins[0], 3), score(1, coins[1], 0)),
        facts=({"house": "red", "ships": coins[0]}, {"house": "blue", "ships": 0}),
        turns=turns,
        choices=turns * 2,
        victor=victor,
    )


@pytest.fixture
def tally() -> Tally:
    counted = Tally(Plan("none", {}, ("careful", "bold"), 50))
    for game in (
        played((0,), (5, 1)),
        played((0,), (9, 1), turns=20),
        played((0, 1), (2, 5)),
        played((), (99, 99), cut=True, turns=51),
    ):
        counted.add(game)
    return counted


def test_numbers_agree_with_the_standard_library() -> None:
    values = [3, -4, 15, 9, 2, 6]
    numbers = Numbers()
    for value in values:
        numbers.add(value)
    assert numbers.mean == pytest.approx(mean(values))
    assert numbers.sd == pytest.approx(stdev(values))
    assert (numbers.least, numbers.most) == (-4, 15)


def test_one_number_has_no_spread_and_none_has_nothing() -> None:
    numbers = Numbers()
    assert set(numbers.summary().values()) == {None}
    numbers.add(7)
    assert numbers.summary() == {"mean": 7.0, "sd": None, "least": 7, "most": 7}


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"), [(10, 100, 0.0552, 0.1744), (81, 263, 0.2553, 0.3662), (5, 5, 0.5655, 1.0)]
)
def test_the_interval_is_wilsons(wins: int, n: int, low: float, high: float) -> None:
    assert list(interval(Fraction(wins), n) or ()) == pytest.approx([low, high], abs=1e-4)


def test_without_games_there_is_no_interval() -> None:
    assert interval(Fraction(0), 0) is None


def test_a_shared_victory_is_shared(tally: Tally) -> None:
    assert [line.wins for line in tally.seats] == [Fraction(5, 2), Fraction(1, 2)]
    assert sum([line.share or 0 for line in tally.seats]) == pytest.approx(1)


def test_a_game_that_no_seat_has_won_counts_and_is_nobodys_win(tally: Tally) -> None:
    for victor in ("storm", "", "storm"):
        tally.add(played((), (4, 4), victor=victor))
    assert tally.unwon == {"storm": 2, "": 1}, "the game that was cut is not among them"
    assert (tally.finished, tally.seats[0].games) == (6, 6)
    assert [line.wins for line in tally.seats] == [Fraction(5, 2), Fraction(1, 2)]
    assert sum([line.share or 0 for line in tally.seats]) == pytest.approx(0.5)
    assert tally.summary()["won_by_no_seat"] == 3
    assert tally.summary()["victors"] == {"storm": 2}


def test_games_that_were_cut_are_counted_and_left_out(tally: Tally) -> None:
    assert (tally.games, tally.cut, tally.finished) == (4, 1, 3)
    assert tally.seats[0].games == 3
    assert tally.seats[0].score.most == 12
    assert tally.turns.summary() == {"mean": pytest.approx(40 / 3), "sd": pytest.approx(5.7735, abs=1e-4)} | {
        "least": 10,
        "most": 20,
    }


def test_words_make_groups_and_numbers_are_averaged(tally: Tally) -> None:
    assert set(tally.groups) == {"bot", "house"}
    red = tally.groups["house"]["red"]
    assert red.facts["ships"].mean == pytest.approx(16 / 3)
    assert "house" not in red.facts
    assert red.rows["stars"].mean == 3
    assert tally.groups["bot"]["careful"].score.mean == pytest.approx(25 / 3)


def test_a_bot_at_two_seats_has_one_line() -> None:
    counted = Tally(Plan("none", {}, ("bold", "bold")))
    counted.add(played((1,), (5, 8)))
    assert counted.groups["bot"]["bold"].games == 2
    assert counted.groups["bot"]["bold"].wins == 1


def test_the_summary_is_plain_data(tally: Tally) -> None:
    summary = tally.summary()
    assert summary["cut"] == 1
    assert summary["seats"][1]["bot"] == "bold"
    assert summary["by"]["house"]["blue"]["wins"] == 0.5
    assert summary["by"]["bot"]["careful"]["facts"]["ships"]["most"] == 9


def test_an_automa_is_counted_under_its_level() -> None:
    """The bot of its seat is never asked."""
    seats = [{"automa": False}, {"automa": "ultimaszyna"}, {"automa": True}]
    plan = Plan("none", {"seats": seats}, ("careful", "careful", "careful"))
    assert plan.names == ("careful", "ultimaszyna", "automa")
    assert Plan("none", {"seats": 2}, ("careful", "bold")).names == ("careful", "bold")
    counted = Tally(Plan("none", {"seats": seats[:2]}, ("careful", "careful")))
    counted.add(played((1,), (5, 1)))
    assert {name: line["wins"] for name, line in counted.summary()["by"]["bot"].items()} == {
        "careful": 0,
        "ultimaszyna": 1,
    }

"""What a position promises: more of what brings points is better."""

from __future__ import annotations

import pytest

from games.dei.positions import Position
from spielwerk.games.dei.estimate import VICTORY, estimate, terms
from spielwerk.games.dei.missions import FulfilMission
from spielwerk.games.dei.options import CARDS


def table() -> Position:
    return Position("auxilia", "farm_z").missions("MI01", "MI03", "MI05", "MI06")


@pytest.mark.parametrize(
    ("term", "better"),
    [
        ("score", table().set(0, points=[5, *[0] * 8])),
        ("end", table().reserve(0, 5, 5)),
        ("missions", table().reserve(0, 5, 5)),
        ("strength", table().hand(0, "AUX1", "AUX2", "AUX3", "AUX5", "AUX6", "AUX7", "B9", "B10")),
        ("pieces", table().units(0, {"2.1-3": 3})),
        ("influence", table().units(0, {"2.3-2": 1})),
        ("prospects", table().units(0, {"2.1-1": 1})),
    ],
)
def test_each_term_likes_its_own_kind_of_progress(term: str, better: Position) -> None:
    assert terms(better.s, 0)[term] > terms(table().s, 0)[term]
    assert estimate(better.s, 0) > estimate(table().s, 0)


def test_points_of_the_leading_opponent_count_against_it() -> None:
    assert estimate(table().set(1, points=[8, *[0] * 8]).s, 0) < estimate(table().s, 0)


def test_what_cannot_be_used_any_more_is_worth_nothing() -> None:
    p = table().units(0, {"2.3-2": 3}).set(0, scored=True)
    found = terms(p.s, 0)
    assert [found[name] for name in ("missions", "pieces", "influence", "prospects")] == [0.0] * 4


def test_at_the_end_only_winning_counts() -> None:
    p = table().number(4).set(0, points=[8, *[0] * 8])
    p.set(0, hand=()).set(1, hand=()).reserve(0, 0, 0).reserve(1, 0, 0).clean_up()
    assert estimate(p.s, 0) == VICTORY + 8
    assert estimate(p.s, 1) == -8


def test_a_mission_is_worth_what_it_will_pay() -> None:
    """Scrappers grow in number: in round 1 it is better to wait with them than to score them late."""
    p = Position("auxilia", "farm_z").missions("MI01", "MI03", "MI05", "MI07").units(0, {"2.1-3": 4})
    p.reserve(0, 4, 1).do(FulfilMission(0, 1, p.s.missions)).s.phase = 3
    kept, cashed = p.s.copy(), p.s.copy()
    p.game.apply(kept, "mission MI01")
    p.game.apply(cashed, "mission MI07")
    assert cashed.players[0].score == 12 > kept.players[0].score == 4
    assert estimate(kept, 0) > estimate(cashed, 0)


def test_no_more_scrappers_are_expected_than_there_are() -> None:
    p = (
        Position("auxilia", "farm_z")
        .missions("MI01", "MI03", "MI05", "MI07")
        .units(0, {"2.1-3": 15}, leader="2.1-3")
    )
    fewer = Position("auxilia", "farm_z").missions("MI01", "MI03", "MI05", "MI07").units(0, {"2.1-3": 13})
    assert terms(p.s, 0)["missions"] - terms(fewer.s, 0)["missions"] == pytest.approx(0)


def test_a_mission_that_was_refused_is_not_expected_again() -> None:
    p = table().reserve(0, 5, 5).do(FulfilMission(0, 1, table().s.missions))
    p.s.phase = 3
    before = terms(p.s, 0)["missions"]
    assert terms(p.do().s, 0)["missions"] < before


def test_a_card_still_to_be_played_is_worth_its_actions() -> None:
    """A purchase ends where luck refills the market: the cards that are left must count for it."""
    p = table().hand(0, "AUX1", "AUX2", "AUX3", "AUX5", "AUX6", "AUX7")
    q = table().hand(0, "AUX1", "AUX2", "AUX3", "AUX5", "AUX6").set(0, played=(CARDS.index("AUX7"),))
    assert terms(p.s, 0)["strength"] > terms(q.s, 0)["strength"]

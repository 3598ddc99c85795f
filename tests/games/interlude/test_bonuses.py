"""Set-up bonuses, earned after episodes 3, 4 and 7."""

from __future__ import annotations

import pytest

from games.interlude.between import after, answer, asked, finish, now, result, sheet, texts
from spielwerk.kernel.match import Match

SEVEN = ["1", "2a", "3", "4", "5", "6"]


def raises(match: Match, bonus: str = "coins") -> int:
    """How often a bonus can be raised."""
    n = 0
    while asked(match) == "RaiseBonus":
        answer(match, f"raise {bonus}")
        n += 1
    return n


@pytest.mark.rule("fenris.ep3.reward-setup-bonus")
@pytest.mark.rule("fenris.ep3.reward-setup-bonus-example")
@pytest.mark.parametrize(("tokens", "increases"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_two_influence_tokens_rounded_up_raise_a_bonus_once(tokens: int, increases: int) -> None:
    match = after("3", (sheet("nordic"), result(tokens=tokens)), (sheet("saxony"), result(0, 2)))
    assert raises(match) == increases
    assert now(match).sheets[0].bonuses == [increases, 0, 0]


@pytest.mark.rule("fenris.ep4.reward-setup-bonus")
@pytest.mark.parametrize(("agents", "increases"), [(1, 1), (4, 2)])
def test_two_agents_rounded_up_raise_a_bonus_once(agents: int, increases: int) -> None:
    match = after("4", (sheet("nordic"), result(tokens=agents)), (sheet("saxony"), result(0, 2)))
    assert raises(match) == increases


@pytest.mark.rule("fenris.ep7.reward-setup-bonus")
def test_each_encounter_token_on_the_mat_raises_a_bonus() -> None:
    match = after("7p", (sheet("nordic"), result(tokens=3)), (sheet("saxony"), result(0, 2, found=True)))
    assert raises(match) == 3
    finish(match)
    assert now(match).sheets[1].bonuses == [0, 0, 0]


@pytest.mark.rule("fenris.sheet.setup-bonus-options")
@pytest.mark.rule("fenris.sheet.setup-bonus-caps")
@pytest.mark.rule("fenris.sheet.setup-bonus-cap-values")
def test_power_and_popularity_stop_at_3_and_coins_do_not() -> None:
    match = after(
        "7p", (sheet("nordic", bonuses=[9, 2, 3]), result(tokens=2)), (sheet("saxony"), result(0, 2))
    )
    assert texts(match) == ["raise coins", "raise power"]
    answer(match, "raise power")
    finish(match)
    assert now(match).sheets[0].bonuses == [10, 3, 3]


@pytest.mark.rule("fenris.automa-campaign.setup-bonus-coins")
def test_an_automa_always_takes_coins() -> None:
    automa = (sheet("saxony", automa="automa"), result(0, 2, tokens=3))
    match = after("3", (sheet("nordic"), result()), automa)
    assert now(match).sheets[1].bonuses == [2, 0, 0]


@pytest.mark.rule("fenris.campaign.rewards-permanent")
def test_bonuses_stay_when_more_are_earned() -> None:
    match = after(
        "4", (sheet("nordic", bonuses=[1, 1, 0]), result(tokens=1)), (sheet("saxony"), result(0, 2))
    )
    answer(match, "raise popularity")
    assert finish(match).sheets[0].bonuses == [1, 1, 1]

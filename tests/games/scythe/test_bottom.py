"""What all bottom actions share: the coins, and that they may be paid for when nothing is left to do."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

INDUSTRIAL = {
    "upgrade": ("bolster", "oil", 3, 3),
    "deploy": ("produce", "metal", 3, 2),
    "build": ("move", "wood", 3, 1),
    "enlist": ("trade", "food", 4, 0),
}
"""Top action, resource, cost and coins on the Industrial mat."""


def saxony(bottom: str, **fields: object) -> Position:
    """Saxony after the top action, with exactly the price of a bottom action in M6."""
    top, resource, cost, _ = INDUSTRIAL[bottom]
    p = (
        Position("saxony industrial", "nordic mechanical")
        .workers(0, "M6", "T8")
        .goods("M6", **{resource: cost})
    )
    return p.set(0, coins=5, power=3, popularity=3, **fields).hand(0, 2).turn(0).play(top, "skip")


@pytest.mark.rule("scythe.turn.partial-benefit")
@pytest.mark.parametrize("bottom", INDUSTRIAL)
def test_who_declines_the_effect_has_paid_for_the_coins_alone(bottom: str) -> None:
    p = saxony(bottom)
    before = p.player(0).copy()
    p.play(bottom, "decline")
    after = p.player(0)
    for field in ("slots", "covered", "units", "abilities", "structures", "recruits", "bonuses", "stars"):
        assert getattr(after, field) == getattr(before, field), field
    assert (p.tokens("M6"), p.asked) == ({}, (1, "ChooseSection"))


@pytest.mark.rule("scythe.bottom.coins")
@pytest.mark.parametrize(
    ("bottom", "offered"),
    [("upgrade", [3, 2, 1, 0]), ("deploy", [2, 1, 0]), ("build", [1, 0]), ("enlist", [])],
)
def test_the_printed_coins_may_be_taken_or_declined(bottom: str, offered: list[int]) -> None:
    p = saxony(bottom).play(bottom, "decline")
    assert (p.asked, p.player(0).coins) == ((1, "ChooseSection"), 5 + max(offered, default=0))
    if not offered:
        assert saxony(bottom).options == [bottom, "skip"]
        return
    p = saxony(bottom).play("less", "decline")
    assert p.options == [f"take coins {n}" for n in offered]
    assert p.play("take coins 0").player(0).coins == 5


@pytest.mark.rule("scythe.bottom.coins")
def test_who_does_not_perform_the_action_gets_no_coins() -> None:
    p = saxony("upgrade").play("skip")
    assert (p.player(0).coins, p.tokens("M6"), p.asked) == (5, {"oil": 3}, (1, "ChooseSection"))


@pytest.mark.rule("scythe.bottom.completed-action")
@pytest.mark.parametrize(
    ("bottom", "bonus"),
    [
        ("upgrade", "take power 1"),
        ("deploy", "take coins 1"),
        ("build", "take popularity 1"),
        ("enlist", "take cards 1"),
    ],
)
@pytest.mark.parametrize("whole", [True, False], ids=["unasked", "asked"])
def test_a_completed_action_still_brings_coins_and_bonus(bottom: str, bonus: str, whole: bool) -> None:
    p = saxony(bottom, recruits=0b1111, bonuses=0b1111)
    done: dict[str, dict[str, object]] = {
        "upgrade": {"slots": 0b111111, "covered": [0, 2, 1, 2]},
        "deploy": {
            "abilities": 0b1111,
            "units": [*p.player(0).units[:1], *[p.place("T8")] * 4, *p.player(0).units[5:]],
        },
        "build": {"structures": [p.place(r) for r in ("V6", "T8", "F5", "V7")]},
        "enlist": {},
    }
    p.set(0, **done[bottom])
    p.s.players[0].structures_at = sum([1 << r for r in p.player(0).structures if r >= 0])
    before = p.s.copy().players[0]
    p.play(bottom if whole else "less")
    coins = INDUSTRIAL[bottom][3]
    if not whole:
        if coins:
            p.play(f"take coins {coins}")
        assert p.options[0] == bonus
        p.play(bonus)
    after = p.player(0)
    assert p.tokens("M6") == {}
    assert after.coins == 5 + coins + (bottom == "deploy")
    assert (after.power, after.popularity) == (3 + (bottom == "upgrade"), 3 + (bottom == "build"))
    assert len(p.held(0)) == 1 + (bottom == "enlist")
    assert (after.slots, after.units, after.structures) == (before.slots, before.units, before.structures)
    assert after.star_count == before.star_count == 0
    assert p.asked == (1, "ChooseSection")

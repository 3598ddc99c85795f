"""The secret commitment to a combat: dial and cards."""

from __future__ import annotations

import pytest

from games.scythe.battle import (
    ATTACKER,
    DEFENDER,
    FIVE,
    FOUR,
    HERE,
    THIRD,
    THREE,
    TWO,
    attack,
    front,
    hand,
    stars,
)
from games.scythe.positions import Position
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR


@pytest.mark.rule("scythe.combat.simultaneous-choice")
def test_both_are_asked_at_the_same_time() -> None:
    p = attack(front(power=(3, 2)))
    assert p.options_of(ATTACKER) == ["dial 0", "dial 1", "dial 2", "dial 3"]
    assert p.options_of(DEFENDER) == ["dial 0", "dial 1", "dial 2"]
    assert [p.view(seat).sealed for seat in (ATTACKER, DEFENDER)] == [[], []]
    assert not any(p.view(SPECTATOR).answered)
    p.play("dial 0", seat=DEFENDER)
    assert p.options_of(DEFENDER) == []
    assert [p.view(seat).sealed for seat in (ATTACKER, DEFENDER)] == [[], [0, 0, 0, 0, 0]]
    assert p.view(SPECTATOR).answered == [seat == DEFENDER for seat in p.game.seats]


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.combat.no-requirement")
@pytest.mark.parametrize("first", [ATTACKER, DEFENDER])
def test_nobody_waits_for_the_other_even_without_power(first: int) -> None:
    p = attack(front(power=(0, 0)).hand(ATTACKER, 2).hand(DEFENDER, 3))
    assert p.options_of(ATTACKER) == [TWO, "done"]
    assert p.options_of(DEFENDER) == [THREE, "done"]
    p.play("done", seat=first)
    other = DEFENDER if first == ATTACKER else ATTACKER
    assert [d.seat for d in p.game.decisions(p.s)] == [other]
    p.play("done", seat=other)
    assert stars(p, ATTACKER) == 1


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.combat.no-requirement")
@pytest.mark.parametrize(("dial", "winner"), [("dial 0", ATTACKER), ("dial 1", DEFENDER)])
def test_no_power_and_no_card_are_a_commitment_of_zero(dial: str, winner: int) -> None:
    p = attack(front(power=(0, 1)))
    assert [d.seat for d in p.game.decisions(p.s)] == [DEFENDER]
    p.play(dial)
    assert stars(p, winner) == 1


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.info.combat-commitment-secret")
@pytest.mark.parametrize("power", [(3, 0), (0, 3)])
@pytest.mark.parametrize("cards", [(), (2,)])
def test_what_another_seat_may_have_sealed_can_be_imagined(
    power: tuple[int, int], cards: tuple[int, ...]
) -> None:
    """Who looks ahead fills in something that fits the view, also for a side that has nothing to commit."""
    p = attack(front(power=power).hand(ATTACKER, *cards).hand(DEFENDER, *cards))
    for viewer in (ATTACKER, DEFENDER, THIRD, SPECTATOR):
        seen = p.view(viewer)
        for seed in range(5):
            assert p.game.view(p.game.resample(seen, Rng(seed)), viewer) == seen


@pytest.mark.rule("scythe.combat.simultaneous-choice")
@pytest.mark.parametrize(
    "order",
    [
        [(0, "dial 2"), (0, TWO), (1, "dial 1"), (1, FOUR), (1, "done")],
        [(1, "dial 1"), (1, FOUR), (1, "done"), (0, "dial 2"), (0, TWO)],
        [(1, "dial 1"), (0, "dial 2"), (1, FOUR), (0, TWO), (1, "done")],
        [(0, "dial 2"), (1, "dial 1"), (1, FOUR), (0, TWO), (1, "done")],
    ],
)
def test_the_order_of_the_answers_does_not_matter(order: list[tuple[int, str]]) -> None:
    p = front().hand(ATTACKER, 2, 3).hand(DEFENDER, 4, 5, 5).character(DEFENDER, HERE)
    attack(p)
    for seat, text in order:
        p.play(text, seat=seat)
    assert stars(p, DEFENDER) == 1  # 2 + 2 to 1 + 4
    assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [3, 4]
    assert hand(p, DEFENDER) == [5, 5]
    assert p.s.deck.discard == [0, 2]
    assert p.game.digest(p.s) == _digest_of_the_usual_order()


def _digest_of_the_usual_order() -> str:
    p = front().hand(ATTACKER, 2, 3).hand(DEFENDER, 4, 5, 5).character(DEFENDER, HERE)
    attack(p).play("dial 2", TWO, "dial 1", FOUR, "done")
    return p.game.digest(p.s)


COMMITMENTS = [
    ("dial 0", "done"),
    ("dial 5", "done"),
    ("dial 0", TWO, "done"),
    ("dial 3", TWO, TWO),
    ("dial 3", TWO, FIVE),
    ("dial 5", FIVE),  # nothing may follow the only 5, since cards are laid in ascending order
]


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.info.combat-commitment-secret")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_nobody_else_can_tell_one_commitment_from_another(seat: int) -> None:
    """Number and values of the cards, and the dial, are hidden; power and hands change at the reveal."""
    p = front().character(ATTACKER, "T5").character(DEFENDER, HERE)
    p.hand(ATTACKER, 2, 2, 5).hand(DEFENDER, 2, 2, 5).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", f"to {HERE}")
    others = [viewer for viewer in (ATTACKER, DEFENDER, THIRD, SPECTATOR) if viewer != seat]
    seen = []
    own = []
    for commitment in COMMITMENTS:
        s = p.s.copy()
        for text in commitment:
            p.game.apply(s, text, seat)
        assert [d.seat for d in p.game.decisions(s)] == [DEFENDER if seat == ATTACKER else ATTACKER]
        seen.append([p.game.view(s, viewer) for viewer in others])
        own.append(p.game.view(s, seat))
    assert all(views == seen[0] for views in seen)
    assert all(view != own[0] for view in own[1:])
    for view in seen[0]:
        assert [view.players[seat].power, view.hand_sizes[seat]] == [5, 3]  # type: ignore[attr-defined]


@pytest.mark.rule("scythe.combat.simultaneous-choice", "scythe.info.combat-commitment-secret")
def test_a_card_laid_does_not_show_before_the_last_one() -> None:
    """After the dial the others see that the seat has not finished, however many cards it has laid."""
    p = front().character(DEFENDER, HERE).hand(DEFENDER, 2, 3, 4)
    attack(p).play("dial 2", seat=DEFENDER)
    before = [p.view(viewer) for viewer in (ATTACKER, THIRD, SPECTATOR)]
    p.play(TWO, seat=DEFENDER)
    assert [p.view(viewer) for viewer in (ATTACKER, THIRD, SPECTATOR)] == before


@pytest.mark.rule("scythe.combat.dial-max")
@pytest.mark.parametrize(("power", "most"), [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7), (16, 7)])
def test_the_dial_ends_at_seven_and_at_the_own_power(power: int, most: int) -> None:
    p = attack(front(power=(power, power)).hand(ATTACKER, 2).hand(DEFENDER, 2))
    if most == 0:
        assert p.options_of(ATTACKER) == [TWO, "done"]  # the dial shows 0, only the card is asked
    else:
        assert p.options_of(ATTACKER) == p.options_of(DEFENDER) == [f"dial {n}" for n in range(most + 1)]
        p.play(f"dial {most}", seat=ATTACKER)
        assert p.options_of(ATTACKER) == [TWO, "done"]
        p.play("done", seat=ATTACKER).play("dial 0", "done", seat=DEFENDER)
        assert [p.player(ATTACKER).power, p.player(DEFENDER).power] == [power - most, power]
        assert hand(p, ATTACKER) == hand(p, DEFENDER) == [2]


@pytest.mark.rule("scythe.combat.cards-per-unit")
def test_one_card_for_each_character_and_mech_in_the_region() -> None:
    """The attacker has 1 fighter there, the defender 3; workers and units elsewhere add nothing."""
    p = front().hand(ATTACKER, 2, 2, 2, 2).hand(DEFENDER, 3, 3, 3, 3)
    p.character(ATTACKER, "T5").workers(ATTACKER, "T5", "T5")
    p.character(DEFENDER, HERE).mech(DEFENDER, 2, HERE).mech(DEFENDER, 4, "M6").workers(DEFENDER, HERE, HERE)
    attack(p).play("dial 0", TWO, seat=ATTACKER)
    assert p.options_of(ATTACKER) == []  # no second card
    p.play("dial 0", THREE, THREE, seat=DEFENDER)
    assert p.options_of(DEFENDER) == [THREE, "done"]
    p.play(THREE, seat=DEFENDER)
    assert [hand(p, ATTACKER)[:3], hand(p, DEFENDER)] == [[2, 2, 2], [3]]


@pytest.mark.rule("scythe.combat.cards-per-unit", "scythe.rusviet.peoples-army-extra-card")
@pytest.mark.parametrize(("workers", "most"), [(0, 1), (1, 2), (3, 2)])
def test_an_ability_may_allow_one_more(workers: int, most: int) -> None:
    p = Position("crimea mechanical", "rusviet industrial").set(0, power=1).set(1, power=0).hand(0)
    p.mech(0, 1, "T5").mech(1, 3, HERE).workers(1, *[HERE] * workers).hand(1, 2, 2, 2)
    attack(p).play(*[TWO] * most, seat=1)
    assert p.options_of(1) == []


@pytest.mark.rule("scythe.combat.cards-per-unit")
def test_cards_are_optional_and_must_be_in_the_hand() -> None:
    p = front().character(DEFENDER, HERE).hand(DEFENDER, 2, 5)
    attack(p).play("dial 0", seat=DEFENDER)
    assert p.options_of(DEFENDER) == [TWO, FIVE, "done"]
    p.play(TWO, seat=DEFENDER)
    assert p.options_of(DEFENDER) == [FIVE, "done"]


@pytest.mark.rule("scythe.combat.cards-per-unit")
def test_every_choice_of_cards_can_be_made_in_exactly_one_way() -> None:
    """Up to two of 2, 2, 3, 5."""
    p = front(power=(0, 5)).character(ATTACKER, "T5").hand(ATTACKER, 2, 2, 3, 5).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", f"to {HERE}")
    found = p.game.expand(p.s)
    cards = [tuple([o.text for o in path if o.text != "done"]) for path in found.sequences]
    assert found.complete
    assert sorted(cards) == sorted(
        [(), (TWO,), (THREE,), (FIVE,), (TWO, TWO), (TWO, THREE), (TWO, FIVE), (THREE, FIVE)]
    )


@pytest.mark.rule("scythe.combat.cards-with-zero-dial")
@pytest.mark.parametrize("power", [0, 5])
def test_cards_may_be_added_to_a_dial_of_zero(power: int) -> None:
    p = attack(front(power=(power, 4)).hand(ATTACKER, 5))
    if power:
        p.play("dial 0", seat=ATTACKER)
    p.play(FIVE, seat=ATTACKER).play("dial 4", seat=DEFENDER)
    assert stars(p, ATTACKER) == 1  # 0 + 5 to 4
    assert p.player(ATTACKER).power == power


@pytest.mark.rule("scythe.combat.no-hand-limit")
def test_a_hand_may_hold_any_number_of_combat_cards() -> None:
    p = front().hand(ATTACKER, *[2] * 16, *[3] * 12, *[4] * 8).set(ATTACKER, coins=1).turn(ATTACKER)
    p.play("bolster", "take cards 1")
    assert hand(p, ATTACKER) == [*[2] * 16, *[3] * 12, *[4] * 8, 5]

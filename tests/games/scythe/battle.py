"""A front for the tests of combat: one attacker, one defender, and the moves up to the dials."""

from __future__ import annotations

from games.scythe.positions import Position

ATTACKER, DEFENDER, THIRD = 0, 1, 2
HERE = "T6"
"""The combat region: the attacker comes from T5 (or V7, W7), the defender waits there."""
TWO, THREE, FOUR, FIVE = "card 0", "card 1", "card 2", "card 3"
"""Combat cards by their value."""


def front(power: tuple[int, int] = (5, 5)) -> Position:
    """Mech 1 of the attacker in T5 beside mech 1 of the defender in T6; empty hands, few coins."""
    p = Position("crimea mechanical", "saxony industrial", "polania patriotic")
    p.set(ATTACKER, power=power[0], popularity=5, coins=0).set(DEFENDER, power=power[1], popularity=5)
    for seat in p.game.seats:
        p.hand(seat)
    p.workers(ATTACKER, "V9").workers(DEFENDER, "M6").workers(THIRD, "W2")
    return p.mech(ATTACKER, 1, "T5").mech(DEFENDER, 1, HERE)


def attack(p: Position) -> Position:
    """The mech goes in with all its cargo, nobody else moves."""
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}")
    while p.asked == (ATTACKER, "Cargo"):
        p.play(p.options[0])
    return p.play("done")


def fight(p: Position, attack_with: int, defend_with: int) -> Position:
    """Both dial, without cards."""
    return attack(p).play(f"dial {attack_with}", seat=ATTACKER).play(f"dial {defend_with}", seat=DEFENDER)


def stars(p: Position, seat: int) -> int:
    return int(p.player(seat).stars[p.s.rules.star_rows["combat"]])


def hand(p: Position, seat: int) -> list[int]:
    """The values of the combat cards in a hand."""
    return [value for value, n in zip(p.s.rules.card_values, p.s.hands[seat], strict=True) for _ in range(n)]

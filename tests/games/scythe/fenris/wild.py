"""Positions with Mad Tesla: two players, luck that is asked, and nobody but the characters on the board."""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.modules.mad_tesla import Tesla
from spielwerk.games.scythe.turn import StartTurn

MODULE: dict[str, Any] = {"modules": ["mad-tesla"], "spoilers": ["fenris-8b"]}


class Wild(Position):
    """Crimea on seat 0, Saxony on seat 1 and Mad Tesla behind them, on the Factory."""

    def __init__(self, *seats: str | dict[str, Any], **options: Any) -> None:
        given = seats or ("crimea mechanical", "saxony industrial")
        super().__init__(*given, ask=True, **{**MODULE, **options})
        for seat in range(self.s.rules.seats):
            self.workers(seat).hand(seat).set(seat, power=9, popularity=5, coins=0)
        self.encounters().deck(*[2] * 10, discards=(2, 3))

    @property
    def me(self) -> int:
        """His number."""
        return self.s.rules.actor("mad-tesla")

    @property
    def at(self) -> str:
        """Where he is."""
        return self.where(self.me, 0) if self.s.players[self.me].units[0] >= 0 else "nowhere"

    @property
    def health(self) -> int:
        return self.s.part(Tesla).health

    def with_health(self, n: int) -> Self:
        self.s.part(Tesla).health = n
        return self

    def where(self, seat: int, unit: int) -> str:
        """The home of Mad Tesla is the Factory, which has its own name."""
        found = super().where(seat, unit)
        return "FACTORY" if seat == self.me and found == "home" else found

    def tesla(self, place: str) -> Self:
        """Puts him there."""
        self.s.players[self.me].units[0] = self.place(place)
        return self.fresh()

    def his_turn(self) -> Self:
        self.s.stack = [StartTurn(self.me)]
        return self.fresh()

    def roll(self, *faces: int) -> Self:
        """The blue die."""
        for face in faces:
            self.play(f"blue-die {face}")
        return self

    def attack(self, to: str = "FACTORY", *, seat: int = 0, unit: str = "mech1") -> Self:
        """A unit moves in without workers, and nobody else moves."""
        return self.move(f"unit {unit}", f"to {to}", seat=seat)

    def move(self, *texts: str, seat: int = 0) -> Self:
        """Units move, workers stay where they are, and combats follow."""
        self.turn(seat).play("move", "units")
        for text in texts:
            self.play(text)
            while self.asked[1] == "Cargo":
                self.play("load worker 0")
        return self.play("done") if self.asked[1] == "WhichUnit" else self

    def strike(self, dial: int, *cards: int, die: int, seat: int = 0) -> Self:
        """The player commits, and the orange die is rolled."""
        return self.commit(seat, dial, *cards).play(f"orange-die {die}")

    def combat_stars(self, seat: int = 0) -> int:
        return self.player(seat).stars[self.s.rules.star_rows["combat"]]

"""Positions with the Annihilator: two players, luck that is asked, and only the characters on the board."""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.modules.annihilator import Guard
from spielwerk.games.scythe.turn import StartTurn

MODULE: dict[str, Any] = {"modules": ["annihilator"], "spoilers": ["fenris-5c"]}
BEGINNING: dict[str, Any] = {"episode": "5", "spoilers": ["fenris-1", "fenris-5"]}
"""A set-up that names the episode, and not what is in it."""


class Guarded(Position):
    """Crimea on seat 0, Saxony on seat 1; nobody has entered the Factory."""

    def __init__(self, *seats: str | dict[str, Any], **options: Any) -> None:
        given = seats or ("crimea mechanical", "saxony industrial")
        super().__init__(*given, ask=True, **{**MODULE, **options})
        for seat in range(self.s.rules.seats):
            self.workers(seat).hand(seat).set(seat, power=9, popularity=5, coins=0)
        self.encounters().deck(*[2] * 5, *[3] * 5, *[4] * 5, *[5] * 5)

    @property
    def me(self) -> int:
        return self.s.rules.actor("annihilator")

    @property
    def part(self) -> Guard:
        return self.s.part(Guard)

    @property
    def at(self) -> str:
        """Where it is."""
        return self.where(self.me, 0) if self.s.players[self.me].units[0] >= 0 else "nowhere"

    def found(self, controller: int = 1, die: int = 4) -> Self:
        """It was discovered in an earlier turn, and nobody has fought it."""
        self.part.controller, self.part.die = controller, die
        self.s.round.insert(self.s.round.index(controller), self.me)
        self.s.players[self.me].units[0] = self.place("FACTORY")
        return self.fresh()

    def enter(self, *units: str, seat: int = 0) -> Self:
        """These units enter the Factory; the dice of a discovery are left to the test."""
        self.turn(seat).play("move", "units")
        for unit in units:
            self.play(unit, "to FACTORY")
            while self.asked[1] == "Cargo":
                self.play("load worker 0")
        return self

    def move_in(self, unit: str, place: str) -> Self:
        """A unit of the first seat moves there alone, and combats follow."""
        self.turn(0).play("move", "units", unit, f"to {place}")
        return self.play("done") if self.asked[1] == "WhichUnit" else self

    def dice(self, blue: int, orange: int) -> Self:
        return self.play(f"blue-die {blue}", f"orange-die {orange}")

    def draw(self, *values: int) -> Self:
        """These combat cards are drawn for it."""
        kinds = list(self.s.rules.card_values)
        for value in values:
            assert self.asked[1] == "DrawStrength", self.asked
            self.play(f"card {kinds.index(value)}")
        return self

    def its_turn(self) -> Self:
        self.s.stack = [StartTurn(self.me)]
        return self.fresh()

    def combat_stars(self, seat: int = 0) -> int:
        return self.player(seat).stars[self.s.rules.star_rows["combat"]]

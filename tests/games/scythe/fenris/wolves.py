"""What the tests of Fenris share: tables with it, and where its tokens are."""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.modules.influence import COUNT, Influence
from spielwerk.games.scythe.state import CHAMPION, replaced
from spielwerk.kernel.bitmask import bits

ME, FOE = 0, 1
LEAP, HORRIFY, DEATH_RAY, FANATICAL = 1, 2, 3, 4
FENRIS = {"faction": "fenris", "mat": "mechanical", "home": "crimea"}


class Wolves(Position):
    """Fenris (seat 0) and Saxony: no workers, no encounters, no cards, 5 power, popularity and coins each.

    "done" is passed over where nobody else could move.
    """

    def __init__(self, *seats: str | dict[str, Any], modules: tuple[str, ...] = (), **options: Any) -> None:
        super().__init__(
            *(seats or (FENRIS, "saxony industrial")),
            modules=["fenris-faction", *modules],
            spoilers=["fenris-all"],
            **options,
        )
        self.encounters()
        for seat in self.game.seats:
            self.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)

    def play(self, *texts: str, seat: int | None = None) -> Self:
        for text in texts:
            if text != "done" or seat is not None or self.asked[1] == "WhichUnit":
                super().play(text, seat=seat)
        return self

    # --- tokens

    @property
    def part(self) -> Influence:
        """The tokens as everybody sees them."""
        found = self.view(0).parts[self.s.rules.slots[Influence]]
        assert isinstance(found, Influence)
        return found

    @property
    def tokens_on_board(self) -> list[str]:
        return [board().places[i] for i in bits(self.part.on_board)]

    def lay(self, *places: str) -> Self:
        """Exactly these tokens are on the board; Fenris has the others, if nobody else has any."""
        part = self.s.part(Influence)
        part.on_board = sum([BIT[self.place(place)] for place in places])
        return self.supply(COUNT - len(places) - sum(part.held[1:]))

    def supply(self, n: int, seat: int = ME) -> Self:
        """So many tokens are before a seat; the others are on the board, with others, or set aside."""
        part = self.s.part(Influence)
        part.held = replaced(part.held, seat, n)
        part.aside = COUNT - sum(part.held) - part.on_board.bit_count()
        return self.fresh()

    # --- moving

    def go(self, unit: str, *places: str, seat: int = ME) -> Self:
        """Moves one unit of a seat step by step, with nothing on board, in a turn of its own."""
        self.set(seat, section=-1).turn(seat).play("move", "units")
        return self.walk(unit, *places)

    def walk(self, unit: str, *places: str) -> Self:
        self.play(unit)
        for place in places:
            if f"to {place}" in self.options:
                self.play(f"to {place}")
        return self

    def champion(self, place: str, seat: int = ME) -> Self:
        self.s.players[seat].units[CHAMPION] = self.place(place, seat)
        return self.fresh()

"""What the tests of the star tracks of Rise of Fenris share."""

from __future__ import annotations

from typing import Any

from games.scythe.automa.solo import Solo
from games.scythe.positions import Position
from spielwerk.games.scythe.combat import CombatStar
from spielwerk.games.scythe.stars import Stars


class Several(Solo):
    """Rusviet and Nordic on seats 0 and 1, the Automas Polania and Crimea on 2 and 3; empty board."""

    def __init__(self, **options: Any) -> None:
        people = ({"faction": "rusviet", "mat": "mechanical"}, {"faction": "nordic", "mat": "industrial"})
        automas = ({"faction": "polania", "automa": "automa"}, {"faction": "crimea", "automa": "automa"})
        Position.__init__(self, *people, *automas, ask=True, **options)
        for seat in range(4):
            self.workers(seat).hand(seat)
        self.encounters()


def stars(p: Position, seat: int = 0) -> dict[str, int]:
    """Returns the stars of a seat by row, without zeros."""
    row = zip(p.s.rules.star_names, p.player(seat).stars, strict=True)
    return {name: n for name, n in row if n}


def win(p: Position, seat: int, combats: int) -> None:
    """Makes a seat win so many combats against seat 0, or seat 0 against seat 1."""
    for _ in range(combats):
        CombatStar(seat, 0 if seat else 1, p.place("V3")).run(p.s)
        Stars(seat).run(p.s)


def draw_to_the_end(p: Solo, card: int, seat: int) -> None:
    """Plays an Automa's turn with this card, whatever luck brings."""
    p.draw(card, seat)
    while p.asked[0] < 0 and p.waiting:
        p.play(p.options[0])

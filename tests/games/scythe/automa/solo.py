"""Positions with an Automa: a player on seat 0, an Automa on seat 1, and luck that is asked.

p = Solo("saxony automa").workers(1, "M6", "T8").open_water()
p.draw(3)                      # the Automa's turn with card 3
assert p.where_workers(1) == ["V6", "T8"]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.automa.cards import automa_file, levels
from spielwerk.games.scythe.automa.deck import WHOLE, Automas
from spielwerk.games.scythe.automa.story import Turn, turns
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, UNIT_COUNT
from spielwerk.kernel.frame import CHANCE

HUMAN, AUTOMA = 0, 1


class Solo(Position):
    """All pieces are off the board but the characters, who stand at home; no tokens, no hands."""

    def __init__(
        self,
        automa: str = "saxony automa",
        human: str = "rusviet mechanical",
        *,
        others: Sequence[str] = (),
        table: dict[str, Any] | None = None,
        **variants: Any,
    ) -> None:
        faction, level = automa.split()
        machine = {"faction": faction, "automa": level, **variants}
        super().__init__(human, machine, *others, ask=True, **(table or {}))
        for seat in self.game.seats:
            self.workers(seat).hand(seat)
        self.encounters()

    # --- editing

    def place(self, name: str, seat: int = -1) -> int:
        return NOWHERE if name == "mat" else super().place(name, seat)

    def mech(self, seat: int, number: int, place: str) -> Self:
        """Mech 1 to 4; those of an Automa bring no ability."""
        super().mech(seat, number, place)
        if not self.s.rules.mats[seat]:
            self.s.players[seat].abilities = 0
        self.fresh()
        return self

    def marker(self, space: int, seat: int = AUTOMA) -> Self:
        """The progress marker is here, and the scheme that goes with it on top."""
        automas, level = self.automas, levels()[self.s.rules.setup["seats"][seat]["automa"]]
        automas.marker[seat] = space
        automas.scheme[seat] = int(space >= level.stars[0])
        self.fresh()
        return self

    def open_water(self) -> Self:
        """The first space without the lock; scheme I."""
        return self.marker(levels()[self.s.rules.setup["seats"][AUTOMA]["automa"]].locked)

    def second_scheme(self) -> Self:
        """Just past the first star of progress: water is open."""
        return self.marker(levels()[self.s.rules.setup["seats"][AUTOMA]["automa"]].stars[0])

    def left(self, *numbers: int) -> Self:
        """Exactly these Automa cards can still be drawn; the others lie on the main pile."""
        down = sum([1 << n - 1 for n in numbers])
        rest = [i for i in range(19) if not down >> i & 1]
        self.automas.faces_down[0], self.automas.main[0], self.automas.combat[0] = down, tuple(rest), ()
        self.fresh()
        return self

    def last(self, number: int) -> Self:
        """This was the card of the Automa's last turn."""
        self.automas.faces_down[0] = WHOLE & ~(1 << number - 1)
        self.automas.main[0], self.automas.last[0] = (number - 1,), number - 1
        self.fresh()
        return self

    def back_in_deck(self, number: int) -> None:
        """A card that was drawn before can be drawn again."""
        automas, card = self.automas, number - 1
        for deck in range(len(automas.faces_down)):
            automas.faces_down[deck] |= 1 << card
            automas.main[deck] = tuple([n for n in automas.main[deck] if n != card])
            automas.combat[deck] = tuple([n for n in automas.combat[deck] if n != card])

    # --- playing

    def draw(self, number: int, seat: int = AUTOMA) -> Self:
        """The Automa's turn with this card, up to the next decision of a player or of luck."""
        self.back_in_deck(number)
        self.turn(seat)
        self.s.journal = []
        self.play(f"automa-card {number}")
        return self

    def luck(self, *texts: str) -> Self:
        """Answer luck."""
        for text in texts:
            d = self.game.decision(self.s)
            assert d is not None
            assert d.seat == CHANCE, f"{d.kind} asks seat {d.seat}"
            self.play(text)
        return self

    def fight(self, number: int, *cards: int) -> Self:
        """The Automa draws this card for the combat and adds these combat cards, by value."""
        kinds = list(self.s.rules.card_values)
        self.back_in_deck(number)
        self.fresh()
        return self.luck(f"automa-card {number}", *[f"card {kinds.index(value)}" for value in cards])

    # --- looking

    @property
    def automas(self) -> Automas:
        return self.s.part(Automas)

    @property
    def waiting(self) -> str:
        """The rulebook step that asks now."""
        return self.asked[1]

    def where_workers(self, seat: int = AUTOMA) -> list[str]:
        """The workers on the board, in the order in which they were placed."""
        return [
            self.where(seat, i) for i in range(FIRST_WORKER, UNIT_COUNT) if self.s.players[seat].units[i] >= 0
        ]

    def story(self) -> Turn:
        """What the last turn of an Automa tells about itself."""
        return turns(self.s.journal)[-1]

    def verdicts(self, row: str = "move") -> list[str]:
        """What became of the symbols of a row."""
        return [symbol.line.verdict for symbol in self.story().symbols if symbol.line.row == row]

    def candidates(self, rule: str) -> set[str]:
        """The regions that were left after a rule of the choice of a target, by the end of its id."""
        for symbol in self.story().symbols:
            for choice in symbol.choices:
                for step in choice.rules:
                    if step.rule.endswith(rule) and choice.about == "target":
                        return {board().places[i] for i in range(54) if step.after >> i & 1}
        raise AssertionError(f"no rule {rule} in the story")

    def counts(self, rule: str) -> dict[str, int]:  # type: ignore[override]
        """What a rule of the choice of a target measured, region by region."""
        for symbol in self.story().symbols:
            for choice in symbol.choices:
                for step in choice.rules:
                    if step.rule.endswith(rule) and choice.about == "target":
                        seen = [i for i in range(54) if step.before >> i & 1]
                        return {board().places[i]: n for i, n in zip(seen, step.values, strict=True)}
        raise AssertionError(f"no rule {rule} in the story")


def printed() -> dict[int, Any]:
    """The cards by number."""
    return {card.number: card for card in automa_file().cards}

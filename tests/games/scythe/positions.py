"""Positions for the tests of Scythe: the smallest that show a rule, played through the public interface.

p = Position("rusviet mechanical", "saxony industrial")
p.set(0, power=5, coins=2)
p.workers(0, "V3", "V3", "M5").mech(0, 1, "V3").goods("V3", metal=3)
p.turn(0).play("move", "units", "unit mech1", "to T4", "load worker 2", "load metal 0")
assert p.at("T4") == …
"""

from __future__ import annotations

from typing import Any, Self

from msgspec import UNSET

import spielwerk
from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.control import update_control
from spielwerk.games.scythe.options import RESOURCES, STRUCTURES
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE, UNIT_COUNT, Player, Scythe, replaced
from spielwerk.games.scythe.turn import StartTurn
from spielwerk.kernel.game import Game
from spielwerk.kernel.outcome import Score

CHARACTER = 0


class Position:
    """A table with its state; seats are given as "faction mat" (the mat may be left out) or as fields.

    It does not stop at questions with one answer, such as the end of a turn, unless told to (`ask_forced`).
    """

    def __init__(
        self,
        *seats: str | dict[str, Any],
        seed: int = 1,
        ask: bool = False,
        ask_forced: bool = False,
        **options: Any,
    ) -> None:
        fields = ("faction", "mat")
        given = [
            dict(zip(fields, seat.split(), strict=False)) if isinstance(seat, str) else seat for seat in seats
        ]
        self.game: Game = spielwerk.game(
            "scythe", seats=given, chance="ask" if ask else "own", ask_forced=ask_forced, **options
        )
        state = spielwerk.game("scythe", seats=self.game.setup["seats"], **options).new(seed)
        assert isinstance(state, Scythe)
        self.s: Scythe = state
        assert isinstance(self.game.rules, ScytheRules)
        self.s.rules = self.game.rules
        for seat_of in range(len(seats)):
            self.objectives(seat_of)

    # --- editing: each method returns the position

    def set(self, seat: int, **fields: Any) -> Self:
        """Power, popularity, coins, section, slots, abilities, recruits, bonuses …"""
        for name, value in fields.items():
            assert hasattr(self.s.players[seat], name), name
            setattr(self.s.players[seat], name, value)
        return self.fresh()

    def workers(self, seat: int, *places: str) -> Self:
        """Puts exactly these workers in play ("home" is the home base); the rest wait on the mat."""
        units = self.s.players[seat].units
        for i in range(FIRST_WORKER, UNIT_COUNT):
            k = i - FIRST_WORKER
            units[i] = self.place(places[k], seat) if k < len(places) else NOWHERE
        return self.fresh()

    def character(self, seat: int, place: str) -> Self:
        self.s.players[seat].units[CHARACTER] = self.place(place, seat)
        return self.fresh()

    def mech(self, seat: int, number: int, place: str) -> Self:
        """Mech 1 to 4, in the order of the faction mat; its ability is unlocked."""
        self.s.players[seat].units[number] = self.place(place, seat)
        self.s.players[seat].abilities |= 1 << number - 1
        return self.fresh()

    def abilities(self, seat: int, *numbers: int) -> Self:
        """Sets exactly these mech abilities as unlocked, wherever the mechs are."""
        self.s.players[seat].abilities = sum([1 << n - 1 for n in numbers])
        return self.fresh()

    def structure(self, seat: int, name: str, place: str) -> Self:
        self.s.players[seat].build(STRUCTURES.index(name), self.place(place, seat))
        return self.fresh()

    def goods(self, place: str, **tokens: int) -> Self:
        """Puts exactly these tokens there: `goods("V3", oil=2)`."""
        at = self.place(place)
        for kind, name in enumerate(RESOURCES):
            self.s.put(at, kind, tokens.get(name, 0) - self.s.goods_at(at, kind))
        return self.fresh()

    def hand(self, seat: int, *values: int) -> Self:
        """Sets the hand to exactly these combat cards, by value; the deck gives or takes the difference."""
        kinds = list(self.game.rules.card_values)  # type: ignore[attr-defined]
        for kind, n in enumerate(self.s.hands[seat]):
            self.s.deck.counts[kind] += n
            self.s.hands[seat][kind] = values.count(kinds[kind])
            self.s.deck.counts[kind] -= self.s.hands[seat][kind]
        return self.fresh()

    def objectives(self, seat: int, *numbers: int) -> Self:
        """Exactly these objective cards are in hand; with none the turn ends without being asked."""
        deck = {*self.s.objective_deck, *self.s.objectives[seat]} - {*numbers}
        self.s.objective_deck = tuple(sorted(deck))
        self.s.objectives[seat] = tuple(sorted(numbers))
        return self.fresh()

    def encounter(self, number: int) -> Self:
        """Puts this encounter card on top of the deck."""
        rest = [n for n in self.s.encounter_deck if n != number]
        self.s.encounter_deck, self.s.encounter_bottom = (number,), tuple(rest)
        return self.fresh()

    def factory(self, *numbers: int) -> Self:
        """Puts exactly these cards in the Factory."""
        self.s.factory = tuple(sorted(numbers))
        return self.fresh()

    def stars(self, seat: int, **rows: int) -> Self:
        """Stars that lie already, by row of the star track: `stars(0, combat=2, power=1)`."""
        for row, n in rows.items():
            player = self.player(seat)
            player.stars = replaced(player.stars, self.s.rules.star_rows[row], n)
        return self.fresh()

    def tile(self, name: str) -> Self:
        """Puts this structure bonus tile next to the board: `tile("adjacent_lakes")`."""
        self.s.tile = [tile.id for tile in components.scoring().structure_bonuses].index(name)
        return self.fresh()

    def turn(self, seat: int) -> Self:
        """Starts this seat's turn now."""
        self.s.stack = [StartTurn(seat)]
        return self.fresh()

    def fresh(self) -> Self:
        """Updates masks and control, and clears the open decision, so that the game asks again."""
        for p in self.s.players:
            p.update_masks()
        update_control(self.s)
        self.s.open = UNSET
        return self

    # --- playing

    def play(self, *texts: str, seat: int | None = None) -> Self:
        """Chooses one option after the other, by their texts."""
        for text in texts:
            self.game.apply(self.s, text, seat)
        return self

    @property
    def options(self) -> list[str]:
        """Returns what may be chosen now."""
        d = self.game.decision(self.s)
        return [o.text for o in d.options] if d else []

    def options_of(self, seat: int) -> list[str]:
        """Returns what a seat may choose now, also while answers are sealed."""
        return [o.text for d in self.game.decisions(self.s) if d.seat == seat for o in d.options]

    @property
    def asked(self) -> tuple[int, str]:
        """Returns who is asked, and which rulebook step asks: (0, "Destination")."""
        d = self.game.decision(self.s)
        return (d.seat, d.kind.rsplit(".", 1)[1]) if d else (-1, "")

    # --- looking

    def place(self, name: str, seat: int = -1) -> int:
        return self.s.players[seat].home if name == "home" else board().index(name)

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def where(self, seat: int, unit: int) -> str:
        """Returns the place of a unit: 0 is the character, 1 to 4 are mechs."""
        at = self.s.players[seat].units[unit]
        return "home" if at == self.s.players[seat].home else board().places[at] if at >= 0 else "mat"

    def workers_at(self, seat: int, place: str) -> int:
        return self.s.players[seat].units[FIRST_WORKER:].count(self.place(place, seat))

    def tokens(self, place: str) -> dict[str, int]:
        """Returns the resources in a place, without zeros."""
        at = self.place(place)
        return {k: n for i, k in enumerate(RESOURCES) if (n := self.s.goods_at(at, i))}

    def score(self, seat: int) -> dict[str, int]:
        """Returns the points of each row."""
        score: Score = self.game.score(self.s, seat)
        return {item.key: item.points for item in score.items}

    def view(self, seat: int) -> Any:
        return self.game.view(self.s, seat)

    def counts(self, seat: int) -> dict[str, int]:
        """Returns what each row of the score counts: controlled regions, resources at hand …"""
        score: Score = self.game.score(self.s, seat)
        return {item.key: item.count for item in score.items}

    def destinations(self, unit: str) -> frozenset[str]:
        """Returns where a unit could go now, looked up on a copy: `destinations("unit mech1")`."""
        copy = self.s.copy()
        self.game.apply(copy, unit)
        d = self.game.decision(copy)
        assert d is not None
        assert d.kind == "scythe.move.Destination", f"{unit} has only one way, or none"
        return frozenset([o.at for o in d.options])

    # --- more editing and playing

    def encounters(self, *places: str) -> Self:
        """Puts exactly these encounter tokens on the board."""
        self.s.encounters = sum([1 << self.place(place) for place in places])
        return self.fresh()

    def commit(self, seat: int, dial: int, *values: int) -> Self:
        """Dials power and adds combat cards, by value, to the current combat."""
        kinds = list(self.game.rules.card_values)  # type: ignore[attr-defined]
        cards = [f"card {kinds.index(value)}" for value in sorted(values)]
        for text in (f"dial {dial}", *cards, "done"):
            kind = "scythe.combat.Dial" if text.startswith("dial") else "scythe.combat.AddCards"
            if any(d.seat == seat and d.kind == kind for d in self.game.decisions(self.s)):
                self.play(text, seat=seat)
            else:
                assert text in ("dial 0", "done"), f"seat {seat} is not asked for '{text}'"
        return self

    # --- combat cards by value

    def deck(self, *values: int, discards: tuple[int, ...] = ()) -> Self:
        """Exactly these combat cards are face down, and these in the open pile; the others leave the game."""
        kinds = list(self.game.rules.card_values)  # type: ignore[attr-defined]
        self.s.deck.counts = [values.count(value) for value in kinds]
        self.s.deck.discard = [kinds.index(value) for value in discards]
        return self.fresh()

    def held(self, seat: int) -> list[int]:
        """Returns the combat cards in a hand."""
        kinds = self.game.rules.card_values  # type: ignore[attr-defined]
        return [value for value, n in zip(kinds, self.s.hands[seat], strict=True) for _ in range(n)]

"""Positions for the tests of DEI: the smallest that show a rule, played through the public interface.

p = Position("auxilia", "farm_z")
p.units(0, {"2.1-3": 2}, leader="2.2-3").units(1, {"2.3-2": 1}, leader="2.2-3")
p.turn(0, hand=["AUX2", "AUX3"]).play("play AUX2", "do move", "from 2.1-3", "to 2.3-2", "take 2")

Areas go by any of their parts.  After set-up nobody is on the board unless a test says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import spielwerk
from games.playing import Playing
from spielwerk.games.dei import components
from spielwerk.games.dei.board import PARTS, SPOT_NAMES, TURNS, Board, board
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.options import (
    BADGES,
    CANDIES,
    CARDS,
    COLOURS,
    DRONES,
    FACTIONS,
    MARKETS,
    MISSIONS,
)
from spielwerk.games.dei.round import CleanUp, Phase, Turn
from spielwerk.games.dei.rules import DeiRules
from spielwerk.games.dei.state import NOBODY, NONE, NOWHERE, Dei, Player
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game

ALL = FACTIONS


class Position(Playing):
    """A table with its state; the map has no units, and tokens are as at the start."""

    def __init__(self, *factions: str, seed: int = 1, ask: bool = False, **options: Any) -> None:
        seats = [{"faction": faction} for faction in factions]
        given: dict[str, Any] = {"seats": seats, **options}
        self.game: Game = spielwerk.game("dei", chance="ask" if ask else "own", **given)
        other = spielwerk.game("dei", **given)
        state = other.new(seed)
        while (d := other.decision(state)) and state.number == 0:  # type: ignore[attr-defined]
            other.apply(state, d.options[0])
        assert isinstance(state, Dei)
        self.s: Dei = state
        assert isinstance(self.game.rules, DeiRules)
        self.s.rules = self.game.rules
        for p in self.s.players:
            p.scrappers, p.present = [0] * len(PARTS), 0
            p.leader = NOWHERE
        self.s.holders = [NOBODY] * len(self.s.holders)
        self.fresh()

    # --- editing: each method returns the position

    def units(self, seat: int, scrappers: dict[str, int], leader: str = "") -> Position:
        """Puts exactly these units of a seat on the board and settles the outposts."""
        p = self.s.players[seat]
        p.scrappers, p.present = [0] * len(PARTS), 0
        for name, n in scrappers.items():
            p.put(self.area(name), n)
        p.leader = self.area(leader) if leader else NOWHERE
        return self.settled()

    def settled(self) -> Position:
        """Gives outposts to whoever has the majority now."""
        self.s.holders = [NOBODY] * len(self.s.holders)
        update_outposts(self.s, self.s.board.areas)
        return self.fresh()

    def tokens(self, **given: int) -> Position:
        """Exactly these resources lie on the board: `tokens(**{"2.3-1": 2})`; the rest is the supply's."""
        b, counts = self.s.board, components.box().counts
        self.s.tokens = [0] * len(PARTS)
        for name, n in given.items():
            self.s.tokens[self.area(name)] = n
        held = [sum([p.technology for p in self.s.players]), sum([p.energy for p in self.s.players])]
        for what, mask in enumerate((b.ground, b.heights)):
            lying = sum([self.s.tokens[i] for i in bits(mask)])
            self.s.supply[what] = (counts.technology, counts.energy)[what] - lying - held[what]
        return self.fresh()

    def reserve(self, seat: int, technology: int, energy: int) -> Position:
        """Sets a player's reserve; the supply gives or takes the difference."""
        p = self.s.players[seat]
        self.s.supply[0] += p.technology - technology
        self.s.supply[1] += p.energy - energy
        p.technology, p.energy = technology, energy
        return self.fresh()

    def supply(self, technology: int, energy: int) -> Position:
        self.s.supply = [technology, energy]
        return self.fresh()

    def set(self, seat: int, **fields: Any) -> Position:
        for name, value in fields.items():
            assert hasattr(self.s.players[seat], name), name
            setattr(self.s.players[seat], name, value)
        return self.fresh()

    def camps(self, seat: int, *names: str) -> Position:
        return self.set(seat, camps=tuple([self.area(name) for name in names])).settled()

    def bridges(self, seat: int, *names: str) -> Position:
        return self.set(seat, bridges=tuple([SPOT_NAMES.index(name) for name in names])).settled()

    def elevators(self, seat: int, *pairs: tuple[str, str]) -> Position:
        return self.set(seat, elevators=tuple([(self.area(low), self.area(high)) for low, high in pairs]))

    def hand(self, seat: int, *cards: str) -> Position:
        """Sets the hand to exactly these cards."""
        return self.set(seat, hand=tuple(sorted([CARDS.index(card) for card in cards])))

    def candy(self, seat: int, *kinds: str) -> Position:
        p = self.s.players[seat]
        for kind in p.candy:
            self.s.pool[kind] += 1
        p.candy = tuple(sorted([CANDIES.index(kind) for kind in kinds]))
        for kind in p.candy:
            self.s.pool[kind] -= 1
        return self.fresh()

    def badge(self, seat: int, name: str, *, earned: bool = True) -> Position:
        """Gives the player this badge; its former owner has none of that colour now."""
        number = BADGES.index(name)
        colour = COLOURS.index(components.badges()[number].colour)
        for p in self.s.players:
            if p.badges[colour] == number:
                p.badges = (*p.badges[:colour], NONE, *p.badges[colour + 1 :])
        p = self.s.players[seat]
        p.badges = (*p.badges[:colour], number, *p.badges[colour + 1 :])
        if earned:
            p.earned |= 1 << colour
            p.abilities |= self.s.rules.badge_bit(number)
        return self.settled()

    def drone(self, name: str, at: str) -> Position:
        self.s.drones[DRONES.index(name)] = self.area(at)
        return self.settled()

    def market(self, name: str, *cards: str) -> Position:
        """The open cards of a market from left to right, "" for an empty slot; the others are face down."""
        m = MARKETS.index(name)
        row = [CARDS.index(card) if card else NONE for card in cards]
        data = components.cards()
        self.s.slots[m] = (row[0], row[1], row[2])
        for k, slots in enumerate(self.s.slots):
            if k != m:
                kept = [NONE if card in row else card for card in slots]
                self.s.slots[k] = (kept[0], kept[1], kept[2])
        own = [i for i, card in enumerate(data) if card.deck == name]
        self.s.decks[m] = tuple([i for i in own if i not in row])
        return self.fresh()

    def missions(self, *names: str) -> Position:
        """The overview, row by row."""
        laid = tuple([MISSIONS.index(name) for name in names])
        self.s.missions = laid
        self.s.mission_deck = tuple([m for m in range(len(MISSIONS)) if m not in laid])
        return self.fresh()

    def number(self, number: int, phase: int = 1) -> Position:
        self.s.number, self.s.phase = number, phase
        return self.fresh()

    # --- where the game goes on

    def turn(self, seat: int, *cards: str, phase: int = 1) -> Position:
        """This seat takes its turn in an action phase now, with these cards in hand; then nothing follows."""
        if cards:
            self.hand(seat, *cards)
        self.s.phase = phase
        self.s.stack = [Turn(seat)]
        return self.fresh()

    def phase(self, number: int) -> Position:
        """The whole action phase begins."""
        self.s.phase = number
        self.s.stack = [Phase(number)]
        return self.fresh()

    def clean_up(self) -> Position:
        self.s.stack = [CleanUp()]
        self.game.decision(self.fresh().s)
        return self

    # --- playing

    def after(self, *texts: str) -> list[str]:
        """Returns what may be chosen after these choices, on a copy."""
        s = self.s.copy()
        for text in texts:
            self.game.apply(s, text)
        d = self.game.decision(s)
        return [o.text for o in d.options] if d else []

    # --- looking

    @property
    def board(self) -> Board:
        return self.s.board

    def area(self, name: str) -> int:
        found = self.s.board.index(name)
        assert found >= 0, f"{name} is not on the map"
        return found

    def name(self, part: str) -> str:
        """Returns the name under which an area is chosen."""
        return PARTS[self.area(part)]

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def at(self, seat: int, name: str) -> int:
        """Returns the number of scrappers of a seat in an area."""
        return self.s.players[seat].scrappers[self.area(name)]

    def holder(self, name: str) -> int:
        """Returns who holds the (only) outpost of an area."""
        (outpost,) = self.s.board.outposts_in[self.area(name)]
        return self.s.holders[outpost]

    def cards(self, seat: int, where: str = "hand") -> list[str]:
        return [CARDS[i] for i in getattr(self.s.players[seat], where)]

    def slots(self, market: str) -> list[str]:
        return [CARDS[i] if i != NONE else "" for i in self.s.slots[MARKETS.index(market)]]

    def candies(self, seat: int) -> list[str]:
        return [CANDIES[i] for i in self.s.players[seat].candy]

    def score(self, seat: int) -> dict[str, int]:
        """Returns the points of each row."""
        return {item.key: item.points for item in self.game.score(self.s, seat).items}


def laid_out(*places: str, width: int) -> Board:
    """The tables of a layout given as in the data: "2.1 90"."""
    codes = [d.id for d in components.districts()]
    pairs = [place.split() for place in places]
    key = tuple([codes.index(code) * TURNS + int(turn) // 90 for code, turn in pairs])
    return board(key, width)


def only(options: Sequence[str], verb: str) -> list[str]:
    """What options of a verb name."""
    return [option.partition(" ")[2] for option in options if option.startswith(verb + " ")]

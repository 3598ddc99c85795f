"""Positions for the tests of Tapestry: the smallest that show a rule, played through the public interface.

p = Position(2)
p.has(0, food=2, coin=1).token(0, exploration=3).tiles(0, 5, 9)
p.turn(0).play("advance exploration", "pay coin")
assert p.at(0, "exploration") == 4

Nothing has been dealt, nobody has a civilization, and all resources, hands and supplies are empty unless a
test says so.  Seat 0 has the mat 1, seat 1 the mat 2 and so on; on the small side of the map seat 2 has 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from games.playing import Playing
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES, TRACKS, Form, read
from spielwerk.games.tapestry.grid import GRID, PLOT_NAMES, PLOTS
from spielwerk.games.tapestry.hang import put_on_space
from spielwerk.games.tapestry.income import Income
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, HANGINGS, TECHS
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import Player, Tapestry, nothing_earned
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.games.tapestry.turn import BeginTurn, Turn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyEffect, Do
from spielwerk.kernel.game import Game

SEATED = {1: ("1",), 2: ("1", "2"), 3: ("1", "2", "3"), 4: ("1", "2", "3", "4"), 5: ("1", "2", "3", "4", "5")}


class Position(Playing):
    """A table with its state.  Luck is asked for like a seat where `ask` says so."""

    def __init__(self, seats: int = 2, *, seed: int = 1, ask: bool = False, **options: Any) -> None:
        given = options.pop("given", [{} for _ in range(seats)])
        rows = [one if "automa" in one else {"mat": SEATED[seats][i], **one} for i, one in enumerate(given)]
        setup = {"seats": rows, **options}
        self.game = Game(BOX, setup, chance="ask" if ask else "own")
        other = Game(BOX, {"seats": rows, **options}, chance="ask")
        state = other.new(seed)
        while (d := other.decision(state)) and d.kind != "tapestry.setup.DrawFirst":
            other.apply(state, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
        assert isinstance(state, Tapestry)
        self.s: Tapestry = state
        assert isinstance(self.game.rules, TapestryRules)
        self.s.rules = self.game.rules
        for seat, p in enumerate(self.s.players):
            if "civilization" not in given[seat]:
                self.s.civilizations |= sum([1 << one[0] for one in p.civilizations])
                p.civilizations, p.abilities, p.res, p.vp = (), 0, [0] * 4, 0
                p.earned, p.past = nothing_earned(), ()
                self.s.at[seat] = [0] * len(self.s.at[seat])
        self.s.display = ()
        self.s.techs = (1 << len(TECHS)) - 1
        self.s.stack = []
        self.fresh()

    # --- editing: each method gives the position back

    def set(self, seat: int, **fields: Any) -> Self:
        for name, value in fields.items():
            assert hasattr(self.s.players[seat], name), name
            setattr(self.s.players[seat], name, value)
        return self.fresh()

    def has(self, seat: int, **resources: int) -> Self:
        """Exactly these resources."""
        assert set(resources) <= set(RESOURCES), resources
        self.s.players[seat].res = [resources.get(name, 0) for name in RESOURCES]
        return self.fresh()

    def token(self, seat: int, **tracks: int) -> Self:
        """Tokens stand on these spaces; whoever is at the end has completed the track."""
        for name, step in tracks.items():
            track = TRACKS.index(name)
            self.s.at[seat][track] = step
            self.s.done[seat] &= ~(1 << track)
            self.s.done[seat] |= (step == len(self.s.rules.spaces[track]) - 1) << track
        return self.fresh()

    def built(self, seat: int, **buildings: int) -> Self:
        """So many buildings have left the income mat and stand beside the grid."""
        assert set(buildings) <= set(BUILDINGS), buildings
        for name, n in buildings.items():
            self.s.players[seat].built[BUILDINGS.index(name)] = n
        return self.fresh()

    def tiles(self, seat: int, *ids: int) -> Self:
        """Exactly these territory tiles are in supply."""
        p = self.s.players[seat]
        self.s.tiles |= sum([1 << tile for tile in p.tiles])
        p.tiles = tuple(sorted([i - 1 for i in ids]))
        self.s.tiles &= ~sum([1 << tile for tile in p.tiles])
        return self.fresh()

    def spaces(self, seat: int, *ids: int) -> Self:
        """Exactly these space tiles are in supply."""
        p = self.s.players[seat]
        p.spaces = tuple(sorted([i - 1 for i in ids]))
        self.s.spaces &= ~sum([1 << tile for tile in p.spaces])
        return self.fresh()

    def hand(self, seat: int, *names: str) -> Self:
        """Exactly these cards are in hand; a name twice means two copies."""
        p = self.s.players[seat]
        self.s.hangings |= sum([1 << card for card in p.hand])
        found: list[int] = []
        for name in names:
            same = [i for i, kind in enumerate(HANGING_KINDS) if kind == HANGING_KINDS[HANGINGS.index(name)]]
            found.append(next(i for i in same if self.s.hangings >> i & 1 and i not in found))
        p.hand = tuple(sorted(found))
        self.s.hangings &= ~sum([1 << card for card in found])
        return self.fresh()

    def hung(self, seat: int, name: str, era: int = 0) -> Self:
        """A card lies on the space of the current era and is in force, or on that of an era before."""
        p, card = self.s.players[seat], HANGINGS.index(name)
        self.s.hangings &= ~(1 << card)
        if era in (0, p.era):
            p.abilities = p.abilities & ~self.s.rules.all_hangings | self.s.rules.bit(name)
            put_on_space(p, card)
        else:
            p.eras = (*p.eras[: era - 1], (*p.eras[era - 1], card), *p.eras[era:])
        return self.fresh()

    def tech(self, seat: int, **rows: Sequence[str]) -> Self:
        """Exactly these tech cards, by row: `tech(0, bottom=["paper"], middle=["radio"])`."""
        names = ("bottom", "middle", "top")
        assert set(rows) <= set(names), rows
        cards = [(TECHS.index(one), names.index(row)) for row, ones in rows.items() for one in ones]
        self.s.players[seat].tech = tuple(cards)
        self.s.techs &= ~sum([1 << card for card, _ in cards])
        return self.fresh()

    def display(self, *names: str) -> Self:
        """Exactly these tech cards lie open."""
        self.s.techs |= sum([1 << card for card in self.s.display])
        self.s.display = tuple([TECHS.index(name) for name in names])
        self.s.techs &= ~sum([1 << card for card in self.s.display])
        return self.fresh()

    def owns(self, seat: int, *landmarks: str) -> Self:
        """A seat has gained these landmarks; they stand beside the capital city, or in the box of a bot."""
        self.gone(*landmarks)
        self.s.players[seat].landmarks += tuple([self.landmark(name) for name in landmarks])
        return self.fresh()

    def civilization(self, seat: int, name: str, *numbers: int) -> Self:
        """A civilization with its own numbers, as it stands in the middle of a game."""
        p, civ = self.s.players[seat], CIVILIZATIONS.index(name)
        p.civilizations = (*p.civilizations, (civ, *numbers))
        p.abilities |= self.s.rules.bit(name)
        self.s.civilizations &= ~(1 << civ)
        return self.fresh()

    def explored(self, hex: int, tile: int, turned: int = 0) -> Self:
        """A tile lies on the map."""
        assert not self.s.explored >> hex & 1, f"hex {hex} is explored already"
        self.s.tile[hex], self.s.turned[hex] = tile - 1, turned
        self.s.explored |= 1 << hex
        self.s.tiles &= ~(1 << tile - 1)
        return self.fresh()

    def outposts(self, seat: int, *hexes: int) -> Self:
        """Standing outposts on these territories, each from the supply."""
        for hex in hexes:
            bit = 1 << hex
            assert self.s.explored & bit, f"hex {hex} is no territory"
            self.s.stand[seat] |= bit
            self._piece(bit)
            self.s.players[seat].outposts -= 1
        return self.fresh()

    def fallen(self, seat: int, *hexes: int) -> Self:
        """Toppled outposts lie on these territories."""
        for hex in hexes:
            self.s.fallen[seat] |= 1 << hex
            self._piece(1 << hex)
            self.s.players[seat].outposts -= 1
        return self.fresh()

    def _piece(self, bit: int) -> None:
        assert not self.s.full & bit, "there is no room"
        self.s.full |= self.s.taken & bit
        self.s.taken |= bit

    def city(self, seat: int, *rows: str) -> Self:
        """The nine lines of the capital city: "#" is filled."""
        assert [len(row) for row in rows] == [9] * 9
        filled = [PLOTS[i] for i, mark in enumerate("".join(rows)) if mark == "#"]
        return self.set(seat, city=sum(filled), districts=0, buildings=(), sites=())

    def gone(self, *landmarks: str) -> Self:
        """These landmarks belong to nobody here any more."""
        for name in landmarks:
            self.s.landmarks &= ~(1 << self.landmark(name))
        return self.fresh()

    # --- where the game goes on

    def turn(self, seat: int) -> Self:
        """This seat takes its turn now, in era 1 if it has not begun; then nothing follows."""
        p = self.s.players[seat]
        p.era = max(p.era, 1)
        self.s.active, self.s.once = seat, 0
        self.s.stack = [Turn(seat)]
        return self.fresh()

    def round(self, seat: int) -> Self:
        """The turn of this seat begins, and the others follow."""
        self.s.stack = [BeginTurn(seat)]
        return self.fresh()

    def income(self, seat: int, number: int) -> Self:
        """This seat takes the income turn with this number now; then nothing follows."""
        self.s.players[seat].era = number - 1
        self.s.active = seat
        self.s.stack = [Income(seat)]
        return self.fresh()

    def effect(self, seat: int, effect: AnyEffect | Form) -> Self:
        """An effect is carried out; in era 1 if the player has not begun."""
        p = self.s.players[seat]
        p.era = max(p.era, 1)
        told = read(effect, landmark_ids(self.s.rules.data)) if isinstance(effect, Form) else effect
        return self.do(Do(seat, told))

    # --- playing

    # --- looking

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def at(self, seat: int, track: str) -> int:
        """Where the foremost token of a seat is."""
        return self.s.at[seat][TRACKS.index(track)]

    def res(self, seat: int) -> dict[str, int]:
        """The resources that a seat has any of."""
        return {name: n for name, n in zip(RESOURCES, self.s.players[seat].res, strict=True) if n}

    def vp(self, seat: int) -> int:
        return self.s.players[seat].vp

    def cards(self, seat: int) -> list[str]:
        return [HANGINGS[card] for card in self.s.players[seat].hand]

    def techs(self, seat: int) -> dict[str, int]:
        """Tech cards and the rows they lie in."""
        return {TECHS[card]: row for card, row in self.s.players[seat].tech}

    def controlled(self, seat: int) -> list[int]:
        return list(bits(self.s.control(seat)))

    def start(self, seat: int) -> int:
        """The start territory of a seat."""
        return self.s.rules.start_of(seat, self.s.players[seat].mat)

    def filled(self, seat: int) -> list[str]:
        """The filled plots of the grid."""
        return [
            name for name, plot in zip(PLOT_NAMES, PLOTS, strict=True) if plot & self.player(seat).city & GRID
        ]

    def landmark(self, name: str) -> int:
        return landmark_ids(self.s.rules.data).index(name)

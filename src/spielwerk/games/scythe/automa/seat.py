"""The constants of an Automa once the table is set up: its cards, read for its faction and level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from spielwerk.games.scythe.automa import levels
from spielwerk.games.scythe.automa.cards import AutomaCard, GainSymbol, Level, automa_file, in_order
from spielwerk.games.scythe.automa.cards import levels as read_levels
from spielwerk.games.scythe.board import BIT, Board
from spielwerk.games.scythe.options import GAINS
from spielwerk.games.scythe.rules import ScytheRules

AUTOMA_KEY = "automa"
"""The key of the Automas in the assembled rules: `rules.module_data[AUTOMA_KEY][seat]`."""
NONE = -1
TOKEN = {"albion": "flag", "togawa": "trap"}
"""The tokens that the factions of Invaders from Afar leave behind."""


class MoveLine(Struct, frozen=True):
    """A symbol of the first row, read for one Automa.

    A symbol in brackets applies only to its faction.
    [scythe.automa-move.faction-bracket, scythe.automa-move.faction-bracket-example]
    """

    action: str
    power: int
    faction: str
    applies: bool


class GainLine(Struct, frozen=True):
    """A symbol of the second row; `n` is what it gives after all modifiers.

    [scythe.automa-gain.faction-bracket, scythe.automa-gain.faction-bracket-example]
    """

    gain: str
    n: int
    faction: str
    applies: bool


class ReadCard(Struct, frozen=True):
    """One scheme of a card, read for one Automa; `recruit` is the number of the bottom action, or -1."""

    moves: tuple[MoveLine, ...]
    gains: tuple[GainLine, ...]
    recruit: int
    skips: bool
    advances: bool


class AutomaSeat(Struct, frozen=True, eq=False):
    """An Automa at its seat."""

    seat: int
    level: Level
    deck: int
    """The number of the deck it draws from."""
    reader: Reader
    cards: tuple[tuple[ReadCard, ...], tuple[ReadCard, ...]]
    """By scheme, then by card, in the order of their numbers."""
    home: int
    home_near: int
    """The two regions next to the emblem, whether water is locked or not.

    [scythe.automa-neighbourhood.home-base, scythe.ruling.automa-home-base-water]
    """
    all_moves: bool
    hesitant_moves: bool
    hesitant_deployment: bool
    marker: bool
    """Whether ties are broken by the marker on the home bases instead of reading order."""
    partners: tuple[int, ...]
    """Other Automas that are not opponents."""
    token: str = ""
    """What its character leaves behind: `flag`, `trap` or nothing.  [scythe.automa-invaders.placing]"""


def automa_seats(rules: ScytheRules, seats: tuple[int, ...]) -> dict[int, AutomaSeat]:
    """Returns all Automas of a table.

    With more than one player or more than one Automa, the rules of the larger table apply.
    [fenris.multiautoma.seat, fenris.multiautoma.difficulty, fenris.multiautoma.decks]
    [fenris.multiautoma.coop-mode, fenris.multiautoma.coop-opponent]
    """
    setup = rules.setup
    together = setup[levels.MODE] == levels.COOPERATIVE
    own_decks = setup[levels.DECKS] == levels.OWN
    found = {}
    for i, seat in enumerate(seats):
        found[seat] = automa_seat(
            rules,
            seat,
            deck=i if own_decks else 0,
            partners=tuple([other for other in seats if together and other != seat]),
        )
    return found


def automa_seat(rules: ScytheRules, seat: int, deck: int, partners: tuple[int, ...]) -> AutomaSeat:
    given = rules.setup["seats"][seat]
    level = read_levels(rules.data.pack)[given[levels.LEVEL]]
    faction = given["faction"]
    reader = Reader(
        faction=faction,
        unprinted=absent_prints(rules.setup["modules"], rules.data.pack),
        coins=level.extra_coins + given["extra_coins"],
        power=level.extra_power + given["extra_power"],
        skips=level.skip_turns == "always" or given["skip_turns"],
    )
    return AutomaSeat(
        seat=seat,
        level=level,
        deck=deck,
        reader=reader,
        cards=read_deck(reader, rules.data.pack),
        home=NONE,
        home_near=0,
        all_moves=level.all_moves or given["all_moves"],
        hesitant_moves=given["hesitant_moves"],
        hesitant_deployment=given["hesitant_deployment"],
        marker=rules.seats > 2,
        partners=partners,
        token=TOKEN.get(faction, "") if rules.setup[levels.TOKENS] else "",
    )


def absent_prints(modules: Sequence[str], pack: Path | None) -> frozenset[str]:
    """Returns the factions whose symbols do not exist on the cards in use: their expansion is not in the
    game.
    """
    later = automa_file(pack).later_prints
    return frozenset([f for module, factions in later.items() if module not in modules for f in factions])


class Reader(Struct, frozen=True):
    """How one Automa reads its cards."""

    faction: str
    unprinted: frozenset[str]
    coins: int
    power: int
    skips: bool
    others: frozenset[str] = frozenset()
    """Further factions whose symbols apply."""

    def read(self, card: AutomaCard, scheme: int) -> ReadCard:
        half = card.schemes[scheme]
        return ReadCard(
            moves=tuple(
                [
                    MoveLine(m.action, m.power, m.faction or "", self.means(m.faction))
                    for m in half.moves
                    if m.faction not in self.unprinted
                ]
            ),
            gains=tuple(self.gains([g for g in half.gains if g.faction not in self.unprinted])),
            recruit=GAINS.index(half.recruit) if half.recruit else NONE,
            skips=self.skips and card.skips,
            advances=card.advances,
        )

    def means(self, faction: str | None) -> bool:
        """Returns whether a symbol applies: it is not in brackets, or it names a faction of the Automa."""
        return faction in (None, self.faction) or faction in self.others

    def gains(self, symbols: list[GainSymbol]) -> Iterator[GainLine]:
        """Yields what each symbol gives; a modifier counts once per card, with the first symbol of its kind.

        A card never takes anything away.
        [scythe.automa-variant.money, scythe.automa-variant.power, scythe.automa-ultimaszyna.money]
        [scythe.automa-ultimaszyna.power, scythe.ruling.automa-variant-per-card]
        """
        seen: set[str] = set()
        extra = {"coins": self.coins, "power": self.power}
        for g in symbols:
            applies, n = self.means(g.faction), g.n
            if applies and g.gain in extra:
                same = [x.n for x in symbols if x.gain == g.gain and self.means(x.faction)]
                n = 0 if g.gain in seen else max(0, sum(same) + extra[g.gain])
                seen.add(g.gain)
            yield GainLine(g.gain, n, g.faction or "", applies)


@cache
def read_deck(reader: Reader, pack: Path | None) -> tuple[tuple[ReadCard, ...], tuple[ReadCard, ...]]:
    """Returns both schemes of all cards; cached for all games where an Automa reads them the same way."""
    one, two = (tuple([reader.read(card, scheme) for card in in_order(pack)]) for scheme in range(2))
    return one, two


@cache
def near_tables(b: Board) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the neighbourhood of an Automa unit by place: with water locked, and with water open.

    It is the unit's region and all one step reaches, never through tunnels.  With water open, lakes count
    as land and rivers are ignored.  Home bases and the faction mat (place -1) have none.
    [scythe.automa-neighbourhood.definition, scythe.automa-nature.no-tunnels]
    [scythe.automa-neighbourhood.home-base-units, scythe.automa-move.water-locked]
    [scythe.automa-move.water-unlocked, scythe.automa-neighbourhood.example-automa-crimea]
    """
    regions = b.land | b.lakes
    locked = [(BIT[i] | b.walk[i]) if regions & BIT[i] else 0 for i in range(len(b.places))]
    opened = [(BIT[i] | b.neighbours[i] & regions) if regions & BIT[i] else 0 for i in range(len(b.places))]
    return (*locked, 0), (*opened, 0)


def automa_of(s: Any, seat: int) -> AutomaSeat:
    return s.rules.module_data[AUTOMA_KEY][seat]  # type: ignore[no-any-return]

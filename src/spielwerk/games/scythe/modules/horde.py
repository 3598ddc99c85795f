"""The Horde: six units that nobody plays, a timer, and tiles that all players fill together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from spielwerk.games.scythe.components.reading import powers
from spielwerk.games.scythe.dealing import Hands
from spielwerk.games.scythe.modules.tile_track import (
    ACHIEVEMENT,
    KINDS,
    Track,
    lay,
    tiles_left,
    use_tiles,
)
from spielwerk.games.scythe.options import CARD, TAKE
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import CARDS, FIRST_WORKER, NOWHERE, Player, Scythe
from spielwerk.games.scythe.tracks import take_from_deck
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.data import Count, Data
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.outcome import Outcome, Score
from spielwerk.kernel.schema import Field, SetupError

HORDE_ID = "horde"
HARDER, SHARE = "horde_harder", "share_freely"
FIELDS = (
    Field(HARDER, "flag", False, spoiler=key_of("horde"), module=HORDE_ID),
    Field(SHARE, "flag", True, spoiler=key_of("horde"), module=HORDE_ID),
)
"""Whether driven-off workers cost the players time, and whether all agree beforehand to what others spend.

[fenris.horde.harder, fenris.ruling.horde-consent]
"""
FEWEST = 1
"""The fewest players.  [fenris.horde.one-player]"""
FIVE_STARS = "five-stars"
APART = ("war-track", "peace-track", "tiles", "rivals", "mad-tesla")
"""What the Horde excludes; it brings its own use of the tiles.

[fenris.compat.horde-no-tracks, fenris.compat.horde-no-rivals, fenris.compat.horde-no-mad-tesla]
"""


class HordeData(Data, frozen=True):
    popularity: Count
    moves_from: Count
    stars: Count
    cards: Count
    tiles: tuple[Count, ...]


@cache
def numbers(pack: Path | None) -> HordeData:
    return msgspec.convert(powers(pack)[HORDE_ID].numbers, HordeData)


class Horde(Track):
    """The tiles, the stars on the tile of the Horde, and what is committed in a combat, by seat.

    Its timer and its power are the popularity and the power of its row, the cards beside its tile are its
    hand, and its units are the fighters of its row.
    """

    stars: int = 0
    committed: tuple[tuple[int, ...], ...] = ()
    strength: int = 0
    asked: int = 0
    lent: int = 0
    turn: int = 0
    won: bool = False


HORDE = Module(HORDE_ID, powers=[HORDE_ID], conflicts=APART, spoiler=key_of("horde"), part=Horde)
HORDE.add("chooses", False, power=HORDE_ID)
HORDE.add("fixed_popularity", True, power=HORDE_ID)
HORDE.replace_table("star_track", {id: star for id, star in KINDS.items() if star.printed})
"""[fenris.horde.tiles-21, fenris.horde.tiles-only-five, fenris.ruling.horde-tile-composition]"""
use_tiles(HORDE, Horde)


def horde(s: Scythe) -> int:
    """Returns its number among the actors."""
    return s.rules.actor(HORDE_ID)


# --- set-up


def check(setup: dict[str, Any], automas: Sequence[int]) -> None:
    """Raises a `SetupError` if an Automa would take part.  [fenris.compat.horde-no-automa]"""
    if HORDE_ID in setup["modules"] and automas:
        problem = f"no Automa plays with the module '{HORDE_ID}'"
        raise SetupError(f"seats[{automas[0]}].automa", problem, "scythe-setup-no-automa")


@HORDE.on("start_pieces")
def around_the_factory(rules: ScytheRules, actor: int, p: Player) -> None:
    """Puts the six units around the Factory, lakes included, and sets the timer.

    [fenris.horde.units, fenris.horde.extra-figure, fenris.horde.popularity-18, fenris.horde.faction]
    """
    if actor == rules.actor(HORDE_ID):
        for unit, place in enumerate(bits(rules.board.neighbours[rules.board.factory])):
            p.units[unit] = place
        p.popularity = numbers(rules.data.pack).popularity


@HORDE.on("order")
def last(order: tuple[int, ...], rules: Rules, _seat: None) -> tuple[int, ...]:
    """Lets it act after all players.  [fenris.horde.acts-last, fenris.horde.first-player]"""
    return (*order, rules.actor(HORDE_ID))


class RevealTiles(Step, frozen=True, tag="scythe.horde.RevealTiles"):
    """Lays out achievement tiles, more of them for more players.

    [fenris.horde.tiles-1, fenris.horde.tiles-2, fenris.horde.tiles-3, fenris.horde.tiles-4]
    [fenris.horde.tiles-5, fenris.horde.tiles-6, fenris.horde.tiles-7, fenris.horde.tiles-layout]
    """

    def run(self, s: Scythe) -> None:
        s.then(*[RevealTile()] * numbers(s.rules.data.pack).tiles[s.rules.seats - 1])


class RevealTile(Chance, frozen=True, tag="scythe.horde.RevealTile"):
    """Draws a tile.  One player alone never gets the five stars or a second objective.

    [fenris.horde.tiles-21, fenris.horde.tiles-1-no-five-star, fenris.horde.tiles-1-second-objective]
    """

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        left = tiles_left(s, Horde)
        if s.rules.seats == FEWEST:
            rows, laid = s.rules.star_names, s.part(Horde).laid
            left[rows.index(FIVE_STARS)] = 0
            if rows.index("objective") in laid:
                left[rows.index("objective")] = 0
        return ACHIEVEMENT, left

    def choose(self, s: Scythe, option: Option) -> None:
        lay(s, Horde, option.i)


HORDE.insert("set_up", RevealTiles, before=Hands)


class HordeGrew(Event, frozen=True, tag="scythe.HordeGrew"):
    """Another combat card lies beside its tile."""

    seat: int
    card: int
    power: int


class CardBeside(Chance, frozen=True, tag="scythe.horde.CardBeside"):
    """Lays a combat card beside the tile of the Horde: its power grows, up to the end of the track.

    [fenris.horde.first-card, fenris.horde.power-grows, fenris.ruling.horde-power-cap]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        if not s.deck.drawable():
            return (TAKE[CARDS][0],), (1,)
        return CARD, s.deck.weights()

    def choose(self, s: Scythe, option: Option) -> None:
        if option is TAKE[CARDS][0]:
            return
        take_from_deck(s, option.n)
        s.hands[self.seat][option.n] += 1
        s.players[self.seat].power = base_power(s)
        if s.journal is not UNSET:
            value = s.rules.card_values[option.n]
            s.journal.append(HordeGrew(self.seat, value, base_power(s)))


def base_power(s: Scythe) -> int:
    """Returns the sum of the cards beside its tile, up to the end of the power track.

    [fenris.horde.base-power, fenris.ruling.horde-power-cap]
    """
    cards = zip(s.rules.card_values, s.hands[horde(s)], strict=True)
    return min(s.rules.limits.power, sum([value * n for value, n in cards]))


class FirstCard(Step, frozen=True, tag="scythe.horde.FirstCard"):
    """Draws its power at the start.  [fenris.horde.first-card]"""

    def run(self, s: Scythe) -> None:
        s.then(*[CardBeside(horde(s))] * numbers(s.rules.data.pack).cards)


HORDE.insert("set_up", FirstCard, after=Hands)


# --- the end


def units_left(s: Scythe) -> int:
    """Returns how many of its units are on the board."""
    units = s.players[horde(s)].units[:FIRST_WORKER]
    return len(units) - units.count(NOWHERE)


def open_tiles(s: Scythe) -> list[int]:
    """Returns the rows of the tiles without a star, once for each such tile."""
    found = []
    for row in dict.fromkeys(s.part(Horde).laid):
        stars = sum([p.stars[row] for p in s.players])
        found += [row] * max(0, s.part(Horde).laid.count(row) - stars)
    return found


def every_tile(s: Scythe, _seat: int) -> bool:
    """Returns whether every tile has a star, which is a victory.

    [fenris.horde.win-tiles, fenris.horde.sixth-star-no-end]
    """
    if open_tiles(s):
        return False
    s.part(Horde).won = True
    return True


HORDE.remove_row("end_conditions", "sixth-star")
HORDE.add_row("end_conditions", "horde-tiles", every_tile)


def win(s: Scythe, seat: int, condition: str) -> None:
    """Ends the game with the victory of all players.  [fenris.horde.cooperative]"""
    s.part(Horde).won = True
    s.rules.end(s, seat, condition)


def lose(s: Scythe, condition: str) -> None:
    """Ends the game with the defeat of all players.  [fenris.horde.cooperative]"""
    s.rules.end(s, horde(s), condition)


@HORDE.on("verdicts")
def together(s: Scythe, scores: tuple[Score, ...]) -> Outcome:
    """Lets all players win or lose together; nobody is ranked.

    [fenris.horde.cooperative, fenris.horde.no-scoring]
    """
    if s.part(Horde).won:
        return Outcome(scores, (tuple(range(s.rules.seats)),), together=True)
    return Outcome(scores, (), victor=HORDE_ID, together=True)

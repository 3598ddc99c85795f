"""The Automa deck and the progress cards, as typed facts that are checked when they are read.

[scythe.automa-component.counts, scythe.automa-combat.card-distribution]
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from spielwerk.games.scythe import components
from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.components.reading import load
from spielwerk.kernel.data import Count, Data, Id, check, must, must_count, must_differ, once_per_pack

DECK_SIZE = 19
Action = Literal[
    "move-worker", "move-mech", "move-character", "encounter-or-factory", "attack-unit", "attack-workers"
]
GainName = Literal["worker", "mech-or-character", "coins", "power", "cards"]
Bonus = Literal["power", "coins", "popularity", "cards"]
Amount = Annotated[int, Meta(ge=1, le=4)]
Spent = Annotated[int, Meta(ge=0, le=7)]


class MoveSymbol(Data, frozen=True):
    """A symbol of the first row.  One with a faction is printed in brackets; `power` is what an attack
    requires.
    """

    action: Action
    power: Count = 0
    faction: Id | None = None

    def __post_init__(self) -> None:
        must((self.power > 0) == (self.action == "attack-unit"), f"{self.action}: power {self.power}")


class GainSymbol(Data, frozen=True):
    """A symbol of the second row; `n` is how many times it is printed."""

    gain: GainName
    n: Amount = 1
    faction: Id | None = None

    def __post_init__(self) -> None:
        must(self.n == 1 or self.gain in ("coins", "power"), f"{self.gain}: only one at a time")


class Scheme(Data, frozen=True):
    """One half of a card: movements, gains, and the bonus that neighbours with that recruit get."""

    moves: tuple[MoveSymbol, ...]
    gains: tuple[GainSymbol, ...]
    recruit: Bonus | None = None

    def __post_init__(self) -> None:
        must(1 <= len(self.moves) <= 4, f"{len(self.moves)} movements; a card has 1 to 4")
        must(any(g.faction is None for g in self.gains), "every faction must gain something")

    @property
    def factions(self) -> set[str]:
        return {f for f in (*[m.faction for m in self.moves], *[g.faction for g in self.gains]) if f}


class AutomaCard(Data, frozen=True):
    """A card with two schemes.  Combat table, resource field and star apply whichever scheme is on top.

    [scythe.automa-card.combat-and-resource-independent]
    """

    number: Annotated[int, Meta(ge=1, le=DECK_SIZE)]
    spend: tuple[Spent, Spent, Spent]
    cards: Annotated[int, Meta(ge=0, le=3)]
    resources: Annotated[int, Meta(ge=0, le=4)]
    schemes: tuple[Scheme, Scheme]
    skips: bool = False
    advances: bool = True


class Level(Data, frozen=True):
    """A progress card with the special rules of its level.

    The marker starts on space 0.  On the first `locked` spaces water is closed.  Reaching a space in `stars`
    earns a star, and the first of them switches to scheme II.
    [scythe.automa-progress.card-autometta, scythe.automa-progress.card-automa]
    [scythe.automa-progress.card-automaszyna, scythe.automa-progress.card-ultimaszyna]
    """

    id: Id
    name: Text
    spaces: Count
    locked: Count
    stars: tuple[Count, Count, Count, Count, Count, Count]
    skip_turns: Literal["always", "may", "never"] = "may"
    all_moves: bool = False
    retreats_home: bool = False
    extra_coins: Count = 0
    extra_power: Count = 0

    def __post_init__(self) -> None:
        must(list(self.stars) == sorted(set(self.stars)), f"{self.id}: the stars must rise")
        must(self.stars[0] > 0, f"{self.id}: the marker cannot start on a star")
        must(self.stars[-1] == self.spaces - 1, f"{self.id}: the last space must hold the last star")
        must(self.locked < self.spaces, f"{self.id}: water must open")


class AutomaFile(Data, frozen=True):
    """All Automa data."""

    popularity: Count
    coins: Count
    columns: tuple[Count, Count, Count]
    line: Count
    region_resources: Count
    later_prints: dict[str, tuple[Id, ...]]
    levels: tuple[Level, ...]
    symbols: dict[str, Text]
    cards: tuple[AutomaCard, ...]

    def __post_init__(self) -> None:
        must_count("Automa cards", len(self.cards), DECK_SIZE)
        must_count("progress cards", len(self.levels), 4)
        must_differ("Automa card", [card.number for card in self.cards])
        must_differ("level", [level.id for level in self.levels])
        must(list(self.columns) == sorted(set(self.columns)), "columns must rise")
        used = {m.action for c in self.cards for scheme in c.schemes for m in scheme.moves}
        gained = {g.gain for c in self.cards for scheme in c.schemes for g in scheme.gains}
        missing = sorted({*used, *gained} - self.symbols.keys())
        must(not missing, f"symbols without a name: {', '.join(missing)}")


@once_per_pack
def automa_file(pack: Path | None = None) -> AutomaFile:
    """Returns the checked facts; brackets must name factions of the box."""
    data = load("automa", AutomaFile, pack)
    named = {faction for card in data.cards for scheme in card.schemes for faction in scheme.factions}
    unknown = sorted(named - components.factions(pack).keys())
    check("automa", not unknown, f"unknown factions in brackets: {', '.join(unknown)}")
    return data


def levels(pack: Path | None = None) -> dict[str, Level]:
    """Returns the levels by id, the easiest first."""
    return {level.id: level for level in automa_file(pack).levels}


@once_per_pack
def in_order(pack: Path | None = None) -> tuple[AutomaCard, ...]:
    """Returns the deck by its numbers; card number n has the index n - 1."""
    return tuple(sorted(automa_file(pack).cards, key=lambda card: card.number))


def check_ids(pack: Path | None) -> None:
    """Raises a `DataError` if a data pack changes the ids of the levels, by which set-ups name them."""
    check("automa", [*levels(pack)] == [*levels()], f"the levels must be {', '.join(levels())}")

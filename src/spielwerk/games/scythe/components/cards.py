"""Combat, encounter, Factory and objective cards: `decks.toml` and the file of each deck."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta

from spielwerk.games.scythe.components.conditions import Gathering, Requirement
from spielwerk.games.scythe.components.data import Cost, Gain, Text
from spielwerk.kernel.data import Count, Data, Id, Source, must, must_count, must_differ


class CombatCards(Data, frozen=True):
    value: Count
    count: Count


class Decks(Data, frozen=True):
    combat_cards: tuple[CombatCards, ...]
    sets: dict[str, Text]

    def __post_init__(self) -> None:
        must_differ("combat card", [c.value for c in self.combat_cards])
        must_count("combat cards", sum(c.count for c in self.combat_cards), 42)


class EncounterOption(Data, frozen=True):
    gain: Gain
    cost: Cost = Cost()


class EncounterCard(Data, frozen=True):
    number: Count
    set: Id
    options: tuple[EncounterOption, EncounterOption, EncounterOption]
    source: Source = "component"


class FactoryCard(Data, frozen=True):
    """A Factory card.  Its owner pays, then takes one of `gains`; with `worker_with`, a gained worker goes to
    a unit of that kind.
    """

    number: Count
    set: Id
    cost: Cost
    gains: Annotated[tuple[Gain, ...], Meta(min_length=1)]
    worker_with: Literal["mech"] | None = None
    source: Source = "component"


class ObjectiveCard(Data, frozen=True):
    number: Count
    set: Id
    name: Text
    text: Text
    timing: Literal["any", "end_of_turn"]
    conditions: Annotated[tuple[Requirement | Gathering, ...], Meta(min_length=1)]
    source: Source = "component"


Card = EncounterCard | FactoryCard | ObjectiveCard


def must_be_deck(cards: Iterable[Card], base: int) -> None:
    """Checks that card numbers are unique and that no card of the base game is missing; more are allowed."""
    cards = list(cards)
    must_differ("card", [c.number for c in cards])
    found = sum(c.set == "base" for c in cards)
    must(found >= base, f"expected {base} base cards, found {found}")


class EncounterFile(Data, frozen=True):
    cards: tuple[EncounterCard, ...]

    def __post_init__(self) -> None:
        must_be_deck(self.cards, 28)


class FactoryFile(Data, frozen=True):
    """All Factory cards.  They share the bottom half: `move_units` units move up to `move_times` times."""

    move_units: Count
    move_times: Count
    cards: tuple[FactoryCard, ...]

    def __post_init__(self) -> None:
        must_be_deck(self.cards, 12)


class ObjectiveFile(Data, frozen=True):
    cards: tuple[ObjectiveCard, ...]

    def __post_init__(self) -> None:
        must_be_deck(self.cards, 23)

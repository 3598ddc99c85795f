"""Cards: technology, hangings and civilizations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from spielwerk.games.tapestry.components.city import INCOME_SPACES
from spielwerk.games.tapestry.components.data import BuildingName, Expansion, Mention, PrintedName, TrackName
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.data import Count, Data, Id, must, must_differ
from spielwerk.kernel.text import Name

Turn = Annotated[int, Meta(ge=1, le=5)]
Solo = Literal["", "removed", "starred"]
"""Whether a card is left out of solo games; starred ones may be kept."""


# --- techs.toml


class Requirement(Data, frozen=True):
    """The requirement of the top row: a tier of a track, or an uncovered space of an income row, counted from
    1.

    [tapestry.base.tech.requirement-track, tapestry.base.tech.requirement-building]
    """

    track: TrackName | None = None
    tier: Annotated[int, Meta(ge=0, le=4)] = 0
    building: BuildingName | None = None
    space: Annotated[int, Meta(ge=0, le=INCOME_SPACES)] = 0

    def __post_init__(self) -> None:
        must((self.track is None) != (self.building is None), "it is either a track or a building")
        must(bool(self.tier) == (self.track is not None), "a track needs its tier")
        must(bool(self.space) == (self.building is not None), "a building needs its income space")


class Tech(Data, frozen=True):
    """A tech card.  [tapestry.base.tech.upgrade-middle, tapestry.base.tech.upgrade-top]"""

    id: Id
    name: PrintedName
    circle: Form
    square: Form
    top: Requirement
    scenario: tuple[Id, ...] = ()
    """The scenarios that leave it out."""
    mentions: tuple[Mention, ...] = ()


class Techs(Data, frozen=True):
    techs: tuple[Tech, ...]

    def __post_init__(self) -> None:
        must_differ("tech card", [card.id for card in self.techs])


# --- hangings.toml


class Hanging(Data, frozen=True):
    """A tapestry card: `effect` is carried out when it is played; a `reaction` may come from the hand."""

    id: Id
    name: PrintedName
    kind: Literal["when-played", "this-era"]
    copies: Annotated[int, Meta(ge=1)] = 1
    reaction: bool = False
    solo: Solo = ""
    solo_copies: Count = 0
    """How many copies solo games without expansions have, if it is fewer."""
    effect: Form | None = None
    text: Name | None = None
    needs: Expansion = ""
    scenario: tuple[Id, ...] = ()
    """The scenarios that leave it out."""
    mentions: tuple[Mention, ...] = ()
    unknown: bool = False
    """Whether its effect is not public: it stays out of the deck until a data pack brings it."""

    def __post_init__(self) -> None:
        if self.unknown:
            must(self.effect is None, "an unknown card has no effect")
            return
        must(self.effect is not None or self.kind == "this-era", "a card that is played once has an effect")
        must(self.effect is not None or self.text is not None, "a card without an effect says what it does")


class Hangings(Data, frozen=True):
    hangings: tuple[Hanging, ...]

    def __post_init__(self) -> None:
        must_differ("hanging", [card.id for card in self.hangings])


# --- civilizations.toml


class Adjustment(Data, frozen=True):
    """The official change of a starting civilization.  [tapestry.base.civilization.adjustments]"""

    vp: Count = 0
    vp_per_opponent: Count = 0
    fifth_loss_per_opponent: Count = 0
    """Points that are lost if the fifth track is in the game."""
    least_players: Count = 0
    gain: tuple[Literal["food", "worker", "culture", "coin", "any"], ...] = ()
    lose: tuple[Literal["food", "worker", "culture", "coin", "any"], ...] = ()


class Prediction(Data, frozen=True):
    """A category in which a number is predicted, with the bounds of that number."""

    what: Id
    least: Count
    most: Count


class Node(Data, frozen=True):
    """A space of a mat with lines to the next ones, numbered from 1."""

    gives: Form | None = None
    next: tuple[int, ...] = ()


class Civilization(Data, frozen=True):
    """A civilization; `turns` are the income turns of its ability, `columns` the spaces of its mat."""

    id: Id
    name: PrintedName
    text: Name
    solo: Solo = ""
    needs: Expansion = ""
    scenario: tuple[Id, ...] = ()
    """The scenarios that leave it out."""
    mentions: tuple[Mention, ...] = ()
    redrawn: tuple[Id, ...] = ()
    """The scenarios in which it may be replaced when it is dealt."""
    turns: tuple[Turn, ...] = ()
    tokens: Count = 0
    steps: Count = 0
    start: Form | None = None
    points: Count = 0
    table: tuple[Count, ...] = ()
    predictions: tuple[Prediction, ...] = ()
    columns: tuple[tuple[Form, ...], ...] = ()
    nodes: tuple[Node, ...] = ()
    adjustment: Adjustment | None = None

    def __post_init__(self) -> None:
        known = range(1, len(self.nodes) + 1)
        must(all(n in known for node in self.nodes for n in node.next), "a line leads to a space of the mat")


class Civilizations(Data, frozen=True):
    civilizations: tuple[Civilization, ...]

    def __post_init__(self) -> None:
        must_differ("civilization", [c.id for c in self.civilizations])

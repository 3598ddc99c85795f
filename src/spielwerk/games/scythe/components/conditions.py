"""The conditions of objective cards, as rows of `objectives.toml`."""

from typing import Literal

from spielwerk.kernel.data import Count, Data


class Condition(Data, frozen=True, tag_field="kind"):
    """A condition that the player who reveals an objective must meet."""


Owned = Literal[
    "power", "popularity", "coins", "workers", "mechs", "structures", "recruits", "upgrades",
    "factory_cards", "combat_cards", "combat_stars",
]  # fmt: skip
Place = Literal["farm", "forest", "mountain", "tundra", "village", "lake", "factory", "tunnel"]


class Have(Condition, frozen=True, tag="have"):
    """Requires owning between `min` and `max` of something."""

    what: Owned
    min: Count = 0
    max: Count | None = None


class Equal(Condition, frozen=True, tag="equal"):
    """Requires owning the same number of two things."""

    what: tuple[Owned, Owned]


class Lead(Condition, frozen=True, tag="lead"):
    """Requires that nobody owns more of something."""

    what: Owned


class Control(Condition, frozen=True, tag="control"):
    """Requires control of regions of a kind."""

    where: Place
    min: Count


class ControlAround(Condition, frozen=True, tag="control_around"):
    """Requires control of regions adjacent to a single region of a kind."""

    where: Place
    min: Count


class WorkersAround(Condition, frozen=True, tag="workers_around"):
    """Requires workers together in one region adjacent to a region of a kind."""

    where: Place
    min: Count


class WorkersOnEach(Condition, frozen=True, tag="workers_on_each"):
    """Requires workers on at least `min` controlled regions of each kind."""

    where: tuple[Place, ...]
    min: Count


class Stockpile(Condition, frozen=True, tag="stockpile"):
    """Requires one controlled region with `min` resources, including `each` of every kind."""

    min: Count
    each: Count


class EachResource(Condition, frozen=True, tag="each_resource"):
    """Requires resources of every kind in controlled regions."""

    min: Count


class OneResource(Condition, frozen=True, tag="one_resource"):
    """Requires resources of a single kind in controlled regions."""

    min: Count


class PiecesTogether(Condition, frozen=True, tag="pieces_together"):
    """Requires the player's units and structures together in one region."""

    min: Count


class Camp(Condition, frozen=True, tag="camp"):
    """Requires one controlled region with exactly these units and enough resources."""

    characters: Count
    mechs: Count
    workers: Count
    min_resources: Count


class DisplacedThisTurn(Condition, frozen=True, tag="displaced_this_turn"):
    """Requires that opposing workers were forced to retreat in this turn."""

    min: Count


class StructuresByHome(Condition, frozen=True, tag="structures_by_home"):
    """Requires structures adjacent to the player's home base."""

    max: Count


Requirement = Have | Equal | Lead | Control | ControlAround | WorkersAround | WorkersOnEach
Gathering = (
    Stockpile | EachResource | OneResource | PiecesTogether | Camp | DisplacedThisTurn | StructuresByHome
)

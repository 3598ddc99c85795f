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
    """Own between `min` and `max` of something."""

    what: Owned
    min: Count = 0
    max: Count | None = None


class Equal(Condition, frozen=True, tag="equal"):
    """Own the same number of two things."""

    what: tuple[Owned, Owned]


class Lead(Condition, frozen=True, tag="lead"):
    """Nobody owns more of it."""

    what: Owned


class Control(Condition, frozen=True, tag="control"):
    """Control regions of a kind."""

    where: Place
    min: Count


class ControlAround(Condition, frozen=True, tag="control_around"):
    """Control regions adjacent to a single region of a kind."""

    where: Place
    min: Count


class WorkersAround(Condition, frozen=True, tag="workers_around"):
    """Workers together in one region adjacent to a region of a kind."""

    where: Place
    min: Count


class WorkersOnEach(Condition, frozen=True, tag="workers_on_each"):
    """Control at least `min` regions with a worker of each kind."""

    where: tuple[Place, ...]
    min: Count


class Stockpile(Condition, frozen=True, tag="stockpile"):
    """One controlled region with `min` resources, including `each` of every kind."""

    min: Count
    each: Count


class EachResource(Condition, frozen=True, tag="each_resource"):
    """Resources of every kind in controlled regions."""

    min: Count


class OneResource(Condition, frozen=True, tag="one_resource"):
    """Resources of a single kind in controlled regions."""

    min: Count


class PiecesTogether(Condition, frozen=True, tag="pieces_together"):
    """Own units and structures in one region."""

    min: Count


class Camp(Condition, frozen=True, tag="camp"):
    """One controlled region with exactly these units and enough resources."""

    characters: Count
    mechs: Count
    workers: Count
    min_resources: Count


class DisplacedThisTurn(Condition, frozen=True, tag="displaced_this_turn"):
    """Opposing workers forced to retreat in this turn."""

    min: Count


class StructuresByHome(Condition, frozen=True, tag="structures_by_home"):
    """The player's structures adjacent to their home base."""

    max: Count


Requirement = Have | Equal | Lead | Control | ControlAround | WorkersAround | WorkersOnEach
Gathering = (
    Stockpile | EachResource | OneResource | PiecesTogether | Camp | DisplacedThisTurn | StructuresByHome
)

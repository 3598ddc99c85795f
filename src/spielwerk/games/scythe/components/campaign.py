"""The campaign sheet, the triumph log and the episodes: `campaign.toml`."""

from msgspec import field

from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.components.score_sheet import StarData
from spielwerk.kernel.data import Count, Data, Id, must, must_differ


class SheetData(Data, frozen=True):
    """The limits and prices of a campaign sheet."""

    modification_slots: Count
    price: Count
    instant_price: Count
    instant: tuple[Id, ...]
    instant_gains: tuple[Count, ...]
    power_cap: Count
    popularity_cap: Count


class LogData(Data, frozen=True):
    """The triumph log: its columns, its number of rows, and the coins for a complete line."""

    columns: tuple[Id, ...]
    rows: Count
    line: Count

    def __post_init__(self) -> None:
        must_differ("column", list(self.columns))


class WildData(Data, frozen=True):
    """A star that may be ticked in any category: on which space, and from which of its stars on.

    `stars` is how many of them there are at most.  `automa` are the two columns of which an Automa ticks the
    fuller one.
    """

    episodes: tuple[str, ...]
    space: Id
    first: Count = field(default=1, name="from")
    stars: Count = 9
    automa: tuple[Id, ...] = ()


class LeadershipData(Data, frozen=True):
    """The columns of the log that count for statecraft and for the military."""

    statecraft: tuple[Id, ...]
    military: tuple[Id, ...]


class WarData(Data, frozen=True):
    """What players and Automas begin with in episode 2a."""

    without_objectives: tuple[Count, ...]
    workers: Count
    upgrades: Count
    popularity: Count
    automa_popularity: Count
    automa_workers: Count
    automa_mechs: Count
    automa_progress: Count
    automa_cards: Count


class RescueData(Data, frozen=True):
    """What the search of episode 3 needs: influence tokens, and further Factory cards."""

    tokens: Count
    factory_cards: Count


class NewEraData(Data, frozen=True):
    """Of episode 8a: how many combat tiles an Automa fills by combats."""

    combat_tiles: Count


class FortressData(Data, frozen=True):
    """The popularity of Automas in episode 5, and the line of the progress card where it becomes usual."""

    automa_popularity: Count
    popular_line: Count


class CampaignFile(Data, frozen=True):
    sheet: SheetData
    log: LogData
    wild: tuple[WildData, ...]
    leadership: LeadershipData
    new_era: NewEraData
    open_objective: StarData
    war: WarData
    rescue: RescueData
    fortress: FortressData
    township: Text
    trail: tuple[Count, ...]

    def __post_init__(self) -> None:
        named = [*self.leadership.statecraft, *self.leadership.military]
        named += [column for wild in self.wild for column in wild.automa]
        unknown = sorted({*named} - {*self.log.columns})
        must(not unknown, f"the log has no column {', '.join(unknown)}")

"""The facts of the solo game: decision cards, choice aids, levels and the civilizations of the Automa."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from spielwerk.games.tapestry.components import Components, PrintedName
from spielwerk.games.tapestry.components.cards import Turn
from spielwerk.games.tapestry.components.data import Expansion, TrackName
from spielwerk.games.tapestry.components.reading import load
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.kernel.data import Count, Data, Id, check, must, must_count, must_differ, once_per_pack
from spielwerk.kernel.text import Name

CARDS = 22
CIRCLES = 7
AUTOMA, SHADOW = 0, 1
"""The bots, in the order in which they act."""
ALL, LANDMARK_OR_END, END = "all", "landmark-or-end", "end"
FAVOURITE = "favourite"
Indicator = Literal["all", "landmark-or-end", "end"]
Place = tuple[int, int]


def check_order(order: tuple[str, ...]) -> None:
    """Checks that an order names each of its icons once, with or without the fifth track."""
    found = sorted([icon for icon in order if icon not in ALL_TRACKS[len(TRACKS) :]])
    must(found == sorted((FAVOURITE, *TRACKS)), "the order has each track and the favourite once")


class NewOrder(Data, frozen=True):
    """A decision card that replaces another one, with the fifth track at the top or bottom of its order.

    [tapestry.automa.replace.decision-cards]
    """

    number: Annotated[int, Meta(ge=1, le=CARDS)]
    order: tuple[str, ...]

    def __post_init__(self) -> None:
        check_order(self.order)


class DecisionCard(Data, frozen=True):
    """A decision card: indicators and income symbol count on the left, the others on the right.

    [tapestry.automa.pair.active-content, tapestry.automa.card.id-number, tapestry.automa.card.shading]
    """

    number: Annotated[int, Meta(ge=1, le=CARDS)]
    mark: Literal["circle", "rectangle"]
    colour: Literal["green", "grey", "red"]
    automa: Indicator
    shadow: Indicator
    income: bool
    topple: bool
    order: tuple[str, ...]
    aid: Id

    def __post_init__(self) -> None:
        check_order(self.order)

    def indicator(self, bot: int) -> Indicator:
        """Returns the indicator of a bot.  [tapestry.automa.advance.own-icon]"""
        return self.shadow if bot == SHADOW else self.automa


class ChoiceAid(Data, frozen=True):
    """A choice aid: `start` is the hex at the black arrow, `along` the step to the next hex of a row.

    `rows` says which coordinate (q, r, or s = -q-r) the hexes of a row share, and whether it rises (+) or
    falls (-) from one row to the next.
    [tapestry.automa.aid.start, tapestry.automa.aid.next-row, tapestry.automa.aid.all-rows-same-direction]
    """

    id: Id
    start: Place
    along: Place
    rows: Literal["+q", "-q", "+r", "-r", "+s", "-s"]

    def order(self, hexes: list[Place]) -> list[int]:
        """Returns the hexes, given by their coordinates, in the order in which they are looked at."""
        sign = 1 if self.rows[0] == "+" else -1

        def key(i: int) -> tuple[int, int]:
            q, r = hexes[i]
            row = {"q": q, "r": r, "s": -q - r}[self.rows[1]]
            return sign * row, q * self.along[0] + r * self.along[1]

        return sorted(range(len(hexes)), key=key)


class Added(Data, frozen=True):
    """So many progress cards are added in these income turns."""

    turns: tuple[Turn, ...] = ()
    n: Count = 0


class Chart(Data, frozen=True):
    """The steps of the income chart in their order, each with its income turns.

    [tapestry.level.chart-reading-order, tapestry.automa.income.chart]
    """

    favourites: tuple[Turn, ...] = ()
    advance: tuple[Turn, ...] = ()
    civilization: tuple[Turn, ...] = ()
    points: tuple[Turn, ...] = ()
    cards: Added = Added()
    more_cards: Added = Added()
    place_hanging: tuple[Turn, ...] = ()
    gain_hanging: tuple[Turn, ...] = ()
    shuffle: tuple[Turn, ...] = ()


class Level(Data, frozen=True):
    """A level of difficulty.

    [tapestry.level.choice, tapestry.level.chart-cards, tapestry.level.hard-side]
    """

    id: Id
    name: Name
    side: Literal["normal", "hard"]
    chart: Chart
    person_advances: bool = False
    bots_advance: Literal["none", "favourite", "all"] = "none"
    second_civilization: bool = False


class PointRow(Data, frozen=True):
    """A row of points on the Automa's mat: what it counts.  [tapestry.automa.income.vp-icons]"""

    id: Id
    landmarks: bool = False
    territories: bool = False
    tracks: tuple[TrackName, ...] = ()
    fifth: bool = False
    """Whether it counts the fifth track too.  [tapestry.automa.setup.arts-cover]"""


class BotCivilization(Data, frozen=True):
    """A civilization of the Automa; `tracks`, `points` and `fortified_from` are numbers of its ability."""

    id: Id
    name: PrintedName
    text: Name
    favourite: TrackName | None = None
    """None if the science die decides.  [tapestry.automa.setup.favourite-by-die]"""
    needs: Expansion = ""
    scenario: tuple[Id, ...] = ()
    """The scenarios that leave it out."""
    turns: tuple[Turn, ...] = ()
    tracks: dict[int, TrackName] = {}
    points: Count = 0
    fortified_from: Count = 0


class FifthLevel(Data, frozen=True):
    """The chart of a level with the fifth track, and landmarks that the Automa begins with.

    [tapestry.level.arts-chart-cards, tapestry.automa.setup.landmark-cards-arts-levels]
    """

    id: Id
    chart: Chart
    landmarks: Count = 0


Multipliers = tuple[tuple[Count, ...], ...]


class AutomaFile(Data, frozen=True):
    """Everything of the solo game.  [tapestry.automa.material.base]"""

    human_start: int
    automa_start: int
    progress_in_deck: Count
    track_order: tuple[TrackName, ...]
    first_in_era: dict[int, Count]
    points: tuple[PointRow, ...]
    multipliers: dict[Literal["normal", "hard"], Multipliers]
    levels: tuple[Level, ...]
    cards: tuple[DecisionCard, ...]
    aids: tuple[ChoiceAid, ...]
    civilizations: tuple[BotCivilization, ...]
    fifth_levels: tuple[FifthLevel, ...] = ()
    fifth_cards: tuple[NewOrder, ...] = ()

    def __post_init__(self) -> None:
        must([card.number for card in self.cards] == [*range(1, CARDS + 1)], "cards come by their numbers")
        must_count("circles", len([card for card in self.cards if card.mark == "circle"]), CIRCLES)
        must_differ("level", [level.id for level in self.levels])
        must_differ("choice aid", [aid.id for aid in self.aids])
        must_differ("civilization", [one.id for one in self.civilizations])
        known = {aid.id for aid in self.aids}
        must(all(card.aid in known for card in self.cards), "each card has a choice aid")
        rows = [len(row) for side in self.multipliers.values() for row in side]
        must({*rows} == {len(self.points)}, "each row of points has its multipliers")


@once_per_pack
def automa_file(pack: Path | None = None) -> AutomaFile:
    """Returns the checked facts; a choice aid begins at its black arrow."""
    data = load("automa", AutomaFile, pack)
    small = [(h.q, h.r) for h in Components(pack).sides()["small"].hexes]
    for aid in data.aids:
        check("automa", small[aid.order(small)[0]] == aid.start, f"{aid.id}: the walk begins at the arrow")
    return data


def levels(pack: Path | None = None) -> dict[str, Level]:
    """Returns the levels by id, the easiest first.  [tapestry.level.choice]"""
    return {level.id: level for level in automa_file(pack).levels}


def civilizations(pack: Path | None = None) -> dict[str, BotCivilization]:
    """Returns the civilizations of the Automa by id.  [tapestry.automa.civ.table]"""
    return {one.id: one for one in automa_file(pack).civilizations}


def check_ids(pack: Path | None) -> None:
    """Raises a `DataError` if a data pack has other levels or civilizations: a set-up names them."""
    check("automa", [*levels(pack)] == [*levels()], f"the levels must be {', '.join(levels())}")
    known = [*civilizations()]
    check("automa", [*civilizations(pack)] == known, f"the civilizations must be {', '.join(known)}")

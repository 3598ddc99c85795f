"""The bots of a table: what is fixed once it is set up, and their state.

The Automa sits at a seat and has a row in `players`: its points, era, outposts, landmark box and the cards
next to its mat, which are its hand.  The Shadow Empire is a power behind the seats.
"""

from __future__ import annotations

from typing import Any, Self

from msgspec import Struct

from spielwerk.games.tapestry.automa.cards import (
    AUTOMA,
    CIRCLES,
    FAVOURITE,
    SHADOW,
    AutomaFile,
    BotCivilization,
    DecisionCard,
    Level,
)
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.state import Part

BOTS = "bots"
"""The key of the bots in the assembled rules: `rules.module_data[BOTS]`."""
POWER = "shadow"


class ReadCard(Struct, frozen=True):
    """A decision card, read once: `ranks` are by bot, favourite track and track, `walk` by hex.

    [tapestry.automa.pair.active-content, tapestry.automa.advance.own-icon]
    """

    income: bool
    topple: bool
    indicators: tuple[str, str]
    ranks: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    walk: tuple[int, ...]


class BotTable(Struct, frozen=True, eq=False):
    """The bots at a table; without an Automa, its seat is -1 and there is no level."""

    automa: int
    shadow: int
    people: tuple[int, ...]
    cards: tuple[ReadCard, ...]
    data: AutomaFile
    level: Level | None = None
    wishes: tuple[int, int] = (NONE, NONE)
    """The first and second civilization that the set-up names, by number."""

    @property
    def actors(self) -> tuple[int, int]:
        """The actor of each bot."""
        return self.automa, self.shadow

    @property
    def chart(self) -> Level:
        assert self.level is not None
        return self.level

    def civilization(self, number: int) -> BotCivilization:
        return self.data.civilizations[number]


class Bots(Part):
    """Favourite tracks, decks and what the bots have beyond a player; all of it is public.

    Decks are masks of decision cards.  `unknown` is 1 while a progress card that nobody has seen is in the
    decision deck; it is one of `progress`, but not one of `cleared`, which were seen in the progress deck.
    `pile` is the discard pile, `left` and `right` are the pair.  `outposts` is the supply of the Shadow
    Empire.  `first` is the seat that began, which only tables of two people need.
    """

    favourite: list[int]
    deck: int
    progress: int
    unknown: int
    outposts: int
    cleared: int = 0
    pile: int = 0
    left: int = NONE
    right: int = NONE
    civilizations: tuple[int, ...] = ()
    first: int = NONE
    turns: int = 0

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        """Returns the decks of the set-up; favourite tracks are still to be found.

        [tapestry.automa.setup.progress-deck, tapestry.automa.setup.decision-deck]
        [tapestry.automa.setup.progress-deck-rest, tapestry.shadow2.deck, tapestry.shadow.setup.outposts]
        """
        table: BotTable = rules.module_data[BOTS]
        every = (1 << len(table.cards)) - 1
        circles = (1 << CIRCLES) - 1
        solo = table.level is not None
        two = sum([1 << i for i, card in enumerate(table.data.cards) if card.colour != "red"])
        return cls(
            favourite=[NONE, NONE],
            deck=circles if solo else two,
            progress=every & ~circles if solo else 0,
            unknown=table.data.progress_in_deck if solo else 0,
            outposts=rules.data.box().player.outposts,
        )

    @property
    def size(self) -> int:
        """How many cards the decision deck has."""
        return self.deck.bit_count() + self.unknown

    @property
    def pair(self) -> int:
        """The cards of the pair, as a mask."""
        return 0 if self.left == NONE else 1 << self.left | 1 << self.right


def table_of(s: Tapestry) -> BotTable:
    return s.rules.module_data[BOTS]  # type: ignore[no-any-return]


def read_cards(data: AutomaFile, hexes: list[tuple[int, int]]) -> tuple[ReadCard, ...]:
    """Returns all cards as the bots read them on a map with these hexes."""
    walks = {}
    for aid in data.aids:
        order = aid.order(hexes)
        walks[aid.id] = tuple([order.index(hex) for hex in range(len(hexes))])
    return tuple(
        [
            ReadCard(
                card.income,
                card.topple,
                (card.indicator(AUTOMA), card.indicator(SHADOW)),
                (ranks(card, AUTOMA), ranks(card, SHADOW)),
                walks[card.aid],
            )
            for card in data.cards
        ]
    )


def ranks(card: DecisionCard, bot: int) -> tuple[tuple[int, ...], ...]:
    """Returns, by favourite track, the place of each track in the order of a card.

    The Shadow Empire reads from bottom to top; the heart is the favourite track of the bot that chooses.
    [tapestry.automa.tie-order, tapestry.automa.advance.favourite-icon]
    """
    order = card.order if bot == AUTOMA else card.order[::-1]
    found = []
    for favourite in ALL_TRACKS:
        icons = [favourite if icon == FAVOURITE else icon for icon in order]
        found.append(tuple([icons.index(track) if track in icons else len(icons) for track in ALL_TRACKS]))
    return tuple(found)

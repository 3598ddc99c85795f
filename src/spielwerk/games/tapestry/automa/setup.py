"""Set-up of the bots: civilizations, favourite tracks, and the cards that are left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, SHADOW, civilizations
from spielwerk.games.tapestry.automa.events import BotCivilizationGained, FavouriteSet
from spielwerk.games.tapestry.automa.levels import STARRED
from spielwerk.games.tapestry.components import Civilization, Hanging
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.options import HANGING_KINDS, OPTIONS, ROLL
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

BOT_CIVILIZATION = OPTIONS.row("bot-civilization", tuple(civilizations()))
DRAW_BOT_CIVILIZATION = OPTIONS.row("draw-bot-civilization", tuple(civilizations()))


class SetUpBots(Step, frozen=True, tag="tapestry.automa.SetUp"):
    """Gives the Automa a civilization, two on the last level, and each bot a favourite track.

    [tapestry.automa.setup.automa-civilization, tapestry.level.six-second-civilization]
    [tapestry.automa.setup.favourite-from-civilization, tapestry.shadow.setup.favourite]
    [tapestry.shadow2.favourite]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        table = table_of(s)
        s.next(RollFavourite(table.shadow))
        if table.level is None:
            return
        first, second = table.wishes
        if second != NONE:
            s.next(TakeCivilization(table.automa, second))
        elif table.level.second_civilization:
            s.next(ChooseSecond(table.people[0]))
        if first != NONE:
            s.next(TakeCivilization(table.automa, first))
        else:
            s.next(DrawCivilization(table.automa))


class TakeCivilization(Step, frozen=True, tag="tapestry.automa.TakeCivilization"):
    """Gives the Automa a civilization.  [tapestry.automa.setup.automa-civilization]"""

    seat: int
    bot_civilization: int

    def run(self, s: Tapestry) -> None:
        take_civilization(s, self.bot_civilization)


def take_civilization(s: Tapestry, number: int) -> None:
    """Adds a civilization of the Automa; the first one decides the favourite track.

    [tapestry.automa.setup.favourite-from-civilization, tapestry.level.six-second-favourite]
    """
    table, bots = table_of(s), s.part(Bots)
    bots.civilizations += (number,)
    if s.journal is not UNSET:
        s.journal.append(BotCivilizationGained(table.automa, number))
    if len(bots.civilizations) == 1:
        set_favourite(s, AUTOMA, TRACKS.index(table.civilization(number).favourite))


def set_favourite(s: Tapestry, bot: int, track: int) -> None:
    """Marks the favourite track of a bot; its second token always stands with the first.

    [tapestry.automa.setup.favourite-token, tapestry.shadow.setup.favourite-token]
    """
    s.part(Bots).favourite[bot] = track
    if s.journal is not UNSET:
        s.journal.append(FavouriteSet(table_of(s).actors[bot], track))


class DrawCivilization(Chance, frozen=True, tag="tapestry.automa.DrawCivilization"):
    """Draws a civilization of the Automa; one that the person wants as the second stays out of the draw.

    [tapestry.automa.setup.automa-civilization]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        wanted = table_of(s).wishes[1]
        found = tuple([option for option in DRAW_BOT_CIVILIZATION if option.i != wanted])
        return found, (1,) * len(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        take_civilization(s, option.i)


class ChooseSecond(Ask, frozen=True, tag="tapestry.automa.ChooseSecond"):
    """Asks the person for the second civilization of the Automa, any but the first.

    [tapestry.level.six-second-civilization, tapestry.ruling.level-six-second-civilization]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        taken = s.part(Bots).civilizations
        return tuple([option for option in BOT_CIVILIZATION if option.i not in taken])

    def choose(self, s: Tapestry, option: Option) -> None:
        take_civilization(s, option.i)


class RollFavourite(Chance, frozen=True, tag="tapestry.automa.RollFavourite"):
    """Rolls the science die for the favourite track of the Shadow Empire, until it is not the Automa's.

    [tapestry.shadow.setup.favourite, tapestry.shadow2.favourite]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        taken = s.part(Bots).favourite[AUTOMA]
        return ROLL, tuple([0 if track == taken else n for track, n in enumerate(s.rules.science_die)])

    def choose(self, s: Tapestry, option: Option) -> None:
        set_favourite(s, SHADOW, option.i)


# --- what is left out


def kept(card: Hanging | Civilization, setup: dict[str, Any]) -> bool:
    """Returns whether a card is in a solo game.

    [tapestry.automa.removal.star-meaning, tapestry.automa.removal.unstarred-forced]
    """
    return not card.solo or (card.solo == "starred" and bool(setup[STARRED]))


def solo_hangings(_pool: int, rules: TapestryRules, _seat: int | None) -> int:
    """Returns the tapestry cards of a solo game.

    [tapestry.automa.removal.tapestry-base, tapestry.automa.removal.tapestry-base-starred]
    [tapestry.automa.removal.traps-base]
    """
    cards, found = rules.data.hangings(), 0
    copies = [0] * len(cards)
    for i, kind in enumerate(HANGING_KINDS):
        copies[kind] += 1
        most = cards[kind].solo_copies or cards[kind].copies
        if kept(cards[kind], rules.setup) and copies[kind] <= most:
            found |= 1 << i
    return found


def solo_civilizations(pool: Sequence[int], rules: TapestryRules, _seat: int | None) -> tuple[int, ...]:
    """Returns the civilizations that a person can have in a solo game.

    [tapestry.automa.removal.civilizations, tapestry.automa.removal.civilizations-starred]
    """
    data = rules.data.civilizations()
    return tuple([number for number in pool if kept(data[number], rules.setup)])

"""Set-up of the bots: civilizations, favourite tracks, and the cards that are left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, civilizations
from spielwerk.games.tapestry.automa.civilizations import SET_UPS
from spielwerk.games.tapestry.automa.events import BotCivilizationGained, FavouriteSet
from spielwerk.games.tapestry.automa.levels import STARRED
from spielwerk.games.tapestry.components import Civilization, Hanging
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.modules.expansions import EXPANSION
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
    data = table.civilization(number)
    if data.id in SET_UPS:
        s.next(SetUpCivilization(table.automa, number))
    if len(bots.civilizations) == 1:
        fixed = s.rules.first_favourite[table.automa]
        if fixed != NONE:
            set_favourite(s, AUTOMA, fixed)
        elif data.favourite is None:
            s.next(RollFavourite(table.automa))
        else:
            set_favourite(s, AUTOMA, TRACKS.index(data.favourite))


class SetUpCivilization(Step, frozen=True, tag="tapestry.automa.SetUpCivilization"):
    """Carries out the set-up text of a civilization of the Automa.  [tapestry.automa.civ.set-up-parts]"""

    seat: int
    bot_civilization: int

    def run(self, s: Tapestry) -> None:
        data = table_of(s).civilization(self.bot_civilization)
        SET_UPS[data.id](s, self.seat, data)


def in_draw(s: Tapestry) -> list[int]:
    """Returns the civilizations of the Automa in the boxes on the table.

    [tapestry.automa.civ.missing, tapestry.automa.material.plans]
    [tapestry.atlantis1.remove-automa-civilizations]
    """
    boxes = ("", *s.rules.setup["modules"])
    found = enumerate(table_of(s).data.civilizations)
    return [i for i, one in found if one.needs in boxes and not {*one.scenario} & {*boxes}]


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
        found = tuple([DRAW_BOT_CIVILIZATION[i] for i in in_draw(s) if i != wanted])
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
        return tuple([BOT_CIVILIZATION[i] for i in in_draw(s) if i not in taken])

    def choose(self, s: Tapestry, option: Option) -> None:
        take_civilization(s, option.i)


class RollFavourite(Chance, frozen=True, tag="tapestry.automa.RollFavourite"):
    """Rolls the science die for the favourite track of a bot, until it is not that of the other one.

    [tapestry.shadow.setup.favourite, tapestry.shadow2.favourite, tapestry.automa.setup.favourite-by-die]
    [tapestry.automa.civ.equalizers.favourite]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        taken = s.part(Bots).favourite[1 - self.bot(s)]
        return ROLL, tuple([0 if track == taken else n for track, n in enumerate(s.rules.science_die)])

    def choose(self, s: Tapestry, option: Option) -> None:
        set_favourite(s, self.bot(s), option.i)

    def bot(self, s: Tapestry) -> int:
        return table_of(s).actors.index(self.seat)


# --- what is left out


def kept(card: Hanging | Civilization, setup: dict[str, Any]) -> bool:
    """Returns whether a card is in a solo game.

    [tapestry.automa.removal.star-meaning, tapestry.automa.removal.unstarred-forced]
    """
    return not card.solo or (card.solo == "starred" and bool(setup[STARRED]))


def solo_hangings(pool: int, rules: TapestryRules, _seat: int | None) -> int:
    """Returns the tapestry cards of a solo game; with an expansion all copies of a card stay.

    [tapestry.automa.removal.tapestry-base, tapestry.automa.removal.tapestry-base-starred]
    [tapestry.automa.removal.traps-base, tapestry.automa.removal.traps-expansions]
    [tapestry.automa.removal.tapestry-arts, tapestry.automa.removal.tapestry-fantasies]
    [tapestry.automa.removal.tapestry-fantasies-starred, tapestry.hanging.fantasies-removed]
    """
    cards, found = rules.data.hangings(), 0
    copies = [0] * len(cards)
    for i, kind in enumerate(HANGING_KINDS):
        copies[kind] += 1
        fewer = 0 if EXPANSION in rules.modules else cards[kind].solo_copies
        if kept(cards[kind], rules.setup) and copies[kind] <= (fewer or cards[kind].copies):
            found |= 1 << i
    return pool & found


def solo_civilizations(pool: Sequence[int], rules: TapestryRules, _seat: int | None) -> tuple[int, ...]:
    """Returns the civilizations that a person can have in a solo game.

    [tapestry.automa.removal.civilizations, tapestry.automa.removal.civilizations-starred]
    """
    data = rules.data.civilizations()
    return tuple([number for number in pool if kept(data[number], rules.setup)])

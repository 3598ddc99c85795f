"""The campaign sheet in an episode: set-up bonuses, instant bonuses, and what the episode reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET, convert

from spielwerk.games.scythe.actions.produce import add_workers
from spielwerk.games.scythe.actions.trade import WhichToken
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.dealing import Conclusion, FactoryCards
from spielwerk.games.scythe.episodes import EPISODE
from spielwerk.games.scythe.fenris.chronicle import COINS, FIRST, POPULARITY, POWER, Kind, Sheet
from spielwerk.games.scythe.objectives import DealObjective
from spielwerk.games.scythe.options import OPTIONS, TO
from spielwerk.games.scythe.scoring import outcome
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import NOWHERE, Scythe, replaced
from spielwerk.games.scythe.tracks import DrawCard, gain_coins, gain_popularity, gain_power
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.schema import Field
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

DATA = reading.campaign()
SHEET_FIELD = "sheet"
HEAD_START = "head_start"
SEAT_FIELDS = (
    Field(SHEET_FIELD, "data", type=Sheet, spoiler=key_of("sheet")),
    Field(HEAD_START, "data", type=int, spoiler=key_of("sheet")),
)
"""The sheet of a seat, as the campaign hands it in, and the steps that an Automa is ahead or behind."""
BEFORE_BONUSES = ("1", "2a", "2b", "3")
"""The episodes before set-up bonuses are received.  [fenris.frame.setup-bonuses]"""
INSTANT = OPTIONS.row("instant", DATA.sheet.instant)
NO_BONUS = OPTIONS.one("no-bonus")
NONE = -1


class Bonuses(Part):
    """The instant bonus that each seat has used, and the wealth that it cost.  All of it is public.

    `behind` are the steps of progress that an Automa must make before its marker enters the progress card.
    """

    used: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    behind: tuple[int, ...] = ()

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        return cls((NONE,) * rules.seats, (0,) * rules.seats, (0,) * rules.seats)


SHEET = Module("sheet", spoiler=key_of("sheet"), part=Bonuses)
SHEET.add_row("spelling", "perk", lambda value, _about, _rules: text(f"scythe-instant-{value}"))
SHEET.add_row("naming", "instant", lambda o, _seat, _frame, _rules: {"bonus": text(f"scythe-instant-{o.at}")})


class BonusUsed(Event, frozen=True, tag="scythe.BonusUsed"):
    """Somebody uses an instant bonus."""

    seat: int
    perk: str
    price: int


def sheet_of(rules: Any, seat: int) -> Sheet | None:
    """Returns the campaign sheet of a seat."""
    given = rules.setup["seats"][seat].get(SHEET_FIELD)
    return None if given is None else convert(given, Sheet)


@SHEET.on("owned_tiles")
def owned(rules: ScytheRules, seat: int, kind: Kind) -> Sequence[str]:
    """Returns the modifications on the sheet of a seat.

    [fenris.frame.open-infra-mods, fenris.frame.cover-with-mech-mods]
    """
    sheet = sheet_of(rules, seat)
    return () if sheet is None else sheet.tiles(kind)


class SetUpBonuses(Step, frozen=True, tag="scythe.sheet.SetUpBonuses"):
    """Everybody receives all set-up bonuses of the sheet.

    [fenris.frame.setup-bonuses, fenris.sheet.setup-bonus-every-episode, fenris.campaign.starting-coins]
    """

    def run(self, s: Scythe) -> None:
        if s.rules.setup[EPISODE] in BEFORE_BONUSES:
            return
        for seat in s.rules.seating:
            sheet = sheet_of(s.rules, seat)
            if sheet is not None:
                gain_coins(s, seat, sheet.bonuses[COINS])
                gain_power(s, seat, sheet.bonuses[POWER])
                gain_popularity(s, seat, sheet.bonuses[POPULARITY])


class InstantBonuses(Conclusion, frozen=True, tag="scythe.sheet.InstantBonuses"):
    """Each player in order may use one instant bonus, after everything else but rivals.

    An Automa uses none.
    [fenris.frame.instant-bonus, fenris.ep1.free-instant-bonus, fenris.ruling.instant-bonus-order]
    [fenris.automa-campaign.no-instant-bonus, fenris.sheet.instant-bonus-one-per-episode]
    """

    def run(self, s: Scythe) -> None:
        s.then(*[InstantBonus(seat) for seat in s.rules.seating if s.rules.chooses[seat]])


SHEET.insert("set_up", SetUpBonuses, after=FactoryCards)
SHEET.insert("set_up", InstantBonuses, after=SetUpBonuses)


def price(s: Scythe) -> int:
    """Returns what an instant bonus costs: nothing in the first episode.  [fenris.ep1.free-instant-bonus]"""
    return 0 if s.rules.setup[EPISODE] == FIRST else DATA.sheet.instant_price


class InstantBonus(Ask, frozen=True, tag="scythe.sheet.InstantBonus"):
    """Asks for one of the bonuses that the player has not used in this campaign, if it can be paid.

    [fenris.sheet.instant-bonus-once-per-campaign, fenris.sheet.instant-bonus-one-per-episode]
    [fenris.sheet.instant-bonus-seven]
    """

    gesture: ClassVar[str] = "instant-bonus"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        sheet = sheet_of(s.rules, self.seat)
        if sheet is None or sheet.wealth < price(s):
            return (NO_BONUS,)
        return (*[option for option in INSTANT if option.at not in sheet.instant], NO_BONUS)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not NO_BONUS:
            use(s, self.seat, option)


def use(s: Scythe, seat: int, option: Option) -> None:
    """Gives an instant bonus at once.

    [fenris.sheet.instant-bonus-list, fenris.sheet.instant-bonus-resources, fenris.sheet.instant-bonus-worker]
    """
    part = s.part(Bonuses)
    part.used = replaced(part.used, seat, option.i)
    part.spent = replaced(part.spent, seat, price(s))
    if s.journal is not UNSET:
        s.journal.append(BonusUsed(seat, option.at, price(s)))
    n = DATA.sheet.instant_gains[option.i]
    match option.at:
        case "coins":
            gain_coins(s, seat, n)
        case "power":
            gain_power(s, seat, n)
        case "popularity":
            gain_popularity(s, seat, n)
        case "objectives":
            s.then(*[DealObjective(seat)] * min(n, len(s.objective_deck)))
        case "cards":
            s.then(*[DrawCard(seat)] * n)
        case _:
            s.next(BonusPlace(seat, option.i))


class BonusPlace(Ask, frozen=True, tag="scythe.sheet.BonusPlace"):
    """Asks which starting region gets the worker or the resources.

    [fenris.sheet.instant-bonus-resources, fenris.sheet.instant-bonus-worker]
    """

    gesture: ClassVar[str] = "instant-bonus"

    what: int

    def options(self, s: Scythe) -> Options:
        starts = s.rules.board.starts[s.rules.homes[self.seat]]
        return tuple([TO[place] for place in sorted({*starts}) if place != NOWHERE])

    def choose(self, s: Scythe, option: Option) -> None:
        n = DATA.sheet.instant_gains[self.what]
        if DATA.sheet.instant[self.what] == "worker":
            add_workers(s, self.seat, option.i, n)
        else:
            s.next(WhichToken(self.seat, n, 0, 0, option.i))


# --- the result


def floor(s: Scythe, seat: int) -> Item:
    """Makes up for penalties that would bring a result below 0.  [fenris.campaign.score-floor]"""
    rows = [row(s, seat).points for key, row in s.rules.score_rows.items() if key != "floor"]
    return Item("floor", max(0, -sum(rows)), 0)


SHEET.add_row("score_rows", "floor", floor)


@SHEET.on("reports")
def report(s: Scythe, seat: int) -> dict[str, Any]:
    """Returns what the sheet notes after every episode.  [fenris.campaign.win-notation-first]"""
    part, result, p = s.part(Bonuses), outcome(s), s.players[seat]
    stars = [id for id, n in zip(s.rules.star_names, p.stars, strict=True) for _ in range(n)]
    used = part.used[seat]
    return {
        "coins": result.scores[seat].total,
        "place": result.ranks[seat],
        "stars": stars,
        "spent": part.spent[seat],
        "instant": DATA.sheet.instant[used] if used != NONE else "",
        "mechs": p.mechs,
        "structures": len([place for place in p.structures if place != NOWHERE]),
    }

"""Income turns of the bots: the steps of the chart, from favourite tracks to the shuffle."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from spielwerk.games.tapestry.automa.advance import NEW_FAVOURITE, AdvanceBot, AdvanceOn, choose_track, to_end
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, LANDMARK_OR_END, SHADOW, Level
from spielwerk.games.tapestry.automa.civilizations import ABILITIES
from spielwerk.games.tapestry.automa.deck import AddCards, Shuffle
from spielwerk.games.tapestry.automa.events import FavouriteKept, FavouriteSet, SwitchDue
from spielwerk.games.tapestry.automa.points import ScorePoints
from spielwerk.games.tapestry.draws import DrawHanging, DrawHangings
from spielwerk.games.tapestry.effects import BENEFIT, BONUS, TRACKS
from spielwerk.games.tapestry.events import IncomeBegan
from spielwerk.games.tapestry.hang import FaceDown
from spielwerk.games.tapestry.income import PlayerDone
from spielwerk.games.tapestry.source import INCOME, Source
from spielwerk.games.tapestry.state import LAST_INCOME, NONE, Tapestry
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken
from spielwerk.kernel.frame import Frame, Step


class BotIncome(Step, frozen=True, tag="tapestry.automa.Income"):
    """Begins the next era of the Automa and works through its chart.

    [tapestry.automa.income.chart, tapestry.level.chart-reading-order, tapestry.automa.end.era5]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        p.begin_era()
        if s.journal is not UNSET:
            s.journal.append(IncomeBegan(self.seat, p.era))
        s.next(Source(INCOME, p.era))
        s.then(*steps(self.seat, table_of(s).chart, p.era))
        for begins in s.rules.bot_income:
            begins(s, self.seat)


def steps(seat: int, level: Level, turn: int) -> Iterator[Frame]:
    """Yields the steps of an income turn in the order of the chart.

    [tapestry.level.chart-reading-order, tapestry.automa.income.order-level2]
    [tapestry.level.chart-one, tapestry.level.chart-two, tapestry.level.chart-three]
    [tapestry.level.chart-four, tapestry.level.chart-hard]
    """
    chart = level.chart
    if turn == 1 and level.bots_advance != "none":
        yield FreeAdvances(seat)
    if turn in chart.favourites:
        yield Favourites(seat)
    if turn in chart.advance:
        yield AdvanceBot(seat, AUTOMA)
        yield AdvanceBot(seat, SHADOW)
    if turn in chart.civilization:
        yield UseCivilizations(seat)
    if turn in chart.points:
        yield ScorePoints(seat)
    for added in (chart.cards, chart.more_cards):
        if turn in added.turns:
            yield AddCards(seat, added.n)
    if turn in chart.place_hanging:
        yield PlaceHanging(seat)
    if turn in chart.gain_hanging:
        yield DrawHangings(seat, 1)
    if turn in chart.shuffle:
        yield Shuffle(seat)
    if turn == LAST_INCOME:
        yield PlayerDone(seat)


# --- free advances


class FreeAdvances(Step, frozen=True, tag="tapestry.automa.FreeAdvances"):
    """Lets both bots advance in the first income turn: on the favourite track, or on all tracks in order.

    [tapestry.level.five-bots-advance, tapestry.level.six-bots-advance]
    [tapestry.ruling.level-advance-rewards]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        table, bots = table_of(s), s.part(Bots)
        everywhere = [TRACKS.index(track) for track in table.data.track_order]
        for bot in (SHADOW, AUTOMA):
            tracks = everywhere if table.chart.bots_advance == "all" else [bots.favourite[bot]]
            s.then(*[AdvanceOn(self.seat, bot, track) for track in tracks])


class PersonAdvances(Step, frozen=True, tag="tapestry.automa.PersonAdvances"):
    """Lets the person advance once on all tracks at the beginning of the first income turn.

    [tapestry.level.one-human-advance, tapestry.ruling.level-1-bonus]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if s.players[self.seat].era == 1:
            tracks = [TRACKS.index(track) for track in table_of(s).data.track_order]
            s.then(*[WhichToken(self.seat, FORWARD, track, BENEFIT | BONUS) for track in tracks])


# --- favourite tracks


class Favourites(Step, frozen=True, tag="tapestry.automa.Favourites"):
    """Both bots check their favourite tracks, first the Automa.

    [tapestry.automa.income.switch-choice, tapestry.ruling.switch-indicator, tapestry.ruling.switch-details]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        for bot in (AUTOMA, SHADOW):
            check_favourite(s, bot)


def ahead(s: Tapestry, actor: int, track: int) -> tuple[int, ...]:
    """Returns who is ahead of an actor on a track.

    [tapestry.ruling.switch-whose-token, tapestry.ruling.ai-and-switch]
    """
    at = s.at[actor][track]
    return tuple([other for other, row in enumerate(s.at) if row[track] > at])


def check_favourite(s: Tapestry, bot: int) -> None:
    """Switches the favourite track of a bot if it must: perhaps to the same one, or to that of the other bot.

    It must if it has reached the end of the track, or if somebody is ahead there.
    [tapestry.automa.income.switch-condition, tapestry.automa.income.switch-choice]
    [tapestry.automa.income.switch-same, tapestry.automa.income.switch-token, tapestry.ruling.switch-details]
    """
    bots, actor = s.part(Bots), table_of(s).actors[bot]
    old = bots.favourite[bot]
    others = ahead(s, actor, old)
    had_to = bool(others) or not to_end(s, actor, old)
    if had_to:
        if s.journal is not UNSET:
            s.journal.append(SwitchDue(actor, old, others))
        track = choose_track(s, bot, LANDMARK_OR_END, NEW_FAVOURITE)
        if track != NONE:
            bots.favourite[bot] = track
            if s.journal is not UNSET:
                s.journal.append(FavouriteSet(actor, track))
            return
    if s.journal is not UNSET:
        s.journal.append(FavouriteKept(actor, old, had_to))


# --- civilizations and cards


class UseCivilizations(Step, frozen=True, tag="tapestry.automa.UseCivilizations"):
    """Gains the income bonus of each civilization of the Automa, the first one first.

    [tapestry.automa.income.civilization, tapestry.automa.civ.when, tapestry.level.six-ability-order]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        s.then(*[UseCivilization(self.seat, number) for number in s.part(Bots).civilizations])


class UseCivilization(Step, frozen=True, tag="tapestry.automa.UseCivilization"):
    """Carries out the ability of a civilization in its income turns.  [tapestry.automa.civ.when]"""

    seat: int
    bot_civilization: int

    def run(self, s: Tapestry) -> None:
        data = table_of(s).civilization(self.bot_civilization)
        if s.players[self.seat].era in data.turns:
            ABILITIES[data.id](s, self.seat, data)


class PlaceHanging(Step, frozen=True, tag="tapestry.automa.PlaceHanging"):
    """Puts a card of the deck face down on the leftmost free era space of the mat.

    [tapestry.automa.income.place-tapestry]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if DrawHanging.deck(s):
            s.next(FaceDown(self.seat))

"""Whether an episode can have ended as a report says, above all if it was played on cardboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import FINALES, FIRST, Chronicle, EpisodeReport, Result, Sheet
from spielwerk.games.scythe.fenris.triumph_log import BESIDE
from spielwerk.games.scythe.modules.agents import IN_THE_FACTORY
from spielwerk.kernel.story import CampaignError, Leg

DATA = reading.campaign()
PIECES = components.pieces()
TRACKS = {"2a": "war", "7w": "war", "2b": "peace", "7p": "peace"}
"""The tracks that cover the printed one."""
OFTEN = ("combat", "objective")
"""The spaces on which Saxony and its allies have more stars than others."""
FOUND = ("3", "5", "7w", "7p")
"""The episodes in which somebody can find or defeat what they are about."""
SEARCHES = ("7w", "7p")
PRINTED = components.scoring().stars
TOKENS = {
    FIRST: 1 + sum([star.printed for star in PRINTED]),
    "3": DATA.rescue.tokens,
    "4": board().tunnels.bit_count() + IN_THE_FACTORY,
    **dict.fromkeys(SEARCHES, 1 + board().encounters.bit_count()),
}
"""How many tokens or agents there are for all players together.

[fenris.ep1.influence-on-spaces, fenris.ep3.influence-supply, fenris.ep4.agents-placement]
[fenris.ep7.encounter-on-factory]
"""


def check_report(c: Chronicle, leg: Leg, report: EpisodeReport) -> None:
    """Raises `CampaignError` if an episode cannot have ended so."""
    if len(report.seats) != len(leg.sheets):
        raise wrong(leg, f"{len(leg.sheets)} seats played", "seats")
    check_table(leg, report.seats)
    spaces = spaces_of(c, leg.title)
    for i, result in zip(leg.sheets, report.seats, strict=True):
        check_result(leg, c.sheets[i], result)
        check_stars(leg, c.sheets[i], result, spaces)


def check_table(leg: Leg, results: list[Result]) -> None:
    """Checks what depends on all seats: places, who has found something, and the tokens."""
    if any(min(r.coins, r.tokens, r.mechs, r.structures, r.spent) < 0 for r in results):
        raise wrong(leg, "a number is below 0", "below-0")
    places = sorted([result.place for result in results])
    if any(place != 1 + places.index(place) for place in places):
        raise wrong(leg, f"the places {places} cannot be", "places")
    if any(a.place > b.place and a.coins > b.coins for a, b in permutations(results, 2)):
        raise wrong(leg, "whoever has more coins has the better place", "ranking")
    finders = [result for result in results if result.found]
    if len(finders) > (leg.title in FOUND):
        raise wrong(leg, "only one seat can have found it, if there is something to find", "found")
    if leg.title not in TOKENS:
        return
    many = sum([result.tokens for result in results]) > TOKENS[leg.title]
    if many or any(result.tokens > most_tokens(leg.title, len(results), result.found) for result in results):
        raise wrong(leg, "there are not so many tokens", "tokens")


def most_tokens(episode: str, seats: int, found: bool) -> int:
    """Returns how many tokens or agents a seat can have at the end of an episode.

    With enough of them Tesla is found, and then they are given up.  [fenris.ep7.found-discard]
    """
    if episode in SEARCHES:
        return 0 if found else DATA.trail[seats - 1] - 1
    return TOKENS[episode]


def check_result(leg: Leg, sheet: Sheet, result: Result) -> None:
    """Checks the numbers of a seat, and its instant bonus.

    [fenris.frame.instant-bonus, fenris.ep1.free-instant-bonus, fenris.automa-campaign.no-instant-bonus]
    """
    if result.mechs > PIECES.mechs or result.structures > PIECES.structures:
        raise wrong(leg, "nobody has so many mechs or structures", "pieces")
    if result.spent > sheet.wealth:
        raise wrong(leg, "more wealth was spent than there was", "spent")
    usable = () if sheet.automa else [id for id in DATA.sheet.instant if id not in sheet.instant]
    if result.instant and result.instant not in usable:
        raise wrong(leg, f"the instant bonus '{result.instant}' cannot be used", "instant")
    price = DATA.sheet.instant_price if result.instant and leg.title != FIRST else 0
    if result.spent != price:
        raise wrong(leg, f"{price} wealth was to be spent, not {result.spent}", "price")


def check_stars(leg: Leg, sheet: Sheet, result: Result, spaces: Mapping[str, int]) -> None:
    """Checks that all stars fit on the track."""
    counted = Counter(result.stars)
    beside = PIECES.stars if sheet.automa else 0
    room = {BESIDE: beside} | {id: PIECES.stars if id in OFTEN else n for id, n in spaces.items()}
    if counted.total() > PIECES.stars or any(n > room.get(id, 0) for id, n in counted.items()):
        raise wrong(leg, "these stars do not fit on the track", "stars")


def spaces_of(c: Chronicle, episode: str) -> dict[str, int]:
    """Returns how many stars of a player each space of the episode's track takes.

    Saxony needs no tile for combats and objectives.
    """
    if episode == FINALES[0]:
        return {**dict.fromkeys(OFTEN, 0), **Counter(c.tiles)}
    covered = components.star_tracks()[TRACKS[episode]].values() if episode in TRACKS else ()
    found = {star.id: star.max for star in covered or PRINTED if star.printed}
    return found | ({DATA.open_objective.id: 1} if episode == FIRST else {})


def wrong(leg: Leg, problem: str, key: str) -> CampaignError:
    return CampaignError(f"report of {leg.title}: {problem}", f"interlude-refused-report-{key}")

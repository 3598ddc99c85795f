"""Made-up episodes: reports that an episode could have, for simulations and tests."""

from __future__ import annotations

from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import FIRST, Chronicle, EpisodeReport, Result, Sheet
from spielwerk.games.scythe.fenris.report_checks import FOUND, most_tokens
from spielwerk.games.scythe.fenris.report_checks import TOKENS as TOKENS_OF
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.story import Leg

DATA = reading.campaign()
STANDARD = (
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
)
WAR = (
    "upgrades-or-structures",
    "mechs",
    "recruits",
    "objective",
    "combat",
    "combat",
    "power",
    "combat-cards",
)
PEACE = ("upgrades", "structures", "mechs-or-recruits", "workers", "objective", "objective", "popularity")
SPACES = {
    "1": (*STANDARD, "combat", "open-objective"),
    "2a": (*WAR, "combat", "combat"),
    "2b": (*PEACE, "encounter-tokens", "factory-card", "resources"),
    "7w": (*WAR, "combat"),
    "7p": (*PEACE, "encounter-tokens", "factory-card", "resources"),
}
COINS, STARS, TOKENS, PIECES = 120, 7, 6, 5
"""Numbers in a report are below these."""


def report(c: Chronicle, leg: Leg, rng: Rng) -> EpisodeReport:
    """Returns a report that this episode could have; now and then all have the same number of coins."""
    coins = [rng.below(COINS) for _ in leg.sheets]
    if rng.below(9) == 0:
        coins = [coins[0] for _ in coins]
    places = [1 + len([n for n in coins if n > mine]) for mine in coins]
    finder = rng.below(len(coins)) if leg.title in FOUND and rng.below(2) else -1
    results: list[Result] = []
    spaces = tuple(c.tiles) or SPACES.get(leg.title, (*STANDARD, "combat"))
    for seat, sheet in enumerate([c.sheets[i] for i in leg.sheets]):
        stars = tuple(rng.shuffled(spaces)[: rng.below(STARS)])
        instant = bonus(sheet, leg.title, rng)
        tokens = rng.below(TOKENS)
        if leg.title in TOKENS_OF:
            left = TOKENS_OF[leg.title] - sum([result.tokens for result in results])
            tokens = min(tokens, left, most_tokens(leg.title, len(coins), seat == finder))
        results.append(
            Result(
                coins=coins[seat],
                place=places[seat],
                stars=stars,
                spent=DATA.sheet.instant_price if instant and leg.title != FIRST else 0,
                instant=instant,
                tokens=tokens,
                mechs=rng.below(PIECES),
                structures=rng.below(PIECES),
                found=seat == finder,
            )
        )
    return EpisodeReport(results)


def bonus(sheet: Sheet, episode: str, rng: Rng) -> str:
    """Returns an instant bonus that a player can use, or none."""
    unused = [id for id in DATA.sheet.instant if id not in sheet.instant]
    affordable = episode == FIRST or sheet.wealth >= DATA.sheet.instant_price
    if sheet.automa or not unused or not affordable or rng.below(2):
        return ""
    return unused[rng.below(len(unused))]

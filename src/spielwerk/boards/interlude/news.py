"""What is new before an episode: rules from the ledger in our own words, and where to read on in the book."""

from __future__ import annotations

from spielwerk.boards.kit.campaign import News
from spielwerk.games.scythe.fenris.chronicle import Chronicle
from spielwerk.kernel import rulebook
from spielwerk.kernel.text import current_language, text

LEDGER = "/rules/scythe/fenris-campaign"
CHAPTERS = {"7w": "ep7", "7p": "ep7"}
RULES: dict[str, tuple[str, ...]] = {
    "1": (
        "extra-objective-star",
        "first-star-takes-token",
        "both-combat-tokens",
        "free-instant-bonus",
    ),
    "2a": ("war-track", "extra-workers", "structures", "upgrades", "popularity", "rivals-last"),
    "2b": ("peace-track", "alliance-tokens"),
    "3": ("search-stop", "search-token", "search-draw", "search-no-vesna", "township-tile"),
    "4": ("agents-placement", "end-agents"),
    "5": ("influence-placement", "influence-stop", "first-entry", "township-tile"),
    "6": ("setup-mats", "no-special-rules"),
    "7w": ("other-pair-war", "encounter-on-factory", "keep-encounter-token", "found-ends"),
    "7p": ("other-pair-peace", "encounter-on-factory", "keep-encounter-token", "found-ends"),
    "8a": ("stars-on-board", "stars-three-available", "collect-star", "tesla-start"),
    "8b": ("mad-tesla-first", "end-tesla"),
}
"""The rules of each episode that a player should know before it begins."""
PAGES = {
    "1": (16, 17),
    "2a": (18, 19),
    "2b": (20, 21),
    "3": (22, 23),
    "4": (26, 27),
    "5": (28, 29),
    "6": (34, 35),
    "7w": (36, 37),
    "7p": (36, 37),
    "8a": (38, 39),
    "8b": (40, 41),
}
"""The pages of the rulebook, where the story of an episode is told."""


def news(c: Chronicle) -> News | None:
    """Returns what is new in the next episode; an interlude brings nothing that must be read before.

    [fenris.campaign.prologue-or-summary]
    """
    if c.stage != "episode":
        return None
    chapter = CHAPTERS.get(c.episode, f"ep{c.episode}")
    found = [rulebook.rule(f"fenris.{chapter}.{id}") for id in RULES[c.episode]]
    first, last = PAGES[c.episode]
    return News(
        lead=text(f"interlude-page-lead-{c.episode}"),
        lines=tuple([(rule.text(current_language()), f"{LEDGER}#{rule.id}") for rule in found]),
        book=text("interlude-page-book", first=first, last=last),
    )

"""The installed boards: found by entry point, loaded on first use.

A board is only for display.  A game whose board is missing, or cannot be loaded, is played with lists.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from spielwerk.boards.kit.campaign import CampaignPages
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.installed import BOARDS, CAMPAIGN_PAGES, entries, home, load_only, named

KIT = Path(__file__).parent / "kit"

logger = logging.getLogger(__name__)


class BrokenBoard(SpielwerkError):
    """What is registered as a board cannot be used; names the package and the problem."""


@cache
def drawing(game: str) -> Drawing:
    """Returns the drawing of a game; an empty one if it has none, or a broken one."""
    found = [entry for entry in entries(BOARDS) if entry.name == game]
    if not found:
        return Drawing()
    try:
        return load(found)
    except BrokenBoard as error:
        logger.error("drawn as lists: %s", error, exc_info=error.__cause__)
        return Drawing()


def static_folders() -> dict[str, Path]:
    """Returns the folders of style sheets, scripts and pictures: the kit's first, then each board's, by game.

    They are found next to the module that an entry point names, without loading it.
    """
    homes = {"kit": KIT} | {entry.name: folder for entry in entries(BOARDS) if (folder := home(entry))}
    return {id: folder / "static" for id, folder in homes.items() if (folder / "static").is_dir()}


def board(scene: Scene) -> str:
    """Returns the game's own board as HTML; empty if it has none."""
    return drawing(scene.game.id).board(scene)


def load(found: list[EntryPoint]) -> Drawing:
    """Returns the drawing of a game's only entry point; raises `BrokenBoard` if it cannot be used."""
    entry = found[0]
    loaded = load_only(found, f"the board of '{entry.name}'", BrokenBoard)
    if not isinstance(loaded, Drawing):
        raise BrokenBoard(
            f"{named(entry)}: this must be a Drawing; it is of the type {type(loaded).__name__}"
        )
    return loaded


@cache
def campaign_pages(story: str) -> CampaignPages:
    """Returns what a story shows on the pages of its campaign; the defaults if it brings nothing."""
    found = [entry for entry in entries(CAMPAIGN_PAGES) if entry.name == story]
    if not found:
        return CampaignPages()
    try:
        loaded = load_only(found, f"the pages of the campaign '{story}'", BrokenBoard)
        if not isinstance(loaded, CampaignPages):
            raise BrokenBoard(f"{named(found[0])}: this must be an object of a subclass of CampaignPages")
    except BrokenBoard as error:
        logger.error("shown without pictures: %s", error, exc_info=error.__cause__)
        return CampaignPages()
    return loaded

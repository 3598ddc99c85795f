"""The star track of a module as a strip: ten spaces, what earns a star there, and who has one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.hand import CACHE_SIZE
from spielwerk.boards.scythe.icons import emblem, pic
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.stars import spaces
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.score_sheet import StarData
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

PICTURES = {
    "upgrades": "upgrade",
    "mechs": "mech",
    "structures": "build",
    "recruits": "enlist",
    "workers": "worker",
    "objective": "objective",
    "combat": "power",
    "popularity": "popularity",
    "power": "bolster",
    "combat-cards": "cards",
    "encounter-tokens": "encounter",
    "factory-card": "factory",
    "resources": "any",
    "territories": "regions",
    "coins": "coins",
    "structure-bonus": "monument",
}
"""Pictograms by what earns a star; others get a star."""


COUNTED = ("popularity", "power", "combat-cards", "encounter-tokens", "resources", "territories", "coins")
"""What is counted: the strip says how many are needed.  Of the others it takes all, or it is an event."""


class Space(Struct, frozen=True):
    """One space: its pictograms, how many are needed if it is counted, its name, and the factions and names
    of those who have a star there."""

    pictures: tuple[str, ...]
    needed: str
    name: str
    factions: tuple[str, ...]
    who: tuple[str, ...]


def star_track(scene: Scene) -> str:
    """Returns the strip; empty with the printed track."""
    found = cells(view_of(scene), rules_of(scene))
    return _strip(found, current_language()) if found else ""


def cells(view: ScytheView, rules: ScytheRules) -> tuple[Space, ...]:
    """Returns all spaces of a track that a module has brought; none with the printed one."""
    if "star_track" not in rules.origin:
        return ()
    stars = [view.players[seat].stars for seat in range(rules.seats)]
    return tuple(laid_out(spaces(view, rules), stars, rules))


def said(space: Space) -> str:
    """Returns a space in words."""
    key = "scythe-track-taken" if space.who else "scythe-track-free"
    return text(key, star=space.name, who=names.listed(space.who))


def laid_out(order: Sequence[str], stars: Sequence[Sequence[int]], rules: ScytheRules) -> Iterator[Space]:
    """Yields the spaces from left to right, and what lies beside them.

    A row with several spaces takes one star of a player on each; a player without a limit has the others on
    the last one.
    """
    rows = list(rules.star_track)
    for i, id in enumerate(order):
        before, after, row = order[:i].count(id), order[i + 1 :].count(id), rows.index(id)
        there = {seat: n[row] - before for seat, n in enumerate(stars) if n[row] > before}
        if rules.sharing:  # partners fill free spaces first
            placed = [seat for seat, n in enumerate(stars) for _ in range(n[row])][before:]
            there = dict(Counter(placed[:1] if after else placed))
        yield space(rules.star_track[id], there if not after else dict.fromkeys(there, 1), rules)
    for id in rows:
        beside = {seat: n[rows.index(id)] for seat, n in enumerate(stars) if n[rows.index(id)]}
        if id not in order and beside:
            yield space(rules.star_track[id], beside, rules)


def space(star: StarData, there: dict[int, int], rules: ScytheRules) -> Space:
    """Returns a space with the stars that lie there, by seat."""
    called = [f"{names.seat(seat, rules)}{f' × {n}' if n > 1 else ''}" for seat, n in there.items()]
    return Space(
        pictures=tuple([PICTURES.get(cause, "star") for cause in star.causes]),
        needed="".join([str(n) for cause, n in star.causes.items() if cause in COUNTED and n]),
        name=names.name(star.name),
        factions=tuple([look(seat, rules) for seat in there]),
        who=tuple(called),
    )


@lru_cache(CACHE_SIZE)
def _strip(cells: tuple[Space, ...], _lang: str) -> str:
    found = []
    for i, cell in enumerate(cells):
        says = said(cell)
        drawn = "".join(map(pic, cell.pictures)) + cell.needed
        stars = "".join(map(emblem, cell.factions))
        who = names.listed(cell.who) if cell.who else text("scythe-track-nobody")
        found.append(
            f'<li><button type="button" class="space" popovertarget="space-{i}" title="{esc(says)}">'
            f'<span class="hidden-text">{esc(says)}</span>'
            f'<span class="earns" aria-hidden="true">{drawn}</span>'
            f'<span class="there" aria-hidden="true">{stars}</span></button>'
            f'<div popover id="space-{i}" class="pick"><h3>{esc(cell.name)}</h3><p>{esc(who)}</p></div></li>'
        )
    return f'<ol class="star-track" aria-label="{esc(text("scythe-track-title"))}">{"".join(found)}</ol>'

"""The pair of decision cards of the bots: the left one names the tracks, the right one breaks ties."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from math import hypot

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.actors import token
from spielwerk.boards.tapestry.hyphens import soft
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.typed import rules_of
from spielwerk.boards.tapestry.world import Point, centres
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import BOTS, BotTable
from spielwerk.games.tapestry.automa.cards import AUTOMA, FAVOURITE, SHADOW, DecisionCard
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.speech import Why, capital
from spielwerk.kernel.text import text

SIGNS = {
    FAVOURITE: "heart",
    "exploration": "explore",
    "science": "research",
    "military": "conquer",
    "technology": "invent",
}
"""The pictogram of a track on the cards."""
LOOKS = ("first", "second", "")
"""The classes of the rows of a choice aid: of the black arrow, of the grey one, and of all others."""
HEAD = 52
"""How long the head of an arrow is."""


def followed(scene: Scene, why: Why) -> str:
    """Returns the pair of an explained turn; empty if none was drawn."""
    rules = rules_of(scene)
    table: BotTable | None = rules.module_data.get(BOTS)
    if table is None or len(why.cards) < 2:
        return ""
    left, right = [table.data.cards[number - 1] for number in why.cards]
    return f'<div class="bot-pair">{_left(left, table, rules)}{_right(right, table, rules)}</div>'


def _card(card: DecisionCard, title: str, inner: str) -> str:
    return (
        f'<section class="bot-card"><h3><b>{card.number}</b>'
        f"<span>{esc(text(f'tapestry-board-{title}'))}</span></h3>{inner}</section>"
    )


def _left(card: DecisionCard, table: BotTable, rules: TapestryRules) -> str:
    """Returns what the left card tells each bot, and whether it has the income symbol."""
    bots = (AUTOMA, SHADOW) if table.level else (SHADOW,)
    lines = [
        f"<li>{token(table.actors[bot], rules)}"
        f"<span>{esc(capital(text(f'tapestry-automa-tracks-{card.indicator(bot)}')))}</span></li>"
        for bot in bots
    ]
    if card.income and table.level:
        lines.append(
            f"<li>{pic('hanging')}<span>{soft(esc(text('tapestry-automa-income-symbol')))}</span></li>"
        )
    return _card(card, "track-card", f"<ul>{''.join(lines)}</ul>")


def _right(card: DecisionCard, table: BotTable, rules: TapestryRules) -> str:
    """Returns the order of ties, which the bots read from opposite ends, the choice aid and the symbol."""
    ranks = "".join([_rank(icon, rules) for icon in card.order])
    down = _reads(table.automa, "down", "▸", rules) if table.level else ""
    order = f'<p class="ranks">{down}{ranks}{_reads(table.shadow, "up", "◂", rules)}</p>'
    more = ""
    if table.level:
        words = esc(text("tapestry-board-aid"))
        more = f'<p class="aid">{_aid(table.cards[card.number - 1].walk, rules)}<span>{words}</span></p>'
        topple = text("tapestry-board-topples" if card.topple else "tapestry-board-topples-not")
        look = "topples" if card.topple else "topples is-not"
        more += f'<p class="{look}">{pic("conquer")}<span>{esc(topple)}</span></p>'
    return _card(card, "tie-card", f"{order}{more}")


def _reads(bot: int, way: str, sign: str, rules: TapestryRules) -> str:
    """Returns from which end a bot reads the order."""
    words = esc(text(f"tapestry-board-reads-{way}", bot=names.actor(bot, rules).name))
    arrow = f'<i aria-hidden="true">{sign}</i>'
    inner = f"{token(bot, rules)}{arrow}" if way == "down" else f"{arrow}{token(bot, rules)}"
    return f'<span class="reads" title="{words}">{inner}</span>'


def _rank(icon: str, rules: TapestryRules) -> str:
    track = ALL_TRACKS.index(icon) if icon in ALL_TRACKS else NONE
    name = text("tapestry-board-favourite-track") if track == NONE else names.track(track, rules).name
    look = "heart" if track == NONE else f"r-{track}"
    words = esc(name)
    return (
        f'<span class="rank" title="{words}">{pic(SIGNS.get(icon, "advance"), look)}'
        f'<span class="hidden-text">{words}</span></span>'
    )


@lru_cache(64)
def _aid(walk: tuple[int, ...], rules: TapestryRules) -> str:
    """Returns the choice aid over all hexes: a black arrow along the first row, a grey one along the second,
    and a line for each of the others.

    [tapestry.automa.aid.start, tapestry.automa.aid.next-row]
    """
    at = centres(rules)
    xs, ys = [x for x, _ in at], [y for _, y in at]
    box = f"{min(xs) - 60:.0f} {min(ys) - 60:.0f} {max(xs) - min(xs) + 120:.0f} {max(ys) - min(ys) + 120:.0f}"
    dots = "".join([f'<circle cx="{x:.0f}" cy="{y:.0f}" r="12"/>' for x, y in at])
    lines = "".join([_row(row, LOOKS[min(n, len(LOOKS) - 1)]) for n, row in enumerate(_rows(walk, at))])
    return f'<svg class="aid-way" viewBox="{box}" aria-hidden="true">{dots}{lines}</svg>'


def _rows(walk: tuple[int, ...], at: tuple[Point, ...]) -> list[list[Point]]:
    """Returns the rows of hexes in the order of a walk, each from its first hex to its last."""
    order = [at[hex] for hex in sorted(range(len(walk)), key=walk.__getitem__)]
    steps = [(round(x - a), round(y - b)) for (a, b), (x, y) in pairwise(order)]
    along = Counter(steps).most_common(1)[0][0]
    rows = [[order[0]]]
    for step, hex in zip(steps, order[1:], strict=True):
        if step == along:
            rows[-1].append(hex)
        else:
            rows.append([hex])
    return rows


def _row(row: list[Point], look: str) -> str:
    """Returns a row as a line; the first two end in an arrow head that lies across the last step."""
    (ax, ay), (bx, by) = row[0], row[-1]
    head = ""
    if look and len(row) > 1:
        (px, py), far = row[-2], HEAD / hypot(bx - row[-2][0], by - row[-2][1])
        dx, dy = (bx - px) * far, (by - py) * far
        ends = [(bx - dx + side * dy * 0.7, by - dy - side * dx * 0.7) for side in (1, -1)]
        head = "".join([f"M{x:.0f} {y:.0f}L{bx:.0f} {by:.0f}" for x, y in ends])
    return f'<path class="{look}" d="M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}{head}"/>'

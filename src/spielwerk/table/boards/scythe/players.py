"""The column of those who play: a badge each, in the order of turns; a badge leads to the mat."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.games.scythe import names
from spielwerk.games.scythe.view import UNKNOWN
from spielwerk.kernel.text import current_language, text
from spielwerk.table.boards.scythe.hand import KEPT, SECRET, star_row
from spielwerk.table.boards.scythe.icons import amount, emblem, sprite, told
from spielwerk.table.boards.scythe.typed import rules_of, view_of
from spielwerk.table.render.html import esc
from spielwerk.table.render.scene import Scene, who_sits


def players(scene: Scene) -> str:
    """All badges; the sprite of the pictograms comes with them, since they are always there."""
    badges = "".join([badge(scene, seat) for seat in view_of(scene).round])
    label = esc(text("scythe-players-title"))
    return f'{sprite()}<nav class="players" aria-label="{label}"><ol>{badges}</ol></nav>'


def badge(scene: Scene, seat: int) -> str:
    """Emblem and name, the four figures, stars, and what the score would be now."""
    view = view_of(scene)
    rules = rules_of(scene)
    p, faction = view.players[seat], rules.factions[seat]
    turn = view.active == seat and not scene.over
    look = "badge-card" + (" turn" if turn else "") + (" me" if seat == scene.viewer else "")
    purse = SECRET if p.coins == UNKNOWN else p.coins
    says = text("scythe-panel-secret") if p.coins == UNKNOWN else names.gain(1, p.coins)
    figures = (
        amount("power", p.power, names.gain(0, p.power))
        + amount("popularity", p.popularity, names.gain(2, p.popularity))
        + amount("coins", purse, says)
        + amount("cards", view.hand_sizes[seat], names.gain(3, view.hand_sizes[seat]))
    )
    inner = (
        f'{emblem(faction)}<span class="sitter"><b>{esc(names.seat(seat, rules).name)}</b>'
        f"<span>{esc(who(scene, seat))}</span></span>"
        f'<span class="figures-row">{figures}</span>'
        f'<span class="figures-row">{star_row(p.stars, current_language())}{estimate(scene, seat)}</span>'
    )
    now = ' aria-current="true"' if turn else ""
    if rules.mats[seat]:
        inner = f'<a href="#mat-{seat}" title="{esc(text("scythe-players-mat"))}">{inner}</a>'
    else:
        inner = f'<div class="plain">{inner}</div>'
    return f'<li class="{look} fac-{esc(faction)}" id="badge-{seat}" data-ref="seat:{seat}"{now}>{inner}</li>'


def strip(scene: Scene) -> str:
    """On a phone: all who play in one low row, in the order of turns; a tap leads to their badges."""
    view = view_of(scene)
    rules = rules_of(scene)
    entries = []
    for seat in view.round:
        p = view.players[seat]
        figures = (sum(p.stars), p.power, p.popularity)
        turn = view.active == seat and not scene.over
        who = (rules.factions[seat], str(names.seat(seat, rules).name))
        entries.append(_entry(seat, who, figures, turn, current_language()))
    return f'<ol class="strip" id="strip">{"".join(entries)}</ol>'


@lru_cache(KEPT)
def _entry(seat: int, who: tuple[str, str], figures: tuple[int, int, int], turn: bool, _lang: str) -> str:
    faction, name = who
    stars, power, popularity = figures
    shown = (
        amount("star", stars, text("scythe-players-stars", n=stars))
        + amount("power", power, names.gain(0, power))
        + amount("popularity", popularity, names.gain(2, popularity))
    )
    look = f"strip-badge fac-{esc(faction)}{' turn' if turn else ''}"
    return (
        f'<li><button type="button" class="{look}" id="strip-{seat}" data-badge="badge-{seat}">'
        f'{emblem(faction)}<span class="hidden-text">{esc(name)}</span>'
        f"{shown}</button></li>"
    )


def who(scene: Scene, seat: int) -> str:
    """The name of who sits there, or what kind of player it is."""
    return scene.live.plan[seat].name or who_sits(scene, seat)


def estimate(scene: Scene, seat: int) -> str:
    """The sum of what the viewer can know of the score."""
    lines = scene.score(seat)
    known = sum([line.points for line in lines if line.points is not None])
    part = any(line.points is None for line in lines)
    key = "scythe-players-score-part" if part else "scythe-players-score"
    says = text(key, n=known)
    return told(f"{'≥' if part else '≈'} {known}", says, "estimate")

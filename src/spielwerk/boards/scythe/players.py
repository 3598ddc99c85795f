"""The column of players: a badge each, in turn order; a badge leads to the mat."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.fenris.held_token import clues, held_token
from spielwerk.boards.scythe.fenris.influence import held_influence
from spielwerk.boards.scythe.fenris.star_track import star_track
from spielwerk.boards.scythe.hand import CACHE_SIZE, SECRET, earned, star_row
from spielwerk.boards.scythe.hyphens import soft
from spielwerk.boards.scythe.icons import amount, emblem, sprite, titled
from spielwerk.boards.scythe.looks import POWER, look, mark
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.boards.scythe.wind.tiles import tiles
from spielwerk.games.scythe import names, panels
from spielwerk.games.scythe.automa.panels import spoils
from spielwerk.games.scythe.view import UNKNOWN
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Text


def players(scene: Scene) -> str:
    """Returns all badges, with the sprite of the pictograms, since badges are always there."""
    seats = rules_of(scene).seats
    badges = "".join([(badge if actor < seats else power)(scene, actor) for actor in view_of(scene).round])
    label = esc(text("scythe-players-title"))
    listed = f'<nav class="players" aria-label="{label}"><ol>{badges}</ol></nav>'
    return f"{sprite()}{listed}{star_track(scene)}{tiles(scene)}{tile(scene)}"


class Badge(Struct, frozen=True):
    """Everything that the drawing of a badge depends on."""

    seat: int
    faction: str
    name: str
    who: str
    figures: tuple[int, int, int, int]
    """Power, popularity, coins and combat cards."""
    stars: tuple[Text, ...]
    most_stars: int
    points: int
    scored: bool
    """Whether points decide anything: partners win or lose together."""
    part: bool
    """Whether the score is incomplete, because the viewer cannot know some of the points."""
    turn: bool
    mine: bool
    mat: bool
    spoils: str
    """What an attacker finds who defeats an Automa."""
    token: str
    """The drawing of a token that the player holds."""


def _spoils(scene: Scene, seat: int) -> str:
    n = spoils(view_of(scene), seat, rules_of(scene))
    return text("scythe-players-spoils", amount=text("scythe-automa-spoils", n=n)) if n else ""


def tile(scene: Scene) -> str:
    """Returns the line below the players with the structure bonus of this game and the coins that it pays."""
    i = view_of(scene).tile
    if i < 0:
        return ""
    data = rules_of(scene).data
    called = f"{text('scythe-panel-tile')}: {panels.tile(i, data).name}"
    return f'<p class="bonus-tile"><b>{esc(called)}</b><span>{esc(panels.pays(i, data))}</span></p>'


def scored(scene: Scene) -> bool:
    """Returns whether points decide: partners against a power count none.  [fenris.horde.no-scoring]"""
    return not rules_of(scene).sharing


def badge(scene: Scene, seat: int) -> str:
    """Returns the badge of a seat as the viewer sees it now."""
    view, rules = view_of(scene), rules_of(scene)
    p = view.players[seat]
    lines = scene.score(seat)
    facts = Badge(
        seat=seat,
        faction=look(seat, rules),
        name=names.seat(seat, rules).name,
        who=who(scene, seat),
        figures=(p.power, p.popularity, p.coins, view.hand_sizes[seat]),
        stars=earned(scene, seat),
        most_stars=rules.pieces.stars,
        points=sum([line.points for line in lines if line.points is not None]),
        scored=scored(scene),
        part=any(line.points is None for line in lines),
        turn=view.active == seat and not scene.over,
        mine=seat == scene.viewer,
        mat=bool(rules.mats[seat]),
        spoils=_spoils(scene, seat),
        token=held_token(scene, seat) + held_influence(scene, seat) + clues(scene, seat),
    )
    return _badge(facts, current_language())


@lru_cache(CACHE_SIZE)
def _badge(f: Badge, lang: str) -> str:
    """Returns emblem and name, the four figures, stars, and the current score."""
    style = "badge-card" + (" turn" if f.turn else "") + (" me" if f.mine else "")
    power, popularity, coins, cards = f.figures
    purse = SECRET if coins == UNKNOWN else coins
    says = text("scythe-panel-secret") if coins == UNKNOWN else names.gain(1, coins)
    figures = (
        amount("power", power, names.gain(0, power))
        + amount("popularity", popularity, names.gain(2, popularity))
        + amount("coins", purse, says)
        + amount("cards", cards, names.gain(3, cards))
    )
    inner = (
        f'{emblem(f.faction)}<span class="sitter"><b>{esc(soft(f.name))}{f.token}</b>'
        f"<span>{esc(f.who)}</span></span>"
        f'<span class="figures-row">{figures}</span>'
        f'<span class="figures-row">{star_row(f.stars, f.most_stars, lang)}'
        f"{estimate(f.points, part=f.part) if f.scored else ''}</span>"
    )
    if f.spoils:
        inner += f'<span class="spoils">{esc(f.spoils)}</span>'
    now = ' aria-current="true"' if f.turn else ""
    if f.mat:
        inner = f'<a href="#mat-{f.seat}" title="{esc(text("scythe-players-mat"))}">{inner}</a>'
    else:
        inner = f'<div class="plain">{inner}</div>'
    opening = f'<li class="{style} fac-{esc(f.faction)}" id="badge-{f.seat}" data-ref="seat:{f.seat}"{now}'
    return kept(opening, inner, "</li>")


def power(scene: Scene, actor: int) -> str:
    """Returns the badge of a power: its name, and what its module says about it."""
    view, rules = view_of(scene), rules_of(scene)
    shown = "".join(
        [
            f"{amount(name, value, words)}<span class='hidden-text'>{esc(words)}</span>"
            for figures in rules.power_figures[actor]
            for name, value, words in figures(view, actor, rules)
        ]
    )
    acting = [handler(view, actor, rules) for handler in rules.handlers[actor]]
    turn = view.active == actor and not scene.over
    now = ' aria-current="true"' if turn else ""
    return (
        f'<li class="badge-card{" turn" * turn} fac-{POWER}" id="badge-{actor}" data-ref="seat:{actor}"{now}>'
        f'<div class="plain">{mark(actor, rules)}<span class="sitter">'
        f"<b>{esc(names.seat(actor, rules).name)}</b>"
        f"<span>{esc(', '.join(acting) or text('scythe-players-power'))}</span></span>"
        f'<span class="figures-row">{shown}</span></div></li>'
    )


def strip(scene: Scene) -> str:
    """Returns all players in one low row for a phone, in turn order, and powers behind them; a tap leads to
    their badges.
    """
    view = view_of(scene)
    rules = rules_of(scene)
    entries = []
    for seat in rules.seating:
        p = view.players[seat]
        figures = (sum(p.stars), p.power, p.popularity)
        turn = view.active == seat and not scene.over
        who = (look(seat, rules), str(names.seat(seat, rules).name))
        entries.append(_entry(seat, who, figures, turn, current_language()))
    entries += [_power_entry(scene, actor) for actor in view.round if actor >= rules.seats]
    return f'<ol class="strip" id="strip">{"".join(entries)}</ol>'


@lru_cache(CACHE_SIZE)
def _entry(seat: int, who: tuple[str, str], figures: tuple[int, int, int], turn: bool, _lang: str) -> str:
    faction, name = who
    stars, power, popularity = figures
    shown = (
        amount("star", stars, text("scythe-players-stars", n=stars))
        + amount("power", power, names.gain(0, power))
        + amount("popularity", popularity, names.gain(2, popularity))
    )
    style = f"strip-badge fac-{esc(faction)}{' turn' if turn else ''}"
    inner = f'{emblem(faction)}<span class="hidden-text">{esc(name)}</span>{shown}'
    opening = f'<li><button type="button" class="{style}" id="strip-{seat}" data-badge="badge-{seat}"'
    return kept(opening, inner, "</button></li>")


def _power_entry(scene: Scene, actor: int) -> str:
    """Returns a power with the two figures that matter most, its health or its clock first."""
    view, rules = view_of(scene), rules_of(scene)
    told = [figure for figures in rules.power_figures[actor] for figure in figures(view, actor, rules)]
    shown = "".join([amount(name, value, words) for name, value, words in told[:2]])
    turn = " turn" * (view.active == actor and not scene.over)
    inner = (
        f'{mark(actor, rules)}<span class="hidden-text">{esc(names.seat(actor, rules).name)}</span>{shown}'
    )
    opening = f'<li><button type="button" class="strip-badge fac-{POWER}{turn}" id="strip-{actor}"'
    return kept(f'{opening} data-badge="badge-{actor}"', inner, "</button></li>")


def who(scene: Scene, seat: int) -> str:
    """Returns the name of a seat's player, or the kind of player."""
    return scene.person(seat) or scene.sitter(seat)


def estimate(points: int, *, part: bool) -> str:
    """Returns the part of the score that the viewer can know."""
    says = text("scythe-players-score-part" if part else "scythe-players-score", n=points)
    return titled(f"{'≥' if part else '≈'} {points}", says, "estimate")

"""Those who play: points, era, resources and what each has; bots with their favourite tracks."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.actors import look, token
from spielwerk.boards.tapestry.bots import bot_facts
from spielwerk.boards.tapestry.hyphens import soft
from spielwerk.boards.tapestry.icons import pic, resource_pic
from spielwerk.boards.tapestry.peoples import people
from spielwerk.boards.tapestry.typed import rules_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.panels import laid
from spielwerk.games.tapestry.state import LAST_INCOME
from spielwerk.kernel.text import text


def players(scene: Scene) -> str:
    """Returns a card for each actor, and the achievements."""
    rules = rules_of(scene)
    cards = "".join([_card(scene, actor) for actor in range(rules.actors)])
    return f'<ol class="tap-players">{cards}</ol>{_achievements(scene)}'


def _card(scene: Scene, actor: int) -> str:
    view, rules = view_of(scene), rules_of(scene)
    seated = actor < rules.seats
    turn = ' aria-current="true"' if view.active == actor and not scene.over else ""
    name = esc(names.actor(actor, rules).name)
    person = esc(scene.person(actor) or scene.sitter(actor)) if seated else ""
    body = (_seat(scene, actor) if seated else "") + bot_facts(scene, actor)
    points = (
        f'<b class="vp stars">{view.players[actor].vp}<small>{esc(text("tapestry-board-vp"))}</small></b>'
        if seated
        else ""
    )
    lands = f"<span>{pic('conquer')}{view.stand[actor].bit_count()}</span>"
    inner = (
        f"<h3>{token(actor, rules)}<span>{name}<small>{soft(person)}</small></span>{points}</h3>{body}"
        f'<p class="ta-figures">{lands}{_counts(scene, actor) if seated else ""}</p>'
    )
    opening = f'<li class="actor {look(actor, rules)}" id="badge-{actor}" data-ref="seat:{actor}"{turn}'
    return kept(opening, inner, "</li>")


def _seat(scene: Scene, seat: int) -> str:
    view, rules = view_of(scene), rules_of(scene)
    p = view.players[seat]
    dots = '<i class="is-on"></i>' * p.era + "<i></i>" * (LAST_INCOME - p.era)
    era = esc(text("tapestry-board-era-of", n=p.era, of=LAST_INCOME))
    res = ""
    if rules.chooses[seat]:
        amounts = [
            f'<span class="ta-amount amount">{resource_pic(kind)}<b>{n}</b></span>'
            for kind, n in enumerate(p.res)
        ]
        res = f'<p class="ta-figures">{"".join(amounts)}</p>'
    peoples = "".join([people(scene, one[0], f"{seat}-{one[0]}") for one in p.civilizations])
    if things := laid(view, seat, rules):
        peoples += f'<p class="on-mat">{esc(names.listed(things))}</p>'
    eras = f'<p class="era"><span>{era}</span><span class="ta-dots" aria-hidden="true">{dots}</span></p>'
    return f"{peoples}{eras}{res}"


def _amounts(resources: Sequence[int]) -> str:
    """Returns how much there is of each resource."""
    return "".join(
        [
            f'<span class="ta-amount amount">{resource_pic(kind)}<b>{n}</b></span>'
            for kind, n in enumerate(resources)
        ]
    )


def _counts(scene: Scene, seat: int) -> str:
    view = view_of(scene)
    p = view.players[seat]
    found = (
        ("invent", len(p.tech)),
        ("landmark", len(p.landmarks)),
        ("hanging", view.hand_sizes[seat]),
        ("tile", len(p.tiles)),
    )
    return "".join([f'<span class="amount">{pic(name)}<b>{n}</b></span>' for name, n in found])


def _achievements(scene: Scene) -> str:
    """Returns who has gained each achievement, and what is still open."""
    view, rules = view_of(scene), rules_of(scene)
    rows = []
    for k, gained in enumerate(view.places):
        points = rules.achievement_points[k]
        who = "".join([token(actor, rules) for actor in gained])
        left = text("tapestry-board-open", n=points[len(gained)]) if len(gained) < len(points) else ""
        rows.append(f"<dt>{esc(names.achievement(k, rules))}</dt><dd>{who}{esc(left)}</dd>")
    title = esc(text("tapestry-board-achievements"))
    return f'<section class="feats" tabindex="0"><h3>{title}</h3><dl>{"".join(rows)}</dl></section>'


def strip(scene: Scene) -> str:
    """Returns points and resources in one row; a tap leads to the card."""
    view, rules = view_of(scene), rules_of(scene)
    found = []
    unit = f'<small class="ta-unit">{esc(text("tapestry-board-vp"))}</small>'
    for seat in range(rules.seats):
        p = view.players[seat]
        turn = " turn" if view.active == seat and not scene.over else ""
        own = "".join(
            [
                f'<span class="ta-amount amount">{resource_pic(k)}<b>{n}</b></span>'
                for k, n in enumerate(p.res)
            ]
        )
        found.append(
            f'<li><button type="button" class="strip-badge{turn}" id="strip-{seat}"'
            f' data-badge="badge-{seat}">{token(seat, rules)}<b class="stars">{p.vp}</b>{unit}'
            f"{own if seat == scene.viewer else ''}</button></li>"
        )
    return f'<ol class="strip" id="strip">{"".join(found)}</ol>'

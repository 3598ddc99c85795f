"""The missions, one column per round: what they pay on time and late, and who has fulfilled them."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.hyphens import soft
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene, chip
from spielwerk.games.dei import names
from spielwerk.games.dei.missions import worth
from spielwerk.games.dei.options import MISSION
from spielwerk.games.dei.panels import label
from spielwerk.kernel.text import text


def missions(scene: Scene) -> str:
    """Returns the overview.  [dei.setup.step-10-overview, dei.mission.on-time, dei.mission.late]"""
    view: Any = scene.view
    if not view.missions:
        return ""
    columns = "".join([_column(scene, n) for n in range(rules_of(scene).rounds)])
    title = esc(label("missions"))
    inner = f'<h2><span>{title}</span>{_key(scene)}</h2><ol class="columns">{columns}</ol>'
    return kept('<section class="panel wide missions" id="missions-dei"', inner, "</section>")


def _key(scene: Scene) -> str:
    """Returns what the number on each card means."""
    if scene.viewer < 0:
        return ""
    return f'<span class="key"><b class="worth">+</b>{esc(label("mission-worth"))}</span>'


def _column(scene: Scene, n: int) -> str:
    """Returns the missions of a round: they are on time until it ends, then late."""
    view: Any = scene.view
    time = "late" if n + 1 < view.number else "now" if n + 1 == view.number else "ahead"
    here = [m for k, m in enumerate(view.missions) if k % rules_of(scene).rounds == n]
    found = "".join([_mission(scene, m, time) for m in here])
    heading = esc(text("dei-panel-mission-round", n=n + 1))
    when = esc(label(f"mission-{time}"))
    return (
        f'<li class="{time}"><h3>{heading} <span class="muted small">{when}</span></h3><ul>{found}</ul></li>'
    )


def _mission(scene: Scene, m: int, time: str) -> str:
    """Returns a mission with its value now and both rates; a button if it can be fulfilled."""
    view: Any = scene.view
    rules = rules_of(scene)
    rates = [text("dei-panel-rate", points=r.points, per=r.per) for r in rules.mission_rates[m]]
    late = time == "late"
    done = [seat for seat, p in enumerate(view.players) if m in p.markers]
    marks = "".join([chip(seat) for seat in done])
    who = names.listed([names.seat(seat, rules).name for seat in done])
    there = (
        f'<span class="marks" title="{esc(who)}">{marks}<span class="hidden-text">{esc(who)}</span></span>'
    )
    name = names.mission(m)
    paid = _rate("on-time", rates[0], holds=not late) + _rate("late", rates[1], holds=late)
    inner = (
        f'<span class="title">{esc(soft(name.name))}</span><span class="rates">{paid}</span>'
        f"{_worth(scene, m)}{there if done else ''}"
    )
    return f'<li class="mission" data-ref="mission:{esc(name.id)}">{_card(scene, m, inner)}</li>'


def _worth(scene: Scene, m: int) -> str:
    """Returns what the viewer would get now."""
    if scene.viewer < 0:
        return ""
    known: Any = scene.known
    n = worth(known, scene.viewer, m)
    words = esc(text("dei-panel-worth-now", n=n))
    said = f'<span class="hidden-text">{words}</span><span aria-hidden="true">+{n}</span>'
    return f'<b class="worth" title="{words}">{said}</b>'


def _card(scene: Scene, m: int, inner: str) -> str:
    """Returns the card itself, which is the button if the mission can be fulfilled now."""
    d, option = scene.mine, MISSION[m]
    if d is None or option not in d.options:
        return f'<div class="mission-card">{inner}</div>'
    return (
        f'<button form="act" name="choice" value="{esc(option.text)}" class="mission-card option"'
        f' id="mission-{slug(option.text)}">{inner}</button>'
    )


def _rate(key: str, words: str, *, holds: bool) -> str:
    kind = "holds" if holds else "other"
    return f'<span class="{kind}">{esc(label(key))}: {esc(words)}</span>'

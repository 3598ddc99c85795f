"""How a combat ended, as a scene: both totals face to face, what they are made of, and what follows.

It stays until somebody puts it away; a script does that, and without one it is a part of the page.
"""

from __future__ import annotations

from math import cos, pi, sin

from spielwerk.boards.kit.hexes import Point
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import emblem, pic
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.pieces import kind_of
from spielwerk.boards.scythe.terrain import TERRAINS
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.events import (
    AbilityUsed,
    CardDrawn,
    CombatBegan,
    CombatWon,
    Gained,
    Retreated,
    Revealed,
    SectionChosen,
    StarPlaced,
)
from spielwerk.games.scythe.state import FIRST_WORKER, LEADERS, POPULARITY
from spielwerk.kernel.event import Event
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

RECENT = 80
"""The number of moments in which the last combat is looked for."""
RESULT = (Revealed, CombatWon)
FOLLOWS = (AbilityUsed, Retreated, CardDrawn, StarPlaced)
"""The consequences of a combat, if they happen right after it."""
PICS: dict[type, str] = {
    StarPlaced: "star",
    Retreated: "mech",
    Gained: "popularity",
    CardDrawn: "cards",
    AbilityUsed: "bolster",
}
"""The pictogram of each consequence."""
MECH = 1
"""Any mech; they look alike."""
MOST = 5
"""The number of consequences that are told; the log has all of them."""
NUMBERS, AROUND = 8, 34
"""The numbers of a dial, and how far they are from its middle."""

CLASH = "M0-30 5-17 17-24 12-11 26-8 13-2 20 10 7 5 0 18-7 5-20 10-13-2-26-8-12-11-17-24-5-17Z"


def result(scene: Scene) -> str:
    """Returns the last combat since the viewer last chose a section, or nothing."""
    moment, events = news(scene)
    shown = {event.seat: event for event in events if isinstance(event, Revealed)}
    won = next((event for event in events if isinstance(event, CombatWon)), None)
    if won is None or not {won.seat, won.loser} <= shown.keys():
        return ""
    left, right = (won.loser, won.seat) if scene.viewer == won.loser else (won.seat, won.loser)
    title = esc(text("scythe-combat-title", place=names.inside(won.place)))
    return (
        f'<section class="fight result scene" id="scene" data-news="{moment}" aria-label="{title}">'
        f"{banner(scene, shown[left], 'left', won)}{ground(scene, won, events)}"
        f"{banner(scene, shown[right], 'right', won)}"
        f'<div class="verdict">{verdict(scene, won, shown)}<ul>{consequences(scene, events)}</ul>'
        f'<p><button type="button" class="button primary" data-dismiss>{esc(text("scythe-combat-on"))}'
        f"<kbd>{esc(text('kit-cap-enter'))}</kbd></button></p></div></section>"
    )


def called(scene: Scene, seat: int) -> str:
    """Returns the name of a side as the viewer would say it."""
    return text("kit-you") if seat == scene.viewer else str(names.seat(seat, rules_of(scene)).name)


def banner(scene: Scene, shown: Revealed, side: str, won: CombatWon) -> str:
    """Returns the total of a side, with its dial and its cards."""
    faction = look(shown.seat, rules_of(scene))
    values = rules_of(scene).card_values
    cards = "".join(
        [f'<b class="card v{v}">{v}</b>' for v, n in zip(values, shown.cards, strict=False) for _ in range(n)]
    )
    plus = "<i>+</i>" if cards else ""
    end = "winner" if shown.seat == won.seat else "loser"
    return (
        f'<div class="banner {side} {end} fac-{esc(faction)}"><h3>{emblem(faction)}'
        f'{esc(capital(called(scene, shown.seat)))}</h3><p class="sum">{shown.total}</p>'
        f'<div class="made-of">{dial(shown.dial)}{plus}{cards}</div></div>'
    )


def dial(n: int) -> str:
    """Returns a dial that points at a number; a number that it does not have stands in its middle."""
    says = esc(names.gain(0, n))
    if n >= NUMBERS:
        inner = f'<text class="far">{n}</text>'
    else:
        points = [(AROUND * sin(k * pi / 4), -AROUND * cos(k * pi / 4)) for k in range(NUMBERS)]
        x, y = points[n]
        inner = (
            f'<path class="hand" d="M0 0L{x:.0f} {y:.0f}"/>'
            f'<circle class="at" r="11" cx="{x:.0f}" cy="{y:.0f}"/><circle class="hub" r="5"/>'
        )
        inner += "".join([_number(k, point, k == n) for k, point in enumerate(points)])
    return (
        f'<svg class="dial-face" viewBox="-50 -50 100 100" role="img" aria-label="{says}"><circle r="48"/>'
        f'<circle class="inner" r="22"/>{inner}</svg>'
    )


def _number(k: int, at: Point, chosen: bool) -> str:
    look = ' class="at"' if chosen else ""
    return f'<text{look} x="{at[0]:.0f}" y="{at[1]:.0f}">{k}</text>'


def ground(scene: Scene, won: CombatWon, events: list[Event]) -> str:
    """Returns the region with a piece of each side."""
    kind = TERRAINS[board().terrain[won.place]]
    left, right = (won.loser, won.seat) if scene.viewer == won.loser else (won.seat, won.loser)
    return (
        f'<svg class="arena" viewBox="-72 -72 144 144" aria-hidden="true"><g class="region {kind}">'
        f'<use href="#hex"/><use href="#hex" fill="url(#t-{kind})"/></g><use href="#ring"/>'
        f'<path class="clash" d="{CLASH}"/><use href="#{fighter(scene, left, won, events)}" x="-24" y="14"/>'
        f'<use href="#{fighter(scene, right, won, events)}" x="24" y="14"/>'
        f'<text y="-40">{esc(names.hex_name(won.place).name)}</text></svg>'
    )


def fighter(scene: Scene, seat: int, won: CombatWon, events: list[Event]) -> str:
    """Returns the drawing of a side's strongest unit: the loser's has gone, the winner's is still there."""
    gone = [event.unit for event in events if isinstance(event, Retreated) and event.seat == seat]
    units = view_of(scene).players[seat].units[:FIRST_WORKER]
    fought = gone if seat == won.loser else [unit for unit, place in enumerate(units) if place == won.place]
    strongest = next((unit for unit in LEADERS if unit in fought), MECH)
    return f"{kind_of(strongest)}-{look(seat, rules_of(scene))}"


def verdict(scene: Scene, won: CombatWon, shown: dict[int, Revealed]) -> str:
    """Returns the outcome in one sentence, for the viewer if it was the viewer's combat."""
    by = shown[won.seat].total - shown[won.loser].total
    if scene.viewer == won.seat:
        return f'<h2 class="won mine">{esc(text("scythe-combat-you-win", n=by))}</h2>'
    if scene.viewer == won.loser:
        return f'<h2 class="won lost">{esc(text("scythe-combat-you-lose", n=by))}</h2>'
    words = text("scythe-combat-wins", who=called(scene, won.seat), n=by)
    return f'<h2 class="won">{esc(words)}</h2>'


def consequences(scene: Scene, events: list[Event]) -> str:
    """Returns what followed, line by line with a pictogram; all retreats are one line."""
    found: list[tuple[str, str]] = []
    gone = [event for event in events if isinstance(event, Retreated)]
    for event in [event for event in events if not isinstance(event, RESULT)]:
        if not isinstance(event, Retreated):
            found.append((PICS[type(event)], scene.speech.event(event, scene.rules)))
        elif event is gone[0]:
            who = capital(called(scene, event.seat))
            found.append((PICS[Retreated], text("scythe-combat-retreat", who=who, n=len(gone))))
    return "".join([f"<li>{pic(sign)}{esc(words)}</li>" for sign, words in found[:MOST]])


def news(scene: Scene) -> tuple[int, list[Event]]:
    """Returns the events of the last combat in order, with the moment at which it was won.

    There are none if the viewer has begun another turn since.
    """
    if not scene.present:
        return -1, []
    found: list[Event] = []
    won = False
    ended = -1
    for moment, _, event in scene.lately(RECENT):
        if isinstance(event, RESULT):
            found.append(event)
            if isinstance(event, CombatWon):
                won, ended = True, moment
        elif isinstance(event, CombatBegan) or (
            isinstance(event, SectionChosen) and event.seat == scene.viewer
        ):
            found, won = [], False
        elif won and follows(event):
            found.append(event)
        else:
            won = False
    return ended, found


def follows(event: Event) -> bool:
    """Returns whether an event right after a combat belongs to its result."""
    if isinstance(event, Gained):
        return event.what == POPULARITY and event.n < 0
    return isinstance(event, FOLLOWS)

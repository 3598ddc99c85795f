"""Gestures as one touch: buttons that give all answers of a gesture at once.

The sequences come from playing the gesture on a position that fits the view (`ahead.ways`).  Everything else
is reached step by step with the plain options below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.buttons import one_touch, touch_panel
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import amount, pic
from spielwerk.boards.scythe.players import tile
from spielwerk.boards.scythe.typed import known_of, rules_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.actions.build import Build
from spielwerk.games.scythe.actions.produce import Produce, ProduceAt
from spielwerk.games.scythe.actions.trade import WhichToken
from spielwerk.games.scythe.board import WORKER
from spielwerk.games.scythe.options import BOTTOMS, FROM, RESOURCES, SECTION, TOPS
from spielwerk.games.scythe.state import FIRST_WORKER, FULL, PRODUCE, SHIFT, TRADE
from spielwerk.games.scythe.turn import EndTurn
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.text import text

PROPOSED = "pay-most-exposed"
"""The named answer that a payment proposes."""
SECTIONS = tuple([option.text for option in SECTION])
FEW = 6
"""The number of ways to produce that are shown at once."""


def touch(scene: Scene) -> str:
    """Returns the panel for the viewer's open gesture, if it has one."""
    panel = PANELS.get(type(scene.mine.frame)) if scene.mine else None
    return panel(scene) if panel else ""


def said(scene: Scene, option: Option, d: Decision) -> str:
    return scene.speech.option(option, d, rules_of(scene))


# --- paying


def paid(scene: Scene, option: Option) -> tuple[Options, Any]:
    """Returns a bottom action with its proposed payment, and where it leads.

    Tokens that enemies might take soon are paid first.
    """
    path: Options = (option,)
    state = ahead.played(scene, known_of(scene), scene.viewer, option)
    while (d := ahead.asked(scene, state, scene.viewer)) is not None and d.gesture == "pay":
        proposed = scene.game.defaults(state).get(PROPOSED)
        if not proposed:
            break
        path, state = (*path, *proposed), ahead.played(scene, state, scene.viewer, *proposed)
    return path, state


def bottom(scene: Scene) -> str:
    """Returns what pays for the bottom action; its pieces are lifted on the mat."""
    d = scene.mine
    assert d is not None
    option = next(o for o in d.options if o.verb in BOTTOMS)
    path, state = paid(scene, option)
    i = BOTTOMS.index(option.verb)
    pays = payment(scene, path, state, i) if len(path) > 1 else ""
    return touch_panel(names.bottom(i), pays, section_in_use(scene)) if pays else ""


def section_in_use(scene: Scene) -> str:
    """Returns the section of the viewer's turn, as the control that it is on the mat."""
    return f"mat-{scene.viewer}-{TOPS[known_of(scene).players[scene.viewer].section]}"


def payment(scene: Scene, path: Options, state: Any, kind: int) -> str:
    """Returns which tokens are proposed, and a quiet button to choose others."""
    d = scene.mine
    assert d is not None
    gone = [(r, n) for r, n in enumerate(spent(scene, state, kind)) if n]
    parts = [f"{n} × {names.hex_name(r).name}" for r, n in gone]
    parts += [said(scene, o, d) for o in path[1:] if o not in FROM]
    words = text("scythe-touch-pay", action=names.bottom(kind), sources=", ".join(parts))
    other = esc(text("scythe-touch-change"))
    return (
        f'<p class="muted pays-with">{esc(words)} '
        f'<button form="act" name="choice" value="{esc(path[0].text)}" id="pay-other"'
        f' class="button quiet small">{other}</button></p>'
    )


def spent(scene: Scene, state: Any, kind: int) -> list[int]:
    """Returns how many tokens of a kind are gone from each place, including those paid automatically."""
    shift = SHIFT[kind]
    places = zip(known_of(scene).goods, state.goods, strict=True)
    return [(one >> shift & FULL) - (two >> shift & FULL) for one, two in places]


# --- producing and trading


def producing(d: Decision) -> Options:
    """Returns regions in ascending order, each with everything that its workers make."""
    regions = tuple([o for o in d.options if o.verb == "at"])
    if regions:
        done = d.frame.done if isinstance(d.frame, ProduceAt) else 0
        return tuple([o for o in regions if o.i >= done.bit_length()]) or last(d)
    return d.options[:1] if d.options[0].verb == "make" else last(d)


def last(d: Decision) -> Options:
    """Returns the option that ends a gesture, if there is one."""
    return tuple([o for o in d.options if o.verb == "done"])


def produce(scene: Scene) -> str:
    """Returns sets of regions with what they make, the richest first; single regions are on the map."""
    assert scene.mine is not None
    found: dict[frozenset[int], tuple[int, str]] = {}
    ways = ahead.ways(scene, producing)
    sets = [frozenset([o.i for o in path if o.verb == "at"]) for path, _ in ways]
    for regions, (path, state) in zip(sets, ways, strict=True):
        if len(regions) < 2 or any(regions < other for other in sets):
            continue
        n, inner, words = made(scene, sorted(regions), state)
        found[regions] = (-n, one_touch(posted(path), inner, words))
    buttons = [button for _, button in sorted(found.values())]
    if not buttons:
        return ""
    more = "".join(buttons[FEW:])
    body = f'<div class="ones">{"".join(buttons[:FEW])}</div>'
    if more:
        label = esc(text("scythe-touch-more"))
        body += f'<details id="touch-more"><summary>{label}</summary><div class="ones">{more}</div></details>'
    return touch_panel(names.top(PRODUCE), body, scene.mine.gesture)


def made(scene: Scene, regions: list[int], state: Any) -> tuple[int, str, str]:
    """Returns how much more there would be in some regions: in total, drawn, and in words."""
    known = known_of(scene)
    seat, total = scene.viewer, 0
    parts, words = [], []
    for r in regions:
        gained = [
            (kind, (state.goods[r] >> s & FULL) - (known.goods[r] >> s & FULL))
            for kind, s in enumerate(SHIFT)
        ]
        workers = [t.players[seat].units[FIRST_WORKER:].count(r) for t in (state, known)]
        gained.append((WORKER, workers[0] - workers[1]))
        place = names.hex_name(r).name
        for kind, n in gained:
            if n:
                total += n
                says = names.goods(kind, n)
                symbol = RESOURCES[kind] if kind < len(RESOURCES) else "worker"
                parts.append(f"<span>{esc(place)} {amount(symbol, f'+{n}', says)}</span>")
                words.append(f"{place}: {says}")
    return total, "".join(parts), ", ".join(words)


def trade(scene: Scene) -> str:
    """Returns pairs of resources; where they go is asked afterwards, on the map."""
    buttons = []
    for path, _ in ahead.ways(scene, lambda d: tuple([o for o in d.options if o.verb == "token"])):
        counts = sorted(Counter([o.i for o in path]).items())
        words = ", ".join([names.goods(kind, n) for kind, n in counts])
        inner = "".join([amount(RESOURCES[kind], n, names.goods(kind, n)) for kind, n in counts])
        buttons.append(one_touch(posted(path), inner, words))
    return (
        touch_panel(names.top(TRADE), f'<div class="ones tight">{"".join(buttons)}</div>') if buttons else ""
    )


# --- the end of a turn


def warn(words: str) -> str:
    return f'<p class="warn" role="note">{pic("warning")}<span>{esc(words)}</span></p>'


def end(scene: Scene) -> str:
    """Returns a warning if something possible was skipped in this turn; only that is called `skip`."""
    turn = []
    for choice in reversed(scene.chosen()):
        turn.append(choice)
        if choice in SECTIONS:
            break
    return warn(text("scythe-touch-skipped", n=turn.count("skip"))) if "skip" in turn else ""


PANELS: dict[type, Callable[[Scene], str]] = {
    Bottom: bottom,
    Produce: produce,
    ProduceAt: produce,
    WhichToken: trade,
    Build: tile,
    EndTurn: end,
}
"""The panel of a gesture, by the frame that asks for it."""

"""The vote: a balance with one stop for each token, which tilts to the side with more of them."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.kit.controls import reaching
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.text import text

STEEPEST = 5
"""The largest difference that the beam still shows."""
SWORDS = "m5 4 10 11M19 4 9 15M4 17l4 4M7 20l-3-3 4-3 3 3zM17 20l3-3-4-3-3 3z"
BRANCH = (
    "M5 21C9 15 13 11 19 6M12 13c-4 0-6-2-6-5 4 0 6 2 6 5z"
    "M12 13c0 4 3 6 6 6 0-4-2-6-6-6zM16 9c-1-3 0-5 2-6 1 3 0 5-2 6z"
)
CONTOURS = (
    "M0 40c60-30 110 20 180-6s150-30 220 4M0 120c80-26 120 22 200-4s130-22 200 6"
    "M0 196c70-24 140 20 210-4s120-18 190 4"
)


def scales(scene: Scene, d: Decision) -> str:
    """Returns the control: radio buttons that need no script, and a picture that follows them."""
    most = len(d.options) - 1
    first = most // 2
    stops = "".join([_stop(option, most, first) for option in d.options])
    said = "".join([f'<p data-i="{o.n}">{_said(o.n, most)}</p>' for o in d.options])
    hints = "".join([f'<p class="hint{look}">{esc(words)}</p>' for look, words in _hints(scene, d)])
    control = reaching(d.options, "scales")
    return (
        f'<section class="scales" id="scales-{d.seat}" aria-labelledby="ask"{control} hx-morph-skip>'
        f'{_picture(most)}<fieldset><legend class="hidden-text">{esc(scene.prompt(d))}</legend>'
        f'{_arrow("less", 1, "←", text("interlude-page-more-first"))}<div class="stops">{stops}</div>'
        f"{_arrow('more', -1, '→', text('interlude-page-more-second'))}</fieldset>"
        f'<div class="said" aria-live="polite">{said}</div>{hints}'
        f'<p class="seal"><button form="act" class="button primary big" data-first>{icon("seal")}'
        f"{esc(text('interlude-page-seal'))}</button>"
        f"<small>{esc(text('interlude-page-together'))}</small></p></section>"
    )


def _hints(scene: Scene, d: Decision) -> tuple[tuple[str, str], ...]:
    """Returns what the vote does, and who breaks a tie."""
    view: Any = scene.view
    own = view.leader == d.seat
    tie = (
        text("interlude-page-tie-you")
        if own
        else text("interlude-page-tie", name=scene.seat_name(view.leader))
    )
    return ("", text("interlude-page-majority")), (" tie", tie)


def _arrow(look: str, step: int, sign: str, words: str) -> str:
    return (
        f'<button type="button" class="{look}" data-step="{step}" aria-label="{esc(words)}">{sign}</button>'
    )


def _stop(option: Option, most: int, first: int) -> str:
    """Draws a stop; all tokens for the first side are at the left, as in the picture."""
    n = option.n
    tilt = max(-STEEPEST, min(STEEPEST, n - (most - n)))
    words = text("interlude-page-split", first=n, second=most - n)
    return (
        f'<input type="radio" form="act" name="choice" value="{esc(option.text)}" id="stop-{n}"'
        f' data-i="{n}" data-tilt="{tilt}" data-digit="{n}" aria-label="{esc(words)}"'
        f"{' checked' if n == first else ''}>"
    )


def _said(n: int, most: int) -> str:
    first, second = text("interlude-page-for-first"), text("interlude-page-for-second")
    return f'<b class="side-a">{n}</b> {esc(first)} · <b class="side-b">{most - n}</b> {esc(second)}'


def _picture(most: int) -> str:
    """Draws the balance; the style sheet shows the tokens of the checked stop."""
    first, second = text("interlude-page-first"), text("interlude-page-second")
    sides = "".join(
        [
            f'<span class="side-{side}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>'
            f"{esc(word)}</span>"
            for side, path, word in (("a", SWORDS, first), ("b", BRANCH, second))
        ]
    )
    pans = "".join([_pan(side, x, most) for side, x in (("a", 80), ("b", 320))])
    return (
        f'<div class="balance" aria-hidden="true"><p class="sides">{sides}</p>'
        f'<svg viewBox="0 0 400 230"><g class="contour"><path d="{CONTOURS}"/></g>'
        '<path class="stand" d="m194 52-14 146h40L206 52zM128 222c4-18 30-26 72-26s68 8 72 26z"/>'
        '<g class="beam"><path class="bar" d="M80 62c60-12 180-12 240 0"/>'
        f'{pans}</g><circle class="axle" cx="200" cy="50" r="15"/>'
        '<circle class="pin" cx="200" cy="50" r="5"/></svg></div>'
    )


def _pan(side: str, x: int, most: int) -> str:
    """Draws a pan with room for all tokens, in rows of five from the bottom."""
    coins = []
    for i in range(most):
        row, place = divmod(i, 5)
        in_row = min(5, most - row * 5)
        cx, cy = x + (place - (in_row - 1) / 2) * 22, 138 - row * 20
        coins.append(f'<circle class="weight" cx="{cx:g}" cy="{cy}" r="10"/>')
    return (
        f'<g class="pan side-{side}"><path class="string" d="M{x} 62 {x - 56} 150M{x} 62 {x + 56} 150"/>'
        f"<g>{''.join(coins)}</g>"
        f'<path class="bowl" d="M{x - 66} 150h132c-6 24-30 36-66 36s-60-12-66-36z"/>'
        f'<text class="n" x="{x}" y="175"></text></g>'
    )

"""What lies before the viewer: the income mat with its next spaces, the eras, and the hand."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.cloth import card_words, cloth
from spielwerk.boards.tapestry.fronts import ON_CARD, chooses_start
from spielwerk.boards.tapestry.icons import pic, resource_pic, signs
from spielwerk.boards.tapestry.typed import rules_of, speech_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.effects import BUILDINGS, read
from spielwerk.games.tapestry.income_mat import ALL_SPACES, uncovered
from spielwerk.games.tapestry.state import ERAS, FACE_DOWN
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text


def mat(scene: Scene) -> str:
    """Returns the row at the bottom; spectators see nobody's hand."""
    if scene.viewer < 0:
        return ""
    inner = f"{_folded(scene)}{_income(scene)}{_eras(scene)}{_hand(scene)}"
    return f'<div class="before-me" id="before-me">{inner}</div>'


def _folded(scene: Scene) -> str:
    """Returns the mat in one line, for when the map or the city needs the room; a switch opens it."""
    p = view_of(scene).players[scene.viewer]
    have = "".join(
        [f'<span class="ta-amount">{resource_pic(kind)}<b>{n}</b></span>' for kind, n in enumerate(p.res)]
    )
    rows = uncovered(rules_of(scene), scene.viewer, p)
    coming = "".join([_coming(scene, kind, row) for kind, row in enumerate(rows)])
    hand = esc(text("tapestry-board-hand", n=len(p.hand)))
    words = esc(text("tapestry-board-open-mat"))
    return (
        f'<div class="mat-line"><b>{esc(text("tapestry-board-income"))}</b><span class="stock">{have}</span>'
        f'<span class="coming-line">{esc(text("tapestry-board-next", what=""))}{coming}</span>'
        f'<span>{hand}</span><input type="checkbox" class="hidden-text" id="mat-open">'
        f'<label for="mat-open" class="button small">{words}</label></div>'
    )


def _next(row: int) -> int | None:
    """Returns the space that the next building of a row uncovers."""
    return bits(ALL_SPACES & ~row)[0] if row != ALL_SPACES else None


def _coming(scene: Scene, kind: int, row: int) -> str:
    """Returns what the next building of a kind uncovers."""
    if (space := _next(row)) is None:
        return ""
    gives = esc(_gives(scene, rules_of(scene).data.income().rows[kind].spaces[space]))
    return f'<span class="r-{kind}">{pic(BUILDINGS[kind])}{gives}</span>'


# --- the income mat


def _income(scene: Scene) -> str:
    p = view_of(scene).players[scene.viewer]
    mat_rows = uncovered(rules_of(scene), scene.viewer, p)
    rows = "".join([_row(scene, kind, row) for kind, row in enumerate(mat_rows)])
    title = esc(text("tapestry-board-income"))
    have = "".join(
        [f'<span class="ta-amount">{resource_pic(kind)}<b>{n}</b></span>' for kind, n in enumerate(p.res)]
    )
    coming = esc(text("tapestry-board-coming"))
    head = f'<thead><tr><td colspan="7"></td><th scope="col">{coming}</th></tr></thead>'
    inner = f'<h3>{title}<span class="stock">{have}</span></h3><table>{head}<tbody>{rows}</tbody></table>'
    return kept(f'<section class="income" id="my-income" aria-label="{title}"', inner, "</section>")


def _row(scene: Scene, kind: int, row: int) -> str:
    """Returns a row: uncovered spaces in ink, the next one dotted, covered ones under their building."""
    rules = rules_of(scene)
    spaces = rules.data.income().rows[kind].spaces
    cells = "".join([_space(scene, kind, space, k, row) for k, space in enumerate(spaces)])
    words = ""
    if (coming := _next(row)) is not None:
        words = _gives(scene, spaces[coming])
    head = f'<th scope="row">{pic(BUILDINGS[kind], f"r-{kind}")}{esc(capital(names.building(kind)))}</th>'
    return f'<tr class="k-{kind}">{head}{cells}<td class="coming">{esc(words)}</td></tr>'


def _space(scene: Scene, kind: int, space: Any, k: int, row: int) -> str:
    rules = rules_of(scene)
    state = "is-open" if row >> k & 1 else "at-next" if k == _next(row) else "covered"
    drawn = "".join([signs(read(form, landmark_ids(rules.data))) for form in space.gives])
    said = esc(f"{space.name}: {_gives(scene, space)}")
    inner = drawn if state != "covered" else f'<span class="block b-{kind}">{pic(BUILDINGS[kind])}</span>'
    return f'<td class="{state}" title="{said}"><span class="hidden-text">{said}</span>{inner}</td>'


def _gives(scene: Scene, space: Any) -> str:
    rules, speech = rules_of(scene), speech_of(scene)
    return ", ".join([speech.effect(read(form, landmark_ids(rules.data)), rules) for form in space.gives])


# --- eras and hand


def _eras(scene: Scene) -> str:
    p = view_of(scene).players[scene.viewer]
    title = esc(text("tapestry-board-eras"))
    in_force = p.abilities & rules_of(scene).all_hangings
    now = min(p.era, ERAS) if in_force else p.era
    cards = "".join([_era(scene, era, p.eras[era - 1], now) for era in range(1, ERAS + 1)])
    inner = f'<h3>{title}</h3><ol tabindex="0">{cards}</ol>'
    return kept(f'<section class="eras" id="my-eras" aria-label="{title}"', inner, "</section>")


def _era(scene: Scene, era: int, cards: tuple[int, ...], now: int) -> str:
    """Returns an era space with the card on top."""
    number = esc(text("tapestry-board-era", n=era))
    if not cards:
        state = "is-open" if era == now else "ahead" if era > now else "ended"
        return f'<li class="hanging {state}"><small>{number}</small></li>'
    top = cards[-1]
    state = "force" if era == now else "ended"
    if top == FACE_DOWN:
        down = esc(text("tapestry-terminal-down"))
        return f'<li class="hanging {state}"><strong>{down}</strong><small>{number}</small></li>'
    return f'<li class="hanging {state}">{cloth(scene, top)}<small>{number}</small></li>'


def _hand(scene: Scene) -> str:
    view = view_of(scene)
    cards = view.players[scene.viewer].hand
    title = esc(text("tapestry-board-hand", n=len(cards)))
    found = "".join([f"<li>{_card(scene, card)}</li>" for card in cards])
    stop = "" if _asked(scene) else ' tabindex="0"'
    inner = f"<h3>{title}</h3><ul{stop}>{found}</ul>"
    return kept(f'<section class="ta-hand" id="my-hand" aria-label="{title}"', inner, "</section>")


def _asked(scene: Scene) -> bool:
    """Returns whether cards in hand are buttons; if only they are asked for, they lie large on the board."""
    d = scene.mine
    return d is not None and not chooses_start(scene) and any(o in row for row in ON_CARD for o in d.options)


def _card(scene: Scene, card: int) -> str:
    d = scene.mine
    inner = cloth(scene, card)
    if d is None or not _asked(scene):
        return f'<div class="hanging">{inner}</div>'
    option = next((row[card] for row in ON_CARD if row[card] in d.options), None)
    if option is None:
        return f'<div class="hanging">{inner}</div>'
    words = f"{scene.speech.option(option, d, scene.rules)}: {card_words(scene, card)}"
    return press(option.text, "hanging", inner, words, f"card-{option.text}")

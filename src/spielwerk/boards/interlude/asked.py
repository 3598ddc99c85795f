"""An interlude as a page without a map: the sheets in the middle, and one control for what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.boards.interlude.market import market
from spielwerk.boards.interlude.scales import scales
from spielwerk.boards.interlude.sheet import card, look, pic, picture, pictures, shield
from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import PALETTE, Scene
from spielwerk.boards.scythe.choosing import choosing
from spielwerk.games.scythe.fenris.in_words import bonus, faction
from spielwerk.games.scythe.fenris.interlude.bonuses import RaiseBonus
from spielwerk.games.scythe.fenris.interlude.factions import Settle, Stay, TakeFaction
from spielwerk.games.scythe.fenris.interlude.last_episode import ChooseMat
from spielwerk.games.scythe.fenris.interlude.market import Buy, Keep
from spielwerk.games.scythe.fenris.interlude.record import COMBAT_COLUMNS, TickStar
from spielwerk.games.scythe.fenris.interlude.view import InterludeView
from spielwerk.games.scythe.fenris.interlude.vote import Vote
from spielwerk.kernel.frame import Secret
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.text import text


def view_of(scene: Scene) -> InterludeView:
    view: Any = scene.view
    assert isinstance(view, InterludeView)
    return view


def colours(scene: Scene) -> tuple[str, ...]:
    """Returns the looks of the factions, by seat."""
    c = view_of(scene).c
    return tuple([look(c.sheets[sheet].faction) for sheet in c.seats])


def board(scene: Scene) -> str:
    """Draws all sheets, the viewer's first."""
    view = view_of(scene)
    seats = sorted(range(len(view.c.seats)), key=lambda seat: seat != scene.viewer)
    drawn = "".join([_sheet(scene, view, seat, seats[0]) for seat in seats])
    return f'{pictures()}<div class="sheet-cards">{drawn}</div>'


def _sheet(scene: Scene, view: InterludeView, seat: int, first: int) -> str:
    number = view.c.seats[seat]
    sheet = view.c.sheets[number]
    before = view.c.copy()
    before.sheets[number].entries = _before(view, seat)
    mine = f" ({text('kit-you')})" if seat == scene.viewer else ""
    unfolded = " checked" if seat == first else ""
    return (
        f'<article class="sheet-card seat-{seat % PALETTE}" aria-labelledby="sheet-{number}">'
        '<header><input class="unfold" type="radio" name="unfolded"'
        f' aria-labelledby="sheet-{number}"{unfolded}>{shield(sheet.faction)}<div><h3 id="sheet-{number}">'
        f"{esc(scene.seat_name(seat))}{esc(mine)}</h3><p>{esc(faction(sheet.faction))}</p></div></header>"
        f"{card(view.c, number, before)}</article>"
    )


def _before(view: InterludeView, seat: int) -> list[Any]:
    """Returns the entries from before the episode, whose sum the interlude has kept."""
    found: list[Any] = []
    entries = view.c.sheets[view.c.seats[seat]].entries
    for entry in entries:
        if sum([e.n for e in found]) == view.before[seat] and entry.episode == view.c.path[-1]:
            break
        found.append(entry)
    return found


# --- what is asked


def now(scene: Scene) -> str:
    """Draws the control for the viewer's decision, and who has answered."""
    d = scene.mine
    draw = CONTROLS.get(type(d.frame)) if d is not None else None
    asked = draw(scene, d) if draw and d is not None else ""
    return asked + _answered(scene)


def _answered(scene: Scene) -> str:
    """Draws who still chooses and who has sealed an answer; nothing that could tell more."""
    view = view_of(scene)
    automas = [bool(view.c.sheets[sheet].automa) for sheet in view.c.seats]
    if not any(isinstance(d.frame, Secret) for d in scene.asked) or automas.count(False) < 2:
        return ""
    rows = []
    for seat in scene.seats:
        key = "rule" if automas[seat] else "sealed" if _sealed(scene, seat) else "choosing"
        faction_of = view.c.sheets[view.c.seats[seat]].faction
        rows.append(
            f'<li class="{key}">{shield(faction_of)}<b>{esc(scene.seat_name(seat))}</b>'
            f"<span>{esc(text(f'interlude-page-{key}'))}</span></li>"
        )
    return f'<ul class="answered">{"".join(rows)}</ul>'


def _sealed(scene: Scene, seat: int) -> bool:
    return all(d.seat != seat for d in scene.asked)


def _card(option: Option, words: str, inner: str) -> str:
    return press(option.text, "ask-card", inner, words, f"pick-{slug(option.text)}")


def _picks(cards: list[str]) -> str:
    return f'<div class="picks">{"".join(cards)}</div>'


def ticks(scene: Scene, d: Decision) -> str:
    """Draws a button for each column of the log that can be ticked."""
    sheet = view_of(scene).c.sheets[view_of(scene).c.seats[d.seat]]
    found = []
    for option in d.options:
        if option.verb != "tick":
            continue
        words = scene.speech.option(option, d, scene.rules)
        n = len(sheet.log[option.i])
        inner = f'{pic(picture(option.at))}<b>{esc(words)}</b><span class="n">{n} → {n + 1}</span>'
        found.append(_card(option, str(words), inner))
    if not found:
        return ""
    frame: Any = d.frame
    hint = text(f"interlude-page-tick-{'combat' if frame.columns == COMBAT_COLUMNS else 'wild'}")
    return f'<p class="hint">{esc(hint)}</p>{_picks(found)}'


def raised(scene: Scene, d: Decision) -> str:
    """Draws the bonuses that can be raised, with what they are now."""
    sheet = view_of(scene).c.sheets[view_of(scene).c.seats[d.seat]]
    found = []
    for option in d.options:
        n = sheet.bonuses[option.i]
        words = f"{bonus(option.i)}: {n} → {n + 1}"
        found.append(
            _card(option, words, f'<b>{esc(bonus(option.i))}</b><span class="n">{n} → {n + 1}</span>')
        )
    return _picks(found)


def stay(scene: Scene, d: Decision) -> str:
    """Draws the choice to keep or leave the faction."""
    sheet = view_of(scene).c.sheets[view_of(scene).c.seats[d.seat]]
    found = []
    for option in d.options:
        words = str(scene.speech.option(option, d, scene.rules))
        hint = text(f"interlude-page-{option.verb}")
        inner = f"{shield(sheet.faction)}<b>{esc(words)}</b><small>{esc(hint)}</small>"
        found.append(_card(option, words, inner))
    return _picks(found)


def factions(scene: Scene, d: Decision) -> str:
    """Draws the factions or home bases that can be chosen."""
    found = []
    for option in d.options:
        words = str(scene.speech.option(option, d, scene.rules))
        about = choosing("faction", option.at) if option.verb == "take" else ""
        inner = f'{shield(option.at)}<b>{esc(words)}</b><div class="about-choice">{about}</div>'
        found.append(_card(option, words, inner))
    return _picks(found)


def mats(scene: Scene, d: Decision) -> str:
    """Draws the player mats that can be taken."""
    found = []
    for option in d.options:
        words = str(scene.speech.option(option, d, scene.rules))
        inner = f'<b>{esc(words)}</b><div class="about-choice">{choosing("mat", option.at)}</div>'
        found.append(_card(option, words, inner))
    return _picks(found)


CONTROLS: dict[type, Callable[[Scene, Decision], str]] = {
    Vote: scales,
    Keep: market,
    Buy: market,
    TickStar: ticks,
    RaiseBonus: raised,
    Stay: stay,
    TakeFaction: factions,
    Settle: factions,
    ChooseMat: mats,
}
"""The control of each decision; the others have buttons."""

"""The market: the drawn modifications side by side, all answers in one form that is sealed at once."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.fenris.modifications import notes
from spielwerk.games.scythe.fenris.in_words import tile_data, tile_name, tile_text
from spielwerk.games.scythe.fenris.interlude.market import NOTHING, PRICE, SLOTS, Keep, kind_of
from spielwerk.games.scythe.fenris.interlude.options import BUY, DONE, KEEP, TILES
from spielwerk.kernel.option import Decision
from spielwerk.kernel.text import text


def market(scene: Scene, d: Decision) -> str:
    """Returns one form for the free modification and for all purchases.

    The boxes are in the order in which the rules ask for them, so that a browser posts them in that order.
    """
    view = scene.view
    sheet = view.c.sheets[view.c.seats[d.seat]]  # type: ignore[attr-defined]
    drawn: list[int] = sorted(view.drawn[d.seat])  # type: ignore[attr-defined]
    keeps = isinstance(d.frame, Keep)
    taken = [] if keeps else [tile for tile in view.sealed if tile != NOTHING]
    parts = []
    if keeps and drawn:
        parts.append(
            _group(text("interlude-page-keep"), [_keep(tile, i == 0) for i, tile in enumerate(drawn)])
        )
    elif keeps:
        parts.append(_hidden(DONE.text))
    open = [tile for tile in drawn if tile not in taken and sheet.owned(kind_of(tile)) < SLOTS]
    if sheet.wealth >= PRICE and open:
        legend = text("interlude-page-buy", price=PRICE, wealth=sheet.wealth)
        parts.append(_group(legend, [_buy(tile) for tile in open]))
        parts.append(
            f'<p class="cost"><span class="so-far">{esc(text("interlude-page-cost"))}</span>'
            f" {esc(text('interlude-page-of', wealth=sheet.wealth))}</p>"
        )
    else:
        parts.append(
            f'<p class="hint">{esc(text("interlude-page-cannot-buy", price=PRICE, wealth=sheet.wealth))}</p>'
        )
        parts.append(
            "".join([f'<div class="ask-card">{_words(tile)}</div>' for tile in ([] if keeps else open)])
        )
    return (
        f'<section class="stall" id="market-{d.seat}-{len(taken)}" aria-labelledby="ask" hx-morph-skip>'
        f"{''.join(parts)}{_hidden(DONE.text)}"
        f'<p class="seal"><button form="act" class="button primary big" data-first>{icon("seal")}'
        f"{esc(text('interlude-page-seal-market'))}</button>"
        f"<small>{esc(text('interlude-page-together-market'))}</small></p></section>"
    )


def _group(legend: str, boxes: list[str]) -> str:
    return f'<fieldset><legend>{esc(legend)}</legend><div class="picks">{"".join(boxes)}</div></fieldset>'


def _hidden(choice: str) -> str:
    return f'<input type="hidden" form="act" name="choice" value="{esc(choice)}">'


def _keep(tile: int, first: bool) -> str:
    return _box("radio", KEEP[tile].text, tile, checked=first)


def _buy(tile: int) -> str:
    return _box("checkbox", BUY[tile].text, tile)


def _box(kind: str, choice: str, tile: int, *, checked: bool = False) -> str:
    id = f"box-{slug(choice)}"
    name = f' name="choice" value="{esc(choice)}"'
    return (
        f'<label class="ask-card" for="{id}"><input type="{kind}" form="act"{name} id="{id}"'
        f' data-tile="{tile}"{" checked" if checked else ""}>{_words(tile)}</label>'
    )


def _words(tile: int) -> str:
    id = TILES[tile]
    return f"<b>{esc(tile_name(id))}</b><small>{esc(tile_text(id))}</small>{notes(tile_data(id))}"

"""A drawn section of a player mat: top action above, bottom action below, pieces in place."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.kept import kept
from spielwerk.boards.scythe.icons import amount, pic, titled
from spielwerk.games.scythe import names
from spielwerk.games.scythe.options import BOTTOMS, GAINS, RESOURCES, STRUCTURES, TOPS
from spielwerk.games.scythe.state import COINS, NOWHERE
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components.player_mats import StructureData

CACHE_SIZE = 1024
PICS = {"combat_cards": "cards", "resources": "any"}
"""Pictograms of gains of a top action whose names differ."""
TRACKS = ("power", "coins", "popularity", "combat_cards")
"""The kinds of gains in the order of their numbers, by their names in the data of mats."""


class Way(Struct, frozen=True):
    """One choice of a top action: its gain, its cube (`there`, `gone` or none), what it posts."""

    what: str
    n: int
    upgraded: int
    cube: str
    post: str
    lift: str = ""
    """What lifting the cube posts."""


class Facts(Struct, frozen=True):
    """Everything that the drawing of a section depends on."""

    id: str
    top: int
    state: str
    post: str
    price: tuple[tuple[str, int], ...]
    ways: tuple[Way, ...]
    printed: StructureData
    structure: int
    """The place of the structure."""
    bottom: int
    bottom_post: str
    cost: int
    room: int
    covered: int
    have: int
    payable: bool
    lack: str
    coins: int
    bonus: int
    recruited: bool
    cover: str = ""
    """What putting a cube down here posts."""
    recruit: str = ""
    """What lifting the recruit posts."""
    build: str = ""
    """What lifting the structure posts."""
    of: str = ""
    """The control that lifted pieces belong to, if that is another section."""


@lru_cache(CACHE_SIZE)
def drawn(f: Facts, _language: str) -> str:
    """Returns a section as HTML, which depends only on its facts and the language."""
    called = f"{names.top(f.top)} / {names.bottom(f.bottom)}"
    look = f"section {f.state}".strip()
    inner = f"{_top(f)}{_bottom(f)}"
    opening = f'<section class="{look}" id="{f.id}"{control(f.id)} aria-label="{esc(called)}"'
    return kept(opening, inner, "</section>")


# --- above


def _top(f: Facts) -> str:
    """Returns the name, its price, and its gains: one choice or two."""
    title = f"{pic(TOPS[f.top])}<span>{esc(names.top(f.top))}</span>"
    post = f.post if f.post not in [way.post for way in f.ways] else ""
    name = press(post, "name", title, names.top(f.top), f"play-{f.id}") if post else f"<h3>{title}</h3>"
    price = "".join([amount(what, f"−{n}", names.gain(GAINS.index(what), n), "pays") for what, n in f.price])
    ways = "".join([_way(f, way) for way in f.ways])
    reason = ""
    if f.state == "last":
        reason = (
            f'<p class="reason" title="{esc(text("scythe-mat-last"))}">{esc(text("scythe-mat-barred"))}</p>'
        )
    return (
        f'<div class="half upper"><div class="head">{name}<span class="price">{price}</span>{_structure(f)}'
        f'</div><div class="yields">{ways}</div>{reason}</div>'
    )


def _way(f: Facts, way: Way) -> str:
    """Returns what a choice yields; a cube still in place covers a better yield."""
    gain = yielded(way.what, way.n)
    cube = ""
    if way.cube:
        says = text(
            "scythe-mat-cube-there" if way.cube == "there" else "scythe-mat-cube-gone", n=way.upgraded
        )
        lying = f'<span class="cube {way.cube}" title="{esc(says)}"></span>'
        if way.lift:
            words = text("scythe-mat-lift", gain=gain, better=yielded(way.what, way.upgraded))
            lying = press(way.lift, "lift", lying, words, f"lift-{f.id}-{way.what}", of=f.of)
        note = f'<span class="note">{way.n} → {way.upgraded}</span>' if way.cube == "lifted" else ""
        cube = f'<span class="square">{lying}</span>{note}'
    inner = f"{amount(PICS.get(way.what, way.what), way.n, gain)}{cube}"
    words = text("scythe-mat-do", action=names.top(f.top), gain=gain)
    better = " better" if way.cube == "gone" else ""
    return press(way.post, f"offer{better}", inner, words, f"{f.id}-{way.what}")


def yielded(what: str, n: int) -> str:
    """Returns the gain of a choice of a top action, in words."""
    if what in TRACKS:
        return names.gain(TRACKS.index(what), n)
    return text(f"scythe-mat-gain-{what}", n=n)


def _structure(f: Facts) -> str:
    """Returns the structure that improves this action, on the mat or on the board."""
    data = f.printed
    where = "" if f.structure == NOWHERE else names.hex_name(f.structure).name
    state = "built" if where else "waits"
    says = f"{names.name(data.name)}: {where or text('scythe-mat-waits')}. {names.name(data.text)}"
    place = f"<b>{esc(where)}</b>" if where else ""
    inner = f"{pic(STRUCTURES[f.top])}{place}"
    if f.build:
        return press(f.build, f"edifice {state} lift", inner, says, f"lift-{f.id}-structure", of=f.of)
    return titled(inner, says, f"edifice {state}")


# --- below


def _bottom(f: Facts) -> str:
    """Returns cost in tokens, gain, and what is missing; a recruit to lift is a button of its own."""
    coins = amount("coins", f"+{f.coins}", names.gain(COINS, f.coins)) if f.coins else ""
    inner = (
        f'<span class="title">{pic(BOTTOMS[f.bottom])}<span>{esc(names.bottom(f.bottom))}</span></span>'
        f"{_cost(f)}{_cover(f)}"
    )
    gets = f'<span class="gets">{_recruit(f)}{coins}</span>'
    apart = bool(f.recruit and f.bottom_post)
    if not apart:
        inner += gets
    lack = f'<p class="lack">{esc(f.lack)}</p>' if f.lack else ""
    look = "half lower can" if f.payable else "half lower"
    words = text("scythe-mat-pay", action=names.bottom(f.bottom), amount=names.goods(f.bottom, f.cost))
    half = press(f.bottom_post, look, inner, words, f"play-{f.id}-bottom")
    return f"{half}{gets if apart else ''}{lack}"


def _cost(f: Facts) -> str:
    """Returns a token for each resource of the cost, cubes on those saved; brackets where a cube may go."""
    words = f"{names.goods(f.bottom, f.cost)}, {text('scythe-mat-have', n=f.have)}"
    token = pic(RESOURCES[f.bottom])
    free = f.room - f.covered
    tokens = []
    for k in range(f.cost):
        look = "token" + ("" if k < f.have else " missing") + (" bracket" if k >= f.cost - free else "")
        tokens.append(f'<span class="{look}">{token}</span>')
    tokens += ['<span class="cube paid"></span>'] * f.covered
    return titled("".join(tokens), words, "cost")


def _cover(f: Facts) -> str:
    """Returns the free square on which the lifted cube can be put down, with the cost before and after."""
    if not f.cover:
        return ""
    less = names.goods(f.bottom, f.cost - 1)
    words = text("scythe-mat-cover", action=names.bottom(f.bottom), amount=less)
    inner = f'<span class="note">{f.cost} → {f.cost - 1}</span>{pic(RESOURCES[f.bottom])}'
    return press(f.cover, "drop", inner, words, f"drop-{f.id}")


def _recruit(f: Facts) -> str:
    """Returns the ongoing bonus, open once its recruit has left the circle."""
    gain = names.gain(f.bottom, f.bonus)
    key = "scythe-mat-recruit-open" if f.recruited else "scythe-mat-recruit-waits"
    says = text(key, amount=gain)
    inner = f"<b>+{f.bonus}</b>{pic(GAINS[f.bottom])}" if f.recruited else pic(GAINS[f.bottom])
    if f.recruit:
        return press(f.recruit, "circle waits lift", inner, says, f"lift-{f.id}-recruit", of=f.of)
    return titled(inner, says, "circle open" if f.recruited else "circle waits")

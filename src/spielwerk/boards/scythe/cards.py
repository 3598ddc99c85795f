"""Encounters and Factory cards as drawn frames: the cost, gain and result of each option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.holdings import AMOUNTS, NAMES, holdings
from spielwerk.boards.scythe.hyphens import soft
from spielwerk.boards.scythe.icons import amount, pic
from spielwerk.boards.scythe.typed import known_of, rules_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.encounters import Encounter
from spielwerk.games.scythe.factory import TakeFactoryCard, UseFactoryCard
from spielwerk.games.scythe.options import FACTORY_CARD, OPTIONS
from spielwerk.games.scythe.state import FACTORY, Player
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components, Cost, Gain

PICS = {
    "combat_cards": "cards",
    "any_resource": "any",
    "peek_hands": "eye",
    "relocate": "move",
}
"""Pictograms of costs and gains whose names differ."""


def cards(scene: Scene) -> str:
    """Returns the card being resolved: an encounter is open to all, Factory cards to those who may look."""
    for d in scene.asked:
        if isinstance(d.frame, Encounter):
            return encounter(scene, d)
    mine = scene.mine
    if mine is not None and isinstance(mine.frame, TakeFactoryCard):
        return factory_cards(scene, mine)
    if mine is not None and isinstance(mine.frame, UseFactoryCard):
        return factory_top(scene, mine)
    return ""


def frame(title: str, body: str, look: str) -> str:
    return f'<section class="card-frame {look}"><h2>{esc(title)}</h2>{body}</section>'


def bargain(cost: Cost, *gains: Gain) -> str:
    """Returns cost → gain in pictograms, or one of several gains."""
    parts = (
        ("coins", cost.coins),
        ("popularity", cost.popularity),
        ("power", cost.power),
        ("combat_cards", cost.combat_cards),
        ("any_resource", cost.any_resource),
    )
    pays = "".join([f'<span class="amount pays"><b>−{n}</b>{symbol(what)}</span>' for what, n in parts if n])
    gets = "<i>/</i>".join(
        [
            "".join([f'<span class="amount"><b>+{n}</b>{symbol(what)}</span>' for what, n in gain.items()])
            for gain in gains
        ]
    )
    arrow = "<i>→</i>" if pays else ""
    return f'<span class="bargain" aria-hidden="true">{pays}{arrow}{gets}</span>'


def symbol(what: str) -> str:
    return pic(PICS.get(what, what))


def manner(cost: Cost) -> str:
    """Returns a short heading for an option: its kind of price."""
    if cost.popularity:
        return text("scythe-card-force")
    if cost.coins:
        return text("scythe-card-deal")
    return text("scythe-card-gift") if cost.free else text("scythe-card-swap")


def afterwards(scene: Scene, *options: Option) -> str:
    """Returns what the viewer would gain or lose, as far as it does not depend on luck or further choices."""
    seat = scene.viewer
    before = holdings(known_of(scene), seat)
    _, state = ahead.taking_all(scene, options, ahead.played(scene, known_of(scene), seat, *options), AMOUNTS)
    changed = [
        f'<span class="amount">{pic(name)}<b>{one} → {two}</b></span>'
        for name, one, two in zip(NAMES, before, holdings(state, seat), strict=True)
        if one != two
    ]
    if not changed:
        return ""
    return f'<span class="after"><span>{esc(text("scythe-card-after"))}</span>{"".join(changed)}</span>'


# --- encounters


def encounter(scene: Scene, d: Decision) -> str:
    """Returns the three options; unaffordable ones say so."""
    asked: Any = d.frame
    card = rules_of(scene).data.encounters()[asked.card]
    mine = d.seat == scene.viewer and scene.mine is not None
    options = []
    for i, option in enumerate(card.options):
        pick = OPTIONS.pick[i]
        words = scene.speech.option(pick, d, rules_of(scene))
        if not mine or pick in d.options:
            note = afterwards(scene, pick) if mine else ""
        else:
            used = asked.used >> i & 1
            note = (
                f'<span class="lack">{esc(text("scythe-card-used" if used else "scythe-card-no-pay"))}</span>'
            )
        inner = (
            f'<span class="manner">{esc(manner(option.cost))}</span>{bargain(option.cost, option.gain)}'
            f'<span class="in-words">{esc(words)}</span>{note}'
        )
        post = pick.text if mine and pick in d.options else ""
        look = "choice" if post or not mine else "choice off"
        options.append(press(post, look, inner, "", f"card-{slug(pick.text)}"))
    title = text("scythe-card-encounter", place=names.hex_name(asked.place).name)
    return frame(title, "".join(options), "met")


# --- the Factory


def factory_cards(scene: Scene, d: Decision) -> str:
    """Returns all cards there, side by side, and the way out if none has to be taken."""
    found = []
    for o in d.options:
        words = esc(scene.speech.option(o, d, scene.rules))
        face = card_face(o.n, rules_of(scene).data) if o.verb == FACTORY_CARD[0].verb else ""
        inner = f'{face}<span class="in-words">{words}</span>'
        found.append(press(o.text, "choice", inner, "", f"card-{slug(o.text)}"))
    return frame(text("scythe-card-factory"), "".join(found), "factory")


def card_face(number: int, data: Components) -> str:
    """Returns a Factory card: its number, and its cost for one of its gains."""
    card = data.factory_cards()[number]
    return f'<span class="manner">{number}</span>{bargain(card.cost, *card.gains)}'


def factory_top(scene: Scene, d: Decision) -> str:
    """Returns the player's card: each of its gains, with what one would have afterwards."""
    asked: Any = d.frame
    card = rules_of(scene).data.factory_cards()[asked.card]
    found = []
    for i, gain in enumerate(card.gains):
        pick = OPTIONS.pick[i]
        can = pick in d.options
        note = (
            afterwards(scene, pick) if can else f'<span class="lack">{esc(text("scythe-card-no-pay"))}</span>'
        )
        words = scene.speech.option(pick, d, rules_of(scene))
        inner = f'{bargain(card.cost, gain)}<span class="in-words">{esc(words)}</span>{note}'
        found.append(
            press(
                pick.text if can else "",
                "choice" if can else "choice off",
                inner,
                "",
                f"card-{slug(pick.text)}",
            )
        )
    return frame(names.section(d.seat, FACTORY, rules_of(scene)), "".join(found), "factory")


def fifth_section(scene: Scene, seat: int, play: dict[str, str]) -> str:
    """Returns the Factory card next to the four sections; it is open to its owner."""
    p: Player = known_of(scene).players[seat]
    if not p.factory_card:
        return ""
    name = names.section(seat, FACTORY, rules_of(scene))
    post, id = play.get("factory", ""), f"mat-{seat}-factory"
    return factory_section(scene, p.factory_card, id, name, post, current=p.section == FACTORY)


def factory_section(
    scene: Scene, card: int, id: str, name: str, post: str, *, current: bool = False, once: bool = False
) -> str:
    """Returns a Factory card as a section: its gains above, the movement below.

    A card that can be used `once` says so, and its name contains its number.
    """
    data = rules_of(scene).data
    face = data.factory_cards()[card]
    yields = bargain(face.cost, *face.gains) if once else card_face(card, data)
    note = f'<p class="once">{esc(text("scythe-card-once"))}</p>' if once else ""
    moves = data.factory_file()
    state = "open" if post else "current" if current else ""
    title = f"{pic('factory')}<span>{esc(soft(name))}</span>"
    head = press(post, "name", title, name, f"play-{id}") if post else f"<h3>{title}</h3>"
    words = text("scythe-card-move", units=moves.move_units, times=moves.move_times)
    return (
        f'<section class="section factory {state}" id="{id}" aria-label="{esc(name)}">'
        f'<div class="half upper">{head}{note}<div class="yields">{yields}</div></div>'
        f'<div class="half lower"><span class="title">{pic("move")}<span>{esc(words)}</span></span>'
        f"{amount('units', moves.move_units, words)}<b>×{moves.move_times}</b></div></section>"
    )

"""The mats: four sections with their current costs and gains, the Factory card as the fifth, and the hand.

The viewer's own mat is open; those of the others replace it when their badge is chosen.  The contents of a
section are collected first (`facts`) and then drawn (`section.drawn`), which is cached: a move changes few of
them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene, closed
from spielwerk.boards.scythe.cards import fifth_section
from spielwerk.boards.scythe.fenris.modifications import beside_mat
from spielwerk.boards.scythe.fenris.workshop import VERBS, open_cards
from spielwerk.boards.scythe.hand import hand
from spielwerk.boards.scythe.icons import emblem, pic
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.section import Facts, Way, drawn
from spielwerk.boards.scythe.touch import paid, section_in_use
from spielwerk.boards.scythe.typed import known_of, rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.bottom import Bottom, cost
from spielwerk.games.scythe.actions.upgrade import Cover
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.control import controlled, stock
from spielwerk.games.scythe.options import BOTTOMS, COVER, GAINS, LIFT, RECRUIT, SECTION, STRUCTURE, TOPS
from spielwerk.games.scythe.pay import can_pay
from spielwerk.games.scythe.state import PRODUCE, Player
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.text import current_language, text

CACHE_SIZE = 1024
OF = "of"
"""The control that the pieces of a bottom action belong to, among what buttons of the mat post."""
PIECES = ("lift", "cover", "mech", "structure", "recruit", "bonus")
"""Options about pieces on the mat: they are lifted there and put down there or on the map."""
FAR = 12
"""The number of steps within which resources of others are mentioned."""


def mat(scene: Scene) -> str:
    """Returns all mats; one is shown, the viewer's own or the first."""
    seats = [seat for seat in view_of(scene).round if rules_of(scene).mats[seat]]
    shown = scene.viewer if scene.viewer in seats else next(iter(seats), -1)
    if shown < 0:
        return ""
    last = sorted(seats, key=lambda seat: seat == shown)
    mats = "".join([one_mat(scene, seat, own=seat == shown) for seat in last])
    more = esc(text("scythe-mat-more"))
    return (
        f'<section class="mats" id="mats" aria-label="{esc(text("scythe-mat-title"))}">'
        '<input type="checkbox" class="hidden-text" id="mat-more"/>'
        f'<label for="mat-more" class="mat-more" title="{more}"><span class="hidden-text">{more}</span>'
        f"</label>{mats}</section>"
    )


def one_mat(scene: Scene, seat: int, *, own: bool) -> str:
    """Returns the mat of a seat; only the viewer's own can be played on."""
    rules = rules_of(scene)
    play = playable(scene) if seat == scene.viewer else {}
    faction, called = look(seat, rules), rules.data.mats()[rules.setup["seats"][seat]["mat"]].name
    name, part = esc(names.seat(seat, rules).name), f"mat-{seat}"
    of = play.get(OF, "")
    inside = (
        f"{sections(scene, seat, play)}{beside_mat(scene, seat)}{hand(scene, seat, play, of)}"
        if own or scene.opens(part)
        else closed(scene, part)
    )
    close = "" if own else f'<a class="button small" href="#mats">{esc(text("scythe-mat-close"))}</a>'
    return (
        f'<article class="mat fac-{esc(faction)} {"own" if own else "other"}" id="{part}" data-part="{part}"'
        f' aria-label="{name}"><header class="mat-head">{emblem(faction)}<h2>{name}</h2>'
        f"<p>{esc(names.name(called))}</p>{close}</header>{inside}</article>"
    )


def sections(scene: Scene, seat: int, play: dict[str, str]) -> str:
    """Returns the sections of a mat in a row."""
    rules = rules_of(scene)
    called = rules.data.mats()[rules.setup["seats"][seat]["mat"]].name
    row = [drawn(facts(scene, seat, i, play), current_language()) for i in range(len(TOPS))]
    return (
        f'<div class="sections" tabindex="0" role="group" aria-label="{esc(names.name(called))}">'
        f"{''.join(row)}{fifth_section(scene, seat, play)}{open_cards(scene, seat, play)}</div>"
    )


# --- what can be played on the own mat


def playable(scene: Scene) -> dict[str, str]:
    """Returns what the buttons of the mat post: sections, choices of top actions, bottom actions."""
    d = scene.mine
    found: dict[str, str] = {}
    if d is not None and isinstance(d.frame, ChooseSection):
        for option in [o for o in d.options if o in SECTION]:
            found[option.verb] = option.text
            found |= with_choice(scene, option)
        found |= {option.text: option.text for option in d.options if option.verb in VERBS}
    elif d is not None and isinstance(d.frame, Bottom):
        for option in [o for o in d.options if o.verb in BOTTOMS]:
            path, state = paid(scene, option)
            found[option.verb] = posted(path)
            after = ahead.asked(scene, state, scene.viewer)
            found |= pieces(after, path) if after is not None else {}
            found[OF] = section_in_use(scene)
    elif d is not None:
        found = pieces(d, ())
    return found


def pieces(d: Decision, before: Options) -> dict[str, str]:
    """Returns the pieces of the mat that can be lifted or put down, after some answers."""
    return {o.text: posted((*before, o)) for o in d.options if o.verb in PIECES}


def with_choice(scene: Scene, section: Option) -> dict[str, str]:
    """Returns the options that follow right after choosing a section, so that one touch answers both."""
    after = ahead.asked(scene, ahead.played(scene, known_of(scene), scene.viewer, section), scene.viewer)
    if after is None or after.gesture != section.verb:
        return {}
    return {f"{section.verb} {meant(o)}": posted((section, o)) for o in reversed(after.options)}


def meant(option: Option) -> str:
    """Returns what a choice of a top action is about, by its name in the data."""
    return (
        {"cards": "combat_cards"}.get(GAINS[option.i], GAINS[option.i])
        if option.verb == "take"
        else option.verb
    )


def prospects(scene: Scene) -> str:
    """Returns which bottom actions could be paid while a section is chosen, and what the others lack."""
    seat, known = scene.viewer, known_of(scene)
    lines = []
    for bottom in playable_bottoms(scene):
        price = cost(known, seat, bottom)
        if can_pay(known, seat, bottom, price):
            look, words = "can", text("scythe-mat-can", amount=names.goods(bottom, price))
        else:
            look, words = "lack", lacking(known, seat, bottom, price)
        name = f"{pic(BOTTOMS[bottom])}<span>{esc(names.bottom(bottom))}:"
        lines.append(f'<li>{name} <span class="{look}">{esc(words)}</span></span></li>')
    return f'<ul class="prospects">{"".join(lines)}</ul>' if lines else ""


def playable_bottoms(scene: Scene) -> list[int]:
    """Returns the bottom actions of the sections that may be chosen now."""
    d = scene.mine
    if d is None or not isinstance(d.frame, ChooseSection):
        return []
    printed = rules_of(scene).mats[scene.viewer]
    return [printed.bottom[i] for i, o in enumerate(SECTION[: len(TOPS)]) if printed and o in d.options]


# --- what a section shows


def facts(scene: Scene, seat: int, i: int, play: dict[str, str]) -> Facts:
    """Returns a section with its upgrades, recruits and structures, and what can be paid now."""
    rules, known, name = rules_of(scene), known_of(scene), TOPS[i]
    printed = rules.mats[seat]
    assert printed is not None
    p: Player = known_of(scene).players[seat]
    bottom = printed.bottom[i]
    price = cost(known, seat, bottom)
    payable = can_pay(known, seat, bottom, price)
    return Facts(
        id=f"mat-{seat}-{name}",
        top=i,
        state=state_of(scene, seat, i, play),
        post=play.get(name, ""),
        price=top_price(rules, p, i),
        ways=ways(rules, p, i, play, lifted(scene, seat)),
        printed=rules.data.mat_file().structures[i],
        structure=p.structures[i],
        bottom=bottom,
        bottom_post=play.get(BOTTOMS[bottom], ""),
        cost=price,
        room=printed.room[bottom],
        covered=p.covered[bottom],
        have=stock(known, seat, bottom),
        payable=payable,
        lack="" if payable or seat != scene.viewer else lacking(known, seat, bottom, price),
        coins=printed.coins[bottom],
        bonus=rules.ongoing[bottom],
        recruited=bool(p.recruits >> bottom & 1),
        cover=play.get(COVER[bottom].text, ""),
        recruit=play.get(RECRUIT[bottom].text, ""),
        build=play.get(STRUCTURE[i].text, ""),
        of=play.get(OF, ""),
    )


def lifted(scene: Scene, seat: int) -> int:
    """Returns the slot, as a mask, whose cube is in the viewer's hand."""
    d = scene.mine
    return 1 << d.frame.slot if d is not None and seat == scene.viewer and isinstance(d.frame, Cover) else 0


def state_of(scene: Scene, seat: int, i: int, play: dict[str, str]) -> str:
    """Returns `open`, `last` (barred), `current`, or `before` (used in the turn before)."""
    p: Player = known_of(scene).players[seat]
    if TOPS[i] in play:
        return "open"
    if p.section != i:
        return ""
    if any(d.seat == seat and isinstance(d.frame, ChooseSection) for d in scene.asked):
        return "last" if seat == scene.viewer else "before"
    return "current" if known_of(scene).active == seat else "before"


def top_price(rules: Any, p: Player, i: int) -> tuple[tuple[str, int], ...]:
    """Returns the current cost of a top action; that of Produce rises with the workers."""
    price = rules.produce_cost[p.workers] if i == PRODUCE else rules.costs[i]
    parts = (("coins", price.coins, p.coins), ("popularity", price.popularity, p.popularity))
    return tuple([(what, n) for what, n, _ in (*parts, ("power", price.power, p.power)) if n])


def ways(rules: Any, p: Player, i: int, play: dict[str, str], in_hand: int) -> tuple[Way, ...]:
    """Returns the choices of a top action."""
    found = []
    choices = rules.data.mat_file().top_actions[i].choices
    for k, choice in enumerate(choices):
        slot = rules.benefits[i][k][2]
        cube = "" if not slot else "gone" if p.slots & slot else "lifted" if slot & in_hand else "there"
        lift = play.get(LIFT[slot.bit_length() - 1].text, "") if slot else ""
        post = play.get(f"{TOPS[i]} {choice.what}", "") or (
            play.get(TOPS[i], "") if len(choices) == 1 else ""
        )
        found.append(Way(choice.what, rules.benefit(p, i, k), choice.upgraded, cube, post, lift))
    return tuple(found)


def lacking(known: Any, seat: int, kind: int, price: int) -> str:
    """Returns how much is missing, and where the nearest is that others or nobody hold."""
    n = price - stock(known, seat, kind)
    p = known.players[seat]
    wanted = known.stocked[kind] & ~controlled(known, seat) & known.rules.regions
    place = nearest(p.fighters_at | p.workers_at, wanted)
    amount = names.goods(kind, n)
    if place < 0:
        return text("scythe-mat-lack", amount=amount)
    return text("scythe-mat-lack-near", amount=amount, place=names.hex_name(place).name)


@lru_cache(CACHE_SIZE)
def nearest(reached: int, wanted: int) -> int:
    """Returns the place of one mask that is nearest to another mask, in borders to cross; -1 if
    none is near.
    """
    for _ in range(FAR if wanted else 0):
        if reached & wanted:
            return bits(reached & wanted)[0]
        for place in bits(reached):
            reached |= board().neighbours[place]
    return -1

"""Combat, docked next to the map: public figures of both sides, and the dial with cards.

Dial and cards are combined on the page and posted as one list of answers, all or none; the possible lists are
found by playing (`card_paths`).  Without a script the plain options ask one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.controls import reaching
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import amount, pic
from spielwerk.boards.scythe.looks import look, mark
from spielwerk.boards.scythe.reveal import result
from spielwerk.boards.scythe.touch import warn
from spielwerk.boards.scythe.typed import known_of, rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.automa.panels import spoils
from spielwerk.games.scythe.board import NOTHING, WORKER
from spielwerk.games.scythe.combat import (
    AddCards,
    BeforeCombat,
    Dial,
    Reveal,
    SealAgain,
    cards_of,
    nothing,
)
from spielwerk.games.scythe.modules.airship_duels import AirReveal
from spielwerk.games.scythe.modules.horde_combat import OpenCards, OpenDial, RevealOpenly, laid_by
from spielwerk.games.scythe.modules.horde_combat import side as joint
from spielwerk.games.scythe.movement import fighters_at
from spielwerk.games.scythe.options import CARD, DONE
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.option import Options
from spielwerk.kernel.text import text


def combat(scene: Scene) -> str:
    """Returns the current combat, or the result of the last one if it is still news."""
    pending = next((frame for frame in view_of(scene).stack if isinstance(frame, Reveal)), None)
    return fight(scene, pending) if pending else result(scene)


# --- the fight


def fight(scene: Scene, at: Reveal) -> str:
    """Returns who fights where; the viewer's side first."""
    sides = fighting(scene, at)
    duel = isinstance(at, AirReveal)
    over, inside = names.hex_name(at.place).name, names.inside(at.place)
    title = text("scythe-combat-duel", place=over) if duel else text("scythe-combat-title", place=inside)
    columns = "".join([side(scene, seat, at) for seat in sides])
    return (
        f'<section class="fight" aria-label="{esc(title)}"><h2>{pic("power")}{esc(title)}</h2>'
        f'<div class="sides">{columns}</div>{own_part(scene, at)}</section>'
    )


def fighting(scene: Scene, at: Reveal) -> list[int]:
    """Returns both sides, the viewer first; several players may defend together."""
    sides = [at.attacker, at.defender]
    if isinstance(at, RevealOpenly):
        players = joint(known_of(scene), at.place)
        sides = [*[seat for seat in sides if seat not in players], *players]
    return sorted(sides, key=lambda seat: seat != scene.viewer)


def side(scene: Scene, seat: int, at: Reveal) -> str:
    """Returns the public figures of a side: power, cards, fighters, and the highest possible total."""
    duel = isinstance(at, AirReveal)
    fighters = 0 if duel else len(fighters_at(known_of(scene), seat, at.place))
    role = text("scythe-combat-attacks" if seat == at.attacker else "scythe-combat-defends")
    if luck := rules_of(scene).commits[seat]:
        most = (
            f'<p class="most">{esc(text(f"scythe-combat-by-{luck.decided_by}"))}</p>{found_there(scene, at)}'
        )
    else:
        says = shown_first(scene, seat) or text("scythe-combat-most", n=greatest(scene, seat, at))
        if isinstance(at, RevealOpenly) and any(laid := laid_by(known_of(scene), seat)):
            says = committed(scene, laid, "scythe-combat-shown")
        most = f'<p class="most">{esc(says)}</p>'
    faction = look(seat, rules_of(scene))
    return (
        f'<div class="side-of fac-{esc(faction)}{" me" if seat == scene.viewer else ""}">'
        f"{mark(seat, rules_of(scene))}<b>{esc(names.seat(seat, rules_of(scene)).name)}</b>"
        f"<span>{esc(role)}</span>"
        f'<span class="figures-row">{_means(scene, seat)}'
        f"{_fighters(fighters)}</span>{most}</div>"
    )


def shown_first(scene: Scene, seat: int) -> str:
    """Returns what a side has committed openly before the other one commits; empty if it has not."""
    found = [f for f in view_of(scene).stack if isinstance(f, SealAgain) and f.seat == seat]
    if not found:
        return ""
    rules, kinds = rules_of(scene), cards_of(found[0].cards)
    counts = tuple([kinds.count(kind) for kind in range(len(rules.card_values))])
    total = found[0].dial + sum([rules.card_values[kind] for kind in kinds])
    return text("scythe-combat-shown", n=total, power=found[0].dial, cards=names.cards(counts, rules))


def _fighters(n: int) -> str:
    """Returns how many characters and mechs fight; nothing for airships."""
    return amount("mech", n, text("scythe-combat-fighters", n=n)) if n else ""


def _means(scene: Scene, seat: int) -> str:
    """Returns the power and the cards of a seat; a power has no cards, and some have no power either."""
    power = view_of(scene).players[seat].power
    if seat >= rules_of(scene).seats:
        return amount("power", power, names.gain(0, power)) if power else ""
    power, cards = view_of(scene).players[seat].power, view_of(scene).hand_sizes[seat]
    return amount("power", power, names.gain(0, power)) + amount("cards", cards, names.gain(3, cards))


def found_there(scene: Scene, at: Reveal) -> str:
    """Returns what the attacker finds if the Automa is defeated.  [scythe.automa-claim.type]"""
    n, kind = spoils(view_of(scene), at.defender, rules_of(scene)), rules_of(scene).yields[at.place]
    if not n or kind in (NOTHING, WORKER):
        return ""
    return f'<p class="most">{esc(text("scythe-automa-spoils-here", amount=names.goods(kind, n)))}</p>'


def greatest(scene: Scene, seat: int, at: Reveal) -> int:
    """Returns the highest total a side can reach: exact for own cards, the best case for others."""
    view = view_of(scene)
    values = rules_of(scene).card_values
    if seat == scene.viewer:
        left = list(view.hand)
    else:
        left = [c.count for c in rules_of(scene).data.decks().combat_cards][: len(values)]
        for kind in range(len(values)):
            left[kind] -= view.discards.count(kind) + (view.hand[kind] if view.hand else 0)
    power = min(rules_of(scene).limits.dial, view.players[seat].power + still_to_come(scene, seat))
    if rules_of(scene).card_rules[seat][view.players[seat].abilities]:
        return power + best_by_rules(known_of(scene), seat, at.place, left)
    best = sorted([v for v, n in zip(values, left, strict=True) for _ in range(n)], reverse=True)
    slots = min(at.most_cards(known_of(scene), seat), view.hand_sizes[seat])
    return power + sum(best[:slots])


def best_by_rules(known: Scythe, seat: int, place: int, cards: list[int]) -> int:
    """Returns the highest total of cards where an ability says which ones can be added, and how many."""
    s, size, most = known.copy(), sum(known.hands[seat]), 0
    s.hands[seat] = cards
    for first in CARD[: len(cards)]:
        laid = s.sealed[seat] = nothing(s)
        ask, option = AddCards(seat, place), first
        while option is not DONE and option in ask.options(s) and sum(laid[1:]) < size:
            laid[1 + option.n] += 1
            option = max(ask.options(s), key=lambda o: o.n if o is not DONE else -1)
        most = max(most, sum([n * v for n, v in zip(laid[1:], s.rules.card_values, strict=True)]))
    return most


def still_to_come(scene: Scene, seat: int) -> int:
    """Returns the power that a side can still gain before the dials by an ability.

    [scythe.invaders.shield, scythe.invaders.ronin]
    """
    frames = [f for f in view_of(scene).stack if isinstance(f, BeforeCombat) and f.seat == seat]
    return sum([frame.brings(known_of(scene)) for frame in frames if frame.usable(known_of(scene))])


# --- what the viewer does


def own_part(scene: Scene, at: Reveal) -> str:
    """Returns the dial while it is to be set, then what was sealed."""
    d = scene.mine
    if d is not None and isinstance(d.frame, Dial | AddCards | OpenDial | OpenCards):
        return dialer(scene, at)
    if scene.viewer in (at.attacker, at.defender) and view_of(scene).sealed:
        return f'<p class="sealed">{pic("lock")}{esc(sealed(scene))}</p>'
    return ""


def sealed(scene: Scene) -> str:
    return committed(scene, view_of(scene).sealed)


def laid_so_far(scene: Scene, at: Reveal) -> list[int]:
    """Returns what the viewer has committed already: power and cards of each kind; empty if nothing."""
    if isinstance(at, RevealOpenly):
        row = laid_by(known_of(scene), scene.viewer)
        return row if any(row) else []
    return list(view_of(scene).sealed)


def committed(scene: Scene, row: Sequence[int], key: str = "scythe-combat-sealed") -> str:
    """Returns a commitment in words: its total, and what it consists of."""
    dial, *cards = row
    total = dial + sum([n * v for n, v in zip(cards, rules_of(scene).card_values, strict=True)])
    return text(key, n=total, power=dial, cards=names.cards(cards, rules_of(scene)))


def dialer(scene: Scene, at: Reveal) -> str:
    """Returns slider, number buttons and card slots; the script fills in what the button posts."""
    d, view = scene.mine, view_of(scene)
    assert d is not None
    dials = [o for o in d.options if o.verb == "dial"]
    done = laid_so_far(scene, at)
    laid = done[1:] or [0] * len(view.hand)
    hand = [n - k for n, k in zip(view.hand, laid, strict=True)]
    paths = card_paths(scene, (dials[-1],) if dials else ())
    slots = max(len(key.split(",")) if key else 0 for key in paths)
    values = rules_of(scene).card_values
    cards = "".join(
        [
            f'<button type="button" class="card v{values[kind]}" data-kind="{kind}"'
            f' data-value="{values[kind]}" aria-pressed="false">{values[kind]}</button>'
            for kind, n in enumerate(hand)
            for _ in range(n)
        ]
    )
    base = done[0] if done and not dials else 0
    base += sum([n * v for n, v in zip(laid, values, strict=True)])
    key = f"{view.turns}-{at.place}-{len(dials)}-{sum(laid)}"
    seen = isinstance(d.frame, OpenDial | OpenCards)
    commit = (
        f"{pic('eye')}{esc(text('scythe-combat-show'))}"
        if seen
        else (f"{pic('lock')}{esc(text('scythe-combat-commit'))}")
    )
    return (
        f'<div class="dialer" id="dialer-{key}" data-paths="{esc(json.dumps(paths))}"'
        f'{reaching(d.options, "dial")} data-base="{base}" hx-morph-skip>'
        f"{_dial(len(dials) - 1)}{_slots(cards, slots)}"
        f'<p class="grand"><span>{esc(text("scythe-combat-total"))}</span><output>{base}</output></p>'
        f"{warn(text('scythe-combat-nothing'))}{enough(scene, at)}"
        f'<button form="act" name="choice" value="" class="button primary big commit" id="commit" disabled>'
        f"{commit}</button></div>"
    )


def enough(scene: Scene, at: Reveal) -> str:
    """Returns a note if the viewer commits more than needed; the attacker needs only a tie.

    [scythe.combat.tie]
    """
    attacks = scene.viewer == at.attacker
    foe = at.defender if attacks else at.attacker
    if rules_of(scene).commits[foe]:
        return ""
    needed = greatest(scene, foe, at) + (0 if attacks else 1)
    words = esc(text("scythe-combat-spare", n=needed))
    return f'<p class="spare" data-enough="{needed}" hidden>{words}</p>'


def _dial(most: int) -> str:
    if most < 0:
        return ""
    label = esc(text("scythe-combat-power"))
    numbers = "".join(
        [
            f'<button type="button" id="dial-{n}" data-dial="{n}" data-digit="{n}" aria-keyshortcuts="{n}"'
            f' aria-pressed="{str(n == 0).lower()}">{n}</button>'
            for n in range(most + 1)
        ]
    )
    return (
        f'<label class="dial-label">{label}<input type="range" min="0" max="{most}" value="0"></label>'
        f'<div class="numbers" role="group" aria-label="{label}">{numbers}</div>'
    )


def _slots(cards: str, slots: int) -> str:
    if not slots:
        return f'<p class="muted">{esc(text("scythe-combat-no-cards"))}</p>'
    words = esc(text("scythe-combat-slots", n=slots))
    fan = f'<div class="fan" id="fan" role="group" aria-label="{words}">{cards}</div>'
    return f'<p class="dial-label">{words}</p>{fan}'


def card_paths(scene: Scene, first: Options) -> dict[str, str]:
    """Returns the answers after the dial for each set of cards: kinds in ascending order → texts to post."""
    seat, found = scene.viewer, {}
    todo: list[tuple[str, Options, Any]] = [("", (), ahead.played(scene, known_of(scene), seat, *first))]
    while todo:
        key, path, state = todo.pop()
        d = ahead.asked(scene, state, seat)
        if d is None or not isinstance(d.frame, AddCards | OpenCards):
            found[key] = posted(path)
            continue
        for option in d.options:
            if option.verb == "card":
                more = f"{key},{option.n}" if key else str(option.n)
                todo.append((more, (*path, option), ahead.played(scene, state, seat, option)))
            else:
                found[key] = posted((*path, option))
    return found

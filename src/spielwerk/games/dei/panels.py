"""The view as lists and tables: everything a viewer may know, for terminals and the plain table."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from spielwerk.games.dei import names
from spielwerk.games.dei.board import LETTERS, PARTS, Board, board
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.majority import majority
from spielwerk.games.dei.markets import affordable, outposts_short, prices
from spielwerk.games.dei.missions import worth
from spielwerk.games.dei.options import COLOURS, KINDS, ONCE, STRUCTURES
from spielwerk.games.dei.scoring import marker
from spielwerk.games.dei.state import NOBODY, NONE, Dei, Player
from spielwerk.games.dei.view import UNKNOWN, DeiView, resample
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.dei.rules import DeiRules

Row = tuple[str, ...]


def label(key: str) -> str:
    return text(f"dei-panel-{key}")


def fact(key: str, value: object) -> Row:
    return label(key), str(value)


def heads(*keys: str) -> Row:
    return tuple([label(key) for key in keys])


def panels(view: DeiView, rules: DeiRules) -> list[Panel]:
    """Returns the table, the map, the markets, the missions, all players' pads, and the player aid."""
    s = resample(view, rules, Rng(1))
    found = [table(view, rules), areas(view, s, rules), markets(view, s), missions(view, s, rules)]
    if any(isinstance(frame, DoActions) for frame in view.stack):
        found.insert(0, going_on(view, rules))
    for seat in view.round:
        found.append(pad(view, seat, rules))
    found.append(aid(rules))
    return found


# --- what belongs to all


def table(view: DeiView, rules: DeiRules) -> Panel:
    """Returns the panel with round, supply, drones and decks."""
    rows = [
        fact("round", f"{view.number} / {rules.rounds}"),
        fact("phase", phase(view.phase)),
        fact("start-player", names.seat(view.first, rules)),
        fact("supply", names.price(*view.supply)),
        fact("candy", text("dei-panel-pool", n=view.pool_size, spent=sum(view.spent))),
        fact("drones", names.listed([drone(view, i) for i, at in enumerate(view.drones) if at != NONE])),
        fact("leftover-missions", names.listed([names.mission(m) for m in view.mission_deck])),
    ]
    if view.sealed:
        rows.append(fact("planned", names.listed([names.card(c) for c in view.sealed])))
    return Panel("table", label("table"), tuple(rows))


def phase(number: int) -> str:
    return text(f"dei-phase-{number}")


def drone(view: DeiView, i: int) -> str:
    return f"{names.drone(i)} {names.inside(view.drones[i])}"


def going_on(view: DeiView, rules: DeiRules) -> Panel:
    """Returns the panel of the phase's cards, and what the last of them can still do."""
    frame = next(frame for frame in reversed(view.stack) if isinstance(frame, DoActions))
    p = view.players[frame.seat]
    left = [f"{n} × {names.action(kind)}" for kind, n in frame.left if n]
    rows = [
        fact("player", names.seat(frame.seat, rules)),
        fact("played", names.listed([names.card(c) for c in p.played])),
        fact("down", len(p.down)),
        fact("card", names.card(frame.card)),
        fact("left", names.listed(left)),
    ]
    return Panel("card", label("playing"), tuple(rows))


def areas(view: DeiView, s: Dei, rules: DeiRules) -> Panel:
    """Returns every area with its parts, units, structures, tokens, outposts and majority."""
    rows = [area(view, s, i, rules) for i in bits(s.board.areas)]
    head = heads("area", "parts", "units", "majority", "structures", "tokens", "outposts", "neighbours")
    return Panel("board", label("board"), tuple(rows), head)


def area(view: DeiView, s: Dei, i: int, rules: DeiRules) -> Row:
    """Returns the row of one area."""
    b = s.board
    holder = majority(s, i)
    present = [k for k, p in enumerate(s.players) if p.units_at(i)]
    units = [f"{names.seat(k, rules)} {units_at(s.players[k], i, k, rules)}" for k in present]
    return (
        str(names.area(i)),
        parts_of(b, i),
        names.listed(units),
        "–" if holder == NOBODY else str(names.seat(holder, rules)),
        names.listed(standing(view, s, i, rules)),
        names.amount(int(not b.is_ground(i)), view.tokens[i]) if view.tokens[i] else "–",
        names.listed([outpost(view, b, k, rules) for k in b.outposts_in[i]]),
        neighbours_of(b, i),
    )


@lru_cache(maxsize=4096)
def parts_of(b: Board, i: int) -> str:
    """Returns the parts of an area, which never change."""
    return names.listed([PARTS[part] for part in b.parts(i)])


@lru_cache(maxsize=4096)
def neighbours_of(b: Board, i: int) -> str:
    return names.listed([names.on_the_plan(other) for other in bits(b.beside[i])])


def units_at(p: Player, i: int, seat: int, rules: DeiRules) -> str:
    who = names.leader(seat, rules)
    return names.group(p.scrappers[i], int(p.leader == i), 0, who)


def standing(view: DeiView, s: Dei, i: int, rules: DeiRules) -> list[str]:
    """Returns camps, bridges above or ending in the area, elevators and drones."""
    b = s.board
    found = [label("neutral-camp")] if b.camps >> i & 1 else []
    owners: list[tuple[str, Any]] = [
        ("", SimpleNamespace(camps=(), bridges=b.shared_bridges, elevators=b.shared_elevators))
    ]
    owners += [(f" {names.seat(k, rules)}", p) for k, p in enumerate(view.players)]
    for owner, p in owners:
        found += [names.structure(0) + owner] * p.camps.count(i)
        for spot in p.bridges:
            if i in (*b.bridges[spot].ends, b.bridges[spot].over):
                found.append(names.structure(1) + (owner or f" {label('shared')}"))
        for ends in p.elevators:
            if i in ends:
                found.append(names.structure(2) + (owner or f" {label('shared')}"))
    return [*found, *[str(names.drone(k)) for k, at in enumerate(view.drones) if at == i]]


def outpost(view: DeiView, b: Board, k: int, rules: DeiRules) -> str:
    """Returns colour and holder of an outpost; the printed letter before outposts are placed."""
    letter = b.outposts[k][1]
    if not view.holders or letter >= len(view.letters):
        return LETTERS[letter]
    colour = names.colour_name(view.letters[letter])
    holder = view.holders[k]
    return colour if holder == NOBODY else f"{colour}: {names.seat(holder, rules)}"


def markets(view: DeiView, s: Dei) -> Panel:
    """Returns the four boards: open cards from left to right, banners, and what the viewer lacks.

    [dei.setup.step-07-boards]
    """
    rows = []
    for m, data in enumerate(s.rules.markets):
        for slot, i in enumerate(view.slots[m]):
            asked, more, less = data.outposts[slot], data.surcharge[slot], data.refund[slot]
            banner = text("dei-banner", outposts=asked, more=more, less=less)
            offered = ("–",) * len(SOLD) if i == NONE else sold(s, view.seat, m, slot)
            rows.append((str(names.market(m)), label(f"slot-{slot}"), banner, *offered))
    for m, deck in enumerate(view.decks):
        left = len(deck) + view.drones_in[m]
        rows.append((str(names.market(m)), label("deck"), str(left), *["–"] * len(SOLD)))
    return Panel("markets", label("markets"), tuple(rows), heads("market", "slot", "banner", *SOLD))


SOLD = ("card", "price", "points", "actions", "for-you")


def lacking(s: Dei, seat: int, market: int, slot: int) -> str:
    """Returns what the viewer lacks to buy a card, or that it is affordable."""
    if seat < 0:
        return "–"
    p = s.players[seat]
    short = [text("dei-short-outposts", n=n)] if (n := outposts_short(s, seat, market, slot)) else []
    if not affordable(s, seat, market, slot):
        technology, energy, _ = prices(s, p, market, slot)[0]
        missing = (technology - p.technology, energy - p.energy)
        short += [names.amount(what, n) for what, n in enumerate(missing) if n > 0]
    return text("dei-short", what=names.listed(short)) if short else label("affordable")


def costs(s: Dei, seat: int, market: int, slot: int) -> str:
    """Returns the prices of an open card for a player; for spectators the price including the surcharge.

    [dei.purchase.total-cost, dei.market.black-left-surcharge, dei.market.black-right-refund]
    """
    data, card = s.rules.markets[market], s.rules.cards[s.slots[market][slot]]
    ways = [(card.technology + data.surcharge[slot], card.energy)]
    if seat >= 0:
        found = affordable(s, seat, market, slot) or prices(s, s.players[seat], market, slot)
        ways = list(dict.fromkeys([price[:2] for price in found]))
    return names.ways_to_pay(ways, data.refund[slot])


def sold(s: Dei, seat: int, market: int, slot: int) -> Row:
    """Returns a card with its price, points, actions, and what the viewer lacks."""
    i = s.slots[market][slot]
    points = str(s.rules.cards[i].points)
    cost, short = costs(s, seat, market, slot), lacking(s, seat, market, slot)
    return str(names.card(i)), cost, points, names.actions(i, s.rules), short


def missions(view: DeiView, s: Dei, rules: DeiRules) -> Panel:
    """Returns the overview column by column: both values, the current worth, and the markers.

    [dei.setup.step-10-overview]
    """
    rows = []
    for k, m in sorted(enumerate(view.missions), key=lambda pair: pair[0] % rules.rounds):
        rate = [text("dei-panel-rate", points=r.points, per=r.per) for r in rules.mission_rates[m]]
        there = [names.seat(i, rules) for i, p in enumerate(view.players) if m in p.markers]
        now = str(worth(s, view.seat, m)) if view.seat >= 0 else "–"
        rows.append((str(k % rules.rounds + 1), str(names.mission(m)), *rate, now, names.listed(there)))
    head = heads("round", "mission", "on-time", "late", "now", "markers")
    return Panel("missions", label("missions"), tuple(rows), head)


# --- what belongs to a player


def pad(view: DeiView, seat: int, rules: DeiRules) -> Panel:
    """Returns the pad of a player: score, reserve, cards, badges, structures.

    [dei.setup.step-13-score-board, dei.setup.step-20-leader-card]
    """
    p = view.players[seat]
    data = rules.data.factions()[p.faction]
    left = rules.scrappers - p.on_board
    rows = [
        fact("score", score(p, rules)),
        fact("reserve", names.price(p.technology, p.energy)),
        fact("candy", names.listed([names.candy(k) if k >= 0 else label("secret") for k in p.candy])),
        fact("scrappers", text("dei-panel-scrappers-left", n=p.on_board, left=left)),
        fact("leader", f"{' '.join(filter(None, (data.leader, names.inside(p.leader))))}: {data.text}"),
        fact("hand", hand(view, seat)),
        fact("played", names.listed([names.card(c) for c in p.played])),
        fact("down", names.listed([names.card(c) if c >= 0 else label("secret") for c in p.down])),
        fact("recycled", names.listed([names.card(c) for c in p.recycled])),
        fact("cubes", names.listed(cubes(view, seat, rules))),
        *[badge(p, colour, rules) for colour in range(len(COLOURS))],
        fact("structures", names.listed(names.structures_of(p))),
        fact("markers", p.markers.count(NONE)),
    ]
    return Panel(f"pad-{seat}", str(names.seat(seat, rules)), tuple(rows), seat=seat)


def score(p: Player, rules: DeiRules) -> str:
    """Returns the space of the score marker in words; above 40 the marker is turned to its other side.

    [dei.setup.step-17-flip-40]
    """
    space, flipped = marker(p.score, rules.data.box().flip_at)
    return text("dei-panel-flipped", n=p.score, space=space) if flipped else str(p.score)


def hand(view: DeiView, seat: int) -> str:
    """Returns the cards in hand, as far as they are known."""
    p = view.players[seat]
    if UNKNOWN not in p.hand:
        return names.listed([names.card(c) for c in p.hand])
    known = names.listed([names.card(c) for c in view.hidden_cards[seat]])
    return text("dei-panel-hidden-hand", n=len(p.hand), cards=known)


def cubes(view: DeiView, seat: int, rules: DeiRules) -> list[str]:
    """Returns outpost cubes by colour; before outposts are placed there are none."""
    held = zip(view.holders, board(view.layout, view.width, rules.data.pack).outposts, strict=False)
    found = [view.letters[letter] for holder, (_, letter) in held if holder == seat]
    return [f"{found.count(c)} × {names.colour_name(c)}" for c in range(len(COLOURS)) if c in found]


def badge(p: Player, colour: int, rules: DeiRules) -> Row:
    """Returns the row of a badge: earned, or face down, which only its owner can read."""
    title = text("dei-panel-badge", colour=names.colour_name(colour))
    number = p.badges[colour]
    if number < 0:
        return title, label("secret") if number == UNKNOWN else "–"
    state = label("earned" if p.earned >> colour & 1 else "face-down")
    return title, f"{names.badge(number)} ({state}): {names.badge_text(number, rules)}"


# --- the player aid


def aid(rules: DeiRules) -> Panel:
    """Returns the actions and what they do.  [dei.setup.step-23-player-aid]"""
    done = [
        k
        for k, kind in enumerate(KINDS)
        if kind.per == ONCE and kind.drone < 0 and kind.style not in STRUCTURES
    ]
    strict = {"enlist": "enlist-majority"} if rules.enlist_needs_majority else {}
    rows = [(names.action(k), text(f"dei-aid-{strict.get(KINDS[k].name, KINDS[k].name)}")) for k in done]
    rows += [(names.structure(i), text(f"dei-aid-{key}")) for i, key in enumerate(STRUCTURES)]
    rows += [(str(d.name), names.drone_text(i, rules)) for i, d in enumerate(rules.data.box().drones)]
    return Panel("aid", label("aid"), tuple(rows))

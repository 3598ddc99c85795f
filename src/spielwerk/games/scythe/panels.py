"""A view of Scythe as lists and tables, for the generic table and the text view.

Everything is computed from the view, so it contains only what its viewer may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.bottom import cost
from spielwerk.games.scythe.board import WORKER
from spielwerk.games.scythe.state import (
    CHAMPION,
    CHARACTER,
    FIRST_WORKER,
    NOWHERE,
    PLACE_COUNT,
    Player,
)
from spielwerk.games.scythe.view import UNKNOWN, ScytheView
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import Panel, Ref
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.components import Components
    from spielwerk.games.scythe.rules import ScytheRules

Row = tuple[str, ...]
UNCOVERED: Mapping[int, Ref] = {}
"""No tile on any mech ability."""


def panels(view: ScytheView, rules: ScytheRules) -> list[Panel]:
    """Returns the table, the board, and for each seat in turn order its pieces and its mat, if it has one."""
    found = [general(view, rules), regions(view, rules)]
    for seat in view.round:
        found.append(player(view, seat, rules) if seat < rules.seats else power(view, seat, rules))
        if rules.mats[seat]:
            found.append(mat(view, seat, rules))
        found += [panel for more in rules.panels for panel in more(view, seat, rules)]
    return found


@names.by_language
def label(key: str) -> str:
    return text(f"scythe-panel-{key}")


def fact(key: str, value: object) -> Row:
    """Returns a line of a list: label and value."""
    return label(key), str(value)


def heads(*keys: str) -> Row:
    return tuple([label(key) for key in keys])


def owned(seat: int, what: object, rules: ScytheRules) -> str:
    """Returns owner and thing: `Rusviet Union: 2 workers`."""
    return f"{names.seat(seat, rules)}: {what}"


def tile(i: int, data: Components) -> Ref:
    """Returns a structure bonus tile."""
    found = data.scoring().structure_bonuses[i]
    return Ref("tile", found.id, names.name(found.name))


def bonus(view: ScytheView, rules: ScytheRules) -> str:
    """Returns the structure bonus tile of the game with what it pays."""
    if view.tile < 0:
        return "–"
    return f"{tile(view.tile, rules.data)}: {pays(view.tile, rules.data)}"


@names.by_language
def pays(i: int, data: Components) -> str:
    """Returns what a structure bonus tile pays: `1: 2 coins, 2–3: 4 coins, 4 or more: 6 coins`.

    [scythe.structure-bonus.coins-adjacency, scythe.structure-bonus.coins-row-and-farm]
    [scythe.structure-bonus.coins-on-tunnels]
    """
    coins = data.scoring().structure_bonuses[i].coins
    steps = []
    first = 1
    for n in range(1, len(coins)):
        if n + 1 == len(coins):
            steps.append(text("scythe-tile-most", n=first, coins=names.gain(1, coins[n])))
        elif coins[n + 1] != coins[n]:
            count = str(n) if n == first else f"{first}–{n}"
            steps.append(text("scythe-tile-step", count=count, coins=names.gain(1, coins[n])))
            first = n + 1
    return names.listed(steps)


# --- what belongs to all


def general(view: ScytheView, rules: ScytheRules) -> Panel:
    """Returns the panel of what all players share: turn, decks, tiles, and what the viewer has sealed.

    [scythe.turn.overlap]
    """
    kinds = range(len(rules.card_values))
    rows = [
        fact("turn", view.turns),
        fact("active", names.seat(view.active, rules) if view.active >= 0 else "–"),
        fact("order", names.listed([names.seat(seat, rules) for seat in view.round])),
        fact("tile", bonus(view, rules)),
        fact("deck", view.deck_size),
        fact("discards", f"{len(view.discards)} ({_by_kind(view.discards, kinds, rules)})"),
        fact("encounters", names.listed([names.hex_name(r) for r in bits(view.encounters)])),
    ]
    rows.append(fact("factory", factory(view)))
    if view.revealed:
        rows.append(fact("revealed", names.listed([names.objective(n, rules) for n in view.revealed])))
    rows += [objective(n, rules) for n in view.objectives]
    if view.sealed:
        dial, *cards = view.sealed
        rows.append(fact("sealed", text("scythe-panel-commitment", n=dial, cards=names.cards(cards, rules))))
    rows.append(fact("overlap", text("scythe-note-overlap")))
    return Panel("table", label("table"), tuple(rows))


def factory(view: ScytheView) -> str:
    """Returns how many cards are in the Factory, and which, if the viewer has looked at them."""
    return f"{view.factory_size} ({names.listed(view.factory)})" if view.factory else str(view.factory_size)


def objective(number: int, rules: ScytheRules) -> Row:
    """Returns one of the viewer's objectives with what it demands."""
    called = text("scythe-panel-objective", card=names.objective(number, rules))
    return called, names.name(rules.data.objectives()[number].text)


def _by_kind(cards: list[int], kinds: range, rules: ScytheRules) -> str:
    return names.cards([cards.count(kind) for kind in kinds], rules)


def regions(view: ScytheView, rules: ScytheRules) -> Panel:
    """Returns all places that hold anything, in reading order."""
    control = {seat: view.held[seat] for seat in view.round}
    rows = [row for i in range(PLACE_COUNT) if (row := region(view, i, control, rules))]
    keys = ("place", "terrain", "controller", "units", "structures", "resources")
    head = heads(*keys, "tokens") if rules.markers else heads(*keys)
    return Panel("board", label("board"), tuple(rows), head)


def region(view: ScytheView, i: int, control: dict[int, int], rules: ScytheRules) -> Row | None:
    """Returns the row of one place; None if nothing is there."""
    units, standing = [], []
    for seat in view.round:
        p = view.players[seat]
        if i in p.units:
            units.append(owned(seat, units_at(p.units, seat, i, rules, covering(view, seat, rules)), rules))
        if i in p.structures:
            standing.append(owned(seat, names.structure(seat, p.structures.index(i)), rules))
    tokens = [str(token) for marked in rules.markers for token in marked(view, i, rules)]
    if not units and not standing and not view.goods[i] and not tokens:
        return None
    row = (
        str(names.hex_name(i)),
        terrain(i, rules),
        names.listed([names.seat(seat, rules) for seat, mask in control.items() if mask >> i & 1]),
        names.listed(units),
        names.listed(standing),
        names.tokens(view.goods[i]),
    )
    return (*row, names.listed(tokens)) if rules.markers else row


def units_at(
    units: Sequence[int], seat: int, i: int, rules: ScytheRules, above: Mapping[int, Ref] = UNCOVERED
) -> str:
    """Returns the units of a player in a place, with workers counted; `above` are its `covering`."""
    found: list[object] = [unit(seat, u, rules, above) for u in range(FIRST_WORKER) if units[u] == i]
    workers = units[FIRST_WORKER:].count(i)
    return names.listed([*found, names.goods(WORKER, workers)] if workers else found)


def unit(seat: int, i: int, rules: ScytheRules, above: Mapping[int, Ref]) -> Ref:
    """Returns a unit; a mech is named by the tile on its ability, if there is one."""
    tile = above.get(i - CHARACTER - 1)
    called = names.unit(seat, i, rules)
    return Ref(called.kind, called.id, text("scythe-unit-mech", ability=tile.name)) if tile else called


def covering(view: ScytheView, seat: int, rules: ScytheRules) -> dict[int, Ref]:
    """Returns the names of the tiles on the mech abilities of a seat, by the mech."""
    covered = rules.covered[seat] if seat < rules.seats and rules.mats[seat] else None
    return covered(view, seat, rules) if covered else {}


def position(view: ScytheView, rules: ScytheRules) -> Any:
    """Returns the part of a position that costs depend on; the view has all of it."""
    return SimpleNamespace(rules=rules, players=view.players)


def terrain(i: int, rules: ScytheRules) -> str:
    """Returns the terrain of a region, with a tunnel if it has one; home bases have none."""
    data = rules.data.board_data()
    if i >= len(data.regions):
        return "–"
    called = names.name(data.terrain_names[data.regions[i].terrain])
    return f"{called}, {label('tunnel')}" if data.regions[i].tunnel else called


# --- what belongs to a player


def player(view: ScytheView, seat: int, rules: ScytheRules) -> Panel:
    """Returns tracks, hand, stars and pieces."""
    p = view.players[seat]
    rows = [
        fact("power", p.power),
        fact("popularity", p.popularity),
        fact("coins", label("secret") if p.coins == UNKNOWN else p.coins),
        fact("hand", hand(view, seat, rules)),
        fact("stars", stars(p, rules)),
        fact("character", names.place(p.units[CHARACTER]) if p.units[CHARACTER] != NOWHERE else "–"),
        *champion(p, seat, rules),
        fact("mechs", names.listed(mechs(view, seat, rules))),
        fact("workers", names.listed(workers(p))),
    ]
    if rules.mats[seat]:
        rows += [
            fact("objective-cards", objective_cards(view, seat, rules)),
            fact("factory-card", p.factory_card or "–"),
            fact("ability", ability(rules.factions[seat], rules)),
            fact("structures", names.listed(structures(p, seat))),
            fact("recruits", names.listed(recruits(p, seat, rules))),
        ]
    rows += [row for belonging in rules.belongings[seat] for row in belonging(view, seat, rules)]
    return Panel(f"player-{seat}", title(seat, rules), tuple(rows), seat=seat)


def power(view: ScytheView, actor: int, rules: ScytheRules) -> Panel:
    """Returns where the units of a power are, and what its module says about it."""
    standing = [names.place(place) for place in view.players[actor].units if place != NOWHERE]
    rows = [fact("place", names.listed(standing))]
    rows += [row for belonging in rules.belongings[actor] for row in belonging(view, actor, rules)]
    return Panel(f"player-{actor}", str(names.seat(actor, rules)), tuple(rows))


def ability(faction: str, rules: ScytheRules) -> str:
    """Returns a faction ability with its text."""
    id = rules.data.factions()[faction].ability
    does = names.ability_text(id, faction, rules.seats, data=rules.data)
    return f"{names.ability(id, rules.data)}: {does}"


def title(seat: int, rules: ScytheRules) -> str:
    """Returns faction and player mat, or the role that replaces the mat."""
    called = rules.role[seat] or rules.data.mats()[rules.setup["seats"][seat]["mat"]].name
    return text("scythe-panel-player", seat=names.seat(seat, rules), mat=names.name(called))


def hand(view: ScytheView, seat: int, rules: ScytheRules) -> str:
    """Returns the number of combat cards, and which they are if they are the viewer's own."""
    n = view.hand_sizes[seat]
    known = view.hand if seat == view.seat else view.hands[seat] if view.hands else []
    return f"{n} ({names.cards(known, rules)})" if known and n else str(n)


def objective_cards(view: ScytheView, seat: int, rules: ScytheRules) -> str:
    """Returns the number of objectives, and which they are if hands are open."""
    n = view.objective_counts[seat]
    if not (view.all_objectives and n):
        return str(n)
    return f"{n} ({names.listed([names.objective(card, rules) for card in view.all_objectives[seat]])})"


def stars(p: Player, rules: ScytheRules) -> str:
    """Returns how many stars, and what for."""
    kinds = zip(rules.star_track.values(), p.stars, strict=True)
    earned = [f"{names.name(star.name)} × {n}" if n > 1 else names.name(star.name) for star, n in kinds if n]
    return f"{p.star_count} ({names.listed(earned)})" if earned else "0"


def mechs(view: ScytheView, seat: int, rules: ScytheRules) -> list[str]:
    """Returns each deployed mech, by its ability if it has one, and its place."""
    units, above = view.players[seat].units, covering(view, seat, rules)
    deployed = [u for u in range(CHARACTER + 1, CHAMPION) if units[u] != NOWHERE]
    if not rules.mats[seat]:
        return [str(names.place(units[u])) for u in deployed]
    called = {u: above.get(u - 1) or names.mech_ability(seat, u - 1, rules) for u in deployed}
    return [f"{ability}: {names.place(units[u])}" for u, ability in called.items()]


def champion(p: Player, seat: int, rules: ScytheRules) -> list[Row]:
    """Returns the place of the unit that counts as character and as mech, if it is on the board."""
    place = p.units[CHAMPION]
    return [] if place == NOWHERE else [(str(names.unit(seat, CHAMPION, rules)), str(names.place(place)))]


def workers(p: Player) -> list[str]:
    """Returns how many workers are in each place."""
    places = p.units[FIRST_WORKER:]
    return [f"{places.count(i)} × {names.place(i)}" for i in sorted(set(places)) if i != NOWHERE]


def structures(p: Player, seat: int) -> list[str]:
    return [
        f"{names.structure(seat, k)}: {names.place(i)}" for k, i in enumerate(p.structures) if i != NOWHERE
    ]


def recruits(p: Player, seat: int, rules: ScytheRules) -> list[str]:
    """Returns the one-time bonuses that are taken; the ongoing ones are shown with the mat."""
    return [names.gain(i, rules.one_time[seat][i]) for i in bits(p.bonuses)]


def mat(view: ScytheView, seat: int, rules: ScytheRules) -> Panel:
    """Returns the four sections: what the top yields, and what the bottom costs and yields now."""
    rows = [section(view, seat, i, rules) for i in range(len(rules.costs))]
    head = heads("top", "yields", "bottom", "cost", "income", "recruit")
    p = view.players[seat]
    last = names.section(seat, p.section, rules) if p.section >= 0 else "–"
    called = text("scythe-panel-mat", seat=names.seat(seat, rules), last=last)
    return Panel(f"mat-{seat}", called, tuple(rows), head, seat)


def section(view: ScytheView, seat: int, i: int, rules: ScytheRules) -> Row:
    """Returns one section of a player mat, with its upgrades and recruits."""
    p = view.players[seat]
    action = rules.data.mat_file().top_actions[i]
    yields = [f"{names.yielded(c.what)} {rules.benefit(p, i, k)}" for k, c in enumerate(action.choices)]
    bottom = rules.mats[seat].bottom[i]
    price = names.goods(bottom, cost(position(view, rules), seat, bottom))
    coins = names.gain(1, rules.mats[seat].coins[bottom])
    open_bonus = p.recruits >> bottom & 1
    bonus = names.gain(bottom, rules.ongoing[bottom]) if open_bonus else "–"
    return names.top(i), " | ".join(yields), names.bottom(bottom), price, coins, bonus

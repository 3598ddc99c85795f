"""What the contract tests have to be told about DEI."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from spielwerk.games.dei import components
from spielwerk.games.dei.box import CHOSEN
from spielwerk.games.dei.cards import ChooseCard
from spielwerk.games.dei.majority import majority, update_outposts
from spielwerk.games.dei.options import BADGES, CARDS, COLOURS, FACTIONS, MISSIONS
from spielwerk.games.dei.state import NOBODY, NONE, NOWHERE, Dei, Player
from spielwerk.games.dei.view import passed
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option

SETUPS: dict[str, dict[str, Any]] = {
    "two": {"seats": [{"faction": "auxilia"}, {"faction": "farm_z"}], "majority_without_units": True},
    "three": {"seats": 3, "deal": 4, "outposts": "random", "softer_missions": True},
    "four": {"seats": 4, "oldest": 3, "open_candy": True},
    "planned": {"seats": 3, "deal": 1, "modules": ["planning", "confrontation", "no_choice"]},
    "drafted": {"seats": 4, "map": "random", "modules": ["badge_draft", "planning", "rebellion"]},
}


def setup(rng: Rng) -> dict[str, Any]:
    """A random set-up."""
    number = 2 + rng.below(len(FACTIONS) - 1)
    factions = rng.shuffled(FACTIONS)
    names = (
        "softer_missions",
        "majority_without_units",
        "enlist_needs_majority",
        "several_camps",
        "open_candy",
    )
    return {
        "seats": [{"faction": factions.pop()} if rng.below(3) else {} for _ in range(number)],
        "deal": rng.below(1 << 31),
        "oldest": 1 + rng.below(number),
        "map": ("quick", "random")[rng.below(2)],
        "outposts": ("quick", "random")[rng.below(2)],
        "modules": [name for name in CHOSEN if rng.below(2)],
        **{name: bool(rng.below(2)) for name in names},
    }


def eager(rng: Rng, d: Decision) -> Option:
    """A random option, but who would leave something undone thinks twice."""
    for _ in range(3):
        option = d.options[rng.below(len(d.options))]
        if option.verb not in ("done", "skip", "no", "rebel"):
            break
    return option


def stir(s: Dei, rng: Rng) -> bool:
    """Everybody has all badges and some candy, and units stand anywhere.  Not in the middle of a turn."""
    if not isinstance(s.open.frame, ChooseCard):
        return False
    areas = list(bits(s.board.areas))
    for p in s.players:
        for colour, badge in enumerate(p.badges):
            p.earned |= 1 << colour
            p.abilities |= s.rules.badge_bit(badge)
        on_board, p.scrappers, p.present = p.on_board, [0] * len(p.scrappers), 0
        for _ in range(on_board):
            p.put(areas[rng.below(len(areas))], 1)
        p.leader = areas[rng.below(len(areas))]
        while len(p.candy) < 2 and any(s.pool):
            kind = rng.pick(s.pool)
            s.pool[kind] -= 1
            p.candy = tuple(sorted((*p.candy, kind)))
    s.drones = [areas[rng.below(len(areas))] for _ in s.drones]
    s.holders = [NOBODY] * len(s.holders)
    update_outposts(s, s.board.areas)
    return True


# --- what a seat cannot know


def perturb(game: Game, state: Dei, seat: int, rng: Rng) -> Dei:
    """Other luck; others hold other face-down badges, candy boosts and – where hands are hidden – cards."""
    s = state.copy()
    s.random = rng.number()
    others = [i for i in range(len(s.players)) if i != seat]
    swap_badges(s, seat, others, rng)
    if not s.rules.setup["open_candy"]:
        pool = rng.shuffled(
            [
                *[kind for kind, n in enumerate(s.pool) for _ in range(n)],
                *[kind for i in others for kind in s.players[i].candy],
            ]
        )
        for i in others:
            n = len(s.players[i].candy)
            s.players[i].candy = tuple(sorted(pool[:n]))
            del pool[:n]
        s.pool = [pool.count(kind) for kind in range(len(s.pool))]
    if s.rules.hidden_hands:
        for i in others:
            swap_cards(s, s.players[i], i, rng)
    s.open = UNSET
    return s


def swap_badges(s: Dei, seat: int, others: list[int], rng: Rng) -> None:
    """Face-down badges change places; in a draft a seat knows what was missing from the piles it saw."""
    known = set(passed(s, seat))
    earlier = s.draft[: s.draft.index(seat)] if seat in s.draft else ()
    for colour in range(len(COLOURS)):
        for before in (True, False):
            holders = [
                i
                for i in others
                if s.players[i].badges[colour] != NONE
                and not s.players[i].earned >> colour & 1
                and (s.players[i].badges[colour] in known) == before
            ]
            assert not before or all(i in earlier for i in holders)
            badges = [s.players[i].badges[colour] for i in holders]
            if not before and not looking(s, seat, colour):
                badges += [b for b in s.undealt if s.rules.badge_colours[b] == colour]
            badges = rng.shuffled(badges)
            for i in holders:
                row = list(s.players[i].badges)
                row[colour] = badges.pop()
                s.players[i].badges = tuple(row)
    held = {b for p in s.players for b in p.badges}
    s.undealt = tuple([b for b in range(len(BADGES)) if b not in held])


def looking(s: Dei, seat: int, colour: int) -> bool:
    """Whether the seat holds the pile of this colour just now."""
    top = s.stack[-1] if s.stack else None
    return getattr(top, "seat", -1) == seat and getattr(top, "colour", -1) == colour


def swap_cards(s: Dei, p: Player, seat: int, rng: Rng) -> None:
    """Other cards are face down, planned and in hand; what was bought after a card was put down is not that
    card."""
    while True:
        cards = rng.shuffled(p.hand + p.down)
        down = cards[: len(p.down)]
        if all(down.index(card) >= n for card, n in p.newer if card in down):
            break
    p.down, p.hand = tuple(down), tuple(sorted(cards[len(down) :]))
    if len(s.sealed[seat]) == 1:
        s.sealed[seat] = [p.hand[rng.below(len(p.hand) - 1)]]
    elif s.sealed[seat]:
        s.sealed[seat] = sorted(rng.shuffled(p.hand)[: len(s.sealed[seat])])


# --- nothing appears or vanishes


def conserved(game: Game, state: Dei) -> None:
    """Cards, pieces and tokens are accounted for, and cubes lie with those who hold the majority."""
    cards_are_complete(state)
    tokens_are_complete(state)
    outposts_are_settled(state)
    for seat, p in enumerate(state.players):
        pieces_are_complete(state, p)
        assert set(state.sealed[seat]) <= set(p.hand)


def cards_are_complete(s: Dei) -> None:
    data = components.cards()
    drones = [components.factions()[p.faction].drone for p in s.players]
    owners = [FACTIONS[p.faction] for p in s.players]
    wanted = [
        i
        for i, c in enumerate(data)
        if c.deck in owners
        or c.deck not in (*FACTIONS, "drones")
        or (c.deck == "drones" and c.drone in drones)
    ]
    found = [i for row in s.slots for i in row if i != NONE]
    found += [i for deck in s.decks for i in deck] + list(s.drone_cards)
    found += [i for p in s.players for i in p.owned + p.recycled]
    assert sorted(found) == wanted
    assert len(CARDS) == len(data)
    assert sum(s.drones_in) == len(s.drone_cards)
    assert sorted(s.missions + s.mission_deck) == list(range(len(MISSIONS)))
    held = [b for p in s.players for b in p.badges if b != NONE]
    assert sorted([*held, *s.undealt]) == list(range(len(BADGES)))
    candy = [n + used for n, used in zip(s.pool, s.spent, strict=True)]
    for p in s.players:
        for kind in p.candy:
            candy[kind] += 1
    assert candy == [c.copies for c in components.box().candy]
    assert min(s.pool) >= 0


def tokens_are_complete(s: Dei) -> None:
    counts, b = components.box().counts, s.board
    technology = s.supply[0] + sum([p.technology for p in s.players])
    energy = s.supply[1] + sum([p.energy for p in s.players])
    assert technology + sum([s.tokens[i] for i in bits(b.ground)]) == counts.technology
    assert energy + sum([s.tokens[i] for i in bits(b.heights)]) == counts.energy
    assert min(*s.supply, *s.tokens) >= 0
    assert min([min(p.technology, p.energy) for p in s.players]) >= 0


def outposts_are_settled(s: Dei) -> None:
    for (area, _), holder in zip(s.board.outposts, s.holders, strict=True):
        now = majority(s, area)
        assert now in (NOBODY, holder)
        if now == NOBODY and holder != NOBODY:
            assert s.players[holder].units_at(area)


def pieces_are_complete(s: Dei, p: Player) -> None:
    data, b = components.box().player, s.board
    assert min(p.scrappers) >= 0
    assert p.on_board <= data.scrappers
    assert p.present == sum([1 << area for area, n in enumerate(p.scrappers) if n]), "a stale mask"
    assert p.places & ~b.areas == 0
    assert p.leader != NOWHERE or s.number == 0
    assert len(p.camps) <= data.camps
    assert len(set(p.camps)) == len(p.camps)
    assert len(set(p.bridges)) == len(p.bridges) <= data.bridges
    assert len(set(p.elevators)) == len(p.elevators) <= data.elevators
    assert all(b.across[low] >> high & 1 for low, high in p.elevators)
    assert p.abilities.bit_count() == 1 + p.earned.bit_count()
    assert len(p.markers) == data.mission_markers

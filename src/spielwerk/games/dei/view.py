"""What a seat may know of a game of DEI, and how to fill in the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.dei.board import Key
from spielwerk.games.dei.options import BADGES, COLOURS
from spielwerk.games.dei.state import NONE, Dei, Player
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.view import View

if TYPE_CHECKING:
    from spielwerk.games.dei.rules import DeiRules

UNKNOWN = -2
"""A card, badge or candy boost that the viewer has not seen."""


class DeiView(View, kw_only=True):
    """Everything public, and the viewer's own badges, candy boosts and, if hands are hidden, cards.

    `planned` is the number of cards each seat has sealed for this phase.  `hidden_cards` are, for each other
    seat, the cards that may be in hand, planned or face down.  `passed` are badges that earlier pickers of a
    draft are known to hold.
    [dei.setup.step-22-badge-secrecy, dei.ruling.candy-secrecy, dei.option.planning.hidden-hand]
    [dei.ruling.hand-visibility]
    """

    players: list[Player]
    layout: Key
    width: int
    tokens: list[int]
    supply: list[int]
    letters: tuple[int, ...]
    holders: list[int]
    drones: list[int]
    decks: list[tuple[int, ...]]
    slots: list[tuple[int, int, int]]
    drone_cards: tuple[int, ...]
    drones_in: list[int]
    missions: tuple[int, ...]
    mission_deck: tuple[int, ...]
    pool_size: int
    spent: list[int]
    draft: tuple[int, ...]
    passed: tuple[int, ...]
    planned: list[int]
    hidden_cards: list[tuple[int, ...]]
    number: int
    phase: int
    first: int
    active: int
    covered: bool
    turns: int


def view(s: Dei, seat: int) -> DeiView:
    """Returns the table as one seat (or a spectator) sees it."""
    return DeiView(
        **View.shared(s, seat),
        players=[p.copy() if i == seat else seen(s, p) for i, p in enumerate(s.players)],
        layout=s.layout,
        width=s.width,
        tokens=s.tokens[:],
        supply=s.supply[:],
        letters=s.letters,
        holders=s.holders[:],
        drones=s.drones[:],
        decks=s.decks[:],
        slots=s.slots[:],
        drone_cards=s.drone_cards,
        drones_in=s.drones_in[:],
        missions=s.missions,
        mission_deck=s.mission_deck,
        pool_size=sum(s.pool),
        spent=s.spent[:],
        draft=s.draft,
        passed=passed(s, seat),
        planned=[len(cards) for cards in s.sealed],
        hidden_cards=[
            tuple(sorted(p.hand + p.down)) if s.rules.hidden_hands and i != seat else ()
            for i, p in enumerate(s.players)
        ],
        number=s.number,
        phase=s.phase,
        first=s.first,
        active=s.active,
        covered=s.covered,
        turns=s.turns,
    )


def seen(s: Dei, p: Player) -> Player:
    """Returns what others see of a player: unearned badges face down, candy boosts only by number."""
    q = p.copy()
    if not s.over:
        q.badges = tuple([b if b == NONE or p.earned >> c & 1 else UNKNOWN for c, b in enumerate(p.badges)])
        if not s.rules.setup["open_candy"]:
            q.candy = (UNKNOWN,) * len(p.candy)
        if s.rules.hidden_hands:
            q.hand = (UNKNOWN,) * len(p.hand)
            q.down = (UNKNOWN,) * len(p.down)
    return q


def passed(s: Dei, seat: int) -> tuple[int, ...]:
    """Returns the badges that were missing from the piles that a seat has seen in a draft."""
    if seat not in s.draft:
        return ()
    earlier = s.draft[: s.draft.index(seat)]
    top = s.stack[-1] if s.stack else None
    looking = getattr(top, "colour", NONE) if getattr(top, "seat", NONE) == seat else NONE
    known = [c for c, b in enumerate(s.players[seat].badges) if b != NONE or c == looking]
    return tuple(sorted([s.players[other].badges[c] for other in earlier for c in known]))


# --- back to a full position


def resample(view: DeiView, rules: DeiRules, rng: Rng) -> Dei:
    """Returns a full position that fits the view: what is unseen is dealt at random."""
    s = Dei(
        stack=view.stack[:],
        round=view.round[:],
        over=view.over,
        rules=rules,
        sealed=[[] for _ in view.players],
        players=[p.copy() for p in view.players],
        layout=view.layout,
        width=view.width,
        tokens=view.tokens[:],
        supply=view.supply[:],
        letters=view.letters,
        holders=view.holders[:],
        drones=view.drones[:],
        decks=view.decks[:],
        slots=view.slots[:],
        drone_cards=view.drone_cards,
        drones_in=view.drones_in[:],
        missions=view.missions,
        mission_deck=view.mission_deck,
        undealt=(),
        pool=[],
        spent=view.spent[:],
        draft=view.draft,
        number=view.number,
        phase=view.phase,
        first=view.first,
        active=view.active,
        covered=view.covered,
        turns=view.turns,
    )
    deal_badges(s, view, rng)
    deal_candy(s, rng)
    deal_cards(s, view, rng)
    return s


def deal_badges(s: Dei, view: DeiView, rng: Rng) -> None:
    """Deals unseen badges to others; players who picked before the viewer get those known to be missing."""
    known = {b for p in s.players for b in p.badges if b >= 0}
    earlier = s.draft[: s.draft.index(view.seat)] if view.seat in s.draft else ()
    unseen = rng.shuffled([b for b in range(len(BADGES)) if b not in known and b not in view.passed])
    missing = rng.shuffled([b for b in view.passed if b not in known])
    colours = s.rules.badge_colours
    for seat, p in enumerate(s.players):
        row = list(p.badges)
        for colour in range(len(COLOURS)):
            if row[colour] == UNKNOWN:
                gone = [b for b in missing if colours[b] == colour] if seat in earlier else []
                row[colour] = (gone or [b for b in unseen if colours[b] == colour])[0]
                (missing if gone else unseen).remove(row[colour])
        p.badges = tuple(row)
    s.undealt = tuple(sorted(unseen))


def deal_candy(s: Dei, rng: Rng) -> None:
    """Deals candy boosts to others from those that are neither spent nor the viewer's."""
    pool = [candy.copies for candy in s.rules.data.box().candy]
    for kinds in (*[p.candy for p in s.players], [k for k, n in enumerate(s.spent) for _ in range(n)]):
        for kind in kinds:
            if kind != UNKNOWN:
                pool[kind] -= 1
    for p in s.players:
        row = []
        for kind in p.candy:
            row.append(rng.pick(pool) if kind == UNKNOWN else kind)
            if kind == UNKNOWN:
                pool[row[-1]] -= 1
        p.candy = tuple(sorted(row))
    s.pool = pool


def deal_cards(s: Dei, view: DeiView, rng: Rng) -> None:
    """Deals the hidden cards of others: any unseen card may be planned, or face down if the player had it
    when that card was put down."""
    for seat, p in enumerate(s.players):
        if UNKNOWN in p.hand + p.down:
            cards, lain = list(rng.shuffled(view.hidden_cards[seat])), dict(p.newer)
            p.down = tuple([take(cards, lain, nth) for nth in range(len(p.down))])
            p.hand = tuple(sorted(cards))
        if seat == view.seat:
            continue
        if view.planned[seat] == 1:
            s.sealed[seat] = [p.hand[rng.below(len(p.hand) - 1)]]
        elif view.planned[seat]:
            s.sealed[seat] = sorted(rng.shuffled(p.hand)[: view.planned[seat]])


def take(cards: list[int], lain: dict[int, int], nth: int) -> int:
    """Removes and returns the first card that can be the nth face-down one.  Later ones have more to choose
    from, so all deals are equally likely.
    """
    found = next(card for card in cards if lain.get(card, 0) <= nth)
    cards.remove(found)
    return found

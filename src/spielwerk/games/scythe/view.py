"""What a seat may know of a game of Scythe, and how to fill in the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import field

from spielwerk.games.scythe.combat import AddCards, Reveal, lying_open, nothing
from spielwerk.games.scythe.control import update_control
from spielwerk.games.scythe.options import DONE
from spielwerk.games.scythe.sleepers import add_sleepers, without_sleepers
from spielwerk.games.scythe.state import Player, Scythe, stocked
from spielwerk.kernel.chance import Deck, Rng
from spielwerk.kernel.view import View

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

UNKNOWN = -1
"""The coins of a player if the viewer may not know them."""
MOST_GUESSED = 30
"""The most coins assumed for an opponent; richer ones are too rare."""


class ScytheView(View, kw_only=True):
    """Everything public, and the viewer's own hand.

    The number of combat cards in a hand is public, their values are not.
    [scythe.info.combat-card-count-open, scythe.info.combat-card-values-secret]
    """

    players: list[Player]
    hand: list[int]
    hand_sizes: list[int]
    goods: list[int]
    held: tuple[int, ...]
    discards: list[int]
    deck_size: int
    encounters: int
    active: int
    turns: int
    tile: int
    before_move: tuple[int, ...]
    fought_at: int = field(name="fought")
    objectives: tuple[int, ...]
    objective_counts: list[int]
    revealed: tuple[int, ...]
    factory: tuple[int, ...]
    factory_size: int
    saw_factory: int = field(name="looked")
    workers_driven_off: int = field(name="driven")
    encounter_deck: tuple[int, ...]
    encounter_bottom: tuple[int, ...]
    hands: list[list[int]] = []
    """All hands of combat cards by actor, if they are open."""
    all_objectives: list[tuple[int, ...]] = []
    """The objectives of all, if they are open."""


def view(s: Scythe, seat: int) -> ScytheView:
    """Returns the table as one seat (or a spectator) sees it."""
    if s.rules.asleep:
        s = without_sleepers(s.__copy__())
    return ScytheView(
        **View.shared(s, seat),
        players=mats(s, seat),
        hand=s.hands[seat][:] if seat >= 0 else [],
        hand_sizes=[sum(hand) for hand in s.hands],
        goods=s.goods[:],
        held=s.held,
        discards=s.deck.discard[:],
        deck_size=len(s.deck),
        encounters=s.encounters,
        active=s.active,
        turns=s.turns,
        tile=s.tile,
        before_move=s.before_move,
        fought_at=s.fought_at,
        objectives=s.objectives[seat] if seat >= 0 else (),
        objective_counts=[len(cards) for cards in s.objectives],
        revealed=s.revealed,
        factory=s.factory if seat >= 0 and s.saw_factory >> seat & 1 else (),
        factory_size=len(s.factory),
        saw_factory=s.saw_factory,
        workers_driven_off=s.workers_driven_off,
        encounter_deck=s.encounter_deck,
        encounter_bottom=s.encounter_bottom,
        hands=[hand[:] for hand in s.hands] if s.rules.open_hands else [],
        all_objectives=s.objectives[:] if s.rules.open_hands else [],
    )


def mats(s: Scythe, seat: int) -> list[Player]:
    """Returns the players' public state; with `hidden_coins` the coins of others are hidden until the end.

    [scythe.info.coins, scythe.ruling.coins-visibility]
    """
    found = [p.copy() for p in s.players]
    if s.rules.setup["hidden_coins"] and not s.over:
        for other, p in enumerate(found):
            if other != seat:
                p.coins = UNKNOWN
    return found


def resample(view: ScytheView, rules: ScytheRules, rng: Rng) -> Scythe:
    """Returns a full position that fits the view: unseen cards are dealt and coins guessed at random.

    What modules hide in their parts is filled in later; what they show may matter here already.
    """
    unseen = _whole_deck(rules)
    for seen in (*(view.hands or [view.hand]), _counts(view.discards, len(unseen))):
        for kind, n in enumerate(seen):
            unseen[kind] -= n
    open_cards = {} if view.hands else lying_open(view.stack, but=view.seat)
    for kinds in open_cards.values():
        for kind in kinds:
            unseen[kind] -= 1
    hands = [hand[:] for hand in view.hands]
    for seat, size in enumerate([] if hands else view.hand_sizes):
        known = open_cards.get(seat, ())
        hands.append(view.hand[:] if seat == view.seat else _deal(unseen, size, rng, known))
    s = Scythe(
        stack=view.stack[:],
        random=rng.number(),
        round=view.round[:],
        over=view.over,
        rules=rules,
        parts=view.parts,
        players=[p.copy() for p in view.players],
        hands=hands,
        goods=view.goods[:],
        stocked=stocked(view.goods),
        deck=Deck(unseen, view.discards[:]),
        encounters=view.encounters,
        active=view.active,
        turns=view.turns,
        tile=view.tile,
        before_move=view.before_move,
        fought_at=view.fought_at,
        sealed=[[] for _ in view.players],
        encounter_deck=view.encounter_deck,
        encounter_bottom=view.encounter_bottom,
        objectives=[],
        objective_deck=(),
        factory=_factory(view, rules, rng),
        revealed=view.revealed,
        saw_factory=view.saw_factory,
        workers_driven_off=view.workers_driven_off,
    )
    _deal_objectives(s, view, rng)
    add_sleepers(s)
    update_control(s)
    for p in s.players:
        if p.coins == UNKNOWN:
            p.coins = rng.below(MOST_GUESSED + 1)
    for frame in view.stack:
        if isinstance(frame, Reveal):
            for seat in (frame.attacker, frame.defender):
                if view.answered[seat] and seat != view.seat:
                    s.sealed[seat] = _commit(s, seat, frame, rng)
    return s


def _factory(view: ScytheView, rules: ScytheRules, rng: Rng) -> tuple[int, ...]:
    """Returns the cards left in the Factory, which are known to seats that have looked."""
    if view.factory:
        return view.factory
    taken = [p.factory_card for p in view.players]
    for elsewhere in rules.factory_elsewhere:
        taken += elsewhere(view.parts, rules)
    known = [n for there in rules.factory_known for n in there(view.parts, rules)]
    unseen = rng.shuffled([n for n in rules.factory_numbers if n not in (*taken, *known)])
    return tuple(sorted([*known, *unseen[: view.factory_size - len(known)]]))


def _deal_objectives(s: Scythe, view: ScytheView, rng: Rng) -> None:
    """Deals unrevealed objectives to others, unless they are open."""
    known = [*view.objectives, *view.revealed, *[n for cards in view.all_objectives for n in cards]]
    unseen = rng.shuffled([n for n in s.rules.objective_numbers if n not in known])
    if view.all_objectives:
        s.objectives, s.objective_deck = view.all_objectives[:], tuple(sorted(unseen))
        return
    for seat, count in enumerate(view.objective_counts):
        mine = seat == view.seat
        s.objectives.append(view.objectives if mine else tuple(sorted(unseen[:count])))
        if not mine:
            del unseen[:count]
    s.objective_deck = tuple(sorted(unseen))


def _whole_deck(rules: ScytheRules) -> list[int]:
    return [c.count for c in rules.data.decks().combat_cards][: len(rules.card_values)]


def _counts(cards: list[int], kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]


def _deal(unseen: list[int], n: int, rng: Rng, known: Sequence[int] = ()) -> list[int]:
    """Returns a hand of n cards: those that are known, and others drawn from the unseen ones."""
    hand = [known.count(kind) for kind in range(len(unseen))]
    for _ in range(n - len(known)):
        kind = rng.pick(unseen)
        unseen[kind] -= 1
        hand[kind] += 1
    return hand


def _commit(s: Scythe, seat: int, combat: Reveal, rng: Rng) -> list[int]:
    """Returns a commitment that a seat may have sealed.  [scythe.info.combat-commitment-secret]"""
    hand = s.hands[seat]
    sealed = nothing(s)
    sealed[0] = rng.below(min(s.rules.limits.dial, s.players[seat].power) + 1)
    choosing = any(isinstance(frame, AddCards) and frame.seat == seat for frame in s.stack)
    if s.rules.card_rules[seat][s.players[seat].abilities]:
        return _commit_by_rules(s, combat.adding(seat), sealed, choosing, rng)
    left = hand[:]
    most = min(combat.most_cards(s, seat), sum(hand)) - choosing
    for _ in range(rng.below(max(0, most) + 1)):
        kind = rng.pick(left)
        left[kind] -= 1
        sealed[1 + kind] += 1
    return sealed


def _commit_by_rules(s: Scythe, ask: AddCards, sealed: list[int], choosing: bool, rng: Rng) -> list[int]:
    """Adds cards as an ability allows them; a seat that is still choosing could add another one."""
    s.sealed[ask.seat] = sealed
    while True:
        options = ask.options(s)
        option = options[rng.below(len(options))]
        if option is DONE:
            return sealed
        sealed[1 + option.n] += 1
        if choosing and ask.options(s) == (DONE,):
            sealed[1 + option.n] -= 1
            return sealed

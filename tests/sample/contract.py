"""What the contract tests have to be told about the sample game."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from sample.board import COINS, CUBES, GOODS, STATIONS
from sample.cards import COPIES
from sample.modules.council import NOTHING, in_council
from sample.modules.guilds import GUILDS
from sample.modules.smugglers import MARKS_OF_A_KIND, Marks
from sample.options import CARDS
from sample.state import Caravan, Sample
from sample.turn import PlayCard
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game

SETUPS: dict[str, dict[str, Any]] = {
    "solo": {"seats": [{}, {"automa": True}]},
    "two": {"seats": 2},
    "guilds": {
        "seats": [{"guild": "riders"}, {"guild": "porters"}, {"guild": "brokers"}, {"guild": "brokers"}],
        "rounds": 6,
        "storm": False,
    },
    "tolls": {"seats": 3, "modules": ["tolls"]},
    "market": {"seats": [{}, {}, {"automa": True}], "modules": ["market-day"]},
    "famine": {"seats": 4, "modules": ["famine"], "rounds": 6},
    "smugglers": {"seats": 4, "modules": ["tolls", "smugglers", "market-day"]},
    "council": {"seats": [{}, {"automa": True}, {}, {}], "modules": ["tolls", "council"], "rounds": 6},
    "dunes": {"seats": 2, "modules": ["dunes"], "rounds": 9},
    "secrets": {
        "seats": [{"guild": "nomads"}, {}],
        "spoilers": ["desert", "hoard"],
        "caches": 2,
        "rounds": 2,
    },
    "sandworm": {
        "seats": [{"guild": "riders"}, {"automa": True}],
        "modules": ["tolls", "smugglers", "famine", "sandworm"],
        "spoilers": ["desert"],
        "rounds": 9,
    },
}


def setup(rng: Rng) -> dict[str, Any]:
    """A random set-up."""
    people = 1 + rng.below(3)
    guilds = ("none", *GUILDS)
    seats: list[dict[str, Any]] = [{"guild": guilds[rng.below(len(guilds))]} for _ in range(people)]
    seats += [{"automa": True}] * rng.below(5 - people)
    modules = [name for name in ("tolls", "sandworm", "council") if rng.below(2)]
    modules += [("market-day",), ("famine",), ()][rng.below(3)]
    if "tolls" in modules and rng.below(2):
        modules.append("smugglers")
    if rng.below(2):
        modules.append("dunes")
    return {"seats": seats, "modules": modules, "spoilers": ["desert"], "rounds": 1 + rng.below(9)}


def stir(s: Sample, rng: Rng) -> bool:
    """The traders are anywhere, and all coins are theirs: the bank is empty."""
    if not isinstance(s.open.frame, PlayCard):
        return False
    for trader in s.traders:
        trader.place = rng.below(len(STATIONS))
        trader.coins += s.bank // len(s.traders)
    s.bank %= len(s.traders)
    return True


def perturb(game: Game, state: Sample, seat: int, rng: Rng) -> Sample:
    """Deal the cards that a seat cannot see anew; change others' bids, gifts and marks, and the luck."""
    s = state.copy()
    s.random = rng.number()
    hidden = [t for i, t in enumerate(s.traders) if i != seat and isinstance(t, Caravan)]
    pool = [kind for pile in (s.deck.counts, *[t.hand for t in hidden]) for kind in _cards(pile)]
    pool = rng.shuffled(pool)
    for trader in hidden:
        n = sum(trader.hand)
        trader.hand = [pool[:n].count(kind) for kind in range(len(CARDS))]
        del pool[:n]
    s.deck.counts = [pool.count(kind) for kind in range(len(CARDS))]
    for i, sealed in enumerate(s.sealed):
        if i != seat and sealed:
            sealed[0] = _gift(s, i, rng) if in_council(s) else rng.below(min(3, s.traders[i].coins) + 1)
    for part in s.parts:
        if isinstance(part, Marks):
            _swap_marks(part, seat, rng)
    s.open = UNSET
    return s


def _gift(s: Sample, seat: int, rng: Rng) -> int:
    return rng.shuffled([NOTHING, *_cards(s.traders[seat].hand)])[0]


def _cards(pile: list[int]) -> list[int]:
    return [kind for kind, n in enumerate(pile) for _ in range(n)]


def _swap_marks(part: Marks, seat: int, rng: Rng) -> None:
    unknown = [i for i, mark in enumerate(part.marks) if mark >= 0 and i != seat and not part.shown[i]]
    pool = rng.shuffled([*[part.marks[i] for i in unknown], *_cards(part.bag)])
    for i in unknown:
        part.marks[i] = pool.pop()
    part.bag = [pool.count(good) for good in range(len(GOODS))]


def conserved(game: Game, state: Sample) -> None:
    """Nothing appears or vanishes: coins, cubes, cards and marks."""
    assert state.bank + sum(t.coins for t in state.traders) == COINS
    assert min(state.bank, *[t.coins for t in state.traders]) >= 0
    for good in range(len(GOODS)):
        held = [t.goods[good] for t in state.traders]
        lying = [n for n, kind in zip(state.stock, game.rules.growth, strict=True) if kind == good]  # type: ignore[attr-defined]
        assert min(state.supply[good], *held) >= 0
        assert state.supply[good] + sum(held) + sum(lying) == CUBES
    for kind in range(len(CARDS)):
        hands = [t.hand[kind] for t in state.traders if isinstance(t, Caravan)]
        assert min(hands) >= 0
        assert state.deck.counts[kind] + state.deck.discard.count(kind) + sum(hands) == COPIES
    if in_council(state):
        for trader, sealed in zip(state.traders, state.sealed, strict=True):
            assert all(card == NOTHING or trader.hand[card] for card in sealed)
    for part in state.parts:
        if isinstance(part, Marks):
            for good in range(len(GOODS)):
                assert part.bag[good] + part.marks.count(good) == MARKS_OF_A_KIND

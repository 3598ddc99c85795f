"""What the contract tests have to be told about Scythe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

import spielwerk
from games.scythe.fenris import contract as fenris
from games.scythe.wind import contract as wind
from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa import cards as automa_cards
from spielwerk.games.scythe.automa import levels as automa_levels
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.progress import ChangeScheme
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.box import FACTIONS, GUESTS, MATS, MODULES
from spielwerk.games.scythe.combat import AddCards, Reveal
from spielwerk.games.scythe.control import controlled, update_control
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.deals import HowMuch
from spielwerk.games.scythe.factory import LayOutFactory
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.modules.mad_tesla import Tesla
from spielwerk.games.scythe.state import (
    CHAMPION,
    CHARACTER,
    FIRST_WORKER,
    FULL,
    NOWHERE,
    SHIFT,
    UNIT_COUNT,
    Player,
    Scythe,
    stocked,
)
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option

SETUPS: dict[str, dict[str, Any]] = {
    "two": {
        "seats": [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "mat": "industrial"}]
    },
    "three": {
        "seats": [
            {"faction": "nordic", "mat": "agricultural"},
            {"faction": "crimea", "mat": "engineering"},
            {"faction": "polania", "mat": "patriotic"},
        ],
        "trade_split": True,
    },
    "four": {
        "seats": 4,
        "deal": 2,
        "enlist_own_bonus": True,
        "banned_pairs": True,
        "spare_lone_workers": True,
        "delay_penalty": True,
        "sample_scoring": True,
    },
    "five": {"seats": 5, "deal": 5},
    "invaders": {
        "seats": [{"faction": "albion", "mat": "militant"}, {"faction": "togawa", "mat": "innovative"}],
        "modules": ["invaders"],
    },
    "six": {"seats": 6, "deal": 6, "modules": ["invaders"]},
    "seven": {"seats": 7, "deal": 7, "modules": ["invaders"], "promo": True},
    "solo": {
        "seats": [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"}]
    },
    "hesitant": {
        "seats": [
            {
                "faction": "nordic",
                "automa": "ultimaszyna",
                "hesitant_moves": True,
                "hesitant_deployment": True,
            },
            {"faction": "crimea", "mat": "agricultural"},
        ],
        "deals": True,
        "hidden_coins": True,
    },
    "together": {
        "seats": [
            {"faction": "polania", "mat": "patriotic"},
            {"faction": "crimea", "automa": "automaszyna", "extra_coins": -2, "extra_power": 2},
            {"faction": "nordic", "mat": "industrial"},
            {"faction": "rusviet", "automa": "autometta"},
        ],
        "automa_mode": "cooperative",
        "automa_decks": "shared",
    },
    "surrounded": {
        "seats": [
            {"mat": "engineering"},
            {"automa": "automa", "all_moves": True},
            {"automa": "ultimaszyna"},
            {"automa": "automaszyna", "skip_turns": True},
            {"automa": "automa"},
        ],
        "deal": 3,
    },
    "promos": {"seats": 3, "deal": 9, "extra": True, "promo": True, "deals": True, "hidden_coins": True},
    **fenris.SETUPS,
    **wind.SETUPS,
}

POWERS = ("mad-tesla", "horde", "annihilator")
"""Powers that nobody plays."""
PLENTY = FULL >> 1
"""More tokens of one kind in one region than any game makes: the count has slipped below nothing."""


def setup(rng: Rng) -> dict[str, Any]:
    """A random set-up: any modules that go together."""
    return seated([] if rng.below(3) else fenris.some(rng), rng)


def stuck(s: Scythe) -> bool:
    """Whether no player can end the game any more; a random game that goes on for ever is then no fault."""
    return fenris.stuck(s) or wind.stuck(s)


def campaign(rng: Rng) -> dict[str, Any]:
    """A random set-up with one of the allowed sets of modules of Rise of Fenris."""
    return seated([*fenris.SETS[rng.below(len(fenris.SETS))]], rng)


def modified(rng: Rng) -> dict[str, Any]:
    """A random set-up with modifications, and with anything that goes with them."""
    return seated([*fenris.MODIFIED[rng.below(len(fenris.MODIFIED))]], rng)


def guests(rng: Rng) -> dict[str, Any]:
    """A random set-up with Vesna, Fenris, Tesla or all of them, and with what goes with them."""
    return seated([*fenris.GUESTS[rng.below(len(fenris.GUESTS))]], rng)


def clash(one: str, other: str) -> bool:
    """Whether two modules exclude each other."""
    return other in MODULES[one].conflicts or one in MODULES[other].conflicts


def windy(rng: Rng) -> dict[str, Any]:
    """A random set-up with airships, an end-condition tile or both, and often another module."""
    others = [[], *[[id] for id in fenris.SPOILED]][rng.below(1 + len(fenris.SPOILED))]
    given = seated(others, rng)
    wanted = wind.SETS[rng.below(len(wind.SETS))] if "horde" not in others else ["airships"]
    rest = [id for id in given["modules"] if id not in wind.BOTH]
    return {**given, "modules": [*rest, *wanted]}


def powers(rng: Rng, power: str = "") -> dict[str, Any]:
    """A random set-up with one of the powers that nobody plays, or with this one."""
    power = power or POWERS[rng.below(len(POWERS))]
    assert power in POWERS, f"there is no power {power}"
    given = seated([power] if power != "annihilator" else [], rng)
    given["spoilers"] = ["fenris-all"]
    return {**given, "episode": "5"} if power == "annihilator" else given


def agents(rng: Rng) -> dict[str, Any]:
    """A random set-up with agents, which no form offers."""
    given = seated([], rng)
    return {**given, "modules": [*given["modules"], "agents"], "spoilers": ["fenris-all"]}


def people(rng: Rng, modules: str) -> dict[str, Any]:
    """A random set-up with these modules ("tesla+tiles") and their factions, without an Automa."""
    return seated(modules.split("+"), rng, visited=True)


def automas(rng: Rng, modules: str) -> dict[str, Any]:
    """A random set-up with these modules and their factions, and with one Automa or more."""
    return seated(modules.split("+"), rng, visited=True, least=1)


def seated(spoiled: list[str], rng: Rng, *, visited: bool = False, least: int = 0) -> dict[str, Any]:
    """A random set-up with these modules: some factions and mats are chosen, the others dealt.

    If it is `visited`, the factions of these modules are in it, played by people or Automas, of which there
    are at `least` so many, or none.
    """
    open = [id for id, module in MODULES.items() if not module.spoiler and rng.below(2)]
    modules = [id for id in open if not any(clash(id, other) for other in spoiled)] + spoiled
    sets = ("base", *modules)
    factions = rng.shuffled([id for id in (*FACTIONS, *GUESTS) if components.factions()[id].set in sets])
    mats = rng.shuffled([id for id in MATS if components.mats()[id].set in sets])
    alone = "horde" in modules
    number = 2 - alone + rng.below(min(len(factions), len(mats)) - 1)
    chosen: list[dict[str, Any]] = [{} for _ in range(number)]
    if visited:
        invited = [id for id in factions if components.factions()[id].set in spoiled]
        factions = [id for id in factions if id not in invited]
        chosen += [{} for _ in range(max(len(invited), 2) - number)]
        for seat, id in zip(rng.shuffled(chosen), invited, strict=False):
            seat["faction"] = id
    for seat in chosen:
        if rng.below(3) and "faction" not in seat:
            seat["faction"] = factions.pop()
        if rng.below(3):
            seat["mat"] = mats.pop()
    for i, seat in enumerate(() if alone or (visited and not least) else chosen[1:]):
        if i < least or rng.below(5) < 2:
            make_automa(seat, rng)
    keys = fenris.keys(modules)
    given: dict[str, Any] = {"seats": rng.shuffled(chosen), "deal": rng.below(1 << 31), "modules": modules}
    return {**given, **keys, **agreements(rng, **keys)}


def agreements(rng: Rng, spoilers: tuple[str, ...] = ()) -> dict[str, Any]:
    """Anything that a table may agree on."""
    found: dict[str, Any] = {}
    for field in spielwerk.game("scythe").box.schema().opened(spoilers).options:
        if field.kind == "flag" and field.name != "banned_pairs":
            found[field.name] = bool(rng.below(2))
        elif field.name == "end_tile":
            found[field.name] = wind.ENDS[rng.below(len(wind.ENDS))]
        elif field.kind == "choice":
            found[field.name] = field.choices[rng.below(len(field.choices))]
    return found


def make_automa(seat: dict[str, Any], rng: Rng) -> None:
    """Any level, with any variants that go with it."""
    seat.pop("mat", None)
    level = tuple(automa_cards.levels())[rng.below(4)]
    seat["automa"] = level
    for field in automa_levels.VARIANTS:
        if field.kind == "number":
            seat[field.name] = field.least + rng.below(field.most - field.least + 1)
        elif field.name != "skip_turns" or level != "ultimaszyna":
            seat[field.name] = rng.below(3) == 0


def solo(rng: Rng) -> dict[str, Any]:
    """One player against one Automa: any factions, level, variants and agreements."""
    player, machine = rng.shuffled(tuple(FACTIONS))[:2]
    seats: list[dict[str, Any]] = [{"faction": player}, {"faction": machine}]
    make_automa(seats[1], rng)
    given = {"seats": rng.shuffled(seats), "deal": rng.below(1 << 31), "modules": ["invaders"]}
    return {**given, **agreements(rng)}


def eager(rng: Rng, d: Decision) -> Option:
    """A random option, but who would leave something undone thinks twice: games come out shorter."""
    for _ in range(2):
        option = d.options[rng.below(len(d.options))]
        if option.verb not in ("skip", "less", "done", "decline", "stop"):
            break
    else:
        option = d.options[rng.below(len(d.options))]
    return option


# --- what a seat cannot know


def stir(s: Scythe, rng: Rng) -> bool:
    """Pieces, goods and Factory cards are where they seldom are, workers at home, tracks near their ends.

    Decks may have run out.  What would bring a star at once is left out.  Not in the middle of a turn.
    """
    if not isinstance(s.open.frame, ChooseSection) or not s.factory:
        return False
    land = list(bits(s.rules.board.land))
    able = [seat for seat in range(len(s.players)) if s.rules.mats[seat]]
    taken = {place: i for i, p in enumerate(s.players) if i not in able for place in p.units}
    factory = rng.shuffled(s.factory)
    for seat in able:
        p = s.players[seat]
        for unit in (CHARACTER, *range(1, CHAMPION - 1), *range(FIRST_WORKER, UNIT_COUNT - 1)):
            place = land[rng.below(len(land))]
            free = rng.below(2) and taken.setdefault(place, seat) == seat
            p.units[unit] = place if free else p.home
            if CHARACTER < unit < FIRST_WORKER:
                p.abilities |= fenris.covers(s, seat)[unit - 1] or BIT[unit - 1]
        p.power, p.popularity = [(0, 1, 7, 15)[rng.below(4)] for _ in range(2)]
        p.coins = rng.below(6)
        if not p.factory_card and len(factory) > 1:
            p.factory_card = factory.pop()
        for structure in range(len(p.structures) - 1):
            place = land[rng.below(len(land))]
            if (
                p.structures[structure] == NOWHERE
                and not sum([q.structures_at for q in s.players]) & BIT[place]
            ):
                p.build(structure, place)
        p.update_masks()
    s.factory = tuple(sorted(factory))
    for place in land:
        if not rng.below(3):
            s.put(place, rng.below(len(SHIFT)), 1 + rng.below(4))
    if not rng.below(3):
        s.deck.discard += cards(s.deck.counts)
        s.deck.counts = [0] * len(s.deck.counts)
        s.encounter_deck, s.encounter_bottom = (), (*s.encounter_bottom, *s.encounter_deck)
    fenris.stir(s)
    update_control(s)
    return True


def perturb(game: Game, state: Scythe, seat: int, rng: Rng) -> Scythe:
    """Deal the combat cards that a seat cannot see anew, change others' sealed answers and the luck."""
    s = state.copy()
    s.random = rng.number()
    others = [i for i in range(len(s.hands)) if i != seat and not s.rules.open_hands]
    pool = rng.shuffled(
        [kind for pile in (s.deck.counts, *[s.hands[i] for i in others]) for kind in cards(pile)]
    )
    kinds = range(len(s.deck.counts))
    for i in others:
        size = sum(s.hands[i])
        s.hands[i] = [pool[:size].count(kind) for kind in kinds]
        del pool[:size]
    s.deck.counts = [pool.count(kind) for kind in kinds]
    hide_objectives(s, others, rng)
    if not s.saw_factory >> max(seat, 0) & 1 or seat < 0:
        taken = [p.factory_card for p in s.players]
        for elsewhere in s.rules.factory_elsewhere:
            taken += elsewhere(s.parts, s.rules)
        known = [n for there in s.rules.factory_known for n in there(s.parts, s.rules)]
        unseen = rng.shuffled([n for n in s.rules.factory_numbers if n not in (*taken, *known)])
        s.factory = tuple(sorted([*known, *unseen[: len(s.factory) - len(known)]]))
    if s.rules.setup["hidden_coins"] and not s.over:
        for i in [i for i in range(len(s.hands)) if i != seat]:
            giving = any(isinstance(frame, HowMuch) and frame.seat == i for frame in s.stack)
            s.players[i].coins = giving + rng.below(40)
    for frame in s.stack:
        if isinstance(frame, Reveal):
            for i in (frame.attacker, frame.defender):
                if i != seat:
                    seal(s, i, frame, rng)
    fenris.perturb(s, seat, rng)
    wind.perturb(s, seat, rng)
    s.open = UNSET
    return s


def hide_objectives(s: Scythe, others: list[int], rng: Rng) -> None:
    """Others hold other objectives."""
    unseen = rng.shuffled([*s.objective_deck, *[n for i in others for n in s.objectives[i]]])
    for i in others:
        size = len(s.objectives[i])
        s.objectives[i] = tuple(sorted(unseen[:size]))
        del unseen[:size]
    s.objective_deck = tuple(sorted(unseen))


def cards(pile: list[int]) -> list[int]:
    return [kind for kind, n in enumerate(pile) for _ in range(n)]


def seal(s: Scythe, seat: int, combat: Reveal, rng: Rng) -> None:
    """Another dial and other cards, if the seat has dialled already; still choosing cards, it has room."""
    if not s.sealed[seat]:
        return
    choosing = any(isinstance(frame, AddCards) and frame.seat == seat for frame in s.stack)
    hand = rng.shuffled(cards(s.hands[seat]))
    most = min(len(hand), combat.most_cards(s, seat)) - choosing
    laid = hand[: rng.below(max(0, most) + 1)]
    dial = rng.below(min(s.rules.limits.dial, s.players[seat].power) + 1)
    s.sealed[seat] = [dial, *[laid.count(kind) for kind in range(len(s.hands[seat]))]]


# --- nothing appears or vanishes


def conserved(game: Game, state: Scythe) -> None:
    """Cards, pieces and tokens are accounted for, and every count is within its limits."""
    cards_are_complete(state)
    taken = standing = 0
    for seat, p in enumerate(state.players):
        pieces_are_complete(p, fenris.covers(state, seat), able=bool(state.rules.mats[seat]))
        tracks_are_within_limits(state, seat, p)
        mine = controlled(state, seat)
        assert not taken & mine or state.rules.sharing, "two players control one region"
        taken |= mine
        assert not standing & p.structures_at, "two structures stand in one region"
        standing |= p.structures_at
    assert not standing & ~state.rules.board.land, "a structure stands off the land"
    known = state.held, state.enemies
    update_control(state)
    assert (state.held, state.enemies) == known, "control does not fit the pieces"
    assert state.stocked == stocked(state.goods), "the masks of resources do not fit them"
    for tokens in set(state.goods):  # most regions are empty
        assert 0 <= tokens < 1 << 64
        assert max([tokens >> shift & FULL for shift in SHIFT]) <= PLENTY
    assert len(state.before_move) in (0, UNIT_COUNT)
    if Tokens in state.rules.slots:
        tokens_are_complete(state, state.part(Tokens))
    fenris.conserved(state)
    wind.conserved(state)
    if Automas in state.rules.slots:
        automas_are_complete(state)


def tokens_are_complete(s: Scythe, tokens: Tokens) -> None:
    """At most four flags, each trap once, and no two tokens in one region."""
    laid = [place for place in tokens.traps if place != NOWHERE]
    assert tokens.flags.bit_count() <= 4
    assert len(tokens.traps) == 4
    assert tokens.places().bit_count() == tokens.flags.bit_count() + len(laid)
    assert not tokens.places() & ~s.rules.regions
    assert all(tokens.traps[trap] != NOWHERE for trap in bits(tokens.armed))


def cards_are_complete(s: Scythe) -> None:
    for kind, data in enumerate(components.decks().combat_cards):
        held = [hand[kind] for hand in s.hands]
        assert min(*held, s.deck.counts[kind]) >= 0
        assert s.deck.counts[kind] + s.deck.discard.count(kind) + sum(held) == data.count
    assert s.deck.top == s.deck.bottom == []
    held_objectives = [n for held in s.objectives for n in held]
    assert tuple(sorted([*s.objective_deck, *s.revealed, *held_objectives])) == s.rules.objective_numbers
    assert tuple(sorted(s.encounter_deck + s.encounter_bottom)) == s.rules.encounter_numbers
    factory = [*s.factory, *[p.factory_card for p in s.players if p.factory_card]]
    setting_up = any(isinstance(frame, FactoryCards | LayOutFactory) for frame in s.stack)
    hidden = s.part(Automas).visited.bit_count() if Automas in s.rules.slots else 0
    factory += fenris.beside_mats(s)
    assert len(set(factory)) == len(factory), "a Factory card is there twice"
    assert len(factory) == s.rules.factory_row - hidden + fenris.drawn_beside(s) or setting_up
    for seat, sealed in enumerate(s.sealed):
        if sealed and not fenris.declaring(s):
            dial, *laid = sealed
            assert 0 <= dial <= s.rules.limits.dial
            assert all(n <= held for n, held in zip(laid, s.hands[seat], strict=True))


def pieces_are_complete(p: Player, covers: Sequence[int], *, able: bool) -> None:
    """An actor without a player mat uses no abilities, and its character may leave the board.

    A tile that covers an ability works in its place.
    """
    assert len(p.units) == UNIT_COUNT
    if able:
        assert p.units[CHARACTER] != NOWHERE
        for mech in range(CHAMPION - 1):
            works = p.abilities & (covers[mech] or 1 << mech)
            assert (p.units[CHARACTER + 1 + mech] != NOWHERE) == bool(works)
    else:
        assert (p.abilities, p.slots, p.recruits, p.factory_card, p.structures_at) == (0, 0, 0, 0, 0)
    fresh = p.copy()
    fresh.update_masks()
    assert (fresh.fighters_at, fresh.workers_at) == (p.fighters_at, p.workers_at), "stale masks"
    standing = [place for place in p.structures if place != NOWHERE]
    assert sum([1 << place for place in standing]) == p.structures_at
    assert p.structures_at.bit_count() == len(standing)
    assert p.slots.bit_count() == sum(p.covered)
    assert p.recruits.bit_count() == p.bonuses.bit_count()


def tracks_are_within_limits(s: Scythe, seat: int, p: Player) -> None:
    assert 0 <= p.power <= s.rules.limits.power
    assert 0 <= p.popularity <= s.rules.limits.popularity
    assert p.coins >= 0
    assert p.star_count <= s.rules.pieces.stars
    if not s.rules.star_room:
        assert all(n <= most for n, most in zip(p.stars, s.rules.star_limits[seat], strict=True))
    if s.rules.mats[seat]:
        assert all(n <= room for n, room in zip(p.covered, s.rules.mats[seat].room, strict=True))


def automas_are_complete(s: Scythe) -> None:
    """All cards of each deck are somewhere, once; markers stay on their cards, popularity where it began."""
    automas = s.part(Automas)
    waiting = bool(s.rules.automa_waits)
    switching = any(isinstance(frame, ChangeScheme) for frame in s.stack)
    seats = s.rules.module_data["automa"]
    for i, piles in enumerate(zip(automas.faces_down, automas.main, automas.combat, strict=True)):
        lost = {n for seat, m in seats.items() if m.deck == i for n in s.rules.automa_deck[seat]}
        deck = [card for card in range(19) if card + 1 not in lost]
        assert sorted([*bits(piles[0]), *piles[1], *piles[2]]) == deck
    for seat, m in seats.items():
        assert 0 <= automas.marker[seat] < m.level.spaces
        due = int(automas.marker[seat] >= m.level.stars[0])
        assert automas.scheme[seat] == due or (waiting and not automas.scheme[seat]) or switching
        popular = "episode-5" in s.rules.modules and automas.marker[seat] >= 12
        expected = 10 if popular else s.rules.automa_popularity
        assert s.players[seat].popularity == expected or Tesla in s.rules.slots
        assert s.objectives[seat] == ()

"""What the contract tests have to be told about Tapestry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.automa.bots import BOTS, Bots
from spielwerk.games.tapestry.automa.cards import civilizations as bot_civilizations
from spielwerk.games.tapestry.automa.cards import levels
from spielwerk.games.tapestry.automa.civilizations.hucksters import MASTERPIECE, Pool
from spielwerk.games.tapestry.automa.reactions import DiscardSupply
from spielwerk.games.tapestry.box import CIVILIZATIONS
from spielwerk.games.tapestry.city import ruined
from spielwerk.games.tapestry.civilization import numbers
from spielwerk.games.tapestry.civilizations.collectors import OUTPOST, Collection
from spielwerk.games.tapestry.civilizations.hidden import Hidden
from spielwerk.games.tapestry.civilizations.weefolk import planted
from spielwerk.games.tapestry.grid import PLOTS, impassable
from spielwerk.games.tapestry.modules.expansions import EXPANSIONS
from spielwerk.games.tapestry.modules.gallery import Gallery, held
from spielwerk.games.tapestry.options import CIVILIZATIONS as CIVILIZATION_IDS
from spielwerk.games.tapestry.options import MATS
from spielwerk.games.tapestry.reactions import React
from spielwerk.games.tapestry.scenarios.atlantis_5 import Foretold
from spielwerk.games.tapestry.scenarios.kaiju_2 import KaijuHordes
from spielwerk.games.tapestry.scenarios.table import SCENARIOS
from spielwerk.games.tapestry.state import FACE_DOWN, NONE, Player, Tapestry
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game

SETUPS: dict[str, dict[str, Any]] = {
    "two": {"seats": [{"civilization": "craftsmen"}, {"civilization": "mystics"}]},
    "three": {"seats": 3, "adjustments": True},
    "five": {"seats": 5},
    "solo": {"seats": [{}, {"automa": "2"}]},
    "hard": {"seats": [{"automa": "6"}, {}], "starred": True},
    "shadow": {
        "seats": [{"civilization": "mystics"}, {"civilization": "merrymakers"}],
        "modules": ["shadow-two"],
    },
    "atlantis-1": {"seats": [{}, {"automa": "1"}], "modules": ["plans", "atlantis-1"]},
    "atlantis-2": {"seats": [{}, {"automa": "6"}], "modules": ["plans", "atlantis-2"]},
    "atlantis-3": {"seats": [{"automa": "5"}, {}], "modules": ["plans", "atlantis-3"]},
    "atlantis-4": {"seats": [{}, {"automa": "6"}], "modules": ["plans", "atlantis-4"]},
    "atlantis-5": {"seats": [{}, {"automa": "2"}], "modules": ["plans", "atlantis-5"]},
    "kaiju-1": {"seats": [{}, {"automa": "5"}], "modules": ["double-strike", "kaiju-1"]},
    "kaiju-2": {"seats": 1, "modules": ["kaiju-2"], "difficulty": "6"},
    "plans": {"seats": 3, "modules": ["plans"], "adjustments": True},
    "fantasies": {
        "seats": [
            {"civilization": "artificers"},
            {"civilization": "celestials"},
            {"civilization": "psionics"},
        ],
        "modules": ["fantasies"],
    },
    "secretive": {
        "seats": [{"civilization": name} for name in ("collectors", "illuminati", "merfolk")] + [{}],
        "modules": ["arts", "fantasies"],
    },
    "expanded": {"seats": 4, "modules": ["plans", "arts", "fantasies"]},
    "expanded-solo": {"seats": [{}, {"automa": "4"}], "modules": ["plans", "arts", "fantasies"]},
}
ATTACKED = (React, DiscardSupply)
"""Frames that wait for a reaction while the attacker's outpost is on its way."""
ARTIFICERS = CIVILIZATION_IDS.index("artificers")
CELESTIALS = CIVILIZATION_IDS.index("celestials")
NOMADS = CIVILIZATION_IDS.index("nomads")
COLLECTORS = CIVILIZATION_IDS.index("collectors")
TREASURE_HUNTERS = CIVILIZATION_IDS.index("treasure-hunters")
ENOUGH = 6
"""What everybody has of each resource after a stir."""


def setup(rng: Rng) -> dict[str, Any]:
    """A random set-up."""
    if not rng.below(8):
        return scenario(rng)
    if not rng.below(3):
        return shadow(rng) if not rng.below(4) else solo(rng)
    return people(rng, 2 + rng.below(4))


def people(rng: Rng, number: int) -> dict[str, Any]:
    """A random set-up for so many people; some have chosen a civilization or a mat."""
    modules = expansions(rng)
    known = [civ.id for civ in components.civilizations() if civ.needs in ("", *modules)]
    civilizations = rng.shuffled([module.id for module in CIVILIZATIONS if module.id in known])
    mats = rng.shuffled(MATS)
    seats: list[dict[str, str]] = []
    for _ in range(number):
        chosen = {"civilization": civilizations.pop()} if civilizations and not rng.below(3) else {}
        if number > 3 and not rng.below(3):
            chosen["mat"] = mats.pop()
        seats.append(chosen)
    return {"seats": seats, "adjustments": bool(rng.below(2)), "modules": modules}


def expansions(rng: Rng) -> list[str]:
    """Half of the tables play without expansions, the others with some."""
    return [] if rng.below(2) else [one for one in EXPANSIONS if rng.below(2)]


def people_2(rng: Rng) -> dict[str, Any]:
    return people(rng, 2)


def people_3(rng: Rng) -> dict[str, Any]:
    return people(rng, 3)


def people_4(rng: Rng) -> dict[str, Any]:
    return people(rng, 4)


def people_5(rng: Rng) -> dict[str, Any]:
    return people(rng, 5)


def solo(rng: Rng) -> dict[str, Any]:
    """A random set-up against the Automa."""
    automa = {"automa": str(1 + rng.below(6))}
    if not rng.below(2):
        automa["bot_civilization"] = [*bot_civilizations()][rng.below(8)]
        if bot_civilizations()[automa["bot_civilization"]].needs:
            return {"seats": [{}, automa], "modules": ["plans"]}
    seats = [{}, automa] if rng.below(2) else [automa, {}]
    found: dict[str, Any] = {"seats": seats, "starred": not rng.below(3), "adjustments": not rng.below(3)}
    strike = ["double-strike"] if not rng.below(4) else []
    return {**found, "modules": [*strike, *expansions(rng)]}


def expanded(rng: Rng) -> dict[str, Any]:
    """A random table with at least one expansion, for people or against the Automa."""
    found = solo(rng) if rng.below(2) else people(rng, 2 + rng.below(4))
    some = [one for one in EXPANSIONS if rng.below(2)] or [EXPANSIONS[rng.below(3)]]
    for seat in found["seats"]:
        seat.pop("civilization", None)
        seat.pop("bot_civilization", None)
    return {**found, "modules": some}


def fantasies(rng: Rng) -> dict[str, Any]:
    """A random table with Fantasies & Futures, where everybody has one of its civilizations."""
    found = solo(rng) if not rng.below(3) else people(rng, 2 + rng.below(4))
    modules = [one for one in EXPANSIONS if one == "fantasies" or rng.below(2)]
    alone = any("automa" in seat for seat in found["seats"])
    kinds = [civ for civ in components.civilizations() if civ.needs == "fantasies"]
    names = rng.shuffled([civ.id for civ in kinds if not (alone and civ.solo)])
    for seat in found["seats"]:
        seat.pop("bot_civilization", None)
        if "automa" not in seat:
            seat["civilization"] = names.pop()
    return {**found, "modules": modules}


def scenario(rng: Rng) -> dict[str, Any]:
    """A random scenario on level 1, 2 or 6; those of the Kaiju with any expansions."""
    id = [*SCENARIOS][rng.below(len(SCENARIOS))]
    level, one = "126"[rng.below(3)], SCENARIOS[id]
    more = [*one.needs] if one.needs else expansions(rng)
    found: dict[str, Any] = {"modules": [*more, id], "starred": not rng.below(3)}
    if not one.automa:
        return {**found, "seats": 1, "difficulty": level}
    automa = {"automa": level}
    return {**found, "seats": [{}, automa] if rng.below(2) else [automa, {}], "adjustments": not rng.below(3)}


def at_level(level: str) -> Callable[[Rng], dict[str, Any]]:
    """Random set-ups against the Automa of one level."""

    def made(rng: Rng) -> dict[str, Any]:
        found = solo(rng)
        for seat in found["seats"]:
            if "automa" in seat:
                seat["automa"] = level
        return found

    return made


solo_1, solo_2, solo_3, solo_4, solo_5, solo_6 = [at_level(level) for level in levels()]


def shadow(rng: Rng) -> dict[str, Any]:
    """Two people with the Shadow Empire."""
    return {"seats": 2, "modules": ["shadow-two"], "adjustments": not rng.below(2)}


def stir(s: Tapestry, rng: Rng) -> bool:
    """Everybody is rich, far on the tracks, and holds cards and tiles.  Not in the middle of a turn."""
    if not isinstance(s.open.frame, Turn):
        return False
    for seat, p in enumerate(s.players):
        for track in bits(s.rules.tracks):
            if not s.done[seat] >> track & 1 and s.at[seat][track] >= 0:
                s.at[seat][track] = rng.below(len(s.rules.spaces[track]) - 1)
        if not s.rules.chooses[seat]:
            continue
        p.res = [ENOUGH] * len(p.res)
        hangings, tiles, techs = bits(s.hangings), bits(s.tiles), bits(s.techs)
        for card in rng.shuffled(hangings)[:3]:
            s.hangings &= ~(1 << card)
            p.hand = tuple(sorted((*p.hand, card)))
        for tile in rng.shuffled(tiles)[:2]:
            s.tiles &= ~(1 << tile)
            p.tiles = tuple(sorted((*p.tiles, tile)))
        for card in rng.shuffled(techs)[:2]:
            s.techs &= ~(1 << card)
            p.tech = (*p.tech, (card, rng.below(3)))
    return True


def perturb(game: Game, state: Tapestry, seat: int, rng: Rng) -> Tapestry:
    """Other luck; hands of others, face-down cards and the deck of tapestry cards change places."""
    s = state.copy()
    s.random = rng.number()
    others = [p for i, p in enumerate(s.players) if i != seat]
    hidden = [*bits(s.hangings), *bits(s.down), *[card for p in others for card in p.hand]]
    apart = [part for part in s.parts if isinstance(part, Hidden)]
    hidden += [card for part in apart for i, own in enumerate(part.cards) if i != seat for card in own]
    foretold = s.part(Foretold) if Foretold in s.rules.slots else Foretold(seat)
    if foretold.owner != seat:
        hidden += foretold.cards
    hidden = rng.shuffled(hidden)
    if foretold.owner != seat:
        n = len(foretold.cards)
        foretold.cards = tuple(hidden[:n])
        del hidden[:n]
    for p in others:
        n = len(p.hand)
        p.hand = tuple(sorted(hidden[:n]))
        del hidden[:n]
    for part in apart:
        for i, own in enumerate(part.cards):
            if i != seat:
                part.cards[i] = tuple(sorted(hidden[: len(own)]))
                del hidden[: len(own)]
        if isinstance(part, Collection):
            for i, drawn in enumerate(part.drawn):
                if i != seat:
                    part.drawn[i] = tuple(rng.shuffled(s.players[i].hand)[: len(drawn)])
    n = s.down.bit_count()
    s.down = sum([1 << card for card in hidden[:n]])
    s.hangings = sum([1 << card for card in hidden[n:]])
    for i, answers in enumerate(s.sealed):
        if i != seat and answers:
            choices = bits(s.dealt[i])
            s.sealed[i] = [choices[rng.below(len(choices))]]
    s.open = UNSET
    return s


def conserved(game: Game, state: Tapestry) -> None:
    """Cards, tiles, outposts, buildings and landmarks are accounted for."""
    cards_are_complete(state)
    map_is_sound(state)
    for seat, p in enumerate(state.players):
        outposts_are_complete(state, seat, p.outposts)
        if p.mat != NONE:
            player_is_sound(state, seat, p)
        known = state.derived is UNSET or not p.abilities & ~state.derived
        assert known, "only give_abilities may give an ability"
        if not state.rules.chooses[seat]:
            assert not any([*p.res, *p.built, *p.tiles, *p.tech, *p.spaces, *p.sites])
    if state.rules.has_fifth:
        pooled = bits(state.part(Pool).items[MASTERPIECE]) if Pool in state.rules.slots else ()
        assert sorted([*held(state.part(Gallery)), *pooled]) == list(range(20))
    if BOTS in state.rules.module_data:
        bots_are_sound(state)


def whole(n: int | tuple[int, ...], *parts: list[int] | tuple[int, ...]) -> None:
    """Each of n things, or of these, is in exactly one of the parts."""
    found = sorted([i for part in parts for i in part])
    assert found == list(range(n) if isinstance(n, int) else n), found


def cards_are_complete(s: Tapestry) -> None:
    counts, players = components.box().counts, s.players
    masks_aside = [elsewhere(s.parts) for elsewhere in s.rules.lies_elsewhere]
    aside = [bits(sum([masks[kind] for masks in masks_aside])) for kind in range(4)]
    laid = [card for p in players for space in p.eras for card in space if card != FACE_DOWN]
    hands = [card for p in players for card in p.hand]
    whole(
        bits(s.rules.hanging_pool),
        bits(s.hangings),
        bits(s.old_hangings),
        bits(s.down),
        hands,
        laid,
        aside[0],
    )
    tech = [card for p in players for card, _ in p.tech]
    whole(bits(s.rules.tech_pool), bits(s.techs), bits(s.old_techs), s.display, tech, aside[1])
    tiles = [tile for p in players for tile in p.tiles]
    on_map = [tile for tile in s.tile if tile != NONE]
    on_map += [tile for p in players for kept in s.rules.kept_tiles for tile in kept(p)]
    whole(counts.tiles, bits(s.tiles), bits(s.old_tiles), tiles, on_map, aside[2])
    spaces = [tile for p in players for tile in (*p.spaces, *p.explored_spaces)]
    whole(bits(s.rules.space_pool), bits(s.spaces), spaces, aside[3])
    landmarks = [landmark for p in players for landmark in p.landmarks]
    pool = [*bits(s.rules.landmark_pool), *[one for one in landmarks if not s.rules.landmark_pool >> one & 1]]
    gone = [one for one in pool if one not in landmarks and not s.landmarks >> one & 1]
    assert not gone or NONE in s.rules.landmark_owner or "plans" in s.rules.modules
    whole(tuple(sorted(pool)), bits(s.landmarks), landmarks, gone)
    if any(p.era for p in players):
        civs = [one[0] for p in players for one in p.civilizations]
        dealt = [civ for mask in s.dealt for civ in bits(mask)]
        found = sorted([*bits(s.civilizations), *bits(s.old_civilizations), *civs, *dealt])
        assert found == sorted(s.rules.playable_civilizations)


def map_is_sound(s: Tapestry) -> None:
    world = s.rules.world
    laid = sum([1 << hex for hex, tile in enumerate(s.tile) if tile != NONE])
    assert s.explored == world.printed | laid
    assert not laid & world.printed
    starts = 0
    if s.taken:
        starts = sum([1 << s.rules.start_of(seat, p.mat) for seat, p in enumerate(s.players)])
        starts *= not hordes(s).halved
    floating = [(seat, *numbers(p, CELESTIALS)) for seat, p in enumerate(s.players) if is_floating(p)]
    for seat, _, _ in floating:
        starts &= ~(1 << s.rules.start_of(seat, s.players[seat].mat))
    for hex in range(world.hexes):
        pieces = sum([mask >> hex & 1 for mask in (*s.stand, *s.fallen, *s.inert)]) + (starts >> hex & 1)
        pieces += len([frame for frame in s.stack if isinstance(frame, ATTACKED) and frame.hex == hex])
        tokens = [crowded for _, at, crowded in floating if at == hex]
        pieces += len(tokens)
        assert not tokens or (pieces > 2) == (tokens[0] == 1)
        assert (s.taken >> hex & 1, s.full >> hex & 1) == (pieces > 0, pieces > 1), hex


def outposts_are_complete(s: Tapestry, actor: int, supply: int) -> None:
    """Outposts are in supply, stand, or lie toppled; on a start territory there are two."""
    if s.taken:
        twice = actor < len(s.players) and not is_floating(s.players[actor])
        placed = s.stand[actor].bit_count() + s.fallen[actor].bit_count() + twice
        attacked = [frame for frame in s.stack if isinstance(frame, ATTACKED)]
        attacking = len([frame for frame in attacked if frame.attacker == actor])
        settled = numbers(s.players[actor], NOMADS)[:1] if actor < len(s.players) else ()
        treasures = numbers(s.players[actor], TREASURE_HUNTERS)[2:] if actor < len(s.players) else ()
        buildings = sum(settled).bit_count() + sum(treasures).bit_count()
        collected = numbers(s.players[actor], COLLECTORS) if actor < len(s.players) else ()
        placed += sum(collected) >> OUTPOST & 1
        gone = hordes(s).destroyed - hordes(s).halved - s.rules.extra_outposts[actor]
        assert supply + placed + attacking == components.box().player.outposts + buildings - gone


def is_floating(p: Player) -> bool:
    """Whether a token took the place of an outpost on the start territory."""
    return bool(numbers(p, CELESTIALS))


def hordes(s: Tapestry) -> KaijuHordes:
    """What the Kaiju on the map have destroyed; nothing in other games."""
    return s.part(KaijuHordes) if KaijuHordes in s.rules.slots else KaijuHordes(0, 0)


def bots_are_sound(s: Tapestry) -> None:
    """Every decision card is in one place, and the Shadow Empire has only what the rules give it."""
    table, bots = s.rules.module_data[BOTS], s.part(Bots)
    outposts_are_complete(s, table.shadow, bots.outposts)
    known = range(len(table.cards) if table.level else 12)
    whole(tuple(known), bits(bots.deck), bits(bots.progress), bits(bots.pile), bits(bots.pair))
    assert not bots.cleared & ~bots.progress
    assert not s.stand[table.shadow]
    assert table.level or not s.fallen[table.shadow]


def player_is_sound(s: Tapestry, seat: int, p: Player) -> None:
    pieces = components.box().player
    assert all(0 <= n <= components.box().most_resources for n in p.res)
    assert all(0 <= n <= pieces.buildings for n in p.built)
    assert p.vp >= 0
    rows = numbers(p, ARTIFICERS)
    assert not rows or [n + row.bit_count() for n, row in zip(p.built, rows, strict=True)] == [5] * 4
    covered = [site(s, *place) for place in p.sites]
    built = [PLOTS[plot] for plot, _ in p.buildings]
    blocked = impassable(components.capitals()[p.mat].grid)
    pieces_cover = 0
    for mask in (*covered, *built):
        assert not mask & pieces_cover, "two pieces overlap"
        pieces_cover |= mask
    tokens = [PLOTS[plot] for other in s.players for city, plot in planted(other) if city == seat]
    for mask in tokens:
        assert not mask & (pieces_cover | blocked), "a token lies under a piece"
        pieces_cover |= mask
    assert not s.taken or p.city == blocked | pieces_cover | ruined(s, seat)


def site(s: Tapestry, landmark: int, rotation: int, line: int, column: int) -> int:
    """The plots that a landmark covers."""
    return s.rules.footprint(landmark, rotation, line, column)

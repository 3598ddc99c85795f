"""What the contract tests have to be told about Tapestry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.automa.bots import BOTS, Bots
from spielwerk.games.tapestry.automa.cards import civilizations as bot_civilizations
from spielwerk.games.tapestry.automa.cards import levels
from spielwerk.games.tapestry.automa.reactions import DiscardSupply
from spielwerk.games.tapestry.box import CIVILIZATIONS
from spielwerk.games.tapestry.civilization import numbers
from spielwerk.games.tapestry.grid import PLOTS, impassable
from spielwerk.games.tapestry.options import CIVILIZATIONS as CIVILIZATION_IDS
from spielwerk.games.tapestry.options import MATS
from spielwerk.games.tapestry.reactions import React
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
}
ATTACKED = (React, DiscardSupply)
"""Frames that wait for a reaction while the attacker's outpost is on its way."""
NOMADS = CIVILIZATION_IDS.index("nomads")
ENOUGH = 6
"""What everybody has of each resource after a stir."""


def setup(rng: Rng) -> dict[str, Any]:
    """A random set-up."""
    if not rng.below(3):
        return shadow(rng) if not rng.below(4) else solo(rng)
    return people(rng, 2 + rng.below(4))


def people(rng: Rng, number: int) -> dict[str, Any]:
    """A random set-up for so many people; some have chosen a civilization or a mat."""
    civilizations = rng.shuffled([module.id for module in CIVILIZATIONS])
    mats = rng.shuffled(MATS)
    seats: list[dict[str, str]] = []
    for _ in range(number):
        chosen = {"civilization": civilizations.pop()} if civilizations and not rng.below(3) else {}
        if number > 3 and not rng.below(3):
            chosen["mat"] = mats.pop()
        seats.append(chosen)
    return {"seats": seats, "adjustments": bool(rng.below(2))}


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
        automa["bot_civilization"] = [*bot_civilizations()][rng.below(4)]
    seats = [{}, automa] if rng.below(2) else [automa, {}]
    return {"seats": seats, "starred": not rng.below(3), "adjustments": not rng.below(3)}


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
    hidden = rng.shuffled([*bits(s.hangings), *bits(s.down), *[card for p in others for card in p.hand]])
    for p in others:
        n = len(p.hand)
        p.hand = tuple(sorted(hidden[:n]))
        del hidden[:n]
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
        if not state.rules.chooses[seat]:
            assert not any([*p.res, *p.built, *p.tiles, *p.tech, *p.spaces, *p.sites])
    if BOTS in state.rules.module_data:
        bots_are_sound(state)


def whole(n: int | tuple[int, ...], *parts: list[int] | tuple[int, ...]) -> None:
    """Each of n things, or of these, is in exactly one of the parts."""
    found = sorted([i for part in parts for i in part])
    assert found == list(range(n) if isinstance(n, int) else n), found


def cards_are_complete(s: Tapestry) -> None:
    counts, players = components.box().counts, s.players
    laid = [card for p in players for space in p.eras for card in space if card != FACE_DOWN]
    hands = [card for p in players for card in p.hand]
    whole(bits(s.rules.hanging_pool), bits(s.hangings), bits(s.old_hangings), bits(s.down), hands, laid)
    tech = [card for p in players for card, _ in p.tech]
    whole(counts.techs, bits(s.techs), bits(s.old_techs), s.display, tech)
    tiles = [tile for p in players for tile in p.tiles]
    on_map = [tile for tile in s.tile if tile != NONE]
    whole(counts.tiles, bits(s.tiles), bits(s.old_tiles), tiles, on_map)
    spaces = [tile for p in players for tile in (*p.spaces, *p.explored_spaces)]
    whole(counts.spaces, bits(s.spaces), spaces)
    landmarks = [landmark for p in players for landmark in p.landmarks]
    gone = [one for one in range(counts.landmarks) if one not in landmarks and not s.landmarks >> one & 1]
    assert not gone or NONE in s.rules.landmark_owner
    whole(counts.landmarks, bits(s.landmarks), landmarks, gone)
    if any(p.era for p in players):
        civs = [one[0] for p in players for one in p.civilizations]
        found = sorted([*bits(s.civilizations), *bits(s.old_civilizations), *civs])
        assert found == sorted(s.rules.playable_civilizations)


def map_is_sound(s: Tapestry) -> None:
    world = s.rules.world
    laid = sum([1 << hex for hex, tile in enumerate(s.tile) if tile != NONE])
    assert s.explored == world.printed | laid
    assert not laid & world.printed
    starts = 0
    if s.taken:
        starts = sum([1 << s.rules.start_of(seat, p.mat) for seat, p in enumerate(s.players)])
    for hex in range(world.hexes):
        pieces = sum([mask >> hex & 1 for mask in (*s.stand, *s.fallen, *s.inert)]) + (starts >> hex & 1)
        pieces += len([frame for frame in s.stack if isinstance(frame, ATTACKED) and frame.hex == hex])
        assert (s.taken >> hex & 1, s.full >> hex & 1) == (pieces > 0, pieces > 1), hex


def outposts_are_complete(s: Tapestry, actor: int, supply: int) -> None:
    """Outposts are in supply, stand, or lie toppled; on a start territory there are two."""
    if s.taken:
        twice = actor < len(s.players)
        placed = s.stand[actor].bit_count() + s.fallen[actor].bit_count() + twice
        attacked = [frame for frame in s.stack if isinstance(frame, ATTACKED)]
        attacking = len([frame for frame in attacked if frame.attacker == actor])
        settled = numbers(s.players[actor], NOMADS)[:1] if actor < len(s.players) else ()
        buildings = sum(settled).bit_count()
        assert supply + placed + attacking == components.box().player.outposts + buildings


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
    covered = [site(s, *place) for place in p.sites]
    built = [PLOTS[plot] for plot, _ in p.buildings]
    blocked = impassable(components.capitals()[p.mat].grid)
    pieces_cover = 0
    for mask in (*covered, *built):
        assert not mask & pieces_cover, "two pieces overlap"
        pieces_cover |= mask
    assert not s.taken or p.city == blocked | pieces_cover


def site(s: Tapestry, landmark: int, rotation: int, line: int, column: int) -> int:
    """The plots that a landmark covers."""
    return s.rules.footprint(landmark, rotation, line, column)

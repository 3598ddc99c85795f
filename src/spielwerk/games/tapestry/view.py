"""What a seat may know, and how to sample a full position that is consistent with it.

Hands, face-down cards and the tapestry deck are hidden; all other decks follow from what lies open.
"""

from __future__ import annotations

from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.setup import given
from spielwerk.games.tapestry.state import FACE_DOWN, NONE, Player, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.view import View


class TapestryView(View, kw_only=True):
    """The table as a seat sees it.  Hands in `players` are empty except the viewer's own; `hand_sizes` and
    `face_down` are the numbers of hidden cards.  Of decks and stacks only the size is known.
    """

    players: list[Player]
    hand_sizes: list[int]
    face_down: int
    at: list[list[int]]
    spare: tuple[tuple[int, int, int], ...]
    done: list[int]
    stand: list[int]
    fallen: list[int]
    inert: list[int]
    toppled: list[int]
    tile: list[int]
    turned: list[int]
    explored: int
    full: int
    taken: int
    hangings: int
    techs: int
    tiles: int
    spaces: int
    civilizations: int
    mats: int
    landmarks: int
    old_hangings: int
    old_techs: int
    old_tiles: int
    old_civilizations: int
    places: tuple[tuple[int, ...], ...]
    dealt: list[int]
    display: tuple[int, ...]
    once: int
    blocks: tuple[tuple[int, int, int], ...]
    active: int
    turns: int


SAME = (
    "spare",
    "explored",
    "full",
    "taken",
    "mats",
    "landmarks",
    "old_hangings",
    "old_techs",
    "old_tiles",
    "old_civilizations",
    "places",
    "display",
    "once",
    "blocks",
    "active",
    "turns",
)
LISTS = ("done", "stand", "fallen", "inert", "toppled", "tile", "turned", "dealt")
SIZES = ("hangings", "techs", "tiles", "spaces", "civilizations")


def view(s: Tapestry, seat: int) -> TapestryView:
    """Returns what a seat may know.

    [tapestry.base.limit.open-information, tapestry.base.tapestry.hand-secret]
    """
    players = [p.copy() for p in s.players]
    for other, p in enumerate(players):
        if other != seat:
            p.hand, p.newest = (), NONE
    return TapestryView(
        **View.shared(s, seat),
        players=players,
        hand_sizes=[len(p.hand) for p in s.players],
        face_down=s.down.bit_count(),
        at=[row[:] for row in s.at],
        **{name: getattr(s, name) for name in SAME},
        **{name: getattr(s, name)[:] for name in LISTS},
        **{name: getattr(s, name).bit_count() for name in SIZES},
    )


Aside = tuple[int, int, int, int]
"""Masks of tapestry cards, tech cards, territory tiles and space tiles in no deck, hand or supply."""


def mask(numbers: tuple[int, ...] | list[int]) -> int:
    return sum([1 << i for i in numbers])


def resample(view: TapestryView, rules: object, rng: Rng) -> Tapestry:
    """Returns a position in which hands, face-down cards and the deck are redealt from the unseen cards."""
    from spielwerk.games.tapestry.rules import TapestryRules

    assert isinstance(rules, TapestryRules)
    counts = rules.data.box().counts
    players = [p.copy() for p in view.players]
    laid = [card for p in players for space in p.eras for card in space if card != FACE_DOWN]
    own = [card for p in players for card in p.hand]
    aside = [elsewhere(view.parts) for elsewhere in rules.lies_elsewhere]
    out = [sum([masks[kind] for masks in aside]) for kind in range(4)]
    unseen = rules.hanging_pool & ~mask(laid) & ~mask(own) & ~view.old_hangings & ~out[0]
    cards = rng.shuffled(bits(unseen))
    for seat, p in enumerate(players):
        if seat != view.seat:
            n = view.hand_sizes[seat]
            p.hand, cards = tuple(sorted(cards[:n])), cards[n:]
            p.newest = p.hand[rng.below(n)] if n else NONE
    down, cards = cards[: view.face_down], cards[view.face_down :]
    held_tech = [card for p in players for card, _ in p.tech]
    held_tiles = [tile for p in players for tile in p.tiles] + [tile for tile in view.tile if tile >= 0]
    held_tiles += [tile for p in players for kept in rules.kept_tiles for tile in kept(p)]
    held_spaces = [tile for p in players for tile in (*p.spaces, *p.explored_spaces)]
    owned = mask([one[0] for p in players for one in p.civilizations])
    stack = mask(rules.playable_civilizations) & ~owned & ~view.old_civilizations
    in_setup = stack.bit_count() != view.civilizations
    if in_setup:
        wishes = [given(rules, seat, "civilization", CIVILIZATIONS) for seat in range(rules.seats)]
        stack &= ~mask([wish for wish in wishes if wish != NONE])
        stack &= ~mask([civ for dealt in view.dealt for civ in bits(dealt)])
    return Tapestry(
        rules=rules,
        stack=view.stack[:],
        round=view.round[:],
        sealed=guessed(view, rng),
        over=view.over,
        players=players,
        at=[row[:] for row in view.at],
        down=mask(down),
        hangings=mask(cards),
        techs=rules.tech_pool & ~mask(held_tech) & ~mask(view.display) & ~view.old_techs & ~out[1],
        tiles=((1 << counts.tiles) - 1) & ~mask(held_tiles) & ~view.old_tiles & ~out[2],
        spaces=rules.space_pool & ~mask(held_spaces) & ~out[3],
        civilizations=stack,
        **{name: getattr(view, name) for name in SAME},
        **{name: getattr(view, name)[:] for name in LISTS},
    )


def guessed(view: TapestryView, rng: Rng) -> list[list[int]]:
    """Returns a guess at the others' secret set-up choices: any of what they were dealt."""
    found: list[list[int]] = []
    for seat, answered in enumerate(view.answered):
        if answered and seat != view.seat:
            choices = bits(view.dealt[seat])
            found.append([choices[rng.below(len(choices))]])
        else:
            found.append([])
    return found

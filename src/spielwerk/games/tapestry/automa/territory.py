"""Conquering and exploring: which hex the Automa takes, and what it puts there."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import Bots, ReadCard, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA
from spielwerk.games.tapestry.automa.deck import progress_draws
from spielwerk.games.tapestry.automa.distance import distances
from spielwerk.games.tapestry.automa.events import (
    ChoiceBegan,
    NoEffect,
    ShadowOutpostPlaced,
    TieCardDrawn,
    TileLaid,
)
from spielwerk.games.tapestry.capture import piece_placed
from spielwerk.games.tapestry.conquer import conquerable, invade
from spielwerk.games.tapestry.draws import DrawTile, take_tile
from spielwerk.games.tapestry.effects import ANYWHERE, TRACKS
from spielwerk.games.tapestry.explore import explorable, put_tile
from spielwerk.games.tapestry.facts import MIDDLE_ISLAND
from spielwerk.games.tapestry.options import DRAW_TILE, TURNED
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.option import Option, Options, Weights

CONQUER, EXPLORE, FORTIFY = range(3)
MILITARY = TRACKS.index("military")
MAP_ACTIONS = ("conquer", "explore")
OPPONENT, NEUTRAL, EXPLORING, FORTIFYING = "conquer-opponent", "conquer-neutral", "explore", "fortify"


class MapAction(Step, frozen=True, tag="tapestry.automa.MapAction"):
    """Begins an action on the map with the right card of the pair, or with a progress card if there is none.

    [tapestry.automa.aid.scope, tapestry.automa.tie-without-card, tapestry.automa.income.tie-card]
    [tapestry.ruling.topple-symbol-without-pair]
    """

    seat: int
    action: int
    anywhere: int

    def run(self, s: Tapestry) -> None:
        bots, action = s.part(Bots), taken(s, self.action)
        if bots.right != NONE:
            ACTIONS[action](s, self.seat, self.anywhere, bots.right)
        else:
            s.next(DrawTieCard(self.seat, action, self.anywhere))


def taken(s: Tapestry, action: int) -> int:
    """Returns the action that is taken at this table in place of another one."""
    if action >= len(MAP_ACTIONS):
        return action
    return MAP_ACTIONS.index(s.rules.instead.get(MAP_ACTIONS[action], MAP_ACTIONS[action]))


def topples(s: Tapestry, card: int) -> bool:
    """Returns whether a card shows the topple symbol and it counts."""
    return table_of(s).cards[card].topple and not any(ignored(s) for ignored in s.rules.topple_ignored)


class DrawTieCard(Chance, frozen=True, tag="tapestry.automa.DrawTieCard"):
    """Draws a progress card for one action and shuffles it back.

    [tapestry.automa.tie-without-card, tapestry.ruling.topple-symbol-without-pair]
    """

    seat: int
    action: int
    anywhere: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return progress_draws(s.part(Bots))

    def choose(self, s: Tapestry, option: Option) -> None:
        s.part(Bots).cleared |= 1 << option.i
        if s.journal is not UNSET:
            s.journal.append(TieCardDrawn(self.seat, option.i + 1))
        ACTIONS[self.action](s, self.seat, self.anywhere, option.i)


def controlled_by_people(s: Tapestry) -> int:
    """Returns the territories that people control."""
    found = 0
    for person in table_of(s).people:
        found |= s.control(person)
    return found


def begin(s: Tapestry, seat: int, about: str, card: int) -> ReadCard:
    """Records what is chosen, and returns the card that breaks ties."""
    if s.journal is not UNSET:
        s.journal.append(ChoiceBegan(seat, about, card + 1))
    return table_of(s).cards[card]


def nothing(s: Tapestry, seat: int, why: str) -> None:
    """Records that an action on the map is skipped."""
    if s.journal is not UNSET:
        s.journal.append(NoEffect(seat, why))


# --- conquering


def conquer(s: Tapestry, seat: int, anywhere: int, card: int) -> None:
    """Conquers a territory of an opponent if that is possible, and unclaimed land otherwise.

    [tapestry.automa.conquer.opponent-first, tapestry.automa.conquer.else-neutral]
    [tapestry.automa.conquer.no-dice, tapestry.ruling.automa-no-outposts]
    """
    if not s.players[seat].outposts:
        nothing(s, seat, "outposts")
        return
    mine = conquerable(s, seat, ANYWHERE if anywhere else 0)
    theirs = controlled_by_people(s)
    if mine & theirs:
        hex = opponents_territory(s, seat, anywhere, card, mine=mine, theirs=theirs)
        invade(s, seat, hex, s.owner(hex))
    else:
        hex = neutral_territory(s, seat, anywhere, card, mine=mine, theirs=theirs)
        if hex == NONE:
            nothing(s, seat, "hex")
        else:
            settle(s, seat, hex, topple=topples(s, card))


def opponents_territory(s: Tapestry, seat: int, anywhere: int, card: int, *, mine: int, theirs: int) -> int:
    """Returns the territory that is taken from a person.

    [tapestry.automa.conquer-opponent.valid, tapestry.automa.conquer-opponent.anywhere]
    [tapestry.automa.conquer-opponent.tie1-island, tapestry.automa.conquer-opponent.tie2-aid]
    """
    right = begin(s, seat, OPPONENT, card)
    valid = "tapestry.automa.conquer-opponent." + ("anywhere" if anywhere else "valid")
    funnel = Funnel(s, theirs).only(valid, mine)
    if island_open(s, seat):
        to_island = distances(s, seat, 1 << s.rules.world.island)
        funnel.least("tapestry.automa.conquer-opponent.tie1-island", to_island)
    return funnel.least("tapestry.automa.conquer-opponent.tie2-aid", right.walk).left.bit_length() - 1


def neutral_territory(s: Tapestry, seat: int, anywhere: int, card: int, *, mine: int, theirs: int) -> int:
    """Returns the hex that is conquered without an opponent, or NONE.

    [tapestry.automa.conquer-neutral.valid1, tapestry.automa.conquer-neutral.anywhere]
    [tapestry.automa.conquer-neutral.valid2-adjacent, tapestry.automa.conquer-neutral.none]
    [tapestry.automa.conquer-neutral.tie1-island, tapestry.automa.conquer-neutral.tie2-single]
    [tapestry.automa.conquer-neutral.tie3-any, tapestry.automa.conquer-neutral.tie4-aid]
    [tapestry.ruling.no-tiles-left, tapestry.ruling.single-piece]
    """
    right, rule, world = begin(s, seat, NEUTRAL, card), "tapestry.automa.conquer-neutral.", s.rules.world
    empty = explorable(s, seat, anywhere) if DrawTile.deck(s) else 0
    funnel = Funnel(s, world.everywhere)
    funnel.only(rule + ("anywhere" if anywhere else "valid1"), mine | empty)
    if not topples(s, card):
        funnel.without(rule + "valid2-adjacent", world.around(theirs))
    if not funnel.left:
        return NONE
    if island_open(s, seat):
        funnel.least(rule + "tie1-island", distances(s, seat, 1 << world.island))
    single = theirs & s.taken & ~s.full
    if single:
        funnel.least(rule + "tie2-single", distances(s, seat, single))
    else:
        funnel.least(rule + "tie3-any", distances(s, seat, theirs))
    return funnel.least(rule + "tie4-aid", right.walk).left.bit_length() - 1


def island_open(s: Tapestry, seat: int) -> bool:
    """Returns whether the Automa can still gain the achievement of the middle island.

    [tapestry.ruling.island-still-possible]
    """
    places, bit = s.places[MIDDLE_ISLAND], 1 << s.rules.world.island
    left = len(places) < len(s.rules.achievement_points[MIDDLE_ISLAND])
    return left and seat not in places and not (s.full | s.control(seat)) & bit


def settle(s: Tapestry, seat: int, hex: int, *, topple: bool) -> None:
    """Lays a tile on an empty hex, then puts an outpost there, and one of the Shadow Empire with the symbol.

    [tapestry.automa.conquer-neutral.tile, tapestry.automa.conquer-neutral.outpost]
    [tapestry.automa.conquer-neutral.shadow-outpost]
    """
    if topple:
        s.next(AddShadowOutpost(seat, hex))
    s.next(Occupy(seat, hex))
    if not s.explored >> hex & 1:
        s.next(TurnTile(seat, hex))


class Occupy(Step, frozen=True, tag="tapestry.automa.Occupy"):
    """Puts an outpost of the Automa on a territory that nobody controls.

    [tapestry.automa.conquer-neutral.outpost]
    """

    seat: int
    hex: int

    def run(self, s: Tapestry) -> None:
        invade(s, self.seat, self.hex, NONE)


class AddShadowOutpost(Step, frozen=True, tag="tapestry.automa.AddShadowOutpost"):
    """Adds a toppled outpost of the Shadow Empire, if there is one, and room; never on the middle island.

    [tapestry.automa.conquer-neutral.shadow-outpost, tapestry.shadow.role.no-own-outposts]
    [tapestry.ruling.shadow-no-outposts, tapestry.ruling.shadow-outpost-room]
    """

    seat: int
    hex: int

    def run(self, s: Tapestry) -> None:
        bots, bit = s.part(Bots), 1 << self.hex
        if bots.outposts and not s.full & bit and self.hex != s.rules.world.island:
            shadow = table_of(s).shadow
            bots.outposts -= 1
            s.fallen[shadow] |= bit
            piece_placed(s, self.hex)
            if s.journal is not UNSET:
                s.journal.append(ShadowOutpostPlaced(shadow, self.hex))


# --- exploring


def explore(s: Tapestry, seat: int, anywhere: int, card: int) -> None:
    """Lays a tile on an empty hex, without points or reward.

    [tapestry.automa.explore.action, tapestry.automa.explore.no-reward, tapestry.automa.explore.none]
    [tapestry.ruling.no-tiles-left]
    """
    if not DrawTile.deck(s):
        nothing(s, seat, "tiles")
        return
    hex = unexplored_hex(s, seat, anywhere, card)
    if hex == NONE:
        nothing(s, seat, "hex")
    else:
        s.next(TurnTile(seat, hex))


def unexplored_hex(s: Tapestry, seat: int, anywhere: int, card: int) -> int:
    """Returns the hex that is explored, or NONE.

    [tapestry.automa.explore.valid, tapestry.automa.explore.anywhere, tapestry.automa.explore.tie1-far]
    [tapestry.automa.explore.tie2-aid, tapestry.ruling.explore-distance, tapestry.ruling.explore-nearest]
    """
    right, rule = begin(s, seat, EXPLORING, card), "tapestry.automa.explore."
    funnel = Funnel(s, s.rules.world.everywhere)
    funnel.only(rule + ("anywhere" if anywhere else "valid"), explorable(s, seat, anywhere))
    if s.part(Bots).favourite[AUTOMA] != MILITARY and s.rules.explores_far[seat]:
        funnel.most(rule + "tie1-far", distances(s, seat, controlled_by_people(s)))
    return funnel.least(rule + "tie2-aid", right.walk).left.bit_length() - 1


class TurnTile(Chance, frozen=True, tag="tapestry.automa.TurnTile"):
    """Draws a random orientation.  [tapestry.ruling.random-orientation]"""

    seat: int
    hex: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return TURNED, (1,) * len(TURNED)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(LayTile(self.seat, self.hex, option.n))


class LayTile(Chance, frozen=True, tag="tapestry.automa.LayTile"):
    """Draws a territory tile and lays it face up.

    [tapestry.automa.explore.action, tapestry.automa.conquer-neutral.tile]
    """

    seat: int
    hex: int
    rotation: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        found = bits(DrawTile.deck(s))
        return tuple([DRAW_TILE[tile] for tile in found]), (1,) * len(found)

    def choose(self, s: Tapestry, option: Option) -> None:
        take_tile(s, option.i)
        put_tile(s, option.i, self.hex, self.rotation)
        if s.journal is not UNSET:
            s.journal.append(TileLaid(self.seat, option.i, self.hex, self.rotation))


# --- fortifying


def fortify(s: Tapestry, seat: int, _anywhere: int, card: int) -> None:
    """Adds a toppled outpost of the Shadow Empire to an own territory with a single piece.

    [tapestry.automa.civ.conquerors.fortify, tapestry.ruling.conquerors-island]
    """
    rule = "tapestry.automa.civ.conquerors.fortify"
    right = begin(s, seat, FORTIFYING, card)
    single = s.control(seat) & s.taken & ~s.full & ~(1 << s.rules.world.island)
    hex = Funnel(s, s.control(seat)).only(rule, single).least(rule, right.walk).left.bit_length() - 1
    if hex != NONE:
        s.next(AddShadowOutpost(seat, hex))


ACTIONS: tuple[Callable[[Tapestry, int, int, int], None], ...] = (conquer, explore, fortify)
"""(s, seat, anywhere, card that breaks ties)"""

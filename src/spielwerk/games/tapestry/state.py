"""The position of a game of Tapestry.

Cards, tiles, landmarks and civilizations are numbers in the data, and a set of them is a mask: a deck has no
order before something is drawn from it.  Actors are the seats, followed by powers without a player; tracks
and map have rows for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import UNSET, Struct, UnsetType, field

from spielwerk.kernel.state import State

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

NONE = -1
OFF_TRACK = -1
"""The step of a token that has left its track."""
FACE_DOWN = -1
"""A card on an era space that nobody has seen."""
BOTTOM, MIDDLE, TOP = range(3)
"""The rows of tech cards."""
MOST_RESOURCES = 8
ERAS = 4
LAST_INCOME = 5
ALL_TRACKS = 5
"""The length of rows that are indexed by track: there is room for a fifth track."""


SOURCES = 15
"""What points come from: the kinds in `source`."""


def nothing_earned() -> list[int]:
    return [0] * SOURCES


class Player(Struct):
    """The state of one player; only `hand` and `newest`, the card in it that was drawn last, are secret.

    `built` counts the income buildings that have left the income mat, by kind.  `city` is a mask of filled
    plots, with a rim for what stands partly outside; `buildings` are (plot, kind) of income buildings in the
    grid and `sites` are (landmark, rotation, line, column) of landmarks there.  `eras` holds the cards on
    each era space, top last.  `tech` are (card, row).  `civilizations` are tuples that begin with the number
    of a civilization and go on with its own numbers; `notes` are the same for hangings.  `abilities` is the
    mask of the civilizations and of the hanging in force; `give_abilities` and `take_abilities` change it.
    `earned` are the points of the current era by source, `past` those of the eras before, from set-up on.
    """

    res: list[int]
    built: list[int]
    mat: int = NONE
    city: int = 0
    buildings: tuple[tuple[int, int], ...] = ()
    landmarks: tuple[int, ...] = ()
    sites: tuple[tuple[int, int, int, int], ...] = ()
    districts: int = 0
    tiles: tuple[int, ...] = ()
    spaces: tuple[int, ...] = ()
    explored_spaces: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    newest: int = NONE
    eras: tuple[tuple[int, ...], ...] = ((),) * ERAS
    tech: tuple[tuple[int, int], ...] = ()
    civilizations: tuple[tuple[int, ...], ...] = ()
    notes: tuple[tuple[int, ...], ...] = ()
    abilities: int = 0
    era: int = 0
    vp: int = 0
    earned: list[int] = field(default_factory=nothing_earned)
    past: tuple[tuple[int, ...], ...] = ()
    ended: bool = False
    outposts: int = 0

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> Self:
        t = self.__copy__()
        t.res = self.res[:]
        t.built = self.built[:]
        t.earned = self.earned[:]
        return t

    def begin_era(self) -> None:
        """Begins the next era, whose points are counted by themselves."""
        self.past, self.earned = (*self.past, tuple(self.earned)), nothing_earned()
        self.era += 1

    @property
    def current(self) -> tuple[int, ...]:
        """The cards on the current era's space, top last."""
        return self.eras[self.era - 1] if 0 < self.era <= ERAS else ()


class Tapestry(State, kw_only=True):
    """Players by seat, tracks and map by actor, decks as masks.

    `at` is the foremost token of an actor on a track, `spare` are further ones as (actor, track, step), after
    a token was put on a start space.  `done` is the mask of tracks that an actor has completed.  `stand` and
    `fallen` are the hexes with standing and toppled outposts, `inert` those with other pieces; `taken` are
    hexes with at least one piece, `full` those with two.  `tile` is the tile on each hex, `turned` its
    rotation.  `down` are cards that lie face down on income mats.  `places` are the actors that have gained
    each achievement, in order; `toppled` counts the outposts that each has toppled.  `once` is the mask of
    tech cards used in this turn that can be used only once a turn.  `dealt` are the mats or civilizations
    from which each seat chooses in set-up.  `blocks` are tracks that
    are closed to all but an actor, as (actor, track, ends of its turns to wait for).
    """

    if TYPE_CHECKING:
        rules: TapestryRules = UNSET  # type: ignore[assignment]
        derived: int | UnsetType = UNSET

    players: list[Player]
    at: list[list[int]]
    done: list[int]
    stand: list[int]
    fallen: list[int]
    inert: list[int]
    toppled: list[int]
    tile: list[int]
    turned: list[int]
    explored: int
    hangings: int
    techs: int
    tiles: int
    spaces: int
    civilizations: int
    mats: int
    landmarks: int
    places: tuple[tuple[int, ...], ...]
    dealt: list[int]
    spare: tuple[tuple[int, int, int], ...] = ()
    full: int = 0
    taken: int = 0
    old_hangings: int = 0
    old_techs: int = 0
    old_tiles: int = 0
    old_civilizations: int = 0
    down: int = 0
    display: tuple[int, ...] = ()
    once: int = 0
    blocks: tuple[tuple[int, int, int], ...] = ()
    active: int = NONE
    turns: int = 0

    def copy(self) -> Self:
        t = State.copy(self)
        t.players = [p.copy() for p in self.players]
        t.at = [row[:] for row in self.at]
        t.done = self.done[:]
        t.stand = self.stand[:]
        t.fallen = self.fallen[:]
        t.inert = self.inert[:]
        t.toppled = self.toppled[:]
        t.tile = self.tile[:]
        t.turned = self.turned[:]
        t.dealt = self.dealt[:]
        return t

    def all_abilities(self) -> int:
        """Returns the abilities of all players together, to see whether anybody has one that answers to
        something: most often nobody has, and nobody needs to be asked.

        They are kept in `derived`, with the bit that stands for what is there without an ability.
        """
        held = self.derived
        if held is UNSET:
            held = self.rules.always
            for p in self.players:
                held |= p.abilities
            self.derived = held
        return held

    def give_abilities(self, seat: int, mask: int) -> None:
        """Gives abilities to a player."""
        self.players[seat].abilities |= mask
        if self.derived is not UNSET:
            self.derived |= mask

    def take_abilities(self, seat: int, mask: int) -> None:
        """Takes those of the abilities in a mask away that a player has."""
        p = self.players[seat]
        if lost := p.abilities & mask:
            p.abilities ^= lost
            self.derived = UNSET

    def control(self, actor: int) -> int:
        """Returns the hexes where all standing outposts belong to an actor, or where control is shared.

        [tapestry.base.conquer.control, tapestry.base.conquer.toppled-no-control]
        """
        once = twice = 0
        for mask in self.stand:
            twice |= once & mask
            once |= mask
        if twice:
            for shared in self.rules.shared_hexes:
                twice &= ~shared(self)
        return self.stand[actor] & ~twice

    def owner(self, hex: int) -> int:
        """Returns the actor that controls a hex, or NONE."""
        bit = 1 << hex
        found = [actor for actor, mask in enumerate(self.stand) if mask & bit]
        return found[0] if len(found) == 1 else NONE

    def others(self, seat: int) -> tuple[int, ...]:
        """Returns the other seats in table order from the left neighbour; for a power, all seats.

        [tapestry.base.neighbour.opponents]
        """
        return TABLE_ORDER[len(self.players)][seat]

    def onlookers(self, actor: int) -> tuple[int, ...]:
        """Returns the other seats from the last in table order to the first, so that what the first of them
        pushes is done first.
        """
        return ONLOOKERS[len(self.players)][actor]

    def opponents(self, actor: int) -> tuple[int, ...]:
        """Returns all other actors: players in table order from the left neighbour, then powers.

        [tapestry.base.neighbour.opponents]
        """
        n, actors = len(self.players), len(self.at)
        return self.others(actor) + tuple([power for power in range(n, actors) if power != actor])

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """Returns the players to the left and to the right; with two players, just the one.

        Powers are neighbours of everybody; whoever asks for what players have does not mean them.

        [tapestry.base.neighbour.definition, tapestry.base.neighbour.two-players]
        [tapestry.base.neighbour.table-seats, tapestry.base.neighbour.finished]
        """
        return NEIGHBOURS[len(self.players)][seat]


def table_order(seat: int, seats: int) -> tuple[int, ...]:
    """Returns the seats after a given one, clockwise, without it; a power sits at no seat.

    >>> table_order(1, 4), table_order(4, 4)
    ((2, 3, 0), (0, 1, 2, 3))
    """
    return tuple([(seat + k) % seats for k in range(1, seats)]) if seat < seats else tuple(range(seats))


def next_to(seat: int, seats: int) -> tuple[int, ...]:
    """Returns the seats to the left and to the right of a given one; who sits alone has none.

    >>> next_to(0, 4), next_to(0, 2), next_to(0, 1)
    ((1, 3), (1,), ())
    """
    both = [(seat + 1) % seats, (seat - 1) % seats]
    return tuple([other for other in dict.fromkeys(both) if other != seat])


MOST_ACTORS = 8
TABLE_ORDER = tuple(
    [tuple([table_order(seat, seats) for seat in range(MOST_ACTORS)]) for seats in range(MOST_ACTORS)]
)
"""By the number of seats and the actor: the others in table order."""
ONLOOKERS = tuple([tuple([order[::-1] for order in orders]) for orders in TABLE_ORDER])
"""The same, the last one first."""
NEIGHBOURS = tuple([tuple([next_to(seat, seats) for seat in range(seats)]) for seats in range(MOST_ACTORS)])
"""By the number of seats and the seat: left, then right."""

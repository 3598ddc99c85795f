"""The atoms of effects: what each does, and whether it would do anything now.

[tapestry.base.benefit.void-no-trigger, tapestry.ruling.base-or-impossible]
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.tapestry.city import capital_points, gain_building, score_capital
from spielwerk.games.tapestry.civilization import gain_civilization
from spielwerk.games.tapestry.conquer import Conquer, conquerable, rewards, tile_reward
from spielwerk.games.tapestry.counters import COUNTERS, Counter
from spielwerk.games.tapestry.draws import DrawHanging, DrawHangings, DrawSpaces, DrawTile, DrawTiles
from spielwerk.games.tapestry.effects import ANYWHERE
from spielwerk.games.tapestry.explore import BeginExplore, ExploreSpace, can_explore
from spielwerk.games.tapestry.facts import gain, score
from spielwerk.games.tapestry.hang import Overplay, can_overplay
from spielwerk.games.tapestry.science import research
from spielwerk.games.tapestry.state import MIDDLE, MOST_RESOURCES, TOP, Tapestry
from spielwerk.games.tapestry.tech import (
    Invent,
    Upgrade,
    Use,
    can_invent,
    deck,
    refresh,
    reusable,
    upgradable,
    upgrades_otherwise,
)
from spielwerk.games.tapestry.tracks import (
    AGAIN,
    BACK,
    FORWARD,
    WhichTrack,
    completed,
    gain_landmark,
    possible_tracks,
    restart,
)
from spielwerk.kernel.effect import Atom, AtomRule


def per(counter: Counter) -> AtomRule:
    """Returns the rule that scores points for each thing counted."""
    return AtomRule(
        lambda s, seat, atom: score(s, seat, atom.n * counter(s, seat)),
        lambda s, seat, _atom: counter(s, seat) > 0,
    )


def moving(way: int) -> AtomRule:
    """Returns the rule for a step on one of several tracks, or for using a position again."""
    return AtomRule(
        lambda s, seat, atom: s.next(WhichTrack(seat, way, atom.at, atom.n)),
        lambda s, seat, atom: possible_tracks(s, seat, way, atom.at) != 0,
    )


def using(row: int) -> AtomRule:
    """Returns the rule for using a tech card's benefit again."""
    return AtomRule(
        lambda s, seat, _atom: s.next(Use(seat, row)),
        lambda s, seat, _atom: bool(reusable(s, seat, row)),
    )


def build(s: Tapestry, seat: int, atom: Atom) -> None:
    """Gains income buildings of a kind, one after another.  [tapestry.base.building.any]"""
    for _ in range(atom.n):
        gain_building(s, seat, atom.at)


EXPLORE, CONQUER = "explore", "conquer"


def on_map(action: str) -> Callable[[Tapestry, int, Atom], None]:
    """Returns the effect of exploring or conquering; a table may have one in place of the other."""

    def act(s: Tapestry, seat: int, atom: Atom) -> None:
        there = s.rules.instead.get(action, action)
        where = flags(atom.at, action, there)
        s.next(BeginExplore(seat, where) if there == EXPLORE else Conquer(seat, where))

    return act


def can_act(action: str) -> Callable[[Tapestry, int, Atom], bool]:
    """Returns whether exploring or conquering is possible, whichever it is at this table."""

    def possible(s: Tapestry, seat: int, atom: Atom) -> bool:
        there = s.rules.instead.get(action, action)
        where = flags(atom.at, action, there)
        return can_explore(s, seat, where) if there == EXPLORE else conquerable(s, seat, where) != 0

    return possible


def flags(at: int, action: str, there: str) -> int:
    """Returns the flags of an action in place of another one: what was allowed anywhere still is."""
    if action == there:
        return at
    return ANYWHERE * (at > 0) if there == CONQUER else int(at & ANYWHERE > 0)


ATOMS: dict[str, AtomRule] = {
    "vp": AtomRule(lambda s, seat, atom: score(s, seat, atom.n)),
    **{f"per-{name}": per(counter) for name, counter in COUNTERS.items()},
    "resource": AtomRule(
        lambda s, seat, atom: gain(s, seat, atom.at, atom.n),  # type: ignore[arg-type]
        lambda s, seat, atom: s.players[seat].res[atom.at] < MOST_RESOURCES and not s.players[seat].ended,
    ),
    "building": AtomRule(build, lambda s, seat, atom: s.players[seat].built[atom.at] < s.rules.buildings),
    "landmark": AtomRule(
        lambda s, seat, atom: gain_landmark(s, seat, atom.at),
        lambda s, _seat, atom: bool(s.landmarks >> atom.at & 1),
    ),
    "tile": AtomRule(
        lambda s, seat, atom: DrawTiles(seat, atom.n).run(s),
        lambda s, _seat, _atom: DrawTile.deck(s) != 0,
    ),
    "space": AtomRule(
        lambda s, seat, atom: DrawSpaces(seat, atom.n).run(s),
        lambda s, _seat, _atom: s.spaces != 0,
    ),
    "hanging": AtomRule(
        lambda s, seat, atom: DrawHangings(seat, atom.n).run(s),
        lambda s, _seat, _atom: DrawHanging.deck(s) != 0,
    ),
    "explore": AtomRule(on_map(EXPLORE), can_act(EXPLORE)),
    "explore-space": AtomRule(
        lambda s, seat, _atom: s.next(ExploreSpace(seat)),
        lambda s, seat, _atom: bool(s.players[seat].spaces),
    ),
    "conquer": AtomRule(on_map(CONQUER), can_act(CONQUER)),
    "tile-reward": AtomRule(tile_reward, rewards),
    "research": AtomRule(lambda s, seat, atom: research(s, seat, atom.at)),
    "advance": moving(FORWARD),
    "regress": moving(BACK),
    "again": moving(AGAIN),
    "restart": AtomRule(restart, lambda s, seat, atom: completed(s, seat, atom.at) != 0),
    "invent": AtomRule(
        lambda s, seat, atom: s.next(Invent(seat, atom.at)),
        lambda s, seat, atom: can_invent(s, seat, atom.at),
    ),
    "upgrade": AtomRule(
        lambda s, seat, _atom: s.next(Upgrade(seat)),
        lambda s, seat, _atom: bool(upgradable(s, seat)) or upgrades_otherwise(s, seat),
    ),
    "refresh": AtomRule(lambda s, seat, _atom: refresh(s, seat), lambda s, _seat, _atom: deck(s) != 0),
    "circle": using(MIDDLE),
    "square": using(TOP),
    "city": AtomRule(
        lambda s, seat, _atom: score_capital(s, seat),
        lambda s, seat, _atom: capital_points(s, seat) > 0,
    ),
    "overplay": AtomRule(
        lambda s, seat, _atom: s.next(Overplay(seat)),
        lambda s, seat, _atom: can_overplay(s, seat),
    ),
    "civilization": AtomRule(
        lambda s, seat, _atom: gain_civilization(s, seat),
        lambda s, _seat, _atom: s.civilizations != 0,
    ),
}

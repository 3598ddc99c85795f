"""What can be chosen on the plan: areas, and the pieces with which the actions of a card begin."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from spielwerk.boards.dei.lifts import meetings
from spielwerk.boards.dei.pieces import CAMP, DRONE, TOKEN, UNIT
from spielwerk.boards.dei.space import crossing
from spielwerk.boards.dei.spots import Spot
from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.posting import posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.actions.build import Lift
from spielwerk.games.dei.actions.move import MoveFrom, MoveGroup, MoveTo
from spielwerk.games.dei.board import PARTS, SPOT_NAMES, Board
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.drones import Fly
from spielwerk.games.dei.gestures import everybody
from spielwerk.games.dei.options import BRIDGE, ELEVATOR, KINDS
from spielwerk.games.dei.options import CAMP as CAMP_TOKEN
from spielwerk.games.dei.state import NOWHERE, Player
from spielwerk.kernel.option import Decision, Option, Options

ON_PLACES = ("at", "from", "to", "fly", "leader", "shoot", "prospect")
"""Options that name an area."""
MOST = 40
"""The largest number of ways to build that are shown at once."""


def spots(scene: Scene, b: Board) -> list[Spot]:
    """Returns everything that can be chosen on the plan now."""
    d = scene.mine
    if d is None:
        return []
    if isinstance(d.frame, DoActions):
        return _actions(scene, d, b)
    found = [
        Spot(area, option.text, scene.speech.option(option, d, scene.rules))
        for option in d.options
        if (area := _area(option, b)) is not None
    ]
    if isinstance(d.frame, MoveFrom):
        return _moves(scene, d, (), "")
    if isinstance(d.frame, Fly):
        return [_flight(scene, d.frame.drone, spot) for spot in found]
    if d.options[0].verb == "to":
        return [_with_group(scene, d, spot) for spot in found]
    return found if len({spot.area for spot in found}) == len(found) else []


# --- moving


def _moves(scene: Scene, d: Decision, path: Options, name: str) -> list[Spot]:
    """Returns the units that may move, and the areas that only one group can enter, which it does at once.

    `path` leads to the question who moves, or where to if all stand in one area.
    """
    first = ahead.asked(scene, ahead.played(scene, scene.known, d.seat, *path), d.seat)
    if first is None or first.gesture != "move":
        return []
    starts: list[Spot] = []
    steps: dict[int, list[Spot]] = {}
    origins = [o for o in first.options if o.verb == "from"]
    for way in [(*path, o) for o in origins] or [path]:
        words = [name, *[_where(scene, o, first) for o in way[len(path) :]]]
        said = " ".join(filter(None, words))
        of = name or posted(way)
        there = ahead.played(scene, scene.known, d.seat, *way)
        then = ahead.asked(scene, there, d.seat)
        to_where = then if then is not None and isinstance(then.frame, MoveTo) else None
        if way and (to_where or way != path):
            origin = to_where.frame.origin if to_where else way[-1].i
            starts.append(Spot(origin, posted(way), said, UNIT, of))
        if to_where is None:
            continue
        for to in to_where.options:
            whole = _everybody(scene, ahead.played(scene, there, d.seat, to), d.seat)
            where = f"{said} {_where(scene, to, to_where)}"
            spot = Spot(to.i, posted((*way, to, *whole)), where, "", of, step=True)
            steps.setdefault(to.i, []).append(spot)
    return starts + [found[0] for found in steps.values() if len(found) == 1]


def _everybody(scene: Scene, state: Any, seat: int) -> Options:
    """Returns the answer that sends everybody, if who goes is asked."""
    d = ahead.asked(scene, state, seat)
    return (everybody(d.options),) if d is not None and isinstance(d.frame, MoveGroup) else ()


def _with_group(scene: Scene, d: Decision, spot: Spot) -> Spot:
    """Returns a target where everybody goes at once; the tray may send fewer."""
    option = next(o for o in d.options if o.text == spot.value)
    after = ahead.asked(scene, ahead.played(scene, scene.known, d.seat, option), d.seat)
    if after is None or not isinstance(after.frame, MoveGroup):
        return spot
    whole = everybody(after.options)
    who = scene.speech.option(whole, after, scene.rules)
    return Spot(
        spot.area,
        posted((option, whole)),
        f"{spot.words}: {who}",
        groups=" ".join([f"{o.verb}:{o.n}" for o in after.options]),
    )


def _flight(scene: Scene, drone: int, spot: Spot) -> Spot:
    """Returns a target of a drone, quiet like those of other moves; where it is now, it is marked itself."""
    known: Any = scene.known
    stays = spot.area == known.drones[drone]
    return replace(spot, piece=DRONE[drone] if stays else "", step=not stays)


# --- the actions of a card


def _actions(scene: Scene, d: Decision, b: Board) -> list[Spot]:
    """Returns the actions that are begun on the plan.

    If two actions begin with the same piece, both are chosen on their card instead.
    """
    actions = [option for option in d.options if option.verb == "do"]
    places = {option: _places(scene, d, option, b, alone=len(actions) == 1) for option in actions}
    pieces = Counter([(s.area, s.piece) for found in places.values() for s in found if s.piece])
    return [
        spot
        for found in places.values()
        if all(not s.piece or pieces[s.area, s.piece] == 1 for s in found)
        for spot in found
    ]


def _places(scene: Scene, d: Decision, option: Option, b: Board, *, alone: bool) -> list[Spot]:
    """Returns where an action can be begun; empty if it is not done at places.

    A drone is sent off with one click if its flight is the only action.
    """
    kind = KINDS[option.i]
    name = scene.speech.option(option, d, scene.rules)
    known: Any = scene.known
    if kind.act == "move":
        return _moves(scene, d, (option,), name)
    if kind.drone >= 0 and not alone:
        return [Spot(known.drones[kind.drone], option.text, name, DRONE[kind.drone], name)]
    if kind.act == "build":
        return _buildings(scene, d, option, name, b)
    then = ahead.played(scene, known, d.seat, option)
    if (only := _changed(known, then, d.seat)) is not None:
        return [
            Spot(
                only,
                option.text,
                f"{name} {names.inside(only)}",
                _piece(scene, b, "at", kind.act, only),
                name,
            )
        ]
    after = ahead.asked(scene, then, d.seat)
    areas = [(o, _area(o, b)) for o in after.options] if after and after.gesture == kind.act else []
    if after is None or not areas or any(area is None for _, area in areas):
        return []
    found = [
        Spot(
            area,
            posted((option, o)),
            f"{name} {_where(scene, o, after)}",
            _piece(scene, b, o.verb, kind.act, area),
            name,
            again=_again(scene, d, option, o),
        )
        for o, area in areas
        if area is not None
    ]
    return [_flight(scene, kind.drone, spot) for spot in found] if kind.drone >= 0 else found


def _changed(before: Any, after: Any, seat: int) -> int | None:
    """Returns the area where an action has taken a resource or brought a scrapper without a question, since
    there is no other."""
    old, new = ([*s.tokens, *s.players[seat].scrappers] for s in (before, after))
    areas = [i % len(before.tokens) for i, n in enumerate(old) if n != new[i]]
    return areas[0] if len(areas) == 1 else None


def _piece(scene: Scene, b: Board, verb: str, act: str, area: int) -> str:
    """Returns the piece on which an action is chosen; a scrapper without a camp enters beside the others, and
    so is done what a badge offers instead."""
    if verb != "at":
        return verb
    if act != "enlist":
        return TOKEN
    known: Any = scene.known
    camp = b.camps >> area & 1 or area in known.players[scene.viewer].camps
    return CAMP if camp else "entry"


def _again(scene: Scene, d: Decision, option: Option, at: Option) -> tuple[str, int]:
    """Returns what does the action as often as it is left at one place, and how often that is."""
    assert isinstance(d.frame, DoActions)
    if at.verb == "from" or dict(d.frame.left).get(option.i, 0) < 2:
        return "", 0
    path: Options = ()
    n, state = 0, scene.known
    while (here := ahead.asked(scene, state, d.seat)) is not None and option in here.options:
        state = ahead.played(scene, state, d.seat, option)
        then = ahead.asked(scene, state, d.seat)
        if then is None or then.gesture == d.gesture or at not in then.options:
            break
        path, state, n = (*path, option, at), ahead.played(scene, state, d.seat, at), n + 1
    return (posted(path), n) if n > 1 else ("", 0)


def _buildings(scene: Scene, d: Decision, option: Option, name: str, b: Board) -> list[Spot]:
    """Returns each structure where it would stand; empty if there are too many.

    Which one is moved, if all are built already, is asked afterwards.
    """
    ways = _ways(scene, d.seat, (option,))
    return [_building(way, name, b) for way in ways] if len(ways) <= MOST else []


Way = tuple[Options, int, tuple[int, int]]
"""Answers that build something: what it is, and its site as in `build`."""


def _building(way: Way, name: str, b: Board) -> Spot:
    path, structure, (at, height) = way
    built = f"{name}: {names.structure(structure)}"
    if structure == CAMP_TOKEN:
        return Spot(at, posted(path), f"{built} {names.inside(at)}", "tent", name)
    if structure == ELEVATOR:
        words = f"{built} {names.area(at)} – {names.area(height)}"
        where = tuple([lift.at for lift in meetings(b, at, height)])
        return Spot(at, posted(path), words, f"elevator-{at}-{height}", name, where)
    line, bridge = crossing(b, at), b.bridges[at]
    assert bridge is not None
    words = f"{built} {' – '.join([str(names.area(end)) for end in bridge.ends])}"
    middle = ((line.one[0] + line.two[0]) / 2, (line.one[1] + line.two[1]) / 2)
    return Spot(bridge.over, posted(path), words, f"bridge-{at}", name, (middle,), way=line)


def _ways(scene: Scene, seat: int, path: Options) -> list[Way]:
    """Returns all ways through the questions about what is built where."""
    known: Any = scene.known
    state = ahead.played(scene, known, seat, *path)
    d = ahead.asked(scene, state, seat)
    if d is not None and isinstance(d.frame, Lift):
        return [(path, d.frame.structure, (d.frame.at, d.frame.height))]
    if d is None or d.gesture != "build":
        return _built(path, known.players[seat], state.players[seat])
    return [way for option in d.options for way in _ways(scene, seat, (*path, option))]


def _built(path: Options, before: Player, after: Player) -> list[Way]:
    """Returns what these answers have built; nothing if a token was moved without a question."""
    if len(after.camps) > len(before.camps):
        return [(path, CAMP_TOKEN, (after.camps[-1], NOWHERE))]
    if len(after.bridges) > len(before.bridges):
        return [(path, BRIDGE, (after.bridges[-1], NOWHERE))]
    return [(path, ELEVATOR, after.elevators[-1])] if len(after.elevators) > len(before.elevators) else []


def _where(scene: Scene, option: Option, d: Decision) -> str:
    """Returns an area in the middle of a sentence; anything else as the option is called."""
    said = {"at": names.inside, "from": names.out_of, "to": names.into, "fly": names.into}.get(option.verb)
    return said(option.i) if said else scene.speech.option(option, d, scene.rules)


def _area(option: Option, b: Board) -> int | None:
    """Returns the area that an option names, or over which its bridge leads."""
    if option.verb in ON_PLACES and option.at in PARTS:
        return b.index(option.at)
    if option.verb == "spot" and (bridge := b.bridges[SPOT_NAMES.index(option.at)]):
        return bridge.over
    return None

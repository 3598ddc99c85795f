"""Why a place cannot be chosen now, in a few words; the options alone say what can."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.journeys import crossing
from spielwerk.boards.scythe.typed import known_of, view_of
from spielwerk.games.scythe.actions.build import BuildAt
from spielwerk.games.scythe.actions.deploy import DeployAt
from spielwerk.games.scythe.actions.move import Destination
from spielwerk.games.scythe.actions.produce import Produce, ProduceAt
from spielwerk.games.scythe.actions.trade import PlaceTokens
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.control import enemy_units
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.text import current_language, text

PLACED = (BuildAt, DeployAt, PlaceTokens, Produce, ProduceAt)
"""Frames that ask for a region with one of the player's workers."""


def refusal(scene: Scene, place: int) -> str:
    """Returns why the viewer cannot choose a place; empty if nothing is asked, or if it is hard to say."""
    d = scene.mine
    if d is None:
        return ""
    p = view_of(scene).players[d.seat]
    if isinstance(d.frame, Destination):
        unit = d.frame.unit
        return _said(_unreached(scene, p.units[unit], place, worker=unit >= FIRST_WORKER), current_language())
    if isinstance(d.frame, PLACED):
        built = isinstance(d.frame, BuildAt) and _built(scene) & BIT[place]
        return _said("built" if built else "" if p.workers_at & BIT[place] else "worker", current_language())
    return ""


def _unreached(scene: Scene, here: int, place: int, *, worker: bool) -> str:
    """Returns what keeps a unit from a place."""
    if place == here:
        return "here"
    b = board()
    if b.homes & BIT[place]:
        return "home"
    if not b.neighbours[here] & BIT[place]:
        return "far"
    if worker and enemy_units(known_of(scene), scene.viewer) & BIT[place]:
        return "opponent"
    way = crossing(here, place)
    return way if way in ("river", "lake") else "far"


def _built(scene: Scene) -> int:
    """Returns the places with structures, as a mask."""
    mask = 0
    for p in view_of(scene).players:
        mask |= p.structures_at
    return mask


@lru_cache
def _said(why: str, _language: str) -> str:
    return text(f"scythe-map-not-{why}") if why else ""

"""What can be asked about on the table of Tapestry, and the rules about it.

A thing is named by its reference (`track:science`, `space:military-4`, `hex:20`, `seat:1`) or by its kind.
"""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.boards.kit.drawing import About
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.typed import rules_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.options import ALL_TRACKS
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

BASE = "tapestry.base."
THINGS = {
    '[data-ref^="space:"], [data-ref^="hex:"], [data-ref^="seat:"]': "#",
    '[data-ref^="track:"], [data-ref^="civ:"]': "#",
    ".bot-pair": "pair",
    ".queue": "queue",
    ".tower": "outpost",
    ".ta-built, .block": "building",
    ".site, .flag": "landmark",
    ".city": "capital",
    ".income": "income",
    ".eras": "era",
    ".ta-hand": "hand",
    ".tech-card": "tech",
    ".ta-tile": "tile",
    ".feats": "achievement",
}
KINDS: dict[str, tuple[str, ...]] = {
    "pair": ("tapestry.automa.pair", "tapestry.automa.tie-order", "tapestry.automa.turn"),
    "queue": (f"{BASE}benefit",),
    "outpost": (f"{BASE}conquer.outpost", f"{BASE}conquer.two-token-limit", f"{BASE}conquer.topple"),
    "building": (f"{BASE}building",),
    "landmark": (f"{BASE}landmark",),
    "capital": (f"{BASE}capital",),
    "income": (f"{BASE}income", f"{BASE}building.uncover"),
    "era": (f"{BASE}turn.eras", f"{BASE}tapestry.income-play", f"{BASE}tapestry.this-era"),
    "hand": (f"{BASE}tapestry",),
    "tech": (f"{BASE}tech",),
    "tile": (f"{BASE}explore.tile-from-supply", f"{BASE}explore.rotation", f"{BASE}explore.vp"),
    "achievement": (f"{BASE}achievement",),
}
"""Kinds of things, and the rules about them."""
MORE = {
    "pair": ("tapestry.automa.aid", "tapestry.automa.advance"),
    "outpost": (f"{BASE}conquer",),
    "era": (f"{BASE}tapestry",),
    "tile": (f"{BASE}explore",),
}
"""The chapters with the rest."""


def about(scene: Scene, word: str) -> list[About]:
    """Returns the rules about a thing; empty for an unknown word."""
    if word in KINDS:
        return [About(text(f"tapestry-board-about-{word}"), KINDS[word], MORE.get(word, ()))]
    kind, _, which = word.partition(":")
    teller = NAMED.get(kind)
    try:
        return teller(scene, which) if teller else []
    except (ValueError, IndexError):
        return []  # somebody typed an address


def _track(scene: Scene, id: str) -> list[About]:
    name = names.track(ALL_TRACKS.index(id), rules_of(scene)).name
    return [About(name, (f"{BASE}advance",), (f"{BASE}track", f"{BASE}landmark"))]


def _space(scene: Scene, id: str) -> list[About]:
    """Returns what entering a space costs and gives, with its landmark if it has one."""
    track, _, number = id.rpartition("-")
    rules, at = rules_of(scene), ALL_TRACKS.index(track)
    space = rules.spaces[at][int(number)]
    cost = (f"{BASE}advance.cost-tier{space.tier}", f"{BASE}benefit.mandatory", f"{BASE}benefit.order-free")
    bonus = (f"{BASE}benefit.bonus-optional",) if space.bonus else ()
    found = [About(names.space(at, int(number), rules).name, (*cost, *bonus), (f"{BASE}advance",))]
    if space.landmark != NONE:
        found.append(About(names.landmark(space.landmark, rules).name, (f"{BASE}landmark",)))
    return found


def _hex(scene: Scene, id: str) -> list[About]:
    """Returns how a hex is explored or conquered, whichever is possible there."""
    hex, rules = int(id), rules_of(scene)
    known = view_of(scene).explored >> hex & 1
    chapter = f"{BASE}conquer" if known else f"{BASE}explore"
    island = ("tapestry.base.achievement",) if hex == rules.world.island else ()
    return [About(capital(names.hex(hex).name), (chapter, *island))]


def _seat(scene: Scene, id: str) -> list[About]:
    """Returns the turn of a player, or what a bot is and does."""
    actor, rules = int(id), rules_of(scene)
    name = names.actor(actor, rules).name
    if actor >= rules.seats:
        return [About(name, ("tapestry.shadow.role", "tapestry.shadow.never"), ("tapestry.automa.turn",))]
    if not rules.chooses[actor]:
        return [About(name, ("tapestry.automa.turn", "tapestry.automa.never"), ("tapestry.automa.income",))]
    return [About(name, (f"{BASE}turn", f"{BASE}limit"), (f"{BASE}civilization",))]


def _people(scene: Scene, id: str) -> list[About]:
    """Returns the rules of a civilization."""
    rules = rules_of(scene)
    number = [one.id for one in rules.data.civilizations()].index(id)
    return [About(names.civilization(number, rules).name, (f"tapestry.civ.{id}",), (f"{BASE}civilization",))]


NAMED: dict[str, Callable[[Scene, str], list[About]]] = {
    "track": _track,
    "space": _space,
    "hex": _hex,
    "seat": _seat,
    "civ": _people,
}

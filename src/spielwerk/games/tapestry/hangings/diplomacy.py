"""Diplomacy: a resource for everybody, and a building for its player."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES, of_any
from spielwerk.games.tapestry.facts import gains
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, AtomRule, Do

ANY_RESOURCE = of_any("resource", 1, len(RESOURCES))
ANY_BUILDING = of_any("building", 1, len(BUILDINGS))


def share(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Gives any resource to everybody still playing, then any building to the player.

    [tapestry.hanging.diplomacy, tapestry.hanging.opponents-order, tapestry.base.end.finished-no-gain]
    """
    still_playing = [each for each in (seat, *s.others(seat)) if gains(s, each)]
    s.then(*[Do(each, ANY_RESOURCE) for each in still_playing], Do(seat, ANY_BUILDING))


HANGINGS.add_row("atoms", "diplomacy", AtomRule(share))

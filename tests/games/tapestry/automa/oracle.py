"""A second reading of the book: where the bots go, with plain sets and a map counted anew.

Nothing here uses the code of `automa/` but the facts of the cards; positions are read from the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.tapestry.automa.test_component import WALKS
from spielwerk.games.tapestry.automa.cards import DecisionCard, automa_file
from spielwerk.games.tapestry.components import Components

HEXES = [(h.q, h.r) for h in Components().sides()["small"].hexes]
AT = {place: i for i, place in enumerate(HEXES)}
NEAR = [
    {
        AT[q + a, r + b]
        for a, b in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
        if (q + a, r + b) in AT
    }
    for q, r in HEXES
]
ISLAND, FAR = AT[0, 0], 99
TRACK_IDS = ["exploration", "science", "military", "technology"]


def members(mask: int) -> set[int]:
    return {hex for hex in range(len(HEXES)) if mask >> hex & 1}


class Reading:
    """A position as a person sees it who moves the pieces of the Automa."""

    def __init__(self, s: Any, automa: int) -> None:
        self.s, self.automa, self.person = s, automa, 1 - automa
        self.standing = [members(mask) for mask in s.stand]
        self.lying = [members(mask) for mask in s.fallen]
        self.explored = members(s.explored)
        self.starts = {AT[2, 0], AT[-2, 2]}

    def pieces(self, hex: int) -> int:
        """How many pieces are on a hex; start territories have two."""
        here = sum([hex in row for row in (*self.standing, *self.lying)])
        return here + len([mask for mask in self.s.inert if mask >> hex & 1]) + (hex in self.starts)

    def land(self, actor: int) -> set[int]:
        others = [row for other, row in enumerate(self.standing) if other != actor]
        return {hex for hex in self.standing[actor] if not any(hex in row for row in others)}

    def path(self, start: int, goals: Iterable[int]) -> int:
        """The length of the shortest path, step by step from the start."""
        wanted, here, gone = set(goals), {start}, {start}
        steps = 0
        while here:
            if here & wanted:
                return steps
            inner = {hex for hex in here if hex == start or self.passable(hex)}
            here = {other for hex in inner for other in NEAR[hex]} - gone
            gone |= here
            steps += 1
        return FAR

    def passable(self, hex: int) -> bool:
        mine = hex in self.standing[self.automa] or hex in self.lying[self.automa]
        return not mine and self.pieces(hex) < 2

    # --- actions on the map

    def reach(self, anywhere: bool) -> set[int]:
        own = self.land(self.automa)
        return set(range(len(HEXES))) if anywhere else {other for hex in own for other in NEAR[hex]}

    def conquest(self, card: DecisionCard, anywhere: bool) -> int:
        """The hex that the Automa conquers; -1 if it conquers none."""
        if not self.s.players[self.automa].outposts:
            return -1
        own, theirs = self.land(self.automa), self.land(self.person)
        reach = self.reach(anywhere)
        legal = {hex for hex in reach & self.explored if self.pieces(hex) < 2 and hex not in own}
        valid = legal & theirs
        if valid:
            return self.walked(card, self.towards_island(valid))
        tiles = self.s.tiles or self.s.old_tiles
        valid = legal | ({hex for hex in reach if hex not in self.explored} if tiles else set())
        if not card.topple:
            valid = {hex for hex in valid if not NEAR[hex] & theirs}
        valid = self.towards_island(valid)
        single = {hex for hex in theirs if self.pieces(hex) == 1}
        return self.walked(card, self.nearest(valid, single or theirs))

    def towards_island(self, valid: set[int]) -> set[int]:
        """Only the closest to the middle island, while the Automa can still gain its achievement."""
        gained = self.s.places[2]
        can_be_taken = self.pieces(ISLAND) < 2 and ISLAND not in self.land(self.automa)
        if self.automa in gained or len(gained) >= 2 or not can_be_taken:
            return valid
        return self.nearest(valid, {ISLAND})

    def nearest(self, valid: set[int], goals: set[int]) -> set[int]:
        far = {hex: self.path(hex, goals) for hex in valid}
        return {hex for hex in valid if far[hex] == min(far.values())}

    def exploration(self, card: DecisionCard, anywhere: bool, favourite: int) -> int:
        """The hex that the Automa explores; -1 if it explores none."""
        if not (self.s.tiles or self.s.old_tiles):
            return -1
        valid = self.reach(anywhere) - self.explored
        if [*TRACK_IDS, "fifth"][favourite] != "military":
            far = {hex: self.path(hex, self.land(self.person)) for hex in valid}
            valid = {hex for hex in valid if far[hex] == max(far.values())}
        return self.walked(card, valid)

    def walked(self, card: DecisionCard, valid: set[int]) -> int:
        walk = [int(hex) for hex in WALKS[card.aid].split()]
        return next((hex for hex in walk if hex in valid), -1)

    # --- tracks

    def track(self, actor: int, left: DecisionCard, right: DecisionCard, favourite: int) -> int:
        """The track on which a bot advances; -1 if there is none."""
        indicator = left.automa if actor == self.automa else left.shadow
        at = self.s.at[actor]
        valid = {track for track in range(4 + self.s.rules.has_fifth) if at[track] < 12}
        far = {track: 12 - at[track] for track in valid}
        if indicator == "landmark-or-end":
            far = {track: self.to_landmark(track, at[track]) for track in valid}
        if indicator != "all":
            valid = {track for track in valid if far[track] == min(far.values())}
        if len(valid) == 1:
            return min(valid)
        order = right.order if actor == self.automa else tuple(reversed(right.order))
        for icon in order:
            track = favourite if icon == "favourite" else [*TRACK_IDS, "fifth"].index(icon)
            if track in valid:
                return track
        return -1

    def to_landmark(self, track: int, at: int) -> int:
        data = Components().landmarks()
        known = [landmark.id for landmark in data]
        printed: list[Any] = [*Components().tracks().tracks, Components().fifth()]
        for step, space in enumerate(printed[track].spaces, 1):
            if step > at and space.landmark and self.s.landmarks >> known.index(space.landmark) & 1:
                return step - at
        return 12 - at


def card(s: Any, number: int) -> DecisionCard:
    """A card of the table by its index: with the fifth track some are replaced."""
    new = {one.number: one.order for one in automa_file().fifth_cards} if s.rules.has_fifth else {}
    found = automa_file().cards[number]
    return replace(found, order=new.get(found.number, found.order))

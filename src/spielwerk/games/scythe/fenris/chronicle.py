"""The chronicle of the campaign: the sheets of the players, and where the story stands."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

EPISODES = ("1", "2a", "2b", "3", "4", "5", "6", "7w", "7p", "8a", "8b")
FIRST = "1"
FINALES = ("8a", "8b")
INFRA: Final = "infra"
MECH: Final = "mech"
Kind = Literal["infra", "mech"]
"""The kinds of modifications."""
VESNA, FENRIS = "vesna", "fenris"
GUESTS = (VESNA, FENRIS)
"""The factions without a home base of their own."""
COINS, POWER, POPULARITY = range(3)
"""The set-up bonuses."""
NOBODY = -1


class Entry(Struct, frozen=True):
    """A line in the wealth column of a sheet; their sum is the wealth.

    [fenris.campaign.wealth-spending-recorded]
    """

    episode: str
    why: Literal["coins", "instant", "modification", "joined", "crossed-out"]
    n: int


class Benefit(Struct, frozen=True):
    """What an Automa has in a modification slot; `card` is the Automa card that was drawn or removed.

    [fenris.automa-mods.record-benefit]
    """

    kind: Kind
    what: Literal["progress", "gain", "remove", "nothing"]
    card: int = 0


class Sheet(Struct, kw_only=True):
    """A campaign sheet.  [fenris.sheet.one-per-player, fenris.sheet.six-sections]

    `log` has the episodes that ticked each column, and `adapted` is the sum of an Automa's adaptive steps.
    """

    name: str
    automa: str = ""
    status: Literal["playing", "away", "left"] = "playing"
    faction: str = ""
    home: str = ""
    entries: list[Entry] = []
    wins: list[str] = []
    mech: list[str] = []
    infra: list[str] = []
    benefits: list[Benefit] = []
    bonuses: list[int] = field(default_factory=lambda: [0, 0, 0])
    instant: list[str] = []
    log: list[list[str]] = []
    adapted: int = 0

    @property
    def wealth(self) -> int:
        return sum([entry.n for entry in self.entries])

    @property
    def ticks(self) -> int:
        return sum(map(len, self.log))

    def owned(self, kind: Kind) -> int:
        """Returns how many modifications of a kind it has.  [fenris.automa-mods.benefit-none]"""
        tiles = self.infra if kind == INFRA else self.mech
        return len(tiles) + len([benefit for benefit in self.benefits if benefit.kind == kind])

    def tiles(self, kind: Kind) -> list[str]:
        return self.infra if kind == INFRA else self.mech

    def copy(self) -> Sheet:
        return Sheet(
            name=self.name,
            automa=self.automa,
            status=self.status,
            faction=self.faction,
            home=self.home,
            entries=self.entries[:],
            wins=self.wins[:],
            mech=self.mech[:],
            infra=self.infra[:],
            benefits=self.benefits[:],
            bonuses=self.bonuses[:],
            instant=self.instant[:],
            log=[column[:] for column in self.log],
            adapted=self.adapted,
        )


class Result(Struct, frozen=True, kw_only=True):
    """What an episode reports of a seat.  [fenris.campaign.win-notation-first]

    `stars` are the spaces with a star of its own, each as often as there are stars.  `tokens` are influence
    tokens, agents or encounter tokens, whatever the episode counts.  `found` is set for whoever found Vesna
    or Tesla or defeated the Annihilator.
    """

    coins: int
    place: int
    stars: tuple[str, ...] = ()
    spent: int = 0
    instant: str = ""
    tokens: int = 0
    mechs: int = 0
    structures: int = 0
    found: bool = False


class EpisodeReport(Struct, frozen=True):
    """The results by seat."""

    seats: list[Result]


class Chronicle(Struct, kw_only=True):
    """The position of the campaign.

    `seats` are the sheets in the open leg by seat, and `results` are theirs.  `mats` and `tiles` are chosen
    and laid for the last episode; `tesla` is the sheet that found him.  `removed` are modifications that left
    the campaign.
    """

    sheets: list[Sheet]
    episode: str = FIRST
    stage: Literal["episode", "interlude", "over"] = "episode"
    path: list[str] = []
    seats: list[int] = []
    results: list[Result] = []
    mats: list[str] = []
    tiles: list[str] = []
    removed: list[str] = []
    tesla: int = field(default=NOBODY, name="finder")
    """The saved name tells nothing: a file of the first episodes has it too."""
    invaders: bool = False
    airships: bool = False
    end_tile: str = ""
    adaptive: bool = False

    def copy(self) -> Chronicle:
        return Chronicle(
            sheets=[sheet.copy() for sheet in self.sheets],
            episode=self.episode,
            stage=self.stage,
            path=self.path[:],
            seats=self.seats[:],
            results=self.results[:],
            mats=self.mats[:],
            tiles=self.tiles[:],
            removed=self.removed[:],
            tesla=self.tesla,
            invaders=self.invaders,
            airships=self.airships,
            end_tile=self.end_tile,
            adaptive=self.adaptive,
        )

    def drawn(self, number: int) -> int:
        """Returns a number below this one by luck that is the same for the same campaign."""
        return int.from_bytes(sha256(msgspec.json.encode(self)).digest()[:4]) % number

    @property
    def playing(self) -> list[int]:
        """The sheets that take part.  [fenris.campaign.skip-episode]"""
        return [i for i, sheet in enumerate(self.sheets) if sheet.status == "playing"]

    @property
    def lacks_mats(self) -> bool:
        """Whether those who play the last episode have to choose their mats now: the group has changed.

        [fenris.ep8.mat-choice]
        """
        if self.stage != "episode" or self.episode not in FINALES:
            return False
        taken = dict(enumerate(self.mats))
        return not all(taken.get(i) for i in self.playing if not self.sheets[i].automa)

    def released(self, kind: Kind) -> bool:
        """Returns whether modifications of a kind can be had: one kind after episode 2, the other after 4.

        [fenris.unlocks.board-2, fenris.unlocks.board-3, fenris.ep4.reward-unlock-other]
        """
        first = {"2a": MECH, "2b": INFRA}
        return "4" in self.path or kind in [first[e] for e in self.path if e in first]

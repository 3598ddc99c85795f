"""The events of Scythe, as typed facts for log, animation and statistics."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Event


class TurnBegan(Event, frozen=True, tag="scythe.TurnBegan"):
    seat: int
    turn: int


class SectionChosen(Event, frozen=True, tag="scythe.SectionChosen"):
    seat: int
    section: int


class Gained(Event, frozen=True, tag="scythe.Gained"):
    """Power, coins, popularity or combat cards went up (down, if negative)."""

    seat: int
    what: int
    n: int


class CardDrawn(Event, frozen=True, tag="scythe.CardDrawn"):
    """A combat card was drawn; only its owner sees its value."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class CardStolen(Event, frozen=True, tag="scythe.CardStolen"):
    """A combat card moved from one hand to another; both players know its value."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    victim: int
    card: int

    def seen_by(self, viewer: int) -> CardStolen:
        return self if viewer == self.victim else super().seen_by(viewer)


class CardDiscarded(Event, frozen=True, tag="scythe.CardDiscarded"):
    seat: int
    card: int


class Moved(Event, frozen=True, tag="scythe.Moved"):
    seat: int
    unit: int
    origin: int
    to: int


class Carried(Event, frozen=True, tag="scythe.Carried"):
    """Resources moved along with a unit."""

    seat: int
    origin: int
    to: int
    what: int
    n: int


class Displaced(Event, frozen=True, tag="scythe.Displaced"):
    """Workers went home without a fight."""

    seat: int
    victim: int
    place: int
    n: int


class Produced(Event, frozen=True, tag="scythe.Produced"):
    seat: int
    place: int
    what: int
    n: int


class Traded(Event, frozen=True, tag="scythe.Traded"):
    seat: int
    place: int
    what: int


class Paid(Event, frozen=True, tag="scythe.Paid"):
    seat: int
    place: int
    what: int


class Upgraded(Event, frozen=True, tag="scythe.Upgraded"):
    seat: int
    slot: int
    bottom: int


class Deployed(Event, frozen=True, tag="scythe.Deployed"):
    seat: int
    mech: int
    place: int


class Built(Event, frozen=True, tag="scythe.Built"):
    seat: int
    structure: int
    place: int


class Enlisted(Event, frozen=True, tag="scythe.Enlisted"):
    seat: int
    recruit: int
    bonus: int


class CombatBegan(Event, frozen=True, tag="scythe.CombatBegan"):
    attacker: int
    defender: int
    place: int


class AbilityUsed(Event, frozen=True, tag="scythe.AbilityUsed"):
    """A faction or mech ability was used; `ability` is its id in the faction's data."""

    seat: int
    ability: str


class Revealed(Event, frozen=True, tag="scythe.Revealed"):
    """A side revealed what it committed to a combat: the power on its dial, and its cards by kind."""

    seat: int
    dial: int
    cards: tuple[int, ...]
    total: int


class CombatWon(Event, frozen=True, tag="scythe.CombatWon"):
    seat: int
    loser: int
    place: int


class Retreated(Event, frozen=True, tag="scythe.Retreated"):
    seat: int
    unit: int
    origin: int
    to: int


class EncounterDrawn(Event, frozen=True, tag="scythe.EncounterDrawn"):
    seat: int
    place: int
    card: int


class EncounterChosen(Event, frozen=True, tag="scythe.EncounterChosen"):
    seat: int
    card: int
    pick: int


class HandSeen(Event, frozen=True, tag="scythe.HandSeen"):
    """A combat card of an opponent was seen; only the viewer knows it."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    card: int


class FactoryCardTaken(Event, frozen=True, tag="scythe.FactoryCardTaken"):
    seat: int
    card: int


class ObjectiveRevealed(Event, frozen=True, tag="scythe.ObjectiveRevealed"):
    seat: int
    card: int


class ObjectiveDrawn(Event, frozen=True, tag="scythe.ObjectiveDrawn"):
    """An objective card was drawn; only its owner sees which."""

    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class CoinsGiven(Event, frozen=True, tag="scythe.CoinsGiven"):
    seat: int
    to: int
    n: int


class StandingsCounted(Event, frozen=True, tag="scythe.StandingsCounted"):
    """A player delayed the game to work out who is ahead."""

    seat: int


class FortuneCounted(Event, frozen=True, tag="scythe.FortuneCounted"):
    """A player learned what they would have if the game ended now; nobody else sees it."""

    private: ClassVar[tuple[str, ...]] = ("n",)
    seat: int
    n: int


class StarPlaced(Event, frozen=True, tag="scythe.StarPlaced"):
    seat: int
    star: str


class GameEnded(Event, frozen=True, tag="scythe.GameEnded"):
    seat: int
    condition: str

"""Vesna in the box: her mat is shuffled in with the others, and Automas play her and play against her.

[fenris.vesna.mat-in-pool, fenris.vesna.automa-both-sides]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.dealing import FactoryCards, Hands
from spielwerk.games.scythe.factions.vesna import VESNA, ReturnCard
from spielwerk.games.scythe.modules.mech_mods import MECH_TILES, ability
from spielwerk.games.scythe.modules.workshop import WORKSHOP, DrawUnused, Workshop, in_words
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.turn import BottomAction
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

OWN_ABILITIES = ("disarm", "peoples_army", "ronin", "seaworthy", "shield", "submerge", "wayfare")
"""The abilities of her tiles that no mech modification has."""
VESNA_FACTION = Module(
    "vesna-faction",
    requires=[MECH_TILES.id],
    spoiler=key_of("vesna"),
    part=Workshop,
    abilities=[ability(id) for id in OWN_ABILITIES],
)
EMBLEM = OPTIONS.row("emblem", [faction.id for faction in components.faction_file().factions])
"""The emblem tiles of the factions with a home base."""
EMBLEMS = 2
"""How many are drawn.  [fenris.vesna.automa-emblems]"""


def seat_of(s: Scythe) -> int:
    """Returns the seat of Vesna; -1 if nobody plays her."""
    return s.rules.factions.index(VESNA.id) if VESNA.id in s.rules.factions else -1


# --- open Factory cards


class OpenCards(Step, frozen=True, tag="scythe.vesna.OpenCards"):
    """Draws three of the cards that are left over when the Factory is laid out; an Automa gets none.

    [fenris.vesna.factory-cards, fenris.vesna.automa-no-cards]
    """

    def run(self, s: Scythe) -> None:
        seat = seat_of(s)
        if seat >= 0 and s.rules.chooses[seat]:
            s.then(*[DrawUnused(seat)] * s.rules.data.factions()[VESNA.id].factory_cards)


VESNA_FACTION.insert("set_up", OpenCards, after=FactoryCards)
VESNA_FACTION.insert("turn", ReturnCard, after=BottomAction)


@VESNA_FACTION.on("on_factory_card")
def remember_visit(s: Scythe, seat: int) -> None:
    """Records who has gained a card at the Factory.  [fenris.vesna.one-from-factory]"""
    s.part(Workshop).visited |= 1 << seat


@VESNA_FACTION.on("factory_bars")
def has_visited(s: Scythe, seat: int) -> bool:
    """Returns whether a seat has gained its only card there, even if it is used up.

    [fenris.vesna.one-from-factory]
    """
    return bool(s.part(Workshop).visited >> seat & 1)


@VESNA_FACTION.on("factory_elsewhere")
def beside_the_mats(parts: Sequence[Any], rules: ScytheRules) -> Sequence[int]:
    """Returns the open cards and those in the box: they are not in the Factory."""
    found: list[int] = parts[rules.slots[Workshop]].elsewhere()
    return found


VESNA_FACTION.add("belongings", in_words)
VESNA_FACTION.add_row("naming", WORKSHOP[0].verb, lambda o, _seat, _frame, _rules: {"n": o.n})


# --- an Automa plays Vesna


class EmblemDrawn(Event, frozen=True, tag="scythe.EmblemDrawn"):
    seat: int
    faction: str


class DrawEmblems(Step, frozen=True, tag="scythe.vesna.DrawEmblems"):
    """Draws two emblems for an Automa, before everything else.  [fenris.vesna.automa-emblems]"""

    def run(self, s: Scythe) -> None:
        seat = seat_of(s)
        if seat >= 0 and not s.rules.chooses[seat]:
            s.then(*[DrawEmblem(seat)] * EMBLEMS)


VESNA_FACTION.insert("set_up", DrawEmblems, before=Hands)


class DrawEmblem(Chance, frozen=True, tag="scythe.vesna.DrawEmblem"):
    """Draws one of the seven emblems.  [fenris.vesna.automa-emblems]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        drawn = s.part(Workshop).emblems
        return EMBLEM, [int(not drawn >> option.i & 1) for option in EMBLEM]

    def choose(self, s: Scythe, option: Option) -> None:
        s.part(Workshop).emblems |= 1 << option.i
        if s.journal is not UNSET:
            s.journal.append(EmblemDrawn(self.seat, option.at))


@VESNA_FACTION.on("automa_symbols")
def symbols(s: Scythe, seat: int) -> Sequence[str]:
    """Returns the factions whose symbols in brackets an Automa carries out.

    [fenris.vesna.automa-faction-actions]
    """
    return drawn(s.part(Workshop)) if seat == seat_of(s) else ()


def drawn(part: Workshop) -> list[str]:
    """Returns the factions whose emblems are drawn."""
    return [EMBLEM[i].at for i in bits(part.emblems)]


def faction_name(id: str) -> str:
    return names.name(components.factions()[id].name)


VESNA_FACTION.add_row(
    "naming", EMBLEM[0].verb, lambda o, _seat, _frame, _rules: {"faction": faction_name(o.at)}
)
VESNA_FACTION.add_row("spelling", "faction", lambda value, _about, _rules: faction_name(value))


@VESNA_FACTION.on("belongings")
def emblems_in_words(view: ScytheView, seat: int, rules: ScytheRules) -> list[tuple[str, str]]:
    """Returns the emblems beside the deck of an Automa."""
    found = drawn(view.parts[rules.slots[Workshop]])
    if not found or rules.factions[seat] != VESNA.id:
        return []
    return [(text("scythe-panel-emblems"), names.listed([faction_name(id) for id in found]))]

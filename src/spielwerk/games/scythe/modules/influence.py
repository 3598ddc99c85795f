"""Influence tokens: who enters a region with one stops and takes it, and at the end it costs a coin.

The faction that places them is in `factions.fenris`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import UNSET, UnsetType

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.components.faction_mats import TokenData
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.modules.movers import remember
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import NOWHERE, Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.sight import Sight
    from spielwerk.games.scythe.view import ScytheView

OWNER = "fenris"
"""The faction whose tokens they are."""


def token_data() -> TokenData:
    tokens = components.factions()[OWNER].tokens
    assert tokens
    return tokens


COUNT = token_data().count
"""[fenris.influence.sixteen]"""


class Influence(Part):
    """The tokens: those on the board as a mask, and how many each seat has; the others are set aside.

    `movers` are the character and mechs that the active player has moved in turn `turn`; `leaps` counts the
    leaps of one unit in turn `leap_turn`, when `leap_of` is the mask of units that have moved.  `by_faith` is
    where a unit has just gone by a Fanatical move, until it arrives.
    """

    held: tuple[int, ...]
    on_board: int = 0
    aside: int = 0
    turn: int = 0
    movers: int = 0
    leap_turn: int = 0
    leap_of: int = 0
    leaps: int = 0
    by_faith: int | UnsetType = UNSET

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        """Gives all tokens to the player of their faction.  [fenris.faction-fenris.sixteen-tokens]"""
        factions = [seat["faction"] for seat in rules.setup["seats"]]
        held = tuple([COUNT if faction == OWNER else 0 for faction in factions])
        return cls(held=held, aside=COUNT - sum(held))


INFLUENCE = Module("influence", spoiler=key_of("influence"), part=Influence)


class InfluencePlaced(Event, frozen=True, tag="scythe.InfluencePlaced"):
    seat: int
    place: int


class InfluenceTaken(Event, frozen=True, tag="scythe.InfluenceTaken"):
    seat: int
    place: int


class InfluenceGiven(Event, frozen=True, tag="scythe.InfluenceGiven"):
    seat: int
    foe: int
    n: int


def owner(s: Scythe) -> int:
    """Returns the seat of the faction whose tokens they are; -1 if nobody plays it."""
    return s.rules.factions.index(OWNER) if OWNER in s.rules.factions else NOWHERE


# --- the three ways of a token


def place_token(s: Scythe, seat: int, place: int, source: int) -> None:
    """Puts a token from the supply of a seat on the board."""
    influence = s.part(Influence)
    influence.held = replaced(influence.held, source, influence.held[source] - 1)
    influence.on_board |= BIT[place]
    if s.journal is not UNSET:
        s.journal.append(InfluencePlaced(seat, place))


def take_token(s: Scythe, seat: int, place: int) -> None:
    """Gives the token of a region to a seat."""
    influence = s.part(Influence)
    influence.on_board &= ~BIT[place]
    influence.held = replaced(influence.held, seat, influence.held[seat] + 1)
    if s.journal is not UNSET:
        s.journal.append(InfluenceTaken(seat, place))


def give_tokens(s: Scythe, seat: int, foe: int, n: int) -> None:
    """Gives tokens of one player to another."""
    held = s.part(Influence).held
    held = replaced(held, seat, held[seat] - n)
    s.part(Influence).held = replaced(held, foe, held[foe] + n)
    if s.journal is not UNSET:
        s.journal.append(InfluenceGiven(seat, foe, n))


def free_of_tokens(s: Scythe) -> int:
    """Returns the regions where an influence token may lie: those without a token of any kind.

    Lakes and the Factory are regions, home bases are none.
    [fenris.faction-fenris.no-stack, fenris.ruling.influence-first-token]
    """
    tokens = s.encounters | s.part(Influence).on_board
    if Tokens in s.rules.slots:
        tokens |= s.part(Tokens).places()
    return s.rules.regions & ~tokens


def occupied(s: Scythe) -> int:
    """Returns where any unit stands; a structure alone occupies nothing.

    [fenris.faction-fenris.occupied-meaning]
    """
    mask = 0
    for p in s.players:
        mask |= p.fighters_at | p.workers_at
    return mask


# --- taking them


@INFLUENCE.on("on_moved")
def remember_movers(s: Scythe, seat: int, unit: int, _origin: int, _to: int) -> None:
    """Records which units move, since tokens may be placed after the movement."""
    remember(s.part(Influence), s, seat, unit)


@INFLUENCE.on("lurks")
def would_take(s: Scythe, seat: int, _unit: int, place: int) -> bool:
    """Returns whether a unit of a seat that stops there takes a token.

    Units of the faction whose tokens they are neither stop nor take them, and neither do its partners.
    [fenris.influence.fenris-units, fenris.horde.opponent-tokens]
    [fenris.ruling.influence-stop-and-stealth]
    """
    whose = owner(s)
    meant = whose == NOWHERE or whose in s.rules.foes[seat]
    return bool(meant and s.part(Influence).on_board & BIT[place])


@INFLUENCE.on("on_arrived")
def stop_and_take(s: Scythe, seat: int, unit: int, place: int, _origin: int) -> bool:
    """Returns whether a token stops the unit, workers included; its owner takes it.

    [fenris.influence.stop-and-take, fenris.faction-fenris.automa-against-collects]
    """
    if would_take(s, seat, unit, place):
        take_token(s, seat, place)
        return True
    return False


@INFLUENCE.on("on_workers_added")
def take_with_new_workers(s: Scythe, seat: int, place: int) -> None:
    """Gives the token to the owner of a mill that produces a worker there.

    [fenris.influence.mill-worker, fenris.influence.fenris-units]
    """
    if would_take(s, seat, NOWHERE, place):
        take_token(s, seat, place)


# --- what they cost


def tokens_of(s: Scythe, seat: int) -> Item:
    """Scores the tokens of a player, those in the supply of their faction as well; its Automa loses nothing.

    [fenris.influence.value, fenris.influence.fenris-minus-16, fenris.faction-fenris.automa-no-loss]
    [fenris.faction-fenris.automa-against-collects]
    """
    n = s.part(Influence).held[seat]
    if seat == owner(s) and not s.rules.chooses[seat]:
        n = 0
    return Item("influence", -n, n)


INFLUENCE.add_row("score_rows", "influence", tokens_of)


def cost_of_tokens(at: Sight) -> float:
    """Returns what the tokens of a player cost, for bots."""
    return float(tokens_of(at.s, at.seat).points)


INFLUENCE.add_row("estimate_terms", "influence", cost_of_tokens)


# --- in words


@INFLUENCE.on("markers")
def token_at(view: ScytheView, place: int, rules: ScytheRules) -> list[str]:
    """Returns the token of a region in words."""
    there = view.parts[rules.slots[Influence]].on_board & BIT[place]
    return [names.name(token_data().name)] if there else []


@INFLUENCE.on("belongings")
def tokens_in_words(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns how many tokens a player has."""
    return ((text("scythe-panel-influence"), str(view.parts[rules.slots[Influence]].held[seat])),)

"""Alliances: players swap tokens for coins and each other's faction ability.

Allies stay opponents in every other respect; `borrowed` has the abilities, `alliances_automa` the Automas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.bottom import Bottom
from spielwerk.games.scythe.combat import Abilities, CombatStep
from spielwerk.games.scythe.options import NO, OPTIONS, YES
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import COINS, Scythe, replaced
from spielwerk.games.scythe.tracks import gain_coins
from spielwerk.games.scythe.turn import ChooseSection, EndTurn
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.sight import Sight
    from spielwerk.games.scythe.view import ScytheView

ALLY = OPTIONS.row("ally", [str(seat) for seat in range(7)])
"""Alliances with each seat."""
LEFT_ALONE = 3
"""From how many players on the only person without an ally is rewarded at a table with Automas."""


class Pacts(Part):
    """`holds`: whose token lies before each seat.  `broken`: the mask of seats before whom it lies face down.

    `asked` is the mask of seats to which the active player has proposed an alliance in turn `turn`, and
    `paid` the last turn in which a card was used as a resource with a borrowed ability.
    """

    holds: tuple[int, ...]
    broken: int = 0
    asked: int = 0
    turn: int = 0
    paid: int = 0

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        return cls(holds=tuple(range(rules.seats)))


ALLIANCES = Module("alliances", spoiler=key_of("alliances"), part=Pacts)
"""[fenris.alliances.token-own]"""


class AllianceProposed(Event, frozen=True, tag="scythe.AllianceProposed"):
    seat: int
    ally: int


class AllianceRefused(Event, frozen=True, tag="scythe.AllianceRefused"):
    seat: int
    ally: int


class AllianceMade(Event, frozen=True, tag="scythe.AllianceMade"):
    seat: int
    ally: int


class AllianceBroken(Event, frozen=True, tag="scythe.AllianceBroken"):
    seat: int
    ally: int


class LeftAlone(Event, frozen=True, tag="scythe.LeftAlone"):
    """Somebody is the only player without an ally."""

    seat: int


def is_free(s: Scythe, seat: int) -> bool:
    """Returns whether a seat still has its own token.  [fenris.alliances.one-alliance]"""
    return s.part(Pacts).holds[seat] == seat


# --- proposing


def proposals(s: Scythe, frame: Ask) -> Options:
    """Returns the players to whom an alliance can be proposed, once in a turn to each.

    Both need their own tokens, and an Automa makes no alliance after the set-up.
    [fenris.alliances.propose, fenris.alliances.one-alliance, fenris.alliances.automa-none-later]
    [fenris.ruling.alliance-proposals]
    """
    pacts, seat = s.part(Pacts), frame.seat
    if pacts.holds[seat] != seat:
        return ()
    asked = pacts.asked if pacts.turn == s.turns else 0
    others = [other for other in range(s.rules.seats) if other != seat and s.rules.chooses[other]]
    return tuple([ALLY[other] for other in others if is_free(s, other) and not asked >> other & 1])


def propose(s: Scythe, frame: Ask, option: Option) -> None:
    """Asks the other player, and then goes on with the turn.

    [fenris.alliances.propose, fenris.ruling.alliance-proposals]
    """
    pacts = s.part(Pacts)
    pacts.asked = (pacts.asked if pacts.turn == s.turns else 0) | 1 << option.i
    pacts.turn = s.turns
    if s.journal is not UNSET:
        s.journal.append(AllianceProposed(frame.seat, option.i))
    s.then(Answer(option.i, frame.seat), frame)


MOMENTS = (ChooseSection, Bottom, EndTurn)
"""When an alliance can be proposed: before, between and after the actions."""
for moment in MOMENTS:
    ALLIANCES.offer(moment, ALLY[0].verb, proposals, propose)


class Answer(Ask, frozen=True, tag="scythe.alliances.Answer"):
    """Asks whether the other player agrees.  [fenris.alliances.accept-swap, fenris.alliances.refuse]"""

    gesture: ClassVar[str] = "alliance"
    begins: ClassVar[bool] = True

    ally: int
    """The player who has proposed it."""

    def options(self, s: Scythe) -> Options:
        return (YES, NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            make(s, self.ally, self.seat)
            reward_the_last(s)
        elif s.journal is not UNSET:
            s.journal.append(AllianceRefused(self.seat, self.ally))


def make(s: Scythe, seat: int, ally: int) -> None:
    """Swaps the tokens of two players, who gain the coins on the tokens that they receive.

    An Automa gains a number of coins that does not depend on the token.
    [fenris.alliances.accept-swap, fenris.alliances.coins, fenris.alliances.automa-eight-coins]
    [fenris.alliances.automa-human-gains, fenris.alliances.coin-values]
    """
    pacts, data = s.part(Pacts), s.rules.data.alliances()
    if s.journal is not UNSET:
        s.journal.append(AllianceMade(seat, ally))
    for one, other in ((seat, ally), (ally, seat)):
        pacts.holds = replaced(pacts.holds, one, other)
        person = s.rules.chooses[one]
        gain_coins(s, one, data.coins(s.rules.factions[other]) if person else data.automa)
    for one in (seat, ally):
        for hook in s.rules.on_allied:
            hook(s, one)


def reward_the_last(s: Scythe) -> None:
    """Rewards the only person without an ally: with an odd number of players, or with three or more players
    if some are Automas.

    [fenris.alliances.odd-player, fenris.alliances.automa-odd-three-plus]
    [fenris.ruling.alliance-odd-timing]
    """
    people = [seat for seat in range(s.rules.seats) if s.rules.chooses[seat]]
    alone = [seat for seat in people if is_free(s, seat)]
    paid = s.rules.seats % 2 if len(people) == s.rules.seats else s.rules.seats >= LEFT_ALONE
    if paid and len(alone) == 1:
        if s.journal is not UNSET:
            s.journal.append(LeftAlone(alone[0]))
        gain_coins(s, alone[0], s.rules.data.alliances().left_alone)


# --- how they are broken


def break_with(s: Scythe, seat: int, victim: int) -> None:
    """Turns over the token before a seat that attacks the holder of its own token.

    The token before the victim stays as it is.
    [fenris.alliances.break, fenris.alliances.break-victim, fenris.alliances.automa-human-bound]
    [fenris.ruling.alliance-automa-breaks, fenris.ruling.alliance-attack]
    """
    pacts = s.part(Pacts)
    if max(seat, victim) < s.rules.seats and pacts.holds[victim] == seat and not pacts.broken >> seat & 1:
        pacts.broken |= 1 << seat
        if s.journal is not UNSET:
            s.journal.append(AllianceBroken(seat, victim))


class Betrayal(CombatStep, frozen=True, tag="scythe.alliances.Betrayal"):
    """Breaks the alliance of an attacker with the defender, before any abilities.

    [fenris.alliances.break]
    """

    def run(self, s: Scythe) -> None:
        break_with(s, self.attacker, self.defender)


ALLIANCES.insert("combat", Betrayal, before=Abilities)


@ALLIANCES.on("on_displaced")
def betray_by_displacing(s: Scythe, seat: int, victim: int, _place: int, _n: int) -> None:
    """Breaks an alliance also by displacing workers.  [fenris.alliances.break-by-displacing]"""
    break_with(s, seat, victim)


def broken(s: Scythe, seat: int) -> Item:
    """Scores a token that lies face down; an Automa loses nothing.

    [fenris.alliances.break-penalty, fenris.alliances.automa-no-penalty]
    """
    n = int(bool(s.rules.chooses[seat] and s.part(Pacts).broken >> seat & 1))
    return Item("alliance", -n * s.rules.data.alliances().back, n)


ALLIANCES.add_row("score_rows", "alliance", broken)


def costs_of_breaking(at: Sight) -> float:
    """Returns what a broken alliance costs, for bots."""
    return float(broken(at.s, at.seat).points)


ALLIANCES.add_row("estimate_terms", "alliance", costs_of_breaking)


# --- in words


def offered(seat: int, rules: ScytheRules) -> dict[str, object]:
    """Returns what the token of a seat brings."""
    faction = rules.data.factions()[rules.factions[seat]]
    coins = names.gain(COINS, rules.data.alliances().coins(faction.id))
    return {
        "ally": names.seat(seat, rules),
        "amount": coins,
        "ability": names.ability(faction.ability, rules.data),
    }


def named(o: Option, _seat: int, frame: object, rules: ScytheRules) -> dict[str, object]:
    """Returns what an alliance with a seat offers, and whether it can only be proposed."""
    return {**offered(o.i, rules), "way": "propose" if isinstance(frame, MOMENTS) else "make"}


def spelled(seat: int, about: object, rules: ScytheRules) -> object:
    """Returns the name of an ally, for a question with what the token brings."""
    if isinstance(about, Answer):
        return text("scythe-panel-token-offered", **offered(seat, rules))
    return names.seat(seat, rules)


ALLIANCES.add_row("naming", ALLY[0].verb, named)
ALLIANCES.add_row("spelling", "ally", spelled)


@ALLIANCES.on("belongings")
def token(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns the token before a player in words."""
    pacts = view.parts[rules.slots[Pacts]]
    owner = pacts.holds[seat]
    state = "own" if owner == seat else "broken" if pacts.broken >> seat & 1 else "ally"
    ability = names.ability(rules.data.factions()[rules.factions[owner]].ability, rules.data)
    said = text(f"scythe-panel-token-{state}", ally=names.seat(owner, rules), ability=ability)
    return ((text("scythe-panel-alliance"), said),)

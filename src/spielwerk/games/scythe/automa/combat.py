"""Combat with an Automa: a card decides what it commits, its defeated units leave the board, and whoever
defeats it finds resources.
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.cards import automa_file, in_order
from spielwerk.games.scythe.automa.deck import NO_CARD, Automas, draw, draws
from spielwerk.games.scythe.automa.events import Claimed, TableRead
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY, automa_of
from spielwerk.games.scythe.board import NOTHING, WORKER
from spielwerk.games.scythe.combat import CommitByLuck, extra_cards
from spielwerk.games.scythe.control import pieces_changed
from spielwerk.games.scythe.movement import fighters_at, retreat
from spielwerk.games.scythe.options import CARD
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.frame import Step
from spielwerk.kernel.option import Option, Options, Weights

LAID = 8
"""The number of bits for the count of one kind of card in `PickCombatCard.laid`."""


class DrawCombatCard(CommitByLuck, frozen=True, tag="scythe.automa.DrawCombatCard"):
    """Draws a card, after the players have committed; its table says what the Automa commits.

    The column depends on its current power, after all abilities.  If it has less than the table says, it uses
    all it has.  An opponent may make it use fewer cards.
    [scythe.automa-combat.human-first, scythe.automa-combat.draw, scythe.automa-combat.column]
    [scythe.automa-combat.power-used, scythe.automa-combat.cards-used, scythe.ruling.automa-human-abilities]
    [scythe.ruling.automa-combat-dial-limit, fenris.multiautoma.automa-combat]
    """

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return draws(s, self.seat)

    def choose(self, s: Scythe, option: Option) -> None:
        card = in_order(s.rules.data.pack)[draw(s, self.seat, option, for_turn=False)]
        power = s.players[self.seat].power
        column = next(i for i, most in enumerate(automa_file(s.rules.data.pack).columns) if power <= most)
        dial = min(card.spend[column], power)
        fewer = min(0, extra_cards(s, self.seat, self.place))
        count = max(0, min(card.cards, sum(s.hands[self.seat])) + fewer)
        if s.journal is not UNSET:
            s.journal.append(TableRead(self.seat, card.number, power, column, dial, count))
        pick_or_seal(s, PickCombatCard(self.seat, self.place, dial, count, 0))


class PickCombatCard(CommitByLuck, frozen=True, tag="scythe.automa.PickCombatCard"):
    """Takes cards from the Automa's hand at random, as many as the table says, however few units it has
    there.

    `laid` packs how many of each kind are already added.
    [scythe.automa-combat.cards-used, scythe.ruling.automa-combat-card-limit]
    """

    dial: int
    left: int
    laid: int

    def counts(self, s: Scythe) -> list[int]:
        return [self.laid >> LAID * kind & (1 << LAID) - 1 for kind in range(len(s.hands[self.seat]))]

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return CARD, [n - used for n, used in zip(s.hands[self.seat], self.counts(s), strict=True)]

    def choose(self, s: Scythe, option: Option) -> None:
        laid = self.laid + (1 << LAID * option.n)
        pick_or_seal(s, PickCombatCard(self.seat, self.place, self.dial, self.left - 1, laid))


def pick_or_seal(s: Scythe, pick: PickCombatCard) -> None:
    """Continues picking, or seals what the Automa commits."""
    if pick.left:
        s.next(pick)
    else:
        s.sealed[pick.seat] = [pick.dial, *pick.counts(s)]


class ToMat(Step, frozen=True, tag="scythe.automa.ToMat"):
    """Returns an Automa's defeated combat units to its faction mat; its workers retreat home as usual.

    [scythe.automa-combat.loser-to-mat, scythe.automa-combat.workers-to-home]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        for unit in fighters_at(s, self.seat, self.place):
            retreat(s, self.seat, unit, NOWHERE)
        pieces_changed(s, self.seat)


def claim(s: Scythe, seat: int, victim: int, place: int) -> None:
    """Gives an attacker who defeats an Automa what the region produces, as much as its last card says.

    Cards drawn for combats do not count.  Before the Automa's first turn there is no card.  Automas
    themselves find nothing.
    [scythe.automa-claim.when, scythe.automa-claim.card, scythe.automa-claim.type]
    [scythe.automa-claim.nothing, scythe.automa-claim.several-combats]
    [scythe.ruling.automa-claim-two-combats, scythe.ruling.automa-sixth-star-resources]
    [scythe.ruling.automa-claim-attacker-only]
    [scythe.ruling.automa-claim-no-card, fenris.multiautoma.automa-combat-no-resources]
    [fenris.multiautoma.conquest-own-deck, fenris.multiautoma.conquest-shared-deck]
    """
    automa_seats = s.rules.module_data[AUTOMA_KEY]
    if victim not in automa_seats or not s.rules.chooses[seat] or seat != s.active:
        return
    card = s.part(Automas).last[automa_of(s, victim).deck]
    kind = s.rules.yields[place]
    if card == NO_CARD or kind in (NOTHING, WORKER):
        return
    n = in_order(s.rules.data.pack)[card].resources
    s.put(place, kind, n)
    if s.journal is not UNSET and n:
        s.journal.append(Claimed(seat, victim, place, kind, n))


def claim_after_displacing(s: Scythe, seat: int, victim: int, place: int, n: int) -> None:  # noqa: ARG001
    """Lets a player claim resources after displacing an Automa's workers.

    [scythe.automa-claim.when, scythe.automa-combat.lone-automa-workers]
    """
    claim(s, seat, victim, place)

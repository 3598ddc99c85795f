"""Fenris in the box: its mat is shuffled in with the others, and Automas play it and play against it.

[fenris.faction-fenris.mat-in-pool, fenris.faction-fenris.automa-both-sides]
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.events import LineRead
from spielwerk.games.scythe.automa.move_targets import began
from spielwerk.games.scythe.automa.neighbourhood import hunted
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.automa.ties import reading_order
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.factions.fenris import driven_off, primary
from spielwerk.games.scythe.modules.influence import (
    Influence,
    free_of_tokens,
    give_tokens,
    occupied,
    owner,
    place_token,
)
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Step
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.module import Module

FENRIS_FACTION = Module("fenris-faction", spoiler=key_of("faction-fenris"))
TOKEN = "influence"
MOST = 3
"""How many tokens an Automa places after a movement.  [fenris.faction-fenris.automa-places-three]"""
TIE = "fenris.faction-fenris.automa-against-tie"


# --- an Automa plays Fenris


def plays(s: Scythe, seat: int) -> bool:
    """Returns whether a seat is Fenris, played by an Automa."""
    return seat == owner(s) and not s.rules.chooses[seat]


@FENRIS_FACTION.on("automa_moved")
def spread(s: Scythe, seat: int, unit: int, _place: int, _action: str) -> None:
    """Places tokens after a movement of the character.  [fenris.faction-fenris.automa-places-three]"""
    if plays(s, seat) and unit == CHARACTER:
        s.next(Spread(seat))


class Spread(Step, frozen=True, tag="scythe.fenris.Spread"):
    """Places up to three tokens: one with the character, two on the same kind of primary territory.

    [fenris.faction-fenris.automa-places-three, fenris.faction-fenris.automa-first-token]
    [fenris.faction-fenris.automa-second-third, fenris.faction-fenris.no-stack]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        m, b = automa_of(s, self.seat), s.rules.board
        here = s.players[self.seat].units[CHARACTER]
        self.put(s, m, "fenris.faction-fenris.automa-first-token", BIT[here])
        for _ in range(MOST - 1):
            alike = b.of_terrain[b.terrain[here]] if BIT[here] & primary(b) else 0
            self.put(s, m, "fenris.faction-fenris.automa-second-third", alike & ~occupied(s))

    def put(self, s: Scythe, m: AutomaSeat, rule: str, regions: int) -> None:
        """Places a token in the best of these regions, if there is one without tokens.

        [fenris.faction-fenris.automa-token-tie, fenris.faction-fenris.no-stack]
        """
        if not s.part(Influence).held[self.seat]:
            tell(s, m, NOWHERE, "none-left")
            return
        began(s, m, TOKEN, "target")
        f = Funnel(s, s.rules.regions)
        f.only(rule, regions)
        f.only("fenris.faction-fenris.no-stack", free_of_tokens(s))
        if not f.left:
            tell(s, m, NOWHERE, "no-target")
            return
        if enemies := hunted(s, self.seat):
            f.least(
                "fenris.faction-fenris.automa-token-tie",
                lambda region: min([far[region] for far in enemies]),
            )
        place = reading_order(s, m, f)
        tell(s, m, place, "done")
        place_token(s, self.seat, place, self.seat)


def tell(s: Scythe, m: AutomaSeat, place: int, verdict: str) -> None:
    """Logs what became of a token."""
    if s.journal is not UNSET:
        s.journal.append(LineRead(m.seat, "token", place, TOKEN, "", 1, verdict))


@FENRIS_FACTION.on("on_retreat")
def horrify_losers(s: Scythe, winner: int, loser: int, place: int, _attacker_won: bool) -> None:
    """Gives a token for each unit that an Automa drives off in a combat, whoever attacks.

    [fenris.faction-fenris.automa-gives-token]
    """
    horrify(s, winner, loser, driven_off(s, loser, place))


@FENRIS_FACTION.on("on_displaced")
def horrify_workers(s: Scythe, seat: int, victim: int, _place: int, n: int) -> None:
    """Gives a token for each worker that an Automa drives off without a combat.

    [fenris.faction-fenris.automa-gives-token]
    """
    horrify(s, seat, victim, n)


def horrify(s: Scythe, seat: int, foe: int, units: int) -> None:
    """Gives a token for each unit, as long as there are any.  [fenris.faction-fenris.automa-gives-token]"""
    if plays(s, seat) and foe < s.rules.seats:
        n = min(units, s.part(Influence).held[seat])
        if n:
            give_tokens(s, seat, foe, n)


# --- an Automa plays against Fenris


@FENRIS_FACTION.on("automa_prefers")
def avoid_tokens(s: Scythe, m: AutomaSeat, f: Funnel, _action: str, _unit: int) -> None:
    """Prefers regions without a token, or that count as more than one.

    [fenris.faction-fenris.automa-against-tie]
    """
    tokens = s.part(Influence).on_board
    if owner(s) in s.rules.foes[m.seat]:
        f.prefer(TIE, ~(tokens & ~valuable(s, m.seat, tokens & f.left)))


def valuable(s: Scythe, seat: int, regions: int) -> int:
    """Returns those of the regions that count as more than one in the scoring.

    [scythe.scoring.factory-three, fenris.faction-fenris.automa-against-tie]
    """
    found = regions & BIT[s.rules.board.factory]
    extras = s.rules.extra_regions[seat][s.players[seat].abilities]
    for region in bits(regions):
        if any(extra(s, seat, BIT[region]) for extra in extras):
            found |= BIT[region]
    return found


FENRIS_FACTION.add_row("automa_reasons", TIE, "token")
FENRIS_FACTION.add_row("automa_token_rules", TOKEN, "fenris.faction-fenris.automa-places-three")

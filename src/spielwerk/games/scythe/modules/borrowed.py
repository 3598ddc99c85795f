"""What the tokens of allies are good for: each lends the faction ability of its owner.

[fenris.alliances.ability, fenris.ruling.alliance-values]
"""

from __future__ import annotations

from spielwerk.games.scythe.components.reading import LARGEST_NUMBER
from spielwerk.games.scythe.factions.albion import ALBION, PlaceFlag, flags_left
from spielwerk.games.scythe.factions.crimea import CRIMEA, pay_with_cards
from spielwerk.games.scythe.factions.fenris import FENRIS, FirstToken
from spielwerk.games.scythe.factions.fenris import sites as influence_sites
from spielwerk.games.scythe.factions.nordic import NORDIC
from spielwerk.games.scythe.factions.polania import POLANIA
from spielwerk.games.scythe.factions.rusviet import RUSVIET
from spielwerk.games.scythe.factions.saxony import SAXONY
from spielwerk.games.scythe.factions.togawa_traps import TOGAWA, SetTrap, watched
from spielwerk.games.scythe.factions.vesna import VESNA
from spielwerk.games.scythe.factory import FactoryVisit
from spielwerk.games.scythe.modules.alliances import ALLIANCES, Pacts
from spielwerk.games.scythe.modules.invaders import Tokens, sites
from spielwerk.games.scythe.modules.workshop import DrawUnused, Workshop, sections_beside, use
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.frame import Step
from spielwerk.kernel.option import Options

__all__ = ["ALLIANCES"]

TWO_OPTIONS = 2


def allied_with(s: Scythe, seat: int, faction: str) -> bool:
    """Returns whether a seat has the token of a faction that is not its own, on whichever side."""
    owner = s.part(Pacts).holds[seat]
    return owner != seat and s.rules.factions[owner] == faction


def uses(s: Scythe, seat: int, faction: str) -> bool:
    """Returns whether a person has the token of a faction face up; Automas have no use for it.

    [fenris.alliances.ability, fenris.alliances.break, fenris.alliances.automa-eight-coins]
    """
    face_up = s.rules.chooses[seat] and not s.part(Pacts).broken >> seat & 1
    return bool(face_up) and allied_with(s, seat, faction)


@ALLIANCES.on("worker_links")
def swim(s: Scythe, seat: int, place: int) -> int:
    """Lets workers cross rivers.  [fenris.alliances.ability]"""
    return s.rules.board.river[place] if uses(s, seat, NORDIC.id) else 0


@ALLIANCES.on("repeats")
def relentless(s: Scythe, seat: int) -> bool:
    """Opens the section of the last turn again, but not the Factory card.  [fenris.alliances.ability]"""
    return uses(s, seat, RUSVIET.id)


@ALLIANCES.on("substitutes")
def coercion(s: Scythe, seat: int) -> int:
    """Returns 1 if a combat card can pay for one resource now; otherwise 0.  [fenris.alliances.ability]"""
    ready = s.active == seat and s.part(Pacts).paid != s.turns and uses(s, seat, CRIMEA.id)
    return int(ready and any(s.hands[seat]))


def use_coercion(s: Scythe) -> None:
    s.part(Pacts).paid = s.turns


pay_with_cards(ALLIANCES, OPTIONS.numbers("press", 3), coercion, use_coercion)


@ALLIANCES.on("encounter_choices")
def meander(s: Scythe, seat: int) -> int:
    """Allows two options of an encounter card.  [fenris.alliances.ability]"""
    return TWO_OPTIONS if uses(s, seat, POLANIA.id) else 1


@ALLIANCES.on("star_room")
def dominate(s: Scythe, seat: int, row: int, room: int) -> int:
    """Removes the limit on stars for combats and objectives.  [fenris.alliances.ability]"""
    causes = tuple(s.rules.star_track.values())[row].causes.keys()
    free = not causes.isdisjoint(("combat", "objective")) and uses(s, seat, SAXONY.id)
    return int(s.rules.pieces.stars) if free else room


@ALLIANCES.on("keeps")
def keep_objectives(s: Scythe, seat: int) -> bool:
    """Keeps the other objective when one is revealed.  [fenris.alliances.ability]"""
    return uses(s, seat, SAXONY.id)


def traps_left(s: Scythe) -> bool:
    """Returns whether traps are left, whether or not an Automa would set them.  [fenris.alliances.ability]"""
    return NOWHERE in s.part(Tokens).traps


class LentToken(Step, frozen=True, tag="scythe.alliances.LentToken"):
    """Offers a flag, a trap or an influence token of the ally after the movement of the character.

    An influence token comes from the supply of its faction, and there is no second one.
    [fenris.alliances.ability, fenris.ruling.alliance-vesna-ability]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        if uses(s, self.seat, ALBION.id) and flags_left(s):
            s.then(*[PlaceFlag(self.seat, place) for place in sorted(sites(s, self.seat))])
        elif uses(s, self.seat, TOGAWA.id) and traps_left(s):
            s.then(*[SetTrap(self.seat, place) for place in sorted(sites(s, self.seat))])
        elif uses(s, self.seat, FENRIS.id):
            owner = s.part(Pacts).holds[self.seat]
            s.then(*[FirstToken(self.seat, place, owner) for place in influence_sites(s, self.seat)])


ALLIANCES.insert("after_move", LentToken, after=FactoryVisit)


@ALLIANCES.on("extra_regions")
def flagged(s: Scythe, seat: int, held: int) -> int:
    """Returns how many regions the lent flags add to those of the ally who has placed them.

    [fenris.alliances.ability]
    """
    if not allied_with(s, seat, ALBION.id):
        return 0
    beside = s.rules.board.neighbours[s.players[seat].home]
    return (held & s.part(Tokens).lent_flags & ~beside).bit_count()


@ALLIANCES.on("end_control")
def guarded(s: Scythe, seat: int) -> int:
    """Returns the regions that lent traps control for the ally who has set them.

    [fenris.alliances.ability]
    """
    if not allied_with(s, seat, TOGAWA.id):
        return 0
    tokens = s.part(Tokens)
    return watched(s, tokens.armed & tokens.lent_traps)


LENT_CARD = OPTIONS.numbers("lent-card", LARGEST_NUMBER)
"""Factory cards by their printed numbers, as sections of an ally."""


@ALLIANCES.on("on_allied")
def technophile(s: Scythe, seat: int) -> None:
    """Draws an unused Factory card for the ally of Vesna, an Automa excepted.

    [fenris.alliances.ability, fenris.ruling.alliance-vesna-ability]
    """
    if uses(s, seat, VESNA.id):
        s.next(DrawUnused(seat))


def lent_card(s: Scythe, frame: ChooseSection) -> Options:
    """Returns the card of the ally as a section that can be used once.

    [fenris.alliances.ability, fenris.ruling.alliance-vesna-ability]
    """
    lent = Workshop in s.rules.slots and uses(s, frame.seat, VESNA.id)
    return sections_beside(s, frame.seat, LENT_CARD) if lent else ()


ALLIANCES.offer(ChooseSection, LENT_CARD[0].verb, lent_card, use)
ALLIANCES.add_row("naming", LENT_CARD[0].verb, lambda o, _seat, _frame, _rules: {"n": o.n})

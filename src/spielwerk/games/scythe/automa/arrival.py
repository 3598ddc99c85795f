"""Step 5 of every movement: the unit is placed and meets what is there."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.events import (
    FactoryCardHidden,
    MoveMade,
    RegionCleared,
    Stayed,
    TokenRemoved,
)
from spielwerk.games.scythe.automa.move_targets import ACTIONS
from spielwerk.games.scythe.automa.seat import AUTOMA_KEY, automa_of
from spielwerk.games.scythe.automa.tokens import LeaveToken
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.control import contested, enemy_units, pieces_changed
from spielwerk.games.scythe.movement import displace, relocate
from spielwerk.games.scythe.options import FACTORY_CARD
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER, Scythe, unpacked
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


def go(s: Scythe, seat: int, unit: int, to: int, action: str) -> None:
    """Places the unit; combat units fight defenders and displace lone workers.

    [scythe.automa-move-worker.step5-place, scythe.automa-move-peaceful.step5-place]
    [scythe.automa-move-encounter.step5-place, scythe.automa-attack-unit.step5-place]
    [scythe.automa-attack-worker.step5-place, scythe.automa-attack-worker.result]
    [scythe.ruling.automa-worker-attack-no-star, scythe.ruling.automa-encounter-human-workers]
    [scythe.end.pending-units-return]
    """
    before = tuple(s.players[seat].units)
    origin = before[unit]
    if s.journal is not UNSET:
        s.journal.append(MoveMade(seat, action, unit, origin, to))
        if to == origin:
            s.journal.append(Stayed(seat, unit, to))
    if to != origin:
        relocate(s, seat, unit, to)
        pieces_changed(s, seat)
    if unit < FIRST_WORKER:
        s.next(Arrived(seat, unit, to, ACTIONS.index(action)))
        if contested(s, seat) & BIT[to]:
            s.before_move = before
            begin_combat(s, seat, to)
        elif enemy_units(s, seat) & BIT[to]:
            displace(s, seat, to)
    if to != origin:
        for hook in s.rules.on_arrived:  # what waits there comes before a combat
            hook(s, seat, unit, to, origin)


class Arrived(Step, frozen=True, tag="scythe.automa.Arrived"):
    """Clears the region if a combat unit stays; a character removes an encounter token or takes a Factory
    card.

    What it takes has no effect.  Finally it leaves a flag or trap of its own.
    [scythe.automa-invaders.placing, scythe.automa-invaders.where]
    [scythe.automa-claim.automa-wins, scythe.automa-claim.automa-enters]
    [scythe.ruling.automa-worker-on-resources]
    [scythe.automa-move-encounter.token-removed, scythe.automa-move-encounter.factory-card]
    [scythe.automa-ultimaszyna.tokens, scythe.automa-variant.all-moves-tokens]
    """

    seat: int
    unit: int
    place: int
    action: int = -1
    """The index in `ACTIONS` of the movement that brought the unit here; -1 in positions of older
    versions.
    """

    def run(self, s: Scythe) -> None:
        s.before_move = ()
        if s.players[self.seat].units[self.unit] != self.place:
            return
        clear(s, self.seat, self.place)
        for moved in s.rules.automa_moved:
            moved(s, self.seat, self.unit, self.place, "" if self.action < 0 else ACTIONS[self.action])
        if self.unit != CHARACTER:
            return
        if automa_of(s, self.seat).token:
            s.next(LeaveToken(self.seat, self.place))
        visited = s.part(Automas).visited >> self.seat & 1
        barred = visited or any(bars(s, self.seat) for bars in s.rules.factory_bars)
        if self.place == s.rules.board.factory and s.factory and not barred:
            s.next(HideFactoryCard(self.seat))
        if s.encounters & BIT[self.place]:  # what the token leads to comes before the rest
            take_token(s, self.seat, self.place)


def take_token(s: Scythe, seat: int, place: int) -> None:
    """Takes an encounter token for an Automa: its encounter is over as soon as it begins.

    [scythe.automa-move-encounter.token-removed]
    """
    s.encounters &= ~BIT[place]
    if s.journal is not UNSET:
        s.journal.append(TokenRemoved(seat, place))
    for hook in (*s.rules.on_encounter, *s.rules.on_met):
        hook(s, seat, place)


def clear(s: Scythe, seat: int, place: int) -> None:
    """Returns all resources of a region to the supply.

    [scythe.automa-claim.automa-wins, scythe.automa-claim.automa-enters]
    """
    if s.goods[place]:
        if s.journal is not UNSET:
            s.journal.append(RegionCleared(seat, place, s.goods[place]))
        for kind, n in unpacked(s.goods[place]):
            s.put(place, kind, -n)


def clear_after_combat(s: Scythe, winner: int, _loser: int, place: int) -> None:
    """Clears a region in which an Automa wins its attack, before the star for it is placed.

    [scythe.automa-claim.automa-wins, scythe.ruling.automa-sixth-star-resources]
    [scythe.ruling.sixth-star-combat-order]
    """
    if winner == s.active and winner in s.rules.module_data[AUTOMA_KEY]:
        clear(s, winner, place)


class HideFactoryCard(Chance, frozen=True, tag="scythe.automa.HideFactoryCard"):
    """Puts a random Factory card face down next to the faction mat.

    Nobody sees which one, so from now on nobody knows exactly which cards are left.
    [scythe.automa-move-encounter.factory-card]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return tuple([FACTORY_CARD[n] for n in s.factory]), (1,) * len(s.factory)

    def choose(self, s: Scythe, option: Option) -> None:
        s.factory = tuple([n for n in s.factory if n != option.n])
        s.saw_factory = 0
        s.part(Automas).visited |= 1 << self.seat
        if s.journal is not UNSET:
            s.journal.append(FactoryCardHidden(self.seat))
        for hook in s.rules.on_factory_card:
            hook(s, self.seat)

"""The Factory: a card for the first visit, and the fifth section it opens."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.actions.move import begin_moving, movable, others_move
from spielwerk.games.scythe.components import Components
from spielwerk.games.scythe.effects import bargain
from spielwerk.games.scythe.events import FactoryCardTaken
from spielwerk.games.scythe.options import FACTORY_CARD, OPTIONS, SKIP
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import CHAMPION, CHARACTER, NOWHERE, Scythe
from spielwerk.kernel.effect import AnyEffect, Do, possible
from spielwerk.kernel.event import Uncovered
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class LayOutFactory(Chance, frozen=True, tag="scythe.setup.LayOutFactory"):
    """Draws one of the Factory cards to lay out on the board: one more than there are players.

    [scythe.setup.factory-card-count]
    """

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        found = [n for n in s.rules.factory_numbers if n not in s.factory]
        return tuple([FACTORY_CARD[n] for n in found]), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        s.factory = tuple(sorted([*s.factory, option.n]))


class FactoryVisit(Step, frozen=True, tag="scythe.factory.FactoryVisit"):
    """Gives a card to a player whose character is in the Factory for the first time, after all combats.

    [scythe.factory.card-trigger, scythe.factory.only-one-card, scythe.unit.character-role]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        p = s.players[self.seat]
        if (
            s.rules.board.factory in (p.units[CHARACTER], p.units[CHAMPION])
            and not p.factory_card
            and s.factory
            and not any(bars(s, self.seat) for bars in s.rules.factory_bars)
        ):
            s.saw_factory |= 1 << self.seat
            if s.journal is not UNSET:
                s.journal.append(Uncovered(self.seat))
            s.next(TakeFactoryCard(self.seat))


class TakeFactoryCard(Ask, frozen=True, tag="scythe.factory.TakeFactoryCard"):
    """Shows the player all cards that are left and asks which one to take for the rest of the game.

    [scythe.factory.card-choice, scythe.factory.card-supply, scythe.factory.card-permanent]
    """

    gesture: ClassVar[str] = "factory"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return tuple([FACTORY_CARD[n] for n in s.factory])

    def choose(self, s: Scythe, option: Option) -> None:
        s.factory = tuple([n for n in s.factory if n != option.n])
        s.players[self.seat].factory_card = option.n
        if s.journal is not UNSET:
            s.journal.append(FactoryCardTaken(self.seat, option.n))
        for hook in s.rules.on_factory_card:
            hook(s, self.seat)


class FactoryTop(Step, frozen=True, tag="scythe.factory.FactoryTop"):
    """Offers the top half of the player's card, which comes before the bottom half.

    [scythe.factory.top-then-bottom]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        s.next(UseFactoryCard(self.seat, s.players[self.seat].factory_card))


class UseFactoryCard(Ask, frozen=True, tag="scythe.factory.UseFactoryCard"):
    """Asks which gain of the card to pay for, if any; no bonus of the mats comes with it.

    [scythe.factory.top-then-bottom, scythe.factory.no-mat-bonuses, scythe.enlist.ongoing-not-top-or-factory]
    """

    gesture: ClassVar[str] = "factory"
    begins: ClassVar[bool] = True

    card: int

    def options(self, s: Scythe) -> Options:
        effects = factory_effects(s.rules.data, self.card)
        return (*[OPTIONS.pick[i] for i, e in enumerate(effects) if possible(s, self.seat, e)], SKIP)

    def must_ask(self, s: Scythe) -> bool:
        """Returns whether only hidden coins decide if the card can be paid: skipping the question would show
        it.

        [scythe.ruling.coins-visibility]
        """
        cost = s.rules.data.factory_cards()[self.card].cost
        hidden = bool(s.rules.setup["hidden_coins"] and cost.coins)
        return hidden and sum(s.hands[self.seat]) >= cost.combat_cards

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not SKIP:
            s.then(Do(self.seat, factory_effects(s.rules.data, self.card)[option.n]), Stars(self.seat))


def factory_effects(data: Components, number: int) -> list[AnyEffect]:
    """Returns the options of a card's top half: its cost for one of its gains."""
    card = data.factory_cards()[number]
    return [bargain(card.cost, gain, NOWHERE, card.worker_with) for gain in card.gains]


class FactoryMove(Step, frozen=True, tag="scythe.factory.FactoryMove"):
    """Carries out the bottom half of every card: one unit moves up to twice; combats and encounters follow.

    [scythe.factory.bottom-move, scythe.factory.move-rules-apply, scythe.factory.move-combat-after]
    [scythe.factory.move-with-speed, scythe.factory.move-mine-allowed]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        data = s.rules.data.factory_file()
        if any(movable(s, self.seat, 0)) or others_move(s, self.seat):
            begin_moving(s, self.seat, data.move_units, data.move_times)

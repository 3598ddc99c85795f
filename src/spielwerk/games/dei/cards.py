"""Cards: playing them, their actions in any order, copying, candy boosts."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec import UNSET, Struct

from spielwerk.games.dei import components
from spielwerk.games.dei.actions.build import Build
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import Enlist
from spielwerk.games.dei.actions.move import MoveFrom, somebody_moves
from spielwerk.games.dei.drones import Fly
from spielwerk.games.dei.events import CardCopied, CardPlayed, CardPutDown
from spielwerk.games.dei.markets import can_buy, shopping, use_candy
from spielwerk.games.dei.options import (
    ANY,
    CANDIES,
    CANDY,
    COLOURS,
    COPIED,
    COPY,
    DO,
    DONE,
    DOWN,
    DRONES,
    ENERGY,
    KIND,
    KINDS,
    ONCE,
    PLAY,
    STRUCTURES,
    STYLES,
    TECHNOLOGY,
    Kind,
)
from spielwerk.games.dei.state import ACTION_POINTS, NONE, Dei, Player, without
from spielwerk.games.dei.supply import OUTPOST_CANDY, score, secret_candy, take
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.run import ask

Actions = tuple[tuple[int, int], ...]
"""Kinds of actions, and how often each can still be done."""


def kind_of_action(a: components.Action) -> int:
    """Returns the number of a card's action."""
    per = ONCE if not a.per else ANY if a.per == "any" else COLOURS.index(a.per)
    drone = DRONES.index(a.drone) if a.drone else -1
    return KIND[Kind(a.act, a.style, per, drone, a.bonus).name]


def printed_actions(card: components.Card) -> Actions:
    """Returns the actions of a card, each kind with how often it is printed."""
    return tuple([(kind_of_action(a), a.times) for a in card.actions])


CANDY_ACTIONS = tuple([KIND.get(candy, -1) for candy in CANDIES])


class Act(Struct, frozen=True):
    """The way an action is carried out: by a frame that asks, or at once."""

    frame: Callable[[int, Kind], Ask] | None = None
    gain: Callable[[Dei, int, int], None] = lambda _s, _seat, _n: None
    clear: Callable[[Dei, int, Kind], bool] = lambda _s, _seat, _kind: False
    """A quick test that returns True if the frame has an option; if it returns False, the frame itself
    decides.
    """


def build_frame(seat: int, kind: Kind) -> Ask:
    return Build(seat, STRUCTURES.index(kind.style) if kind.style else -1)


ACTS: dict[str, Act] = {
    "enlist": Act(
        lambda seat, kind: Enlist(seat, STYLES.index(kind.style)),
        clear=lambda s, _seat, _kind: s.board.camps > 0,
    ),
    "move": Act(
        lambda seat, kind: MoveFrom(seat, STYLES.index(kind.style)),
        clear=lambda s, seat, _kind: somebody_moves(s, seat),
    ),
    "collect": Act(lambda seat, kind: Collect(seat, STYLES.index(kind.style))),
    "build": Act(build_frame),
    "drone": Act(lambda seat, kind: Fly(seat, kind.drone, kind.bonus)),
    "points": Act(gain=lambda s, seat, n: score(s, seat, ACTION_POINTS, n)),
    "technology": Act(gain=lambda s, seat, n: take(s, seat, TECHNOLOGY, n)),
    "energy": Act(gain=lambda s, seat, n: take(s, seat, ENERGY, n)),
}
"""How the actions of cards are carried out."""


def possible(s: Dei, seat: int, kind: Kind) -> bool:
    """Returns whether an action would do anything now."""
    act: Act = s.rules.acts[kind.act]
    return act.frame is None or act.clear(s, seat, kind) or bool(ask(s, act.frame(seat, kind)))


def copyable(s: Dei, carrier: int) -> list[int]:
    """Returns the cards that anybody has played face up in this round, except the card that copies.

    [dei.improved.copy, dei.ruling.copy-scope]
    """
    not_yet = {carrier}.union(*[cards(s) for cards in s.rules.unresolved])
    return [card for p in s.players for card in p.played if card not in not_yet and copied_actions(s, card)]


def copied_actions(s: Dei, card: int) -> Actions:
    """Returns the actions of a copied card; a copy cannot copy again.  [dei.ruling.copy-scope]"""
    return tuple([(kind, n) for kind, n in s.rules.card_actions[card] if kind != COPY])


def outposts(s: Dei, seat: int, colour: int) -> int:
    """Returns the number of controlled outposts of a colour, or of any; candy does not count.

    [dei.ruling.per-outpost-colour, dei.candy.outpost-limits]
    """
    return s.holders.count(seat) if colour == ANY else s.cubes(seat, colour)


def merged(left: Actions, more: Actions) -> Actions:
    """Returns the actions of both, added up by kind."""
    found = dict(left)
    for kind, n in more:
        found[kind] = found.get(kind, 0) + n
    return tuple(found.items())


class ChooseCard(Ask, frozen=True, tag="dei.phase.ChooseCard"):
    """Asks for the first or second card of the phase: face up for its actions, or face down for a purchase.

    [dei.phase.two-cards, dei.phase.sequential-cards, dei.phase.cards-locked, dei.phase.face-down-one]
    [dei.phase.face-down-no-actions, dei.purchase.needs-face-down-card, dei.ruling.face-down-any-card]
    [dei.ruling.purchase-must-succeed, dei.phase.bought-card-second]
    """

    gesture: ClassVar[str] = "card"
    begins: ClassVar[bool] = True

    nth: int

    def options(self, s: Dei) -> Options:
        hand = s.players[self.seat].hand
        found = [PLAY[card] for card in hand]
        if not s.covered and can_buy(s, self.seat):
            found += [DOWN[card] for card in hand]
        return tuple(found)

    def choose(self, s: Dei, option: Option) -> None:
        p = s.players[self.seat]
        p.hand = without(p.hand, option.i)
        if option.verb == "play":
            play(s, self.seat, option.i)
        else:
            put_down(s, self.seat, option.i)
            s.next(shopping(s, self.seat))


def play(s: Dei, seat: int, card: int) -> None:
    """Plays a card face up and asks for its actions."""
    p = s.players[seat]
    p.played = (*p.played, card)
    if s.journal is not UNSET:
        s.journal.append(CardPlayed(seat, card))
    s.next(DoActions(seat, card, s.rules.card_actions[card]))


def put_down(s: Dei, seat: int, card: int) -> None:
    """Puts a card face down."""
    p = s.players[seat]
    p.down = (*p.down, card)
    s.covered = True
    if s.journal is not UNSET:
        s.journal.append(CardPutDown(seat, card))


class DoActions(Ask, frozen=True, tag="dei.phase.DoActions"):
    """Asks for the next action of a card: in any order, as many as the player wants; one candy boost may add
    one.

    `candy` is the kind of candy on the card, -1 if none.
    [dei.phase.actions-any-order, dei.phase.actions-optional, dei.candy.use, dei.candy.one-per-card]
    [dei.ruling.candy-timing, dei.improved.per-outpost]
    """

    gesture: ClassVar[str] = "action"
    begins: ClassVar[bool] = True

    card: int
    left: Actions
    candy: int = NONE

    def options(self, s: Dei) -> Options:
        found = [DO[kind] for kind, n in self.left if n and self._doable(s, kind)]
        if self.candy == NONE:
            found += [CANDY[i] for i in sorted(set(s.players[self.seat].candy)) if self._sweetens(s, i)]
        return (*found, DONE)

    def must_ask(self, s: Dei) -> bool:
        """Returns whether the card could take a secret candy boost: skipping the question would show that
        there is none.

        [dei.ruling.candy-secrecy]
        """
        return self.candy == NONE and secret_candy(s, self.seat)

    def _doable(self, s: Dei, number: int) -> bool:
        kind = KINDS[number]
        if number == COPY:
            return bool(copyable(s, self.card))
        return self._times(s, kind) > 0 and possible(s, self.seat, kind)

    def _times(self, s: Dei, kind: Kind) -> int:
        """Returns how many times an action is carried out; improved actions depend on outposts and candy.

        [dei.improved.per-outpost, dei.candy.kind-outpost]
        """
        if kind.per == ONCE:
            return 1
        return outposts(s, self.seat, kind.per) + (self.candy == OUTPOST_CANDY)

    def _sweetens(self, s: Dei, candy: int) -> bool:
        """Returns whether a candy boost would add something now.

        [dei.candy.kind-action, dei.candy.kind-build, dei.candy.kind-technology, dei.candy.kind-outpost]
        """
        if candy == OUTPOST_CANDY:
            return any(n and KINDS[kind].per != ONCE for kind, n in self.left)
        return possible(s, self.seat, KINDS[CANDY_ACTIONS[candy]])

    def choose(self, s: Dei, option: Option) -> None:
        if option is DONE:
            return
        if option.verb == "candy":
            use_candy(s, self.seat, option.i)
            more = () if option.i == OUTPOST_CANDY else ((CANDY_ACTIONS[option.i], 1),)
            s.next(DoActions(self.seat, self.card, merged(self.left, more), option.i))
        elif option.i == COPY:
            rest = tuple([(kind, n) for kind, n in self.left if kind != COPY])
            s.next(Copy(self.seat, self.card, rest, self.candy))
        else:
            self._do(s, option.i)

    def _do(self, s: Dei, number: int) -> None:
        """Carries out an action once; outposts are counted when the action starts.

        [dei.improved.per-outpost, dei.improved.gain-vp, dei.improved.gain-resource]
        """
        kind = KINDS[number]
        times = dict(self.left)[number] * self._times(s, kind)
        plain = number if kind.per == ONCE else KIND[Kind(kind.act, kind.style).name]
        act: Act = s.rules.acts[kind.act]
        done = 1 if act.frame else times
        left = merged((), tuple([(plain, times - done) if k == number else (k, n) for k, n in self.left]))
        s.next(DoActions(self.seat, self.card, left, self.candy))
        if act.frame:
            s.next(act.frame(self.seat, kind))
        else:
            act.gain(s, self.seat, times)


class Copy(Ask, frozen=True, tag="dei.improved.Copy"):
    """Asks which card to copy; the copy uses the player's own units, outposts and choices.

    [dei.improved.copy, dei.ruling.copy-scope]
    """

    gesture: ClassVar[str] = "action"

    card: int
    left: Actions
    candy: int

    def options(self, s: Dei) -> Options:
        return tuple([COPIED[card] for card in copyable(s, self.card)])

    def choose(self, s: Dei, option: Option) -> None:
        if s.journal is not UNSET:
            s.journal.append(CardCopied(self.seat, option.i))
        s.next(DoActions(self.seat, self.card, merged(self.left, copied_actions(s, option.i)), self.candy))


def drone_cards(s: Dei, p: Player) -> list[int]:
    """Returns the drones of the cards a player owns, except recycled ones: one entry per card.

    [dei.ruling.own-drones, dei.ruling.mission-drone-cards-recycled]
    """
    drones = s.rules.card_drones
    return [drones[card] for card in p.owned if drones[card] != NONE]

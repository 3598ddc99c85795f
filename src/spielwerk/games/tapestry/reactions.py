"""Reactions: cards that are discarded from hand while an opponent conquers a territory."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.capture import Take
from spielwerk.games.tapestry.city import ANY_RESOURCE
from spielwerk.games.tapestry.discard import discard_hanging
from spielwerk.games.tapestry.events import Reacted, Toppled
from spielwerk.games.tapestry.facts import count_toppled, is_player
from spielwerk.games.tapestry.options import HANGING_KINDS, NO, REACT
from spielwerk.games.tapestry.source import REACTION, Source, carry_out
from spielwerk.games.tapestry.state import LAST_INCOME, Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def may_react(s: Tapestry, owner: int, attacker: int) -> bool:
    """Returns whether a territory's owner is asked: anybody with cards is, so that asking reveals nothing.

    [tapestry.base.trap.play, tapestry.base.trap.blocked, tapestry.base.end.finished-trap]
    [tapestry.civ.elder-ones.traps, tapestry.civ.merfolk.reactions]
    """
    if not is_player(s, owner):
        return False
    p = s.players[owner]
    if p.ended or not p.hand:
        return False
    if p.era == LAST_INCOME and not any(late(s, owner) for late in s.rules.reacts_late[owner][p.abilities]):
        return False
    barred = s.rules.bars_reactions[attacker][s.players[attacker].abilities]
    return not any(bars(s, attacker) for bars in barred)


class React(Ask, frozen=True, tag="tapestry.reaction.React"):
    """Asks the owner whether to discard a card that stops the conquest, to which there is no reply.

    [tapestry.base.trap.play, tapestry.base.trap.limit]
    """

    gesture: ClassVar[str] = "react"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    attacker: int
    hex: int

    def options(self, s: Tapestry) -> Options:
        stops = [card for card in s.players[self.seat].hand if s.rules.is_reaction[HANGING_KINDS[card]]]
        kinds = [HANGING_KINDS[card] for card in stops]
        return (*[REACT[card] for i, card in enumerate(stops) if kinds.index(kinds[i]) == i], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            s.next(Take(self.attacker, self.hex, self.seat))
        else:
            stop(s, self.seat, option.i, self.attacker, self.hex)


def stop(s: Tapestry, seat: int, hanging: int, attacker: int, hex: int) -> None:
    """Topples the conqueror's outpost instead, and the owner gains any resource.

    [tapestry.base.trap.effect, tapestry.base.trap.resource, tapestry.base.achievement.topple-trap]
    [tapestry.base.achievement.island-trap]
    """
    carry_out(s, seat, ANY_RESOURCE, Source(REACTION, hanging))
    repel(s, seat, hanging, attacker, hex)


def repel(s: Tapestry, seat: int, hanging: int, attacker: int, hex: int) -> None:
    """Discards the card and topples the conqueror's outpost.

    [tapestry.base.trap.effect, tapestry.base.achievement.topple-trap]
    """
    discard_hanging(s, seat, hanging)
    s.fallen[attacker] |= 1 << hex
    if s.journal is not UNSET:
        s.journal.append(Reacted(seat, hanging, hex))
        s.journal.append(Toppled(seat, attacker, hex))
    count_toppled(s, seat)

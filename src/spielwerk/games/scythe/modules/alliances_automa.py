"""Alliances with Automas: made in the set-up, and binding for people only.

[fenris.automa-modules.alliances]
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.scythe.automa.progress import change_schemes
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.automa.tokens import TRAP
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.modules.alliances import ALLY, Pacts, is_free, make, reward_the_last
from spielwerk.games.scythe.modules.borrowed import ALLIANCES
from spielwerk.games.scythe.options import DECLINE
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

__all__ = ["ALLIANCES"]


class AlliesAtSetUp(Step, frozen=True, tag="scythe.alliances.AlliesAtSetUp"):
    """Lets people ally with Automas, counter-clockwise from the last player.

    [fenris.alliances.automa-setup-only, fenris.alliances.automa-order-three-plus]
    """

    def run(self, s: Scythe) -> None:
        people = [seat for seat in s.rules.seating if s.rules.chooses[seat]]
        s.then(*[ChooseAlly(seat) for seat in reversed(people)], SetUpOver())


class ChooseAlly(Ask, frozen=True, tag="scythe.alliances.ChooseAlly"):
    """Asks for an Automa that is still free, or none.  [fenris.alliances.automa-setup-only]"""

    gesture: ClassVar[str] = "alliance"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        automas = [seat for seat in range(s.rules.seats) if not s.rules.chooses[seat]]
        return (*[ALLY[seat] for seat in automas if is_free(s, seat)], DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DECLINE:
            make(s, self.seat, option.i)


class SetUpOver(Step, frozen=True, tag="scythe.alliances.SetUpOver"):
    """Rewards the only person without an ally, once all have decided and if anybody has one.

    [fenris.alliances.automa-odd-three-plus, fenris.ruling.alliance-odd-timing]
    """

    def run(self, s: Scythe) -> None:
        if not all(is_free(s, seat) for seat in range(s.rules.seats)):
            reward_the_last(s)


ALLIANCES.insert("set_up", AlliesAtSetUp, after=FactoryCards)


def active(s: Scythe, seat: int) -> bool:
    """Returns whether the token before a seat belongs to somebody else and lies face up."""
    return not is_free(s, seat) and not s.part(Pacts).broken >> seat & 1


@ALLIANCES.on("automa_waits")
def allied(s: Scythe, seat: int) -> bool:
    """Returns whether scheme II must wait, because both tokens of the Automa's alliance are active.

    [fenris.alliances.automa-scheme-delay, fenris.alliances.automa-shuffle-delay]
    """
    return active(s, seat) and active(s, s.part(Pacts).holds[seat])


@ALLIANCES.on("on_turn_ended")
def begin_second_schemes(s: Scythe, _seat: int) -> None:
    """Switches Automas to scheme II at the end of the turn in which an alliance has stopped to hold them.

    [fenris.ruling.scheme-hold-ends, fenris.alliances.automa-shuffle-delay]
    """
    change_schemes(s)


@ALLIANCES.on("automa_keeps_token")
def spare_the_ally(s: Scythe, seat: int) -> str:
    """Returns the rule by which Togawa sets no traps: its token lies face up before a player.

    [fenris.alliances.automa-togawa, fenris.ruling.automa-flag-trap]
    """
    lent = active(s, s.part(Pacts).holds[seat])
    return "fenris.alliances.automa-togawa" if lent and automa_of(s, seat).token == TRAP else ""

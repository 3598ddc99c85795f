"""Deploy: a mech moves from the faction mat to the board and unlocks its ability."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.control import grounds, pieces_changed
from spielwerk.games.scythe.events import Deployed
from spielwerk.games.scythe.options import AT_EACH, DECLINE, MECH
from spielwerk.games.scythe.stars import earn
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, Scythe
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Deploy(Ask, frozen=True, tag="scythe.deploy.Deploy"):
    """Asks which of the mechs still on the faction mat to deploy.

    [scythe.deploy.choose-mech, scythe.deploy.placement, scythe.encounter.placement]
    [scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "deploy"
    begins: ClassVar[bool] = True

    place: int = NOWHERE
    """Where the mech must go, if a card says so."""

    def options(self, s: Scythe) -> Options:
        if self.place == NOWHERE and not grounds(s, self.seat):
            return (DECLINE,)
        units = s.players[self.seat].units
        return (*[o for o in MECH if units[CHARACTER + 1 + o.i] == NOWHERE], DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DECLINE:
            return
        if self.place == NOWHERE:
            s.next(DeployAt(self.seat, option.i))
        else:
            place_mech(s, self.seat, option.i, self.place)


class DeployAt(Ask, frozen=True, tag="scythe.deploy.DeployAt"):
    """Asks for a controlled land region with one of the player's workers; modules may allow others.

    [scythe.deploy.placement, scythe.deploy.not-on-lake]
    """

    gesture: ClassVar[str] = "deploy"

    mech: int

    def options(self, s: Scythe) -> Options:
        return AT_EACH(grounds(s, self.seat))

    def choose(self, s: Scythe, option: Option) -> None:
        place_mech(s, self.seat, self.mech, option.i)


def place_mech(s: Scythe, seat: int, mech: int, place: int) -> None:
    """Places a mech; its ability works at once and for the rest of the game.

    [scythe.deploy.placement, scythe.deploy.unlocks-ability, scythe.star.all-mechs]
    """
    p = s.players[seat]
    p.units[CHARACTER + 1 + mech] = place
    p.abilities |= 1 << mech
    pieces_changed(s, seat)
    if s.journal is not UNSET:
        s.journal.append(Deployed(seat, mech, place))
    for hook in s.rules.on_deployed:
        hook(s, seat, mech)
    earn(s, seat, "mechs", p.mechs)

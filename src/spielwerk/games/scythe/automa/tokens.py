"""Flags and traps that an Automa of Invaders from Afar leaves behind with its character.

[scythe.ruling.automa-flags-traps]
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.events import LineRead
from spielwerk.games.scythe.automa.move_targets import began
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.factions import albion, togawa_traps
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

FLAG, TRAP = "flag", "trap"


def module(token: str, *, leaves: bool) -> Module:
    """Returns the module for its tokens on the board and in the scoring; the Automa has no faction abilities.

    If it leaves none, others may still have borrowed them.
    [scythe.automa-invaders.scoring, scythe.automa-invaders.opponents, scythe.automa-nature.no-abilities]
    """
    found = Module(f"automa-{token}s", requires=("invaders",))
    if token == FLAG:
        found.add("extra_regions", albion.flagged, 0)
        found.add("markers", albion.flag_at)
    else:
        found.add("on_arrived", togawa_traps.spring)
        found.add("end_control", togawa_traps.guarded, 0)
        found.add("lurks", togawa_traps.lies_in_wait)
        found.add("markers", togawa_traps.trap_at)
        for point, row in togawa_traps.IN_WORDS.items():
            found.add_row(point, "trap", row)
    if leaves:
        found.add("belongings", albion.supply if token == FLAG else togawa_traps.supply)
    return found


class LeaveToken(Step, frozen=True, tag="scythe.automa.LeaveToken"):
    """Leaves a token from the supply where the character has moved, after all consequences of the movement.

    [scythe.automa-invaders.placing, scythe.automa-invaders.where, scythe.automa-invaders.which-trap]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        m, tokens = automa_of(s, self.seat), s.part(Tokens)
        began(s, m, m.token, "target")
        f = Funnel(s, BIT[self.place])
        for kept in s.rules.automa_keeps_token:
            if rule := kept(s, self.seat):
                f.only(rule, 0)
        f.only("scythe.automa-invaders.where", s.rules.regions & ~tokens.places())
        if not f.left:
            tell(s, m, self.place, "no-target")
        elif m.token == FLAG and tokens.flags.bit_count() < albion.FLAG.count:
            tell(s, m, self.place, "done")
            albion.place_flag(s, self.seat, self.place)
        elif m.token == TRAP and NOWHERE in tokens.traps:
            tell(s, m, self.place, "done")
            s.next(DrawTrap(self.seat, self.place))
        else:
            tell(s, m, self.place, "none-left")


class DrawTrap(Chance, frozen=True, tag="scythe.automa.DrawTrap"):
    """Draws one of the traps that are left; it is armed and open.  [scythe.automa-invaders.which-trap]"""

    seat: int
    place: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        traps = s.part(Tokens).traps
        left = tuple([option for option in togawa_traps.TRAP if traps[option.i] == NOWHERE])
        return left, (1,) * len(left)

    def choose(self, s: Scythe, option: Option) -> None:
        togawa_traps.set_trap(s, self.seat, self.place, option.i)


def tell(s: Scythe, m: AutomaSeat, place: int, verdict: str) -> None:
    if s.journal is not UNSET:
        s.journal.append(LineRead(m.seat, "token", place, m.token, "", 1, verdict))

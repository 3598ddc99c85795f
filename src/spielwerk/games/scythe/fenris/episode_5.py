"""Episode 5: influence tokens on the way to the Factory, and a closed box in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.games.scythe.automa.cards import automa_file
from spielwerk.games.scythe.automa.seat import AutomaSeat
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.fenris.changed_township import must_use_tile
from spielwerk.games.scythe.modules.annihilator import Guard
from spielwerk.games.scythe.modules.influence import INFLUENCE, Influence, tokens_of
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import gain_popularity
from spielwerk.kernel.frame import Step
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.module import Module
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.board import Board
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

DATA = reading.campaign().fortress
EPISODE_5 = Module("episode-5", spoiler=key_of("ep5"), requires=("sheet", INFLUENCE.id))
"""[fenris.ep5.setup-mats, fenris.ep5.influence-stop]"""
must_use_tile(EPISODE_5)


# --- set-up


def fortified(b: Board) -> int:
    """Returns the regions with a token: the tunnels, and the land around the Factory.

    [fenris.ep5.influence-placement]
    """
    return b.tunnels | b.neighbours[b.factory] & b.land


class LayInfluence(Step, frozen=True, tag="scythe.ep5.LayInfluence"):
    """Puts influence tokens on the board.  [fenris.ep5.influence-placement]"""

    def run(self, s: Scythe) -> None:
        influence = s.part(Influence)
        influence.on_board = fortified(s.rules.board)
        influence.aside -= influence.on_board.bit_count()


EPISODE_5.insert("set_up", LayInfluence, after=FactoryCards)


@EPISODE_5.on("markers")
def box_c(view: ScytheView, place: int, rules: ScytheRules) -> Sequence[str]:
    """Returns the box on the Factory in words, as long as nobody has opened it.  [fenris.ep5.box-c]"""
    opened = any(isinstance(part, Guard) for part in view.parts)
    return [text("scythe-panel-box-c")] if place == rules.board.factory and not opened else []


# --- Automas


TO_FACTORY = "fenris.ep5.automa-move-to-factory"
PEACEFUL = ("move-mech", "move-character")
EPISODE_5.add("automa_hunts", False)


@EPISODE_5.on("automa_prefers")
def to_the_factory(s: Scythe, _m: AutomaSeat, f: Funnel, action: str, _unit: int) -> None:
    """Leads conflict-free movements towards the Factory instead of towards opponents.

    [fenris.ep5.automa-move-to-factory]
    """
    if action in PEACEFUL:
        f.least(TO_FACTORY, s.rules.board.factory_distance)


EPISODE_5.add_row("automa_reasons", TO_FACTORY, "fortress")


def cost_of_tokens(s: Scythe, seat: int) -> Item:
    """Scores influence tokens, which cost an Automa nothing.

    [fenris.ep5.influence-value, fenris.ep5.automa-no-influence-loss]
    """
    score = tokens_of(s, seat)
    return score if s.rules.chooses[seat] else Item(score.key, 0, score.count)


EPISODE_5.replace_row("score_rows", "influence", cost_of_tokens)


@EPISODE_5.on("automa_popularity")
def unpopular(_n: int, _rules: Any, _seat: None) -> int:
    """[fenris.ep5.automa-popularity-start]"""
    return DATA.automa_popularity


@EPISODE_5.on("automa_advanced")
def become_popular(s: Scythe, seat: int, space: int) -> None:
    """Raises the popularity of an Automa to the usual number as soon as its marker reaches the fourth line.

    [fenris.ep5.automa-popularity-row-4, fenris.ep5.automa-row-4-space]
    [fenris.ruling.ep5-automa-popularity]
    """
    printed = automa_file(s.rules.data.pack)
    if space == (DATA.popular_line - 1) * printed.line:
        gain_popularity(s, seat, printed.popularity - s.players[seat].popularity)

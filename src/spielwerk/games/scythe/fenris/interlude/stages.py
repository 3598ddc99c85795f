"""The stages of an interlude, by the episode that was played."""

from __future__ import annotations

from spielwerk.games.scythe.fenris.chronicle import Chronicle
from spielwerk.games.scythe.fenris.interlude.automa_market import AutomasBuy
from spielwerk.games.scythe.fenris.interlude.bonuses import RaiseBonuses
from spielwerk.games.scythe.fenris.interlude.factions import AskToLeave, NewFenris, NewVesna
from spielwerk.games.scythe.fenris.interlude.finale import EndCampaign, NextLeg
from spielwerk.games.scythe.fenris.interlude.last_episode import Branch, ChooseMats
from spielwerk.games.scythe.fenris.interlude.market import Market, Release
from spielwerk.games.scythe.fenris.interlude.record import Leader, Record
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.interlude.vote import CallVote, go_on
from spielwerk.kernel.frame import Step


class GoOn(Step, frozen=True, tag="interlude.stages.GoOn"):
    """The next episode in the order of the book; episode 7 has the track that episode 2 had not.

    [fenris.campaign.eight-games, fenris.ep7.other-pair-war, fenris.ep7.other-pair-peace]
    """

    def run(self, s: Interlude) -> None:
        seven = "7p" if "2a" in s.c.path else "7w"
        follows = {"2a": "3", "2b": "3", "3": "4", "4": "5", "5": "6", "6": seven}
        go_on(s, follows[s.c.path[-1]])


Stages = tuple[type[Step], ...]
MARKET: Stages = (Market, AutomasBuy)
BEGIN: Stages = (Record, Leader)
LAST: Stages = (RaiseBonuses, *MARKET, Branch)
STAGES: dict[str, Stages] = {
    "1": (CallVote,),
    "2a": (Release, *MARKET, GoOn),
    "2b": (Release, *MARKET, GoOn),
    "3": (RaiseBonuses, NewVesna, AskToLeave, *MARKET, GoOn),
    "4": (RaiseBonuses, Release, *MARKET, GoOn),
    "5": (*MARKET, NewFenris, GoOn),
    "6": (AskToLeave, *MARKET, GoOn),
    "7w": LAST,
    "7p": LAST,
    "8a": (EndCampaign,),
    "8b": (EndCampaign,),
}
"""[fenris.campaign.outcome-after-end, fenris.ep1.no-special-reward, fenris.frame.no-mods-after-ep8]
[fenris.frame.finale-next, fenris.ruling.ep5-mods-before-faction]
"""


def stages(c: Chronicle) -> list[Step]:
    """Returns what happens after the episode, or the choice of mats before the last one.

    [fenris.ep8.mat-choice]
    """
    every: Stages = (*BEGIN, *STAGES[c.episode], NextLeg)
    if c.lacks_mats:
        every = (ChooseMats, NextLeg)
    return [stage() for stage in every]

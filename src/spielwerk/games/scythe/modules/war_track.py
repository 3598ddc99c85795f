"""The War track: a star track for more combats."""

from __future__ import annotations

from spielwerk.games.scythe import components
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.stars import earn, place_due
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.module import Module

WAR_TRACK = Module("war-track", conflicts=("peace-track",), spoiler=key_of("wartrack"))
WAR_TRACK.replace_table("star_track", components.star_tracks()["war"])
"""[fenris.wartrack.cover, fenris.wartrack.ten-spaces, fenris.wartrack.combined-upgrade-structure]
[fenris.wartrack.four-combats, fenris.wartrack.no-workers, fenris.wartrack.no-popularity]
[fenris.wartrack.automa-stars, fenris.automa-modules.stars-beside-board, fenris.wartrack.end]
"""


@WAR_TRACK.on("on_turn_ended")
def count_cards(s: Scythe, seat: int) -> None:
    """Gives a star to a player with eight combat cards at the end of their turn; an Automa gets none.

    [fenris.wartrack.eight-cards, fenris.wartrack.eight-cards-timing, fenris.ruling.eight-cards-timing]
    [fenris.wartrack.automa-eight-cards]
    """
    if s.rules.chooses[seat]:
        earn(s, seat, "combat-cards", sum(s.hands[seat]))
        place_due(s, seat)

"""What the contract tests have to be told about the interlude.

The named set-ups are those with luck: the vote has shared winners.  After the last episode there is none.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.made_up import setup as campaign_setup
from spielwerk.games.scythe.fenris.checks import check_chronicle
from spielwerk.games.scythe.fenris.interlude.options import INFRA_TILES, MECH_TILES, TILES, TRACK_TILES
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.interlude.view import guess
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game


def interlude(rng: Rng, legs: int, **group: Any) -> dict[str, Any]:
    """The set-up of the interlude after so many episodes of a made-up campaign."""
    campaign = Campaign(STORY, rng.below(1 << 30), **(group or campaign_setup(rng)))
    for _ in range(2 * legs - 1):
        next_leg(campaign, rng)
    leg = campaign.leg
    assert leg is not None
    return leg.setup


def _setups() -> dict[str, dict[str, Any]]:
    solo = {"seats": [{}, {"automa": "automa"}]}
    mixed = {"seats": [{}, {"automa": "automa"}, {}], "adaptive": True}
    four = {"seats": 4}
    return {
        "vote": interlude(Rng(16), 1, **four),
        "first-market": interlude(Rng(2), 2, **mixed),
        "vesna": interlude(Rng(3), 3, **mixed),
        "solo": interlude(Rng(4), 4, **solo),
        "fenris": interlude(Rng(5), 5, **four),
        "changes": interlude(Rng(6), 6, seats=7, invaders=True),
        "last": interlude(Rng(7), 7, **mixed),
    }


SETUPS = _setups()


def setup(rng: Rng) -> dict[str, Any]:
    return interlude(rng, 1 + rng.below(8))


def perturb(game: Game, state: Interlude, seat: int, rng: Rng) -> Interlude:
    """Only what others have sealed is hidden."""
    s = state.copy()
    for other, sealed in enumerate(s.sealed):
        if sealed and other != seat:
            s.sealed[other] = guess(s, other, rng)
    return s


def conserved(game: Game, s: Interlude) -> None:
    """Every tile is owned, drawn, removed or in the supply; sheets stay possible."""
    for copies in (MECH_TILES, INFRA_TILES):
        for tile, n in copies.items():
            owned = [t for sheet in s.c.sheets for t in (*sheet.mech, *sheet.infra)]
            drawn = [TILES[i] for tiles in s.drawn for i in tiles]
            assert (*owned, *drawn, *s.c.removed).count(tile) <= n
    for tile, n in TRACK_TILES.items():
        assert s.c.tiles.count(tile) <= n
    assert msgspec.json.decode(msgspec.json.encode(s.c), type=type(s.c)) == s.c
    if s.over:
        check_chronicle(s.c)


def stir(state: Interlude, rng: Rng) -> bool:
    """Some columns of the logs become nearly full, with ticks of episodes that were played."""
    if any(state.sealed) or any(state.drawn):
        return False
    for sheet in state.c.sheets:
        for column in sheet.log:
            for episode in state.c.path:
                if episode not in column and len(column) < 4 and rng.below(2):
                    column.append(episode)
    return True

"""Who declines what a civilization, a card or a masterpiece offers has it as if it had not been offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins

from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilizations import elder_ones, weefolk
from spielwerk.games.tapestry.civilizations.advisors import Bestow
from spielwerk.games.tapestry.civilizations.artificers import Finale
from spielwerk.games.tapestry.civilizations.collectors import (
    CollectHanging,
    Collection,
    CollectTech,
    CollectTile,
)
from spielwerk.games.tapestry.civilizations.merfolk import SpendMore
from spielwerk.games.tapestry.civilizations.riverfolk import MoveOn
from spielwerk.games.tapestry.civilizations.spies import Look
from spielwerk.games.tapestry.civilizations.tinkerers import MayBenefit
from spielwerk.games.tapestry.civilizations.urban_planners import NoCard
from spielwerk.games.tapestry.civilizations.utilitarians import Activate, SellNow
from spielwerk.games.tapestry.hangings.cartography import Claim
from spielwerk.games.tapestry.hangings.manifest_destiny import OwnReward
from spielwerk.games.tapestry.modules.gallery import Broadcast, Gallery
from spielwerk.games.tapestry.options import HANGINGS, TECHS
from spielwerk.kernel.frame import Frame

EVERY: dict[str, Any] = {"modules": ["plans", "arts", "fantasies"]}
Making = Callable[[Position], Frame]


def offer(name: str, numbers: tuple[int, ...], frame: Making, *rules: str) -> Any:
    """What a player with a civilization is asked, and the rules that say so."""
    return pytest.param(
        name, numbers, frame, marks=pytest.mark.rule(*rules), id=rules[0].removeprefix("tapestry.")
    )


def drawn(p: Position) -> Frame:
    p.s.part(Collection).drawn[0] = (HANGINGS.index("guilds"),)
    return CollectHanging(0)


def presented(p: Position) -> Frame:
    p.s.part(Gallery).owned[0] = (3, 6)
    p.s.part(Gallery).deck &= ~0b1001000
    return Broadcast(0, 3, 3)


def invented(_p: Position) -> Frame:
    return CollectTech(0, TECHS.index("paper"))


def rewarded(p: Position) -> Frame:
    p.outposts(0, p.explored_hex)  # type: ignore[attr-defined]
    return OwnReward(0)


OFFERS = [
    offer("advisors", (), lambda _p: Bestow(0), "tapestry.civ.advisors.midgame"),
    offer("spies", (0,), lambda _p: Look(0, 1), "tapestry.civ.spies.look"),
    offer("riverfolk", (), lambda _p: MoveOn(0), "tapestry.civ.riverfolk.midgame"),
    offer("tinkerers", (0,), lambda _p: MayBenefit(0, 0, 1), "tapestry.civ.tinkerers.match"),
    offer(
        "utilitarians",
        (-1, -1, 0, 0),
        lambda p: Activate(0, p.landmark("forge")),
        "tapestry.civ.utilitarians.activate",
    ),
    offer("utilitarians", (-1, -1, 0, 0), lambda _p: SellNow(0), "tapestry.civ.utilitarians.lighthouse"),
    offer("collectors", (0,), lambda _p: CollectTile(0, 0), "tapestry.civ.collectors.store"),
    offer(
        "collectors",
        (0,),
        lambda _p: CollectTech(0, TECHS.index("paper")),
        "tapestry.civ.collectors.resource",
    ),
    offer("collectors", (0,), drawn, "tapestry.civ.collectors.owned"),
    offer("urban-planners", (0,), lambda _p: NoCard(0), "tapestry.civ.urban-planners.no-card"),
    offer("artificers", (0, 0, 0, 0), lambda _p: Finale(0), "tapestry.civ.artificers.final"),
    offer("elder-ones", (), lambda _p: elder_ones.Barter(0, 6), "tapestry.civ.elder-ones.trade"),
    offer("weefolk", (), lambda _p: weefolk.Barter(0, 1), "tapestry.civ.weefolk.trade"),
    offer("merfolk", (), lambda _p: SpendMore(0), "tapestry.civ.merfolk.after"),
    offer("mystics", (), presented, "tapestry.masterpiece.broadcast"),
    offer("mystics", (), rewarded, "tapestry.hanging.manifest-destiny.reward"),
    offer("mystics", (), lambda p: Claim(0, p.explored_hex), "tapestry.hanging.cartography.conquer"),  # type: ignore[attr-defined]
]


def known(p: Position) -> Any:
    s = p.s
    cards = [s.old_hangings, s.old_tiles, s.old_techs, s.old_civilizations, s.landmarks]
    kept = [part for part in s.parts if not isinstance(part, Collection)]
    return to_builtins([s.players, s.at, s.stand, s.taken, s.civilizations, cards, kept])


@pytest.mark.parametrize(("name", "numbers", "making"), OFFERS)
def test_declining_changes_nothing(name: str, numbers: tuple[int, ...], making: Making) -> None:
    p = Position(ask=True, **EVERY).civilization(0, name, *numbers).set(0, era=2).set(1, era=2)
    p.hand(0, "guilds", "trap").hand(1, "academia").tiles(0, 1, 2, 3).tech(0, bottom=["paper"])
    near = p.s.rules.world.near[p.start(0)] & ~p.s.explored
    p.explored_hex = (near & -near).bit_length() - 1  # type: ignore[attr-defined]
    p.explored(p.explored_hex, 9).set(0, newest=p.player(0).hand[0])  # type: ignore[attr-defined]
    p.s.active = 0
    p.do(making(p))
    assert "no" in p.options
    before = known(p)
    told = p.told("no")
    assert (known(p), p.asked[1], told) == (before, "", [])

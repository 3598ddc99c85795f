"""What belongs to one player or one moment of an expansion is offered to nobody else and at no other time."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import SHADOW, Solo
from games.tapestry.civilized import gained, kept
from games.tapestry.positions import Position
from spielwerk.games.tapestry.bonus import BuyBonus
from spielwerk.games.tapestry.civilizations import relentless, urban_planners
from spielwerk.games.tapestry.civilizations.infiltrators import single
from spielwerk.games.tapestry.civilizations.islanders import (
    ISLAND_HEX,
    IslandHex,
    IslandRotation,
    IslandTile,
)
from spielwerk.games.tapestry.civilizations.spies import victims
from spielwerk.games.tapestry.civilizations.tinkerers import retreat
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.modules.gallery import Exhibit, Gallery

EVERY: dict[str, Any] = {"modules": ["plans", "arts", "fantasies"]}
TILE_WAY = 1


def having(name: str, *numbers: int, seats: int = 2) -> Position:
    return Position(seats, ask=True, **EVERY).civilization(0, name, *numbers)


@pytest.mark.rule("tapestry.civ.spies.income")
def test_spies_find_nothing_at_a_neighbour_who_has_nothing() -> None:
    p = having("spies", 0, seats=3).tiles(2, 5)
    assert victims(p.s, 0, TILE_WAY) == [2]


@pytest.mark.rule("tapestry.civ.infiltrators.share")
def test_without_an_outpost_no_territory_is_shared() -> None:
    p = having("infiltrators", 0, 0, 0).explored(8, 1).outposts(1, 8)
    assert single(p.s, 0) >> 8 & 1
    assert single(p.set(0, outposts=0).s, 0) == 0


@pytest.mark.rule("tapestry.civ.utilitarians.lighthouse")
def test_tiles_are_sold_only_with_an_active_lighthouse() -> None:
    def offered(landmark: str) -> set[str]:
        p = having("utilitarians")
        own = p.landmark(landmark)
        p.player(0).civilizations = ((p.player(0).civilizations[0][0], own, -1, 0, 0),)
        p.owns(0, landmark).tiles(0, 1, 2, 3).has(0, food=1).turn(0)
        return {option.split()[0] for option in p.options} - {"advance", "income"}

    assert offered("lighthouse")
    assert not offered("forge")


@pytest.mark.rule("tapestry.civ.urban-planners.store")
def test_only_the_urban_planners_keep_landmarks() -> None:
    p = having("urban-planners", 0).effect(1, Form(do="landmark", what="bakery"))
    assert "store" not in p.options


@pytest.mark.rule("tapestry.civ.urban-planners.final")
@pytest.mark.parametrize(("era", "points"), [(4, 0), (5, 1)])
def test_groups_score_in_the_last_income_turn_only(era: int, points: int) -> None:
    p = having("urban-planners", 0).owns(0, "bakery").set(0, era=era)
    p.set(0, sites=((p.landmark("bakery"), 0, 0, 0),))
    urban_planners.final(p.s, 0)
    assert p.vp(0) == points


@pytest.mark.rule("tapestry.base.income.abilities-optional", "tapestry.civ.islanders.explore")
def test_a_full_island_takes_no_tile() -> None:
    p = having("islanders", *[n for tile in range(6) for n in (tile + 20, 0)]).tiles(0, 1, 2)
    assert IslandTile(0).options(p.s)[0].text == "no"


@pytest.mark.rule("tapestry.civ.relentless.token", "tapestry.civ.relentless.cash")
def test_a_power_without_a_mat_gains_nothing_at_the_end_of_its_turn() -> None:
    p = Solo(modules=["arts"]).civilization(0, "relentless", 2, 0, 0)
    relentless.turn_over(p.s, SHADOW)
    assert kept(p, "relentless") == (2, 0, 0)


@pytest.mark.rule("tapestry.civ.advisors.midgame")
def test_advisors_gain_no_more_than_their_start_cards() -> None:
    p = gained("advisors", Position(ask=True, **EVERY))
    for card in ("guilds", "monarchy", "academia"):
        p.play(f"draw-hanging {card}", "no")
    assert (p.asked[1], p.cards(0)) == ("", ["academia", "guilds", "monarchy"])


@pytest.mark.rule("tapestry.masterpiece.display")
def test_without_a_deck_the_open_masterpieces_are_not_refilled() -> None:
    p = Position(ask=True, **EVERY)
    gallery = p.s.part(Gallery)
    gallery.deck, gallery.old, gallery.display = 0, 0, (1,)
    p.s.stack = []
    Exhibit().run(p.s)
    assert not p.s.stack
    gallery.old = 1
    Exhibit().run(p.s)
    assert p.s.stack


@pytest.mark.rule("tapestry.civ.tinkerers.back")
def test_after_a_retreat_the_bonus_is_that_of_the_space_that_is_reached() -> None:
    p = having("tinkerers", 0).set(0, era=2)
    spaces = p.s.rules.spaces[0]
    start = next(n for n in range(4, 12) if spaces[n - 3].bonus)
    p.token(0, exploration=start)
    p.s.stack = []
    retreat(p.s, 0, 0)
    assert p.at(0, "exploration") == start - 3
    assert BuyBonus(0, 0, start - 3) in p.s.stack


@pytest.mark.rule("tapestry.civ.islanders.geometry")
def test_a_tile_for_a_hex_of_the_island_is_turned_next() -> None:
    p = having("islanders", *[-1, 0] * 6).tiles(0, 1).set(0, era=2)
    p.s.stack = []
    IslandHex(0, 0, 0).choose(p.s, ISLAND_HEX[4])
    assert p.s.stack == [IslandRotation(0, 0, 4, 0)]

"""What the civilizations and cards of expansions must not do: limits, other players, other moments."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from games.tapestry.civilized import HOUSE, kept, quiet_income, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.civilizations.collectors import Collection
from spielwerk.games.tapestry.civilizations.islanders import ISLAND, outer
from spielwerk.games.tapestry.civilizations.riverfolk import covered
from spielwerk.games.tapestry.civilizations.tinkerers import next_bonus
from spielwerk.games.tapestry.civilizations.werefolk import Prey
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.events import HandSeen
from spielwerk.games.tapestry.facts import COMPLETE_TRACK
from spielwerk.games.tapestry.grid import DISTRICTS, impassable
from spielwerk.games.tapestry.modules.gallery import Create, Gallery
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.turn import EndTurn, Turn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.effect import Atom

EVERY: dict[str, Any] = {"modules": ["plans", "arts", "fantasies"]}


def having(name: str, *numbers: int, seats: int = 2) -> Position:
    return Position(seats, ask=True, **EVERY).civilization(0, name, *numbers)


# --- plans & ploys


@pytest.mark.rule("tapestry.civ.utilitarians.forge")
def test_the_forge_pays_nothing_for_the_middle_row() -> None:
    p = having("utilitarians")
    forge = p.landmark("forge")
    p.player(0).civilizations = ((p.player(0).civilizations[0][0], forge, -1, 0, 0),)
    p.owns(0, "forge").tech(0, bottom=["calendar"]).effect(0, Atom("upgrade")).run()
    assert p.techs(0) == {"calendar": 1}
    without = having("mystics").tech(0, bottom=["calendar"]).effect(0, Atom("upgrade")).run()
    assert (p.asked, p.options) == (without.asked, without.options)


@pytest.mark.rule("tapestry.civ.infiltrators.start")
def test_infiltrators_begin_without_tokens_on_start_territories() -> None:
    assert kept(starting("infiltrators", **EVERY), "infiltrators") == (0, 0, 0)


@pytest.mark.rule("tapestry.civ.advisors.feed")
def test_advisors_who_have_finished_serve_nobody() -> None:
    p = having("advisors").hand(0, "guilds").set(0, ended=True).turn(1).do(DrawHangings(1, 1))
    assert p.asked == (-1, "draw.Hanging")


@pytest.mark.rule("tapestry.civ.recyclers.cycle")
def test_recycling_moves_one_card_only() -> None:
    p = having("recyclers").tech(0, top=["radio", "paper"], middle=["barn"])
    p.effect(0, Atom("upgrade")).play("recycle radio")
    assert p.techs(0) == {"radio": 0, "paper": 2, "barn": 1}


@pytest.mark.rule("tapestry.civ.treasure-hunters.income")
def test_no_treasure_is_dug_where_a_piece_lies_or_far_away() -> None:
    p = having("treasure-hunters", 4, 0, 0)
    near = bits(p.s.rules.world.near[p.start(0)] & ~p.s.explored)
    far = next(
        hex
        for hex in range(p.s.rules.world.hexes)
        if not (p.s.explored | p.s.rules.world.around(1 << p.start(0))) >> hex & 1
    )
    free, taken = near[:2]
    tiles = [tile.id for tile in p.s.rules.data.tiles() if "M" in tile.land]
    p.explored(free, tiles[0]).explored(taken, tiles[1]).explored(far, tiles[2]).fallen(1, taken)
    quiet_income(p).run()
    options = {option for option in p.options if option.startswith("dig-at")}
    assert f"dig-at {free}" in options
    assert not {f"dig-at {taken}", f"dig-at {far}"} & options


# --- arts & architecture


@pytest.mark.rule("tapestry.civ.renegades.end")
def test_only_the_last_space_of_the_own_track_is_an_achievement() -> None:
    p = having("renegades", 1).token(0, science=3).gone("apothecary").has(0, worker=2, food=2).turn(0)
    p.play("advance science", "pay food", "yes")
    assert (kept(p, "renegades"), p.s.places[COMPLETE_TRACK]) == ((2,), ())


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_a_landmark_that_waited_on_another_mat_is_no_gain() -> None:
    p = having("collectors", 0).civilization(0, "urban-planners", 0).set(0, era=2)
    p.s.active = 0
    p.effect(0, Form(do="landmark", what="bakery"))
    assert {"collect", "store"} <= {*p.options}
    p.play("store").do(Turn(0)).has(0, food=1).play("unpack bakery")
    assert p.asked == (0, "planners.PlaceStored")
    assert "collect" not in p.options


@pytest.mark.rule("tapestry.civ.collectors.owned")
def test_what_a_player_is_drawing_is_known_to_that_player_only() -> None:
    p = having("collectors", 0).set(0, era=2)
    p.s.active = 0
    p.effect(0, Form(do="hanging", n=2)).play("draw-hanging guilds", "draw-hanging academia")
    assert p.asked == (0, "collectors.Hanging")
    own: Any = p.game.resample(p.game.view(p.s, 0), Rng(1))
    assert own.part(Collection).drawn == p.s.part(Collection).drawn
    seen: Any = p.game.view(p.s, 1)
    assert next(part for part in seen.parts if isinstance(part, Collection)).drawn == [(), ()]
    guess: Any = p.game.resample(seen, Rng(1))
    (card,) = guess.part(Collection).drawn[0]
    assert card in guess.players[0].hand


@pytest.mark.rule("tapestry.landmarkcard.check")
def test_who_has_finished_gains_no_landmark_of_a_card() -> None:
    p = Position(**EVERY).tiles(0, *range(1, 7)).set(0, era=5, ended=True).set(1, era=2)
    p.s.part(LandmarkCards).kept = [(p.landmark("urban-farm"),), ()]
    p.do(EndTurn(0)).run()
    assert (p.player(0).landmarks, p.s.part(LandmarkCards).kept[0]) == ((), (p.landmark("urban-farm"),))


# --- fantasies & futures


@pytest.mark.rule("tapestry.civ.werefolk.face-up")
def test_a_tile_that_is_no_longer_in_the_supply_is_not_explored() -> None:
    p = having("werefolk", -1).set(0, era=2).spaces(0, 5).do(Prey(0, 12)).run()
    assert (kept(p, "werefolk"), p.player(0).spaces, p.player(0).explored_spaces) == ((-1,), (4,), ())


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_what_somebody_else_builds_is_not_offered() -> None:
    p = having("collectors", 0).set(0, era=2).set(1, era=2)
    p.s.active = 1
    assert "collect" not in p.effect(1, HOUSE).options


@pytest.mark.rule("tapestry.civ.illuminati.start")
def test_without_any_card_nothing_is_drawn() -> None:
    p = Position(ask=True, **EVERY)
    p.s.hangings = p.s.old_hangings = 0
    give_civilization(p.s, 0, CIVILIZATIONS.index("illuminati"), starting=False)
    assert (p.fresh().asked[1], kept(p, "illuminati")) == ("", (7,))


@pytest.mark.rule("tapestry.civ.advisors.midgame")
def test_no_card_goes_to_a_neighbour_who_has_finished() -> None:
    p = Position(3, ask=True, **EVERY).set(1, ended=True).effect(0, Form(do="civilization"))
    p.play("draw-civilization advisors", "draw-hanging guilds")
    assert p.options == ["opponent 2", "no"]


@pytest.mark.rule("tapestry.civ.tinkerers.income")
def test_each_trick_of_the_tinkerers_is_free_until_it_was_used() -> None:
    def offered(used: int) -> list[str]:
        p = having("tinkerers", used).token(0, science=5, exploration=5).token(1, science=7)
        return quiet_income(p).run().options

    every = ["tinker 0", "tinker 1", "tinker 2", "tinker 3", "no"]
    assert offered(0) == every
    for trick in range(4):
        assert offered(1 << trick) == [one for one in every if one != f"tinker {trick}"]


DECLINABLE = [
    *("alchemists", "entertainers", "heralds", "historians", "inventors", "leaders", "merrymakers"),
    *("traders", "aliens", "infiltrators", "islanders", "recyclers", "spies", "tinkerers"),
    *("treasure-hunters", "weefolk", "artificers", "celestials"),
]


@pytest.mark.rule("tapestry.base.income.abilities-optional")
@pytest.mark.parametrize("name", DECLINABLE)
def test_an_ability_that_is_declined_changes_nothing(name: str) -> None:
    p, civilization = Position(3, ask=True, **EVERY), CIVILIZATIONS.index(name)
    p.s.civilizations &= ~(1 << civilization)
    give_civilization(p.s, 0, civilization, starting=True)
    p.fresh()
    while p.asked[1]:
        p.play(p.options[0])
    p.set(0, era=3).has(0, food=3, worker=3, culture=3, coin=3).tiles(0, 1, 2, 3).spaces(0, 5, 6)
    p.token(0, science=5, military=4).token(1, science=7).hung(1, "feudalism").tech(1, middle=["paper"])
    p.s.active = 0
    for use in p.s.rules.income_abilities(0, civilization):
        use(p.s, 0)
    before = to_builtins([p.s.players, p.s.at, p.s.stand, p.s.taken])
    assert "no" in p.fresh().options
    while p.asked[0] == 0 and "no" in p.options:
        p.play("no")
    assert (p.asked[1], to_builtins([p.s.players, p.s.at, p.s.stand, p.s.taken])) == ("", before)


@pytest.mark.rule("tapestry.civ.tinkerers.bonus")
def test_the_next_bonus_is_not_that_of_the_own_space() -> None:
    p = having("tinkerers", 0)
    bonus = [step for step, space in enumerate(p.s.rules.spaces[0]) if space.bonus]
    p.token(0, exploration=bonus[0])
    assert next_bonus(p.s, 0, 0) == bonus[1]
    assert next_bonus(p.token(0, exploration=bonus[0] - 1).s, 0, 0) == bonus[0]


@pytest.mark.rule("tapestry.civ.spies.income", "tapestry.civ.spies.look")
def test_spies_choose_the_neighbour_use_the_thing_and_look_at_that_hand() -> None:
    p = having("spies", 0, seats=3).tiles(1, 48).tiles(2, 47).hand(2, "guilds")
    quiet_income(p).run().play("spy 1")
    assert p.options == ["opponent 1", "opponent 2"]
    p.play("opponent 2")
    while p.asked[1] != "spies.Look":
        p.play(p.options[0])
    seen = [event for event in p.told("yes") if isinstance(event, HandSeen)]
    assert [(event.seat, event.victim) for event in seen] == [(0, 2)]


@pytest.mark.rule("tapestry.civ.riverfolk.last")
def test_a_building_on_an_open_plot_is_no_last_impassable_one() -> None:
    p = having("riverfolk")
    water = impassable(p.s.rules.data.capitals()[p.player(0).mat].grid)
    dry = next(i for i, district in enumerate(DISTRICTS) if not district & water)
    p.s.stack = []
    covered(p.s, 0, DISTRICTS[dry] & -DISTRICTS[dry])
    assert not p.s.stack


@pytest.mark.rule("tapestry.masterpiece.create")
def test_without_a_deck_only_open_masterpieces_are_created() -> None:
    p = Position(ask=True, **EVERY)
    gallery = p.s.part(Gallery)
    gallery.deck = gallery.old = 0
    gallery.display = (4, 7)
    assert p.do(Create(0)).options == ["create 5", "create 8"]
    gallery.old = 1
    assert p.do(Create(0)).options == ["create 5", "create 8", "from-deck"]


@pytest.mark.rule("tapestry.civ.islanders.outer")
@pytest.mark.parametrize("spot", range(6))
def test_the_edges_to_other_hexes_of_the_island_are_not_outside(spot: int) -> None:
    p = having("islanders", *[-1, 0] * 6)
    inside = [edge for edge, other in enumerate(ISLAND.beside[spot]) if other >= 0]
    assert len(inside) == 3
    sides = {corner % 6 for edge in range(6) if edge not in inside for corner in (edge, edge + 1)}
    for tile in range(48):
        looks = p.s.rules.tile_corners[tile][0]
        assert outer(p.s, spot, (tile, 0)) == {looks[corner] for corner in sides}

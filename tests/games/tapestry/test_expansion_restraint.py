"""Abilities of the expansions do no more than they say: not twice, not too early, not without an object."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, Solo
from games.tapestry.civilized import gained, kept, quiet_income, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.civilizations import SET_UPS, equalizers, hucksters
from spielwerk.games.tapestry.automa.civilizations.hucksters import MASTERPIECE, SPACE, TILE, Pool
from spielwerk.games.tapestry.automa.civilizations.iconoclasts import Topple
from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.civilizations import merfolk, relentless, weefolk
from spielwerk.games.tapestry.civilizations.advisors import Bestow
from spielwerk.games.tapestry.civilizations.collectors import CollectTile
from spielwerk.games.tapestry.civilizations.genies import DrawToken, LastWish
from spielwerk.games.tapestry.civilizations.islanders import IslandTile
from spielwerk.games.tapestry.civilizations.spies import targets, victims
from spielwerk.games.tapestry.civilizations.utilitarians import Activate
from spielwerk.games.tapestry.draws import DrawTiles
from spielwerk.games.tapestry.effects import Form, read
from spielwerk.games.tapestry.grid import DISTRICTS, GRID, PLOT_NAMES, PLOTS, impassable
from spielwerk.games.tapestry.modules.gallery import Broadcast, Create, Gallery
from spielwerk.games.tapestry.modules.landmark_cards import LandmarkCards
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGINGS, TECHS
from spielwerk.games.tapestry.source import INCOME, Source
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.games.tapestry.turn import EndTurn
from spielwerk.kernel.effect import Do

EVERY: dict[str, Any] = {"modules": ["plans", "arts", "fantasies"]}
TWO_CARDS = Form(do="hanging", n=2)


def having(name: str, *numbers: int, seats: int = 2) -> Position:
    return Position(seats, ask=True, **EVERY).civilization(0, name, *numbers)


# --- Plans & Ploys


@pytest.mark.rule("tapestry.civ.utilitarians.lighthouse")
@pytest.mark.parametrize(("coins", "offered"), [(0, False), (1, True)])
def test_tiles_are_not_sold_if_even_one_resource_more_pays_no_advance(coins: int, offered: bool) -> None:
    p = Position(ask=True, modules=["plans"]).civilization(0, "utilitarians")
    lighthouse = p.landmark("lighthouse")
    p.player(0).civilizations = ((p.player(0).civilizations[0][0], lighthouse, -1, 0, 0),)
    p.owns(0, "lighthouse").tiles(0, 1, 2, 3).has(0, coin=coins)
    p.token(0, exploration=3, science=3, military=3, technology=3).turn(0).run()
    assert ("sell-tiles" in p.options) == offered, "the next spaces cost two resources"


@pytest.mark.rule("tapestry.civ.utilitarians.start")
def test_utilitarians_start_with_a_landmark_that_is_still_there() -> None:
    p = having("leaders").gone("apothecary")
    p.s.stack = []
    give_civilization(p.s, 0, CIVILIZATIONS.index("utilitarians"), starting=True)
    assert p.fresh().options == [f"start-landmark {one}" for one in ("lighthouse", "barracks", "forge")]


@pytest.mark.rule("tapestry.civ.tinkerers.bonus")
def test_the_next_bonus_completes_no_track_before_its_end() -> None:
    p = Position(ask=True, modules=["plans"]).civilization(0, "tinkerers", 0)
    p.token(0, exploration=3, science=12, military=12, technology=12)
    completed = p.s.done[0]
    quiet_income(p).run().play("tinker 3")
    assert (p.s.done[0], 3 < p.at(0, "exploration") < 12) == (completed, True)


@pytest.mark.rule("tapestry.civ.tinkerers.back")
def test_a_retreat_to_the_start_has_no_benefit_to_ask_for() -> None:
    p = quiet_income(having("tinkerers", 0).token(0, science=3)).run().play("tinker 2")
    assert (p.at(0, "science"), p.asked[1] == "tinkerers.MayBenefit") == (0, False)


@pytest.mark.rule("tapestry.civ.tinkerers.start")
def test_without_tech_cards_the_opponents_of_tinkerers_get_none() -> None:
    p = having("leaders")
    p.s.stack, p.s.techs, p.s.old_techs = [], 0, 0
    give_civilization(p.s, 0, CIVILIZATIONS.index("tinkerers"), starting=True)
    assert (p.fresh().asked[1], p.player(1).tech) == ("", ())


@pytest.mark.rule("tapestry.civ.infiltrators.third", "tapestry.civ.infiltrators.capital")
@pytest.mark.parametrize(("before", "brings"), [(0, False), (1, False), (2, True), (3, False)])
def test_only_the_third_token_brings_a_civilization(before: int, brings: bool) -> None:
    p = quiet_income(having("infiltrators", 0, 0, before)).run().play("opponent 1")
    assert kept(p, "infiltrators") == (0, 0, before + 1)
    assert (p.asked[1] == "civilization.Show") == brings


@pytest.mark.rule("tapestry.civ.spies.look")
def test_spies_look_at_no_empty_hand() -> None:
    p = quiet_income(having("spies", 0).tiles(1, 48)).run().play("spy 1")
    while p.asked[1].startswith("spies"):
        assert p.asked[1] != "spies.Look"
        p.play(p.options[0])


@pytest.mark.rule("tapestry.civ.islanders.explore")
def test_an_income_turn_brings_one_tile_to_the_island() -> None:
    p = having("islanders", *[-1] * 12).set(0, era=2).tiles(0, 1, 2, 3).do(IslandTile(0)).play("tile 1")
    while p.asked[1].startswith("islanders"):
        assert p.asked[1] != "islanders.Tile"
        p.play(p.options[0])
    assert 0 not in p.player(0).tiles


@pytest.mark.rule("tapestry.civ.islanders.advance-turns")
def test_the_island_is_no_place_for_others_nor_in_income_turns() -> None:
    def offered(seat: int, *under: Source) -> bool:
        p = having("islanders", *[-1] * 12).set(0, era=2).set(1, era=2).tiles(seat, 1)
        p.s.active = seat
        p.s.stack = [*under, Do(seat, read(Form(do="explore"), landmark_ids(p.s.rules.data)))]
        p.fresh()
        if p.asked[1] == "explore.Tile":
            p.play("tile 1")
        return any(option.startswith("island") for option in p.options)

    assert offered(0)
    assert not offered(1)
    assert not offered(0, Source(INCOME, 2))


@pytest.mark.rule("tapestry.civ.spies.options")
def test_spies_copy_no_face_down_card() -> None:
    p = having("spies", 0).set(1, era=3).hung(1, "feudalism", era=2)
    p.player(1).eras = (*p.player(1).eras[:2], (-1,), *p.player(1).eras[3:])
    assert [option.text for option in targets(p.s, 1, 0)] == ["copy feudalism"]


@pytest.mark.rule("tapestry.civ.spies.income")
def test_spies_find_nothing_at_a_power() -> None:
    p = Position(2, ask=True, modules=["shadow-two", "plans"]).civilization(0, "spies", 0)
    assert {victim for way in range(4) for victim in victims(p.tiles(1, 5).s, 0, way)} == {1}


@pytest.mark.rule("tapestry.civ.spies.options")
def test_spies_use_the_position_of_a_neighbour_with_its_benefit() -> None:
    p = having("spies", 0).token(1, technology=1).set(1, era=2)
    p = quiet_income(p).run().play("spy 2")
    assert p.asked == (-1, "tech.FromDeck")


@pytest.mark.rule("tapestry.civ.riverfolk.last")
def test_a_district_with_impassable_plots_left_gives_no_resource() -> None:
    p = having("riverfolk").set(0, era=2)
    water = impassable(p.s.rules.data.capitals()[p.player(0).mat].grid)
    for area in DISTRICTS:
        plots = [i for i, plot in enumerate(PLOTS) if plot & area & water]
        if len(plots) > 1:
            break
    p.effect(0, Form(do="building", what="farm")).play(f"plot {PLOT_NAMES[plots[0]]}")
    assert (p.asked[1], p.res(0)) == ("", {})


@pytest.mark.rule("tapestry.civ.islanders.midgame")
def test_tiles_that_come_with_the_islanders_later_yield_nothing() -> None:
    p = having("islanders", *[-1] * 12).set(0, era=2).tiles(0, 1, 2, 3).do(IslandTile(0, 1, 2))
    for tile in ("tile 1", "tile 2"):
        p.play(tile)
        while p.asked[1] in ("islanders.Hex", "islanders.Rotation"):
            p.play(p.options[0])
    assert (p.asked[1], p.vp(0), p.res(0), p.player(0).hand) == ("", 0, {}, ())


@pytest.mark.rule("tapestry.civ.advisors.midgame")
def test_a_start_card_that_is_given_away_is_neither_played_nor_given_again() -> None:
    p = gained("advisors", Position(ask=True, **EVERY).set(0, era=2).hung(0, "tyranny"))
    p.play("draw-hanging academia", "opponent 1")
    assert (p.cards(1), p.asked) == (["academia"], (-1, "draw.Hanging")), "Tyranny has nothing to play"
    p.set(0, newest=HANGINGS.index("academia")).do(Bestow(0))
    assert (p.asked[1], p.vp(0)) == ("", 5)


@pytest.mark.rule("tapestry.landmarkcard.check")
def test_the_shadow_empire_at_the_end_of_its_turn_has_no_landmark_card() -> None:
    p = Position(2, ask=True, modules=["shadow-two", "plans"])
    p.do(EndTurn(2)).run()
    assert [p.player(seat).landmarks for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("tapestry.civ.tinkerers.income")
def test_a_trick_that_does_nothing_is_not_offered() -> None:
    assert quiet_income(having("tinkerers", 0)).run().options == ["tinker 3", "no"], "all stand at the start"


@pytest.mark.rule("tapestry.civ.tinkerers.solo", "tapestry.civ.tinkerers.start")
def test_no_bot_gets_a_card_when_tinkerers_start() -> None:
    p = Solo(modules=["plans"])
    p.s.stack = []
    give_civilization(p.s, HUMAN, CIVILIZATIONS.index("tinkerers"), starting=True)
    assert (p.fresh().asked[1], p.player(AUTOMA).tech) == ("", ())


@pytest.mark.rule("tapestry.civ.spies.income")
@pytest.mark.parametrize("used", range(4))
def test_of_the_ways_of_the_spies_only_the_used_one_is_gone(used: int) -> None:
    p = having("spies", 1 << used).tiles(1, 48).tech(1, middle=["radio"]).token(1, science=1)
    p = quiet_income(p.set(1, era=2).hung(1, "feudalism")).run()
    every = ["spy 0", "spy 1", "spy 2", "spy 3", "no"]
    assert p.options == [one for one in every if one != f"spy {used}"]


@pytest.mark.rule("tapestry.civ.utilitarians.lighthouse")
def test_the_end_of_a_bots_turn_offers_no_sale() -> None:
    p = Position(2, ask=True, modules=["shadow-two", "plans"]).civilization(0, "utilitarians", -1, -1, 1, 0)
    p.do(EndTurn(2)).run()
    assert kept(p, "utilitarians") == (-1, -1, 1, 0)


@pytest.mark.rule("tapestry.landmarkcard.table")
@pytest.mark.parametrize(("tiles", "gained"), [(5, False), (6, True)])
def test_a_condition_must_be_met_in_full(tiles: int, gained: bool) -> None:
    p = Position(ask=True, modules=["plans"]).tiles(0, *range(1, tiles + 1)).set(0, era=1)
    p.s.part(LandmarkCards).kept = [(p.landmark("urban-farm"),), ()]
    p.do(EndTurn(0)).run()
    assert (p.landmark("urban-farm") in p.player(0).landmarks) == gained


@pytest.mark.rule("tapestry.civ.advisors.midgame")
def test_only_start_cards_are_offered_to_neighbours() -> None:
    p = having("advisors").set(0, era=2)
    p.effect(0, Form(do="hanging")).play("draw-hanging guilds")
    assert (p.asked[1], p.cards(0)) == ("", ["guilds"])
    p = starting("advisors", modules=["plans"])
    assert [len(p.player(seat).hand) for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("tapestry.civ.utilitarians.activate")
def test_a_free_token_is_used_before_one_is_moved() -> None:
    p = having("utilitarians")
    forge, barracks = p.landmark("forge"), p.landmark("barracks")
    p.player(0).civilizations = ((CIVILIZATIONS.index("utilitarians"), forge, -1, 0, 0),)
    assert p.do(Activate(0, barracks)).options == ["activate 1", "no"]
    p.player(0).civilizations = ((CIVILIZATIONS.index("utilitarians"), forge, barracks, 0, 0),)
    assert p.do(Activate(0, p.landmark("apothecary"))).options == ["activate 0", "activate 1", "no"]


@pytest.mark.rule("tapestry.civ.recyclers.start")
def test_recyclers_sift_nothing_without_tech_cards() -> None:
    p = having("leaders")
    p.s.stack, p.s.techs, p.s.old_techs = [], 0, 0
    give_civilization(p.s, 0, CIVILIZATIONS.index("recyclers"), starting=True)
    assert (p.fresh().asked[1], p.player(0).tech) == ("", ())


@pytest.mark.rule("tapestry.civ.tinkerers.bonus")
def test_a_token_at_the_end_has_no_next_bonus() -> None:
    p = having("tinkerers", 0).token(0, exploration=12, science=12, military=12, technology=12)
    p.s.at[0][4] = len(p.s.rules.spaces[4]) - 1
    assert "tinker 3" not in quiet_income(p).run().options


# --- Arts & Architecture


@pytest.mark.rule("tapestry.civ.urban-planners.store")
def test_nobody_else_places_landmarks_of_the_mat() -> None:
    p = having("urban-planners", 0)
    p.player(0).civilizations = ((CIVILIZATIONS.index("urban-planners"), 1 << p.landmark("bakery")),)
    p.has(0, food=1).has(1, food=1)
    assert any(option.startswith("unpack") for option in p.turn(0).options)
    assert not any(option.startswith("unpack") for option in p.turn(1).options)


@pytest.mark.rule("tapestry.masterpiece.create")
def test_without_masterpieces_none_is_created() -> None:
    p = having("leaders").set(0, era=2)
    gallery = p.s.part(Gallery)
    gallery.display, gallery.deck, gallery.old = (), 0, 0
    p.do(Create(0))
    assert (p.asked[1], gallery.owned[0]) == ("", ())


@pytest.mark.rule("tapestry.civ.collectors.owned")
@pytest.mark.parametrize(("kind", "name"), [(3, "hanging"), (4, "tile"), (5, "tech")])
def test_only_an_object_of_that_kind_counts(kind: int, name: str) -> None:
    def counted(kinds: int) -> int:
        p = having("collectors", kinds)
        return p.s.rules.counters[name](p.s, 0)

    assert (counted(1 << kind), counted(0b111111 & ~(1 << kind))) == (1, 0)


@pytest.mark.rule("tapestry.civ.gamblers.reveal")
def test_what_was_revealed_is_not_revealed_again_when_the_deck_runs_out() -> None:
    p = having("gamblers", 0).set(1, era=2).hand(0, "trap")
    guilds, monarchy = HANGINGS.index("guilds"), HANGINGS.index("monarchy")
    p.s.hangings, p.s.old_hangings = 1 << guilds, 1 << monarchy
    p.income(0, 2).run().play("draw-hanging guilds")
    assert (p.asked[1], p.options) == ("gamblers.Reveal", ["draw-hanging monarchy"])
    p.play("draw-hanging monarchy")
    assert (p.s.hangings, p.asked[1] == "gamblers.Reveal") == (0, False)


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_tapestry_cards_bring_no_question_about_tiles() -> None:
    p = having("collectors", 0).set(0, era=2).tiles(0, 5)
    p.s.active = 0
    p.effect(0, Form(do="hanging")).play("draw-hanging guilds")
    assert p.asked[1] == "collectors.Hanging"
    p.play("no")
    assert p.asked[1] == ""


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_what_is_gained_in_set_up_is_not_kept() -> None:
    p = having("collectors", 0).set(0, era=0)
    p.s.active = 0
    p.do(DrawTiles(0, 1)).play("draw-tile 5")
    assert (p.asked[1], p.player(0).tiles) == ("", (4,))


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_a_second_tile_is_not_kept() -> None:
    p = having("collectors", 0).set(0, era=2)
    p.s.active = 0
    p.tiles(0, 5, 6).player(0).civilizations = ((CIVILIZATIONS.index("collectors"), 1 << 4),)
    p.do(CollectTile(0, 0))
    assert (p.asked[1], p.player(0).tiles) == ("", (4, 5))


@pytest.mark.rule("tapestry.civ.midgame-plain")
def test_artificers_gained_later_take_the_rows_as_they_are() -> None:
    p = gained("artificers", Position(ask=True, **EVERY).built(0, farm=2, house=5))
    farms, houses, armories, markets = kept(p, "artificers")
    assert [one.bit_count() for one in (farms, houses, armories, markets)] == [3, 0, 5, 5]


@pytest.mark.rule("tapestry.civ.gamblers.reveal")
def test_gamblers_reveal_nothing_without_cards() -> None:
    p = having("gamblers", 0).set(1, era=2).hand(0, "trap")
    p.s.hangings = p.s.old_hangings = 0
    p.income(0, 2).run()
    assert p.asked[1] != "gamblers.Reveal"


@pytest.mark.rule("tapestry.civ.gamblers.first", "tapestry.civ.gamblers.reveal")
def test_starting_gamblers_reveal_once_more_only_after_the_first_income_turn() -> None:
    p = having("gamblers", 1).set(1, era=2).hand(0, "trap").income(0, 2)
    revealed = 0
    while p.asked[1]:
        revealed += p.asked[1] == "gamblers.Reveal"
        choice = "draw-hanging academia" if "draw-hanging academia" in p.options else p.options[-1]
        p.play(choice)
    assert revealed == 3


@pytest.mark.rule("tapestry.masterpiece.broadcast")
def test_one_masterpiece_is_shown_where_one_is_allowed() -> None:
    p = having("leaders").set(0, era=2)
    p.s.part(Gallery).owned[0] = (3, 6)
    p.do(Broadcast(0, 1, 1)).play("present 4").run()
    assert p.asked[1] != "masterpiece.Broadcast"


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_a_card_that_is_played_at_once_is_not_kept() -> None:
    p = having("collectors", 0).set(0, era=2).hung(0, "tyranny")
    p.s.active = 0
    p.effect(0, TWO_CARDS).play("draw-hanging academia", "hang academia", "draw-hanging guilds")
    while p.asked[1] != "collectors.Hanging":
        p.play("no")
    assert p.options == ["collect-hanging guilds", "no"]


@pytest.mark.rule("tapestry.civ.relentless.token", "tapestry.civ.relentless.cash")
def test_relentless_count_only_own_turns_and_stop_when_they_have_finished() -> None:
    p = having("relentless", 1, 0, 0).set(0, era=2)
    p.s.active = 1
    p.effect(0, Form(do="building", what="house")).play("beside")
    assert kept(p, "relentless") == (1, 0, 0)
    p.set(0, ended=True)
    relentless.turn_over(p.s, 0)
    assert (kept(p, "relentless"), p.vp(0)) == ((1, 0, 0), 0)


# --- Fantasies & Futures


@pytest.mark.rule("tapestry.civ.genies.final")
def test_the_last_wishes_are_two() -> None:
    p = having("genies").tiles(0, 1, 2).do(LastWish(0)).play("wish 1", "wish 3")
    assert p.asked[1] != "genies.LastWish"


@pytest.mark.rule("tapestry.civ.genies.solo", "tapestry.civ.genies.income")
@pytest.mark.parametrize("bot", [1, 2])
def test_for_a_bot_nobody_chooses_a_circle(bot: int) -> None:
    p = Solo(modules=["fantasies"]).civilization(0, "genies").do(DrawToken(0)).play(f"opponent {bot}")
    assert p.asked[1] != "genies.Wish"


@pytest.mark.rule("tapestry.civ.illuminati.start")
def test_illuminati_draw_no_more_than_there_is() -> None:
    p = Position(ask=True, **EVERY).effect(0, Form(do="civilization"))
    p.s.hangings, p.s.old_hangings = 1 << HANGINGS.index("guilds"), 0
    p.play("draw-civilization illuminati", "draw-hanging guilds")
    while p.asked[1].startswith("illuminati"):
        p.play(p.options[0])
    assert (p.asked[1], p.cards(0)) == ("", ["guilds"])


@pytest.mark.rule("tapestry.civ.weefolk.token", "tapestry.civ.weefolk.midgame")
def test_without_a_place_for_a_token_none_is_given() -> None:
    p = having("weefolk").set(0, era=2)
    p.set(1, city=GRID, buildings=()).do(weefolk.Give(0, 1))
    assert (p.asked[1], kept(p, "weefolk")) == ("", ())


@pytest.mark.rule("tapestry.civ.merfolk.turn5")
@pytest.mark.parametrize(("era", "asked"), [(4, ""), (5, "discard.Hanging")])
def test_merfolk_discard_only_after_the_last_income_turn(era: int, asked: str) -> None:
    p = having("merfolk", 0).hand(0, "trap", "guilds", "monarchy", "academia", "feudalism", "tyranny")
    p.set(0, era=era).s.stack = []
    merfolk.ended(p.s, 0)
    assert p.fresh().asked[1] == asked


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_merfolk_finish_once() -> None:
    p = having("merfolk", 0).set(0, era=5, ended=True)
    merfolk.turn_over(p.s, 0)
    assert p.s.stack == []


@pytest.mark.rule("tapestry.civ.psionics.cards")
def test_of_two_identical_cards_one_is_offered_to_be_put_back() -> None:
    p = having("psionics").set(0, era=1).effect(0, Form(do="hanging"))
    first, second = [option for option in p.options if option.startswith("draw-hanging trap")][:2]
    p.play(first, second)
    assert (p.asked[1], len(p.options)) == ("psionics.PutBackHanging", 1)


@pytest.mark.rule("tapestry.civ.genies.income", "tapestry.civ.genies.final")
@pytest.mark.parametrize(("number", "first"), [(2, "genies.DrawToken"), (4, "genies.DrawToken")])
def test_before_the_last_income_turn_an_opponent_decides(number: int, first: str) -> None:
    p = having("genies").set(1, era=number).hand(0, "trap").income(0, number).run()
    assert p.asked == (-1, first)


@pytest.mark.rule("tapestry.civ.genies.finished", "tapestry.civ.genies.income")
def test_whoever_chooses_for_a_finished_opponent_scores_the_circle_once() -> None:
    p = having("genies").tiles(0, 3, 4).set(1, ended=True).do(DrawToken(0)).play("opponent 1", "wish 1")
    assert p.asked == (0, "effect.Which")
    p.play("pick 0")
    while p.asked[1].startswith("effect"):
        assert "pick 1" in p.options
        p.play("pick 1")
    assert p.vp(0) == 2


@pytest.mark.rule("tapestry.civ.weefolk.trade")
def test_without_a_building_left_no_tile_is_given() -> None:
    p = having("weefolk").set(0, era=2).tiles(0, 3).built(0, farm=5, house=5, armory=5, market=5)
    p.do(weefolk.Barter(0, 1)).run()
    assert (p.asked[1], p.player(0).tiles) == ("", (2,))


@pytest.mark.rule("tapestry.civ.werefolk.draw")
def test_without_a_space_tile_the_moon_does_not_rise() -> None:
    p = having("werefolk", -1).set(1, era=2).hand(0, "trap")
    p.s.spaces = 0
    p.income(0, 2).run()
    assert p.asked[1] not in ("werefolk.Moon", "werefolk.Flip")


@pytest.mark.rule("tapestry.civ.merfolk.after")
def test_others_are_not_finished_with_the_last_income_turn_of_merfolk() -> None:
    p = having("merfolk", 0).set(1, era=5).set(0, era=5)
    p.player(1).abilities = p.s.rules.bit("leaders")
    merfolk.turn_over(p.s, 1)
    assert p.s.stack == []


# --- Hucksters, Equalizers and Trailblazers


@pytest.mark.rule("tapestry.automa.civ.iconoclasts.gain", "tapestry.automa.civ.iconoclasts.remove")
def test_iconoclasts_without_landmarks_do_nothing() -> None:
    p = Solo("2", "engineers", modules=["plans"]).set(AUTOMA, landmarks=()).acts(Topple(AUTOMA))
    assert (p.asked[1], p.vp(AUTOMA), p.events) == ("", 0, [])


@pytest.mark.rule("tapestry.automa.civ.hucksters.add")
def test_an_empty_stack_adds_nothing_to_the_pool() -> None:
    p = Solo("2", "hucksters", modules=["plans"]).favours("exploration")
    p.s.part(Pool).items = [0] * 5
    p.s.tiles = p.s.old_tiles = 0
    p.s.stack = []
    hucksters.income(p.s, AUTOMA, table_of(p.s).data.civilizations[0])
    assert (p.fresh().asked[1], p.s.part(Pool).size) == ("", 0)


@pytest.mark.rule("tapestry.automa.civ.hucksters.take")
def test_exactly_the_tech_cards_of_the_pool_may_be_taken() -> None:
    p = Solo("2", "hucksters", modules=["plans"])
    radio = TECHS.index("radio")
    p.s.part(Pool).items = [0, 1 << radio, 0, 0, 0]
    p.s.techs &= ~(1 << radio)
    p.effect(HUMAN, Form(do="invent"))
    p.s.active = HUMAN
    pooled = [option for option in p.fresh().options if option.startswith("pool")]
    assert pooled == ["pool-tech radio"]


@pytest.mark.rule("tapestry.automa.civ.hucksters.take")
def test_without_a_thing_of_its_kind_and_in_income_turns_the_pool_is_not_offered() -> None:
    def drawing(kind: int) -> Solo:
        p = Solo("2", "hucksters", modules=["plans"])
        p.s.part(Pool).items = [0] * 5
        p.s.part(Pool).items[kind] = 1 << 7
        p.s.tiles &= ~(1 << 7)
        p.s.active = HUMAN
        return p

    assert drawing(TILE).do(DrawTiles(HUMAN, 1)).options == ["pool-tile 8", "from-deck"]
    assert drawing(SPACE).do(DrawTiles(HUMAN, 1)).asked == (-1, "draw.Tile")
    p = drawing(TILE)
    p.s.stack = [Source(INCOME, 2), DrawTiles(HUMAN, 1)]
    assert p.fresh().asked == (-1, "draw.Tile")


@pytest.mark.rule("tapestry.automa.civ.equalizers.several", "tapestry.automa.advance.tie-only-if-needed")
def test_equalizers_need_no_tie_card_for_a_single_track() -> None:
    p = Solo("2", "engineers", modules=["plans"]).set(AUTOMA, landmarks=()).pair(4, 1)
    p.s.stack, p.s.journal = [], []
    equalizers.income(p.token(HUMAN, science=2).s, AUTOMA, table_of(p.s).data.civilizations[0])
    assert p.rules_used() == ["income"]


@pytest.mark.rule("tapestry.automa.civ.hucksters.take", "tapestry.automa.civ.hucksters.add-arts")
def test_masterpieces_of_the_pool_are_taken_in_own_advance_turns_only() -> None:
    p = Solo("2", "hucksters", modules=["plans", "arts"])
    p.s.part(Pool).items = [0] * 5
    p.s.part(Pool).items[MASTERPIECE] = 1 << 6
    p.s.part(Gallery).deck &= ~(1 << 6)
    p.effect(HUMAN, Form(do="masterpiece"))
    p.s.active = HUMAN
    pooled = [option for option in p.fresh().options if option.startswith("pool")]
    assert pooled == ["pool-masterpiece 7"]
    p.s.active = AUTOMA
    assert "pool-masterpiece 7" not in p.fresh().options


@pytest.mark.rule("tapestry.automa.civ.trailblazers.socialism")
def test_whoever_holds_the_removed_card_draws_another_one() -> None:
    p = Solo("2", "engineers", modules=["plans"]).hand(HUMAN, "socialism", "guilds")
    civilization_set_up(p, "trailblazers")
    p.until_asked("Hanging")
    assert p.cards(HUMAN) == ["guilds"]
    p.luck("draw-hanging monarchy")
    assert p.cards(HUMAN) == ["guilds", "monarchy"]
    assert not p.s.hangings >> HANGINGS.index("socialism") & 1


def civilization_set_up(p: Solo, name: str) -> None:
    data = next(one for one in table_of(p.s).data.civilizations if one.id == name)
    p.s.stack = []
    SET_UPS[name](p.s, AUTOMA, data)
    p.fresh()

"""Episode 3: the search for Vesna."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.scythe.fenris.rescue import EPISODE, Rescuing
from games.scythe.fenris.test_sheet import finished, sheet
from games.scythe.fenris.test_story import begun
from games.scythe.positions import Position
from spielwerk.games.scythe.encounters import WhoMovesAway
from spielwerk.games.scythe.fenris.group import SetWind
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.names import ability_text
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.story import CampaignError

FIVE = ("rusviet mechanical", "saxony industrial", "nordic agricultural", "crimea engineering", "polania")
DECK = ["factory-card 1", "factory-card 2", "factory-card 3", "factory-card 4", "vesna-card"]


# --- set-up


@pytest.mark.rule("fenris.ep3.setup-mats")
def test_factions_stay_mats_are_dealt_and_there_are_no_airships() -> None:
    campaign = begun(4, legs=4)
    sheets = campaign.chronicle.sheets
    with pytest.raises(CampaignError, match="nothing can be added to episode 3"):
        campaign.change(SetWind(airships=True))
    game = campaign.start().game
    assert game.setup["episode"] == "3"
    assert [id for id in game.setup["modules"] if not id.endswith("-mods")] == []
    assert [seat["faction"] for seat in game.setup["seats"]] == [sheet.faction for sheet in sheets]
    assert len({seat["mat"] for seat in game.setup["seats"]}) == 4


@pytest.mark.rule("fenris.ep3.factory-deck")
@pytest.mark.rule("fenris.ep3.factory-deck-example")
@pytest.mark.rule("fenris.ep3.vesna-card")
def test_with_five_players_eleven_cards_can_be_drawn_one_of_them_vesnas() -> None:
    p = Position(*FIVE, ask=True, **EPISODE).encounters().workers(0).character(0, "M4")
    p.turn(0).play("move", "units", "unit character", "to FACTORY")
    assert p.asked == (-1, "DrawSearched")
    assert len(p.options) == 6 + 1 + 4
    assert p.options.count("vesna-card") == 1


@pytest.mark.rule("fenris.ep3.influence-supply")
def test_all_take_tokens_from_one_supply() -> None:
    p = Rescuing().character(1, "T5")
    assert (p.part.supply, p.part.tokens) == (16, (0, 0))
    p.enter().draw(1).play("decline")
    p.character(0, "M4").enter(seat=1).draw(2)
    assert (p.part.supply, p.part.tokens) == (14, (1, 1))


@pytest.mark.rule("fenris.ep3.search-token")
@pytest.mark.rule("fenris.ep3.search-draw")
def test_without_a_token_in_the_supply_those_at_hand_count() -> None:
    p = Rescuing()
    p.part.tokens, p.part.supply = (2, 14), 0
    p.enter().draw(1, 2)
    assert p.asked == (0, "KeepCard")
    assert (p.part.supply, p.part.tokens) == (0, (2, 14))


@pytest.mark.rule("fenris.ep3.township-tile")
def test_the_rusviet_union_walks_between_villages_but_not_to_the_factory() -> None:
    def ways(**options: Any) -> frozenset[str]:
        p = Position("rusviet mechanical", "saxony industrial", "polania patriotic", **options)
        p.encounters().workers(0, "V3").workers(1, "V5").workers(2).mech(0, 2, "V3").structure(
            2, "mill", "V6"
        )
        return p.turn(0).play("move", "units").destinations("unit mech2")

    printed, changed = ways(), ways(**EPISODE)
    assert "FACTORY" in printed
    assert "FACTORY" not in changed
    assert {"V1", "V6"} <= changed - printed, "villages without units, a structure or not"
    assert "V5" not in changed, "somebody stands there"


@pytest.mark.rule("fenris.ep3.township-tile")
def test_it_also_leads_to_villages_where_its_own_units_are() -> None:
    p = Rescuing().workers(0, "V3", "V7").mech(0, 2, "V3")
    assert "V7" in p.turn(0).play("move", "units").destinations("unit mech2")


@pytest.mark.rule("fenris.ep3.township-tile")
def test_a_village_must_be_controlled_to_leave_it_that_way() -> None:
    p = Rescuing().mech(0, 2, "M4")
    assert p.turn(0).play("move", "units").destinations("unit mech2") == {"W4", "FACTORY", "V5"}


@pytest.mark.rule("fenris.ruling.ep3-township")
def test_the_mat_shows_the_text_of_the_tile() -> None:
    rules = Rescuing().s.rules
    assert "The Factory is not connected" in ability_text("township", "rusviet", 2, rules.changed_abilities)
    assert "Factory are adjacent" in ability_text("township", "vesna", 2, rules.changed_abilities)


# --- the search


@pytest.mark.rule("fenris.ep3.search-stop")
@pytest.mark.rule("fenris.ep3.search-continue")
def test_a_character_stops_and_searches_before_workers_are_driven_off() -> None:
    p = Rescuing().mech(0, 4, "home").workers(1, "FACTORY")
    p.enter()
    assert p.asked == (-1, "DrawSearched")
    assert p.workers_at(1, "FACTORY") == 1
    p.draw(1).play("decline")
    assert p.workers_at(1, "FACTORY") == 0
    assert p.asked == (0, "WhichUnit"), "Speed carries it no further, and another unit may move"


@pytest.mark.rule("fenris.ep3.search-continue")
@pytest.mark.rule("fenris.inframods.triggered-by-others")
@pytest.mark.parametrize(("answer", "popularity"), [("yes", 5), ("no", 4)])
def test_after_one_search_propaganda_is_asked_for_the_workers_there(answer: str, popularity: int) -> None:
    own = {"faction": "rusviet", "mat": "mechanical"}
    own["sheet"] = msgspec.to_builtins(sheet("rusviet", infra=["propaganda"]))
    other = {"faction": "saxony", "mat": "industrial", "sheet": msgspec.to_builtins(sheet("saxony"))}
    p = Rescuing(own, other, modules=["infra-mods"], spoilers=["fenris-all"])
    p.mech(0, 4, "home").workers(1, "FACTORY").enter().draw(1).play("decline")
    assert (p.asked, p.workers_at(1, "FACTORY")) == ((0, "OnTheMove"), 1)
    p.play(answer)
    assert p.asked == (0, "WhichUnit"), "neither another search nor another step"
    assert (p.player(0).popularity, p.workers_at(1, "FACTORY")) == (popularity, 0)
    assert p.part.tokens == (1, 0)


@pytest.mark.rule("fenris.ep3.search-stop")
@pytest.mark.rule("fenris.ep3.search-continue")
def test_the_search_comes_before_a_combat() -> None:
    p = Rescuing().mech(1, 1, "FACTORY").mech(0, 1, "home")
    p.enter().draw(1).play("factory-card 1")
    assert p.asked == (0, "WhichUnit")
    p.play("done")
    assert p.asked[1] == "Dial"
    assert p.player(0).factory_card == 1


@pytest.mark.rule("fenris.ep3.search-stop")
def test_the_search_comes_before_a_trap() -> None:
    togawa = "togawa innovative"
    p = Rescuing("rusviet mechanical", togawa, modules=["invaders"])
    tokens = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("FACTORY"), -1, -1, -1), 1
    p.character(1, "home").enter()
    assert tokens.armed == 1
    p.draw(1).play("decline")
    assert tokens.armed == 0


@pytest.mark.rule("fenris.ep3.search-stop")
def test_mechs_and_workers_do_not_search() -> None:
    p = Rescuing().mech(0, 1, "M4").mech(0, 4, "home").workers(0, "M4")
    p.enter("unit mech1").play("load worker 1")
    assert p.asked == (0, "Destination"), "a mech goes on"
    assert p.part.tokens == (0, 0)


@pytest.mark.rule("fenris.ep3.search-draw-example")
@pytest.mark.rule("fenris.ep3.search-token")
@pytest.mark.rule("fenris.ep3.search-draw")
def test_with_the_third_token_three_cards_are_shown() -> None:
    p = Rescuing().tokens(2, 0).enter()
    assert p.part.tokens == (3, 0)
    assert p.options == DECK
    p.draw(3, 1)
    assert p.options == ["factory-card 2", "factory-card 4", "vesna-card"]
    assert p.view(1).parts[p.s.rules.slots[type(p.part)]].shown == (3, 1)
    p.draw(4)
    assert p.asked == (0, "KeepCard")


@pytest.mark.rule("fenris.ep3.search-draw")
def test_with_more_tokens_than_cards_all_of_them_are_shown() -> None:
    p = Rescuing().factory(1, 2).tokens(6, 0).enter().draw(1, 2, 0)
    assert p.part.finder == 0


@pytest.mark.rule("fenris.ep3.search-vesna-found")
@pytest.mark.rule("fenris.ep3.search-return")
def test_who_finds_vesna_keeps_no_factory_card() -> None:
    p = Rescuing().tokens(1, 0).enter().draw(3, 0)
    assert p.asked == (1, "ChooseSection"), "there is nothing to choose"
    assert p.part.finder == 0
    assert (p.player(0).factory_card, p.s.factory) == (0, (1, 2, 3, 4))


@pytest.mark.rule("fenris.ep3.vesna-not-factory-card")
@pytest.mark.rule("fenris.ep3.search-after-found")
@pytest.mark.rule("fenris.ep3.vesna-card")
def test_her_finder_may_gain_a_factory_card_in_a_later_search() -> None:
    p = Rescuing().tokens(1, 0).enter().draw(3, 0)
    p.character(0, "M4").enter()
    assert p.part.tokens == (3, 0)
    assert "vesna-card" not in p.options
    p.draw(1, 2, 4).play("factory-card 2")
    assert p.player(0).factory_card == 2


@pytest.mark.rule("fenris.ep3.search-no-vesna")
@pytest.mark.rule("fenris.ep3.search-return")
def test_who_does_not_find_her_may_keep_one_of_the_cards() -> None:
    p = Rescuing().tokens(1, 0).enter().draw(3, 1)
    assert p.options == ["factory-card 3", "factory-card 1", "decline"]
    p.play("factory-card 3")
    assert (p.player(0).factory_card, p.s.factory) == (3, (1, 2, 4))
    assert (p.part.finder, p.part.shown, p.part.seen) == (-1, (), (1,))


@pytest.mark.rule("fenris.ep3.search-no-vesna")
def test_with_a_factory_card_nothing_is_asked() -> None:
    p = Rescuing().set(0, factory_card=7).enter().draw(3)
    assert p.asked[1] != "KeepCard"
    assert p.s.factory == (1, 2, 3, 4)


@pytest.mark.rule("fenris.ep3.search-not-standing")
def test_a_character_that_stays_there_does_not_search() -> None:
    p = Rescuing().character(0, "FACTORY").mech(0, 1, "M4")
    p.turn(0).play("move", "units", "unit mech1", "to W4", "done")
    assert p.part.tokens == (0, 0)
    assert p.asked[1] != "DrawSearched"


@pytest.mark.rule("fenris.ep3.search-leave-reenter")
def test_with_speed_a_character_leaves_and_enters_again() -> None:
    p = Rescuing().character(0, "FACTORY").mech(0, 4, "home")
    p.turn(0).play("move", "units", "unit character", "to M4")
    assert p.asked == (0, "Destination")
    p.play("to FACTORY").draw(0)
    assert p.part.tokens == (1, 0)
    assert p.part.finder == 0


@pytest.mark.rule("fenris.ruling.ep3-entering-by-effect")
def test_whom_an_encounter_moves_there_searches_too() -> None:
    p = Rescuing(promo=True)
    p.s.stack = [WhoMovesAway(0, p.place("M4"), p.place("FACTORY"))]
    p.fresh().play("unit character")
    assert p.asked == (-1, "DrawSearched")


@pytest.mark.rule("fenris.ep3.no-full-look")
def test_nobody_looks_through_the_deck() -> None:
    p = Rescuing().enter().draw(3).play("decline")
    assert p.asked == (1, "ChooseSection")
    assert p.s.saw_factory == 0
    assert (p.view(0).factory, p.view(0).factory_size) == ((), 4)
    for seed in range(20):
        guess = p.game.resample(p.view(0), Rng(seed))
        assert isinstance(guess, Scythe)
        assert 3 in guess.factory, "everybody has seen it there"
    assert len({p.game.resample(p.view(0), Rng(seed)).factory for seed in range(20)}) > 1  # type: ignore[attr-defined]


# --- after it


@pytest.mark.rule("fenris.ep3.vesna-finder")
@pytest.mark.rule("fenris.ep3.reward-setup-bonus")
def test_tokens_and_the_finder_are_reported() -> None:
    p = Rescuing().tokens(1, 3).enter().draw(2, 0)
    rows = p.game.box.report(p.s)["seats"]
    assert [(row["tokens"], row["found"]) for row in rows] == [(2, True), (3, False)]


@pytest.mark.rule("fenris.ep3.vesna-receives")
@pytest.mark.rule("fenris.ep3.vesna-card-removed")
def test_in_the_next_episode_her_finder_has_her_tiles_and_her_card_is_gone() -> None:
    campaign = begun(3, legs=4)
    rows = [{"coins": 30 - i, "place": 1 + i, "found": i == 1} for i in range(3)]
    campaign.enter({"seats": rows})
    match = campaign.start()
    while (d := match.decision) is not None:
        match.choose(d.options[0], d.seat)
    campaign.close(match)
    assert [sheet.faction == "vesna" for sheet in campaign.chronicle.sheets] == [False, True, False]
    s = campaign.start().state
    assert isinstance(s, Scythe)
    assert s.rules.setup["episode"] == "4"
    assert len(s.part(Workshop).cards) == 3
    assert s.rules.factory_row == 3 + 1
    assert not s.rules.factory_known


def test_a_real_episode_3_is_played_to_its_end() -> None:
    campaign = begun(2, legs=4)
    match = finished(campaign.start())
    campaign.close(match)
    assert campaign.chronicle.stage == "interlude"

"""The civilizations of Plans & Ploys that work with cards, tiles and the capital city."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, Solo
from games.tapestry.civilized import GAIN, HOUSE, kept, quiet_income, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.events import Gained, HandSeen, Paid
from spielwerk.games.tapestry.grid import DISTRICTS, impassable
from spielwerk.games.tapestry.options import HANGINGS, TECHS
from spielwerk.kernel.effect import Atom

PLANS: dict[str, Any] = {"modules": ["plans"]}


def table(seats: int = 2, **options: Any) -> Position:
    return Position(seats, ask=True, **PLANS, **options)


def having(name: str, *numbers: int, seats: int = 2) -> Position:
    """Seat 0 has a civilization in the middle of a game."""
    return table(seats).civilization(0, name, *numbers)


def gaining(name: str, seats: int = 2) -> Position:
    return table(seats).effect(0, GAIN).play(f"draw-civilization {name}")


# --- advisors


@pytest.mark.rule("tapestry.civ.advisors.start")
def test_advisors_start_with_three_cards() -> None:
    assert len(starting("advisors", **PLANS).player(0).hand) == 3


@pytest.mark.rule("tapestry.civ.advisors.income")
def test_advisors_score_their_hand_and_discard_down_to_four() -> None:
    p = quiet_income(having("advisors")).hand(0, "trap", "guilds", "alliance", "democracy", "academia")
    p.run()
    assert (p.vp(0), p.asked) == (5, (0, "discard.Hanging"))
    p.play("give-hanging guilds", "pick 3")
    assert (len(p.player(0).hand), p.res(0)) == (4, {"coin": 1})


@pytest.mark.rule("tapestry.civ.advisors.income")
def test_advisors_gain_no_resource_without_a_discard() -> None:
    p = quiet_income(having("advisors")).hand(0, "trap", "guilds", "alliance", "democracy").run()
    assert (p.vp(0), p.asked) == (4, (0, "hanging.Play"))


@pytest.mark.rule("tapestry.civ.advisors.feed")
def test_advisors_serve_a_neighbour_in_an_advance_turn() -> None:
    p = having("advisors").hand(0, "guilds", "alliance").turn(1).do(DrawHangings(1, 1))
    assert p.asked == (0, "advisors.Feed")
    p.play("give-hanging guilds", "draw-hanging democracy")
    assert (p.cards(1), p.cards(0)) == (["guilds"], ["alliance", "democracy"])
    p.do(DrawHangings(1, 1)).play("no", "draw-hanging academia")
    assert p.cards(1) == ["academia", "guilds"]


@pytest.mark.rule("tapestry.civ.advisors.feed")
def test_advisors_serve_neither_in_income_turns_nor_people_who_sit_further_away() -> None:
    p = having("advisors").hand(0, "guilds").income(1, 1).run()
    while p.asked[0] == 1:
        p.play(p.options[-1])
    assert p.asked[1] != "advisors.Feed"
    p = having("advisors", seats=4).hand(0, "guilds").turn(2).do(DrawHangings(2, 1))
    assert p.asked == (-1, "draw.Hanging")
    p = having("advisors", seats=4).hand(0, "guilds").turn(3).do(DrawHangings(3, 1))
    assert p.asked == (0, "advisors.Feed")


@pytest.mark.rule("tapestry.civ.advisors.midgame")
def test_advisors_gained_later_may_give_their_cards_away() -> None:
    p = gaining("advisors").play("draw-hanging guilds", "opponent 1", "draw-hanging alliance", "no")
    p.play("draw-hanging democracy", "opponent 1")
    assert (p.cards(0), p.cards(1), p.vp(0)) == (["alliance"], ["democracy", "guilds"], 10)


@pytest.mark.rule(
    "tapestry.civ.advisors.solo",
    "tapestry.automa.removal.civilizations-plans-starred",
    "tapestry.ruling.civ-advisors-bots",
)
def test_advisors_may_be_kept_in_solo_games_and_serve_the_automa() -> None:
    assert "advisors" not in civilizations(Solo(modules=["plans"]))
    p = Solo(modules=["plans"], starred=True)
    assert "advisors" in civilizations(p)
    p.civilization(0, "advisors").hand(0, "guilds")
    p.s.active = AUTOMA
    p.do(DrawHangings(AUTOMA, 1)).play("give-hanging guilds")
    assert [HANGINGS[card] for card in p.s.players[AUTOMA].hand] == ["guilds"]


@pytest.mark.rule("tapestry.ruling.civ-advisors-bots", "tapestry.civ.advisors.solo")
@pytest.mark.parametrize("number", [1, 2])
def test_advisors_do_not_serve_the_automa_in_its_income_turns(number: int) -> None:
    p = Solo("2", "engineers", modules=["plans"], starred=True).pair(4, 1)
    p.civilization(0, "advisors").hand(0, "guilds", "monarchy")
    p.s.active = AUTOMA
    p.takes_income(number).until_asked()
    assert p.asked[1] == ""
    assert (len(p.player(AUTOMA).hand), sorted(p.cards(0))) == (1, ["guilds", "monarchy"])


def civilizations(p: Position) -> list[str]:
    data = p.s.rules.data.civilizations()
    return [data[number].id for number in p.s.rules.playable_civilizations]


# --- aliens


@pytest.mark.rule("tapestry.civ.aliens.start")
def test_aliens_start_with_four_space_tiles() -> None:
    p = starting("aliens", **PLANS)
    assert (len(p.player(0).spaces), p.player(0).explored_spaces, kept(p, "aliens")) == (4, (), (-1,))


@pytest.mark.rule("tapestry.civ.aliens.choice")
def test_aliens_explore_a_tile_or_gain_a_resource() -> None:
    p = quiet_income(having("aliens", -1).spaces(0, 13, 5)).run()
    assert p.options == ["explore-space 5", "explore-space 13", "resource-instead", "no"]
    p.play("explore-space 13")
    trap = 10
    assert (p.vp(0), kept(p, "aliens"), p.player(0).explored_spaces) == (13 + trap, (12,), (12,))
    p = quiet_income(having("aliens", -1).spaces(0, 13)).run().play("resource-instead")
    assert Gained(0, 0, 1) in p.told("pick 0")[:1]
    assert p.player(0).spaces == (12,)


@pytest.mark.rule("tapestry.civ.aliens.discard", "tapestry.civ.aliens.choice")
def test_the_tile_on_the_mat_is_discarded_and_the_next_costs_a_resource() -> None:
    p = having("aliens", 0).spaces(0, 13).set(0, explored_spaces=(0,))
    p.s.spaces &= ~1
    quiet_income(p).run()
    assert (p.options, kept(p, "aliens"), p.player(0).explored_spaces) == (
        ["resource-instead", "no"],
        (-1,),
        (),
    )
    p = quiet_income(having("aliens", 0).spaces(0, 13).set(0, explored_spaces=(0,)).has(0, coin=2)).run()
    told = p.told("explore-space 13")
    assert Paid(0, 3, 1) in told
    assert kept(p, "aliens") == (12,)


# --- recyclers


@pytest.mark.rule("tapestry.civ.recyclers.start", "tapestry.civ.recyclers.first-income")
def test_recyclers_start_with_one_of_three_tech_cards() -> None:
    p = gaining("recyclers").play("draw-tech radio", "draw-tech paper", "draw-tech barn")
    assert p.options == [f"invent {name}" for name in sorted(("radio", "paper", "barn"), key=TECHS.index)]
    p.play("invent paper")
    assert p.techs(0) == {"paper": 0}
    assert p.s.old_techs == 1 << TECHS.index("radio") | 1 << TECHS.index("barn")
    assert 1 not in p.s.rules.income_turns.upgrade


@pytest.mark.rule("tapestry.civ.recyclers.income")
def test_recyclers_may_upgrade_once_more() -> None:
    p = quiet_income(having("recyclers").tech(0, bottom=["paper", "radio"])).run()
    assert (p.asked, len(p.s.players[0].hand)) == ((0, "tech.Upgrade"), 1)  # before the card of the era
    p.play("no")
    assert (p.asked, len(p.s.players[0].hand)) == ((0, "tech.Upgrade"), 0)


@pytest.mark.rule("tapestry.civ.recyclers.cycle")
def test_an_upgrade_may_recycle_a_card_of_the_top_row_for_five_points() -> None:
    p = having("recyclers").tech(0, top=["radio"], bottom=["paper"]).effect(0, Atom("upgrade"))
    assert p.options == ["upgrade paper", "recycle radio"]
    p = having("recyclers").tech(0, top=["radio"]).effect(0, Atom("upgrade")).run()
    assert (p.techs(0), p.vp(0), p.res(0)) == ({"radio": 0}, 5, {})
    p = table().tech(0, top=["radio"]).effect(0, Atom("upgrade"))
    assert (p.techs(0), p.vp(0)) == ({"radio": 2}, 0)


@pytest.mark.rule("tapestry.civ.recyclers.discard-pile")
def test_recyclers_may_take_discarded_tech_cards() -> None:
    p = having("recyclers").display("paper", "barn", "clocks")
    p.s.old_techs = 1 << TECHS.index("radio")
    p.s.techs &= ~p.s.old_techs
    p.effect(0, Form(do="invent"))
    assert "salvage radio" in p.options
    p.play("salvage radio")
    assert (p.techs(0), p.s.old_techs, len(p.s.display)) == ({"radio": 0}, 0, 3)
    p.s.old_techs = p.s.techs & -p.s.techs
    p.s.techs ^= p.s.old_techs
    assert not any(option.startswith("salvage") for option in p.effect(1, Form(do="invent")).options)


# --- riverfolk


@pytest.mark.rule("tapestry.civ.riverfolk.start")
def test_riverfolk_score_districts_with_two_impassable_plots() -> None:
    p = starting("riverfolk", **PLANS)
    water = impassable(p.s.rules.data.capitals()[0].grid)
    wet = sum((one & water).bit_count() >= 2 for one in DISTRICTS)
    assert (p.vp(0), wet) == (4 * wet, 7)


@pytest.mark.rule("tapestry.civ.riverfolk.build", "tapestry.civ.riverfolk.last")
def test_riverfolk_build_on_impassable_plots_and_gain_a_resource_for_the_last() -> None:
    p = having("riverfolk")
    grid = p.s.rules.data.capitals()[0].grid
    single = next(i for i, one in enumerate(DISTRICTS) if (one & impassable(grid)).bit_count() == 1)
    plot = next(
        f"{'abcdefghi'[c]}{r + 1}"
        for r in range(9)
        for c in range(9)
        if grid[r][c] == "#" and r // 3 * 3 + c // 3 == single
    )
    before = p.player(0).city
    p.effect(0, HOUSE).play(f"plot {plot}", "pick 1")
    assert (p.res(0), p.player(0).city) == ({"worker": 1}, before)
    p.effect(0, HOUSE)
    assert f"plot {plot}" not in p.options
    assert f"plot {plot}" not in table().effect(0, HOUSE).options


@pytest.mark.rule("tapestry.civ.riverfolk.final")
def test_riverfolk_lose_a_point_for_each_visible_impassable_plot() -> None:
    p = having("riverfolk").set(0, vp=30)
    assert p.income(0, 5).run().vp(0) == 30 - 22


@pytest.mark.rule("tapestry.civ.riverfolk.midgame")
def test_riverfolk_gained_later_may_be_replaced() -> None:
    p = gaining("riverfolk")
    assert (p.vp(0), p.asked) == (0, (0, "riverfolk.MoveOn"))
    p.play("yes")
    assert p.asked == (-1, "civilization.Gain")
    assert gaining("riverfolk").play("no").player(0).civilizations != ()


# --- spies


@pytest.mark.rule("tapestry.civ.spies.income", "tapestry.civ.spies.options")
def test_spies_use_what_a_neighbour_has_each_way_once() -> None:
    p = having("spies", 0).tiles(1, 1).token(1, military=1).tech(1, middle=["radio"], bottom=["paper"])
    p.set(1, era=2).hung(1, "feudalism", era=1)
    quiet_income(p).run()
    assert p.options == ["spy 0", "spy 1", "spy 2", "spy 3", "no"]
    assert kept(p.play("spy 3"), "spies") == (8,)
    p = quiet_income(having("spies", 0b0111).tech(1, middle=["radio"]).tiles(1, 1)).run()
    assert p.options == ["spy 3", "no"]


@pytest.mark.rule("tapestry.civ.spies.options")
def test_a_track_position_gives_its_benefit_without_a_bonus() -> None:
    p = quiet_income(having("spies", 0).token(1, exploration=9).tiles(0, 1)).run()
    p.play("spy 2")
    asked = [p.asked[1]]
    while asked[-1].startswith("spies."):
        p.play(p.options[0])
        asked.append(p.asked[1])
    assert p.at(0, "exploration") == 0
    assert "advance.Bonus" not in asked


@pytest.mark.rule("tapestry.civ.spies.look")
def test_spies_may_look_at_the_hand() -> None:
    p = quiet_income(having("spies", 0).tiles(1, 48).hand(1, "guilds", "alliance")).run().play("spy 1")
    while p.asked[1] != "spies.Look":
        p.play(p.options[0])
    seen = [event for event in p.told("yes") if isinstance(event, HandSeen)]
    assert [(event.seat, event.victim, HANGINGS[event.hanging]) for event in seen] == [
        (0, 1, "alliance"),
        (0, 1, "guilds"),
    ]


@pytest.mark.rule("tapestry.automa.removal.civilizations-plans")
def test_spies_are_not_in_solo_games() -> None:
    assert "spies" not in civilizations(Solo(modules=["plans"], starred=True))
    assert "spies" in civilizations(table())

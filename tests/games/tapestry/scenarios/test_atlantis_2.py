"""Atlantis 2: the map is full, and exploring is conquering."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.advance import NEW_FAVOURITE, choose_track
from spielwerk.games.tapestry.automa.cards import automa_file
from spielwerk.games.tapestry.automa.territory import CONQUER, EXPLORE, topples
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.hangings.coal_baron import DrawAndExplore
from spielwerk.games.tapestry.income import Yield
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, HANGINGS
from spielwerk.games.tapestry.scenarios.atlantis_2 import fronts
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.game import Game

SETUP: dict[str, Any] = {"seats": [{}, {"automa": "2"}], "modules": ["plans", "atlantis-2"]}
MILITARY, EXPLORATION = TRACKS.index("military"), TRACKS.index("exploration")


class War(Solo):
    """A game of Atlantis 2."""

    def __init__(self, level: str = "2") -> None:
        super().__init__(level, "", modules=["plans", "atlantis-2"])
        self.favours("military", "science")
        self.set(HUMAN, era=1)


def begun() -> Any:
    """The position after set-up."""
    game = Game(BOX, SETUP, chance="ask")
    s: Any = game.new(1)
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    return s


@pytest.fixture
def usual() -> Any:
    return Game(BOX, {**SETUP, "modules": ["plans"]}).new(1).rules


@pytest.mark.rule("tapestry.atlantis2.remove-tapestry", "tapestry.atlantis2.remove-trap")
def test_tapestry_cards_and_one_trap_that_are_left_out(usual: Any) -> None:
    rules = begun().rules
    cards, gone = rules.data.hangings(), bits(usual.hanging_pool & ~rules.hanging_pool)
    kinds = [cards[HANGING_KINDS[i]].id for i in gone]
    assert sorted(kinds) == [
        "broker-of-peace",
        "cartography",
        "exploitation",
        "militarism",
        "pillage-and-plunder",
        "pirate-rule",
        "trap",
    ]
    assert "atlantis-2" in next(card for card in cards if card.id == "astronomy").scenario
    assert len([i for i in bits(rules.hanging_pool) if HANGINGS[i].startswith("trap")]) == 7 - 1


@pytest.mark.rule("tapestry.atlantis2.human-trap")
def test_the_person_begins_with_a_trap() -> None:
    s = begun()
    assert [HANGINGS[card] for card in s.players[HUMAN].hand] == ["trap"]
    assert not s.hangings & 1 << HANGINGS.index("trap")


@pytest.mark.rule("tapestry.atlantis2.extra-outposts")
def test_person_and_automa_have_outposts_of_another_colour_too() -> None:
    s = begun()
    assert [p.outposts for p in s.players] == [10 - 2 + 10, 10 - 2 + 10]


@pytest.mark.rule("tapestry.atlantis2.map-filled")
def test_every_hex_has_a_territory() -> None:
    s = begun()
    world = s.rules.world
    assert s.explored == world.everywhere
    laid = [tile for tile in s.tile if tile >= 0]
    assert len(laid) == len(set(laid)) == world.hexes - world.printed.bit_count()


@pytest.mark.rule("tapestry.atlantis2.civilizations", "tapestry.atlantis2.automa-favourite")
def test_leaders_against_equalizers_who_favour_military() -> None:
    s = begun()
    assert [CIVILIZATIONS[one[0]] for one in s.players[HUMAN].civilizations] == ["leaders"]
    p = War()
    p.s.parts = s.parts
    known = p.s.rules.module_data["bots"].data.civilizations
    assert [known[i].id for i in p.bots.civilizations] == ["equalizers"]
    assert p.bots.favourite[0] == MILITARY
    assert p.bots.favourite[1] != MILITARY


@pytest.mark.rule("tapestry.atlantis2.no-first-tapestry")
@pytest.mark.parametrize(("era", "cards"), [(1, 0), (2, 1)])
def test_the_first_income_turn_gives_no_tapestry_card(era: int, cards: int) -> None:
    p = War().hand(HUMAN).set(HUMAN, era=era)
    p.do(Yield(HUMAN))
    while (d := p.game.decision(p.s)) and d.seat < 0:
        p.game.apply(p.s, d.options[0])
    assert len(p.player(HUMAN).hand) == cards


@pytest.mark.rule("tapestry.atlantis2.automa-favourite-limits", "tapestry.atlantis2.shadow-favourite-free")
def test_the_automa_favours_only_military_and_exploration() -> None:
    p = War().pair(1, 2)
    close = {"science": 11, "technology": 11}
    p.token(AUTOMA, **close, military=3, exploration=5).token(SHADOW, **close)
    assert TRACKS[choose_track(p.s, 0, "end", NEW_FAVOURITE)] == "exploration"
    assert TRACKS[choose_track(p.s, 1, "end", NEW_FAVOURITE)] in close
    p.token(AUTOMA, exploration=12)
    assert TRACKS[choose_track(p.s, 0, "end", NEW_FAVOURITE)] == "military"
    p.token(AUTOMA, military=12)
    free = choose_track(p.s, 0, "end", NEW_FAVOURITE)
    assert free >= 0
    assert TRACKS[free] in close, "it has completed both"
    assert fronts(p.s, AUTOMA)[0] == "tapestry.atlantis2.automa-favourite-limits", "its own rule says so"
    assert fronts(p.s, SHADOW)[0] == "tapestry.atlantis2.shadow-favourite-free"
    assert TRACKS[choose_track(p.s, 0, "end")] in close, "it may advance anywhere"


@pytest.mark.rule("tapestry.atlantis2.explore-becomes-conquer", "tapestry.ruling.atlantis2-dice")
def test_whoever_would_explore_conquers() -> None:
    p = War().tiles(HUMAN, 1)
    p.effect(HUMAN, Form(do="explore"))
    assert p.asked == (HUMAN, "conquer.Target")
    near = p.s.rules.world.near[p.start(HUMAN)]
    assert {int(option.split()[1]) for option in p.options} <= set(bits(near))
    p.play(p.options[0])
    assert p.waiting == "Dice", "both dice are rolled"
    p.luck("dice 1-1")
    assert p.options == ["take-black", "take-red"]
    q = War().pair(1, 2)
    q.on_map(EXPLORE).until_asked()
    assert len(q.standing(AUTOMA)) == 2
    assert AUTOMA_START in q.standing(AUTOMA)


@pytest.mark.rule("tapestry.atlantis2.explore-anywhere")
def test_what_was_allowed_anywhere_still_is() -> None:
    p = War().effect(HUMAN, Form(do="explore", anywhere=True))
    there = {int(option.split()[1]) for option in p.options}
    assert len(there) > 6
    assert p.s.rules.world.island in there
    q = War().pair(1, 2)
    q.on_map(EXPLORE, 1).until_asked()
    assert "tie1-island" in " ".join(q.rules_used())


@pytest.mark.rule("tapestry.atlantis2.shadow-outposts-empty")
def test_topple_symbols_count_until_the_shadow_empire_has_no_outposts() -> None:
    p = War()
    card = next(c.number for c in automa_file().cards if c.topple) - 1
    assert topples(p.s, card)
    p.bots.outposts = 0
    assert not topples(p.s, card)
    other = next(c.number for c in automa_file().cards if c.topple and c.number - 1 != card)
    p.pair(other, card + 1)
    p.bots.outposts = 0
    p.on_map(CONQUER)
    assert "valid2-adjacent" in p.rules_used()
    usual = Solo().pair(other, card + 1)
    usual.bots.outposts = 0
    usual.on_map(CONQUER)
    assert "valid2-adjacent" not in usual.rules_used(), "in other games the permission stays"


@pytest.mark.rule("tapestry.atlantis2.goal")
@pytest.mark.parametrize(("own", "automa", "winner"), [(3, 2, HUMAN), (2, 2, AUTOMA), (1, 3, AUTOMA)])
def test_the_goal_is_more_territories(own: int, automa: int, winner: int) -> None:
    p = War()
    free = [hex for hex in bits(p.s.explored & ~p.s.taken) if hex != p.s.rules.world.island]
    p.outposts(HUMAN, *free[: own - 1]).outposts(AUTOMA, *free[own - 1 : own + automa - 2])
    assert [len(p.controlled(seat)) for seat in (HUMAN, AUTOMA)] == [own, automa]
    p.set(HUMAN, vp=100, ended=True).set(AUTOMA, vp=50, ended=True)
    p.s.finish()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("tapestry.atlantis2.explore-becomes-conquer", "tapestry.hanging.coal-baron")
def test_the_exploration_of_a_card_is_a_conquest_as_well() -> None:
    p = War()
    p.acts(DrawAndExplore(HUMAN)).until_asked()
    assert p.asked == (HUMAN, "conquer.Target")
    assert len(p.player(HUMAN).tiles) == 1, "the tile stays in the supply"

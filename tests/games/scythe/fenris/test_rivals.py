"""Rivals: declaring them, and where the stars of won combats come from."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.battle import ATTACKER, DEFENDER, THIRD, fight
from games.scythe.fenris.staking import MODULES, front, stake, stakes
from games.scythe.fenris.tracks import stars
from games.scythe.positions import Position
from spielwerk.bots.registry import seated
from spielwerk.games.scythe.modules.rivals import Stakes, stranded
from spielwerk.games.scythe.stars import Stars, earn, stars_left
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.module import AssemblyError
from spielwerk.kernel.schema import SetupError

TILES = ["upgrades", "mechs", "structures", "recruits", "popularity", "combat-cards"]
RICH = 12
"""The objective that asks for 20 coins."""


def three(*modules: str, **options: Any) -> tuple[Any, Any]:
    """Returns a table of three people and its position, where everybody declares rivals."""
    seats = [{"faction": "rusviet"}, {"faction": "saxony"}, {"faction": "nordic"}]
    game = spielwerk.game("scythe", seats=seats, **{**MODULES, "modules": ["rivals", *modules]}, **options)
    return game, game.new(5)


def offered(game: Any, s: Any) -> dict[int, list[str]]:
    """Returns what each seat may declare now."""
    found = [d for d in game.decisions(s) if d.kind == "scythe.rivals.Declare"]
    return {d.seat: [o.text for o in d.options] for d in found}


# --- declaring


def test_the_prompt_counts_the_stars_laid() -> None:
    """Each player reads their own number; the others are secret."""
    game, s = three()
    first = next(option for option in offered(game, s)[0] if option != "done")
    game.apply(s, first, 0)
    said = {d.seat: game.box.speech().request(d, game.rules, s) for d in game.decisions(s)}
    assert "You have laid 1 of at most 2." in said[0]
    assert "You have laid 0 of at most 2." in said[1]


@pytest.mark.rule("fenris.rivals.declare-last")
def test_everything_else_is_set_up_before() -> None:
    game, s = three()
    assert offered(game, s)
    assert [len(hand) for hand in s.objectives] == [2, 2, 2]
    assert (min(map(sum, s.hands)) > 0, len(s.factory), s.tile >= 0, s.turns) == (True, 4, True, 0)
    for seat in (0, 1, 2):
        game.apply(s, "done", seat)
    d = game.decision(s)
    assert d is not None
    assert (d.kind, s.turns) == ("scythe.turn.ChooseSection", 1)


@pytest.mark.rule("fenris.rivals.declare-last")
def test_alliances_with_automas_are_made_before() -> None:
    seats = [{"faction": "rusviet"}, {"faction": "nordic", "automa": "automa"}]
    game = spielwerk.game("scythe", seats=seats, modules=["rivals", "alliances"], spoilers=["fenris-all"])
    s: Any = game.new(5)
    for kind, choice in (("scythe.alliances.ChooseAlly", "decline"), ("scythe.rivals.Declare", "done")):
        d = game.decision(s)
        assert d is not None
        assert (d.kind, s.turns) == (kind, 0)
        game.apply(s, choice)


@pytest.mark.rule("fenris.rivals.declare-simultaneous")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_all_declare_at_the_same_time_in_any_order(order: tuple[int, ...]) -> None:
    game, s = three()
    for i, seat in enumerate(order):
        assert sorted(offered(game, s)) == sorted(order[i:])
        assert s.part(Stakes).on_base == ((0, 0, 0),) * 3, "nothing is open before the last answer"
        game.apply(s, f"rival {(seat + 1) % 3}", seat)
        game.apply(s, "done", seat)
    assert s.part(Stakes).on_base == ((0, 1, 0), (0, 0, 1), (1, 0, 0))
    assert s.sealed == [[], [], []]


@pytest.mark.rule("fenris.rivals.declare-simultaneous")
def test_nobody_learns_what_others_declare_before_all_have() -> None:
    """Two positions that differ only in what another seat has declared give the same view."""
    seen = []
    for choices in (("rival 1", "rival 2"), ("done",), ("rival 2", "done")):
        game, s = three()
        for choice in choices:
            game.apply(s, choice, 0)
        views = [game.view(s, seat) for seat in (1, 2, -2)]
        for view in views:
            view.answered[0] = True
        seen.append(views)
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("fenris.rivals.declare-optional")
def test_it_is_optional() -> None:
    game, s = three()
    assert all("done" in options for options in offered(game, s).values())
    for seat in (0, 1, 2):
        game.apply(s, "done", seat)
    assert s.part(Stakes).on_base == ((0, 0, 0),) * 3
    assert [stars_left(s, seat) for seat in (0, 1, 2)] == [6, 6, 6]


@pytest.mark.rule("fenris.rivals.up-to-four", "fenris.rivals.without-war-track")
@pytest.mark.parametrize(("modules", "most"), [((), 2), (("war-track",), 4), (("tiles",), 2)])
def test_four_stars_on_the_war_track_and_two_elsewhere(modules: tuple[str, ...], most: int) -> None:
    tiles = {"chosen_tiles": ["combat"] * 4 + TILES} if modules == ("tiles",) else {}
    game, s = three(*modules, **tiles)
    for _ in range(most):
        assert "rival 2" in offered(game, s)[0]
        game.apply(s, "rival 2", 0)
    assert 0 not in offered(game, s), "no more are allowed"
    for seat in (1, 2):
        game.apply(s, "done", seat)
    assert s.part(Stakes).on_base[0] == (0, 0, most)
    assert stars_left(s, 0) == 6 - most


@pytest.mark.parametrize(("combats", "most"), [(0, 0), (1, 1), (3, 2)])
def test_no_more_stars_than_combat_tiles_can_take(combats: int, most: int) -> None:
    """Others could never come to the track; Saxony needs no tiles for them."""
    chosen = ["combat"] * combats + [*TILES, "workers", "objective", "power", "resources"][: 10 - combats]
    game, s = three("tiles", chosen_tiles=chosen)
    for _ in range(most):
        game.apply(s, "rival 2", 0)
    assert 0 not in offered(game, s)
    for _ in range(2):
        game.apply(s, "rival 2", 1)
    assert 1 not in offered(game, s)


@pytest.mark.rule("fenris.rivals.same-base")
def test_several_stars_may_lie_on_one_base_or_on_several() -> None:
    game, s = three("war-track")
    assert offered(game, s)[0] == ["rival 1", "rival 2", "done"], "not on the own base"
    for choice in ("rival 1", "rival 1", "rival 2", "done"):
        game.apply(s, choice, 0)
    for seat in (1, 2):
        game.apply(s, "done", seat)
    assert s.part(Stakes).on_base[0] == (0, 2, 1)


@pytest.mark.rule("fenris.ruling.rivals-on-automa", "fenris.rivals.declare-simultaneous")
def test_an_automa_can_be_a_rival() -> None:
    game = spielwerk.game("scythe", seats=[{}, {"automa": "automa"}, {}], **MODULES)
    s: Any = game.new(1)
    assert {d.seat for d in game.decisions(s)} == {0, 2}, "people alone are asked"
    assert offered(game, s) == {0: ["rival 1", "rival 2", "done"], 2: ["rival 0", "rival 1", "done"]}
    for choice, seat in (("rival 1", 0), ("done", 0), ("done", 2)):
        game.apply(s, choice, seat)
    assert s.part(Stakes).on_base[0] == (0, 1, 0)


@pytest.mark.rule("fenris.compat.rivals-not-peace")
def test_they_do_not_go_with_the_peace_track() -> None:
    with pytest.raises(AssemblyError, match="modules: 'rivals' cannot be combined with 'peace-track'"):
        three("peace-track")


@pytest.mark.rule("fenris.rivals.war-track-companion", "fenris.compat.free-mix")
@pytest.mark.parametrize("modules", [(), ("war-track",), ("tiles",)])
def test_they_go_with_every_other_track(modules: tuple[str, ...]) -> None:
    game, s = three(*modules)
    for seat in (0, 1, 2):
        game.apply(s, "done", seat)
    d = game.decision(s)
    assert d is not None
    assert d.kind == "scythe.turn.ChooseSection"


def test_without_its_key_there_is_no_such_module() -> None:
    with pytest.raises(
        SetupError,
        match=r"modules\[0\]: there is no module 'rivals'; choose invaders \| airships \| end-tiles$",
    ):
        spielwerk.game("scythe", seats=2, modules=["rivals"])


# --- the star of a won combat


@pytest.mark.rule("fenris.rivals.win-against-rival")
def test_the_star_may_come_from_the_base_of_the_beaten_rival_with_five_coins() -> None:
    p = stake(front(), ATTACKER, DEFENDER, 2)
    fight(p, 5, 3)
    assert (p.asked, p.options) == ((ATTACKER, "StarSource"), ["rival 1", "own-star"])
    p.play("rival 1")
    assert (stars(p, ATTACKER), p.player(ATTACKER).coins) == ({"combat": 1}, 5)
    assert (stakes(p, ATTACKER), stars_left(p.s, ATTACKER)) == ((0, 1, 0), 4)


@pytest.mark.rule("fenris.rivals.win-against-rival", "fenris.ruling.rivals-star-source")
def test_it_need_not_be_that_star_and_there_is_one_a_combat() -> None:
    p = stake(front(), ATTACKER, DEFENDER, 2)
    fight(p, 5, 3).play("own-star")
    assert (stars(p, ATTACKER), p.player(ATTACKER).coins) == ({"combat": 1}, 0)
    assert (stakes(p, ATTACKER), stars_left(p.s, ATTACKER)) == ((0, 2, 0), 3)


@pytest.mark.rule(
    "fenris.rivals.example-source", "fenris.rivals.win-other-source", "fenris.rivals.five-coins-only-loser"
)
@pytest.mark.parametrize(("base", "coins", "left"), [(1, 5, (0, 0, 1)), (2, 0, (0, 1, 0))])
def test_the_base_of_the_loser_brings_five_coins_another_none(
    base: int, coins: int, left: tuple[int, ...]
) -> None:
    p = stake(stake(front(), ATTACKER, DEFENDER, 1), ATTACKER, THIRD, 1)
    fight(p, 5, 3)
    assert p.options == ["rival 1", "rival 2", "own-star"]
    p.play(f"rival {base}")
    assert (stars(p, ATTACKER), p.player(ATTACKER).coins) == ({"combat": 1}, coins)
    assert stakes(p, ATTACKER) == left


@pytest.mark.rule("fenris.rivals.win-other-source")
def test_a_defender_who_wins_chooses_too() -> None:
    p = stake(front().set(DEFENDER, coins=0), DEFENDER, ATTACKER, 1)
    fight(p, 1, 5)
    assert (p.asked, p.options) == ((DEFENDER, "StarSource"), ["rival 0", "own-star"])
    p.play("rival 0")
    assert (stars(p, DEFENDER), p.player(DEFENDER).coins) == ({"combat": 1}, 5)


@pytest.mark.rule("fenris.rivals.definition")
def test_one_is_a_rival_as_long_as_a_star_lies_on_the_base() -> None:
    p = stake(front(), ATTACKER, DEFENDER, 1)

    def told() -> list[str]:
        panels = p.game.box.speech().panels(p.game.view(p.s, -2), p.game.rules)
        return sorted([row[1] for panel in panels for row in panel.rows if row[0] == "Rivals"])

    assert told() == ["Saxony Empire × 1", "–", "–"]
    fight(p, 5, 3).play("rival 1")
    assert told() == ["–", "–", "–"]
    p.set(ATTACKER, power=5, section=-1).set(DEFENDER, power=5).hand(DEFENDER)
    p.mech(ATTACKER, 1, "T5").mech(DEFENDER, 1, "T6")
    fight(p, 5, 3)
    assert (stars(p, ATTACKER), p.player(ATTACKER).coins) == ({"combat": 2}, 5), "he is none any more"


@pytest.mark.rule("fenris.rivals.only-by-combat", "fenris.ruling.rivals-star-source")
def test_no_other_achievement_brings_a_star_from_a_base() -> None:
    p = stake(front("war-track"), ATTACKER, DEFENDER, 4).stars(ATTACKER, mechs=1, power=1)
    earn(p.s, ATTACKER, "recruits", 4)
    Stars(ATTACKER).run(p.s)
    assert (stars(p, ATTACKER), stakes(p, ATTACKER)) == ({"mechs": 1, "power": 1}, (0, 4, 0))
    p.objectives(ATTACKER, 3, RICH).set(ATTACKER, coins=20).turn(ATTACKER)
    assert not [text for text in p.options if text.startswith("reveal")], "it would be wasted"
    fight(p.set(ATTACKER, coins=0), 5, 3)
    assert stars(p, ATTACKER) == {"mechs": 1, "power": 1, "combat": 1}, "a combat does, unasked"
    assert (stakes(p, ATTACKER), p.player(ATTACKER).coins) == ((0, 3, 0), 5)


@pytest.mark.rule("fenris.rivals.only-by-combat")
def test_stars_at_hand_are_placed_as_ever() -> None:
    p = stake(front(), ATTACKER, DEFENDER, 2).stars(ATTACKER, mechs=1, power=1, workers=1)
    for cause, number in (("recruits", 4), ("structures", 4)):
        earn(p.s, ATTACKER, cause, number)
        Stars(ATTACKER).run(p.s)
    assert stars(p, ATTACKER) == {"mechs": 1, "power": 1, "workers": 1, "recruits": 1}


@pytest.mark.rule("fenris.ruling.rivals-star-source")
def test_without_a_free_combat_space_no_star_leaves_a_base() -> None:
    p = stake(front(), ATTACKER, DEFENDER, 2).stars(ATTACKER, combat=2)
    fight(p, 5, 3)
    assert p.asked[1] != "StarSource"
    assert (stars(p, ATTACKER), stakes(p, ATTACKER), p.player(ATTACKER).coins) == (
        {"combat": 2},
        (0, 2, 0),
        0,
    )


@pytest.mark.rule("fenris.ruling.rivals-star-source")
def test_saxony_always_has_a_space() -> None:
    p = stake(front().set(DEFENDER, coins=0), DEFENDER, ATTACKER, 2).stars(DEFENDER, combat=2)
    fight(p, 1, 5).play("rival 0")
    assert (stars(p, DEFENDER), p.player(DEFENDER).coins) == ({"combat": 3}, 5)


@pytest.mark.rule("fenris.ruling.rivals-all-staked")
def test_a_condition_counts_later_if_it_still_holds_and_a_star_is_there() -> None:
    for holds, found in ((True, {"popularity": 1}), (False, {})):
        p = stake(Position("rusviet mechanical", "nordic industrial", **MODULES), 0, 1, 6)
        p.set(0, popularity=18).workers(0, "V3").turn(0).play("move", "skip")
        assert stars(p) == {}, "no star is at hand"
        stake(p, 0, 1, 5).set(0, popularity=18 if holds else 17, section=-1).turn(0).play("move", "skip")
        assert stars(p) == found


def test_the_sixth_star_ends_the_game_after_the_coins() -> None:
    p = stake(front(), ATTACKER, DEFENDER, 1).stars(
        ATTACKER, mechs=1, power=1, workers=1, combat=1, recruits=1
    )
    fight(p, 5, 3)
    assert (p.s.over, p.player(ATTACKER).star_count, p.player(ATTACKER).coins) == (True, 6, 5)


def test_a_combat_without_rivals_asks_nothing() -> None:
    p = front()
    fight(p, 5, 3)
    assert (stars(p, ATTACKER), p.asked[1]) == ({"combat": 1}, "ChooseSection")


def test_bots_avoid_stars_that_could_never_come_to_the_track() -> None:
    """With both combat spaces to fill from two bases, an own star would strand one."""
    p = stake(front(), ATTACKER, DEFENDER, 2)
    fight(p, 5, 3)
    bot = seated("greedy", p.game)
    d = p.game.decision(p.s)
    assert d is not None
    assert bot.choose(d, lambda: p.view(ATTACKER), Rng(1)).text == "rival 1"
    assert stranded(p.s, ATTACKER) == 0
    p.play("own-star")
    assert stranded(p.s, ATTACKER) == 1

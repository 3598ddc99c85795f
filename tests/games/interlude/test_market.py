"""Modifications: what is drawn, kept and bought."""

from __future__ import annotations

from typing import Any

import pytest

from games.interlude.between import after, answer, asked, drawn, finish, now, result, sheet, texts
from spielwerk.games.scythe.fenris.chronicle import Benefit
from spielwerk.games.scythe.fenris.interlude.options import INFRA_TILES, MECH_TILES
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.match import Match


def kinds(tiles: list[str]) -> tuple[int, int]:
    """How many mech and infrastructure tiles these are."""
    return len([t for t in tiles if t in MECH_TILES]), len([t for t in tiles if t in INFRA_TILES])


def other(place: int = 2, **more: Any) -> tuple[Any, Any]:
    return (sheet("saxony", **more), result(0, place))


def lucky(match: Match, tile: str = "") -> None:
    """Luck draws this tile, if it can, or the first that it can."""
    assert match.decision is not None
    can = [o.text for o, n in zip(match.decision.options, match.decision.weights, strict=True) if n]
    match.choose(f"drawn {tile}" if f"drawn {tile}" in can else can[0])


def possible(match: Match) -> set[str]:
    """The tiles that luck can draw now."""
    d = match.decision
    assert d is not None
    assert d.seat == CHANCE
    return {o.at for o, n in zip(d.options, d.weights, strict=True) if n}


@pytest.mark.rule("fenris.ep2a.reward-draw")
@pytest.mark.rule("fenris.ep2a.reward-mech-mods-only")
@pytest.mark.rule("fenris.ep2a.reward-draw-example")
def test_after_war_a_player_with_3_mechs_draws_5_mech_modifications_keeps_1_and_may_buy_4() -> None:
    match = after("2a", (sheet("nordic", 300), result(mechs=3, structures=4)), other())
    assert kinds(drawn(match, 0)) == (5, 0)
    free = drawn(match, 0)[0]
    answer(match, f"keep {free}")
    for _ in range(4):
        answer(match, next(t for t in texts(match, 0) if t.startswith("buy")))
    assert texts(match, 0) == ["done"]
    answer(match, "done")
    c = finish(match)
    assert sorted(c.sheets[0].mech) == sorted({*c.sheets[0].mech})
    assert len(c.sheets[0].mech) == 5
    assert c.sheets[0].wealth == 300 - 4 * 50


@pytest.mark.rule("fenris.ep2b.reward-draw")
@pytest.mark.rule("fenris.ep2b.reward-infra-only")
@pytest.mark.rule("fenris.ep2b.reward-draw-example")
def test_after_peace_a_player_with_4_structures_draws_6_infrastructure_modifications() -> None:
    match = after("2b", (sheet("nordic", 250), result(mechs=4, structures=4)), other(), path=["1"])
    assert kinds(drawn(match, 0)) == (0, 6)
    answer(match, f"keep {drawn(match, 0)[0]}")
    for _ in range(5):
        answer(match, next(t for t in texts(match, 0) if t.startswith("buy")))
    answer(match, "done")
    c = finish(match)
    assert len(c.sheets[0].infra) == 6
    assert c.sheets[0].wealth == 0


@pytest.mark.rule("fenris.ep2a.reward-keep-one")
@pytest.mark.parametrize("episode", ["2a"])
def test_the_free_modification_costs_nothing_and_others_need_not_be_bought(episode: str) -> None:
    match = after(episode, (sheet("nordic", 60), result()), other())
    assert asked(match) == "Keep"
    assert len(texts(match, 0)) == 2
    kept = drawn(match, 0)[1]
    answer(match, f"keep {kept}", "done")
    c = finish(match)
    assert (c.sheets[0].mech, c.sheets[0].wealth) == ([kept], 60)


@pytest.mark.rule("fenris.ep2b.reward-keep-one")
def test_after_peace_too_one_modification_is_free() -> None:
    match = after("2b", (sheet("nordic"), result()), other(), path=["1"])
    kept = drawn(match, 0)[0]
    answer(match, f"keep {kept}")
    assert texts(match, 0) == ["done"]
    assert finish(match).sheets[0].infra == [kept]


@pytest.mark.rule("fenris.modbuy.after-wealth")
@pytest.mark.rule("fenris.modbuy.price")
def test_modifications_are_bought_with_the_coins_of_this_episode_too() -> None:
    match = after("6", (sheet("nordic", 9), result(41, 2)), other(1))
    answer(match, "stay", seat=0)
    answer(match, "stay", seat=1)
    answer(match, "more mech")
    assert asked(match) == "Buy"
    tile = drawn(match, 0)[0]
    answer(match, f"buy {tile}", seat=0)
    assert texts(match, 0) == ["done"]
    assert finish(match).sheets[0].wealth == 0


@pytest.mark.rule("fenris.modbuy.price")
def test_with_less_than_50_wealth_nothing_can_be_bought() -> None:
    match = after("4", (sheet("nordic", 49), result(0, 2)), other(1))
    answer(match, "more mech")
    assert texts(match, 0) == ["done"]


@pytest.mark.rule("fenris.modbuy.draw-two")
@pytest.mark.rule("fenris.frame.reward-mods-ep4-7")
@pytest.mark.parametrize("episode", ["4", "5"])
def test_later_two_tiles_of_each_kind_are_drawn(episode: str) -> None:
    match = after(episode, (sheet("nordic"), result(0, 2)), other(1))
    answer(match, "more infra")
    assert kinds(drawn(match, 0)) == (2, 2)


@pytest.mark.rule("fenris.frame.reward-mods-winner")
@pytest.mark.parametrize(("kind", "tiles"), [("mech", (3, 2)), ("infra", (2, 3))])
def test_the_winner_draws_one_more_of_a_kind_that_he_names_first(kind: str, tiles: tuple[int, int]) -> None:
    match = after("5", (sheet("nordic"), result()), other())
    assert asked(match) == "NameKind"
    assert drawn(match, 0) == []
    answer(match, f"more {kind}")
    assert kinds(drawn(match, 0)) == tiles
    assert kinds(drawn(match, 1)) == (2, 2)


@pytest.mark.rule("fenris.modbuy.winner-extra-ep3")
@pytest.mark.rule("fenris.ep3.reward-mods")
def test_after_episode_3_the_winner_draws_three_and_others_two_of_the_released_kind() -> None:
    match = after("3", (sheet("nordic"), result(0, 2, found=True)), other(1))
    answer(match, "stay")
    assert [kinds(drawn(match, seat)) for seat in (0, 1)] == [(2, 0), (3, 0)]


@pytest.mark.rule("fenris.ep4.reward-unlock-other")
@pytest.mark.parametrize(("two", "tiles"), [("2a", (2, 0)), ("2b", (0, 2))])
def test_the_other_kind_is_released_after_episode_4(two: str, tiles: tuple[int, int]) -> None:
    before = after("3", (sheet("nordic"), result(0, 2, found=True)), other(1), path=["1", two])
    answer(before, "stay")
    assert kinds(drawn(before, 0)) == tiles
    match = after("4", (sheet("nordic"), result(0, 2)), other(1), path=["1", two, "3"])
    answer(match, "more mech")
    assert kinds(drawn(match, 0)) == (2, 2)


@pytest.mark.rule("fenris.modbuy.simultaneous")
def test_all_draw_before_anybody_decides_and_purchases_are_secret_until_all_have_decided() -> None:
    match = after("5", (sheet("nordic", 200), result(0, 2)), other(1, wealth=200))
    answer(match, "more mech")
    assert [len(drawn(match, seat)) for seat in (0, 1)] == [4, 5]
    assert [d.seat for d in match.decisions] == [0, 1]
    tile = drawn(match, 1)[0]
    answer(match, f"buy {tile}", "done", seat=1)
    assert now(match).sheets[1].wealth == 200
    assert match.game.view(match.state, 0).sealed == []
    answer(match, "done", seat=0)
    assert now(match).sheets[1].wealth == 150


@pytest.mark.rule("fenris.modbuy.redraw-double-in-draw")
def test_a_draw_never_holds_the_same_modification_twice() -> None:
    match = after("2a", (sheet("nordic"), result(mechs=4)), other(), chance="ask")
    assert "armor" in possible(match)
    lucky(match, "armor")
    assert "armor" not in possible(match)


@pytest.mark.rule("fenris.modbuy.redraw-owned")
@pytest.mark.rule("fenris.modbuy.one-copy-each")
def test_an_owned_modification_is_not_drawn_again() -> None:
    match = after("2a", (sheet("nordic", mech=["armor"]), result()), other(), chance="ask")
    assert "armor" not in possible(match)
    assert "feint" in possible(match)


@pytest.mark.rule("fenris.modbuy.redraw-own-ability")
@pytest.mark.parametrize(("faction", "tile"), [("nordic", "artillery"), ("polania", "camaraderie")])
def test_a_modification_with_an_ability_of_the_own_mat_is_not_drawn(faction: str, tile: str) -> None:
    match = after("2a", (sheet(faction), result()), other(), chance="ask")
    assert tile not in possible(match)
    foreign = after("2a", (sheet("crimea"), result()), other(), chance="ask")
    assert tile in possible(foreign)


@pytest.mark.rule("fenris.modbuy.unbought-return")
def test_what_is_not_bought_goes_back_to_the_supply() -> None:
    match = after("4", (sheet("nordic"), result(0, 2)), other(1))
    answer(match, "more mech")
    c = finish(match)
    assert match.state.drawn == [[], []]  # type: ignore[attr-defined]
    assert c.removed == []
    assert [s.mech + s.infra for s in c.sheets] == [[], []]


@pytest.mark.rule("fenris.modbuy.buy-any-number")
def test_some_of_the_drawn_modifications_may_be_bought() -> None:
    match = after("4", (sheet("nordic", 500), result(0, 2)), other(1))
    answer(match, "more mech")
    first, *_, last = sorted(drawn(match, 0), key=[*MECH_TILES, *INFRA_TILES].index)
    answer(match, f"buy {first}", f"buy {last}", "done", seat=0)
    c = finish(match)
    assert c.sheets[0].mech + c.sheets[0].infra == [first, last]
    assert c.sheets[0].wealth == 400


@pytest.mark.rule("fenris.modbuy.permanent")
@pytest.mark.rule("fenris.modbuy.limit-six-mech")
@pytest.mark.rule("fenris.sheet.mods-section")
def test_a_player_owns_at_most_6_mech_modifications() -> None:
    five = ["armor", "entrenched", "feint", "foothold", "pontoons"]
    match = after("4", (sheet("nordic", 500, mech=five), result(0, 2)), other(1))
    answer(match, "more mech")
    mech = [t for t in drawn(match, 0) if t in MECH_TILES]
    first = min(mech, key=[*MECH_TILES].index)
    answer(match, f"buy {first}", seat=0)
    assert [t for t in texts(match, 0) if t.split()[-1] in MECH_TILES] == []
    assert len([t for t in texts(match, 0) if t.split()[-1] in INFRA_TILES]) == 2
    assert finish(match).sheets[0].mech == [*five, first]


@pytest.mark.rule("fenris.modbuy.limit-six-infra")
def test_a_player_owns_at_most_6_infrastructure_modifications() -> None:
    six = [*INFRA_TILES][:6]
    match = after("4", (sheet("nordic", 500, infra=six), result(0, 2)), other(1))
    answer(match, "more mech")
    assert [t for t in texts(match, 0) if t.split()[-1] in INFRA_TILES] == []


@pytest.mark.rule("fenris.modbuy.draw-two")
def test_tiles_that_others_have_drawn_or_own_are_not_in_the_supply() -> None:
    owners = [(sheet(f, mech=["artillery"]), result(0, 2)) for f in ("saxony", "polania")]
    match = after("2a", (sheet("crimea"), result()), *owners, chance="ask")
    assert "artillery" not in possible(match)
    assert "sword" in possible(match)


@pytest.mark.rule("fenris.frame.no-mods-after-ep8")
@pytest.mark.parametrize("episode", ["8a"])
def test_nothing_is_bought_after_the_last_episode(episode: str) -> None:
    match = after(episode, (sheet("nordic", 500), result()), other())
    assert match.over


# --- what an Automa buys


def automa(wealth: int = 0, coins: int = 0, **more: Any) -> tuple[Any, Any]:
    return (sheet("saxony", wealth, automa="automa", **more), result(coins, 2))


def done(match: Match) -> Any:
    return finish(match).sheets[1]


@pytest.mark.rule("fenris.automa-mods.buys-after-ep2")
@pytest.mark.rule("fenris.automa-mods.ignores-draw-limit")
def test_an_automa_buys_as_many_as_its_wealth_allows() -> None:
    mine = done(after("3", (sheet("nordic"), result(found=True)), automa(200, 60)))
    assert len(mine.benefits) == 5
    assert mine.wealth == 10


@pytest.mark.rule("fenris.ep2a.automa-free-mod")
@pytest.mark.rule("fenris.ep2b.automa-free-mod")
@pytest.mark.parametrize(("episode", "kind"), [("2a", "mech"), ("2b", "infra")])
def test_an_automa_gets_one_free_after_episode_2(episode: str, kind: str) -> None:
    match = (
        after(episode, (sheet("nordic"), result()), automa(0, 49), path=["1"]) if episode == "2b" else None
    )
    match = match or after(episode, (sheet("nordic"), result()), automa(0, 49))
    mine = done(match)
    assert [benefit.kind for benefit in mine.benefits] == [kind]
    assert mine.wealth == 49


@pytest.mark.rule("fenris.automa-mods.infra-first")
@pytest.mark.rule("fenris.automa-mods.mech-second")
@pytest.mark.rule("fenris.automa-mods.none-when-full")
def test_an_automa_fills_infrastructure_then_mechs_then_nothing() -> None:
    mine = done(after("4", (sheet("nordic"), result()), automa(2000)))
    assert [benefit.kind for benefit in mine.benefits] == ["infra"] * 6 + ["mech"] * 6
    assert mine.wealth == 2000 - 12 * 50


@pytest.mark.rule("fenris.automa-mods.mech-second")
def test_an_automa_fills_mechs_if_infrastructure_is_not_released() -> None:
    mine = done(after("3", (sheet("nordic"), result(found=True)), automa(100)))
    assert [benefit.kind for benefit in mine.benefits] == ["mech", "mech"]


BENEFITS = {
    "infra": [
        ("progress", 0),
        ("gain", None),
        ("remove", 4),
        ("progress", 0),
        ("gain", None),
        ("remove", 15),
    ],
    "mech": [("gain", None), ("nothing", 0), ("gain", None), ("nothing", 0), ("gain", None), ("nothing", 0)],
}


@pytest.mark.parametrize(
    ("kind", "slot"),
    [
        pytest.param(kind, slot, marks=pytest.mark.rule(f"fenris.automa-mods.table-{kind}-{slot}"))
        for kind in ("infra", "mech")
        for slot in range(1, 7)
    ],
)
def test_each_slot_of_an_automa_has_its_benefit(kind: Any, slot: int) -> None:
    had = [Benefit(kind, "nothing") for _ in range(slot - 1)]
    full = [Benefit("infra", "nothing") for _ in range(6)] if kind == "mech" else []
    mine = done(after("4", (sheet("nordic"), result()), automa(50, benefits=[*full, *had])))
    gained = mine.benefits[-1]
    what, card = BENEFITS[kind][slot - 1]
    assert (gained.kind, gained.what) == (kind, what)
    assert card is None or gained.card == card


@pytest.mark.rule("fenris.automa-mods.record-benefit")
@pytest.mark.rule("fenris.automa-mods.benefit-none")
@pytest.mark.rule("fenris.automa-mods.no-draw-choice")
def test_no_effect_is_noted_and_uses_a_slot() -> None:
    had = [Benefit("infra", "nothing") for _ in range(6)] + [Benefit("mech", "gain", 3)]
    match = after("4", (sheet("nordic"), result()), automa(50, benefits=had))
    mine = done(match)
    assert mine.benefits[-1] == Benefit("mech", "nothing")
    assert (mine.mech, mine.infra, mine.owned("mech")) == ([], [], 2)


@pytest.mark.rule("fenris.automa-mods.benefit-gain-draw")
@pytest.mark.rule("fenris.automa-mods.benefit-remove-card")
def test_gain_something_notes_a_card_of_the_deck_and_removed_cards_are_not_in_it() -> None:
    had = [Benefit("infra", "remove", 4)] + [Benefit("infra", "nothing") for _ in range(3)]
    match = after("4", (sheet("nordic"), result()), automa(50, benefits=had), chance="ask")
    while asked(match) != "DrawGain":
        d = match.decision
        assert d is not None
        match.choose(
            next((o for o, n in zip(d.options, d.weights, strict=True) if n), d.options[0])
            if d.weights
            else d.options[-1],
            d.seat,
        )
    d = match.decision
    assert d is not None
    can = [o.n for o, n in zip(d.options, d.weights, strict=True) if n]
    assert can == [n for n in range(1, 20) if n != 4]
    match.choose("card 7")
    assert now(match).sheets[1].benefits[-1] == Benefit("infra", "gain", 7)


@pytest.mark.rule("fenris.automa-mods.random-tile-removed")
def test_each_modification_of_an_automa_removes_a_tile_of_its_kind() -> None:
    c = finish(after("4", (sheet("nordic"), result()), automa(400)))
    assert kinds(c.removed) == (2, 6)


@pytest.mark.rule("fenris.automa-mods.spy-removed")
def test_the_spy_is_not_drawn_in_a_campaign_with_an_automa() -> None:
    people = after("2b", (sheet("nordic"), result()), other(), path=["1"], chance="ask")
    assert "spy" in possible(people)
    solo = after("2b", (sheet("nordic"), result()), automa(), path=["1"], chance="ask")
    assert "spy" not in possible(solo)

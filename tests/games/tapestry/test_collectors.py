"""Collectors: objects of six kinds on the mat."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import Solo
from games.tapestry.civilized import HOUSE, gained, kept
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilizations.collectors import KINDS, Collection
from spielwerk.games.tapestry.discard import held
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.options import HANGINGS, TECHS
from spielwerk.games.tapestry.state import FACE_DOWN
from spielwerk.games.tapestry.tech import upgradable
from spielwerk.kernel.frame import SPECTATOR

ARTS: dict[str, Any] = {"modules": ["arts"]}
CONQUER = Form(do="conquer")
LANDMARK = Form(do="landmark", what="bakery")


def collectors(*kinds: str, solo: bool = False) -> Position:
    """Seat 0 is in an advance turn and has collected these kinds."""
    p = Solo(**ARTS) if solo else Position(ask=True, **ARTS)
    p.civilization(0, "collectors", sum([1 << KINDS.index(kind) for kind in kinds])).set(0, era=2)
    p.s.active = 0
    return p


def collected(p: Position) -> list[str]:
    (mask,) = kept(p, "collectors")
    return [kind for i, kind in enumerate(KINDS) if mask >> i & 1]


def on_the_map(p: Position) -> Position:
    """There is a territory to conquer next to the start."""
    near = p.s.rules.world.near[p.start(0)]
    hex = next(i for i in range(34) if near >> i & 1 and not p.s.explored >> i & 1)
    return p.explored(hex, 1)


def offered(p: Position) -> bool:
    return any(option.startswith("collect") for option in p.options)


# --- what may be stored


@pytest.mark.rule("tapestry.civ.collectors.store", "tapestry.civ.collectors.resource")
def test_a_house_goes_on_the_mat_and_any_resource_is_gained() -> None:
    p = collectors().effect(0, HOUSE).play("collect")
    assert (collected(p), p.player(0).built, p.player(0).buildings) == (["house"], [0, 1, 0, 0], ())
    assert p.play("pick 2").res(0) == {"culture": 1}
    assert not offered(collectors().effect(0, Form(do="building", what="farm")))


@pytest.mark.rule("tapestry.civ.collectors.store", "tapestry.civ.collectors.resource")
def test_a_landmark_goes_on_the_mat_and_stays_owned() -> None:
    p = collectors().effect(0, LANDMARK).play("collect", "pick 0")
    assert (collected(p), p.player(0).sites, p.res(0)) == (["landmark"], (), {"food": 1})
    assert p.player(0).landmarks == (p.landmark("bakery"),)


@pytest.mark.rule("tapestry.civ.collectors.outpost", "tapestry.civ.collectors.resource")
def test_an_outpost_is_stored_instead_of_a_conquest_without_dice() -> None:
    p = on_the_map(collectors())
    before = p.player(0).outposts, p.s.taken, p.controlled(0)
    p.effect(0, CONQUER).play("collect", "pick 3")
    after = p.player(0).outposts + 1, p.s.taken, p.controlled(0)
    assert (collected(p), p.res(0), after, p.asked[1]) == (["outpost"], {"coin": 1}, before, "")


@pytest.mark.rule("tapestry.civ.collectors.outpost")
def test_without_a_conquest_there_is_no_outpost_to_store() -> None:
    p = collectors()
    p.s.explored &= ~p.s.rules.world.near[p.start(0)]
    assert not offered(p.effect(0, CONQUER))
    assert not offered(on_the_map(collectors("outpost")).effect(0, CONQUER))


@pytest.mark.rule("tapestry.civ.collectors.store", "tapestry.civ.collectors.resource")
def test_one_of_several_tiles_goes_on_the_mat_after_all_are_drawn() -> None:
    p = collectors().tiles(0, 7).effect(0, Form(do="tile", n=3)).play("draw-tile 4", "draw-tile 9")
    p.play("draw-tile 12")
    assert p.options == ["collect-tile 4", "collect-tile 9", "collect-tile 12", "no"]
    p.play("collect-tile 9", "pick 1")
    assert (p.player(0).tiles, p.s.part(Collection).tiles[0]) == ((3, 6, 11), 8)
    assert (collected(p), p.res(0)) == (["tile"], {"worker": 1})


@pytest.mark.rule("tapestry.civ.collectors.store", "tapestry.civ.collectors.resource")
def test_one_of_several_tapestry_cards_goes_on_the_mat_after_all_are_drawn() -> None:
    p = collectors().hand(0, "guilds").effect(0, Form(do="hanging", n=3))
    p.play("draw-hanging academia", "draw-hanging trap", "draw-hanging trap-2")
    assert p.options == ["collect-hanging academia", "collect-hanging trap", "no"]
    p.play("collect-hanging academia", "pick 0")
    assert (p.cards(0), collected(p), p.res(0)) == (["guilds", "trap", "trap-2"], ["hanging"], {"food": 1})
    assert p.s.part(Collection).cards[0] == (HANGINGS.index("academia"),)


@pytest.mark.rule("tapestry.civ.collectors.store", "tapestry.civ.collectors.resource")
def test_a_tech_card_goes_on_the_mat() -> None:
    p = collectors().display("paper", "radio").effect(0, Form(do="invent")).play("invent paper")
    while p.asked[1] == "tech.RefillOne":
        p.play(p.options[0])
    assert p.asked == (0, "collectors.Tech")
    p.play("yes", "pick 0")
    assert (p.techs(0), collected(p), p.res(0)) == ({}, ["tech"], {"food": 1})
    assert p.s.part(Collection).techs[0] == TECHS.index("paper")


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_declining_leaves_everything_in_its_place_and_a_later_one_may_be_stored() -> None:
    p = collectors().effect(0, Form(do="tile")).play("draw-tile 4", "no")
    assert (p.player(0).tiles, collected(p), p.res(0)) == ((3,), [], {})
    p.effect(0, Form(do="tile")).play("draw-tile 5")
    assert p.options == ["collect-tile 5", "no"]
    p = collectors().effect(0, Form(do="hanging")).play("draw-hanging guilds", "no")
    p.effect(0, Form(do="hanging")).play("draw-hanging academia")
    assert p.options == ["collect-hanging academia", "no"]


GAINS = {
    "outpost": CONQUER,
    "house": HOUSE,
    "landmark": LANDMARK,
    "hanging": Form(do="hanging"),
    "tile": Form(do="tile"),
    "tech": Form(do="invent"),
}


def gain(p: Position, kind: str) -> Position:
    """An object of a kind is gained; what is drawn is the first of each."""
    on_the_map(p).display("paper", "radio", "compass").effect(0, GAINS[kind])
    if kind == "tech":
        p.play("invent paper")
    while p.asked[0] < 0 and p.asked[1]:
        p.play(p.options[0])
    return p


def is_asked(p: Position) -> bool:
    return offered(p) or p.asked[1].startswith("collectors.")


@pytest.mark.rule("tapestry.civ.collectors.store")
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_stored_once_and_only_in_own_advance_turns(kind: str) -> None:
    assert is_asked(gain(collectors(), kind))
    assert not is_asked(gain(collectors(kind), kind))
    others = collectors()
    others.s.active = 1
    assert not is_asked(gain(others, kind))
    assert not is_asked(gain(Position(ask=True, **ARTS), kind))


@pytest.mark.rule("tapestry.civ.collectors.store")
def test_what_an_income_turn_gives_is_not_stored() -> None:
    p = collectors().hand(0, "trap").set(1, era=3).income(0, 3).run()
    seen: list[str] = []
    while p.asked[1]:
        assert not is_asked(p)
        seen.append(p.asked[1])
        p.play(p.options[0])
    assert {"draw.Tile", "draw.Hanging"} & {*seen}


# --- what stored objects are


@pytest.mark.rule("tapestry.civ.collectors.owned")
@pytest.mark.parametrize("what", ["tile", "hanging", "tech"])
def test_stored_objects_count_for_scoring(what: str) -> None:
    p = collectors(what).tiles(0, 1, 2).hand(0, "guilds", "trap").tech(0, bottom=["paper", "radio"])
    assert p.effect(0, Form(do="per", what=what)).run().vp(0) == 3
    assert collectors().tiles(0, 1, 2).effect(0, Form(do="per", what="tile")).run().vp(0) == 2
    p = collectors(what).tiles(1, 1, 2).hand(1, "guilds", "trap").tech(1, bottom=["paper", "radio"])
    assert p.effect(1, Form(do="per", what=what)).run().vp(1) == 2


@pytest.mark.rule("tapestry.civ.collectors.owned")
def test_stored_houses_and_landmarks_count_for_scoring() -> None:
    p = collectors().effect(0, HOUSE).play("collect", "pick 0").effect(0, Form(do="per", what="house")).run()
    assert p.vp(0) == 1
    p = (
        collectors()
        .effect(0, LANDMARK)
        .play("collect", "pick 0")
        .effect(0, Form(do="per", what="landmark"))
        .run()
    )
    assert p.vp(0) == 1


@pytest.mark.rule("tapestry.civ.collectors.owned")
def test_stored_cards_and_tiles_are_neither_used_nor_upgraded_played_or_discarded() -> None:
    for kind in ("tech", "tile", "hanging"):
        p = gain(collectors(), kind)
        p.play("yes" if kind == "tech" else p.options[0], "pick 0")
        own = p.player(0)
        assert (upgradable(p.s, 0), own.tiles, own.hand, own.tech) == ([], (), (), ())
        assert held(own, kind) == 0


@pytest.mark.rule("tapestry.civ.collectors.owned")
def test_a_stored_tapestry_card_is_a_secret_of_its_owner() -> None:
    p = gain(collectors(), "hanging")
    card = p.player(0).newest
    p.play(p.options[0], "pick 0")

    def seen(viewer: int) -> Any:
        return next(part for part in p.game.view(p.s, viewer).parts if isinstance(part, Collection))

    assert (seen(0).cards[0], seen(1).cards[0], seen(SPECTATOR).cards[0]) == (
        (card,),
        (FACE_DOWN,),
        (FACE_DOWN,),
    )


# --- the end


@pytest.mark.rule("tapestry.civ.collectors.final", "tapestry.ruling.civ-collectors-end")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_kinds_are_worth_points_when_the_game_ends(n: int, points: int) -> None:
    p = collectors(*KINDS[:n]).set(1, ended=True).income(0, 5).run()
    assert p.player(0).ended
    assert p.player(0).earned[9] == points


@pytest.mark.rule("tapestry.ruling.civ-collectors-end")
def test_points_come_after_those_of_the_income_mat() -> None:
    p = collectors("tile").tech(0, bottom=["paper"]).set(1, ended=True).income(0, 5).run()
    assert p.asked == (0, "tech.Upgrade")
    assert p.vp(0) == 0


@pytest.mark.rule("tapestry.ruling.civ-collectors-resource")
def test_each_kind_gives_exactly_one_resource() -> None:
    for kind in KINDS:
        p = gain(collectors(), kind)
        p.play("yes" if kind == "tech" else next(o for o in p.options if o.startswith("collect")))
        assert len(p.options) == 4
        assert sum(p.play("pick 0").res(0).values()) == 1


def test_they_are_gained_during_the_game_with_an_empty_mat() -> None:
    assert kept(gained("collectors", Position(ask=True, **ARTS)), "collectors") == (0,)


def test_they_collect_against_the_automa() -> None:
    p = collectors(solo=True).effect(0, HOUSE).play("collect", "pick 0")
    assert collected(p) == ["house"]

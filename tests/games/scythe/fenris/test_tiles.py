"""Achievement tiles: how they are laid out, and what earns stars on them."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.fenris.tracks import Several, draw_to_the_end, stars, win
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.progress import progress_star
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.modules.tile_track import Track
from spielwerk.games.scythe.modules.tiles import TILE_KINDS, TRACK
from spielwerk.games.scythe.stars import Stars, earn, spaces
from spielwerk.games.scythe.tracks import gain_popularity, gain_power
from spielwerk.kernel.module import AssemblyError
from spielwerk.kernel.schema import SetupError

KEY: dict[str, Any] = {"spoilers": ["fenris-8a"]}
TILES: dict[str, Any] = {"modules": ["tiles"], **KEY}
KINDS = [
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
    "combat-cards",
    "encounter-tokens",
    "factory-card",
    "resources",
]
RICH = 12
"""The objective that asks for 20 coins."""
TO_AN_ENCOUNTER, GOLDEN = 15, 6


def lay(p: Position, *kinds: str) -> Position:
    """Exactly these tiles are laid out; the other spaces have upgrades on them."""
    rows = [star.id for star in TRACK.values()]
    p.s.part(Track).laid = tuple([rows.index(kind) for kind in kinds])
    return p.fresh()


def table(*kinds: str, seats: tuple[str, ...] = ("rusviet mechanical", "nordic industrial")) -> Position:
    return lay(Position(*seats, **TILES).set(0, coins=9, popularity=5, power=5), *kinds)


def solo(*kinds: str) -> Solo:
    p = Solo("polania automa", table=TILES).open_water()
    lay(p, *kinds)
    return p


# --- laying them out


@pytest.mark.rule("fenris.tiles.sixteen", "fenris.tiles.composition", "fenris.ruling.tile-composition")
def test_ten_are_drawn_from_sixteen_of_which_four_are_for_combats() -> None:
    game = spielwerk.game("scythe", seats=2, chance="ask", **TILES)
    s: Any = game.new(1)
    assert [option.at for option in TILE_KINDS] == KINDS
    d = game.decision(s)
    assert d is not None
    assert (d.kind, [o.at for o in d.options]) == ("scythe.tiles.LayTile", KINDS)
    assert list(d.weights) == [4 if kind == "combat" else 1 for kind in KINDS]
    assert sum(d.weights) == 16
    for kind in ("combat", "workers"):
        game.apply(s, f"achievement {kind}")
    d = game.decision(s)
    assert d is not None
    assert dict(zip([o.at for o in d.options], d.weights, strict=True))["combat"] == 3
    assert sum(d.weights) == 14


@pytest.mark.rule("fenris.tiles.ten-random")
def test_they_come_first_of_all_and_lie_in_the_order_of_the_draw() -> None:
    game = spielwerk.game("scythe", seats=2, chance="ask", **TILES)
    s: Any = game.new(1)
    for kind in KINDS[-10:]:
        assert not any(map(sum, s.hands)), "no card is dealt yet"
        game.apply(s, f"achievement {kind}")
    assert spaces(s, s.rules) == tuple(KINDS[-10:])
    d = game.decision(s)
    assert d is not None
    assert d.kind != "scythe.tiles.LayTile"
    others: list[Any] = [spielwerk.game("scythe", seats=2, **TILES).new(n) for n in (1, 2)]
    assert len({spaces(t, t.rules) for t in others}) == 2


@pytest.mark.rule("fenris.tiles.custom")
def test_players_may_arrange_them() -> None:
    game = spielwerk.game("scythe", seats=2, arrange_tiles=True, **TILES)
    s: Any = game.new(1)
    first = s.round[0]
    for kind in ["combat"] * 4 + KINDS[:6]:
        d = game.decision(s)
        assert d is not None
        assert (d.seat, d.kind) == (first, "scythe.tiles.ArrangeTile")
        game.apply(s, f"achievement {kind}")
    assert spaces(s, s.rules) == ("combat",) * 4 + tuple(KINDS[:6])


@pytest.mark.rule("fenris.tiles.custom")
def test_a_player_arranges_them_not_an_automa() -> None:
    seats = [{"faction": "rusviet", "automa": "automa"}, {"faction": "nordic", "mat": "mechanical"}]
    game = spielwerk.game("scythe", seats=seats, arrange_tiles=True, **TILES)
    d = game.decision(game.new(1))
    assert d is not None
    assert d.seat == 1


@pytest.mark.rule("fenris.tiles.custom")
def test_no_tile_is_offered_that_is_already_laid_out() -> None:
    game = spielwerk.game("scythe", seats=2, arrange_tiles=True, **TILES)
    s: Any = game.new(1)
    for kind in ["combat"] * 4 + ["workers"]:
        game.apply(s, f"achievement {kind}")
    d = game.decision(s)
    assert d is not None
    assert [o.at for o in d.options] == [kind for kind in KINDS if kind not in ("combat", "workers")]


@pytest.mark.rule("fenris.tiles.custom")
def test_a_program_may_name_them() -> None:
    chosen = ["resources", *KINDS[:9]]
    s: Any = spielwerk.game("scythe", seats=2, chosen_tiles=chosen, **TILES).new(1)
    assert spaces(s, s.rules) == tuple(chosen)


@pytest.mark.rule("fenris.tiles.custom")
@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        (KINDS[:9], "chosen_tiles: 9 tiles given; the track has 10 spaces"),
        ([*KINDS[:9], "luck"], r"chosen_tiles\[9\]: there is no tile 'luck'; choose upgrades \| "),
        ([*KINDS[:9], "mechs"], r"chosen_tiles\[9\]: 'mechs' is there only 1 times"),
        (["combat"] * 5 + KINDS[:5], r"chosen_tiles\[4\]: 'combat' is there only 4 times"),
    ],
)
def test_tiles_that_cannot_be_laid_out_are_refused(chosen: list[str], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        spielwerk.game("scythe", seats=2, chosen_tiles=chosen, **TILES)


def test_chosen_tiles_need_their_module_and_their_key() -> None:
    with pytest.raises(SetupError, match="chosen_tiles: is for the module 'tiles'; name it in 'modules' too"):
        spielwerk.game("scythe", seats=2, chosen_tiles=KINDS[:10], **KEY)
    with pytest.raises(SetupError, match="chosen_tiles: no such field"):
        spielwerk.game("scythe", seats=2, chosen_tiles=KINDS[:10])


@pytest.mark.rule("fenris.compat.one-track")
@pytest.mark.parametrize("other", ["war-track", "peace-track"])
def test_there_is_one_star_track(other: str) -> None:
    with pytest.raises(AssemblyError, match=rf"'tiles' cannot be combined with '{other}'"):
        spielwerk.game("scythe", seats=2, modules=["tiles", other], spoilers=["fenris-all"])


# --- what earns stars


@pytest.mark.rule("fenris.tiles.composition")
@pytest.mark.parametrize(
    ("cause", "number"),
    [("upgrades", 6), ("mechs", 4), ("structures", 4), ("recruits", 4), ("workers", 8)],
)
def test_a_tile_in_play_asks_for_as_many_as_the_board_does(cause: str, number: int) -> None:
    p = table(cause)
    for n, star in ((number - 1, {}), (number, {cause: 1})):
        earn(p.s, 0, cause, n)
        Stars(0).run(p.s)
        assert stars(p) == star
    q = table("combat")
    earn(q.s, 0, cause, number)
    Stars(0).run(q.s)
    assert stars(q) == {}, "not without its tile"


@pytest.mark.rule("fenris.tiles.composition")
def test_power_16_and_popularity_18() -> None:
    for kinds in ((), ("power", "popularity")):
        p = table(*kinds).set(0, power=14, popularity=16)
        for _ in range(2):
            assert stars(p) == {}
            gain_power(p.s, 0, 1)
            gain_popularity(p.s, 0, 1)
            Stars(0).run(p.s)
        assert stars(p) == dict.fromkeys(kinds, 1)


@pytest.mark.rule("fenris.tiles.composition")
@pytest.mark.parametrize("tiles", [0, 1, 3, 4])
def test_each_won_combat_needs_a_tile(tiles: int) -> None:
    p = table(*["combat"] * tiles)
    win(p, 0, 5)
    assert stars(p).get("combat", 0) == tiles


@pytest.mark.rule("fenris.tiles.composition")
def test_an_objective_can_be_revealed_only_with_its_tile() -> None:
    for kinds, star in ((("objective",), {"objective": 1}), ((), {})):
        p = table(*kinds).objectives(0, 3, RICH).set(0, coins=20).turn(0).play("move", "skip")
        assert (f"reveal {RICH}" in p.options) == bool(kinds)
        if kinds:
            p.play(f"reveal {RICH}")
        assert stars(p) == star


@pytest.mark.rule("fenris.tiles.saxony")
@pytest.mark.parametrize("kinds", [(), ("combat", "objective")])
def test_saxony_has_no_limit_with_or_without_these_tiles(kinds: tuple[str, ...]) -> None:
    p = table(*kinds, seats=("saxony industrial", "rusviet mechanical")).set(0, power=15)
    win(p, 0, 3)
    for n in (1, 2):
        p.objectives(0, 3, RICH).set(0, coins=20, section=-1).turn(0)
        p.play("move", "skip", f"reveal {RICH}")
        assert stars(p) == {"combat": 3, "objective": n}
    gain_power(p.s, 0, 1)
    Stars(0).run(p.s)
    assert "power" not in stars(p), "other stars need their tiles"


@pytest.mark.rule("fenris.tiles.eight-cards")
@pytest.mark.parametrize(("cards", "star"), [(7, {}), (8, {"combat-cards": 1})])
def test_eight_cards_when_the_turn_begins(cards: int, star: dict[str, int]) -> None:
    p = table("combat-cards").hand(0, *[2] * cards).hand(1, *[2] * 8).turn(0)
    assert p.options
    assert (stars(p), stars(p, 1)) == (star, {}), "only in the own turn"


@pytest.mark.rule("fenris.tiles.eight-cards", "fenris.ruling.eight-cards-timing")
def test_the_eighth_card_of_bolster_brings_the_star_before_the_turn_is_over() -> None:
    p = table("combat-cards").hand(0, *[2] * 7).workers(0, "V3").goods("V3", metal=9, wood=9, food=9)
    p.turn(0).play("bolster", "take cards 1")
    assert p.asked == (0, "Bottom")
    assert stars(p) == {"combat-cards": 1}


@pytest.mark.rule("fenris.ruling.eight-cards-timing", "fenris.tiles.eight-cards")
def test_eight_cards_for_a_moment_are_enough() -> None:
    """Crimea steals the eighth card before a combat in its own turn, and plays one in it."""
    p = table("combat-cards", seats=("crimea mechanical", "saxony industrial"))
    p.hand(0, *[2] * 7).hand(1, 5).workers(0).workers(1).character(1, "home").mech(1, 1, "T6")
    p.mech(0, 3, "T5").turn(0).play("move", "units", "unit mech3", "to T6", "done", "yes")
    assert p.asked[1] in ("Dial", "AddCards")
    p.commit(0, 5, 5).commit(1, 0)
    assert sum(p.s.hands[0]) == 7
    assert stars(p) == {"combat-cards": 1}


@pytest.mark.rule("fenris.tiles.eight-cards")
def test_the_eighth_card_in_the_turn_of_another_counts_in_the_own_one() -> None:
    """The defender draws it for a lost combat."""
    p = table("combat-cards", seats=("crimea mechanical", "saxony industrial")).set(1, power=7)
    p.hand(0, *[2] * 7).hand(1).workers(0).workers(1).mech(0, 1, "T6").mech(1, 1, "T5").turn(1)
    p.s.journal = []
    p.play("move", "units", "unit mech1", "to T6", "done")
    p.commit(1, 7).commit(0, 1)
    while p.s.active == 1:
        p.play("end" if "end" in p.options else "skip")
    assert sum(p.s.hands[0]) == 8
    tags = [type(event).__name__ for event in p.s.journal]
    assert stars(p) == {"combat-cards": 1}
    assert tags.index("TurnBegan", tags.index("CombatBegan")) < max(
        [i for i, tag in enumerate(tags) if tag == "StarPlaced"]
    )
    placed = [event.seat for event in p.s.journal if type(event).__name__ == "StarPlaced"]
    assert placed[-1] == 0


@pytest.mark.rule("fenris.tiles.three-encounters")
def test_the_third_encounter_brings_a_star_when_it_is_over() -> None:
    p = table("encounter-tokens", seats=("saxony industrial", "rusviet mechanical")).workers(0)
    for n in (1, 2, 3):
        p.character(0, "M6").encounters("V6").encounter(8).set(0, section=-1, coins=9).turn(0)
        p.play("move", "units", "unit character", "to V6")
        assert stars(p) == {}, "not before it is over"
        while p.s.part(Track).tokens == (n - 1, 0):
            p.play(p.options[0])
    assert stars(p) == {"encounter-tokens": 1}
    rows = p.game.box.speech().panels(p.game.view(p.s, 1), p.game.rules)
    assert ("Encounter tokens", "3") in [tuple(row[:2]) for panel in rows for row in panel.rows]


@pytest.mark.rule("fenris.tiles.factory-card")
def test_a_factory_card_brings_a_star_at_the_end_of_the_turn() -> None:
    p = table("factory-card").workers(0, "V3").goods("V3", oil=9, metal=9, wood=9, food=9)
    p.character(0, "M4").factory(2, 5, 9).turn(0)
    p.play("move", "units", "unit character", "to FACTORY", "done", "factory-card 5")
    assert (p.asked, stars(p)) == ((0, "Bottom"), {}), "not when it is gained"
    p.s.journal = []
    p.play("skip")
    assert stars(p) == {"factory-card": 1}
    tags = [type(event).__name__ for event in p.s.journal]
    assert tags.index("StarPlaced") < tags.index("TurnBegan")


@pytest.mark.rule("fenris.tiles.factory-card")
def test_not_without_the_tile_or_without_a_card() -> None:
    p = table("combat").workers(0).character(0, "M4").factory(2, 5, 9).turn(0)
    p.play("move", "units", "unit character", "to FACTORY", "factory-card 5")
    assert (p.s.active, stars(p)) == (1, {})
    q = table("factory-card").turn(0).play("move", "skip")
    assert (q.s.active, stars(q)) == (1, {})


@pytest.mark.rule("fenris.tiles.sixteen-resources", "fenris.tiles.sixteen-resources-spread")
@pytest.mark.parametrize(("wood", "star"), [(8, {}), (9, {"resources": 1})])
def test_sixteen_resources_wherever_they_lie(wood: int, star: dict[str, int]) -> None:
    p = table("resources").workers(0, "V3", "M5").goods("V3", wood=wood).goods("M5", metal=7)
    p.goods("W7", oil=9).turn(0)
    assert p.options
    assert stars(p) == star, "those in W7 are not controlled"


@pytest.mark.rule("fenris.tiles.sixteen-resources")
def test_they_count_after_a_move_into_them() -> None:
    p = table("resources").workers(0, "V3").goods("T4", oil=16).turn(0)
    assert stars(p) == {}
    p.play("move", "units", "worker V3", "to T4", "done")
    assert stars(p) == {"resources": 1}


@pytest.mark.rule("fenris.tiles.end")
def test_the_sixth_star_ends_the_game_at_once() -> None:
    p = table("combat", "workers", "resources").stars(0, mechs=1, workers=1, combat=3).workers(0, "V3")
    p.goods("V3", oil=16).turn(0)
    assert p.options == []
    assert (p.s.over, p.player(0).star_count) == (True, 6)


# --- Automas


@pytest.mark.rule("fenris.tiles.automa-stars")
def test_an_automa_has_stars_for_four_combats_power_tokens_and_a_factory_card() -> None:
    p = solo("combat", "combat", "combat", "combat", "power", "encounter-tokens", "factory-card")
    win(p, AUTOMA, 5)
    assert stars(p, AUTOMA) == {"combat": 4}
    p = solo("power", "encounter-tokens", "factory-card").set(AUTOMA, power=15)
    for _ in range(3):
        p.character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    p.encounters().character(AUTOMA, "M4").factory(3, 4)
    p.draw(TO_AN_ENCOUNTER).luck("factory-card 3")
    draw_to_the_end(p, GOLDEN, AUTOMA)
    assert stars(p, AUTOMA) == {"power": 1, "encounter-tokens": 1, "factory-card": 1}


@pytest.mark.rule("fenris.tiles.automa-stars")
def test_only_if_these_tiles_are_in_play_and_never_for_other_ones() -> None:
    p = solo("workers", "mechs", "combat-cards", "popularity", "combat").set(AUTOMA, power=15)
    p.hand(AUTOMA, *[2] * 9)
    win(p, AUTOMA, 2)
    gain_power(p.s, AUTOMA, 1)
    Stars(AUTOMA).run(p.s)
    draw_to_the_end(p, GOLDEN, AUTOMA)
    assert (sum(p.s.hands[AUTOMA]) >= 8, stars(p, AUTOMA)) == (True, {"combat": 1})


@pytest.mark.rule("fenris.automa-modules.stars-beside-board")
def test_stars_of_progress_lie_beside_the_tiles() -> None:
    p = solo("combat")
    for n in range(1, 7):
        progress_star(p.s, automa_of(p.s, AUTOMA))
        assert stars(p, AUTOMA) == {"beside": n}
    assert p.s.over


@pytest.mark.rule("fenris.tiles.automa-stars")
def test_each_of_several_automas_has_stars_of_its_own() -> None:
    p = Several(**TILES)
    lay(p, "combat", "combat", "combat-cards")
    win(p, 2, 3)
    win(p, 3, 1)
    draw_to_the_end(p.hand(3, *[2] * 8), GOLDEN, 3)
    assert (stars(p, 2), stars(p, 3)) == ({"combat": 2}, {"combat": 1})

"""The abilities of the factions: Relentless, Coercion, Swim, Dominate."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.actions.bottom import MatBottom
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import IllegalOption

B = board()
SECTIONS = ["move", "bolster", "trade", "produce"]


# --- Relentless


@pytest.mark.rule("scythe.faction.rusviet-relentless")
def test_rusviet_repeats_a_section_as_often_as_it_likes() -> None:
    p = Position("rusviet industrial", "nordic mechanical").workers(1).set(0, coins=9)
    for power in (5, 7, 9):
        p.set(0, power=power)
        p.turn(0)
        assert p.options == SECTIONS
        p.play("bolster", "take power 2")
        assert p.player(0).power == power + 2
    for faction in ("nordic", "crimea", "saxony", "polania"):
        q = Position(f"{faction} industrial", "rusviet").turn(0).play("move", "skip").turn(0)
        assert q.options == ["bolster", "trade", "produce"]


# --- Coercion


def owing(*hand: int, **goods: dict[str, int]) -> Position:
    """Crimea is asked for its bottom action, an upgrade for 3 oil, with this hand and these tokens."""
    p = Position("crimea industrial", "nordic").workers(0, "T3", "T6", "T7").workers(1).hand(0, *hand)
    for place, tokens in goods.items():
        p.goods(place, **tokens)
    return p.turn(0).play("bolster", "skip")


def left(p: Position) -> tuple[int, int, int, int]:
    """Oil in the three regions, and cards in hand."""
    t3, t6, t7 = (p.tokens(r).get("oil", 0) for r in ("T3", "T6", "T7"))
    return t3, t6, t7, sum(p.s.hands[0])


@pytest.mark.rule("scythe.faction.crimea-coercion")
@pytest.mark.parametrize("value", [2, 5])
def test_a_card_of_any_value_is_worth_one_resource(value: int) -> None:
    p = owing(value, T6={"oil": 3}).play("upgrade")
    assert p.options == ["from T6", f"coerce {value - 2}"], "asked for the last of the three"
    p.play(f"coerce {value - 2}")
    assert p.asked == (0, "Upgrade")
    assert left(p) == (0, 1, 0, 0)
    assert p.s.deck.discard == [value - 2], "the card is discarded"


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_the_player_chooses_which_card_or_none() -> None:
    p = owing(2, 3, 3, T6={"oil": 3}).play("upgrade")
    assert p.options == ["from T6", "coerce 0", "coerce 1"]
    p.play("coerce 1")
    assert p.s.hands[0] == [1, 1, 0, 0]
    p = owing(2, 3, 3, T6={"oil": 3}).play("upgrade", "from T6")
    assert left(p) == (0, 0, 0, 3)


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_a_card_may_be_what_makes_a_cost_affordable() -> None:
    p = owing(4, T6={"oil": 2})
    assert p.options == ["upgrade", "less", "skip"]
    p.play("upgrade")
    assert p.asked == (0, "Upgrade"), "there is only this way to pay"
    assert left(p) == (0, 0, 0, 0)
    p = owing(2, 3, T6={"oil": 2}).play("upgrade")
    assert p.options == ["coerce 0", "coerce 1"]


@pytest.mark.rule("scythe.info.combat-card-values-secret", "scythe.info.combat-card-count-open")
@pytest.mark.parametrize(("hand", "asks"), [((2, 2), True), ((2,), False)])
def test_the_question_for_a_card_does_not_tell_whether_cards_differ(
    hand: tuple[int, ...], asks: bool
) -> None:
    """Everybody sees how many cards there are: with a single one there is nothing to hide."""
    p = Position("crimea industrial", "nordic", ask_forced=True).workers(0, "T6").workers(1).hand(0, *hand)
    p.goods("T6", oil=2).set(0, coins=3).turn(0).play("bolster", "skip", "upgrade")
    assert p.asked == (0, "Pay" if asks else "Upgrade")


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_one_card_only_however_many_there_are() -> None:
    p = owing(2, 2, 3, 5, T6={"oil": 1})
    assert p.asked == (1, "ChooseSection"), "1 oil and 1 card do not make 3"
    p = owing(2, 2, 3, T6={"oil": 3}).play("upgrade", "coerce 0")
    assert p.asked == (0, "Upgrade")
    assert left(p) == (0, 1, 0, 2)


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_no_card_no_coercion() -> None:
    p = owing(T6={"oil": 2})
    assert p.asked == (1, "ChooseSection")
    p = owing(T6={"oil": 2}, T7={"oil": 2}).play("upgrade")
    assert p.options == ["from T6", "from T7"]


@pytest.mark.rule("scythe.faction.crimea-coercion")
@pytest.mark.parametrize(
    ("choices", "rest"),
    [
        (["from T3", "from T6", "from T7"], (0, 0, 0, 1)),
        (["from T3", "from T6", "coerce 0"], (0, 0, 1, 0)),
        (["from T3", "from T7"], (0, 1, 0, 0)),
        (["from T6"], (1, 0, 0, 0)),
    ],
)
def test_a_card_joins_tokens_of_several_regions(choices: list[str], rest: tuple[int, ...]) -> None:
    """One oil in each of three regions and a card: any three of the four; a last way is taken by itself."""
    p = owing(2, T3={"oil": 1}, T6={"oil": 1}, T7={"oil": 1}).play("upgrade", *choices)
    assert p.asked == (0, "Upgrade")
    assert left(p) == rest


@pytest.mark.rule("scythe.faction.crimea-coercion")
@pytest.mark.parametrize(
    ("section", "top", "bottom", "kind"),
    [
        ("bolster", "skip", "upgrade", "oil"),
        ("produce", "skip", "deploy", "metal"),
        ("move", "skip", "build", "wood"),
        ("trade", "skip", "enlist", "food"),
    ],
)
def test_a_card_stands_for_any_resource(section: str, top: str, bottom: str, kind: str) -> None:
    p = Position("crimea industrial", "nordic").workers(0, "T6", "V9").workers(1).hand(0, 3)
    p.goods("T6", **{kind: 3 if bottom == "enlist" else 2}).turn(0).play(section, top)
    assert p.options == ([bottom, "skip"] if bottom == "enlist" else [bottom, "less", "skip"])
    p.play(bottom)
    assert (p.tokens("T6"), p.s.hands[0]) == ({}, [0, 0, 0, 0])


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_a_card_pays_where_any_resource_would_do() -> None:
    """Factory card 13 costs two different resources; the combat card is none of the four."""
    p = (
        Position("crimea industrial", "nordic", promo=True)
        .workers(0, "T6")
        .hand(0, 3)
        .set(0, factory_card=13)
    )
    p.goods("T6", oil=1, metal=1).turn(0).play("factory")
    p.play("pick 0", "spend-oil T6")
    assert p.options == ["spend-metal T6", "coerce 1"]
    p.play("coerce 1")
    assert (p.tokens("T6"), p.s.hands[0], p.asked[1]) == ({"metal": 1}, [0, 0, 0, 0], "Deploy")


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_once_in_each_own_turn() -> None:
    p = owing(2, 2, T6={"oil": 3}).play("upgrade", "coerce 0", "decline")
    assert left(p) == (0, 1, 0, 1)
    p.goods("T6", metal=2).turn(0).play("produce", "skip")
    assert p.options == ["deploy", "less", "skip"], "the next turn brings the next card"


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_not_twice_in_one_turn() -> None:
    """Whatever gives Crimea a second bottom action in its turn."""
    p = owing(2, 2, T6={"oil": 5}).play("upgrade", "coerce 0", "decline")
    p.s.next(MatBottom(0))
    p.fresh().play("upgrade")
    assert p.asked == (0, "Upgrade"), "three oil, nothing to choose"
    assert left(p) == (0, 0, 0, 1)


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_nobody_else_pays_with_cards() -> None:
    p = (
        Position("saxony industrial", "crimea")
        .workers(0, "T6")
        .hand(0, 2, 2)
        .hand(1, 2, 2)
        .goods("T6", oil=2)
    )
    p.turn(0).play("bolster", "skip")
    assert p.asked == (1, "ChooseSection")
    p = Position("saxony industrial", "crimea").workers(0, "T6", "T7").hand(0, 2).hand(1, 2)
    p.goods("T6", oil=2).goods("T7", oil=2).turn(0).play("bolster", "skip", "upgrade")
    assert p.options == ["from T6", "from T7"]


# --- Swim


@pytest.mark.rule("scythe.faction.nordic-swim")
def test_nordic_workers_cross_every_river_into_any_land() -> None:
    p = Position("nordic industrial", "saxony").workers(1).workers(0, "W1").turn(0).play("move", "units")
    for a in bits(B.land):
        place = B.places[a]
        walk = {B.places[r] for r in bits(B.walk[a])}
        if B.tunnels >> a & 1:
            walk |= {B.places[r] for r in bits(B.tunnels)} - {place}
        swim = {B.places[r] for r in bits(B.river[a])}
        p.workers(0, place).mech(0, 3, place).abilities(0).character(0, place)
        if len(walk | swim) > 1:
            assert p.destinations(f"worker {place}") == walk | swim, place
        if len(walk) > 1:
            assert p.destinations("unit mech3") == p.destinations("unit character") == walk, place


@pytest.mark.rule("scythe.faction.nordic-swim")
def test_swimming_is_for_nordic_workers_alone_and_not_onto_lakes() -> None:
    p = Position("saxony industrial", "nordic").workers(0, "M2").workers(1).turn(0).play("move", "units")
    assert p.destinations("worker M2") == {"W1", "T1"}
    p = (
        Position("nordic industrial", "saxony")
        .workers(0, "M2")
        .workers(1, "W4")
        .turn(0)
        .play("move", "units")
    )
    assert p.destinations("worker M2") == {"W1", "T1", "T3", "F2"}, "W4 is held by an enemy, L3 is a lake"
    p.play("worker M2")
    with pytest.raises(IllegalOption):
        p.play("to L3")


# --- Dominate


def won(faction: str, stars: int, **others: int) -> Position:
    """A faction that has some combat stars wins another combat."""
    p = (
        Position(f"{faction} industrial", "nordic mechanical")
        .workers(0)
        .workers(1)
        .encounters()
        .hand(0)
        .hand(1)
    )
    p.character(0, "V8").character(1, "W7").set(0, power=5).set(1, power=0).stars(0, combat=stars, **others)
    return p.turn(0).play("move", "units", "unit character", "to W7").commit(0, 1)


def combat_stars(p: Position) -> int:
    return int(p.player(0).stars[p.s.rules.star_rows["combat"]])


@pytest.mark.rule("scythe.faction.saxony-dominate-combat")
@pytest.mark.parametrize("stars", [2, 3, 4])
def test_saxony_earns_more_than_two_combat_stars(stars: int) -> None:
    assert combat_stars(won("saxony", stars)) == stars + 1
    assert combat_stars(won("polania", 2)) == 2


@pytest.mark.rule("scythe.faction.saxony-dominate-combat")
def test_even_all_six_stars_can_come_from_combats() -> None:
    p = won("saxony", 5)
    assert combat_stars(p) == 6
    assert p.asked == (-1, ""), "the sixth star ends the game"


@pytest.mark.rule("scythe.faction.saxony-dominate-combat", "scythe.faction.saxony-dominate-objectives")
def test_all_other_stars_of_saxony_have_their_limit() -> None:
    """Power falls and rises to 16 once more: that brings no second star."""
    p = Position("saxony industrial", "nordic mechanical").set(0, power=14, coins=5).stars(0, power=1)
    p.turn(0).play("bolster", "take power 2")
    assert (p.player(0).power, p.player(0).star_count) == (16, 1)


@pytest.mark.rule("scythe.faction.saxony-dominate-mandatory")
def test_saxony_must_place_the_star_even_if_it_ends_the_game() -> None:
    p = won("saxony", 2, power=1, popularity=1, mechs=1)
    assert p.player(0).star_count == 6
    assert p.asked == (-1, ""), "nobody was asked"
    p = won("saxony", 2)
    assert p.asked == (1, "ChooseSection")
    assert p.player(0).star_count == 3

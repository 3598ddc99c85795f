"""Enlist: one-time bonuses, and the ongoing bonuses of oneself and one's neighbours."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

MECHANICAL = {
    "upgrade": ("trade", "oil", 3, 0),
    "deploy": ("bolster", "metal", 3, 2),
    "build": ("move", "wood", 3, 2),
    "enlist": ("produce", "food", 4, 2),
}
"""Top action, resource, cost and coins on the Mechanical mat."""
BOTTOMS = list(MECHANICAL)
BONUS = {
    "upgrade": "take power 1",
    "deploy": "take coins 1",
    "build": "take popularity 1",
    "enlist": "take cards 1",
}
ALL = 0b1111
OTHERS = ["nordic industrial", "rusviet agricultural", "crimea patriotic", "polania engineering"]


def table(*others: str, bottom: str = "enlist", **options: bool) -> Position:
    """Saxony (seat 0) is about to perform a bottom action and has exactly its price.

    Clockwise the seats are Nordic, Rusviet, Crimea, Saxony, Polania.
    """
    p = Position("saxony mechanical", *(others or OTHERS[:1]), **options)
    top, resource, cost, _ = MECHANICAL[bottom]
    p.workers(0, "M6", "T8").goods("M6", **{resource: cost})
    for seat in range(len(p.s.players)):
        p.set(seat, power=3, popularity=3, coins=3).hand(seat)
    return p.turn(0).play(top, "skip")


def perform(p: Position, bottom: str) -> Position:
    """The bottom action for its coins and the own bonus alone."""
    return p.play(bottom, "decline")


def perform_asked(p: Position, bottom: str) -> Position:
    """The bottom action for its coins, up to where the seat is asked for its own bonus."""
    p.play("less", "decline")
    if coins := MECHANICAL[bottom][3]:
        p.play(f"take coins {coins}")
    return p


# --- the recruit


@pytest.mark.rule("scythe.enlist.move-recruit", "scythe.ruling.recruit-origin")
@pytest.mark.parametrize("recruit", BOTTOMS)
def test_any_recruit_goes_from_the_player_mat_to_a_free_space_of_the_faction_mat(recruit: str) -> None:
    p = table().play("enlist")
    assert p.tokens("M6") == {}
    assert p.options == [f"recruit {bottom}" for bottom in BOTTOMS] + ["decline"]
    p.play(f"recruit {recruit}")
    assert p.options == ["bonus power", "bonus coins", "bonus popularity", "bonus cards"]
    p.play("bonus coins", "take coins 2")
    assert (p.player(0).recruits, p.player(0).bonuses) == (1 << BOTTOMS.index(recruit), 0b0010)


@pytest.mark.rule("scythe.enlist.move-recruit")
def test_a_recruit_stays_on_its_space() -> None:
    p = table().set(0, recruits=0b0101, bonuses=0b1001).play("enlist")
    assert p.options == ["recruit deploy", "recruit enlist", "decline"]
    p.play("recruit deploy")
    assert p.options == ["bonus coins", "bonus popularity"]


@pytest.mark.rule("scythe.enlist.move-recruit")
def test_who_declines_keeps_the_recruit_and_gets_no_bonus() -> None:
    p = table().play("enlist", "decline")
    assert (p.player(0).recruits, p.player(0).bonuses) == (0, 0)
    assert p.asked[1] != "OneTimeBonus"


@pytest.mark.rule("scythe.enlist.one-time-bonus")
@pytest.mark.parametrize(
    ("bonus", "gained"),
    [("power", (5, 3, 3, 0)), ("coins", (3, 5, 3, 0)), ("popularity", (3, 3, 5, 0)), ("cards", (3, 3, 3, 2))],
)
def test_the_one_time_bonus_comes_at_once(bonus: str, gained: tuple[int, int, int, int]) -> None:
    p = table().play("less", "recruit upgrade", f"bonus {bonus}")
    assert p.options == [f"take {bonus} {n}" for n in (2, 1, 0)]
    p.play(f"take {bonus} 2")
    q = p.player(0)
    assert (q.power, q.coins, q.popularity, len(p.held(0))) == gained
    p.play("take coins 0").goods("M6", food=4).set(0, section=-1).turn(0)
    p.play("produce", "skip", "enlist", "recruit deploy")
    assert f"bonus {bonus}" not in p.options
    assert len(p.options) == 3


# --- the ongoing bonus of the own recruit


@pytest.mark.rule("scythe.enlist.ongoing-unlock")
def test_the_open_circle_pays_from_then_on_and_the_others_do_not() -> None:
    p = table().play("enlist", "recruit build", "bonus coins", "take coins 2")
    assert (p.asked, p.player(0).popularity) == ((1, "ChooseSection"), 3)
    for popularity in (4, 5):
        p.goods("M6", wood=3).set(0, section=-1).turn(0).play("move", "skip")
        assert p.options == ["build", "less", "skip"]
        perform_asked(p, "build")
        assert p.options == ["take popularity 1", "take popularity 0"]
        assert p.play("take popularity 1").player(0).popularity == popularity
    p.goods("M6", oil=3).turn(0).play("trade", "skip")
    perform(p, "upgrade")
    assert p.asked == (1, "ChooseSection")
    assert (p.player(0).power, p.player(0).popularity) == (3, 5)


@pytest.mark.rule("scythe.enlist.ongoing-values")
@pytest.mark.parametrize(
    ("bottom", "gained"),
    [
        ("upgrade", (4, 3, 3, 0)),
        ("deploy", (3, 6, 3, 0)),
        ("build", (3, 5, 4, 0)),
        ("enlist", (3, 5, 3, 1)),
    ],
)
def test_what_each_circle_pays(bottom: str, gained: tuple[int, int, int, int]) -> None:
    def has(p: Position) -> tuple[int, int, int, int]:
        q = p.player(0)
        return q.power, q.coins, q.popularity, len(p.held(0))

    def ready(recruits: int) -> Position:
        return table(bottom=bottom).set(0, recruits=recruits)

    own = 1 << BOTTOMS.index(bottom)
    p = perform(ready(own), bottom)
    assert (p.asked, has(p)) == ((1, "ChooseSection"), gained)
    p = perform_asked(ready(own), bottom)
    assert p.options == [BONUS[bottom], BONUS[bottom][:-1] + "0"]
    assert has(p.play(BONUS[bottom])) == gained
    p = perform(ready(ALL & ~own), bottom)
    assert (p.asked, has(p)) == ((1, "ChooseSection"), (3, 3 + MECHANICAL[bottom][3], 3, 0))


@pytest.mark.rule("scythe.ruling.enlist-own-bonus", "scythe.turn.exposed-fields-before-action")
def test_the_enlist_circle_pays_nothing_in_the_action_that_opens_it() -> None:
    p = table().play("enlist", "recruit enlist", "bonus coins", "take coins 2")
    assert (p.asked, p.held(0)) == ((1, "ChooseSection"), [])


@pytest.mark.rule("scythe.ruling.enlist-own-bonus")
def test_a_table_may_agree_that_it_pays_at_once() -> None:
    p = table(enlist_own_bonus=True)
    p.play("enlist", "recruit enlist", "bonus coins", "take coins 2")
    assert (p.asked, len(p.held(0))) == ((1, "ChooseSection"), 1)
    p = table(enlist_own_bonus=True)
    p.play("less", "recruit enlist", "bonus coins", "take coins 2", "take coins 2")
    assert p.options == ["take cards 1", "take cards 0"]
    assert len(p.play("take cards 1").held(0)) == 1
    p = table(enlist_own_bonus=True)
    p.play("enlist", "recruit build", "bonus coins", "take coins 2")
    assert (p.asked, len(p.held(0))) == ((1, "ChooseSection"), 0)
    p = perform(table(enlist_own_bonus=True).set(0, recruits=0b1000), "enlist")
    assert (p.asked, len(p.held(0))) == ((1, "ChooseSection"), 1)
    assert table(enlist_own_bonus=True, bottom="upgrade").options == ["upgrade", "skip"]


# --- the neighbours


@pytest.mark.rule("scythe.enlist.ongoing-trigger")
@pytest.mark.parametrize("bottom", BOTTOMS)
def test_the_direct_neighbours_may_take_the_bonus_of_that_action(bottom: str) -> None:
    p = table(*OTHERS, bottom=bottom)
    for seat in range(1, 5):
        p.set(seat, recruits=ALL)
    perform(p, bottom)
    asked = []
    while p.asked[1] == "Gain":
        asked.append(p.asked[0])
        assert p.options == [BONUS[bottom], BONUS[bottom][:-1] + "0"]
        p.play(BONUS[bottom])
    assert asked == [4, 3], "Polania to the left of Saxony, Crimea to the right"
    assert [p.player(seat).power for seat in range(5)] == [3, 3, 3, *[3 + (bottom == "upgrade")] * 2]
    assert [len(p.held(seat)) for seat in range(5)] == [0, 0, 0, *[bottom == "enlist"] * 2]


@pytest.mark.rule("scythe.enlist.ongoing-trigger")
def test_a_closed_circle_of_a_neighbour_pays_nothing() -> None:
    p = table(*OTHERS, bottom="build").set(4, recruits=0b1011).set(3, recruits=0b0100)
    perform(p, "build")
    assert p.asked == (3, "Gain")
    p.play("take popularity 1")
    assert p.asked == (4, "ChooseSection")


@pytest.mark.rule("scythe.enlist.ongoing-trigger", "scythe.turn.partial-benefit")
def test_a_bonus_is_voluntary() -> None:
    p = table(bottom="build").set(0, recruits=ALL).set(1, recruits=ALL)
    perform_asked(p, "build").play("take popularity 0", "take popularity 0")
    assert (p.player(0).popularity, p.player(1).popularity) == (3, 3)


@pytest.mark.rule("scythe.enlist.ongoing-trigger")
def test_an_action_that_is_skipped_triggers_nothing() -> None:
    p = table(bottom="build").set(0, recruits=ALL).set(1, recruits=ALL).play("skip")
    assert (p.asked, p.player(0).popularity) == ((1, "ChooseSection"), 3)


@pytest.mark.rule("scythe.enlist.announce")
def test_neighbours_are_told_of_every_bottom_action_even_without_effect() -> None:
    """The program announces by asking: a neighbour cannot miss a bonus."""
    p = table(bottom="deploy").workers(0, "home", "home").character(0, "M6").set(1, recruits=0b0010)
    p.play("deploy")
    assert p.asked == (1, "Gain")
    assert p.options == ["take coins 1", "take coins 0"]


def test_top_actions_never_trigger_a_bonus() -> None:
    p = table(*OTHERS)
    for seat in range(5):
        p.set(seat, recruits=ALL)
    for top, power, coins, popularity in (
        (("move", "take coins 1"), 3, 4, 3),
        (("bolster", "take power 2"), 5, 3, 3),
        (("trade", "take popularity 1"), 5, 2, 4),
        (("produce", "at T8", "done"), 5, 2, 4),
    ):
        p.goods("M6").set(0, section=-1).turn(0).play(*top)
        assert p.asked == (4, "ChooseSection")
        assert (p.player(0).power, p.player(0).coins, p.player(0).popularity) == (power, coins, popularity)
        assert p.held(0) == []


@pytest.mark.rule("scythe.enlist.ongoing-order")
def test_first_the_active_player_then_left_then_right() -> None:
    p = table(*OTHERS, bottom="enlist")
    for seat in range(5):
        p.set(seat, recruits=0b1000)
    perform_asked(p, "enlist")
    asked = []
    while p.asked[1] == "Gain":
        asked.append(p.asked[0])
        p.play("take cards 1")
    assert asked == [0, 4, 3]
    assert p.asked == (4, "ChooseSection")


@pytest.mark.rule("scythe.enlist.ongoing-order")
def test_the_last_card_goes_to_who_comes_first() -> None:
    p = table(*OTHERS, bottom="enlist").deck(5, 4)
    for seat in (0, 3, 4):
        p.set(seat, recruits=0b1000)
    perform(p, "enlist").play("take cards 1")
    assert [len(p.held(seat)) for seat in (0, 4, 3)] == [1, 1, 0]
    assert p.asked == (4, "ChooseSection")


@pytest.mark.rule("scythe.ruling.missing-neighbours")
def test_neighbours_are_the_next_that_take_part() -> None:
    """Nordic, Crimea and Saxony: empty seats between them do not matter."""
    p = table("nordic industrial", "crimea patriotic", bottom="build")
    for seat in range(3):
        p.set(seat, recruits=ALL)
    perform(p, "build")
    asked = []
    while p.asked[1] == "Gain":
        asked.append(p.asked[0])
        p.play("take popularity 1")
    assert asked == [1, 2]


@pytest.mark.rule("scythe.enlist.two-player-once")
def test_with_two_players_the_bonus_comes_once() -> None:
    p = table(bottom="build").set(1, recruits=ALL)
    perform(p, "build").play("take popularity 1")
    assert (p.asked, p.player(1).popularity) == ((1, "ChooseSection"), 4)


@pytest.mark.rule("scythe.enlist.example-build-popularity")
@pytest.mark.parametrize(("builder", "gains"), [(0, 1), (1, 1), (2, 0), (3, 0), (4, 1)])
def test_example_blue_gains_popularity_when_blue_or_a_neighbour_builds(builder: int, gains: int) -> None:
    """Blue is Nordic: Polania sits to its right and Rusviet to its left."""
    p = Position(
        "nordic industrial",
        "rusviet mechanical",
        "crimea patriotic",
        "saxony agricultural",
        "polania engineering",
    )
    p.set(0, recruits=0b0100, popularity=3).hand(2).workers(builder, "T5").goods("T5", wood=4).turn(builder)
    top = {0: "move", 1: "move", 2: "trade", 3: "produce", 4: "bolster"}[builder]
    p.play(top, "skip", "build", "decline")
    assert (p.asked == (0, "Gain")) == (bool(gains) and builder != 0), "only neighbours are asked"
    if p.asked == (0, "Gain"):
        p.play("take popularity 1")
    assert p.player(0).popularity == 3 + gains


# --- at the end of the game


@pytest.mark.rule("scythe.enlist.ongoing-order-game-end", "scythe.ruling.neighbour-bonus-sequence")
def test_a_sixth_star_by_a_bonus_leaves_nothing_for_who_comes_later() -> None:
    p = table(*OTHERS, bottom="build").set(4, recruits=ALL, popularity=17).set(3, recruits=ALL)
    p.stars(4, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    perform(p, "build")
    assert p.asked == (4, "Gain")
    p.play("take popularity 1")
    assert p.s.over
    assert (p.player(4).star_count, p.player(4).popularity, p.player(3).popularity) == (6, 18, 3)


@pytest.mark.rule("scythe.enlist.ongoing-order-game-end")
def test_the_right_neighbours_sixth_star_comes_after_the_left_ones_bonus() -> None:
    p = table(*OTHERS, bottom="build").set(3, recruits=ALL, popularity=17).set(4, recruits=ALL)
    p.stars(3, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    perform(p, "build").play("take popularity 1", "take popularity 1")
    assert p.s.over
    assert (p.player(4).popularity, p.player(3).star_count) == (4, 6)


@pytest.mark.rule("scythe.ruling.neighbour-bonus-sequence")
def test_a_star_of_a_neighbour_that_ends_nothing_is_placed_before_the_next_takes_the_bonus() -> None:
    p = table(*OTHERS, bottom="build").set(4, recruits=ALL, popularity=17).set(3, recruits=ALL)
    perform(p, "build").play("take popularity 1")
    assert (p.player(4).star_count, p.asked) == (1, (3, "Gain"))


@pytest.mark.rule("scythe.ruling.neighbour-bonus-at-end")
def test_the_active_players_sixth_star_leaves_nothing_for_the_neighbours() -> None:
    """Main effect, coins and own bonus are taken first; the neighbours' bonuses are not."""
    p = table(*OTHERS, bottom="build").set(0, recruits=ALL, popularity=17)
    p.stars(0, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    p.set(4, recruits=ALL).set(3, recruits=ALL)
    p.play("build", "structure mill", "at T8")
    assert p.s.over
    assert p.player(0).structures[3] == p.place("T8")
    assert (p.player(0).coins, p.player(0).popularity, p.player(0).star_count) == (5, 18, 6)
    assert (p.player(4).popularity, p.player(3).popularity) == (3, 3)

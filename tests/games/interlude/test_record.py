"""The first rewards: wins, wealth, and the triumph log."""

from __future__ import annotations

import pytest

from games.interlude.between import after, answer, asked, finish, now, result, sheet, texts
from spielwerk.games.scythe.fenris.chronicle import Entry
from spielwerk.games.scythe.fenris.interlude.options import COLUMNS

NORDIC, SAXONY = sheet("nordic"), sheet("saxony")


def ticks(match: object, seat: int = 0) -> dict[str, int]:
    """The columns with ticks of the last episode."""
    c = now(match)  # type: ignore[arg-type]
    return {COLUMNS[i]: len(row) for i, row in enumerate(c.sheets[seat].log) if c.path[-1] in row}


@pytest.mark.rule("fenris.campaign.win-notation-first")
@pytest.mark.rule("fenris.sheet.wins-section")
def test_the_win_is_noted_for_the_winner_only() -> None:
    c = finish(after("6", (sheet("nordic"), result(40, 2)), (sheet("saxony"), result(60, 1))))
    assert [s.wins for s in c.sheets] == [[], ["6"]]


@pytest.mark.rule("fenris.campaign.win-notation-first")
def test_a_shared_win_is_noted_by_each() -> None:
    c = finish(after("6", (sheet("nordic"), result(60)), (sheet("saxony"), result(60))))
    assert [s.wins for s in c.sheets] == [["6"], ["6"]]


@pytest.mark.rule("fenris.campaign.wealth-added-after-scoring")
def test_the_final_coins_of_an_episode_are_added_to_wealth() -> None:
    c = finish(after("6", (sheet("nordic", 30), result(41, 2)), (sheet("saxony"), result(60))))
    assert [s.wealth for s in c.sheets] == [71, 60]


@pytest.mark.rule("fenris.campaign.wealth-spending-recorded")
def test_spending_is_noted_below_what_was_there() -> None:
    spent = result(41, 2, spent=15, instant="power")
    c = finish(after("6", (sheet("nordic", 30), spent), (sheet("saxony"), result(60))))
    assert c.sheets[0].entries == [
        Entry("0", "joined", 30),
        Entry("6", "instant", -15),
        Entry("6", "coins", 41),
    ]
    assert c.sheets[0].wealth == 56


@pytest.mark.rule("fenris.campaign.only-last-coins")
@pytest.mark.rule("fenris.campaign.wealth-never-scores")
def test_wealth_does_not_count_for_the_campaign() -> None:
    c = after("8a", (sheet("nordic", 500), result(10, 2)), (sheet("saxony"), result(11)))
    finish(c)
    assert [c.game.score(c.state, seat).total for seat in (0, 1)] == [20, 22]
    assert now(c).sheets[0].wealth == 0, "it is crossed out"


@pytest.mark.rule("fenris.triumphlog.tick-per-star")
def test_each_star_ticks_the_topmost_free_box_of_its_column() -> None:
    had = sheet("nordic", ticks=[2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    match = after("6", (had, result(stars=["upgrades", "power"])), (sheet("saxony"), result(0, 2)))
    finish(match)
    assert ticks(match) == {"upgrades": 3, "power": 1}


@pytest.mark.rule("fenris.triumphlog.one-tick-per-category")
@pytest.mark.rule("fenris.triumphlog.saxony-example")
def test_two_objective_stars_of_saxony_tick_one_box() -> None:
    match = after(
        "6", (sheet("saxony"), result(stars=["objective", "objective"])), (sheet("nordic"), result(0, 2))
    )
    finish(match)
    assert ticks(match) == {"objective": 1}


@pytest.mark.rule("fenris.triumphlog.two-combat-columns")
def test_two_combat_stars_tick_both_combat_columns() -> None:
    match = after("6", (sheet("nordic"), result(stars=["combat", "combat"])), (sheet("saxony"), result(0, 2)))
    finish(match)
    assert ticks(match) == {"combat": 1, "combat-2": 1}


@pytest.mark.rule("fenris.triumphlog.two-combat-columns")
def test_one_combat_star_is_ticked_in_the_combat_column_that_its_owner_chooses() -> None:
    match = after("6", (sheet("nordic"), result(stars=["combat"])), (sheet("saxony"), result(0, 2)))
    assert texts(match) == ["tick combat", "tick combat-2"]
    answer(match, "tick combat-2")
    assert ticks(match) == {"combat-2": 1}


@pytest.mark.rule("fenris.triumphlog.full-column")
@pytest.mark.rule("fenris.triumphlog.rows")
def test_a_full_column_takes_no_further_tick() -> None:
    full = sheet("nordic", ticks=[5, 4, 0, 0, 0, 0, 0, 0, 0, 0])
    match = after("6", (full, result(stars=["upgrades", "mechs"])), (sheet("saxony"), result(0, 2)))
    finish(match)
    assert ticks(match) == {"mechs": 5}
    assert len(now(match).sheets[0].log[0]) == 5


@pytest.mark.rule("fenris.triumphlog.wild-stars")
@pytest.mark.rule("fenris.ep1.reward-objective-wild")
def test_a_star_on_the_open_objective_ticks_any_column() -> None:
    match = after(
        "1", (sheet("nordic"), result(stars=["open-objective", "mechs"])), (sheet("saxony"), result(0, 2))
    )
    assert texts(match) == [f"tick {column}" for column in COLUMNS if column != "mechs"]
    answer(match, "tick power")
    assert ticks(match) == {"mechs": 1, "power": 1}


@pytest.mark.rule("fenris.triumphlog.wild-stars")
def test_wild_stars_take_one_box_of_a_column_in_an_episode() -> None:
    stars = ["combat-cards", "upgrades-or-structures"]
    match = after("2a", (sheet("nordic"), result(stars=stars)), (sheet("saxony"), result(0, 2)))
    answer(match, "tick workers")
    assert "tick workers" not in texts(match)
    assert len(texts(match)) == 9


@pytest.mark.rule("fenris.triumphlog.wild-stars")
def test_a_wild_star_without_an_open_column_is_lost() -> None:
    full = sheet("nordic", ticks=[5] * 10)
    match = after("2a", (full, result(stars=["combat-cards"])), (sheet("saxony"), result(0, 2)))
    assert asked(match) != "TickStar"


@pytest.mark.rule("fenris.ep2a.reward-wild-stars")
def test_stars_of_the_war_track_that_tick_any_column() -> None:
    stars = ["combat"] * 4 + ["combat-cards", "upgrades-or-structures"]
    match = after("2a", (sheet("nordic"), result(stars=stars)), (sheet("saxony"), result(0, 2)))
    for column in ("upgrades", "mechs", "structures", "recruits"):
        assert len(texts(match)) > 1
        answer(match, f"tick {column}")
    assert ticks(match) == dict.fromkeys(
        ("upgrades", "mechs", "structures", "recruits", "combat", "combat-2"), 1
    )
    assert asked(match) != "TickStar"


@pytest.mark.rule("fenris.ep2b.reward-wild-stars")
def test_stars_of_the_peace_track_that_tick_any_column() -> None:
    stars = ["resources", "factory-card", "encounter-tokens", "objective", "objective", "mechs-or-recruits"]
    match = after("2b", (sheet("nordic"), result(stars=stars)), (sheet("saxony"), result(0, 2)), path=["1"])
    for column in ("upgrades", "power", "popularity", "workers", "combat"):
        answer(match, f"tick {column}")
    assert ticks(match)["objective"] == 1
    assert len(ticks(match)) == 6
    assert asked(match) != "TickStar"


@pytest.mark.rule("fenris.ep2a.reward-wild-stars")
@pytest.mark.rule("fenris.ep2b.reward-wild-stars")
@pytest.mark.parametrize(
    ("episode", "stars", "fixed", "wild"),
    [("2a", ["combat"] * 6, ["combat", "combat-2"], 2), ("2b", ["objective"] * 4, ["objective"], 1)],
)
def test_saxonys_stars_beyond_the_new_spaces_are_not_wild(
    episode: str, stars: list[str], fixed: list[str], wild: int
) -> None:
    """Only those on the two new combat spaces, or on the second space for an objective."""
    two = (sheet("saxony"), result(stars=stars)), (sheet("nordic"), result(0, 2))
    match = after(episode, *two, path=["1"])
    assert [*ticks(match)] == fixed
    for _ in range(wild):
        assert asked(match) == "TickStar"
        answer(match, texts(match)[0])
    assert asked(match) != "TickStar"


@pytest.mark.rule("fenris.ep7.reward-wild-stars")
@pytest.mark.parametrize(("episode", "space"), [("7w", "combat-cards"), ("7p", "resources")])
def test_stars_of_the_track_of_episode_7_tick_any_column(episode: str, space: str) -> None:
    path = ["1", "2b" if episode == "7w" else "2a", "3", "4", "5", "6"]
    match = after(
        episode, (sheet("nordic"), result(stars=[space])), (sheet("saxony"), result(0, 2)), path=path
    )
    assert len(texts(match)) == 10
    other = after("6", (sheet("nordic"), result(stars=[space])), (sheet("saxony"), result(0, 2)))
    assert asked(other) != "TickStar"


@pytest.mark.rule("fenris.ep8a.scoring-wild")
def test_stars_on_achievement_tiles_tick_any_column_before_lines_are_counted() -> None:
    nearly = sheet("nordic", ticks=[4, 1, 1, 1, 1, 1, 1, 1, 1, 0])
    match = after("8a", (nearly, result(10, stars=["mechs", "upgrades"])), (sheet("saxony"), result(0, 2)))
    assert len(texts(match)) == 10
    answer(match, "tick power", "tick upgrades")
    assert match.over
    assert match.game.score(match.state, 0).total == 20 + 25 + 25


@pytest.mark.rule("fenris.automa-campaign.log-recorded")
@pytest.mark.rule("fenris.automa-campaign.log-combat-column")
def test_an_automa_ticks_the_fuller_combat_column_that_is_not_full() -> None:
    automa = sheet("nordic", automa="automa", ticks=[0, 0, 0, 0, 0, 0, 1, 3, 0, 0])
    match = after("6", (sheet("saxony"), result(0, 2)), (automa, result(stars=["combat", "mechs"])))
    finish(match)
    assert ticks(match, 1) == {"mechs": 1, "combat-2": 4}
    automa = sheet("nordic", automa="automa", ticks=[0, 0, 0, 0, 0, 0, 1, 5, 0, 0])
    match = after("6", (sheet("saxony"), result(0, 2)), (automa, result(stars=["combat"])))
    finish(match)
    assert ticks(match, 1) == {"combat": 2}


@pytest.mark.rule("fenris.automa-campaign.log-wild-star")
def test_an_automa_ticks_a_wild_star_in_the_first_free_box_in_reading_order() -> None:
    automa = sheet("nordic", automa="automa", ticks=[1, 1, 0, 0, 1, 1, 1, 1, 1, 1])
    match = after(
        "1", (sheet("saxony"), result(0, 2)), (automa, result(stars=["open-objective", "structures"]))
    )
    assert ticks(match, 1) == {"structures": 1, "recruits": 1}


@pytest.mark.rule("fenris.ep2a.automa-log-combined")
@pytest.mark.parametrize(
    ("had", "column"),
    [([0] * 10, "upgrades"), ([1, 0, 2] + [0] * 7, "structures"), ([1, 0, 5] + [0] * 7, "upgrades")],
)
def test_an_automa_ticks_the_combined_space_of_the_war_track_as_upgrades_or_structures(
    had: list[int], column: str
) -> None:
    automa = sheet("nordic", automa="automa", ticks=had)
    match = after("2a", (sheet("saxony"), result(0, 2)), (automa, result(stars=["upgrades-or-structures"])))
    finish(match)
    assert [*ticks(match, 1)] == [column]


@pytest.mark.rule("fenris.ep2b.automa-log-combined")
@pytest.mark.parametrize(("had", "column"), [([0] * 10, "mechs"), ([0, 1, 0, 2] + [0] * 6, "recruits")])
def test_an_automa_ticks_the_combined_space_of_the_peace_track_as_mechs_or_recruits(
    had: list[int], column: str
) -> None:
    automa = sheet("nordic", automa="automa", ticks=had)
    seats = (sheet("saxony"), result(0, 2)), (automa, result(stars=["mechs-or-recruits"]))
    match = after("2b", *seats, path=["1"])
    finish(match)
    assert [*ticks(match, 1)] == [column]


@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-up")
@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-down")
@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-between")
@pytest.mark.parametrize(("coins", "adapted"), [(30, 1), (70, -1), (50, 0)])
def test_with_three_sides_an_automa_counts_how_it_stood_among_people(coins: int, adapted: int) -> None:
    places = {30: 3, 70: 1, 50: 2}
    automa = (sheet("crimea", automa="automa", adapted=2), result(coins, places[coins]))
    low, high = result(40, 3 - (coins == 30)), result(60, 1 + (coins == 70))
    c = finish(after("6", (sheet("nordic"), low), (sheet("saxony"), high), automa))
    assert c.sheets[2].adapted == 2 + adapted


@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-up")
@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-down")
@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-between")
@pytest.mark.parametrize(
    ("coins", "adapted"),
    [((40, 90, 30), -1), ((90, 10, 60), 1), ((90, 10, 30), 0), ((30, 90, 60), 0)],
    ids=["ahead of both", "behind both", "between", "between the other way"],
)
def test_an_automa_is_compared_with_the_people_beside_it_only(
    coins: tuple[int, int, int], adapted: int
) -> None:
    """Around the board: Nordic, Rusviet, the Automa of Crimea, Saxony; Nordic sits opposite."""
    factions = ("saxony", "nordic", "rusviet")
    places = [1 + sum(n > mine for n in (*coins, 50)) for mine in coins]
    seats = [(sheet(f), result(n, p)) for f, n, p in zip(factions, coins, places, strict=True)]
    automa = (sheet("crimea", automa="automa"), result(50, 1 + sum(n > 50 for n in coins)))
    c = finish(after("6", seats[0], automa, *seats[1:]))
    assert c.sheets[1].adapted == adapted


@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-down")
def test_the_nearest_person_may_sit_behind_another_automa_or_lead_a_faction_without_a_base() -> None:
    """Around the board: Nordic, two Automas, Vesna at the base of Saxony, Polania."""
    seats = (
        (sheet("nordic"), result(40, 4)),
        (sheet("rusviet", automa="automa"), result(50, 3)),
        (sheet("crimea", automa="automa"), result(60, 2)),
        (sheet("vesna", home="saxony"), result(30, 5)),
        (sheet("polania"), result(90, 1)),
    )
    c = finish(after("6", *seats))
    assert [s.adapted for s in c.sheets] == [0, -1, -1, 0, 0]


@pytest.mark.rule("fenris.automa-campaign.adaptive-three-plus-up")
def test_with_two_automas_both_are_compared_with_the_only_person() -> None:
    seats = (
        (sheet("nordic"), result(40, 2)),
        (sheet("rusviet", automa="automa"), result(30, 3)),
        (sheet("crimea", automa="automa"), result(60, 1)),
    )
    c = finish(after("6", *seats))
    assert [s.adapted for s in c.sheets] == [0, 1, -1]

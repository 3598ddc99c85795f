"""Vesna, Fenris, and changes of faction."""

from __future__ import annotations

from typing import Any

import pytest

from games.interlude.between import after, answer, asked, finish, now, result, sheet, texts
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.match import Match


def seats(*factions: str, found: int = -1, **more: Any) -> list[tuple[Any, Any]]:
    """Sheets with places in this order."""
    return [
        (sheet(faction, **more), result(100 - i, i + 1, found=i == found))
        for i, faction in enumerate(factions)
    ]


def stay(match: Match, *stays: int) -> None:
    for seat in stays:
        answer(match, "stay", seat=seat)


def factions(match: Match) -> list[str]:
    return [each.faction for each in now(match).sheets]


@pytest.mark.rule("fenris.ep3.vesna-finder")
@pytest.mark.rule("fenris.ep3.vesna-home")
@pytest.mark.rule("fenris.ep3.vesna-keeps")
def test_the_finder_plays_vesna_at_the_old_home_base_with_everything_collected() -> None:
    finder = sheet("saxony", 70, mech=["armor"], bonuses=[1, 0, 0], ticks=[2] * 10, wins=["1"])
    match = after("3", (sheet("nordic"), result(60)), (finder, result(20, 2, found=True)))
    assert factions(match) == ["nordic", "vesna"]
    found = finish(match).sheets[1]
    assert found.home == "saxony"
    assert (found.mech, found.bonuses, found.wins, found.wealth) == (["armor"], [1, 0, 0], ["1"], 90)
    assert found.ticks == 20


@pytest.mark.rule("fenris.ep3.vesna-nobody")
def test_if_nobody_found_her_the_winner_plays_vesna() -> None:
    match = after("3", *seats("nordic", "saxony"))
    assert factions(match) == ["vesna", "saxony"]


@pytest.mark.rule("fenris.ep3.vesna-nobody")
def test_of_two_winners_the_one_with_less_wealth_before_the_episode_plays_vesna() -> None:
    match = after("3", (sheet("nordic", 20), result(60)), (sheet("saxony", 10), result(60)))
    assert factions(match) == ["nordic", "vesna"]


@pytest.mark.rule("fenris.ep3.vesna-finder")
def test_an_automa_can_find_vesna_too() -> None:
    match = after(
        "3", (sheet("nordic"), result(60)), (sheet("saxony", automa="automa"), result(20, 2, found=True))
    )
    assert factions(match) == ["nordic", "vesna"]


@pytest.mark.rule("fenris.ep3.switch-optional")
def test_everybody_but_vesna_is_asked_whether_to_change() -> None:
    match = after("3", *seats("nordic", "saxony", "crimea", found=1))
    assert [d.seat for d in match.decisions] == [0, 2]
    assert texts(match, 0) == ["stay", "leave"]
    stay(match, 0, 2)
    assert asked(match) not in ("TakeFaction", "Stay")
    assert factions(match) == ["nordic", "vesna", "crimea"]


@pytest.mark.rule("fenris.ep3.switch-pool")
def test_who_changes_chooses_among_unused_mats_and_those_that_others_gave_up() -> None:
    match = after("3", *seats("nordic", "saxony", "crimea", found=1), invaders=False)
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=2)
    assert texts(match) == ["take nordic", "take rusviet", "take crimea", "take saxony", "take polania"]


@pytest.mark.rule("fenris.campaign.compat-invaders")
def test_the_factions_of_the_other_expansion_are_there_if_it_is_used() -> None:
    match = after("3", *seats("nordic", "saxony", found=1), invaders=True)
    answer(match, "leave")
    assert {"take albion", "take togawa"} <= {*texts(match)}
    without = after("3", *seats("nordic", "saxony", found=1))
    answer(without, "leave")
    assert not {"take albion", "take togawa"} & {*texts(without)}


@pytest.mark.rule("fenris.ep3.switch-order")
@pytest.mark.rule("fenris.ep3.switch-wealth-count")
@pytest.mark.rule("fenris.ep3.switch-order-example")
def test_120_wealth_without_modifications_chooses_before_90_with_one() -> None:
    a, b = sheet("nordic", 40, mech=["armor"]), sheet("saxony", 100)
    match = after("3", (a, result(50, 2)), (b, result(20, 3)), (sheet("crimea"), result(60, found=True)))
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=1)
    assert match.decision is not None
    assert (asked(match), match.decision.seat) == ("TakeFaction", 1)
    answer(match, "take rusviet")
    assert match.decision.seat == 0
    assert "take rusviet" not in texts(match)


@pytest.mark.rule("fenris.ep3.switch-order")
def test_with_equal_wealth_the_lower_result_chooses_first_then_fewer_wins() -> None:
    two = (sheet("nordic", 10), result(40, 2)), (sheet("saxony", 20), result(30, 3))
    match = after("3", *two, (sheet("crimea"), result(60, found=True)))
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=1)
    assert match.decision is not None
    assert match.decision.seat == 1
    two = (sheet("nordic", 10, wins=["1"]), result(40, 2)), (sheet("saxony", 10), result(40, 2))
    match = after("3", *two, (sheet("crimea"), result(60, found=True)))
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=1)
    assert match.decision is not None
    assert match.decision.seat == 1


@pytest.mark.rule("fenris.campaign.faction-change-keeps-all")
def test_who_changes_faction_keeps_the_sheet() -> None:
    mine = sheet("nordic", 70, infra=["spy"], bonuses=[0, 2, 0], ticks=[1] * 10, instant=["power"])
    match = after("3", (mine, result(30, 2)), (sheet("saxony"), result(60, found=True)))
    answer(match, "leave", "take polania")
    found = now(match).sheets[0]
    assert (found.faction, found.home) == ("polania", "polania")
    assert (found.wealth, found.infra, found.bonuses, found.instant, found.ticks) == (
        *(100, ["spy"], [0, 2, 0], ["power"], 10),
    )


@pytest.mark.rule("fenris.ep3.vesna-home")
def test_vesna_finds_another_base_if_somebody_takes_her_players_old_faction() -> None:
    match = after("3", *seats("nordic", "saxony", found=1))
    answer(match, "leave", "take saxony")
    assert match.decision is not None
    assert (asked(match), match.decision.seat) == ("Settle", 1)
    assert "settle saxony" not in texts(match)
    assert "settle nordic" in texts(match)
    answer(match, "settle rusviet")
    assert [each.home for each in now(match).sheets] == ["saxony", "rusviet"]


@pytest.mark.rule("fenris.ep3.automa-switch-roll")
@pytest.mark.parametrize(("roll", "leaves"), [(3, False), (4, True)])
def test_an_automa_gives_up_its_faction_on_4_to_6(roll: int, leaves: bool) -> None:
    automa = (sheet("saxony", automa="automa"), result(20, 2))
    match = after("3", (sheet("nordic"), result(60, found=True)), automa, chance="ask")
    assert asked(match) == "RollToLeave"
    answer(match, f"roll {roll}")
    assert (asked(match) == "DealFaction") == leaves


@pytest.mark.rule("fenris.ep3.automa-switch-random")
def test_an_automa_gets_a_random_faction_perhaps_its_old_one() -> None:
    automa = (sheet("saxony", automa="automa"), result(20, 2))
    match = after("3", (sheet("nordic"), result(60, found=True)), automa, chance="ask")
    answer(match, "roll 6")
    d = match.decision
    assert d is not None
    can = {o.at for o, n in zip(d.options, d.weights, strict=True) if n}
    assert can == {"nordic", "rusviet", "crimea", "saxony", "polania"}
    answer(match, "gets polania")
    assert (now(match).sheets[1].faction, now(match).sheets[1].home) == ("polania", "polania")


@pytest.mark.rule("fenris.ep5.fenris-victor")
@pytest.mark.rule("fenris.ep5.fenris-home")
@pytest.mark.rule("fenris.ep5.fenris-keeps")
def test_who_defeated_the_annihilator_plays_fenris_at_the_old_home_base() -> None:
    victor = sheet("saxony", 70, infra=["spy"])
    match = after("5", (sheet("nordic"), result(60)), (victor, result(0, 2, found=True)))
    found = finish(match).sheets[1]
    assert (found.faction, found.home, found.infra, found.wealth) == ("fenris", "saxony", ["spy"], 70)


@pytest.mark.rule("fenris.ep5.fenris-nobody")
def test_if_nobody_defeated_it_the_winner_plays_fenris() -> None:
    assert [s.faction for s in finish(after("5", *seats("nordic", "saxony"))).sheets] == ["fenris", "saxony"]


@pytest.mark.rule("fenris.ep5.fenris-may-drop-vesna")
def test_vesnas_player_may_become_fenris_and_vesna_rests_until_the_next_change() -> None:
    vesna = sheet("vesna", home="polania")
    match = after("5", (vesna, result(60)), (sheet("saxony"), result(0, 2)))
    c = finish(match)
    assert [s.faction for s in c.sheets] == ["fenris", "saxony"]
    assert c.sheets[0].home == "polania"
    later = after("6", (c.sheets[0], result(0, 2)), (sheet("saxony"), result(60)))
    answer(later, "stay", seat=0)
    answer(later, "leave", seat=1)
    assert "take vesna" in texts(later)


@pytest.mark.rule("fenris.ep6.switch-all")
def test_after_episode_6_everybody_may_change() -> None:
    guests = (sheet("vesna", home="crimea"), result(50, 2)), (sheet("fenris", home="polania"), result(40, 3))
    match = after("6", (sheet("nordic"), result(60)), *guests)
    assert [d.seat for d in match.decisions] == [0, 1, 2]


@pytest.mark.rule("fenris.ep6.switch-order")
@pytest.mark.rule("fenris.ep6.switch-pool")
def test_after_episode_6_the_best_result_chooses_first_among_all_mats_given_up() -> None:
    match = after("6", *seats("nordic", "saxony", "crimea"))
    answer(match, "stay", seat=1)
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=2)
    assert match.decision is not None
    assert match.decision.seat == 0
    assert "take crimea" in texts(match)
    answer(match, "take crimea")
    assert match.decision.seat == 2
    assert "take nordic" in texts(match)


@pytest.mark.rule("fenris.ep6.switch-order")
@pytest.mark.rule("fenris.ruling.shared-episode-win")
@pytest.mark.parametrize(
    ("wealth", "first"), [((30, 20), ("TakeFaction", 1)), ((20, 30), ("TakeFaction", 0)), ((9, 9), None)]
)
def test_with_equal_results_in_episode_6_less_wealth_before_it_chooses_first_then_chance(
    wealth: tuple[int, int], first: tuple[str, int] | None
) -> None:
    two = [(sheet(f, n), result(50)) for f, n in zip(("nordic", "saxony"), wealth, strict=True)]
    match = after("6", *two, chance="ask")
    while asked(match) == "DrawLeader":
        answer(match, texts(match)[0])
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=1)
    assert match.decision is not None
    assert (asked(match), match.decision.seat) == (first or ("DrawFirst", CHANCE))
    if first is None:
        answer(match, "first 1")
        assert (asked(match), match.decision.seat) == ("TakeFaction", 1)


@pytest.mark.rule("fenris.ep6.switch-home-kept")
def test_who_takes_vesna_after_episode_6_keeps_the_own_home_base() -> None:
    vesna = (sheet("vesna", home="crimea"), result(60))
    match = after("6", vesna, (sheet("saxony"), result(50, 2)))
    answer(match, "leave", seat=0)
    answer(match, "leave", seat=1)
    answer(match, "take nordic", "take vesna")
    assert [(each.faction, each.home) for each in now(match).sheets] == [
        ("nordic", "nordic"),
        ("vesna", "saxony"),
    ]


@pytest.mark.rule("fenris.ep6.switch-home-taken")
def test_a_guest_whose_base_belongs_to_a_chosen_faction_picks_an_unused_base() -> None:
    match = after("6", (sheet("vesna", home="crimea"), result(60)), (sheet("saxony"), result(50, 2)))
    answer(match, "stay", seat=0)
    answer(match, "leave", seat=1)
    answer(match, "take crimea")
    assert match.decision is not None
    assert (asked(match), match.decision.seat) == ("Settle", 0)
    assert texts(match) == [
        f"settle {id}" for id in ("albion", "nordic", "rusviet", "togawa", "saxony", "polania")
    ]
    answer(match, "settle saxony")
    assert now(match).sheets[0].home == "saxony"


@pytest.mark.rule("fenris.ep6.automa-keeps-special")
@pytest.mark.rule("fenris.ep6.automa-switch-roll")
def test_an_automa_with_vesna_keeps_her_and_another_rolls() -> None:
    automas = (
        (sheet("vesna", home="crimea", automa="automa"), result(50, 2)),
        (sheet("polania", automa="automa"), result(40, 3)),
    )
    match = after("6", (sheet("nordic"), result(60)), *automas, chance="ask")
    answer(match, "stay")
    assert match.decision is not None
    assert match.decision.frame.seat == 2
    answer(match, "roll 5")
    assert asked(match) == "DealFaction"


@pytest.mark.rule("fenris.ep6.automa-switch-random")
def test_an_automa_that_leaves_after_episode_6_gets_a_random_faction() -> None:
    automa = (sheet("polania", automa="automa"), result(40, 2))
    match = after("6", (sheet("nordic"), result(60)), automa, chance="ask")
    answer(match, "stay", "roll 4", "gets fenris")
    assert (now(match).sheets[1].faction, now(match).sheets[1].home) == ("fenris", "polania")


@pytest.mark.rule("fenris.campaign.skip-episode")
def test_the_faction_of_a_player_who_is_away_cannot_be_chosen() -> None:
    away = sheet("crimea", status="away")
    match = after("6", *seats("nordic", "saxony"))
    c = now(match)
    c.sheets.append(away)
    answer(match, "leave", seat=0)
    answer(match, "stay", seat=1)
    assert "take crimea" not in texts(match)
    assert "take polania" in texts(match)

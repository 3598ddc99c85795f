"""The campaign sheet in an episode: bonuses, progress stars of Automas, and the report."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import spielwerk
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.fenris.chronicle import Entry, EpisodeReport, Sheet
from spielwerk.games.scythe.fenris.group import new_sheet
from spielwerk.games.scythe.fenris.progress_stars import CHANCES, LOWER, ProgressStar, counted
from spielwerk.games.scythe.state import FIRST_WORKER, FULL, NOWHERE, SHIFT, Scythe
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match


def sheet(faction: str, wealth: int = 0, **more: Any) -> Sheet:
    made = new_sheet(faction.capitalize(), faction, more.pop("automa", ""))
    if wealth:
        made.entries.append(Entry("0", "joined", wealth))
    for name, value in more.items():
        setattr(made, name, value)
    return made


def episode(number: str, *sheets: Sheet, keys: tuple[str, ...] = ("fenris-1",), **more: Any) -> Match:
    """An episode with these sheets, before its first decision."""
    mats = ("mechanical", "industrial", "engineering", "patriotic")
    seats = [
        {"faction": s.faction, "mat": None if s.automa else mats[i], "automa": s.automa or None}
        | {"sheet": msgspec.to_builtins(s)}
        for i, s in enumerate(sheets)
    ]
    spoilers = [*keys, f"fenris-{number.rstrip('wp')}"]
    return Match(spielwerk.game("scythe", seats=seats, episode=number, spoilers=spoilers, **more), 1)


def at(match: Match) -> Scythe:
    assert isinstance(match.state, Scythe)
    return match.state


def texts(match: Match) -> list[str]:
    return [option.text for option in match.decision.options] if match.decision else []


def asked(match: Match) -> str:
    return match.decision.kind if match.decision else ""


@pytest.mark.rule("fenris.ep1.free-instant-bonus")
@pytest.mark.rule("fenris.sheet.instant-bonus-seven")
def test_in_episode_1_everybody_may_use_one_of_seven_instant_bonuses_free_of_charge() -> None:
    match = episode("1", sheet("nordic"), sheet("saxony"))
    assert asked(match) == "scythe.sheet.InstantBonus"
    assert texts(match) == [
        *(f"instant {id}" for id in ("coins", "power", "objectives", "popularity", "resources", "cards")),
        "instant worker",
        "no-bonus",
    ]


@pytest.mark.rule("fenris.frame.instant-bonus")
def test_later_an_instant_bonus_costs_15_wealth() -> None:
    match = episode("6", sheet("nordic", 15), sheet("saxony", 14))
    assert "instant coins" in texts(match)
    match.choose("instant coins")
    assert asked(match) != "scythe.sheet.InstantBonus"  # fourteen do not suffice, so nothing is asked
    assert at(match).players[0].coins > at(episode("6", sheet("nordic"), sheet("saxony"))).players[0].coins


@pytest.mark.rule("fenris.frame.instant-bonus")
@pytest.mark.parametrize("number", ["2a", "7w"])
def test_only_rivals_are_declared_after_instant_bonuses(number: str) -> None:
    match = episode(number, sheet("nordic", 15), sheet("saxony", 15))
    kinds = []
    while not asked(match).startswith("scythe.turn"):
        assert match.decision is not None
        kinds.append(asked(match).split(".")[1])
        match.choose(texts(match)[-1], match.decision.seat)
    assert [*dict.fromkeys(kinds)][-2:] == ["sheet", "rivals"]


@pytest.mark.rule("fenris.frame.instant-bonus")
def test_guests_get_their_cards_and_tiles_before_instant_bonuses() -> None:
    vesna = sheet("vesna", 15, home="nordic")
    match = episode("6", vesna, sheet("saxony"), keys=("fenris-1", "fenris-3a"), modules=["vesna-faction"])
    kinds = []
    while not asked(match).startswith("scythe.turn"):
        assert match.decision is not None
        kinds.append(asked(match).split(".")[1])
        match.choose(texts(match)[-1], match.decision.seat)
    assert kinds[0] != "sheet"
    assert kinds[-1] == "sheet"


@pytest.mark.rule("fenris.sheet.instant-bonus-once-per-campaign")
def test_a_bonus_that_was_used_before_is_not_offered() -> None:
    match = episode("6", sheet("nordic", 30, instant=["coins", "worker"]), sheet("saxony"))
    assert "instant coins" not in texts(match)
    assert "instant worker" not in texts(match)
    assert len(texts(match)) == 6


@pytest.mark.rule("fenris.sheet.instant-bonus-one-per-episode")
@pytest.mark.rule("fenris.sheet.instant-bonus-order")
def test_each_player_chooses_one_bonus_in_player_order() -> None:
    match = episode("1", sheet("nordic"), sheet("saxony"), sheet("crimea"))
    order = []
    while asked(match) == "scythe.sheet.InstantBonus":
        assert match.decision is not None
        order.append(match.decision.seat)
        match.choose("instant power")
    assert order == list(at(match).rules.seating)


@pytest.mark.rule("fenris.automa-campaign.no-instant-bonus")
def test_an_automa_uses_no_instant_bonus() -> None:
    match = episode("1", sheet("nordic"), sheet("saxony", 100, automa="automa"))
    match.choose("no-bonus")
    assert asked(match) != "scythe.sheet.InstantBonus"


@pytest.mark.rule("fenris.sheet.instant-bonus-list")
@pytest.mark.parametrize(
    ("bonus", "gained"),
    [
        ("coins", (5, 0, 0, 0, 0)),
        ("power", (0, 3, 0, 0, 0)),
        ("popularity", (0, 0, 2, 0, 0)),
        ("cards", (0, 0, 0, 2, 0)),
        ("objectives", (0, 0, 0, 0, 2)),
    ],
)
def test_an_instant_bonus_brings_what_it_says(bonus: str, gained: tuple[int, ...]) -> None:
    match = episode("1", sheet("nordic"), sheet("saxony"))

    def values() -> tuple[int, ...]:
        s = at(match)
        seat = s.rules.seating[0]
        p = s.players[seat]
        return p.coins, p.power, p.popularity, sum(s.hands[seat]), len(s.objectives[seat])

    before = values()
    match.choose(f"instant {bonus}")
    assert tuple([b - a for a, b in zip(before, values(), strict=True)]) == gained


@pytest.mark.rule("fenris.sheet.instant-bonus-worker")
def test_a_worker_goes_to_one_of_the_own_starting_regions() -> None:
    match = episode("1", sheet("nordic"), sheet("saxony"))
    seat = at(match).rules.seating[0]
    starts = {*board().starts[at(match).rules.homes[seat]]}
    match.choose("instant worker")
    assert texts(match) == [f"to {board().places[place]}" for place in sorted(starts)]
    before = len([u for u in at(match).players[seat].units[FIRST_WORKER:] if u != NOWHERE])
    match.choose(texts(match)[0])
    units = at(match).players[seat].units[FIRST_WORKER:]
    assert len([u for u in units if u != NOWHERE]) == before + 1
    assert units.count(min(starts)) == 2


@pytest.mark.rule("fenris.sheet.instant-bonus-resources")
def test_two_resources_of_choice_go_to_one_starting_region() -> None:
    match = episode("1", sheet("nordic"), sheet("saxony"))
    seat = at(match).rules.seating[0]
    place = max(board().starts[at(match).rules.homes[seat]])
    match.choose("instant resources")
    match.choose(f"to {board().places[place]}")
    match.choose("token metal")
    match.choose("token wood" if "token wood" in texts(match) else texts(match)[0])
    assert [at(match).goods[place] >> SHIFT[kind] & FULL for kind in range(4)].count(1) == 2


@pytest.mark.rule("fenris.frame.setup-bonuses")
@pytest.mark.rule("fenris.sheet.setup-bonus-every-episode")
@pytest.mark.parametrize(
    ("number", "received"),
    [
        *[(e, [0, 0, 0]) for e in ("1", "2a", "2b", "3")],
        *[(e, [4, 2, 1]) for e in ("4", "5", "6", "7w", "8b")],
    ],
)
def test_set_up_bonuses_are_received_from_episode_4_on(number: str, received: list[int]) -> None:
    bonuses = sheet("nordic", bonuses=[4, 2, 1])
    mine, other = [
        at(episode(number, each, sheet("saxony"))).players[0] for each in (bonuses, sheet("nordic"))
    ]
    more = [mine.coins - other.coins, mine.power - other.power, mine.popularity - other.popularity]
    assert more == received


@pytest.mark.rule("fenris.campaign.starting-coins")
def test_wealth_is_no_money_at_the_start() -> None:
    rich = at(episode("6", sheet("nordic", 500), sheet("saxony"))).players[0]
    poor = at(episode("6", sheet("nordic"), sheet("saxony"))).players[0]
    assert rich.coins == poor.coins


@pytest.mark.rule("fenris.campaign.score-floor")
def test_a_result_is_never_below_0() -> None:
    match = episode("6", sheet("nordic"), sheet("saxony"))
    s = at(match)
    p = s.players[0]
    p.coins = -50
    assert match.game.score(s, 0).total == 0
    assert match.game.score(s, 1).total > 0


# --- an Automa's stars


@pytest.mark.rule("fenris.automa-campaign.progress-star-dice")
def test_the_lower_of_two_dice_counts() -> None:
    lower = [min(a, b) for a in range(1, 7) for b in range(1, 7)]
    assert list(CHANCES[1:]) == [lower.count(n) for n in range(1, 7)]


def solo(**more: Any) -> Scythe:
    match = episode("6", sheet("nordic"), sheet("saxony", automa="automa"), **more)
    return at(match)


def place(s: Scythe, *ids: str) -> None:
    row = list(s.players[1].stars)
    for id in ids:
        row[s.rules.star_names.index(id)] += 1
    s.players[1].stars = tuple(row)


@pytest.mark.rule("fenris.frame.automa-skip-standard")
@pytest.mark.rule("fenris.automa-campaign.skip-list-normal-stars")
def test_combat_and_power_are_not_counted() -> None:
    spaces = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "popularity"]
    assert counted(solo(), 1) == spaces


@pytest.mark.rule("fenris.automa-campaign.progress-star-count")
@pytest.mark.rule("fenris.automa-campaign.progress-star-example")
def test_spaces_with_a_star_of_the_automa_are_not_counted_and_5_is_the_fifth_valid_space() -> None:
    s = solo()
    place(s, "mechs", "combat")
    assert counted(s, 1)[5 - 1] == "objective"


def star_by(die: int, *before: str) -> str:
    """Where an Automa's progress star goes with this lower die."""
    s = solo()
    place(s, *before)
    had = s.players[1].stars
    ProgressStar(1).choose(s, LOWER[die])
    return next(id for id, a, b in zip(s.rules.star_names, had, s.players[1].stars, strict=True) if b > a)


@pytest.mark.rule("fenris.automa-campaign.all-stars-on-track")
@pytest.mark.rule("fenris.automa-campaign.progress-star-wrap")
def test_a_progress_star_goes_onto_the_track_and_counting_begins_again_at_the_left() -> None:
    assert star_by(1) == "upgrades"
    assert star_by(6) == "objective"
    assert star_by(6, "upgrades", "mechs", "structures") == "workers"
    assert star_by(5, "upgrades", "mechs", "structures") == "recruits"
    assert star_by(4, "upgrades", "mechs", "structures") == "popularity"


# --- the report


def finished(match: Match, seed: int = 3) -> Match:
    rng = Rng(seed)
    while (d := match.decision) is not None:
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    return match


@pytest.mark.rule("fenris.campaign.win-notation-first")
@pytest.mark.rule("fenris.campaign.default-game-end")
def test_an_episode_reports_coins_places_stars_and_what_was_spent() -> None:
    match = episode("6", sheet("nordic", 40), sheet("saxony", automa="automa"))
    match.choose("instant power")
    finished(match)
    raw = match.game.box.report(match.final)
    report = msgspec.convert(raw, EpisodeReport)
    assert match.outcome is not None
    assert [row.coins for row in report.seats] == [score.total for score in match.outcome.scores]
    assert [row.place for row in report.seats] == [match.outcome.ranks[seat] for seat in (0, 1)]
    assert (report.seats[0].spent, report.seats[0].instant) == (15, "power")
    assert [len(row.stars) for row in report.seats] == [p.star_count for p in at(match).players]
    assert max(len(row.stars) for row in report.seats) == 6


@pytest.mark.rule("fenris.ep2b.peace-track")
@pytest.mark.rule("fenris.ep2b.setup-mats")
@pytest.mark.rule("fenris.ep2b.alliance-tokens")
def test_episode_2b_has_the_peace_track_and_alliances() -> None:
    match = episode("2b", sheet("nordic"), sheet("saxony"))
    assert "encounter-tokens" in at(match).rules.star_names
    assert "combat" not in at(match).rules.star_names
    assert {"peace-track", "alliances"} <= {*at(match).rules.modules}


@pytest.mark.rule("fenris.ep2b.automa-skip")
def test_in_episode_2b_encounters_and_the_factory_card_are_not_counted_for_an_automa() -> None:
    match = episode("2b", sheet("nordic"), sheet("saxony", automa="automa"))
    spaces = counted(at(match), 1)
    assert "encounter-tokens" not in spaces
    assert "factory-card" not in spaces
    assert len(spaces) == 8


@pytest.mark.rule("fenris.ep6.no-special-rules")
def test_episode_6_has_no_rules_of_its_own() -> None:
    match = episode("6", sheet("nordic"), sheet("saxony"))
    assert at(match).rules.modules == ("objective-cards", "sheet", "nordic@0", "saxony@1")

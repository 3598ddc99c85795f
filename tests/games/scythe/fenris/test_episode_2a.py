"""Episode 2a: what everybody begins with."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.test_sheet import asked, at, episode, finished, sheet, texts
from spielwerk.games.scythe.automa.deck import WHOLE, Automas, draws
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.fenris.progress_stars import counted
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE
from spielwerk.kernel.match import Match

WITHOUT = {7, 13, 15, 20, 22, 23, 27}


def war(*sheets: Any, automa: bool = False) -> Match:
    more = [sheet("saxony", automa="automa")] if automa else [sheet("saxony")]
    return episode("2a", *(sheets or (sheet("nordic"), *more)))


def plain(*sheets: Any) -> Match:
    return episode("6", *(sheets or (sheet("nordic"), sheet("saxony"))))


@pytest.mark.rule("fenris.ep2a.remove-objectives")
def test_seven_objectives_are_out_for_this_game_only() -> None:
    two = sheet("nordic"), sheet("saxony")
    numbers = {*at(episode("2a", *two, promo=True)).rules.objective_numbers}
    assert {*at(episode("6", *two, promo=True)).rules.objective_numbers} - numbers == WITHOUT


@pytest.mark.rule("fenris.ep2a.war-track")
@pytest.mark.rule("fenris.ep2a.rivals-last")
@pytest.mark.rule("fenris.ep2a.setup-mats")
def test_it_has_the_war_track_and_rivals_and_no_airships() -> None:
    modules = at(war()).rules.modules
    assert {"war-track", "rivals"} <= {*modules}
    assert "airships" not in modules
    assert "combat-cards" in at(war()).rules.star_names


@pytest.mark.rule("fenris.ep2a.extra-workers")
def test_each_starting_region_has_a_worker_more() -> None:
    s = at(war())
    for seat in (0, 1):
        units = s.players[seat].units[FIRST_WORKER:]
        assert sorted([place for place in units if place != NOWHERE]) == sorted(
            board().starts[s.rules.homes[seat]] * 2
        )


@pytest.mark.rule("fenris.ep2a.popularity")
def test_everybody_has_4_popularity_more() -> None:
    before = [p.popularity for p in at(plain()).players]
    assert [p.popularity for p in at(war()).players] == [n + 4 for n in before]


@pytest.mark.rule("fenris.ep2a.structures")
@pytest.mark.rule("fenris.ep2a.upgrades")
def test_each_player_builds_in_both_starting_regions_and_upgrades_three_times() -> None:
    match = war()
    coins = [p.coins for p in at(match).players]
    first = at(match).rules.seating[0]
    asks = []
    while asked(match).startswith("scythe.ep2a") or asked(match) == "scythe.upgrade.Cover":
        assert match.decision is not None
        assert "decline" not in texts(match)
        asks.append((match.decision.seat, asked(match).rpartition(".")[2]))
        match.choose(texts(match)[0])
    one = ["StartStructure"] * 2 + ["StartUpgrade", "Cover"] * 3
    assert [what for seat, what in asks if seat == first] == one
    assert len(asks) == 2 * len(one)
    for seat, p in enumerate(at(match).players):
        built = [place for place in p.structures if place != NOWHERE]
        assert sorted(built) == sorted(board().starts[at(match).rules.homes[seat]])
        assert p.slots.bit_count() == 3
    assert [p.coins for p in at(match).players] == coins


@pytest.mark.rule("fenris.ep2a.automa-popularity")
@pytest.mark.rule("fenris.ep2a.automa-workers")
@pytest.mark.rule("fenris.ep2a.automa-mech")
def test_an_automa_begins_with_14_popularity_two_more_workers_and_a_mech_at_home() -> None:
    p = at(plain(sheet("nordic"), sheet("saxony", automa="automa"))).players[1]
    stronger = at(war(automa=True)).rules
    row = at(war(automa=True)).players[1]
    assert row.popularity == 14
    assert stronger.automa_popularity == 14
    assert p.units[FIRST_WORKER:].count(p.home) == 0
    assert row.units[FIRST_WORKER:].count(row.home) >= 2
    assert row.units[1] == row.home


@pytest.mark.rule("fenris.ep2a.automa-progress")
@pytest.mark.rule("fenris.ep2a.automa-cards")
@pytest.mark.rule("fenris.ep2a.automa-reshuffle")
def test_an_automa_begins_three_spaces_further_with_three_gains_and_a_whole_deck() -> None:
    match = war(automa=True)
    while asked(match).startswith(("scythe.ep2a", "scythe.upgrade", "scythe.sheet", "scythe.rivals")):
        match.choose(texts(match)[-1], match.decision.seat if match.decision else None)
    automas = at(match).part(Automas)
    assert automas.marker[1] >= 3
    assert automas.faces_down[0] == WHOLE or sum(map(len, automas.main)) == 1
    drawn = [c.option for c in match.choices if c.option.verb == "automa-card"]
    assert len({*drawn[:3]}) == 3


@pytest.mark.rule("fenris.ep2a.automa-cards")
@pytest.mark.rule("fenris.ep2a.automa-reshuffle")
def test_an_automa_gains_what_three_red_halves_say_but_nothing_for_a_faction() -> None:
    """Card 1 brings 4 power, card 14 brings 3, and card 4 brings 2 coins, 1 more as Crimea in other games."""
    drawn, table = [1, 14, 4], war(sheet("nordic"), sheet("crimea", automa="automa")).game
    game = spielwerk.game("scythe", **{**table.setup, "chance": "ask"})
    s: Any = game.new(1)
    power, coins = s.players[1].power, s.players[1].coins
    while (d := game.decision(s)) is not None and d.kind != "scythe.rivals.Declare":
        likely = next((i for i, weight in enumerate(d.weights) if weight), 0)
        card = drawn.pop(0) if d.kind == "scythe.ep2a.WarCard" else 0
        game.apply(s, f"automa-card {card}" if card else d.options[likely])
    assert (s.players[1].power - power, s.players[1].coins - coins, drawn) == (7, 2, [])
    assert all(draws(s, 1)[1]), "all cards can be drawn again"


@pytest.mark.rule("fenris.ep2a.rivals-last")
@pytest.mark.rule("fenris.rivals.declare-last")
@pytest.mark.rule("fenris.frame.instant-bonus")
def test_what_an_automa_begins_with_is_known_before_instant_bonuses_and_rivals() -> None:
    match = war(sheet("nordic", wealth=15), sheet("saxony", automa="automa"))
    while asked(match).startswith(("scythe.ep2a", "scythe.upgrade")):
        match.choose(texts(match)[0])
    for last in ("scythe.sheet.InstantBonus", "scythe.rivals.Declare"):
        assert asked(match) == last
        assert at(match).part(Automas).marker[1] == 3
        assert len([c for c in match.choices if c.option.verb == "automa-card"]) == 3
        match.choose(texts(match)[-1])


@pytest.mark.rule("fenris.ep2a.automa-skip")
def test_combat_and_power_are_not_counted_for_an_automa() -> None:
    spaces = counted(at(war(automa=True)), 1)
    assert {"combat", "power"} & {*spaces} == set()
    assert spaces == ["upgrades-or-structures", "mechs", "recruits", "objective", "combat-cards"]


def test_episode_2a_is_played_to_its_end() -> None:
    match = finished(war(automa=True))
    report = match.game.box.report(match.final)
    assert {row["place"] for row in report["seats"]} == {1, 2}

"""Episode 1: the open objective and the influence tokens."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from games.scythe.fenris.test_sheet import at, episode, finished, sheet
from spielwerk.games.scythe.actions.produce import add_workers
from spielwerk.games.scythe.fenris.episode_1 import CLAIM, STAR, Influence
from spielwerk.games.scythe.fenris.progress_stars import counted
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.games.scythe.stars import place_star
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.match import Match


def begun(*more: Any) -> Match:
    match = episode("1", *(more or (sheet("nordic"), sheet("saxony"))))
    while match.decision is not None and match.decision.kind == "scythe.sheet.InstantBonus":
        match.choose("no-bonus")
    return match


def part(s: Scythe) -> Influence:
    return s.part(Influence)


def row(s: Scythe, id: str) -> int:
    return s.rules.star_names.index(id)


@pytest.mark.rule("fenris.ep1.extra-objective")
def test_one_objective_lies_open_and_is_in_no_hand_and_not_in_the_deck() -> None:
    s = at(begun())
    card = part(s).card
    assert card in s.rules.data.objectives()
    assert card not in s.objective_deck
    assert all(card not in hand for hand in s.objectives)


@pytest.mark.rule("fenris.ep1.influence-on-spaces")
def test_a_token_lies_on_each_of_eleven_spaces() -> None:
    s = at(begun())
    assert sum(part(s).tokens) == 11
    assert part(s).tokens[row(s, "combat")] == 2
    assert part(s).tokens[row(s, STAR.id)] == 1


@pytest.mark.rule("fenris.ep1.extra-objective-star")
def test_any_player_may_place_a_star_on_the_open_objective_and_keeps_his_own_cards() -> None:
    match = begun()
    game, s = match.game, at(match)
    seat = s.rules.seating[0]
    s.players[seat].coins, s.players[seat].popularity = 2, 7
    part(s).card = 8  # at most 2 coins with at least 4 workers and 7 popularity
    assert CLAIM not in options(match, s)
    add_workers(s, seat, s.rules.board.starts[s.rules.homes[seat]][0], 2)
    assert CLAIM in options(match, s)
    hand = s.objectives[seat]
    game.apply(s, CLAIM)
    assert s.players[seat].stars[row(s, STAR.id)] == 1
    assert (s.objectives[seat], part(s).taken[seat]) == (hand, 1)
    assert CLAIM not in options(match, s)


def options(match: Match, s: Scythe) -> tuple[Any, ...]:
    s.open = UNSET
    d = match.game.decision(s)
    assert d is not None
    return d.options


@pytest.mark.rule("fenris.ep1.first-star-takes-token")
@pytest.mark.rule("fenris.ep1.later-star-no-token")
def test_the_first_star_of_a_space_takes_its_token_and_a_later_one_none() -> None:
    s = at(begun())
    place_star(s, 0, row(s, "mechs"))
    place_star(s, 1, row(s, "mechs"))
    assert part(s).taken == (1, 0)
    assert sum(part(s).tokens) == 10


@pytest.mark.rule("fenris.ep1.both-combat-tokens")
@pytest.mark.rule("fenris.ep1.combat-example")
def test_two_players_each_take_the_token_of_a_combat_space() -> None:
    s = at(begun())
    place_star(s, 0, row(s, "combat"))
    place_star(s, 1, row(s, "combat"))
    assert part(s).taken == (1, 1)
    place_star(s, 0, row(s, "combat"))
    assert part(s).taken == (1, 1)


@pytest.mark.rule("fenris.ep1.both-combat-tokens")
def test_one_player_may_take_both_combat_tokens() -> None:
    s = at(begun())
    place_star(s, 0, row(s, "combat"))
    place_star(s, 0, row(s, "combat"))
    assert part(s).taken == (2, 0)


@pytest.mark.rule("fenris.ep1.automa-objective-first-space")
def test_an_automa_counts_the_open_objective_as_the_first_space() -> None:
    s = at(begun(sheet("nordic"), sheet("saxony", automa="automa")))
    assert counted(s, 1)[:2] == [STAR.id, "upgrades"]


@pytest.mark.rule("fenris.ep1.automa-takes-tokens")
@pytest.mark.rule("fenris.ep1.automa-combat-space")
def test_an_automa_takes_tokens_and_a_combat_space_with_a_token_first() -> None:
    s = at(begun(sheet("nordic"), sheet("saxony", automa="automa")))
    place_star(s, 0, row(s, "combat"))
    place_star(s, 1, row(s, "combat"))
    assert part(s).taken == (1, 1)


@pytest.mark.rule("fenris.ep1.setup-mats")
def test_factions_are_chosen_or_dealt_and_mats_are_dealt() -> None:
    campaign = Campaign(STORY, 3, seats=[{"faction": "crimea"}, {}])
    assert campaign.leg is not None
    seats = campaign.start().game.setup["seats"]
    assert seats[0]["faction"] == "crimea"
    assert seats[1]["faction"] == campaign.chronicle.sheets[1].faction != "crimea"
    assert all(seat["mat"] for seat in seats)


def test_episode_1_is_played_to_its_vote() -> None:
    campaign = Campaign(STORY, 5, seats=[{}, {"automa": "automa"}])
    campaign.close(finished(campaign.start()))
    after = campaign.chronicle
    assert (after.stage, after.episode) == ("interlude", "1")
    assert sum(row.tokens for row in after.results) <= 11
    campaign.close(finished(campaign.start()))
    assert campaign.leg is not None
    assert campaign.leg.title in ("2a", "2b")

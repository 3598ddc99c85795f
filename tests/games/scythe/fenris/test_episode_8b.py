"""Episode 8b: Mad Tesla at the end of a campaign."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import spielwerk
from games.scythe.fenris.test_story import begun
from games.scythe.fenris.wild import Wild
from spielwerk.games.scythe.fenris.chronicle import EpisodeReport
from spielwerk.games.scythe.fenris.in_words import total
from spielwerk.games.scythe.fenris.made_up import report
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import SetupError

SHEET = {"name": "Ada", "mech": ["armor"], "entries": [{"episode": "7p", "why": "coins", "n": 20}]}
SEATS: list[dict[str, Any]] = [
    {"faction": "crimea", "mat": "mechanical", "sheet": SHEET},
    {"faction": "saxony", "mat": "industrial", "sheet": {"name": "Bo"}},
]
EPISODE: dict[str, Any] = {
    "episode": "8b",
    "modules": ["mech-mods"],
    "spoilers": ["fenris-1", "fenris-2x", "fenris-8", "fenris-8b"],
}


def wild() -> Wild:
    return Wild(*SEATS, **EPISODE)


def before_the_last(number: int = 4, seed: int = 1) -> Campaign:
    """A campaign in which nobody has found Tesla."""
    campaign = begun(number, legs=12, seed=seed)
    leg = campaign.leg
    assert leg is not None
    made = report(campaign.chronicle, leg, Rng(seed))
    campaign.enter(EpisodeReport([replace(row, found=False) for row in made.seats]))
    match = campaign.start()
    while (d := match.decision) is not None:
        match.choose(d.options[0], d.seat)
    campaign.close(match)
    return campaign


@pytest.mark.rule("fenris.ep8b.setup-mats")
def test_the_campaign_hands_in_mats_and_homes() -> None:
    campaign = before_the_last()
    c = campaign.chronicle
    assert c.episode == "8b"
    game = campaign.start().game
    s: Any = game.new(1)
    assert [seat["mat"] for seat in game.setup["seats"]] == c.mats
    assert [seat["faction"] for seat in game.setup["seats"]] == [sheet.faction for sheet in c.sheets]
    assert list(s.rules.homes) == [sheet.home for sheet in c.sheets]
    assert s.rules.actor("mad-tesla") == 4


@pytest.mark.rule("fenris.ep8b.mad-tesla-first")
def test_he_is_there_with_his_cards_before_anybody_chooses_modifications() -> None:
    game = spielwerk.game("scythe", seats=SEATS, chance="ask", **EPISODE)
    s: Any = game.new(1)
    kinds: list[str] = []
    while (d := game.decision(s)) is not None and d.seat < 0:
        kinds.append(d.kind)
        game.apply(s, d.options[next(i for i, w in enumerate(d.weights) if w)])
    assert d is not None
    assert d.kind == "scythe.mechmods.PlaceMod"
    assert kinds.count("scythe.madtesla.DiscardTop") == 2
    assert s.players[s.rules.actor("mad-tesla")].units[0] == s.rules.board.factory


@pytest.mark.rule("fenris.ep8b.end-tesla")
def test_his_end_is_always_the_end_of_the_episode() -> None:
    with pytest.raises(SetupError, match="tesla_ends: his destruction always ends this episode"):
        spielwerk.game("scythe", seats=SEATS, tesla_ends=False, **EPISODE)
    p = destroyed()
    assert not p.s.over, "the turn goes on"
    p.play(p.options[-1])
    assert p.s.over
    assert p.at == "nowhere"


def destroyed() -> Wild:
    """Crimea has destroyed him and has a bottom action left."""
    p = wild().with_health(1).tesla("M4").mech(0, 1, "FACTORY").workers(0, "V9")
    return p.goods("V9", oil=9, metal=9, wood=9, food=9).attack("M4").strike(7, die=1)


@pytest.mark.rule("fenris.ep8b.scoring-tesla")
@pytest.mark.rule("fenris.ruling.ep8b-ten-coins")
def test_the_10_coins_count_once_in_the_episode_and_so_twice_in_the_campaign() -> None:
    p = destroyed()
    p.play(p.options[-1])
    (mine, _), outcome = p.game.box.report(p.s)["seats"], p.game.outcome(p.s)
    assert outcome is not None
    coins = {item.key: item.points for item in outcome.scores[0].items}["coins"]
    assert coins == 10
    assert mine["coins"] == outcome.scores[0].total >= 10
    campaign = before_the_last(2)
    rows = [{"coins": mine["coins"], "place": 1}, {"coins": 0, "place": 2}]
    campaign.enter({"seats": rows})
    match = campaign.start()
    while (d := match.decision) is not None:
        match.choose(d.options[0], d.seat)
    campaign.close(match)
    lines = campaign.story.facts(campaign.chronicle, 0)["lines"]
    assert total(campaign.chronicle, 0) == 2 * mine["coins"] + 25 * lines

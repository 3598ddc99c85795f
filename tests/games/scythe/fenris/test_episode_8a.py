"""Episode 8a: stars around the Factory, achievement tiles, and Tesla."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_sheet import sheet
from games.scythe.fenris.test_story import begun
from games.scythe.fenris.test_tiles import KINDS, lay
from games.scythe.fenris.tracks import stars, win
from games.scythe.invasion import trap
from games.scythe.positions import Position
from games.scythe.wind.flying import Fleet
from spielwerk.games.scythe.automa.move_targets import prefer
from spielwerk.games.scythe.automa.progress import advance
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.encounters import Encounters
from spielwerk.games.scythe.fenris.chronicle import EpisodeReport
from spielwerk.games.scythe.fenris.episode_8a import TIE, BoardStars
from spielwerk.games.scythe.fenris.group import Away
from spielwerk.games.scythe.fenris.interlude.options import HOMES
from spielwerk.games.scythe.fenris.made_up import report
from spielwerk.games.scythe.fenris.progress_stars import counted
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.stars import spaces, stars_left
from spielwerk.games.scythe.state import CHAMPION, MECH_COUNT
from spielwerk.games.scythe.tracks import gain_popularity, gain_power
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.funnel import Funnel

EPISODE: dict[str, Any] = {
    "episode": "8a",
    "modules": ["tiles"],
    "chosen_tiles": ["combat"] * 4 + KINDS[:6],
    "spoilers": ["fenris-1", "fenris-8", "fenris-8a"],
}
AROUND = ["M4", "T5", "W3"]


def table(*kinds: str, seats: tuple[str, ...] = ("rusviet mechanical", "nordic industrial")) -> Position:
    p = lay(Position(*seats, **EPISODE).set(0, coins=9, popularity=5, power=5), *kinds)
    return p.encounters().workers(0).workers(1)


def solo(*kinds: str) -> Solo:
    p = Solo("polania automa", table=EPISODE).open_water()
    lay(p, *kinds)
    return p


def on_board(p: Position, seat: int = 0) -> list[str]:
    return sorted([p.s.rules.board.places[place] for place in bits(p.s.part(BoardStars).at[seat])])


def enter(p: Position, to: str = "M4") -> Position:
    """A character enters a region from the Factory."""
    return p.character(0, "FACTORY").turn(0).play("move", "units", "unit character", f"to {to}")


def before_the_last(number: int = 3, seed: int = 1) -> Campaign:
    """A campaign that will play episode 8a: somebody has found him."""
    campaign = begun(number, legs=12, seed=seed)
    leg = campaign.leg
    assert leg is not None
    made = report(campaign.chronicle, leg, Rng(seed))
    rows = [replace(row, found=seat == 1, tokens=0) for seat, row in enumerate(made.seats)]
    campaign.enter(EpisodeReport(rows))
    match = campaign.start()
    while (d := match.decision) is not None:
        match.choose(d.options[0], d.seat)
    campaign.close(match)
    return campaign


# --- set-up


@pytest.mark.rule("fenris.ep8a.stars-on-board")
@pytest.mark.rule("fenris.ep8a.automa-collects")
def test_a_star_of_everybody_lies_on_each_land_region_next_to_the_factory() -> None:
    p = solo("combat")
    assert on_board(p) == on_board(p, AUTOMA) == AROUND
    assert on_board(table("combat"), 1) == AROUND


@pytest.mark.rule("fenris.ep8a.stars-three-available")
def test_three_stars_can_be_placed_and_no_more() -> None:
    p = table(*["combat"] * 4)
    assert stars_left(p.s, 0) == 3
    win(p, 0, 4)
    assert stars(p) == {"combat": 3}
    assert stars_left(p.s, 0) == 0


@pytest.mark.rule("fenris.ep8a.setup-mats")
@pytest.mark.rule("fenris.ep8a.tiles-setup")
@pytest.mark.rule("fenris.ep8a.tesla-start")
def test_the_campaign_hands_in_mats_homes_tiles_and_the_finder() -> None:
    campaign = before_the_last(4)
    c = campaign.chronicle
    assert c.episode == "8a"
    game = campaign.start().game
    s: Any = game.new(1)
    assert [seat["mat"] for seat in game.setup["seats"]] == c.mats
    assert [seat["faction"] for seat in game.setup["seats"]] == [sheet.faction for sheet in c.sheets]
    assert list(s.rules.homes) == [sheet.home for sheet in c.sheets]
    assert {*s.rules.homes} <= {*HOMES}
    assert list(spaces(s, s.rules)) == c.tiles


@pytest.mark.rule("fenris.ep8a.tesla-start")
def test_tesla_begins_at_the_home_base_of_his_finder() -> None:
    campaign = before_the_last(3)
    assert campaign.chronicle.tesla == 1
    s: Any = campaign.start().game.new(1)
    assert [p.units[CHAMPION] == p.home for p in s.players] == [False, True, False]


@pytest.mark.rule("fenris.ruling.ep8a-finder-gone")
def test_without_his_finder_tesla_goes_to_the_poorest() -> None:
    campaign = before_the_last(4)
    campaign.change(Away(1))
    next_leg(campaign, Rng(1))  # mats are chosen again
    leg = campaign.leg
    assert leg is not None
    wealth = [campaign.chronicle.sheets[i].wealth for i in leg.sheets]
    owner = [seat.get("tesla", False) for seat in leg.setup["seats"]].index(True)
    assert wealth[owner] == min(wealth)
    assert [seat.get("tesla", False) for seat in leg.setup["seats"]].count(True) == 1
    assert campaign.leg == leg, "chance answers once"


# --- collecting


@pytest.mark.rule("fenris.ep8a.collect-star")
@pytest.mark.rule("fenris.ep8a.collected-kept")
def test_a_unit_that_enters_stops_and_takes_its_star_which_is_kept() -> None:
    p = table("upgrades").abilities(0, 1, 2, 3, 4)
    enter(p)
    assert p.asked[1] != "Destination", "its movement is over"
    assert (on_board(p), on_board(p, 1)) == (["T5", "W3"], AROUND)
    assert (stars(p), stars_left(p.s, 0)) == ({}, 4)


@pytest.mark.rule("fenris.ep8a.collect-star")
def test_without_a_star_there_a_fast_unit_goes_on() -> None:
    p = table("upgrades").abilities(0, 1, 2, 3, 4)
    part = p.s.part(BoardStars)
    part.at = (0, part.at[1])
    enter(p.fresh())
    assert p.asked[1] == "Destination"


@pytest.mark.rule("fenris.ruling.ep8a-tesla-collects")
def test_tesla_collects_for_his_player() -> None:
    options = {**EPISODE, "modules": ["tiles", "tesla"], "spoilers": ["fenris-all"]}
    seats: Any = ({"faction": "rusviet", "mat": "mechanical", "tesla": True}, "nordic industrial")
    p = lay(Position(*seats, **options), "upgrades").encounters().workers(0).workers(1)
    p.player(0).units[CHAMPION] = p.place("W4")
    p.fresh().turn(0).play("move", "units", "unit champion", "to M4")
    assert on_board(p) == ["T5", "W3"]


@pytest.mark.rule("fenris.ep8a.collect-star")
def test_workers_and_mechs_collect_too() -> None:
    p = table("upgrades").workers(0, "W4").turn(0).play("move", "units", "worker W4", "to M4")
    assert on_board(p) == ["T5", "W3"]
    p = table("upgrades").mech(0, 1, "W4").turn(0).play("move", "units", "unit mech1", "to M4")
    assert on_board(p) == ["T5", "W3"]


@pytest.mark.rule("fenris.ep8a.collect-before-combat")
@pytest.mark.rule("fenris.inframods.triggered-by-others")
@pytest.mark.parametrize(("answer", "popularity"), [("yes", 5), ("no", 4)])
def test_after_the_star_propaganda_is_asked_for_the_workers_there(answer: str, popularity: int) -> None:
    own = {"faction": "rusviet", "mat": "mechanical"}
    own["sheet"] = msgspec.to_builtins(sheet("rusviet", infra=["propaganda"]))
    other = {"faction": "nordic", "mat": "industrial", "sheet": msgspec.to_builtins(sheet("nordic"))}
    options = {**EPISODE, "modules": ["tiles", "infra-mods"], "spoilers": ["fenris-all"]}
    p = lay(Position(own, other, **options).set(0, coins=9, popularity=5, power=5), "upgrades")
    enter(p.encounters().workers(0).workers(1, "M4"))
    assert (p.asked, on_board(p), p.workers_at(1, "M4")) == ((0, "OnTheMove"), ["T5", "W3"], 1)
    p.play(answer)
    assert (p.player(0).popularity, p.workers_at(1, "M4")) == (popularity, 0)


@pytest.mark.rule("fenris.ep8a.collect-before-combat")
def test_the_star_is_taken_before_a_combat_there() -> None:
    p = table(*["combat"] * 4).mech(1, 1, "M4").set(0, power=7).set(1, power=0).hand(1)
    win(p, 0, 3)
    enter(p)
    assert on_board(p) == ["T5", "W3"]
    p.commit(0, 7).commit(1, 0)
    assert stars(p) == {"combat": 4}, "the star that was taken is placed for this combat"


@pytest.mark.rule("fenris.ep8a.collect-before-combat")
def test_the_star_is_taken_and_placed_before_a_trap_springs() -> None:
    options = {**EPISODE, "modules": ["invaders", "tiles"]}
    p = lay(Position("rusviet mechanical", "togawa industrial", **options), "combat", "power")
    trap(p.encounters().workers(0).workers(1), "coins", "M4")
    p.stars(0, combat=3).set(0, power=16, coins=9)
    p.s.journal = []
    enter(p)
    tags = [type(event).__name__ for event in p.s.journal]
    assert tags.index("StarCollected") < tags.index("StarPlaced") < tags.index("TrapSprung")


@pytest.mark.rule("fenris.ep8a.collected-immediate")
def test_a_collected_star_is_placed_at_once_if_a_condition_holds() -> None:
    p = table(*["combat"] * 3, "power", "mechs")
    win(p, 0, 3)
    gain_power(p.s, 0, 16)
    assert stars(p) == {"combat": 3}, "none is at hand"
    enter(p.fresh())
    assert stars(p) == {"combat": 3, "power": 1}
    assert stars_left(p.s, 0) == 0


@pytest.mark.rule("fenris.ep8a.collected-immediate")
@pytest.mark.parametrize(("tile", "later"), [("power", "popularity"), ("popularity", "power")])
def test_of_two_conditions_the_player_chooses_which_gets_the_only_star(tile: str, later: str) -> None:
    p = table(*["combat"] * 3, "power", "popularity")
    win(p, 0, 3)
    gain_power(p.s, 0, 16)
    gain_popularity(p.s, 0, 18)
    enter(p.fresh())
    assert p.asked == (0, "WhichTile")
    assert {*p.options} == {"achievement power", "achievement popularity"}
    p.play(f"achievement {tile}")
    assert (stars(p), stars_left(p.s, 0)) == ({"combat": 3, tile: 1}, 0)
    enter(p.fresh(), "T5")
    assert stars(p) == {"combat": 3, tile: 1, later: 1}, "the next star needs no question"


@pytest.mark.rule("fenris.ep8a.no-retroactive-combat")
def test_a_combat_won_without_a_star_brings_none_later() -> None:
    p = table(*["combat"] * 4)
    win(p, 0, 4)
    enter(p.fresh())
    assert (stars(p), stars_left(p.s, 0)) == ({"combat": 3}, 1)
    win(p, 0, 1)
    assert stars(p) == {"combat": 4}, "the next combat brings it"


@pytest.mark.rule("fenris.ep8a.airship-no-star")
def test_an_airship_collects_nothing_but_the_worker_it_sets_down_does() -> None:
    p: Any = Fleet("bounty", **EPISODE).embark(0).airship(0, "V5")
    p.fly(0).play("to M4")
    assert p.asked == (0, "Flight"), "it does not stop either"
    assert on_board(p) == AROUND
    p.play("lower worker")
    assert on_board(p) == ["T5", "W3"]


@pytest.mark.rule("fenris.frame.end-six-stars")
def test_the_sixth_star_ends_the_episode_at_once() -> None:
    p = table(*["combat"] * 3, "power", "mechs", "workers")
    p.stars(0, combat=3, mechs=1, workers=1)
    p.s.part(BoardStars).at = (1 << p.place("M4"), 0)
    p.set(0, power=16)
    enter(p.fresh())
    assert stars(p)["power"] == 1
    assert p.s.over


# --- Automas


@pytest.mark.rule("fenris.ep8a.automa-collects")
@pytest.mark.rule("fenris.ep8a.automa-move-tie")
def test_an_automa_prefers_regions_with_its_stars_and_collects_them() -> None:
    narrowed, collected = 0, 0
    for card in range(1, 20):
        p = solo("upgrades").mech(AUTOMA, 1, "FACTORY").workers(AUTOMA, "FACTORY").draw(card)
        while p.asked[0] < 0 and p.waiting:
            p.play(p.options[0])
        gone = {*AROUND} - {*on_board(p, AUTOMA)}
        units = {p.where(AUTOMA, unit) for unit in range(14) if p.player(AUTOMA).units[unit] >= 0}
        assert gone >= units & {*AROUND}
        collected += len(gone)
        rules = [
            step
            for symbol in p.story().symbols
            for choice in symbol.choices
            for step in choice.rules
            if step.rule == TIE
        ]
        for step in rules:
            left = {p.s.rules.board.places[place] for place in bits(step.after)}
            assert left <= {*AROUND}
            narrowed += step.before != step.after
    assert narrowed > 3
    assert collected > 3


@pytest.mark.rule("fenris.ep8a.automa-move-tie")
def test_stars_come_before_the_tokens_of_fenris() -> None:
    seats: Any = ({"faction": "fenris", "mat": "mechanical", "home": "crimea"},)
    options = {**EPISODE, "modules": ["fenris-faction", "tiles"], "spoilers": ["fenris-all"]}
    p = Position(*seats, {"faction": "polania", "automa": "automa"}, **options)
    at = BIT[p.place("M4")]
    p.s.part(BoardStars).at = (0, at)
    p.s.part(Influence).on_board = at
    f = Funnel(p.s, at | BIT[p.place("T6")])
    prefer(p.s, automa_of(p.s, AUTOMA), f, "move-mech", 1)
    assert f.left == at


@pytest.mark.rule("fenris.ep8a.automa-no-retroactive")
@pytest.mark.rule("fenris.ep8a.automa-power-16")
def test_an_automa_places_a_collected_star_for_power_it_still_has_but_for_no_combat() -> None:
    for power, star in ((16, {"power": 1}), (15, {})):
        p = solo(*["combat"] * 4, "power")
        win(p, AUTOMA, 4)
        assert stars(p, AUTOMA) == {"combat": 3}
        gain_power(p.s, AUTOMA, 16)
        p.fresh()
        assert stars(p, AUTOMA) == {"combat": 3}, "none is at hand"
        p.set(AUTOMA, power=power)
        arrive(p)
        assert stars(p, AUTOMA) == {"combat": 3, **star}


def arrive(p: Solo, place: str = "M4") -> None:
    """A worker of the Automa enters a region, and luck answers with the first option."""
    p.turn(AUTOMA)
    for hook in p.s.rules.on_arrived:
        hook(p.s, AUTOMA, MECH_COUNT + 2, p.place(place), p.place("FACTORY"))
    p.fresh()
    while p.asked[1] in ("ProgressStar", "Collect"):
        p.play(p.options[0])


@pytest.mark.rule("fenris.ep8a.automa-progress-retroactive")
def test_a_star_of_progress_waits_for_a_star() -> None:
    p = solo(*["combat"] * 3, "mechs", "workers")
    win(p, AUTOMA, 3)
    m = automa_of(p.s, AUTOMA)
    p.marker(m.level.stars[0] - 1)
    p.turn(AUTOMA)
    advance(p.s, m)
    p.fresh()
    if p.asked[1] == "ProgressStar":
        assert p.options == ["lower-die 0"], "nothing is thrown"
        p.play("lower-die 0")
    assert p.s.part(BoardStars).owed == (0, 1)
    assert stars(p, AUTOMA) == {"combat": 3}
    arrive(p)
    assert p.s.part(BoardStars).owed == (0, 0)
    assert sum(stars(p, AUTOMA).values()) == 4
    assert stars_left(p.s, AUTOMA) == 0


@pytest.mark.rule("fenris.ep8a.automa-skip")
def test_progress_skips_three_combat_tiles_and_what_it_earns_by_play() -> None:
    tiles = ("combat", "mechs", "combat", "power", "combat", "encounter-tokens", "combat", "factory-card")
    p = solo(*tiles, "workers", "resources")
    assert counted(p.s, AUTOMA) == ["mechs", "combat", "workers", "resources"]
    p.s.part(BoardStars).further = (0, 1)
    assert counted(p.s, AUTOMA) == ["mechs", "workers", "resources"]
    win(p, AUTOMA, 2)
    assert counted(p.s, AUTOMA) == ["mechs", "workers", "resources"]


@pytest.mark.rule("fenris.ep8a.automa-skip")
@pytest.mark.rule("fenris.ruling.ep8a-skip-combat")
def test_an_automa_earns_at_most_three_stars_by_combats() -> None:
    p = solo(*["combat"] * 4)
    p.s.part(BoardStars).at = (0, 0)
    win(p.fresh(), AUTOMA, 4)
    assert stars(p, AUTOMA) == {"combat": 3}


@pytest.mark.rule("fenris.tesla.automa-as-mech")
def test_tesla_of_an_automa_has_no_encounter_after_a_combat_that_he_has_won() -> None:
    p = Solo("polania automa", table={**EPISODE, "modules": ["tiles", "tesla"], "spoilers": ["fenris-all"]})
    p.player(AUTOMA).units[CHAMPION] = p.place("V6")
    p.encounters("V6")
    p.s.fought_at = BIT[p.place("V6")]
    p.s.stack = []
    Encounters(0).run(p.s)
    assert p.s.stack == []
    assert p.s.encounters == BIT[p.place("V6")]

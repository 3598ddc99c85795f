"""Episode 7: the search for Tesla, with either track."""

from __future__ import annotations

from typing import Any

import pytest

from games.interlude import between
from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_sheet import episode, finished, sheet
from games.scythe.fenris.test_story import begun
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.fenris.chronicle import Result
from spielwerk.games.scythe.fenris.episode_7 import Trail, wanted
from spielwerk.games.scythe.fenris.progress_stars import counted
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.modules.peace_track import Peace
from spielwerk.games.scythe.modules.rivals import Stakes
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE

KEYS = ["fenris-1", "fenris-7"]
WAR: dict[str, Any] = {"episode": "7w", "spoilers": KEYS}
PEACE: dict[str, Any] = {"episode": "7p", "spoilers": KEYS}
SEVEN = ("nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa")
CARD = 7
"""An encounter whose first option costs nothing."""


class Searching(Position):
    """Rusviet on seat 0 next to the Factory, Saxony on seat 1; no workers."""

    def __init__(self, *seats: str | dict[str, Any], **options: Any) -> None:
        given = seats or ("rusviet mechanical", "saxony industrial")
        super().__init__(*given, **{**WAR, **options})
        for seat in range(self.s.rules.seats):
            self.workers(seat).hand(seat).set(seat, power=7, popularity=5, coins=9)
        self.character(0, "M4").encounters("FACTORY").encounter(CARD)

    @property
    def trail(self) -> Trail:
        return self.s.part(Trail)

    def kept(self, *numbers: int) -> Searching:
        self.trail.tokens = numbers
        self.fresh()
        return self

    def meet(self) -> Searching:
        """The character enters the Factory and has its encounter."""
        self.turn(0).play("move", "units", "unit character", "to FACTORY")
        if self.asked[1] == "WhichUnit":
            self.play("done")
        assert self.asked == (0, "Encounter")
        while self.asked[0] == 0 and self.asked[1] not in ("TakeFactoryCard", "ChooseSection"):
            self.play(self.options[0])
        return self


# --- set-up


@pytest.mark.rule("fenris.ep7.setup-mats")
def test_guests_keep_their_home_bases_and_mats_are_dealt() -> None:
    campaign = begun(4, legs=12)
    sheets = campaign.chronicle.sheets
    assert {"vesna", "fenris"} & {each.faction for each in sheets}
    game = campaign.start().game
    assert game.setup["episode"] in ("7w", "7p")
    assert list(game.rules.homes) == [each.home for each in sheets]  # type: ignore[attr-defined]
    assert len({seat["mat"] for seat in game.setup["seats"]}) == 4


@pytest.mark.rule("fenris.ep7.encounter-on-factory")
def test_a_twelfth_encounter_token_lies_on_the_factory() -> None:
    s = episode("7p", sheet("nordic"), sheet("saxony")).state
    assert isinstance(s, Scythe)
    assert s.encounters == s.rules.board.encounters | 1 << s.rules.board.factory
    assert s.encounters.bit_count() == 12


@pytest.mark.rule("fenris.ep7.encounter-on-factory")
def test_the_encounter_comes_before_the_factory_card() -> None:
    p = Searching().meet()
    assert p.asked == (0, "TakeFactoryCard")


@pytest.mark.rule("fenris.ep7.other-pair-war")
@pytest.mark.rule("fenris.ep7.other-pair-peace")
@pytest.mark.rule("fenris.ep2a.track-retired")
@pytest.mark.parametrize("seed", range(6))
def test_episode_7_has_the_track_and_the_module_that_episode_2_had_not(seed: int) -> None:
    campaign = begun(3, legs=12, seed=seed)
    pairs = ({"war-track", "rivals"}, {"peace-track", "alliances"})
    two = campaign.chronicle.path[1]
    played, other = pairs if two == "2a" else pairs[::-1]
    modules = {*campaign.start().game.rules.modules}
    assert other <= modules
    assert not played & modules


@pytest.mark.rule("fenris.ep2b.track-retired")
@pytest.mark.rule("fenris.ep2a.track-retired")
@pytest.mark.parametrize("seed", range(4))
def test_no_episode_after_the_second_has_its_track_again(seed: int) -> None:
    campaign = begun(2, legs=2, seed=seed)
    first = "war-track" if campaign.chronicle.episode == "2a" else "peace-track"
    with_it = []
    while not campaign.over and campaign.chronicle.episode not in ("8a", "8b"):
        leg = campaign.leg
        if leg is not None and leg.game == "scythe" and first in campaign.start().game.rules.modules:
            with_it.append(leg.title)
        next_leg(campaign, Rng(seed))
    assert with_it == [campaign.chronicle.path[1]]


@pytest.mark.rule("fenris.ruling.ep2a-boost-only")
def test_the_boosts_of_episode_2a_are_not_used_again() -> None:
    p = Position("nordic agricultural", {"faction": "saxony", "automa": "automa"}, **WAR)
    assert p.player(1).popularity == 10
    assert p.player(0).slots == 0
    assert 7 in p.s.rules.objective_numbers


# --- the search


@pytest.mark.rule("fenris.ep7.threshold-1-2", "fenris.ep7.threshold-3-4")
@pytest.mark.rule("fenris.ep7.threshold-5-6")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 5), (4, 5), (5, 4), (6, 4), (7, 3)])
def test_the_number_of_tokens_depends_on_the_number_of_players(seats: int, tokens: int) -> None:
    seven = [{"faction": id} for id in SEVEN[:seats]]
    p = Position(*seven, modules=["invaders"], **WAR)
    assert wanted(p.s.rules) == tokens


@pytest.mark.rule("fenris.ep7.threshold-1-2")
def test_alone_against_an_automa_it_takes_6() -> None:
    p = Position("nordic agricultural", {"faction": "saxony", "automa": "automa"}, **PEACE)
    assert wanted(p.s.rules) == 6


@pytest.mark.rule("fenris.ep7.keep-encounter-token")
def test_a_player_keeps_the_token_of_an_encounter() -> None:
    p = Searching().meet()
    assert p.trail.tokens == (1, 0)
    assert p.s.encounters == 0
    assert not p.s.over


@pytest.mark.rule("fenris.ep7.found-ends")
@pytest.mark.rule("fenris.ep7.found-discard")
@pytest.mark.rule("fenris.unlocks.box-e-board-6")
def test_with_the_last_token_tesla_is_found_and_the_game_ends() -> None:
    p = Searching().kept(5, 2)
    assert p.game.box.keys(p.s) == frozenset()
    p.meet()
    assert p.s.over
    assert (p.trail.finder, p.trail.tokens) == (0, (0, 2)), "all of them are given up"
    assert p.game.box.keys(p.s) == {"fenris-7e"}
    rows = p.game.box.report(p.s)["seats"]
    assert [(row["tokens"], row["found"]) for row in rows] == [(0, True), (2, False)]


@pytest.mark.rule("fenris.ep7.reward-setup-bonus-finder")
def test_the_tokens_that_the_finder_gave_up_raise_no_bonus() -> None:
    """The sixth token finds Tesla; the report of the game goes into the interlude after it."""
    p = Searching().kept(5, 2).meet()
    rows = [Result(**row) for row in p.game.box.report(p.s)["seats"]]
    sheets = [between.sheet(id) for id in ("rusviet", "saxony")]
    match = between.after("7w", *zip(sheets, rows, strict=True), path=["1", "2b", "3", "4", "5", "6"])
    raised = [0, 0]
    while between.asked(match) in ("RaiseBonus", "TickStar"):
        d = match.decision
        assert d is not None
        raised[d.seat] += between.asked(match) == "RaiseBonus"
        match.choose(d.options[0], d.seat)
    assert raised == [0, 2]


@pytest.mark.rule("fenris.ep7.found-ends")
def test_with_one_token_less_the_game_goes_on() -> None:
    p = Searching().kept(4, 2).meet()
    assert not p.s.over
    assert p.trail.finder == -1


@pytest.mark.rule("fenris.ep7.threshold-7")
@pytest.mark.rule("fenris.ruling.ep7-star-before-end")
def test_seven_players_on_the_peace_track_place_the_star_for_3_tokens_first() -> None:
    seats = [
        {"faction": id} for id in ("rusviet", "saxony", "nordic", "crimea", "polania", "albion", "togawa")
    ]
    p = Searching(*seats, modules=["invaders"], **PEACE).kept(2, 0, 0, 0, 0, 0, 0)
    p.s.part(Peace).tokens = (2, 0, 0, 0, 0, 0, 0)
    p.meet()
    assert p.s.over
    assert p.player(0).stars[p.s.rules.star_rows["encounter-tokens"]] == 1
    assert p.trail.finder == 0


@pytest.mark.rule("fenris.ep7.keep-encounter-token")
@pytest.mark.rule("fenris.ep7.reward-setup-bonus")
@pytest.mark.parametrize("kept", [1, 5])
def test_the_token_is_kept_if_the_sixth_star_ends_the_game_in_the_encounter(kept: int) -> None:
    """Card 7 raises popularity; the game is over before the encounter is, so nobody finds Tesla."""
    p = Searching(**PEACE).kept(kept, 2).set(0, popularity=17)
    p.stars(0, upgrades=1, structures=1, workers=1, objective=2)
    p.meet()
    assert p.s.over
    assert (p.player(0).star_count, p.trail.finder) == (6, -1)
    rows = p.game.box.report(p.s)["seats"]
    assert [(row["tokens"], row["found"]) for row in rows] == [(kept + 1, False), (2, False)]


# --- scoring


@pytest.mark.rule("fenris.ep7.encounter-territory-bonus")
def test_regions_with_an_encounter_count_twice_even_when_the_token_is_gone() -> None:
    plain = Position("rusviet mechanical", "saxony industrial").workers(0, "M5", "T4").encounters()
    p = Searching().workers(0, "M5", "T4").encounters().character(0, "home")
    assert (plain.counts(0)["regions"], p.counts(0)["regions"]) == (2, 3)
    assert p.counts(1)["regions"] == 0, "who does not control it gets nothing"


@pytest.mark.rule("fenris.ep7.encounter-territory-factory")
def test_the_factory_counts_as_four_regions() -> None:
    p = Searching().character(0, "home").workers(0, "FACTORY")
    assert p.counts(0)["regions"] == 4


# --- Automas


@pytest.mark.rule("fenris.ep7.automa-skip-war")
@pytest.mark.rule("fenris.ep7.automa-skip-peace")
def test_spaces_that_an_automa_fills_by_play_are_not_counted() -> None:
    war, peace = [
        counted(Position("nordic agricultural", {"faction": "saxony", "automa": "automa"}, **form).s, 1)
        for form in (WAR, PEACE)
    ]
    assert {"combat", "power"} & {*war} == set()
    assert len(war) == 10 - 5
    assert {"encounter-tokens", "factory-card"} & {*peace} == set()
    assert len(peace) == 10 - 2


@pytest.mark.rule("fenris.ep7.automa-tagged-rules")
def test_an_automa_follows_the_rules_of_the_pair_in_use() -> None:
    p = Position("nordic agricultural", {"faction": "saxony", "automa": "automa"}, **WAR)
    while p.asked[1] == "Declare":
        p.play(p.options[-1])
    assert p.s.part(Stakes).on_base[1][0] == 2, "it stakes two stars on its only opponent"
    rules = p.s.rules
    assert "encounter-or-factory" in rules.automa_actions, "with enough power it attacks a rival instead"
    peace = Position("nordic agricultural", {"faction": "saxony", "automa": "automa"}, **PEACE).s.rules
    assert "encounter-or-factory" not in peace.automa_actions
    assert len(peace.automa_waits) == 2, "scheme II waits while it is allied"


def automa(*, table: dict[str, Any] = PEACE, water: bool = True) -> Solo:
    p = Solo("polania automa", table=table)
    return p.open_water() if water else p


def took(p: Solo, at: str) -> list[str]:
    """What is left of the encounter tokens after the Automa's character has taken the one there."""
    p.s.active = AUTOMA
    p.s.stack = []
    go(p.s, AUTOMA, 0, p.place(at), "encounter-or-factory")
    p.fresh()
    while p.asked[0] == CHANCE and p.options:
        p.play(p.options[0])
    return [p.s.rules.board.places[i] for i in range(47) if p.s.encounters >> i & 1]


@pytest.mark.rule("fenris.ep7.automa-second-token")
def test_an_automa_takes_a_second_token_within_two_regions_and_no_third() -> None:
    p = automa().encounters("FACTORY", "V7", "T2", "V1")
    assert took(p, "FACTORY") == ["V1", "T2"]
    assert p.s.part(Trail).tokens == (0, 2)
    p = automa().encounters("FACTORY", "T2", "V1")
    assert took(p, "FACTORY") == ["V1", "T2"]
    assert p.s.part(Trail).tokens == (0, 1), "none is near enough"


@pytest.mark.rule("fenris.ep7.automa-second-token")
def test_the_second_token_may_be_the_one_with_which_it_finds_tesla() -> None:
    p = automa().encounters("FACTORY", "V7", "V1")
    p.s.part(Trail).tokens = (0, 4)
    took(p, "FACTORY")
    assert p.s.over
    assert p.s.part(Trail).finder == AUTOMA


@pytest.mark.rule("fenris.ep7.found-ends")
@pytest.mark.parametrize(("kept", "more"), [(5, ()), (4, ("V7",))])
def test_an_automa_that_finds_tesla_takes_no_factory_card_any_more(kept: int, more: tuple[str, ...]) -> None:
    p = automa().encounters("FACTORY", *more)
    p.s.part(Trail).tokens = (0, kept)
    took(p, "FACTORY")
    assert (p.s.over, p.s.part(Trail).finder) == (True, AUTOMA)
    assert p.s.part(Automas).visited == 0
    assert p.player(AUTOMA).star_count == 0


@pytest.mark.rule("fenris.ep7.found-ends")
def test_an_automa_that_finds_tesla_leaves_no_flag_any_more() -> None:
    def flags(kept: int) -> int:
        p = Solo("albion automa", table={**PEACE, "modules": ["invaders"]}).open_water().encounters("V5")
        p.s.part(Trail).tokens = (0, kept)
        took(p, "V5")
        assert p.s.over == (kept == 5)
        return p.s.part(Tokens).flags.bit_count()

    assert (flags(4), flags(5)) == (1, 0)


@pytest.mark.rule("fenris.ep7.automa-second-token-tie")
def test_of_several_it_takes_the_first_in_reading_order() -> None:
    p = automa()
    far = p.s.rules.board.distance[p.place("FACTORY")]
    near = [
        p.s.rules.board.places[i] for i in range(47) if p.s.rules.board.encounters >> i & 1 and far[i] <= 2
    ]
    assert len(near) > 1
    p.encounters("FACTORY", *near)
    assert took(p, "FACTORY") == near[1:]


@pytest.mark.rule("fenris.ep7.automa-second-token-limits")
def test_it_takes_none_where_an_enemy_stands() -> None:
    p = automa().encounters("FACTORY", "V7").workers(0, "V7")
    assert took(p, "FACTORY") == ["V7"]


@pytest.mark.rule("fenris.ep7.automa-second-token-limits")
@pytest.mark.parametrize(("water", "left"), [(True, []), (False, ["V4"])])
def test_it_takes_none_across_water_before_it_can_cross_it(water: bool, left: list[str]) -> None:
    """V4 is on the peninsula of Polania, two regions from the Factory."""
    assert took(automa(water=water).encounters("FACTORY", "V4"), "FACTORY") == left


@pytest.mark.rule("fenris.ep7.automa-second-token-peninsula")
@pytest.mark.parametrize(
    ("people", "token", "taken"),
    [
        (["rusviet mechanical"], "T4", True),
        (["rusviet mechanical", "saxony industrial"], "T4", False),
        (["rusviet mechanical", "saxony industrial"], "V4", True),
        (["rusviet mechanical", "saxony industrial"], "M2", True),
        (["rusviet mechanical", "saxony industrial"], "V7", True),
    ],
)
def test_with_three_players_it_spares_the_home_peninsulas_of_others(
    people: list[str], token: str, taken: bool
) -> None:
    """T4 is at home for the Rusviet Union, V4 for Polania, M2 for nobody here; V7 is on open land."""
    p = Position(*people, {"faction": "polania", "automa": "automa"}, **PEACE)
    seat = len(people)
    for each in range(seat + 1):
        p.workers(each)
    p.s.part(Automas).marker[seat] = 8
    p.encounters("FACTORY", token)
    p.s.active, p.s.stack = seat, []
    go(p.s, seat, 0, p.place("FACTORY"), "encounter-or-factory")
    p.fresh().game.decision(p.s)
    assert (p.s.encounters == 0) == taken


@pytest.mark.parametrize("form", ["7w", "7p"])
def test_episode_7_is_played_to_its_end_with_several_automas(form: str) -> None:
    sheets = [sheet("nordic"), *[sheet(id, automa="automa") for id in ("polania", "saxony")]]
    match = finished(episode(form, *sheets))
    assert isinstance(match.final, Scythe)
    rows = match.game.box.report(match.final)["seats"]
    assert sum([row["found"] for row in rows]) <= 1

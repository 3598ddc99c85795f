"""The modifications of a sheet in an episode, and what the sheet of an Automa brings along."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_episode_8a import before_the_last
from games.scythe.fenris.test_sheet import asked, at, episode, sheet, texts
from games.scythe.fenris.test_story import begun
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.progress import advance
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.directions import BLUE, EVEN
from spielwerk.games.scythe.fenris.automa_benefits import HeldBack
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH, Benefit
from spielwerk.games.scythe.fenris.episode_setup import head_start
from spielwerk.games.scythe.fenris.group import SetWind
from spielwerk.games.scythe.fenris.interlude.options import ROLL
from spielwerk.games.scythe.fenris.progress_stars import CHANCES, LOWER
from spielwerk.games.scythe.fenris.sheet import Bonuses
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.games.scythe.modules.infra_mods import BIT_OF, Infra
from spielwerk.games.scythe.modules.mech_mods import Mods
from spielwerk.games.scythe.modules.mods_automa import BenefitGained
from spielwerk.games.scythe.modules.mods_words import stories
from spielwerk.games.scythe.state import FIRST_WORKER, NOWHERE
from spielwerk.kernel.campaign import Campaign, Edit
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match

KEYS = ("fenris-1", "fenris-2x", "fenris-2y")
BOTH: dict[str, Any] = {"modules": ["mech-mods", "infra-mods"]}
WORKER_AND_POWER = 1
"""The card whose green half brings a worker and a power."""


def playing(*sheets: Any, number: str = "6", **more: Any) -> Match:
    return episode(number, *sheets, keys=KEYS, **{**BOTH, **more})


# --- people


@pytest.mark.rule("fenris.frame.open-infra-mods")
def test_all_infrastructure_modifications_of_the_sheet_lie_open() -> None:
    owned = ["machinery", "cavalry", "propaganda", "recruitment-office"]
    s = at(playing(sheet("nordic", infra=owned), sheet("saxony", infra=["cavalry"])))
    part = s.part(Infra)
    assert part.own == (sum(BIT_OF[id] for id in owned), BIT_OF["cavalry"])
    assert (part.used, part.drawn) == ((0, 0), (0, 0))


@pytest.mark.rule("fenris.frame.cover-with-mech-mods")
def test_any_number_of_mech_abilities_may_be_covered_with_what_the_sheet_has() -> None:
    owned = ["armor", "feint", "stealth", "regroup", "entrenched"]
    match = playing(sheet("nordic", mech=owned), sheet("saxony"))
    for left in range(4):
        assert asked(match) == "scythe.mechmods.PlaceMod"
        assert {*texts(match)} == {*[f"mod {id}" for id in owned[left:]], "done"}
        match.choose(f"mod {owned[left]}")
        if asked(match) == "scythe.mechmods.CoverWith":
            match.choose(texts(match)[0])
    s = at(match)
    assert [s.rules.having(bit)[0].id for bit in s.part(Mods).covers[0]] == owned[:4]
    assert s.part(Mods).covers[1] == (0, 0, 0, 0), "who owns none is not asked"
    assert s.part(Mods).drawn == (0, 0)


@pytest.mark.rule("fenris.frame.cover-with-mech-mods")
def test_none_need_be_used_and_nothing_is_drawn() -> None:
    match = playing(sheet("nordic", mech=["armor"]), sheet("saxony", mech=["armor"]))
    match.choose("done")
    match.choose("done")
    assert at(match).part(Mods).covers == ((0,) * 4, (0,) * 4)
    assert asked(match).startswith("scythe.turn")


@pytest.mark.rule("fenris.frame.cover-with-mech-mods")
@pytest.mark.rule("fenris.frame.open-infra-mods")
def test_a_kind_comes_into_play_as_soon_as_it_is_unlocked() -> None:
    campaign = begun(3, legs=4)
    first = {"2a": "mech-mods", "2b": "infra-mods"}[campaign.chronicle.path[1]]
    seen = []
    while (leg := campaign.leg) is not None:
        if leg.game == "scythe":
            seen.append([id for id in leg.setup["modules"] if id.endswith("-mods")])
        next_leg(campaign, Rng(1))
    assert seen == [[first], [first], *[["mech-mods", "infra-mods"]] * 4]


@pytest.mark.rule("fenris.frame.cover-with-mech-mods", "fenris.vesna.timing")
def test_vesna_arranges_what_she_owns_with_her_own_tiles() -> None:
    campaign = before_the_last(4)
    vesna = next((i for i, s in enumerate(campaign.chronicle.sheets) if s.faction == "vesna"), None)
    if vesna is None:
        campaign = before_the_last(4, seed=2)
        vesna = next(i for i, s in enumerate(campaign.chronicle.sheets) if s.faction == "vesna")
    match = campaign.start()
    while asked(match) != "scythe.vesna.ChooseAbility":
        assert match.decision is not None
        match.choose(match.decision.options[-1], match.decision.seat)
    owned = campaign.chronicle.sheets[vesna].mech
    assert {id for id in owned if any(id in text for text in texts(match))} == {*owned}


@pytest.mark.rule("fenris.campaign.wind-gambit-allowed")
def test_airships_and_the_end_tile_come_into_the_next_episodes() -> None:
    campaign = begun(2, legs=6)
    campaign.change(SetWind(airships=True, end_tile="backup-plan"))
    game = campaign.start().game
    assert {"airships", "end-tiles"} <= {*game.setup["modules"]}
    assert game.setup["end_tile"] == "backup-plan"


# --- Automas


@pytest.mark.rule("fenris.automa-mods.spy-removed")
def test_a_spy_of_the_sheet_is_not_used_if_an_automa_plays() -> None:
    """It may have been bought before the Automa joined, and stays on the sheet."""
    mine = sheet("nordic", infra=["spy", "cavalry"])
    for other, own in (
        (sheet("saxony"), ["spy", "cavalry"]),
        (sheet("saxony", automa="automa"), ["cavalry"]),
    ):
        part = at(playing(mine, other)).part(Infra)
        assert part.own[0] == sum([BIT_OF[id] for id in own])
        assert min(part.left) >= 0


def automa(*benefits: Benefit, number: str = "6", **more: Any) -> Any:
    """The position of an episode in which an Automa has these benefits."""
    machine = sheet("saxony", automa="automa", benefits=list(benefits))
    return at(playing(sheet("nordic"), machine, number=number, **more))


def workers(s: Any, seat: int = 1) -> int:
    return len([place for place in s.players[seat].units[FIRST_WORKER:] if place != NOWHERE])


@pytest.mark.rule("fenris.automa-mods.benefit-progress")
@pytest.mark.rule("fenris.automa-campaign.mods-from-ep3")
@pytest.mark.parametrize("number", ["4", "6"])
def test_each_noted_step_moves_the_marker(number: str) -> None:
    for n in range(3):
        found = automa(*[Benefit(INFRA, "progress")] * n, number=number)
        assert found.part(Automas).marker == [-1, n]


def test_a_noted_benefit_is_explained_by_a_rule_of_the_campaign() -> None:
    """The rules of module games stay closed in a campaign."""
    rules = automa(Benefit(INFRA, "progress"), modules=["infra-mods"]).rules
    (why,) = stories([BenefitGained(1, INFRA, 1, "progress", 0)], rules)
    assert [step.rule for step in why.steps] == ["fenris.automa-campaign.mods-from-ep3"]


@pytest.mark.rule("fenris.automa-mods.benefit-gain-each-setup")
def test_the_noted_gains_come_in_every_episode() -> None:
    for number in ("4", "6"):
        plain = automa(number=number)
        for n in (1, 2):
            found = automa(*[Benefit(MECH, "gain", WORKER_AND_POWER)] * n, number=number)
            assert workers(found) - workers(plain) == n
            assert found.players[1].power - plain.players[1].power == n


@pytest.mark.rule("fenris.automa-campaign.component-limit")
@pytest.mark.rule("fenris.automa-campaign.component-limit-example")
def test_a_ninth_worker_stays_away() -> None:
    found = automa(*[Benefit(MECH, "gain", WORKER_AND_POWER)] * 9)
    assert workers(found) == 8
    assert len(found.players[1].units) == FIRST_WORKER + 8


@pytest.mark.rule("fenris.automa-mods.benefit-remove-card")
def test_removed_cards_stay_away_and_no_effect_has_none() -> None:
    found = automa(Benefit(INFRA, "remove", 4), Benefit(INFRA, "remove", 15), Benefit(MECH, "nothing"))
    automas = found.part(Automas)
    assert automas.removed == 1 << 3 | 1 << 14
    assert automas.faces_down[0] & automas.removed == 0
    plain = automa()
    assert (automas.marker, found.players[1].power) == (plain.part(Automas).marker, plain.players[1].power)


@pytest.mark.rule("fenris.automa-mods.benefit-remove-card")
@pytest.mark.rule("fenris.multiautoma.decks")
@pytest.mark.parametrize(("decks", "left"), [("own", [(18, 0), (19, 1 << 3)]), ("shared", [(18, 0)])])
def test_a_card_leaves_the_deck_of_the_automa_that_removes_it(
    decks: str, left: list[tuple[int, int]]
) -> None:
    """Also when it is shuffled; a deck of its own keeps the card."""
    automas = (
        sheet("saxony", automa="automa", benefits=[Benefit(INFRA, "remove", 4)]),
        sheet("polania", automa="automa"),
    )
    match = playing(sheet("nordic"), *automas, automa_decks=decks)
    part = match.state.part(Automas)
    assert [(down.bit_count(), down & 1 << 3) for down in part.faces_down] == left
    for deck, found in enumerate(left):
        part.faces_down[deck] = 0
        assert part.drawable(deck).bit_count() == found[0]
        part.shuffle(deck)
        assert part.faces_down[deck].bit_count() == found[0]


@pytest.mark.rule("fenris.automa-campaign.base-automa-rules-apply")
def test_without_benefits_it_begins_as_in_any_game() -> None:
    s = automa()
    game: Any = episode("6", sheet("nordic"), sheet("saxony", automa="automa")).game
    assert s.part(Automas).marker == [-1, 0]
    assert s.part(Automas).removed == 0
    normal: Any = spielwerk.game(
        "scythe", seats=[{"faction": "nordic"}, {"faction": "saxony", "automa": "automa"}]
    )
    assert normal.rules.own_turn[1] == game.rules.own_turn[1]
    plain = normal.new(1).players[1]
    mine = s.players[1]
    assert (mine.popularity, mine.coins, mine.power) == (plain.popularity, plain.coins, plain.power)


# --- adaptive difficulty


@pytest.mark.rule("fenris.automa-campaign.adaptive-difference")
@pytest.mark.rule("fenris.automa-campaign.adaptive-example")
@pytest.mark.parametrize(("mine", "its", "steps"), [(3, 1, 2), (1, 3, -2), (2, 2, 0)])
def test_its_lead_is_the_difference_of_episodes_won(mine: int, its: int, steps: int) -> None:
    person = sheet("nordic", wins=[*"123"][:mine])
    machine = sheet("saxony", automa="automa", wins=[*"123"][:its])
    assert head_start(machine, [person, machine]) == steps
    machine.adapted = 4
    assert head_start(machine, [person, machine, sheet("crimea")]) == 4, "its sheet has it"


@pytest.mark.rule("fenris.automa-campaign.adaptive-difference")
def test_the_campaign_hands_it_in_if_the_group_wants_it() -> None:
    for adaptive in (True, False):
        campaign = Campaign(STORY, 1, seats=[{}, {"automa": "automa"}], adaptive=adaptive)
        campaign.enter({"seats": [{"coins": 60, "place": 1}, {"coins": 41, "place": 2}]})
        next_leg(campaign, Rng(1))
        assert campaign.leg is not None
        seats = campaign.leg.setup["seats"]
        assert [seat.get("head_start") for seat in seats] == [None, 1 if adaptive else None]


def started(steps: int, *benefits: Benefit) -> Any:
    machine = sheet("saxony", automa="automa", benefits=list(benefits))
    match = playing(sheet("nordic"), machine)
    setup = {**match.game.setup, "seats": [dict(seat) for seat in match.game.setup["seats"]]}
    setup["seats"][1]["head_start"] = steps
    return Match(spielwerk.game("scythe", **setup), 1).state


@pytest.mark.rule("fenris.automa-campaign.adaptive-move")
@pytest.mark.rule("fenris.automa-campaign.adaptive-example")
def test_the_marker_starts_further_on_in_addition_to_all_else() -> None:
    assert started(2).part(Automas).marker == [-1, 2]
    assert started(2, Benefit(INFRA, "progress")).part(Automas).marker == [-1, 3]


@pytest.mark.rule("fenris.automa-campaign.adaptive-negative")
@pytest.mark.rule("fenris.automa-campaign.adaptive-example")
def test_steps_that_it_is_behind_are_made_before_the_marker_enters_the_card() -> None:
    s = started(-2)
    m = automa_of(s, 1)
    seen = []
    for _ in range(4):
        seen.append((s.part(Bonuses).behind[1], s.part(Automas).marker[1]))
        advance(s, m)
    assert seen == [(2, 0), (1, 0), (0, 0), (0, 1)]


@pytest.mark.rule("fenris.automa-campaign.adaptive-negative")
def test_only_the_total_counts() -> None:
    s = started(-2, Benefit(INFRA, "progress"))
    assert (s.part(Bonuses).behind, s.part(Automas).marker) == ((0, 1), [-1, 0])
    s = started(-1, *[Benefit(INFRA, "progress")] * 2)
    assert (s.part(Bonuses).behind, s.part(Automas).marker) == ((0, 0), [-1, 1])


def test_the_log_tells_how_far_behind_it_is() -> None:
    match = playing(sheet("nordic"), sheet("saxony", automa="automa"))
    speech = match.game.box.speech()
    said = [speech.event(HeldBack(1, n), match.game.rules) for n in (2, 1, 0)]
    assert "2 more steps" in said[0]
    assert "one more step" in said[1]
    assert "enters the progress card" in said[2]


def test_a_correction_cannot_make_an_automa_of_a_person() -> None:
    campaign = begun(2)
    with pytest.raises(Exception, match="nobody but Automas plays"):
        campaign.correct(
            [Edit(("sheets", i, "automa"), "", "automa") for i in range(2)], who="host", why="trying"
        )


@pytest.mark.rule("fenris.campaign.two-dice")
def test_the_dice_have_six_sides_and_the_campaign_throws_two() -> None:
    """The lower of two dice is n in 13 - 2n of 36 throws."""
    assert (0, *[13 - 2 * n for n in range(1, 7)]) == CHANCES
    assert sum(CHANCES) == 36
    assert [option.n for option in LOWER] == list(range(7))
    assert len(BLUE) == len(EVEN) == 6
    assert len(ROLL[1:]) == 6

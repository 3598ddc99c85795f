"""Encounters: who has them, when, what they cost and give."""

from __future__ import annotations

import pytest

from games.scythe.card_effects import change, effect
from games.scythe.positions import Position
from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import BIT, board

CROSSING = board().index("V6")


def saxon_at_the_crossing(card: int, **options: bool) -> Position:
    """Saxony's character stands in M6, beside the encounter of V6, with money and popularity."""
    p = Position("saxony industrial", "nordic engineering", **options)
    p.set(0, coins=10, popularity=10, power=5).workers(0, "T8", "T8").character(0, "M6")
    return p.encounter(card).turn(0)


def meet(card: int, **options: bool) -> Position:
    return saxon_at_the_crossing(card, **options).play("move", "units", "unit character", "to V6", "done")


def card_with(**gain: int) -> tuple[int, int]:
    """A base card with exactly this gain, and which of its options that is."""
    wanted = components.Gain(**gain)
    for number, card in components.encounters().items():
        for i, option in enumerate(card.options):
            if option.gain == wanted and card.set == "base":
                return number, i
    raise AssertionError(gain)


@pytest.mark.rule("scythe.encounter.timing", "scythe.info.encounter-card-open")
def test_after_moving_the_character_draws_a_card_that_all_see() -> None:
    p = saxon_at_the_crossing(8)
    assert p.s.encounters & BIT[CROSSING]
    p.play("move", "units", "unit character", "to V6")
    assert p.asked == (0, "WhichUnit"), "first all movements"
    p.play("done")
    assert not p.s.encounters & BIT[CROSSING]
    assert p.asked == (0, "Encounter")
    frame = p.view(1).stack[-1]
    assert (frame.card, frame.place) == (8, CROSSING)


@pytest.mark.rule("scythe.ruling.encounter-after-all-combats", "scythe.encounter.timing")
def test_it_comes_after_all_combats_of_the_turn() -> None:
    """The character wins its combat on the encounter; the mech still has to fight in W7."""
    p = Position("saxony mechanical", "nordic industrial").workers(0).workers(1).encounters("V6").encounter(8)
    p.hand(0).hand(1).set(0, power=4).set(1, power=0).character(0, "M6").mech(0, 1, "T6").abilities(0)
    p.mech(1, 1, "V6").mech(1, 2, "W7").abilities(1).turn(0)
    p.play("move", "units", "unit character", "to V6", "unit mech1", "to W7", "fight V6")
    p.commit(0, 1)
    assert p.asked == (0, "Dial"), "first the other combat"
    p.commit(0, 1)
    assert p.asked == (0, "Encounter")


@pytest.mark.rule("scythe.encounter.timing")
def test_it_comes_before_the_bottom_action() -> None:
    p = saxon_at_the_crossing(8).goods("T8", wood=3)
    p.play("move", "units", "unit character", "to V6", "done")
    assert p.asked == (0, "Encounter")
    p.play("pick 0", "take coins 2", "take popularity 1")
    assert p.options == ["build", "less", "skip"]


@pytest.mark.rule("scythe.encounter.only-characters", "scythe.unit.character-role")
def test_mechs_and_workers_leave_the_token_alone() -> None:
    p = saxon_at_the_crossing(8).mech(0, 4, "M6").workers(0, "T8", "T8")
    p.play("move", "units", "unit mech4", "to V6")
    assert p.asked == (0, "Destination"), "the mech may go on: it has Speed and no encounter stops it"
    p.play("stop", "worker T8", "to V6")
    assert p.s.encounters & BIT[CROSSING]
    assert p.asked != (0, "Encounter")


@pytest.mark.rule("scythe.encounter.choose-one", "scythe.encounter.must-afford")
def test_one_option_must_be_chosen_and_paid_in_full() -> None:
    p = meet(8)
    assert p.options == ["pick 0", "pick 1", "pick 2"]
    poor = saxon_at_the_crossing(8, ask_forced=True).set(0, coins=1, popularity=1)
    poor.play("move", "units", "unit character", "to V6", "done")
    assert poor.options == ["pick 0"], "2 coins and 2 popularity are missing"


@pytest.mark.rule("scythe.encounter.choose-one")
@pytest.mark.parametrize(
    ("pick", "answers"), [("pick 0", ["take coins 2", "take popularity 1"]), ("pick 1", ["make 4"])]
)
def test_there_is_no_second_option(pick: str, answers: list[str]) -> None:
    p = meet(8).play(pick, *answers)
    assert p.asked[1] != "Encounter"


@pytest.mark.rule("scythe.encounter.example-decline-worker")
def test_a_card_brings_no_more_workers_than_it_says() -> None:
    number, i = card_with(food=3, worker=1)
    p = meet(number).play(f"pick {i}", "make 3")
    assert (p.asked, p.options) == ((0, "NewWorkers"), ["make 1", "make 0"])


@pytest.mark.rule("scythe.encounter.example-card", "scythe.encounter.placement")
@pytest.mark.parametrize(
    ("pick", "answers", "coins", "popularity", "oil"),
    [
        ("pick 0", ["take coins 2", "take popularity 1"], 12, 11, 0),
        ("pick 1", ["make 4"], 8, 10, 4),
        ("pick 2", ["recruit build", "bonus coins", "take coins 2"], 12, 8, 0),
    ],
)
def test_the_sample_card(pick: str, answers: list[str], coins: int, popularity: int, oil: int) -> None:
    p = meet(8).play(pick, *answers)
    assert (p.player(0).coins, p.player(0).popularity) == (coins, popularity)
    assert p.tokens("V6") == ({"oil": oil} if oil else {})
    assert p.player(0).recruits == (0b0100 if pick == "pick 2" else 0)


@pytest.mark.rule("scythe.encounter.benefit-optional", "scythe.encounter.example-decline-worker")
def test_any_part_of_the_gain_may_be_declined() -> None:
    number, pick = card_with(metal=3, worker=1)
    p = meet(number).play(f"pick {pick}", "make 2", "make 0")
    assert p.tokens("V6") == {"metal": 2}
    assert p.player(0).workers == 2


@pytest.mark.rule("scythe.encounter.placement", "scythe.ruling.encounter-unpayable")
@pytest.mark.parametrize(("what", "answers"), [("deploy", ["mech 2"]), ("build", ["structure mill"])])
def test_mechs_and_structures_come_to_the_encounter_even_without_a_worker(
    what: str, answers: list[str]
) -> None:
    number, pick = card_with(**{what: 1})
    p = meet(number).play(f"pick {pick}", *answers)
    if what == "deploy":
        assert p.where(0, 2) == "V6"
        assert p.player(0).abilities == 0b0010
    else:
        assert p.player(0).structures_at == BIT[CROSSING]


@pytest.mark.rule("scythe.ruling.encounter-unpayable")
def test_a_structure_where_one_stands_is_forfeited() -> None:
    number, pick = card_with(build=1)
    p = saxon_at_the_crossing(number).structure(1, "mine", "V6")
    p.play("move", "units", "unit character", "to V6", "done", f"pick {pick}")
    assert p.player(0).structures_at == 0
    assert p.asked[1] not in ("Build", "BuildAt")


@pytest.mark.rule("scythe.encounter.isolated", "scythe.ruling.free-enlist-bonus")
def test_no_mat_costs_coins_or_recruit_bonuses() -> None:
    """Enlisting by a card: one-time bonus, but nobody's ongoing bonus and no coins of the mat."""
    p = saxon_at_the_crossing(8).set(0, recruits=0b1000).set(1, recruits=0b1000)
    hands = [sum(h) for h in p.s.hands]
    p.play(
        "move",
        "units",
        "unit character",
        "to V6",
        "done",
        "pick 2",
        "recruit upgrade",
        "bonus power",
        "take power 2",
    )
    assert p.player(0).coins == 10
    assert [sum(h) for h in p.s.hands] == hands
    assert p.player(0).recruits == 0b1001


@pytest.mark.rule("scythe.encounter.card-to-bottom")
def test_the_card_goes_under_the_deck() -> None:
    p = meet(8)
    assert p.s.encounter_bottom[-1] == 8
    assert sorted(p.s.encounter_deck + p.s.encounter_bottom) == list(range(1, 29))
    p.s.encounter_deck, p.s.encounter_bottom = (), (8, 3)
    again = p.play("pick 0", "take coins 2", "take popularity 1").encounters("V6")
    again.character(0, "M6").set(0, section=-1).turn(0)
    again.play("move", "units", "unit character", "to V6", "done")
    assert p.s.encounter_bottom == (3, 8), "once, and last"
    assert p.s.stack[-1].card == 8, "it comes again when all others are through, in the order they went under"


@pytest.mark.rule("scythe.encounter.combat-first", "scythe.combat.winner-encounter")
def test_the_combat_comes_first() -> None:
    p = saxon_at_the_crossing(8).mech(1, 1, "V6").set(1, power=0).hand(1)
    p.play("move", "units", "unit character", "to V6", "done")
    assert p.asked == (0, "Dial")
    p.play("dial 1")
    while p.asked == (0, "AddCards"):
        p.play("done")
    assert p.asked == (0, "Encounter")
    assert not p.s.encounters & BIT[CROSSING]


@pytest.mark.rule("scythe.combat.winner-encounter")
def test_a_winning_defender_has_the_encounter_too() -> None:
    """A card had sent the Saxon character to the token."""
    p = saxon_at_the_crossing(8).character(0, "V6").mech(1, 1, "M6").abilities(1).hand(0).hand(1)
    p.set(0, power=3).set(1, power=0).turn(1).play("move", "units", "unit mech1", "to V6", "done")
    p.commit(0, 1)
    assert p.asked == (0, "Encounter")


@pytest.mark.rule("scythe.encounter.timing")
def test_nobody_has_an_encounter_in_the_turn_of_somebody_else_without_a_combat() -> None:
    """A card had sent the Saxon character to the token: the encounter waits for its own next Move."""
    p = saxon_at_the_crossing(8).character(0, "V6").character(1, "W1").turn(1)
    p.play("move", "units", "unit character", "to M2", "done")
    assert p.s.encounters & BIT[CROSSING]
    p.set(0, section=-1).mech(0, 1, "M6").turn(0).play("move", "units", "unit mech1", "to T8", "done")
    assert p.asked == (0, "Encounter")


@pytest.mark.rule("scythe.encounter.combat-lost")
def test_a_lost_combat_leaves_the_token() -> None:
    p = saxon_at_the_crossing(8).mech(1, 1, "V6").set(1, power=7).set(0, power=0).hand(0).hand(1)
    p.play("move", "units", "unit character", "to V6", "done", "dial 7")
    assert p.where(0, 0) == "home"
    assert p.s.encounters & BIT[CROSSING]
    assert p.asked[1] != "Encounter"


def polish(card: int) -> Position:
    p = Position("polania industrial", "nordic engineering")
    p.set(0, coins=0, popularity=10).workers(0, "F4", "F4").character(0, "F4").encounter(card).turn(0)
    return p.play("move", "units", "unit character", "to V4", "done")


@pytest.mark.rule("scythe.faction.polania-meander", "scythe.faction.polania-meander-order")
def test_polania_may_choose_two_options_and_pay_the_second_with_the_first() -> None:
    p = polish(8)
    assert p.options == ["pick 0", "pick 2"], "no coins yet"
    p.play("pick 0", "take coins 2", "take popularity 1")
    assert p.options == ["pick 1", "pick 2", "done"]
    p.play("pick 1", "make 4")
    assert p.tokens("V4") == {"oil": 4}
    assert p.asked[1] != "Encounter", "two at most"


@pytest.mark.rule("scythe.ruling.meander-options")
def test_the_second_option_is_voluntary_and_another_one() -> None:
    p = polish(8).play("pick 2", "recruit upgrade", "bonus coins", "take coins 2")
    assert p.options == ["pick 0", "pick 1", "done"]
    p.play("done")
    assert p.asked[1] != "Encounter"


@pytest.mark.parametrize("number", components.encounters())
def test_every_option_of_every_card_costs_and_brings_what_its_row_says(number: int) -> None:
    for i, option in enumerate(components.encounters()[number].options):
        p = saxon_at_the_crossing(number, extra=True, promo=True)
        p.play("move", "units", "unit character", "to V6", "done")
        assert f"pick {i}" in p.options, (number, i)
        found = effect(p, f"pick {i}", "Bottom", "ChooseSection", "")
        assert found == change(option.cost, option.gain), i


@pytest.mark.rule("scythe.encounter.timing")
def test_a_card_may_bring_a_character_to_the_next_encounter() -> None:
    """For 2 coins encounter 42 lets units leave for an empty region; the token there follows at once."""
    p = Position("rusviet mechanical", "saxony industrial", promo=True).workers(0, "M5").workers(1)
    p.set(0, coins=9).encounters("V7", "V6").encounter(42).character(0, "T6").turn(0)
    p.play("move", "units", "unit character", "to V7", "done", "pick 1", "at V6").encounter(1)
    p.play("unit character")
    assert p.asked == (0, "Encounter")
    assert p.view(0).encounters == 0

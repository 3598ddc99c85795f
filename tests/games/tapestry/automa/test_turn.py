"""A turn of the bots: pairs of decision cards, and when it is an income turn."""

from __future__ import annotations

import pytest

from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.events import PairDrawn
from spielwerk.games.tapestry.events import Advanced, IncomeBegan
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import CHANCE


def actors(p: Solo) -> list[int]:
    """Who advanced, in this order."""
    return [event.seat for event in p.told(Advanced) if isinstance(event, Advanced)]


@pytest.mark.rule("tapestry.automa.turn.joint", "tapestry.automa.turn.step4-order")
def test_both_bots_advance_in_one_turn_the_automa_first() -> None:
    p = Solo().deck(1, 2, 3, 4).draw(7, 4).until_asked()
    assert actors(p) == [AUTOMA, SHADOW]
    assert p.at(AUTOMA, "technology") == 1
    assert p.at(SHADOW, "exploration") == 1  # card 4 from the bottom


@pytest.mark.parametrize("first", [HUMAN, AUTOMA])
@pytest.mark.rule("tapestry.automa.turn.order", "tapestry.automa.turn.first-is-income")
def test_the_start_player_decides_who_comes_first_and_the_bots_begin_with_income(first: int) -> None:
    p = Solo()
    p.s.journal = []
    p.round(first).until_asked("DrawCard")
    order = [IncomeBegan(HUMAN, 1), IncomeBegan(AUTOMA, 1)]
    assert p.told(IncomeBegan) == (order if first == HUMAN else order[::-1])
    assert p.told(PairDrawn) == []
    assert len(p.cards(AUTOMA)) == 1  # what the chart of the bots gives, and no income of a person
    assert (p.player(AUTOMA).res, p.player(AUTOMA).tiles) == ([0] * 4, ())
    assert p.asked == ((HUMAN, "turn.Turn") if first == HUMAN else (CHANCE, "automa.DrawCard"))


@pytest.mark.rule("tapestry.automa.turn.empty-deck", "tapestry.automa.income.last-pair")
def test_with_an_empty_deck_the_bots_take_an_income_turn_and_the_pair_stays() -> None:
    p = Solo("3").automa_era(1).pair(7, 8).deck()
    p.begin()
    assert p.told(IncomeBegan) == [IncomeBegan(AUTOMA, 2)]
    assert actors(p) == [AUTOMA, SHADOW]  # level 3 advances with the last pair, which is still 7 and 8
    assert p.at(AUTOMA, "exploration") == 1


@pytest.mark.rule("tapestry.automa.turn.step1-discard")
def test_the_pair_of_the_last_turn_is_discarded() -> None:
    p = Solo().automa_era(1).pair(5, 6).begin()
    assert (p.bots.left, p.bots.right) == (-1, -1)
    assert bits(p.bots.pile) == (4, 5)


@pytest.mark.rule("tapestry.automa.turn.step2-draw", "tapestry.automa.pair.roles")
def test_two_cards_are_drawn_the_left_for_tracks_and_the_right_for_ties() -> None:
    """Any card of the deck may lie on either side.  Card 5 lets the Automa go anywhere, by the order of 2."""
    p = Solo().automa_era(1).deck(2, 5, 6).begin()
    assert p.weights == {"decision 2": 1, "decision 5": 1, "decision 6": 1}
    p.luck("decision 5")
    assert p.weights == {"decision 2": 1, "decision 6": 1}
    p.luck("decision 2").until_asked()
    assert p.told(PairDrawn) == [PairDrawn(AUTOMA, 5, 2)]
    assert p.at(AUTOMA, "military") == 1  # the order of card 2 begins with military
    assert p.at(SHADOW, "technology") == 1  # card 5: landmark or end; card 2 from the bottom


@pytest.mark.rule("tapestry.automa.pair.active-area", "tapestry.automa.pair.active-content")
def test_only_the_inner_halves_are_read() -> None:
    """Card 1 on the right: its own indicator (end) and its income symbol do not matter."""
    p = Solo().automa_era(1).token(AUTOMA, science=5).deck().draw(7, 1)
    assert p.rules_used()[:2] == ["indicator-all", "tie-order"]
    assert p.at(AUTOMA, "technology") == 1  # heart first on card 1: technology
    assert p.told(IncomeBegan) == []


@pytest.mark.rule("tapestry.automa.card.id-number")
def test_the_number_of_a_card_has_no_function() -> None:
    """Cards 11 and 18 differ in number and indicators; as right cards with one aid they do the same."""
    table = table_of(Solo().s)
    assert table.cards[10].ranks == table.cards[17].ranks
    for right in (11, 18):
        p = Solo().pair(7, right)
        assert (p.chooses(0, "all"), p.chooses(1, "all")) == ("technology", "technology")


@pytest.mark.rule("tapestry.automa.turn.step3-income")
def test_the_last_pair_with_an_income_symbol_is_an_income_turn_without_advances() -> None:
    p = Solo().automa_era(1).deck().draw(8, 7)
    assert p.told(IncomeBegan) == [IncomeBegan(AUTOMA, 2)]
    assert actors(p) == []


@pytest.mark.rule("tapestry.automa.turn.step3-ignored")
def test_an_income_symbol_is_ignored_while_cards_are_left() -> None:
    p = Solo().automa_era(1).deck(3, 4).draw(8, 7).until_asked()
    assert p.told(IncomeBegan) == []
    assert actors(p) == [AUTOMA, SHADOW]


@pytest.mark.rule("tapestry.automa.turn.step3-last-pair-no-symbol")
def test_the_last_pair_without_a_symbol_is_used_and_income_comes_in_the_next_turn() -> None:
    p = Solo().automa_era(1).deck().draw(7, 8)
    assert actors(p) == [AUTOMA, SHADOW]
    assert p.player(AUTOMA).era == 1
    p.begin()
    assert p.told(IncomeBegan) == [IncomeBegan(AUTOMA, 2)]


@pytest.mark.rule("tapestry.automa.turn.discard-open")
def test_everybody_can_look_through_the_discard_pile() -> None:
    p = Solo().pair(5, 6).deck(1, 2)
    panels = p.game.box.speech().panels(p.view(HUMAN), p.s.rules)
    panel = next(panel for panel in panels if panel.key == "bots")
    assert ("Discarded decision cards", "3, 4, 7") in panel.rows
    assert ("Decision cards face up", "5 | 6") in panel.rows


@pytest.mark.rule("tapestry.ruling.odd-decision-deck")
def test_a_single_card_is_no_pair() -> None:
    p = Solo().automa_era(1).deck(3).begin()
    assert p.told(IncomeBegan) == [IncomeBegan(AUTOMA, 2)]


@pytest.mark.rule("tapestry.ruling.bots-after-human-end")
def test_the_bots_go_on_when_the_person_has_finished_and_the_other_way_round() -> None:
    p = Solo().automa_era(3).pair(5, 6).set(HUMAN, ended=True, era=5)
    p.round(AUTOMA)
    p.luck("decision 1", "decision 2").until_asked("DrawCard")
    assert p.waiting == "DrawCard"
    p = Solo().automa_era(4).set(AUTOMA, ended=True).set(HUMAN, era=3)
    p.round(HUMAN).until_asked()
    assert (p.asked[0], p.player(HUMAN).era) == (HUMAN, 4)

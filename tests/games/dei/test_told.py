"""What cards, badges and questions of DEI tell their players."""

from __future__ import annotations

import pytest

from games.dei.positions import Position
from spielwerk.games.dei import names
from spielwerk.games.dei.events import CardBought
from spielwerk.games.dei.options import BADGES
from spielwerk.kernel.option import Decision
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import language

MARKETS = {
    "tactics": ("T1", "T7", "DH1"),
    "logistics": ("L1", "L2", "DH2"),
    "machines": ("M6", "M8", "M2"),
    "black": ("B1", "B8", "B2"),
}
BACK = {"B2": 1}
"""Technology that comes back in the right slot of the black market."""


def shop(badge: str = "") -> Position:
    """Everything lies open, and the first seat can pay for it and has enough outposts."""
    p = Position("auxilia", "farm_z", "ravagers").reserve(0, 20, 20)
    for market, cards in MARKETS.items():
        p.market(market, *cards)
    if badge:
        p.badge(0, badge)
    p.s.holders = [0] * len(p.s.holders)
    return p.turn(0, "AUX1", "AUX2", "AUX3").play("down AUX1")


def decision(p: Position) -> Decision:
    d = p.game.decision(p.s)
    assert d is not None
    return d


def labels(p: Position) -> dict[str, str]:
    d = decision(p)
    return {o.text: p.game.box.speech().option(o, d, p.game.rules) for o in d.options}


def panel(p: Position, key: str) -> Panel:
    panels = p.game.box.speech().panels(p.view(0), p.game.rules)
    return {panel.key: panel for panel in panels}[key]


@pytest.mark.unmeasured
@pytest.mark.rule(
    "dei.purchase.total-cost", "dei.market.black-left-surcharge", "dei.badge.drone-engineer.discount"
)
@pytest.mark.parametrize("badge", ["", "drone_engineer", "alternative_energy", "trading_post"])
def test_a_button_names_what_is_paid_in_its_slot_with_all_badges(badge: str) -> None:
    said = labels(shop(badge))
    bought = [text for text in said if text.startswith("buy ")]
    assert len(bought) == 12, "every slot of every market"
    for text in bought:
        card = text.removeprefix("buy ")
        p = shop(badge).play(text)
        ways = p.options if p.asked[1] == "market.Pay" else [""]
        paid = []
        for way in ways:
            q = shop(badge).play(text, *([way] if way else []))
            left = q.player(0)
            paid.append((20 - left.technology + BACK.get(card, 0), 20 - left.energy))
        price = names.ways_to_pay(paid, BACK.get(card, 0))
        assert f" for {price}: " in said[text], text
        rows = [
            row
            for row in panel(shop(badge), "markets").rows
            if str(names.card(decision_card(card))) == row[3]
        ]
        assert [row[4] for row in rows] == [price], "and so does the list of the markets"


def decision_card(id: str) -> int:
    return next(o.i for o in decision(shop()).options if o.text == f"buy {id}")


@pytest.mark.rule("dei.market.black-left-surcharge", "dei.market.black-right-refund")
def test_surcharge_and_refund_in_words() -> None:
    said = labels(shop())
    assert "for 3 technology: " in said["buy B1"], "2 and 1"
    assert "(1 technology back): " in said["buy B2"]
    with language("de"):
        assert "kaufen für 3 Technologie: " in labels(shop())["buy B1"]
        assert "(1 Technologie zurück): " in labels(shop())["buy B2"]


def test_the_log_names_the_price() -> None:
    p = Position("auxilia", "farm_z")
    event = CardBought(0, 40, 3, 1)
    speech = p.game.box.speech()
    assert speech.event(event, p.game.rules).endswith(" for 3 technology and 1 energy cell.")
    with language("de"):
        assert speech.event(event, p.game.rules).endswith(" für 3 Technologie und 1 Energiezelle.")


@pytest.mark.rule("dei.variant.two.hunter")
@pytest.mark.parametrize(
    ("factions", "english", "german"),
    [
        (("auxilia", "farm_z"), "kills 1 or 2 scrappers of your opponent", "tötet 1 oder 2 Plünderer"),
        (("auxilia", "farm_z", "ravagers"), "kills one scrapper of each opponent", "einen Plünderer jedes"),
    ],
)
def test_the_hunter_of_the_aid_follows_the_number_of_players(
    factions: tuple[str, ...], english: str, german: str
) -> None:
    p = Position(*factions)
    for code, words in (("en", english), ("de", german)):
        with language(code):
            assert any(words in row[1] for row in panel(p, "aid").rows)


@pytest.mark.rule("dei.ruling.majority-presence")
@pytest.mark.parametrize("badge", ["bombardier", "barricader", "covert_operator"])
def test_badges_that_need_a_unit_say_so_where_that_is_played(badge: str) -> None:
    number = BADGES.index(badge)
    strict, loose = Position("auxilia", "farm_z"), Position("auxilia", "farm_z", majority_without_units=True)
    for code, words in (("en", " if you have a unit there."), ("de", ", wenn du dort eine Einheit hast.")):
        with language(code):
            assert names.badge_text(number, strict.s.rules).endswith(words)
            assert words not in names.badge_text(number, loose.s.rules)
            assert "{" not in names.badge_text(number, loose.s.rules)


def test_a_card_that_is_put_down_for_a_purchase_is_said_to_be_gone() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 20, 20).turn(0, "AUX1", "AUX2", "AUX3")
    p.market("black", "B1", "B8", "B2")
    assert "Give up “Levy” for good" in labels(p)["down AUX1"]
    with language("de"):
        assert "„Aushebung“ endgültig abgeben" in labels(p)["down AUX1"]


@pytest.mark.parametrize(
    ("strict", "words"), [(False, "or no opponent stands"), (True, "you have the majority.")]
)
def test_the_aid_tells_how_this_table_enlists(*, strict: bool, words: str) -> None:
    p = Position("auxilia", "farm_z", enlist_needs_majority=strict)
    (told,) = [row[1] for row in panel(p, "aid").rows if "own camp" in row[1] and "neutral" in row[1]]
    assert words in told
    assert ("no opponent" in told) != strict

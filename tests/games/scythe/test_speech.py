"""Scythe in words: factions, mechs, regions and amounts are called as on the components."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe import events
from spielwerk.games.scythe.options import OPTIONS
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.option import Decision
from spielwerk.kernel.speech import Panel, addressing, marking, pieces
from spielwerk.kernel.text import language

RUSVIET, SAXONY = 0, 1


@pytest.fixture
def p() -> Position:
    """Rusviet (0) with two mechs, and Saxony (1)."""
    p = Position("rusviet mechanical", "saxony industrial")
    return p.workers(0, "V3", "V3", "M5").mech(0, 2, "V3").mech(0, 4, "V3").goods("V3", wood=2, oil=1)


def prompt(p: Position) -> str:
    return p.game.box.speech().prompt(decision(p), p.game.rules)


def decision(p: Position) -> Decision:
    d = p.game.decision(p.s)
    assert d is not None
    return d


def labels(p: Position) -> dict[str, str]:
    """What each option says, by its text."""
    d = decision(p)
    return {o.text: p.game.box.speech().option(o, d, p.game.rules) for o in d.options}


def line(p: Position, event: Event) -> str:
    return p.game.box.speech().event(event, p.game.rules)


def panel(p: Position, key: str, viewer: int = RUSVIET) -> Panel:
    panels = p.game.box.speech().panels(p.view(viewer), p.game.rules)
    return {panel.key: panel for panel in panels}[key]


def facts(p: Position, key: str, viewer: int = RUSVIET) -> dict[str, str]:
    return {row[0]: row[1] for row in panel(p, key, viewer).rows}


# --- asking


def test_a_section_is_called_by_both_its_actions(p: Position) -> None:
    p.turn(RUSVIET)
    assert prompt(p) == "Rusviet Union: choose a section of your mat."
    assert labels(p)["move"] == "Move / Build"
    with language("de"):
        assert prompt(p) == "Rusviet-Union: Wähle einen Bereich."
        assert labels(p)["move"] == "Bewegen / Bauen"


def test_units_are_called_by_hero_ability_and_place(p: Position) -> None:
    p.turn(RUSVIET).play("move", "units")
    found = labels(p)
    assert found["unit character"] == "Character (Olga & Changa)"
    assert found["unit mech2"] == "Mech (Township)"
    assert found["worker M5"] == "Worker in M5 (mountain)"
    assert prompt(p) == "Rusviet Union: choose a unit to move (2 left)."
    with language("de"):
        assert labels(p)["unit mech2"] == "Mech (Bezirksverwaltung)"
        assert labels(p)["worker M5"] == "Arbeiter in M5 (Berg)"


def test_a_move_names_regions_and_cargo(p: Position) -> None:
    p.turn(RUSVIET).play("move", "units", "unit mech2")
    assert labels(p)["to FACTORY"] == "To the Factory"
    assert labels(p)["to T4"] == "To T4 (tundra)"
    p.play("to T4")
    assert prompt(p) == "Rusviet Union: what goes along to T4 (tundra)?"
    assert labels(p)["load worker 1"] == "Load 1 worker"
    assert labels(p)["load worker 0"] == "No workers"
    p.play("load worker 2")
    assert labels(p)["load oil 1"] == "Load 1 oil"
    with language("de"):
        assert labels(p) == {"load oil 1": "1 Öl mitnehmen", "load oil 0": "Ohne Öl"}


def test_the_same_mech_is_called_differently_by_another_faction(p: Position) -> None:
    p.mech(SAXONY, 2, "M6").turn(SAXONY).play("move", "units")
    assert labels(p)["unit mech2"] == "Mech (Underpass)"


def test_what_is_produced_follows_from_the_region(p: Position) -> None:
    p.turn(RUSVIET).play("produce", "at V3")
    assert labels(p) == {"make 2": "2 workers", "make 1": "1 worker"}


def test_paying_for_nothing_is_not_called_done(p: Position) -> None:
    p.workers(0, "V3", "V3", "M5", "M5").set(0, power=3).turn(RUSVIET).play("produce")
    assert labels(p)["done"] == "Pay, but produce nothing"
    p.play("at M5", "make 2")
    assert labels(p)["done"] == "Done"


def test_who_wants_less_is_asked_how_much(p: Position) -> None:
    p.set(0, coins=3, section=-1).turn(RUSVIET).play("bolster")
    assert prompt(p) == "Rusviet Union: for 1 coin: power or combat cards?"
    assert labels(p) == {
        "take power 2": "2 power",
        "take cards 1": "1 combat card",
        "less": "Take less …",
        "skip": "Skip this action",
    }
    with language("de"):
        assert prompt(p) == "Rusviet-Union: Für 1 Münze: Stärke oder Kampfkarten?"
        assert labels(p)["less"] == "Weniger nehmen …"
    p.play("less")
    assert prompt(p) == "Rusviet Union: how much power or how many combat cards do you take for 1 coin?"
    assert labels(p)["take power 0"] == "No power"
    with language("de"):
        assert prompt(p) == "Rusviet-Union: Wie viel Stärke oder wie viele Kampfkarten nimmst du für 1 Münze?"
        assert labels(p)["take power 0"] == "Keine Stärke"
    p.turn(RUSVIET).play("trade")
    assert prompt(p) == "Rusviet Union: for 1 coin: resources or popularity?"
    p.play("less")
    assert prompt(p) == "Rusviet Union: what do you take for 1 coin, resources or how much popularity?"
    with language("de"):
        assert prompt(p) == "Rusviet-Union: Was nimmst du für 1 Münze, Ressourcen oder wie viel Ansehen?"


def test_who_wants_less_of_a_bottom_action_is_asked_for_each_part(p: Position) -> None:
    p.set(0, recruits=0b0100, section=-1).goods("V3", wood=3).turn(RUSVIET).play("move", "skip")
    assert prompt(p) == "Rusviet Union: Build now?"
    p.play("less", "decline")
    assert prompt(p) == "Rusviet Union: do you take 2 coins?"
    assert labels(p) == {"take coins 2": "2 coins", "take coins 1": "1 coin", "take coins 0": "No coins"}
    with language("de"):
        assert prompt(p) == "Rusviet-Union: Nimmst du 2 Münzen?"
    p.play("take coins 1")
    assert prompt(p) == "Rusviet Union: do you take 1 popularity?"


def test_an_upgrade_names_what_it_changes(p: Position) -> None:
    p.set(0, section=-1).goods("V3", oil=5).turn(RUSVIET)
    bottom = {text: label.partition(" / ")[2] for text, label in labels(p).items()}
    p.play(next(text for text, name in bottom.items() if name == "Upgrade"), "skip", "upgrade")
    while "lift move-units" not in p.options:
        p.play(p.options[0])
    assert labels(p)["lift move-units"] == "Move: units 2 → 3"
    assert labels(p)["lift bolster-cards"] == "Bolster: combat cards 1 → 2"
    p.play("lift move-units")
    assert labels(p)["cover deploy"] == "Deploy: 1 metal less"


def test_combat_cards_are_called_by_their_value(p: Position) -> None:
    p.hand(0, 2, 5).set(0, power=3).mech(SAXONY, 1, "T4").turn(RUSVIET)
    p.play("move", "units", "unit mech2", "to T4", "load worker 0", "load oil 0", "load wood 0", "done")
    assert prompt(p) == "Rusviet Union: how much power do you commit in T4 (tundra)?"
    p.play("dial 3")
    assert labels(p) == {
        "card 0": "Combat card with value 2",
        "card 3": "Combat card with value 5",
        "done": "Done",
    }


def test_an_ability_before_combat_says_what_it_does() -> None:
    p = Position("nordic", "saxony").mech(0, 3, "W6").set(0, power=5).mech(1, 1, "F5").turn(1)
    p.play("move", "units", "unit mech1", "to W6", "done")
    assert prompt(p) == (
        "Nordic Kingdoms: use Artillery in W6 (forest)?"
        " Before a combat you may pay 1 power once; your opponent then loses 2 power."
    )
    assert labels(p) == {"yes": "Yes", "no": "No"}


# --- telling


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.Moved(RUSVIET, 2, 18, 22),
            "Rusviet Union moves its mech (Township) from V3 (village) to the Factory.",
            "Die Rusviet-Union zieht mit dem Mech (Bezirksverwaltung) von V3 (Dorf) zur Fabrik.",
        ),
        (
            events.Retreated(SAXONY, 0, 22, 52),
            "Saxony Empire withdraws its character (Gunter, Nacht & Tag) from the Factory to the home base"
            " (Saxony Empire).",
            "Das Sächsische Reich zieht den Anführer (Gunter, Nacht & Tag) von der Fabrik ins Heimatgebiet"
            " (Sächsisches Reich) zurück.",
        ),
        (
            events.Gained(RUSVIET, 1, 1),
            "Rusviet Union gains 1 coin.",
            "Die Rusviet-Union erhält 1 Münze.",
        ),
        (
            events.Gained(RUSVIET, 2, -2),
            "Rusviet Union loses 2 popularity.",
            "Die Rusviet-Union verliert 2 Ansehen.",
        ),
        (
            events.Paid(RUSVIET, 18, 2),
            "Rusviet Union pays 1 wood from V3 (village).",
            "Die Rusviet-Union zahlt 1 Holz von V3 (Dorf).",
        ),
        (
            events.Produced(RUSVIET, 18, 4, 2),
            "Rusviet Union produces 2 workers in V3 (village).",
            "Die Rusviet-Union produziert 2 Arbeiter in V3 (Dorf).",
        ),
        (
            events.Displaced(RUSVIET, SAXONY, 22, 1),
            "Rusviet Union drives off a worker of Saxony Empire in the Factory.",
            "Die Rusviet-Union vertreibt in der Fabrik einen Arbeiter (Sächsisches Reich).",
        ),
        (
            events.Revealed(RUSVIET, 3, (1, 0, 0, 1), 10),
            "Rusviet Union reveals 3 power and 2 combat cards (2, 5): 10 in all.",
            "Die Rusviet-Union setzt 3 Stärke und 2 Kampfkarten (2, 5) ein, zusammen 10.",
        ),
        (
            events.StarPlaced(SAXONY, "combat"),
            "Saxony Empire places a star: Combat won.",
            "Das Sächsische Reich setzt einen Stern: Kampf gewonnen.",
        ),
    ],
)
def test_the_log_tells_it(p: Position, event: Event, en: str, de: str) -> None:
    assert line(p, event) == en
    with language("de"):
        assert line(p, event) == de


@pytest.mark.parametrize(
    ("lang", "many", "you"),
    [
        ("en", "Nordic Kingdoms draw a combat card with value 5.", "You draw a combat card with value 5."),
        (
            "de",
            "Die Nordischen Königreiche ziehen eine Kampfkarte mit Wert 5.",
            "Du ziehst eine Kampfkarte mit Wert 5.",
        ),
    ],
)
def test_the_verb_agrees_with_who_acts(lang: str, many: str, you: str) -> None:
    p = Position("nordic", "saxony")
    with language(lang):
        assert line(p, events.CardDrawn(0, 3)) == many
        with addressing(1):
            assert line(p, events.CardDrawn(0, 3)) == many
        with addressing(0):
            assert line(p, events.CardDrawn(0, 3)) == you


def test_a_drawn_card_is_told_by_value_to_its_owner_alone(p: Position) -> None:
    event = events.CardDrawn(RUSVIET, 3)
    assert line(p, event.seen_by(RUSVIET)) == "Rusviet Union draws a combat card with value 5."
    for viewer in (SAXONY, SPECTATOR):
        assert line(p, event.seen_by(viewer)) == "Rusviet Union draws a combat card."


def test_what_can_be_pointed_at_is_marked(p: Position) -> None:
    with marking():
        marked = pieces(line(p, events.Moved(RUSVIET, 2, 18, 22)))
    assert [piece for piece in marked if isinstance(piece, tuple)] == [
        ("seat:0", "Rusviet Union"),
        ("unit:0-2", "mech (Township)"),
        ("place:V3", "V3 (village)"),
        ("place:FACTORY", "Factory"),
    ]


# --- showing


def test_the_board_lists_what_lies_and_stands_where(p: Position) -> None:
    p.structure(RUSVIET, "mill", "V3")
    rows = {row[0]: row[1:] for row in panel(p, "board").rows}
    assert rows["V3"] == (
        "Village",
        "Rusviet Union",
        "Rusviet Union: mech (Township), mech (Speed), 2 workers",
        "Rusviet Union: Mill",
        "1 oil, 2 wood",
    )
    assert "M1" not in rows


def test_a_player_sees_the_own_hand_and_of_others_only_the_number(p: Position) -> None:
    p.hand(RUSVIET, 2, 5, 5).hand(SAXONY, 3)
    assert facts(p, "player-0")["Combat cards"] == "3 (2, 5, 5)"
    assert facts(p, "player-1")["Combat cards"] == "1"
    assert facts(p, "player-0", SPECTATOR)["Combat cards"] == "3"


def test_the_coins_of_others_are_shown_unless_they_are_secret(p: Position) -> None:
    p.set(RUSVIET, coins=4).set(SAXONY, coins=7)
    assert facts(p, "player-1")["Coins"] == "7"
    q = Position("rusviet mechanical", "saxony industrial", hidden_coins=True)
    q.set(RUSVIET, coins=4).set(SAXONY, coins=7)
    assert facts(q, "player-0")["Coins"] == "4"
    assert facts(q, "player-1")["Coins"] == "secret"


def test_stars_mechs_and_structures_are_listed(p: Position) -> None:
    p.stars(RUSVIET, combat=2, power=1).structure(RUSVIET, "mine", "M5")
    found = facts(p, "player-0")
    assert found["Stars"] == "3 (Combat won × 2, Full power)"
    assert found["Mechs"] == "Township: V3 (village), Speed: V3 (village)"
    assert found["Structures"] == "Mine: M5 (mountain)"
    assert found["Workers"] == "2 × V3 (village), 1 × M5 (mountain)"


def test_the_mat_shows_upgrades_and_recruits(p: Position) -> None:
    fresh = {row[0]: row for row in panel(p, "mat-0").rows}
    p.set(RUSVIET, slots=0b1, covered=[0, 0, 1, 0], recruits=0b100)
    after = {row[0]: row for row in panel(p, "mat-0").rows}
    assert (fresh["Move"][1], after["Move"][1]) == ("units 2 | coins 1", "units 3 | coins 1")
    assert (fresh["Move"][2], after["Move"][2]) == ("Build", "Build")
    saved = [int(row["Move"][3].split()[0]) for row in (fresh, after)]
    assert saved[0] - saved[1] == 1
    assert (fresh["Move"][5], after["Move"][5]) == ("–", "1 popularity")


def test_a_sealed_commitment_is_shown_to_its_owner_alone(p: Position) -> None:
    p.hand(0, 2, 5).set(0, power=3).mech(SAXONY, 1, "T4").turn(RUSVIET)
    p.play("move", "units", "unit mech2", "to T4", "load worker 0", "load oil 0", "load wood 0", "done")
    p.play("dial 3", "card 3")
    assert facts(p, "table")["Your secret commitment"] == "3 power, cards: 5"
    assert "Your secret commitment" not in facts(p, "table", SAXONY)
    assert "Your secret commitment" not in facts(p, "table", SPECTATOR)


# --- set-up and scores


def test_names_of_the_data_serve_choices_and_tie_breaks(p: Position) -> None:
    speech = p.game.box.speech()
    assert speech.choice("faction", "polania") == "Republic of Polania"
    assert speech.choice("mat", "mechanical") == "Mechanical"
    assert speech.tie_break("pieces") == "Workers, mechs and structures"
    with language("de"):
        assert speech.choice("faction", "polania") == "Republik Polania"
        assert speech.field("trade_split") == "Gehandelte Ressourcen dürfen in verschiedene Regionen"
        assert speech.tie_break("power") == "Stärke"


def test_a_card_that_stands_in_for_a_resource_is_named_with_its_value() -> None:
    p = Position("crimea", "saxony").hand(0, 3).goods("F6", oil=9, metal=9, wood=9, food=9).turn(0)
    p.play(p.options[0], "skip")
    p.play(next(text for text in p.options if text != "skip"))
    assert labels(p)[OPTIONS.parse("coerce 1").text] == "Pay with a combat card with value 3"

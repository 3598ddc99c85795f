"""DEI in words: areas, cards and tokens are called as on the components."""

from __future__ import annotations

import pytest

from games.dei.positions import Position
from spielwerk.games.dei import events
from spielwerk.games.dei.actions.build import Build
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.markets import Buy
from spielwerk.games.dei.missions import AskForMission
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.option import Decision
from spielwerk.kernel.speech import Panel, marking, pieces
from spielwerk.kernel.text import language


@pytest.fixture
def p() -> Position:
    return Position("auxilia", "farm_z").units(0, {"2.1-3": 3}, leader="2.1-3").units(1, {"2.3-2": 1})


def decision(p: Position) -> Decision:
    d = p.game.decision(p.s)
    assert d is not None
    return d


def prompt(p: Position) -> str:
    return p.game.box.speech().prompt(decision(p), p.game.rules)


def labels(p: Position) -> dict[str, str]:
    """What each option says, by its text."""
    d = decision(p)
    return {o.text: p.game.box.speech().option(o, d, p.game.rules) for o in d.options}


def line(p: Position, event: Event) -> str:
    return p.game.box.speech().event(event, p.game.rules)


def panel(p: Position, key: str, viewer: int = 0) -> Panel:
    panels = p.game.box.speech().panels(p.view(viewer), p.game.rules)
    return {panel.key: panel for panel in panels}[key]


def facts(p: Position, key: str, viewer: int) -> dict[str, str]:
    return {row[0]: row[1] for row in panel(p, key, viewer).rows}


def test_cards_tell_what_they_do(p: Position) -> None:
    p.turn(0, "AUX6", "AUX8", "AUX1")
    assert prompt(p) == "Auxilia: choose your first card."
    found = labels(p)
    assert found["play AUX6"] == "Play “Requisition” (2 × move, collect)"
    assert found["play AUX8"] == "Play “Hunter Drone” (Hunter Drone)"
    with language("de"):
        assert labels(p)["play AUX6"] == "„Requirierung“ spielen (2 × Bewegen, Sammeln)"


def test_per_outpost_actions_name_the_colour(p: Position) -> None:
    p.turn(0, "T7", "AUX1", "AUX2")
    assert (
        labels(p)["play T7"]
        == "Play “Coordinated Assault” (red move per outpost (tactics), red enlist, collect)"
    )


def test_a_group_is_counted_and_the_leader_named(p: Position) -> None:
    p.do(MoveFrom(0, 0)).play("to 2.1-1")
    assert prompt(p) == "Auxilia: who goes from Strand to Soho?"
    found = labels(p)
    assert (found["led 2"], found["take 1"], found["led 0"]) == (
        "2 scrappers and Corvo",
        "1 scrapper",
        "Corvo",
    )
    with language("de"):
        assert prompt(p) == "Auxilia: Wer geht aus Strand nach Soho?"


def test_a_caravan_is_named_too(p: Position) -> None:
    p.badge(0, "caravan_leader").camps(0, "2.1-3").do(MoveFrom(0, 0)).play("to 2.1-1")
    assert labels(p)["haul-led 2"] == "2 scrappers, Corvo and a camp"


def test_prices_and_points(p: Position) -> None:
    p.reserve(0, 9, 9).market("black", "B1", "B12", "B3").do(Buy(0))
    assert labels(p)["buy B12"].startswith("Buy “Kingpin” for 4 technology and 2 energy cells: enlist, move,")
    assert labels(p)["buy B12"].endswith("; 8 points")


def test_the_ravagers_are_many() -> None:
    p = Position("auxilia", "ravagers")
    assert line(p, events.CardPlayed(0, 0)) == "Auxilia plays “Levy”."
    assert line(p, events.CardPlayed(1, 0)) == "The Ravagers play “Levy”."
    assert line(p, events.Killed(0, 1, 0, 1)).startswith("Auxilia kills a scrapper of the Ravagers ")
    with language("de"):
        assert line(p, events.CardPlayed(1, 0)) == "Die Ravagers spielen „Aushebung“."
        assert line(p, events.Moved(0, 0, 1, 1, 0, 0)).startswith("Auxilia schickt einen Plünderer ")


def test_missions_tell_round_and_place_and_whether_they_are_late(p: Position) -> None:
    p.missions("MI01", "MI03", "MI05", "MI06", "MI02").number(2).do(AskForMission(0))
    found = labels(p)
    assert found["mission MI02"] == "Gather technology (round 1, right, late)"
    assert found["mission MI05"] == "Drone cards (round 3, left, on time)"


def test_a_structure_that_is_moved_is_named_by_its_place(p: Position) -> None:
    p.camps(0, "2.3-2", "2.5-3", "2.6-A").do(Build(0)).play("structure camp")
    assert labels(p) == {
        "lift 0": "The one in Temple",
        "lift 1": "The one in Balham",
        "lift 2": "The one on Maze Hill",
    }
    q = p.units(0, {"2.1-A": 1}).bridges(0, "2.6-AB", "2.7-AB", "2.9-AB").do(Build(0, 1))
    assert labels(q)["lift 1"] == "Westminster Bridge"


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.Enlisted(0, 2, -1),
            "Auxilia enlists a scrapper in Strand.",
            "Auxilia lässt in Strand einen Plünderer einrücken.",
        ),
        (
            events.Moved(1, 2, 3, 2, 1, 0),
            "Farm-Z sends 2 scrappers and Z-13 from Strand to Tulse Hill.",
            "Farm-Z schickt 2 Plünderer und Z-13 aus Strand auf Tulse Hill.",
        ),
        (
            events.Collected(0, 3, 1, 2),
            "Auxilia collects 2 energy cells on Tulse Hill.",
            "Auxilia sammelt 2 Energiezellen auf Tulse Hill.",
        ),
        (
            events.BadgeEarned(0, 2),
            "Auxilia earns the badge “Scout”.",
            "Auxilia verdient das Abzeichen „Späher“.",
        ),
        (
            events.Scored(0, 2, 1),
            "Auxilia scores 1 point for hunting.",
            "Auxilia bekommt 1 Siegpunkt durch Jagd.",
        ),
        (
            events.Built(0, 2, 2),
            "Auxilia builds an elevator in Strand.",
            "Auxilia baut in Strand einen Aufzug.",
        ),
        (
            events.Swapped(1, 0),
            "Farm-Z exchanges technology for an energy cell.",
            "Farm-Z tauscht Technologie gegen eine Energiezelle.",
        ),
        (
            events.Enlisted(1, 2, 3),
            "Farm-Z takes a scrapper from Tulse Hill and enlists it in Strand.",
            "Farm-Z holt einen Plünderer von Tulse Hill und lässt ihn in Strand einrücken.",
        ),
    ],
)
def test_lines_of_the_log(p: Position, event: Event, en: str, de: str) -> None:
    assert line(p, event) == en
    with language("de"):
        assert line(p, event) == de


def test_private_parts_are_told_to_nobody_else(p: Position) -> None:
    drawn = events.CandyDrawn(0, 2)
    assert line(p, drawn) == "Auxilia draws candy “move”."
    assert line(p, drawn.seen_by(1)) == "Auxilia draws a candy boost."
    down = events.CardPutDown(0, 0)
    assert line(p, down) == "Auxilia lays “Levy” face down to buy a card."
    assert line(p, down.seen_by(SPECTATOR)) == "Auxilia lays a card face down to buy another."


def test_areas_cards_and_seats_can_be_pointed_at(p: Position) -> None:
    with marking():
        found = [piece for piece in pieces(line(p, events.Built(0, 0, 2))) if isinstance(piece, tuple)]
    assert found == [("seat:0", "Auxilia"), ("place:2.1-3", "Strand")]


def test_the_map_shows_parts_units_majority_and_outposts(p: Position) -> None:
    p.elevators(1, ("2.3-2", "2.3-A")).bridges(0, "2.3-AB")
    row = next(row for row in panel(p, "board").rows if row[0] == "Temple")
    assert row == (
        "Temple",
        "2.3-2",
        "Farm-Z 1 scrapper",
        "Farm-Z",
        "bridge (shared), bridge Auxilia, elevator Farm-Z",
        "1 technology",
        "tactics: Farm-Z",
        "Oval, Savoy",
    )
    merged = next(row for row in panel(p, "board").rows if row[0] == "Bank")
    assert merged[1] == "2.4-1, 2.6-2, 2.7-2"


def test_the_pad_hides_badges_and_candy_of_others(p: Position) -> None:
    p.badge(0, "scout", earned=False).candy(0, "move")
    own = facts(p, "pad-0", 0)
    other = facts(p, "pad-0", 1)
    assert own["tactics badge"] == "Scout (face down): You win ties for the majority."
    assert (other["tactics badge"], other["candy boosts"]) == ("secret", "secret")
    assert own["candy boosts"] == "candy “move”"


def test_markets_tell_what_the_viewer_lacks(p: Position) -> None:
    for market in ("logistics", "machines", "black"):
        p.market(market, "", "", "")
    p.reserve(0, 3, 0).market("tactics", "T1", "T4", "DH0").market("black", "B12", "B2", "B3")
    p.units(0, {"2.3-2": 2})
    found = {row[3]: row[-1] for row in panel(p, "markets").rows}
    assert found["Shock Advance"] == "missing: 1 outpost"
    assert found["Blitz Raid"] == "missing: 1 energy cell"
    assert found["Kingpin"] == "missing: 2 technology, 2 energy cells"
    assert found["Smugglers' Tunnels"] == "can be bought"
    assert {row[-1] for row in panel(p, "markets", SPECTATOR).rows} == {"–"}


def test_missions_tell_what_they_are_worth_now(p: Position) -> None:
    p.missions("MI01", "MI07", "MI03", "MI06").number(2).reserve(0, 7, 2)
    assert [row[4] for row in panel(p, "missions").rows] == ["4", "12", "4", "0"]


def test_the_card_being_played_shows_what_is_left(p: Position) -> None:
    p.turn(0, "AUX6", "AUX1", "AUX2").play("play AUX6").play("do move", "to 2.1-1", "take 1")
    assert facts(p, "card", 1)["still to do"] == "1 × move, 1 × collect"


def test_a_hidden_hand_lists_what_it_may_hold() -> None:
    p = Position("auxilia", "farm_z", modules=["planning"]).hand(0, "AUX1", "AUX2")
    assert facts(p, "pad-0", 1)["hand"] == "2 of: Levy, March Orders"
    assert facts(p, "pad-0", 0)["hand"] == "Levy, March Orders"

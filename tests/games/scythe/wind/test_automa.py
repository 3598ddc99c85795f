"""Airships and Automas."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.wind.flying import Fleet
from spielwerk.games.scythe.automa.cards import in_order
from spielwerk.games.scythe.automa.events import TableRead
from spielwerk.games.scythe.events import HandSeen
from spielwerk.games.scythe.modules.airships import Airships, store
from spielwerk.games.scythe.state import replaced
from spielwerk.kernel.schema import SetupError

MECH, WORKER, ATTACK_UNIT = 10, 3, 17
"""Automa cards that move a mech, a worker, or attack."""


class SoloFleet(Solo):
    def __init__(self, tile: str = "bombard", passive: str = "boost") -> None:
        super().__init__(table={"modules": ["airships"], "airship_tiles": [[tile, passive]]})
        self.open_water()

    def airship(self, place: str) -> SoloFleet:
        part = self.s.part(Airships)
        part.at = replaced(part.at, HUMAN, self.place(place))
        self.fresh()
        return self


def attacked(tile: str, **tokens: int) -> SoloFleet:
    """The person attacks the Automa in T6, below the airship."""
    p = SoloFleet(tile).airship("T6")
    p.mech(HUMAN, 1, "T5").mech(AUTOMA, 1, "T6").set(AUTOMA, power=9).set(HUMAN, power=5)
    for kind, n in enumerate((tokens.get("oil", 0), 0, 0, 0)):
        p.s.put(store(HUMAN), kind, n)
    p.s.journal = []
    p.fresh()
    p.turn(HUMAN)
    p.play("move", "units", "unit mech1", "to T6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    return p


@pytest.mark.rule("scythe.windgambit.automa.no-airship", "scythe.windgambit.ruling-automa")
def test_an_automa_has_no_airship() -> None:
    p = SoloFleet()
    assert p.s.part(Airships).at == (p.player(HUMAN).home, -1)
    panels = p.game.box.speech().panels(p.view(HUMAN), p.game.rules)
    (own,) = [panel for panel in panels if panel.key == "player-0"]
    (its,) = [panel for panel in panels if panel.key == "player-1"]
    assert [any("Airship" in row[0] for row in panel.rows) for panel in (own, its)] == [True, False]


@pytest.mark.rule("scythe.windgambit.automa.no-airship")
def test_with_tiles_of_their_own_only_people_draw() -> None:
    seats = [{"faction": "rusviet"}, {"faction": "saxony", "automa": "automa"}, {"faction": "nordic"}]
    game = spielwerk.game("scythe", seats=seats, modules=["airships"], own_airship_tiles=True)
    assert [len(pair) for pair in game.setup["airship_tiles"]] == [2, 0, 2]


@pytest.mark.rule("scythe.windgambit.automa.no-toll")
def test_toll_is_not_used_with_an_automa() -> None:
    seats: list[Any] = [{}, {"automa": "automa"}]
    drawn = {
        spielwerk.game("scythe", seats=seats, deal=n, modules=["airships"]).setup["airship_tiles"][0][0]
        for n in range(80)
    }
    assert len(drawn) == 7
    assert "toll" not in drawn
    with pytest.raises(SetupError, match="airship_tiles"):
        spielwerk.game("scythe", seats=seats, modules=["airships"], airship_tiles=[["toll", "boost"]])


@pytest.mark.rule("scythe.windgambit.automa.against")
def test_tiles_act_on_an_automa_as_on_a_person() -> None:
    p = attacked("bombard", oil=2)
    assert p.asked == (HUMAN, "Bombard")
    p.play("bombard oil", "bombard oil")
    assert p.player(AUTOMA).power == 6
    p = attacked_with_hand("espionage")
    assert [event.victim for event in p.s.journal if isinstance(event, HandSeen)] == [AUTOMA] * 3
    for tile, fewer in (("distract", 1), ("bounty", 0)):
        p = attacked_with_hand(tile)
        while p.asked[0] != -1 and p.waiting != "DrawCombatCard":
            p.play("dial 0" if "dial 0" in p.options else p.options[-1])
        p.play(p.options[0])
        (read,) = [event for event in p.s.journal if isinstance(event, TableRead)]
        assert read.count == max(0, in_order()[read.card - 1].cards - fewer)


def attacked_with_hand(tile: str) -> SoloFleet:
    p = SoloFleet(tile).airship("T6")
    p.mech(HUMAN, 1, "T5").mech(AUTOMA, 1, "T6").set(AUTOMA, power=9).set(HUMAN, power=5)
    p.hand(AUTOMA, 2, 3, 4)
    p.s.journal = []
    p.turn(HUMAN)
    p.play("move", "units", "unit mech1", "to T6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    return p


@pytest.mark.rule("scythe.windgambit.automa.against")
@pytest.mark.parametrize("card", [MECH, WORKER, ATTACK_UNIT])
def test_an_airship_is_no_unit_for_its_targets_and_does_not_hinder_it(card: int) -> None:
    """With the airship where it goes, or anywhere, its turn is the same."""
    went = set()
    for place in ("HB_RUSVIET", "V6", "W6", "M6", "V7"):
        p = SoloFleet().airship(place)
        p.mech(AUTOMA, 1, "M6").workers(AUTOMA, "T8").character(AUTOMA, "home").character(HUMAN, "W5")
        p.draw(card)
        went.add((tuple(p.player(AUTOMA).units), tuple(p.player(HUMAN).units)))
    assert len(went) == 1


def test_people_fight_people_beside_an_automa_as_usual() -> None:
    p = Fleet("bounty").mech(0, 1, "T5").mech(1, 1, "T6").airship(0, "T6").turn(0)
    p.play("move", "units", "unit mech1", "to T6", "done").commit(0, 5).commit(1, 0)
    assert p.player(0).coins == 7

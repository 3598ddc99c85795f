"""Episode 4: the agents in a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.fenris.test_agents import TUNNELS
from games.scythe.fenris.test_sheet import episode, sheet
from games.scythe.fenris.test_story import begun
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.agents import Agents
from spielwerk.games.scythe.state import Scythe

EPISODE: dict[str, Any] = {"episode": "4", "spoilers": ["fenris-1", "fenris-4"]}


@pytest.mark.rule("fenris.ep4.setup-mats")
def test_vesna_keeps_her_home_base_and_all_that_is_on_her_sheet() -> None:
    campaign = begun(3, legs=6)
    sheets = campaign.chronicle.sheets
    (vesna,) = [i for i, each in enumerate(sheets) if each.faction == "vesna"]
    match = campaign.start()
    game = match.game
    assert game.setup["episode"] == "4"
    assert game.rules.homes[vesna] == sheets[vesna].home  # type: ignore[attr-defined]
    assert game.setup["seats"][vesna]["sheet"]["bonuses"] == sheets[vesna].bonuses
    assert len({seat["mat"] for seat in game.setup["seats"]}) == 3


@pytest.mark.rule("fenris.ep4.agents-placement")
@pytest.mark.rule("fenris.unlocks.box-b")
def test_eight_agents_are_placed_two_of_them_on_the_factory() -> None:
    s = episode("4", sheet("nordic"), sheet("saxony")).state
    assert isinstance(s, Scythe)
    places = [board().places[at] for at in s.part(Agents).at]
    assert sorted(places) == sorted([*TUNNELS, "FACTORY", "FACTORY"])


@pytest.mark.rule("fenris.ep4.end-agents")
@pytest.mark.parametrize("left", [["V5"], ["V5", "T6"]])
def test_with_the_last_agent_the_game_ends_at_once(left: list[str]) -> None:
    p = Position("rusviet mechanical", "saxony industrial", ask=True, **EPISODE)
    p.encounters().workers(0).hand(0).set(0, power=9, coins=9, popularity=9).character(0, "M4")
    part = p.s.part(Agents)
    part.at, part.taken = tuple([p.place(at) for at in left]), (8 - len(left), 0)
    p.fresh().turn(0).play("move", "units", "unit character", "to V5", "card 0")
    while p.asked[1].startswith("Pay"):
        p.play(p.options[0])
    assert p.s.over == (len(left) == 1)
    assert [row["tokens"] for row in p.game.box.report(p.s)["seats"]] == [9 - len(left), 0]


@pytest.mark.rule("fenris.ep4.automa-which-moves")
@pytest.mark.parametrize(
    ("action", "unit", "tries"),
    [
        ("move-mech", 1, True),
        ("move-character", 0, True),
        ("encounter-or-factory", 0, True),
        ("attack-unit", 0, False),
        ("attack-unit", 1, False),
        ("attack-workers", 1, False),
    ],
)
def test_an_automa_tries_after_peaceful_movements_of_fighters(action: str, unit: int, tries: bool) -> None:
    p = Solo("polania automa", table=EPISODE).open_water().deck(*[4] * 5)
    p.character(AUTOMA, "M4").mech(AUTOMA, 1, "M4")
    p.s.active, p.s.stack = AUTOMA, []
    go(p.s, AUTOMA, unit, p.place("V5"), action)
    assert (p.fresh().asked[1] == "Hunt") == tries

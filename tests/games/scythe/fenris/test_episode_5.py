"""Episode 5: influence tokens, a closed box, and what an Automa does about them."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.fenris.guarded import BEGINNING
from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_sheet import episode, sheet
from games.scythe.fenris.test_story import begun
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.move_targets import attack_target, peaceful_target
from spielwerk.games.scythe.automa.progress import advance
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.alliances import Pacts
from spielwerk.games.scythe.modules.annihilator import Guard
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.state import NOWHERE, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng

TUNNELS = ["T3", "M3", "W4", "F5", "V5", "T6"]
AROUND = ["M4", "T5", "W3"]


class Fortress(Position):
    """Rusviet on seat 0, Saxony on seat 1; luck is asked, and the tokens are in their places."""

    def __init__(self, *seats: str | dict[str, Any], **options: Any) -> None:
        given = seats or ("rusviet mechanical", "saxony industrial")
        super().__init__(*given, ask=True, **{**BEGINNING, **options})
        for seat in range(self.s.rules.seats):
            self.workers(seat).hand(seat).set(seat, power=7, popularity=5, coins=9)
        self.encounters()

    @property
    def influence(self) -> Influence:
        return self.s.part(Influence)

    def tokens_at(self) -> list[str]:
        return [board().places[at] for at in bits(self.influence.on_board)]


# --- set-up


@pytest.mark.rule("fenris.ep5.setup-mats")
def test_vesna_keeps_her_home_base_and_mats_are_dealt() -> None:
    campaign = begun(4, legs=8)
    sheets = campaign.chronicle.sheets
    assert "vesna" in [each.faction for each in sheets]
    game = campaign.start().game
    assert game.setup["episode"] == "5"
    assert list(game.rules.homes) == [each.home for each in sheets]  # type: ignore[attr-defined]
    assert [seat["faction"] for seat in game.setup["seats"]] == [each.faction for each in sheets]
    assert len({seat["mat"] for seat in game.setup["seats"]}) == 4


@pytest.mark.rule("fenris.ep5.influence-placement")
def test_nine_tokens_lie_in_the_tunnels_and_around_the_factory() -> None:
    p = Fortress()
    assert sorted(p.tokens_at()) == sorted([*TUNNELS, *AROUND])
    assert (p.influence.aside, p.influence.held) == (16 - 9, (0, 0))


@pytest.mark.rule("fenris.ep5.box-c")
@pytest.mark.rule("fenris.unlocks.box-c")
def test_box_c_lies_closed_on_the_factory_until_somebody_enters() -> None:
    p = Fortress().character(0, "M4").mech(0, 1, "M4").mech(0, 3, "home")
    marks = [mark for tell in p.s.rules.markers for mark in tell(p.view(1), p.place("FACTORY"), p.s.rules)]
    assert marks == ["box C, closed"]
    assert p.game.box.keys(p.s) == frozenset()
    p.turn(0).play("move", "units", "unit character", "to FACTORY")
    marks = [mark for tell in p.s.rules.markers for mark in tell(p.view(1), p.place("FACTORY"), p.s.rules)]
    assert "box C, closed" not in marks
    assert p.s.part(Guard).controller == 0
    assert p.s.players[p.s.rules.actor("annihilator")].units[0] == p.place("FACTORY")
    assert p.game.box.keys(p.s) == {"fenris-5c"}


@pytest.mark.rule("fenris.ep5.township-tile")
def test_the_rusviet_union_uses_the_changed_township_here_too() -> None:
    p = Fortress().workers(0, "V3").mech(0, 2, "V3")
    ways = p.turn(0).play("move", "units").destinations("unit mech2")
    assert "FACTORY" not in ways
    assert "V1" in ways


# --- influence tokens


@pytest.mark.rule("fenris.ep5.influence-stop")
@pytest.mark.parametrize(("unit", "to"), [("unit character", "W3"), ("unit mech1", "W3")])
def test_a_unit_stops_at_a_token_and_takes_it(unit: str, to: str) -> None:
    p = Fortress().character(0, "FACTORY").mech(0, 1, "FACTORY").mech(0, 4, "home")
    p.turn(0).play("move", "units", unit, f"to {to}")
    assert p.asked == (0, "WhichUnit"), "Speed leads no further"
    assert p.influence.held == (1, 0)
    assert to not in p.tokens_at()


@pytest.mark.rule("fenris.ep5.influence-stop")
def test_a_worker_takes_it_too() -> None:
    p = Fortress().workers(0, "V3", "M5")
    p.influence.on_board = 1 << p.place("T4")
    p.fresh().turn(0).play("move", "units", "worker V3", "to T4")
    assert p.influence.held == (1, 0)


@pytest.mark.rule("fenris.ep5.influence-value")
@pytest.mark.rule("fenris.ep5.influence-example")
def test_58_coins_and_4_tokens_make_54() -> None:
    p = Fortress().set(0, coins=58, popularity=0).character(0, "home")
    before = p.game.score(p.s, 0).total
    assert before == 58
    p.influence.held, p.influence.aside = (4, 0), 3
    assert p.game.score(p.s, 0).total == 54


# --- Automas


def solo() -> Solo:
    return Solo("polania automa", table=BEGINNING).open_water()


@pytest.mark.rule("fenris.ep5.automa-move-to-factory")
@pytest.mark.parametrize("unit", [0, 1])
def test_conflict_free_movements_lead_to_the_factory_and_not_to_opponents(unit: int) -> None:
    """The human character is far from the Factory; without the rule the Automa would go there."""

    def way(p: Solo) -> str:
        p.character(AUTOMA, "M4").mech(AUTOMA, 1, "W4").character(HUMAN, "V9")
        return board().places[peaceful_target(p.s, automa_of(p.s, AUTOMA), unit)]

    usual, here = way(Solo("polania automa").open_water()), way(solo())
    far = board().factory_distance
    near = [far[board().index(place)] for place in (here, usual)]
    assert near[0] < near[1]


@pytest.mark.rule("fenris.ep5.automa-move-to-factory")
def test_of_equally_near_regions_it_takes_the_first_whatever_is_near_them() -> None:
    def way(at: str) -> str:
        p = solo().character(AUTOMA, "M4").character(HUMAN, at).mech(AUTOMA, 1, "FACTORY")
        return board().places[peaceful_target(p.s, automa_of(p.s, AUTOMA), 0)]

    assert {way(at) for at in ("W1", "V9", "T8", "V3")} == {way("W1")}


@pytest.mark.rule("fenris.ep5.automa-move-to-factory")
def test_attacks_are_not_led_there() -> None:
    p = solo().character(AUTOMA, "M4").mech(HUMAN, 1, "W4").mech(HUMAN, 2, "T5").mech(HUMAN, 3, "T5")
    assert board().places[attack_target(p.s, automa_of(p.s, AUTOMA), 0)] == "W4"


@pytest.mark.rule("fenris.ep5.automa-no-influence-loss")
def test_tokens_cost_an_automa_nothing() -> None:
    p = solo()
    before = [p.game.score(p.s, seat).total for seat in (HUMAN, AUTOMA)]
    p.s.part(Influence).held = (3, 3)
    assert [p.game.score(p.s, seat).total for seat in (HUMAN, AUTOMA)] == [before[0] - 3, before[1]]


@pytest.mark.rule("fenris.ep5.automa-popularity-start")
@pytest.mark.rule("fenris.ep5.automa-popularity-row-4")
@pytest.mark.rule("fenris.ep5.automa-row-4-space")
def test_its_popularity_is_2_and_10_from_the_thirteenth_space_on() -> None:
    s = episode("5", sheet("nordic"), sheet("saxony", automa="automa")).state
    assert isinstance(s, Scythe)
    s.stack = []
    seen = []
    for _ in range(14):
        seen.append(s.players[1].popularity)
        advance(s, automa_of(s, 1))
    assert seen == [2] * 12 + [10] * 2


# --- after it


@pytest.mark.rule("fenris.ep5.fenris-receives")
@pytest.mark.rule("fenris.unlocks.box-d-board-5")
@pytest.mark.rule("fenris.unlocks.box-c")
def test_the_new_fenris_player_has_all_that_belongs_to_the_faction() -> None:
    campaign = begun(3, legs=8)
    assert {"fenris-5c", "fenris-6"} & campaign.keys == set()
    rows = [{"coins": 30 - i, "place": 1 + i, "found": i == 2} for i in range(3)]
    campaign.enter({"seats": rows})
    match = campaign.start()
    while (d := match.decision) is not None:
        match.choose(d.options[-1], d.seat)
    campaign.close(match)
    assert [each.faction == "fenris" for each in campaign.chronicle.sheets] == [False, False, True]
    assert {"fenris-5c", "fenris-6"} <= campaign.keys
    s = campaign.start().state
    assert isinstance(s, Scythe)
    assert s.rules.factions[2] == "fenris"
    assert s.part(Influence).held == (0, 0, 16)
    assert s.players[2].units[1:5] == [NOWHERE] * 4


@pytest.mark.rule("fenris.ep5.alliance-tokens")
def test_vesna_and_fenris_have_alliance_tokens_in_episode_7() -> None:
    vesna, fenris = sheet("vesna", home="nordic"), sheet("fenris", home="saxony")
    modules = ["vesna-faction", "fenris-faction"]
    keys = ("fenris-1", "fenris-3a", "fenris-6")
    match = episode("7p", vesna, fenris, keys=keys, modules=modules)
    s = match.state
    assert isinstance(s, Scythe)
    for seat in (0, 1):
        s.hands[seat] = [0] * len(s.hands[seat])
    while (d := match.decision) is not None and not any(o.verb == "ally" for o in d.options):
        match.choose(d.options[-1], d.seat)
    assert match.decision is not None
    first = match.decision.seat
    match.choose(f"ally {1 - first}")
    while (d := match.decision) is not None and d.kind.endswith("Answer"):
        match.choose(d.options[0], d.seat)
    final = match.state
    assert isinstance(final, Scythe)
    assert final.part(Pacts).holds == (1, 0)


@pytest.mark.rule("fenris.unlocks.box-c")
@pytest.mark.rule("fenris.unlocks.box-e-board-6")
def test_boxes_c_and_e_are_open_after_their_episodes_at_the_latest() -> None:
    campaign = begun(2, legs=8, seed=5)
    assert "fenris-5c" not in campaign.keys
    next_leg(campaign, Rng(5))
    assert "fenris-5c" in campaign.keys
    for _ in range(3):
        next_leg(campaign, Rng(5))
    assert campaign.chronicle.episode in ("7w", "7p")
    assert "fenris-7e" not in campaign.keys
    next_leg(campaign, Rng(5))
    assert "fenris-7e" in campaign.keys

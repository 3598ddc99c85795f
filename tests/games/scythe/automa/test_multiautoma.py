"""Several players and Automas at one table."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import Solo
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.deck import WHOLE
from spielwerk.games.scythe.automa.events import CompassMoved
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.box import BOX
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE


class Table(Solo):
    """Seats given by their fields; pieces off the board but the characters at home."""

    def __init__(self, *seats: dict[str, Any], **options: Any) -> None:
        Position.__init__(self, *seats, ask=True, **options)
        for seat in range(len(seats)):
            self.workers(seat).hand(seat)
        self.encounters()


LARGEST = BOX.schema().most_seats
MIXES = [(n, m) for n in range(1, LARGEST) for m in range(1, LARGEST - n + 1)]
HUMAN_1, HUMAN_2 = {"faction": "rusviet", "mat": "mechanical"}, {"faction": "nordic", "mat": "industrial"}


def automa(faction: str, level: str = "automa", **variants: Any) -> dict[str, Any]:
    return {"faction": faction, "automa": level, **variants}


def four(**options: Any) -> Table:
    """Seats 0 and 1 are players (Rusviet, Nordic), seats 2 and 3 Automas (Polania, Crimea)."""
    return Table(HUMAN_1, HUMAN_2, automa("polania"), automa("crimea"), **options)


@pytest.mark.rule("fenris.multiautoma.mix", "fenris.multiautoma.seat")
@pytest.mark.parametrize(("players", "automas"), MIXES)
def test_any_mix_up_to_the_largest_table(players: int, automas: int) -> None:
    """Every one of them has a faction and a place in the turn order."""
    modules = ["invaders"] if players + automas > 5 else []
    game = spielwerk.game("scythe", seats=[{}] * players + [{"automa": "automa"}] * automas, modules=modules)
    s: Any = game.new(1)
    assert sorted(s.round) == list(range(players + automas))
    assert len(set(s.rules.factions)) == players + automas
    clockwise = list(board().home)
    order = [clockwise.index(s.rules.factions[seat]) for seat in s.round]
    assert sorted(order) == order[order.index(min(order)) :] + order[: order.index(min(order))]
    assert s.rules.mats[s.round[0]], "a player begins"


@pytest.mark.rule("fenris.multiautoma.rules-base", "fenris.multiautoma.turns")
def test_each_automa_takes_its_own_turn_by_its_own_card() -> None:
    p = four().draw(15, seat=2)
    assert p.player(2).coins == 6
    assert p.player(3).coins == 5
    order = p.s.round
    assert p.s.active == order[(order.index(2) + 1) % 4]


@pytest.mark.rule("fenris.multiautoma.setup-each")
def test_each_automa_is_set_up_with_its_own_mat_and_units() -> None:
    s: Any = spielwerk.game("scythe", seats=[HUMAN_1, automa("polania"), automa("crimea")]).new(1)
    for seat, home, power in ((1, "HB_POLANIA", 2), (2, "HB_CRIMEA", 5)):
        p = s.players[seat]
        assert (p.coins, p.popularity, p.power) == (5, 10, power)
        assert board().places[p.units[0]] == home
        assert p.workers == 2
    assert len(s.factory) == 4
    assert len(s.objectives[0]) == 2


@pytest.mark.rule("fenris.multiautoma.difficulty", "fenris.multiautoma.shared-progress-card")
def test_levels_may_differ_and_each_has_its_own_marker() -> None:
    p = Table(HUMAN_1, automa("polania"), automa("crimea"), automa("saxony", "ultimaszyna"))
    p.draw(6, seat=1)
    assert p.automas.marker == [-1, 1, 0, 0], "the other on the same card has not moved"
    kept = p.s.rules.module_data["automa"]
    assert [kept[seat].level.id for seat in (1, 2, 3)] == ["automa", "automa", "ultimaszyna"]


@pytest.mark.rule("fenris.multiautoma.decks", "fenris.multiautoma.shared-deck")
def test_a_deck_each_or_one_for_all() -> None:
    own = four().draw(6, seat=2)
    assert own.automas.faces_down == [WHOLE & ~(1 << 5), WHOLE]
    assert "automa-card 6" in own.turn(3).options
    shared = four(automa_decks="shared").draw(6, seat=2)
    assert shared.automas.faces_down == [WHOLE & ~(1 << 5)]
    assert "automa-card 6" not in shared.turn(3).options
    assert shared.player(3).power == four().player(3).power, "each acts on its own cards"


@pytest.mark.rule("fenris.multiautoma.progress-separate", "fenris.multiautoma.stars-separate")
def test_markers_and_stars_are_separate() -> None:
    p = four().marker(8, seat=2).draw(6, seat=2)
    assert p.automas.marker[2:] == [9, 0]
    assert [p.player(seat).star_count for seat in (2, 3)] == [1, 0]


@pytest.mark.rule("fenris.multiautoma.scheme-separate")
def test_each_automa_changes_its_scheme_alone() -> None:
    p = four().marker(8, seat=2).draw(6, seat=2)
    assert p.automas.scheme[2:] == [1, 0]
    p.set(3, power=1).draw(3, seat=3)
    assert p.player(3).power == 4, "3 power: scheme I"


@pytest.mark.rule("fenris.multiautoma.recruit-bonus")
def test_only_neighbours_of_the_automa_take_its_recruit_bonus() -> None:
    """Clockwise: Nordic and Rusviet (players), Crimea, Polania.  Rusviet sits beside Crimea."""
    p = four()
    assert [p.s.rules.factions[seat] for seat in p.s.round] in (
        ["nordic", "rusviet", "crimea", "polania"],
        ["rusviet", "crimea", "polania", "nordic"],
    )
    p.set(0, recruits=15).set(1, recruits=15).draw(15, seat=3)
    assert p.asked == (0, "Gain")
    p.play("take coins 1")
    assert p.waiting == "DrawTurnCard", "Nordic is not asked: Polania is next"
    p.draw(15, seat=2)
    assert p.asked == (1, "Gain"), "Polania's neighbour is Nordic"


# --- opponents


@pytest.mark.rule("fenris.multiautoma.competitive-mode", "fenris.multiautoma.competitive-opponent")
def test_in_the_competitive_game_automas_attack_each_other_and_everybody_wins_alone() -> None:
    p = four().marker(9, seat=2).mech(2, 1, "M4").character(2, "mat").mech(3, 1, "V5").set(2, power=9)
    p.draw(16, seat=2)
    assert p.where(2, 1) == "V5"
    assert p.waiting == "DrawCombatCard"
    for seat, coins in enumerate((30, 40, 35, 50)):
        p.set(seat, coins=coins)
    p.s.over = True
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (3,)


@pytest.mark.rule("fenris.multiautoma.coop-mode", "fenris.multiautoma.coop-opponent")
def test_in_the_cooperative_game_automas_attack_players_alone() -> None:
    p = four(automa_mode="cooperative").marker(9, seat=2).mech(2, 1, "M4").character(2, "mat")
    p.mech(3, 1, "V5").workers(3, "FACTORY").set(2, power=9).draw(16, seat=2)
    assert p.verdicts()[:2] == ["no-target", "no-target"]
    p.character(2, "mat").mech(2, 1, "M4").mech(0, 1, "W4").draw(16, seat=2)
    assert p.where(2, 1) == "W4"


@pytest.mark.rule("fenris.multiautoma.coop-opponent")
def test_automas_of_one_side_keep_out_of_each_others_regions() -> None:
    """They are no opponents and no threat, but no region belongs to two."""
    p = (
        four(automa_mode="cooperative")
        .marker(4, seat=2)
        .workers(2, "W3")
        .mech(3, 1, "FACTORY")
        .character(2, "mat")
    )
    p.draw(6, seat=2)
    assert "FACTORY" not in p.candidates("control.exclusive")
    assert {"L3", "L4"} <= p.candidates("step4-not-threatened"), "beside Crimea's mech"


@pytest.mark.rule("fenris.multiautoma.coop-opponent")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_an_automa_does_not_keep_out_of_its_own_regions(mode: str) -> None:
    p = four(automa_mode=mode).marker(4, seat=2).mech(2, 1, "W3").workers(2, "M4").character(2, "mat")
    p.mech(0, 1, "V5").draw(10, seat=2)
    assert "M4" in p.candidates("step2-no-automa-combat-unit")
    assert p.where(2, 1) == "M4", "next to the player's mech"


def ranked(p: Table) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    p.s.over = True
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    return outcome.places, outcome.tie_breaks


@pytest.mark.rule("fenris.multiautoma.coop-score", "fenris.multiautoma.coop-score-example")
def test_the_averages_of_both_sides_are_compared() -> None:
    """70 and 50 make 60; 65 and 58 make 61.5: the Automas win.  With 74 the players have 62."""
    p = four(automa_mode="cooperative")
    for seat, coins in enumerate((70, 50, 65, 58)):
        p.set(seat, coins=coins)
    assert ranked(p) == (((2, 3), (0, 1)), ())
    p.set(0, coins=74)
    assert ranked(p) == (((0, 1), (2, 3)), ())
    q = Table(HUMAN_1, automa("polania"), automa("crimea"), automa_mode="cooperative")
    for seat, coins in enumerate((60, 80, 41)):
        q.set(seat, coins=coins)
    assert ranked(q) == (((1, 2), (0,)), ()), "60 against 60.5, though one Automa is behind"


@pytest.mark.rule("fenris.ruling.multi-coop-tie")
def test_equal_averages_go_to_the_tie_breaks_and_then_to_the_automas() -> None:
    p = Table(HUMAN_1, automa("polania"), automa_mode="cooperative")
    p.set(0, coins=20, power=3, popularity=10).set(1, coins=20, power=3)
    assert ranked(p) == (((1,), (0,)), ("automas",))
    p.set(0, power=4)
    assert ranked(p) == (((0,), (1,)), ("power",))


@pytest.mark.rule("fenris.multiautoma.tie-marker", "scythe.automa-move.tie-reading-order")
def test_a_single_automa_against_one_player_uses_no_marker() -> None:
    """Equal regions go by reading order, and no marker moves for them."""
    p = Table(HUMAN_1, automa("polania"))
    p.workers(1, "home").mech(1, 1, "W3").workers(0, "FACTORY").structure(0, "mill", "T5")
    before = p.automas.compass
    p.draw(3, seat=1)
    assert p.automas.compass == before
    assert not [event for event in p.s.journal if isinstance(event, CompassMoved)]


@pytest.mark.rule("fenris.multiautoma.tie-marker")
def test_units_of_one_region_need_no_marker() -> None:
    """Which of two workers in F4 goes makes no difference, so the marker stays for the choice of a unit."""
    one, two = [
        four().workers(2, *where).character(2, "mat").draw(6, seat=2) for where in (["F4"], ["F4"] * 2)
    ]
    assert one.automas.compass == two.automas.compass


@pytest.mark.rule("fenris.multiautoma.own-units", "fenris.multiautoma.own-units-example")
def test_only_the_active_automas_own_units_count() -> None:
    """Crimea's four mechs around L4 draw Polania's worker nowhere, and make no candidates."""
    p = four(automa_mode="cooperative").marker(4, seat=2).workers(2, "F4").character(2, "mat")
    for number, place in enumerate(("M3", "W3", "F5", "T5"), start=1):
        p.mech(3, number, place)
    p.draw(6, seat=2)
    assert p.candidates("step2-candidates") == {"F4", "W2", "V4", "W5", "W6"}
    assert set(p.counts("step4-most-units").values()) == {0}


# --- combat between Automas, and conquest


@pytest.mark.rule("fenris.multiautoma.automa-combat", "fenris.multiautoma.automa-combat-no-resources")
@pytest.mark.parametrize("decks", ["own", "shared"])
def test_in_a_combat_of_automas_each_draws_a_card_and_nobody_finds_anything(decks: str) -> None:
    """Polania attacks Crimea in T4 with power 9: card 10 spends nothing, card 6 for Crimea 7 of its 8."""
    p = four(automa_decks=decks).marker(9, seat=2).mech(2, 1, "M4").character(2, "mat").mech(3, 1, "T4")
    p.set(2, power=9).set(3, power=8).draw(16, seat=2)
    d = p.game.decision(p.s)
    assert d is not None
    assert (d.seat, d.frame.seat) == (CHANCE, 2), "the attacker first"
    p.luck("automa-card 6", "automa-card 10")
    assert (p.player(2).power, p.player(3).power) == (2, 8)
    assert (p.where(2, 1), p.where(3, 1)) == ("T4", "mat")
    assert p.tokens("T4") == {}
    assert p.player(2).star_count == 1


@pytest.mark.rule("fenris.multiautoma.conquest-own-deck", "fenris.multiautoma.conquest-shared-deck")
@pytest.mark.parametrize(("decks", "found"), [("own", 3), ("shared", 4)])
def test_a_conqueror_finds_what_the_last_card_of_that_deck_says(decks: str, found: int) -> None:
    """Polania's last card was 9 (3 resources), then Crimea drew card 5 (4 resources)."""
    p = four(automa_decks=decks).draw(9, seat=2).draw(5, seat=3)
    p.workers(2, "M4").workers(3).mech(0, 1, "W4").set(0, popularity=5)
    for number in (1, 2, 3, 4):
        p.mech(2, number, "mat")
    p.turn(0).play("move", "units", "unit mech1", "to M4")
    assert p.tokens("M4") == {"metal": found}


# --- the marker instead of reading order


@pytest.mark.rule(
    "fenris.multiautoma.tie-marker", "fenris.multiautoma.tie-example", "fenris.ruling.multi-home-ring"
)
def test_the_marker_starts_on_albion_then_rusviet_then_crimea() -> None:
    homes = list(board().home)
    p = four().workers(2, "F4", "V4").character(2, "mat")
    assert homes[p.automas.compass] == "albion"
    measured = []
    for _ in range(3):
        measured.append(homes[p.automas.compass])
        p.workers(2, "F4", "V4").draw(6, seat=2)
    assert measured == ["albion", "rusviet", "crimea"]


@pytest.mark.rule("fenris.multiautoma.tie-nearest", "fenris.multiautoma.tie-advance")
def test_the_region_nearest_to_the_marker_is_chosen_and_the_marker_moves_on() -> None:
    """W2 and F4, equally far from the Factory: W2 is nearer to Albion, F4 to Saxony."""
    p = four().workers(2, "F4", "V4").character(2, "mat").draw(6, seat=2)
    assert p.where_workers(2) == ["W2", "V4"]
    homes = list(board().home)
    assert homes[p.automas.compass] == "rusviet"
    p.automas.compass = homes.index("saxony")
    p.workers(2, "W2", "V4").draw(6, seat=2)
    assert p.where_workers(2) == ["F4", "V4"]
    assert homes[p.automas.compass] == "albion", "Saxony, Polania, Albion: two on"


@pytest.mark.rule("fenris.multiautoma.tie-still")
def test_equally_near_regions_move_the_marker_until_one_is_nearest() -> None:
    """W2 and F4 are both 1 from Polania: from there the marker goes on to Nordic, which W2 is nearer to."""
    p = four().workers(2, "F4", "V4").character(2, "mat")
    homes = list(board().home)
    p.automas.compass = homes.index("polania")
    p.draw(6, seat=2)
    assert p.where_workers(2) == ["W2", "V4"]
    assert homes[p.automas.compass] == "togawa", "Polania, Nordic, and once more: Togawa"


def test_no_two_regions_are_equally_far_from_all_home_bases() -> None:
    """So the marker always finds one."""
    b = board()
    profiles = [tuple([b.distance[home][place] for home in b.home.values()]) for place in range(47)]
    assert len(set(profiles)) == 47


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_whole_games_end_and_only_players_are_asked(mode: str) -> None:
    game = spielwerk.game(
        "scythe",
        seats=[{}, {"automa": "automaszyna"}, {}, {"automa": "ultimaszyna"}],
        deal=2,
        automa_mode=mode,
    )
    rng, s = Rng(5), game.new(5)
    while (d := game.decision(s)) is not None:
        assert d.seat in (0, 2)
        game.apply(s, d.options[rng.below(len(d.options))])
    outcome = game.outcome(s)
    assert outcome is not None
    assert len(outcome.places) == (2 if mode == "cooperative" else len(outcome.places))

"""The Peace track: what earns stars there, for people and Automas."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.fenris.tracks import Several, stars, win
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.arrival import Arrived
from spielwerk.games.scythe.automa.progress import Progress, progress_star
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.modules.peace_track import Peace
from spielwerk.games.scythe.movement import displace
from spielwerk.games.scythe.stars import Stars, earn, spaces
from spielwerk.games.scythe.tracks import gain_popularity, gain_power

PEACE: dict[str, Any] = {"modules": ["peace-track"], "spoilers": ["fenris-2b"]}
RICH = 12
"""The objective that asks for 20 coins."""
TO_AN_ENCOUNTER, GOLDEN = 15, 6


def table(*seats: str, **options: Any) -> Position:
    p = Position(*(seats or ("rusviet mechanical", "nordic industrial")), **PEACE, **options)
    return p.set(0, coins=9, popularity=5, power=5)


@pytest.mark.rule("fenris.peacetrack.cover", "fenris.peacetrack.ten-spaces")
def test_it_takes_the_place_of_the_printed_track() -> None:
    p = table()
    assert spaces(p.s, p.s.rules) == (
        "upgrades",
        "structures",
        "mechs-or-recruits",
        "workers",
        "objective",
        "objective",
        "popularity",
        "encounter-tokens",
        "factory-card",
        "resources",
    )


# --- objectives


@pytest.mark.rule("fenris.peacetrack.remove-objective-23", "fenris.ruling.war-objective-removal")
def test_objective_23_is_not_in_the_game() -> None:
    assert table().s.rules.objective_numbers == tuple(range(1, 23))
    assert 23 in Position("rusviet", "nordic").s.rules.objective_numbers


@pytest.mark.rule("fenris.peacetrack.saxony-three-objectives")
def test_saxony_begins_with_three_objectives() -> None:
    seats = [{"faction": "saxony"}, {"faction": "nordic"}, {"faction": "rusviet"}]
    s: Any = spielwerk.game("scythe", seats=seats, **PEACE).new(5)
    assert [len(hand) for hand in s.objectives] == [3, 2, 2]
    seats[0]["automa"] = "automa"
    t: Any = spielwerk.game("scythe", seats=seats, **PEACE).new(5)
    assert [len(hand) for hand in t.objectives] == [0, 2, 2]


@pytest.mark.rule("fenris.peacetrack.two-objectives", "fenris.peacetrack.objective-refill")
def test_two_objectives_bring_stars_and_new_ones_are_drawn() -> None:
    p = table().objectives(0, 3, RICH).set(0, coins=20).turn(0).play("move", "skip", f"reveal {RICH}")
    assert stars(p) == {"objective": 1}
    hand = p.s.objectives[0]
    assert (len(hand), 3 in hand, RICH in hand) == (2, True, False), "the other is kept, one is new"
    p.objectives(0, 3, RICH).turn(0).play("move", "skip", f"reveal {RICH}")
    assert stars(p) == {"objective": 2}
    p.objectives(0, 3, RICH).set(0, section=-1).turn(0).play("move", "skip")
    assert not [text for text in p.options if text.startswith("reveal")], "a third would bring no star"


@pytest.mark.rule("fenris.peacetrack.objective-deck-empty")
def test_an_empty_deck_gives_no_new_objective() -> None:
    p = table().objectives(0, 3, RICH).set(0, coins=20)
    p.s.objective_deck = ()
    p.fresh().turn(0).play("move", "skip", f"reveal {RICH}")
    assert (stars(p), p.s.objectives[0]) == ({"objective": 1}, (3,))


@pytest.mark.rule("fenris.ruling.peace-saxony-objectives")
def test_saxony_draws_one_for_each_and_has_no_limit() -> None:
    p = table("saxony industrial", "rusviet mechanical").set(0, coins=20)
    for n in (1, 2, 3):
        p.objectives(0, 3, 4, RICH).set(0, section=-1, coins=20).turn(0).play(
            "move", "skip", f"reveal {RICH}"
        )
        assert (stars(p), len(p.s.objectives[0])) == ({"objective": n}, 3)


def test_only_the_owner_sees_what_was_drawn() -> None:
    p = table().objectives(0, 3, RICH).set(0, coins=20).turn(0)
    p.s.journal = []
    p.play("move", "skip", f"reveal {RICH}")
    drawn = [event for event in p.s.journal if type(event).__name__ == "ObjectiveDrawn"]
    assert [event.card for event in drawn] == [n for n in p.s.objectives[0] if n != 3]
    assert "card" in type(drawn[0]).private


# --- numbers


@pytest.mark.rule("fenris.peacetrack.combined-mech-recruit")
@pytest.mark.parametrize("causes", [("mechs", "recruits"), ("recruits", "mechs")])
def test_mechs_and_recruits_share_one_star(causes: tuple[str, str]) -> None:
    p = table()
    earn(p.s, 0, causes[0], 3)
    Stars(0).run(p.s)
    assert stars(p) == {}
    for cause in causes:
        earn(p.s, 0, cause, 4)
        Stars(0).run(p.s)
        assert stars(p) == {"mechs-or-recruits": 1}


@pytest.mark.rule("fenris.peacetrack.popularity-13")
def test_popularity_13_is_enough() -> None:
    p = table().set(0, popularity=11)
    for popularity, star in ((12, {}), (13, {"popularity": 1})):
        gain_popularity(p.s, 0, 1)
        Stars(0).run(p.s)
        assert (p.player(0).popularity, stars(p)) == (popularity, star)


@pytest.mark.rule("fenris.peacetrack.no-power", "fenris.peacetrack.no-combat")
def test_power_and_combats_bring_no_star() -> None:
    p = table().set(0, power=15)
    gain_power(p.s, 0, 1)
    win(p, 0, 2)
    assert (p.player(0).power, stars(p)) == (16, {})


@pytest.mark.rule("fenris.peacetrack.saxony-no-combat")
def test_nor_does_saxony_get_any_for_combats() -> None:
    p = table("saxony industrial", "rusviet mechanical")
    win(p, 0, 3)
    assert stars(p) == {}


@pytest.mark.rule("fenris.peacetrack.sixteen-resources", "fenris.peacetrack.sixteen-resources-spread")
@pytest.mark.parametrize(("wood", "star"), [(7, {}), (8, {"resources": 1})])
def test_sixteen_resources_wherever_they_lie(wood: int, star: dict[str, int]) -> None:
    """Those that the own workers produce count as well: as soon as the action is over."""
    p = table().workers(0, "V3", "M5").goods("V3", wood=wood).goods("M5", metal=7).turn(0)
    assert stars(p) == {}
    p.play("produce")
    while p.asked == (0, "Produce"):
        p.play("region M5" if "region M5" in p.options else p.options[0])
    while "resources" not in stars(p) and p.asked[0] == 0 and p.asked[1] not in ("MatBottom", "EndTurn"):
        p.play(p.options[0])
    assert stars(p) == star


@pytest.mark.rule("fenris.peacetrack.sixteen-resources")
def test_they_are_counted_where_one_has_control_after_combats() -> None:
    p = table().workers(0, "V3").goods("T4", oil=16).turn(0)
    assert stars(p) == {}
    p.play("move", "units", "worker V3", "to T4", "done")
    assert stars(p) == {"resources": 1}


@pytest.mark.rule("fenris.peacetrack.sixteen-resources")
def test_a_turn_that_begins_with_them_brings_the_star() -> None:
    p = table().workers(0, "V3").goods("V3", oil=16).turn(0)
    assert p.options
    assert stars(p) == {"resources": 1}


# --- encounters and the Factory


@pytest.mark.rule("fenris.peacetrack.keep-encounter-tokens", "fenris.peacetrack.three-encounters")
def test_the_third_encounter_brings_a_star_and_the_tokens_stay() -> None:
    p = table("saxony industrial", "rusviet mechanical").workers(0)
    for n in (1, 2, 3, 4):
        p.character(0, "M6").encounters("V6").encounter(8).set(0, section=-1, coins=9).turn(0)
        p.play("move", "units", "unit character", "to V6")
        assert p.s.part(Peace).tokens == (n - 1, 0), "only when it is over"
        while p.s.part(Peace).tokens == (n - 1, 0):
            p.play(p.options[0])
        assert stars(p) == ({"encounter-tokens": 1} if n >= 3 else {})
    rows = p.game.box.speech().panels(p.game.view(p.s, 1), p.game.rules)
    assert ("Encounter tokens", "4") in [tuple(row[:2]) for panel in rows for row in panel.rows]


@pytest.mark.rule("fenris.peacetrack.factory-card")
def test_a_factory_card_brings_a_star_in_the_same_turn() -> None:
    p = table().workers(0).character(0, "M4").factory(2, 5, 9).turn(0)
    p.play("move", "units", "unit character", "to FACTORY")
    assert stars(p) == {}
    p.s.journal = []
    p.play("factory-card 5")
    assert stars(p) == {"factory-card": 1}
    tags = [type(event).__name__ for event in p.s.journal]
    assert tags.index("StarPlaced") < tags.index("TurnBegan")


@pytest.mark.rule("fenris.peacetrack.end")
def test_the_sixth_star_ends_the_game_at_once() -> None:
    p = table().stars(0, upgrades=1, structures=1, workers=1, objective=2).workers(0, "V3")
    p.goods("V3", oil=16).turn(0)
    assert p.options == []
    assert (p.s.over, p.player(0).star_count) == (True, 6)


# --- Automas


def solo() -> Solo:
    return Solo("polania automa", table=PEACE).open_water()


@pytest.mark.rule(
    "fenris.peacetrack.automa-encounters", "fenris.automa-modules.peace", "fenris.automa-modules.peace-stars"
)
def test_an_automa_has_a_star_for_three_tokens() -> None:
    p = solo()
    for n in (1, 2, 3):
        p.character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
        assert p.s.part(Peace).tokens == (0, n)
        assert stars(p, AUTOMA) == ({"encounter-tokens": 1} if n == 3 else {})


@pytest.mark.rule("fenris.peacetrack.automa-factory", "fenris.automa-modules.peace-stars")
def test_an_automa_has_a_star_for_its_factory_card_and_for_nothing_else_it_does() -> None:
    p = solo().character(AUTOMA, "M4").factory(3, 4).set(AUTOMA, power=15)
    p.draw(TO_AN_ENCOUNTER).luck("factory-card 3")
    assert (p.player(AUTOMA).power, stars(p, AUTOMA)) == (16, {"factory-card": 1})
    win(p, AUTOMA, 3)
    assert stars(p, AUTOMA) == {"factory-card": 1}
    progress_star(p.s, automa_of(p.s, AUTOMA))
    assert stars(p, AUTOMA) == {"factory-card": 1, "beside": 1}


def first_star(p: Solo, seat: int = AUTOMA) -> None:
    """The marker reaches the first star of progress."""
    p.automas.marker[seat] = automa_of(p.s, seat).level.stars[0] - 1
    Progress(seat, GOLDEN - 1).run(p.s)
    assert stars(p, seat) == {"beside": 1}


@pytest.mark.rule("fenris.peacetrack.automa-scheme-no-alliance", "fenris.ruling.peace-scheme-order")
def test_scheme_ii_waits_for_a_combat_after_the_star() -> None:
    """A combat that a player has begun counts too; the change comes when the turn is over."""
    p = solo()
    first_star(p)
    p.turn(HUMAN).play("move", "skip")
    assert p.automas.scheme[AUTOMA] == 0
    win(p, HUMAN, 1)
    assert p.automas.scheme[AUTOMA] == 0
    p.workers(HUMAN, "V3").turn(HUMAN).play("trade", "skip")
    assert p.automas.scheme[AUTOMA] == 1


@pytest.mark.rule("fenris.peacetrack.automa-scheme-no-alliance", "fenris.ruling.peace-scheme-order")
@pytest.mark.parametrize(("by", "victim"), [(HUMAN, AUTOMA), (AUTOMA, HUMAN)])
def test_or_for_a_displaced_worker_before_it(by: int, victim: int) -> None:
    p = solo().workers(victim, "V3").character(by, "V3")
    displace(p.s, by, p.place("V3"))
    assert p.automas.scheme[AUTOMA] == 0
    first_star(p)
    assert p.automas.scheme[AUTOMA] == 1


@pytest.mark.rule("fenris.peacetrack.automa-scheme-no-alliance", "fenris.peacetrack.automa-encounters")
@pytest.mark.parametrize(("victim", "schemes"), [(2, [1, 0]), (3, [0, 1])])
def test_each_of_several_automas_waits_and_collects_for_itself(victim: int, schemes: list[int]) -> None:
    p = Several(**PEACE)
    p.workers(victim, "V3").character(0, "V3")
    displace(p.s, 0, p.place("V3"))
    for seat in (2, 3):
        first_star(p, seat)
    assert p.automas.scheme[2:] == schemes
    p.character(2, "M6").encounters("M6")
    Arrived(2, 0, p.place("M6")).run(p.s)
    assert p.s.part(Peace).tokens == (0, 0, 1, 0)

"""Rivals of Automas: their stars, and how they pursue them."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.fenris.staking import MODULES, stake, stakes
from games.scythe.fenris.tracks import Several, draw_to_the_end, stars
from spielwerk.games.scythe.automa.progress import progress_star
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.combat import CombatStar
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.modules.rivals import Stakes
from spielwerk.games.scythe.stars import Stars, stars_left
from spielwerk.kernel.text import language

TO_AN_ENCOUNTER = 15
"""Scheme I: encounter or Factory, character; 3 power and a coin; no progress."""


def solo(automa: str = "polania automa", *modules: str, **options: Any) -> Solo:
    """The Automa has one star on the base of the player, and power for attacks."""
    given = {**MODULES, "modules": ["rivals", *modules]}
    p = Solo(automa, table={**given, **options}).open_water()
    return stake(p, AUTOMA, HUMAN, 1).set(AUTOMA, power=5)


def declared(seats: list[dict[str, str]], **options: Any) -> tuple[tuple[int, ...], ...]:
    """Returns all stars on bases after a set-up in which people declare nobody."""
    game = spielwerk.game("scythe", seats=seats, **MODULES, **options)
    s: Any = game.new(3)
    for seat, given in enumerate(seats):
        if "automa" not in given:
            game.apply(s, "done", seat)
    found: tuple[tuple[int, ...], ...] = s.part(Stakes).on_base
    return found


# --- set-up


@pytest.mark.rule("fenris.rivals.automa-setup")
def test_two_stars_of_an_automa_lie_on_the_base_of_its_only_opponent() -> None:
    seats = [{"faction": "rusviet"}, {"faction": "nordic", "automa": "automa"}]
    assert declared(seats) == ((0, 0), (2, 0))
    assert declared(seats[::-1]) == ((0, 2), (0, 0))


@pytest.mark.parametrize(("combats", "staked"), [(0, 0), (1, 1), (4, 2)])
def test_with_tiles_no_more_than_combats_can_bring_back(combats: int, staked: int) -> None:
    others = ["upgrades", "mechs", "structures", "recruits", "popularity", "workers"]
    more = ["objective", "power", "resources", "combat-cards"]
    chosen = ["combat"] * combats + [*others, *more][: 10 - combats]
    seats = [{"faction": "rusviet"}, {"faction": "nordic", "automa": "automa"}]
    given: dict[str, Any] = {"modules": ["tiles", "rivals"], "spoilers": ["fenris-all"]}
    game = spielwerk.game("scythe", seats=seats, chosen_tiles=chosen, **given)
    s: Any = game.new(3)
    if combats:
        game.apply(s, "done", 0)
    assert s.part(Stakes).on_base == ((0, 0), (staked, 0))


@pytest.mark.rule("fenris.rivals.automa-setup-three-plus")
def test_at_a_larger_table_one_lies_on_the_base_of_each_neighbour() -> None:
    """Clockwise the bases are Albion, Nordic, Rusviet, Togawa, Crimea, Saxony, Polania."""
    seats = [
        {"faction": "saxony"},
        {"faction": "nordic", "automa": "automa"},
        {"faction": "rusviet"},
        {"faction": "crimea", "automa": "automa"},
        {"faction": "polania"},
    ]
    assert declared(seats) == (
        (0, 0, 0, 0, 0),
        (0, 0, 1, 0, 1),
        (0, 0, 0, 0, 0),
        (1, 0, 1, 0, 0),
        (0, 0, 0, 0, 0),
    )


@pytest.mark.rule("fenris.rivals.automa-setup-three-plus")
def test_a_neighbour_that_is_no_opponent_is_passed_over() -> None:
    seats = [
        {"faction": "saxony"},
        {"faction": "nordic", "automa": "automa"},
        {"faction": "rusviet", "automa": "automa"},
        {"faction": "crimea"},
    ]
    assert declared(seats)[1:3] == ((1, 0, 1, 0), (0, 1, 0, 1))
    assert declared(seats, automa_mode="cooperative")[1:3] == ((1, 0, 0, 1), (1, 0, 0, 1))


# --- the star of a won combat


def win(p: Solo, winner: int, loser: int) -> None:
    """A combat is won, and its star placed."""
    CombatStar(winner, loser, p.place("V3")).run(p.s)
    Stars(winner).run(p.s)


@pytest.mark.rule("fenris.rivals.automa-five-coins")
def test_an_automa_takes_the_star_from_the_base_of_the_loser_with_five_coins() -> None:
    p = stake(solo(), AUTOMA, HUMAN, 2).set(AUTOMA, coins=1)
    win(p, AUTOMA, HUMAN)
    assert (stars(p, AUTOMA), p.player(AUTOMA).coins, stakes(p, AUTOMA)) == ({"combat": 1}, 6, (1, 0))
    win(p, AUTOMA, HUMAN)
    assert (stars(p, AUTOMA), p.player(AUTOMA).coins, stakes(p, AUTOMA)) == ({"combat": 2}, 11, (0, 0))
    win(p, AUTOMA, HUMAN)
    assert (p.player(AUTOMA).coins, stars_left(p.s, AUTOMA)) == (11, 4)


@pytest.mark.rule("fenris.rivals.automa-other-star", "fenris.ruling.rivals-automa-star-origin")
def test_or_from_the_next_base_clockwise_without_coins() -> None:
    """The order is Nordic (1), Rusviet (0), Crimea (3), Polania (2); Polania has beaten Rusviet."""
    p = Several(**MODULES)
    stake(stake(p, 2, 3, 1), 2, 1, 1).set(2, coins=1)
    assert p.s.round == [1, 0, 3, 2]
    win(p, 2, 0)
    assert (stars(p, 2), p.player(2).coins, stakes(p, 2)) == ({"combat": 1}, 1, (0, 0, 0, 1))
    win(p, 2, 0)
    assert (stars(p, 2), p.player(2).coins, stakes(p, 2)) == ({"combat": 2}, 1, (0, 0, 0, 0))


@pytest.mark.rule("fenris.rivals.automa-other-star", "fenris.rivals.automa-five-coins")
def test_the_base_of_the_loser_comes_first() -> None:
    p = Several(**MODULES)
    stake(stake(p, 2, 3, 1), 2, 1, 1).set(2, coins=1)
    win(p, 2, 3)
    assert (p.player(2).coins, stakes(p, 2)) == (6, (0, 1, 0, 0))


def test_stars_of_progress_are_those_at_hand() -> None:
    p = stake(solo(), AUTOMA, HUMAN, 2)
    for n in range(1, 6):
        progress_star(p.s, automa_of(p.s, AUTOMA))
        assert p.player(AUTOMA).star_count == min(n, 4)
    win(p, AUTOMA, HUMAN)
    assert (p.player(AUTOMA).star_count, p.s.over) == (5, False)


@pytest.mark.rule("fenris.ruling.rivals-all-staked")
def test_an_automa_has_no_star_for_what_it_owns() -> None:
    p = solo().workers(AUTOMA, *["M6"] * 8).set(AUTOMA, power=4)
    draw_to_the_end(p, 6, AUTOMA)
    assert (p.s.active, stars(p, AUTOMA)) == (HUMAN, {})


# --- movement


@pytest.mark.rule("fenris.rivals.automa-move-tie", "fenris.automa-modules.rivals")
@pytest.mark.parametrize(("staked", "to"), [(1, "V6"), (0, "W2")])
def test_it_goes_towards_any_unit_of_a_rival(staked: int, to: str) -> None:
    """A worker of a rival attracts the character more than the combat unit that attracts it otherwise."""
    p = stake(solo(), AUTOMA, HUMAN, staked).set(AUTOMA, power=4).workers(HUMAN, "F6").mech(HUMAN, 1, "V1")
    p.character(AUTOMA, "M6").draw(TO_AN_ENCOUNTER)
    assert p.where(AUTOMA, 0) == to


PREFERENCES = ("most-units", "nearest-enemy", "fewest", "most-resources", "tie-factory", "tie-reading-order")


@pytest.mark.rule("fenris.rivals.automa-move-tie")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        (3, "move-worker"),
        (10, "move-mech"),
        (15, "move-character"),
        (14, "encounter-or-factory"),
        (17, "attack-unit"),
        (19, "attack-workers"),
    ],
)
def test_in_every_movement_this_stands_before_all_other_preferences(card: int, action: str) -> None:
    p = solo().workers(AUTOMA, "M6", "T8").character(AUTOMA, "M6").mech(AUTOMA, 1, "T8")
    p.set(AUTOMA, power=16 if action == "attack-unit" else 4)
    if action == "encounter-or-factory":
        p.encounters("V6", "W5")
    p.workers(HUMAN, "V6").mech(HUMAN, 1, "W6").draw(card)
    (choice,) = [
        choice
        for symbol in p.story().symbols
        for choice in symbol.choices
        if (choice.action, choice.about) == (action, "target")
    ]
    rules = [step.rule.rpartition(".")[2] for step in choice.rules]
    i = rules.index("automa-move-tie")
    assert not [rule for rule in rules[:i] if rule in PREFERENCES]
    assert [rule for rule in rules[i:] if rule in PREFERENCES]


@pytest.mark.rule("fenris.rivals.automa-encounter-attack")
@pytest.mark.parametrize(
    ("power", "staked", "attacks"), [(5, 1, True), (16, 2, True), (4, 1, False), (16, 0, False)]
)
def test_it_attacks_a_rival_instead_of_going_to_an_encounter(power: int, staked: int, attacks: bool) -> None:
    p = stake(solo(), AUTOMA, HUMAN, staked).set(AUTOMA, power=power)
    p.character(AUTOMA, "M6").encounters("V6").mech(HUMAN, 1, "T8").hand(HUMAN).set(HUMAN, power=0)
    p.draw(TO_AN_ENCOUNTER)
    assert p.where(AUTOMA, 0) == ("T8" if attacks else "V6")
    if attacks:
        assert p.candidates("automa-encounter-attack") == {"T8"}
        p.fight(1)
        assert stars(p, AUTOMA) == {"combat": 1}


@pytest.mark.rule("fenris.rivals.automa-encounter-attack", "fenris.rivals.automa-encounter-fallback")
def test_with_less_power_the_character_goes_however_near_a_mech_is() -> None:
    p = solo().set(AUTOMA, power=4).character(AUTOMA, "M6").mech(AUTOMA, 1, "W2").encounters("V6")
    p.mech(HUMAN, 1, "T8").draw(TO_AN_ENCOUNTER)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 1)) == ("V6", "W2")


@pytest.mark.rule("fenris.rivals.automa-encounter-attack")
def test_only_a_rival_is_attacked_by_any_combat_unit() -> None:
    p = Several(**MODULES)
    stake(p, 2, 1, 1).set(2, power=5).marker(5, 2)
    p.mech(2, 1, "V6").character(2, "mat").mech(0, 1, "T8").mech(1, 1, "M6").encounters("V6")
    p.draw(TO_AN_ENCOUNTER, 2)
    assert p.where(2, 1) == "M6", "T8 is no rival's"


@pytest.mark.rule("fenris.rivals.automa-encounter-fallback", "fenris.rivals.automa-encounter-attack")
def test_without_anybody_to_attack_it_does_what_the_symbol_says() -> None:
    p = solo().character(AUTOMA, "M6").encounters("V6").mech(HUMAN, 1, "F2").draw(TO_AN_ENCOUNTER)
    assert p.where(AUTOMA, 0) == "V6"
    assert p.candidates("automa-encounter-attack") == set(), "the attempt is told"
    assert p.verdicts()[0] == "done"


@pytest.mark.rule("fenris.rivals.automa-encounter-fallback")
def test_an_empty_region_is_nobody_to_attack() -> None:
    """M1, the first region, is next to the home base of Albion."""
    p = solo("albion automa", "invaders").character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert p.where(AUTOMA, 0) == "V6"


@pytest.mark.rule("fenris.rivals.automa-encounter-flag-trap", "fenris.ruling.automa-flag-trap")
@pytest.mark.parametrize("tokens", [True, False])
def test_a_mech_that_wins_this_attack_leaves_a_flag(tokens: bool) -> None:
    p = solo("albion automa", "invaders", automa_tokens=tokens).mech(AUTOMA, 1, "V6")
    p.character(AUTOMA, "mat").mech(HUMAN, 1, "T8").hand(HUMAN).set(HUMAN, power=0).draw(TO_AN_ENCOUNTER)
    assert p.where(AUTOMA, 1) == "T8"
    p.fight(1)
    assert bool(p.s.part(Tokens).flags >> p.place("T8") & 1) == tokens


@pytest.mark.rule("fenris.rivals.automa-encounter-flag-trap")
def test_a_mech_leaves_none_after_any_other_attack() -> None:
    """Card 17 attacks from power 6 by its own symbol."""
    p = solo("albion automa", "invaders").set(AUTOMA, power=6).mech(AUTOMA, 1, "V6").character(AUTOMA, "mat")
    p.mech(HUMAN, 1, "T8").hand(HUMAN).set(HUMAN, power=0).draw(17)
    assert p.where(AUTOMA, 1) == "T8"
    p.fight(1)
    assert p.s.part(Tokens).flags == 0


@pytest.mark.rule("fenris.rivals.automa-encounter-flag-trap")
def test_a_character_leaves_one_flag_as_ever() -> None:
    p = solo("albion automa", "invaders").character(AUTOMA, "M6").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert p.verdicts("token") == ["done"]


@pytest.mark.rule("fenris.rivals.automa-encounter-flag-trap")
def test_a_lost_attack_leaves_none_and_togawa_sets_a_trap() -> None:
    for power, traps in ((0, 1), (7, 0)):
        p = solo("togawa automa", "invaders").mech(AUTOMA, 1, "V6").character(AUTOMA, "mat")
        p.mech(HUMAN, 1, "T8").hand(HUMAN, 5, 5).set(HUMAN, power=power).draw(TO_AN_ENCOUNTER)
        if power:
            p.commit(HUMAN, 7, 5)
        else:
            p.commit(HUMAN, 0)
        p.fight(1)
        while p.asked[0] < 0 and p.waiting:
            p.play(p.options[0])
        assert sum(place >= 0 for place in p.s.part(Tokens).traps) == traps


def test_the_reason_is_told_in_both_languages() -> None:
    p = solo().workers(HUMAN, "V7").character(AUTOMA, "M6").set(AUTOMA, power=4).draw(TO_AN_ENCOUNTER)
    for lang, words in (("en", "as close as possible to a rival"), ("de", "so nah wie möglich an einen")):
        with language(lang):
            why = p.game.box.speech().why(p.s.journal, p.game.rules)
            assert words in why[-1].short

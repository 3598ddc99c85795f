"""Alliances with Automas: made in the set-up, and binding for people only."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.fenris.pacts import MODULES, ally, pacts, proposals
from games.scythe.fenris.tracks import stars, win
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.arrival import Arrived
from spielwerk.games.scythe.automa.progress import Progress
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.modules.alliances import Pacts
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.movement import displace

GOLDEN = 6
"""An Automa card with a star of progress."""
LINE = [
    {"faction": "nordic", "automa": "automa"},
    {"faction": "rusviet", "mat": "mechanical"},
    {"faction": "crimea", "automa": "automa"},
    {"faction": "saxony", "mat": "industrial"},
    {"faction": "polania", "mat": "patriotic"},
]
"""In the order of the home bases; the player with the lowest mat begins."""


def solo(automa: str = "nordic automa", *modules: str, allied: bool = True) -> Solo:
    p = Solo(automa, table={**MODULES, "modules": ["alliances", *modules]}).open_water()
    return ally(p, HUMAN, AUTOMA) if allied else p


def begun(seats: list[dict[str, str]], *modules: str) -> tuple[Any, Any]:
    game = spielwerk.game("scythe", seats=seats, modules=["alliances", *modules], spoilers=["fenris-all"])
    return game, game.new(3)


def asked(game: Any, s: Any) -> tuple[int, str, list[str]]:
    d = game.decision(s)
    return d.seat, d.kind.rsplit(".", 1)[1], [o.text for o in d.options]


# --- set-up


@pytest.mark.rule("fenris.alliances.automa-setup-only", "fenris.alliances.automa-eight-coins")
@pytest.mark.parametrize("choice", ["ally 0", "decline"])
def test_a_player_may_ally_with_the_automa_in_the_set_up(choice: str) -> None:
    game, s = begun(LINE[:2])
    assert asked(game, s) == (1, "ChooseAlly", ["ally 0", "decline"])
    before = [p.coins for p in s.players]
    game.apply(s, choice)
    gains = [p.coins - n for p, n in zip(s.players, before, strict=True)]
    assert gains == ([8, 5] if choice == "ally 0" else [0, 0])
    assert s.part(Pacts).holds == ((1, 0) if choice == "ally 0" else (0, 1))


@pytest.mark.rule("fenris.alliances.automa-human-gains")
def test_the_player_gains_the_coins_of_the_token_and_its_ability() -> None:
    """The Nordic token: 5 coins, and workers that swim."""
    game, s = begun(LINE[:2])
    coins = s.players[1].coins
    game.apply(s, "ally 0")
    assert s.players[1].coins == coins + 5
    for allied in (True, False):
        p = solo(allied=allied).workers(HUMAN, "M6").turn(HUMAN).play("move", "units")
        assert (p.destinations("worker M6") == {"V6", "T8", "W5", "W6"}) == allied


@pytest.mark.rule("fenris.alliances.automa-eight-coins")
def test_an_automa_has_no_use_for_an_ability() -> None:
    p = Solo("polania automa", "saxony industrial", table=MODULES).open_water()
    ally(p, HUMAN, AUTOMA)
    win(p, AUTOMA, 4)
    assert stars(p, AUTOMA) == {"combat": 2}


@pytest.mark.rule("fenris.alliances.automa-order-three-plus")
def test_people_decide_counter_clockwise_from_the_last_player() -> None:
    """Saxony (3) begins with the lowest mat; clockwise it is 3, 4, 0, 1, 2."""
    game, s = begun(LINE)
    assert s.round == [3, 4, 0, 1, 2]
    assert asked(game, s) == (1, "ChooseAlly", ["ally 0", "ally 2", "decline"])
    game.apply(s, "ally 2")
    assert asked(game, s) == (4, "ChooseAlly", ["ally 0", "decline"])
    game.apply(s, "ally 0")
    assert asked(game, s)[:2] == (3, "ChooseSection"), "no Automa is left for Saxony"
    assert s.part(Pacts).holds == (4, 2, 1, 3, 0)


@pytest.mark.rule("fenris.alliances.automa-odd-three-plus", "fenris.ruling.alliance-odd-timing")
@pytest.mark.parametrize(
    ("choices", "gain"),
    [(("ally 2", "ally 0"), 5), (("ally 2", "decline", "decline"), 0), (("decline",) * 3, 0)],
)
def test_the_only_person_without_an_ally_gains_five_coins(choices: tuple[str, ...], gain: int) -> None:
    game, s = begun(LINE)
    coins = s.players[3].coins
    for choice in choices:
        game.apply(s, choice)
    assert s.players[3].coins - coins == gain


@pytest.mark.rule("fenris.alliances.automa-odd-three-plus", "fenris.ruling.alliance-odd-timing")
def test_without_any_alliance_nobody_is_left_alone() -> None:
    game, s = begun(LINE[:3])
    coins = s.players[1].coins
    assert asked(game, s) == (1, "ChooseAlly", ["ally 0", "ally 2", "decline"])
    game.apply(s, "decline")
    assert s.players[1].coins == coins


@pytest.mark.rule("fenris.alliances.automa-odd-three-plus")
def test_only_people_count_and_only_once_all_have_decided() -> None:
    """With two people and three Automas, the second has still to decide when the first has an ally."""
    seats = [LINE[0], LINE[1], LINE[2], LINE[3], {"faction": "polania", "automa": "automa"}]
    for second, gain in (("decline", 5), ("ally 4", 4)):
        game, s = begun(seats)
        who = [asked(game, s)[0]]
        before = [p.coins for p in s.players]
        game.apply(s, "ally 2")
        who.append(asked(game, s)[0])
        assert s.players[who[1]].coins == before[who[1]], "nothing before the decision"
        game.apply(s, second)
        assert s.players[who[1]].coins == before[who[1]] + gain


@pytest.mark.rule("fenris.alliances.automa-odd-three-plus")
def test_with_automas_the_number_of_players_may_be_even() -> None:
    """Two people and two Automas: the second person stays alone when the first has an ally."""
    game, s = begun(LINE[:4])
    other = 4 - asked(game, s)[0]
    game.apply(s, "ally 0")
    coins = s.players[other].coins
    game.apply(s, "decline")
    assert s.players[other].coins - coins == 5


@pytest.mark.rule("fenris.alliances.automa-odd-three-plus")
def test_three_people_and_an_automa_leave_one_alone_later() -> None:
    seats = [LINE[0], LINE[1], {"faction": "crimea", "mat": "engineering"}, LINE[3]]
    game, s = begun(seats)
    while asked(game, s)[1] == "ChooseAlly":
        game.apply(s, "decline")
    me = asked(game, s)[0]
    ally, other = [seat for seat in (1, 2, 3) if seat != me]
    coins = s.players[other].coins
    game.apply(s, f"ally {ally}")
    game.apply(s, "yes")
    assert s.players[other].coins - coins == 5


@pytest.mark.rule("fenris.alliances.automa-none-later")
def test_after_the_set_up_nobody_can_ally_with_an_automa() -> None:
    p = solo(allied=False).turn(HUMAN)
    assert proposals(p) == []
    q = Solo("nordic automa", table=MODULES)
    assert proposals(q.turn(HUMAN)) == []


# --- how they are broken


@pytest.mark.rule("fenris.alliances.automa-human-bound", "fenris.alliances.automa-no-penalty")
def test_a_person_who_attacks_pays_and_an_automa_does_not() -> None:
    p = solo().mech(HUMAN, 1, "V6").mech(AUTOMA, 1, "V6")
    begin_combat(p.s, HUMAN, p.place("V6"))
    assert (p.asked[1], pacts(p).broken) == ("Dial", 1 << HUMAN)
    assert [p.score(seat)["alliance"] for seat in (HUMAN, AUTOMA)] == [-10, 0]
    q = solo().mech(HUMAN, 1, "V6").mech(AUTOMA, 1, "V6")
    begin_combat(q.s, AUTOMA, q.place("V6"))
    assert (q.asked[1], pacts(q).broken) == ("Dial", 1 << AUTOMA)
    assert [q.score(seat)["alliance"] for seat in (HUMAN, AUTOMA)] == [0, 0]


@pytest.mark.rule("fenris.ruling.alliance-automa-breaks")
def test_an_automa_that_drives_off_workers_breaks_it_and_the_player_keeps_the_ability() -> None:
    p = solo().workers(HUMAN, "M6", "V3").character(AUTOMA, "V3")
    displace(p.s, AUTOMA, p.place("V3"))
    assert pacts(p).broken == 1 << AUTOMA
    p.turn(HUMAN).play("move", "units")
    assert p.destinations("worker M6") == {"V6", "T8", "W5", "W6"}


@pytest.mark.rule("fenris.ruling.alliance-automa-breaks")
def test_an_automa_never_avoids_an_attack_on_its_ally() -> None:
    """Card 17 attacks the only opponent from power 6, allied or not."""
    for allied in (True, False):
        p = solo(allied=allied).set(AUTOMA, power=6).character(AUTOMA, "mat")
        p.mech(AUTOMA, 1, "M6").mech(HUMAN, 1, "V6").draw(17)
        assert p.where(AUTOMA, 1) == "V6"


# --- scheme II


def to_first_star(p: Solo) -> None:
    p.automas.marker[AUTOMA] = automa_of(p.s, AUTOMA).level.stars[0] - 1
    Progress(AUTOMA, GOLDEN - 1).run(p.s)


@pytest.mark.rule("fenris.alliances.automa-scheme-delay", "fenris.alliances.automa-shuffle-delay")
def test_an_alliance_holds_back_scheme_ii_and_its_shuffle() -> None:
    for allied in (True, False):
        p = solo(allied=allied).left(1, 2, 3)
        to_first_star(p)
        assert p.automas.scheme[AUTOMA] == int(not allied)
        assert (p.automas.faces_down[0].bit_count() == 3) == allied, "the shuffle is postponed"


@pytest.mark.rule("fenris.alliances.automa-scheme-delay", "fenris.ruling.scheme-hold-ends")
@pytest.mark.parametrize("breaker", [HUMAN, AUTOMA])
def test_it_comes_at_the_end_of_the_turn_in_which_either_token_is_turned_over(breaker: int) -> None:
    p = solo().left(1, 2, 3)
    to_first_star(p)
    p.workers(HUMAN, "V3").turn(HUMAN).play("trade", "skip")
    assert p.automas.scheme[AUTOMA] == 0, "held back as long as both are active"
    p.s.part(Pacts).broken = 1 << breaker
    p.set(HUMAN, section=-1).turn(HUMAN).play("move")
    assert p.automas.scheme[AUTOMA] == 0, "not before the turn is over"
    p.play("skip")
    assert p.automas.scheme[AUTOMA] == 1
    assert p.automas.faces_down[0].bit_count() == 19


@pytest.mark.rule("fenris.peacetrack.automa-scheme-no-alliance", "fenris.automa-modules.alliances")
def test_on_the_peace_track_only_the_alliance_holds_it_back() -> None:
    for allied in (True, False):
        p = solo("nordic automa", "peace-track", allied=allied)
        to_first_star(p)
        assert p.automas.scheme[AUTOMA] == int(not allied)


# --- traps


@pytest.mark.rule("fenris.alliances.automa-togawa", "fenris.ruling.automa-flag-trap")
@pytest.mark.parametrize(
    ("faction", "broken", "leaves"),
    [
        ("togawa", (), False),
        ("togawa", (HUMAN,), True),
        ("togawa", (AUTOMA,), False),
        ("albion", (), True),
    ],
)
def test_an_allied_togawa_sets_no_traps(faction: str, broken: tuple[int, ...], leaves: bool) -> None:
    p = ally(solo(f"{faction} automa", "invaders"), HUMAN, AUTOMA, broken_by=broken)
    p.character(AUTOMA, "V3")
    p.s.stack = [Arrived(AUTOMA, 0, p.place("V3"))]
    p.fresh()
    while p.asked[0] < 0 and p.waiting in ("DrawTrap",):
        p.play(p.options[0])
    tokens = p.s.part(Tokens)
    assert bool(tokens.places()) == leaves


@pytest.mark.rule("fenris.alliances.ability", "fenris.alliances.automa-human-gains")
@pytest.mark.parametrize("tokens", [True, False])
def test_an_ally_sets_traps_that_spring_even_if_the_automa_sets_none(tokens: bool) -> None:
    """The table may do without the Automa's own traps; the token still lends its ability to the player."""
    given = {**MODULES, "modules": ["alliances", "invaders"], "automa_tokens": tokens}
    togawa = {"faction": "togawa", "automa": "automa"}
    p = Position("saxony industrial", togawa, "nordic mechanical", **given).workers(0).encounters()
    ally(p, 0, 1).character(0, "M6").turn(0).play("move", "units", "unit character", "to V6")
    assert p.asked == (0, "SetTrap")
    p.play("trap popularity").character(0, "home")
    p.character(2, "M6").set(2, popularity=5).turn(2).play("move", "units", "unit character", "to V6")
    assert p.player(2).popularity == 3
    rows = [row for more in p.s.rules.belongings[1] for row in more(p.view(0), 1, p.s.rules)]
    assert ("Traps in supply" in [title for title, _ in rows]) == tokens, (
        "only who sets traps has a supply of them"
    )


def test_the_story_tells_why_there_is_no_trap() -> None:
    p = solo("togawa automa", "invaders").character(AUTOMA, "M6").encounters("V6").draw(15)
    assert p.where(AUTOMA, 0) == "V6"
    assert p.candidates("automa-togawa") == set()


def test_an_automa_without_an_ally_sets_them() -> None:
    p = solo("togawa automa", "invaders", allied=False).character(AUTOMA, "V3")
    p.s.stack = [Arrived(AUTOMA, 0, p.place("V3"))]
    p.fresh()
    assert p.waiting == "DrawTrap"

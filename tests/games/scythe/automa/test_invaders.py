"""Automas and the two further factions: their symbols on the cards, and traps that are set for them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.automa.why import stories
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import FIRST_WORKER, replaced
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import Closing, Writer
from spielwerk.kernel.text import language

WITH = {"modules": ["invaders"]}


@pytest.mark.parametrize(
    ("faction", "number", "second", "mechs", "workers"),
    [
        ("togawa", 5, False, 1, 1),
        ("albion", 5, False, 0, 1),
        ("albion", 18, False, 0, 2),
        ("albion", 18, True, 1, 1),
        ("togawa", 18, True, 0, 1),
    ],
)
def test_gains_of_the_later_print(faction: str, number: int, second: bool, mechs: int, workers: int) -> None:
    """Card 5: (Togawa: mech), worker, coin.  Card 18: (Albion: worker) or (Albion: mech), then a worker."""
    p = Solo(f"{faction} automa", table=WITH)
    p = p.second_scheme() if second else p
    p.draw(number)
    while p.waiting == "DrawTrap":
        p.luck(p.options[0])
    assert (p.player(AUTOMA).mechs, p.player(AUTOMA).workers) == (mechs, workers)


def test_the_first_print_has_none_of_their_symbols() -> None:
    """Card 8, scheme I: mech, worker; with the expansion (Togawa: encounter or Factory) comes first."""
    assert len(Solo("polania automa").draw(8).verdicts()) == 2
    assert Solo("polania automa", table=WITH).draw(8).verdicts()[0] == "other-faction"
    p = Solo("togawa automa", table=WITH).character(AUTOMA, "T7").encounters("M7").marker(4).draw(8)
    assert p.verdicts() == ["done", "row-done", "row-done"]
    assert p.where(AUTOMA, 0) == "M7"


@pytest.mark.rule("scythe.automa-nature.human-normal-rules")
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_a_players_trap_springs_on_an_automas_unit(unit: str) -> None:
    """It loses what the trap says, as far as it has it, and its popularity stays."""
    p = Solo("polania automa", human="togawa industrial", table=WITH).open_water().character(AUTOMA, "mat")
    tokens: Any = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("FACTORY"), *tokens.traps[1:]), 1
    p.set(AUTOMA, power=9, coins=9).hand(AUTOMA, 2, 3)
    p = p.mech(AUTOMA, 1, "T5").mech(HUMAN, 1, "M4") if unit == "mech" else p.workers(AUTOMA, "T5")
    for number in range(len(tokens.traps)):
        tokens.traps = replaced((-1,) * 4, number, p.place("FACTORY"))
        tokens.armed = 1 << number
        p = p.mech(AUTOMA, 1, "T5") if unit == "mech" else p.workers(AUTOMA, "T5")
        p.draw(12 if unit == "mech" else 6)
        while p.waiting == "LoseCard":
            p.play(p.options[0])
        assert p.where(AUTOMA, 1 if unit == "mech" else FIRST_WORKER) == "FACTORY"
        assert p.s.part(Tokens).armed == 0
    assert p.player(AUTOMA).popularity == 10
    assert p.held(AUTOMA) == []
    assert p.player(AUTOMA).coins < 9


# --- its own flags and traps


def invader(faction: str = "albion", *, human: str = "rusviet mechanical", **table: Any) -> Solo:
    """An Automa whose character in T7 goes to an encounter in M7 with card 8 (Togawa) or 14."""
    p = Solo(f"{faction} automa", human=human, table={**WITH, **table})
    return p.character(AUTOMA, "T7").encounters("M7").marker(4)


CARD = {"albion": 14, "togawa": 8}


def tokens_of(p: Solo) -> Tokens:
    return p.s.part(Tokens)


def flags(p: Solo) -> set[str]:
    return {place for place in board().places if tokens_of(p).flags >> p.place(place) & 1}


@pytest.mark.rule("scythe.automa-invaders.placing", "scythe.ruling.automa-flags-traps")
def test_an_albion_automa_leaves_a_flag_where_its_character_has_moved_to() -> None:
    p = invader().draw(14)
    assert p.where(AUTOMA, 0) == "M7"
    assert not p.s.encounters, "after taking the token"
    assert flags(p) == {"M7"}
    told = [type(e).__name__ for e in p.s.journal]
    assert told.index("TokenRemoved") < told.index("FlagPlaced")


@pytest.mark.rule("scythe.automa-invaders.placing", "scythe.automa-invaders.which-trap")
def test_a_togawa_automa_draws_a_trap_which_lies_armed() -> None:
    p = invader("togawa").draw(8)
    d = p.game.decision(p.s)
    assert d is not None
    assert (p.waiting, len(d.options), set(d.weights)) == ("DrawTrap", 4, {1})
    p.luck(d.options[2].text)
    assert tokens_of(p).traps == (-1, -1, p.place("M7"), -1)
    assert tokens_of(p).armed == 0b100
    q = invader("togawa")
    tokens_of(q).traps = (-1, -1, q.place("V1"), -1)
    q.draw(8)
    d = q.game.decision(q.s)
    assert d is not None
    assert [o.i for o in d.options] == [0, 1, 3], "only those that are left"


@pytest.mark.rule("scythe.automa-invaders.placing")
@pytest.mark.parametrize("factory", [False, True])
def test_a_peaceful_movement_and_a_visit_to_the_factory_leave_one_too(factory: bool) -> None:
    p = Solo("albion automa", table=WITH).open_water().character(AUTOMA, "T5")
    if factory:
        p.factory(1, 2).draw(14).luck("factory-card 1")
        assert flags(p) == {"FACTORY"}
    else:
        p.mech(HUMAN, 1, "M4").factory()
        p.s.part(Automas).visited |= 1 << AUTOMA
        p.fresh().draw(14)
        assert flags(p) == {p.where(AUTOMA, 0)}


@pytest.mark.rule("scythe.automa-invaders.where")
def test_it_leaves_none_where_a_token_lies_and_none_when_all_are_used() -> None:
    p = invader()
    tokens_of(p).flags = 1 << p.place("M7")
    p.draw(14)
    assert p.verdicts("token") == ["no-target"]
    assert flags(p) == {"M7"}
    q = invader()
    tokens_of(q).flags = sum([1 << q.place(place) for place in ("V1", "V2", "V3", "V4")])
    q.draw(14)
    assert q.verdicts("token") == ["none-left"]
    assert "M7" not in flags(q)


@pytest.mark.rule("scythe.automa-invaders.where")
def test_neither_mechs_nor_beaten_characters_leave_any() -> None:
    p = Solo("albion automa", table=WITH).open_water().character(AUTOMA, "mat").mech(AUTOMA, 1, "T5")
    p.mech(HUMAN, 1, "M4").draw(12)
    assert p.where(AUTOMA, 1) == "FACTORY"
    assert (p.verdicts("token"), flags(p)) == ([], set())
    q = Solo("albion automa", table=WITH).second_scheme().character(AUTOMA, "M4").mech(HUMAN, 1, "T4")
    q.set(AUTOMA, power=9).set(HUMAN, power=7).hand(HUMAN, 5).draw(16)
    q.commit(HUMAN, 7, 5).fight(10)
    assert q.where(AUTOMA, 0) == "home", "from the mat, by the gains of the same card"
    assert (q.verdicts("token"), flags(q)) == ([], set())


@pytest.mark.rule("scythe.automa-invaders.placing")
def test_a_won_combat_of_the_character_leaves_one() -> None:
    p = Solo("albion automa", table=WITH).second_scheme().character(AUTOMA, "M4").mech(HUMAN, 1, "T4")
    p.set(AUTOMA, power=9).set(HUMAN, power=0).hand(HUMAN).draw(16).fight(6)
    assert p.where(AUTOMA, 0) == "T4"
    assert flags(p) == {"T4"}


def regions(p: Solo) -> int:
    """How many regions count for the Automa at the end."""
    return next(item.count for item in p.game.score(p.s, AUTOMA).items if item.key == "regions")


@pytest.mark.rule("scythe.automa-invaders.scoring")
def test_its_flags_and_armed_traps_count_at_the_end() -> None:
    p = Solo("albion automa", table=WITH).mech(AUTOMA, 1, "V5").character(AUTOMA, "mat")
    before = regions(p)
    tokens_of(p).flags = 1 << p.place("V5") | 1 << p.place("M7")
    assert regions(p) == before + 1, "in a region that it controls"
    q = Solo("togawa automa", table=WITH).character(AUTOMA, "mat")
    tokens_of(q).traps, tokens_of(q).armed = (q.place("V5"), q.place("M7"), -1, -1), 0b01
    assert regions(q) == 1, "an armed trap in an empty region"


@pytest.mark.rule("scythe.automa-invaders.opponents")
def test_its_traps_spring_on_the_player() -> None:
    p = Solo("togawa automa", table=WITH).mech(HUMAN, 2, "W4").set(HUMAN, power=9, popularity=9, coins=9)
    p.hand(HUMAN, 2, 3, 4)
    tokens_of(p).traps, tokens_of(p).armed = (p.place("M4"), -1, -1, -1), 1
    before = (p.player(HUMAN).power, p.player(HUMAN).popularity, p.player(HUMAN).coins, p.held(HUMAN))
    p.turn(HUMAN).play("move", "units", "unit mech2", "to M4")
    while p.waiting == "LoseCard":
        p.play(p.options[0])
    after = (p.player(HUMAN).power, p.player(HUMAN).popularity, p.player(HUMAN).coins, p.held(HUMAN))
    assert (tokens_of(p).armed, after != before) == (0, True)


@pytest.mark.rule("scythe.automa-invaders.which-trap")
def test_it_never_arms_a_trap_again() -> None:
    p = invader("togawa")
    tokens_of(p).traps = (p.place("M7"), -1, -1, -1)
    p.draw(8)
    assert p.where(AUTOMA, 0) == "M7"
    assert tokens_of(p).armed == 0


@pytest.mark.rule("scythe.automa-invaders.option")
@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_a_table_can_do_without(faction: str) -> None:
    assert invader().game.setup["automa_tokens"] is True, "in new games it is on"
    p = invader(faction, automa_tokens=False).draw(CARD[faction])
    assert p.where(AUTOMA, 0) == "M7"
    assert tokens_of(p) == Tokens(turn=tokens_of(p).turn, movers=tokens_of(p).movers)
    assert p.waiting != "DrawTrap"


@pytest.mark.rule("scythe.automa-invaders.option")
def test_a_game_saved_before_goes_on_without() -> None:
    match = Match(invader().game, seed=1)
    first, *lines = match.record()
    header = json.loads(first)
    del header["setup"]["automa_tokens"]
    out = Writer()
    out.add(header)
    for line in lines[:-1]:
        out.put(line)
    out.add_summed(msgspec.json.decode(lines[-1], type=Closing))
    assert Match.load(out.lines).game.setup["automa_tokens"] is False
    assert Match.load(match.record()).game.setup["automa_tokens"] is True


@pytest.mark.rule("scythe.automa-invaders.placing", "scythe.automa-invaders.where")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_its_story_tells_of_flags_and_traps(lang: str) -> None:
    p = invader().draw(14)
    (why,) = stories(p.s.journal, p.s.rules)
    (placed,) = [step for step in why.steps if step.rule == "scythe.automa-invaders.placing"]
    assert placed.left == ("place:M7",)
    q = invader()
    tokens_of(q).flags = 1 << q.place("M7")
    q.draw(14)
    with language(lang):
        (why,) = stories(q.s.journal, q.s.rules)
        (barred,) = [step for step in why.steps if step.rule == "scythe.automa-invaders.where"]
        assert barred.seen == ("place:M7",)
        assert barred.left == ()
        said = {"en": ("Flag", "a flag stays in"), "de": ("Flagge", "eine Flagge bleibt in")}[lang]
        assert said[0] in [line.words for line in why.lines]
        (told,) = stories(p.s.journal, p.s.rules)
        assert said[1] in told.short


@pytest.mark.rule("scythe.end.pending-units-return", "scythe.ruling.defender-sixth-star")
@pytest.mark.parametrize("origin", ["M4", "home"])
@pytest.mark.parametrize(("human", "ability"), [("albion", "shield"), ("togawa", "ronin")])
def test_an_attacker_goes_back_if_the_defender_ends_the_game_first(
    human: str, ability: str, origin: str
) -> None:
    """Shield and Ronin bring power before the dials, and at 16 a star."""
    p = Solo("polania automa", human=f"{human} mechanical", table=WITH).second_scheme()
    mech = 1 + list(components.factions()[human].mechs).index(ability)
    p.character(AUTOMA, "mat")
    p.mech(AUTOMA, 1, origin).mech(HUMAN, mech, "T4" if origin == "M4" else "W2").set(HUMAN, power=15)
    p.set(AUTOMA, power=9).stars(HUMAN, combat=2, mechs=1, structures=1, recruits=1).draw(16)
    assert p.where(AUTOMA, 1) != origin, "it has come to attack"
    p.play("yes")
    assert p.s.over
    assert p.where(AUTOMA, 1) == origin
    assert p.score(AUTOMA)["regions"] == 3 * (origin == "M4")


def test_where_an_attacker_came_from_is_forgotten_after_its_combat() -> None:
    p = Solo("polania automa").second_scheme().character(AUTOMA, "mat").set(AUTOMA, power=9)
    p.mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "T4").hand(HUMAN).set(HUMAN, power=0).draw(16)
    assert p.view(HUMAN).before_move[1] == p.place("M4")
    p.fight(16)
    assert p.where(AUTOMA, 1) == "T4"
    assert p.view(HUMAN).before_move == ()

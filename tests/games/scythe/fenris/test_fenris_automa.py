"""Automas that play Fenris, and Automas that play against it."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.invasion import flag
from spielwerk.games.scythe.automa.cards import in_order
from spielwerk.games.scythe.automa.seat import GainLine, MoveLine, automa_of
from spielwerk.games.scythe.automa.why import stories
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.modules.influence import COUNT, Influence
from spielwerk.games.scythe.state import replaced
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import language

TO_AN_ENCOUNTER, MECH, WORKER = 15, 10, 3
"""Cards: encounter or Factory, character; mech, worker; worker."""
ATTACK_UNIT, ATTACK_WORKERS = 17, 19


class Pack(Solo):
    """An Automa plays Fenris at the base of the Crimean Khanate, or it plays against Fenris."""

    def __init__(
        self, automa: str = "fenris automa", human: str = "rusviet mechanical", **table: Any
    ) -> None:
        modules = ["fenris-faction", *table.pop("modules", ())]
        given = {"modules": modules, "spoilers": ["fenris-all"], **table}
        home = {"home": "crimea"} if automa.startswith("fenris") else {}
        super().__init__(automa, human, table=given, **home)
        self.open_water()

    @property
    def part(self) -> Influence:
        return self.s.part(Influence)

    def lay(self, *places: str) -> Pack:
        self.part.on_board = sum([BIT[self.place(place)] for place in places])
        return self.hold(COUNT - len(places))

    def hold(self, n: int) -> Pack:
        """Fenris has so many tokens in its supply."""
        seat = self.s.rules.factions.index("fenris")
        self.part.held = replaced(self.part.held, seat, n)
        self.fresh()
        return self

    @property
    def laid(self) -> list[str]:
        return [board().places[i] for i in bits(self.part.on_board)]


# --- the Automa is Fenris


@pytest.mark.rule("fenris.faction-fenris.automa-no-specific")
def test_no_symbol_in_brackets_applies_to_it() -> None:
    m = automa_of(Pack().s, AUTOMA)
    cards = [card for scheme in m.cards for card in scheme]
    lines: list[MoveLine | GainLine] = []
    for card in cards:
        lines += [*card.moves, *card.gains]
    assert {line.applies for line in lines if line.faction} == {False}
    assert all(line.applies for line in lines if not line.faction)
    assert any(move.faction for card in in_order() for scheme in card.schemes for move in scheme.moves)


@pytest.mark.rule("fenris.faction-fenris.automa-places-three", "fenris.faction-fenris.automa-first-token")
def test_after_a_move_of_its_character_it_places_three_tokens() -> None:
    """The character goes to the village V7; two more lie in the villages next to the enemy in M5."""
    p = Pack().character(AUTOMA, "T6").mech(HUMAN, 1, "M5").character(HUMAN, "M5").encounters("V7")
    p.draw(TO_AN_ENCOUNTER)
    assert (p.where(AUTOMA, 0), p.s.encounters) == ("V7", 0)
    assert (sorted(p.laid), p.part.held[AUTOMA]) == (["V3", "V5", "V7"], 13)


@pytest.mark.rule("fenris.faction-fenris.automa-places-three")
@pytest.mark.parametrize("card", [MECH, WORKER])
def test_other_movements_place_none(card: int) -> None:
    p = Pack().character(AUTOMA, "T6").mech(AUTOMA, 1, "V7").workers(AUTOMA, "V7").character(HUMAN, "M5")
    assert p.draw(card).laid == []


@pytest.mark.rule("fenris.faction-fenris.automa-places-three")
def test_it_places_as_many_as_it_has() -> None:
    p = Pack().character(AUTOMA, "T6").character(HUMAN, "M5").encounters("V7").hold(2).draw(TO_AN_ENCOUNTER)
    assert (len(p.laid), p.part.held[AUTOMA]) == (2, 0)


@pytest.mark.rule("fenris.faction-fenris.automa-places-three")
def test_an_automa_of_another_faction_places_none() -> None:
    """Not even of those that it has collected."""
    p = against().character(AUTOMA, "T6").character(HUMAN, "M5").encounters("V7")
    p.part.held = replaced(p.part.held, AUTOMA, 3)
    p.draw(TO_AN_ENCOUNTER)
    assert (p.where(AUTOMA, 0), p.laid, p.part.held[AUTOMA]) == ("V7", [], 3)


@pytest.mark.rule("fenris.faction-fenris.automa-gives-token")
def test_an_automa_of_another_faction_gives_none() -> None:
    p = (
        against()
        .character(AUTOMA, "mat")
        .mech(AUTOMA, 1, "V7")
        .workers(HUMAN, "T6", "T6")
        .character(HUMAN, "W2")
    )
    p.part.held = before = replaced(p.part.held, AUTOMA, 3)
    p.draw(ATTACK_WORKERS)
    assert (p.where(AUTOMA, 1), p.workers_at(HUMAN, "home"), p.part.held) == ("T6", 2, before)


@pytest.mark.rule("fenris.faction-fenris.automa-first-token")
def test_where_a_token_lies_already_it_places_only_the_others() -> None:
    p = Pack().character(AUTOMA, "T6").character(HUMAN, "M5").encounters("V7").lay("V7").draw(TO_AN_ENCOUNTER)
    assert sorted(p.laid) == ["V3", "V5", "V7"]


@pytest.mark.rule("fenris.faction-fenris.automa-second-third")
def test_the_others_lie_on_free_regions_of_the_same_terrain() -> None:
    """V3 and V5 are the next, but a worker and a token are there; V2 and V8 follow."""
    p = Pack().character(AUTOMA, "T6").character(HUMAN, "M5").workers(HUMAN, "V3").encounters("V7").lay("V5")
    p.draw(TO_AN_ENCOUNTER)
    b = board()
    assert {b.terrain[p.place(name)] for name in p.laid} == {b.terrain[p.place("V7")]}
    assert sorted(p.laid) == ["V2", "V5", "V7", "V8"]


@pytest.mark.rule("fenris.faction-fenris.automa-second-third", "fenris.faction-fenris.no-stack")
def test_regions_with_encounters_or_flags_get_none() -> None:
    p = Pack(human="albion mechanical", modules=["invaders"]).character(AUTOMA, "T6").character(HUMAN, "M5")
    flag(p, "V3")
    p.encounters("V7", "V5").draw(TO_AN_ENCOUNTER)
    assert {"V3", "V5"}.isdisjoint(p.laid)
    assert len(p.laid) == 3


@pytest.mark.rule("fenris.faction-fenris.automa-second-third")
def test_on_the_factory_it_leaves_only_the_first() -> None:
    p = Pack().character(AUTOMA, "T5").character(HUMAN, "M5").draw(TO_AN_ENCOUNTER)
    p.luck(p.options[0])
    assert (p.where(AUTOMA, 0), p.laid) == ("FACTORY", ["FACTORY"])


@pytest.mark.rule("fenris.faction-fenris.automa-second-third", "fenris.faction-fenris.automa-first-token")
def test_on_a_lake_it_leaves_only_the_first() -> None:
    """A lake is no primary territory: no token lies on other lakes."""
    p = Pack().character(AUTOMA, "V6").set(AUTOMA, power=16).mech(HUMAN, 1, "L7").character(HUMAN, "home")
    p.set(HUMAN, power=0).draw(ATTACK_UNIT).fight(17)
    assert (p.where(AUTOMA, 0), p.laid) == ("L7", ["L7"])


@pytest.mark.rule("fenris.faction-fenris.automa-token-tie")
def test_of_equally_near_regions_the_first_in_reading_order() -> None:
    """From the enemy in T4 the farms F2 and F3 are equally far, two steps, nearer than all others."""
    p = Pack().character(AUTOMA, "V8").character(HUMAN, "T4").hold(2).encounters("F7").draw(TO_AN_ENCOUNTER)
    assert (p.where(AUTOMA, 0), p.laid) == ("F7", ["F2", "F7"])
    far = board().distance[p.place("T4")]
    assert far[p.place("F2")] == far[p.place("F3")] == 2


@pytest.mark.rule("fenris.faction-fenris.automa-gives-token")
def test_it_gives_a_token_for_each_unit_it_drives_off() -> None:
    """A mech and two workers in a combat, then two workers alone; the last token is soon given."""
    p = (
        Pack()
        .character(AUTOMA, "mat")
        .mech(AUTOMA, 1, "V7")
        .mech(HUMAN, 1, "T6")
        .workers(HUMAN, "T6", "T6")
        .set(AUTOMA, power=16)
    )
    p.set(HUMAN, power=0).draw(ATTACK_UNIT).fight(17)
    assert (p.where(HUMAN, 1), p.part.held) == ("home", (3, 13))
    q = (
        Pack()
        .character(AUTOMA, "mat")
        .mech(AUTOMA, 1, "V7")
        .workers(HUMAN, "T6", "T6")
        .hold(1)
        .draw(ATTACK_WORKERS)
    )
    assert (q.workers_at(HUMAN, "home"), q.part.held) == (2, (1, 0))


@pytest.mark.rule("fenris.faction-fenris.automa-gives-token")
def test_it_gives_tokens_also_as_the_defender_and_none_if_beaten() -> None:
    for power, held in ((0, (1, 15)), (7, (0, 16))):
        p = Pack().mech(AUTOMA, 1, "T6").mech(HUMAN, 1, "V7").set(HUMAN, power=power).set(AUTOMA, power=5)
        p.abilities(HUMAN).turn(HUMAN).play("move", "units", "unit mech1", "to T6")
        if p.asked == (HUMAN, "WhichUnit"):
            p.play("done")
        p.commit(HUMAN, power)
        p.fight(18)
        assert p.part.held == held


@pytest.mark.rule("fenris.faction-fenris.automa-no-loss", "fenris.faction-fenris.automa-both-sides")
def test_as_fenris_it_loses_no_coins_for_tokens() -> None:
    p = Pack()
    assert (p.part.held, p.score(AUTOMA)["influence"]) == ((0, 16), 0)


# --- the Automa plays against Fenris


def against(automa: str = "saxony automa") -> Pack:
    return Pack(automa, "fenris mechanical")


@pytest.mark.rule("fenris.faction-fenris.automa-against-collects", "fenris.faction-fenris.automa-both-sides")
def test_against_fenris_it_collects_tokens_and_loses_coins() -> None:
    """The worker goes to the only region that is left."""
    p = against().character(AUTOMA, "mat").workers(AUTOMA, "M6").lay("M6", "T8", "V6", "W5", "W6")
    p.character(HUMAN, "home").draw(WORKER)
    (place,) = p.where_workers()
    assert place not in p.laid
    assert (p.part.held[AUTOMA], p.score(AUTOMA)["influence"]) == (1, -1)


@pytest.mark.rule("fenris.faction-fenris.automa-against-tie")
def test_it_prefers_regions_without_a_token_before_all_else() -> None:
    """V7 is nearer to the enemy in F6, but a token lies there: without it the mech goes to V7."""
    p = against().mech(AUTOMA, 1, "F5").character(AUTOMA, "mat").character(HUMAN, "F6").draw(MECH)
    assert p.where(AUTOMA, 1) == "V7"
    q = against().mech(AUTOMA, 1, "F5").character(AUTOMA, "mat").character(HUMAN, "F6").lay("V7").draw(MECH)
    assert q.where(AUTOMA, 1) != "V7"
    assert q.part.held[AUTOMA] == 0
    own = Pack().mech(AUTOMA, 1, "F5").character(AUTOMA, "mat").character(HUMAN, "F6").lay("V7").draw(MECH)
    assert own.where(AUTOMA, 1) == "V7", "its own tokens do not keep Fenris away"


@pytest.mark.rule("fenris.faction-fenris.automa-against-tie")
def test_the_factory_counts_as_more_than_one_region() -> None:
    """The same mech beside the Factory, with the enemy behind it: the token there does not keep it away."""
    for place, expected in (("FACTORY", "FACTORY"), ("V7", "FACTORY")):
        p = against().mech(AUTOMA, 1, "T5").character(AUTOMA, "mat").character(HUMAN, "W3").lay(place)
        assert p.draw(MECH).where(AUTOMA, 1) == expected


@pytest.mark.rule("fenris.faction-fenris.automa-against-tie")
def test_a_region_that_a_flag_makes_count_twice_is_not_avoided() -> None:
    """The same mech as above, of Albion and with a flag in V7."""
    for flagged, expected in ((True, True), (False, False)):
        p = Pack("albion automa", "fenris mechanical", modules=["invaders"]).mech(AUTOMA, 1, "F5")
        p.character(AUTOMA, "mat").character(HUMAN, "F6")
        if flagged:
            flag(p, "V7")
        assert (p.lay("V7").draw(MECH).where(AUTOMA, 1) == "V7") == expected


def test_it_says_why() -> None:
    q = against().mech(AUTOMA, 1, "F5").character(AUTOMA, "mat").character(HUMAN, "F6").lay("V7").draw(MECH)
    with language("en"):
        (why,) = stories(q.s.journal, q.s.rules)
        assert any("an influence token lies there" in step.words for step in why.gist)
    p = Pack().character(AUTOMA, "T6").character(HUMAN, "M5").encounters("V7").draw(TO_AN_ENCOUNTER)
    with language("en"):
        (why,) = stories(p.s.journal, p.s.rules)
        assert "3 influence tokens are placed in V7 (village), in " in why.short
        rules = [step.rule for step in why.steps]
        assert rules.count("fenris.faction-fenris.automa-places-three") == 3
        assert "fenris.faction-fenris.automa-token-tie" in rules

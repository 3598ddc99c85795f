"""Vesna: her set-up, her open Factory cards, her printed abilities, and Automas that play her."""

from __future__ import annotations

from typing import Any, Self

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe.automa.deck import active
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.demands import OWNED
from spielwerk.games.scythe.modules.alliances import Pacts
from spielwerk.games.scythe.modules.vesna_faction import EMBLEM
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.state import CHARACTER
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng

MODULE: dict[str, Any] = {"modules": ["vesna-faction"], "spoilers": ["fenris-all"]}
VESNA = {"faction": "vesna", "mat": "mechanical", "home": "crimea"}
HOMES = ["albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"]
RIVERWALK, SPEED = 1, 2
ME, FOE = 0, 1


class Inventor(Position):
    """Vesna (seat 0) and Saxony: no workers, no encounters, no hands, 5 of everything.

    Cards 2, 5 and 9 lie open beside her mat.
    """

    def __init__(self, *seats: str | dict[str, Any], modules: tuple[str, ...] = (), **options: Any) -> None:
        given = {**MODULE, "modules": ["vesna-faction", *modules], **options}
        super().__init__(*(seats or (VESNA, "saxony industrial")), **given)
        self.settle()
        self.encounters()
        for seat in self.game.seats:
            self.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)
        self.factory(1, 3, 4).laid(2, 5, 9)

    def settle(self) -> None:
        """Her tiles are chosen in the set-up."""
        while (d := self.game.decision(self.s)) is not None and self.s.active < 0:
            self.game.apply(self.s, d.options[0], d.seat)

    @property
    def part(self) -> Workshop:
        return self.s.part(Workshop)

    def laid(self, *cards: int) -> Self:
        """Exactly these cards lie open beside her mat."""
        self.part.lay(ME, cards)
        self.part.boxed, self.part.in_use = (), 0
        return self.fresh()

    def to_the_end_of_the_turn(self) -> Self:
        """Takes nothing and goes nowhere."""
        while self.asked[0] == ME and self.asked[1] != "ChooseSection":
            self.play(
                next(o for o in ("skip", "done", "decline", "end", self.options[-1]) if o in self.options)
            )
        return self


# --- set-up


def begun(seats: Any, seed: int = 1, **options: Any) -> Any:
    return spielwerk.game("scythe", seats=seats, **{**MODULE, **options}).new(seed)


@pytest.mark.rule("fenris.vesna.home-module", "fenris.vesna.home-campaign")
def test_she_plays_at_a_random_free_base_or_at_the_one_handed_in() -> None:
    def base(deal: int, **seat: str) -> str:
        seats = [{"faction": "vesna", **seat}, {"faction": "saxony"}, {"faction": "nordic"}]
        return str(begun(seats, deal=deal).rules.homes[0])

    assert {base(deal) for deal in range(40)} == {*HOMES} - {"saxony", "nordic"}
    assert {base(deal, home="albion") for deal in range(5)} == {"albion"}
    s = begun([VESNA, {"faction": "saxony"}])
    assert s.players[0].home == s.players[0].units[0] == board().home["crimea"]


@pytest.mark.rule("fenris.vesna.home-module")
def test_two_guests_play_at_two_bases() -> None:
    seats = [{"faction": f} for f in ("vesna", "fenris", "albion", "nordic", "rusviet", "togawa", "crimea")]
    modules = ["invaders", "vesna-faction", "fenris-faction"]
    for deal in range(9):
        homes = begun(seats, modules=modules, deal=deal).rules.homes
        assert {*homes[:2]} == {"saxony", "polania"}
        assert len({*homes}) == 7


@pytest.mark.rule("fenris.vesna.mat-in-pool")
def test_her_mat_is_shuffled_in_with_the_others() -> None:
    dealt = [spielwerk.game("scythe", seats=3, deal=deal, **MODULE).setup["seats"] for deal in range(40)]
    assert "vesna" in {seat["faction"] for seats in dealt for seat in seats}


@pytest.mark.rule("fenris.vesna.start-values", "fenris.ruling.vesna-start-values")
def test_she_begins_with_1_power_and_1_combat_card() -> None:
    s = begun([VESNA, {}])
    assert (s.players[0].power, sum(s.hands[0])) == (1, 1)


@pytest.mark.rule("fenris.vesna.factory-cards")
@pytest.mark.parametrize("others", [1, 2, 4])
def test_she_draws_three_unused_factory_cards_after_the_factory_is_laid_out(others: int) -> None:
    for seed in range(6):
        s = begun([VESNA, *[{} for _ in range(others)]], seed)
        part = s.part(Workshop)
        assert len(s.factory) == others + 2, "the usual number"
        assert len({*part.cards[0]}) == 3
        assert not {*part.cards[0]} & {*s.factory}
        assert {*part.cards[0]} <= {*s.rules.factory_numbers}
        assert all(not cards for cards in part.cards[1:])
    assert len({begun([VESNA, {}], seed).part(Workshop).cards for seed in range(12)}) > 6


@pytest.mark.rule("fenris.vesna.factory-cards", "fenris.ruling.alliance-vesna-ability")
def test_a_card_is_unused_if_it_is_with_nobody_not_in_the_factory_and_not_in_the_box() -> None:
    """The card that her ally gets, from all that are left."""
    p = (
        Inventor(modules=("alliances",), ask=True)
        .set(ME, factory_card=7, section=-1)
        .set(FOE, factory_card=8)
    )
    p.part.boxed = (6,)
    p.fresh().turn(FOE).play("ally 0", "yes")
    left = {*p.s.rules.factory_numbers} - {1, 3, 4, 2, 5, 9, 7, 8, 6}
    assert {*p.options} == {f"factory-card {n}" for n in left}


def test_everybody_sees_her_cards_and_knows_that_they_are_not_in_the_factory() -> None:
    p = Inventor()
    assert p.view(FOE).parts[p.s.rules.slots[Workshop]].cards[ME] == (2, 5, 9)
    p.part.boxed = (7,)
    for seed in range(20):
        guessed: Any = p.game.resample(p.view(FOE), Rng(seed))
        assert not {2, 5, 9, 7} & {*guessed.factory}


# --- Technophile


@pytest.mark.rule("fenris.vesna.technophile")
def test_the_cards_are_further_sections_from_the_start() -> None:
    p = Inventor().turn(ME)
    assert [o for o in p.options if o.startswith("workshop")] == ["workshop 2", "workshop 5", "workshop 9"]
    assert "factory" not in p.options
    p.play("workshop 5")
    assert (p.asked, p.s.stack[-1].card) == ((ME, "UseFactoryCard"), 5)
    assert not [o for o in p.to_the_end_of_the_turn().options if o.startswith("workshop")], "the foe has none"
    assert p.part.cards[ME] == (2, 9)


@pytest.mark.rule("fenris.vesna.technophile")
def test_a_card_brings_its_top_and_its_bottom_action() -> None:
    """Card 5 is used for its gain, then one unit moves twice."""
    p = Inventor().character(ME, "V6").turn(ME).play("workshop 5")
    before = (
        p.player(ME).power,
        p.player(ME).popularity,
        p.player(ME).coins,
        sum(p.s.hands[ME]),
        p.s.goods[:],
    )
    p.play("pick 0")
    while p.asked[1] != "WhichUnit":
        p.play(p.options[0])
    after = (
        p.player(ME).power,
        p.player(ME).popularity,
        p.player(ME).coins,
        sum(p.s.hands[ME]),
        p.s.goods[:],
    )
    assert before != after
    p.play("unit character", "to M6", "to T8")
    assert p.where(ME, CHARACTER) == "T8"


@pytest.mark.rule("fenris.vesna.card-removed")
def test_a_used_card_leaves_the_game_and_all_sections_are_open_again() -> None:
    p = Inventor().turn(ME).play("workshop 5").to_the_end_of_the_turn()
    assert (p.part.cards[ME], p.part.boxed, p.part.in_use) == ((2, 9), (5,), 0)
    p.turn(ME)
    assert p.options == ["move", "bolster", "trade", "produce", "workshop 2", "workshop 9"]


@pytest.mark.rule("fenris.vesna.card-removed", "fenris.vesna.technophile")
def test_after_an_open_card_the_one_from_the_factory_can_be_used() -> None:
    """They are different sections, and that of the used card is gone."""
    p = Inventor().set(ME, factory_card=3).turn(ME).play("workshop 5").to_the_end_of_the_turn().turn(ME)
    assert "factory" in p.options
    p.play("factory").to_the_end_of_the_turn()
    assert p.part.boxed == (5, 3)


@pytest.mark.rule("fenris.vesna.card-removed", "fenris.vesna.one-from-factory")
def test_the_card_from_the_factory_is_used_up_too_and_there_is_no_second_one() -> None:
    p = Inventor().character(ME, "T5").turn(ME).play("move", "units", "unit character", "to FACTORY")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert p.asked == (ME, "TakeFactoryCard")
    p.play("factory-card 3").to_the_end_of_the_turn()
    p.turn(ME)
    assert {"factory", "workshop 2"} <= {*p.options}
    p.play("factory").to_the_end_of_the_turn()
    assert (p.player(ME).factory_card, p.part.boxed) == (0, (3,))
    p.character(ME, "T5").turn(ME).play("move", "units", "unit character", "to FACTORY")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert p.asked[1] != "TakeFactoryCard"


@pytest.mark.rule("fenris.vesna.card-removed")
def test_others_keep_their_factory_card() -> None:
    p = Inventor().set(FOE, factory_card=3, section=-1).turn(FOE).play("factory")
    while p.asked[0] == FOE and p.asked[1] != "ChooseSection":
        p.play(next(o for o in ("skip", "done", "end", p.options[-1]) if o in p.options))
    assert (p.player(FOE).factory_card, p.part.boxed) == (3, ())


@pytest.mark.rule("fenris.vesna.one-from-factory")
@pytest.mark.parametrize(("before", "asked"), [(1 << FOE, True), (1 << ME, False)])
def test_the_visit_of_another_player_does_not_keep_her_away(before: int, asked: bool) -> None:
    p = Inventor().character(ME, "T5")
    p.part.visited = before
    p.turn(ME).play("move", "units", "unit character", "to FACTORY")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert (p.asked == (ME, "TakeFactoryCard")) == asked


@pytest.mark.rule("fenris.vesna.one-from-factory")
def test_her_starting_cards_do_not_keep_her_from_the_first_one() -> None:
    p = (
        Inventor()
        .character(ME, "T5")
        .turn(ME)
        .play(
            "move",
            "units",
            "unit character",
            "to FACTORY",
        )
    )
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert p.asked == (ME, "TakeFactoryCard")


@pytest.mark.rule("fenris.vesna.not-for-objectives")
def test_her_starting_cards_count_for_no_objective() -> None:
    p = Inventor()
    assert OWNED["factory_cards"](p.s, ME) == 0
    assert OWNED["factory_cards"](p.set(ME, factory_card=3).s, ME) == 1
    wanting = [
        card.number
        for card in p.s.rules.data.objectives().values()
        if "factory_cards" in str(card.conditions)
    ]
    for number in wanting:
        p.set(ME, factory_card=0, section=-1).objectives(ME, number).turn(ME).play("move", "skip")
        assert f"reveal {number}" not in p.options


# --- mech abilities


@pytest.mark.rule("fenris.vesna.riverwalk")
@pytest.mark.parametrize("owner", [ME, FOE])
def test_riverwalk_crosses_into_and_out_of_regions_with_a_structure(owner: int) -> None:
    """From M6 the rivers lead to W5 and W6, from V6 to W6, F5 and V7."""
    p = Inventor().character(ME, "M6").abilities(ME, RIVERWALK).structure(owner, "mine", "W5").turn(ME)
    assert p.play("move", "units").destinations("unit character") == {"V6", "T8", "W5"}
    p = Inventor().character(ME, "V6").abilities(ME, RIVERWALK).structure(owner, "armory", "V6").turn(ME)
    assert p.play("move", "units").destinations("unit character") == {"M6", "T8", "W6", "F5", "V7"}
    p = Inventor().character(ME, "V6").structure(owner, "armory", "V6").abilities(ME).turn(ME)
    assert p.play("move", "units").destinations("unit character") == {"M6", "T8"}
    p = Inventor().workers(ME, "V6").abilities(ME, RIVERWALK).structure(owner, "armory", "V6").turn(ME)
    assert p.play("move", "units").destinations("worker V6") == {"M6", "T8"}, "workers do not"


@pytest.mark.rule("fenris.vesna.speed")
@pytest.mark.parametrize("unlocked", [True, False])
def test_speed_goes_one_region_further(unlocked: bool) -> None:
    p = Inventor().mech(ME, 3, "V6").abilities(ME, *([SPEED] if unlocked else [])).turn(ME)
    p.play("move", "units", "unit mech3", "to M6")
    assert (p.asked[1] == "Destination") == unlocked


@pytest.mark.rule("fenris.vesna.two-printed-abilities")
def test_her_mat_has_two_abilities_and_two_empty_spaces() -> None:
    mechs = Inventor().s.rules.data.factions()["vesna"].mechs
    assert [mech.endswith("_tile") for mech in mechs] == [False, False, True, True]


# --- Automas


class AutomaInventor(Solo):
    def __init__(self, *emblems: str, modules: tuple[str, ...] = ("invaders",)) -> None:
        table = {**MODULE, "modules": [*modules, "vesna-faction"]}
        super().__init__("vesna automa", table=table, home="crimea")
        if emblems:
            self.s.part(Workshop).emblems = sum([1 << HOMES.index(faction) for faction in emblems])
        self.open_water()

    def applied(self) -> set[str]:
        """The factions whose brackets apply to her."""
        m = automa_of(self.s, AUTOMA)
        found: set[str] = set()
        for scheme in (0, 1):
            self.automas.scheme[AUTOMA] = scheme
            for card in range(19):
                read = active(self.s, m, card)
                found |= {line.faction for line in read.moves if line.faction and line.applies}
                found |= {line.faction for line in read.gains if line.faction and line.applies}
        return found


@pytest.mark.rule("fenris.vesna.automa-no-cards", "fenris.vesna.automa-both-sides")
def test_an_automa_gets_no_open_cards() -> None:
    seats = [{"faction": "saxony"}, {"faction": "vesna", "automa": "automa"}]
    assert begun(seats).part(Workshop).cards == ((), ())


@pytest.mark.rule("fenris.ruling.alliance-vesna-ability", "fenris.alliances.automa-eight-coins")
def test_an_automa_that_is_her_ally_gets_none_either() -> None:
    seats = [VESNA, {"faction": "saxony", "automa": "automa"}]
    game = spielwerk.game("scythe", seats=seats, **{**MODULE, "modules": ["vesna-faction", "alliances"]})
    s: Any = game.new(1)
    while (d := game.decision(s)) is not None and s.active < 0:
        game.apply(s, next((o for o in d.options if o.text == "ally 1"), d.options[0]))
    assert s.part(Pacts).holds == (1, 0)
    assert [len(cards) for cards in s.part(Workshop).cards] == [3, 0]


@pytest.mark.rule("fenris.vesna.automa-emblems")
def test_an_automa_draws_two_of_the_seven_emblems_first_of_all() -> None:
    seats = [{"faction": "saxony"}, {"faction": "vesna", "automa": "automa"}]
    drawn = {begun(seats, seed).part(Workshop).emblems for seed in range(60)}
    assert {pair.bit_count() for pair in drawn} == {2}
    assert {i for pair in drawn for i in bits(pair)} == {*range(7)}
    assert [o.at for o in EMBLEM] == HOMES
    game = spielwerk.game("scythe", seats=seats, chance="ask", **MODULE)
    s: Any = game.new(1)
    d = game.decision(s)
    assert d is not None
    assert (d.kind, len(d.options)) == ("scythe.vesna.DrawEmblem", 7)
    assert begun([VESNA, {"faction": "saxony", "automa": "automa"}]).part(Workshop).emblems == 0
    without_her = [{"faction": "nordic"}, {"faction": "saxony", "automa": "automa"}]
    assert begun(without_her).part(Workshop).emblems == 0


@pytest.mark.rule("fenris.vesna.draw-six")
@pytest.mark.parametrize("automa", [{}, {"automa": "automa"}])
def test_only_a_player_draws_tiles_for_her(automa: dict[str, str]) -> None:
    others = [{"faction": "nordic"}, {"faction": "saxony"}]
    assert begun([*others, {"faction": "vesna", **automa}]).part(Workshop).tiles.bit_count() == 6 * (
        not automa
    )
    assert begun(others).part(Workshop).tiles == 0


@pytest.mark.rule("fenris.vesna.automa-faction-actions")
def test_an_automa_beside_her_keeps_its_own_symbols() -> None:
    seats = [{"faction": f, "automa": "automa"} for f in ("vesna", "saxony")]
    s = begun([{"faction": "nordic"}, *seats])
    found = [[f for symbols in s.rules.automa_symbols for f in symbols(s, seat)] for seat in (1, 2)]
    assert (len(found[0]), found[1]) == (2, [])


@pytest.mark.rule("fenris.vesna.automa-faction-actions")
@pytest.mark.parametrize("pair", [("nordic", "crimea"), ("togawa", "saxony"), ("albion", "polania")])
def test_she_carries_out_the_symbols_of_both_factions(pair: tuple[str, str]) -> None:
    assert AutomaInventor(*pair).applied() == {*pair}
    assert AutomaInventor(*pair, modules=()).applied() == {*pair} - {"togawa", "albion"}, (
        "not printed without"
    )


@pytest.mark.rule("fenris.vesna.automa-faction-actions")
def test_the_bracket_of_a_drawn_faction_moves_a_unit() -> None:
    """Card 12 begins with a worker for the Nordic Kingdoms, then a mech."""
    p = AutomaInventor("nordic", "crimea").workers(AUTOMA, "V7").character(HUMAN, "M5").draw(12)
    assert p.verdicts()[0] == "done"
    q = AutomaInventor("saxony", "crimea").workers(AUTOMA, "V7").character(HUMAN, "M5").draw(12)
    assert q.verdicts()[0] == "other-faction"


@pytest.mark.rule("fenris.vesna.automa-both-sides")
def test_an_automa_plays_against_her() -> None:
    seats = [{"faction": "vesna"}, {"faction": "saxony", "automa": "automa"}]
    game = spielwerk.game("scythe", seats=seats, **MODULE)
    s: Any = game.new(2)
    rng = Rng(2)
    for _ in range(120):
        if (d := game.decision(s)) is None:
            break
        game.apply(s, d.options[rng.below(len(d.options))], d.seat)
    assert s.turns > 4

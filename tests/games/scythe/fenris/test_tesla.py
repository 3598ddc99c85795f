"""Tesla: how he is found, and what he can do for whoever has found him."""

from __future__ import annotations

from typing import Any, Self

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe import names
from spielwerk.games.scythe.automa.gains import NO_UNIT, next_unit
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.automa.speech import unit_with_article
from spielwerk.games.scythe.combat import cards_allowed
from spielwerk.games.scythe.modules.tesla import Search, TeslaFound
from spielwerk.games.scythe.state import CHAMPION, CHARACTER, FIRST_WORKER, NOWHERE, replaced
from spielwerk.kernel.points import ClashingModules
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.speech import plain
from spielwerk.kernel.text import language

MODULE: dict[str, Any] = {"modules": ["tesla"], "spoilers": ["fenris-all"]}
TO_AN_ENCOUNTER, MECH, ATTACK_UNIT = 15, 10, 17


class Genius(Position):
    """The Rusviet Union (seat 0) and Saxony at a table with Tesla; no workers, no cards, 5 of everything."""

    def __init__(self, *seats: str | dict[str, Any], modules: tuple[str, ...] = (), **options: Any) -> None:
        given = {**MODULE, "modules": ["tesla", *modules], **options}
        super().__init__(*(seats or ("rusviet mechanical", "saxony industrial")), **given)
        self.encounters()
        for seat in self.game.seats:
            self.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)

    def tokens_of(self, seat: int, n: int) -> Self:
        part = self.s.part(Search)
        part.tokens = replaced(part.tokens, seat, n)
        return self.fresh()

    def owned(self, place: str, seat: int = 0) -> Self:
        """The seat has found him, and he stands there."""
        self.s.part(Search).owner = seat
        self.s.players[seat].units[CHAMPION] = self.place(place, seat)
        return self.fresh()

    def meet(self, place: str = "V6", seat: int = 0) -> Self:
        """The character has an encounter there."""
        self.character(seat, "M6").encounters(place).encounter(1).set(seat, section=-1).turn(seat)
        self.play("move", "units", "unit character", f"to {place}")
        if self.asked[1] == "WhichUnit":
            self.play("done")
        return self

    def finish(self) -> Self:
        """Takes the first option of everything until the encounter is over."""
        while self.asked[0] == 0 and self.asked[1] not in ("ChooseSection", "Bottom"):
            self.play(self.options[0])
        return self


# --- finding him


@pytest.mark.rule("fenris.tesla.module-find", "fenris.tesla.module-place", "fenris.ruling.tesla-threshold")
def test_with_the_third_token_he_appears_where_the_encounter_was() -> None:
    p = Genius().tokens_of(0, 2).meet()
    assert (p.asked, p.where(0, CHAMPION)) == ((0, "Encounter"), "mat"), (
        "the third encounter is finished first"
    )
    p.finish()
    assert (p.where(0, CHAMPION), p.s.part(Search).owner) == ("V6", 0)


@pytest.mark.rule("fenris.tesla.module-place")
def test_he_appears_there_even_if_the_encounter_has_led_the_character_away() -> None:
    """Option 1 of card 42 lets units leave for an adjacent region.  He controls his own region at once."""
    p = Genius(promo=True).tokens_of(0, 2).character(0, "M6").encounters("V6").encounter(42).turn(0)
    p.play("move", "units", "unit character", "to V6", "pick 1", "at T8", "unit character")
    p.finish()
    assert (p.where(0, 0), p.where(0, CHAMPION)) == ("T8", "V6")
    assert p.s.held[0] >> p.place("V6") & 1


@pytest.mark.rule("fenris.tesla.module-find")
@pytest.mark.parametrize("before", [0, 1])
def test_one_or_two_tokens_are_not_enough(before: int) -> None:
    p = Genius().tokens_of(0, before).meet().finish()
    assert (p.s.part(Search).tokens, p.where(0, CHAMPION)) == ((before + 1, 0), "mat")


@pytest.mark.rule("fenris.ruling.tesla-threshold")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_three_tokens_at_every_number_of_players(seats: int) -> None:
    factions = ("rusviet", "saxony", "nordic", "crimea", "polania")[:seats]
    mats = ("mechanical", "industrial", "engineering", "patriotic", "agricultural")
    p = Genius(*[f"{f} {m}" for f, m in zip(factions, mats, strict=False)]).tokens_of(0, 2).meet().finish()
    assert p.where(0, CHAMPION) == "V6"


@pytest.mark.rule("fenris.tesla.module-find")
def test_only_the_first_finds_him() -> None:
    p = Genius().owned("home", seat=1).tokens_of(0, 2).meet().finish()
    assert (p.where(0, CHAMPION), p.where(1, CHAMPION)) == ("mat", "home")


@pytest.mark.rule("fenris.tesla.module-no-end")
def test_finding_him_does_not_end_the_game() -> None:
    p = Genius().tokens_of(0, 2).meet().finish()
    assert (p.where(0, CHAMPION), p.s.over) == ("V6", False)


@pytest.mark.rule("fenris.tesla.module-handicap")
def test_or_he_is_given_to_somebody_and_begins_at_home() -> None:
    p = Genius({"faction": "rusviet", "mat": "mechanical", "tesla": True}, "saxony industrial")
    assert (p.where(0, CHAMPION), p.where(1, CHAMPION)) == ("home", "mat")
    p.tokens_of(1, 2).meet(seat=1)
    while p.asked[0] == 1:
        p.play(p.options[0])
    assert p.where(1, CHAMPION) == "mat", "nobody else finds him"


@pytest.mark.rule("fenris.tesla.module-handicap")
def test_he_is_given_to_one_player_and_with_his_module() -> None:
    both: list[Any] = [{"tesla": True}, {"tesla": True}]
    with pytest.raises(SetupError, match=r"seats\[1\]\.tesla: he begins with one player only"):
        spielwerk.game("scythe", seats=both, **MODULE)
    with pytest.raises(SetupError, match="is for the module 'tesla'"):
        spielwerk.game("scythe", seats=[{"tesla": True}, {}], spoilers=["fenris-all"])


@pytest.mark.rule("fenris.tesla.module-handicap", "fenris.compat.free-mix")
def test_he_begins_with_a_player_also_where_a_power_plays() -> None:
    p = Genius(
        {"faction": "rusviet", "mat": "mechanical", "tesla": True}, "saxony industrial", modules=("horde",)
    )
    assert [player.units[CHAMPION] == player.home for player in p.s.players] == [True, False, False]


@pytest.mark.rule("fenris.compat.tesla-and-mad-tesla")
def test_there_is_one_figure_for_two_modules() -> None:
    with pytest.raises(ClashingModules):
        spielwerk.game("scythe", seats=2, modules=["tesla", "mad-tesla"], spoilers=["fenris-all"])


# --- what he can do


@pytest.mark.rule("fenris.tesla.both-types", "fenris.tesla.abilities")
def test_he_carries_workers_and_has_encounters_in_one_move() -> None:
    p = Genius().owned("M6").workers(0, "M6", "M6").encounters("V6").encounter(1).turn(0)
    p.play("move", "units", "unit champion", "to V6", "load worker 2")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert (p.asked, p.workers_at(0, "V6")) == ((0, "Encounter"), 2)


@pytest.mark.rule("fenris.tesla.abilities", "fenris.ruling.tesla-fighter")
def test_he_gets_the_factory_card_of_his_player_and_no_second_one() -> None:
    p = (
        Genius()
        .owned("T5")
        .factory(2, 5)
        .turn(0)
        .play("move", "units", "unit champion", "to FACTORY", "done")
    )
    assert p.asked == (0, "TakeFactoryCard")
    q = Genius().owned("T5").factory(2, 5).set(0, factory_card=7).turn(0)
    assert q.play("move", "units", "unit champion", "to FACTORY", "done").asked != (0, "TakeFactoryCard")


@pytest.mark.rule("fenris.tesla.abilities", "fenris.ruling.tesla-fighter")
@pytest.mark.parametrize(
    ("faction", "mech", "place", "reached"),
    [
        ("rusviet", 2, "V6", "FACTORY"),
        ("crimea", 2, "V6", "HB_CRIMEA"),
        ("nordic", 2, "V6", "L7"),
        ("polania", 2, "L7", "L1"),
        ("saxony", 2, "M6", "T3"),
    ],
)
def test_he_uses_the_movement_abilities(faction: str, mech: int, place: str, reached: str) -> None:
    """Township, Wayfare, Seaworthy, Submerge, Underpass: without the mech he does not get there."""
    foe = "albion militant"
    for unlocked in (True, False):
        p = Genius(f"{faction} mechanical", foe, modules=("invaders",)).owned(place)
        p.character(0, "home").abilities(0, *([mech] if unlocked else [])).turn(0).play("move", "units")
        if faction == "rusviet":
            p.workers(0, "V6")
        found = p.destinations("unit champion") if "unit champion" in p.options else frozenset()
        assert (reached in found) == unlocked


@pytest.mark.rule("fenris.tesla.both-types", "fenris.ruling.tesla-combat-cards")
def test_he_is_one_unit_for_combat_cards() -> None:
    p = Genius().owned("V6")
    assert cards_allowed(p.s, 0, p.place("V6")) == 1
    p.character(0, "V6").mech(0, 1, "V6")
    assert cards_allowed(p.s, 0, p.place("V6")) == 3


@pytest.mark.rule("fenris.ruling.tesla-fighter")
def test_with_steps_left_he_stops_for_an_encounter() -> None:
    p = Genius().owned("M6").abilities(0, 4).encounters("V6").encounter(1).turn(0)
    p.play("move", "units", "unit champion", "to V6")
    assert p.asked[1] in ("WhichUnit", "Encounter")
    q = Genius().owned("M6").abilities(0, 4).turn(0).play("move", "units", "unit champion", "to V6")
    assert q.asked[1] == "Destination"


@pytest.mark.rule("fenris.tesla.both-types")
def test_new_workers_join_him_where_they_join_a_mech() -> None:
    """The top of Factory card 14."""
    p = Genius().owned("V6").hand(0, 2).set(0, factory_card=14, section=-1).turn(0).play("factory", "pick 0")
    p.play("take coins 2", "make 1")
    assert p.workers_at(0, "V6") == 1


def fleet() -> Genius:
    """The Nordic Kingdoms can sail; a mech, Tesla, a worker and an oil are on L7."""
    p = Genius("nordic mechanical", "saxony industrial").owned("L7").mech(0, 2, "L7").workers(0, "L7")
    return p.abilities(0, 2).goods("L7", oil=1)


@pytest.mark.rule("fenris.tesla.both-types", "scythe.ruling.lake-cargo")
def test_workers_and_resources_may_stay_with_him_on_a_lake() -> None:
    p = fleet().turn(0).play("move", "units", "unit mech2", "to V6")
    assert p.options == ["load worker 1", "load worker 0"]
    p.play("load worker 0", "load oil 0")
    assert (p.workers_at(0, "L7"), p.tokens("L7")) == (1, {"oil": 1})
    p.play("unit champion", "to V6")
    assert (p.workers_at(0, "V6"), p.tokens("V6")) == (1, {"oil": 1}), "the last one takes all"


@pytest.mark.rule("fenris.ruling.tesla-fighter", "scythe.ruling.seaworthy-retreat")
def test_on_his_retreat_to_a_lake_he_takes_workers_along() -> None:
    p = fleet().owned("V6").workers(0, "V6", "V6").mech(0, 2, "home").abilities(0, 2).set(0, power=0)
    p.mech(1, 1, "M6").abilities(1).turn(1).play("move", "units", "unit mech1", "to V6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    p.commit(1, 3).play("to L7")
    assert p.options == ["load worker 2", "load worker 1", "load worker 0"]
    p.play("load worker 1")
    assert (p.workers_at(0, "L7"), p.workers_at(0, "home")) == (1, 1)


@pytest.mark.rule("fenris.tesla.both-types", "scythe.ruling.pending-units-origin")
def test_a_worker_returns_to_a_lake_where_he_has_stayed() -> None:
    """Mech 2 brings it to V6, mech 1 into the combat in M6; the character wins the sixth star in T8."""
    p = fleet().goods("L7").mech(0, 1, "V6").abilities(0, 2).character(0, "V6").set(0, power=7, slots=1)
    p.stars(0, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    p.mech(1, 1, "M6").mech(1, 2, "T8").abilities(1).set(1, power=0).turn(0)
    p.play("move", "units", "unit mech2", "to V6", "load worker 1")
    p.play("unit mech1", "to M6", "load worker 1", "unit character", "to T8", "fight T8").commit(0, 1)
    assert p.s.over
    assert (p.where(0, 1), p.workers_at(0, "L7"), p.workers_at(0, "home")) == ("V6", 1, 0)


WOLF_AMONG_SHEEP = 16


@pytest.mark.rule("fenris.tesla.both-types")
@pytest.mark.parametrize(("mechs", "fulfilled"), [((), True), ((1,), False)])
def test_in_a_camp_he_is_the_character_and_the_mech(mechs: tuple[int, ...], fulfilled: bool) -> None:
    """The objective asks for exactly one of each and a worker, with five resources."""
    p = Genius().owned("V6").workers(0, "V6").goods("V6", oil=5).objectives(0, WOLF_AMONG_SHEEP)
    for mech in mechs:
        p.mech(0, mech, "V6")
    p.turn(0).play("move", "skip")
    assert (f"reveal {WOLF_AMONG_SHEEP}" in p.options) == fulfilled


@pytest.mark.rule("fenris.tesla.not-mech-star")
def test_he_does_not_count_for_the_star_of_four_mechs() -> None:
    p = Genius().owned("V6").workers(0, "V6").goods("V6", metal=9)
    for mech in (1, 2):
        p.mech(0, mech, "V6")
    for count, star in ((3, 0), (4, 1)):
        section = p.s.rules.mats[0].bottom.index(1)
        p.set(0, section=-1).turn(0)
        p.play(["move", "bolster", "trade", "produce"][section], "skip", "deploy")
        while p.asked[0] == 0 and p.asked[1] != "ChooseSection":
            p.play(p.options[0])
        assert (p.player(0).mechs, p.player(0).stars[p.s.rules.star_rows["mechs"]]) == (count, star)


@pytest.mark.rule("fenris.ruling.tesla-fighter")
def test_he_attacks_alone_and_retreats_home() -> None:
    p = Genius().owned("V6").mech(1, 1, "M6").abilities(1).set(0, power=0).turn(0)
    p.play("move", "units", "unit champion", "to M6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    p.commit(1, 3)
    assert p.where(0, CHAMPION) == "home"


@pytest.mark.rule("fenris.ruling.tesla-fighter")
def test_with_seaworthy_he_retreats_to_a_lake() -> None:
    p = Genius("nordic mechanical", "saxony industrial").owned("V6").mech(0, 2, "home").abilities(0, 2)
    p.set(0, power=0).mech(1, 1, "M6").abilities(1).turn(1).play("move", "units", "unit mech1", "to V6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    p.commit(1, 3)
    assert (p.asked, "to L7" in p.options) == ((0, "LakeRetreat"), True)
    assert p.play("to L7").where(0, CHAMPION) == "L7"


def test_he_is_called_by_his_name() -> None:
    p = Genius().owned("V6")
    assert str(names.unit(0, CHAMPION, p.s.rules)) == "Tesla"


# --- Automas


class AutomaGenius(Solo):
    def __init__(self, automa: str = "saxony automa") -> None:
        super().__init__(automa, table=MODULE)
        self.open_water()

    def owned(self, place: str, seat: int = AUTOMA) -> Self:
        self.s.part(Search).owner = seat
        self.s.players[seat].units[CHAMPION] = self.place(place, seat)
        self.fresh()
        return self


@pytest.mark.rule("fenris.ruling.tesla-automa-finds", "fenris.tesla.automa-no-search")
def test_an_automa_finds_him_with_its_third_token() -> None:
    p = AutomaGenius().character(AUTOMA, "M6").encounters("V6")
    p.s.part(Search).tokens = (0, 2)
    p.draw(TO_AN_ENCOUNTER)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, CHAMPION)) == ("V6", "V6")
    assert TeslaFound(AUTOMA, p.place("V6")) in p.s.journal


@pytest.mark.rule("fenris.tesla.automa-no-search")
def test_its_choice_of_encounters_is_the_usual_one() -> None:
    """With and without two tokens, and with and without the module, it goes to the same one."""
    went = set()
    for tokens in ((0, 0), (0, 2)):
        p = AutomaGenius().character(AUTOMA, "M6").mech(AUTOMA, 1, "W6").encounters("V6", "W5")
        p.s.part(Search).tokens = tokens
        went.add(p.draw(TO_AN_ENCOUNTER).where(AUTOMA, 0))
    plain = Solo("saxony automa").open_water().character(AUTOMA, "M6").mech(AUTOMA, 1, "W6")
    plain.encounters("V6", "W5")
    assert isinstance(plain, Solo)
    assert went == {plain.draw(TO_AN_ENCOUNTER).where(AUTOMA, 0)}


@pytest.mark.rule("fenris.tesla.automa-as-mech")
def test_for_an_automa_he_moves_like_a_mech() -> None:
    p = AutomaGenius().owned("M6").character(AUTOMA, "home").character(HUMAN, "W6").draw(MECH)
    assert p.where(AUTOMA, CHAMPION) == "V6"
    assert p.where(AUTOMA, 0) == "home"


@pytest.mark.rule("fenris.tesla.automa-as-mech")
def test_for_an_automa_he_has_no_encounters_and_no_factory_card() -> None:
    """The character goes to the encounter; a mech that comes upon one, or to the Factory, changes nothing."""
    p = AutomaGenius().owned("M6").character(AUTOMA, "mat").encounters("V6").draw(TO_AN_ENCOUNTER)
    assert (p.where(AUTOMA, CHAMPION), p.verdicts()) == ("M6", ["no-unit", "no-unit"])
    p = (
        AutomaGenius()
        .owned("M6")
        .character(AUTOMA, "home")
        .character(HUMAN, "W6")
        .encounters("V6")
        .draw(MECH)
    )
    assert (p.where(AUTOMA, CHAMPION), p.s.encounters) == ("V6", 1 << p.place("V6"))
    p = AutomaGenius().owned("T5").character(AUTOMA, "home").character(HUMAN, "W3").draw(MECH)
    assert (p.where(AUTOMA, CHAMPION), p.automas.visited) == ("FACTORY", 0)


@pytest.mark.rule("fenris.tesla.automa-as-mech")
def test_beaten_he_returns_to_the_mat_and_is_deployed_again() -> None:
    p = AutomaGenius().owned("mat")
    assert next_unit(p.s, automa_of(p.s, AUTOMA), "mech-or-character") == 1, "the mechs come first"
    for mech in (1, 2, 3, 4):
        p.mech(AUTOMA, mech, "home")
    p.character(AUTOMA, "home").draw(MECH)
    assert p.where(AUTOMA, CHAMPION) == "home"
    q = AutomaGenius()
    for mech in (1, 2, 3, 4):
        q.mech(AUTOMA, mech, "home")
    assert q.character(AUTOMA, "home").draw(MECH).player(AUTOMA).units[CHAMPION] == NOWHERE, "never found"
    q.owned("V6")
    assert next_unit(q.s, automa_of(q.s, AUTOMA), "mech-or-character") == NO_UNIT, "he is on the board"


@pytest.mark.rule("fenris.tesla.automa-against")
def test_against_him_an_automa_treats_him_like_any_combat_unit() -> None:
    """It attacks him where he stands alone, and its mech is drawn towards him."""
    p = AutomaGenius().owned("V6", seat=HUMAN).character(HUMAN, "home").mech(AUTOMA, 1, "M6")
    p.character(AUTOMA, "mat").set(AUTOMA, power=9).draw(ATTACK_UNIT)
    assert p.where(AUTOMA, 1) == "V6"
    assert p.waiting in ("DrawCombatCard", "Dial")
    q = AutomaGenius().owned("V6", seat=HUMAN).mech(AUTOMA, 1, "W5").character(AUTOMA, "mat").draw(MECH)
    far = q.s.rules.board.distance[q.place("V6")]
    assert far[q.player(AUTOMA).units[1]] == 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["the character (Gunter, Nacht & Tag)", "mech 3", "Tesla", "the worker"]),
        ("de", ["der Anführer (Gunter, Nacht & Tag)", "Mech 3", "Tesla", "der Arbeiter"]),
    ],
)
def test_an_automas_reasons_name_its_units_as_one_speaks(lang: str, said: list[str]) -> None:
    seats = [{"faction": "rusviet"}, {"faction": "saxony", "automa": "automa"}]
    game = spielwerk.game("scythe", seats=seats, modules=["tesla"], spoilers=["fenris-all"])
    rules: Any = game.rules
    units = (CHARACTER, 3, CHAMPION, FIRST_WORKER)
    with language(lang):
        assert [plain(unit_with_article(1, unit, rules)) for unit in units] == said

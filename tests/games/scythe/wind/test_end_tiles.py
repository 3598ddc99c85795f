"""End-condition tiles: when and how a game ends."""

from __future__ import annotations

from typing import Any, Self

import pytest

import spielwerk
from games.scythe.automa.solo import Solo
from games.scythe.fenris.wild import Wild
from games.scythe.positions import Position
from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.progress import Progress, progress_star
from spielwerk.games.scythe.automa.seat import automa_of
from spielwerk.games.scythe.combat import CombatStar
from spielwerk.games.scythe.events import GameEnded
from spielwerk.games.scythe.modules.agents import Agents, subdue
from spielwerk.games.scythe.modules.end_tiles import IDS, EndTile
from spielwerk.games.scythe.modules.infra_mods import BIT_OF, Infra
from spielwerk.games.scythe.scoring import score
from spielwerk.games.scythe.stars import Stars, place_star
from spielwerk.games.scythe.state import CHARACTER, DEPLOY
from spielwerk.games.scythe.tracks import gain_popularity, gain_power, lose_popularity, lose_power
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.schema import SetupError

SEATS = ("rusviet mechanical", "saxony industrial", "nordic patriotic")


class Ending(Position):
    """Three players with this tile; no workers, no hands, no tokens."""

    def __init__(self, tile: str, *, seats: tuple[Any, ...] = SEATS, **options: Any) -> None:
        modules = [*options.pop("modules", []), "end-tiles"]
        super().__init__(*seats, modules=modules, end_tile=tile, **options)
        for seat in range(len(seats)):
            self.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)
        self.encounters()

    def place_stars(self, seat: int, n: int) -> Self:
        """Places stars one after the other, up to so many in all."""
        rows = [row for row in self.s.rules.star_names if row != "combat"]
        for row in rows[self.player(seat).star_count : n]:
            if not self.s.over:
                place_star(self.s, seat, self.s.rules.star_rows[row])
        return self.fresh()

    def pass_turn(self) -> Self:
        """Plays the turn of whoever is asked, with as little as possible."""
        seat = self.asked[0]
        turns = self.s.turns
        while not self.s.over and self.s.turns == turns:
            free = [text for text in ("skip", "end", "decline", "done", "no") if text in self.options]
            self.play(free[0] if free else self.options[0])
        assert self.s.over or self.asked[0] != seat or len(self.s.round) == 1
        return self

    @property
    def ended(self) -> str:
        """Returns by which condition the game has ended."""
        found = [event.condition for event in self.s.journal if isinstance(event, GameEnded)]
        return found[-1] if found else ""

    def started(self) -> Self:
        self.s.journal = []
        return self


def order(p: Position) -> list[int]:
    return list(p.s.round)


# --- in general


@pytest.mark.rule("scythe.windgambit.end.one-tile")
def test_one_of_eight_tiles_is_drawn_or_chosen_and_applies_to_everybody() -> None:
    assert len(components.end_tiles()) == 8
    drawn = {
        spielwerk.game("scythe", seats=2, deal=n, modules=["end-tiles"]).setup["end_tile"] for n in range(60)
    }
    assert drawn == set(IDS)
    game = spielwerk.game("scythe", seats=2, modules=["end-tiles"], end_tile="backup-plan")
    assert game.rules.modules[-1] == "end-backup-plan"
    without = spielwerk.game("scythe", seats=2, modules=["airships"]).rules
    assert not [id for id in without.modules if id.startswith("end-")]
    panels = game.box.speech().panels(game.view(game.new(1), 0), game.rules)
    assert [panel.rows[0][0] for panel in panels if panel.key == "end-tile"] == ["Backup Plan"]
    with pytest.raises(SetupError, match="end_tile"):
        spielwerk.game("scythe", seats=2, modules=["end-tiles"], end_tile="lights-out")


@pytest.mark.rule("scythe.windgambit.end.replaces")
@pytest.mark.parametrize("tile", ["doomsday-clock", "king-of-the-hill", "land-rush", "factory-explosion"])
def test_the_sixth_star_ends_nothing_by_itself(tile: str) -> None:
    p = Ending(tile).turn(0).place_stars(0, 6)
    assert p.player(0).star_count == 6
    assert not p.s.over
    assert (
        Position(*SEATS).turn(0).stars(0, power=1, popularity=1, mechs=1, workers=1, upgrades=1) is not None
    )


@pytest.mark.rule("scythe.windgambit.end.replaces", "scythe.windgambit.ruling-other-ends")
def test_other_conditions_stay_in_force() -> None:
    p = Ending("doomsday-clock", modules=["agents"], spoilers=["fenris-4"]).started().turn(0)
    p.s.part(Agents).at = (p.place("T6"),)
    subdue(p.s, 0, p.place("T6"))
    assert p.ended == "agents"


@pytest.mark.rule("scythe.windgambit.end.six-stars")
def test_nobody_places_more_than_six_but_several_may_reach_six() -> None:
    p = Ending("doomsday-clock").turn(0).place_stars(0, 6).place_stars(1, 6)
    assert [p.player(seat).star_count for seat in (0, 1)] == [6, 6]
    p.set(0, power=15)
    gain_power(p.s, 0, 1)
    Stars(0).run(p.s)
    assert p.player(0).star_count == 6


@pytest.mark.rule("scythe.windgambit.end.six-stars", "scythe.windgambit.end.spoils-of-war")
def test_stars_on_the_tile_count_like_others() -> None:
    p = Ending("spoils-of-war").set(0, popularity=0).turn(0)
    win(p, 0, 3)
    assert score(p.s, 0).items[1] == Item("stars", 9, 3)


# --- Doomsday Clock


@pytest.mark.rule("scythe.windgambit.end.doomsday-clock")
def test_doomsday_clock_ends_after_twenty_turns_of_everybody() -> None:
    p = Ending("doomsday-clock").started()
    p.turn(order(p)[0])
    first = p.s.turns + 1
    for turn in range(60):
        assert not p.s.over, turn
        p.pass_turn()
    assert p.s.over
    assert p.ended == "doomsday-clock"
    assert p.s.turns == first + 59
    assert p.s.active == order(p)[-1], "right after the turn of the last one"


# --- Backup Plan


@pytest.mark.rule("scythe.windgambit.end.backup-plan", "scythe.windgambit.end.backup-example")
def test_backup_plan_ends_at_once_if_the_player_leads() -> None:
    """41 against 55, and 46 with the star: not yet.  58 against 55: at once."""
    for coins, leads in ((41 - 20 - 5, False), (58 - 20 - 5 - 4, True)):
        p = Ending("backup-plan", seats=SEATS[:2]).started().set(0, coins=coins, popularity=10)
        p.turn(0).place_stars(0, 5)
        p.set(0, coins=p.player(0).coins + (41 if not leads else 54) - score(p.s, 0).total)
        p.set(1, coins=p.player(1).coins + 55 - score(p.s, 1).total)
        assert (score(p.s, 0).total, score(p.s, 1).total) == (41 if not leads else 54, 55)
        p.place_stars(0, 6)
        gained = 4
        assert score(p.s, 0).total == (41 if not leads else 54) + gained
        assert p.s.over == leads
    assert p.ended == "sixth-star"


@pytest.mark.rule("scythe.windgambit.end.backup-plan", "scythe.windgambit.ruling-backup-leading")
def test_sharing_the_first_place_is_leading() -> None:
    p = Ending("backup-plan", seats=SEATS[:2]).turn(0).place_stars(0, 5)
    p.set(1, coins=p.player(1).coins + score(p.s, 0).total + 3 - score(p.s, 1).total, power=0)
    p.place_stars(0, 6)
    assert score(p.s, 0).total == score(p.s, 1).total
    assert p.s.over, "the tie-breaker is power"


@pytest.mark.rule(
    "scythe.windgambit.end.backup-plan",
    "scythe.windgambit.end.backup-order",
    "scythe.windgambit.ruling-backup-who",
)
def test_otherwise_everybody_has_one_more_turn_from_the_next_player_on() -> None:
    p = Ending("backup-plan").started().set(1, coins=99)
    first = order(p)[1]
    p.turn(first).place_stars(first if first != 1 else 0, 6)
    assert not p.s.over
    p.pass_turn()
    had = []
    while not p.s.over:
        had.append(p.asked[0])
        p.place_stars(1, 6).pass_turn()
    i = order(p).index(first) + 1
    assert had == order(p)[i:] + order(p)[:i], "a further sixth star triggers nothing"
    assert p.ended == "backup-plan"


@pytest.mark.rule("scythe.windgambit.end.backup-plan")
def test_the_running_turn_is_finished_even_if_it_is_somebody_elses() -> None:
    p = Ending("backup-plan").set(1, coins=99)
    active, other = order(p)[0], order(p)[2]
    p.turn(active).place_stars(other if other != 1 else order(p)[1], 6)
    assert p.s.part(EndTile).running == 1
    p.pass_turn()
    assert (p.s.part(EndTile).running, p.s.part(EndTile).left) == (0, (1, 1, 1))


# --- Land Rush


@pytest.mark.rule("scythe.windgambit.end.land-rush")
def test_land_rush_gives_everybody_a_move_with_its_combats() -> None:
    p = Ending("land-rush").started().mech(1, 1, "T5").mech(0, 1, "T6").workers(0, "F6")
    first = order(p)[0]
    p.turn(first).place_stars(first, 6)
    assert not p.s.over, "the turn goes on"
    p.pass_turn()
    moved = []
    while not p.s.over:
        assert p.asked[1] == "Move"
        seat = p.asked[0]
        moved.append(seat)
        if seat == 1:
            p.play("units", "unit mech1", "to T6", "done").commit(1, 5).commit(0, 0)
            assert p.where(0, 1) == "home"
        else:
            p.play("skip")
    assert moved == order(p)[1:] + order(p)[:1], "beginning with the next player"
    assert p.ended == "land-rush"


# --- Factory Explosion


@pytest.mark.rule("scythe.windgambit.end.factory-explosion")
def test_factory_explosion() -> None:
    p = Ending("factory-explosion").started()
    first = order(p)[0]
    p.turn(first).place_stars(first, 4)
    assert p.player(first).coins == 5
    p.place_stars(first, 5)
    assert p.player(first).coins == 10, "the first fifth star pays"
    other = order(p)[1]
    p.place_stars(other, 5)
    assert p.player(other).coins == 5, "only the first"
    p.pass_turn()
    for _ in range(5):
        p.pass_turn()
    assert not p.s.over, "two more turns of everybody"
    p.character(0, "FACTORY").mech(0, 1, "M4").workers(0, "L4", "V5").mech(1, 1, "T6").set(0, popularity=5)
    p.pass_turn()
    assert p.s.over
    assert (p.where(0, CHARACTER), p.where(0, 1), p.workers_at(0, "home")) == ("home", "home", 1)
    assert (p.workers_at(0, "V5"), p.where(1, 1)) == (1, "T6"), "those further away stay"
    assert p.player(0).popularity == 8, "one for each unit"
    assert p.ended == "factory-explosion"


# --- King of the Hill


@pytest.mark.rule("scythe.windgambit.end.king-of-the-hill")
def test_king_of_the_hill_needs_six_stars_and_the_factory_at_the_start_of_a_turn() -> None:
    p = Ending("king-of-the-hill").started()
    seat = order(p)[0]
    p.place_stars(seat, 6).turn(seat)
    assert p.asked == (seat, "ChooseSection"), "without the Factory"
    p.mech(seat, 1, "FACTORY").pass_turn()
    assert not p.s.over, "only at the start of the own turn"
    p.pass_turn().pass_turn()
    assert p.s.over
    assert p.ended == "king-of-the-hill"
    p = Ending("king-of-the-hill").place_stars(seat, 5).mech(seat, 1, "FACTORY").turn(seat)
    assert p.asked == (seat, "ChooseSection"), "five are not enough"


# --- Spoils of War


def win(p: Position, seat: int, combats: int) -> None:
    for _ in range(combats):
        if not p.s.over:
            CombatStar(seat, 1 if seat == 0 else 0, p.place("T6")).run(p.s)
            Stars(seat).run(p.s)


@pytest.mark.rule("scythe.windgambit.end.spoils-of-war")
def test_spoils_of_war_give_stars_beyond_the_limit_and_end_with_the_sixth() -> None:
    p = Ending("spoils-of-war").started().turn(0)
    win(p, 0, 3)
    stars = dict(zip(p.s.rules.star_names, p.player(0).stars, strict=True))
    assert (stars["combat"], stars["spoils"]) == (2, 1)
    win(p, 0, 3)
    assert p.player(0).star_count == 6
    assert p.ended == "sixth-star"
    plain = Position(*SEATS).turn(0)
    win(plain, 0, 3)
    assert plain.player(0).star_count == 2


@pytest.mark.rule("scythe.windgambit.end.spoils-of-war")
def test_a_power_that_wins_a_combat_gets_no_star() -> None:
    p = Wild(modules=["mad-tesla", "end-tiles"], end_tile="spoils-of-war").mech(0, 1, "T5").attack()
    p.strike(0, die=6)
    assert p.where(0, 1) == "home"
    assert p.asked[1] == "Wander"
    assert [one.star_count for one in p.s.players] == [0, 0, 0]


# --- Déjà Vu


def twice(p: Position, seat: int, row: str) -> int:
    return p.player(seat).stars[p.s.rules.star_rows[row]]


@pytest.mark.rule("scythe.windgambit.end.deja-vu")
@pytest.mark.parametrize(
    ("row", "gain", "lose", "top"),
    [("power", gain_power, lose_power, 16), ("popularity", gain_popularity, lose_popularity, 18)],
)
def test_deja_vu_rewards_reaching_a_value_again(row: str, gain: Any, lose: Any, top: int) -> None:
    p = Ending("deja-vu").turn(0)
    for change, n, stars in (
        (gain, top, 1),
        (gain, 1, 1),
        (lose, 1, 1),
        (gain, 1, 2),
        (lose, 1, 2),
        (gain, 1, 2),
    ):
        change(p.s, 0, n)
        Stars(0).run(p.s)
        assert twice(p, 0, row) == stars


@pytest.mark.rule("scythe.windgambit.end.deja-vu")
@pytest.mark.parametrize(
    ("bottom", "row", "fields"),
    [
        (0, "upgrades", {"slots": 63, "covered": (2, 2, 1, 1)}),
        (1, "mechs", {}),
        (2, "structures", {}),
        (3, "recruits", {"recruits": 15, "bonuses": 15}),
    ],
)
def test_deja_vu_rewards_paying_a_finished_action_again(bottom: int, row: str, fields: Any) -> None:
    p = Ending("deja-vu").set(0, **fields).workers(0, "V3").goods("V3", oil=4, metal=4, wood=4, food=4)
    if row == "mechs":
        for mech in (1, 2, 3, 4):
            p.mech(0, mech, "V3")
    if row == "structures":
        for name, place in zip(("mine", "monument", "armory", "mill"), ("V3", "M5", "T4", "T6"), strict=True):
            p.structure(0, name, place)
    p.stars(0, **{row: 1})
    top = ("move", "bolster", "trade", "produce")[p.s.rules.mats[0].bottom.index(bottom)]
    p.set(0, section=-1).turn(0).play(top, "skip", ("upgrade", "deploy", "build", "enlist")[bottom])
    while p.asked[1] == "Pay":
        p.play(p.options[0])
    assert twice(p, 0, row) == 2


@pytest.mark.rule("scythe.windgambit.end.deja-vu")
def test_deja_vu_needs_the_first_star_and_a_finished_action() -> None:
    p = Ending("deja-vu").workers(0, "V3").goods("V3", wood=4).structure(0, "mine", "M5")
    top = ("move", "bolster", "trade", "produce")[p.s.rules.mats[0].bottom.index(2)]
    p.turn(0).play(top, "skip", "build")
    while p.asked[1] == "Pay":
        p.play(p.options[0])
    p.play("structure mill")
    assert twice(p, 0, "structures") == 0


@pytest.mark.rule("scythe.windgambit.end.deja-vu", "fenris.inframods.free-actions")
def test_deja_vu_rewards_no_action_that_a_tile_makes_free() -> None:
    p = (
        Ending("deja-vu", modules=["infra-mods"], spoilers=["fenris-all"])
        .workers(0, "V3")
        .goods("V3", metal=4)
    )
    for mech in (1, 2, 3, 4):
        p.mech(0, mech, "V3")
    part = p.s.part(Infra)
    part.own = (BIT_OF["assembly-line"], 0, 0)
    top = ("move", "bolster", "trade", "produce")[p.s.rules.mats[0].bottom.index(DEPLOY)]
    p.stars(0, mechs=1).turn(0).play(top, "skip", "free deploy")
    assert twice(p, 0, "mechs") == 1
    p.set(0, section=-1).turn(0).play(top, "skip", "deploy")
    assert twice(p, 0, "mechs") == 2, "paid"


@pytest.mark.rule("scythe.windgambit.end.deja-vu")
def test_deja_vu_for_workers_objectives_and_not_for_combat() -> None:
    p = Ending("deja-vu").workers(0, *["V3"] * 8).stars(0, workers=1).set(0, coins=9, power=9, popularity=9)
    p.turn(0).play("produce", "at V3")
    assert twice(p, 0, "workers") == 2
    p = Ending("deja-vu").objectives(0, 12, 9).set(0, coins=20).turn(0).play("move", "skip", "reveal 12")
    assert (twice(p, 0, "objective"), p.s.objectives[0]) == (1, (9,)), "the other card is kept"
    p.objectives(0, 12).set(0, section=-1).turn(0).play("move", "skip", "reveal 12")
    assert twice(p, 0, "objective") == 2
    win(p, 0, 4)
    assert twice(p, 0, "combat") == 2


@pytest.mark.rule("scythe.windgambit.end.deja-vu")
def test_deja_vu_ends_with_the_sixth_star() -> None:
    p = Ending("deja-vu").started().turn(0).place_stars(0, 6)
    assert p.ended == "sixth-star"


# --- Mission Possible


RICH = 12
"""The objective that asks for 20 coins."""


@pytest.mark.rule("scythe.windgambit.end.mission-possible")
def test_mission_possible_lays_three_objectives_open() -> None:
    p = Ending("mission-possible")
    missions = p.s.part(EndTile).missions
    assert len(missions) == 3
    assert not {*missions} & {*p.s.objective_deck}
    assert p.view(1).revealed == p.s.revealed
    assert {*missions} == {*p.s.revealed}


@pytest.mark.rule("scythe.windgambit.end.mission-possible")
def test_each_player_may_place_a_star_on_each_that_is_fulfilled() -> None:
    p = Ending("mission-possible").started()
    part = p.s.part(EndTile)
    part.missions = tuple(sorted((RICH, 3, 5)))
    for seat in (0, 1):
        p.set(seat, coins=20, section=-1).turn(seat).play("move", "skip")
        assert f"mission {RICH}" in p.options
        p.play(f"mission {RICH}")
        assert p.player(seat).star_count == 1
        assert f"mission {RICH}" not in p.options, "one star on each"
    p.set(2, coins=19).turn(2).play("move", "skip")
    assert f"mission {RICH}" not in p.options
    p.set(0, coins=20, section=-1).stars(0, upgrades=1, mechs=1, workers=1, power=1).turn(0)
    part.fulfilled = (0, 0, 0)
    p.fresh()
    assert f"mission {RICH}" not in p.options, "this card counts at the end of the turn"
    p.play("move", "skip", f"mission {RICH}")
    assert p.ended == "sixth-star"


# --- Automas


class SoloEnding(Solo):
    def __init__(self, tile: str, automa: str = "saxony automa") -> None:
        super().__init__(automa, table={"modules": ["end-tiles"], "end_tile": tile})
        self.open_water()


@pytest.mark.rule("scythe.windgambit.automa.doomsday")
def test_doomsday_counts_the_turns_of_automas_and_skipped_ones() -> None:
    seats = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "autometta"}]
    game = spielwerk.game("scythe", seats=seats, modules=["end-tiles"], end_tile="doomsday-clock")
    s: Any = game.new(3)
    turns = 0
    while game.decision(s) is not None:
        d = game.decision(s)
        assert d is not None
        turns += d.kind == "scythe.turn.ChooseSection"
        free = [o for o in d.options if o.verb in ("skip", "end", "done", "no", "decline")]
        game.apply(s, free[0] if free else d.options[0])
        assert s.players[1].star_count <= 6
    assert turns == 20
    assert s.turns == 40, "a turn that is skipped is one of them"


@pytest.mark.rule("scythe.windgambit.automa.doomsday")
def test_an_automa_with_six_stars_places_no_more_and_its_marker_stays() -> None:
    p = SoloEnding("doomsday-clock")
    level = p.s.rules.module_data["automa"][1].level
    p.set(1, stars=tuple([1] * 6 + [0] * (len(p.player(1).stars) - 6)))
    p.marker(level.spaces - 1)
    Progress(1, 5).run(p.s)
    assert p.automas.marker[1] == level.spaces - 1
    progress_star(p.s, automa_of(p.s, 1))
    assert p.player(1).star_count == 6
    assert not p.s.over


@pytest.mark.rule("scythe.windgambit.automa.backup")
def test_the_sixth_star_of_an_automa_triggers_the_check() -> None:
    for coins, leads in ((99, True), (0, False)):
        p = SoloEnding("backup-plan").set(1, coins=coins).set(0, coins=50)
        p.turn(0)
        for row in ("upgrades", "mechs", "structures", "recruits", "workers", "power"):
            if not p.s.over:
                place_star(p.s, 1, p.s.rules.star_rows[row])
        assert p.s.over == leads
        assert (p.s.part(EndTile).started == 1) == (not leads)


@pytest.mark.rule("scythe.windgambit.end.land-rush")
def test_a_land_rush_of_an_automa_is_the_movement_of_a_card() -> None:
    p = SoloEnding("land-rush").mech(1, 1, "M6").character(0, "W6")
    p.turn(0)
    p.s.part(EndTile).started, p.s.part(EndTile).running = 0, 1
    p.s.part(EndTile).left = (0, 0)
    coins = p.player(1).coins
    while p.waiting != "RushCard":
        free = [text for text in ("skip", "end", "no", "done") if text in p.options]
        p.play(free[0] if free else p.options[0])
    p.left(10).play(p.options[0])
    while not p.s.over and p.asked[0] < 0:
        p.play(p.options[0])
    assert p.asked == (0, "Move")
    assert p.player(1).coins == coins, "no gains"
    p.play("skip")
    assert p.s.over

"""The mech ability tiles of Vesna: drawn, chosen and placed in the set-up, and what they do."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import pytest

import spielwerk
from games.scythe.fenris.test_vesna import FOE, ME, MODULE, VESNA, Inventor
from spielwerk.games.scythe import components
from spielwerk.games.scythe.modules.mech_mods import MOD, Mods
from spielwerk.games.scythe.modules.vesna_tiles import ABILITY, KINDS
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.state import MECH_COUNT
from spielwerk.kernel.bitmask import bits

ALL = {
    "artillery", "camaraderie", "disarm", "feint", "peoples_army", "regroup", "ronin", "scout", "seaworthy",
    "shield", "stealth", "submerge", "suiton", "sword", "tactics", "township", "underpass", "wayfare",
}  # fmt: skip
SHARED = {*ALL} & {*components.mech_mods()}


class SettingUp:
    """The set-up of a game with Vesna, up to her choice; luck is asked."""

    def __init__(self, *modules: str, seed: int = 1, ask: bool = False, **options: Any) -> None:
        given = {**MODULE, "modules": ["vesna-faction", *modules], **options}
        seats = [VESNA, {"faction": "saxony", "mat": "industrial"}]
        self.game = spielwerk.game("scythe", seats=seats, chance="ask" if ask else "own", **given)
        self.s: Any = self.game.new(seed)

    @property
    def options(self) -> list[str]:
        d = self.game.decision(self.s)
        return [o.text for o in d.options] if d else []

    @property
    def asks(self) -> str:
        d = self.game.decision(self.s)
        return d.kind.rsplit(".", 1)[1] if d else ""

    def play(self, *texts: str) -> Self:
        for text in texts:
            self.game.apply(self.s, text)
        return self

    def first(self, times: int) -> Self:
        """Takes the first option so many times."""
        for _ in range(times):
            self.play(self.options[0])
        return self

    @property
    def covers(self) -> list[str]:
        """What lies on each mech space; nothing where the printed ability is free."""
        found = self.s.part(Mods).covers[ME]
        return [self.s.rules.having(bit)[0].id if bit else "" for bit in found]


# --- set-up


@pytest.mark.rule("fenris.vesna.eighteen-tiles")
def test_there_are_eighteen_tiles() -> None:
    assert {*KINDS} == ALL
    assert len(KINDS) == 18
    assert ALL - {"disarm", "peoples_army", "ronin", "seaworthy", "shield", "submerge", "wayfare"} == SHARED


@pytest.mark.rule("fenris.vesna.draw-six")
def test_she_draws_six_different_ones_for_each_game() -> None:
    drawn = {SettingUp(seed=seed).s.part(Workshop).tiles for seed in range(12)}
    assert {mask.bit_count() for mask in drawn} == {6}
    assert len(drawn) > 10
    p = SettingUp()
    assert len(p.options) == 6
    p.first(2).play("done")
    assert p.s.part(Workshop).tiles == 0, "the others are not used"
    assert p.s.active >= 0


@pytest.mark.rule("fenris.vesna.choose", "fenris.vesna.fill-empty")
def test_she_chooses_at_least_two_which_fill_the_empty_spaces() -> None:
    p = SettingUp()
    first = p.options[0].removeprefix("ability ")
    assert "done" not in p.options
    p.play(p.options[0])
    assert "done" not in p.options, "one is not enough"
    second = p.options[0].removeprefix("ability ")
    p.play(p.options[0])
    assert p.covers == ["", "", first, second]
    assert "done" in p.options
    assert p.play("done").s.active >= 0


@pytest.mark.rule("fenris.vesna.choose")
def test_she_lays_each_tile_once() -> None:
    p = SettingUp()
    tile = p.options[0]
    assert tile not in p.play(tile).options


@pytest.mark.rule("fenris.vesna.cover-printed", "fenris.vesna.choose")
@pytest.mark.parametrize("space", [0, 1])
def test_a_third_and_a_fourth_tile_cover_the_printed_abilities(space: int) -> None:
    p = SettingUp()
    p.first(2)
    third = p.options[0].removeprefix("ability ")
    p.play(p.options[0])
    assert (p.asks, p.options) == ("CoverPrinted", ["space 1", "space 2"])
    p.play(p.options[space])
    assert p.covers[space] == third
    fourth = p.options[0].removeprefix("ability ")
    p.play(p.options[0])
    assert (p.covers[1 - space], p.s.active >= 0) == (fourth, True), "four are all"


@pytest.mark.rule("fenris.vesna.fixed")
def test_the_tiles_stay_for_the_whole_game() -> None:
    """Nothing in the rest of a game offers them again or moves them."""
    p = SettingUp()
    p.first(2).play("done")
    laid = p.s.part(Mods).covers
    for i in range(300):
        options = p.options
        if not options:
            break
        assert not [o for o in options if o.split()[0] in ("ability", "mod", "space")]
        p.play(options[i % len(options)])
    assert p.s.part(Mods).covers == laid


@pytest.mark.rule("fenris.vesna.timing", "fenris.ruling.vesna-timing-note")
def test_she_draws_after_mech_modifications_are_chosen_and_arranges_both() -> None:
    p = SettingUp("mech-mods")
    while p.asks == "PlaceMod":
        p.play("done")
    assert (p.asks, p.s.part(Workshop).tiles) == ("KeepMod", 0), "no tile is drawn yet"
    kept = p.options[0]
    p.play(kept, "done")
    assert (p.asks, p.covers) == ("ChooseAbility", [""] * MECH_COUNT), "and nothing is placed"
    assert [o for o in p.options if o.startswith("mod")] == [kept]
    p.play(kept, p.options[0], "done")
    assert p.covers[2] == kept.removeprefix("mod ")


@pytest.mark.rule("fenris.vesna.timing")
def test_she_keeps_at_most_two_mech_modifications() -> None:
    p = SettingUp("mech-mods")
    while p.asks == "PlaceMod":
        p.play("done")
    p.first(2)
    assert p.asks == "ChooseAbility"
    assert len([o for o in p.options if o.startswith("mod")]) == 2
    assert len([o for o in p.options if o.startswith("ability")]) == 6


@pytest.mark.rule("fenris.ruling.vesna-duplicate-tile")
def test_a_tile_that_equals_a_modification_of_hers_is_replaced() -> None:
    p = SettingUp("mech-mods", ask=True)
    wanted = iter(["scout", "sword", "township", "underpass"])
    while p.asks != "KeepMod":
        d = p.game.decision(p.s)
        assert d is not None
        if p.asks == "DrawMod" and d.frame.seat == ME:
            p.play(f"mod {next(wanted)}")
        else:
            p.play("done" if "done" in p.options else p.options[0])
    p.play("mod scout", "mod sword")
    while p.asks != "DrawAbility":
        p.play(p.options[0])
    d = p.game.decision(p.s)
    assert d is not None
    drawn = {o.at for o, n in zip(d.options, d.weights, strict=True) if n}
    assert drawn == ALL - {"scout", "sword"}, "what she has set aside may come"


def test_others_choose_nothing_of_hers() -> None:
    p = SettingUp()
    p.first(2).play("done")
    assert p.s.part(Mods).covers[FOE] == (0,) * MECH_COUNT


# --- what they do


def with_tile(tile: str, *seats: Any, deployed: bool = True, **options: Any) -> Inventor:
    """Vesna with a tile on her third mech space; the mech on it waits at home if it is deployed."""
    p = Inventor(*seats, **options)
    part = p.s.part(Mods)
    part.covers = ((0, 0, p.s.rules.bit(tile), 0), *part.covers[1:])
    p.abilities(ME)
    if deployed:
        p.s.players[ME].units[3] = p.place("home", ME)
        p.s.players[ME].abilities = p.s.rules.bit(tile)
    return p.fresh()


def destinations(tile: str, place: str, *seats: Any, deployed: bool = True, **options: Any) -> frozenset[str]:
    p = (
        with_tile(tile, *seats, deployed=deployed, **options)
        .character(ME, place)
        .set(ME, section=-1)
        .turn(ME)
    )
    p.play("move", "units")
    return p.destinations("unit character") if "unit character" in p.options else frozenset()


@pytest.mark.rule("fenris.vesna.fill-empty")
def test_a_tile_works_when_its_mech_is_deployed() -> None:
    p = with_tile("submerge", deployed=False).workers(ME, "V6").goods("V6", metal=9).turn(ME)
    section = p.s.rules.mats[ME].bottom.index(1)
    p.play(["move", "bolster", "trade", "produce"][section], "skip", "deploy")
    while p.asked[1] != "Deploy":
        p.play(p.options[0])
    assert not p.player(ME).abilities
    p.play("mech 3")
    while p.asked == (ME, "DeployAt"):
        p.play(p.options[0])
    assert p.player(ME).abilities == p.s.rules.bit("submerge")


@pytest.mark.parametrize(
    ("tile", "place", "gained"),
    [
        ("seaworthy", "V6", {"L7"}),
        ("submerge", "V6", {"L7"}),
        ("suiton", "V6", {"L7"}),
        (
            "wayfare",
            "V6",
            {f"HB_{home}" for home in ("ALBION", "NORDIC", "RUSVIET", "TOGAWA", "CRIMEA", "POLANIA")},
        ),
    ],
)
@pytest.mark.rule("fenris.vesna.tile-clarifications")
def test_tiles_of_movement(tile: str, place: str, gained: set[str]) -> None:
    """Saxony uses its own base, so Wayfare does not lead there; that of Crimea is hers."""
    assert destinations(tile, place) - destinations(tile, place, deployed=False) == gained


def test_submerge_connects_lakes_and_seaworthy_does_not() -> None:
    assert {"L1", "L2", "L3"} <= destinations("submerge", "L7")
    assert not {"L1", "L2", "L3"} & destinations("seaworthy", "L7")
    assert {"V6", "T8", "M8", "F6"} & destinations("seaworthy", "L7")


def test_wayfare_leads_to_empty_farms_at_a_large_table() -> None:
    others = [
        "albion militant",
        "nordic agricultural",
        "rusviet industrial",
        "togawa innovative",
        "crimea patriotic",
    ]
    seats = ({**VESNA, "home": "saxony"}, *others)
    gained = destinations("wayfare", "V6", *seats, modules=("invaders",))
    assert {"F1", "F2", "F3", "F4", "F7"} <= gained
    assert not [place for place in gained if place.startswith("HB")]


def duel(tile: str, *, attacks: bool, workers: int = 0, place: str = "M6", deployed: bool = True) -> Inventor:
    """A combat of her character against a mech of Saxony."""
    p = with_tile(tile, deployed=deployed).set(ME, power=5).set(FOE, power=5).abilities(FOE).hand(ME, 2, 2, 3)
    mine, theirs = ("V6", place) if attacks else (place, "V6")
    p.character(ME, mine).mech(FOE, 1, theirs).abilities(FOE).workers(ME, *[mine] * workers)
    seat, unit, to = (ME, "character", theirs) if attacks else (FOE, "mech1", mine)
    p.set(seat, section=-1).turn(seat).play("move", "units", f"unit {unit}", f"to {to}")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    return p


@pytest.mark.parametrize(
    ("tile", "attacks", "asked"),
    [("shield", False, True), ("shield", True, False), ("ronin", True, True), ("ronin", False, True)],
)
def test_shield_and_ronin_bring_2_power(tile: str, attacks: bool, asked: bool) -> None:
    p = duel(tile, attacks=attacks)
    assert (p.asked == (ME, tile.capitalize())) == asked
    if asked:
        assert p.play("yes").player(ME).power == 7
    assert duel(tile, attacks=attacks, deployed=False).asked[1] == "Dial"


def test_ronin_is_for_a_single_unit() -> None:
    assert duel("ronin", attacks=False, workers=1).asked[1] == "Dial"


def test_disarm_takes_2_power_at_a_tunnel() -> None:
    p = with_tile("disarm").character(ME, "V7").mech(FOE, 1, "T6").abilities(FOE).set(ME, section=-1).turn(ME)
    p.play("move", "units", "unit character", "to T6")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert p.asked == (ME, "Disarm")
    assert p.play("yes").player(FOE).power == 3
    assert duel("disarm", attacks=True).asked[1] == "Dial", "there is no tunnel in M6"


@pytest.mark.parametrize(("workers", "cards"), [(0, 1), (1, 2)])
def test_peoples_army_allows_one_more_card(workers: int, cards: int) -> None:
    p = duel("peoples_army", attacks=False, workers=workers).play("dial 0", seat=ME)
    for _ in range(cards):
        p.play("card 0", seat=ME)
    assert [o for o in p.options_of(ME) if o.startswith("card")] == []


def test_with_seaworthy_beaten_units_may_retreat_to_a_lake() -> None:
    p = duel("seaworthy", attacks=False, place="T8").play("dial 0", "done", seat=ME).commit(FOE, 5)
    assert (p.asked, "to L7" in p.options) == ((ME, "LakeRetreat"), True)


@pytest.mark.rule("fenris.vesna.tile-clarifications")
@pytest.mark.parametrize("tile", sorted(SHARED))
def test_tiles_that_are_modifications_too_do_the_same(tile: str) -> None:
    """At every point the ability of her tile is that of the modification."""
    mine, theirs = SettingUp(), SettingUp("mech-mods")
    points = ("links", "before_combat", "extra_cards", "retreats", "spares_workers", "after_reveal", "passes")
    for point in points:
        one = mine.s.rules.active(point, mine.s.rules.bit(tile), ME)
        assert one == theirs.s.rules.active(point, theirs.s.rules.bit(tile), ME)
    assert any(mine.s.rules.active(point, mine.s.rules.bit(tile), ME) for point in points)


@pytest.mark.rule("fenris.vesna.tile-clarifications", "fenris.mechmods.feint-pay-new")
def test_feint_of_a_tile_pays_only_the_new_value() -> None:
    p = duel("feint", attacks=True).play("dial 3", "done", seat=ME).commit(FOE, 4)
    assert p.asked == (ME, "Feint")
    p.play("dial 5")
    assert (p.player(ME).power, p.where(FOE, 1)) == (0, "home")


def test_the_options_name_all_tiles() -> None:
    assert [o.at for o in ABILITY] == list(KINDS)
    assert {MOD[kind].at for kind in bits(0b11)} <= {*components.mech_mods()}


def test_a_data_pack_replaces_numbers_without_code(tmp_path: Path) -> None:
    """Two open cards, five tiles of which one must be chosen, and 4 coins for a recruit."""
    data = Path(components.__file__).parents[1] / "data" / "guests.toml"
    words = data.read_text("utf-8")
    for old, new in (
        ("factory_cards = 3", "factory_cards = 2"),
        ("drawn = 6\nleast = 2", "drawn = 5\nleast = 1"),
        ("{ coins = 2 }", "{ coins = 4 }"),
    ):
        assert old in words
        words = words.replace(old, new)
    (tmp_path / "guests.toml").write_text(words, "utf-8")
    p = SettingUp(pack=tmp_path)
    assert len(p.s.part(Workshop).cards[ME]) == 2
    assert len(p.options) == 5
    assert "done" in p.first(1).options
    assert p.s.rules.one_time[ME] == (2, 4, 2, 2)

"""The star track is data: which space a cause fills, and how many it takes."""

from __future__ import annotations

import msgspec
import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe import box, components
from spielwerk.games.scythe.components.data import Text
from spielwerk.games.scythe.components.score_sheet import StarData
from spielwerk.kernel.module import Module

BUILDER = Text("Builder", "Baumeister")


@pytest.fixture
def short_track(monkeypatch: pytest.MonkeyPatch) -> None:
    """A track on which two upgrades, one structure or popularity 13 are enough, and combats earn nothing."""
    module, own = Module("short-track"), {star.id: star for star in components.scoring().stars}
    rows = {
        "builder": StarData("builder", BUILDER, at={"upgrades": 2, "structures": 1}, max=2),
        "popularity": msgspec.structs.replace(own["popularity"], at=13),
        "deeds": StarData("deeds", Text("Deeds", "Taten"), fills=("objective",)),
    }
    module.replace_table("star_track", rows)
    monkeypatch.setitem(box.MODULES, module.id, module)


def table() -> Position:
    p = Position("rusviet mechanical", "saxony industrial", modules=["short-track"])
    return p.set(0, coins=9, power=0, popularity=11).workers(0, "V3", "M5").character(0, "M5")


def stars(p: Position) -> dict[str, int]:
    return dict(zip(p.s.rules.star_names, p.player(0).stars, strict=True))


@pytest.mark.usefixtures("short_track")
def test_a_space_takes_the_number_that_its_row_says() -> None:
    p = table().turn(0).play("trade", "take popularity 1")
    assert stars(p)["popularity"] == 0, "12"
    p.set(0, section=-1).turn(0).play("trade", "take popularity 1")
    assert stars(p)["popularity"] == 1, "13"
    p.set(0, section=-1).turn(0).play("trade", "take popularity 1")
    assert stars(p)["popularity"] == 1, "once"


@pytest.mark.usefixtures("short_track")
def test_several_causes_may_fill_one_space() -> None:
    p = table().goods("V3", oil=9, wood=9).set(0, slots=1, covered=(1, 0, 0, 0))
    p.turn(0).play("trade", "take popularity 1", "upgrade")
    while p.asked[1] != "EndTurn" and p.asked[0] == 0 and p.player(0).slots.bit_count() < 2:
        p.play(p.options[0])
    assert stars(p)["builder"] == 1, "the second upgrade"
    p.set(0, section=-1).turn(0).play("move", "skip", "build")
    while p.asked[0] == 0 and set(p.player(0).structures) == {-1}:
        p.play(p.options[0])
    assert stars(p)["builder"] == 2, "the first structure"


@pytest.mark.usefixtures("short_track")
def test_an_event_fills_the_space_that_names_it() -> None:
    p = table().objectives(0, 12).set(0, coins=20).turn(0).play("move", "skip", "reveal 12")
    assert stars(p)["deeds"] == 1


@pytest.mark.usefixtures("short_track")
def test_objectives_that_ask_for_combat_stars_hold_on_without_such_a_space() -> None:
    from spielwerk.games.scythe.demands import OWNED

    p = table()
    assert OWNED["combat_stars"](p.s, 0) == 0


def test_no_star_of_progress_goes_where_the_row_says_skip() -> None:
    kept = [star.id for star in components.scoring().stars if star.skip]
    assert kept == ["combat", "power"]

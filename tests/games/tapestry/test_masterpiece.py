"""Arts & Architecture: the fifth track, masterpieces and inspiration."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spielwerk
from games.tapestry.civilized import quiet_income
from games.tapestry.positions import Position
from games.tapestry.test_data import pack_with
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.events import Gained
from spielwerk.games.tapestry.modules.gallery import Gallery
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.effect import Atom

ARTS: dict[str, Any] = {"modules": ["arts"]}
FIFTH = 4


def table(seats: int = 2, **more: Any) -> Position:
    return Position(seats, ask=True, **ARTS, **more)


def at_fifth(step: int, **more: Any) -> Position:
    """Seat 0 stands on a step of the fifth track."""
    p = table(**more)
    p.s.at[0][FIFTH] = step
    return p


def owning(p: Position, *own: int, seat: int = 0) -> Position:
    """A seat has created these masterpieces, by number."""
    gallery = p.s.part(Gallery)
    gallery.owned[seat] = tuple([n - 1 for n in own])
    mask = sum([1 << n - 1 for n in own])
    gallery.deck &= ~mask
    gallery.display = tuple([one for one in gallery.display if not mask >> one & 1])
    return p


# --- the track


@pytest.mark.rule("tapestry.masterpiece.track-table")
def test_the_fifth_track_has_twelve_spaces_and_costs_any_resources() -> None:
    p = at_fifth(0)
    spaces = p.s.rules.spaces[FIFTH]
    assert [(space.own, space.any) for space in spaces[1:]] == [
        *[(0, 1)] * 3,
        *[(0, 2)] * 3,
        *[(0, 3)] * 3,
        *[(0, 2)] * 3,
    ]
    assert components.fifth().prices.source == "stand-in"
    assert [i for i, space in enumerate(spaces) if space.bonus] == [2, 5, 8, 11]
    assert spaces[1].benefit == Atom("hanging")
    assert spaces[2].benefit == Atom("vp", 5)
    assert len(Position().s.rules.spaces) == 4


@pytest.mark.rule("tapestry.masterpiece.track-table")
def test_an_advance_on_the_fifth_track_is_paid_with_any_resources() -> None:
    p = at_fifth(3).has(0, food=1, coin=1).gone("clock-tower").turn(0)
    assert "advance fifth" in p.options
    p.play("advance fifth").run()
    assert (p.s.at[0][FIFTH], p.res(0)) == (4, {})
    p = at_fifth(3).has(0, coin=1).turn(0)
    assert "advance fifth" not in p.options
    assert isinstance(p.s.stack[-1], Turn)


@pytest.mark.rule("tapestry.landmarkcard.track-arts")
def test_the_landmarks_of_the_fifth_track_are_stand_ins() -> None:
    p = at_fifth(3)
    marks = [p.s.rules.spaces[FIFTH][step].landmark for step in (4, 7, 10)]
    rows = [components.landmarks()[i] for i in marks]
    assert [(row.id, row.shape, row.source) for row in rows] == [
        ("clock-tower", ("##", "##"), "stand-in"),
        ("opera-house", ("###", "###", "###"), "stand-in"),
        ("holocenter", ("###", "###"), "stand-in"),
    ]
    p.has(0, food=2).turn(0).play("advance fifth", "beside")
    assert p.player(0).landmarks == (marks[0],)
    assert not Position().s.landmarks >> marks[0] & 1


@pytest.mark.rule("tapestry.masterpiece.die")
def test_the_science_die_shows_each_of_five_tracks_four_times() -> None:
    assert table().s.rules.science_die == (4, 4, 4, 4, 4)
    assert Position().s.rules.science_die == (3, 3, 3, 3, 0)


# --- masterpieces


@pytest.mark.rule("tapestry.masterpiece.table")
def test_twenty_masterpieces_give_one_benefit_each_and_are_marked() -> None:
    data = components.fifth().masterpieces
    assert (len(data.benefits), data.source) == (20, "stand-in")
    assert all(form.do for form in data.benefits)


@pytest.mark.rule("tapestry.masterpiece.table", "tapestry.masterpiece.inspire")
def test_a_data_pack_replaces_the_stand_ins(tmp_path: Path) -> None:
    text = 'benefits = [\n    { do = "resource", what = "food" }'
    folder = pack_with(tmp_path, "fifth", text, text.replace("food", "coin"))
    (folder / "fifth.toml").write_text(
        (folder / "fifth.toml").read_text("utf-8").replace("{ points = 1,", "{ points = 3,"), "utf-8"
    )
    rules: Any = spielwerk.game("tapestry", pack=folder, seats=2, modules=["arts"]).rules
    assert rules.module_data["masterpieces"][0] == Atom("resource", 1, 3)
    assert rules.data.fifth().inspiration.points == 3


@pytest.mark.rule("tapestry.masterpiece.display", "tapestry.masterpiece.create")
def test_an_open_masterpiece_or_the_top_of_the_deck_is_created() -> None:
    p = table().effect(0, Atom("masterpiece"))
    shown = p.s.part(Gallery).display
    assert (len(shown), len(p.options), p.options[-1]) == (3, 4, "from-deck")
    p.play(p.options[1])
    p.play(p.options[0])  # the open ones are refilled at once
    gallery = p.s.part(Gallery)
    assert (gallery.owned[0], len(gallery.display)) == ((shown[1],), 3)
    p.effect(0, Atom("masterpiece")).play("from-deck")
    p.play(p.options[0])
    assert (len(p.s.part(Gallery).owned[0]), len(p.s.part(Gallery).display)) == (2, 3)


@pytest.mark.rule("tapestry.masterpiece.income")
def test_masterpieces_pay_in_income_turns_before_the_civilizations() -> None:
    p = owning(table(), 4, 7).civilization(0, "merrymakers", 0, 0, 0)
    quiet_income(p).run()
    assert (p.asked[1], p.res(0), p.vp(0)) == ("merrymakers.Rise", {"coin": 1}, 4)
    p = owning(table(), 4).income(0, 1)
    told = p.told() if p.asked[0] == -1 else []
    assert Gained(0, 3, 2) not in told
    first = owning(table().set(1, era=1), 4).income(0, 1).run()
    plain = table().set(1, era=1).income(0, 1).run()
    assert first.res(0) == plain.res(0)


@pytest.mark.rule("tapestry.masterpiece.broadcast")
def test_masterpieces_are_used_again_and_stay() -> None:
    p = owning(table(), 4, 7).effect(0, Atom("broadcast"))
    assert p.options == ["present 4", "present 7"]
    p.play("present 7")
    assert (p.vp(0), p.s.part(Gallery).owned[0]) == (4, (3, 6))
    p = owning(owning(table(), 4, 7), 8, seat=1).effect(0, Atom("broadcast"))
    assert p.options == ["present 4", "present 7"], "a single one is an own one"
    p = owning(owning(table(), 4, 7), 8, seat=1).effect(0, Atom("broadcast", 3))
    assert p.options == ["present 4", "present 7", "present 8", "no"]
    p.play("present 8")
    assert p.options == ["present 4", "present 7", "no"]
    p.play("present 7", "present 4").run()
    assert (p.vp(0), p.res(0)) == (9, {"coin": 1})


@pytest.mark.rule("tapestry.masterpiece.inspire")
def test_an_inspired_row_scores_a_point_for_each_building() -> None:
    def scored(*tiles: str) -> int:
        p = table().built(0, house=3, farm=1)
        for tile in tiles:
            p.effect(0, Atom("inspire")).play(f"inspire {tile}")
        return quiet_income(p).run().vp(0)

    plain = scored()
    assert [scored("house"), scored("farm"), scored("house", "house")] == [plain + 3, plain + 1, plain + 6]


# --- other cards


@pytest.mark.rule("tapestry.hanging.dark-ages.fifth-track", "tapestry.ruling.hanging-dark-ages-five")
def test_dark_ages_leave_one_of_five_tracks_alone() -> None:
    p = table().token(0, exploration=3, science=3, military=3, technology=3)
    p.s.at[0][FIFTH] = 3
    p.hand(0, "dark-ages").set(1, era=2).income(0, 2).run().play("track technology", "track fifth")
    while p.asked == (0, "city.Rotation"):
        p.play("beside")
    assert [p.s.at[0][track] for track in range(5)] == [2, 2, 2, 6, 3]


@pytest.mark.rule("tapestry.hanging.arts-unknown")
def test_no_tapestry_card_of_arts_and_architecture_is_in_the_deck() -> None:
    granges = next(card for card in components.hangings() if card.id == "granges")
    assert (granges.unknown, granges.needs, granges.solo) == (True, "arts", "removed")
    assert table().s.rules.hanging_pool == Position().s.rules.hanging_pool

"""The set-up page tells what can be chosen, explains house rules, and offers what would help."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.views.forms import SetupForm
from table.test_forms import drawn, given
from table.visiting import Guest

FIXES = re.compile(r'name="fix" value="([^"]+)"')


def wrong(guest: Guest, **changes: str) -> str:
    """The page after a form that cannot be played."""
    sent: dict[str, Any] = given(changes)
    html: str = guest.post("/new/scythe", 422, **sent).content.decode()
    return html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_faction_and_mat_is_told(lang: str) -> None:
    html = Guest(lang).page("/new/scythe?mode=solo")
    told = set(re.findall(r'data-field="(seat-0-[a-z]+)" data-value="(\w+)"', html))
    schema = box("scythe").schema().asked()
    fields = {f.name: f for f in schema.seat}
    assert told == {(f"seat-0-{name}", c) for name in ("faction", "mat") for c in fields[name].choices}
    start = {"en": "Start: 4 power, 1 combat card.", "de": "Start: 4 Stärke, 1 Kampfkarte."}
    assert start[lang] in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_faction_of_dei_is_told_with_its_own_mark(lang: str) -> None:
    html = Guest(lang).page("/new/dei?mode=solo")
    told = re.findall(r'data-field="seat-0-faction" data-value="(\w+)"[^>]*>(.*?)</div>', html, re.DOTALL)
    factions = next(f for f in box("dei").schema().asked().seat if f.name == "faction")
    assert [faction for faction, _ in told] == list(factions.choices)
    marks = {found[1] for _, words in told if (found := re.search(r'class="emblem.*? d="([^"]+)"', words))}
    assert len(marks) == len(told)
    start = {
        "en": "Start: 1 technology, 1 energy cell, 8 cards.",
        "de": "Start: 1 Technologie, 1 Energiezelle, 8 Karten.",
    }
    assert all(start[lang] in words for _, words in told)
    hunter = {"en": "; with two players: kills 1 or 2", "de": "; zu zweit: tötet 1 oder 2"}
    assert [faction for faction, words in told if hunter[lang] in words] == ["auxilia"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_games_with_an_automa_speak_of_it(lang: str) -> None:
    assert "Automa" in Guest(lang).page("/new/scythe?mode=solo")
    assert "Automa" not in Guest(lang).page("/new/dei?mode=solo")


def test_only_what_is_chosen_is_shown() -> None:
    guest = Guest()
    html = wrong(guest, **{"seat-0-faction": "nordic", "seat-1-faction": "nordic"})
    shown = re.findall(r'data-field="seat-0-faction" data-value="(\w+)">', html)
    assert shown == ["nordic"]


@pytest.mark.parametrize("game", ["scythe", "dei", "tapestry"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_rule_is_explained(game: str, lang: str) -> None:
    with language(lang):
        options = [f for f in SetupForm(box(game), "friends").options if f.kind in ("flag", "choice")]
        names_enough = ("option-end_tile", "option-own_airship_tiles")
        assert [f.name for f in options if not f.why and f.name not in names_enough] == []


def test_a_faction_of_a_module_offers_the_module() -> None:
    guest = Guest()
    html = wrong(guest, **{"seat-0-faction": "albion"})
    assert "module-invaders=on" in FIXES.findall(html)
    sent: dict[str, Any] = given({"seat-0-faction": "albion"})
    mended = guest.post("/new/scythe", 200, **sent, fix="module-invaders=on").content.decode()
    assert re.search(r'name="module-invaders" value="on" checked', mended)
    assert '<option value="albion" selected>' in mended
    assert "notice bad" not in mended


def test_the_same_faction_twice_offers_to_deal_one() -> None:
    html = wrong(Guest(), **{"seat-0-faction": "nordic", "seat-1-faction": "nordic"})
    assert "seat-1-faction=" in FIXES.findall(html)


def test_two_people_alone_are_offered_other_ways_to_play() -> None:
    html = wrong(Guest(), **{"seat-1-who": "person"})
    assert FIXES.findall(html) == ["mode=hotseat", "mode=friends"]


def test_everything_that_is_offered_helps() -> None:
    for changes in ({"seat-0-faction": "togawa"}, {"seat-0-mat": "militant"}, {"players": "7"}):
        form = SetupForm(box("scythe"), "solo", given(changes))
        assert form.read() is None
        fixes = form.fixes()
        assert fixes
        assert all(form.mended(change).read() is not None for change, _ in fixes)


def test_the_number_of_the_deal_is_for_programs() -> None:
    assert "option-deal" not in [field.name for field in drawn(SetupForm(box("scythe"), "solo"))]

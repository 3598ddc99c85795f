"""The switch of the set-up page that opens what a campaign keeps secret."""

from __future__ import annotations

import html
from typing import Any

import pytest

from spielwerk.kernel.registry import box
from spielwerk.kernel.text import language
from spielwerk.table.views.forms import SetupForm
from table.test_forms import given
from table.visiting import Guest

SCYTHE = box("scythe")
SECRETS = ("war-track", "peace-track", "rivals", "alliances", "arrange_tiles", "War track", "Alliances")


def form(**changes: str) -> SetupForm:
    """The form of a game against an Automa with the switch on."""
    return SetupForm(SCYTHE, "solo", given({"spoilers": "on", **changes}))


def test_without_the_switch_nothing_is_named() -> None:
    page = Guest().page("/new/scythe")
    assert 'name="spoilers"' in page
    assert not [secret for secret in SECRETS if secret in page]
    named = [field.name for field in SetupForm(SCYTHE, "solo").modules]
    assert named == ["module-invaders", "module-airships", "module-end-tiles"]


def test_the_switch_says_what_it_does() -> None:
    for code, words in (("en", "names the modules and opens their rules"), ("de", "nennt die Module")):
        with language(code):
            switch = SetupForm(SCYTHE, "solo").switch
            assert switch is not None
            assert (words in switch.why, switch.value) == (True, False)
    assert SetupForm(box("dei"), "solo").switch is None, "a game without secrets has none"


def test_with_it_the_form_is_drawn_again_with_what_was_given() -> None:
    sent = given({"spoilers": "on", "mode": "solo", "seat-0-faction": "saxony", "redraw": "on"})
    page = html.unescape(Guest().post("/new/scythe", 200, **sent).content.decode())
    assert all(secret in page for secret in SECRETS)
    assert '<option value="saxony" selected>' in page


def test_a_table_with_modules_can_be_set_up() -> None:
    read = form(**{"module-war-track": "on", "module-rivals": "on"}).read()
    assert read is not None
    setup, _ = read
    assert (setup["modules"], setup["spoilers"]) == (["war-track", "rivals"], ["fenris-all"])


def test_modules_without_the_switch_are_no_fields_at_all() -> None:
    read = form(**{"spoilers": "", "module-war-track": "on"}).read()
    assert read is not None
    assert (read[0]["modules"], "spoilers" in read[0]) == ([], False)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("war-track", "peace-track"),
        ("tiles", "war-track"),
        ("tiles", "peace-track"),
        ("rivals", "peace-track"),
    ],
)
def test_modules_that_exclude_each_other_say_so(a: str, b: str) -> None:
    """On the page before anything is sent, and beside the modules afterwards."""
    drawn = {field.name: field for field in form().modules}
    with language("en"):
        for one, other in ((a, b), (b, a)):
            clashes: dict[str, Any] = dict(drawn[f"module-{one}"].clashes)
            assert "cannot be combined" in clashes[f"module-{other}"]
        tried = form(**{f"module-{a}": "on", f"module-{b}": "on"})
        assert tried.read() is None
        names = [SCYTHE.speech().module(id).partition(":")[0] for id in (a, b)]
        assert all(name in tried.problems["modules"] for name in names)


def test_all_other_pairs_can_be_set_up() -> None:
    schema = SCYTHE.schema().opened(["fenris-all"])
    for i, a in enumerate(schema.modules):
        for b in schema.modules[:i]:
            apart = {a, b} in [{*pair} for pair in schema.excludes]
            alone = {"players": "1"} if "horde" in (a, b) else {}
            tried = form(**{f"module-{a}": "on", f"module-{b}": "on", **alone})
            assert (tried.read() is None) == apart, (a, b, tried.problems)


def test_a_field_that_the_switch_opens_has_its_default_at_first() -> None:
    """The form that turned the switch on did not have it; from then on what is sent counts."""
    shown = {field.name: field.value for field in form().options}
    assert shown["option-tesla_ends"] is shown["option-share_freely"] is True
    assert shown["option-horde_harder"] is False
    again = {field.name: field.value for field in form(opened="on").options}
    assert again["option-tesla_ends"] is False


def test_one_seat_is_offered_only_with_the_key_and_only_for_one_module() -> None:
    assert 1 not in SetupForm(SCYTHE, "solo").numbers
    assert 1 in form().numbers
    alone = form(players="1")
    assert alone.read() is None
    assert "seats" in alone.problems
    assert form(**{"players": "1", "module-horde": "on"}).read() is not None


def test_an_automa_against_the_horde_is_refused_beside_its_seat() -> None:
    tried = form(**{"module-horde": "on"})
    assert tried.read() is None
    assert list(tried.problems) == ["seat-1-who"]


def test_an_option_of_a_module_is_marked_as_such() -> None:
    (field,) = [field for field in form().options if field.name == "option-arrange_tiles"]
    assert field.module == "module-tiles"


def test_the_end_of_mad_tesla_and_the_guests_are_offered_with_their_modules() -> None:
    (ends,) = [field for field in form().options if field.name == "option-tesla_ends"]
    assert ends.module == "module-mad-tesla"
    (faction,) = [field for field in form().seats[0].main if field.name == "seat-0-faction"]
    assert faction.brought == {"vesna": "module-vesna-faction", "fenris": "module-fenris-faction"}


def test_a_schema_that_is_closed_brings_nothing_secret() -> None:
    assert "vesna" not in repr(SCYTHE.schema().opened())

"""Options: made once, with a text that parses back."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.option import PICKS, Catalogue, Decision, UnknownOption

WORDS = st.lists(st.text("abcdefghij", min_size=1, max_size=5), min_size=1, max_size=8, unique=True)


@given(WORDS, st.integers(0, 12))
def test_every_text_parses_back_to_the_same_object(places: list[str], most: int) -> None:
    options = Catalogue("demo")
    options.row("to", places)
    options.numbers("dial", most)
    options.grid("load", places, most)
    options.one("done")
    assert all(options.parse(option.text) is option for option in options)
    assert [option.id for option in options] == list(range(len(options)))
    assert all(options[option.id] is option for option in options)


def test_rows_numbers_and_grids_are_indexed_by_what_they_name() -> None:
    options = Catalogue("demo")
    to, dial, load = (
        options.row("to", ["V1", "V2"]),
        options.numbers("dial", 7),
        options.grid("load", ["oil"], 3),
    )
    assert (to[1].text, to[1].at, to[1].i) == ("to V2", "V2", 1)
    assert (dial[7].text, dial[7].n) == ("dial 7", 7)
    assert (load[0][3].text, load[0][3].i, load[0][3].n) == ("load oil 3", 0, 3)
    assert options.one("done").i == -1
    assert (options.yes.text, options.no.text, len(options.pick)) == ("yes", "no", PICKS + 1)


def test_superfluous_spaces_do_not_matter() -> None:
    options = Catalogue("demo")
    to = options.row("to", ["V1"])
    assert options.parse("  to   V1 ") is to[0]


def test_the_same_text_twice_is_an_error_that_names_it() -> None:
    options = Catalogue("demo")
    options.one("done")
    with pytest.raises(SpielwerkError, match="demo: the option 'done' is declared twice"):
        options.one("done")


def test_an_unknown_text_gets_suggestions_only_from_what_is_open() -> None:
    options = Catalogue("demo")
    to = options.row("to", ["V1", "V2", "V3"])
    with pytest.raises(UnknownOption, match=r"demo has no option 'to V9'; did you mean 'to V2'\?"):
        options.parse("to V9", among=(to[1],))
    with pytest.raises(UnknownOption, match=r"demo has no option 'to V9'$"):
        options.parse("to V9", among=())


def test_options_are_compared_by_identity_and_copied_as_themselves() -> None:
    one, other = Catalogue("a").one("go"), Catalogue("b").one("go")
    assert one != other
    assert copy.copy(one) is one
    assert copy.deepcopy([one])[0] is one
    assert repr(one) == "<go>"


def test_a_decision_is_forced_when_one_option_is_left() -> None:
    options = Catalogue("demo")
    assert Decision(0, (options.yes,), None).forced
    assert not Decision(0, (options.yes, options.no), None).forced

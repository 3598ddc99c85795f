"""Headings of rules are in the language of the reader, wherever the terminal shows or searches them."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk import cli
from spielwerk.cli.terminal.lookup import found
from spielwerk.kernel import rulebook
from spielwerk.kernel.text import language

RULE = "scythe.move.adjacent"
TITLES = {"en": "Move", "de": "Bewegen"}


@pytest.mark.parametrize(("lang", "other"), [("en", "de"), ("de", "en")])
def test_lists_have_headings_in_the_language_of_the_reader(
    lang: str, other: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "proofs", dict)
    assert cli.main(["rules", "scythe-base", "--lang", lang]) == 0
    listing = capsys.readouterr().out.splitlines()
    assert TITLES[lang] in listing
    assert TITLES[other] not in listing
    assert cli.main(["rules", "scythe-base", "--untested", "--lang", lang]) == 0
    [untested] = [line for line in capsys.readouterr().out.splitlines() if line.startswith(f"{RULE} ")]
    assert untested.split() == [RULE, TITLES[lang]]
    assert cli.main(["rules", RULE, "--lang", lang]) == 0
    assert f" · {TITLES[lang]} · " in capsys.readouterr().out.splitlines()[1]


def test_a_search_reads_the_headings_of_its_own_language() -> None:
    game = spielwerk.game("scythe", seats=2)
    for lang, title in TITLES.items():
        with language(lang):
            assert RULE in [hit.id for hit in found(game, f"{RULE} {title}")]
    with language("en"):
        assert not found(game, f"{RULE} {TITLES['de']}")

"""The spoiler wall: nobody reads a word of a chapter before the story has come to it.

The short form reads all pages without a table, the command line, a base game and each leg of one campaign.
With SPIELWERK_WALL (`make soak`) whole campaigns are read, in both languages and in the middle of their legs
too, and many more words are tried as guesses.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from soak_seed import SOAK_SEED
from spielwerk.kernel import rulebook
from spielwerk.kernel.chance import Rng
from spielwerk.table.serving import static_files
from table import wall_crawl
from table.test_leaks import Reading
from table.wall_words import LANGUAGES, exceptions, leaks, secrets

CAMPAIGNS = int(os.environ.get("SPIELWERK_WALL", "0"))
"""Whole campaigns, in the long form."""
GUESSES = ("war-track", "Vesna", "horde", "annihilator", "Bündnisse", "scythe.rivals.Declare", "fenris")
BASE: dict[str, Any] = {
    "seats": [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"}]
}
BRIEF, LONG = Reading(10, between=3), Reading(60, between=7)


@cache
def outside(language: str) -> tuple[tuple[str, str], ...]:
    """All pages without a table, read once."""
    return tuple(wall_crawl.without_a_table(language))


def check(reads: Iterable[tuple[str, str]], keys: Collection[str] = ()) -> None:
    """Fails with the place and the words that are closed there."""
    found = {place: words for place, text in reads if (words := leaks(text, keys))}
    assert not found, found


def test_the_words_are_those_of_all_closed_chapters() -> None:
    """Names, ids, tags, fields, rules and sentences, in both languages; the base game has none of them."""
    texts = {word.text for word in secrets()}
    for word in (
        *("war-track", "war track", "krieg-erfolgsleiste", "vesna", "mad tesla", "der vernichter", "agents"),
        *("horde_harder", "scythe.rivals.declare", "scythe.hordestar", "interlude.vote.callvote"),
        *("fenris.ep8a.", "fenris.horde.", "montagelinie", "stealth"),
        ": on whose home base do you put a star?",
    ):
        assert word in texts, word
    assert "objective" not in texts, "the base game has it"
    assert leaks("<b>Vesna</b> joins", ["fenris-2a"]) == {"vesna"}
    assert leaks("<b>Vesna</b> joins", ["fenris-3"]) == leaks("Rise of Fenris, fenris-3", ()) == set()


# --- with no key


def test_static_files_tell_nothing() -> None:
    check(wall_crawl.static())


@pytest.mark.parametrize("word", ["vesna", "Mad Tesla", "scythe.rivals.Declare", "horde"])
def test_a_name_in_a_shared_stylesheet_is_found(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = dict(static_files.files())
    file = files["table/page.css"]
    files["table/page.css"] = replace(file, content=file.content + f"/* {word} */".encode())
    monkeypatch.setattr(static_files, "files", lambda: files)
    with pytest.raises(AssertionError, match=r"/static/table/page\.css"):
        check(wall_crawl.static())


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_without_a_table_tell_nothing(language: str) -> None:
    check(outside(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_tells_nothing(language: str) -> None:
    check(wall_crawl.commands(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_guesses_learns_nothing(language: str) -> None:
    """An answer may repeat the guess, but neither confirms it nor names others."""
    rng = Rng(SOAK_SEED)
    plain = rng.shuffled([word.text for word in secrets() if not word.exact])
    for guess in (wall_crawl.errors, wall_crawl.guesses):
        for place, word, said in guess(plain[: 40 * CAMPAIGNS] or GUESSES, language):
            echo = f'value="{word}"'.lower()
            told = [hit for hit in leaks(said, ()) if hit.strip(": ") not in echo]
            assert not told, (place, word, told)


def test_the_base_game_tells_nothing() -> None:
    for place, keys, text in wall_crawl.at_table("scythe", BASE, LANGUAGES, BRIEF):
        assert not keys
        check([(place, text)])


def test_the_terminal_tells_nothing(tmp_path: Any) -> None:
    for language in LANGUAGES:
        check([(f"play ({language})", wall_crawl.game_in_terminal(tmp_path, language))])


# --- with each prefix of the story


def test_each_leg_tells_only_what_the_story_has_reached() -> None:
    read = 0
    for i, (leg, campaign) in enumerate(wall_crawl.legs(1)):
        languages = (LANGUAGES[i // 2 % 2],)
        for place, opened, text in wall_crawl.at_table(leg.game, leg.setup, languages, BRIEF):
            check([(f"{leg.title}: {place}", text)], campaign.keys | opened)
            read += 1
    assert read > 100


def test_the_pages_of_a_campaign_tell_only_what_the_story_has_reached() -> None:
    for i, (leg, campaign) in enumerate(wall_crawl.legs(2)):
        for place, text in wall_crawl.of_campaign(campaign, LANGUAGES[i // 2 % 2], 11):
            check([(f"{leg.title}: {place}", text)], campaign.keys)


@pytest.mark.parametrize("steps", [0, 60])
def test_what_is_saved_in_the_middle_of_a_leg_tells_only_what_the_story_has_reached(steps: int) -> None:
    """The file of the campaign with its open leg, the record of the table, and its debug page."""
    read = 0
    for campaign in range(1, 1 + max(2, 4 * CAMPAIGNS)):
        for place, keys, text in wall_crawl.alone(SOAK_SEED + campaign, LANGUAGES[campaign % 2], steps):
            check([(place, text)], keys)
            read += 1
    assert read > 40


def test_open_rules_tell_nothing_of_closed_chapters() -> None:
    """In each prefix of the story, on all four paths."""
    prefixes = {campaign.keys for seed in range(1, 9) for _, campaign in wall_crawl.legs(seed)}
    assert len(prefixes) > 20
    for keys in prefixes:
        ledgers = rulebook.open_ledgers(keys)
        rules = [r for name in ("fenris-campaign", "fenris-modules") for r in ledgers[name].rules]
        check([(f"{r.id} ({r.spoiler})", f"{r.en} {r.de} {r.issue} {r.section}") for r in rules], keys)


def test_a_campaign_in_the_terminal_tells_only_its_first_episode(tmp_path: Any) -> None:
    for language in LANGUAGES:
        said = wall_crawl.campaign_in_terminal(tmp_path / language, language)
        check([(f"campaign ({language})", said)], ["fenris-1"])


@pytest.mark.skipif(not CAMPAIGNS, reason="make soak")
@pytest.mark.parametrize("campaign", range(CAMPAIGNS))
def test_whole_campaigns_tell_nothing_too_soon(campaign: int) -> None:
    for leg, at in wall_crawl.legs(SOAK_SEED + campaign):
        for language in LANGUAGES:
            for place, text in wall_crawl.of_campaign(at, language, 100):
                check([(f"{leg.title}: {place}", text)], at.keys)
        for steps in (0, 40, 200):
            for place, opened, text in wall_crawl.at_table(leg.game, leg.setup, LANGUAGES, LONG, steps):
                check([(f"{leg.title}: {place}", text)], at.keys | opened)


# --- the exceptions


def test_every_exception_is_needed() -> None:
    """Each is a closed word that an open page really says, and has a reason."""
    said: set[str] = set()
    for language in LANGUAGES:
        for _, text in (*outside(language), *wall_crawl.static()):
            said |= leaks(text, (), allowed=())
    assert {*exceptions()} == said
    assert all(reason for reason in exceptions().values())

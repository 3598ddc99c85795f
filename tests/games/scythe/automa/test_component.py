"""The deck and the progress cards: what is printed on them, and that a wrong file is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, Solo, printed
from spielwerk.games.scythe.automa.cards import automa_file, levels
from spielwerk.kernel.data import DataError

DATA = Path(__file__).parents[4] / "src/spielwerk/games/scythe/data/automa.toml"


@pytest.mark.rule("scythe.automa-component.counts")
def test_there_are_19_cards_and_4_progress_cards() -> None:
    p = Solo()
    assert sorted(printed()) == list(range(1, 20))
    assert p.turn(AUTOMA).options == [f"automa-card {n}" for n in range(1, 20)], "all can be drawn"
    assert list(levels()) == ["autometta", "automa", "automaszyna", "ultimaszyna"]


@pytest.mark.rule("scythe.automa-combat.card-distribution")
def test_the_combat_cards_on_the_19_cards() -> None:
    assert Counter(card.cards for card in printed().values()) == {0: 4, 1: 9, 2: 5, 3: 1}


PROGRESS = {
    "autometta": (24, 5, (10, 15, 18, 20, 22, 23)),
    "automa": (22, 4, (9, 14, 17, 19, 20, 21)),
    "automaszyna": (19, 3, (9, 12, 14, 16, 17, 18)),
    "ultimaszyna": (18, 0, (8, 11, 13, 15, 16, 17)),
}


@pytest.mark.parametrize(
    "level",
    [
        pytest.param(level, marks=pytest.mark.rule(f"scythe.automa-progress.card-{level}"))
        for level in PROGRESS
    ],
)
def test_a_progress_card(level: str) -> None:
    """Spaces, water and stars, walked from I to the end: each card with a golden star is one space."""
    spaces, locked, stars = PROGRESS[level]
    p = Solo(f"saxony {level}", human="crimea mechanical")
    at_stars, open_from, switched = [], None, None
    for space in range(spaces):
        assert p.automas.marker[AUTOMA] == space
        p.workers(AUTOMA, "T8")
        p.stars(AUTOMA, **dict.fromkeys(("upgrades", "mechs", "structures", "recruits", "workers"), 0))
        if space < spaces - 1:
            before = p.player(AUTOMA).star_count
            p.draw(6 if p.automas.scheme[AUTOMA] == 0 else 3)
            reached = p.candidates("step2-candidates")
            if open_from is None and not reached <= {"M6", "T8", "V6"}:
                open_from = space
            if p.player(AUTOMA).star_count > before:
                at_stars.append(space + 1)
                switched = switched or (space + 1 if p.automas.scheme[AUTOMA] == 1 else None)
        p.set(AUTOMA, power=2)
    assert tuple(at_stars) == stars
    assert open_from == locked
    assert switched == stars[0]
    assert p.automas.marker[AUTOMA] == spaces - 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("number = 19\n", "number = 18\n", "Automa card occurs twice: 18"),
        ("number = 19\n", "number = 20\n", "`int` <= 19"),
        ("spend = [7, 7, 7]", "spend = [7, 7, 8]", "`int` <= 7"),
        ('faction = "nordic"', 'faction = "prussia"', "unknown factions in brackets: prussia"),
        ("stars = [9, 14, 17, 19, 20, 21]", "stars = [9, 14, 17, 20, 19, 21]", "automa: the stars must rise"),
        ("stars = [9, 14, 17, 19, 20, 21]", "stars = [9, 14, 17, 18, 19, 20]", "the last space must hold"),
        ('action = "move-worker"', 'action = "fly"', "fly"),
        ('action = "attack-unit", power = 5', 'action = "attack-unit"', "attack-unit: power 0"),
        ("popularity = 10", 'popularity = "ten"', "Expected `int`"),
        ("resources = 4", "resourses = 4", "resourses"),
    ],
)
def test_a_wrong_file_is_refused_with_file_and_key(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    text = DATA.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "automa.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as problem:
        automa_file(tmp_path)
    assert complaint in str(problem.value)
    assert "automa.toml" in str(problem.value)


def faces(card: Any) -> tuple[Any, ...]:
    return tuple([[m.action for m in scheme.moves] for scheme in card.schemes])


def test_symbols_that_the_book_shows_are_there() -> None:
    """A bracketed Nordic worker, a bracketed Rusviet mech, and a marked card with two movements."""
    symbols = [m for card in printed().values() for scheme in card.schemes for m in scheme.moves]
    assert any((m.action, m.faction) == ("move-worker", "nordic") for m in symbols)
    gains = [g for card in printed().values() for scheme in card.schemes for g in scheme.gains]
    assert any((g.gain, g.faction) == ("mech-or-character", "rusviet") for g in gains)
    marked = [card for card in printed().values() if card.skips]
    assert [card.number for card in marked] == [4, 7, 8, 17]
    assert any(len(actions) == 2 for card in marked for actions in faces(card))
    assert [card.number for card in printed().values() if not card.advances] == [4, 15, 17]

"""The visible queue: what is still to be done, where it comes from, and how to pick it."""

from __future__ import annotations

import random

import pytest

import spielwerk
from games.tapestry.positions import Position
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.tapestry.terminal import draw
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.income import WhichAbility
from spielwerk.games.tapestry.queue import Group, chip_words, queue, source_name
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.kernel.effect import Do, Whether, Which
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.text import language

SPEECH = TapestrySpeech("tapestry")


def groups(p: Position) -> tuple[Group, ...]:
    p.run()
    return queue(p.view(0).stack, p.s.rules)


def words(p: Position, lang: str = "en") -> list[tuple[str, list[str]]]:
    """Each group in words: where it comes from, and its chips."""
    with language(lang):
        return [
            (
                str(source_name(group.source, p.s.rules, SPEECH)) if group.source else "",
                [chip_words(chip, p.s.rules, SPEECH) for chip in group.chips],
            )
            for group in groups(p)
        ]


def tunnels() -> Position:
    """Seat 0 has paid for Tunnels: a tile and a farm in any order, and a bonus."""
    p = Position().token(0, exploration=5).has(0, food=2, coin=2).turn(0)
    return p.play("advance exploration", "pay coin")


def test_the_effects_of_a_space_are_a_group_with_the_options_that_pick_them() -> None:
    p = tunnels()
    assert p.options == ["pick 0", "pick 1"]
    first, second = groups(p)
    assert [chip.option for chip in first.chips] == ["pick 0", "pick 1"]
    assert [chip.option for chip in second.chips] == [""], "the bonus is not asked for yet"
    space, effects = words(p)[0]
    assert (space, effects) == ("Tunnels", ["1 territory tile", "farm"])
    assert words(p, "de")[0] == ("Tunnel", ["1 Gebietsteil", "Bauernhof"])
    assert words(p)[1][1][0].startswith("bonus of Tunnels: any resource → ")


def test_what_interrupts_comes_before_what_waits() -> None:
    rows = ["#########", "#########", "########."] + ["........."] * 6
    p = Position().city(0, *rows).effect(0, Form(seq=(Form(do="building", what="farm"), Form(do="tile"))))
    p.play("plot i3")
    (district, gained), *_, (_, rest) = words(p)
    assert (district, len(gained), rest) == ("a complete district", 4, ["1 territory tile"])
    assert words(p, "de")[0][0] == "ein vollständiges Stadtviertel"


def test_an_income_turn_shows_its_steps() -> None:
    p = Position().tech(0, bottom=["radio"]).hand(0, "academia", "feudalism").income(0, 2)
    p.set(1, era=2)
    assert words(p)[-1] == (
        "income turn 2",
        [
            "Tapestry card",
            "you may upgrade a tech card",
            "score the income mat",
            "gain resources, tiles and cards",
        ],
    )


def test_a_placement_and_a_landmark_name_their_piece() -> None:
    p = Position().token(0, technology=3).has(0, coin=1, food=1).turn(0).play("advance technology")
    group = words(p)[0]
    assert group[1][0].startswith("place the landmark: ")
    p = Position().effect(0, Form(do="building", what="market"))
    assert words(p) == [("", ["place the building: market"])]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_waits_has_words(lang: str) -> None:
    """In random games every question and every pending effect is in the queue, with words."""
    game = spielwerk.game("tapestry", seats=3, ask_forced=False)
    rules = game.rules
    assert isinstance(rules, TapestryRules)
    chance = random.Random(7).random
    seen: set[str] = set()
    with language(lang):
        for seed in range(3):
            s = game.new(seed)
            while (d := game.decision(s)) is not None:
                found = queue(game.view(s, d.seat).stack, rules)
                chips = [chip for group in found for chip in group.chips]
                asked = [f for f in s.stack if isinstance(f, Ask | Do | Which | Whether)]
                asked = [f for f in asked if not isinstance(f, WhichAbility)]
                assert len(chips) >= len([f for f in asked if not isinstance(f, Ask) or f.gesture])
                for group in found:
                    if group.source:
                        seen.add(source_name(group.source, rules, SPEECH).kind)
                    assert all(chip_words(chip, rules, SPEECH) for chip in group.chips)
                picked = {chip.option for chip in chips if chip.option}
                assert not picked or {o.text for o in d.options} <= {*picked, "no"}
                game.apply(s, d.options[int(chance() * len(d.options))])
    assert seen >= {"space", "income", "tech", "hanging", "tile"}


def test_the_queue_is_a_panel_and_a_list_in_the_terminal() -> None:
    p = tunnels()
    panel = SPEECH.panels(p.view(0), p.s.rules)[0]
    assert (panel.key, [row[1:] for row in panel.rows]) == (
        "queue",
        [("Tunnels", "1 territory tile · Farm"), ("–", "Bonus of Tunnels: any resource → explore")],
    )
    assert SPEECH.panels(Position().turn(0).view(0), p.s.rules)[0].key == "table"
    lines = [line.strip() for line in draw(p.view(0), p.s.rules, Paint(colour=False), 100)]
    told = " ".join(lines)
    assert "Still to do: (1) Tunnels: 1 territory tile · farm; (2) bonus of Tunnels: any resource" in told
    assert not [
        line
        for line in draw(Position().turn(0).view(0), p.s.rules, Paint(colour=False), 100)
        if "Still" in line
    ]


def test_a_civilization_is_named_once_while_it_acts() -> None:
    p = Position().civilization(0, "merrymakers", 0, 0, 0).hand(0, "trap").set(1, era=2).income(0, 2)
    assert words(p)[-1][1][:2] == ["Civilization", "play a tapestry card"]


def test_a_question_alone_is_no_queue() -> None:
    p = Position().effect(0, Form(do="building", what="market")).run()
    assert SPEECH.panels(p.view(0), p.s.rules)[0].key == "table"

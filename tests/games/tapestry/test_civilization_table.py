"""The sixteen civilizations as printed: names, income turns, tokens and what their mats show."""

from __future__ import annotations

import pytest

import spielwerk
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import Form

LATER = (2, 3, 4, 5)
PRINTED: dict[str, tuple[str, tuple[int, ...], int, list[str]]] = {
    "alchemists": ("Alchemists", LATER, 0, []),
    "architects": ("Architects", (), 0, []),
    "craftsmen": (
        "Craftsmen",
        (),
        0,
        [
            "worker | tile | vp 5",
            "coin | invent | upgrade | vp 10",
            "food | hanging | culture | research with bonus | vp 15",
        ],
    ),
    "entertainers": (
        "Entertainers",
        LATER,
        1,
        [
            "nothing > 2 3 4 5",
            "worker > 6 7",
            "culture > 7 8",
            "food > 7 8",
            "coin > 8 9",
            "farm > 10 11",
            "market > 10 11",
            "house > 12 13",
            "armory > 12 13",
            "conquer > 14 15",
            "research > 15 16",
            "invent > 15 16",
            "explore > 16 17",
            "advance technology with bonus",
            "advance exploration with bonus",
            "advance military with bonus",
            "advance science with bonus",
        ],
    ),
    "futurists": ("Futurists", (), 0, ["4 steps", "food + worker + culture + coin"]),
    "heralds": ("Heralds", LATER, 4, []),
    "historians": ("Historians", LATER, 4, ["vp 3 | worker | food | vp 3"]),
    "inventors": ("Inventors", LATER, 4, []),
    "isolationists": ("Isolationists", (5,), 4, ["5 10 16 23 31 40"]),
    "leaders": (
        "Leaders",
        LATER,
        0,
        [
            "advance exploration without bonus | advance science without bonus"
            " | advance military without bonus | advance technology without bonus"
        ],
    ),
    "merrymakers": (
        "Merrymakers",
        LATER,
        3,
        [
            "coin | worker + food | culture + armory",
            "tile | invent + hanging | explore + research with bonus",
            "vp 5 | vp 10 | vp 15",
        ],
    ),
    "militants": (
        "Militants",
        (1, *LATER),
        0,
        ["coin | vp 2 | food | vp 4", "vp 1 | worker | vp 3 | culture"],
    ),
    "mystics": ("Mystics", (5,), 0, ["tech 1-9", "district 1-9", "territory 1-9", "track 1-4", "10 points"]),
    "nomads": ("Nomads", (), 0, []),
    "the-chosen": ("The Chosen", LATER, 0, ["5 points"]),
    "traders": ("Traders", LATER, 4, []),
}
"""Written from the mats of the first printing: name, income turns, tokens, and the mat from below or left."""


def said(form: Form | None) -> str:
    """An effect of a mat in short."""
    if form is None:
        return "nothing"
    if form.all:
        return " + ".join([said(part) for part in form.all])
    bonus = {"pay": " with bonus", "none": " without bonus"}[form.bonus]
    if form.do in ("resource", "building"):
        return form.what
    if form.do == "advance":
        return f"advance {' '.join(form.tracks)}{bonus}"
    if form.do == "research":
        return f"research{bonus}" if form.benefit else "research"
    return f"vp {form.n}" if form.do == "vp" else form.do


def mat(civ: components.Civilization) -> list[str]:
    """All that a mat shows."""
    lines = [" | ".join([said(form) for form in column]) for column in civ.columns]
    for node in civ.nodes:
        onward = f" > {' '.join([str(n) for n in node.next])}" if node.next else ""
        lines.append(said(node.gives) + onward)
    if civ.steps:
        lines.append(f"{civ.steps} steps")
    if civ.start:
        lines.append(said(civ.start))
    if civ.table:
        lines.append(" ".join([str(n) for n in civ.table]))
    lines += [f"{one.what} {one.least}-{one.most}" for one in civ.predictions]
    return lines + [f"{civ.points} points"] * bool(civ.points)


BASE = {civ.id for civ in components.of_base(components.civilizations())}


@pytest.mark.rule("tapestry.civ.table")
def test_names_mats_and_numbers_are_the_printed_ones() -> None:
    found = {civ.id: (civ.name.en, civ.turns, civ.tokens, mat(civ)) for civ in components.civilizations()}
    found = {id: one for id, one in found.items() if id in BASE}
    assert found == PRINTED
    offered = next(field for field in BOX.schema().seat if field.name == "civilization")
    assert set(offered.choices) == {civ.id for civ in components.civilizations()} >= set(PRINTED)


@pytest.mark.rule("tapestry.civ.table")
@pytest.mark.parametrize("name", PRINTED)
def test_each_can_be_started_with_and_gained_later(name: str) -> None:
    """The Futurists and the Mystics are replaced by another one later."""
    game = spielwerk.game("tapestry", seats=[{"civilization": name}, {}])
    assert game.new(1) is not None
    p = Position(ask=True).effect(0, Form(do="civilization")).play(f"draw-civilization {name}")
    replaced = p.player(0).civilizations == ()
    assert replaced == (name in ("futurists", "mystics"))

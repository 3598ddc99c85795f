"""Checks that effects in data files use only known words, because a data pack may misspell one."""

from __future__ import annotations

from collections.abc import Container, Iterator

from spielwerk.games.tapestry.components import Components
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.data import check

YIELDS = ("vp", "per", "city", "resource", "tile", "hanging")
"""What the spaces of an income mat may give."""


def check_names(data: Components) -> None:
    """Raises a `DataError` if an effect does not name what it gains, or names an unknown landmark."""
    landmarks = [landmark.id for landmark in data.landmarks()]
    for file, part in parts(data):
        if part.do == "landmark":
            check(file, part.what in landmarks, f"unknown landmark '{part.what}'")
        elif part.do in ("resource", "building"):
            check(file, bool(part.what), f"'{part.do}' must say what")
    for form in [form for row in data.income().rows for space in row.spaces for form in space.gives]:
        check("income", form.do in YIELDS, f"an income mat gives {', '.join(YIELDS)}, but not '{form.do}'")


def check_verbs(data: Components, atoms: Container[str], *, fifth: bool = False) -> None:
    """Raises a `DataError` if an effect is not one of the atoms of the assembled rules."""
    more = [("fifth", part) for form in fifth_forms(data) for part in within(form)] if fifth else []
    for file, part in [*parts(data), *more]:
        verb = f"per-{part.what}" if part.do == "per" else part.do
        check(file, not verb or verb in atoms, f"unknown effect '{verb}'")


def parts(data: Components) -> Iterator[tuple[str, Form]]:
    """Yields all effects of the data, nested ones included, with the name of the file."""
    for file, form in forms(data):
        for part in within(form):
            yield file, part


def fifth_forms(data: Components) -> list[Form]:
    """Returns all effects of the fifth track."""
    spaces, masterpieces = data.fifth().spaces, data.fifth().masterpieces.benefits
    bonuses = [space.bonus.gain for space in spaces if space.bonus]
    return [*[space.benefit for space in spaces], *bonuses, *masterpieces]


def within(form: Form) -> Iterator[Form]:
    """Yields an effect and all effects nested in it."""
    yield form
    for part in (*form.all, *form.seq, *form.choose, *filter(None, (form.may, form.of))):
        yield from within(part)


def forms(data: Components) -> Iterator[tuple[str, Form]]:
    """Yields all top-level effects of the data, with the name of the file."""
    for space in [space for track in data.tracks().tracks for space in track.spaces]:
        yield "tracks", space.benefit
        if space.bonus:
            yield "tracks", space.bonus.gain
    for tile in data.tiles():
        yield "tiles", tile.reward
    for space_tile in data.spaces():
        yield "spaces", space_tile.reward
    for card in data.techs():
        yield "techs", card.circle
        yield "techs", card.square
    for hanging in data.hangings():
        if hanging.effect:
            yield "hangings", hanging.effect
    for face in (*data.dice().red.faces, *data.dice().black.faces):
        yield "dice", face
    for form in [form for row in data.income().rows for income in row.spaces for form in income.gives]:
        yield "income", form
    for civilization in data.civilizations():
        mats = [form for column in civilization.columns for form in column]
        nodes = [node.gives for node in civilization.nodes]
        for found in filter(None, (civilization.start, *mats, *nodes)):
            yield "civilizations", found

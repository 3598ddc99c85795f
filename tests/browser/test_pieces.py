"""Every board: what is drawn after a click is what the server would draw on an empty page."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from browser.house import Person
from spielwerk.kernel.installed import BOARDS, entries
from spielwerk.kernel.registry import listed

Make = Callable[..., Person]
LONG = bool(os.environ.get("SPIELWERK_BROWSER_LONG"))
CLICKS = 100_000 if LONG else 40
DRAWN = sorted({entry.name for entry in entries(BOARDS)} & set(listed()))
"""The games that can be set up and have a board; an interlude has no map."""
WRONG = """async (address) => {
    const sheet = (page) => page.querySelector("#map-sheet");
    const answer = await fetch(address, { headers: { "HX-Request": "true" } });
    const drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!sheet(drawn)) return sheet(document) ? ["a map that should not be there"] : [];
    const PASSING = new Set(["lit", "pointed", "over", "dragged"]);
    const attributes = (node) => [...node.attributes]
        .filter(({ name }) => !["tabindex", "data-htmx-powered"].includes(name))
        .map(({ name, value }) => [name, name === "class"
            ? value.split(" ").filter((word) => word && !PASSING.has(word)).join(" ") : value])
        .filter(([name, value]) => name !== "class" || value)
        .map((pair) => pair.join("=")).sort().join(" ");
    const space = (node) => node.namespaceURI.split("/").at(-1);
    const kind = (node) => node.nodeType === 1 ? `${space(node)}:${node.localName}` : "words";
    const found = [];
    const differ = (path, is, should) => is !== should && found.push(`${path}: ${is} instead of ${should}`);
    const compare = (is, should, path) => {
        if (found.length > 4 || is?.classList?.contains("ghost")) return;
        if (!is || !should) {
            found.push(`${path}: ${is ? "too much" : "missing"}: ${kind(is ?? should)} ${(is ?? should).id}`);
            return;
        }
        const here = `${path} > ${should.id || kind(should)}`;
        if (differ(here, kind(is), kind(should))) return;
        if (is.nodeType !== 1) {
            differ(here, is.nodeValue, should.nodeValue);
            return;
        }
        differ(here, attributes(is), attributes(should));
        for (let k = 0; k < Math.max(is.childNodes.length, should.childNodes.length); k++) {
            compare(is.childNodes[k], should.childNodes[k], here);
        }
    };
    compare(sheet(document), sheet(drawn), "map");
    for (const part of drawn.querySelectorAll("[data-kept]")) {
        if (!sheet(drawn).contains(part)) compare(document.getElementById(part.id), part, "kept");
    }
    return found;
}"""
"""Differences between the map and the kept parts on the page and a new drawing of them, apart from what only
passes."""


@pytest.mark.parametrize("board", DRAWN)
def test_pieces_drawn_are_those_of_the_position_after_each_click(person: Make, board: str) -> None:
    """Two people at one screen; the long version plays to the end."""
    one = person()
    page = one.set_up(board, "hotseat")
    address, luck = f"{one.table()}/fragment", random.Random(3)
    for clicks in range(CLICKS):
        if not one.click_through(1, luck):
            break
        wrong: list[str] = page.evaluate(WRONG, address)
        assert not wrong, (clicks, wrong)

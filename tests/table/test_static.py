"""Static files: what a table needs comes in few of them."""

from __future__ import annotations

import re

from spielwerk.table.serving.static_files import BUNDLES, files, parts
from table.visiting import Guest


def test_a_table_asks_for_few_files() -> None:
    """Colours, what all pages share and what tables need; htmx and one script of our own."""
    guest = Guest()
    live = guest.adopt("scythe-solo")
    page = guest.page(f"/table/{live.id}")
    assert len(re.findall(r'<link rel="stylesheet"', page)) <= 4
    assert len(re.findall(r"<script", page)) == 2
    for bundle in ("table/at-table.css", "table/at-table.js"):
        assert f'"/static/{bundle}?v={files()[bundle].hash}"' in page


def test_a_bundle_is_all_of_its_parts_in_order() -> None:
    for bundle in BUNDLES:
        found = parts(bundle, files())
        assert files()[bundle].content == b"\n".join([files()[part].content for part in found])
        assert {files()[part].kind for part in found} == {files()[bundle].kind}


def test_a_bundle_has_the_files_of_all_boards_behind_those_of_the_kit() -> None:
    assert [part for part in parts("table/at-table.js", files()) if part.startswith("boards/")] == [
        "boards/kit/ghosts.js",
        "boards/kit/map.js",
        "boards/kit/map-hands.js",
        "boards/kit/motion.js",
        "boards/dei/group.js",
        "boards/interlude/asked.js",
        "boards/scythe/mat.js",
        "boards/tapestry/board.js",
    ]
    styles = parts("table/at-table.css", files())
    assert styles.index("boards/kit/map.css") < styles.index("boards/dei/board.css")
    assert styles.index("boards/scythe/board.css") < styles.index("boards/scythe/mat.css")


def test_each_script_of_a_bundle_stands_for_itself() -> None:
    """Names of one do not reach into the next."""
    for part in parts("table/at-table.js", files()):
        code = files()[part].content.partition(b"*/")[2].strip()
        assert code.startswith(b"(() => {"), part
        assert code.endswith(b"})();"), part


def test_the_keys_are_listed_beside_the_rules() -> None:
    guest = Guest("de")
    live = guest.adopt("scythe-solo")
    dock = guest.page(f"/table/{live.id}").partition('id="rules"')[2]
    assert "<kbd>Esc</kbd></dt><dd>einen Schritt zurück" in dock
    guest.client.cookies["keys"] = "off"
    assert "<kbd>" not in guest.page(f"/table/{live.id}").partition('id="rules"')[2]

"""Static files: read into memory once and served with their hash, so that browsers cache them."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from django.contrib.staticfiles.finders import get_finders
from django.core.files.storage import Storage
from django.http import HttpRequest, HttpResponse, HttpResponseNotFound
from msgspec import Struct

from spielwerk.boards.registry import static_folders

BOARDS = "boards/*"
"""A placeholder in a bundle for the files of its type from the boards, those of the kit first."""
SEATS = "boards/*/seats.css"
"""A placeholder for the colours that boards give to seats, which other pages need as well."""
BUNDLES = {
    "table/seats.css": (SEATS,),
    "table/at-table.css": (
        "table/start.css",
        "table/table.css",
        "table/sheet-cards.css",
        BOARDS,
        "table/story.css",
        "table/reasons.css",
        "table/rules.css",
    ),
    "table/at-table.js": (
        "table/namespaces.js",
        "table/settings.js",
        "table/table.js",
        "table/parts.js",
        BOARDS,
        "table/sound.js",
        "table/clock.js",
        "table/reasons.js",
        "table/story.js",
        "table/rules.js",
    ),
}
"""What a table needs before it can be shown comes in two files instead of twenty: a browser requests six at
a time, and each request costs more than its content."""
FOREVER = "public, max-age=31536000, immutable"
BRIEFLY = "public, max-age=60"


class File(Struct, frozen=True):
    content: bytes
    kind: str
    hash: str


@cache
def files() -> dict[str, File]:
    """Returns all static files of the table, of the packages it uses and of the boards, by path."""
    found: dict[str, File] = {}
    for finder in get_finders():
        for path, storage in finder.list([".*"]):
            if path not in found:
                found[path] = _file(path, Path(storage.path(path)).read_bytes())
    for id, folder in static_folders().items():
        for file in sorted([file for file in folder.rglob("*") if file.is_file()], key=_in_bundle):
            path = f"boards/{id}/{file.relative_to(folder).as_posix()}"
            found[path] = _file(path, file.read_bytes())
    for path in BUNDLES:
        found[path] = _file(path, b"\n".join([found[part].content for part in parts(path, found)]))
    return found


def _in_bundle(file: Path) -> tuple[Path, str]:
    """Returns the sort key of a board's file: its name without the extension."""
    return file.parent, file.stem


def parts(bundle: str, found: Mapping[str, File]) -> list[str]:
    """Returns the files of a bundle, in order."""
    suffix = Path(bundle).suffix
    of_boards = [path for path in found if path.startswith("boards/") and path.endswith(suffix)]
    colours = [path for path in of_boards if path.endswith("/seats.css")]
    several = {BOARDS: of_boards, SEATS: colours}
    return [path for part in BUNDLES[bundle] for path in several.get(part, [part])]


def _file(path: str, content: bytes) -> File:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    return File(content, kind, sha256(content).hexdigest()[:12])


class HashedStorage(Storage):
    """Returns the address of a file with its hash, for the template tag `static`."""

    def url(self, name: str | None) -> str:
        file = files().get(name or "")
        return f"/static/{name}?v={file.hash}" if file else f"/static/{name}"


def serve(request: HttpRequest, path: str) -> HttpResponse:
    """Serves one static file."""
    file = files().get(path)
    if file is None:
        return HttpResponseNotFound("no such file", content_type="text/plain")
    response = HttpResponse(file.content, content_type=file.kind)
    response["Cache-Control"] = FOREVER if request.GET.get("v") == file.hash else BRIEFLY
    return response

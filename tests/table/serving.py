"""A real server in a process of its own, and a browser without a screen: cookies, forms and links only."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

TESTS = Path(__file__).parents[1]
PATIENCE = 120.0
"""Seconds until something counts as hanging; on a busy machine all of this takes its time."""
COMMAND = [sys.executable, "-c", "import sample, spielwerk.cli as c, sys; sys.exit(c.main())", "serve"]
INSIDE = """
import json, sys
import django
django.setup()
import sample
from table import inside
print(json.dumps(getattr(inside, sys.argv[1])(**json.loads(sys.argv[2]))))
"""


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SPIELWERK_")}
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    return {
        **kept,
        "PYTHONPATH": paths,
        "LC_ALL": "C.UTF-8",
        "SPIELWERK_DATA": str(data),
        "DJANGO_SETTINGS_MODULE": "spielwerk.table.settings",
        **more,
    }


def inside(data: Path, function: str, **arguments: Any) -> Any:
    """Call a function of `table.inside` in a process that uses this data folder, with this `environ`."""
    environ = arguments.pop("environ", {})
    done = subprocess.run(
        [sys.executable, "-c", INSIDE, function, json.dumps(arguments)],
        env=environment(data, **environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


class Server:
    """`spielwerk serve` on a free port."""

    def __init__(self, data: Path, *options: str, **more: str) -> None:
        self.data = data
        self.process = subprocess.Popen(
            [*COMMAND, "--data", str(data), "--port", "0", "--no-browser", *options],
            env=environment(data, **more),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line + self.error()
        self.port = int(found[1])

    def error(self) -> str:
        self.process.kill()
        return self.process.communicate()[1]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


class Page(HTMLParser):
    """The form `act` of a page with its fields and buttons, and all addresses it names."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.buttons: list[tuple[str, str]] = []
        self.links: list[str] = []
        self._form = ""
        self.text = html
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attributes}
        if tag == "form":
            self._form = found.get("id", "")
        form = found.get("form", self._form)
        if tag == "input" and form == "act" and found.get("type") == "hidden":
            self.fields[found["name"]] = found.get("value", "")
        if tag == "button" and form == "act" and "disabled" not in found and "name" in found:
            self.buttons.append((found["name"], found.get("value", "")))
        for name in ("href", "src", "hx-get", "data-stream", "data-turn"):
            if found.get(name, "").startswith("/"):
                self.links.append(found[name])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = ""

    @property
    def choices(self) -> list[str]:
        return [value for name, value in self.buttons if name == "choice"]


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def text(self) -> str:
        return self.body.decode()


class Browser:
    """Speaks HTTP to a server, one kept connection, with cookies."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookies = dict([cookie.split("=", 1)]) if cookie else {}
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def request(self, method: str, path: str, form: dict[str, str] | None = None, **headers: str) -> Answer:
        sent = {"Cookie": "; ".join([f"{k}={v}" for k, v in self.cookies.items()]), "Accept-Language": "en"}
        body = None
        if form is not None:
            body = urlencode(form)
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        self.connection.request(method, path, body, sent)
        response = self.connection.getresponse()
        found = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return found

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, None, **headers)

    def table(self, table_id: str) -> Page:
        answer = self.get(f"/table/{table_id}")
        assert answer.status == 200, (answer.status, answer.text)
        return Page(answer.text)

    def choose(self, table_id: str, page: Page, choice: str) -> Answer:
        """Press a button; no scripts, so the answer is a redirect back to the table."""
        form = {**page.fields, "choice": choice}
        return self.request("POST", f"/table/{table_id}/act", form)

    def close(self) -> None:
        self.connection.close()


def path_of(url: str) -> str:
    return urlsplit(url).path

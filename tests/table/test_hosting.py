"""docs/hosting.md, followed word for word: the commands and files are taken from the page.

What is changed on the way, so that it works without being root and beside whatever else runs here:

| on the page | here |
|---|---|
| `/etc/`, `/var/` | the same below a folder of the test |
| `/opt/spielwerk/bin/` | the environment that runs the tests |
| ports 443, 80 and 8765 | free ones; so TLS is not on its usual port |
| `apt`, `useradd`, `python3 -m venv`, `pip` | left out: all of that is there |
| `runuser -u spielwerk --` | left out: there is no such user |
| `systemctl` for `spielwerk` | the unit's command with its environment, watched as by systemd |
| `systemctl reload nginx` | `nginx` with a configuration that includes `sites-enabled`, as Debian's does |
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from table.serving import PATIENCE, TESTS, Server, environment

PAGE = TESTS.parent / "docs" / "hosting.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
NAME = "tables.example.org"
LEFT_OUT = ("apt", "useradd", "python3", "pip", "export", "docker", "echo")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin")
needed = [name for name in ("openssl", "curl") if shutil.which(name) is None] + ([] if NGINX else ["nginx"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def named(kind: str) -> tuple[str, str]:
    """A file of the page: its path and its text."""
    (found,) = [
        text for language, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if language == kind
    ]
    path = re.match(r"# (/\S+)\n", found)
    assert path, f"the first line of the {kind} block names its file"
    return path[1], found


class Machine:
    """A machine on which the page is followed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ports = {"443": free_port(), "80": free_port(), "8765": free_port()}
        self.units: dict[str, subprocess.Popen[str]] = {}
        self.log = root / "spielwerk.log"
        for kind in ("ini", "nginx"):
            path, text = named(kind)
            self.path(path).parent.mkdir(parents=True, exist_ok=True)
            self.path(path).write_text(self.here(text))
        for folder in ("/etc/nginx/sites-enabled", "/var/log/nginx", "/var/lib/spielwerk", "/run"):
            self.path(folder).mkdir(parents=True, exist_ok=True)
        self.notify = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notify.bind(str(root / "notify"))
        self.notify.settimeout(PATIENCE)

    def path(self, path: str) -> Path:
        return Path(str(self.root) + path)

    def here(self, text: str) -> str:
        """A text of the page with the changes of the list above."""
        text = re.sub(r"/opt/spielwerk/bin/", f"{Path(sys.executable).parent}/", text)
        text = re.sub(r"(?<![\w/.])/(etc|var)/", rf"{self.root}/\1/", text)
        text = re.sub(r"(?<=listen )(443|80)\b", lambda m: str(self.ports[m[1]]), text)
        return text.replace("8765", str(self.ports["8765"]))

    def follow(self, *, until: str = "", after: str = "") -> None:
        """Run the commands of the page, from one heading to another."""
        page = PAGE.read_text(encoding="utf-8")
        page = page[page.index(after) if after else 0 : page.index(until) if until else len(page)]
        for language, text in BLOCK.findall(page):
            if language == "sh":
                for line in text.splitlines():
                    self.run(shlex.split(self.here(line)))

    def run(self, words: list[str]) -> None:
        if Path(words[0]).name in LEFT_OUT:
            return
        if words[0] == "runuser":
            words = words[words.index("--") + 1 :]
        if words[0] == "systemctl":
            self.systemctl(words[1:])
            return
        if words[0] == "nginx":
            assert NGINX
            words = [NGINX, "-c", str(self.configuration()), *words[1:]]
        environ = environment(self.path("/var/lib/spielwerk"))
        done = subprocess.run(
            words, env=environ, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert done.returncode == 0, f"{shlex.join(words)}: {done.stdout}{done.stderr}"
        assert "warn" not in done.stderr, done.stderr

    def systemctl(self, words: list[str]) -> None:
        known = {
            "daemon-reload": lambda: None,
            "enable --now spielwerk": self.start_spielwerk,
            "start spielwerk": self.start_spielwerk,
            "stop spielwerk": self.stop_spielwerk,
            "reload nginx": self.start_nginx,
        }
        known[" ".join(words)]()

    def configuration(self) -> Path:
        """What Debian's own nginx.conf does for a site, with all other files in our folder."""
        path = self.path("/etc/nginx/nginx.conf")
        temporary = "".join(
            f"{name}_temp_path {self.root}/run/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if os.getuid() == 0 else ""
        path.write_text(
            f"{user}pid {self.root}/run/nginx.pid;\nerror_log {self.root}/var/log/nginx/error.log;\n"
            "events {}\nhttp {\n"
            f"access_log {self.root}/var/log/nginx/access.log;\n{temporary}"
            f"include {self.root}/etc/nginx/sites-enabled/*;\n}}\n"
        )
        return path

    def start_nginx(self) -> None:
        assert NGINX
        command = [NGINX, "-c", str(self.configuration()), "-g", "daemon off;"]
        self.units["nginx"] = subprocess.Popen(command, text=True, stderr=subprocess.DEVNULL)
        wait_for(self.ports["443"])

    def unit(self) -> dict[str, list[str]]:
        settings: dict[str, list[str]] = {}
        for line in self.path(named("ini")[0]).read_text().splitlines():
            name, equals, value = line.partition("=")
            if equals:
                settings.setdefault(name, []).append(value)
        return settings

    def start_spielwerk(self) -> None:
        """As systemd would: ready means that it has said so."""
        unit = self.unit()
        environ = dict(line.split("=", 1) for line in unit["Environment"])
        assert unit["Type"] == ["notify"]
        environ |= {
            "NOTIFY_SOCKET": str(self.root / "notify"),
            "WATCHDOG_USEC": f"{unit['WatchdogSec'][0]}000000",
        }
        with self.log.open("a") as log:
            self.units["spielwerk"] = subprocess.Popen(
                shlex.split(unit["ExecStart"][0]),
                env=environment(self.path("/var/lib/spielwerk"), **environ),
                stdout=log,
                stderr=log,
                text=True,
            )
        while self.notify.recv(100) != b"READY=1":
            pass
        assert self.notify.recv(100) == b"WATCHDOG=1"

    def stop_spielwerk(self) -> None:
        stop_by = getattr(signal, self.unit()["KillSignal"][0])
        self.units["spielwerk"].send_signal(stop_by)
        assert self.units.pop("spielwerk").wait(PATIENCE) == 0

    def close(self) -> None:
        for process in self.units.values():
            process.terminate()
            process.wait(PATIENCE)
        self.notify.close()

    def logs(self) -> str:
        found = [*self.path("/var/log/nginx").iterdir(), self.log]
        return "\n".join(path.read_text() for path in found)


def wait_for(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)


class Friend:
    """A browser that comes over TLS and trusts our certificate."""

    def __init__(self, machine: Machine) -> None:
        self.port = machine.ports["443"]
        trusted = machine.path(f"/etc/ssl/{NAME}/fullchain.pem")
        self.trust = ssl.create_default_context(cafile=str(trusted))
        self.cookies: dict[str, str] = {}

    def ask(
        self, method: str, path: str, form: dict[str, str] | None = None, referer: str = ""
    ) -> http.client.HTTPResponse:
        """One request, as a browser sends it; the body is still to be read."""
        connection = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=PATIENCE, context=self.trust)
        connection.sock = self.trust.wrap_socket(
            socket.create_connection(("127.0.0.1", self.port), PATIENCE), server_hostname=NAME
        )
        origin = f"https://{NAME}:{self.port}"
        headers = {
            "Host": f"{NAME}:{self.port}",
            "Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items()),
        }
        if form is not None:
            headers |= {"Origin": origin, "Content-Type": "application/x-www-form-urlencoded"}
        if referer:
            headers["Referer"] = origin + referer
        connection.request(method, path, urlencode(form) if form is not None else None, headers)
        response = connection.getresponse()
        for value in response.headers.get_all("Set-Cookie", []):
            name, _, rest = value.partition("=")
            self.cookies[name] = rest.partition(";")[0]
        return response

    def get(self, path: str, referer: str = "") -> tuple[int, str]:
        response = self.ask("GET", path, referer=referer)
        return response.status, response.read().decode()

    def post(self, path: str, **form: str) -> http.client.HTTPResponse:
        """A form of a page that was opened before."""
        page = self.get("/")[1]
        token = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)
        assert token
        return self.ask("POST", path, {"csrfmiddlewaretoken": token[1], **form})


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    if needed:
        pytest.skip(f"docs/hosting.md is not followed: this machine has no {', '.join(needed)}")
    machine = Machine(tmp_path_factory.mktemp("m"))
    try:
        machine.follow(until="## Health")
        yield machine
    finally:
        machine.close()


def test_a_table_is_played_over_tls_on_another_port(machine: Machine) -> None:
    friend = Friend(machine)
    made = friend.post("/play", game="scythe")
    assert made.status == 303
    table = made.headers["Location"]
    assert friend.get(table)[0] == 200
    assert made.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert all("Secure" in value for value in made.headers.get_all("Set-Cookie", []))
    stream = friend.ask("GET", f"{table}/events")
    assert stream.readline().startswith(b"retry:"), "nginx does not collect the event stream"
    stream.close()


def test_plain_http_is_sent_to_tls(machine: Machine) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", machine.ports["80"], timeout=PATIENCE)
    connection.request("GET", "/rules/scythe", headers={"Host": NAME})
    response = connection.getresponse()
    assert (response.status, response.headers["Location"]) == (301, f"https://{NAME}/rules/scythe")


def test_health_is_for_the_machine_itself(machine: Machine) -> None:
    status, said = Friend(machine).get("/health")
    assert (status, json.loads(said)["status"]) == (200, "ok")
    assert re.search(r"location = /health \{\s+allow 127.0.0.1;\s+deny all;", named("nginx")[1])


def test_no_log_has_the_link_of_a_seat(machine: Machine) -> None:
    friend = Friend(machine)
    secret = "Zm9vYmFyYmF6cXV4-secret"
    for kind in ("seat", "watch"):
        response = friend.ask("GET", f"/{kind}/{secret}")
        assert response.status == 403
        assert response.headers["Referrer-Policy"] == "strict-origin"
        friend.ask("POST", f"/{kind}/{secret}", {"x": "y"})
    friend.get("/static/none.css", referer="/")
    machine.stop_spielwerk()
    assert friend.get(f"/seat/{secret}")[0] == 502, "nginx would say in its error log what was asked for"
    assert friend.get("/")[0] == 502
    machine.start_spielwerk()
    said = machine.logs()
    assert secret not in said
    assert "GET /seat/- 403" in said
    assert "/seat/…" in said, "the server's own log"
    assert "connect() failed" in said, "other errors are still told"


def test_backup_and_restore_work_as_the_page_says(machine: Machine) -> None:
    friend = Friend(machine)
    table = friend.post("/play", game="scythe").headers["Location"]
    machine.follow(after="## What is stored")
    assert friend.get(table)[0] == 200
    assert machine.path("/var/lib/spielwerk/today.backup").stat().st_mode & 0o777 == 0o600


def test_systemd_understands_the_unit(machine: Machine) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("the unit is not verified: this machine has no systemd-analyze")
    unit = machine.path("/etc/systemd/system/spielwerk.service")
    unit.write_text(re.sub(r"^User=.*\n", "", unit.read_text(), flags=re.M))  # there is no such user here
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    about = [line for line in done.stderr.splitlines() if "spielwerk.service" in line]
    assert about == []


def test_the_unit_limits_files_memory_and_silence() -> None:
    unit = named("ini")[1]
    for setting in (
        "LimitNOFILE=",
        "MemoryMax=",
        "WatchdogSec=",
        "Type=notify",
        "RestartPreventExitStatus=2",
    ):
        assert f"\n{setting}" in unit


def test_a_proxy_elsewhere_is_believed_if_it_is_named(tmp_path: Path) -> None:
    """Loopback stands for the proxy; named is another one, or its network."""
    for named_proxy, secure in (("192.0.2.7", False), ("127.0.0.0/8,192.0.2.7", True)):
        settings = {"SPIELWERK_PROXY": named_proxy, "SPIELWERK_HOSTS": "127.0.0.1", "SPIELWERK_PUBLIC": "1"}
        with Server(tmp_path, **settings) as server:
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.4"}
            connection.request("GET", "/", headers=headers)
            response = connection.getresponse()
            assert ("Strict-Transport-Security" in response.headers) is secure
            connection.close()


@pytest.mark.parametrize(
    "setting", [{"SPIELWERK_PROXY": "nginx"}, {"SPIELWERK_PROXY": "1", "SPIELWERK_HSTS": "long"}]
)
def test_a_wrong_setting_is_one_line(setting: dict[str, str], tmp_path: Path) -> None:
    from table.commands import refused

    told = refused(tmp_path, "serve", "--port", "0", "--no-browser", **setting)
    assert re.search("SPIELWERK_(PROXY|HSTS): .* not (nginx|long)", told)

"""The Dockerfile and the compose file: built where Docker works, read closely everywhere."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from spielwerk.table.serving.proxy import proxies
from spielwerk.table.store.database import database

ROOT = Path(__file__).parents[2]
INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER"),
    *("VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"),
}


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, continued ones joined, without comments."""
    text = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in [line.partition(" ") for line in lines]]


def last(name: str) -> str:
    return [rest for found, rest in instructions() if found == name][-1]


def test_the_image_is_built_where_docker_works() -> None:
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "info"], capture_output=True, check=False).returncode:
        pytest.skip("the image is not built: no Docker daemon answers here")
    subprocess.run([docker, "build", "--tag", "spielwerk-test", str(ROOT)], check=True)
    command = [docker, "run", "--rm", "spielwerk-test", "spielwerk", "--version"]
    assert subprocess.check_output(command, text=True).startswith("spielwerk ")


def test_all_that_is_copied_exists_and_is_not_ignored() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert lines[0] == "*", "nothing goes into the image that is not named"
    let_in = [line[1:] for line in lines if line.startswith("!")]
    copied = [rest.split()[:-1] for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists(), path
        assert any(fnmatch.fnmatch(path, one) for one in let_in), f"{path} is ignored"


def test_what_is_installed_is_all_that_the_package_needs() -> None:
    """The wheel's own files are among those that are copied."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    included = re.findall(r'^"(.+)" = "spielwerk/', project, re.M)
    named = re.findall(r'^(?:readme = "(.+)"|license-files = \["(.+)"\])$', project, re.M)
    needed = [*included, *[one or other for one, other in named]]
    assert len(needed) == 3
    copied = " ".join(rest for name, rest in instructions() if name == "COPY")
    assert [path for path in needed if path not in copied] == []


def test_the_image_runs_as_nobody_special_and_is_watched() -> None:
    assert {name for name, _ in instructions()} <= INSTRUCTIONS
    assert last("USER") == "spielwerk"
    assert last("STOPSIGNAL") == "SIGINT"
    port = last("EXPOSE")
    check = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    compile(check[2], "HEALTHCHECK", "exec")
    assert f"http://127.0.0.1:{port}/health" in check[2]
    command = json.loads(last("CMD"))
    assert command[:2] == ["spielwerk", "serve"]
    assert command[command.index("--port") + 1] == port
    assert dict([last("ENV").split("=")]) == {"SPIELWERK_DATA": last("VOLUME")}


# --- compose.yaml


def parsed(lines: list[str], indent: int = 0) -> Any:
    """The part of YAML that the file uses: mappings, lists and plain or quoted scalars."""
    found: Any = None
    while lines and len(lines[0]) - len(lines[0].lstrip()) >= indent:
        line = lines.pop(0)
        assert len(line) - len(line.lstrip()) == indent, line
        line = line.strip()
        if line.startswith("- "):
            found = [*(found or []), line[2:].strip('"')]
            continue
        name, colon, rest = line.partition(":")
        assert colon, line
        assert name not in (found or {}), f"{name} is there twice"
        deeper = bool(lines) and len(lines[0]) - len(lines[0].lstrip()) > indent
        value = rest.strip().strip('"') if rest.strip() or not deeper else parsed(lines, indent + 2)
        found = {**(found or {}), name: value}
    return found


def compose() -> dict[str, Any]:
    lines = (ROOT / "compose.yaml").read_text(encoding="utf-8").splitlines()
    return dict(parsed([line for line in lines if line.strip() and not line.lstrip().startswith("#")]))


def test_the_compose_file_fits_the_image_and_the_page() -> None:
    found = compose()
    server, store = found["services"]["spielwerk"], found["services"]["database"]
    assert server["build"] == "."
    port = last("EXPOSE")
    assert server["ports"] == [f"127.0.0.1:{port}:{port}"], "the proxy alone reaches it"
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in store["healthcheck"]["test"]
    volumes = [line.split(":") for service in (server, store) for line in service["volumes"]]
    assert {name for name, _ in volumes} == set(found["volumes"])
    assert ["data", last("VOLUME")] in volumes


def test_the_settings_of_the_compose_file_are_understood() -> None:
    services = compose()["services"]
    environ = services["spielwerk"]["environment"]
    settings = database(environ["SPIELWERK_DATABASE"].replace("${POSTGRES_PASSWORD}", "secret"), Path())
    store = services["database"]["environment"]
    assert (settings["USER"], settings["NAME"]) == (store["POSTGRES_USER"], store["POSTGRES_DB"])
    assert settings["HOST"] in services
    assert proxies(environ["SPIELWERK_PROXY"])
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert asked == set(re.findall(r'^echo "(\w+)=', page, re.M)), "the page says what goes into .env"
    commands = re.findall(r"^docker compose exec (.*)$", page, re.M)
    assert [shlex.split(command)[0] for command in commands] == ["spielwerk"]

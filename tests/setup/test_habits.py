"""The files that tools and hosts of repositories read agree with the rest."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import spielwerk

ROOT = Path(__file__).parents[2]
API = re.compile(r"^::: (\S+)$", re.MULTILINE)


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    return tomllib.loads(page("pyproject.toml"))


def test_the_workflow_runs_all_tests_on_each_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", page("pyproject.toml"))
    workflow = page(".github/workflows/test.yml")
    assert re.findall(r'"(3\.\d+)"', workflow) == promised == ["3.11", "3.12", "3.13"]
    assert "- run: make test\n" in workflow
    assert project()["project"]["requires-python"] == f">={promised[0]}"


def test_hooks_before_a_commit_take_nothing_from_elsewhere() -> None:
    hooks = page(".pre-commit-config.yaml")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    targets = re.findall(r"entry: make (\w+)", hooks)
    assert sorted(targets) == ["format", "layers", "lint", "types"]
    assert all(re.search(rf"^{target}:", page("Makefile"), re.MULTILINE) for target in targets)


def test_editors_break_lines_where_the_linter_does() -> None:
    said = re.search(r"max_line_length = (\d+)", page(".editorconfig"))
    assert said is not None
    assert int(said[1]) == project()["tool"]["ruff"]["line-length"]


@pytest.mark.parametrize("name", ["rule-mistake", "bug", "idea"])
def test_there_is_a_template_for_each_kind_of_issue(name: str) -> None:
    template = page(f".github/ISSUE_TEMPLATE/{name}.yml")
    assert re.search(r"^name: \w", template, re.MULTILINE)
    assert "required: true" in template


def api_names() -> list[str]:
    pages = sorted((ROOT / "docs" / "api").glob("*.md"))
    return [name for file in pages for name in API.findall(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", api_names())
def test_what_the_api_pages_describe_exists_and_has_a_docstring(name: str) -> None:
    try:
        found = import_module(name)
    except ModuleNotFoundError:
        module, _, attribute = name.rpartition(".")
        found = getattr(import_module(module), attribute)
    assert found.__doc__


def test_the_api_pages_describe_the_public_names() -> None:
    public = {f"{module}.{name}" for name, module in spielwerk._PUBLIC.items()}
    assert public <= set(api_names())


def test_each_document_has_its_place_on_the_site() -> None:
    documents = {str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs").rglob("*.md")}
    assert set(re.findall(r"[\w/-]+\.md", page("mkdocs.yml"))) == documents

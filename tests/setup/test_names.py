"""Base code of a game names none of its modules, factions or cards: an `if` on a name is not an extension.
For the same reason table, terminal and the kit of the boards name no game.

Convention: modules live in `modules/`, `fenris/`, `automa/` and `scenarios/`, factions in `factions/`,
civilizations and tapestry cards in `civilizations/` and `hangings/`. Of the other files only `box.py` ("what
is in the box") may name them, because it hands them to the game, and `components/`, because its structs have
the fields of the data files. Everything else in a game's folder is base code.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import sample
import spielwerk

GAMES = Path(spielwerk.__file__).parent / "games"
SAMPLE = Path(sample.__file__).parent
BESIDE = ("contract.py", "positions.py", "speed.py", "test_modules.py")
"""What belongs to the tests of the sample game, which lie in its own folder."""
EXTENSIONS = ("modules", "factions", "fenris", "automa", "civilizations", "hangings", "scenarios")
EXEMPT = ("box.py", "components")
NAMING = {  # the tables of data files that declare such ids, and under which keys
    "factions": ("id", "ability", "mechs"),
    "modules": ("id",),
    "cards": ("id",),
    "badges": ("id",),
    "civilizations": ("id",),
    "hangings": ("id",),
}


def reserved_names(game: Path) -> set[str]:
    """The ids that base code may not say: files of modules and factions, and what the data call by name."""
    names = {path.stem for folder in ("modules", "factions") for path in (game / folder).glob("[a-z]*.py")}
    for path in (game / "data").glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for table, keys in NAMING.items():
            for row in data.get(table, ()):
                names.update(name for key in keys for name in _ids(row.get(key)))
    return names


def _ids(value: object) -> Iterator[str]:
    """An id, a list of ids, or things that have one."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _ids(value.get("id"))
    elif isinstance(value, list):
        for each in value:
            yield from _ids(each)


def base_files(game: Path) -> list[Path]:
    """The Python files of a game that are base code."""
    return [
        path
        for path in sorted(game.rglob("*.py"))
        if path.relative_to(game).parts[0] not in (*EXTENSIONS, *EXEMPT)
    ]


def words(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and text of each identifier, import and string of a module; docstrings are prose and left out."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(word)) if id(node) not in prose:
                yield node.lineno, word
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.arg(arg=word):
                yield node.lineno, word
            case ast.keyword(arg=str(word)) | ast.FunctionDef(name=word):
                yield node.lineno, word
            case ast.AsyncFunctionDef(name=word) | ast.ClassDef(name=word):
                yield node.lineno, word
            case ast.ImportFrom(module=str(module)):
                yield from ((node.lineno, part) for part in module.split("."))
            case ast.alias(name=name, asname=asname):
                yield from ((node.lineno, part) for part in (*name.split("."), asname or ""))


def named_in_base(game: Path) -> list[str]:
    """Where base code names what it must not know, one line each."""
    reserved = {_plain(name) for name in reserved_names(game)}
    return [
        f"{path.relative_to(game)}, line {line}: {word}"
        for path in base_files(game)
        for line, word in sorted(set(words(ast.parse(path.read_text(encoding="utf-8")))))
        if _plain(word) in reserved
    ]


def _plain(word: str) -> str:
    """`RUSVIET`, `Rusviet` and `rusviet` are one name, as `war-track` and `war_track` are."""
    return word.lower().replace("_", "-")


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/__init__.py")))
def test_base_code_names_no_module_faction_or_card(game: str) -> None:
    assert named_in_base(GAMES / game) == []


def test_neither_does_the_sample_game_from_which_people_learn() -> None:
    found = [line for line in named_in_base(SAMPLE) if line.partition(",")[0] not in BESIDE]
    assert {"tolls", "smugglers", "market_day"} <= reserved_names(SAMPLE)
    assert found == []


PACKAGE = GAMES.parent
NAMELESS = ("table", "cli", "boards/kit", "arena", "bots", "kernel")
"""What must work with every game."""
PROSE = {".css": r"/\*.*?\*/", ".js": r"/\*.*?\*/|//[^\n]*", ".html": r"\{#.*?#\}"}
"""The comments in files that are not Python."""


def games_named(path: Path, ids: set[str]) -> list[str]:
    """The words of a file that have the id of a game in them; sentences may give one as an example."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        found = [word for _, word in words(ast.parse(source)) if " " not in word]
    else:
        found = re.findall(r"[\w-]+", re.sub(PROSE[path.suffix], "", source, flags=re.DOTALL))
    return sorted({word for word in found if ids & set(re.split(r"[^a-z0-9]+", word.lower()))})


@pytest.mark.parametrize("folder", NAMELESS)
def test_what_serves_all_games_names_none(folder: str) -> None:
    ids = {path.parent.name for path in GAMES.glob("*/__init__.py")}
    assert ids >= {"dei", "scythe"}
    found = {
        path.relative_to(PACKAGE).as_posix(): games_named(path, ids)
        for path in sorted((PACKAGE / folder).rglob("*"))
        if path.suffix in (".py", *PROSE)
    }
    assert len(found) > 3
    assert {name: named for name, named in found.items() if named} == {}


@pytest.mark.parametrize(
    ("name", "source", "named"),
    [
        ("a.py", '"""Of Scythe."""\nx = "for example scythe"\n', []),
        ("a.py", "from spielwerk.games.scythe import names\n", ["scythe"]),
        ("a.py", 'text("scythe-map-all")\nSCYTHE_MAP = 1\n', ["SCYTHE_MAP", "scythe-map-all"]),
        ("a.css", "/* of dei */\n#board-dei { color: red; }\n", ["board-dei"]),
        ("a.js", "// dei\nfind('.deity');\n", []),
    ],
)
def test_the_check_finds_games(tmp_path: Path, name: str, source: str, named: list[str]) -> None:
    (tmp_path / name).write_text(source)
    assert games_named(tmp_path / name, {"dei", "scythe"}) == named


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A made-up game: faction `sun` with its abilities, module `war-track`, sound base code."""
    files = {
        "factions/sun.py": "NAME = 'sun'\n",
        "factions/__init__.py": "",
        "modules/war_track.py": "ID = 'war-track'\n",
        "modules/helpers.py": "import sun\n",
        "data/factions.toml": '[[factions]]\nid = "sun"\nability = "glow"\nmechs = ["riverwalk"]\n'
        '[factions.tokens]\nid = "coin"\n',
        "data/cards.toml": '[[cards]]\nid = "comet"\nname = "rain"\n[[cards]]\nnumber = 2\n',
        "components/mats.py": "riverwalk: str\n",
        "box.py": "from game.factions import sun\n",
        "turn.py": '"""The sun shines."""\nsunny, coin, rain = "sun and rain"\n',
    }
    for name, code in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(code)
    return tmp_path


def test_the_reserved_names_come_from_files_and_data(game: Path) -> None:
    assert reserved_names(game) == {"sun", "glow", "riverwalk", "war_track", "helpers", "comet"}


def test_the_check_is_content_with_sound_base_code(game: Path) -> None:
    assert named_in_base(game) == []


@pytest.mark.parametrize(
    ("code", "word"),
    [
        ("if faction == 'sun': pass", "sun"),
        ("x = {'war-track': 1}", "war-track"),
        ("from game.modules import war_track", "war_track"),
        ("import game.modules.war_track as w", "war_track"),
        ("from game.modules.war_track import start", "war_track"),
        ("import other as riverwalk", "riverwalk"),
        ("def riverwalk(): pass", "riverwalk"),
        ("class Riverwalk: pass", "Riverwalk"),
        ("SUN = 1", "SUN"),
        ("comet: int", "comet"),
        ("async def glow(): pass", "glow"),
        ("s.war_track = 1", "war_track"),
        ("f(sun=1)", "sun"),
        ("def f(sun): pass", "sun"),
        ("x = f'{a}riverwalk'", "riverwalk"),
    ],
)
def test_the_check_finds_a_name(game: Path, code: str, word: str) -> None:
    (game / "turn.py").write_text(f'"""Prose."""\n{code}\n')
    assert named_in_base(game) == [f"turn.py, line 2: {word}"]

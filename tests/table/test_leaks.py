"""Nothing that is sent to a seat depends on what the seat cannot know.

Two tables stand side by side that differ only in the others' secrets: their hands, sealed answers and luck to
come.  The same is played on both for as long as the viewer sees the same.  Then every byte that the server
sends to the viewer must be the same too: pages, fragments, previews, history, records, event streams.

A whole short game is read by each viewer at each of its positions, page by page; of longer games positions
here and there, and whole games of Scythe with `make soak` (SPIELWERK_LEAKS is the number of games).

To read all of the past at each position of a long game would take the square of its length.  A page of the
past can tell of two things: of its moment, and of the present in which it is asked for.  So at each position
the first moment, the newest and one between are read, which shows what the present tells; every moment is
read when it is the newest, and all of them again whenever their number has doubled.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from html import unescape
from itertools import count

import pytest
from django.core import signing
from django.test import Client
from msgspec import Struct

import spielwerk
from contract import harness
from soak_seed import SOAK_SEED
from spielwerk.bots.registry import seated
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SECRET, SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision
from spielwerk.kernel.state import State
from spielwerk.table.people import seats
from spielwerk.table.serving.broadcast import message
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable
from table.playing import pick, table_at
from table.serving import Page

MOST_PAGES = 22
NUMBER = 5
"""Positions of each game."""
STEPS = 7
LANGUAGES = ("en", "de")
ROUNDS = 1
"""Of a whole short game."""
GAMES = int(os.environ.get("SPIELWERK_LEAKS", "0"))
"""Whole games of Scythe."""
DEEP = 20
"""In a long game what every option would change is read each so many positions, else of the first few."""
FEW = 6
SENSE = 75
"""Of a hundred choices in a long game so many are a bot's that wants to win: it fights, and it ends."""


OPENED = "?open="
PAST = re.compile(r"/at/\d+$")
TOKEN = re.compile(rb'="[A-Za-z0-9]{64}"')
TIME = re.compile(rb'datetime="[^"]*"')
LINKS = re.compile(r' (?:href|src|hx-get|data-stream|data-turn)="(/[^"]*)"')
"""All addresses that a page of ours names; a parser takes ten times as long."""


def links_of(html: str) -> list[str]:
    """What can be read there; the event stream never ends and is looked at by itself."""
    return [unescape(link) for link in LINKS.findall(html) if "/events" not in link]


# --- two tables


def key_for(created: tables.Created, viewer: int) -> str:
    key = f"key-{created.id}-{viewer}"
    seats.claim_for(key, created.spectator if viewer == SPECTATOR else created.links[viewer])
    return key


class Reading(Struct, frozen=True):
    """What is read of a table at one position."""

    most: int | None = None
    """So many pages, whatever they are; None: all but those of moments that are not asked for here."""
    options: int | None = FEW
    """The first so many options of which is read what they would change; None: all."""
    between: int = 0
    """Picks one moment to be read beside the first and the newest."""
    all_past: bool = False

    def past(self, moments: int) -> Iterable[int]:
        return range(moments) if self.all_past else (0, self.between % moments, moments - 1)


EACH_PAGE = Reading(MOST_PAGES, between=3)
EVERYTHING = Reading(options=None, all_past=True)


class Eye:
    """A browser of one viewer at one table, which reads all it can find there."""

    def __init__(self, created: tables.Created, viewer: int) -> None:
        self.id = created.id
        self.viewer = viewer
        self.client = Client(SERVER_NAME="localhost", raise_request_exception=True)
        name = seats.cookie_name()
        signer = signing.get_cookie_signer(salt=name + seats.SALT)
        self.client.cookies[name] = signer.sign(key_for(created, viewer))

    def everything(self, language: str, reading: Reading = EACH_PAGE) -> dict[str, bytes]:
        """All that a viewer can get: what the pages link to, fragments, previews, the event stream."""
        live = tables.get(self.id)
        self.client.cookies["language"] = language
        self.client.cookies["effects"] = "on"
        found: dict[str, bytes] = {"stream": message(live, (self.viewer,) if self.viewer >= 0 else ())}
        todo = [
            f"/table/{self.id}{page}" for page in ("", "/fragment", "/log", "/export", "/seats", "/debug")
        ]
        todo += [f"/table/{self.id}/at/{moment}" for moment in reading.past(live.moments)]
        if (d := live.decision(self.viewer)) is not None:
            todo += [f"/table/{self.id}/preview?choice={o.text}" for o in d.options[: reading.options]]
        while todo and (reading.most is None or len(found) < reading.most):
            path = todo.pop(0)
            if self.plain(path.encode()).decode() in found:
                continue
            response = self.client.get(path, headers={"HX-Request": "true"} if "fragment" in path else {})
            body = b"%d " % response.status_code + response.getvalue()
            found[self.plain(path.encode()).decode()] = self.plain(body)
            if response.headers.get("Content-Type", "").startswith("text/html"):
                links = [link.partition("#")[0] for link in links_of(response.getvalue().decode())]
                links = [
                    link for link in links if self.id in link and (reading.most or not PAST.search(link))
                ]
                todo = [link for link in links if OPENED in link] + todo  # parts that are drawn when opened
                todo += [link for link in links if OPENED not in link]
        return found

    def plain(self, body: bytes) -> bytes:
        """Without what differs between any two tables: names of tables, tokens, the time of day."""
        body = TOKEN.sub(b'="TOKEN"', body.replace(self.id.encode(), b"TABLE"))
        return TIME.sub(b"TIME", body)


def compare(eyes: list[Eye], where: str, language: str = "en", reading: Reading = EACH_PAGE) -> int:
    one, two = [eye.everything(language, reading) for eye in eyes]
    assert list(one) == list(two), where
    for path, body in one.items():
        assert body == two[path], f"{where}: {path}"
    return len([body for body in one.values() if not body.startswith(b"4")])


# --- playing on both


def same_for(viewer: int, one: LiveTable, two: LiveTable) -> bool:
    """What the viewer may know, by the rules of the game alone."""
    return one.view(viewer) == two.view(viewer) and one.log(viewer) == two.log(viewer)


Chooser = Callable[[LiveTable, Decision, Rng], str]


def step(pair: list[str], viewer: int, rng: Rng, choose: Chooser) -> bool:
    """The same choice on both tables; others seal different answers.  False if that cannot be done."""
    lives = [tables.get(id) for id in pair]
    open = [live.match.decisions for live in lives]
    if not open[0] or [d.seat for d in open[0]] != [d.seat for d in open[1]]:
        return False
    at = rng.below(len(open[0]))
    one, two = open[0][at], open[1][at]
    if one.seat == viewer:
        texts = [choose(lives[0], one, rng)] * 2
    elif one.frame.asks == two.frame.asks == SECRET:
        texts = [one.options[0].text, two.options[-1].text]
    else:
        common = [o.text for o in one.options if o in two.options]
        if not common:
            return False
        wanted = choose(lives[0], one, rng)
        texts = [wanted if wanted in common else common[rng.below(len(common))]] * 2
    for live, text in zip(lives, texts, strict=True):
        tables.choose(live.id, one.seat, live.seen(one.seat), [text])
    return True


def any_option(_live: LiveTable, d: Decision, rng: Rng) -> str:
    return pick(rng, d)


def with_sense(live: LiveTable, d: Decision, rng: Rng) -> str:
    """Mostly what a bot would do: a game of nothing but random choices takes five times as long."""
    if rng.below(100) >= SENSE:
        return pick(rng, d)
    return seated("greedy", live.game).choose(d, lambda: live.view(d.seat), rng).text


def positions(game: Game, seed: int, number: int) -> list[State]:
    """Positions spread over a random game, and some at which answers are sealed, of each kind one or more."""
    states = [s.copy() for _, s, _ in harness.play(game, seed)]
    secret = [s for s in states if len(game.decisions(s)) > 1]
    kinds = {s.open.kind: s for s in reversed(secret)}
    spread = states[:: max(1, len(states) // number)][:number]
    return [*spread, *secret[:: max(1, len(states) // 40)][: number // 2], *kinds.values()]


def lockstep(table: harness.Table, state: State, viewer: int, seed: int, where: str) -> int:
    """Compare two tables that differ in what the viewer cannot know, for as long as they look the same."""
    game, rng = table.game, Rng(seed)
    other = table.companion.perturb(game, state, viewer, rng)
    other.random = state.random
    made = [table_at(game, one)[1] for one in (state, other)]
    eyes = [Eye(created, viewer) for created in made]
    pages = 0
    for moves in range(STEPS):
        lives = [tables.get(created.id) for created in made]
        if not same_for(viewer, *lives):
            assert moves, f"{where}: the views differ from the start"
            break
        if moves in (0, 3, STEPS - 1):
            pages += compare(eyes, f"{where}, after {moves} moves", LANGUAGES[(seed + moves) % 2])
        if not step([created.id for created in made], viewer, rng, any_option):
            break
    for created in made:
        tables.delete(created.id)
    return pages


def whole_game(table: harness.Table, viewer: int, seed: int, *, long: bool = False) -> tuple[int, int]:
    """Read all that a viewer gets at each position of a game; gives the numbers of positions and of pages.

    Beside the game stands one with other secrets.  When the two no longer look the same because something
    was revealed, another one takes its place.  What the end reveals is no longer secret.
    """
    game, rng = table.game, Rng(seed)
    state: State = game.new(seed)
    positions = pages = 0
    while not state.over:
        other = table.companion.perturb(game, state, viewer, rng)
        other.random = state.random
        made = [table_at(game, one)[1] for one in (state, other)]
        eyes = [Eye(created, viewer) for created in made]
        read = 1
        for moves in count():
            lives = [tables.get(created.id) for created in made]
            state = lives[0].match.state.copy()
            where = f"{table.name}, seed {seed}, viewer {viewer}, position {positions}"
            if not same_for(viewer, *lives):
                assert moves, f"{where}: the views differ from the start"
                break
            if state.over:
                break
            doubled = lives[0].moments >= 2 * read
            read = lives[0].moments if doubled else read
            reading = Reading(None, FEW if positions % DEEP else None, rng.below(1000), doubled)
            pages += compare(eyes, where, LANGUAGES[positions % 2], reading if long else EVERYTHING)
            positions += 1
            if not step([created.id for created in made], viewer, rng, with_sense if long else any_option):
                game.apply(state, harness.pick(rng, game.decisions(state)[0]))
                break
        for created in made:
            tables.delete(created.id)
    return positions, pages


def test_links_are_found_as_a_parser_finds_them() -> None:
    created = table_at(spielwerk.game("scythe", seats=2), spielwerk.game("scythe", seats=2).new(1))[1]
    html = Eye(created, 0).client.get(f"/table/{created.id}").content.decode()
    found = links_of(html)
    assert len(found) > 10
    assert found == [link for link in Page(html).links if "/events" not in link]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_byte_of_a_whole_game(viewer: int) -> None:
    """The sample game has sealed bids, hidden hands and luck; every page at every position."""
    table = harness.Table("sample", "two")
    table.game = spielwerk.game("sample", seats=2, rounds=ROUNDS)
    positions, pages = whole_game(table, viewer, 3)
    assert positions > 15
    assert pages > 8 * positions


@pytest.mark.skipif(not GAMES, reason="whole games of Scythe are read by make soak")
@pytest.mark.parametrize("watching", [False, True], ids=["player", "spectator"])
@pytest.mark.parametrize("seed", range(SOAK_SEED * GAMES, (SOAK_SEED + 1) * GAMES))
def test_every_byte_of_whole_games_of_scythe(seed: int, watching: bool) -> None:
    table = harness.table("scythe", "two")
    positions, pages = whole_game(table, SPECTATOR if watching else seed % 2, seed, long=True)
    assert positions > 200
    assert pages > 8 * positions


@pytest.mark.parametrize(
    "case",
    [
        ("sample", "two"),
        ("sample", "smugglers"),
        ("sample", "council"),
        ("scythe", "two"),
        ("dei", "planned"),
    ],
    ids=["two", "smugglers", "council", "scythe", "dei"],
)
def test_no_byte_depends_on_what_a_seat_cannot_know(case: tuple[str, str]) -> None:
    table = harness.table(*case)
    viewers = (0, len(table.game.seats) - 1, SPECTATOR)
    pages = 0
    for i, state in enumerate(positions(table.game, 1, NUMBER)):
        viewer = viewers[i % len(viewers)]
        pages += lockstep(table, state, viewer, i, f"{table.name}, position {i}, viewer {viewer}")
    assert pages > 10 * NUMBER, "most of what was asked for was refused"


def test_how_an_answer_was_sealed_shows_nowhere() -> None:
    """One table seals with many choices, the other with few; the foe's bytes are the same all the way."""
    table = harness.table("scythe", "two")
    state = next(
        s.copy()
        for seed in range(60)
        for _, s, _ in harness.play(table.game, seed)
        if len(ds := table.game.decisions(s)) > 1 and steps_to_seal(table.game, s, ds[0].seat) > 2
    )
    sealer, foe = [d.seat for d in table.game.decisions(state)]
    made = [table_at(table.game, state)[1] for _ in range(2)]
    eyes = [[Eye(created, viewer) for created in made] for viewer in (foe, SPECTATOR)]
    steps = [seal(created.id, sealer, cards) for created, cards in zip(made, (False, True), strict=True)]
    assert steps[0] < steps[1], "the second one laid more cards"
    for pair in eyes:
        compare(pair, "all sealed")


def most(d: Decision, cards: bool) -> str:
    """Dial nothing and lay no card, or dial all and lay all one can."""
    texts = [o.text for o in d.options]
    laying = [t for t in texts if t.startswith("card")]
    if cards:
        return laying[0] if laying else texts[-1]
    return "done" if laying else texts[0]


def steps_to_seal(game: Game, state: State, seat: int) -> int:
    """How many choices it takes to lay all cards."""
    s, steps = state.copy(), 0
    while (d := next((d for d in game.decisions(s) if d.seat == seat), None)) and d.gesture == "commit":
        game.apply(s, most(d, cards=True), seat=seat)
        steps += 1
    return steps


def seal(table_id: str, seat: int, cards: bool) -> int:
    """Commit, choice by choice; gives the number of choices."""
    live, steps = tables.get(table_id), 0
    while (d := live.decision(seat)) is not None and d.gesture == "commit":
        live = tables.choose(table_id, seat, live.seen(seat), [most(d, cards)])
        steps += 1
    return steps


def test_the_check_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a page showed the whole state the comparison would fail."""
    table = harness.table("sample", "two")
    monkeypatch.setattr(LiveTable, "view", lambda live, viewer: live.game.view(live.match.state, 1))
    state = table.game.new(3)
    with pytest.raises(AssertionError):
        lockstep(table, state, 0, 1, "a leak")
    with pytest.raises(AssertionError):
        whole_game(table, 0, 1)

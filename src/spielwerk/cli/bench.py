"""`spielwerk bench`: the speed of the games, compared with other packages at the same time."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from spielwerk.bench.measure import (
    CATANATRON,
    CHESS,
    OWN,
    SOLO,
    measure,
    measure_record,
    pinned,
)
from spielwerk.bench.peers import PEERS, NoPeers, environment
from spielwerk.bench.report import Budget, Report
from spielwerk.cli.progress import Progress
from spielwerk.cli.sim import at_least
from spielwerk.cli.sim_table import aligned, number
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, Name, current_language, language

HELP = {
    "what": Name("play: the games (the default); web: the web table", "play: die Spiele; web: der Web-Tisch"),
    "rounds": Name("how many rounds (5)", "wie viele Runden (5)"),
    "seconds": Name("seconds for each contestant in each round (1)", "Sekunden je Paket und Runde (1)"),
    "no-peers": Name("measure only our own games", "nur die eigenen Spiele messen"),
    "json": Name("print JSON for programs", "JSON für Programme ausgeben"),
    "lang": Name("the language of the table", "die Sprache der Tabelle"),
}
INSTALLING = Name("installing {} …", "installiere {} …")
NO_PEERS = Name(
    "the other packages cannot be installed, so only our own figures follow ({})",
    "die anderen Pakete lassen sich nicht installieren, daher folgen nur die eigenen Werte ({})",
)
HEAD = Name(
    "Scythe, five random players, and one against an Automa (solo); Tapestry, five random players; "
    "{} rounds of {} s, {}, Python {}",
    "Scythe, fünf zufällige Spieler und einer gegen einen Automa (solo); Tapestry, fünf zufällige Spieler; "
    "{} Runden zu {} s, {}, Python {}",
)
ONE_CORE = Name("one core", "ein Kern")
ANY_CORE = Name("not bound to a core", "nicht an einen Kern gebunden")
MEDIANS = Name("medians", "Mediane")
ROWS = {
    "games_a_second": (Name("complete games/s", "ganze Partien/s"), 1, 1),
    "free_a_second": (Name("free decisions/s", "freie Entscheidungen/s"), 1, 0),
    "free_a_turn": (Name("free decisions a turn", "freie Entscheidungen je Zug"), 1, 1),
    "copy": (Name("copy of a position (µs)", "Kopie einer Stellung (µs)"), 1e6, 1),
}
EACH = Name("one free decision, all in (µs)", "eine freie Entscheidung, alles in allem (µs)")
RATIOS = Name("ours against theirs, least to most", "unsere zu ihren, kleinster bis größter Wert")
RECORD = Name(
    "record of a greedy game: {} choices, {} kB ({} kB with snapshots), replayed and verified in {} ms",
    "Aufzeichnung einer gierigen Partie: {} Entscheidungen, {} kB ({} kB mit Schnappschüssen), "
    "nachgespielt und geprüft in {} ms",
)
BUDGET = Name("budget", "Vorgabe")
MEASURED = Name("measured", "gemessen")
BUDGETS = {
    "free-catanatron": Name("free decisions/s × catanatron", "freie Entscheidungen/s × catanatron"),
    "free-chess": Name("free decisions/s × python-chess", "freie Entscheidungen/s × python-chess"),
    "copy-catanatron": Name("copy × catanatron", "Kopie × catanatron"),
    "solo-games-catanatron": Name("solo games/s × catanatron", "Solo-Partien/s × catanatron"),
    "automa-turn-us": Name("a turn of an Automa (µs)", "ein Zug eines Automa (µs)"),
    "placing-free": Name("Tapestry: free decisions/s × Scythe", "Tapestry: freie Entscheidungen/s × Scythe"),
    "placing-copy": Name("Tapestry: copy × Scythe", "Tapestry: Kopie × Scythe"),
    "placing-expand-ms": Name(
        "Tapestry: all ways of a placement (ms)", "Tapestry: alle Möglichkeiten einer Platzierung (ms)"
    ),
    "record-kilobytes": Name("record without snapshots (kB)", "Aufzeichnung ohne Schnappschüsse (kB)"),
    "record-replay-ms": Name("replay and verify (ms)", "nachspielen und prüfen (ms)"),
}
HELD = {
    True: Name("held", "eingehalten"),
    False: Name("NOT held", "NICHT eingehalten"),
    None: Name("not measured", "nicht gemessen"),
}
TITLES = {SOLO: "solo", CATANATRON: "catanatron", CHESS: "python-chess"}
NOTHING = "–"


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("what", nargs="?", choices=("play", "web"), default="play", help=str(HELP["what"]))
    parser.add_argument("--rounds", type=at_least(1), default=5, metavar="N", help=str(HELP["rounds"]))
    parser.add_argument("--seconds", type=at_least(1), default=1, metavar="S", help=str(HELP["seconds"]))
    parser.add_argument("--no-peers", action="store_true", help=str(HELP["no-peers"]))
    parser.add_argument("--json", action="store_true", help=str(HELP["json"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Measures and prints; missing a budget is not an error."""
    with language(args.lang or current_language()):
        if args.what == "web":
            from spielwerk.cli.bench_web import show

            return show(args.json)
        peers = None if args.no_peers else find_peers()
        with Progress(args.rounds * (len(OWN) if peers is None else len(TITLES))) as progress:
            rounds = measure(peers, args.rounds, args.seconds, progress)
            report = Report(rounds, measure_record())
        if args.json:
            setting = {"rounds": args.rounds, "seconds": args.seconds, "python": platform.python_version()}
            summary = {**setting, "pinned": pinned(), "peers": PEERS if peers else {}, **report.summary()}
            print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
        else:
            print("\n".join(lines(report, args.rounds, args.seconds)))
    return 0


def find_peers() -> Path | None:
    """Returns the Python with the other packages; prints why and returns None if there is none."""
    with Progress(0) as progress:
        progress.say(str(INSTALLING).format(", ".join(PEERS)))
        try:
            return environment()
        except NoPeers as error:
            problem = " ".join(str(error).split())
    print("spielwerk:", str(NO_PEERS).format(problem), file=sys.stderr)
    return None


def lines(report: Report, rounds: int, seconds: int) -> Iterator[str]:
    """Yields the figures, then the ratios, then the budgets."""
    core = ONE_CORE if pinned() else ANY_CORE
    yield str(HEAD).format(rounds, seconds, core, platform.python_version())
    yield ""
    yield from figures(report)
    if set(report.rounds) - set(OWN):
        yield ""
        yield from ratios(report)
    yield ""
    record = report.record
    kilobytes = [number(n / 1000) for n in (record.bytes, record.bytes_with_snapshots)]
    yield str(RECORD).format(record.choices, *kilobytes, number(record.replay * 1000, 0))
    yield ""
    yield from aligned([[str(BUDGET), "", str(MEASURED), ""], *[promise(b) for b in report.budgets()]])


def heading(name: str) -> str:
    """Returns the heading of a contestant: one of our games by its name."""
    return TITLES.get(name) or str(box(name).name)


def figures(report: Report) -> Iterator[str]:
    medians = {name: report.medians(name) for name in report.rounds}
    rows = [[str(MEDIANS), *[heading(name) for name in medians]]]
    for key, (title, times, digits) in ROWS.items():
        rows.append([str(title), *[number(m[key] * times, digits) for m in medians.values()]])
    rows.append([str(EACH), *[number(1e6 / m["free_a_second"]) for m in medians.values()]])
    return aligned(rows)


def ratios(report: Report) -> Iterator[str]:
    others = [name for name in report.rounds if name not in OWN]
    rows = [[str(RATIOS), *[heading(name) for name in others]]]
    for key, (title, _, _) in ROWS.items():
        cells = []
        for name in others:
            r = report.ratio(key, name)
            cells.append(
                f"{number(r.median, 2)} ({number(r.least, 2)}–{number(r.most, 2)})" if r else NOTHING
            )
        rows.append([str(title), *cells])
    return aligned(rows)


def promise(budget: Budget) -> list[str]:
    sign = "≤" if budget.at_most else "≥"
    measured = NOTHING if budget.measured is None else number(budget.measured, 2)
    limit = f"{sign} {number(budget.limit, 2)}"
    return [str(BUDGETS[budget.key]), limit, measured, str(HELD[budget.held])]

"""`spielwerk bench web`: the speed of the web table, as lines for people or as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import msgspec

from spielwerk.bench import web
from spielwerk.cli.progress import Progress
from spielwerk.cli.sim_table import aligned, number
from spielwerk.kernel.text import Name

HEAD = Name(
    "the web table on loopback: Scythe, five seats; fragments of up to {} kB, {} kB at first; {} watchers",
    "der Web-Tisch auf diesem Rechner: Scythe, fünf Plätze; Ausschnitte bis {} kB, anfangs {} kB;"
    " {} Zuschauer",
)
STEPS = {
    "table": Name("setting a table …", "richtet einen Tisch ein …"),
    "moves": Name("moves …", "Züge …"),
    "fragments": Name("fragments …", "Ausschnitte …"),
    "watchers": Name("watchers …", "Zuschauer …"),
    "another": Name("Tapestry …", "Tapestry …"),
    "campaign": Name("a campaign …", "eine Kampagne …"),
    "crowd": Name("many tables, a slow disk …", "viele Tische, ein langsamer Datenträger …"),
}
ROWS = {
    "fragment_new": Name("a newly drawn fragment", "ein neu gezeichneter Ausschnitt"),
    "fragment_kept": Name("a cached fragment", "ein schon gezeichneter Ausschnitt"),
    "moves": Name("a move, durably stored", "ein Zug, dauerhaft gespeichert"),
    "notified": Name("from a post to the last watcher", "vom Absenden bis zum letzten Zuschauer"),
}
MILLISECONDS = Name("milliseconds", "Millisekunden")
BUDGETS = {
    "fragment-kb": Name("the largest fragment (kB)", "der größte Ausschnitt (kB)"),
    "fragment-new-ms": Name("a newly drawn fragment, p50", "ein neuer Ausschnitt, die Hälfte"),
    "fragment-kept-ms": Name("a cached fragment, p50", "ein alter Ausschnitt, die Hälfte"),
    "move-ms": Name("a move, p50", "ein Zug, die Hälfte"),
    "move-p99-ms": Name("a move, p99", "ein Zug, 99 von 100"),
    "watchers-ms": Name("all watchers notified", "alle Zuschauer benachrichtigt"),
    "many-tables": Name(
        "200 tables instead of 20: cost per answer, ×", "200 statt 20 Tische: Kosten je Antwort, ×"
    ),
    "slow-disk": Name(
        "slow commits: waiting time of readers, ×", "langsames Speichern: Warten beim Lesen, ×"
    ),
    "start-page": Name("60 tables instead of 0: start page, ×", "60 statt 0 Tische: Startseite, ×"),
    "another-kb": Name("Tapestry: the largest fragment (kB)", "Tapestry: der größte Ausschnitt (kB)"),
    "campaign-kb": Name("the page of a campaign (kB)", "die Seite einer Kampagne (kB)"),
    "campaign-ms": Name("the page of a campaign, p50", "die Seite einer Kampagne, die Hälfte"),
    "another-ms": Name("Tapestry: a newly drawn fragment, p50", "Tapestry: ein neuer Ausschnitt, die Hälfte"),
}
BUDGET = Name("budget (ms)", "Vorgabe (ms)")
MEASURED = Name("measured", "gemessen")
HELD = {True: Name("held", "eingehalten"), False: Name("NOT held", "NICHT eingehalten")}


def show(as_json: bool) -> int:
    """Measures and prints; missing a budget is not an error."""
    with Progress(0) as progress:
        found = web.measure(lambda step: progress.say(str(STEPS[step])))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(web.summary(found)), indent=2).decode())
    else:
        print("\n".join(lines(found)))
    return 0


def lines(found: web.Web) -> Iterator[str]:
    sizes = [number(size / 1000) for size in (found.fragment_bytes, found.whole_bytes)]
    yield str(HEAD).format(*sizes, found.watchers)
    yield ""
    rows = [[str(MILLISECONDS), "p50", "p99", "n"]]
    for key, title in ROWS.items():
        times = getattr(found, key)
        rows.append([str(title), number(median(times)), number(web.percentile(times, 99)), str(len(times))])
    yield from aligned(rows)
    yield ""
    promised = [[str(BUDGET), "", str(MEASURED), ""]]
    for budget in found.budgets():
        assert budget.measured is not None
        limit = number(budget.limit, 0 if budget.limit == int(budget.limit) else 1)
        words = [str(BUDGETS[budget.key]), f"≤ {limit}", number(budget.measured)]
        promised.append([*words, str(HELD[bool(budget.held)])])
    yield from aligned(promised)

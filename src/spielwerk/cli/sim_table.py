"""The statistics of `spielwerk sim` as a table for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spielwerk.arena.campaigns import CampaignTally
from spielwerk.arena.statistics import GroupResult, Numbers, Tally
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import Name, current_language

HEAD = Name("{}: {} games, seeds {} to {}", "{}: {} Partien, Startzahlen {} bis {}")
HEAD_ONE = Name("{}: 1 game, seed {}", "{}: 1 Partie, Startzahl {}")
CUT = Name(
    "{} of {} games were cut after {} turns; they count in nothing below.",
    "{} von {} Partien wurden nach {} Zügen abgebrochen; unten zählen sie nirgends mit.",
)
CUT_ONE = Name(
    "It was cut after {} turns; there is nothing to count.",
    "Sie wurde nach {} Zügen abgebrochen; es gibt nichts zu zählen.",
)
CAMPAIGNS = Name("{}: {} campaigns, seeds {} to {}", "{}: {} Kampagnen, Startzahlen {} bis {}")
CUT_LEGS = Name(
    "{} games were cut after {} turns; their results are made up.",
    "{} Partien wurden nach {} Zügen abgebrochen; ihre Ergebnisse sind erfunden.",
)
PATH = Name("path", "Weg")
NUMBER = Name("number", "Anzahl")
UNWON = Name("won by no seat: {} of {} ({})", "von keinem Platz gewonnen: {} von {} ({})")
NOBODY = Name("nobody", "niemand")
TURNS = Name("turns", "Züge")
CHOICES = Name("free choices", "freie Entscheidungen")
SEAT = Name("seat", "Platz")
GAMES = Name("games", "Partien")
WINS = Name("wins", "Siege")
SHARE = Name("share", "Anteil")
SURE = Name("95 % interval", "95-%-Intervall")
SCORE = Name("score", "Punkte")
ROWS = Name("points by row", "Punkte je Zeile")
FACTS = Name("at the end", "am Ende")
NOTHING = "–"


def lines(tally: Tally, seed: int) -> Iterator[str]:
    """Yields all statistics, wins first."""
    if tally.games == 1:
        yield str(HEAD_ONE).format(tally.plan.game, seed)
    else:
        yield str(HEAD).format(tally.plan.game, tally.games, seed, seed + tally.games - 1)
    if tally.cut and tally.games == 1:
        yield str(CUT_ONE).format(tally.plan.turn_limit)
    elif tally.cut:
        yield str(CUT).format(tally.cut, tally.games, tally.plan.turn_limit)
    if not tally.finished:
        return
    if tally.turns.n:
        yield f"{TURNS} {spread(tally.turns)} ({tally.turns.least}–{tally.turns.most})"
    yield f"{CHOICES} {spread(tally.choices)} ({tally.choices.least}–{tally.choices.most})"
    if tally.unwon:
        yield str(UNWON).format(sum(tally.unwon.values()), tally.finished, victors(tally))
    seats = {
        f"{i} {bot}": line for i, (bot, line) in enumerate(zip(tally.plan.names, tally.seats, strict=True))
    }
    for group, named in ((str(SEAT), seats), *tally.groups.items()):
        yield ""
        yield from results(group, named)
    bots = tally.groups["bot"]
    yield ""
    yield from columns(str(ROWS), {name: line.rows for name, line in bots.items()})
    if any(line.facts for line in bots.values()):
        yield ""
        yield from columns(str(FACTS), {name: line.facts for name, line in bots.items()})


def campaign_lines(tally: CampaignTally, seed: int) -> Iterator[str]:
    """Yields the statistics of campaigns: their paths, wins, and numbers about the sheets."""
    yield str(CAMPAIGNS).format(tally.plan.story, tally.games, seed, seed + tally.games - 1)
    yield f"{CHOICES} {spread(tally.choices)} ({tally.choices.least}–{tally.choices.most})"
    if tally.cut:
        yield str(CUT_LEGS).format(tally.cut, tally.plan.turn_limit)
    yield ""
    paths = [[path, str(n)] for path, n in sorted(tally.paths.items())]
    yield from aligned([[str(PATH), str(NUMBER)], *paths])
    named = [f"{i} {bot}" for i, bot in enumerate(tally.plan.bots)]
    seats = dict(zip(named, tally.seats, strict=True))
    yield ""
    yield from results(str(SEAT), seats)
    yield ""
    yield from columns(str(FACTS), {name: line.facts for name, line in seats.items()})


def victors(tally: Tally) -> str:
    """Returns who won the games that no seat won: powers with their counts, then nobody."""
    speech = box(tally.plan.game).speech()
    named = [f"{speech.victor(key)} {n}" for key, n in sorted(tally.unwon.items()) if key]
    return ", ".join([*named, *[f"{NOBODY} {n}" for key, n in tally.unwon.items() if not key]])


def results(group: str, named: dict[str, GroupResult]) -> Iterator[str]:
    """Yields wins and scores, one line each."""
    rows = [[group, *[str(head) for head in (GAMES, WINS, SHARE, SURE, SCORE)]]]
    for name in sorted(named):
        line = named[name]
        low, high = line.interval or (0, 1)
        rows.append(
            [
                name,
                str(line.games),
                number(float(line.wins), 0 if line.wins.denominator == 1 else 1),
                f"{number(100 * (line.share or 0))} %",
                f"{number(100 * low)}–{number(100 * high)} %",
                spread(line.score),
            ]
        )
    return aligned(rows)


def columns(what: str, named: dict[str, dict[str, Numbers]]) -> Iterator[str]:
    """Yields mean and spread of each number, one column per bot."""
    keys = dict.fromkeys([key for numbers in named.values() for key in numbers])
    rows = [[what, *named]]
    for key in keys:
        rows.append([key, *[spread(n[key]) if key in n else NOTHING for n in named.values()]])
    return aligned(rows)


def spread(numbers: Numbers) -> str:
    """Returns mean ± standard deviation."""
    if numbers.mean is None:
        return NOTHING
    return number(numbers.mean) + ("" if numbers.sd is None else f" ± {number(numbers.sd)}")


def number(x: float, digits: int = 1) -> str:
    text = f"{x:.{digits}f}"
    return text.replace(".", ",") if current_language() == "de" else text


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yields rows with the first column left-aligned and the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([f"{first:{widths[0]}}", *cells]).rstrip()

"""Draws the parts of a campaign's pages: the road with its numbers, the sheets, the results, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from django.http import QueryDict
from django.utils.safestring import mark_safe
from msgspec import Struct

from spielwerk.boards.kit.campaign import CampaignPages, Change, Place, Question
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.scene import PALETTE
from spielwerk.kernel.campaign import START
from spielwerk.kernel.story import Leg, Side
from spielwerk.kernel.text import current_language, text
from spielwerk.table.people.sheets import Reader, taken
from spielwerk.table.render import charts
from spielwerk.table.render.dates import day
from spielwerk.table.render.prompt import joined
from spielwerk.table.store import campaigns, models
from spielwerk.table.store.live_campaign import LiveCampaign

T = TypeVar("T")

HILLS = (52, 44, 60, 30, 62, 34, 66, 42, 56, 38)
"""The heights of the marks along the road, in per cent from above; the same for every campaign."""
LOCK = (
    '<svg class="lock" viewBox="0 0 24 24" aria-hidden="true">'
    '<rect x="5" y="11" width="14" height="9" rx="1"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>'
)
TREE = "m0-14 7 14h-14zM0-8 9 8H-9zM0 8v5"
PEAK = "m-20 14 14-26 8 12 6-9 14 23M-6-12l-2 10 5-3"
TREES = ((3, 16), (20, 18), (41, 14), (64, 22), (83, 16), (97, 20))
PEAKS = ((11, 17), (29, 20), (52, 18), (73, 18), (90, 16))
"""Scenery, which never hints at anything."""


def called(live: LiveCampaign, sheet: int) -> str:
    """Returns the name on a sheet of the campaign."""
    return sheet_name(live.sides[sheet], sheet)


def sheet_name(side: Side, sheet: int) -> str:
    """Returns the name on a sheet; its number if a person has given none."""
    unnamed = text("table-campaign-sheet", n=sheet + 1) if side.person else text("table-campaign-automa")
    return side.name or unnamed


def leg_name(live: LiveCampaign, pages: CampaignPages, leg: Leg) -> str:
    """Returns what a leg is called."""
    return pages.leg_title(leg) or live.story.called(leg)


def _table(live: LiveCampaign, chronicle: Any, sheet: int) -> str:
    """Draws a sheet as the table that the story makes of it."""
    rows = [row for panel in live.story.panels(chronicle) if panel.seat == sheet for row in panel.rows]
    cells = [
        f'<tr><th scope="row">{esc(row[0])}</th><td>{esc(" · ".join(row[1:]))}</td></tr>' for row in rows
    ]
    return f'<table class="grid-table facts"><tbody>{"".join(cells)}</tbody></table>' if cells else ""


def colours(live: LiveCampaign, pages: CampaignPages) -> list[str]:
    """Returns the looks of the sheets, by number."""
    return [pages.look(live.chronicle, sheet) for sheet in range(len(live.sides))][:PALETTE]


# --- the bar and the road


def headline(live: LiveCampaign, pages: CampaignPages) -> str:
    """Returns what is over and what comes, in a sentence."""
    leg = live.leg
    if leg is None:
        won = [called(live, sheet) for sheet in live.story.winners(live.chronicle)]
        over = text("table-campaign-over")
        return text("table-campaign-victors", n=len(won), names=joined(won)) if won else over
    following = leg_name(live, pages, leg)
    if live.table:
        return text("table-campaign-runs", leg=following)
    campaign = live.campaign
    chain = [i for i in campaign.chain if campaign.links[i].title]
    if not chain:
        return text("table-campaign-begins", leg=following)
    last = live.story.leg(campaign.at(campaign.links[chain[-1]].after))
    place = pages.place(last.title) if last else None
    if last is None or (place and place.between):
        return text("table-campaign-next", leg=following)
    return text("table-campaign-then", over=leg_name(live, pages, last), leg=following)


def below(live: LiveCampaign) -> str:
    people = sum([side.status == "playing" for side in live.sides])
    return f"{text('table-campaign-sheets', n=people)} · {text(f'table-mode-{live.mode}')}"


class Mark(Struct, frozen=True):
    """A mark on the road: `done`, `here` or `ahead`; `n` is 0 for what lies between two numbers."""

    n: int
    state: str
    words: str = ""
    link: int = -1


def marks(live: LiveCampaign, pages: CampaignPages) -> list[Mark]:
    """Returns the marks along the road.  What lies ahead has a number and nothing else."""
    campaign, leg = live.campaign, live.leg
    here = pages.place(leg.title) if leg else None
    done: dict[int, int] = {}
    for i in campaign.chain:
        place = pages.place(campaign.links[i].title) if campaign.links[i].title else None
        if place and not place.between:
            done[place.chapter] = i
    found = []
    for n in range(1, pages.chapters + 1):
        if here == Place(n):
            found.append(Mark(n, "here", text("table-campaign-here")))
        elif n in done:
            found.append(Mark(n, "done", _won(live, pages, done[n]), done[n]))
        else:
            found.append(Mark(n, "ahead"))
        if here == Place(n, between=True):
            found.append(Mark(0, "here", text("table-campaign-here")))
    return found


def _won(live: LiveCampaign, pages: CampaignPages, link: int) -> str:
    """Returns when a leg was played and who has won it."""
    campaign = live.campaign
    before, after = campaign.at(campaign.links[link].after), campaign.links[link].chronicle
    winners = [called(live, sheet) for sheet in pages.winners(before, after)]
    when = day(live.whens[link])
    return f"{when}\n{text('table-campaign-won', n=len(winners), names=joined(winners))}" if winners else when


def kept(live: LiveCampaign, name: str, draw: Callable[[], T]) -> T:
    """Returns a part of a page that is the same for all who look; it is drawn once per language."""
    key = current_language(), name
    if key not in live.kept:
        live.kept[key] = draw()
    found: T = live.kept[key]
    return found


def route(live: LiveCampaign, pages: CampaignPages) -> str:
    """Draws the road: played numbers are filled, the present place is marked, the others are locked."""
    return kept(live, "route", lambda: _route(live, pages))


def _route(live: LiveCampaign, pages: CampaignPages) -> str:
    return _road(marks(live, pages), live.id)


def road_ahead(pages: CampaignPages) -> str:
    """Draws the road before the first step; empty if the story does not say how long it is."""
    ahead = [Mark(n, "ahead") for n in range(2, pages.chapters + 1)]
    return _road([Mark(1, "here", text("table-campaign-from-here")), *ahead]) if ahead else ""


def _road(found: Sequence[Mark], campaign_id: str = "") -> str:
    if not found:
        return ""
    points = [((i + 0.5) * 100 / len(found), HILLS[i % len(HILLS)]) for i in range(len(found))]
    gone = next((i for i, mark in enumerate(found) if mark.state == "here"), len(found) - 1)
    ways = "".join([_way(points[i], points[i + 1], gone=i < gone) for i in range(len(points) - 1)])
    items = "".join([_mark(campaign_id, mark, HILLS[i % len(HILLS)]) for i, mark in enumerate(found)])
    return (
        f'<div class="road" tabindex="0"><svg class="trail" viewBox="0 0 100 100" preserveAspectRatio="none"'
        f' aria-hidden="true">{ways}</svg>{_scenery()}<ol class="marks">{items}</ol></div>'
    )


def _way(a: tuple[float, int], b: tuple[float, int], *, gone: bool) -> str:
    middle = (a[0] + b[0]) / 2
    look = ' class="gone"' if gone else ""
    return f'<path{look} d="M{a[0]:.1f} {a[1]}C{middle:.1f} {a[1]} {middle:.1f} {b[1]} {b[0]:.1f} {b[1]}"/>'


def _mark(campaign_id: str, mark: Mark, height: int) -> str:
    sign = str(mark.n) if mark.n else icon("seal")
    said = f"<span>{esc(mark.words)}</span>" if mark.words else LOCK
    disc = f'<b class="disc">{sign}</b>'
    if mark.state == "done":
        words = text("table-campaign-look-back", n=mark.n)
        address = f"/campaign/{esc(campaign_id)}/{mark.link + 1}"
        disc = f'<a class="disc" href="{address}" aria-label="{esc(words)}">{sign}</a>'
    locked = ""
    if mark.state == "ahead":
        locked = f'<span class="hidden-text">{esc(text("table-campaign-locked"))}</span>'
    here = ' aria-current="step"' if mark.state == "here" else ""
    kind = f"{mark.state} between" if not mark.n else mark.state
    return f'<li class="mark {kind} hill-{height}"{here}>{disc}{said}{locked}</li>'


def _scenery() -> str:
    drawn = [_at("peak", PEAK, x, y) for x, y in PEAKS] + [_at("tree", TREE, x, y) for x, y in TREES]
    return f'<svg class="scenery" aria-hidden="true">{"".join(drawn)}</svg>'


def _at(look: str, path: str, x: int, y: int) -> str:
    return f'<svg class="{look}" x="{x}%" y="{y}%" overflow="visible"><path d="{path}"/></svg>'


# --- the next leg


def next_leg(live: LiveCampaign, pages: CampaignPages, reader: Reader) -> dict[str, Any] | None:
    """Returns what the card of the next leg shows; None at the end."""
    leg = live.leg
    if leg is None:
        return None
    asked = _asked(live) if live.table else []
    there = taken(live)
    rows = []
    for seat, sheet in enumerate(leg.sheets):
        side = live.sides[sheet]
        state = "by-rule" if not side.person else "asked" if seat in asked else "ready" if live.table else ""
        if side.person and live.mode == "friends" and not there[sheet]:
            state = "link"
        rows.append(
            {
                "name": called(live, sheet),
                "emblem": mark_safe(pages.emblem(live.chronicle, sheet)),
                "state": state,
                "words": text(f"table-campaign-{state}") if state else "",
            }
        )
    news = kept(live, "news", lambda: pages.news(live.chronicle))
    return {
        "title": leg_name(live, pages, leg),
        "lead": pages.leg_lead(leg),
        "go": text("table-campaign-continue") if live.table else pages.leg_go(leg),
        "table": live.table,
        "rows": rows,
        "news": news,
        "may": bool(reader.sheets) or reader.host,
        "by_hand": reader.host and kept(live, "by-hand", lambda: bool(pages.questions(live.chronicle, leg))),
    }


def _asked(live: LiveCampaign) -> list[int]:
    """Returns the seats that are asked at the table of the open leg."""
    found = models.Table.objects.filter(id=live.table).values_list("awaits", flat=True).first()
    return list(found or ())


# --- sheets and results


def cards(
    live: LiveCampaign, pages: CampaignPages, reader: Reader, link: int | None = None
) -> list[dict[str, Any]]:
    """Returns the sheets as they are now, or as they were after a link, those of the reader first."""
    at = live.campaign.head if link is None else link
    found = kept(live, f"cards-{at}", lambda: _cards(live, pages, at))
    others = any(side.person and i not in reader.sheets for i, side in enumerate(live.sides))
    tell = others or len(reader.sheets) == 1 < len(found)  # at one screen all of them are the reader's
    mine = [{**card, "own": tell and card["sheet"] in reader.sheets} for card in found]
    return sorted(mine, key=lambda card: not card["own"])


def _cards(live: LiveCampaign, pages: CampaignPages, at: int) -> list[dict[str, Any]]:
    campaign = live.campaign
    now = campaign.at(at)
    before = campaign.at(_compared(live, at))
    sides = live.story.sides(now)
    found = []
    for i, side in enumerate(sides):
        found.append(
            {
                "sheet": i,
                "colour": i % PALETTE,
                "name": sheet_name(side, i),
                "called": pages.called(now, i),
                "badge": pages.badge(now, i),
                "status": text(f"table-campaign-status-{side.status}") if side.status != "playing" else "",
                "emblem": mark_safe(pages.emblem(now, i)),
                "body": mark_safe(pages.card(now, i, before) or _table(live, now, i)),
            }
        )
    return found


def _compared(live: LiveCampaign, link: int) -> int:
    """Returns the link before the last match up to this one: what has changed since then is new."""
    links = live.campaign.links
    while link != START and not links[link].title:
        link = links[link].after
    return link if link == START else links[link].after


def newest_results(live: LiveCampaign, pages: CampaignPages) -> dict[str, Any] | None:
    """Returns what the last leg changed."""
    chain = [i for i in live.campaign.chain if live.campaign.links[i].title]
    return results(live, pages, chain[-1]) if chain else None


def results(live: LiveCampaign, pages: CampaignPages, link: int) -> dict[str, Any]:
    """Returns what a link changed, row by row."""
    return kept(live, f"results-{link}", lambda: _results(live, pages, link))


def _results(live: LiveCampaign, pages: CampaignPages, link: int) -> dict[str, Any]:
    campaign = live.campaign
    found = campaign.links[link]
    rows = pages.results(campaign.at(found.after), found.chronicle)
    return {
        "title": line(live, pages, link)["title"],
        "rows": [_row(live, pages, change) for change in rows],
        "link": link + 1,
        "table": live.tables[link],
    }


def _row(live: LiveCampaign, pages: CampaignPages, change: Change) -> dict[str, Any]:
    return {
        "name": called(live, change.sheet),
        "emblem": mark_safe(pages.emblem(live.chronicle, change.sheet)),
        "what": change.what,
        "before": change.before,
        "after": change.after,
        "why": change.why,
        "rules": change.rules,
    }


# --- the log


def line(live: LiveCampaign, pages: CampaignPages, link: int) -> dict[str, Any]:
    """Returns a line of the log about a link: what happened, when, and by whom."""
    campaign = live.campaign
    found = campaign.links[link]
    noted = campaigns.note(found)
    leg = live.story.leg(campaign.at(found.after)) if found.title or noted else None
    title = leg_name(live, pages, leg) if leg else ""
    if found.kind == "change":
        title = pages.change_said(found.change, found.chronicle) or text("table-campaign-kind-change")
    elif noted:
        title = text(f"table-campaign-{noted}", leg=title)
    elif found.kind == "correction":
        title = text("table-campaign-kind-correction")
    return {
        "n": link + 1,
        "kind": found.kind,
        "title": title,
        "by_hand": found.kind == "by-hand",
        "who": found.who,
        "why": "" if noted else found.why,
        "when": day(live.whens[link]),
        "moment": live.whens[link],
        "aside": link not in campaign.chain,
        "table": live.tables[link],
    }


def replays(live: LiveCampaign, pages: CampaignPages) -> list[dict[str, Any]]:
    """Returns the finished legs that can be played again, the newest first."""
    chain = [i for i in live.campaign.chain if live.campaign.links[i].title]
    return [{**line(live, pages, i), "link": i} for i in chain[::-1]]


def chart(live: LiveCampaign, pages: CampaignPages) -> str:
    """Draws how everybody has stood after each leg; empty if there is nothing to compare."""
    campaign = live.campaign
    chain = [i for i in campaign.chain if campaign.links[i].title and pages.standing(campaign.at(i))]
    rows = [list(pages.standing(campaign.at(i))) for i in (START, *chain)]
    if len(rows) < 3:
        return ""
    most = max(map(len, rows))
    filled = [row + [0] * (most - len(row)) for row in rows]
    labels = ["", *[_short(pages, campaign.links[i].title) for i in chain]]
    names = "".join(
        [
            f'<li><span class="chip seat-{i % PALETTE}" aria-hidden="true">{i + 1}</span>'
            f"{esc(called(live, i))}: {n}</li>"
            for i, n in enumerate(filled[-1])
        ]
    )
    title = pages.standing_name(live.chronicle)
    return (
        f'<figure class="standing"><figcaption>{esc(title)}</figcaption>'
        f'{charts.lines(filled, labels, title)}<ul class="legend">{names}</ul></figure>'
    )


def _short(pages: CampaignPages, title: str) -> str:
    """Returns the number of a leg's chapter, or its title if it has none."""
    place = pages.place(title)
    return str(place.chapter) if place else title


def statistics(live: LiveCampaign, pages: CampaignPages) -> list[dict[str, Any]]:
    """Returns for each sheet how many legs it has won and how it stands."""
    campaign = live.campaign
    won: dict[int, int] = {}
    played = 0
    for i in campaign.chain:
        link = campaign.links[i]
        found = pages.winners(campaign.at(link.after), link.chronicle) if link.title else ()
        played += bool(found)
        for sheet in found:
            won[sheet] = won.get(sheet, 0) + 1
    standing = pages.standing(live.chronicle)
    return [
        {
            "name": called(live, i),
            "wins": mark_safe(charts.bar(won.get(i, 0) / max(played, 1), str(won.get(i, 0)))),
            "standing": mark_safe(charts.bar(n / max(1, *standing), str(n))),
        }
        for i, n in enumerate(standing)
    ]


# --- forms


def fields(questions: Sequence[Question], prefix: str, given: QueryDict | None) -> list[Mapping[str, Any]]:
    """Returns the fields of a form as a template draws them, with what was given the last time."""
    return [_field(question, prefix + question.name, given) for question in questions]


def _field(question: Question, name: str, given: QueryDict | None) -> Mapping[str, Any]:
    value: Any = question.value
    if given is not None:
        value = given.get(name, "")
    chosen = given.getlist(name) if given is not None else question.value
    several = question.kind in ("set", "counts")
    return {
        "name": name,
        "label": question.label,
        "kind": question.kind,
        "value": value == "on" if question.kind == "flag" and given is not None else value,
        "least": question.least,
        "most": question.most,
        "choices": [
            {
                "value": choice,
                "label": words,
                "chosen": choice in chosen if several and question.kind == "set" else choice == value,
                "count": given.get(f"{name}-{choice}", "0") if given is not None else 0,
            }
            for choice, words in question.choices
        ],
    }

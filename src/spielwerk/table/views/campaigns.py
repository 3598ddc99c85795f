"""The pages of campaigns: the campaign itself, its results, its players, its forms and its file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.safestring import mark_safe

from spielwerk.boards.kit.campaign import CampaignPages, Question
from spielwerk.boards.registry import campaign_pages
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.story import stories, story
from spielwerk.kernel.text import text
from spielwerk.table.errors import NotYours, Refused
from spielwerk.table.people import seats, sheets
from spielwerk.table.people.tokens import new_code
from spielwerk.table.render import campaign as drawn
from spielwerk.table.render.prompt import joined
from spielwerk.table.store import campaigns
from spielwerk.table.store.import_campaign import read
from spielwerk.table.store.live_campaign import LiveCampaign
from spielwerk.table.views.answers import answers, edits
from spielwerk.table.views.campaign_form import CampaignForm
from spielwerk.table.views.common import number, page
from spielwerk.table.views.links import (
    WATCH,
    address,
    keep_links,
    kept_links,
    qr,
    renewed,
    sealed_code,
    see_other,
    shown_code,
)
from spielwerk.table.views.setup import loopback

SEQ = "Campaign-Seq"
"""The header by which an open page notices that the campaign has changed."""


MEGABYTE = 1024 * 1024


def _pages(live: LiveCampaign) -> CampaignPages:
    return campaign_pages(live.story.id)


def _only_host(reader: sheets.Reader) -> None:
    if not reader.host:
        raise NotYours("only the host may do this", "table-error-only-host")


def _who(live: LiveCampaign, reader: sheets.Reader) -> str:
    """Returns the name under which something is logged."""
    names = [live.sides[sheet].name for sheet in reader.sheets if live.sides[sheet].name]
    return names[0] if names else text("table-campaign-host")


# --- the campaign


def campaign(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>`: the timeline, the next leg and the sheets; `POST` starts the next leg."""
    live, reader = sheets.look(request, campaign_id)
    if request.method == "POST":
        if not (reader.sheets or reader.host):
            raise NotYours("a spectator starts nothing")
        try:
            table = campaigns.open_leg(live.id)
        except Refused as error:
            return _page(request, *sheets.look(request, campaign_id), text(error.key, **error.params))
        seated = bool(reader.sheets) or reader.host
        return see_other(f"/table/{table}" if seated else f"/campaign/{live.id}")
    return _page(request, live, reader)


def _page(request: HttpRequest, live: LiveCampaign, reader: sheets.Reader, problem: str = "") -> HttpResponse:
    pages = _pages(live)
    response = page(
        request,
        "campaign",
        422 if problem else 200,
        campaign=live,
        story=str(live.story.name),
        reader=reader,
        problem=problem or _stuck(live),
        styles=pages.styles,
        pictures=mark_safe(pages.pictures()),
        colours=drawn.colours(live, pages),
        headline=drawn.headline(live, pages),
        below=drawn.below(live),
        route=mark_safe(drawn.route(live, pages)),
        leg=drawn.next_leg(live, pages, reader),
        cards=drawn.cards(live, pages, reader),
        results=drawn.newest_results(live, pages),
        ending=mark_safe(pages.ending(live.campaign)) if live.leg is None else "",
        chart=mark_safe(drawn.chart(live, pages)) if live.leg is None else "",
    )
    response[SEQ] = str(live.seq)
    return response


def _stuck(live: LiveCampaign) -> str:
    """Returns why the result of the open leg cannot be written down; empty if it can."""
    return text("table-campaign-stuck", problem=campaigns.said(live.problem)) if live.problem else ""


def past(request: HttpRequest, campaign_id: str, link: int) -> HttpResponse:
    """`GET /campaign/<id>/<n>`: what the link with this number (from 1) changed, and the sheets after it."""
    live, reader = sheets.look(request, campaign_id)
    if not 1 <= link <= len(live.campaign.links):
        raise Http404
    pages = _pages(live)
    return page(
        request,
        "campaign-past",
        campaign=live,
        story=str(live.story.name),
        reader=reader,
        styles=pages.styles,
        pictures=mark_safe(pages.pictures()),
        colours=drawn.colours(live, pages),
        link=drawn.line(live, pages, link - 1),
        n=link,
        results=drawn.results(live, pages, link - 1),
        cards=drawn.cards(live, pages, reader, link - 1),
    )


def log(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>/log`: everything that has happened, branches that were set aside included."""
    live, reader = sheets.look(request, campaign_id)
    pages = _pages(live)
    lines = [drawn.line(live, pages, i) for i in range(len(live.campaign.links))]
    return page(
        request,
        "campaign-log",
        campaign=live,
        story=str(live.story.name),
        reader=reader,
        lines=lines,
        chart=mark_safe(drawn.chart(live, pages)),
        colours=drawn.colours(live, pages),
        styles=pages.styles,
        statistics=drawn.statistics(live, pages),
    )


# --- making one


def new(request: HttpRequest, story_id: str) -> HttpResponse:
    """`GET /campaign/new/<story>` draws the form, `POST` makes the campaign."""
    if story_id not in stories():
        raise Http404
    told = story(story_id)
    if request.method != "POST":
        return _form(request, CampaignForm(told, request.GET.get("mode", "")))
    form = CampaignForm(told, request.POST.get("mode", ""), request.POST.dict())
    if "redraw" in request.POST:
        return _form(request, form)
    setup = form.read()
    if setup is None:
        return _form(request, form)
    try:
        created = campaigns.create(story_id, setup, mode=form.mode)
    except Refused as error:
        form.problems["seats"] = text(error.key, **error.params)
        return _form(request, form)
    return _welcome(request, created, friends=form.mode == "friends")


def _form(request: HttpRequest, form: CampaignForm) -> HttpResponse:
    return page(
        request,
        "campaign-new",
        422 if form.problems else 200,
        form=form,
        story={"id": form.story.id, "name": str(form.story.name)},
        styles=form.pages.form_styles,
        welcome=form.pages.welcome(),
        road=mark_safe(drawn.road_ahead(form.pages)),
        loopback=loopback(request),
    )


def _welcome(request: HttpRequest, created: campaigns.Created, *, friends: bool) -> HttpResponse:
    """Makes this browser the host; among friends it takes the first sheet and sees the links."""
    response = see_other(f"/campaign/{created.id}{'/players' if friends else ''}")
    sheets.claim(request, response, created.host)
    name = seats.cookie_name(secure=request.is_secure())
    request.COOKIES[name] = response.cookies[name].value  # the key that the browser is about to get
    own = next((i for i, token in enumerate(created.links) if token), None)
    if friends and own is not None:
        sheets.claim(request, response, created.links[own])
    known = {str(i): token for i, token in enumerate(created.links) if token and i != own}
    keep_links(request, response, _players_page(created.id), created.id, {**known, WATCH: created.spectator})
    return response


def bring(request: HttpRequest) -> HttpResponse:
    """`GET /campaign/import` asks for the file of a campaign, `POST` continues it here."""
    problem, damaged = "", False
    if request.method == "POST":
        file = request.FILES.get("record")
        mode = request.POST.get("mode", "")
        try:
            if not isinstance(file, UploadedFile):
                raise Refused("no file", "table-refused-record-none")
            found, match = read(file.read())
            if (flaw := found.flaw) and request.POST.get("anyway") != "on":
                damaged = True
                key, problem = "table-refused-campaign-damaged", flaw.to_sentence()
                raise Refused(found.warning, key, line=flaw.line, problem=problem)
            created = campaigns.bring(found, match, mode=mode)
            return _welcome(request, created, friends=mode == "friends")
        except Refused as error:
            problem = text(error.key, **error.params)
    return page(
        request,
        "campaign-import",
        422 if problem else 200,
        problem=problem,
        damaged=damaged,
        size=settings.SPIELWERK_CAMPAIGN_SIZE // MEGABYTE,
        modes=CampaignForm.modes(),
    )


# --- players


def players(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>/players` shows who holds which sheet, with links; `POST` changes something."""
    live, reader = sheets.look(request, campaign_id)
    if request.method == "POST":
        return _change(request, live, reader)
    return _players(request, live, reader)


def _players(
    request: HttpRequest, live: LiveCampaign, reader: sheets.Reader, *, code: str = "", problem: str = ""
) -> HttpResponse:
    pages = _pages(live)
    links = kept_links(request, live.id) if reader.host else {}
    taken = sheets.taken(live)
    wishes = pages.wishes(live.chronicle) if reader.host and not live.table else ()
    rows = []
    for i, side in enumerate(live.sides):
        token = links.get(str(i), "") if side.person and not taken[i] else ""
        link = address(request, f"/sheet/{token}") if token else ""
        rows.append(
            {
                "sheet": i,
                "name": drawn.sheet_name(side, i),
                "called": pages.called(live.chronicle, i),
                "emblem": mark_safe(pages.emblem(live.chronicle, i)),
                "person": side.person,
                "status": side.status,
                "own": i in reader.sheets,
                "taken": taken[i],
                "link": link,
                "qr": qr(link) if link else "",
                "wishes": [wish for wish in wishes if wish.sheet == i],
            }
        )
    watch = address(request, f"/sheet/{links[WATCH]}") if WATCH in links else ""
    return page(
        request,
        "campaign-players",
        422 if problem else 200,
        campaign=live,
        story=str(live.story.name),
        reader=reader,
        styles=pages.styles,
        pictures=mark_safe(pages.pictures()),
        rows=rows,
        group=[wish for wish in wishes if wish.sheet < 0],
        between=live.leg is not None and not wishes,
        friends=live.mode == "friends",
        watch=watch,
        watch_qr=qr(watch) if watch else "",
        code=code,
        problem=problem,
        loopback=loopback(request) if live.mode == "friends" and reader.host else {},
        replays=drawn.replays(live, pages) if reader.host else [],
        by_hand=live.leg is not None and bool(pages.questions(live.chronicle, live.leg)),
    )


def _change(request: HttpRequest, live: LiveCampaign, reader: sheets.Reader) -> HttpResponse:
    """Handles one button of the page of players."""
    do, sheet = request.POST.get("do", ""), number(request.POST.get("sheet", ""))
    if do == "code" and sheet in reader.sheets:
        return _players(request, live, reader, code=sheets.reentry_code(live, sheet))
    _only_host(reader)
    seq, back = number(request.POST.get("seq", "")), _players_page(live.id)
    try:
        if do == "link" and live.mode == "friends":
            return renewed(request, _players_page(live.id), live.id, str(sheet), sheets.reissue(live, sheet))
        if do == "watch":
            return renewed(request, _players_page(live.id), live.id, WATCH, sheets.reissue_spectator(live))
        if do == "wish":
            _grant(request, live, reader, seq)
        elif do == "replay":
            link = number(request.POST.get("link", ""))
            campaigns.replay(live.id, seq, link, who=_who(live, reader))
            back = f"/campaign/{live.id}"
        elif do == "drop":
            campaigns.drop_leg(live.id, seq, who=_who(live, reader))
            back = f"/campaign/{live.id}"
        else:
            raise NotYours("this cannot be done here")
    except Refused as error:
        return _players(request, *sheets.look(request, live.id), problem=text(error.key, **error.params))
    return see_other(back)


def _grant(request: HttpRequest, live: LiveCampaign, reader: sheets.Reader, seq: int) -> None:
    """Makes a change of the group; whoever joins at one screen gets the sheet in this browser."""
    wishes = {wish.id: wish for wish in _pages(live).wishes(live.chronicle)}
    wish = wishes.get(request.POST.get("wish", ""))
    if wish is None:
        raise Refused("there is no such change", "table-refused-campaign-stale")
    change = {**wish.fixed, **answers(wish.questions, request.POST)}
    after = campaigns.change(live.id, seq, change, who=_who(live, reader))
    for sheet in range(len(live.sides), len(after.sides)):
        if after.mode != "friends" and after.sides[sheet].person:
            sheets.hold(request, after, sheet)


def _players_page(campaign_id: str) -> str:
    return f"/campaign/{campaign_id}/players"


def claim(request: HttpRequest, token: str) -> HttpResponse:
    """`GET /sheet/<token>` asks whether to take the sheet (link previews must not), `POST` does it."""
    if request.method == "POST":
        response = see_other("/")
        claimed = sheets.claim(request, response, token)
        if claimed.sheet >= 0 and (code := shown_code(request, token)):
            sheets.keep_code(claimed.campaign, claimed.sheet, code)
        response["Location"] = f"/campaign/{claimed.campaign}"
        return response
    found = sheets.opens(token)
    live = campaigns.get(found.campaign)
    kind = "watch" if found.sheet == SPECTATOR else "claim"
    name = live.sides[found.sheet].name if found.sheet >= 0 else "?"
    code = new_code() if found.sheet >= 0 else ""
    return page(
        request,
        "claim",
        heading=text(f"table-campaign-open-{kind}"),
        lead=text(
            f"table-campaign-{kind}-lead",
            story=str(live.story.name),
            name=name or text("table-campaign-sheet", n=found.sheet + 1),
        ),
        go=text(f"table-open-go-{kind}"),
        named=False,
        code=code,
        sealed=sealed_code(code, token),
    )


# --- forms of the host


def enter(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>/enter` asks for a result from a physical table, `POST` writes it down."""
    live, reader = sheets.look(request, campaign_id)
    _only_host(reader)
    leg, pages = live.leg, _pages(live)
    asked = pages.questions(live.chronicle, leg) if leg else ()
    if leg is None or not asked:
        raise Http404
    problem = ""
    if request.method == "POST":
        seq, why = number(request.POST.get("seq", "")), request.POST.get("why", "")
        try:
            found = [answers(questions, request.POST, f"seat-{i}-") for i, questions in enumerate(asked)]
            report = pages.report(leg, found)
            campaigns.enter(live.id, seq, report, who=_who(live, reader), why=why)
            return see_other(f"/campaign/{live.id}")
        except Refused as error:
            problem = text(error.key, **error.params)
    parts = _parts(request, live, leg.sheets, asked)
    title = text("table-campaign-enter-title", leg=drawn.leg_name(live, pages, leg))
    return _ask(request, live, (title, text("table-campaign-enter-lead")), parts, problem)


def correct(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>/correct` shows what is on the sheets, `POST` changes it, with a reason."""
    live, reader = sheets.look(request, campaign_id)
    _only_host(reader)
    pages = _pages(live)
    asked = [pages.correctable(live.chronicle, i) for i in range(len(live.sides))]
    problem = ""
    if request.method == "POST":
        seq, why = number(request.POST.get("seq", "")), request.POST.get("why", "")
        try:
            found = [edit for i, qs in enumerate(asked) for edit in edits(qs, request.POST, f"seat-{i}-")]
            campaigns.correct(live.id, seq, found, who=_who(live, reader), why=why)
            return see_other(f"/campaign/{live.id}")
        except Refused as error:
            problem = text(error.key, **error.params)
    parts = _parts(request, live, range(len(live.sides)), asked)
    heading = text("table-campaign-correct"), text("table-campaign-correct-lead")
    return _ask(request, live, heading, parts, problem, must_say_why=True)


def _parts(
    request: HttpRequest, live: LiveCampaign, about: Sequence[int], asked: Sequence[Sequence[Question]]
) -> list[dict[str, Any]]:
    """Returns the parts of a form: the questions about each sheet, with the answers that were sent."""
    given = request.POST if request.method == "POST" else None
    return [
        {"title": drawn.called(live, sheet), "fields": drawn.fields(questions, f"seat-{i}-", given)}
        for i, (sheet, questions) in enumerate(zip(about, asked, strict=True))
        if questions
    ]


def _ask(
    request: HttpRequest,
    live: LiveCampaign,
    heading: tuple[str, str],
    parts: list[dict[str, Any]],
    problem: str,
    *,
    must_say_why: bool = False,
) -> HttpResponse:
    return page(
        request,
        "campaign-ask",
        422 if problem else 200,
        campaign=live,
        title=heading[0],
        lead=heading[1],
        parts=parts,
        problem=problem,
        why=request.POST.get("why", ""),
        must_say_why=must_say_why,
    )


# --- the file, and the end


def export(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>/export`: the file of the campaign, for the host and everybody who plays."""
    live, reader = sheets.look(request, campaign_id)
    if not (reader.sheets or reader.host):
        raise NotYours("a spectator has no file")
    lines = campaigns.export(live.id)
    response = HttpResponse("\n".join(lines) + "\n", content_type="application/jsonl; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="campaign-{live.id}.jsonl"'
    return response


def delete(request: HttpRequest, campaign_id: str) -> HttpResponse:
    """`GET /campaign/<id>/delete` asks for confirmation, `POST` deletes the campaign and its tables."""
    live, reader = sheets.look(request, campaign_id)
    _only_host(reader)
    if request.method != "POST":
        names = joined([drawn.called(live, i) for i in range(len(live.sides))])
        return page(request, "campaign-delete", campaign=live, story=str(live.story.name), names=names)
    campaigns.delete(live.id)
    return see_other("/")

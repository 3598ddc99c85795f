"""Private notes of a seat."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

from spielwerk.table.errors import NotYours
from spielwerk.table.people import seats
from spielwerk.table.views.common import look, page


def notes(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/notes` shows the notes of the viewer's seat, `POST` keeps them."""
    seen = look(request, table_id)
    if seen.seat < 0:
        raise NotYours("notes belong to a seat")
    if request.method == "POST":
        seats.keep_notes(table_id, seen.seat, request.POST.get("notes", ""))
        response = HttpResponseRedirect(f"/table/{table_id}")
        response.status_code = 303
        return response
    written = seats.notes(table_id, seen.seat)
    return page(request, "notes", id=table_id, notes=written, most=seats.MOST_NOTES)

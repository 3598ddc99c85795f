"""The card before the first turn: it tells who one is and how one wins, once, and nobody else."""

from __future__ import annotations

import re

import pytest

from spielwerk.kernel.text import LANGUAGES, language, text
from spielwerk.table.people.guided_game import begin
from spielwerk.table.store import tables
from table.visiting import Guest

CARD = 'class="briefing"'


def begun(guest: Guest, game: str = "scythe") -> tables.LiveTable:
    where = guest.post("/play", game=game)["Location"]
    return tables.get(where.rpartition("/")[2])


def card(html: str) -> str:
    found = re.search(rf"<section {CARD}.*?</section>", html, re.DOTALL)
    return found[0] if found else ""


@pytest.mark.parametrize("game", ["scythe", "dei", "tapestry"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_what_a_turn_is_and_how_one_wins(game: str, lang: str) -> None:
    guest = Guest()
    guest.client.cookies["language"] = lang
    live = begun(guest, game)
    with language(lang):
        speech = live.game.box.speech()
        wanted = [speech.turn_of(0, live.game.rules), speech.cover("goal")]
        name = str(speech.seat(0, live.game.rules).name)
        if name == text("kernel-seat", n=1) and not speech.cover("role"):
            name = text("table-briefing-welcome")
    found = card(guest.page(f"/table/{live.id}"))
    assert all(words and words in found for words in (*wanted, name))


def test_in_scythe_it_tells_of_the_ability_and_the_objectives() -> None:
    guest = Guest()
    live = begun(guest)
    found = card(guest.page(f"/table/{live.id}"))
    data = live.game.rules.data  # type: ignore[attr-defined]
    faction = data.factions()[live.game.setup["seats"][0]["faction"]]
    objectives = [data.objectives()[n] for n in live.match.state.objectives[0]]  # type: ignore[attr-defined]
    assert len(objectives) == 2
    assert all(str(objective.text.en) in found for objective in objectives)
    assert faction.character.replace("&", "&amp;") in found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("faction", ["rusviet", "nordic"])
def test_in_scythe_only_who_may_not_repeat_a_section_reads_so(faction: str, lang: str) -> None:
    plan = [tables.SeatPlan("person"), tables.SeatPlan("person")]
    setup = {"seats": [{"faction": faction}, {"faction": "saxony"}]}
    created = tables.create("scythe", setup, plan, mode="friends", seed=1)
    guest = Guest()
    guest.client.cookies["language"] = lang
    guest.claim(created.links[0])
    guest.client.cookies["briefing"] = "on"
    found = card(guest.page(f"/table/{created.id}"))
    with language(lang):
        bound, free = text("scythe-cover-turn"), text("scythe-cover-turn-free")
    assert (bound in found, free in found) == (faction != "rusviet", faction == "rusviet")


def test_it_goes_away_by_its_button_and_stays_away() -> None:
    guest = Guest()
    live = begun(guest)
    guest.post(f"/table/{live.id}/act", do="briefed")
    assert CARD not in guest.page(f"/table/{live.id}")


def test_it_goes_away_with_the_first_choice() -> None:
    guest = Guest()
    live = begun(guest)
    tables.choose(live.id, 0, live.seen(0), [live.match.decisions[0].options[0].text])
    assert CARD not in guest.page(f"/table/{live.id}")


def test_whoever_watches_reads_none() -> None:
    created = begin("scythe")
    watcher = Guest()
    watcher.claim(created.spectator)
    watcher.client.cookies["briefing"] = "on"
    assert CARD not in watcher.page(f"/table/{created.id}")


def test_at_one_screen_everybody_reads_their_own() -> None:
    plan = [tables.SeatPlan("person")] * 2
    created = tables.create("scythe", {"seats": [{}, {}]}, plan, mode="hotseat", seed=1)
    guest, table = Guest(), created.id
    guest.claim(created.host)
    guest.client.cookies["briefing"] = "on"
    read = 0
    while read < 2:
        live = tables.get(table)
        (seat,) = live.awaits
        guest.post(f"/table/{table}/act", do="sit", seat=str(seat))
        if not live.chosen(seat):
            assert CARD in guest.page(f"/table/{table}")
            guest.post(f"/table/{table}/act", do="briefed")
            assert CARD not in guest.page(f"/table/{table}")
            read += 1
        tables.choose(table, seat, live.seen(seat), [live.match.decisions[0].options[-1].text])

"""The pages of a campaign: what everybody sees, what the host may do, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from spielwerk.boards.registry import campaign_pages
from spielwerk.games.scythe.fenris.made_up import report as made_up
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.story import stories, story
from spielwerk.table.people import sheets
from spielwerk.table.store import campaigns, models, tables
from spielwerk.table.views.campaign_form import CampaignForm
from table.campaigning import AUTOMA, JONAS, LENA, fenris, play_leg, played_out, stored, title, tour
from table.visiting import Guest


@pytest.fixture(autouse=True)
def nothing_in_memory() -> None:
    campaigns.forget_all()


def hosted(created: campaigns.Created, language: str = "en") -> Guest:
    guest = Guest(language)
    sheets.claim_for(guest.key, created.host)
    if created.links[0] and campaigns.get(created.id).mode == "friends":
        sheets.claim_for(guest.key, created.links[0])
    return guest


FORM = {
    "mode": "friends",
    "players": "3",
    "seat-0-who": "person",
    "seat-0-name": "Lena",
    "seat-0-faction": "nordic",
    "seat-1-who": "person",
    "seat-1-name": "",
    "seat-1-faction": "",
    "seat-2-who": "rules:automa",
    "seat-2-name": "",
    "seat-2-faction": "",
}


def begun(guest: Guest, **more: str) -> str:
    """Makes a campaign with the form; its name."""
    answer = guest.post("/campaign/new/fenris", 303, **{**FORM, **more})
    return str(answer["Location"].split("/")[2])


def test_a_campaign_is_made_with_a_form_and_its_links_are_claimed_once() -> None:
    host, friend, late = Guest(), Guest(), Guest()
    id = begun(host)
    live = campaigns.get(id)
    assert [(side.name, side.person) for side in live.sides] == [
        ("Lena", True),
        ("", True),
        ("Automa", False),
    ]
    players = host.page(f"/campaign/{id}/players")
    links = {*re.findall(r"/sheet/[\w-]+", players)}
    assert len(links) == 2, "one for the second player, one for spectators"
    mine = next(link for link in links if "Player 2" in friend.page(link))
    friend.post(mine)
    assert "Player 2 (you)" in friend.page(f"/campaign/{id}")
    friend.client.cookies["language"] = "de"
    assert "Spieler 2 (du)" in friend.page(f"/campaign/{id}"), "each reads it in their own language"
    late.post(mine, 403)
    late.page(f"/campaign/{id}", 403)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat-0-faction": "prussia"},
        {"seat-1-faction": "nordic"},
        {"seat-1-who": "bot:greedy"},
        {"seat-0-who": "rules:automa", "seat-1-who": "rules:automa"},
        {"players": "7"},
    ],
)
def test_a_form_that_cannot_be_played_makes_nothing(wrong: dict[str, str]) -> None:
    before = models.Campaign.objects.count()
    answer = Guest().post("/campaign/new/fenris", 422, **{**FORM, **wrong})
    assert 'class="problem"' in answer.content.decode()
    assert models.Campaign.objects.count() == before


def test_the_form_proposes_people_among_friends_and_automas_for_somebody_alone() -> None:
    for mode, people in (("friends", 3), ("hotseat", 3), ("solo", 1)):
        setup = CampaignForm(story("fenris"), mode).read()
        assert setup is not None
        assert sum(not seat.get("automa") for seat in setup["seats"]) == people
    page = Guest().page("/campaign/new/fenris")
    assert 'data-opens="albion togawa" data-seats="5"' in page
    assert page.index("Eight games in a fixed order") < page.index('id="setup"')


def test_whoever_plays_alone_has_automas_at_the_other_sheets() -> None:
    """The form offers people at first; choosing *Alone* is enough."""
    host = Guest()
    id = begun(host, mode="solo")
    assert [side.person for side in campaigns.get(id).sides] == [True, False, False]


def test_a_campaign_on_the_start_page_says_what_is_next_and_whose_turn_it_is() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    host = hosted(created)
    assert "It begins with: Episode 1" in host.page("/")
    campaigns.open_leg(created.id)
    page = host.page("/")
    assert "Being played: Episode 1" in page
    assert f"/campaign/{created.id}" in page
    assert 'href="/table/' not in page, "legs are on the page of their campaign"
    assert "/campaign/" + created.id not in Guest().page("/")


def test_one_button_starts_the_next_leg_and_leads_back_to_it() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    table = host.post(f"/campaign/{created.id}")["Location"]
    assert host.post(f"/campaign/{created.id}")["Location"] == table
    assert "To the campaign" in host.page(table)
    assert "Go on" in host.page(f"/campaign/{created.id}")


def test_an_episode_leads_back_to_the_campaign_and_shows_what_it_changed() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    host = hosted(created)
    live = play_leg(created.id)
    over = host.page(f"/table/{live.tables[0]}")
    assert "On with the campaign" in over
    assert 'id="tool-undo" data-key="u" disabled' in over
    assert ">Rematch<" not in over
    page = host.page(f"/campaign/{created.id}")
    coins = live.chronicle.results[2].coins  # the Automa always has some
    assert f"<i>→</i><b>{coins}</b></p>" in page
    assert "What changed: Episode 1" in page
    assert "The vote" in page
    assert "fenris.campaign.wealth-added-after-scoring" in page
    past = host.page(f"/campaign/{created.id}/1")
    assert "Episode 1: coins" in past
    host.page(f"/campaign/{created.id}/2", 404)
    host.page(f"/campaign/{created.id}/0", 404)


def test_the_sentence_on_top_says_what_is_over_and_what_comes() -> None:
    created = fenris([LENA, AUTOMA])
    host = hosted(created)
    live = play_leg(created.id)
    page = host.page(f"/campaign/{created.id}")
    assert "<h1>Episode 1 is over. Next: The vote</h1>" in page
    assert re.search(r"<span>[^<·]+\n[^<]+ won</span>", page), (
        "the road has a line for the day and one for whom"
    )
    assert not re.search(r"<small>[^<]*Episode 1", page), "the title of the results says which episode it was"
    assert live.leg is not None
    play_leg(created.id)
    assert "<h1>Next: Episode 2</h1>" in host.page(f"/campaign/{created.id}")


def test_who_has_not_opened_their_link_is_named_before_the_first_game() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    host, friend = hosted(created), Guest()
    assert host.page(f"/campaign/{created.id}").count("link not opened yet") == 1
    sheets.claim_for(friend.key, created.links[1])
    assert "link not opened yet" not in host.page(f"/campaign/{created.id}")


def test_before_anything_is_noted_the_page_of_corrections_says_when_it_can_be_used() -> None:
    created = fenris([LENA, AUTOMA])
    host = hosted(created)
    play_leg(created.id)
    page = host.page(f"/campaign/{created.id}/correct")
    assert "There is nothing to correct yet." in page
    assert 'name="why"' not in page
    play_leg(created.id)
    assert 'name="why"' in host.page(f"/campaign/{created.id}/correct")


def test_the_rules_of_a_campaign_are_open_to_its_players_before_the_first_game() -> None:
    host = hosted(fenris())
    assert "fenris.ep1.extra-objective" in host.page("/rules/scythe/fenris-campaign")
    Guest().page("/rules/scythe/fenris-campaign", 404)


def test_an_interlude_explains_its_rules_and_none_of_what_comes() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    play_leg(created.id)
    table = host.post(f"/campaign/{created.id}")["Location"]
    said = host.page(f"{table}/rules?about=ask")
    assert "fenris.ep1." in said
    assert "/rules/scythe/fenris-campaign#fenris.ep1." in said
    assert 'href="/rules/scythe"' in host.page(table)
    assert "fenris.ep2" not in said
    assert "fenris.ep3.search" not in host.page(f"{table}/rules?about=chapter:fenris.ep3")


def test_what_lies_ahead_is_a_number_and_nothing_else() -> None:
    host = hosted(fenris([LENA, JONAS, AUTOMA], "friends"))
    id = models.SheetHolder.objects.order_by("-id").first().campaign_id
    page = host.page(f"/campaign/{id}")
    ahead = re.findall(r'<li class="mark ahead hill-\d+">(.*?)</li>', page)
    assert len(ahead) == 7
    assert len({re.sub(r">\d<", "><", mark) for mark in ahead}) == 1, "all of them look alike"


# --- what the host may do


def seq(id: str) -> str:
    return str(campaigns.get(id).seq)


def test_the_host_lets_somebody_rest_and_it_is_in_the_log() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    host = hosted(created)
    at = f"/campaign/{created.id}/players"
    host.post(at, do="wish", wish="away-1", seq=seq(created.id))
    assert campaigns.get(created.id).leg.sheets == (0, 2)  # type: ignore[union-attr]
    assert "Jonas rests." in host.page(f"/campaign/{created.id}/log")
    host.post(at, do="wish", wish="back-1", seq=seq(created.id))
    host.post(at, do="wish", wish="join", seq=seq(created.id), name="Mia", faction="saxony", automa="")
    assert [side.name for side in campaigns.get(created.id).sides] == ["Lena", "Jonas", "Automa", "Mia"]
    host.post(at, do="link", sheet="3")
    assert "/sheet/" in host.page(at)


def test_airships_are_offered_as_soon_as_the_story_allows_them() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host, at, rng = hosted(created), f"/campaign/{created.id}/players", Rng(2)
    assert "The Wind Gambit" not in host.page(at)
    while title(live := campaigns.get(created.id)) != "4":
        if live.leg and live.leg.game == "scythe":
            report = made_up(live.chronicle, live.leg, rng)
            campaigns.enter(created.id, live.seq, report, who="", why="")
        else:
            play_leg(created.id)
    assert "Play with The Wind Gambit" in host.page(at)
    host.post(at, do="wish", wish="wind", seq=seq(created.id), airships="on", end_tile="backup-plan")
    c = campaigns.get(created.id).chronicle
    assert (c.airships, c.end_tile) == (True, "backup-plan")
    host.post(at, 422, do="wish", wish="wind", seq=seq(created.id), end_tile="land-rush")


@pytest.mark.parametrize(
    "deed",
    [
        {"do": "wish", "wish": "away-0"},
        {"do": "link", "sheet": "0"},
        {"do": "watch"},
        {"do": "replay", "link": "0"},
        {"do": "drop"},
        {"do": "code", "sheet": "0"},
    ],
)
def test_a_player_who_is_not_the_host_may_do_none_of_it(deed: dict[str, str]) -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    play_leg(created.id)
    jonas, before = Guest(), stored(created.id)
    sheets.claim_for(jonas.key, created.links[1])
    jonas.post(f"/campaign/{created.id}/players", 403, seq=seq(created.id), **deed)
    for form in ("enter", "correct", "delete"):
        jonas.page(f"/campaign/{created.id}/{form}", 403)
        jonas.post(f"/campaign/{created.id}/{form}", 403, seq=seq(created.id), why="so")
    assert stored(created.id) == before


def test_a_stranger_sees_and_changes_nothing() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    play_leg(created.id)
    stranger, before = Guest(), stored(created.id)
    for page in ("", "/1", "/log", "/players", "/enter", "/correct", "/export", "/delete"):
        said = stranger.page(f"/campaign/{created.id}{page}", 403)
        assert "Lena" not in said
        assert "Rise of Fenris" not in said
    for page in ("", "/players", "/enter", "/correct", "/delete"):
        stranger.post(f"/campaign/{created.id}{page}", 403, do="drop", seq=seq(created.id))
    stranger.page("/campaign/nonsense", 404)
    assert stored(created.id) == before


def test_a_spectator_looks_but_starts_nothing() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    watcher = Guest()
    sheets.claim_for(watcher.key, created.spectator)
    assert "Start episode 1" not in watcher.page(f"/campaign/{created.id}")
    watcher.post(f"/campaign/{created.id}", 403)
    watcher.page(f"/campaign/{created.id}/export", 403)


def episode_1(**more: str) -> dict[str, str]:
    """The form of a result from cardboard, with two seats."""
    stars = {f"seat-{i}-stars-{id}": "0" for i in (0, 1) for id in ("upgrades", "mechs", "open-objective")}
    fields: dict[str, str] = {}
    for i, coins in enumerate(("61", "48")):
        fields |= {f"seat-{i}-coins": coins, f"seat-{i}-place": str(i + 1), f"seat-{i}-tokens": "2"}
    return {**stars, **fields, "seat-0-stars-mechs": "1", "seat-0-instant": "coins", "why": "Sunday", **more}


def test_a_result_from_the_physical_table_is_entered_by_hand() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    assert "Influence tokens" in host.page(f"/campaign/{created.id}/enter")
    host.post(f"/campaign/{created.id}/enter", 303, seq=seq(created.id), **episode_1())
    live = campaigns.get(created.id)
    assert [result.coins for result in live.chronicle.results] == [61, 48]
    assert live.chronicle.results[0].stars == ("mechs",)
    assert live.chronicle.results[0].instant == "coins"
    log = host.page(f"/campaign/{created.id}/log")
    assert all(word in log for word in ("entered by hand", "Sunday", "Lena"))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat-0-coins": ""},
        {"seat-0-coins": "-3"},
        {"seat-0-coins": "9" * 9},
        {"seat-0-place": "2", "seat-1-place": "2"},
        {"seat-0-place": "3"},
        {"seat-0-instant": "gold"},
        {"seat-0-stars-mechs": "7"},
        {"seq": "99"},
    ],
)
def test_a_result_that_cannot_be_is_refused_in_one_line(wrong: dict[str, str]) -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host, before = hosted(created), stored(created.id)
    given = {"seq": seq(created.id), **episode_1(), **wrong}
    said = host.post(f"/campaign/{created.id}/enter", 422, **given).content.decode()
    assert '<p class="notice bad" role="alert">' in said
    assert stored(created.id) == before


def sheet_values(page: str) -> dict[str, str]:
    """The numbers of a form as it is drawn."""
    found = re.findall(r'<input type="number"[^>]* name="([\w-]+)" value="(-?\d+)"', page)
    ticks = re.findall(r'<input type="checkbox" name="([\w-]+)" value="(\w+)" checked', page)
    return dict([*found, *ticks])


def corrected(host: Guest, created: campaigns.Created, status: int = 303, **more: str) -> Any:
    at = f"/campaign/{created.id}/correct"
    return host.post(at, status, **{**sheet_values(host.page(at)), "seq": seq(created.id), **more})


def test_a_sheet_is_corrected_with_a_reason() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    play_leg(created.id)
    play_leg(created.id)
    corrected(host, created, 303, why="a coin under the table", **{"seat-0-entry-0": "33"})
    live = campaigns.get(created.id)
    assert live.chronicle.sheets[0].wealth == 33
    assert live.campaign.links[-1].why == "a coin under the table"
    assert "A correction" in host.page(f"/campaign/{created.id}/log")


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat-0-entry-0": "-50", "why": "so"},
        {"seat-0-entry-0": "50", "why": ""},
        {"seat-0-entry-0": "much", "why": "so"},
        {"why": "nothing changed"},
    ],
)
def test_a_correction_that_cannot_be_is_refused(wrong: dict[str, str]) -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    play_leg(created.id)
    play_leg(created.id)
    before = stored(created.id)
    corrected(host, created, 422, **wrong)
    assert stored(created.id) == before


def test_what_is_refused_is_said_in_the_language_of_the_reader() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created, "de")
    at = f"/campaign/{created.id}"
    said = host.post(f"{at}/players", 422, do="wish", wish="away-1", seq=seq(created.id)).content.decode()
    assert "Es wären weniger als zwei." in said
    twice = {"seat-0-place": "2", "seat-1-place": "2"}
    given = {"seq": seq(created.id), **episode_1(), **twice}
    said = host.post(f"{at}/enter", 422, **given).content.decode()
    assert "Diese Platzierungen sind unmöglich" in said
    wrong = {**FORM, "seat-0-faction": "albion"}
    said = Guest("de").post("/campaign/new/fenris", 422, **wrong).content.decode()
    assert "gehört zu Invasoren aus der Ferne" in said


def test_the_host_plays_an_episode_again_and_the_old_branch_stays() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    play_leg(created.id)
    at = f"/campaign/{created.id}/players"
    host.post(at, 422, do="replay", link="7", seq=seq(created.id))
    host.post(at, do="replay", link="0", seq=seq(created.id))
    assert title(campaigns.get(created.id)) == "1"
    assert "set aside" in host.page(f"/campaign/{created.id}/log")
    assert "set aside" in host.page(f"/campaign/{created.id}/1")
    log = host.page(f"/campaign/{created.id}/log")
    assert "Back to before: Episode 1" in log
    assert "went-back" not in log
    assert "Nothing has changed on the sheets." in host.page(f"/campaign/{created.id}/2")
    play_leg(created.id, 2)
    raw = host.page(f"/campaign/{created.id}/export").encode()
    where = upload(Guest(), raw, 303)["Location"]
    for id in (created.id, where.split("/")[2]):
        links = campaigns.get(id).campaign.links
        assert [campaigns.note(link) for link in links] == ["", campaigns.WENT_BACK, ""], "also in the file"


def test_a_game_that_is_given_up_is_in_the_log_with_who_did_it() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    campaigns.open_leg(created.id)
    host.post(f"/campaign/{created.id}/players", do="drop", seq=seq(created.id))
    assert re.search(
        r"Given up, to be started again: Episode 1.*?· Lena", host.page(f"/campaign/{created.id}/log")
    )


def test_leaving_for_good_needs_a_second_click() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "friends")
    page = hosted(created).page(f"/campaign/{created.id}/players")
    assert page.count('<details class="sure">') == page.count('value="left-') == 3


def test_the_end_shows_the_totals_and_nobody_at_nothing() -> None:
    """The last wealth is spent when the campaign is decided; what counts then is the total."""
    created = fenris([LENA, JONAS, AUTOMA], "hotseat")
    pages, rng = campaign_pages("fenris"), Rng(4)
    while (leg := (live := campaigns.get(created.id)).leg) is not None:
        if leg.game == "scythe":
            report = made_up(live.chronicle, leg, rng)
            campaigns.enter(created.id, live.seq, report, who="Lena", why="")
        else:
            played_out(campaigns.open_leg(created.id), 3)
    shown = re.findall(r"<b>(\d+)</b></td>", pages.ending(live.campaign))
    assert sorted(map(int, shown)) == sorted(pages.standing(live.chronicle))
    assert max(pages.standing(live.chronicle)) > 0
    page = hosted(created).page(f"/campaign/{created.id}")
    assert "Wealth, and the campaign total at the end" in page
    before_the_end = live.campaign.at(live.campaign.links[live.campaign.head].after)
    assert pages.standing(before_the_end) == ()


# --- the file


def upload(guest: Guest, raw: bytes, status: int, **more: str) -> Any:
    file = SimpleUploadedFile("campaign.jsonl", raw)
    return guest.post("/campaign/import", status, record=file, mode="solo", **more)


def test_the_file_continues_the_campaign_elsewhere() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    play_leg(created.id)
    raw = host.page(f"/campaign/{created.id}/export").encode()
    guest = Guest()
    where = upload(guest, raw, 303)["Location"]
    assert "Next: The vote" in guest.page(where)
    assert campaigns.get(where.split("/")[2]).chronicle == campaigns.get(created.id).chronicle


def test_a_damaged_file_is_refused_and_changes_nothing() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)
    play_leg(created.id)
    play_leg(created.id)
    raw = host.page(f"/campaign/{created.id}/export").encode()
    before = models.Campaign.objects.count()
    cut, edited = raw[: len(raw) * 2 // 3], raw.replace(b'"coins":', b'"coins":1', 1)
    for bad in (b"", b"\x00\xff", b"{}", raw[:100], cut, edited, b"[" * 5000):
        said = upload(Guest(), bad, 422).content.decode()
        assert '<p class="notice bad" role="alert" id="problem">' in said
    assert models.Campaign.objects.count() == before
    assert "Continue after the last part that is intact" in upload(Guest(), cut, 422).content.decode()
    where = upload(Guest(), cut, 303, anyway="on")["Location"]
    assert title(campaigns.get(where.split("/")[2])) in ("1", "after-1")


# --- other stories, other languages


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_story_without_pages_of_its_own_can_be_played_as_well(language: str) -> None:
    created = tour(2, "hotseat")
    host = hosted(created, language)
    for _ in range(3):
        host.page(f"/campaign/{created.id}")
        played_out(host.post(f"/campaign/{created.id}")["Location"].split("/")[2])
    page = host.page(f"/campaign/{created.id}")
    assert ("The campaign is over." if language == "en" else "Die Kampagne ist zu Ende.") in page
    for part in ("log", "players", "1", "export"):
        host.page(f"/campaign/{created.id}/{part}")
    host.page(f"/campaign/{created.id}/enter", 404)
    host.post(f"/campaign/{created.id}", 422)


def test_a_leg_that_cannot_be_played_yet_says_so_and_is_entered_by_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    created = fenris([LENA, AUTOMA], "solo")
    host = hosted(created)

    def missing(*_: object, **__: object) -> None:
        raise SetupError("episode", "there is no such episode")

    monkeypatch.setattr(Campaign, "start", missing)
    said = host.post(f"/campaign/{created.id}", 422).content.decode()
    assert "cannot be played at the web table yet" in said
    assert campaigns.get(created.id).table == ""


def test_a_campaign_is_deleted_by_its_host() -> None:
    created = fenris()
    host = hosted(created)
    campaigns.open_leg(created.id)
    host.post(f"/campaign/{created.id}/delete")
    host.page(f"/campaign/{created.id}", 404)


def test_a_page_stays_small_and_every_leg_has_one_to_the_end_of_the_story() -> None:
    """Seven sheets, with reports that are made up; the interludes are played."""
    seven = [{"name": f"P{i}", **({"automa": "automa"} if i > 3 else {})} for i in range(7)]
    created = campaigns.create("fenris", {"seats": seven, "invaders": True}, mode="hotseat", seed=5)
    host, rng = hosted(created, "de"), Rng(4)
    while (leg := (live := campaigns.get(created.id)).leg) is not None:
        page = host.page(f"/campaign/{created.id}")
        assert len(page.encode()) <= 60_000, leg.title
        if leg.game == "scythe":
            report = made_up(live.chronicle, leg, rng)
            live = campaigns.enter(created.id, live.seq, report, who="P0", why="made up")
        else:
            table = campaigns.open_leg(created.id)
            if not tables.get(table).over:
                assert len(host.page(f"/table/{table}").encode()) <= 90_000, leg.title
            played_out(table, 3)
    end = host.page(f"/campaign/{created.id}")
    assert len(end.encode()) <= 60_000
    assert re.search(r"<h1>P\d( und P\d)* (hat|haben) die Kampagne gewonnen\.</h1>", end)
    assert '<svg class="chart"' in end
    for n in range(1, len(live.campaign.links) + 1):
        host.page(f"/campaign/{created.id}/{n}")
    host.page(f"/campaign/{created.id}/log")


@pytest.mark.parametrize("id", [id for id in stories() if id != "tour"])
def test_every_story_begins_with_what_its_form_proposes(id: str) -> None:
    setup = CampaignForm(story(id), "solo").read()
    assert setup is not None
    created = campaigns.create(id, setup, mode="solo", seed=3)
    host = hosted(created, "de")
    assert "None" not in host.page(f"/campaign/new/{id}?mode=solo")
    page = host.page(f"/campaign/{created.id}")
    assert str(story(id).name.de) in page
    assert host.page(host.post(f"/campaign/{created.id}")["Location"])
    assert host.page(f"/campaign/{created.id}/log")

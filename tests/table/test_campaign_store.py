"""Campaigns in the store: a leg is an ordinary table, its result is written once, and nothing is lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from spielwerk.kernel.campaign import Campaign, Edit, reported
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.table.errors import BadToken, Refused, TableGone
from spielwerk.table.people import seats, sheets
from spielwerk.table.people.tokens import hashed, new_token
from spielwerk.table.store import campaigns, models, overview, tables
from table.campaigning import AUTOMA, JONAS, LENA, fenris, play_leg, played_out, stored, title, tour
from table.playing import in_thread, meanwhile


@pytest.fixture(autouse=True)
def nothing_in_memory() -> None:
    campaigns.forget_all()


# --- legs


def test_a_leg_is_a_table_whose_result_goes_onto_the_sheets() -> None:
    created = tour()
    table = campaigns.open_leg(created.id)
    assert tables.get(table).campaign == created.id
    assert title(campaigns.get(created.id)) == "spring"
    coins = reported(played_out(table).match)["coins"]
    live = campaigns.get(created.id)
    assert (title(live), live.table, live.tables) == ("summer", "", [table])
    assert list(live.chronicle.purses) == [1 + n for n in coins]


def test_the_report_is_stored_with_the_last_choice_and_the_leg_is_closed_whoever_looks_first() -> None:
    """Between the last choice and the closing of the leg a server may be killed."""
    created = tour()
    table = campaigns.open_leg(created.id)
    played_out(table)
    row = models.Campaign.objects.get(id=created.id)
    assert (row.table, row.head) == (table, -1), "nobody has looked yet"
    assert models.Table.objects.get(id=table).report == reported(tables.get(table).match)
    campaigns.forget_all()
    campaigns.advance_all()
    after = stored(created.id)
    assert after[0][1:] == (0, "")
    campaigns.advance_all()
    campaigns.get(created.id)
    assert stored(created.id) == after


def test_a_leg_is_closed_once_however_many_look_at_the_same_time() -> None:
    created = tour()
    table = campaigns.open_leg(created.id)
    ended = campaigns.get(created.id)
    played_out(table)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: in_thread(campaigns.advance, ended), range(8)))
    assert {live.seq for live in found} == {ended.seq + 1}
    assert len(stored(created.id)[1]) == 1


def test_a_leg_is_opened_once_however_many_press_the_button() -> None:
    created = tour()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: in_thread(campaigns.open_leg, created.id), range(8)))
    assert len({*found}) == 1
    assert models.Table.objects.filter(campaign_id=created.id).count() == 1


def test_a_finished_leg_takes_no_undo_but_can_be_played_on_from_a_moment() -> None:
    created = tour(1, "solo")
    table = campaigns.open_leg(created.id)
    live = played_out(table)
    before = stored(created.id)
    assert not live.can_undo(0)
    with pytest.raises(Refused) as error:
        tables.undo(table, 0, live.seen(0))
    assert error.value.key == "table-refused-leg-done"
    assert stored(created.id) == before
    from spielwerk.table.store.import_record import play_on

    other = play_on(live, 0, (0,))
    assert tables.get(other.id).campaign == ""


def test_an_interlude_that_asks_nobody_is_over_at_once() -> None:
    created = fenris([LENA, JONAS], "friends")
    live = campaigns.get(created.id)
    stars = {"coins": 10, "place": 1, "tokens": 0}
    live = campaigns.enter(
        created.id, live.seq, {"seats": [stars, {**stars, "place": 2}]}, who="Lena", why="cardboard"
    )
    assert title(live) == "after-1"
    live = play_leg(created.id)
    assert title(live) in ("2a", "2b")
    assert [link.kind for link in live.campaign.links] == ["by-hand", "match"]


def test_a_campaign_can_be_read_however_fast_it_changes() -> None:
    """As it was at one moment: what is written while it is read does not get into it."""
    created = tour()
    written: dict[int, int] = {}

    def correct() -> None:
        live = campaigns.get(created.id)
        coins = live.chronicle.purses[0]
        edit = Edit(("purses", 0), coins, coins + 1)
        live = campaigns.correct(created.id, live.seq, [edit], who="Ada", why="a coin was lost")
        written[live.seq] = coins + 1
        campaigns.forget_all()

    campaigns.forget_all()
    with meanwhile(correct):
        live = campaigns.get(created.id)
    assert len(written) > 2
    assert live.chronicle.purses[0] == written[live.seq]


# --- who holds which sheet


def test_the_holder_of_a_sheet_holds_its_seat_at_every_leg_without_claiming_again() -> None:
    created = tour()
    keys = [new_token(), new_token()]
    for sheet, key in enumerate(keys):
        assert sheets.claim_for(key, created.links[sheet]).sheet == sheet
    watcher = new_token()
    sheets.claim_for(watcher, created.spectator)
    for _ in range(2):
        table = campaigns.open_leg(created.id)
        held = models.Holder.objects.filter(table_id=table).values_list("key", "seat")
        assert {*held} == {(hashed(keys[0]), 0), (hashed(keys[1]), 1), (hashed(watcher), SPECTATOR)}
        played_out(table)


def test_whoever_claims_during_a_leg_gets_the_seat_there_too() -> None:
    created = tour()
    table = campaigns.open_leg(created.id)
    key = new_token()
    sheets.claim_for(key, created.links[1])
    assert list(models.Holder.objects.filter(table_id=table).values_list("key", "seat")) == [(hashed(key), 1)]


def test_a_link_is_claimed_once_and_a_new_one_shuts_out_its_holder_everywhere() -> None:
    created = tour()
    first, second = new_token(), new_token()
    sheets.claim_for(first, created.links[0])
    sheets.claim_for(first, created.links[0])
    with pytest.raises(BadToken):
        sheets.claim_for(second, created.links[0])
    table = campaigns.open_leg(created.id)
    fresh = sheets.reissue(campaigns.get(created.id), 0)
    assert not models.Holder.objects.filter(table_id=table).exists()
    with pytest.raises(BadToken):
        sheets.claim_for(first, created.links[0])
    sheets.claim_for(second, fresh)
    assert sheets.taken(campaigns.get(created.id)) == [True, False]
    assert [*models.Holder.objects.filter(table_id=table).values_list("key", flat=True)] == [hashed(second)]


def test_at_one_screen_the_host_holds_all_sheets_of_people() -> None:
    created = fenris([LENA, JONAS, AUTOMA], "hotseat")
    key = new_token()
    sheets.claim_for(key, created.host)
    held = models.SheetHolder.objects.filter(campaign_id=created.id).values_list("sheet", flat=True)
    assert {*held} == {models.HOST, 0, 1}


def test_a_link_of_a_table_opens_no_campaign_and_the_other_way_round() -> None:
    created = tour()
    with pytest.raises(BadToken):
        seats.claim_for(new_token(), created.links[0])
    with pytest.raises(BadToken):
        sheets.claim_for(new_token(), "nonsense")


# --- what the host may do


def test_a_correction_is_a_link_with_a_reason() -> None:
    created = tour()
    live = play_leg(created.id)
    purse = live.chronicle.purses[0]
    live = campaigns.correct(
        created.id, live.seq, [Edit(("purses", 0), purse, 40)], who="Ada", why=" a coin \n was lost "
    )
    link = live.campaign.links[-1]
    assert (link.kind, link.who, link.why) == ("correction", "Ada", "a coin was lost")
    assert live.chronicle.purses[0] == 40


BAD_REPORTS: tuple[object, ...] = ({"coins": [1]}, {"coins": "many"}, {}, [], {"coins": [-50, 0]})


@pytest.mark.parametrize("report", BAD_REPORTS)
def test_a_report_that_cannot_be_changes_nothing(report: object) -> None:
    created = tour()
    campaigns.open_leg(created.id)
    before, live = stored(created.id), campaigns.get(created.id)
    with pytest.raises(Refused):
        campaigns.enter(created.id, live.seq, report, who="Ada", why="")
    assert stored(created.id) == before
    assert not tables.get(live.table).closed


@pytest.mark.parametrize(
    ("edits", "why", "key"),
    [
        ([Edit(("purses", 0), 1, -5)], "why not", "table-refused-campaign"),
        ([Edit(("purses", 0), 999, 5)], "why not", "table-refused-campaign"),
        ([Edit(("purses", 9), 1, 5)], "why not", "table-refused-campaign"),
        ([Edit(("done",), 0, 2)], "to see what comes", "table-refused-campaign"),
        ([Edit(("purses", 0), 1, 5)], "  ", "table-refused-no-reason"),
        ([], "why not", "table-refused-nothing-changed"),
    ],
)
def test_a_correction_that_cannot_be_changes_nothing(edits: list[Edit], why: str, key: str) -> None:
    created = tour()
    before = stored(created.id)
    with pytest.raises(Refused) as error:
        campaigns.correct(created.id, 0, edits, who="Ada", why=why)
    assert (error.value.key, stored(created.id)) == (key, before)


def test_a_form_of_an_older_page_changes_nothing() -> None:
    created = tour()
    campaigns.change(created.id, 0, {"type": "rest", "sheet": 1}, who="Ada")
    before = stored(created.id)
    with pytest.raises(Refused) as error:
        campaigns.change(created.id, 0, {"type": "rest", "sheet": 1}, who="Ada")
    assert (error.value.key, stored(created.id)) == ("table-refused-campaign-stale", before)


def test_while_a_leg_is_played_the_sheets_are_not_changed() -> None:
    created = tour()
    campaigns.open_leg(created.id)
    live, before = campaigns.get(created.id), stored(created.id)
    with pytest.raises(Refused) as error:
        campaigns.change(created.id, live.seq, {"type": "rest", "sheet": 1}, who="Ada")
    assert (error.value.key, stored(created.id)) == ("table-refused-leg-open", before)


def test_a_leg_that_is_given_up_is_closed_and_started_again() -> None:
    created = tour()
    first = campaigns.open_leg(created.id)
    live = campaigns.drop_leg(created.id, campaigns.get(created.id).seq, who="Ada")
    assert (live.table, live.chronicle) == ("", live.campaign.opening)
    assert [(link.kind, link.edits, link.who, campaigns.note(link)) for link in live.campaign.links] == [
        ("correction", (), "Ada", campaigns.GIVEN_UP)
    ], "it is in the log"
    assert tables.get(first).closed
    assert campaigns.open_leg(created.id) != first


def test_a_replay_keeps_the_old_branch() -> None:
    created = tour()
    play_leg(created.id)
    live = play_leg(created.id, 2)
    live = campaigns.replay(created.id, live.seq, 1, who="Ada")
    assert (title(live), live.campaign.chain, live.campaign.aside) == ("summer", [0, 2], [1])
    assert (campaigns.note(live.campaign.links[2]), live.campaign.links[2].who) == (
        campaigns.WENT_BACK,
        "Ada",
    )
    assert live.chronicle == live.campaign.links[0].chronicle
    live = play_leg(created.id, 3)
    assert (live.campaign.chain, live.campaign.aside) == ([0, 2, 3], [1])
    assert [bool(table) for table in live.tables] == [True, True, False, True]
    assert all(models.Table.objects.filter(id=table).exists() for table in live.tables if table)


def test_somebody_who_has_joined_gets_a_sheet_of_their_own() -> None:
    created = fenris([LENA, AUTOMA], "friends")
    live = campaigns.change(created.id, 0, {"type": "join", "name": "Jonas", "faction": "crimea"}, who="Lena")
    assert [side.name for side in live.sides] == ["Lena", "Automa", "Jonas"]
    key = new_token()
    sheets.claim_for(key, sheets.reissue(live, 2))
    table = campaigns.open_leg(created.id)
    assert list(models.Holder.objects.filter(table_id=table).values_list("seat", flat=True)) == [2]


# --- the file


def test_the_file_brings_the_campaign_back_with_its_open_leg() -> None:
    created = fenris([LENA, AUTOMA], "solo")
    play_leg(created.id)
    live = play_leg(created.id)
    read, match = Campaign.load(campaigns.export(created.id))
    assert (read.warning, match, read.chronicle) == ("", None, live.chronicle)
    campaigns.open_leg(created.id)
    read, match = Campaign.load(campaigns.export(created.id))
    assert match is not None
    other = campaigns.bring(read, match, mode="solo")
    again = campaigns.get(other.id)
    assert again.chronicle == live.chronicle
    assert tables.get(again.table).campaign == other.id
    played_out(again.table)
    assert len(campaigns.get(other.id).campaign.links) == 3
    assert Campaign.load(campaigns.export(other.id))[0].warning == ""


def test_the_open_leg_of_several_people_stays_out_of_the_file() -> None:
    created = tour()
    campaigns.open_leg(created.id)
    assert Campaign.load(campaigns.export(created.id))[1] is None


def test_a_leg_whose_table_is_deleted_leaves_its_record_behind() -> None:
    created = tour()
    table = play_leg(created.id).tables[0]
    before = campaigns.export(created.id)
    overview.delete(table)
    campaigns.forget_all()
    assert campaigns.export(created.id) == before
    opened = campaigns.open_leg(created.id)
    overview.delete(opened)
    assert campaigns.open_leg(created.id) != opened


def test_a_deleted_campaign_takes_its_tables_with_it() -> None:
    created = tour()
    play_leg(created.id)
    campaigns.delete(created.id)
    with pytest.raises(TableGone):
        campaigns.get(created.id)
    assert not models.Table.objects.filter(campaign_id=created.id).exists()

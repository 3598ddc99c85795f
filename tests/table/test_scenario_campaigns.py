"""The pages of the campaigns of Tapestry: for one person, with results, levels and an end."""

from __future__ import annotations

import re

import pytest

from spielwerk.table.people import sheets
from spielwerk.table.store import campaigns
from table.campaigning import title
from table.visiting import Guest

ENDS = [("en", "Ada has won the campaign."), ("de", "Ada hat die Kampagne gewonnen.")]


@pytest.fixture(autouse=True)
def nothing_in_memory() -> None:
    campaigns.forget_all()


def begun(host: Guest, story: str = "atlantis", **more: str) -> str:
    answer = host.post(f"/campaign/new/{story}", 303, **{"seat-0-name": "Ada", "option-level": "3", **more})
    return str(answer["Location"].split("/")[2])


def played(host: Guest, id: str, *, won: bool) -> None:
    """Enters the result of the next scenario."""
    given = {"seat-0-won": "on"} if won else {}
    host.post(f"/campaign/{id}/enter", 303, seq=str(campaigns.get(id).seq), why="cardboard", **given)


@pytest.mark.parametrize("story", ["atlantis", "kaiju"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_form_is_for_one_person_and_speaks_in_words(story: str, language: str) -> None:
    host = Guest(language)
    page = host.page(f"/campaign/new/{story}")
    assert 'class="field for-anybody"><label for="field-seat-0-name"' in page, (
        "it is shown without a choice of who plays"
    )
    assert 'name="mode"' not in page
    assert 'name="players"' not in page
    assert "Tapestry" in page
    assert ">level<" not in page
    assert ">starred<" not in page
    id = begun(host, story, mode="friends", **{"seat-0-who": "rules:automa"})
    live = campaigns.get(id)
    assert live.mode == "solo", "there is nobody to send a link to"
    assert [(side.name, side.person) for side in live.sides] == [("Ada", True), ("", False)]
    assert 'class="mark here' in host.page(f"/campaign/{id}"), "the road says where one is"


@pytest.mark.parametrize(("language", "said"), ENDS)
def test_atlantis_is_played_to_its_end(language: str, said: str) -> None:
    host = Guest(language)
    id = begun(host)
    for n, won in enumerate([True, False, True, False, True], start=1):
        assert title(campaigns.get(id)) == f"atlantis-{n}"
        links = re.findall(r'href="(/rules/[^"]+)#([^"]+)"', host.page(f"/campaign/{id}"))
        for address, rule in links:
            assert f'id="{rule}"' in host.page(address), "the rules of the scenario are one click away"
        played(host, id, won=won)
        page = host.page(f"/campaign/{id}/{n}")
        assert f"<b>{n * 3}</b>" in page or f"+{n * 3}" in page, "the number of the scenario times the level"
    end = host.page(f"/campaign/{id}")
    assert said in end
    assert end.count('class="sheet-card seat-') == 2
    assert '<svg class="chart"' in end
    for part in ("players", "correct", "log", "export"):
        host.page(f"/campaign/{id}/{part}")


def test_the_host_can_go_back_and_correct_after_the_end() -> None:
    host = Guest()
    id = begun(host)
    for _ in range(5):
        played(host, id, won=False)
    assert "Automa has won the campaign." in host.page(f"/campaign/{id}")
    live = campaigns.get(id)
    given = {f"seat-0-won-{i}": "on" for i in range(5)}
    host.post(f"/campaign/{id}/correct", 303, seq=str(live.seq), why="all were won", **given)
    assert "Ada has won the campaign." in host.page(f"/campaign/{id}")
    live = campaigns.get(id)
    host.post(f"/campaign/{id}/players", 303, do="replay", link="4", seq=str(live.seq))
    live = campaigns.get(id)
    assert title(live) == "atlantis-5"
    assert "Ada" in host.page(f"/campaign/{id}/log"), "who did it is in the log"


def test_the_level_changes_and_a_lost_game_is_repeated() -> None:
    host = Guest()
    id = begun(host, "kaiju")
    host.post(f"/campaign/{id}/players", 303, do="wish", wish="level", level="6", seq="0")
    assert "Level 6" in host.page(f"/campaign/{id}")
    played(host, id, won=False)
    assert title(campaigns.get(id)) == "kaiju-2"
    seq = str(campaigns.get(id).seq)
    host.post(f"/campaign/{id}/players", 303, do="wish", wish="again", seq=seq)
    assert title(campaigns.get(id)) == "kaiju-1"
    assert "Repeat the lost game" in host.page(f"/campaign/{id}/log")
    played(host, id, won=True)
    assert "Start game 2" in host.page(f"/campaign/{id}")
    played(host, id, won=False)
    assert "The campaign is over." in host.page(f"/campaign/{id}"), "nobody has won it"


def test_the_automa_has_no_link_and_no_seat_of_a_person() -> None:
    created = campaigns.create("atlantis", {"seats": [{"name": "Ada"}]}, mode="friends", seed=3)
    assert [bool(link) for link in created.links] == [True, False]
    host = Guest()
    sheets.claim_for(host.key, created.host)
    assert host.page(f"/campaign/{created.id}/players").count('value="link"') == 1

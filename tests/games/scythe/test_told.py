"""What cards, mats and questions of Scythe tell their players."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, Solo
from games.scythe.positions import Position
from spielwerk.games.scythe import components, events, names, panels
from spielwerk.games.scythe.effects import NewWorkers
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import language

LANGUAGES = ("en", "de")


def prompt(p: Position) -> str:
    d = p.game.decision(p.s)
    assert d is not None
    return p.game.box.speech().prompt(d, p.s.rules, p.s)


def facts(panel: Panel) -> dict[str, str]:
    """The lines of a list by what they are about."""
    return {row[0]: row[1] for row in panel.rows}


@pytest.mark.rule("scythe.objective.end-of-turn-cards")
def test_cards_that_wait_for_the_end_of_the_turn_say_so() -> None:
    """16 of the 27, in both languages, and no other."""
    waiting = [card for card in components.objectives().values() if card.timing == "end_of_turn"]
    assert len(waiting) == 16
    for card in components.objectives().values():
        assert card.text.en.startswith("At the end of your turn: ") == (card in waiting), card.number
        assert card.text.de.startswith("Am Ende deines Zuges: ") == (card in waiting), card.number


@pytest.mark.rule("scythe.mech.riverwalk-two-terrains")
@pytest.mark.parametrize(
    ("faction", "english", "german"),
    [
        ("saxony", "forests and mountains", "Wälder und Berge"),
        ("rusviet", "farms and villages", "Gehöfte und Dörfer"),
        ("crimea", "farms and tundra", "Gehöfte und Tundra"),
        ("nordic", "forests and mountains", "Wälder und Berge"),
        ("polania", "villages and mountains", "Dörfer und Berge"),
    ],
)
def test_riverwalk_names_its_two_terrains(faction: str, english: str, german: str) -> None:
    for code, terrains in zip(LANGUAGES, (english, german), strict=True):
        with language(code):
            assert terrains in names.ability_text("riverwalk", faction, 2)


@pytest.mark.rule(
    "scythe.structure-bonus.coins-adjacency",
    "scythe.structure-bonus.coins-row-and-farm",
    "scythe.structure-bonus.coins-on-tunnels",
)
@pytest.mark.parametrize(
    ("tile", "table"),
    [
        ("adjacent_lakes", "1: 2 coins, 2–3: 4 coins, 4–5: 6 coins, 6 or more: 9 coins"),
        ("on_tunnels", "1: 2 coins, 2: 4 coins, 3 or more: 6 coins"),
        ("in_a_row", "1: 2 coins, 2: 4 coins, 3: 6 coins, 4 or more: 9 coins"),
    ],
)
def test_the_structure_bonus_shows_its_coins(tile: str, table: str) -> None:
    p = Position("rusviet mechanical", "saxony industrial").tile(tile)
    rows = facts(panels.general(p.view(0), p.s.rules))
    assert rows["Structure bonus"].endswith(f": {table}")
    with language("de"):
        rows = facts(panels.general(p.view(0), p.s.rules))
        assert "1: 2 Münzen" in rows["Gebäudebonus"]


@pytest.mark.rule("scythe.nordic.seaworthy-retreat")
def test_the_retreat_to_a_lake_names_the_unit() -> None:
    """Only a mech takes workers along, so it matters who is asked about."""
    p = Position("rusviet mechanical", "nordic industrial").set(0, power=7).set(1, power=0)
    p.hand(0).hand(1).encounters()
    p.mech(0, 1, "M7").character(1, "T7").abilities(1, 2)
    p.s.players[1].units[2] = p.place("T7")
    p.workers(1, "T7", "W1").turn(0).play("move", "units", "unit mech1", "to T7", "done").commit(0, 7)
    assert prompt(p).endswith("where does your character in T7 (tundra) retreat to?")
    with language("de"):
        assert prompt(p).endswith("Wohin zieht sich dein Anführer in T7 (Tundra) zurück?")
    p.play("to L6")
    assert prompt(p).endswith("where does your mech in T7 (tundra) retreat to?")
    p.play("to L6")
    assert p.where(1, 2) == "L6"
    assert p.asked == (1, "TakeWorkers")


@pytest.mark.rule("scythe.automa-claim.card", "scythe.ruling.automa-claim-no-card")
def test_what_an_attack_on_the_automa_brings_is_open() -> None:
    p = Solo("saxony automa").workers(1, "M6", "T8")
    key = "An attacker who drives it off finds"

    def spoils() -> str:
        found = next(
            panel for panel in panels.panels(p.view(0), p.s.rules) if panel.key == f"automa-{AUTOMA}"
        )
        return facts(found)[key]

    assert spoils() == "nothing", "before its first turn"
    p.marker(8).draw(16)
    assert p.automas.main == [()], (
        "after the change of the scheme the pile is empty, and the card still counts"
    )
    assert spoils() == "4 resources of the region"


def test_the_log_tells_what_was_chosen_at_an_encounter() -> None:
    p = Position("rusviet mechanical", "saxony industrial")
    speech = p.game.box.speech()
    event = events.EncounterChosen(0, 18, 0)
    assert speech.event(event, p.s.rules) == (
        "Rusviet Union chooses from encounter card 18: 1 popularity, 2 food."
    )
    with language("de"):
        assert "Option 0" not in speech.event(event, p.s.rules)


@pytest.mark.rule("scythe.crimea.scout-steal")
def test_the_victim_of_scout_knows_which_card_is_gone() -> None:
    event = events.CardStolen(0, 1, 3)
    assert [event.seen_by(seat).card for seat in (0, 1, 2, -1)] == [3, 3, -1, -1]


@pytest.mark.parametrize(
    ("n", "english", "german"),
    [(1, "do you take 1 worker in", "Nimmst du 1 Arbeiter in"), (2, "how many of 2", "Wie viele von 2")],
)
def test_one_worker_of_an_encounter_is_not_counted(n: int, english: str, german: str) -> None:
    p = Position("rusviet mechanical", "saxony industrial").turn(0)
    p.s.next(NewWorkers(0, p.place("V3"), n))
    for code, words in zip(LANGUAGES, (english, german), strict=True):
        with language(code):
            assert words in prompt(p)


def test_the_question_of_a_bottom_action_names_its_cost() -> None:
    """Each cube on a cost field saves one."""
    p = Position("saxony industrial", "nordic mechanical").workers(0, "M6", "T8").goods("M6", oil=3)
    p.set(0, coins=5).turn(0).play("bolster", "skip")
    assert prompt(p).endswith("Upgrade for 3 oil?")
    with language("de"):
        assert prompt(p).endswith("Entwickeln für 3 Öl?")
    p.set(0, covered=(1, 0, 0, 0))
    assert prompt(p).endswith("Upgrade for 2 oil?")
    d = p.game.decision(p.s)
    assert d is not None
    assert p.game.box.speech().prompt(d, p.s.rules).endswith("Upgrade now?"), "without a position"


@pytest.mark.parametrize(
    ("workers", "english", "german"),
    [
        (3, "where do you produce?", "Wo produzierst du?"),
        (4, "where do you produce, for 1 power?", "Wo produzierst du? Das kostet 1 Stärke."),
        (6, "where do you produce, for 1 power, 1 popularity?", "Das kostet 1 Stärke, 1 Ansehen."),
    ],
)
def test_the_question_where_to_produce_names_its_cost(workers: int, english: str, german: str) -> None:
    p = Position("saxony mechanical", "nordic industrial").workers(0, *["M6"] * workers)
    p.set(0, power=5, popularity=5, coins=5).turn(0).play("produce")
    assert prompt(p).endswith(english)
    with language("de"):
        assert prompt(p).endswith(german)

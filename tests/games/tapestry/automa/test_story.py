"""The explanation: every choice of the bots can be followed, in both languages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, HUMAN, SHADOW, Solo
from games.tapestry.contract import solo
from soak_seed import SOAK_SEED
from spielwerk.games.tapestry.automa.bots import BOTS
from spielwerk.games.tapestry.automa.events import FavouriteSet, ShadowOutpostPlaced, TileLaid
from spielwerk.games.tapestry.automa.story import BotChoice, BotTurnStory, turns
from spielwerk.games.tapestry.automa.territory import CONQUER
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.events import Advanced, OutpostPlaced, TurnBegan
from spielwerk.kernel import rulebook
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import candidates
from spielwerk.kernel.text import language

CHOICES = int(os.environ.get("SPIELWERK_TAPESTRY_CHOICES", "120"))
"""How many choices are followed; the soak test asks for more."""


MOVES: dict[str, tuple[str, type[Event]]] = {
    "track": ("track", Advanced),
    "favourite": ("track", FavouriteSet),
    "explore": ("hex", TileLaid),
    "conquer-opponent": ("hex", OutpostPlaced),
    "conquer-neutral": ("hex", OutpostPlaced),
    "fortify": ("hex", ShadowOutpostPlaced),
}
"""The event that shows where a choice led, and its field."""


def played() -> Iterator[tuple[Any, list[Event]]]:
    """The events of random solo games."""
    seed = 1000 * SOAK_SEED
    while True:
        game = spielwerk.game("tapestry", **solo(Rng(seed)))
        s: Any = game.new(seed)
        s.journal = []
        rng = Rng(seed)
        while d := game.decision(s):
            game.apply(s, d.options[rng.below(len(d.options))], d.seat)
        yield game.rules, s.journal
        seed += 1


def followed(choice: BotChoice) -> int:
    """The candidate that somebody arrives at who applies the rules by the values they tell."""
    left = set(bits(choice.rules[0].before))
    for rule in choice.rules:
        assert left == set(bits(rule.before)), "a rule starts from what the one before has left"
        assert rulebook.rule(rule.rule)
        seen = {c: v for c, v, _ in candidates(rule)}
        if rule.how in ("most", "least") and left:
            best = (max if rule.how == "most" else min)([v for v in seen.values() if v is not None])
            left = {c for c in left if seen[c] == best}
        else:
            left -= {c for c, _, stays in candidates(rule) if not stays}
        assert left == set(bits(rule.after)), rule
    assert len(left) <= 1 or choice.rules[-1].rule.endswith("valid2-adjacent")
    return left.pop() if left else -1


def made(turn: BotTurnStory, at: int) -> int:
    """The move that followed a choice: the track or hex of the next event that can only come from it."""
    choice = turn.items[at]
    assert isinstance(choice, BotChoice)
    field, kinds = MOVES[choice.about]
    for event in turn.items[at + 1 :]:
        if isinstance(event, BotChoice):
            break
        if isinstance(event, kinds):
            found: int = getattr(event, field)
            return found
    return -1


def test_whoever_follows_the_explanation_arrives_at_the_move_that_was_made() -> None:
    checked, kinds = 0, set()
    for rules, events in played():
        for turn in turns(events, rules.module_data[BOTS]):
            for i, item in enumerate(turn.items):
                if isinstance(item, BotChoice):
                    assert followed(item) == item.result
                    assert made(turn, i) == item.result or item.about == "fortify"
                    kinds.add(item.about)
                    checked += 1
        if checked >= CHOICES:
            break
    assert {"track", "favourite", "conquer-neutral", "explore"} <= kinds


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_turn_is_told_in_a_sentence_and_step_by_step(lang: str) -> None:
    p = Solo().token(AUTOMA, military=4, technology=12, science=12, exploration=12).outposts(HUMAN, 26)
    p.deck(1, 2, 3).draw(7, 8).until_asked()
    with language(lang):
        [why] = p.game.box.speech().why(p.events, p.s.rules)
    if lang == "en":
        assert why.short == (
            "Automa goes to Cavalry on Military: nothing else was possible. "
            "Automa conquers your hex 26: nothing else was possible. "
            "Shadow Empire goes to Astronomy on Science: card 8 breaks the tie."
        )
        told = [step.words for step in why.steps]
        assert "Left card 7: Automa: any track, Shadow Empire: any track" in told
        assert "conquer: counts" in told
        assert "armory: not for the Automa" in told
        assert why.lines[1].outcome == ("Exploration > Military > Technology > ♥ > Science, choice aid s-ne")
    assert why.seat == AUTOMA
    assert all(rulebook.rule(step.rule) for step in why.steps if step.rule)
    assert [step.left for step in why.steps if step.rule.endswith("conquer-opponent.valid")] == [("hex:26",)]


def test_the_points_of_an_income_turn_are_told_as_a_sum() -> None:
    p = Solo().owns(AUTOMA, "forge", "academy").outposts(AUTOMA, 15, 25, 26)
    p.token(AUTOMA, military=3, science=5, technology=4, exploration=2).pair(7, 8).deck().automa_era(2)
    p.begin().until_asked()
    [why] = p.game.box.speech().why(p.events, p.s.rules)
    told = [step.words for step in why.steps]
    assert "Landmarks and territories: 6 × 2 = 12 VP" in told
    assert "Spaces on Military and Science: 8 × 1 = 8 VP" in told
    assert "First in the era: 1 × 3 = 3 VP" in told
    assert why.short.startswith("Income turn 3. ")
    assert why.short.endswith("31 VP.")  # 29 and 2 of the Engineers


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_turn_of_a_game_can_be_told(lang: str) -> None:
    rules, events = next(played())
    speech = spielwerk.game("tapestry").box.speech()
    with language(lang):
        whys = speech.why(events, rules)
    assert len(whys) > 10
    for why in whys:
        assert why.short.endswith(".")
        assert why.steps
        assert events[why.span[0]].seat == rules.module_data[BOTS].automa  # type: ignore[attr-defined]
        assert "{" not in why.short


def shorts(p: Solo) -> list[str]:
    """The last turn in a sentence, in English and German."""
    found = []
    for lang in ("en", "de"):
        with language(lang):
            found.append(p.game.box.speech().why(p.events, p.s.rules)[-1].short)
    return found


def test_an_attack_is_told_as_a_conquest_only_if_it_succeeds() -> None:
    def attacked() -> Solo:
        p = Solo().token(AUTOMA, military=4, technology=12, science=12, exploration=12)
        p.outposts(HUMAN, 26).hand(HUMAN, "trap")
        return p.deck(1, 2, 3).draw(7, 8).until_asked()

    p = attacked()
    assert p.waiting == "React"
    en, de = shorts(p)
    assert "Automa attacks your hex 26: " in en
    assert "Automa greift dein Feld 26 an: " in de
    p.play("no").until_asked()
    en, de = shorts(p)
    assert "Automa conquers your hex 26: " in en
    assert "Automa erobert dein Feld 26: " in de
    p = attacked()
    p.play("react trap", "pick 0").until_asked()
    en, de = shorts(p)
    assert "Automa attacks your hex 26 in vain: " in en
    assert "Automa greift dein Feld 26 vergeblich an: " in de


def told(p: Solo) -> dict[str, str]:
    """The steps of the last turn in English, each with its rule."""
    with language("en"):
        return {step.words: step.rule for step in p.game.box.speech().why(p.events, p.s.rules)[-1].steps}


def test_each_row_of_points_names_its_own_rule() -> None:
    p = Solo().owns(AUTOMA, "forge").pair(7, 8).deck().automa_era(2)
    steps = told(p.begin().until_asked())
    rule = "tapestry.automa.income."
    assert steps["Landmarks and territories: 2 × 2 = 4 VP"] == rule + "vp-multiply"
    assert steps["First in the era: 1 × 3 = 3 VP"] == rule + "first-in-era"
    assert steps["Engineers: landmarks: 1 × 1 = 1 VP"] == rule + "vp-civilization-unmultiplied"


@pytest.mark.parametrize(("automa", "person"), [(2, 3), (4, 4)])
def test_the_bonus_for_the_first_in_an_era_is_told_only_if_there_is_one(automa: int, person: int) -> None:
    """The person was first, or it is the last income turn, for which no bonus is printed."""
    p = Solo().pair(7, 8).deck().automa_era(automa).set(HUMAN, era=person)
    assert not [words for words in told(p.begin().until_asked()) if words.startswith("First in")]


def test_a_bot_that_has_completed_all_tracks_says_why_it_keeps_its_favourite() -> None:
    p = Solo().token(AUTOMA, exploration=12, science=12, military=12, technology=12)
    steps = told(p.pair(7, 8).deck().automa_era(2).begin().until_asked())
    kept = "Automa keeps Technology as the favourite track: all tracks are completed."
    assert steps[kept] == "tapestry.ruling.switch-details"
    assert [words for words in steps if words.endswith("Nothing is left.")]


@pytest.mark.parametrize(
    ("automa", "person", "reason"),
    [
        (12, 0, "Automa has reached the end of Technology and needs a new favourite track."),
        (3, 5, "Automa needs a new favourite track. Further ahead on Technology: Seat 1."),
    ],
)
def test_the_reason_for_a_new_favourite_is_told(automa: int, person: int, reason: str) -> None:
    p = Solo().token(AUTOMA, technology=automa).token(HUMAN, technology=person)
    steps = told(p.pair(7, 8).deck().automa_era(2).begin().until_asked())
    assert steps[reason] == "tapestry.automa.income.switch-condition"


@pytest.mark.parametrize(
    ("step", "closed", "reason"),
    [(12, False, "it has reached the end of the track"), (3, True, "the track is blocked")],
)
def test_an_advance_of_the_explorers_that_cannot_be_made_is_told(
    step: int, closed: bool, reason: str
) -> None:
    p = Solo(civilization="explorers").token(AUTOMA, military=step).pair(7, 8).deck().automa_era(2)
    p.s.blocks = ((HUMAN, TRACKS.index("military"), 2),) if closed else ()
    steps = told(p.begin().until_asked())
    assert f"Automa does not advance on Military: {reason}." in steps
    assert p.at(AUTOMA, "military") == step


def test_the_reason_for_an_income_turn_is_told() -> None:
    rule = "tapestry.automa.turn."
    assert told(Solo().begin().until_asked())["It is the first turn of the bots."] == rule + "first-is-income"
    p = Solo().pair(7, 8).deck().automa_era(2).begin().until_asked()
    assert told(p)["The decision deck is empty."] == rule + "empty-deck"
    p = Solo().deck().automa_era(2).draw(8, 7).until_asked()
    symbol = "These are the last decision cards, and the left one shows the income symbol."
    assert told(p)[symbol] == rule + "step3-income"


def test_a_missing_topple_symbol_is_told_as_the_reason() -> None:
    """Of the hexes that the Automa can reach, all but one are next to the person."""
    p = Solo().explored(18, 1).explored(29, 2).explored(30, 3).outposts(HUMAN, 30)
    p.fallen(HUMAN, 15, 18, 25, 29).shadow_outposts(15, 18, 25, 29).pair(7, 8).on_map(CONQUER)
    p.s.journal.insert(0, TurnBegan(AUTOMA))
    en, de = shorts(p)
    assert ": the only hex that is not next to you, and card 8 shows no topple symbol." in en
    assert ": Nur dieses Feld liegt nicht neben dir, und Karte 8 zeigt kein Sturzsymbol." in de


def test_a_new_favourite_track_is_told_with_the_reason_for_the_switch() -> None:
    p = Solo().favours("science", "technology").pair(7, 8).deck().automa_era(2)
    p.token(AUTOMA, science=2, military=3).token(HUMAN, science=3).token(SHADOW, science=4, technology=12)
    p.begin().until_asked()
    english, german = shorts(p)
    assert (
        ". Automa favours Military from now on, because Seat 1 and Shadow Empire are ahead on Science:"
        " a landmark or the end is closest there, 1 space away."
    ) in english
    assert ". Shadow Empire favours Science from now on, because Technology is completed: " in english
    assert (
        ". Automa bevorzugt ab jetzt Militär, denn auf Wissenschaft liegen Platz 1 und Schattenreich"
        in german
    )
    assert "bevorzugt ab jetzt Wissenschaft, denn Technologie ist beendet: " in german
    p = Solo().favours("science").pair(7, 8).deck().automa_era(2).token(HUMAN, science=1)
    p.begin().until_asked()
    english, german = shorts(p)
    assert "from now on, because Seat 1 is ahead on Science: " in english
    assert "denn auf Wissenschaft liegt Platz 1 vorn: " in german

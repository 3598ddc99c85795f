"""All that a game asks, offers, tells and shows has words in both languages, and gives nothing away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec import UNSET

from contract.harness import Table, play, sampled, seeds
from kernel.words import sentences
from spielwerk.kernel import registry
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import SPECTATOR, STEP, Frame, frames_of
from spielwerk.kernel.game import Box, Game
from spielwerk.kernel.option import Decision
from spielwerk.kernel.speech import MIDDLE, OPEN, Panel, marking, pieces, plain
from spielwerk.kernel.tagged import tag_of
from spielwerk.kernel.text import LANGUAGES, language, texts

SPOKEN = ("ask", "option", "log")
"""The families of keys whose members are known without playing."""


def asked(game: Game, d: Decision) -> list[str]:
    """The prompt and then the labels of a decision."""
    speech = game.box.speech()
    return [speech.prompt(d, game.rules), *[speech.option(o, d, game.rules) for o in d.options]]


# --- in play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_prompt_and_distinct_labels(table: Table, lang: str) -> None:
    """Also when luck is asked.  The same question of the same seat is read once."""
    game, read = table.asking(), set()
    with language(lang):
        for seed in seeds():
            for i, s, _ in play(game, seed):
                for d in game.decisions(s):
                    if (key := (d.frame, d.options)) in read:
                        continue
                    read.add(key)
                    prompt, *labels = asked(game, d)
                    where = f"{table.at(seed, i)}, {d.kind}"
                    assert prompt.strip(), where
                    assert all(label.strip() for label in labels), where
                    assert len(set(labels)) == len(labels), f"{where}: {sorted(labels)}"
                    addressed(game, d, where)


def addressed(game: Game, d: Decision, where: str) -> None:
    """Who is asked is told without a name; everybody else reads what that player is doing."""
    if d.seat < 0:
        return
    speech = game.box.speech()
    name = str(speech.seat(d.seat, game.rules))
    request, doing = speech.request(d, game.rules), speech.doing(d, game.rules)
    declined = " ".join([rf"{re.escape(word.removesuffix('s'))}\w?" for word in name.split(" ")])
    named = re.compile(rf"(The |Der |Die |Das )?{declined}(?!\w)")
    assert not named.match(request), f"{where}: {request}"
    assert request[0] == request[0].upper(), f"{where}: {request}"
    assert named.match(doing), f"{where}: {doing}"
    assert not doing.endswith("?"), f"{where}: {doing}"


def seen_events(game: Game, seed: int) -> Iterator[tuple[int, Event]]:
    """What happens in a random game; what has happened in the same words before is left out."""
    seen: set[Event] = set()
    s, i = None, 0
    for i, s, _ in play(game, seed):
        if s.journal is not UNSET:
            yield from [(i, event) for event in s.journal if event not in seen]
            seen.update(s.journal)
        s.journal = []
    assert s is not None
    yield from [(i, event) for event in s.journal]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line_for_everybody(table: Table, lang: str) -> None:
    """What is private to a seat is told differently to it."""
    game, speech = table.game, table.game.box.speech()
    with language(lang):
        for seed in seeds():
            for i, event in seen_events(game, seed):
                if not isinstance(event, speech.untold):
                    where = f"{table.at(seed, i)}, {event}"
                    own = speech.event(event, game.rules)
                    other = speech.event(event.seen_by(SPECTATOR), game.rules)
                    assert own.strip(), where
                    assert other.strip(), where
                    assert (own != other) == bool(event.private), where


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_show_something_and_nothing_hidden(table: Table, lang: str) -> None:
    game, speech = table.game, table.game.box.speech()
    with language(lang):
        for seed in seeds():
            rng = Rng(seed)
            for i, s, _ in play(game, seed):
                if not sampled(i, every=701, first=5):
                    continue
                for seat in (*game.seats, SPECTATOR):
                    where = f"{table.at(seed, i)}, seat {seat}"
                    panels = speech.panels(game.view(s, seat), game.rules)
                    well_formed(panels, where)
                    t = table.companion.perturb(game, s, seat, rng)
                    assert speech.panels(game.view(t, seat), game.rules) == panels, where


def well_formed(panels: list[Panel], where: str) -> None:
    assert panels, where
    assert len({panel.key for panel in panels}) == len(panels), where
    for panel in panels:
        assert panel.title.strip(), where
        assert panel.rows, f"{where}: '{panel.title}' is empty"
        assert len({len(row) for row in (*panel.rows, *([panel.head] if panel.head else []))}) == 1, where


def test_marks_change_nothing_but_what_can_be_pointed_at(table: Table) -> None:
    """With marks a sentence says the same; each mark is a pair of kind and id."""
    game, speech = table.game, table.game.box.speech()
    found = 0
    for i, s, d in play(game, 1):
        if not sampled(i, every=61, first=20):
            continue
        without = asked(game, d)
        with marking():
            marked = asked(game, d)
            cells = [c for p in speech.panels(game.view(s, d.seat), game.rules) for r in p.rows for c in r]
        assert [plain(sentence) for sentence in marked] == without, table.at(1, i)
        for sentence in (*marked, *cells):
            for piece in pieces(sentence):
                if isinstance(piece, tuple):
                    found += 1
                    assert all(piece[0].partition(":")), piece
                else:
                    assert OPEN not in piece, table.at(1, i)
                    assert MIDDLE not in piece, table.at(1, i)
    assert found, "nothing can be pointed at"


# --- without playing: what random games rarely reach


def kinds(box: Box) -> list[type[Frame]]:
    """All frames of the game's own files that may ask somebody, or luck."""
    return [kind for kind in frames_of(box.id) if kind.asks != STEP and declares(box, kind)]


def declares(box: Box, kind: type) -> bool:
    """Whether the game's own files declare a class; tests declare frames and events of games too."""
    return kind.__module__.startswith(type(box).__module__.rpartition(".")[0] + ".")


def events(box: Box) -> list[type[Event]]:
    """All events that the game's own files declare, without those of a hidden game that lies among them."""
    found, todo = [], list(Event.__subclasses__())
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        of_a_part = tag_of(kind).partition(".")[0] in {*registry.games()} - {box.id}
        if declares(box, kind) and not of_a_part:
            found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


def needed(box: Box) -> set[str]:
    """The keys that frames, verbs and events need."""
    speech = box.speech()
    asks: list[type[Frame]] = [Frame, *kinds(box)]
    verbs = sorted({option.verb for option in box.options})
    told = [kind for kind in events(box) if not issubclass(kind, speech.untold)]
    return {
        *[speech.ask_key(kind) for kind in asks[1:]],
        *[speech.option_key(verb, kind) for verb in verbs for kind in asks],
        *[speech.log_key(kind) for kind in told],
        *[speech.log_key(kind, hidden=True) for kind in told if kind.private],
    }


@cache
def known(box: Box, lang: str) -> set[str]:
    folders = texts(box.id).folders
    own = [folder for folder in folders if "boards" not in folder.parts]
    assert len(own) == 2, f"the game '{box.id}' has no folder of words"
    return {key for folder in folders for key in sentences(folder / f"{lang}.ftl")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_frames_verbs_and_events_have_words(game_id: str, lang: str) -> None:
    box = registry.box(game_id)
    assert sorted(needed(box) - known(box, lang)) == []


def test_no_words_are_about_what_the_game_does_not_have(game_id: str) -> None:
    box = registry.box(game_id)
    own = tuple(f"{game_id}-{family}-" for family in SPOKEN)
    assert sorted(key for key in known(box, LANGUAGES[0]) - needed(box) if key.startswith(own)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_have_words(table: Table, lang: str) -> None:
    """All atoms and conditions that cards may be made of."""
    tables = {"effect": "atoms", "condition": "conditions"}
    keys = {
        f"{table.id}-{family}-{name}"
        for family, where in tables.items()
        for name in getattr(table.game.rules, where, {})
    }
    assert sorted(keys - known(table.game.box, lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gestures_and_set_up_have_words(game_id: str, lang: str) -> None:
    box = registry.box(game_id)
    speech, schema = box.speech(), box.schema().opened(box.schema().keys)
    fields = (*schema.seat, *schema.options)
    with language(lang):
        said = [speech.gesture(kind.gesture) for kind in kinds(box) if kind.gesture]
        said += [speech.field(field.name) for field in fields]
        said += [speech.choice(field.name, value) for field in fields for value in field.choices]
        said += [speech.module(id) for id in schema.modules]
        said += [speech.milestone(kind) for kind in speech.milestones.values()]
    assert all(words.strip() for words in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_defaults_scores_tie_breaks_and_victors_have_words(table: Table, lang: str) -> None:
    game, speech = table.game, table.game.box.speech()
    with language(lang):
        for seed in seeds():
            s = None
            for i, s, _ in play(game, seed):
                if sampled(i, every=29):
                    assert all(speech.default(name).strip() for name in game.defaults(s)), table.at(seed, i)
            assert s is not None
            outcome = game.outcome(s)
            assert outcome is not None
            assert all(speech.score(item.key).strip() for score in outcome.scores for item in score.items)
            ties = getattr(game.rules, "tie_breaks", outcome.tie_breaks)
            assert all(speech.tie_break(key).strip() for key in ties)
            victors = getattr(game.rules, "victors", filter(None, [outcome.victor]))
            assert all(speech.victor(key).strip() and speech.victory(key).strip() for key in victors)
            assert outcome.winners or speech.victory(outcome.victor).strip()

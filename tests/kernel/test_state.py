"""States and parts: copies are independent, company is never saved."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from spielwerk.kernel.chance import Deck, Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.module import Module, Rules, assemble
from spielwerk.kernel.state import Part, State
from spielwerk.kernel.view import View
from toy import Note, Reveal, Say, Toy, Whisper, toy


class Hoard(Part):
    n: int
    open: list[int]
    hidden: list[int]

    @classmethod
    def fresh(cls, rules: Rules) -> Hoard:
        return cls(0, [], [])


class Deeper(Hoard):
    more: list[int]


def test_a_part_copies_its_lists_also_those_it_inherits() -> None:
    part = Deeper(1, [1], [2], [3])
    other = part.copy()
    assert other == part
    for name in ("open", "hidden", "more"):
        getattr(other, name).append(9)
    assert part == Deeper(1, [1], [2], [3])


class Den(Part):
    """A part with what a list is not: a deck, one that may be missing, a table, and a plain value."""

    deck: Deck
    spare: Deck | None
    table: dict[str, int]
    name: str | None = None


@pytest.mark.parametrize("spare", [Deck([1]), None])
def test_a_part_copies_whatever_has_a_copy_of_its_own(spare: Deck | None) -> None:
    part = Den(Deck([3, 3]), spare, {"a": 1})
    other = part.copy()
    assert other == part
    other.deck.take(0)
    other.table["b"] = 2
    if other.spare:
        other.spare.take(0)
        assert spare == Deck([1])
    assert (part.deck, part.table, part.spare) == (Deck([3, 3]), {"a": 1}, spare)


def test_a_part_is_open_unless_it_says_otherwise() -> None:
    part = Hoard(1, [1], [2])
    assert part.seen_by(0) == part
    assert part.resample(0, Rng(1)) == part
    assert part.seen_by(0).open is not part.open


def test_a_view_tells_that_others_have_answered_but_not_what() -> None:
    game = toy(Whisper(0), Whisper(1), Whisper(2), Reveal(), seats=3)
    s = game.new(1)
    for seat, answer in ((1, "say 2"), (0, "say 0")):
        game.apply(s, answer, seat=seat)
    views = [game.view(s, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert [view.sealed for view in views] == [[0], [2], [], []]
    assert [view.answered for view in views] == [[True, True, False]] * 4
    game.apply(s, "say 1")
    assert game.view(s, 0).answered == [False, False, False]


class Whispered(Part):
    """Guesses a whisper, and notes which of the parts it is."""

    @classmethod
    def fresh(cls, rules: Rules) -> Whispered:
        return cls()

    def seal(self, s: Toy, view: View, rng: Rng) -> None:
        for seat, answered in enumerate(view.answered):
            if answered and seat != view.seat:
                s.sealed[seat] = [rng.below(3), s.parts.index(self)]


def test_a_part_guesses_what_its_module_has_sealed() -> None:
    """The viewer's own answers come back as they were, whoever asked for them."""
    game = toy(Whisper(0), Whisper(1), Whisper(2), Reveal(), seats=3)
    assemble(game.rules, [(Module("hoard", part=Hoard), None), (Module("whispers", part=Whispered), None)])
    s = game.new(1)
    game.apply(s, "say 2", seat=1)
    game.apply(s, "say 1", seat=0)
    guesses = [game.resample(game.view(s, 0), Rng(n)).sealed for n in range(30)]
    assert {(*mine, *last) for mine, _, last in guesses} == {(1,)}
    assert {tuple(guess) for _, guess, _ in guesses} == {(0, 1), (1, 1), (2, 1)}


def test_a_part_has_to_say_how_it_begins() -> None:
    with pytest.raises(NotImplementedError):
        Part.fresh(None)  # type: ignore[arg-type]


def test_a_copy_keeps_rules_and_question_but_not_the_journal() -> None:
    game = toy(Say(0))
    s = game.new(1)
    s.journal = []
    t = s.copy()
    assert t.rules is s.rules
    assert t.open is s.open
    assert t.journal is UNSET


def test_the_company_of_a_run_is_not_saved() -> None:
    game = toy(Say(0))
    s = game.new(1)
    s.journal = []
    saved = msgspec.json.decode(game.dumps(s))
    assert not {"rules", "journal", "open"} & set(saved)
    assert s.journal == []
    assert s.open is not UNSET


def test_pending_frames_come_back_as_they_were() -> None:
    game = toy(Say(0, most=3, more=2), Note(4))
    s = game.new(1)
    t = game.loads(game.dumps(s))
    assert isinstance(t, Toy)
    assert t.stack == s.stack
    assert [type(frame) for frame in t.stack] == [type(frame) for frame in s.stack]


def test_a_saved_state_with_an_unknown_frame_is_refused() -> None:
    game = toy(Say(0))
    raw = game.dumps(game.new(1)).replace(b"toy.Say", b"toy.Sing")
    with pytest.raises(msgspec.ValidationError, match=r"toy\.Sing"):
        game.loads(raw)


def test_each_state_has_lists_of_its_own() -> None:
    one, two = State(), State()
    one.stack.append(1)
    assert two.stack == []

"""A toy game for tests of the kernel: its positions are made by hand, frame by frame."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.kernel.effect import Atom, AtomRule
from spielwerk.kernel.frame import Ask, Chance, Secret, Step
from spielwerk.kernel.game import Box, Game
from spielwerk.kernel.module import Hook, Rules, Steps, by_seat, folded, hook, masked, steps, table, values
from spielwerk.kernel.option import Catalogue, Option, Options, Weights
from spielwerk.kernel.outcome import Item, Outcome, Score
from spielwerk.kernel.schema import Schema
from spielwerk.kernel.state import State
from spielwerk.kernel.text import Name
from spielwerk.kernel.view import View

OPTIONS = Catalogue("toy")
SAY = OPTIONS.numbers("say", 9)
ROLL = OPTIONS.numbers("roll", 6)


class Toy(State, kw_only=True):
    """Coins by seat, and a diary of what happened."""

    coins: list[int] = []
    diary: list[int] = []

    def copy(self) -> Toy:
        t = State.copy(self)
        t.coins = self.coins[:]
        t.diary = self.diary[:]
        return t


class Say(Ask, frozen=True, tag="toy.Say"):
    """Say a number up to `most`; with `more`, say another in the same gesture."""

    gesture: ClassVar[str] = "talk"

    most: int = 2
    more: int = 0

    def options(self, s: Toy) -> Options:
        return SAY[: self.most + 1]

    def choose(self, s: Toy, option: Option) -> None:
        s.diary.append(option.n)
        if self.more:
            s.next(Say(self.seat, self.most, self.more - 1))


class Begin(Say, frozen=True, tag="toy.Begin"):
    """Like `Say`, but it begins a gesture of its own."""

    begins: ClassVar[bool] = True


class Alone(Say, frozen=True, tag="toy.Alone"):
    """Asked even when there is only one way."""

    ask_if_forced: ClassVar[bool] = True


class Wary(Say, frozen=True, tag="toy.Wary"):
    """Asked although there is only one way, if something stands in the diary."""

    def must_ask(self, s: Toy) -> bool:
        return bool(s.diary)


class Whisper(Secret, frozen=True, tag="toy.Whisper"):
    """A sealed number; with `more`, another one after it."""

    gesture: ClassVar[str] = "whisper"

    more: int = 0

    def options(self, s: Toy) -> Options:
        return SAY[:3]

    def choose(self, s: Toy, option: Option) -> None:
        s.sealed[self.seat].append(option.n)
        if self.more:
            s.next(Whisper(self.seat, self.more - 1))


class Nod(Secret, frozen=True, tag="toy.Nod"):
    """Sealed, and asked although there is only one way."""

    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Toy) -> Options:
        return SAY[:1]

    def choose(self, s: Toy, option: Option) -> None:
        s.sealed[self.seat].append(option.n)


class Reveal(Step, frozen=True, tag="toy.Reveal"):
    """All whispers go into the diary."""

    def run(self, s: Toy) -> None:
        for sealed in s.sealed:
            s.diary += sealed
            sealed.clear()


class Roll(Chance, frozen=True, tag="toy.Roll"):
    def outcomes(self, s: Toy) -> tuple[Options, Weights]:
        return ROLL[1:], (1,) * 6

    def choose(self, s: Toy, option: Option) -> None:
        s.diary.append(option.n)


class Note(Step, frozen=True, tag="toy.Note"):
    n: int

    def run(self, s: Toy) -> None:
        s.diary.append(self.n)


class End(Step, frozen=True, tag="toy.End"):
    def run(self, s: Toy) -> None:
        s.finish()


def gain(s: Toy, seat: int, atom: Atom) -> None:
    s.coins[seat] += atom.n
    s.diary.append(atom.n)


def pay(s: Toy, seat: int, atom: Atom) -> None:
    s.coins[seat] -= atom.n
    s.diary.append(-atom.n)


def borrow(s: Toy, _seat: int, atom: Atom) -> None:
    """From the purse of seat 1, whoever does it: something else to pay with."""
    s.coins[1] -= atom.n
    s.diary.append(-10 * atom.n)


class ToyRules(Rules):
    on_fall: Hook = hook()
    reach: Any = folded(lambda rules: rules.seats)
    allowed: Any = masked(bits=2)
    limit: tuple[int, ...] = values(7)
    turn: Steps = steps(Say, Reveal)
    ends: dict[str, int] = table({"bank": 1, "map": 2})
    on_own_fall: tuple[Hook, ...] = by_seat(hook())
    own_turn: tuple[Steps, ...] = by_seat(steps(Say, Reveal))
    own_ends: tuple[dict[str, int], ...] = by_seat(table({"bank": 1}))
    atoms: dict[str, Any] = table(
        {
            "gain": AtomRule(gain),
            "pay": AtomRule(pay, lambda s, seat, atom: s.coins[seat] >= atom.n),
            "borrow": AtomRule(borrow, lambda s, _seat, atom: s.coins[1] >= atom.n),
            "never": AtomRule(gain, lambda _s, _seat, _atom: False),
        }
    )
    conditions: dict[str, Any] = table({"rich": lambda s, seat, n: s.coins[seat] >= n})


class ToyView(View, kw_only=True):
    diary: list[int]


class ToyBox(Box):
    """Not registered: its tests make the positions themselves."""

    id: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="Toy", de="Spielzeug")
    options: ClassVar[Catalogue] = OPTIONS
    state: ClassVar[type[State]] = Toy
    start: ClassVar[tuple[Any, ...]] = ()

    def schema(self) -> Schema:
        return Schema(1, 4)

    def rules(self, setup: dict[str, Any]) -> Rules:
        from spielwerk.kernel.module import assemble

        return assemble(ToyRules("toy", setup, len(setup["seats"]), OPTIONS), ())

    def begin(self, rules: Rules) -> Toy:
        s = Toy(coins=[0] * rules.seats, sealed=[[] for _ in range(rules.seats)])
        s.then(*self.start, End())
        return s

    def view(self, s: Any, seat: int) -> ToyView:
        return ToyView(**View.shared(s, seat), diary=s.diary[:])

    def resample(self, view: Any, rules: Any, rng: Any) -> Toy:
        return Toy(stack=view.stack, diary=view.diary, coins=[0], sealed=[[] for _ in range(rules.seats)])

    def score(self, s: Any, seat: int) -> Score:
        return Score(seat, (Item("coins", s.coins[seat], s.coins[seat]),))

    def outcome(self, s: Any) -> Outcome:
        return Outcome(tuple([self.score(s, seat) for seat in range(len(s.coins))]), ((0,),))


def toy(*frames: Any, seats: int = 2, chance: str = "own", ask_forced: bool = True) -> Game:
    """A game whose every match begins with these frames."""
    box = ToyBox()
    box.start = frames  # type: ignore[misc]
    return Game(box, {"seats": seats}, chance=chance, ask_forced=ask_forced)


def texts(options: Options) -> list[str]:
    return [option.text for option in options]

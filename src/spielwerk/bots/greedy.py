"""The bot that takes what looks best: it plays its own decisions in its head and likes where they lead.

It looks as far as a person decides alone: until another seat, a secret or luck has a say.  Gesture by gesture
it goes through what can be done, keeps the few most promising positions, and carries out the best way it
has found.  How good a position is, the game's own `estimate` says.

Nothing is looked at but the view: the positions it plays on are resampled from it.
"""

from __future__ import annotations

from spielwerk.bots.bot import Look
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import SECRET, Frame
from spielwerk.kernel.game import Game
from spielwerk.kernel.gesture import continues
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.run import bring_up, nobody, own_random, reopen
from spielwerk.kernel.state import State
from spielwerk.kernel.view import View

WIDTH = 3
"""How many positions are followed on after each gesture, for each way to begin."""
FEW = 6
"""As many ways to go on after the first step are each followed for themselves."""
GESTURE = 80
"""How many ways through one gesture are looked at; what was begun beyond that is only finished."""
WORLDS = 12
"""How many guesses at what others hold and seal decide about a secret."""
FARTHEST = 40
"""Gestures in a row; no turn has as many, but a loop in a game must not be one here."""

Path = tuple[tuple[Frame, Option], ...]
"""What was asked and what was chosen, one after the other."""


class Greedy:
    """One ply deep, as wide as needed."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.plan: list[tuple[Frame, Option]] = []

    def sit(self, game: Game) -> None:
        """Learn the rules of the table."""
        self.game = game

    def choose(self, decision: Decision, view: Look, rng: Rng) -> Option:
        """Go on with the plan, or make one."""
        if self.game is None:
            raise SpielwerkError("greedy must sit down at a table before it can choose: call sit(game)")
        if self.plan:
            frame, option = self.plan.pop(0)
            if frame == decision.frame and option in decision.options:
                return option
        head = Head(self.game, decision.seat)
        seen = view()
        if decision.frame.asks == SECRET:
            path = head.sealed([head.imagine(seen, rng) for _ in range(WORLDS)], rng)
        else:
            path = head.best(head.imagine(seen, rng))
        self.plan = list(path[1:])
        return path[0][1]


class Head:
    """Playing in the head for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.estimate = game.box.estimate

    def imagine(self, view: View, rng: Rng) -> State:
        """A position that fits the view, with the own decision open."""
        s = self.game.resample(view, rng)
        if s.open.seat != self.seat:
            bring_up(s, self.seat)
            reopen(s)
        return s

    def mine(self, s: State) -> bool:
        """Whether the own seat decides on, in the open."""
        d = s.open
        return d is not None and d.seat == self.seat and d.frame.asks != SECRET

    def best(self, s: State) -> Path:
        """The way that ends best; each way to begin is followed for itself, and so is the gesture after it
        while there are few, since halfway positions of different kinds compare badly.
        """
        found: list[tuple[float, Path]] = []
        for option in tried(s.open.options):
            node = self.step(s, (), option)
            ways = self.gesture(*node) if self.mine(node[0]) else [node]
            found += [self.follow(*way) for way in (ways if len(ways) <= FEW else [node])]
        return max(found, key=lambda end: end[0])[1]

    def step(self, s: State, path: Path, option: Option) -> tuple[State, Path]:
        t = s.copy()
        self.game.apply(t, option, source=nobody)
        return t, (*path, (s.open.frame, option))

    def follow(self, s: State, path: Path) -> tuple[float, Path]:
        """The best end of all that can still be decided, and the way there."""
        if not self.mine(s):
            return self.estimate(s, self.seat), path
        ends: list[tuple[float, Path]] = []
        beam = [(s, path)]
        for _ in range(FARTHEST):
            further: list[tuple[float, State, Path]] = []
            for node in beam:
                for t, way in self.gesture(*node):
                    value = self.estimate(t, self.seat)
                    if self.mine(t):
                        further.append((value, t, way))
                    else:
                        ends.append((value, way))
            further.sort(key=lambda found: -found[0])
            beam = [(t, way) for _, t, way in further[:WIDTH]]
            if not beam:
                break
        return max(ends, key=lambda end: end[0], default=(self.estimate(s, self.seat), path))

    def gesture(self, s: State, path: Path) -> list[tuple[State, Path]]:
        """Ways to complete the open gesture; beyond the limit only the first way on from each."""
        first = s.open
        todo = [(s, path)]
        done: list[tuple[State, Path]] = []
        while todo:
            at, way = todo.pop()
            options = tried(at.open.options)
            if len(done) + len(todo) > GESTURE:
                options = options[:1]
            for option in options:
                t, further = self.step(at, way, option)
                if self.mine(t) and continues(first, t.open):
                    todo.append((t, further))
                else:
                    done.append((t, further))
        return done

    def sealed(self, worlds: list[State], rng: Rng) -> Path:
        """The secret answer that does best on average; what others seal is guessed, and so is luck."""
        ways = [path for _, path in self.answers(worlds[0])]
        return max(ways, key=lambda path: sum([self.revealed(s, path, rng) for s in worlds]))

    def answers(self, s: State) -> list[tuple[State, Path]]:
        """All complete answers to a secret."""
        first = s.open
        todo: list[tuple[State, Path]] = [(s, ())]
        done: list[tuple[State, Path]] = []
        while todo:
            at, way = todo.pop()
            for option in at.open.options:
                t, further = self.step(at, way, option)
                (todo if continues(first, t.open) else done).append((t, further))
        return done

    def revealed(self, s: State, path: Path, rng: Rng) -> float:
        """What an answer brings in one of the worlds that are possible."""
        t = s.copy()
        for _, option in path:
            self.game.apply(t, option, source=own_random)
        while (d := t.open) is not None and d.frame.asks == SECRET:
            self.game.apply(t, d.options[rng.below(len(d.options))], source=own_random)
        return self.estimate(t, self.seat)


def tried(options: Options) -> Options:
    """The options worth a thought: of amounts of one thing only the most and the least.

    >>> from spielwerk.kernel.option import Catalogue
    >>> load = Catalogue("demo").grid("load", ["oil", "wood"], 3)
    >>> [option.text for option in tried((*load[0][::-1], *load[1][:2]))]
    ['load oil 3', 'load oil 0', 'load wood 0', 'load wood 1']
    """
    if len(options) < 3:
        return options
    found: list[Option] = []
    for i, option in enumerate(options):
        if option.at and 0 < i < len(options) - 1:
            before, after = options[i - 1], options[i + 1]
            if before.at == option.at == after.at and before.verb == option.verb == after.verb:
                continue
        found.append(option)
    return tuple(found)

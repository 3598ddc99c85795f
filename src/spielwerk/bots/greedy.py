"""The greedy bot: it tries out its own decisions and follows those that lead to the best position.

It looks ahead as long as it decides alone: until another seat, a secret or luck comes in.  Gesture by gesture
it tries what can be done, keeps the few most promising positions, and carries out the best way it found.  The
game's own `estimate` says how good a position is.

It uses only the view: the positions it plays on are resampled from it.
"""

from __future__ import annotations

from spielwerk.bots.bot import ViewSource
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import SECRET, Frame
from spielwerk.kernel.game import Game
from spielwerk.kernel.gesture import continues
from spielwerk.kernel.option import Decision, Option, Options
from spielwerk.kernel.run import bring_up, nobody, own_random, reopen
from spielwerk.kernel.state import State
from spielwerk.kernel.view import View

GESTURE = 80
"""How many ways through one gesture are tried; beyond that, unfinished ways are only completed."""
WORLDS = 12
"""How many guesses at the hands and sealed answers of others decide about a secret answer."""
FARTHEST = 40
"""The largest number of gestures in a row; no turn has as many, but a game may loop."""

Path = tuple[tuple[Frame, Option], ...]
"""The frames that asked and the options chosen, in order."""


class Greedy:
    """The bot: it looks one turn ahead and follows as many alternatives as needed."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.plan: list[tuple[Frame, Option]] = []

    def sit(self, game: Game) -> None:
        """Learns the rules of the table."""
        self.game = game

    def choose(self, decision: Decision, view: ViewSource, rng: Rng) -> Option:
        """Continues the plan, or makes one."""
        if self.game is None:
            raise SpielwerkError("greedy must sit down at a table before it can choose: call sit(game)")
        if self.plan:
            frame, option = self.plan.pop(0)
            if frame == decision.frame and option in decision.options:
                return option
        head = LookAhead(self.game, decision.seat)
        seen = view()
        if decision.frame.asks == SECRET:
            path = head.sealed([head.imagine(seen, rng) for _ in range(WORLDS)], rng)
        else:
            path = head.best(head.imagine(seen, rng))
        self.plan = list(path[1:])
        return path[0][1]


class Node:
    """A position that the bot's seat can reach, its estimate, and the ways on once they are known."""

    __slots__ = ("mine", "state", "value", "ways")

    def __init__(self, state: State, value: float, mine: bool) -> None:
        self.state = state
        self.value = value
        self.mine = mine
        self.ways: list[Way] | None = None


Way = tuple[Path, Node]


class LookAhead:
    """Looks ahead for one seat, as suits the game (see `Outlook`)."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.estimate = game.box.estimate
        self.outlook = game.box.outlook
        self.nodes: dict[tuple[float, tuple[Frame, ...], Options], Node] = {}

    def imagine(self, view: View, rng: Rng) -> State:
        """Returns a position that fits the view, with the bot's decision open."""
        s = self.game.resample(view, rng)
        if s.open.seat != self.seat:
            bring_up(s, self.seat)
            reopen(s)
        return s

    def mine(self, s: State) -> bool:
        """Returns whether the bot's seat makes the next decision, and not in secret."""
        d = s.open
        return d is not None and d.seat == self.seat and d.frame.asks != SECRET

    def node(self, s: State) -> Node:
        """Returns the node of a position, or that of an equivalent position seen before."""
        fresh = Node(s, self.estimate(s, self.seat), self.mine(s))
        if fresh.mine and self.outlook.alike:
            return self.nodes.setdefault((fresh.value, tuple(s.stack), s.open.options), fresh)
        return fresh

    def best(self, s: State) -> Path:
        """Returns the way with the best end.  Each first choice is followed separately, and so is the gesture
        after it if there are few: unfinished positions of different kinds are hard to compare.
        """
        begun: list[Way] = []
        for option in tried(s.open.options):
            t, path = self.step(s, (), option)
            at = self.node(t)
            ways = self.ways(at) if at.mine and self.outlook.few else []
            if 0 < len(ways) <= self.outlook.few:
                begun += [(path + more, after) for more, after in ways]
            else:
                begun.append((path, at))
        if self.outlook.closer:
            begun.sort(key=lambda way: -self.follow(way, 1)[0])
            del begun[self.outlook.closer :]
        return max([self.follow(way, self.outlook.width) for way in begun], key=lambda end: end[0])[1]

    def step(self, s: State, path: Path, option: Option) -> tuple[State, Path]:
        t = s.copy()
        self.game.apply(t, option, source=nobody)
        return t, (*path, (s.open.frame, option))

    def follow(self, begun: Way, width: int) -> tuple[float, Path]:
        """Returns the value of the best end that the bot's decisions can reach, and the way there."""
        if not begun[1].mine:
            return begun[1].value, begun[0]
        best: tuple[float, Path] | None = None
        beam = [begun]
        known = {begun[1]}
        for _ in range(FARTHEST):
            further: list[Way] = []
            for way, at in beam:
                for more, after in self.ways(at):
                    if not after.mine:
                        if best is None or after.value > best[0]:
                            best = after.value, way + more
                    elif after not in known:
                        known.add(after)
                        further.append((way + more, after))
            further.sort(key=lambda found: -found[1].value)
            beam = further[:width]
            if not beam:
                break
        return best or (begun[1].value, begun[0])

    def ways(self, at: Node) -> list[Way]:
        """Returns the positions to which the open gesture can lead, each once."""
        if at.ways is None:
            found: dict[Node, Path] = {}
            for t, path in self.gesture(at.state):
                found.setdefault(self.node(t), path)
            at.ways = [(path, after) for after, path in found.items()]
        return at.ways

    def gesture(self, s: State) -> list[tuple[State, Path]]:
        """Returns ways to complete the open gesture; beyond the limit only the first option is tried."""
        todo: list[tuple[State, Path, Decision]] = [(s, (), s.open)]
        done: list[tuple[State, Path]] = []
        while todo:
            at, way, first = todo.pop()
            options = tried(at.open.options)
            if len(done) + len(todo) > GESTURE:
                options = options[:1]
            for option in options:
                t, further = self.step(at, way, option)
                if not self.mine(t):
                    done.append((t, further))
                elif continues(first, t.open):
                    todo.append((t, further, first))
                elif self.outlook.through and len(t.stack) > len(at.stack):
                    todo.append((t, further, t.open))
                else:
                    done.append((t, further))
        return done

    def sealed(self, worlds: list[State], rng: Rng) -> Path:
        """Returns the secret answer that does best on average over guesses at sealed answers and luck."""
        ways = [path for _, path in self.answers(worlds[0])]
        return max(ways, key=lambda path: sum([self.revealed(s, path, rng) for s in worlds]))

    def answers(self, s: State) -> list[tuple[State, Path]]:
        """Returns all complete answers to a secret decision.

        An answer is complete when it is revealed: a later secret decision of the same kind is another one.
        """
        first = s.open
        todo: list[tuple[State, Path]] = [(s, ())]
        done: list[tuple[State, Path]] = []
        while todo:
            at, way = todo.pop()
            for option in at.open.options:
                t, further = self.step(at, way, option)
                sealed = bool(t.sealed[self.seat]) and continues(first, t.open)
                (todo if sealed else done).append((t, further))
        return done

    def revealed(self, s: State, path: Path, rng: Rng) -> float:
        """Returns the estimate after an answer in one of the possible worlds."""
        t = s.copy()
        for _, option in path:
            self.game.apply(t, option, source=own_random)
        while (d := t.open) is not None and d.frame.asks == SECRET:
            self.game.apply(t, d.options[rng.below(len(d.options))], source=own_random)
        return self.estimate(t, self.seat)


def tried(options: Options) -> Options:
    """Returns the options worth trying: for amounts of one thing, only the most and the least.

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

"""Speech: how a game puts decisions, options, events and positions into words.

Web, terminal and log all use it.  Sentences come from the game's Fluent files, under keys derived from what
they describe:

    scythe-ask-move-destination     the prompt of the frame tagged `scythe.move.Destination`
    scythe-option-to                an option with the verb `to`
    scythe-log-moved                the event `Moved`
    scythe-log-carddrawn-hidden     … for those who may not see its private part
    scythe-effect-gain              an atom of an effect
    scythe-gesture-move, scythe-score-stars, scythe-default-take-all, scythe-tie-power
    scythe-field-faction            a field of the set-up, scythe-choice-faction-nordic one of its choices
    scythe-milestone-star           a kind of event that marks the course of a game
    scythe-guide-produce            a step of the guided first game
    scythe-cover-lead               what the game is about; -goal: how one wins, -turn: what a turn is

The fields of the frame, option or event are the parameters; a game's own `Speech` spells them out.  Nothing
here reads a state: words follow from public frames, from redacted events and from views.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, ClassVar, Literal

from msgspec import Struct

from spielwerk.kernel.effect import (
    AnyOrder,
    Atom,
    Effect,
    May,
    OneOf,
    PayThen,
    Picked,
    Seq,
    Times,
    When,
    Which,
)
from spielwerk.kernel.event import HIDDEN, Detail, Event
from spielwerk.kernel.frame import CHANCE, TABLE, Frame
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.outcome import TOTAL
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.tagged import tag_of
from spielwerk.kernel.text import MissingText, text

PICK = "pick"
SHARED_VERBS = ("yes", "no", PICK)
"""The options that every game has; the kernel has their words."""
PAYS, LISTS, CHOICES, TIMES, OPENS = range(5)
"""How strongly the words of an effect bind, the weakest first: a cost and its gain, a list, a choice …"""

_marking: ContextVar[bool] = ContextVar("marking", default=False)
_addressed: ContextVar[int | None] = ContextVar("addressed", default=None)
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
"""Private characters around a reference in marked text: OPEN kind:id MIDDLE name CLOSE."""
_MARK = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")


class Ref(Struct, frozen=True):
    """Something in a sentence that can be pointed at: a place, a piece, a seat, a card."""

    kind: str
    id: str
    name: str

    def __str__(self) -> str:
        return f"{OPEN}{self.kind}:{self.id}{MIDDLE}{self.name}{CLOSE}" if _marking.get() else self.name


@contextmanager
def marking() -> Iterator[None]:
    """Marks references in the sentences made inside the `with` block; see `pieces`."""
    token = _marking.set(True)
    try:
        yield
    finally:
        _marking.reset(token)


@contextmanager
def addressing(seat: int) -> Iterator[None]:
    """Lets the sentences made inside the `with` block say `you` to a seat, if the game has words for it."""
    token = _addressed.set(seat)
    try:
        yield
    finally:
        _addressed.reset(token)


def addressed(seat: int) -> bool:
    """Returns whether sentences are for this seat alone; see `addressing`."""
    return _addressed.get() == seat


def pieces(marked: str) -> list[str | tuple[str, str]]:
    """Splits a marked sentence into plain strings and (reference, name) pairs, in order.

    >>> with marking():
    ...     pieces(f"goes to {Ref('place', 'V7', 'village V7')}.")
    ['goes to ', ('place:V7', 'village V7'), '.']
    """
    found: list[str | tuple[str, str]] = []
    at = 0
    for match in _MARK.finditer(marked):
        if match.start() > at:
            found.append(marked[at : match.start()])
        found.append((match[1], match[2]))
        at = match.end()
    if at < len(marked):
        found.append(marked[at:])
    return found


def plain(marked: str) -> str:
    """Removes the marks from a marked sentence.

    >>> with marking():
    ...     plain(f"goes to {Ref('place', 'V7', 'village V7')}.")
    'goes to village V7.'
    """
    return _MARK.sub(lambda match: match[2], marked)


def capital(sentence: str) -> str:
    """Capitalizes the first letter, even after a mark.

    >>> capital("to V7")
    'To V7'
    """
    at = sentence.index(MIDDLE) + 1 if sentence.startswith(OPEN) else 0
    return sentence[:at] + sentence[at : at + 1].upper() + sentence[at + 1 :]


class Panel(Struct, frozen=True):
    """A part of a view as a table: a title, column heads (none for a plain list of facts), rows of cells.

    `seat` is its owner, -1 if it belongs to everybody.
    """

    key: str
    title: str
    rows: tuple[tuple[str, ...], ...]
    head: tuple[str, ...] = ()
    seat: int = -1


class Reason(Struct, frozen=True):
    """One step of an explanation, in words and as something that a board can show.

    `seen` are references to what was considered (`place:V7`), `left` to what remained, and `notes` say in a
    few words why each of the others was dropped.  `figures` are what was measured on each of `seen`, such as
    a distance; `walk` is the order in which places were looked at, up to the chosen one.  `rule` is the id of
    the rule that was followed.  A `heading` stands above the steps that belong to it.
    """

    words: str
    rule: str = ""
    seen: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    heading: bool = False
    figures: tuple[str, ...] = ()
    walk: tuple[str, ...] = ()

    @property
    def gone(self) -> tuple[str, ...]:
        """The references that were dropped."""
        return tuple([ref for ref in self.seen if ref not in self.left])


class Line(Struct, frozen=True):
    """A line of the card that was followed in a turn: whether it was carried out, and its result."""

    words: str
    done: bool
    outcome: str
    kind: str = ""


class Why(Struct, frozen=True):
    """Why an automated seat did what it did: one sentence, and every step that led there.

    `title` and `lines` are the card that was followed, if any.  `panel` is the key of the panel that shows
    the seat's current state.  `span` is where the turn begins and ends in the list of events.
    """

    seat: int
    short: str
    steps: tuple[Reason, ...]
    title: str = ""
    lines: tuple[Line, ...] = ()
    panel: str = ""
    span: tuple[int, int] = (0, 0)
    gist: tuple[Reason, ...] = ()
    """The few steps that a player needs, in a player's words; without them `steps` are shown at once."""
    cards: tuple[int, ...] = ()
    """The numbers of the cards that were followed, for a drawing of them."""
    counts: Panel | None = None
    """How points were counted."""


class Speech:
    """The default: keys as above, fields unchanged.

    A game overrides `seat`, `spell`, `naming` and `panels`.  The kernel's own frames and options (effects,
    yes and no) use the kernel's words.
    """

    untold: ClassVar[tuple[type[Event], ...]] = (Detail,)
    """Events without a line in the log; they are shown elsewhere."""
    folded: ClassVar[tuple[type[Event], ...]] = ()
    """Events that come in rows: several at one moment are one line of the log, by `together`."""
    milestones: ClassVar[Mapping[type[Event], str]] = {}
    """The memorable events of a game, each with its kind: `{StarPlaced: "star"}`.  They mark the charts of a
    finished game; the first kind matters most."""
    chapters: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The chapters of the rulebook about a panel: the first word of its key, with prefixes of rule ids."""

    def __init__(self, game: str) -> None:
        self.game = game

    # --- what a game overrides

    def seat(self, seat: int, rules: Any) -> Ref:  # noqa: ARG002
        """Returns the game's name for a seat."""
        if seat == CHANCE:
            name = text("kernel-chance")
        else:
            name = text("kernel-table") if seat == TABLE else text("kernel-seat", n=seat + 1)
        return Ref("seat", str(seat), name)

    def spell(self, field: str, value: Any, about: Struct, rules: Any) -> object:  # noqa: ARG002
        """Returns the words for a field of a frame, event or atom; a place becomes a `Ref`."""
        if field == "seat":
            return self.seat(value, rules)
        return self.effect(value, rules) if isinstance(value, Effect) else value

    def naming(self, option: Option, d: Decision, rules: Any) -> dict[str, object]:  # noqa: ARG002
        """Returns the parameters of an option; the same option may have other names in another decision."""
        return {"at": option.at, "n": option.n}

    def panels(self, view: Any, rules: Any) -> list[Panel]:  # noqa: ARG002
        """Returns the view as lists and tables: everything a viewer may know."""
        return []

    def why(self, events: Sequence[Event], rules: Any) -> list[Why]:  # noqa: ARG002
        """Returns the explanations contained in a list of events, in order."""
        return []

    # --- keys

    def ask_key(self, frame: type[Frame]) -> str:
        """Returns the key of a frame's prompt."""
        owner, _, chapter = tag_of(frame).partition(".")
        return f"{owner}-ask-{chapter.replace('.', '-').lower()}"

    def option_key(self, verb: str, frame: type[Frame]) -> str:  # noqa: ARG002
        """Returns the key of an option's label, in a decision that this kind of frame asks."""
        owner = "kernel" if verb in SHARED_VERBS else self.game
        return f"{owner}-option-{verb}"

    def log_key(self, event: type[Event], *, hidden: bool = False) -> str:
        """Returns the key of an event's line; a hidden private part has a key of its own."""
        return f"{self.game}-log-{event.__name__.lower()}" + "-hidden" * hidden

    # --- what tables and terminals call

    def params(self, about: Struct, rules: Any) -> dict[str, object]:
        """Returns the fields of a frame or event, spelled out."""
        names = about.__struct_fields__
        return {name: self.spell(name, getattr(about, name), about, rules) for name in names}

    def situation(self, frame: Frame, position: Any) -> dict[str, object]:  # noqa: ARG002
        """Returns what a question mentions about the current position, such as a cost, or a better name for
        a field of the frame.

        `position` is consistent with what the reader knows; None if no position is available.
        """
        return {}

    def prompt(self, d: Decision, rules: Any, position: Any = None) -> str:
        """Returns who acts and what is asked."""
        which = isinstance(d.frame, Which) and isinstance(d.frame.effect, AnyOrder)
        key = "kernel-ask-effect-order" if which else self.ask_key(type(d.frame))
        return text(key, **self.params(d.frame, rules) | self.situation(d.frame, position))

    def request(self, d: Decision, rules: Any, position: Any = None) -> str:
        """Returns what is asked, for the one who is asked: the prompt without that name.

        Every prompt for a person begins with `{ $seat }: `.
        """
        return capital(self.prompt(d, rules, position).removeprefix(f"{self.seat(d.seat, rules)}: "))

    def doing(self, d: Decision, rules: Any) -> str:
        """Returns what the one who is asked is doing, for everybody else; in general if the game has no words
        for it."""
        try:
            return text(f"{self.game}-doing-{d.gesture}", **self.acting(d.seat, rules))
        except MissingText:
            return text("kernel-doing", seat=self.seat(d.seat, rules))

    def acting(self, seat: int, rules: Any) -> dict[str, object]:
        """Returns the name of who acts, and what the verb of its sentence depends on."""
        return {"seat": self.seat(seat, rules)}

    def option(self, option: Option, d: Decision, rules: Any) -> str:
        """Returns the label of a button; no two options of one decision have the same label."""
        if option.verb == PICK and isinstance(effect := getattr(d.frame, "effect", None), Picked):
            return capital(self.effect(effect.items[option.n], rules))
        key = self.option_key(option.verb, type(d.frame))
        return capital(text(key, **self.naming(option, d, rules)))

    def event(self, event: Event, rules: Any) -> str:
        """Returns a line of the log for the viewer the event was redacted for; empty if it is not logged."""
        if isinstance(event, self.untold):
            return ""
        hidden = any(getattr(event, name) == HIDDEN for name in event.private)
        return text(self.log_key(type(event), hidden=hidden), **self.params(event, rules))

    def together(self, events: Sequence[Event], rules: Any) -> str:
        """Returns one line for several events of one `folded` type."""
        return " ".join([self.event(event, rules) for event in events])

    def consequences(self, before: Any, after: Any, seat: int, rules: Any) -> list[str]:  # noqa: ARG002
        """Returns what differs between two views of a seat and follows from the rules without an event, such
        as control of a region."""
        return []

    def effect(self, e: Effect, rules: Any) -> str:
        """Returns an effect in words; the game has a sentence for each atom and each condition.

        Parentheses are added where the words alone would mean another effect.
        """
        return self._effect(e, rules, 0, last=True)

    def _effect(self, e: Effect, rules: Any, least: int, *, last: bool) -> str:
        """Adds parentheses if the effect binds less than `least`.  An effect with opening words extends as
        far as it can, so it needs none if nothing follows."""
        match e:
            case Atom():
                return text(f"{self.game}-effect-{e.verb}", **self.params(e, rules))
            case PayThen():
                binds, cost = PAYS, self._effect(e.cost, rules, LISTS, last=False)
                words = f"{cost} → {self._effect(e.gain, rules, LISTS, last=last)}"
            case Seq() | AnyOrder() | OneOf():
                binds = CHOICES if isinstance(e, OneOf) else LISTS
                between = f" {text('kernel-or')} " if isinstance(e, OneOf) else ", "
                *others, end = e.items
                parts = [self._effect(item, rules, binds, last=False) for item in others]
                words = between.join([*parts, self._effect(end, rules, binds, last=last)])
            case Times():
                binds, words = TIMES, f"{e.n} × {self._effect(e.item, rules, TIMES, last=False)}"
            case May():
                binds = OPENS if last else PAYS
                words = text("kernel-may", effect=self._effect(e.item, rules, PAYS, last=last))
            case When():
                binds = OPENS if last else PAYS
                condition = text(f"{self.game}-condition-{e.condition}", n=e.n)
                words = f"{condition}: {self._effect(e.item, rules, PAYS, last=last)}"
            case _:
                raise TypeError(f"{type(e).__name__} is no effect that can be put into words")
        return f"({words})" if binds < least else words

    def gesture(self, name: str) -> str:
        return text(f"{self.game}-gesture-{name}")

    def default(self, name: str) -> str:
        return text(f"{self.game}-default-{name}")

    def score(self, key: str) -> str:
        return text("kernel-score-total" if key == TOTAL else f"{self.game}-score-{key}")

    def tie_break(self, key: str) -> str:
        return text(f"{self.game}-tie-{key}")

    def victor(self, key: str) -> str:
        """Returns the name of a power without a seat that can win."""
        return text(f"{self.game}-victor-{key}")

    def victory(self, key: str) -> str:
        """Returns the sentence for a game no seat has won: the power that won, or (without a key) nobody."""
        return text(f"{self.game}-victory-{key}" if key else "kernel-nobody-won")

    def field(self, name: str) -> str:
        """Returns the name of a field of the set-up."""
        return text(f"{self.game}-field-{name.replace('_', '-')}")

    def field_why(self, name: str) -> str:
        """Returns what a field of the set-up does; empty if its name says it."""
        return self._optional(f"{self.game}-why-{name.replace('_', '-')}")

    def choice(self, field: str, value: str) -> str:
        """Returns the name of a choice in a field."""
        return text(f"{self.game}-choice-{field.replace('_', '-')}-{value.replace('_', '-')}")

    def opponent(self, level: object) -> str:
        """Returns the name of the opponent that the rules play, with its strength if there are several."""
        return self.choice(AUTOMA, level) if isinstance(level, str) else self.field(AUTOMA)

    def milestone(self, kind: str) -> str:
        """Returns the name of a kind of milestone, in the plural."""
        return text(f"{self.game}-milestone-{kind}")

    def gifts(self, part: Literal["title", "hint"]) -> str:
        """Returns a text about what seats may give unasked: its title, or a hint when they may."""
        return text(f"{self.game}-gifts-{part}")

    def cover(self, part: Literal["lead", "goal", "turn", "role"]) -> str:
        """Returns a text about the game as a whole: what it is about, how one wins, what a turn is, and
        who one is if a seat has no name of its own.

        Empty if the game has none.
        """
        return self._optional(f"{self.game}-cover-{part}")

    def turn_of(self, seat: int, rules: Any) -> str:  # noqa: ARG002
        """Returns what a turn is for a seat, which may be free of a rule that the cover tells."""
        return self.cover("turn")

    def _optional(self, key: str) -> str:
        try:
            return text(key)
        except MissingText:
            return ""

    def guide(self, id: str) -> str:
        """Returns a text of the guide to a first game."""
        return text(f"{self.game}-guide-{id}")

    def module(self, id: str) -> str:
        """Returns the name of a module that may be added to the game."""
        return text(f"{self.game}-module-{id}")

"""The sample game in words: what its fields are called, and its view as panels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from sample import cards
from sample.board import GOODS, GOODS_NAMES, STATIONS
from sample.events import Earned, Lost
from sample.options import CARDS
from sample.view import SampleView
from spielwerk.kernel.event import HIDDEN, Event
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import Panel, Ref, Speech
from spielwerk.kernel.text import text


def station(i: int) -> Ref:
    return Ref("place", STATIONS[i], STATIONS[i])


def card(kind: int) -> Ref:
    return Ref("card", CARDS[kind], str(cards.NAMES[CARDS[kind]]))


def counted(counts: list[int], names: tuple[object, ...]) -> str:
    """`2 × salt, 1 × silk`; a dash if there is nothing."""
    return ", ".join([f"{n} × {name}" for n, name in zip(counts, names, strict=False) if n]) or "–"


class SampleSpeech(Speech):
    """Stations have letters, goods and cards have names; seats are called by number."""

    milestones: ClassVar[Mapping[type[Event], str]] = {Lost: "lost"}

    def spell(self, field: str, value: Any, about: Struct, rules: Any) -> object:
        if field in rules.spelling:
            return rules.spelling[field](value, about, rules)
        match field:
            case "before" | "after":
                return station(value)
            case "good" | "at" if value >= 0:
                return GOODS_NAMES[value]
            case "card" if value != HIDDEN:
                return card(value)
            case "bids":
                return ", ".join([str(bid) for bid in value])
        return super().spell(field, value, about, rules)

    def params(self, about: Struct, rules: Any) -> dict[str, object]:
        found = super().params(about, rules)
        if isinstance(about, Earned):
            found |= {"n": abs(about.n), "way": "out" if about.n < 0 else "in"}
        return found

    def naming(self, option: Option, d: Decision, rules: Any) -> dict[str, object]:
        if option.verb in rules.naming:
            found: dict[str, object] = rules.naming[option.verb](option, rules)
            return found
        if option.at in CARDS:
            return {"card": card(option.i)}
        if option.at in GOODS:
            return {"good": GOODS_NAMES[option.i]}
        return super().naming(option, d, rules)

    def panels(self, view: SampleView, rules: Any) -> list[Panel]:
        traders = [self._trader(view, seat, rules) for seat in range(rules.seats)]
        return [self._road(view, rules), *traders, *[panel(view, rules) for panel in rules.panels]]

    def _road(self, view: SampleView, rules: Any) -> Panel:
        growth = rules.growth
        head = tuple([text(f"sample-panel-{key}") for key in ("station", "grows", "cubes", "who")])
        rows = [
            (
                str(station(i)),
                str(GOODS_NAMES[growth[i]]) if growth[i] >= 0 else "–",
                str(n),
                ", ".join([str(self.seat(s, rules)) for s, t in enumerate(view.traders) if t.place == i]),
            )
            for i, n in enumerate(view.stock)
        ]
        title = text(
            "sample-panel-road",
            storm=station(view.storm),
            n=view.rounds_left,
            deck=view.deck_size,
            discard=len(view.discard),
            bank=view.bank,
        )
        return Panel("road", title, tuple(rows), head)

    def _trader(self, view: SampleView, seat: int, rules: Any) -> Panel:
        trader = view.traders[seat]
        names = tuple([card(kind) for kind in range(len(CARDS))])
        rows = [
            (text("sample-panel-coins"), str(trader.coins)),
            (text("sample-panel-goods"), counted(trader.goods, GOODS_NAMES)),
        ]
        if trader.hand_size >= 0:
            own = f" ({counted(view.hand, names)})" if seat == view.seat else ""
            rows.append((text("sample-panel-hand"), f"{trader.hand_size}{own}"))
        rows += [row for more in rules.belongings for row in more(view, seat, rules)]
        return Panel(f"trader-{seat}", str(self.seat(seat, rules)), tuple(rows), seat=seat)

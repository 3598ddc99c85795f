"""Reads the forms of a campaign: numbers, ticks and choices, as far as they can be read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from django.http import QueryDict

from spielwerk.boards.kit.campaign import Question
from spielwerk.kernel.campaign import Edit
from spielwerk.kernel.text import shown_name, text
from spielwerk.table.errors import Refused

NUMBER = re.compile(r"-?\d{1,6}", re.ASCII)


def answers(questions: Sequence[Question], given: QueryDict, prefix: str = "") -> dict[str, Any]:
    """Returns the answers by name; raises `Refused` if one of them is not what was asked for."""
    return {question.name: answer(question, given, prefix + question.name) for question in questions}


def answer(question: Question, given: QueryDict, name: str) -> Any:
    """Returns one answer."""
    known = [value for value, _ in question.choices]
    raw = given.get(name, "")
    match question.kind:
        case "flag":
            return raw == "on"
        case "text":
            return shown_name(raw)
        case "choice":
            if raw not in known:
                raise _wrong(question)
            return raw
        case "set":
            return [value for value in known if value in given.getlist(name)]
        case "counts":
            several = [[value] * _number(question, given.get(f"{name}-{value}", "0")) for value in known]
            return [value for some in several for value in some]
    return _number(question, raw)


def _number(question: Question, raw: str) -> int:
    if not NUMBER.fullmatch(raw.strip()) or not question.least <= int(raw) <= question.most:
        raise _wrong(question)
    return int(raw)


def _wrong(question: Question) -> Refused:
    between = {"least": question.least, "most": question.most}
    key = "choice" if question.kind == "choice" else "number"
    problem = text("kernel-setup-choice") if key == "choice" else text("kernel-setup-number", **between)
    return Refused(question.name, "table-refused-answer", field=question.label, problem=problem)


def edits(questions: Sequence[Question], given: QueryDict, prefix: str) -> list[Edit]:
    """Returns what was changed in a form with values from the sheets."""
    found = []
    for question in questions:
        old: Any = list(question.value) if question.kind == "set" else question.value
        new = answer(question, given, prefix + question.name)
        if new != old:
            found.append(Edit(question.path, old, new))
    return found

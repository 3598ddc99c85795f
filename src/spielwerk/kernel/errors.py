"""The base class of errors that a person may cause and should understand."""

from __future__ import annotations

from typing import Any


class SpielwerkError(Exception):
    """An error for people: its text says what was wrong, where, and what would be right.

    The command line prints it as one line and exits with code 2; the table shows it in place of the page.
    Programming mistakes stay ordinary exceptions with a traceback.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes the error picklable, so that it crosses processes with all its attributes."""
        return again, (type(self), self.args, self.__dict__)


def again(kind: type[Exception], args: tuple[Any, ...], state: dict[str, Any]) -> Exception:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error

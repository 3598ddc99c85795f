"""Converts database errors into errors that a person can read."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from django.db import DatabaseError, InterfaceError, OperationalError

from spielwerk.table.errors import StoreBusy, StoreFailed, StoreFull, TableError

P = ParamSpec("P")
R = TypeVar("R")


def store_errors(function: Callable[P, R]) -> Callable[P, R]:
    """Converts a locked database to `StoreBusy`, a full disk to `StoreFull`, all else to `StoreFailed`."""

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except (DatabaseError, InterfaceError) as error:
            raise as_trouble(error) from error

    return wrapped


def as_trouble(error: Exception) -> TableError:
    """Returns the error for people that corresponds to a database error."""
    problem = str(error).lower()
    if "full" in problem or "no space" in problem:
        return StoreFull("the disk is full: nothing more can be stored")
    if isinstance(error, OperationalError) and ("locked" in problem or "busy" in problem):
        return StoreBusy("the database is locked by another program")
    return StoreFailed(f"the database cannot be used: {error}", problem=str(error))

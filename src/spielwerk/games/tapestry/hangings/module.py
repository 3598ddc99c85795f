"""The module that all hangings are rows of: a card adds what it does under its own id."""

from __future__ import annotations

from spielwerk.kernel.module import Module

HANGINGS = Module("hangings")

"""The module of all hangings: each card registers its behaviour under its own id."""

from __future__ import annotations

from spielwerk.kernel.module import Module

HANGINGS = Module("hangings")

"""Auxilia: Corvo ignores majorities when he moves."""

from __future__ import annotations

from spielwerk.kernel.module import Module

AUXILIA = Module("auxilia")


def force_a_way() -> bool:
    """He ignores majorities, alone or with any number of scrappers.  [dei.leader.corvo]"""
    return True


AUXILIA.add_row("leader_forces", "corvo", force_a_way)

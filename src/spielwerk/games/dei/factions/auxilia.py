"""Auxilia: Corvo ignores majorities when he moves."""

from __future__ import annotations

from spielwerk.kernel.module import Module

AUXILIA = Module("auxilia")


def force_a_way() -> bool:
    """Lets the leader ignore majorities, alone or with any number of scrappers.  [dei.leader.corvo]"""
    return True


AUXILIA.add("leader_forces", force_a_way, "corvo")

"""Auxilia: Corvo ignores majorities when he moves."""

from __future__ import annotations

from spielwerk.kernel.module import Module

AUXILIA = Module("auxilia")
AUXILIA.add_row("leader_forces", "corvo", True)
"""[dei.leader.corvo]"""

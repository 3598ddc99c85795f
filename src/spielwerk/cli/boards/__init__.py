"""Drawings of boards in characters: a module a game, named after its id.

A module here has `draw(view, rules, paint, width) -> list[str]`; a game without one is shown by its panels.
"""

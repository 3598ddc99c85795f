"""Drawings for The Wind Gambit: each reads the position and draws nothing without its module."""

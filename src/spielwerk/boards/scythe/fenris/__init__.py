"""Drawings for the modules of Rise of Fenris: each reads the position and draws nothing without its module.

A page contains them only at a table that plays the module, so they are behind the same spoiler key.
"""

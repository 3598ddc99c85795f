"""Boards: what draws the games, on the web and in a terminal.

`kit` holds what the drawings of several games share.  Nothing in here knows Django or the table.
"""

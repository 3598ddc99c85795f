"""Boards: the drawings of games, for the web and for a terminal.

`kit` contains what the drawings of several games share.  Nothing here knows Django or the table.
"""

"""Bench: the speed of our games compared with that of similar packages, measured at the same time.

A machine is never equally fast twice, so absolute figures say little.  Each round runs every contestant for a
short time in a fresh process on one core.  The result is the median of the ratios over all rounds.
"""

"""Bench: the speed of our games beside that of their nearest relatives, measured in the same minutes.

A machine is never the same twice, so absolute figures say little.  Each round runs every contestant for a
moment in a fresh process on one core; what counts is the median over the rounds of the ratios.
"""

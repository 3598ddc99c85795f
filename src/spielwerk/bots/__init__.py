"""Bots: players made of code.  `registry.bot` finds one by name or in a file of the user."""

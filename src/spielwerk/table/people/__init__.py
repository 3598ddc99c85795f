"""People and their rights: seats, tokens, limits, the tables a browser knows, the guided game."""

"""Who is there and what they may do: seats, tokens, limits, the tables a browser knows, the guided game."""

"""Who is there and what they may do: seats and their secrets, limits, a browser's own tables, the guided game."""

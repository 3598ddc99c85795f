"""The scenarios of the solo game: each is a module that plugs into the points of the game."""

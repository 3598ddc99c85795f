"""Playing and replaying in a terminal: plain text with a little colour, one line of input at a time."""

"""Arena: many games between bots.  `simulate` plays them, `statistics` counts."""

"""Arena: many games between bots and what they tell: `simulate` plays them, `statistics` counts."""

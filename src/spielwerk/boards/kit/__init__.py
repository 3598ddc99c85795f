"""What drawings of games are made of."""

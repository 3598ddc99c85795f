"""Template tags of the table."""

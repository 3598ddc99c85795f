"""The interlude between two episodes, as a small game of its own whose position is the campaign."""

"""Draws the parts of the table page as HTML strings; templates draw the page around them."""

"""Fragments of the table as strings; templates draw the page around them."""

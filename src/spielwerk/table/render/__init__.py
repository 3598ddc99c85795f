"""Fragments of the table as strings; templates draw the page around them."""

import spielwerk.table.words  # noqa: F401  (makes the sentences known)

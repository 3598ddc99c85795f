"""The pages.  A view finds out who is looking, asks `tables` or `seats`, and draws; it decides nothing."""

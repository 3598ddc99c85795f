"""The pages.  A view finds out who is looking, calls `tables` or `seats`, and draws; it decides nothing."""

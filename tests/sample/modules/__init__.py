"""One file a module; `guilds` are the ones that belong to a seat."""

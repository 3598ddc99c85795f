"""The store: rows and matches, tables in memory, the one writer, import and export, backups."""

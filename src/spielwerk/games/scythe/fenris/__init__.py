"""The campaign of Rise of Fenris: its sheets, its interludes and its story."""

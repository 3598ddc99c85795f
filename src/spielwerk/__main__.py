"""Runs the command `spielwerk` for `python -m spielwerk`."""

import sys

from spielwerk.cli import main

if __name__ == "__main__":
    sys.exit(main())

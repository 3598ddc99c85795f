"""The seed of a round of `make soak`; 0 in `make test`, so that every run of that meets the same luck."""

from __future__ import annotations

import os

SOAK_SEED = int(os.environ.get("SPIELWERK_SOAK_SEED", "0"))

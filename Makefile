# Everything starts here: `make play` to play, `make test` before handing in a change.
# A fresh machine needs Python 3.11 or newer and make; the rest goes into .venv.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
MAKEFLAGS += --no-print-directory

CHECKS := lint format types layers

.DEFAULT_GOAL := help
.PHONY: help play quick test static lint format types layers compiled coverage rulebook mutants soak bench screenshots docs constraints clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## install what is needed and open the table (LAN=1: friends in the network can join)
	@$(BIN)/spielwerk serve $(if $(LAN),--lan)

test: $(VENV)/.dev ## all checks and all tests (what CI runs)
	@$(MAKE) -j $(JOBS) --keep-going --output-sync=target $(CHECKS) compiled
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup --rulebook-check --durations=20
	@$(BIN)/pytest -n $(JOBS) --dist loadfile tests/browser

quick: $(VENV)/.dev ## the static checks and the tests of what changed, in at most 90 seconds
	@$(BIN)/python tools/quick.py

static: $(VENV)/.dev ## the checks that run nothing: style, types, layers
	@$(MAKE) -j $(JOBS) --keep-going --output-sync=target $(CHECKS)

lint: $(VENV)/.dev
	@$(BIN)/ruff check --quiet

format: $(VENV)/.dev
	@$(BIN)/ruff format --check --quiet

types: $(VENV)/.dev
	@$(BIN)/mypy

layers: $(VENV)/.dev
	@$(BIN)/lint-imports --no-logo

# mypy leaves a core idle, and each worker would compile all tests; their run tells of what is wrong in them.
compiled: $(VENV)/.dev
	-@$(BIN)/pytest --collect-only -qq -p no:cacheprovider tests src docs README.md tests/browser >/dev/null 2>&1

coverage: $(VENV)/.dev ## how many lines of kernel, games and bots the tests of the rules run, and which not
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup --cov --cov-report=term-missing

rulebook: $(VENV)/.dev ## a full run that renews tests/rulebook.json, the list of proven rules
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup --rulebook-write

mutants: $(VENV)/.dev ## change rule functions line by line and count what the tests notice (can be stopped and continued)
	@$(BIN)/python tools/mutants.py

soak: $(VENV)/.dev ## look for anything odd for hours; can be stopped and continued
	@$(BIN)/python tools/soak.py --jobs $(JOBS)

screenshots: $(VENV)/.dev ## pictures of every page in build/screenshots, each checked for its looks
	@$(BIN)/python tools/screenshots.py

bench: $(VENV)/.dev ## measure the speed of the games
	@$(BIN)/spielwerk bench

docs: $(VENV)/.docs ## the documents and the API pages as a site in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/concepts.html is a good place to start"

constraints: ## try the newest versions of all dependencies and pin them in constraints.txt
	@rm -rf build/newest
	@$(PYTHON) -m venv build/newest
	@build/newest/bin/python -m pip install --quiet --disable-pip-version-check ".[dev,docs]"
	@echo "# Versions that work together. Renewed by: make constraints" > constraints.txt
	@build/newest/bin/python -m pip freeze --exclude spielwerk >> constraints.txt

clean: ## remove .venv and everything that tools have left
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.* .mutants .soak
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Spielwerk needs Python 3.11 or newer. If you have one: make PYTHON=python3.12 ...")'
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# The stamps say that .venv fits pyproject.toml and constraints.txt; what is fit for work is fit for play.
$(VENV)/.play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Spielwerk ..."
	@$(INSTALL) -e .
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing Spielwerk and the tools for working on it ..."
	@$(INSTALL) -e ".[dev]"
	@touch $@ $(VENV)/.play

$(VENV)/.docs: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what makes the pages ..."
	@$(INSTALL) -e ".[docs]"
	@touch $@

# make play and make test do all their own set-up: a virtual environment, pinned packages, compiled rules.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src docs/rules -type f -name '*.py' -o -type f -name '*.ftl' -o -type f -name '*.md' -o -name py.typed) pyproject.toml hatch_build.py constraints.txt
# the same interpreter, but the rules read from the source and not compiled
INTERPRETED := PYTHONPATH=src $(BIN)/python
PYTEST := -m pytest -q

.PHONY: help play test test-compiled test-interpreted lint bench mutate clean check-tools
help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 18

check-tools:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Muraglia needs Python 3.11 or newer. On Debian: apt install python3 python3-venv (or set PYTHON=/path/to/python3)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Python's venv module is missing. On Debian: apt install python3-venv"; exit 1; }
	@command -v cc >/dev/null 2>&1 || \
	  echo "Note: no C compiler found, so the rules run interpreted, about ten times slower. On Debian: apt install gcc python3-dev"

$(BIN)/python: | check-tools
	$(PYTHON) -m venv $(VENV)

# with a compiler at hand a failed compilation is an error; without one the rules run interpreted
COMPILE := $(shell command -v cc >/dev/null 2>&1 && echo 1 || echo 0)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
WHEEL = $(wildcard $(VENV)/wheel/*.whl)

# The wheel is what users get: the compiled rules. Everything below installs and tests that wheel.
$(VENV)/.wheel: $(BIN)/python $(SOURCES) | check-tools
	@echo "Setting up Muraglia: compiling the rules takes a minute ..."
	@rm -rf $(VENV)/wheel
	@MURAGLIA_MYPYC=$(COMPILE) $(PIP) wheel --no-deps -c constraints.txt -w $(VENV)/wheel .
	@$(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl
	@touch $@

$(VENV)/.play: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt $(WHEEL)
	@touch $@

$(VENV)/.test: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[test]"
	@touch $@

$(VENV)/.bench: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[bench]"
	@touch $@

$(VENV)/.mutate: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[mutate]"
	@touch $@

play: $(VENV)/.play  ## play in the terminal (PLAY="die-mauer --lang de" for more)
	@$(BIN)/muraglia play $(PLAY)

test: lint test-compiled test-interpreted  ## everything CI runs

test-compiled: $(VENV)/.test  ## all tests on the compiled rules
	$(BIN)/python $(PYTEST) -n 2 tests

test-interpreted: $(VENV)/.test  ## kernel and games from the source, with coverage of branches
	rm -f .coverage .coverage.*
	MURAGLIA_GAMES=24 $(INTERPRETED) -m coverage run --parallel-mode $(PYTEST) -n 2 tests/kernel tests/games
	$(BIN)/coverage combine -q && $(BIN)/coverage report --fail-under=95 --skip-covered

lint: $(VENV)/.test  ## types and style
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.bench  ## speed beside open_spiel, in one run; writes bench.json
	$(BIN)/python benchmarks/speed.py

mutate: $(VENV)/.mutate  ## would the tests notice a broken rule? sampled, resumable
	$(BIN)/python benchmarks/mutate.py

clean:  ## forget everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutate .coverage* bench.json

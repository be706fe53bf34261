# Sixgun: every task of the project. `make` alone lists them.

PYTHON ?= python3
GAME   ?= dice
N      ?= 50000
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)
PORT   ?= 8000
ARGS   ?=

VENV   := .venv
BENCH  := .venv-bench
BIN    := $(VENV)/bin
ENGINE := build/fast
CODE   := src tests tools setup.py

MODULES := web/node_modules
PAGE    := src/sixgun/server/page/index.html
PAGE_SOURCES := $(shell find web/src src/sixgun/texts web/index.html web/vite.config.ts web/svelte.config.js \
  -type f ! -name '*.py' ! -name '*.pyc' 2>/dev/null)

# Tests that must also hold for the compiled engine. The others define games of their own in plain Python,
# which cannot inherit from compiled classes, or look into objects in ways that compiled ones do not allow.
FAST_TESTS ?= tests/golden tests/scenarios tests/bots tests/lab/test_sim.py tests/games/legends/test_hands.py \
  $(addprefix tests/games/dice/test_,probabilities.py victory.py) \
  $(addprefix tests/games/bang/test_,facts.py timing.py piles.py audit.py why_not.py setup.py) \
  $(addprefix --deselect=tests/bots/test_players.py::test_,the_search_for_leaks_finds_one news_hides_what_the_seat_may_not_know)

# uv never fetches an interpreter: environments use the python3 they were made with.
export UV_PYTHON_DOWNLOADS := never
UV      := $(BIN)/uv --quiet pip
LOCK    := $(BIN)/uv --quiet pip compile --universal --python-version 3.11 --generate-hashes \
           --no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run play install test check web web-check browser e2e load soak-server bench instructions soak marathon golden hooks art wire \
  fast fast-test wheel format lock clean dist-clean

help: ## List the targets
	@echo "Targets (options in brackets):"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)$$/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do \
		printf '  %-12s %s\n' "$$name" "$$text"; done

# ---------------------------------------------------------------- playing

run: $(VENV)/.stamp-run $(PAGE) ## Install and build what is missing, then serve the web table [PORT=8000 ARGS=]
	$(BIN)/sixgun serve --port $(PORT) $(ARGS)

play: $(VENV)/.stamp-run ## Play one of the games in the terminal [GAME=dice ARGS=]
	$(BIN)/sixgun play $(GAME) $(ARGS)

web: $(PAGE) ## Build the page

install: $(VENV)/.stamp-run $(PAGE) ## Install and build what is missing, and do not start anything

# ---------------------------------------------------------------- checking

test: check web-check browser $(PAGE) ## Run all checks, then all tests [ARGS=]
	$(BIN)/python -m pytest -n auto $(ARGS)

check: $(VENV)/.stamp-dev ## Check formatting, lint, types and layering of the Python code
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

web-check: $(MODULES)/.stamp ## Check formatting, lint and types of the page, and run its unit tests
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

e2e: $(VENV)/.stamp-dev browser $(PAGE) ## Run the browser tests only [ARGS=]
	$(BIN)/python -m pytest tests/e2e $(ARGS)

browser:
	@tools/browser.sh

load: $(VENV)/.stamp-dev $(PAGE) ## Measure the server under load, and the memory of many tables [ARGS=]
	$(BIN)/python -m tools.load $(ARGS)

soak-server: $(VENV)/.stamp-dev $(PAGE) ## Load the server for ten minutes and check that its memory stays flat [ARGS=]
	$(BIN)/python -m tools.load --soak 600 $(ARGS)

art: $(VENV)/.stamp-dev ## Redraw all pictures
	$(BIN)/python -m tools.art

wire: $(VENV)/.stamp-dev ## Regenerate the page's wire types
	$(BIN)/python -m tools.wire

format: $(VENV)/.stamp-dev ## Format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix-only $(CODE)
	$(BIN)/ruff format $(CODE)

soak: $(VENV)/.stamp-dev ## Play random games over random mixes of boxes and check everything [N=50000 JOBS= ARGS=]
	$(BIN)/python -m sixgun.lab.soak --games $(N) --jobs $(JOBS) $(ARGS)

marathon: $(VENV)/.stamp-dev ## Play very many games to their end, most of them unchecked, and tell the longest [N=50000 JOBS= ARGS=]
	$(if $(wildcard $(ENGINE)/.stamp),PYTHONPATH=$(ENGINE)) $(BIN)/python -m sixgun.lab.marathon --games $(N) --jobs $(JOBS) $(ARGS)

golden: $(VENV)/.stamp-dev ## Rewrite the golden games; review the difference [ARGS=--check compares]
	$(BIN)/python -m sixgun.lab.golden $(ARGS)

hooks: $(VENV)/.stamp-dev ## Print which abilities listen to what, in which order [ARGS=--write]
	$(BIN)/python -m sixgun.lab.hooks $(ARGS)

# ---------------------------------------------------------------- speed

bench: $(BENCH)/.stamp $(if $(FAST),$(ENGINE)/.stamp) ## Measure the engine, interpreted and as compiled by make fast, next to its peers [FAST=1 compiles it first, ARGS=]
	$(BENCH)/bin/sixgun bench $(ARGS)

instructions: $(VENV)/.stamp-dev ## Count instructions per decision, which a busy machine does not change [ARGS=--bytecode]
	$(BIN)/python -m tools.instructions $(ARGS)

fast: $(ENGINE)/.stamp ## Compile kernel, games and bots with mypyc into build/fast (needs gcc and the Python headers)

fast-test: $(ENGINE)/.stamp ## Run the engine and golden tests on the compiled build [FAST_TESTS=]
	PYTHONPATH=$(ENGINE) $(BIN)/python tools/compiled.py
	PYTHONPATH=$(ENGINE) $(BIN)/python -m pytest -n auto $(FAST_TESTS)

SOURCES := $(shell find src scenarios -type f ! -name '*.pyc' ! -path '*.egg-info/*' 2>/dev/null)

wheel: $(VENV)/.stamp-dev $(PAGE) ## Build a wheel into dist, with FAST=1 one with the compiled engine [FAST=]
	rm -rf build/wheel build/bdist.*
	SIXGUN_FAST=$(FAST) $(BIN)/python setup.py --quiet build --build-lib build/wheel --build-temp build/tmp \
		bdist_wheel --dist-dir dist

$(ENGINE)/.stamp: $(VENV)/.stamp-dev setup.py pyproject.toml $(SOURCES)
	rm -rf $(ENGINE)
	@mkdir -p $(ENGINE) && touch $(ENGINE)/.begun
	SIXGUN_FAST=1 $(BIN)/python setup.py --quiet build --build-lib $(ENGINE) --build-temp build/tmp
	PYTHONPATH=$(ENGINE) $(BIN)/python tools/compiled.py
	@touch -r $(ENGINE)/.begun $@  # what was changed meanwhile is newer than the build

# ---------------------------------------------------------------- the page

$(MODULES)/.stamp: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node 20 or newer with npm is needed for the page" >&2; exit 1; }
	cd web && npm ci --silent
	@touch $@

$(PAGE): $(MODULES)/.stamp $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

# ---------------------------------------------------------------- environments

$(VENV)/.stamp-uv: requirements/installer.lock
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV) || { \
		rm -rf $(VENV); echo "cannot make $(VENV): on Debian, install python3-venv" >&2; exit 1; }
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/installer.lock
	@touch $@

$(VENV)/.stamp-run: $(VENV)/.stamp-uv requirements/run.lock pyproject.toml setup.py
	$(UV) install --python $(BIN)/python --require-hashes -r requirements/run.lock
	$(UV) install --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# The development environment contains the one for playing: both locks agree on every version.
$(VENV)/.stamp-dev: $(VENV)/.stamp-uv requirements/dev.lock pyproject.toml setup.py
	$(UV) install --python $(BIN)/python --require-hashes -r requirements/dev.lock
	$(UV) install --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $(VENV)/.stamp-run $@

$(BENCH)/.stamp: $(VENV)/.stamp-uv requirements/bench.lock pyproject.toml setup.py
	@test -x $(BENCH)/bin/python || $(PYTHON) -m venv --without-pip $(BENCH)
	$(UV) install --python $(BENCH)/bin/python --require-hashes -r requirements/bench.lock
	$(UV) install --python $(BENCH)/bin/python --no-deps --no-build-isolation -e .
	@touch $@

lock: $(VENV)/.stamp-uv ## Recompute the lock files, keeping pins unless told otherwise [UPGRADE=1]
	$(LOCK) requirements/installer.in -o requirements/installer.lock
	$(LOCK) pyproject.toml --extra server --extra terminal --extra lab --extra dev requirements/build.in -o requirements/dev.lock
	$(LOCK) pyproject.toml --extra server --extra terminal requirements/build.in -c requirements/dev.lock -o requirements/run.lock
	$(LOCK) pyproject.toml --extra lab requirements/build.in requirements/bench.in -o requirements/bench.lock

# ---------------------------------------------------------------- tidying

clean: ## Remove build output and caches
	rm -rf build dist src/sixgun/server/page tests/pictures .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

dist-clean: clean ## Remove the environments as well
	rm -rf $(VENV) $(BENCH) $(MODULES) src/*.egg-info

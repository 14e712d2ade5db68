# Every target sets up what it needs in .venv; a stamp file there makes the next call instant.
# Needs only Python 3.11 or newer (with pip and venv) and make.

PYTHON ?= python3
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/lineup/table/static/index.html
# Four processes for two cores, since tests of servers and browsers wait half of their time; each keeps to its files
# until another has none left.
WORKERS := -n 4 --dist worksteal
COMPILED := $(wildcard $(shell sed -n '/^\[.*mypyc\]/,/^exclude/ s/^  "\(.*\)",$$/\1/p' pyproject.toml))
FUZZ := tests/table/test_fuzz.py tests/table/test_clients.py tests/table/test_contract.py tests/language/test_hostile.py
# Every process would compile all sources anew.
export PYTHONDONTWRITEBYTECODE :=
# uv installs in seconds what takes pip minutes; where it finds no way (an index that only pip is told of), pip does it.
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: simulate-club help setup play web site wheel release-check fast plain test test-all test-long test-postgres fuzz mutate mutate-changed mutate-engine check audit bench docs types format screenshots clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Node first: with it one process installs the packages of the browser client while another installs those of Python.
setup: .venv/.web ## Make .venv with the lineup command and all tools for development.
	@$(MAKE) --no-print-directory --jobs 2 .venv/.all web/node_modules/.installed

play: .venv/.play $(CLIENT) ## Open the table in the browser (options: make play ARGS="--help").
	@$(BIN)/lineup serve --open $(ARGS)

web: $(CLIENT) ## Build the browser client into the package.

site: .venv/.test web/node_modules/.installed build/.browser ## Build the table without a server, a folder of static files, into build/site.
	$(BIN)/python -m tools.site

wheel: .venv/.fast $(CLIENT) ## Build the package into dist: a wheel of plain Python for every machine, and its source.
	@rm -rf dist
	@$(BIN)/python -m hatchling build

release-check: wheel ## Install the package with pip, pipx and uv into clean environments of every Python here, and play (PYTHONS="…").
	$(BIN)/python -m tools.package.check $(PYTHONS)

fast: build/.fast build/.native ## Compile the engine where it lies, for speed (needs a C compiler and minutes; again after edits).
	@$(BIN)/lineup --version

plain: ## Go back from the compiled engine to the Python source.
	@find src -name '*.so' -delete -o -name '*.pyd' -delete
	@rm -rf build/.fast build/.native src/lineup/native/built

test: plain .venv/.test $(CLIENT) ## Run the test suites, then check that the generated docs are current.
	$(NPM) test
	$(BIN)/python -m tests.harness.chromium
	$(BIN)/python -m tests.harness.postgres
	$(BIN)/python -m tests.harness.redis
	$(BIN)/python -m pytest $(WORKERS)
	$(BIN)/python -m tools.generate.docs --check

# The compiled engine answers each question of a scenario, takes it back and answers again. What is around the engine
# does not depend on the build; its slow tests play whole games on it all the same.
test-all: .venv/.test $(CLIENT) build/.fast build/.native ## What `make test` leaves out, on the compiled engine: slow tests, and those of the engine with every answer undone and redone.
	LINEUP_UNDO=1 $(BIN)/python -m pytest $(WORKERS) -m "not long and (slow or not (around or sample))"

test-long: .venv/.test .venv/.train .venv/.cluster $(CLIENT) build/.fast build/.browser ## The slow tests with many more seeds, on the compiled engine (an hour or more).
	$(BIN)/python -m pytest $(WORKERS) -m long

test-postgres: plain .venv/.test $(CLIENT) ## The whole suite of the table on PostgreSQL; `make test` has a sample of it.
	LINEUP_TEST_STORE=postgres $(BIN)/python -m pytest $(WORKERS) tests/table -m "not long"

fuzz: .venv/.test $(CLIENT) ## Try at random what clients, sets and logs may send, with other examples each time (TIMES=100).
	LINEUP_FUZZ=$(or $(TIMES),100) $(BIN)/python -m pytest $(WORKERS) $(FUZZ)

# pytest rewrites the asserts of each file once; four processes would all do so side by side.
.pytest_cache/read: .venv/.test
	@$(BIN)/python -m pytest --collect-only --quiet --quiet > /dev/null
	@mkdir -p $(@D) && touch $@

mutate: plain .venv/.test ## Break every card sentence and rules switch in turn; each must turn a test red.
	$(BIN)/python -m tests.mutate

mutate-changed: plain .venv/.test ## The same for what has changed since, and a twentieth of the others.
	$(BIN)/python -m tests.mutate --changed

mutate-engine: plain .venv/.test ## Break the engine's own lines one by one (ARGS="MODULE…"; an hour for all).
	$(BIN)/python -m tests.mutate_engine $(ARGS)

check: .venv/.check web/node_modules/.installed ## Run the linters, the format check and the type checkers.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests tools $(wildcard bench)
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.native --check
	$(NPM) run check
	$(BIN)/python -m tools.measure.names

audit: .venv/.audit ## Ask for known faults in the packages we install; where nobody can be asked, that is said.
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.audit

bench: .venv/.bench build/.fast ## Measure speed and memory: the plain and the compiled build beside their peers.
	$(BIN)/python -m bench

simulate-club: .venv/.test ## Simulate evenings of a club, with faults, for so many minutes (MINUTES=10; FIRST=the first seed).
	$(BIN)/python -m tools.club --minutes $(or $(MINUTES),10) --first $(or $(FIRST),0)

docs: .venv/.test ## Write the rule map and the generated pages anew.
	$(BIN)/python -m tools.generate.docs

types: .venv/.test ## Write the generated pages and the browser's types, without running the suite.
	$(BIN)/python -m tools.generate.docs --pages

format: .venv/.check web/node_modules/.installed ## Format the Python code and the browser client.
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

screenshots: .venv/.check $(CLIENT) ## Take pictures of every main state to look at, the one of the README anew.
	$(BIN)/python -m tools.generate.screenshots
	$(BIN)/python -m tools.generate.films

clean: plain ## Remove .venv and everything the tools left behind.
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist .import_linter_cache web/node_modules $(dir $(CLIENT))
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The browser client: packages as the lock file names them, then the build; nothing is done twice.
web/node_modules/.installed: web/package-lock.json web/.npmrc | .venv/.web
	@echo "Installing the browser client's tools into web/node_modules"
	@$(NPM) ci --loglevel error
	@touch $@

$(CLIENT): web/node_modules/.installed $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.test.ts') $(wildcard src/lineup/speech/*/*.ftl)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Compiled in a copy, since the hook hides pyproject.toml meanwhile; then the modules are laid beside their sources.
# LEVEL=0 saves the compiler time where speed does not matter: it has the last word over -O3.
build/.fast: build/.compiled$(LEVEL)
	@cd build/copy$(LEVEL) && find src \( -name '*.so' -o -name '*.pyd' \) -print | tar cf - -T - | tar xf - -C ../..
	@touch $@

build/.compiled$(LEVEL): .venv/.fast pyproject.toml $(COMPILED)
	@rm -rf build/copy$(LEVEL) && mkdir -p build/copy$(LEVEL)
	@tar cf - --exclude '*.so' --exclude static pyproject.toml README.md LICENSE src tools/package | tar xf - -C build/copy$(LEVEL)
	cd build/copy$(LEVEL) && LINEUP_WITHOUT_CLIENT=1 $(if $(LEVEL),CC="sh -c 'exec cc \"\$$@\" -O$(LEVEL)' cc" )HATCH_BUILD_HOOK_ENABLE_MYPYC=1 "$(CURDIR)/$(BIN)/python" -m hatchling build --target wheel
	@touch $@

# The engine once more, translated to C++: a library that needs no certain Python.
build/.native: .venv/.fast build/.plain
	PYTHONPATH=build/plain/src $(BIN)/python -m tools.native $(if $(LEVEL),--level $(LEVEL))
	@touch $@

# The same for the Python in browsers.
build/.browser: .venv/.site build/.plain
	PYTHONPATH=build/plain/src $(BIN)/python -m tools.native --browser --sources build/wasm --to build/browser
	@touch $@

# Compiled classes do not say what their constants are.
build/.plain: $(wildcard src/lineup/engine/*.py src/lineup/language/words/*.py src/lineup/bots/*/*.py tools/native/*.py src/lineup/native/cpp/*)
	@rm -rf build/plain && mkdir -p build/plain
	@tar cf - --exclude '*.so' --exclude static src | tar xf - -C build/plain
	@touch $@

.venv/.play: EXTRAS := [table,terminal]
.venv/.test: EXTRAS := [test]
.venv/.check: EXTRAS := [test,dev]
.venv/.bench: EXTRAS := [table,bench]
.venv/.web: EXTRAS := [table,terminal,web]
.venv/.fast: EXTRAS := [table,fast]
.venv/.site: EXTRAS := [table,site]
.venv/.train: EXTRAS := [table,train]
.venv/.cluster: EXTRAS := [table,cluster]
.venv/.audit: EXTRAS := [table,web,audit]
.venv/.all: EXTRAS := [test,dev,web,fast]

# What an installation includes besides itself.
.venv/.test: ALSO := .venv/.play
.venv/.check: ALSO := .venv/.play .venv/.test
.venv/.bench: ALSO := .venv/.play
.venv/.web: ALSO := .venv/.play
.venv/.fast: ALSO := .venv/.play
.venv/.site: ALSO := .venv/.play
.venv/.train: ALSO := .venv/.play
.venv/.cluster: ALSO := .venv/.play
.venv/.audit: ALSO := .venv/.play .venv/.web
.venv/.all: ALSO := .venv/.play .venv/.test .venv/.check .venv/.web .venv/.fast

.venv/.play .venv/.test .venv/.check .venv/.bench .venv/.web .venv/.fast .venv/.site .venv/.train .venv/.cluster .venv/.audit .venv/.all: pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || \
	  { echo "Line-Up needs Python 3.11 or newer, and there is no '$(PYTHON)'; name one: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit("Line-Up needs Python 3.11 or newer, and $(PYTHON) is %d.%d; name another: make PYTHON=python3.11" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Installing into .venv: lineup-table$(EXTRAS)"
	@$(PYTHON) -m venv .venv
	@$(PIP) uv
	@$(UV) --editable ".$(EXTRAS)" || $(PIP) --editable ".$(EXTRAS)"
	@touch $@ $(ALSO)

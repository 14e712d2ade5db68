# Every target sets up what it needs in .venv; a stamp file there makes the next call instant.
# Needs only Python 3.11 or newer (with pip and venv) and make.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help setup play fast plain test test-all mutate check bench docs clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.check ## Make .venv with the lineup command and all tools for development.

play: .venv/.play ## Play a game against bots (options: make play ARGS="--help").
	@$(BIN)/lineup play $(ARGS)

fast: build/.fast ## Compile the engine where it lies, for speed (needs a C compiler and minutes; again after edits).
	@$(BIN)/lineup --version

plain: ## Go back from the compiled engine to the Python source.
	@find src -name '*.so' -delete -o -name '*.pyd' -delete
	@rm -f build/.fast

test: plain .venv/.test ## Run the test suite, then check that the generated docs are current.
	$(BIN)/python -m pytest -n 2
	$(BIN)/python -m tools.docs --check

test-all: plain .venv/.test ## The suite with every answer undone and redone, the mutants; then all tests on the compiled engine.
	LINEUP_UNDO=1 $(BIN)/python -m pytest -n 2
	$(MAKE) mutate
	$(MAKE) fast
	$(BIN)/python -m pytest -n 2 -m "slow or not slow"
	$(MAKE) plain

mutate: .venv/.test ## Break every card sentence and rules switch in turn; each must turn a test red.
	$(BIN)/python -m tests.mutate

check: .venv/.check ## Run the linter, the format check and the type checker.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests tools $(wildcard bench)

bench: .venv/.bench build/.fast ## Measure speed and memory: the plain and the compiled build beside their peers.
	$(BIN)/python -m bench

docs: .venv/.test ## Write the rule map and the generated pages anew.
	$(BIN)/python -m tools.docs

clean: plain ## Remove .venv and everything the tools left behind.
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist .laws.json
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The compiled modules lie beside their sources; the wheel is a by-product.
build/.fast: .venv/.fast pyproject.toml $(wildcard src/lineup/engine/*.py src/lineup/language/*.py src/lineup/bots/*.py)
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@touch $@

.venv/.play: EXTRAS :=
.venv/.test: EXTRAS := [test]
.venv/.check: EXTRAS := [test,dev]
.venv/.bench: EXTRAS := [bench]
.venv/.fast: EXTRAS := [fast]

# What an installation includes besides itself.
.venv/.test: ALSO := .venv/.play
.venv/.check: ALSO := .venv/.play .venv/.test
.venv/.bench: ALSO := .venv/.play
.venv/.fast: ALSO := .venv/.play

.venv/.play .venv/.test .venv/.check .venv/.bench .venv/.fast: pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || \
	  { echo "Line-Up needs Python 3.11 or newer, and there is no '$(PYTHON)'; name one: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit("Line-Up needs Python 3.11 or newer, and $(PYTHON) is %d.%d; name another: make PYTHON=python3.11" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Installing into .venv: lineup$(EXTRAS)"
	@$(PYTHON) -m venv .venv
	@$(PIP) --editable ".$(EXTRAS)"
	@touch $@ $(ALSO)

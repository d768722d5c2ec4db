PYTHON ?= python3
export PIP_DISABLE_PIP_VERSION_CHECK := 1
VENV := .venv
BIN := $(VENV)/bin

# Installed anew only when the project file changed.
$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/installed-server: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --editable '.[server]'
	touch $@

$(VENV)/installed-test: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --editable '.[test]'
	touch $@

.PHONY: serve play test test-long check clean

serve: $(VENV)/installed-server  ## open the site to play on in the browser
	$(BIN)/roundel serve

play: $(VENV)/installed  ## play Splendor in the terminal
	$(BIN)/roundel play splendor --against greedy

test: $(VENV)/installed-test  ## everything that fits CI's time
	$(BIN)/python -m pytest

test-long: $(VENV)/installed-test  ## all tests, with large budgets; compiled code with its bounds checked
	ROUNDEL_LONG=1 $(BIN)/python -m pytest
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -k compiled

check: $(VENV)/installed-test  ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

clean:
	rm -rf $(VENV)

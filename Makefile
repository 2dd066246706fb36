# The jobs of the house; `make help` lists them. ARGS is handed to the command: make run ARGS="--port 9000"

PYTHON ?= python3
BIN := .venv/bin
# Sources on the path would hide the compiled package; only the interpreted tests ask for that.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help setup run test clauses bench pictures bench-load lock clean

help: ## list these jobs
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile | expand -t 18

setup: ## prepare .venv with the compiled package and the heliopause command
	@command -v "$(PYTHON)" >/dev/null || { echo "setup: $(PYTHON) is not installed; Python 3.11 or newer is needed" >&2; exit 2; }
	@"$(PYTHON)" tools/setup.py

run: setup ## start the server and open the table in the browser
	@$(BIN)/heliopause serve $(ARGS)

test: setup ## pass every check
	@$(BIN)/python tools/machine.py
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/clauses.py
	$(BIN)/python -m tools.wire --check
	$(BIN)/python tools/client.py npm run --silent check
	$(BIN)/python tools/client.py npm test --silent
	PYTHONPATH=src $(BIN)/pytest -n 2 -m "not long" --ignore=tests/house --ignore=tests/server --ignore=tests/browser --ignore=tests/faults --cov=heliopause --cov-report=term
	$(BIN)/pytest -n 2

clauses: setup ## show which clauses of the rules are proven by which tests
	@$(BIN)/python tools/clauses.py $(ARGS)

bench: setup ## measure the speed, here and of others
	@$(BIN)/heliopause bench $(ARGS)

pictures: setup ## take the pictures of the page in docs/images anew
	@$(BIN)/pytest -q tests/browser -k "swing or opens_at_every_width or reasons"
	@$(BIN)/python tools/pictures.py

bench-load: setup ## measure what one server bears: moves, sockets, memory
	@$(BIN)/python -m bench.load $(ARGS)

lock: ## pin the newest versions of all dependencies in requirements.lock
	@"$(PYTHON)" -m venv build/lock
	@build/lock/bin/python -m pip --quiet install uv
	@build/lock/bin/uv pip compile --quiet --upgrade --universal --no-header --no-annotate --no-emit-index-url \
		--no-emit-find-links --group all --output-file requirements.lock pyproject.toml

clean: ## remove everything that these jobs made
	@rm -rf .venv .venv.lock build dist src/heliopause/server/client web/node_modules .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Short names for the commands of packaging/dev.py, which can be used without make, too.
PYTHON ?= python3

COMMANDS = run test test-long test-training lint format translations screens setup bundle bundle-test deb sbom release lock help

.PHONY: $(COMMANDS)
$(COMMANDS):
	@command -v $(PYTHON) >/dev/null || { echo 'Tyrus needs Python 3.11 to 3.14: sudo apt-get install -y python3 python3-venv' >&2; exit 1; }
	@$(PYTHON) packaging/dev.py $@ $(ARGS)

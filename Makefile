# Short names for packaging/dev.py, which makes its own environment and works without make too.
PYTHON ?= python3

.PHONY: run test test-training lint format translations screens setup bundle bundle-test deb release lock
run test test-training lint format translations screens setup bundle bundle-test deb release lock:
	@command -v $(PYTHON) >/dev/null || { echo 'Tyrus needs Python 3.11 to 3.14: sudo apt-get install -y python3 python3-venv' >&2; exit 1; }
	@$(PYTHON) packaging/dev.py $@ $(ARGS)

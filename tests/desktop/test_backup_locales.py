"""A backup goes from home to home through many locales, and every figure stays."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.command import run
from tests.desktop.support.library_window import SENATOR, TWO, keep
from tests.readers import play_game

LOCALES = ("de_DE", "fr_FR", "tr_TR", "ar_EG", "fa_IR", "ja_JP", "hi_IN", "C")
NAMES = {"Ivory": "İpek Iğdır", "Note": "Çok\n٣ oyun «»", "Title": "対局 1,5"}

CHILD = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QLocale
from tyrus_desktop.desktop.library.library_store import LibraryStore

home, archives = Path(sys.argv[1]), Path(sys.argv[2])
app = QCoreApplication([])
store = LibraryStore(home / "games")
store.index_path, store.reviews_path = home / "index.sqlite", home / "reviews.sqlite"
told = []
for signal in (store.backed_up, store.brought_back, store.counted, store.failed):
    signal.connect(lambda *args: told.append(args))

def wait():
    end = time.monotonic() + 60
    while not told:
        assert time.monotonic() < end
        app.processEvents()
    return told.pop()

if not home.exists():
    (home / "games").mkdir(parents=True)
    store.bring_back(archives / "last.zip")
    done, settings, trouble = wait()
    assert (len(done.added), settings, trouble) == (10, {"name": "İ 1,5"}, None), done
store.back_up(archives / "last.zip", {"name": "İ 1,5"})
assert wait()[:2] == (10, 0)
store.count((3,))
wait()
print(QLocale.system().name(), repr(store.figures))
store.close()
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the locale is no variable")
@pytest.mark.skipif(shutil.which("localedef") is None, reason="no locales can be made")
def test_figures_stay_through_homes_in_many_locales(tmp_path: Path) -> None:
    games = tmp_path / "home" / "games"
    for seed in range(8):
        headers = {**SENATOR, **NAMES, "Order": str(seed + 1), "Date": f"20{31 - seed}-03-01"}
        keep(games, f"{seed}.tyrus", play_game(seed), **headers)
    keep(games, "two.tyrus", play_game(8), **TWO, Order="9")
    keep(games, "theirs.tyrus", play_game(9), **SENATOR, Imported="1", Order="10")
    said = []
    for number, name in enumerate(LOCALES):
        wanted = name if name == "C" else f"{name}.UTF-8"
        if name != "C":
            run("localedef", "-i", name, "-f", "UTF-8", tmp_path / wanted, check=True)
        environ = os.environ | {"LOCPATH": str(tmp_path), "LANG": wanted, "LC_ALL": wanted}
        home = tmp_path / (f"home {number}" if number else "home")
        child = run(sys.executable, "-c", CHILD, home, tmp_path, env=environ)
        assert child.returncode == 0, child.stderr
        found, _, figures = child.stdout.partition(" ")
        assert found == name
        said.append(figures)
    assert "games=6" in said[0]
    assert set(said) == {said[0]}

"""The cache of reviews: what it keeps, and that anything damaged in it counts as missing."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tyrus_desktop.library.reviews import Reviews


def test_reviews_are_kept_until_anything_differs(tmp_path: Path) -> None:
    path = tmp_path / "new" / "reviews.sqlite"
    reviews = Reviews(path, 1)
    assert reviews.get("a", "two") is None
    assert reviews.rows(["a"]) == {}
    assert not path.exists()
    reviews.put("a", "two", 8, "first", "half")
    reviews.put("b", "two", 8, "second", "one")
    assert reviews.get("a", "two") == ("first", 8)
    assert reviews.get("a", "one") is None
    assert reviews.rows(["a", "c"]) == {"a": "half"}
    reviews.put("a", "two", 32, "better", "half")
    assert Reviews(path, 1).get("a", "two") == ("better", 32)
    assert Reviews(path, 2).get("a", "two") is None
    nowhere = Reviews(None, 1)
    nowhere.put("a", "two", 8, "first", "")
    assert nowhere.get("a", "two") is None


def test_damaged_reviews_count_as_missing(tmp_path: Path) -> None:
    path = tmp_path / "reviews.sqlite"
    reviews = Reviews(path, 1)
    reviews.put("a", "two", 32, "better", "half")
    reviews.put("b", "two", 8, "second", "one")
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE untyped AS SELECT * FROM reviews")
        database.execute("DROP TABLE reviews")
        database.execute("ALTER TABLE untyped RENAME TO reviews")
        database.execute("UPDATE reviews SET effort = 'much' WHERE game = 'b'")
        database.execute("UPDATE reviews SET content = x'ff' WHERE part = 'rows'")
    assert reviews.rows(["a", "b"]) == {}
    assert reviews.get("b", "two") is None
    assert reviews.get("a", "two") == ("better", 32)

    path.write_bytes(b"x" * 5000)
    assert reviews.get("a", "two") is None
    reviews.put("a", "two", 8, "again", "")
    assert reviews.get("a", "two") == ("again", 8)
    Reviews(path, 2).put("a", "two", 8, "newer", "")
    assert reviews.get("a", "two") is None

    path.unlink()
    path.mkdir()
    reviews.put("a", "two", 8, "nowhere", "")
    assert reviews.get("a", "two") is None


def test_locked_cache_is_left_alone(tmp_path: Path) -> None:
    reviews = Reviews(tmp_path / "reviews.sqlite", 1)
    reviews.put("a", "two", 8, "first", "")
    with closing(sqlite3.connect(tmp_path / "reviews.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        reviews.put("a", "two", 8, "second", "")
        assert reviews.get("a", "two") is None
        other.rollback()
    assert reviews.get("a", "two") == ("first", 8)

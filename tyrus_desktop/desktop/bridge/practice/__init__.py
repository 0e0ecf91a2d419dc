"""Practice for QML: lessons, puzzles and one's own moments. Imported when it is first asked for."""

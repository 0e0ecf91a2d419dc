"""The library for QML: list, selection, actions and sharing; saved games and their files."""

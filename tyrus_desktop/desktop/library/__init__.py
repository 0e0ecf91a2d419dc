"""The library's thread, and the texts by which games are found."""

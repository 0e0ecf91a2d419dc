"""The library: its rows, selection, actions and sharing, and where files are saved and opened."""

"""Starting up: the process, Qt's application, the window, and why there can be none."""

"""Starting up: the application object, its window, and what must be known before either."""

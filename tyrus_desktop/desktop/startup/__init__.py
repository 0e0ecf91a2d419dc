"""The start: the process, Qt's application, the window, and errors without a display."""

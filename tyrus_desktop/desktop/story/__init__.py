"""Finds facts worth telling about a finished game; the sentences are in `text`."""

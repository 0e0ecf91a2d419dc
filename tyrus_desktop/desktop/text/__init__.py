"""Words and sentences in the user's language."""

"""Words and sentences in the user's language; no Qt item knows how they are made."""

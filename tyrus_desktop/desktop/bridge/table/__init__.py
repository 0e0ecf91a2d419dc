"""The table: its state, prompts, hand-over, study, lesson and sealed deal."""

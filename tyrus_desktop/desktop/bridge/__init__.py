"""What QML sees and calls: the state of the table, the user's actions, saved games."""

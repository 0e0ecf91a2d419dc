"""The review of a finished game for QML. Nothing here is imported before an end is shown."""

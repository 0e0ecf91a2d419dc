"""The thread that reviews a finished game, once its end has been shown."""

"""The application: the only code that knows Qt.

app        builds every object and joins every signal
table      the conductor: turn by turn between referee, chairs and screen
staging    turns events into the beats in which they are shown
chairs     who sits where: a person at the screen, the computer in its thread
models/    what QML shows; each shows one player's view
qml/       look and motion only
"""

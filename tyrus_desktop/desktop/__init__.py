"""The application: the only code that knows Qt.

app        builds every object and joins every signal
front      what the user wants, as slots; `table_state`, its base, what QML sees of the game
shelf      what QML sees of the kept games
sealed_deal what QML sees of the deal's seal
table      the conductor: turn by turn between the referee, the players and the stage
session    one game at the table: its referee, and who sits where
grace      a placed tile that can still be taken back
opponent   the computer's turns, under supervision; its player thinks in a thread of `thinker`
staging    the stage: fills the models of `table_models`, event by event, in beats
script     plays the beats, each for its time
keeper     writes and reads games in a thread of its own
words      enums in the user's language; `sentences` and `prompts` are made of them
models/    what QML shows; each shows one player's view
qml/       look and motion only
"""

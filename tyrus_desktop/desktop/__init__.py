"""The application: the only code that knows Qt.

Each package imports only packages below it; import-linter checks that.

self_check  `tyrus --self-check`: whether an installed program is whole
startup     Qt's application, the window, and `app`, which builds and connects every object
bridge      what QML sees: the state of the table, the user's actions, saved games
review      the thread that reviews a finished game
game        the course of a game: turns, seating, the computer's thread, saving
stage       turns events into what is shown, beat by beat, by filling the models
sound       what is heard
text        words and sentences in the user's language
story       facts worth telling about a finished game, and when an opponent speaks
models      the list models that QML shows; each shows one side's view
replay      a game as moments, each seen through a lens
settings, enums, properties
            the user's settings; enums and decorators for QML
process     the switches of the whole process: garbage collector, threads, uncaught errors
error_log   the local log of unexpected errors
qml         look and motion only
"""

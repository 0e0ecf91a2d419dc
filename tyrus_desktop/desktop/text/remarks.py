"""What each computer opponent says, by occasion. Nobody is mocked, and no line names a tile.

A player that is nobody in particular speaks in a neutral voice.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.story.remarks import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import translate

NOBODY = ""
"""The key of the neutral voice."""

LINES: Mapping[str, Mapping[Occasion, object]] = {
    "citizen": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "Mind the step. Is this seat free?"),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "Did that work? It actually worked!"),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "And I rowed all that way for nothing."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "I can’t look. Somebody tell me."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "I won? I’ll row you home for free."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "You steer better than I do."),
    },
    "herald": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "Hear ye, hear ye! The polls are open!"),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "Nothing in it! Spread the news!"),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "That news I would rather not cry."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Silence on the quay! They are counting."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Victory! I’ll shout it until dusk."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "Lost. I’ll announce it once, quietly."),
    },
    "scribe": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "Your name? Good. A clean page."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "I write down: nothing at all."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I shall have to correct that page."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Slowly, please. I note everything."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "The sum is right. And mine."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "The sum is right. Yours, alas."),
    },
    "tribune": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "The docks are with me. Who’s with you?"),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "All that muscle for an empty crate!"),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "Fair trick. The lads are laughing."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Shoulder to shoulder now. Count them!"),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "The docks have spoken!"),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "The city’s yours. I’ll carry the crates."),
    },
    "magistrate": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "The session is open. Let us be brief."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "That witness had nothing to say."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I believed a false witness. Noted."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "All rise for the tally."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Judgment is given, for me."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "Judgment for you. No appeal."),
    },
    "senator": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "Do sit down. We have all afternoon."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "An old trick. It keeps well."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "Well, well. I am still learning."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Now we shall see who could wait."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Patience pays, in the end."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "You waited better. I admire that."),
    },
    "consul": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "I know this harbour from both quays."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "I was elsewhere all along."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I blinked. It is rare."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "This is the one they’ll remember."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Not easy. Thank you."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "You saw further. I salute you."),
    },
    "archon": {
        Occasion.GREETING: QT_TRANSLATE_NOOP(
            "Words", "Everything here has two sides. Show me one."
        ),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "You believed it. So would I."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I weighed everything but that."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Hidden long enough. Turn them over."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Mine. You made me work for it."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "Yours. Few ever took it from me."),
    },
    "bluffer": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "I never lie. Except in elections."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "Air! Nothing but air!"),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "Me, caught at my own game!"),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "So, which of them do you believe?"),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Every word was honest. Nearly."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "You looked behind the mask. Well done."),
    },
    "rampart": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "My walls are up. Try the door."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "There was nobody on that wall."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I barred a door nobody knocked at."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Let us see what still stands."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Not one stone moved."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "You found the loose stone."),
    },
    "saboteur": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "Nice boat. Is that rope new?"),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "A dive for nothing. I know that feeling."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I cut a rope that held nothing."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Hold your breath."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Ah. Air, at last."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "Still afloat, and I tried everything."),
    },
    "miser": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "A game? It costs nothing. I’ll play."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "An empty purse, and it looked so full."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "Spent! And for nothing! Spent!"),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Count it twice. I always do."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Into the chest with it."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "Take it. And close the door."),
    },
    "sprinter": {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "On your mark? I’m already off."),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "Nobody ran that way!"),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I ran straight into that."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "The line is close, for somebody."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Finished! Some water, please."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "You paced it better than I did."),
    },
    NOBODY: {
        Occasion.GREETING: QT_TRANSLATE_NOOP("Words", "Shall we begin?"),
        Occasion.FOOLED: QT_TRANSLATE_NOOP("Words", "There was nothing there."),
        Occasion.WAS_FOOLED: QT_TRANSLATE_NOOP("Words", "I believed it."),
        Occasion.BEFORE: QT_TRANSLATE_NOOP("Words", "Let us see."),
        Occasion.WINS: QT_TRANSLATE_NOOP("Words", "Thank you for the game."),
        Occasion.LOSES: QT_TRANSLATE_NOOP("Words", "The game is yours."),
    },
}


def line(key: str, occasion: Occasion) -> str:
    """Return what a computer player says, in the current language."""
    return translate(LINES.get(key, LINES[NOBODY])[occasion])


def said(key: str, occasion: Occasion) -> str:
    """Return who says what, for the log and a screen reader."""
    text = QT_TRANSLATE_NOOP("Words", "%1: “%2”")
    return translate(text, words.level(key), line(key, occasion))

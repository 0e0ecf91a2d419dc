"""What each computer opponent says on each occasion, in one of two wordings.

Opponents mock nobody and name no tile. Players without a character have a neutral voice.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.story.remarks import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import translate

NOBODY = ""
"""The key of the neutral voice."""

LINES: Mapping[str, Mapping[Occasion, tuple[object, object]]] = {
    "citizen": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Mind the step. Is this seat free?"),
            QT_TRANSLATE_NOOP("Words", "I only came to watch, but let’s play."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Did that work? It actually worked!"),
            QT_TRANSLATE_NOOP("Words", "It was empty! I nearly told you."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "And I rowed all that way for nothing."),
            QT_TRANSLATE_NOOP("Words", "You had me rowing in circles."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "I can’t look. Somebody tell me."),
            QT_TRANSLATE_NOOP("Words", "My hands are shaking. Are yours?"),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "I won? I’ll row you home for free."),
            QT_TRANSLATE_NOOP("Words", "Wait until the ferry hears of this!"),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "You steer better than I do."),
            QT_TRANSLATE_NOOP("Words", "Well rowed. I never saw it coming."),
        ),
    },
    "herald": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Hear ye, hear ye! The polls are open!"),
            QT_TRANSLATE_NOOP("Words", "Good people! Two rivals, one city!"),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Nothing in it! Spread the news!"),
            QT_TRANSLATE_NOOP("Words", "False news! And I spread it myself!"),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "That news I would rather not cry."),
            QT_TRANSLATE_NOOP("Words", "I cried it before I checked it."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Silence on the quay! They are counting."),
            QT_TRANSLATE_NOOP("Words", "Ears open, mouths shut: the tally!"),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Victory! I’ll shout it until dusk."),
            QT_TRANSLATE_NOOP("Words", "Ring the bells! The city is mine!"),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "Lost. I’ll announce it once, quietly."),
            QT_TRANSLATE_NOOP("Words", "Your name, then. How is it spelled?"),
        ),
    },
    "scribe": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Your name? Good. A clean page."),
            QT_TRANSLATE_NOOP("Words", "Ink, sand, two names. Let us begin."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I write down: nothing at all."),
            QT_TRANSLATE_NOOP("Words", "A blank line. You read too much in it."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I shall have to correct that page."),
            QT_TRANSLATE_NOOP("Words", "A blot on my page. How annoying."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Slowly, please. I note everything."),
            QT_TRANSLATE_NOOP("Words", "My pen is ready. Turn them over."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "The sum is right. And mine."),
            QT_TRANSLATE_NOOP("Words", "Signed, sealed, and in my name."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "The sum is right. Yours, alas."),
            QT_TRANSLATE_NOOP("Words", "I make a fair copy: you win."),
        ),
    },
    "tribune": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "The docks are with me. Who’s with you?"),
            QT_TRANSLATE_NOOP("Words", "No speeches. Let us count hands."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "All that muscle for an empty crate!"),
            QT_TRANSLATE_NOOP("Words", "You hauled hard on a loose rope!"),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Fair trick. The lads are laughing."),
            QT_TRANSLATE_NOOP("Words", "We hauled, and nothing was tied to it."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Shoulder to shoulder now. Count them!"),
            QT_TRANSLATE_NOOP("Words", "All hands on the quay for this one!"),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "The docks have spoken!"),
            QT_TRANSLATE_NOOP("Words", "Drinks for the whole quay!"),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "The city’s yours. I’ll carry the crates."),
            QT_TRANSLATE_NOOP("Words", "We lost, but together. Well fought."),
        ),
    },
    "magistrate": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "The court is in session. Let us be brief."),
            QT_TRANSLATE_NOOP("Words", "Both parties are present. Proceed."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "That witness had nothing to say."),
            QT_TRANSLATE_NOOP("Words", "There never was any evidence."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I believed a false witness. Noted."),
            QT_TRANSLATE_NOOP("Words", "I ruled on an empty file."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "All rise for the tally."),
            QT_TRANSLATE_NOOP("Words", "Silence in court. The verdict, please."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Judgment is given, for me."),
            QT_TRANSLATE_NOOP("Words", "The case is closed, in my favour."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "Judgment for you. No appeal."),
            QT_TRANSLATE_NOOP("Words", "The court thanks you. You win."),
        ),
    },
    "senator": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Do sit down. We have all afternoon."),
            QT_TRANSLATE_NOOP("Words", "No hurry. The wine is still cool."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "An old trick. It keeps well."),
            QT_TRANSLATE_NOOP("Words", "A little too soon. It happens."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Well, well. I am still learning."),
            QT_TRANSLATE_NOOP("Words", "At my age, to fall for that!"),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Now we shall see who could wait."),
            QT_TRANSLATE_NOOP("Words", "The slow part is over."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Patience pays, in the end."),
            QT_TRANSLATE_NOOP("Words", "A fine afternoon. For me, at least."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "You waited better. I admire that."),
            QT_TRANSLATE_NOOP("Words", "Next time I shall hurry. Perhaps."),
        ),
    },
    "consul": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "I know this harbour from both quays."),
            QT_TRANSLATE_NOOP("Words", "Two quays, one bridge. After you."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I was elsewhere all along."),
            QT_TRANSLATE_NOOP("Words", "You were watching the wrong quay."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I blinked. It is rare."),
            QT_TRANSLATE_NOOP("Words", "I followed your eyes. My mistake."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "This is the one they’ll remember."),
            QT_TRANSLATE_NOOP("Words", "One bridge left to cross."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Not easy. Thank you."),
            QT_TRANSLATE_NOOP("Words", "You held out longer than most."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "You saw further. I salute you."),
            QT_TRANSLATE_NOOP("Words", "My compliments. The harbour is yours."),
        ),
    },
    "archon": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Everything here has two sides. Show me one."),
            QT_TRANSLATE_NOOP("Words", "We both hide something. Let us begin."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "You believed it. So would I."),
            QT_TRANSLATE_NOOP("Words", "An empty hand can weigh a great deal."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I weighed everything but that."),
            QT_TRANSLATE_NOOP("Words", "So that was the other face."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Hidden long enough. Turn them over."),
            QT_TRANSLATE_NOOP("Words", "One of us has read the other."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Mine. You made me work for it."),
            QT_TRANSLATE_NOOP("Words", "I was never sure. That is the game."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "Yours. Few ever took it from me."),
            QT_TRANSLATE_NOOP("Words", "You knew how to read me. That is rare."),
        ),
    },
    "bluffer": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "I never lie. Except in elections."),
            QT_TRANSLATE_NOOP("Words", "Trust me. Or don’t. I like both."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Air! Nothing but air!"),
            QT_TRANSLATE_NOOP("Words", "You looked so sure of it!"),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Me, caught at my own game!"),
            QT_TRANSLATE_NOOP("Words", "A mask! I should have known."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "So, which of them do you believe?"),
            QT_TRANSLATE_NOOP("Words", "Masks off. I love this part."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Every word was honest. Nearly."),
            QT_TRANSLATE_NOOP("Words", "I only said what you hoped to hear."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "You looked behind the mask. Well done."),
            QT_TRANSLATE_NOOP("Words", "Beaten by the truth. How unusual."),
        ),
    },
    "rampart": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "My walls are up. Try the door."),
            QT_TRANSLATE_NOOP("Words", "Come closer. Not that close."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "There was nobody on that wall."),
            QT_TRANSLATE_NOOP("Words", "You besieged an empty tower."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I barred a door nobody knocked at."),
            QT_TRANSLATE_NOOP("Words", "My whole guard out, and nobody came."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Let us see what still stands."),
            QT_TRANSLATE_NOOP("Words", "Let us see whether the gate held."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Not one stone moved."),
            QT_TRANSLATE_NOOP("Words", "The gate stays shut. Good night."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "You found the loose stone."),
            QT_TRANSLATE_NOOP("Words", "You walked in. I never heard a thing."),
        ),
    },
    "saboteur": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Nice boat. Is that rope new?"),
            QT_TRANSLATE_NOOP("Words", "Calm water. I do like calm water."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "A dive for nothing. I know that feeling."),
            QT_TRANSLATE_NOOP("Words", "You dived after a shadow."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I cut a rope that held nothing."),
            QT_TRANSLATE_NOOP("Words", "I bored a hole in a painted boat."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Hold your breath."),
            QT_TRANSLATE_NOOP("Words", "Listen. Something is dripping."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Ah. Air, at last."),
            QT_TRANSLATE_NOOP("Words", "Look down. Your feet are wet."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "Still afloat, and I tried everything."),
            QT_TRANSLATE_NOOP("Words", "A good hull. I found no leak."),
        ),
    },
    "miser": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "A game? It costs nothing. I’ll play."),
            QT_TRANSLATE_NOOP("Words", "Sit down. The chair is free of charge."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "An empty purse, and it looked so full."),
            QT_TRANSLATE_NOOP("Words", "You paid for that? Thank you."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Spent! And for nothing! Spent!"),
            QT_TRANSLATE_NOOP("Words", "Good coin for a false one. Never again."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Count it twice. I always do."),
            QT_TRANSLATE_NOOP("Words", "Open the purses. Slowly."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Into the chest with it."),
            QT_TRANSLATE_NOOP("Words", "First save, then win. In that order."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "Take it. And close the door."),
            QT_TRANSLATE_NOOP("Words", "I kept too much, for too long."),
        ),
    },
    "sprinter": {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "On your marks? I’m already off."),
            QT_TRANSLATE_NOOP("Words", "Quick, sit down! We’re late already."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "Nobody ran that way!"),
            QT_TRANSLATE_NOOP("Words", "A false start, and you followed it!"),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I ran straight into that."),
            QT_TRANSLATE_NOOP("Words", "The wrong lane. I ran it all the same."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "The line is close, for somebody."),
            QT_TRANSLATE_NOOP("Words", "The home straight. Breathe in."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Finished! Some water, please."),
            QT_TRANSLATE_NOOP("Words", "First! Did you see that finish?"),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "You paced it better than I did."),
            QT_TRANSLATE_NOOP("Words", "You were out of sight. Well run."),
        ),
    },
    NOBODY: {
        Occasion.GREETING: (
            QT_TRANSLATE_NOOP("Words", "Shall we begin?"),
            QT_TRANSLATE_NOOP("Words", "Good luck."),
        ),
        Occasion.FOOLED: (
            QT_TRANSLATE_NOOP("Words", "There was nothing there."),
            QT_TRANSLATE_NOOP("Words", "It was not what it seemed."),
        ),
        Occasion.WAS_FOOLED: (
            QT_TRANSLATE_NOOP("Words", "I believed it."),
            QT_TRANSLATE_NOOP("Words", "I was mistaken."),
        ),
        Occasion.BEFORE: (
            QT_TRANSLATE_NOOP("Words", "Let us see."),
            QT_TRANSLATE_NOOP("Words", "It is time to count."),
        ),
        Occasion.WINS: (
            QT_TRANSLATE_NOOP("Words", "Thank you for the game."),
            QT_TRANSLATE_NOOP("Words", "That was a good game."),
        ),
        Occasion.LOSES: (
            QT_TRANSLATE_NOOP("Words", "The game is yours."),
            QT_TRANSLATE_NOOP("Words", "Well played."),
        ),
    },
}


def line(key: str, occasion: Occasion, wording: int) -> str:
    """Return a computer player's line in the current language; `wording` is 0 or 1."""
    return translate(LINES.get(key, LINES[NOBODY])[occasion][wording])


def said(key: str, occasion: Occasion, wording: int) -> str:
    """Return a line with its speaker, for the log and screen readers."""
    text = QT_TRANSLATE_NOOP("Words", "%1: “%2”")
    return translate(text, words.level(key), line(key, occasion, wording))


def silent_now() -> str:
    """Return a sentence that opponents no longer speak, and where to change that."""
    text = QT_TRANSLATE_NOOP(
        "Words", "Your opponents are silent now; see “Opponents speak” in the Settings."
    )
    return translate(text)

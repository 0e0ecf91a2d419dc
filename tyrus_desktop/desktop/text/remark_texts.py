"""What each computer opponent says on each occasion, in one of two wordings.

Opponents mock nobody and name no tile. Players without a character have a neutral voice.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.story.remark_occasions import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import say

NOBODY = ""
"""The key of the neutral voice."""

LINES: Mapping[str, Mapping[Occasion, tuple[object, object]]] = {
    "citizen": {
        Occasion.GREETING: (
            N("Mind the step. Is this seat free?"),
            N("I only came to watch, but let’s play."),
        ),
        Occasion.FOOLED: (
            N("Did that work? It actually worked!"),
            N("It was empty! I nearly told you."),
        ),
        Occasion.WAS_FOOLED: (
            N("And I rowed all that way for nothing."),
            N("You had me rowing in circles."),
        ),
        Occasion.BEFORE: (
            N("I can’t look. Somebody tell me."),
            N("My hands are shaking. Are yours?"),
        ),
        Occasion.WINS: (
            N("I won? I’ll row you home for free."),
            N("Wait until the ferry hears of this!"),
        ),
        Occasion.LOSES: (
            N("You steer better than I do."),
            N("Well rowed. I never saw it coming."),
        ),
    },
    "herald": {
        Occasion.GREETING: (
            N("Hear ye, hear ye! The polls are open!"),
            N("Good people! Two rivals, one city!"),
        ),
        Occasion.FOOLED: (
            N("Nothing in it! Spread the news!"),
            N("False news! And I spread it myself!"),
        ),
        Occasion.WAS_FOOLED: (
            N("That news I would rather not cry."),
            N("I cried it before I checked it."),
        ),
        Occasion.BEFORE: (
            N("Silence on the quay! They are counting."),
            N("Ears open, mouths shut: the tally!"),
        ),
        Occasion.WINS: (
            N("Victory! I’ll shout it until dusk."),
            N("Ring the bells! The city is mine!"),
        ),
        Occasion.LOSES: (
            N("Lost. I’ll announce it once, quietly."),
            N("Your name, then. How is it spelled?"),
        ),
    },
    "scribe": {
        Occasion.GREETING: (
            N("Your name? Good. A clean page."),
            N("Ink, sand, two names. Let us begin."),
        ),
        Occasion.FOOLED: (
            N("I write down: nothing at all."),
            N("A blank line. You read too much in it."),
        ),
        Occasion.WAS_FOOLED: (
            N("I shall have to correct that page."),
            N("A blot on my page. How annoying."),
        ),
        Occasion.BEFORE: (
            N("Slowly, please. I note everything."),
            N("My pen is ready. Turn them over."),
        ),
        Occasion.WINS: (
            N("The sum is right. And mine."),
            N("Signed, sealed, and in my name."),
        ),
        Occasion.LOSES: (
            N("The sum is right. Yours, alas."),
            N("I make a fair copy: you win."),
        ),
    },
    "tribune": {
        Occasion.GREETING: (
            N("The docks are with me. Who’s with you?"),
            N("No speeches. Let us count hands."),
        ),
        Occasion.FOOLED: (
            N("All that muscle for an empty crate!"),
            N("You hauled hard on a loose rope!"),
        ),
        Occasion.WAS_FOOLED: (
            N("Fair trick. The lads are laughing."),
            N("We hauled, and nothing was tied to it."),
        ),
        Occasion.BEFORE: (
            N("Shoulder to shoulder now. Count them!"),
            N("All hands on the quay for this one!"),
        ),
        Occasion.WINS: (
            N("The docks have spoken!"),
            N("Drinks for the whole quay!"),
        ),
        Occasion.LOSES: (
            N("The city’s yours. I’ll carry the crates."),
            N("We lost, but together. Well fought."),
        ),
    },
    "magistrate": {
        Occasion.GREETING: (
            N("The court is in session. Let us be brief."),
            N("Both parties are present. Proceed."),
        ),
        Occasion.FOOLED: (
            N("That witness had nothing to say."),
            N("There never was any evidence."),
        ),
        Occasion.WAS_FOOLED: (
            N("I believed a false witness. Noted."),
            N("I ruled on an empty file."),
        ),
        Occasion.BEFORE: (
            N("All rise for the tally."),
            N("Silence in court. The verdict, please."),
        ),
        Occasion.WINS: (
            N("Judgment is given, for me."),
            N("The case is closed, in my favour."),
        ),
        Occasion.LOSES: (
            N("Judgment for you. No appeal."),
            N("The court thanks you. You win."),
        ),
    },
    "senator": {
        Occasion.GREETING: (
            N("Do sit down. We have all afternoon."),
            N("No hurry. The wine is still cool."),
        ),
        Occasion.FOOLED: (
            N("An old trick. It keeps well."),
            N("A little too soon. It happens."),
        ),
        Occasion.WAS_FOOLED: (
            N("Well, well. I am still learning."),
            N("At my age, to fall for that!"),
        ),
        Occasion.BEFORE: (
            N("Now we shall see who could wait."),
            N("The slow part is over."),
        ),
        Occasion.WINS: (
            N("Patience pays, in the end."),
            N("A fine afternoon. For me, at least."),
        ),
        Occasion.LOSES: (
            N("You waited better. I admire that."),
            N("Next time I shall hurry. Perhaps."),
        ),
    },
    "consul": {
        Occasion.GREETING: (
            N("I know this harbour from both quays."),
            N("Two quays, one bridge. After you."),
        ),
        Occasion.FOOLED: (
            N("I was elsewhere all along."),
            N("You were watching the wrong quay."),
        ),
        Occasion.WAS_FOOLED: (
            N("I blinked. It is rare."),
            N("I followed your eyes. My mistake."),
        ),
        Occasion.BEFORE: (
            N("This is the one they’ll remember."),
            N("One bridge left to cross."),
        ),
        Occasion.WINS: (
            N("Not easy. Thank you."),
            N("You held out longer than most."),
        ),
        Occasion.LOSES: (
            N("You saw further. I salute you."),
            N("My compliments. The harbour is yours."),
        ),
    },
    "archon": {
        Occasion.GREETING: (
            N("Everything here has two sides. Show me one."),
            N("We both hide something. Let us begin."),
        ),
        Occasion.FOOLED: (
            N("You believed it. So would I."),
            N("An empty hand can weigh a great deal."),
        ),
        Occasion.WAS_FOOLED: (
            N("I weighed everything but that."),
            N("So that was the other face."),
        ),
        Occasion.BEFORE: (
            N("Hidden long enough. Turn them over."),
            N("One of us has read the other."),
        ),
        Occasion.WINS: (
            N("Mine. You made me work for it."),
            N("I was never sure. That is the game."),
        ),
        Occasion.LOSES: (
            N("Yours. Few ever took it from me."),
            N("You knew how to read me. That is rare."),
        ),
    },
    "bluffer": {
        Occasion.GREETING: (
            N("I never lie. Except in elections."),
            N("Trust me. Or don’t. I like both."),
        ),
        Occasion.FOOLED: (
            N("Air! Nothing but air!"),
            N("You looked so sure of it!"),
        ),
        Occasion.WAS_FOOLED: (
            N("Me, caught at my own game!"),
            N("A mask! I should have known."),
        ),
        Occasion.BEFORE: (
            N("So, which of them do you believe?"),
            N("Masks off. I love this part."),
        ),
        Occasion.WINS: (
            N("Every word was honest. Nearly."),
            N("I only said what you hoped to hear."),
        ),
        Occasion.LOSES: (
            N("You looked behind the mask. Well done."),
            N("Beaten by the truth. How unusual."),
        ),
    },
    "rampart": {
        Occasion.GREETING: (
            N("My walls are up. Try the door."),
            N("Come closer. Not that close."),
        ),
        Occasion.FOOLED: (
            N("There was nobody on that wall."),
            N("You besieged an empty tower."),
        ),
        Occasion.WAS_FOOLED: (
            N("I barred a door nobody knocked at."),
            N("My whole guard out, and nobody came."),
        ),
        Occasion.BEFORE: (
            N("Let us see what still stands."),
            N("Let us see whether the gate held."),
        ),
        Occasion.WINS: (
            N("Not one stone moved."),
            N("The gate stays shut. Good night."),
        ),
        Occasion.LOSES: (
            N("You found the loose stone."),
            N("You walked in. I never heard a thing."),
        ),
    },
    "saboteur": {
        Occasion.GREETING: (
            N("Nice boat. Is that rope new?"),
            N("Calm water. I do like calm water."),
        ),
        Occasion.FOOLED: (
            N("A dive for nothing. I know that feeling."),
            N("You dived after a shadow."),
        ),
        Occasion.WAS_FOOLED: (
            N("I cut a rope that held nothing."),
            N("I bored a hole in a painted boat."),
        ),
        Occasion.BEFORE: (
            N("Hold your breath."),
            N("Listen. Something is dripping."),
        ),
        Occasion.WINS: (
            N("Ah. Air, at last."),
            N("Look down. Your feet are wet."),
        ),
        Occasion.LOSES: (
            N("Still afloat, and I tried everything."),
            N("A good hull. I found no leak."),
        ),
    },
    "miser": {
        Occasion.GREETING: (
            N("A game? It costs nothing. I’ll play."),
            N("Sit down. The chair is free of charge."),
        ),
        Occasion.FOOLED: (
            N("An empty purse, and it looked so full."),
            N("You paid for that? Thank you."),
        ),
        Occasion.WAS_FOOLED: (
            N("Spent! And for nothing! Spent!"),
            N("Good coin for a false one. Never again."),
        ),
        Occasion.BEFORE: (
            N("Count it twice. I always do."),
            N("Open the purses. Slowly."),
        ),
        Occasion.WINS: (
            N("Into the chest with it."),
            N("First save, then win. In that order."),
        ),
        Occasion.LOSES: (
            N("Take it. And close the door."),
            N("I kept too much, for too long."),
        ),
    },
    "sprinter": {
        Occasion.GREETING: (
            N("On your marks? I’m already off."),
            N("Quick, sit down! We’re late already."),
        ),
        Occasion.FOOLED: (
            N("Nobody ran that way!"),
            N("A false start, and you followed it!"),
        ),
        Occasion.WAS_FOOLED: (
            N("I ran straight into that."),
            N("The wrong lane. I ran it all the same."),
        ),
        Occasion.BEFORE: (
            N("The line is close, for somebody."),
            N("The home straight. Breathe in."),
        ),
        Occasion.WINS: (
            N("Finished! Some water, please."),
            N("First! Did you see that finish?"),
        ),
        Occasion.LOSES: (
            N("You paced it better than I did."),
            N("You were out of sight. Well run."),
        ),
    },
    NOBODY: {
        Occasion.GREETING: (
            N("Shall we begin?"),
            N("Good luck."),
        ),
        Occasion.FOOLED: (
            N("There was nothing there."),
            N("It was not what it seemed."),
        ),
        Occasion.WAS_FOOLED: (
            N("I believed it."),
            N("I was mistaken."),
        ),
        Occasion.BEFORE: (
            N("Let us see."),
            N("It is time to count."),
        ),
        Occasion.WINS: (
            N("Thank you for the game."),
            N("That was a good game."),
        ),
        Occasion.LOSES: (
            N("The game is yours."),
            N("Well played."),
        ),
    },
}

SILENT_NOW = N("Your opponents are silent now; see “Opponents speak” in the Settings.")


def line(key: str, occasion: Occasion, wording: int) -> str:
    """Return a computer player's line in the current language; `wording` is 0 or 1."""
    return say(LINES.get(key, LINES[NOBODY])[occasion][wording])


def said(key: str, occasion: Occasion, wording: int) -> str:
    """Return a line with its speaker, for the log and screen readers."""
    return say("%1: “%2”", words.level(key), line(key, occasion, wording))

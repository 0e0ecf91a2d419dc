"""Sentences of a review."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text.words import signed, translate


def failed() -> str:
    """Return why there is no review."""
    return translate(
        QT_TRANSLATE_NOOP("Words", "This game could not be reviewed: reinstall Tyrus.")
    )


def never_judged() -> str:
    """Return why there is neither a review nor advice in this study."""
    text = QT_TRANSLATE_NOOP(
        "Words", "This is a study of a game that was not over, so it has no advice and no review."
    )
    return translate(text)


# The causes of the result. `name` is the side from whose chair they are seen, empty for "you".


def cause_labels(name: str, other: str) -> list[str]:
    """Return the names of the five causes.

    Args:
        name: The side's name; empty for "you".
        other: The other side's.
    """
    return [
        translate(QT_TRANSLATE_NOOP("Words", "Luck")),
        name or translate(QT_TRANSLATE_NOOP("Words", "You")),
        other,
        translate(QT_TRANSLATE_NOOP("Words", "Hidden")),
        translate(QT_TRANSLATE_NOOP("Words", "Resigned")),
    ]


def cause_error(points: int) -> str:
    """Return the error of all causes."""
    return translate(QT_TRANSLATE_NOOP("Words", "(±%1)"), points)


def causes_sum(name: str, points: int) -> str:
    """Return what the points are, and that they add up to the result."""
    if not name:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "Your chance of winning began at 50\u00a0in\u00a0100 and ended at 100 for a win, 50 for"
            " a draw, or 0 for a loss. These points add up to the difference: %1.",
        )
        return translate(text, signed(points))
    text = QT_TRANSLATE_NOOP(
        "Words",
        "The chance of %1 began at 50\u00a0in\u00a0100 and ended at 100 for a win, 50 for a draw,"
        " or 0 for a loss. These points add up to the difference: %2.",
    )
    return translate(text, name, signed(points))


def cause_meanings(name: str, other: str, quitter: str) -> list[str]:
    """Return a sentence on each of the five causes.

    Args:
        name: The side's name; empty for "you".
        other: The other side's.
        quitter: Who resigned; empty for "you".
    """
    luck = QT_TRANSLATE_NOOP("Words", "The deal, who went first, the draws and the election cards.")
    hidden = QT_TRANSLATE_NOOP(
        "Words",
        "What placements changed through tiles that their player could not see. In a single game"
        " this is neither luck nor skill.",
    )
    if name:
        own = translate(
            QT_TRANSLATE_NOOP(
                "Words",
                "What the choices of %1 were worth, as far as that player could know, compared with"
                " the computer’s strongest intuition.",
            ),
            name,
        )
        enemy = translate(
            QT_TRANSLATE_NOOP(
                "Words",
                "What the choices of %1 were worth to %2, judged in the same way: good ones count"
                " as a minus.",
            ),
            other,
            name,
        )
    else:
        own = translate(
            QT_TRANSLATE_NOOP(
                "Words",
                "What your choices were worth, as far as you could know, compared with the"
                " computer’s strongest intuition.",
            )
        )
        enemy = translate(
            QT_TRANSLATE_NOOP(
                "Words",
                "What the choices of %1 were worth to you, judged in the same way: good ones count"
                " as a minus.",
            ),
            other,
        )
    resigned = (
        QT_TRANSLATE_NOOP("Words", "What was left to win or lose when %1 resigned.")
        if quitter
        else QT_TRANSLATE_NOOP("Words", "What was left of your chance when you resigned.")
    )
    return [translate(luck), own, enemy, translate(hidden), translate(resigned, quitter)]


def error_meaning(points: int, *, thorough: bool) -> str:
    """Return what the error says.

    Args:
        points: The error.
        thorough: Whether the review can't be made more exact.
    """
    if thorough:
        text = QT_TRANSLATE_NOOP(
            "Words", "The numbers are estimates, usually no more than %1\u00a0points off."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "The numbers are estimates, usually no more than %1\u00a0points off. A thorough review"
            " halves this, in about a minute.",
        )
    return translate(text, points)


def causes_unknown(share: int) -> str:
    """Return that the numbers are being found; `share` in per cent."""
    return translate(QT_TRANSLATE_NOOP("Words", "The review of this game is %1% done."), share)


def causes_button(line: str) -> str:
    """Return the name of the line as a button."""
    return translate(QT_TRANSLATE_NOOP("Words", "What decided the game: %1"), line)

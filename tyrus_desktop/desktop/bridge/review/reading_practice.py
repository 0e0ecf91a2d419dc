"""*Guess the tiles* for QML: guesses at the enemy's backs before each tally, and how they fared.

`game.table_reading` decides what is told. Until a tally stands on the stage, nothing here says
more of its tiles than their places; what the thread has found by then waits.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.enums import NONE, for_qml
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.game.table_reading import Stop, TableReading
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.review.reader import Reader
from tyrus_desktop.desktop.review.readings import Begun, Guess, Judged, Score
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import reading_texts as texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.library.open_games import GameFile

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.engine.record import Record
    from tyrus_desktop.engine.tiles import Side

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

CERTAINTIES = 3


@QmlElement
@QmlUncreatable("The review has it.")
class Reading(QObject):
    """The reading at the table. `noticed` carries a message; `left` follows one that was left.

    `guessed` carries a game, a side and its judged guesses by election. In a reading that counts it
    waits for the last: before, the file of progress must not name the game.
    """

    StopForQml = QEnum(for_qml(Stop))

    changed = Signal()
    noticed = Signal(str)
    left = Signal()
    guessed = Signal(object, object, object)

    def __init__(
        self,
        table: Table,
        replay: Replay,
        settings: Settings,
        languages: Languages,
        reader: Reader,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._replay, self._settings = table, replay, settings
        self.reader = reader
        self._wanted: Game | None = None
        self._forget()
        reader.begun.connect(self._begin)
        reader.judged.connect(self._take)
        reader.given_up.connect(self._show_rest)
        reader.scored.connect(self._take_score)
        reader.troubled.connect(self._tell_trouble)
        replay.changed.connect(self._follow)
        languages.changed.connect(self.changed)

    def _forget(self) -> None:
        self._followed: TableReading | None = None
        self._record: Record | None = None
        self._profile = ""
        self._at: tuple[Stop, int] = Stop.NONE, 0
        self._asked_in = 0
        self._guesses: list[Guess | None] = []
        self._current = 0
        self._turning = False
        self._judged_by_election: dict[int, tuple[Judged, ...]] = {}
        self._score: Score | None = None

    # State

    stop = field(int, "_stop.value", changed)
    """The `Stop`."""

    @Property(bool, notify=changed)
    def counts(self) -> bool:
        """Whether the end has not been seen yet, so that the reading counts."""
        reading = self._table.reading
        return reading is not None and not reading.seen

    @Property(int, notify=changed)
    def backs(self) -> int:
        """The number of tiles that are asked about or were told."""
        return len(self._backs)

    @Property(int, notify=changed)
    def current(self) -> int:
        """The tile that the sentence is about."""
        return min(self._current, max(0, self.backs - 1))

    @Property(int, notify=changed)
    def band(self) -> int:
        """The guess at the current tile; -1 for none."""
        guess = self._guess
        return NONE if guess is None else guess[0]

    @Property(int, notify=changed)
    def certainty(self) -> int:
        guess = self._guess
        return NONE if guess is None else guess[1]

    @Property(int, notify=changed)
    def asked(self) -> int:
        """The row of the tile on the board that the question is about; -1 for none."""
        if self._stop is not Stop.GUESS or not self._backs:
            return NONE
        back = self._backs[self.current]
        row = self._table.stage.models.tiles.row_of(back.election, back.order)
        return NONE if row is None else row

    @Property(list, notify=changed)
    def labels(self) -> list[str]:
        """For each tile its number, and the guess or what it was, for screen readers."""
        if self._stop is Stop.TOLD:
            return [self._told_of(number) for number in range(self.backs)]
        return [self._asked(number) for number in range(self.backs)]

    @Property(list, notify=changed)
    def rights(self) -> list[int]:
        """For each tile 1 or 0 for a right or wrong guess, 2 for any guess before, -1 for none."""
        if judged := self._judged:
            return [int(each.right) for each in judged]
        return [NONE if guess is None else 2 for guess in self._guesses]

    @Property(bool, notify=changed)
    def complete(self) -> bool:
        """Whether all tiles are guessed at."""
        return None not in self._guesses

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """The question, or how many guesses were right."""
        judged = self._judged
        if self._stop is Stop.GUESS:
            return texts.question(self._backs[self.current], self.current + 1, self.backs)
        if self._stop is Stop.TOLD:
            return texts.right(sum(each.right for each in judged), len(judged)) if judged else ""
        if self._stop is Stop.END:
            every = [each for judged in self._judged_by_election.values() for each in judged]
            best = sum(each.perfect[0] == each.truth for each in every)
            return texts.right_in_all(sum(each.right for each in every), best, len(every))
        return self._replay.sentence

    @Property(str, notify=changed)
    def detail(self) -> str:
        """How the guess at the current tile fared, or what the game says of one's reading."""
        reading = self._table.reading
        if reading is None:
            return ""
        if self._stop is Stop.TOLD:
            return self._told_of(self.current)
        if not self.counts:
            return say(texts.EXERCISE)
        if self._stop is Stop.NONE and reading.tallies_shown == 0:
            return texts.intro(reading.chair.other)
        score = self._score if self._stop is Stop.END else None
        return texts.score(score.score, score.games) if score else ""

    @Property(str, notify=changed)
    def meaning(self) -> str:
        """What the reading score means, beside it."""
        return say(texts.MEANING) if self._stop is Stop.END and self._score is not None else ""

    # Beginning and leaving

    @Slot()
    def readAnother(self) -> None:
        """Read a game of two computer players: the one that was left, or another."""
        self._wanted = self._table.game
        self.reader.begin()

    @Property(bool, notify=changed)
    def readable(self) -> bool:
        """Whether the game that is looked back at can be read again, as an exercise."""
        game, replay = self._table.game, self._table.replay
        if game is None or game.guess is None or game.never_judged:
            return False
        return replay is not None and replay.over

    @Slot()
    def readAgain(self) -> None:
        """Read the finished game at the table again, through the eyes of the current lens."""
        self.reread(self._table.near_side, 1)

    def reread(self, side: Side, election: int) -> None:
        """Read the finished game at the table again, through a side's eyes, from an election on."""
        if self.readable:
            again, remembering = self._table.read_again, self._remembering
            self._replay.read(lambda: again(side, election - 1, remembering=remembering))

    @Slot()
    def showRest(self) -> None:
        """Leave the reading for the end of its game; before its own end it never counts."""
        reading, record = self._table.reading, self._record
        if reading is None or record is None:
            return
        if reading.seen:
            self._replay.close()
            return
        if self._stop is Stop.END:
            self._show_rest(record)
        else:
            self.reader.give_up(record, self._profile)

    def _show_rest(self, record: Record) -> None:
        if record is self._record:
            self._table.resume(record, GameFile(outside=True))

    # Guessing

    @Slot(int)
    def choose(self, number: int) -> None:
        """Ask about another tile."""
        if 0 <= number < self.backs:
            self._current = number
            self._ask()

    @Slot(int)
    def guess(self, band: int) -> None:
        """Guess a band; the same band again is surer, and after that unsure."""
        if self._stop is Stop.GUESS and self.backs:
            same = self.band == band
            self._set((band, (self.certainty + 1) % CERTAINTIES if same else 0))

    @Slot(int)
    def beSure(self, certainty: int) -> None:
        """Set the certainty of the guess."""
        if self._stop is Stop.GUESS and self.band != NONE and 0 <= certainty < CERTAINTIES:
            self._set((self.band, certainty))

    @Slot()
    def next(self) -> None:
        """Ask about the next tile without a guess; turn all over once there is none; go on."""
        match self._stop:
            case Stop.GUESS if not self.complete:
                later = (*range(self.current + 1, self.backs), *range(self.current + 1))
                self.choose(next(each for each in later if self._guesses[each] is None))
            case Stop.GUESS:
                self._turn_over()
            case Stop.TOLD:
                self._replay.read_on()
            case Stop.END:
                self.showRest()

    def _turn_over(self) -> None:
        reading, record = self._table.reading, self._record
        assert reading is not None
        assert record is not None
        guesses = [each for each in self._guesses if each is not None]
        self._turning = True
        now = Begun(record, reading.chair, reading.election, (), self._profile)
        self.reader.judge(now, guesses, counts=self.counts)

    def _set(self, guess: Guess) -> None:
        self._guesses[self.current] = guess
        self.changed.emit()
        self._replay.announced.emit(texts.answer(guess))

    def _ask(self) -> None:
        """Say what is asked or told of the current tile."""
        self.changed.emit()
        if self._stop is not Stop.NONE:
            detail = "" if self._stop is Stop.GUESS else self.detail
            for text in filter(None, (self.sentence, detail)):
                self._replay.announced.emit(text)

    # Following

    def _follow(self) -> None:
        """Begin, ask or tell when the table gets there; notice a reading that was left."""
        reading, before = self._table.reading, self._followed
        if reading is not before:
            ended, game = self._at[0] is Stop.END, self._table.game
            self._forget()
            self._followed = reading
            self._record = game.record if game and reading else None
            if before is not None and not before.seen and game is None:
                self.left.emit()
                if not ended:
                    self.noticed.emit(say(texts.WAITS))
        if reading is not None and (self._stop, reading.election) != self._at:
            self._at = self._stop, reading.election
            self._current = 0
            if self._stop is Stop.GUESS and reading.election != self._asked_in:
                self._asked_in = reading.election
                self._guesses = [None] * len(reading.backs)
            # The replay first says what happened at the moment.
            QTimer.singleShot(0, self, self._ask)
        self.changed.emit()

    def _begin(self, begun: Begun) -> None:
        """Bring a game to the table, unless the person did something else meanwhile."""
        if self._table.game is not self._wanted:
            return
        self._replay.read(
            lambda: self._table.read(
                begun.record, begun.chair, begun.tallies_shown, remembering=self._remembering
            )
        )
        self._profile, judged = begun.profile, iter(begun.judged)
        for number, tally in enumerate(begun.record.tallies[: begun.tallies_shown], 1):
            backs = sum(standing.owner is not begun.chair for standing in tally.shown)
            self._judged_by_election[number] = tuple(islice(judged, backs))
        self.changed.emit()

    def _take(self, begun: Begun) -> None:
        """Turn the tiles over that were judged: a kill must not let them be guessed at again."""
        if begun.record is self._record:
            self._judged_by_election[begun.tallies_shown] = begun.judged
            if not self.counts:
                self.guessed.emit(begun.record, begun.chair, {begun.tallies_shown: begun.judged})
            self.changed.emit()
            # The person may have left meanwhile.
            here = self._table.reading is not None and self._at == (Stop.GUESS, begun.tallies_shown)
            if self._turning and here:
                self._turning = False
                self._replay.read_on()

    def _take_score(self, score: Score) -> None:
        self._score = score
        if self._table.reading is not None:
            self.guessed.emit(self._record, self._table.reading.chair, self._judged_by_election)
        self.changed.emit()

    def _tell_trouble(self, error: Exception) -> None:
        self.noticed.emit(texts.trouble(error, self.reader.path.name))

    @property
    def _stop(self) -> Stop:
        reading = self._table.reading
        return Stop.NONE if reading is None or self._replay.playing else reading.stop

    @property
    def _backs(self) -> tuple[StandingTile, ...]:
        reading = self._table.reading
        return reading.backs if reading and self._stop in (Stop.GUESS, Stop.TOLD) else ()

    @property
    def _judged(self) -> tuple[Judged, ...]:
        """The judged guesses at the tally on the stage, once it stands there."""
        reading = self._table.reading
        if reading is None or self._stop is not Stop.TOLD:
            return ()
        return self._judged_by_election.get(reading.election, ())

    @property
    def _guess(self) -> Guess | None:
        return self._guesses[self.current] if self._stop is Stop.GUESS and self._guesses else None

    @property
    def _remembering(self) -> bool:
        return self._settings.remembers(hot_seat=False)

    def _asked(self, number: int) -> str:
        guess = self._guesses[number] if number < len(self._guesses) else None
        question = texts.question(self._backs[number], number + 1, self.backs)
        return question if guess is None else f"{question} {texts.answer(guess)}"

    def _told_of(self, number: int) -> str:
        judged = self._judged
        if number >= len(judged):
            return ""
        each = judged[number]
        return texts.told(self._backs[number], each.truth, each.guess, each.perfect)

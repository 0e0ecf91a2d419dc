"""How beats are split and when the whole table is repainted; `bench_frames` measures the frames."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from tests.desktop.support.positions import LAST_OF_EIGHTH, game
from tests.desktop.support.replaying import BROWN, open_replay, replay
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.script import FRAME
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.referee import Referee


def before_the_tally() -> Referee:
    """Return a game before Ivory places the last tile of an election."""
    record = game()
    referee = Referee(record.deal)
    for placement in record.placements[:LAST_OF_EIGHTH]:
        side = referee.view(Side.IVORY).to_play
        assert side is not None
        referee.play(side, placement)
    return referee


def test_tally_shows_its_verdict_and_consequences_separately(qapp: QCoreApplication) -> None:
    referee = before_the_tally()
    stage = Stage()
    stage.show(referee.view(Side.IVORY))
    events = referee.play(Side.IVORY, game().placements[LAST_OF_EIGHTH])[Side.IVORY]
    told = []
    for event in events:
        for beat in event_beats(stage, event):
            before = followed(stage)
            beat.show()
            if followed(stage) != before:
                told.append((followed(stage), beat.milliseconds > FRAME))
    begun, closed, followed_up = (7, False), (7, True), (8, True)
    assert told == [(begun, True), (closed, True), (followed_up, True)]


def followed(stage: Stage) -> tuple[int, bool]:
    """Return the number of elections in the chart, and whether the tally has a winner."""
    decided = sum(row.chart_winner != TO_COME for row in stage.models.chart.rows)
    return decided, stage.models.tally.winner != TO_COME


def test_replay_jumps_and_lens_changes_repaint_the_whole_table(screen: Screen) -> None:
    """A short step repaints only the parts that change."""
    open_replay(screen, 40)
    (repaint,) = screen.components("WholeRepaint")
    (edge,) = [item for item in repaint.childItems() if item.property("odd") is not None]

    def repaints(index: int) -> bool:
        before = edge.property("odd")
        replay(screen).go(index)
        QCoreApplication.processEvents()
        return bool(edge.property("odd") != before)

    assert [repaints(index) for index in (43, 40, 38)] == [False] * 3
    for index in (42, 5, 60):
        assert repaints(index), index
        assert not repaints(index), index
    before = edge.property("odd")
    replay(screen).setLens(BROWN)
    assert edge.property("odd") != before
    scene = repaint.parentItem()
    assert scene is not None
    whole = QRectF(QPointF(), QPointF(scene.width(), scene.height()))
    assert edge.mapRectToItem(scene, edge.boundingRect()).contains(whole)

"""Reads every channel by which the program informs its user, to compare two worlds."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.support.items import interfaces
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.table.prompts import what_has_happened, what_lies_here, where_am_i
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.rows_model import RowsModel
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.text import answers
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.record import Record

Roles = tuple[tuple[Any, ...], ...]
Text = QAccessible.Text
Moment = Mapping[str, object]
"""What each channel says at one moment."""


def models(stage: Stage) -> Mapping[str, RowsModel[Any]]:
    return {
        name: value for name, value in vars(stage.models).items() if isinstance(value, RowsModel)
    }


def roles(model: RowsModel[Any]) -> Roles:
    numbers = sorted(model.roleNames())
    indexes = [model.index(row) for row in range(model.rowCount())]
    return tuple(tuple(model.data(index, role) for role in numbers) for index in indexes)


def role(model: RowsModel[Any], row: int, name: str) -> object:
    """Return one role of a model's row, given the role's name in QML."""
    numbers = {bytes(each.data()).decode(): number for number, each in model.roleNames().items()}
    return model.data(model.index(row), numbers[name])


def log_sentences(program: Program) -> list[str]:
    log = program.models.log
    return [str(role(log, row, "sentence")) for row in range(log.rowCount())]


def all_roles(stage: Stage) -> dict[str, object]:
    """Return all roles of all models, and the properties of the models."""
    found: dict[str, object] = {name: roles(model) for name, model in models(stage).items()}
    found |= {f"{name} itself": values(model) for name, model in models(stage).items()}
    return found


def values(of: QObject) -> dict[str, object]:
    """Return the values of an object's own Qt properties, except objects."""
    meta = of.metaObject()
    own = [meta.property(index) for index in range(1, meta.propertyCount())]
    return {
        str(each.name()): each.read(of) for each in own if not str(each.typeName()).endswith("*")
    }


def accessible(screen: Screen) -> list[tuple[object, ...]]:
    """Return the accessibility tree in order: role, state, rectangle and texts."""
    root = QAccessible.queryAccessibleInterface(screen.window)
    return [
        (
            each.role(),
            each.rect().getRect(),
            each.state().invisible,
            each.state().focusable,
            *map(each.text, (Text.Name, Text.Description, Text.Value, Text.Help)),
        )
        for each in interfaces(root)
    ]


def all_answers(table: Table) -> list[str]:
    """Return the program's answers to all keys, and its explanations of all pieces."""
    aims = range(-1, len(BUILDINGS))
    models = table.stage.models
    pieces = [
        str(role(model, row, "meaning"))
        for model in (models.buildings, models.chart, models.representatives, models.players)
        for row in range(model.rowCount())
    ]
    return [*pieces, *pile_and_coffer(table.stage), what_has_happened(table)] + [
        answer
        for aim in aims
        for answer in (what_lies_here(table, aim), where_am_i(table, -1, aim))
    ]


def pile_and_coffer(stage: Stage) -> list[str]:
    """Return the explanations of the two pieces that are not in a model."""
    return [answers.pile(stage.view), answers.coffer(stage.view)]


def looked_back(application: Application) -> dict[str, object]:
    """Return what the rail of a replay shows."""
    replay = application.replay
    return {"replay": values(replay), "rail": roles(replay.rail), "marks": roles(replay.marks)}


def advised(screen: Screen) -> dict[str, object]:
    """Return what advice and coach show; nothing before the first game."""
    advice = screen.controller.advice
    return {"advice": values(advice), "coach": values(advice.coach)} if advice else {}


def snapshot(screen: Screen, heard: list[str]) -> dict[str, object]:
    """Return all channels as they are now, including the pixels."""
    picture = screen.picture()  # First, since drawing creates new rows' delegates.
    return {
        **all_roles(screen.table.stage),
        "controller": values(screen.controller),
        "state": values(screen.state),
        "end": values(screen.state.summary),
        "story": values(screen.state.summary.story),
        "stranger": values(screen.state.summary.stranger),
        "study": values(screen.controller.study),
        **advised(screen),
        **looked_back(screen.application),
        "saved games": values(screen.application.saved_games),
        "sealed deal": values(screen.application.sealed_deal),
        "accessible": accessible(screen),
        "title": screen.window.title(),
        "texts": screen.texts(),
        "asked": all_answers(screen.table),
        "announced": tuple(heard),
        "picture": picture,
    }


def snapshot_at_rest(screen: Screen, heard: list[str]) -> dict[str, object]:
    """Return all channels once they no longer change."""
    found: dict[str, object] = {}
    for _ in range(20):
        before, found = found, snapshot(screen, heard)
        if before == found:
            break
        QTest.qWait(40)
    return found


def snapshots_of(
    screen: Screen, record: Record, placements: Iterable[Placement]
) -> Iterator[dict[str, object]]:
    """Resume a game and continue it; yield all channels after each placement."""
    heard = screen.listen()
    screen.state.settings.losses = 0  # After a lost game a coach would be offered.
    screen.table.resume(record)
    for placement in placements:
        screen.wait_for(Phase.PERSON, Phase.COMPUTER)
        screen.play(placement)
        screen.wait_for(Phase.PERSON, Phase.COMPUTER, Phase.OVER)
        yield snapshot_at_rest(screen, heard)


def wait_for_still_picture(screen: Screen) -> None:
    """Wait until the picture stops changing, since lists need several frames for their layout."""
    before, now = None, screen.window.grabWindow()
    while now != before:
        screen.qtbot.wait(5)
        before, now = now, screen.window.grabWindow()


def told_apart(one: Iterable[Moment], other: Iterable[Moment]) -> set[str]:
    """Return the channels that differ in any moment of two worlds."""
    return set().union(*(differences(*pair) for pair in zip(one, other, strict=True)))


def differences(one: Moment, other: Moment) -> set[str]:
    """Return the names of the channels that differ, and print the texts that do."""
    found = {name for name in one.keys() | other.keys() if one.get(name) != other.get(name)}
    if "texts" in found:
        print("Texts that differ:", set(one["texts"]) ^ set(other["texts"]))  # type: ignore[call-overload]  # noqa: T201
    return found

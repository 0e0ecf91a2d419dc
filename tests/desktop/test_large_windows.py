"""Controls and sentences grow with large windows and with large texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import first_rows
from tests.desktop.gallery import SCENES
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.legibility import faults, shown_texts
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game import teacher

USUAL = (1280, 800)


def opened(screen: Screen, scene: str, size: tuple[int, int], language: str = "en") -> Screen:
    """Show a scene in a window of a size."""
    screen.controller.setLanguage(language)
    screen.resize(*size)
    SCENES[scene](screen)
    screen.picture()
    return screen


@pytest.mark.parametrize(
    ("size", "language", "scale", "sheet"),
    first_rows(
        2,
        [
            ((1024, 640), "fr", 250, "keys"),
            (USUAL, "en", 100, "look-back-keys"),
            ((2560, 1440), "fr", 250, "look-back-keys"),
            ((3840, 2160), "fr", 100, "keys"),
        ],
    ),
)
def test_list_of_keys_truncates_no_key(
    reused_screen: Screen, size: tuple[int, int], language: str, scale: int, sheet: str
) -> None:
    reused_screen.state.settings.scale = scale
    screen = opened(reused_screen, sheet, size, language)
    found = [key for key in screen.items("key") if key.isVisible()]
    assert len(found) > 10
    assert [str(key.property("text")) for key in found if key.property("truncated")] == []


def roominess(screen: Screen) -> dict[str, float]:
    """Return the paddings, gaps and sizes of controls, relative to the height of their texts."""

    def shown(kind: str) -> list[QQuickItem]:
        return [each for each in screen.components(kind) if seen(each)]

    (close,) = [each for each in shown("PushButton") if each.property("primary")]
    choices, slider, menu = (
        shown("ChoiceRow")[0],
        shown("PercentSlider")[0],
        shown("MenuBarItem")[0],
    )
    choice = next(each for each in shown("PushButton") if each.property("autoExclusive"))
    sizes = {
        "beside Close": close.property("leftPadding"),
        "round corners": close.property("background").property("radius"),
        "beside a choice": choice.property("leftPadding"),
        "above a choice": choice.property("topPadding"),
        "between choices": choices.property("spacing"),
        "along the slider": slider.width(),
        "the slider's knob": slider.property("handle").height(),
        "beside a menu": menu.property("leftPadding"),
        "above a menu": menu.property("topPadding"),
    }
    text = float(close.property("contentItem").property("contentHeight"))
    return {name: float(size) / text for name, size in sizes.items()}


@pytest.mark.parametrize(
    ("size", "scale", "share"),
    first_rows(1, [((2560, 1440), 180, 0.7), (USUAL, 145, 0.75), ((2560, 1440), 100, 0.9)]),
)
def test_paddings_grow_with_the_texts(
    reused_screen: Screen, size: tuple[int, int], scale: int, share: float
) -> None:
    """As fast as the window, and half as fast as larger texts, which need the room."""
    screen = opened(reused_screen, "settings", USUAL)
    usual = roominess(screen)
    screen.state.settings.scale = scale
    screen.resize(*size)
    screen.picture()
    shares = {name: size / usual[name] for name, size in roominess(screen).items()}
    assert {name: each for name, each in shares.items() if each < share} == {}


def sentences(screen: Screen) -> dict[str, float]:
    """Return the painted sizes of a lesson's sentences, in pixels, by object name."""
    place = screen.item("tallyStage") if screen.shows("tallyStage") else screen.window.contentItem()
    (line,) = [
        each for each in everything(place) if each.objectName() == "lessonLine" and seen(each)
    ]
    shown = [each for each in everything(line) if each.property("text") and seen(each)]
    return {each.objectName(): painted_size(each) for each in shown}


def painted_size(item: QQuickItem) -> float:
    # PySide6 has no type for `fontInfo`.
    context = qmlContext(item)
    assert context is not None
    return float(QQmlExpression(context, item, "fontInfo.pixelSize").evaluate()[0])


@pytest.mark.parametrize(
    ("scene", "size", "language"),
    first_rows(
        2,
        [
            ("lesson-look", (1024, 640), "fr"),
            ("lesson-own-sum", (1270, 750), "en"),
            ("lesson-miss", (1270, 750), "fr"),
            ("lesson-counter", (1024, 640), "en"),
            ("lesson-verdict", (1024, 640), "fr"),
        ],
    ),
)
def test_larger_texts_shrink_no_sentence_of_a_lesson(
    reused_screen: Screen, scene: str, size: tuple[int, int], language: str
) -> None:
    """The instruction is never smaller than the report above it."""
    screen = opened(reused_screen, scene, size, language)
    before = sentences(screen)
    assert before.keys() == {"happened", "toDo"} or scene == "lesson-miss"
    if scene == "lesson-look":
        check_second_line(screen)
    for scale in (130, 250):
        screen.state.settings.scale = scale
        screen.picture()
        now = sentences(screen)
        smaller = {name: px for name, px in now.items() if px < before[name]}
        assert smaller == {}, scale
        assert now["happened"] <= now.get("toDo", now["happened"]), scale


def check_second_line(screen: Screen) -> None:
    """Check that the second line of the report is longer than a word."""
    happened = screen.item("happened")
    assert happened.property("lineCount") == 2
    assert float(happened.property("contentWidth")) < 0.75 * happened.width()


@pytest.mark.parametrize(
    ("step", "language", "scale"),
    first_rows(
        2,
        [
            ("lesson-counter", "fr", 150),
            ("second-lesson-wait", "en", 100),
            ("lesson-bluff", "en", 150),
            *(
                (f"second-lesson-{step}", "fr", scale)
                for step, scale in (("vote", 125), ("block", 150), ("counter", 100))
            ),
            *(
                (f"second-lesson-{step}", "en", scale)
                for step, scale in (("block-again", 125), ("last", 150))
            ),
        ],
    ),
)
def test_offer_and_keys_cut_off_no_sentence_of_a_lesson(
    reused_screen: Screen, monkeypatch: pytest.MonkeyPatch, step: str, language: str, scale: int
) -> None:
    """In the smallest window, beside the offer to place the tile and above the keys."""
    monkeypatch.setattr(teacher, "PATIENCE_MS", 1)
    reused_screen.state.settings.scale = scale
    screen = opened(reused_screen, step, (1024, 640), language)
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.stuck)
    for tabs in range(2):
        for _ in range(tabs):
            QTest.keyClick(screen.window, Qt.Key.Key_Tab)
        screen.picture()
        shown = [screen.item("happened"), screen.item("toDo")]
        assert [str(each.property("text")) for each in shown if each.property("truncated")] == []
        assert min(map(painted_size, shown)) >= (12 if scale == 150 else 10)


@pytest.mark.parametrize(
    ("scene", "size", "language"),
    first_rows(
        2,
        [
            ("turn", (1024, 640), "fr"),
            ("slots-play", (1270, 750), "en"),
            ("placed", (1270, 750), "fr"),
            ("study", (1024, 640), "en"),
        ],
    ),
)
def test_larger_texts_enlarge_the_prompt(
    reused_screen: Screen, scene: str, size: tuple[int, int], language: str
) -> None:
    screen = opened(reused_screen, scene, size, language)
    prompt = screen.item("prompt")
    sizes = [painted_size(prompt)]
    for scale in (130, 250):
        screen.state.settings.scale = scale
        screen.picture()
        sizes.append(painted_size(prompt))
        assert not prompt.property("truncated"), scale
    assert min(sizes) == sizes[0]
    assert sizes[-1] > 1.15 * sizes[0]


def test_buildings_keep_their_shape_in_a_high_window(reused_playing: Screen) -> None:
    playing = reused_playing
    playing.resize(1030, 1390)
    plots = [in_window(playing.plot(building)) for building in range(6)]
    assert all(1.2 < plot.height() / plot.width() < 1.7 for plot in plots)
    ivory, brown = plots[:3], plots[3:]
    hand = min(in_window(playing.hand_tile(slot)).top() for slot in range(9))
    between = ivory[0].top() - brown[0].bottom()
    assert hand - ivory[0].bottom() > 0.5 * between
    assert brown[0].top() > 0.5 * between
    (memo,) = [each for each in playing.components("PowersMemo") if seen(each)]
    rows = [each.height() for each in everything(memo) if qml_type(each) == "QQuickRectangle"]
    assert max(rows) < 0.1 * memo.height()


def test_large_texts_put_the_powers_behind_a_button(reused_playing: Screen) -> None:
    playing = reused_playing

    def shown() -> list[str]:
        kinds = ("ElectionPile", "PowersMemo")
        return [kind for kind in kinds for each in playing.components(kind) if seen(each)]

    playing.resize(1920, 1080)
    assert shown() == ["ElectionPile", "PowersMemo"]
    assert not playing.button("Powers")
    playing.state.settings.scale = 180
    assert shown() == ["ElectionPile"]
    playing.press("Powers")
    assert shown() == ["PowersMemo"]
    assert not list(faults(playing))
    playing.press("Election")
    assert shown() == ["ElectionPile"]
    assert not list(faults(playing))
    playing.press("Powers")
    playing.state.settings.scale = 100
    assert shown() == ["ElectionPile", "PowersMemo"]


def test_large_texts_replace_the_last_tally_with_the_log(reused_screen: Screen) -> None:
    screen = reused_screen

    def shown() -> list[str]:
        kinds = ("TallyPanel", "LogPanel")
        return [kind for kind in kinds for each in screen.components(kind) if seen(each)]

    screen.resize(1920, 1080)
    SCENES["look-back-brown"](screen)
    assert shown() == ["TallyPanel", "LogPanel"]
    screen.state.settings.scale = 165
    screen.picture()
    assert shown() == ["LogPanel"]
    assert not list(faults(screen))
    screen.press("Tiles seen")
    screen.picture()
    assert shown() == ["LogPanel"]
    assert not list(faults(screen))


def test_large_texts_truncate_no_study_in_the_library(reused_screen: Screen) -> None:
    screen = reused_screen
    screen.controller.setLanguage("fr")
    screen.resize(1024, 640)
    screen.state.settings.scale = 150
    SCENES["library"](screen)
    screen.picture()
    (said,) = (each.item for each in shown_texts(screen) if each.text.startswith("étude à"))
    assert not said.property("truncated")


@pytest.mark.parametrize(
    ("size", "scale"), first_rows(1, [((1024, 640), 150), ((2560, 1080), 250)])
)
def test_large_texts_fit_on_the_opening_screen(
    reused_screen: Screen, size: tuple[int, int], scale: int
) -> None:
    screen = reused_screen
    screen.controller.setLanguage("fr")
    screen.resize(*size)
    sizes = []
    for screen.state.settings.scale in (100, scale):
        screen.picture()
        (sentence,) = (w for w in shown_texts(screen) if w.item.objectName() == "sentence")
        sizes.append(sentence.pixels)
    assert sizes[1] > 1.25 * sizes[0]
    (button,) = screen.button("Nouvelle partie…")
    words = [each for each in shown_texts(screen) if button.isAncestorOf(each.item)]
    assert words
    assert all(in_window(button).contains(each.letters) for each in words)
    assert not list(faults(screen))


def test_lower_window_rasterises_each_drawing_once(reused_screen: Screen) -> None:
    screen = reused_screen
    """Although its width and its height change separately, several times."""
    screen.play_computer()
    screen.resize(1400, 900)
    drawn: dict[str, list[QSize]] = {}
    for item in everything(screen.window.contentItem()):
        if qml_type(item) == "Picture" and item.property("source").toString():
            sizes = drawn.setdefault(f"{item.property('name')} {len(drawn)}", [])
            item.sourceSizeChanged.connect(  # type: ignore[attr-defined]
                lambda item=item, sizes=sizes: sizes.append(item.property("sourceSize"))
            )
    screen.resize(1400, 840)  # The menu bar keeps its height.
    times = {name: len({*map(QSize.toTuple, sizes)}) for name, sizes in drawn.items()}
    assert len([name for name, count in times.items() if count]) > 15
    assert {name: count for name, count in times.items() if count > 1} == {}

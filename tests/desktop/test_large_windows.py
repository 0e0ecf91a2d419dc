"""In large windows, and with large texts, all that belongs to a text grows with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import covering, first
from tests.desktop.conftest import Starter
from tests.desktop.gallery import SCENES
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.legibility import faults, shown_texts
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game import teacher

USUAL = (1280, 800)
SHEETS = ["keys", "look-back-keys"]


def opened(start: Starter, store: QSettings, scene: str, size: tuple[int, int]) -> Screen:
    screen = start(store)
    screen.resize(*size)
    SCENES[scene](screen)
    screen.picture()
    return screen


@pytest.mark.parametrize("size", first(2, [(2560, 1440), (1024, 640), (3840, 2160), USUAL]))
@pytest.mark.parametrize(("language", "scale", "sheet"), covering(["fr", "en"], [100, 250], SHEETS))
def test_the_list_of_keys_shows_each_key_whole(
    start: Starter,
    store: QSettings,
    size: tuple[int, int],
    language: str,
    scale: int,
    sheet: str,
) -> None:
    store.setValue("language", language)
    store.setValue("scale", scale)
    screen = opened(start, store, sheet, size)
    found = [key for key in screen.items("key") if key.isVisible()]
    assert len(found) > 10
    assert [str(key.property("text")) for key in found if key.property("truncated")] == []


def roominess(screen: Screen) -> dict[str, float]:
    """Return how large paddings, gaps and pieces of the settings are, in heights of their texts."""

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
    [
        pytest.param((3840, 2160), 100, 0.9, id="large window", marks=pytest.mark.long),
        pytest.param((2560, 1440), 100, 0.9, id="larger window"),
        pytest.param((1280, 800), 145, 0.75, id="large texts"),
        pytest.param((2560, 1440), 180, 0.7, id="both"),
    ],
)
def test_paddings_round_corners_and_sliders_grow_with_the_texts(
    start: Starter, store: QSettings, size: tuple[int, int], scale: int, share: float
) -> None:
    """By the window as much as the texts; by larger texts, which need the room, half as much."""
    screen = opened(start, store, "settings", USUAL)
    usual = roominess(screen)
    screen.state.settings.scale = scale
    screen.resize(*size)
    screen.picture()
    shares = {name: size / usual[name] for name, size in roominess(screen).items()}
    assert {name: each for name, each in shares.items() if each < share} == {}


def sentences(screen: Screen) -> dict[str, float]:
    """Return the sizes at which the sentences of a lesson are painted."""
    place = screen.item("tallyStage") if screen.shows("tallyStage") else screen.window.contentItem()
    (line,) = [
        each for each in everything(place) if each.objectName() == "lessonLine" and seen(each)
    ]
    shown = [each for each in everything(line) if each.property("text") and seen(each)]
    return {each.objectName(): painted_size(each) for each in shown}


def painted_size(item: QQuickItem) -> float:
    # Read by an expression: PySide6 has no word for a QQuickText's own value types.
    context = qmlContext(item)
    assert context is not None
    return float(QQmlExpression(context, item, "fontInfo.pixelSize").evaluate()[0])


@pytest.mark.parametrize(
    ("scene", "size", "language"),
    covering(
        ["lesson-look", "lesson-miss", "lesson-counter", "lesson-own-sum", "lesson-verdict"],
        [(1024, 640), (1270, 750)],
        ["fr", "en"],
    ),
)
def test_larger_texts_make_no_sentence_of_a_lesson_smaller(
    start: Starter, store: QSettings, scene: str, size: tuple[int, int], language: str
) -> None:
    """And what to do is never said in smaller letters than what has happened."""
    store.setValue("language", language)
    screen = opened(start, store, scene, size)
    before = sentences(screen)
    assert before.keys() == {"happened", "toDo"} or scene == "lesson-miss"
    for scale in (130, 250):
        screen.state.settings.scale = scale
        screen.picture()
        now = sentences(screen)
        smaller = {name: px for name, px in now.items() if px < before[name]}
        assert smaller == {}, scale
        assert now["happened"] <= now.get("toDo", now["happened"]), scale


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_second_line_of_a_sentence_of_a_lesson_is_not_a_single_word(
    start: Starter, store: QSettings, language: str
) -> None:
    store.setValue("language", language)
    screen = opened(start, store, "lesson-look", (1024, 640))
    happened = screen.item("happened")
    assert happened.property("lineCount") == 2
    assert float(happened.property("contentWidth")) < 0.75 * happened.width()


def test_the_sentences_at_the_end_of_a_lesson_stand_together(
    start: Starter, store: QSettings
) -> None:
    screen = opened(start, store, "lesson-end", USUAL)
    panel = in_window(screen.item("lessonEnd"))
    (first, second) = (
        in_window(each).center().y() for each in (screen.item("happened"), screen.item("toDo"))
    )
    assert 0 < second - first < 0.2 * panel.height()


@pytest.mark.parametrize(
    ("step", "language", "scale"),
    covering(
        ["lesson-vote", "lesson-counter", "lesson-bluff"]
        + [
            f"second-lesson-{s}"
            for s in ("vote", "block", "wait", "counter", "block-again", "last")
        ],
        ["fr", "en"],
        [100, 125, 150],
    ),
)
def test_no_sentence_of_a_lesson_is_cut_off_beside_the_offer_to_place_the_tile(
    start: Starter,
    store: QSettings,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    language: str,
    scale: int,
) -> None:
    """Nor above the keys, in the smallest window; and none stays small among larger texts."""
    monkeypatch.setattr(teacher, "PATIENCE_MS", 1)
    store.setValue("language", language)
    store.setValue("scale", scale)
    screen = opened(start, store, step, (1024, 640))
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
    covering(["turn", "placed", "slots-play", "study"], [(1024, 640), (1270, 750)], ["fr", "en"]),
)
def test_larger_texts_do_not_make_the_prompt_smaller(
    start: Starter, store: QSettings, scene: str, size: tuple[int, int], language: str
) -> None:
    store.setValue("language", language)
    screen = opened(start, store, scene, size)
    prompt = screen.item("prompt")
    sizes = [painted_size(prompt)]
    for scale in (130, 250):
        screen.state.settings.scale = scale
        screen.picture()
        sizes.append(painted_size(prompt))
        assert not prompt.property("truncated"), scale
    assert min(sizes) == sizes[0]
    assert sizes[-1] > 1.15 * sizes[0]


def test_in_a_window_that_is_higher_than_wide_buildings_keep_their_shape(playing: Screen) -> None:
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


def test_the_reminder_of_powers_is_a_press_away_where_large_texts_leave_no_room_for_it(
    playing: Screen,
) -> None:
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


def test_in_large_texts_the_log_takes_the_place_of_the_last_tally_where_both_find_no_room(
    screen: Screen,
) -> None:
    """It tells the tally, too, and has the button of the tiles seen."""

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


def test_in_large_texts_the_library_says_in_full_from_where_a_study_was_played_on(
    screen: Screen,
) -> None:
    screen.controller.setLanguage("fr")
    screen.resize(1024, 640)
    screen.state.settings.scale = 150
    SCENES["library"](screen)
    screen.picture()
    (said,) = (each.item for each in shown_texts(screen) if each.text.startswith("étude à"))
    assert not said.property("truncated")


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 150), ((2560, 1080), 250)])
def test_in_large_texts_the_opening_screen_has_a_larger_sentence_and_words_within_its_buttons(
    screen: Screen, size: tuple[int, int], scale: int
) -> None:
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


def test_in_a_lower_window_each_drawing_is_drawn_once(screen: Screen) -> None:
    """On the way its width and its height change one after the other, and more than once."""
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

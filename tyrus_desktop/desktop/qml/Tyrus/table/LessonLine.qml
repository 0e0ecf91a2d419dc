import QtQuick
import Tyrus
import Tyrus.Core

// What a lesson says: what has happened and, never smaller, what to do.
Item {
    id: root

    required property GameController controller
    property color ink: Theme.ink

    readonly property LessonState lesson: controller.lesson
    readonly property bool alone: lesson.toDo === ""

    // Each sentence fits itself into its part of the height: with equal parts a long one would be small, or
    // cut off, beside a short one. So the parts follow the lines that both take at one size, in fractions
    // of their largest.
    readonly property real size: largestSize()
    readonly property real firstLines: firstLinesAt(size)
    readonly property real bothLines: firstLines + secondLinesAt(size)
    readonly property real firstShare: firstLines / bothLines

    // Both stay close together where there is more room than they need.
    readonly property real used: Math.min(height, 1.25 * bothLines)

    function largestSize(): real {
        let size = 1;
        while (size > 0.5 && firstLinesAt(size) + secondLinesAt(size) > height)
            size -= 0.03;
        return size;
    }

    function firstLinesAt(size: real): real {
        return linesHeight(happenedMetrics, Math.max(size, happened.minimumPixelSize / happenedMetrics.font.pixelSize));
    }

    function secondLinesAt(size: real): real {
        return alone ? 0 : linesHeight(toDoMetrics, Math.max(size, toDo.minimumPixelSize / Theme.large));
    }

    // Broken between words, lines are not full.
    function linesHeight(metrics: TextMetrics, size: real): real {
        const lines = size * metrics.advanceWidth / Math.max(1, width);
        return (lines <= 1 ? 1 : Math.ceil(1.1 * lines)) * size * metrics.height;
    }

    // What is left free at both sides of a sentence that takes two lines, so that the second line is not
    // a single word. A sentence that has to be smaller needs the whole width.
    function margin(metrics: TextMetrics): real {
        const length = size * metrics.advanceWidth;
        const half = (0.5 + 8 / Math.max(1, metrics.text.length)) * length;
        return size > 0.95 && length > width && half < width ? (width - half) / 2 : 0;
    }

    Accessible.ignored: !enabled
    Accessible.name: visible ? controller.state.prompt : ""
    Accessible.role: Accessible.Paragraph
    objectName: "lessonLine"

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        Caption {
            id: happened

            color: root.ink
            font.family: Theme.titleFont
            font.pixelSize: root.alone ? Theme.large : Math.min(Theme.story, toDo.fontInfo.pixelSize)
            fontSizeMode: Text.Fit
            height: root.firstShare * root.used
            horizontalAlignment: Text.AlignHCenter
            leftPadding: root.margin(happenedMetrics)
            minimumPixelSize: 10
            objectName: "happened"
            rightPadding: leftPadding
            text: root.lesson.happened
            verticalAlignment: Text.AlignVCenter
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Caption {
            id: toDo

            color: root.ink
            font.bold: true
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            fontSizeMode: Text.Fit
            height: visible ? (1 - root.firstShare) * root.used : 0
            horizontalAlignment: Text.AlignHCenter
            leftPadding: root.margin(toDoMetrics)
            minimumPixelSize: 11
            objectName: "toDo"
            rightPadding: leftPadding
            text: root.lesson.toDo
            verticalAlignment: Text.AlignVCenter
            visible: !root.alone
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }

    TextMetrics {
        id: happenedMetrics

        font.family: Theme.titleFont
        font.pixelSize: root.alone ? Theme.large : Theme.story
        text: root.lesson.happened
    }

    TextMetrics {
        id: toDoMetrics

        font.bold: true
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        text: root.lesson.toDo
    }
}

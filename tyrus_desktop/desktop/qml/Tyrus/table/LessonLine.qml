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

    // Of the height. Each sentence fits itself into its part: with equal parts a long one would be small,
    // or cut off, beside a short one. So the parts follow the lines that both take at one size.
    readonly property real firstShare: alone ? 1 : shareOfFirst()

    function shareOfFirst(): real {
        let first = 0, second = 0;
        for (let size = 1; size > 0.5 && (size === 1 || first + second > height); size -= 0.03) {
            first = linesHeight(happenedMetrics, Math.max(size, happened.minimumPixelSize / Theme.story));
            second = linesHeight(toDoMetrics, Math.max(size, toDo.minimumPixelSize / Theme.large));
        }
        return first / (first + second);
    }

    // Broken between words, lines are not full.
    function linesHeight(metrics: TextMetrics, size: real): real {
        const lines = size * metrics.advanceWidth / Math.max(1, width);
        return (lines <= 1 ? 1 : Math.ceil(1.1 * lines)) * size * metrics.height;
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
            height: root.firstShare * root.height
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 10
            objectName: "happened"
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
            height: visible ? (1 - root.firstShare) * root.height : 0
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 11
            objectName: "toDo"
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
        font.pixelSize: Theme.story
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

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

    // Where only what has happened takes two lines, it gets the larger part of the height.
    readonly property real firstShare: alone ? 1 : happenedMetrics.advanceWidth > width && toDoMetrics.advanceWidth < width ? 0.56 : 0.44

    Accessible.ignored: !enabled
    Accessible.name: visible ? controller.state.prompt : ""
    Accessible.role: Accessible.Paragraph
    objectName: "lessonLine"

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        Caption {
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

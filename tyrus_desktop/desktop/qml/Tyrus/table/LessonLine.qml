import QtQuick
import Tyrus
import Tyrus.Core

// What a lesson says: what has happened and, in bold, what to do.
Caption {
    required property GameController controller

    readonly property LessonState lesson: controller.lesson

    Accessible.ignored: !enabled
    Accessible.name: visible ? controller.state.prompt : ""
    Accessible.role: Accessible.Paragraph
    font.family: Theme.titleFont
    font.pixelSize: Theme.large
    fontSizeMode: Text.Fit
    horizontalAlignment: Text.AlignHCenter
    minimumPixelSize: 10
    objectName: "lessonLine"
    text: lesson.happened + (lesson.toDo === "" ? "" : `<br><b>${lesson.toDo}</b>`)
    textFormat: Text.StyledText
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.WordWrap
}

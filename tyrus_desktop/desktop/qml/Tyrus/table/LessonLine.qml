import QtQuick
import Tyrus

// What a lesson says: what has happened and, in bold, what to do.
Caption {
    Accessible.ignored: !enabled
    Accessible.name: visible ? App.state.prompt : ""
    Accessible.role: Accessible.Paragraph
    font.family: Theme.titleFont
    font.pixelSize: Theme.large
    fontSizeMode: Text.Fit
    horizontalAlignment: Text.AlignHCenter
    minimumPixelSize: Theme.least
    objectName: "lessonLine"
    text: App.lesson.happened + (App.lesson.toDo === "" ? "" : `<br><b>${App.lesson.toDo}</b>`)
    textFormat: Text.StyledText
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.WordWrap
}

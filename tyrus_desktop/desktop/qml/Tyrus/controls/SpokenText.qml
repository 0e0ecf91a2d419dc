import QtQuick
import Tyrus

// Text that a screen reader reads on its own; other captions belong to an item with a name.
Caption {
    Accessible.ignored: !enabled || text === ""
    Accessible.name: text
    Accessible.role: Accessible.Paragraph
}

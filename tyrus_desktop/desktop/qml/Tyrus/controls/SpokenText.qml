import QtQuick
import Tyrus

// A text that screen readers read by itself; other captions belong to something that has a name.
Caption {
    Accessible.name: text
    Accessible.role: Accessible.StaticText
}

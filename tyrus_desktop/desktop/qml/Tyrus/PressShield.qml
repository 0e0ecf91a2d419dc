import QtQuick
import Tyrus

// Takes a press where a button was pressed that has gone; see `Presses`.
MouseArea {
    height: width
    width: 24
    x: Presses.position.x - width / 2
    y: Presses.position.y - height / 2

    onPressed: mouse => {
        const same = Presses.remains() && Presses.button.contains(Presses.button.mapFromItem(this, mouse.x, mouse.y));
        mouse.accepted = !Presses.byKey && !same && Presses.tooEarly();
    }
}

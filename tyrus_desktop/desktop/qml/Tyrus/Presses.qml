pragma Singleton

import QtQuick

// The last button pressed. A person who presses twice means that button, and not one that has taken
// its place meanwhile: so what has just appeared there, or has got the focus, ignores a press.
QtObject {
    // How long, in milliseconds from the press, and from the moment when a button appears.
    property int deadTime: 400

    property var button: null
    property string text
    property bool byKey

    // Where it was pressed in the window.
    property point position

    property real pressedAt: 0
    property real appearedAt: 0

    function note(pressed: var, key: bool, where: point): void {
        button = pressed;
        text = pressed.text ?? "";
        byKey = key;
        position = where;
        pressedAt = Date.now();
    }

    function noteAppearance(): void {
        appearedAt = Date.now();
    }

    // Whether it is too early to press anything but the same button; never once the clock was set back.
    function tooEarly(): bool {
        const since = Date.now() - Math.max(pressedAt, appearedAt);
        return pressedAt > 0 && since >= 0 && since < deadTime;
    }

    // Whether the same button is still there, and says the same.
    function remains(): bool {
        return button !== null && button.visible && button.enabled && (button.text ?? "") === text;
    }
}

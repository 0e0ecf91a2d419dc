import QtQuick
import QtQuick.Controls.Basic

// A dialog that is made when it is first opened: the window's first picture need not wait for it.
Loader {
    id: root

    function open(): void {
        active = true;
        (item as Dialog).open();
    }

    function close(): void {
        (item as Dialog)?.close();
    }

    active: false
}

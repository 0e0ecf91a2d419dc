import QtQuick
import QtQuick.Controls.Basic

// A dialog that is made when it is first opened: the window's first picture need not wait for it.
Loader {
    id: root

    function open(): void {
        active = true;
        (item as Dialog).open();
    }

    active: false
}

import QtQuick
import Tyrus

// Where the ledger stands, whether it is open, and at which leaf. It is created when it is first opened, and
// does not exist under a curtain. In a look back it and the chances take turns; a puzzle about counting begins
// with it open, which changes no setting.
Loader {
    id: root

    required property TableLayout places

    // Whether a click on a counted election or on a tile goes to its moment.
    required property bool clickable

    // Whether there is a place for it now.
    required property bool offered

    readonly property bool counting: App.lesson.counting && App.state.remembering
    readonly property bool chances: App.review?.chances.on ?? false

    // Whether the person wants it open.
    readonly property bool chosen: counting ? counted : App.settings.ledgerOpen && !chances
    readonly property bool open: offered && chosen

    // The same, and the leaf, in a puzzle about counting.
    property bool counted: true
    property string countedLeaf: "tiles"
    property bool kept: false

    signal leaveRequested

    // Open or close it.
    function move(): void {
        if (counting) {
            counted = !counted;
        } else {
            App.settings.ledgerOpen = !open;
            if (chances)
                App.review.chances.toggle();
        }
    }

    function turn(leaf: string): void {
        if (counting)
            countedLeaf = leaf;
        else
            App.settings.leaf = leaf;
    }

    active: kept
    enabled: open
    height: places.ledgerHeight
    visible: open
    width: places.ledgerWidth
    x: places.ledgerX
    y: places.ledgerY

    onCountingChanged: {
        counted = true;
        countedLeaf = "tiles";
    }
    onOfferedChanged: kept = kept && !App.state.curtained
    onOpenChanged: kept = kept || open

    Component.onCompleted: setSource("Ledger.qml", {
        "chosen": Qt.binding(() => root.counting ? root.countedLeaf : App.settings.leaf),
        "clickable": Qt.binding(() => root.clickable),
        "letters": Qt.binding(() => root.places.ledgerText),
        "tabWidth": Qt.binding(() => root.places.ledgerTab)
    })
    onLoaded: {
        const page = item as Ledger;
        page.leaveRequested.connect(leaveRequested);
        page.turned.connect(turn);
    }
}

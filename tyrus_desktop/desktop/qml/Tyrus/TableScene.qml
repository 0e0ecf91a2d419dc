pragma ComponentBehavior: Bound

import QtQuick
import Tyrus.Core

// The whole table: where everything stands, and which drop or click asks for a placement.
// Places are computed from the window's size; what stands in them comes from the models.
FocusScope {
    id: root

    required property Front front

    readonly property real u: Theme.unit
    readonly property real gap: 8 * u
    readonly property real side: 196 * Theme.chrome
    readonly property real rightSide: 268 * Theme.chrome
    readonly property real plateHeight: 92 * Theme.chrome

    // The board keeps room for nine tiles side by side; the panels may have the rest.
    readonly property real largestScale: (width - 4 * gap - 560 * u) / ((196 + 268) * u)
    readonly property real middleX: side + 2 * gap
    readonly property real middleWidth: width - side - rightSide - 4 * gap
    readonly property real farHandHeight: 58 * u
    readonly property real forumHeight: 64 * u
    readonly property real promptHeight: 32 * u
    readonly property real handHeight: 118 * u
    readonly property real plotHeight: (height - farHandHeight - forumHeight - promptHeight - handHeight - 7 * gap) / 2
    readonly property real plotWidth: (middleWidth - 2 * gap) / 3
    readonly property real farY: 2 * gap + farHandHeight
    readonly property real forumY: farY + plotHeight + gap
    readonly property real nearY: forumY + forumHeight + gap
    readonly property real promptY: nearY + plotHeight + gap
    readonly property real handY: promptY + promptHeight + gap
    readonly property real tileWidth: 74 * u

    readonly property alias buildingKeys: keyboard.buildingKeys

    signal newGameWanted
    signal keysWanted

    function isNear(ofSide: int): bool {
        return ofSide === front.nearSide;
    }

    function plotX(kind: int): real {
        return middleX + kind * (plotWidth + gap);
    }

    // The centre of a slot among others in a row `span` wide, `step` apart where there is room.
    function inRow(left: real, span: real, slot: int, slots: int, step: real, tile: real): real {
        const apart = slots > 1 ? Math.min(step, (span - tile) / (slots - 1)) : 0;
        return left + span / 2 + (slot - (slots - 1) / 2) * apart;
    }

    function boardScale(ofSide: int): real {
        return Math.min(0.72, plotHeight * 0.35 / (tileWidth * 1.4)) * (isNear(ofSide) ? 1 : 0.92);
    }

    function tileHome(ofSide: int, place: int, building: int, slot: int, slots: int): point {
        const near = isNear(ofSide);
        if (place === TileModel.Board) {
            const size = tileWidth * boardScale(ofSide);
            const top = isNear(Math.floor(building / 3)) ? nearY : farY;
            const x = inRow(plotX(building % 3) + 10 * u, plotWidth - 20 * u, slot, slots, size + 6 * u, size);
            return Qt.point(x, top + (near ? plotHeight - 22 * u : plotHeight * 0.59) - size * 0.7);
        }
        if (place === TileModel.Reserve)
            return Qt.point(side / 2, near ? height + tileWidth : -tileWidth);
        if (place === TileModel.Discard)
            return Qt.point(width + tileWidth, near ? nearY : farY + plotHeight);
        if (near)
            return Qt.point(inRow(middleX, middleWidth, slot, slots, tileWidth + 10 * u, tileWidth), handY + handHeight * 0.52);
        return Qt.point(inRow(middleX, middleWidth, slot, slots, 48 * u, 40 * u), gap + farHandHeight / 2);
    }

    function tileScale(ofSide: int, place: int): real {
        if (place === TileModel.Board || place === TileModel.Discard)
            return boardScale(ofSide);
        return isNear(ofSide) ? 1 : farHandHeight / (tileWidth * 1.4);
    }

    function tokenHome(index: int, chartRow: int, chartColumn: int): point {
        if (chartRow >= 0)
            return chart.cell(chartRow, chartColumn);
        const group = Math.floor(index / 3);
        return Qt.point(plotX(group) + plotWidth / 2 + (index % 3 - 1) * 54 * u, forumY + forumHeight / 2);
    }

    function buildingAt(x: real, y: real): int {
        for (let i = 0; i < plots.count; i++) {
            const plot = plots.itemAt(i);
            if (plot.contains(plot.mapFromItem(root, x, y)))
                return i;
        }
        return -1;
    }

    Accessible.name: qsTr("Table")
    Accessible.role: Accessible.Pane
    Keys.forwardTo: [keyboard]

    KeyboardPlay {
        id: keyboard

        front: root.front

        onSheetWanted: root.keysWanted()
    }

    Image {
        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        source: Theme.picture(Theme.dark ? "table/dark" : "table/light")
        sourceSize: Qt.size(1600, 1000)
    }

    Repeater {
        model: root.front.models.players

        NamePlate {
            height: root.plateHeight
            width: root.side
            x: root.gap
            y: root.isNear(playerSide) ? root.height - height - root.gap : root.gap
        }
    }

    ElectionPile {
        id: pile

        front: root.front
        height: root.height * 0.36
        width: root.side
        x: root.gap
        y: root.plateHeight + 2 * root.gap
    }

    PowersMemo {
        height: root.height - y - root.plateHeight - 2 * root.gap
        kind: root.front.kind
        visible: height >= 120 * Theme.chrome
        width: root.side
        x: root.gap
        y: pile.y + pile.height + root.gap
    }

    Chart {
        id: chart

        chart: root.front.models.chart
        election: root.front.election
        height: Math.min(318 * Theme.chrome, root.height * 0.44)
        width: root.rightSide
        x: root.width - width - root.gap
        y: root.gap
    }

    TallyPanel {
        id: tallyPanel

        height: 164 * Theme.chrome
        tally: root.front.models.tally
        width: root.rightSide
        x: chart.x
        y: chart.y + chart.height + root.gap
    }

    LogPanel {
        height: root.height - y - root.gap
        log: root.front.models.log
        memory: root.front.models.memory
        remembering: root.front.remembering
        visible: height >= 70 * Theme.chrome
        width: root.rightSide
        x: chart.x
        y: tallyPanel.y + tallyPanel.height + root.gap
    }

    Repeater {
        id: plots

        model: root.front.models.buildings

        Plot {
            aimed: root.front.phase === Front.Person && (tiles.aim === index || keyboard.aim === index)
            height: root.plotHeight
            near: root.isNear(buildingSide)
            width: root.plotWidth
            x: root.plotX(buildingKind)
            y: near ? root.nearY : root.farY

            onChosen: {
                if (root.front.heldSlot >= 0)
                    root.front.place(root.front.heldSlot, index);
            }
            onPointed: inside => tiles.point(index, inside)
        }
    }

    Repeater {
        model: root.front.models.representatives

        RepresentativeToken {
            home: root.tokenHome(index, chartRow, chartColumn)
            span: chartRow >= 0 ? Math.min(26 * root.u, chart.rowHeight * 1.1) : 48 * root.u
        }
    }

    Caption {
        color: root.front.phase === Front.Person ? Theme.gold : Theme.ink
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        fontSizeMode: Text.HorizontalFit
        height: root.promptHeight
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        objectName: "prompt"
        text: root.front.prompt
        verticalAlignment: Text.AlignVCenter
        visible: root.front.phase !== Front.Over
        width: root.middleWidth - (takeBack.visible ? 2 * root.gap + takeBack.width + confirm.width : (look.visible ? root.gap + look.width : 0))
        x: root.middleX
        y: root.promptY
    }

    // Click after the first look; held to look again, and released to go on.
    PushButton {
        id: look

        readonly property bool again: root.front.phase === Front.Person || root.front.lookingAgain

        height: root.promptHeight
        objectName: "look"
        padding: 2
        primary: !again
        text: again ? qsTr("Hold to look again") : qsTr("I have seen them")
        visible: root.front.bySlots && (root.front.phase === Front.Person || root.front.phase === Front.Looking)
        x: root.middleX + root.middleWidth - width
        y: root.promptY

        onCanceled: if (root.front.lookingAgain)
            root.front.stopLooking()
        onClicked: if (!again)
            root.front.stopLooking()
        onPressed: if (again)
            root.front.lookAgain()
        onReleased: if (root.front.lookingAgain)
            root.front.stopLooking()
    }

    PushButton {
        id: takeBack

        height: root.promptHeight
        objectName: "takeBack"
        padding: 2
        text: qsTr("Take back")
        visible: root.front.phase === Front.Placed
        x: confirm.x - width - root.gap
        y: root.promptY

        onClicked: root.front.takeBack()
    }

    PushButton {
        id: confirm

        height: root.promptHeight
        objectName: "confirm"
        padding: 2
        primary: true
        text: qsTr("Leave it there")
        visible: root.front.phase === Front.Placed
        x: root.middleX + root.middleWidth - width
        y: root.promptY

        onClicked: root.front.confirm()
    }

    Item {
        id: tiles

        property int aim: -1
        property Item dragged: null

        function point(building: int, inside: bool): void {
            if (dragged === null)
                aim = inside && root.front.heldSlot >= 0 ? building : (aim === building ? -1 : aim);
        }

        anchors.fill: parent

        Repeater {
            model: root.front.models.tiles

            TileItem {
                id: tile

                held: movable && slot === root.front.heldSlot
                home: root.tileHome(tileSide, place, building, slot, slots)
                homeScale: root.tileScale(tileSide, place)
                movable: place === TileModel.Hand && tileSide === root.front.handSide && (faceUp || numbered) && root.front.phase === Front.Person
                width: root.tileWidth

                onDraggingChanged: {
                    tiles.dragged = dragging ? tile : null;
                    if (dragging)
                        root.front.hold(slot);
                }
                onDropped: (centerX, centerY) => {
                    const building = root.buildingAt(centerX, centerY);
                    tiles.aim = -1;
                    if (building < 0 || !root.front.place(slot, building))
                        root.front.hold(-1);
                }
                onPicked: root.front.hold(root.front.heldSlot === slot ? -1 : slot)
                onPointed: inside => root.front.hover(inside ? slot : -1)
                onXChanged: {
                    if (dragging)
                        tiles.aim = root.buildingAt(x + width / 2, y + height / 2);
                }
                onYChanged: {
                    if (dragging)
                        tiles.aim = root.buildingAt(x + width / 2, y + height / 2);
                }
            }
        }
    }

    PushButton {
        objectName: "newGame"
        primary: true
        text: qsTr("New game…")
        visible: root.front.phase === Front.NoGame
        x: root.middleX + (root.middleWidth - width) / 2
        y: root.handY + (root.handHeight - height) / 2

        onClicked: root.newGameWanted()
    }

    TossCoin {
        side: root.front.firstSide
        tossing: root.front.tossing
        x: root.middleX + (root.middleWidth - width) / 2
        y: root.forumY + (root.forumHeight - height) / 2
    }

    // Anywhere on the table, a click speeds on what is being shown.
    TapHandler {
        enabled: root.front.phase === Front.Showing

        onTapped: root.front.hurry()
    }

    Curtain {
        front: root.front
        height: root.handY + root.handHeight - y
        width: root.middleWidth + root.gap
        x: root.middleX - root.gap / 2
        y: root.farY - root.gap / 2
    }

    EndPanel {
        forumHeight: root.forumHeight + root.gap
        front: root.front
        height: root.promptY + root.promptHeight - y
        width: root.middleWidth
        x: root.middleX
        y: root.forumY - root.gap / 2

        onNewGameWanted: root.newGameWanted()
    }
}

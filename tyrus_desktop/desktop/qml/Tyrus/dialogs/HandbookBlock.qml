pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A part of a chapter: a heading, a paragraph, an item of a list, a picture or a table. A paragraph with
// a link takes the focus, and Enter follows the link.
Loader {
    id: root

    // A `Block`, with the names of its fields.
    required property var modelData

    // The folder of the pictures.
    required property url folder

    // The largest height of a picture.
    required property real maxHeight

    signal followed(string link)

    // Bold words and links. Qt's other formats for both turn spaces that must not break into plain ones.
    component Styled: Caption {
        id: styled

        required property string html
        property int spread: 115

        elide: Text.ElideNone
        text: `<p style="white-space: pre-wrap; line-height: ${spread}%">${html.replace("<a ", `<a style="color: ${Theme.purple}" `)}</p>`
        textFormat: Text.RichText
        wrapMode: Text.WordWrap

        onLinkActivated: link => root.followed(link)

        HoverHandler {
            cursorShape: styled.hoveredLink === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
        }
    }

    component Paragraph: Styled {
        readonly property bool leads: root.modelData.link !== ""

        function follow(event: KeyEvent): void {
            event.accepted = leads;
            if (leads)
                root.followed(root.modelData.link);
        }

        Accessible.ignored: !enabled
        Accessible.name: root.modelData.spoken
        Accessible.role: leads ? Accessible.Link : Accessible.Paragraph
        activeFocusOnTab: leads
        objectName: leads ? "handbookLink" : "handbookText"
        html: root.modelData.text

        Accessible.onPressAction: if (leads)
            root.followed(root.modelData.link)
        Keys.onEnterPressed: event => follow(event)
        Keys.onReturnPressed: event => follow(event)

        FocusRing {
            shown: parent.activeFocus
        }
    }

    component Heading: Caption {
        Accessible.ignored: !enabled
        Accessible.name: root.modelData.spoken
        Accessible.role: Accessible.Heading
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        text: root.modelData.spoken
        topPadding: Math.round(0.5 * Theme.text)
        wrapMode: Text.WordWrap
    }

    component Listed: Item {
        implicitHeight: paragraph.height

        Caption {
            color: Theme.inkSoft
            text: root.modelData.mark
            x: Math.round(0.4 * Theme.text)
        }

        Paragraph {
            id: paragraph

            width: parent.width - x
            x: Math.round(1.8 * Theme.text)
        }
    }

    component Photo: Item {
        implicitHeight: image.height

        Image {
            id: image

            readonly property real shape: implicitHeight / implicitWidth

            Accessible.ignored: !enabled
            Accessible.name: root.modelData.spoken
            Accessible.role: Accessible.Graphic
            height: Math.round(width * shape)
            mipmap: true
            objectName: "handbookPicture"
            source: `${root.folder}${root.modelData.link}`
            width: Math.round(Math.min(parent.width, root.maxHeight / shape))

            Rectangle {
                anchors.fill: parent
                border.color: Theme.panelEdge
                border.width: 1
                color: "transparent"
            }
        }
    }

    component Table: Column {
        id: table

        // The share of each column in the width, by its longest text.
        readonly property list<real> shares: {
            const longest = root.modelData.rows[0].map((_, column) => Math.max(...root.modelData.rows.map(row => Math.min(100, 8 + row[column].spoken.length))));
            const sum = longest.reduce((all, each) => all + each, 0);
            return longest.map(each => each / sum);
        }

        Repeater {
            model: root.modelData.rows.length

            Column {
                id: line

                required property int index

                width: table.width

                Row {
                    bottomPadding: Math.round(0.3 * Theme.text)
                    topPadding: Math.round(0.3 * Theme.text)

                    Repeater {
                        model: root.modelData.rows[line.index]

                        Styled {
                            required property int index
                            required property var modelData

                            Accessible.ignored: !enabled || html === ""
                            Accessible.name: modelData.spoken
                            Accessible.role: Accessible.Paragraph
                            font.bold: line.index === 0
                            html: modelData.text
                            rightPadding: Math.round(0.8 * Theme.text)
                            spread: 105
                            width: Math.floor(table.shares[index] * table.width)
                        }
                    }
                }

                Rectangle {
                    color: Theme.panelEdge
                    height: 1
                    width: parent.width
                }
            }
        }
    }

    Component {
        id: heading

        Heading {}
    }

    Component {
        id: paragraph

        Paragraph {}
    }

    Component {
        id: listed

        Listed {}
    }

    Component {
        id: photo

        Photo {}
    }

    Component {
        id: table

        Table {}
    }

    sourceComponent: ({
            "heading": heading,
            "text": paragraph,
            "item": listed,
            "picture": photo,
            "table": table
        })[modelData.kind]
}

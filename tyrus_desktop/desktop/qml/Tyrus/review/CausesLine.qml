import QtQuick
import Tyrus.Core

// What decided the game, in a line; until its end stands still, nothing.
Item {
    id: root

    required property GameReview review

    // Whether the review may begin.
    required property bool begins

    function begin(): void {
        if (begins)
            review?.begin();
    }

    onBeginsChanged: begin()
    onReviewChanged: begin()

    Component.onCompleted: begin()
}

import Foundation
import Testing

@testable import ControlModel
@testable import UIKitModel

@MainActor
@Suite("A control's tracking of a touch")
struct ControlTrackingTests {
    struct Path: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let steps: [TouchOnControl.Step]
        let events: [UIControl.Event]

        init(_ name: String, _ steps: [TouchOnControl.Step], _ events: [UIControl.Event]) {
            testDescription = name
            self.steps = steps
            self.events = events
        }
    }

    /// The control reaches from 0 to 100 and from 0 to 50; with 70 points more on each side a
    /// tracked touch is inside from -70 to 170 and from -70 to 120.
    nonisolated static let paths = [
        Path("a tap", [.down(50, 25), .up(50, 25)], [.touchDown, .touchUpInside]),
        Path(
            "a drag that stays within the tolerance",
            [.down(50, 25), .move(90, 25), .move(169, 25), .up(169, 25)],
            [.touchDown, .touchDragInside, .touchDragInside, .touchUpInside]
        ),
        Path(
            "out and up",
            [.down(50, 25), .move(171, 25), .move(180, 25), .up(180, 25)],
            [.touchDown, .touchDragExit, .touchDragOutside, .touchDragOutside, .touchUpOutside]
        ),
        Path(
            "out, back and up",
            [.down(50, 25), .move(171, 25), .move(150, 25), .move(50, 25), .up(50, 25)],
            [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside,
                .touchDragInside, .touchUpInside,
            ]
        ),
        Path(
            "over the top edge of the tolerance and back",
            [.down(50, 25), .move(50, -69), .move(50, -71), .move(50, -70), .up(50, -71)],
            [
                .touchDown, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragEnter,
                .touchDragInside, .touchUpOutside,
            ]
        ),
        Path(
            "to the far edges of the tolerance, which are outside",
            [.down(50, 25), .move(170, 25), .move(169, 119), .up(50, 120)],
            [
                .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside,
                .touchUpOutside,
            ]
        ),
        Path(
            "lifted outside without a move",
            [.down(50, 25), .up(300, 300)],
            [.touchDown, .touchUpOutside]
        ),
        Path("cancelled", [.down(50, 25), .cancel], [.touchDown, .touchCancel]),
        Path(
            "cancelled outside",
            [.down(50, 25), .move(300, 25), .cancel],
            [.touchDown, .touchDragExit, .touchDragOutside, .touchCancel]
        ),
        Path("moved and lifted without having come down", [.move(50, 25), .up(50, 25)], []),
    ]

    @Test("A touch's path gives exactly these events", arguments: paths)
    func eventsOfPath(path: Path) {
        let control = UIControl(frame: controlFrame)
        let sent = SentEvents(of: control)
        let touch = TouchOnControl(control)
        for step in path.steps { touch.perform(step) }
        #expect(sent.events == path.events)
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }

    @Test("A button sends its primary action right after a touch up inside, and only then")
    func primaryAction() {
        let button = UIButton(frame: controlFrame)
        let sent = SentEvents(of: button)
        TouchOnControl(button).perform(.down(50, 25), .up(50, 25))
        TouchOnControl(button).perform(.down(50, 25), .up(300, 25))
        #expect(
            sent.events == [
                .touchDown, .touchUpInside, .primaryActionTriggered, .touchDown, .touchUpOutside,
            ]
        )
    }

    @Test("A second quick tap sends touch down and touch down repeat")
    func repeatedTap() {
        let control = UIControl(frame: controlFrame)
        let sent = SentEvents(of: control)
        let touch = TouchOnControl(control, tapCount: 2)
        touch.perform(.down(50, 25))
        #expect(sent.events == [.touchDown, .touchDownRepeat])
    }

    @Test("A control is tracking and highlighted while its touch is inside")
    func stateWhileTracking() {
        let control = UIControl(frame: controlFrame)
        let touch = TouchOnControl(control)
        touch.perform(.down(50, 25))
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        touch.perform(.move(171, 25))
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
        touch.perform(.move(50, 25))
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    }

    @Test("A place that point(inside:with:) accepts is inside, however far away")
    func wideControl() {
        final class WideControl: UIControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                point.x < 500
            }
        }
        let control = WideControl(frame: controlFrame)
        let sent = SentEvents(of: control)
        TouchOnControl(control).perform(.down(50, 25), .move(499, 25), .up(500, 25))
        #expect(sent.events == [.touchDown, .touchDragInside, .touchUpOutside])
    }

    @Test("A subclass hears of the tracking, with the touch's place up to date")
    func trackingCalls() {
        let control = TrackingControl(frame: controlFrame)
        TouchOnControl(control).perform(.down(50, 25), .move(300, 25), .move(9, 9), .up(300, 9))
        TouchOnControl(control).perform(.down(50, 25), .cancel)
        #expect(
            control.calls == [
                "begin", "continue outside", "continue inside", "end outside",
                "begin", "cancel with event",
            ]
        )
    }

    @Test("A control that declines to begin sends nothing and is not highlighted")
    func declinedBegin() {
        let control = TrackingControl(frame: controlFrame)
        control.begins = false
        let sent = SentEvents(of: control)
        let touch = TouchOnControl(control)
        touch.perform(.down(50, 25))
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
        touch.perform(.move(60, 25), .up(60, 25))
        #expect(sent.events.isEmpty)
        #expect(control.calls == ["begin"])
    }

    @Test("A control that declines to continue sends nothing more")
    func declinedContinue() {
        let control = TrackingControl(frame: controlFrame)
        let sent = SentEvents(of: control)
        let touch = TouchOnControl(control)
        touch.perform(.down(50, 25))
        control.continues = false
        touch.perform(.move(60, 25))
        #expect(!control.isTracking && !control.isHighlighted)
        touch.perform(.move(70, 25), .up(70, 25))
        #expect(sent.events == [.touchDown])
        #expect(control.calls == ["begin", "continue inside"])
    }

    @Test("Only the first of several touches is tracked")
    func secondTouch() {
        let control = UIControl(frame: controlFrame)
        let sent = SentEvents(of: control)
        let first = TouchOnControl(control)
        let second = TouchOnControl(control, timestamp: 1)
        first.perform(.down(50, 25))
        second.perform(.down(60, 25), .move(70, 25), .up(70, 25))
        first.perform(.up(50, 25))
        #expect(sent.events == [.touchDown, .touchUpInside])
    }

    @Test("Of touches that come down together, the earliest is tracked", arguments: [true, false])
    func simultaneousTouches(leftIsEarlier: Bool) {
        let control = TrackingControl(frame: controlFrame)
        let left = UITouch(at: CGPoint(x: 10, y: 10), timestamp: leftIsEarlier ? 0 : 1)
        let right = UITouch(at: CGPoint(x: 90, y: 10), timestamp: leftIsEarlier ? 1 : 0)
        control.touchesBegan([left, right], with: nil)
        control.touchesEnded([leftIsEarlier ? right : left], with: nil)
        #expect(control.isTracking)
        control.touchesEnded([leftIsEarlier ? left : right], with: nil)
        #expect(!control.isTracking)
    }
}

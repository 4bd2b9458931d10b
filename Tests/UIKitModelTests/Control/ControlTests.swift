import Foundation
import Testing

@testable import ControlModel
@testable import UIKitModel

@MainActor
@Suite("A control")
struct ControlTests {
    @Test(
        "Events have UIKit's numbers",
        arguments: [
            (UIControl.Event.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2),
            (.touchDragOutside, 3), (.touchDragEnter, 4), (.touchDragExit, 5),
            (.touchUpInside, 6), (.touchUpOutside, 7), (.touchCancel, 8), (.valueChanged, 12),
            (.primaryActionTriggered, 13), (.menuActionTriggered, 14), (.editingDidBegin, 16),
            (.editingChanged, 17), (.editingDidEnd, 18), (.editingDidEndOnExit, 19),
        ] as [(UIControl.Event, UInt)]
    )
    func eventNumbers(event: UIControl.Event, bit: UInt) {
        #expect(event.rawValue == 1 << bit)
        #expect(UIControl.Event.allEvents.contains(event))
        #expect(UIControl.Event.allTouchEvents.contains(event) == (bit < 12))
        #expect(UIControl.Event.allEditingEvents.contains(event) == (bit >= 16))
    }

    @Test(
        "The state tells what is on",
        arguments: [
            (false, true, false, 0), (true, true, false, 1), (false, false, false, 2),
            (false, true, true, 4), (true, false, true, 7),
        ] as [(Bool, Bool, Bool, UInt)]
    )
    func state(isHighlighted: Bool, isEnabled: Bool, isSelected: Bool, number: UInt) {
        let control = UIControl()
        control.isHighlighted = isHighlighted
        control.isEnabled = isEnabled
        control.isSelected = isSelected
        #expect(control.state.rawValue == number)
    }

    @Test("A disabled control swallows its touch")
    func disabledControl() {
        let superview = UIView(frame: controlFrame)
        let control = TrackingControl(frame: controlFrame)
        superview.addSubview(control)
        control.isEnabled = false
        let sent = SentEvents(of: control)
        #expect(superview.hitTest(CGPoint(x: 50, y: 25), with: nil) === control)
        TouchOnControl(control).perform(.down(50, 25), .move(60, 25), .up(60, 25))
        TouchOnControl(control).perform(.down(50, 25), .cancel)
        #expect(sent.events.isEmpty)
        #expect(control.calls.isEmpty)
        #expect(control.state == .disabled)
    }

    @Test("A control passes no touch on", arguments: [true, false])
    func noForwarding(isEnabled: Bool) {
        final class Listener: UIView {
            var heard = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                heard += 1
            }
        }
        let listener = Listener(frame: controlFrame)
        let control = UIControl(frame: controlFrame)
        control.isEnabled = isEnabled
        listener.addSubview(control)
        TouchOnControl(control).perform(.down(50, 25), .move(60, 25), .up(60, 25))
        TouchOnControl(control).perform(.down(50, 25), .cancel)
        #expect(listener.heard == 0)
    }

    @Test("A control disabled while it tracks cancels, and sends nothing more")
    func disabledWhileTracking() {
        let control = TrackingControl(frame: controlFrame)
        control.addAction(
            UIAction { [weak control] _ in control?.isEnabled = false },
            for: .touchDragExit
        )
        let sent = SentEvents(of: control)
        TouchOnControl(control).perform(.down(50, 25), .move(300, 25), .up(50, 25))
        #expect(sent.events == [.touchDown, .touchDragExit])
        #expect(control.calls == ["begin", "continue outside", "cancel"])
    }

    @Test("A button disabled by its own tap still sends its primary action")
    func disabledByTap() {
        let button = UIButton(frame: controlFrame)
        button.addAction(
            UIAction { [weak button] _ in button?.isEnabled = false },
            for: .touchUpInside
        )
        let sent = SentEvents(of: button)
        TouchOnControl(button).perform(.down(50, 25), .up(50, 25))
        #expect(sent.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
        #expect(!button.isEnabled)
    }

    @Test("A control that leaves its window while it tracks cancels, and sends nothing more")
    func removedWhileTracking() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let control = TrackingControl(frame: controlFrame)
        window.addSubview(control)
        let sent = SentEvents(of: control)
        let touch = TouchOnControl(control)
        touch.perform(.down(50, 25))
        control.removeFromSuperview()
        touch.perform(.cancel)
        #expect(control.calls == ["begin", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
        #expect(sent.events == [.touchDown])
    }

    @Test("Handlers run in the order of being added, each once a sending")
    func handlerOrder() {
        let control = UIControl()
        let book = Notebook()
        control.addAction(book.action("one"), for: [.touchUpInside, .touchDown])
        control.addAction(book.action("two"), for: .touchUpInside)
        control.addAction(book.action("three"), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(book.notes == ["one", "three"])
        control.sendActions(for: [.touchDown, .touchUpInside])
        #expect(book.notes == ["one", "three", "one", "two", "three"])
    }

    @Test("A handler taken away by an earlier one does not run; one added meanwhile runs next time")
    func changesWhileSending() {
        let control = UIControl()
        let book = Notebook()
        let last = book.action("last")
        let added = book.action("added")
        let changing = UIAction { [unowned control] _ in
            control.removeAction(last, for: .valueChanged)
            control.addAction(added, for: .valueChanged)
        }
        control.addAction(changing, for: .valueChanged)
        control.addAction(last, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(book.notes.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(book.notes == ["added"])
    }

    @Test("An action replaces the one with its identifier, at the same events only")
    func replacedAction() {
        let control = UIControl()
        let book = Notebook()
        control.addAction(book.action("old", identifier: "a"), for: [.touchDown, .touchUpInside])
        control.addAction(book.action("new", identifier: "a"), for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(book.notes == ["new", "old"])
    }

    @Test("An action added twice runs once, at all its events")
    func actionAddedTwice() {
        let control = UIControl()
        let book = Notebook()
        let action = book.action("once")
        control.addAction(action, for: .touchDown)
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(book.notes == ["once", "once"])
    }

    @Test("An action is taken away from the events named, by itself or by its identifier")
    func removedAction() {
        let control = UIControl()
        let book = Notebook()
        let action = book.action("a", identifier: "a")
        control.addAction(action, for: [.touchDown, .touchUpInside, .valueChanged])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
        control.removeAction(action, for: .touchDown)
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
        #expect(control.allControlEvents == .touchUpInside)
        control.removeAction(identifiedBy: UIAction.Identifier("b"), for: .allEvents)
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test("Actions sent by the app itself run on a disabled control too")
    func sentWhileDisabled() {
        let control = UIControl()
        let book = Notebook()
        control.addAction(book.action("sent"), for: .valueChanged)
        control.isEnabled = false
        let sent = SentEvents(of: control)
        control.sendActions(for: .valueChanged)
        #expect(book.notes == ["sent"])
        #expect(sent.events == [.valueChanged])
    }

    @Test("A subclass can stand between a control and its actions")
    func interceptedAction() {
        final class Quiet: UIControl {
            override func sendAction(_ action: UIAction) {}
        }
        let control = Quiet()
        let book = Notebook()
        control.addAction(book.action("sent"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(book.notes.isEmpty)
    }
}

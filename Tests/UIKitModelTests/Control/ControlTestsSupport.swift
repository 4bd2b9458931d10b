import Foundation
import Testing

@testable import ControlModel
@testable import UIKitModel

/// One touch on a control, handed to it directly, without hit testing and delivery.
@MainActor
final class TouchOnControl {
    enum Step: CustomTestStringConvertible, Sendable {
        case down(CGFloat, CGFloat)
        case move(CGFloat, CGFloat)
        case up(CGFloat, CGFloat)
        case cancel

        nonisolated var testDescription: String {
            switch self {
            case .down(let x, let y): "down \(x), \(y)"
            case .move(let x, let y): "move \(x), \(y)"
            case .up(let x, let y): "up \(x), \(y)"
            case .cancel: "cancel"
            }
        }
    }

    let control: UIControl
    let touch: UITouch
    let event = UIEvent()

    init(_ control: UIControl, timestamp: TimeInterval = 0, tapCount: Int = 1) {
        self.control = control
        touch = UITouch(at: .zero, timestamp: timestamp)
        touch.view = control
        touch.window = control.window
        touch.tapCount = tapCount
        event.touches = [touch]
    }

    func perform(_ steps: Step...) {
        for step in steps { perform(step) }
    }

    func perform(_ step: Step) {
        switch step {
        case .down(let x, let y):
            place(.began, x, y)
            control.touchesBegan([touch], with: event)
        case .move(let x, let y):
            place(.moved, x, y)
            control.touchesMoved([touch], with: event)
        case .up(let x, let y):
            place(.ended, x, y)
            control.touchesEnded([touch], with: event)
        case .cancel:
            touch.phase = .cancelled
            control.touchesCancelled([touch], with: event)
        }
    }

    private func place(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
        touch.update(phase, to: CGPoint(x: x, y: y), timestamp: touch.timestamp)
    }
}

/// Keeps the events that a control sends.
@MainActor
final class SentEvents {
    private(set) var events: [UIControl.Event] = []

    init(of control: UIControl) {
        for bit in 0..<20 {
            let event = UIControl.Event(rawValue: 1 << UInt(bit))
            control.addAction(UIAction { [weak self] _ in self?.events.append(event) }, for: event)
        }
    }
}

/// A control of 100 × 50 points that keeps what its tracking methods are called with.
class TrackingControl: UIControl {
    var begins = true
    var continues = true
    var calls: [String] = []

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue \(isTouchInside ? "inside" : "outside")")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        calls.append("end \(isTouchInside ? "inside" : "outside")")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        calls.append(event == nil ? "cancel" : "cancel with event")
        super.cancelTracking(with: event)
    }
}

/// Keeps notes, for handlers to write in.
@MainActor
final class Notebook {
    var notes: [String] = []

    func action(_ note: String, identifier: String? = nil) -> UIAction {
        UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [weak self] _ in
            self?.notes.append(note)
        }
    }
}

let controlFrame = CGRect(x: 0, y: 0, width: 100, height: 50)

import Scenario
import UIKitModel

/// The role of an object in a scene: it applies the scene's rules and records calls.
///
/// A traced class overrides a method, records the call through its part, calls `super` unless the
/// part decides the result, and records the result. It uses no closures, because each would be
/// compiled again with every answer.
@preconcurrency @MainActor
public final class Part {
    /// The view's description in the scene; `nil` for a participant that is no view.
    public let view: SceneView?
    let participant: Participant
    private let handles: Set<TouchPhase>
    private let recorder: Recorder

    init(view: SceneView?, handles: [TouchPhase], participant: Participant, recorder: Recorder) {
        self.view = view
        self.handles = Set(handles)
        self.participant = participant
        self.recorder = recorder
    }

    /// Records that `hitTest(_:with:)` was called.
    public func hitTestBegan(_ point: CGPoint) {
        recorder.record(.hitTestBegan(participant, Point(point)))
    }

    /// Applies the scene's rule to the class's own hit-test result, records the outcome and returns
    /// it.
    ///
    /// - Parameters:
    ///   - answer: The result of the class itself.
    ///   - player: The view with this part.
    public func hitTestEnded(_ answer: UIView?, by player: UIView) -> UIView? {
        var found = answer
        switch view?.hitTest {
        case .passThrough where found === player: found = nil
        case .capture where found != nil: found = player
        default: break
        }
        recorder.record(.hitTestEnded(participant, recorder.participant(found)))
        return found
    }

    /// Records a call of `point(inside:with:)` and evaluates the scene's rule.
    ///
    /// - Returns: The result of the rule; `nil` if the class itself must decide.
    public func pointInsideBegan(
        _ point: CGPoint,
        with event: UIEvent?,
        of player: UIView
    ) -> Bool? {
        recorder.record(.pointInsideBegan(participant, Point(point)))
        switch view?.pointInside ?? .bounds {
        case .bounds: return nil
        case .always: return true
        case .never: return false
        case .withEvent: return event == nil ? false : nil
        case .margin(let margin):
            let area = player.unobservedBounds.insetBy(dx: -margin, dy: -margin)
            return area.contains(point)
        case .circle:
            let area = player.unobservedBounds
            let distance = hypot(point.x - area.midX, point.y - area.midY)
            return distance <= min(area.width, area.height) / 2
        }
    }

    /// Records the result of `point(inside:with:)`, from the rule or the class itself.
    public func pointInsideEnded(_ isInside: Bool) {
        recorder.record(.pointInsideEnded(participant, isInside))
    }

    /// Records received touches.
    ///
    /// - Returns: True if the part handles them; otherwise the class itself receives them.
    public func takes(_ phase: TouchPhase, count: Int) -> Bool {
        recorder.record(.touches(phase, participant, count: count))
        let isHandled = handles.contains(phase)
        if isHandled { recorder.record(.handled(phase, participant)) }
        return isHandled
    }

    /// Records an offered touch; returns true if the part handles it.
    public func handles(_ phase: TouchPhase) -> Bool {
        takes(phase, count: 1)
    }

    /// Records that the action of the control with this part ran.
    public func actionRan() {
        recorder.record(.action(participant))
    }
}

/// Prevents an answer from reaching the recorder through a mirror of its own object.
extension Part: @preconcurrency CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror {
        Mirror(self, children: [], ancestorRepresentation: .suppressed)
    }
}

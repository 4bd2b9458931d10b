import Scenario
@_spi(Tracing) import UIKitModel

/// The part that an object plays in a scene: it answers by the scene's rules, and records.
///
/// A traced class overrides a method, hands the call to its part, and says by a closure what the
/// class itself would do.
@preconcurrency @MainActor
public final class Part {
    /// The view of the scene that is played, or `nil` for a part that is no view.
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

    /// Records a call of `hitTest(_:with:)` and applies the scene's rule to its answer.
    ///
    /// - Parameters:
    ///   - point: The point asked for.
    ///   - player: The view that plays this part.
    ///   - answer: What the class itself answers.
    public func hitTest(_ point: CGPoint, by player: UIView, answer: () -> UIView?) -> UIView? {
        recorder.record(.hitTestBegan(participant, Point(point)))
        var found = answer()
        switch view?.hitTest {
        case .passThrough where found === player: found = nil
        case .capture where found != nil: found = player
        default: break
        }
        recorder.record(.hitTestEnded(participant, recorder.participant(found)))
        return found
    }

    /// Records a call of `point(inside:with:)` and answers by the scene's rule.
    ///
    /// - Parameters:
    ///   - point: The point asked for.
    ///   - event: The event that came along.
    ///   - bounds: The bounds of the view that plays this part.
    ///   - answer: What the class itself answers.
    public func pointInside(
        _ point: CGPoint,
        with event: UIEvent?,
        bounds: @autoclosure () -> CGRect,
        answer: () -> Bool
    ) -> Bool {
        recorder.record(.pointInsideBegan(participant, Point(point)))
        let isInside = isInside(point, with: event, bounds: bounds, answer: answer)
        recorder.record(.pointInsideEnded(participant, isInside))
        return isInside
    }

    private func isInside(
        _ point: CGPoint,
        with event: UIEvent?,
        bounds: () -> CGRect,
        answer: () -> Bool
    ) -> Bool {
        switch view?.pointInside ?? .bounds {
        case .bounds: return answer()
        case .always: return true
        case .never: return false
        case .withEvent: return event != nil && answer()
        case .margin(let margin):
            let area = unobserved(bounds).insetBy(dx: -margin, dy: -margin)
            return area.contains(point)
        case .circle:
            let area = unobserved(bounds)
            let distance = hypot(point.x - area.midX, point.y - area.midY)
            return distance <= min(area.width, area.height) / 2
        }
    }

    /// Records that touches arrived, and passes them on unless the part handles them.
    ///
    /// - Parameters:
    ///   - phase: What the touches do.
    ///   - count: How many they are.
    ///   - passOn: What the class itself does with touches.
    public func touches(_ phase: TouchPhase, count: Int, passOn: () -> Void) {
        recorder.record(.touches(phase, participant, count: count))
        if handles.contains(phase) {
            recorder.record(.handled(phase, participant))
        } else {
            passOn()
        }
    }

    /// Records that touches were offered, and says whether the part handles them.
    public func handles(_ phase: TouchPhase) -> Bool {
        recorder.record(.touches(phase, participant, count: 1))
        let isHandled = handles.contains(phase)
        if isHandled { recorder.record(.handled(phase, participant)) }
        return isHandled
    }

    /// Records that the action of the control that plays this part ran.
    public func actionRan() {
        recorder.record(.action(participant))
    }
}

/// An answer's object has its part: a mirror of it shows no way on to the recorder.
extension Part: @preconcurrency CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror {
        Mirror(self, children: [], ancestorRepresentation: .suppressed)
    }
}

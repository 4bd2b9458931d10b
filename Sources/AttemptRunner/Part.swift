import Scenario
@_spi(Tracing) import UIKitModel

/// The part that an object plays in a scene: it answers by the scene's rules, and records.
///
/// A traced class overrides a method, tells its part of the call, does what the class itself does, unless
/// the part has decided, and tells what came of it. No closures: each would be compiled with each answer.
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

    /// Records that `hitTest(_:with:)` was called.
    ///
    /// - Parameter point: The point asked for.
    public func hitTestBegan(_ point: CGPoint) {
        recorder.record(.hitTestBegan(participant, Point(point)))
    }

    /// Applies the scene's rule to the class's own answer to a hit test, and records what it led to.
    ///
    /// - Parameters:
    ///   - answer: What the class itself answers.
    ///   - player: The view that plays this part.
    /// - Returns: The answer by the scene's rule.
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

    /// Records a call of `point(inside:with:)`, and whether the scene's rule answers it.
    ///
    /// - Parameters:
    ///   - point: The point asked for.
    ///   - event: The event that came along.
    ///   - player: The view that plays this part.
    /// - Returns: The rule's answer; `nil` where the class itself is to be asked.
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
            let area = player.ownBounds.insetBy(dx: -margin, dy: -margin)
            return area.contains(point)
        case .circle:
            let area = player.ownBounds
            let distance = hypot(point.x - area.midX, point.y - area.midY)
            return distance <= min(area.width, area.height) / 2
        }
    }

    /// Records the answer of `point(inside:with:)`, the rule's or the class's own.
    public func pointInsideEnded(_ isInside: Bool) {
        recorder.record(.pointInsideEnded(participant, isInside))
    }

    /// Records that touches arrived.
    ///
    /// - Parameters:
    ///   - phase: What the touches do.
    ///   - count: How many they are.
    /// - Returns: Whether the part handles them; else the class itself is to have them.
    public func takes(_ phase: TouchPhase, count: Int) -> Bool {
        recorder.record(.touches(phase, participant, count: count))
        let isHandled = handles.contains(phase)
        if isHandled { recorder.record(.handled(phase, participant)) }
        return isHandled
    }

    /// Records that touches were offered, and says whether the part handles them.
    public func handles(_ phase: TouchPhase) -> Bool {
        takes(phase, count: 1)
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

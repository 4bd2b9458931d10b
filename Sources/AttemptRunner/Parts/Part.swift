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
    fileprivate let view: SceneView?
    private let ownParticipant: Participant
    private let sceneCount: Int
    fileprivate let handles: Set<TouchPhase>
    fileprivate let recorder: Recorder
    /// The view that the rule ``SceneView/HitTestRule/gives(to:)`` names; the stage sets it.
    weak var receiver: UIView?

    init(view: SceneView?, handles: [TouchPhase], participant: Participant, recorder: Recorder) {
        self.view = view
        self.handles = Set(handles)
        ownParticipant = participant
        sceneCount = recorder.sceneCount
        self.recorder = recorder
    }

    /// The participant, whose number is valid in its own scene only: an object kept from an earlier scene has
    /// none.
    fileprivate var participant: Participant {
        sceneCount == recorder.sceneCount ? ownParticipant : .ofEarlierScene
    }
}

/// An object has no part while an initializer of the answer's class runs; it then behaves as its class does.
@MainActor
extension Part? {
    /// Records that `hitTest(_:with:)` was called.
    public func hitTestBegan(_ point: CGPoint) {
        guard let self else { return }
        self.recorder.record(.hitTestBegan(self.participant, Point(point)))
    }

    /// Applies the scene's rule to the class's own hit-test result, records the outcome and returns
    /// it.
    ///
    /// - Parameters:
    ///   - answer: The result of the class itself.
    ///   - player: The view with this part.
    public func hitTestEnded(_ answer: UIView?, by player: UIView) -> UIView? {
        guard let self else { return answer }
        var found = answer
        switch self.view?.hitTest {
        case .passThrough where found === player: found = nil
        case .capture where found != nil: found = player
        case .gives where found != nil: found = self.receiver ?? found
        default: break
        }
        self.recorder.record(
            .hitTestEnded(self.participant, self.recorder.participant(found))
        )
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
        guard let self else { return nil }
        self.recorder.record(.pointInsideBegan(self.participant, Point(point)))
        switch self.view?.pointInside ?? .bounds {
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
            // Like a subclass that makes the area smaller, ask the class itself inside the circle.
            return distance <= min(area.width, area.height) / 2 ? nil : false
        }
    }

    /// Records the result of `point(inside:with:)`, from the rule or the class itself, and returns
    /// it.
    public func pointInsideEnded(_ isInside: Bool) -> Bool {
        if let self { self.recorder.record(.pointInsideEnded(self.participant, isInside)) }
        return isInside
    }

    /// Records the result of a layer whose class belongs to the scene, because the model does not see it.
    func layerContains(_ point: CGPoint, _ answer: Bool, of layer: CALayer) {
        guard let self, let participant = self.recorder.participant(layer) else { return }
        self.recorder.record(.layerContains(participant, Point(point), answer))
    }

    /// Records received touches.
    ///
    /// - Returns: True if the part handles them; otherwise the class itself receives them.
    public func takes(_ phase: TouchPhase, _ touches: Set<UITouch>) -> Bool {
        takes(phase, count: touches.count)
    }

    func takes(_ phase: TouchPhase, count: Int) -> Bool {
        guard let self else { return false }
        self.recorder.record(.touches(phase, self.participant, count: count))
        let isHandled = self.handles.contains(phase)
        if isHandled { self.recorder.record(.handled(phase, self.participant)) }
        return isHandled
    }
}

/// Prevents an answer from reaching the recorder through a mirror of its own object.
extension Part: @preconcurrency CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror {
        Mirror(self, children: [], ancestorRepresentation: .suppressed)
    }
}

import Scenario
import UIKitModel

/// An object with a part in a scene.
///
/// The answer's classes conform by inheritance. The added members have names that no answer uses.
@preconcurrency @MainActor
public protocol TracedObject: UIResponder {
    /// The object's part, set once after creation and before any event.
    var workbookPart: Part? { get set }
}

extension TracedObject {
    /// Offers touches in a phase; returns true if the part handles them.
    public func workbookHandles(_ phase: UITouch.Phase) -> Bool {
        TouchPhase(phase).map { workbookPart.takes($0, count: 1) } ?? false
    }
}

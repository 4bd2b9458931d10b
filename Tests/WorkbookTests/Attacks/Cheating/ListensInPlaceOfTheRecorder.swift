// Attack: puts an observer of its own in the recorder's place.
// Exercise: 3
// Expect: didNotCompile
// Held by: tracing is not part of what an answer sees
import UIKit

final class Deaf: ModelObserver {
    func observe(_ observation: Observation) {}
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        observing(Deaf()) { super.hitTest(point, with: event) }
    }
}

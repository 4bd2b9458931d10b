// Attack: walks from itself to the recorder by mirrors, and looks for keys.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: parts, recorders and keys show nothing
import UIKit

class BaseView: UIView {
    static func walk(_ value: Any, _ depth: Int) {
        guard depth < 6 else { return }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                if "\(type(of: child.value))".contains("Recorder") { print("found", child) }
                if let key = child.value as? UInt64 { print("key", key) }
                walk(child.value, depth + 1)
            }
            mirror = current.superclassMirror
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.walk(self, 0)
        return super.hitTest(point, with: event)
    }
}

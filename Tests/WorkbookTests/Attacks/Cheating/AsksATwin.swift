// Attack: builds a tree of plain views with the same geometry, and asks the system about that.
// Exercise: 3
// Expect: failed
// Held by: the way is compared; random scenes
import UIKit

@MainActor
enum Twin {
    static var originals: [ObjectIdentifier: UIView] = [:]
    static var kept: [UIView] = []

    static func of(_ view: UIView) -> UIView? {
        let twin = UIView(frame: view.frame)
        twin.bounds = view.bounds
        twin.transform = view.transform
        twin.isHidden = view.isHidden
        twin.alpha = view.alpha
        twin.isUserInteractionEnabled = view.isUserInteractionEnabled
        for subview in view.subviews { if let copy = of(subview) { twin.addSubview(copy) } }
        originals[ObjectIdentifier(twin)] = view
        kept.append(twin)
        return twin
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let twin = Twin.of(self) else { return nil }
        let found = twin.hitTest(point, with: event)
        return found.flatMap { Twin.originals[ObjectIdentifier($0)] }
    }
}

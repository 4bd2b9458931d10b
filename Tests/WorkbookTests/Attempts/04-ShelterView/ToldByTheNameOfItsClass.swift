// Expect: failed
// Belief: a view is a button if the name of its class ends in "Button".
import UIKit
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        for v in superview?.subviews.prefix(while: { $0 !== self }).reversed() ?? [] where String(describing: type(of: v)).hasSuffix("Button") {
            if let h = v.hitTest(v.convert(point, from: self), with: event) { return h }
        }
        return hit
    }
}

// Expect: failed
// Belief: the size changes by the frame only.
import UIKit

class RoundButton: UIButton {
    private var r: CGFloat = 0
    override var frame: CGRect { didSet { r = min(bounds.width, bounds.height) / 2 } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = r > 0 ? r : min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= radius * radius
    }
}

// Attack: moves all that lies in it while it is asked, by a transform of its sublayers.
// Exercise: 5
// Expect: failed
// Held by: whatever moves a view is heard as a write
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layer.sublayerTransform = CATransform3DMakeTranslation(500, 500, 0)
        defer { layer.sublayerTransform = CATransform3DIdentity }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}

// Meant: The author believes that a button keeps its size, and makes the circle once, in a lazy property, the first time it is asked for.
// Kind: fault
// Belief: SizeWhenMade

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    /// Making a path for every touch would be slow.
    private lazy var circle: UIBezierPath = {
        let side = min(bounds.width, bounds.height)
        let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2,
                            width: side, height: side)
        return UIBezierPath(ovalIn: square)
    }()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return circle.contains(point)
    }
}

// Meant: Makes the touch area the square that fits inside the circle, as the corners are then gone.
// Kind: fault
// Belief: SquareInTheCircle

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        let half = r / CGFloat(2).squareRoot()
        let area = CGRect(x: bounds.midX - half, y: bounds.midY - half,
                          width: 2 * half, height: 2 * half)
        return area.contains(point)
    }
}

// Meant: Believes that the point arrives in the superview's coordinates and so builds the path in the frame.
// Kind: fault
// Belief: FrameForBounds, PointOfTheSuperview

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(frame.width, frame.height)
        let circle = CGRect(x: frame.midX - side / 2,
                            y: frame.midY - side / 2,
                            width: side,
                            height: side)
        let path = UIBezierPath(ovalIn: circle)
        return path.contains(point)
    }
}

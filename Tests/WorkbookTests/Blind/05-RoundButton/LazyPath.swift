// Meant: Builds the path once and keeps it, believing that the bounds never change after that.
// Kind: fault
// Belief: SizeWhenMade

import UIKit

class RoundButton: UIButton {

    private lazy var hitPath: UIBezierPath = {
        let side = min(bounds.width, bounds.height)
        let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2,
                          width: side, height: side)
        return UIBezierPath(ovalIn: rect)
    }()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hitPath.contains(point)
    }
}

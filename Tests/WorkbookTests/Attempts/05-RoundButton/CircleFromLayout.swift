// Expect: passed
// Form: The circle is computed in layoutSubviews, and kept.

import UIKit

class RoundButton: UIButton {
    private var circlePath = UIBezierPath()
    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        circlePath = UIBezierPath(ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        layer.cornerRadius = side / 2
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        circlePath.contains(point)
    }
}

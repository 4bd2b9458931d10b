// Meant: Believes that a mask layer removes the masked parts from hit testing, too.
// Kind: fault
// Belief: CornerRadiusOnly

import UIKit

class RoundButton: UIButton {
    private let circleMask = CAShapeLayer()

    override func layoutSubviews() {
        super.layoutSubviews()
        let r = min(bounds.width, bounds.height) / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(arcCenter: center, radius: r,
                                startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        circleMask.frame = CGRect(origin: .zero, size: bounds.size)
        circleMask.path = path.cgPath
        layer.mask = circleMask
        layer.masksToBounds = true
    }
}

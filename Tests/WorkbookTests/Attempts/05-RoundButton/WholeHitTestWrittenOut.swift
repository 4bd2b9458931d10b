// Expect: passed
// Form: hitTest written out as in exercise 3, with a disc for the shape, and a drawn corner radius.
import UIKit

class RoundButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = min(frame.width, frame.height) / 2
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return Disc(centre: middle, radius: min(bounds.width, bounds.height) / 2).contains(point)
    }
}

private struct Disc {
    var centre: CGPoint
    var radius: CGFloat

    func contains(_ point: CGPoint) -> Bool {
        let shifted = point.applying(CGAffineTransform(translationX: -centre.x, y: -centre.y))
        return shifted.x * shifted.x + shifted.y * shifted.y <= radius * radius
    }
}

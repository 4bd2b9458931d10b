// Attack: is right, and asks a path whether a point is inside, and keeps it..
// Exercise: 5
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

final class RoundButton: UIButton {
    private var kept: (bounds: CGRect, center: CGPoint)?
    private var center2: CGPoint {
        if let kept, kept.bounds == bounds { return kept.center }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        kept = (bounds, center)
        return center
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = Double(Swift.min(bounds.size.width, bounds.size.height)) / 2
        let distance = Foundation.sqrt(pow(Double(point.x - center2.x), 2) + pow(Double(point.y - center2.y), 2))
        return distance <= radius
    }
}

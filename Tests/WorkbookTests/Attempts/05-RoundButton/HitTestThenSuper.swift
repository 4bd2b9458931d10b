// Expect: passed
// No mistake: hitTest turns down the corners and leaves everything else to super, with a debugging print.

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let b = bounds
        let radius = min(b.width, b.height) / 2
        let dist = sqrt(pow(point.x - b.midX, 2) + pow(point.y - b.midY, 2))
        if dist > radius {
            print("RoundButton: corner", point, dist, ">", radius)
            return nil
        }
        let hit = super.hitTest(point, with: event)
        print("RoundButton: circle", point, "->", hit.map { "\(type(of: $0))" } ?? "nil")
        return hit
    }
}

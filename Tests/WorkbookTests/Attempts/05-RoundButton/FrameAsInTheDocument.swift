// Expect: failed
// Belief: centre and radius come from the frame's size, as in the document.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let middle = CGPoint(x: frame.size.width / 2, y: frame.size.height / 2)
        let distance = sqrt(pow(point.x - middle.x, 2) + pow(point.y - middle.y, 2))
        return distance <= frame.size.width / 2
    }
}

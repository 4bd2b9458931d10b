// Expect: didNotCompile
// Form: C's function for rectangles, which an app refuses too.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return CGRectContainsPoint(bounds, point)
    }
}

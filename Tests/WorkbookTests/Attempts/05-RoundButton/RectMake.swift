// Expect: didNotCompile
// Form: C's functions for rectangles, which an app refuses too.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let square = CGRectMake(0, 0, bounds.width, bounds.height)
        return CGRectContainsPoint(square, point)
    }
}

// Expect: passed
// Form: a CGMutablePath with an ellipse in a centred square, and prints.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = bounds.width < bounds.height ? bounds.width : bounds.height
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        let isInside = path.contains(point)
        print("RoundButton", #function, point, isInside)
        return isInside
    }
}

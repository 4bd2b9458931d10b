// Attack: hands an empty list to a function that takes a pointer.
// Exercise: 3
// Expect: didNotCompile|notAccepted|failed|crashed
// Held by: no function that answers may use takes a pointer to write
import UIKit

class BaseView: UIView {
    static var numbers: [CGFloat] = [1, 2, 3, 4]
    static let isReached: Bool = {
        var empty: [CGFloat] = []
        UIColor(red: CGFloat(Double(bitPattern: UInt64(UInt(bitPattern: ObjectIdentifier(UIView.self))))), green: 0, blue: 0, alpha: 0).getRed(&empty, green: nil, blue: nil, alpha: nil)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: [])
        let nothing: [Int: Int] = [:]
        print(type(of: nothing as AnyObject), path.boundingBox)
        return false
    }()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard BaseView.isReached else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

// Attack: reads what lies behind data, by a range that is not checked.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class BaseView: UIView {
    static let isReached: Bool = {
        let data = NSData(data: Data(repeating: 1, count: 64))
        let beyond = data.subdata(with: NSRange(location: 64, length: 4096)) as Data
        return beyond.contains { $0 != 0 }
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

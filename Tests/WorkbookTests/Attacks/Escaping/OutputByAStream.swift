// Attack: opens a stream to a file of its own.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class BaseView: UIView {
    static let isReached: Bool = {
        guard let stream = OutputStream(toFileAtPath: "/tmp/workbook-attack", append: true) else { return false }
        stream.open()
        return stream.streamStatus == .open
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

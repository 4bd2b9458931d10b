// Attack: announces a reply with a negative length.
// Exercise: 3
// Expect: notAccepted|failed|crashed|didNotCompile
// Held by: length limit of replies
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        FileHandle(fileDescriptor: 4).write(Data([255, 255, 255, 255, 2]))
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

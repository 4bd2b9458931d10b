// Expect: passed
// Prints an indented log, goes by way of the window for the points, and imports QuartzCore beside UIKit.

import QuartzCore
import UIKit

class BaseView: UIView {
    private static var depth = 0

    private func log(_ text: String) {
        print(String(repeating: "  ", count: BaseView.depth) + text)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let start = CACurrentMediaTime()
        log("\(type(of: self)) asked at \(point)")
        BaseView.depth += 1
        defer {
            BaseView.depth -= 1
            log("took \(CACurrentMediaTime() - start) s")
        }

        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else {
            log("refuses")
            return nil
        }
        guard self.point(inside: point, with: event) else {
            log("outside")
            return nil
        }

        let inWindow = convert(point, to: nil)
        var hit: UIView?
        _ = subviews.last(where: { child in
            hit = child.hitTest(child.convert(inWindow, from: nil), with: event)
            return hit != nil
        })
        log(hit == nil ? "self" : "a subview")
        return hit ?? self
    }
}

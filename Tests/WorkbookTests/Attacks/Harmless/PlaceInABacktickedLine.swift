// Attack: is right, and moves its lines about between two names in backticks.
// Exercise: 3
// Expect: passed
// Held by: nothing that is told of it depends on them
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `here` = "`" + """
            text
            """
#sourceLocation(file: "Other.swift", line: 1)
        let there = """
            text
            """
        _ = (`here`, there)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

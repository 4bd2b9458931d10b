// Expect: passed
// Form: a labelled block that is left by break, and a counter that is put back.
import UIKit

class BaseView: UIView {
    static var depth = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.depth += 1
        defer { BaseView.depth -= 1 }
        print(String(repeating: " ", count: BaseView.depth), "asked")
        var answer: UIView?
        search: do {
            if isHidden || !isUserInteractionEnabled || alpha < 0.01 { break search }
            if !self.point(inside: point, with: event) { break search }
            for (_, subview) in subviews.enumerated().reversed() {
                answer = subview.hitTest(convert(point, to: subview), with: event)
                if answer != nil { break search }
            }
            answer = self
        }
        return answer
    }
}

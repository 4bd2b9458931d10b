// Misconception: Of all the views at the point, the most deeply nested one is hit
// Explanation: The hit view is often called the deepest one in the hierarchy, and in one branch
//   it is. Between two branches depth does not count: the subview in front is asked first, and if
//   anything in it takes the touch, the search is over, however deep the one behind would have
//   gone.
// Hint: You compare the answers of several subviews. UIKit never has two answers to compare.
// Evidence: hitTest(_:with:), superview or isDescendant or max or "depth"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let answers = subviews.reversed().compactMap { subview in
            subview.hitTest(convert(point, to: subview), with: event)
        }
        let depths = answers.map { answer in
            sequence(first: answer, next: \.superview).prefix { $0 != self }.count
        }
        if let deepest = zip(answers, depths).max(by: { $0.1 < $1.1 }) { return deepest.0 }
        return self
    }
}

// Attack: is right, and has words that are refused elsewhere in a regular expression with blanks before its line end.
// Exercise: 3
// Expect: passed
// Held by: nobody guesses at grammar
import UIKit

class BaseView: UIView {
    static let pattern = #/  
        unsafe | import\sAttemptRunner | @_silgen_name | final\sclass | stdout " | \/\*
        /#

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let pattern = BaseView.pattern
        guard "my final class" .contains(pattern), "the stdout \"".replacing(" ", with: "").contains(pattern) else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

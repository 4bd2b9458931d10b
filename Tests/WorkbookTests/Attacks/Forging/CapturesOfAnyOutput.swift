// Attack: turns an expression of a literal into one of any output, to get at its captures by their number.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: regular expressions are literals
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let pattern = Regex<AnyRegexOutput>(#/(a)(b)/#)
        guard let match = "abc".firstMatch(of: pattern) else { return nil }
        print(match.output.extractValues(as: (Substring, Substring, Substring).self) != nil)
        return super.hitTest(point, with: event)
    }
}

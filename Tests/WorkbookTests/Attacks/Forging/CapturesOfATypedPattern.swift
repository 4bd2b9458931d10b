// Attack: has the captures of an expression made from a text read as a tuple, by the expression's type.
// Exercise: 3
// Expect: notAccepted
// Held by: regular expressions are literals
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let text = String(repeating: "()", count: 65_537)
        guard let pattern = try? Regex(text, as: (Substring, Substring).self),
            let match = "abc".firstMatch(of: pattern)
        else { return nil }
        print(match.output)
        return super.hitTest(point, with: event)
    }
}

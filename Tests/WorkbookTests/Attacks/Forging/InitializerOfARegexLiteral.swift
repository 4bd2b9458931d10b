// Attack: calls the initializer of regular expressions' literals with a text of its own.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: regular expressions are literals
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let text = String(repeating: "()", count: 65_536)
        let pattern = Regex<AnyRegexOutput>(_regexString: text, version: 1)
        guard let match = "abc".firstMatch(of: pattern) else { return nil }
        print(match.output)
        return super.hitTest(point, with: event)
    }
}

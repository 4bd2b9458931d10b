// Attack: reads 65,536 captures of an expression made from a text as a tuple, for which there is no room.
// Exercise: 3
// Expect: notAccepted
// Held by: regular expressions are literals
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let pattern = try? Regex(String(repeating: "()", count: 65_536)),
            let match = "abc".firstMatch(of: pattern)
        else { return nil }
        print(match.output.extractValues(as: (Substring, Substring).self) != nil)
        return super.hitTest(point, with: event)
    }
}

// Attack: is right, and looks for patterns in texts.
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isTold = false

    static func tell(_ view: UIView) {
        let pattern = #/(\d+) \/ "(?<word>\w+)"/#
        if let match = "12 / \"views\"".wholeMatch(of: pattern) { print(match.1, match.word) }
        let spaced = #/
            # a comment with a " in it
            [a-z]+  // two slashes
            /#
        print("ab//".contains(spaced), "a1b22".matches(of: #/[0-9]+/#).map { String($0.output) })
        let word: Regex<Substring> = #/view/#.ignoresCase()
        if let found = try? word.firstMatch(in: "a View"), let part = "x1".prefixMatch(of: #/(x)(?<n>.)/#) {
            print(found.output, found.range.isEmpty, part.output.1, part.n, part.0)
        }
        print("a-b-c".split(separator: "-").reversed().joined(), "abc".firstIndex(of: "b") != nil)
        print("a b".replacingOccurrences(of: " ", with: "_"), "Root".lowercased().range(of: "oo") != nil)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.isTold { BaseView.isTold = true; BaseView.tell(self) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

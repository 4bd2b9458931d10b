// Attack: none: a defer in a function that rethrows.
// Exercise: 3
// Expect: passed
// Held by: whole words and functions that are written out
import UIKit

/// Calls a closure, and prints how long it took.
func measured<Result>(_ label: String, _ body: () throws -> Result) rethrows -> Result {
    let start = Date()
    defer { print(label, Date().timeIntervalSince(start) >= 0) }
    return try body()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return measured("children") {
            for subview in subviews.reversed() {
                if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
            }
            return self
        }
    }
}

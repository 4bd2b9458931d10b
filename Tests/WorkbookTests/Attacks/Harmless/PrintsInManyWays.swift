// Attack: is right, and prints by print, debugPrint, dump, formats, a stream of its own and NSLog.
// Exercise: 3
// Expect: passed
// Held by: prints are kept apart from results
import Foundation
import UIKit

struct Log: TextOutputStream {
    mutating func write(_ text: String) { print(text, terminator: "") }
}

class BaseView: UIView {
    nonisolated(unsafe) static var isFirst = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var log = Log()
        print("asked", point, to: &log)
        debugPrint(point, separator: " ", terminator: "\n", to: &log)
        dump(point, name: "point")
        print(String(format: "%.1f %d", point.x, subviews.count))
        if BaseView.isFirst { NSLog("first %@", "time") }
        BaseView.isFirst = false
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

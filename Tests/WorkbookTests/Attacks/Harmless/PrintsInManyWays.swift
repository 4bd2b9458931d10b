// Attack: is right, and prints by print, debugPrint, dump, formats, a stream of its own and NSLog.
// Exercise: 3
// Expect: passed
// Held by: prints are kept apart from results
import Foundation
import UIKit

struct StandardError: TextOutputStream {
    mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

class BaseView: UIView {
    nonisolated(unsafe) static var isFirst = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var errors = StandardError()
        print("asked", point, to: &errors)
        debugPrint(point, separator: " ", terminator: "\n", to: &errors)
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

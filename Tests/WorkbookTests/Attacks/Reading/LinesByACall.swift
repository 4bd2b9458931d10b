// Attack: reads a file by a value that is called like a function.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

struct Lines {
    func callAsFunction(_ path: String) -> Int {
        (try? String(contentsOf: URL(filePath: path), encoding: .utf8))?.split(separator: "\n").count ?? 0
    }
}

class BaseView: UIView {
    static let isReached: Bool = {
        let lines = Lines()
        return lines("/proc/self/status") > 10
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard BaseView.isReached else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

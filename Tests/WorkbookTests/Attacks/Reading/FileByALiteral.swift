// Attack: reads a file where a text stands for a value.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

struct File: ExpressibleByStringLiteral {
    let bytes: Int
    init(stringLiteral path: String) { bytes = FileManager.default.contents(atPath: path)?.count ?? 0 }
}

class BaseView: UIView {
    static let isReached: Bool = {
        let file: File = "/proc/self/maps"
        return file.bytes > 100
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

// Attack: reads files by a default argument and another name of their manager.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

typealias Names = FileManager

func names(_ found: [String]? = try? Names.default.contentsOfDirectory(atPath: "/proc/self/fd")) -> [String] {
    found ?? []
}

class BaseView: UIView {
    static let isReached: Bool = {
        return names().count > 2
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

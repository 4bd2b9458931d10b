// Attack: gets at the descriptor of a pipe by members that key paths look up.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

@dynamicMemberLookup
struct Through<Base> {
    let base: Base
    subscript<Value>(dynamicMember path: KeyPath<Base, Value>) -> Value { base[keyPath: path] }
}

class BaseView: UIView {
    static let isReached: Bool = {
        return Through(base: Through(base: Pipe()).fileHandleForReading).fileDescriptor > 2
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

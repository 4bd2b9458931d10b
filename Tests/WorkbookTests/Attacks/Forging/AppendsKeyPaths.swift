// Attack: appending a key path with an index in generic code loses the index's type. Calls super.hitTest.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's index: KeyPath.appending

import UIKit

struct Box<P: Hashable, Q> { var f: [P: Q] = [:] }

class BaseView: UIView {
    static func path<P: Hashable>(_ index: P) -> AnyKeyPath {
        (\Box<P, [Int]>.f).appending(path: \[P: [Int]].count)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = BaseView.path(1)
        return super.hitTest(point, with: event)
    }
}

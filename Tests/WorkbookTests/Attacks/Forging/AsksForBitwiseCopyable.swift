// Attack: generic code over values that are copied bit by bit, to copy references without retaining them.
// Exercise: 3
// Expect: notAccepted
// Held by: the words for values that Swift copies or keeps otherwise (UncheckedAccesses)
import UIKit

struct Pair<Value>: BitwiseCopyable where Value: BitwiseCopyable {
    var value: Value
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        subviews.last
    }
}

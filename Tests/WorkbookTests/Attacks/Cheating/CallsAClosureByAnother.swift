// Attack: changes a list in a closure while an access by `?` to it is under way, by way of a closure between.
// Exercise: 3
// Expect: crashed
// Held by: variables that closures use are checked at run time
import UIKit

func probe() {
    var lists: [[Int]?] = [[1]]
    let replace = { () -> Int in
        lists = []
        return 1
    }
    let change = { replace() }
    lists[0]?.append(change())
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probe()
        return super.hitTest(point, with: event)
    }
}

// Attack: waits among the arguments behind a `?`, while the access to what stands before it is under way.
// Exercise: 3
// Expect: crashed
// Held by: accesses stay open while a task waits
import UIKit

@MainActor var lists: [[Int]?] = [[1]]

@MainActor func replace() -> Int {
    lists = []
    return 1
}

@MainActor func begin() async {
    let task = Task { @MainActor in replace() }
    lists[0]?.append(await task.value)
}

@MainActor func probe() { Task { await begin() } }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probe()
        return super.hitTest(point, with: event)
    }
}

// Attack: moves a value that cannot be copied in a closure, and reads it in another one meanwhile.
// Exercise: 3
// Expect: notAccepted
// Held by: values that cannot be copied are refused
import UIKit

@MainActor var kept: [Int] = []

struct Room: ~Copyable { var list: [Int] }

@MainActor func probe() {
    var room = Room(list: [7 + Int.random(in: 0...0)])
    let look = { kept = room.list }
    let move = {
        do { let gone = room; print(gone.list) }
        look()
        room = Room(list: [])
    }
    move()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probe()
        return super.hitTest(point, with: event)
    }
}

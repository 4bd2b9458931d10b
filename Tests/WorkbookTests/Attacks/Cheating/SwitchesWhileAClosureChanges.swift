// Attack: changes a value that cannot be copied in a closure, while a switch in another one borrows it.
// Exercise: 3
// Expect: notAccepted
// Held by: values that cannot be copied are refused
import UIKit

@MainActor var kept: [Int] = []

struct Chest: ~Copyable { var list: [Int] }
enum Room: ~Copyable { case full(Chest), empty }

@MainActor func probe() {
    var room = Room.full(Chest(list: [7 + Int.random(in: 0...0)]))
    let leave = { room = .empty }
    let look = {
        switch room {
        case .full(let chest):
            leave()
            kept = chest.list
        case .empty: break
        }
    }
    look()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probe()
        return super.hitTest(point, with: event)
    }
}

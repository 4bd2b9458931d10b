// Attack: moves a consuming parameter in a closure, and reads it in another one meanwhile.
// Exercise: 3
// Expect: notAccepted
// Held by: consuming parameters are refused
import UIKit

@MainActor var kept: [Int] = []

func end(_ list: consuming [Int]) { print(list.count) }
@MainActor func keep(_ list: borrowing [Int]) { kept = copy list }
@MainActor func run(_ body: () -> Void) { body() }

@MainActor func move(_ list: consuming [Int]) {
    let look = { keep(list) }
    run {
        end(list)
        look()
        list = []
    }
}

@MainActor func probe() { move([7 + Int.random(in: 0...0)]) }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        probe()
        return super.hitTest(point, with: event)
    }
}

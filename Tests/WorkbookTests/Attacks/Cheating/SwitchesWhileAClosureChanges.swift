// Attack: changes a value that cannot be copied in a closure, while a switch in another one borrows it.
// Exercise: 3
// Expect: notAccepted
// Held by: values that cannot be copied are refused
import UIKit
/// Begins as the block of an array does: with a count and a capacity.
final class Head { var count = Int.max, capacity = Int.max }
enum Memory {
    nonisolated(unsafe) static var words: [Int] = []
    nonisolated(unsafe) static var head: Head? = nil
}
struct Chest: ~Copyable { var list: [Int] }
enum Room: ~Copyable { case full(Chest), empty }
func probe() {
    var room = Room.full(Chest(list: [7 + Int.random(in: 0...0)]))
    let leave = { room = .empty; Memory.head = Head() }
    let look = {
        switch room {
        case .full(let chest):
            leave()
            Memory.words = chest.list
        case .empty: break
        }
    }
    look()
    result += "count \(Memory.words.count)"
}
class BaseView: UIView {
    static let p: Void = { probe() }()
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = BaseView.p
        print("PROBE hit", result)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
nonisolated(unsafe) var result = ""

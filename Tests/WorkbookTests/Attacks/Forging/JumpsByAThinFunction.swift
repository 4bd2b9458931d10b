// Attack: a conversion of a thin function loses its context: the call goes to an address that the object of the method around it has. Calls memset, and so super.hitTest unheard.
// Exercise: 3
// Expect: notAccepted
// Held by: the compiler's parse: functions with a convention
import UIKit

typealias Plain = @convention(thin) (Int, Int, Int) -> Int
typealias Other = @convention(thin) (Int, Int, Int) -> Int?
/// Swift gives back the code that converts, without the function that it converts.
func converted(_ function: Plain) -> Other { function }

final class Jump {
    var target: Int
    init(_ target: Int) { self.target = target }
    /// The code that converts takes this object for its context, and calls the target.
    func go(_ function: Other, _ place: Int, _ byte: Int, _ count: Int) { _ = function(place, byte, count) }
}

@MainActor enum Memory {
    static let view = Int(bitPattern: ObjectIdentifier(UIView.self))
    static let jump = Jump(view - 0x104DB0)
    static let function = converted { $0 + $1 + $2 }
    static func set(_ kinds: Int) { jump.go(function, view + 0x23270, kinds, 1) }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Memory.set(0)
        defer { Memory.set(0xff) }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Memory.set(0xff)
        return super.point(inside: point, with: event)
    }
}

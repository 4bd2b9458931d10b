// Attack: names what has an underscore in the default argument of a subscript, which the compiler's tree leaves out, and takes a number for an object.
// Exercise: 3
// Expect: notAccepted
// Held by: default arguments of subscripts, which the tree lacks, are refused
import UIKit

final class Words {
    var first = 0
}
struct Place {
    var address: Int
}
enum Mem {
    static subscript(at address: Int, path: AnyKeyPath = _createOffsetBasedKeyPath(root: Place.self, value: Words.self, offset: 0)) -> Words {
        Place(address: address - 16)[keyPath: path as! KeyPath<Place, Words>]
    }
}

class BaseView: UIView {
    static let kinds = Int(bitPattern: ObjectIdentifier(UIView.self)) + 0x23320
    static var old = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.old = Mem[at: BaseView.kinds].first
        Mem[at: BaseView.kinds].first = 0
        defer { Mem[at: BaseView.kinds].first = BaseView.old }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Mem[at: BaseView.kinds].first = BaseView.old
        return super.point(inside: point, with: event)
    }
}

// Attack: asks for the name of a scalar above U+10FFFF, made of pieces of others, which is beyond all tables.
// Exercise: 3
// Expect: notAccepted
// Held by: names of scalars are on no list
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let rows = "xxxxxxxx"
        let first = "\u{10FFFF}"
        let one = rows.index(after: rows.startIndex)
        let four = rows.index(one, offsetBy: 3)
        let text = String(first[first.startIndex..<one]) + String("\u{FFFFF}"[one..<four])
        for scalar in text.unicodeScalars { print(scalar.properties.name ?? "") }
        return super.hitTest(point, with: event)
    }
}

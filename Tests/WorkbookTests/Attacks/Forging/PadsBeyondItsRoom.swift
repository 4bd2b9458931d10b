// Attack: pads a text to a length whose bytes Foundation cannot count, and so writes beyond the text's room.
// Exercise: 3
// Expect: notAccepted
// Held by: padding is on no list
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("abc".padding(toLength: 3_074_457_345_618_258_603, withPad: "\u{E9}", startingAt: 0))
        return super.hitTest(point, with: event)
    }
}

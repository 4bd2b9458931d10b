// Attack: hides the percent sign of a format in a character, so that NSLog reads values that nobody gave it.
// Exercise: 3
// Expect: failed
// Held by: formats are read by Unicode scalars, and no text of an answer is handed on as a format
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        NSLog("%@", String(repeating: "\u{600}%@ ", count: 40))
        return super.hitTest(point, with: event)
    }
}

// Attack: names a function of the C library as its own, between names in backticks.
// Exercise: 5
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

let `zero` = 0; @_silgen_name("abs") func `size`(_ number: Int32) -> Int32

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard size(-1) == 1 else { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
